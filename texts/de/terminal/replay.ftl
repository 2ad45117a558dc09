# Was `fogbound replay` neben der Landschaft zeigt.

replay-title = Level { $level } mit { $players ->
        [one] 1 Person
       *[other] { $players } Personen
    }, { $tiles } Version { $version }
    .custom = Ein eigenes Level mit { $players ->
        [one] 1 Person
       *[other] { $players } Personen
    }, { $tiles } Version { $version }
replay-place = Nach Entscheidung { $at } von { $decisions }{ $undone ->
        [0] {""}
        [one] ; eine wurde unterwegs zurückgenommen
       *[other] ; { $undone } wurden unterwegs zurückgenommen
    }
replay-start = Vor der ersten Entscheidung
replay-ghosts = Geister im Vorrat: { $supply }
replay-piles = Plättchen übrig: { $piles }
replay-points = Punkte: { $points } von { $goal }
replay-supply = Meeples im Vorrat: { $supply }
replay-hounds = Hunde: { $hounds }
replay-hash = Stellung { $hash }
replay-beyond = Das Protokoll hat nur { $decisions } gültige Entscheidungen.

## Ghosts Galore

replay-title-train = Ghosts Galore mit { $players } Personen, { $tiles } Version { $version }
# $round: 0 vor der ersten, 9 für die geheimen Plättchen und das Ende; $player hat die Laterne.
replay-round = { $round ->
        [0] Vor der ersten Runde
        [9] Die geheimen Plättchen
       *[other] Runde { $round } von 8
    }; die Laterne ist bei { $player }; { $stack } Plättchen im Stapel, noch { $stacks } Stapel danach
replay-face-up = Offen: { $tiles }
replay-claimed = Genommen von { $player }: { $tile }
# $ask: Wort der Frage.
replay-together = { $ask ->
        [side] Die Seiten der Tableaus werden
        [keep] Die geheimen Plättchen werden
       *[other] Die Plätze der Plättchen werden
    } von allen gleichzeitig gewählt; noch zu wählen haben: { $players }
replay-seat = Sitz
replay-total = Summe
replay-dead-ends = Sackgassen

## Carcassonne

# $parts: die Teile der Erweiterung, wie in Protokollen; $base, $tiles: Titel der Sätze, $tiles ist `none`,
# wo die Erweiterung keine Plättchen hat.
replay-title-carcassonne = Carcassonne mit { $players } Personen, Teile: { $parts }, Plättchen: { $base } Version { $version }{ $tiles ->
        [none] {""}
       *[some] , { $tiles } Version { $second }
    }
# $letter: der Farbe der Person in der Landschaft; $guards: -1, wo es keine gibt.
replay-seat-carcassonne = { $player } ({ $letter }): { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }; im Vorrat { $meeples ->
        [1] 1 Meeple
       *[other] { $meeples } Meeples
    }{ $guards ->
        [-1] {""}
       *[other] {" "}und { $guards } Wächter, { $common } weitere zu holen
    }
# $stand: wo er auf seinem Plättchen steht.
replay-meeple = { $piece } auf ({ $x }, { $y }) { $stand }{ $ghosts ->
        [0] {""}
        [1] , mit 1 Geist daneben
       *[other] , mit { $ghosts } Geistern daneben
    }
replay-discarded = Abgelegt: { $tiles }
