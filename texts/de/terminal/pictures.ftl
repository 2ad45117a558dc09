# Was in Bildern von Spielen und Sätzen steht, und was `fogbound board`, `film` und `tiles sheet` sagen.

## Überschriften

picture-title-carcassonne = Carcassonne
picture-title-train = { game-name-ghosts-galore }
picture-place = nach Entscheidung { $at } von { $decisions }
# $ended: `won`, `lost` oder `no`; $place: picture-place.
picture-subtitle-mists = { $ended ->
        [won] Das Team hat gewonnen
        [lost] Das Team hat verloren
       *[no] Zug { $turn }
    }, { $place }
# $parts: die Teile der Erweiterung, wie in Protokollen.
picture-subtitle-carcassonne = { $ended ->
        [yes] Das Ende
       *[no] Zug { $turn }
    }, { $place }{ $parts ->
        [none] {""}
       *[some] ; mit { $parts }
    }
# $round: 0 vor der ersten, 9 für die geheimen Plättchen.
picture-subtitle-train = { $ended ->
        [yes] Das Ende
       *[no] { $round ->
            [0] Vor der ersten Runde
            [9] Die geheimen Plättchen
           *[other] Runde { $round } von 8
        }
    }, { $place }
picture-seen = wie { $viewer } es sieht

## Vorräte

# $left: die Punkte bis zum Ziel.
picture-points = { $points } von { $goal } Punkten{ $left ->
        [0] {""}
       *[other] , noch { $left }
    }
picture-ghosts = { $left ->
        [one] noch 1 Geist
       *[other] noch { $left } Geister
    }
# $tiles: wie viele; $piles: die Größen der Stapel, durch Pluszeichen verbunden.
picture-piles = { $tiles ->
        [one] noch 1 Plättchen
       *[other] noch { $piles } Plättchen
    }
# $space: der Zählleiste, wo ein Hund wartet.
picture-hound = wartet bei { $space }
picture-hand = zu legen: { $tile }

## Unter den Plättchen eines Satzes

picture-tile = { $name }{ $n ->
        [one] {""}
       *[other] {" "}×{ $n }
    }
picture-side = { $name }, Seite { $side }

## Legende

picture-legal = das Plättchen passt; ein Punkt je Drehung
picture-changed = neuestes Plättchen
picture-overlay = kann noch wachsen
    .owned = Gebiet; Buchstabe der Mehrheit darin
picture-ghost = Geist im Spiel
picture-printed-ghost = gedrucktes Geistersymbol
picture-coat = Wappen
picture-finished = abgeschlossener Nebel
picture-back = verdecktes Plättchen
picture-farmer = Bauer auf einer Wiese
picture-guard = { carc-piece-guard }
picture-buried = auf einem Friedhof begraben
picture-lamp = hat die Laterne
picture-secret = nur für die eigenen Augen
picture-door-plain = Schlichte Türen

## Fehler

error-picture-extension = { $path } hat keine Endung, die ein Bild haben kann
    .help = nenn eine Datei, die auf eines davon endet: { $known }
error-picture-format = dieser Befehl schreibt keine .{ $format }-Dateien
    .help = wähl eines davon: { $known }; { $format ->
        [gif] .gif-Dateien schreibt `fogbound film`
       *[other] .png-Dateien schreiben `fogbound board` und `fogbound tiles sheet`
    }
error-picture-seat = einen Sitz { $seat } gibt es nicht
    .help = die Sitze dieses Spiels sind 0 bis { $last }
error-picture-overlay = Ghosts Galore hat keine Gebiete zum Umranden
    .help = lass `--overlay` weg
error-picture-large = das Bild wäre { $width } × { $height } Pixel groß
    .help = wähl ein kleineres `--size`, oder schreib eine .svg-Datei: 50 Millionen Pixel sind die Grenze, bei einer .gif auch 65.535 je Seite
error-picture-svg = das Bild lässt sich nicht zeichnen: { $cause }
# $least, $most: Bilder je Sekunde.
error-picture-speed = wähl { $least } bis { $most } Bilder je Sekunde
