# Was die Seite in einem Spiel Carcassonne sagt.

# $which: `all`, alle Teile der Erweiterung, `none`, keiner, oder `some`, einige, die $parts nennt.
web-carc-title =
    { $which ->
        [all] Carcassonne mit Geistern, Schlössern & Friedhöfen
        [none] Carcassonne
       *[some] Carcassonne mit { $parts }
    }
# Im Dativ, nach „mit“.
web-carc-part-mist = Nebel und Geistern
web-carc-part-castles = Schlössern
web-carc-part-guards = Wächtern
web-carc-part-cemeteries = Friedhöfen

## Sitze und Landschaft

# $guards: `none`, wo ohne Wächter gespielt wird; $n: die übrigen Wächter.
web-carc-supply =
    { $meeples ->
        [1] 1 Meeple
       *[other] { $meeples } Meeples
    }{ $guards ->
        [none] {""}
       *[some] , { $n } Wächter
    }
# $piece: `carc-piece-…`; $stand: wo er steht; $ghosts: daneben.
web-carc-meeple-there =
    { $player }: ein { $piece } { $stand }{ $ghosts ->
        [0] {""}
        [1] , mit 1 Geist daneben
       *[other] , mit { $ghosts } Geistern daneben
    }

## Elemente eines Feldes

# $kind: was es ist; $points: wenn das Spiel jetzt endete; $cities: abgeschlossene, die eine Wiese berührt; $open:
# offene Enden, oder Felder, die rund um ein Gebäude zu füllen sind; $owners: wer dort die meisten hat, $n davon.
web-carc-feature =
    { $kind ->
        [road] Straße mit { web-tiles }
        [city] Stadt mit { web-tiles }{ $shields ->
            [0] {""}
           *[other] {" "}und { $shields } Wappen
        }
        [mist] Nebelbank über { web-tiles }
        [monastery] Kloster
        [castle] Schloss
        [cemetery] Friedhof
       *[field] Wiese über { web-tiles }
    }: { $kind ->
        [field] { $cities ->
            [0] noch keine abgeschlossene Stadt
            [1] 1 abgeschlossene Stadt, 3 Punkte
           *[other] { $cities } abgeschlossene Städte, { $points } Punkte
        }
        [mist] { $open ->
            [0] abgeschlossen
            [1] 1 Kante offen
           *[other] { $open } Kanten offen
        }
        [cemetery] { $open ->
            [0] abgeschlossen
            [1] noch 1 Feld zu füllen, dann ein Wächter
           *[other] noch { $open } Felder zu füllen, dann ein Wächter
        }
       *[other] { $open ->
            [0] abgeschlossen, { $points } wert
           *[other] bisher { $points } wert, { $kind ->
                [road] { $open ->
                    [1] 1 Ende offen
                   *[other] { $open } Enden offen
                }
                [city] { $open ->
                    [1] 1 Kante offen
                   *[other] { $open } Kanten offen
                }
               *[building] { $open ->
                    [1] noch 1 Feld zu füllen
                   *[other] noch { $open } Felder zu füllen
                }
            }
        }
    }{ $kind ->
        [mist] {""}
       *[other] ; { $n ->
            [0] niemand steht dort
            [1] { $owners }
           *[other] geteilt: { $owners }
        }
    }{ $ghosts ->
        [0] {""}
        [1] ; 1 Geist neben Meeples
       *[other] ; { $ghosts } Geister neben Meeples
    }

## Was geschehen ist

# $worth: wie die Punkte eines Gebiets zustande kommen, oder `none`; $ghosts: die, die $cost Punkte kosten; $points:
# die Summe.
web-carc-arithmetic =
    { $worth ->
        [none] { web-carc-cost }
       *[some] { $worth }{ $cost ->
            [0] {""}
           *[other] , { web-carc-cost } = { $points }
        }
    }
web-carc-cost =
    { $ghosts ->
        [1] − 1 Geist × 2
       *[other] − { $ghosts } Geister × 2
    }
# Am Ende des Spiels.
web-carc-charged =
    { $ghosts ->
        [1] − 1 Geist × 1
       *[other] − { $ghosts } Geister × 1
    }

## Tafeln

web-head-points = Punkte
web-head-end = Wäre jetzt Schluss
web-head-ghosts = Geister daneben
web-carc-points = { $player }: { $points }
web-carc-pile =
    { $n ->
        [0] Der Stapel ist leer
       *[other] { $n } Plättchen im Stapel
    }
web-carc-ghosts =
    { $left ->
        [0] Kein Geist mehr
        [1] Noch 1 Geist
       *[other] Noch { $left } Geister
    } im Vorrat, { $beside } neben Meeples
web-carc-ghosts-cost = Jeder kostet 2 Punkte, wenn sein Meeple gewertet wird, am Ende 1; der dritte verscheucht den Meeple.

## Das Ende

# $n: wie viele $players; darunter kann `Du` sein, deshalb folgt kein Verb.
web-carc-winner = { train-end }
