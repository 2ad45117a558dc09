# Was in Bildern von Spielen und Sätzen steht, und was `fogbound board`, `film` und `tiles sheet` sagen.

## Überschriften

# $turn: seine Nummer, oder 0 bei einem Spiel ohne Züge.
picture-place = { $turn ->
        [0] Nach Entscheidung { $at } von { $decisions }.
       *[other] Zug { $turn }, nach Entscheidung { $at } von { $decisions }.
    }
picture-seen = Wie { $viewer } es sieht.

## Das Plättchen auf der Hand

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
picture-door-plain = Schlichte Türen

## Fehler

error-picture-extension = { $path } hat keine Endung, die ein Bild haben kann
    .help = nenne eine Datei, die auf eines davon endet: { $known }
error-picture-format = dieser Befehl schreibt keine .{ $format }-Dateien
    .help = wähle eines davon: { $known }; { $format ->
        [gif] .gif-Dateien schreibt `fogbound film`
       *[other] .png-Dateien schreiben `fogbound board` und `fogbound tiles sheet`
    }
error-picture-seat = einen Sitz { $seat } gibt es nicht
    .help = die Sitze dieses Spiels sind 1 bis { $last }
error-picture-overlay = dieses Spiel hat keine Gebiete zum Umranden
    .help = lass `--overlay` weg
error-picture-large = das Bild wäre { $width } × { $height } Pixel groß
    .help = wähle ein kleineres `--size`, höchstens { $most }, oder schreibe eine .svg-Datei: 50 Millionen Pixel sind die Grenze, bei einer .gif auch 65.535 je Seite
error-picture-svg = das Bild lässt sich nicht zeichnen: { $cause }
# $least, $most: Bilder je Sekunde.
error-picture-speed = wähle { $least } bis { $most } Bilder je Sekunde
