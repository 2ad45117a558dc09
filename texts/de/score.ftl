# Was Stellungen von Carcassonne wert sind, Punkt für Punkt.

## Was die Tableaus wert sind

# $others: alle außer dem letzten, durch Kommas getrennt.
score-and = { $others } und { $last }

## Die Rechnung jeder Kategorie

score-diamond-symbols = { $diamonds ->
        [one] 1 Diamant
       *[other] { $diamonds } Diamanten
    }
score-curves = { $curves ->
        [one] 1 Kurve
       *[other] { $curves } Kurven
    }

## Ein Protokoll von Carcassonne

score-carc-title = Carcassonne mit { $players } Personen, Teile: { $parts }; nach Entscheidung { $at } von { $decisions }
score-carc-past = Wie die Punkte zustande kamen
score-carc-nothing = Noch ist nichts gewertet worden.
score-carc-turn = Zug { $turn }, { $player }
# $cells: des Gebiets; bei einem Gebäude sein eigenes und die rund um es, auf denen Plättchen liegen. $worth:
# die Rechnung, `score-carc-worth-…`.
score-carc-region = { $kind ->
        [road] Straße
        [city] Stadt
        [monastery] Kloster
        [castle] Schloss
        [cemetery] Friedhof
       *[field] Wiese
    }{ $cells ->
        [seen] {""}
       *[told] {" "}{ $cells }
    }: { $worth }
score-carc-tiles = { $tiles } Plättchen
# $points: was das Gebiet wert ist.
score-carc-worth-road = { score-carc-tiles } = { $points }
# $each: `double`, wo Plättchen und Wappen 2 zählen; $counted: die Wappen.
score-carc-worth-city = { $each ->
        [double] 2 × { $counted ->
            [0] { score-carc-tiles }
           *[other] ({ score-carc-city })
        } = { $points }
       *[single] { score-carc-city } = { $points }
    }
score-carc-city = { score-carc-tiles }{ $counted ->
        [0] {""}
       *[other] {" "}+ { $counted } Wappen
    }
score-carc-worth-monastery = { score-carc-worth-road }
# $counted: Plättchen mit Nebel.
score-carc-worth-castle = { $each ->
        [double] 2 × { score-carc-misty } = { $points }
       *[single] { score-carc-misty } = { $points }
    }
score-carc-misty = { $counted } Plättchen mit Nebel
score-carc-worth-cemetery = keine Punkte
# $counted: die abgeschlossenen Städte, die sie berührt.
score-carc-worth-field = 3 × { $counted ->
        [one] 1 abgeschlossene Stadt
       *[other] { $counted } abgeschlossene Städte
    } = { $points }
score-carc-score = { $player } { $points }
# $scores: `score-carc-score` aller; $raised: ob ein Stand unter 0 läge.
score-carc-scores = Stand: { $scores }{ $raised ->
        [yes] {" "}(kein Stand fällt unter 0)
       *[no] {""}
    }
# $finished: ob das Spiel zu Ende ist.
score-carc-end = { $finished ->
        [yes] Die Schlusswertung
       *[no] Wenn das Spiel hier endete
    }
score-carc-open = Der Zug ist nicht zu Ende: Was das Plättchen auf ({ $x }, { $y }) abschließt, wird an seinem Ende gewertet und zählt hier wie nicht abgeschlossen.
score-carc-no-meeple = In der Landschaft steht kein Meeple.
# $stand: wo er auf seinem Plättchen steht.
score-carc-meeple = { $player }: { $piece } auf ({ $x }, { $y }) { $stand }{ $ghosts ->
        [0] {""}
        [1] , mit 1 Geist daneben
       *[other] , mit { $ghosts } Geistern daneben
    }
# $owners: wer die Punkte bekommt; $counts: jede Person dort mit der Zahl ihrer Meeples.
score-carc-majority = { $how ->
        [alone] { $owners }, allein dort: +{ $points }
        [most] { $owners }, mit den meisten ({ $counts }): +{ $points }
       *[tie] { $owners }, mit gleich vielen ({ $counts }): je +{ $points }
    }
score-carc-pays = { $player } −{ $points }
# $shares: `score-carc-pays` derer, die zahlen.
score-carc-ghosts = Geister neben Meeples in der Landschaft, je 1 Punkt (G-5.1): { $shares }
score-carc-result = { $finished ->
        [yes] Ergebnis
       *[no] Ergebnis, wenn das Spiel hier endete
    }
score-carc-part = { $kind ->
        [ghosts] − { $points } für Geister
       *[other] + { $points } für { $kind ->
            [road] Straßen
            [city] Städte
            [monastery] Klöster
            [castle] Schlösser
           *[field] Wiesen
        }
    }
# $before: der Stand vor der Schlusswertung; $parts: `score-carc-part` dessen, was ihn ändert.
score-carc-total = { $player }: { $before }{ $parts } = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $raised ->
        [yes] , denn kein Stand fällt unter 0
       *[no] {""}
    }
# $n: Zahl der $players; darunter kann `Du` sein, deshalb folgt kein Verb.
score-carc-first =
    Erster Platz{ $n ->
        [1] : { $players }
       *[other] , geteilt, denn die Punkte sind gleich (C-6): { $players }
    }
