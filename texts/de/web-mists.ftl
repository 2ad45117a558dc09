# Was die Seite in einem Spiel Nebel über Carcassonne sagt.

## Personen und Landschaft

web-mists-supply = { $n } { $colour }
# $spot: `cemetery` oder die Kanten des Nebels.
web-mists-ghosts-there =
    { $n ->
        [1] 1 Geist
       *[other] { $n } Geister
    } { $spot ->
        [cemetery] auf dem Friedhof
       *[other] im Nebel { $spot }
    }
# $kind: worauf der Meeple steht, oder `grave`.
web-mists-meeple-there =
    { $kind ->
        [grave] ein { $colour }er Meeple, begraben
        [castle] ein { $colour }er Meeple im Schloss
        [city] ein { $colour }er Meeple in der Stadt { $edges }
       *[road] ein { $colour }er Meeple auf der Straße { $edges }
    }

## Was auf einem Feld liegt

# $kind: `road`, `city` oder `castle`; $value: Punkte für jede Farbe; $open: offene Enden, beim Schloss Felder, die
# zu füllen sind; $state: `haunted`, `complete` oder `open`; $owners: Farben, oder `none`; $n: wie viele.
web-mists-region =
    { $kind ->
        [road] Straße aus { web-tiles }
        [city] Stadt aus { web-tiles }{ $shields ->
            [0] {""}
           *[other] {" "}mit { $shields } Wappen
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
        [0] niemand ist dort
        [1] { $owners }
       *[other] { $owners }: der Wert zählt { $n }-mal
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
# $missing: Felder, die noch zu füllen sind, bis er sich schließt.
web-mists-cemetery =
    { $kind ->
        [haunted] Spukfriedhof
       *[quiet] Friedhof
    }: { $open ->
        [yes] noch { $missing } Plättchen, dann schließt er sich, und ein Meeple wird begraben
       *[no] geschlossen
    }{ $ghosts ->
        [0] {""}
        [1] ; 1 Geist
       *[other] ; { $ghosts } Geister
    }
web-mists-face-down = Ein verdecktes Plättchen: Was darauf ist, weiß niemand. Was daran stößt, ist Spukgebiet.

## Folgen

web-mists-lost = Zu wenige Geister im Vorrat: Ihr hättet sofort verloren.
# $grown: ob es die Bank schon gab; $open: neblige Kanten, an denen kein Nebel liegt; $ghosts: auf ihr.
web-mists-grown =
    { $grown ->
        [yes] Eine Nebelbank wächst auf { web-mists-cells }
       *[no] Eine neue Nebelbank auf { $cells ->
            [1] 1 Feld
           *[other] { $cells } Feldern
        }
    }, { $open ->
        [1] 1 Kante offen
       *[other] { $open } Kanten offen
    }{ $ghosts ->
        [0] {""}
        [1] ; abgeschlossen verlöre sie 1 Geist
       *[other] ; abgeschlossen verlöre sie { $ghosts } Geister
    }
web-mists-cells =
    { $cells ->
        [1] 1 Feld
       *[other] { $cells } Felder
    }
web-mists-closes = Der Friedhof bei ({ $x }, { $y }) schließt sich: Ein Meeple muss begraben werden.
# $points: eines Hundes.
web-mists-hound-arithmetic =
    { $hound }: { $points ->
        [1] 1 Geist in der Landschaft × 1 = 1 Punkt
       *[other] { $points } Geister in der Landschaft × 1 = { $points } Punkte
    }

## Rund um die Landschaft

# $colours: wie viele Wertungsmeeples es gibt; $left: Punkte bis zum Ziel.
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
        [0] Das ist es.
        [1] 1 Punkt fehlt.
       *[other] { $left } Punkte fehlen.
    }
web-mists-ghosts =
    { $left ->
        [0] Kein Geist übrig
        [1] Noch 1 Geist übrig
       *[other] Noch { $left } Geister übrig
    }, { $board } in der Landschaft
# $least, $most: Geister, die der Zug bringt, je nachdem, wohin das Plättchen kommt; $spread: ob sich beide
# unterscheiden.
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
# $needed: Punkte bis zum nächsten Hund oder zum Ziel; $active: Plättchen dieses Stapels mit dem in der Hand; $pace:
# eine Zahl mit einer Nachkommastelle; $colours: wie viele Wertungsmeeples es gibt.
web-mists-pace =
    { $needed ->
        [0] Alle Punkte für diesen Stapel sind da.
        [1] 1 Punkt mit { $active } Plättchen: { $pace } je Plättchen{ web-mists-pace-each }
       *[other] { $needed } Punkte mit { $active } Plättchen: { $pace } je Plättchen{ web-mists-pace-each }
    }
web-mists-pace-each =
    { $colours ->
        [1] .
       *[other] , für die Farbe, die am weitesten zurückliegt.
    }
# $active: Plättchen des jetzigen Stapels; $later: Größen der anderen, $count: ihre Zahl.
web-mists-piles =
    { $active ->
        [0] Kein Plättchen mehr
        [1] Noch 1 Plättchen
       *[other] Noch { $active } Plättchen
    } in diesem Stapel{ $count ->
        [0] , dem letzten.
        [1] , dann { $later } im letzten.
       *[other] , dann { $later } in den anderen.
    }
web-mists-hound-waits = { $hound } wartet auf { $space }.
web-mists-hound-gone = { $hound } hat das Spiel verlassen.
