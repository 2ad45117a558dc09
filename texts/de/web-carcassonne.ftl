# Was die Seite in einem Spiel Carcassonne sagt.

# $which: `all`, alle Teile der Erweiterung, `none`, keiner, oder `some`, die $parts nennt.
web-carc-title =
    { $which ->
        [all] Carcassonne mit Geistern, Schlössern und Friedhöfen
        [none] Carcassonne
       *[some] Carcassonne mit { $parts }
    }
web-carc-part-mist = Nebel und Geistern
web-carc-part-castles = Schlössern
web-carc-part-guards = Wächtern
web-carc-part-cemeteries = Friedhöfen

## Personen und Landschaft

# $guards: `none`, wo keine Wächter mitspielen; $n: die übrigen Wächter.
web-carc-supply =
    { $meeples ->
        [1] 1 Meeple
       *[other] { $meeples } Meeples
    }{ $guards ->
        [none] {""}
       *[some] , { $n } Wächter
    }
# $piece: `carc-piece-…`; $stand: wo er steht; $ghosts: neben ihm.
web-carc-meeple-there =
    { $player }: ein { $piece } { $stand }{ $ghosts ->
        [0] {""}
        [1] , daneben 1 Geist
       *[other] , daneben { $ghosts } Geister
    }

## Was auf einem Feld liegt

# $kind: was es ist; $points: wenn das Spiel jetzt endete; $cities: abgeschlossene, an die eine Wiese grenzt; $open:
# offene Enden, oder Felder, die um ein Gebäude zu füllen sind; $owners: wer dort die meisten hat, $n davon.
web-carc-feature =
    { $kind ->
        [road] Straße aus { web-tiles }
        [city] Stadt aus { web-tiles }{ $shields ->
            [0] {""}
           *[other] {" "}mit { $shields } Wappen
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
            [0] niemand ist dort
            [1] { $owners }
           *[other] gemeinsam: { $owners }
        }
    }{ $ghosts ->
        [0] {""}
        [1] ; 1 Geist neben Meeples
       *[other] ; { $ghosts } Geister neben Meeples
    }

## Was geschehen ist

# $worth: wie die Punkte eines Gebiets zustande kommen, oder `none`; $ghosts: die $cost Punkte kosten; $points: die
# Summe.
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

## Rund um die Landschaft

web-head-points = Punkte
web-head-end = Wäre jetzt Schluss
web-head-guards = Wächter
web-head-gain = Wächter zu holen
web-head-ghosts = Geister daneben
web-carc-points = { $player } { $points }
web-carc-pile =
    { $n ->
        [0] Der Stapel ist leer
       *[other] { $n } Plättchen im Stapel
    }
web-carc-ghosts =
    { $left ->
        [0] Kein Geist übrig
        [1] Noch 1 Geist übrig
       *[other] Noch { $left } Geister übrig
    }, { $beside } neben Meeples
web-carc-ghosts-cost = Jeder kostet 2 Punkte, wenn sein Meeple gewertet wird, am Ende 1; der dritte verscheucht den Meeple.

## Das Ende

# $n: Zahl derer in $players.
web-carc-winner =
    { $n ->
        [1] Erster Platz: { $players }
       *[other] Geteilter erster Platz: { $players }
    }
