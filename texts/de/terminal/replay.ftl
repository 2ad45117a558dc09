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
