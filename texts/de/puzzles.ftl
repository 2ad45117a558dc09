### Stellungen zum Knobeln.

puzzle-aim-points = Hole in diesem Zug so viele Punkte wie möglich für das Team.
puzzle-aim-ghosts = Lass nach diesem Zug so wenige Geister wie möglich auf dem Plan.
puzzle-aim-lead = Setze dich in diesem Zug nach Punkten so weit ab wie möglich.
puzzle-aim-standing = Setze dich so weit ab wie möglich, als wäre das Spiel nach diesem Zug zu Ende: Wiesen und alles Unfertige zählen mit.
puzzle-aim-sheet = Bring deinen Zettel mit dem Plättchen dieser Runde auf so viele Punkte wie möglich.
puzzle-aim-hidden = Bring deinen Zettel mit dem Plättchen dieser Runde und deinem verdeckten, bestens gelegt, auf so viele Punkte wie möglich.
puzzle-aim-win = Gewinne mit diesem Plättchen und dem nächsten.
puzzle-announced = Das nächste Plättchen: { $tile }

puzzle-worth-points = { $ahead ->
   *[other] { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    } für das Team
}
puzzle-worth-ghosts = { $ahead ->
   *[other] { $n } { $n ->
        [one] Geist
       *[other] Geister
    } auf dem Plan
}
puzzle-worth-lead = { $ahead ->
    [1] { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    } Vorsprung
    [0] Gleichstand
   *[other] { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    } Rückstand
}
puzzle-worth-standing = { $ahead ->
    [1] { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    } Vorsprung am Ende
    [0] Gleichstand am Ende
   *[other] { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    } Rückstand am Ende
}
puzzle-worth-sheet = { $ahead ->
   *[other] { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    } auf deinem Zettel
}
puzzle-worth-hidden = { $ahead ->
   *[other] { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    } auf deinem Zettel mit dem verdeckten Plättchen
}
puzzle-worth-win = { $ahead ->
   *[other] { $n ->
       *[other] das Spiel ist gewonnen
    }
}
puzzle-worth-lost = das Spiel ist verloren
puzzle-right = Richtig! Nach diesem Zug: { $brings }. Besser geht es nicht.
puzzle-wrong = Noch nicht. Nach diesem Zug: { $brings }. Möglich ist: { $could }.
puzzle-won = Richtig! Das Spiel ist gewonnen.
puzzle-unwon = Noch nicht: Das Spiel ist nicht gewonnen, und es ginge.

puzzle-fault-aim = Eine Stellung dieses Spiels braucht im Kopf ein Ziel als Kommentar: { $aims }.
puzzle-fault-nobody = Hier muss niemand entscheiden oder nicht der einzige Mensch: Nenne im Kopf einen Menschen und lass die anderen Plätze frei, wie in `# seated: person, open`; die Aufzeichnung endet da, wo er gefragt ist, in einem Spiel mit einem Platz am Anfang eines Zuges.
puzzle-fault-large = Es gibt zu viele Arten weiterzuspielen: Nimm eine kleinere Stellung oder eine spätere.
puzzle-fault-alone = Wer allein spielt, hat auch den nächsten Zug: Das Ziel einer solchen Stellung ist `win`.
puzzle-fault-together = Wer in zwei Zügen gewinnen soll, hat beide: Dieses Ziel ist für ein Spiel mit einem Platz.
puzzle-fault-lost = Hier verliert jeder Zug das Spiel: Nimm eine frühere Stellung.
puzzle-fault-same = Hier führen alle Züge zum Gleichen: Nimm ein anderes Ziel oder eine andere Stellung.
puzzle-fault-several = Mehrere verschiedene Züge sind gleich gut: Nimm ein anderes Ziel oder eine andere Stellung.

puzzles-title = Stellungen zum Knobeln
puzzles-nowhere = Diese Stellung gibt es nicht mehr. Das sind alle:
puzzles-line = Je ein Zug oder zwei, und eine Antwort, die besser ist als alle anderen. Die Punkte sagen, wie schwer es ist; gelöste merkt sich dieser Browser.
puzzles-count = { $n } von { $of } gelöst
puzzle-number = Stellung { $n }.
puzzle-solved = gelöst
puzzle-difficulty = Schwierigkeit { $n } von { $of }
puzzle-back = Alle Stellungen
puzzle-again = Noch einmal
puzzle-next = Nächste Stellung
puzzle-show = Beste Antwort zeigen
puzzle-best = Das ist die beste Antwort.
puzzle-then = `again` fängt neu an, `show` sagt die beste Antwort, Enter geht hinaus.
puzzles-none = Es gibt keine Stellung { $id }. `fogbound puzzles` zählt alle auf.
puzzle-brought = Was dieser Zug bringt

puzzles-fine = { $name }: eine beste Antwort. Wert { $worth }, besser als alle anderen um { $margin }. Die Stufe `easy` verfehlt sie { $missed } von { $of } Mal.
puzzles-unnoted = { $name }: Im Kopf steht das noch nicht. Schreib den Kommentar `{ $comment }` hinein.
puzzles-found = { $games ->
    [one] { $games } Spiel: { $n } Stellungen in { $path }
   *[other] { $games } Spiele: { $n } Stellungen in { $path }
}
puzzles-all = alles, denn sie verlieren
puzzles-fault = { $name }, Zeile { $line }: { $problem }
