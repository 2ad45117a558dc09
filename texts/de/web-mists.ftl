# Was die Seite in einem Spiel Nebel über Carcassonne sagt.

## Sitze und Landschaft

web-mists-supply = { $n } × { $colour }
# $spot: `cemetery`, oder die Kanten des Nebels.
web-mists-ghosts-there =
    { $n ->
        [1] 1 Geist
       *[other] { $n } Geister
    } { $spot ->
        [cemetery] auf dem Friedhof
       *[other] im Nebel im { $spot }
    }
# $kind: worauf der Meeple steht, oder `grave`.
web-mists-meeple-there =
    { $kind ->
        [grave] ein { $colour }er Meeple, begraben
        [castle] ein { $colour }er Meeple im Schloss
        [city] ein { $colour }er Meeple in der Stadt im { $edges }
       *[road] ein { $colour }er Meeple auf der Straße im { $edges }
    }

## Elemente eines Feldes

# $kind: `road`, `city` oder `castle`; $value: Punkte für jede Farbe; $open: offene Enden, beim Schloss Felder,
# die zu füllen sind; $state: `haunted`, `complete` oder `open`; $owners: Farben, oder `none`; $n: wie viele.
web-mists-region =
    { $kind ->
        [road] Straße mit { web-tiles }
        [city] Stadt mit { web-tiles }{ $shields ->
            [0] {""}
           *[other] {" "}und { $shields } Wappen
        }
       *[castle] Schloss
    }: { $state ->
        [haunted] Spukgebiet, wird nie gewertet
        [complete] abgeschlossen, { $value } wert
       *[open] bisher { $value } wert, { $kind ->
            [castle] { $open ->
                [1] noch 1 Feld zu füllen
               *[other] noch { $open } Felder zu füllen
            }
           *[other] { $open ->
                [1] 1 Ende offen
               *[other] { $open } Enden offen
            }
        }
    }; { $n ->
        [0] niemand steht dort
        [1] { $owners }
       *[other] { $owners }: Der Wert zählt { $n }-mal
    }
web-tiles = { $tiles } Plättchen
# $open: neblige Kanten, an denen kein Nebel liegt.
web-mists-bank =
    Nebelbank über { $cells ->
        [1] 1 Feld
       *[other] { $cells } Felder
    }: { $open ->
        [0] abgeschlossen
        [1] 1 Kante offen
       *[other] { $open } Kanten offen
    }; { $ghosts ->
        [0] kein Geist
        [1] 1 Geist
       *[other] { $ghosts } Geister
    }
# $missing: Felder, die zu füllen sind, bevor er sich schließt.
web-mists-cemetery =
    { $kind ->
        [haunted] Spukfriedhof
       *[quiet] Friedhof
    }: { $open ->
        [yes] { $missing ->
            [1] Noch 1 Plättchen schließt ihn
           *[other] Noch { $missing } Plättchen schließen ihn
        }, und ein Meeple wird begraben
       *[no] geschlossen
    }{ $ghosts ->
        [0] {""}
        [1] ; 1 Geist
       *[other] ; { $ghosts } Geister
    }
web-mists-face-down = Ein verdecktes Plättchen: Niemand weiß, was es zeigt. Was darauf zuläuft, wird zum Spukgebiet.

## Folgen

# $grown: ob die Bank schon da war; $open: neblige Kanten, an denen kein Nebel liegt; $ghosts: auf ihr.
web-mists-grown =
    { $grown ->
        [yes] Eine Nebelbank wächst auf { web-mists-cells }
       *[no] Eine neue Nebelbank über { web-mists-cells }
    }, { $open ->
        [1] 1 Kante offen
       *[other] { $open } Kanten offen
    }{ $ghosts ->
        [0] {""}
        [1] ; abgeschlossen würde sie 1 Geist los
       *[other] ; abgeschlossen würde sie { $ghosts } Geister los
    }
web-mists-cells =
    { $cells ->
        [1] 1 Feld
       *[other] { $cells } Felder
    }
web-mists-closes = Der Friedhof{ event-at } schließt sich: Ein Meeple muss begraben werden.
# $points: eines Hundes.
web-mists-hound-arithmetic =
    { $hound }: { $points ->
        [1] 1 Geist in der Landschaft × 1 = 1 Punkt
       *[other] { $points } Geister in der Landschaft × 1 = { $points } Punkte
    }

## Tafeln

# $colours: wie viele Zählmeeples es gibt; $left: Punkte bis zum Ziel.
web-mists-points =
    { $colours ->
        [1] { $points } von { $goal } Punkten
       *[other] { $colour }: { $points } von { $goal } Punkten
    }, { $left ->
        [0] das Ziel ist erreicht.
       *[other] noch { $left }.
    }
web-mists-milestone =
    Bevor dieser Stapel endet, muss Feld { $space } erreicht sein: { $left ->
        [0] geschafft.
        [1] 1 Punkt fehlt.
       *[other] { $left } Punkte fehlen.
    }
web-mists-ghosts =
    { $left ->
        [0] Kein Geist mehr
        [1] Noch 1 Geist
       *[other] Noch { $left } Geister
    } im Vorrat, { $board } in der Landschaft
# $least, $most: Geister, die der Zug bringt, je nachdem, wohin das Plättchen kommt.
web-mists-due =
    Dieser Zug bringt { $spread ->
        [no] { web-mists-due-most }
       *[yes] { $least } bis { web-mists-due-most }
    }.
web-mists-due-most =
    { $most ->
        [0] keinen Geist
        [1] 1 Geist
       *[other] { $most } Geister
    }
# $needed: Punkte bis zum nächsten Meilenstein oder zum Ziel; $active: Plättchen dieses Stapels, das in der Hand
# auch; $pace: eine Zahl mit einer Nachkommastelle; $colours: wie viele Zählmeeples es gibt.
web-mists-pace =
    { $needed ->
        [0] Alle Punkte für diesen Stapel sind beisammen.
        [1] 1 Punkt mit { $active } Plättchen: { $pace } je Plättchen{ web-mists-pace-each }
       *[other] { $needed } Punkte mit { $active } Plättchen: { $pace } je Plättchen{ web-mists-pace-each }
    }
web-mists-pace-each =
    { $colours ->
        [1] .
       *[other] , für die Farbe, die am weitesten zurückliegt.
    }
# $active: Plättchen des Stapels im Spiel; $later: Größen der anderen, $count: wie viele es sind.
web-mists-piles =
    { $active ->
        [0] Kein Plättchen mehr
       *[other] Noch { $active } Plättchen
    } in diesem Stapel{ $count ->
        [0] , dem letzten.
        [1] , dann { $later } im letzten.
       *[other] , dann { $later } in den anderen.
    }
web-mists-hound-waits = { $hound } wartet bei { $space }.
web-mists-hound-gone = { $hound } hat das Spiel verlassen.
