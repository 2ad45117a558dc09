# Was `fogbound replay` neben der Landschaft zeigt.

replay-place = Nach Entscheidung { $at } von { $decisions }{ $undone ->
        [0] {""}
        [one] ; eine wurde unterwegs zurückgenommen
       *[other] ; { $undone } wurden unterwegs zurückgenommen
    }
replay-start = Vor der ersten Entscheidung
replay-hash = Stellung { $hash }
replay-verified = Geprüft: { $decisions ->
        [one] 1 Entscheidung
       *[other] { $decisions } Entscheidungen
    }, { $hashes ->
        [0] keine Prüfsumme im Protokoll
        [one] 1 Prüfsumme
       *[other] { $hashes } Prüfsummen
    }, letzte Stellung { $hash }; { $over ->
        [yes] das Spiel ist aus.
       *[no] das Spiel ist nicht zu Ende.
    }
replay-beyond = Das Protokoll hat nur { $decisions } gültige Entscheidungen.

# $file: ein Pfad. $ply: Entscheidungen vor der Stellung.
replay-turning =
    Sieh sie dir an, oder spiele von dort mit denselben Plättchen weiter:
    fogbound replay { $file } --to { $ply }
    fogbound replay { $file } --to { $ply } --branch > nochmal.fog
    fogbound play --resume nochmal.fog
replay-branch-where = Vom Ende eines Spiels geht es nicht weiter
    .help = nenne mit --to eine frühere Stellung
replay-no-branch = Von dort kann kein anderes Spiel weitergehen
    .help = das Spiel muss vorbei sein, und seine Plättchen dürfen nicht aus einer Schachtel angesagt worden sein
replay-not-lost = Dieses Spiel hat keine Person verloren
    .help = nenne die Aufzeichnung eines Spiels, das vorbei und verloren ist
replay-no-review = Da ist nichts noch einmal anzusehen
    .help = das Spiel muss vorbei sein
# $seats: die Nummern, die --seat haben kann, wie `1, 2`; `none`, wo alle zusammen spielen.
replay-review-whose =
    { $seats ->
        [none] Hier spielen alle zusammen; lass --seat weg
       *[other] --seat kann sein: { $seats }
    }
replay-no-tries = Von dieser Aufzeichnung aus lässt sich nicht weiterspielen
    .help = nimm eine Aufzeichnung, deren Plättchen mit dem Programm kommen
