# Was in Bildern von Sätzen steht, und was `fogbound board`, `film` und `tiles sheet` sagen.

## Unter den Plättchen eines Satzes

picture-tile = { $name }{ $n ->
        [one] {""}
       *[other] {" "}×{ $n }
    }
picture-side = { $name }, Seite { $side }

## Legende

picture-coat = Wappen
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
