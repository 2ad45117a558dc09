# Was an einem gelesenen Satz nicht stimmt, und in `.help`, was zu ändern ist.
# Wörter in Backquotes sind Wörter der Sprache der Sätze: Sie bleiben, wie sie sind.

## Der Bericht

# $name: der Datei; $problems: wie viele.
set-file-unusable = { $name } ist kein brauchbarer Satz: { $problems ->
        [one] 1 Problem
       *[other] { $problems } Probleme
    }
set-file-omitted = { $omitted ->
        [one] 1 weiteres Problem ist nicht gezeigt
       *[other] { $omitted } weitere Probleme sind nicht gezeigt
    }
# Eine Anmerkung zu einer Zeile fern von der gezeigten.
set-file-line = Zeile { $line }: { $remark }

## Wörter, die die Texte unten gemeinsam haben

# Ein Stamm: „Nordkante“, „im Norden“.
set-file-word-side = { $side ->
        [north] Nord
        [east] Ost
        [south] Süd
       *[west] West
    }
set-file-word-terrain = { $terrain ->
        [road] Straße
        [city] Stadt
       *[field] Wiese
    }
set-file-word-segment = { $segment ->
        [road] Straße
        [city] Stadt
       *[mist] Nebel
    }
set-file-word-building = { $building ->
        [monastery] Kloster
        [castle] Schloss
       *[cemetery] Friedhof
    }
# Im Akkusativ mit Artikel.
set-file-word-end = { $end ->
        [city] eine Stadt
        [castle] ein Schloss
        [monastery] ein Kloster
       *[cemetery] einen Friedhof
    }
# Was der Wert eines Schlüssels ist: des Satzes, eines Plättchens, des Startplättchens.
set-file-word-value = { $value ->
        [set-format] die Version der Sprache: 1
        [set-id] ein kurzer Name für Protokolle, wie `"my-box"`
        [set-version] die Version des Satzes, eine ganze Zahl ab 1
        [set-title] eine Zeile für Menschen
        [set-origin] woher der Satz stammt, für Menschen
        [set-part] `"base"` oder `"mist"`: wohin Plättchen ohne Gebäude gehören
        [set-start] der Name eines Plättchens oder `{"{"} nw = …, ne = …, sw = …, se = … {"}"}`
        [tile-name] der Name des Plättchens, wie `"bend-in-fog"`
        [tile-count] wie viele solche Plättchen der Satz hat, ohne Angabe 1
        [tile-part] `"base"` oder `"mist"`; ohne Angabe der `part` des Satzes
        [tile-edges] das Gelände im Norden, Osten, Süden und Westen, wie `"cfrf"`
        [tile-roads] eine Liste wie `["ES", "N village"]`
        [tile-cities] eine Liste wie `["N", "SW coat"]`
        [tile-mists] eine Liste von Kanten und Geistersymbolen, wie `["SW 2"]`
        [tile-fields] eine Liste von Halbkanten und berührten Städten, wie `["27 N"]`
        [tile-building] `"monastery"`, `"castle"` oder `"cemetery"`
        [set-game] `"ghosts-galore"`, nur für Gleisplättchen und Tableaus
        [set-track] die Gleisplättchen, jedes mit einer Zeile `[[track]]` am Anfang
        [set-board] die Tableaus, jedes mit einer Zeile `[[board]]` am Anfang
        [track-name] der Name des Plättchens, wie `"mossy-bend"`
        [track-count] wie viele solche Plättchen der Satz hat, ohne Angabe 1
        [track-sections] eine Liste von einem oder zwei Gleisstücken, ihre Kanten und Monster, wie `["NE bat bat", "SW"]`
        [track-diamonds] eine Liste mit den Werten von Diamanten, wie `[1, 3]`
        [board-name] der Name des Tableaus, wie `"night-express"`
        [board-sides] eine Liste von zwei Listen mit Türen, eine für jede Seite, wie `["0N bone", "8S tooth"]`
        [start-nw] der Name des nordwestlichen Viertels
        [start-ne] der Name des nordöstlichen Viertels
        [start-sw] der Name des südwestlichen Viertels
        [start-se] der Name des südöstlichen Viertels
       *[set-tile] die Plättchen, jedes mit einer Zeile `[[tile]]` am Anfang
    }

## Die Datei und ihre Schlüssel

set-file-file-long = die Datei hat { $bytes } Bytes
    .help = ein Satz hat höchstens { $most } Bytes
set-file-control-character = { record-control }
    .help = { record-control.help }
# $why: was der Leser von TOML sagt.
set-file-not-toml = { level-file-toml }
    .help = Texte stehen in Anführungszeichen, Listen in eckigen Klammern, jeder Schlüssel einmal; siehe toml.io
set-file-unknown-key = { level-file-unknown }
    .help = hier mögliche Schlüssel sind { $known }
set-file-key-missing = { level-file-missing }
    .help = ergänze `{ $key }`: { set-file-word-value }
set-file-wrong-type = `{ $key }` muss { $wanted ->
        [text] ein Text in Anführungszeichen
        [number] eine ganze Zahl
        [list] eine Liste von Texten in eckigen Klammern
        [texts] eine Liste von Texten in Anführungszeichen
        [tables] eine Liste von Tabellen
        [numbers] eine Liste ganzer Zahlen in eckigen Klammern
        [sides] ein Paar von Listen in eckigen Klammern, eine für jede Seite,
       *[start] der Name eines Plättchens oder eine Angabe von vier Vierteln
    } sein
    .help = `{ $key }` ist { set-file-word-value }
set-file-out-of-range = `{ $key }` liegt außerhalb des Erlaubten
    .help = schreibe eine ganze Zahl von { $least } bis { $most }
set-file-too-many-entries = `{ $key }` hat { $entries } Einträge
    .help = { $key ->
            [sides] eine Seite eines Tableaus
           *[tile] ein Plättchen
        } hat Platz für höchstens { $most }
set-file-unknown-game = für das Spiel `{ $game }` kann kein Satz sein
    .help = schreibe `game = "ghosts-galore"` für Gleisplättchen und Tableaus; Sätze von Landschaftsplättchen nennen kein Spiel
set-file-tracks-not-tiles = dies ist ein Satz von Gleisplättchen und Tableaus; hier wird ein Satz von Landschaftsplättchen gebraucht
    .help = wähle eine Datei, die kein `game` nennt, etwa einen Satz für Nebel über Carcassonne
set-file-tiles-not-tracks = dies ist ein Satz von Landschaftsplättchen; hier wird ein Satz von Gleisplättchen und Tableaus gebraucht
    .help = wähle eine Datei mit `game = "ghosts-galore"`, oder ergänze diese Zeile, wenn die Datei ein solcher Satz sein soll
set-file-not-an-id = `{ $id }` ist keine Kennung
    .help = verwende kleingeschriebene Wörter mit Bindestrichen dazwischen, wie `my-box`; höchstens 40 Zeichen
set-file-not-prose = `{ $key }` ist leer, zu lang oder kein reiner Text
    .help = schreibe 1 bis { $most } Zeichen ohne Zeilenumbruch

## Der Satz als Ganzes

set-file-too-many-kinds = der Satz hat { $kinds } Sorten von Plättchen
    .help = ein Satz hat höchstens { $most }; gleiche Plättchen sind eine Sorte mit einem `count`
set-file-name-twice = zwei { $entry ->
        [board] Tableaus
       *[tile] Plättchen
    } heißen `{ $tile }`
    .help = gib einem davon einen anderen Namen{ $entry ->
        [board] {""}
       *[tile] , oder erhöhe den `count` des ersten, wenn sie gleich sind
    }
set-file-no-fields = kein Plättchen des Satzes hat Wiesen
    .help = schreibe `fields` für jedes Plättchen; nur ein Satz allein für Nebel über Carcassonne, ohne Plättchen des Teils `base` und mit einem 2x2 großen Startplättchen, darf sie weglassen
set-file-too-many-cells = der Satz bedeckt { $cells } Felder
    .help = eine Landschaft fasst höchstens { $most }, die Viertel des Startplättchens eingeschlossen: Verringere einige Anzahlen
set-file-nothing-to-draw = der Satz hat kein Plättchen zum Ziehen
    .help = ergänze Plättchen außer dem Startplättchen
set-file-unknown-part = `{ $part }` ist kein Teil
    .help = schreibe `base` oder `mist`; Schlösser, Friedhöfe und das Startplättchen sind von selbst zu erkennen

## Das Startplättchen

set-file-unknown-start = das Startplättchen `{ $tile }` ist nicht im Satz
    .help = nenne ein Plättchen dieser Datei, oder ergänze eines mit diesem Namen
set-file-quarter-twice = `{ $tile }` ist mehr als ein Viertel des Startplättchens
    .help = gib jedem Viertel ein eigenes Plättchen
set-file-quarters-apart = die Viertel `{ $tile }` und `{ $facing }` passen nicht zusammen
    .help = im Inneren des Startplättchens haben aneinanderstoßende Kanten dasselbe Gelände und sind beide neblig oder beide klar

## Ein Plättchen

set-file-not-a-name = `{ $name }` ist kein Name für ein { $entry ->
        [board] Tableau
       *[tile] Plättchen
    }
    .help = verwende kleingeschriebene Wörter mit Bindestrichen dazwischen, wie `old-tower`{ $entry ->
        [tile] , oder einen Großbuchstaben
       *[other] {""}
    }; höchstens 40 Zeichen
set-file-not-four-terrains = `{ $text }` nennt nicht das Gelände von vier Kanten
    .help = schreibe vier aus `field`, `road`, `city` in der Reihenfolge Norden, Osten, Süden, Westen oder ihre vier Anfangsbuchstaben, wie `"cfrf"`
set-file-no-edges = `{ $text }` beginnt nicht mit den Kanten { $segment ->
        [road] einer Straße
        [city] einer Stadt
       *[mist] eines Nebels
    }
    .help = beginne mit einigen der Buchstaben `N`, `E`, `S`, `W`, in dieser Reihenfolge
set-file-too-many-words = `{ $text }` hat zu viele Wörter
    .help = schreibe etwas wie `"ES"` oder `"N village"`; jeder Abschnitt ist ein eigener Text
set-file-unknown-end = an `{ $end }` kann keine Straße enden
    .help = schreibe `village`, `crossing`, `city`, `castle`, `monastery`, `cemetery` oder `ruin`
set-file-road-without-end = eine Straße mit einer Kante endet auf ihrem Plättchen, aber nichts sagt, wo
    .help = schreibe, was an ihrem Ende steht, wie `"{ $edges } village"`, oder die zweite Kante
set-file-road-with-needless-end = eine Straße mit zwei Kanten läuft durch ihr Plättchen und endet nirgends darauf
    .help = lass das Ende weg, oder teil die Straße in zwei mit je einer Kante
set-file-edges-of-a-road = ein Straßenabschnitt hat eine oder zwei Kanten, nicht { $count }
    .help = Straßen, die an einem Dorf oder einer Kreuzung zusammenkommen, sind eine Straße je Kante, wie `"N village", "E village", "S village"`
set-file-not-a-city = `{ $text }` beschreibt keine Stadt
    .help = schreibe ihre Kanten, dann `coat` oder `2 coats`, wenn sie Wappen hat (höchstens { $most }), wie `"NW coat"`
set-file-ghosts-of-a-mist = `{ $text }` sagt nicht, wie viele Geister der Nebel zeigt
    .help = schreibe die Kanten und eine Zahl von 0 bis { $most }, wie `"{ $edges } 1"`
set-file-not-a-field = `{ $text }` beschreibt keine Wiese
    .help = schreibe ihre Halbkanten als aufsteigende Ziffern von 0 bis 7, dann die Kanten jeder Stadt, die sie berührt, wie `"27 N"`
set-file-unknown-building = `{ $text }` ist kein Gebäude
    .help = schreibe `monastery`, `castle` oder `cemetery`; ein Plättchen hat höchstens eines davon

## Ein Plättchen im Widerspruch mit sich selbst

set-file-edge-in-no-segment = Plättchen `{ $tile }`: Seine { set-file-word-side }kante ist { set-file-word-terrain }, aber in keinem Abschnitt
    .help = nenne die { set-file-word-terrain } mit `{ $letter }` unter seinen Abschnitten, oder ändere das Gelände in `edges`
set-file-edge-against-segment = Plättchen `{ $tile }`: Seine { set-file-word-side }kante ist laut `edges` { set-file-word-terrain }, laut seinen Abschnitten aber { set-file-word-segment }
    .help = ändere eines von beidem; `edges` geht Norden, Osten, Süden, Westen
set-file-edge-in-two-segments = Plättchen `{ $tile }`: Seine { set-file-word-side }kante liegt in zwei Abschnitten
    .help = behalte `{ $letter }` nur in einem davon
set-file-edge-city-and-misty = Plättchen `{ $tile }`: Seine { set-file-word-side }kante ist Stadt und neblig
    .help = Nebel bedeckt nur Wiesen und Straßen: Lass `{ $letter }` weg
set-file-edge-in-two-mists = Plättchen `{ $tile }`: Seine { set-file-word-side }kante liegt in zwei Nebeln
    .help = { set-file-edge-in-two-segments.help }
set-file-ghosts-of-a-tile = Plättchen `{ $tile }`: Die Zahl seiner Geistersymbole ist { $ghosts }
    .help = { $role ->
            [quarter] ein Viertel des Startplättchens
           *[tile] ein Plättchen mit Nebel
        } zeigt { $least } bis 3, alle seine Nebel zusammengenommen
set-file-start-with-building = Plättchen `{ $tile }`: Auf dem Startplättchen ist ein Gebäude ({ set-file-word-building }) nicht erlaubt
    .help = lass das Gebäude weg, oder beginne mit einem anderen Plättchen
set-file-castle-without-mist = Plättchen `{ $tile }`: Ein Schloss steht immer im Nebel, und dieses Plättchen hat keinen
    .help = ergänze einen Nebel, wie `mists = ["SW 1"]`
set-file-road-ends-at-nothing = Plättchen `{ $tile }`: Eine Straße stößt an { set-file-word-end }, aber auf dem Plättchen ist nichts davon
    .help = ergänze { set-file-word-end }, oder lass die Straße anderswo enden
set-file-part-of-a-building = Plättchen `{ $tile }`: Ein Plättchen mit { set-file-word-building } gehört nicht zum Teil `{ $part }`
    .help = lass `part` weg: Schlösser und Friedhöfe sind eigene Teile, Klöster gehören zum Grundspiel
set-file-count-of-a-quarter = Plättchen `{ $tile }`: Ein Viertel des Startplättchens ist einmal da
    .help = lass `count` weg
set-file-halves-twice = Plättchen `{ $tile }`: Halbkanten in zwei Wiesen: { $halves }
    .help = behalte jede Halbkante in einer Wiese
set-file-halves-closed = Plättchen `{ $tile }`: Halbkanten einer Stadt- oder Nebelkante: { $halves }
    .help = dort haben Wiesen keine Halbkanten: Lass sie weg
set-file-halves-missing = Plättchen `{ $tile }`: Halbkanten in keiner Wiese: { $halves }
    .help = nimm sie in `fields` auf; beide Hälften jeder Wiesen- oder Straßenkante ohne Nebel liegen in einer Wiese (ein Satz allein für Nebel über Carcassonne darf alle Wiesen aller Plättchen weglassen)
set-file-touched-city-missing = Plättchen `{ $tile }`: Eine Wiese berührt die Stadt `{ $edges }`, aber das Plättchen hat keine solche
    .help = nenne jede Stadt einmal, mit all ihren Kanten wie in `cities`
set-file-touched-city-twice = Plättchen `{ $tile }`: Eine Wiese berührt die Stadt `{ $edges }`, aber die Stadt ist zweimal genannt
    .help = { set-file-touched-city-missing.help }

## Gleisplättchen

set-file-too-many-tracks = die Zahl der Gleisplättchen im Satz ist { $tiles }
    .help = ein Satz hat höchstens { $most }: Verringere einige Anzahlen
set-file-too-few-tracks = { set-file-too-many-tracks }
    .help = zu zweit braucht ihr { $least }: Ergänze Plättchen, oder erhöhe einige Anzahlen
set-file-no-track = Plättchen `{ $tile }`: Kein Gleis führt darüber
    .help = schreibe ein oder zwei Gleisstücke, wie `sections = ["NE bat", "SW"]`
set-file-edges-of-a-section = `{ $text }` beginnt nicht mit den zwei Kanten eines Gleisstücks
    .help = beginne mit zweien der Buchstaben `N`, `E`, `S`, `W`, in dieser Reihenfolge, wie `"NE bat bat"`
# $known: alle Monster.
set-file-unknown-monster = `{ $monster }` ist kein Monster
    .help = schreibe { $known }; jedes so oft, wie es zu sehen ist
set-file-edge-in-two-sections = Plättchen `{ $tile }`: An seiner { set-file-word-side }kante treffen sich zwei Gleisstücke
    .help = eine Kante hat höchstens ein Gleisstück: Zwei Gleisstücke sind eine Brücke, `"NS"` mit `"EW"`, oder eine Doppelkurve, wie `"NE"` mit `"SW"`
set-file-monsters-of-a-tile = Plättchen `{ $tile }`: Es zeigt { $monsters } Monster
    .help = ein Plättchen zeigt höchstens { $most }, beide Gleisstücke zusammen

## Tableaus

set-file-number-of-boards = die Zahl der Tableaus im Satz ist { $boards }
    .help = ein Satz hat { $least } bis { $most }: Jede Person braucht eines
set-file-not-two-sides = die Zahl der Einträge von `sides` ist { $sides }
    .help = ein Tableau hat zwei Seiten: Schreibe zwei Listen von Türen in eckigen Klammern
set-file-not-a-door = `{ $text }` beschreibt keine Tür
    .help = schreibe die Nummer eines Feldes, den Buchstaben seiner Außenkante und die Art der Tür, wie `"0N bone"`
set-file-door-inside = die Kante `{ $edge }` liegt im Inneren des Tableaus
    .help = Türen sind an den Außenkanten: `0N`, `1N`, `2N`, `2E`, `5E`, `8E`, `8S`, `7S`, `6S`, `6W`, `3W`, `0W`
set-file-unknown-door = `{ $door }` ist keine Art von Tür
    .help = schreibe `bone`, `tooth` oder `plain`
set-file-edge-with-two-doors = Tableau `{ $board }`: zwei Türen an der Kante `{ $edge }`
    .help = eine Kante hat höchstens eine Tür: Versetz eine davon, oder lass sie weg
set-file-doors-of-a-pair = Tableau `{ $board }`: Die Zahl der Türen `{ $kind }` auf seiner { $place ->
        [first] ersten
       *[second] zweiten
    } Seite ist { $doors }
    .help = jede Seite hat genau zwei Türen `bone` und zwei Türen `tooth`

## Anmerkungen zu den Stellen der Datei, die gemeint sind

set-file-mark-here = { file-here }
set-file-mark-again = noch einmal
set-file-mark-first-name = hier zuerst verwendet
set-file-mark-not-a-key = kein Schlüssel der Sprache
set-file-mark-key-missing = hat kein `{ $key }`
# $found: ein Typ von TOML.
set-file-mark-type = dies ist vom Typ { $found }
set-file-mark-out-of-range = muss { $least } bis { $most } sein
set-file-mark-too-long = zu lang
set-file-mark-not-an-id = keine Kennung
set-file-mark-not-a-paragraph = lässt sich nicht in einem Absatz zeigen
set-file-mark-too-many-kinds = zu viele
set-file-mark-no-fields = ein Satz ohne Wiesen
set-file-mark-too-many-cells = zu viele Plättchen
set-file-mark-only-the-start = nichts außer dem Startplättchen
set-file-mark-unknown-game = kein solches Spiel
set-file-mark-names-game = Gleisplättchen und Tableaus
set-file-mark-names-no-game = nennt kein `game`
set-file-mark-so-many-tracks = Plättchen: { $tiles }
set-file-mark-so-many-boards = Tableaus: { $boards }
set-file-mark-unknown-part = unbekannter Teil
set-file-mark-no-such-tile = kein solches Plättchen
set-file-mark-quarter = { set-file-word-terrain } im { set-file-word-side }en, { $mist ->
        [misty] neblig
       *[clear] klar
    }
set-file-mark-facing-quarter = { $facing-terrain ->
        [road] Straße
        [city] Stadt
       *[field] Wiese
    } im { $facing-side ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }, { $facing-mist ->
        [misty] neblig
       *[clear] klar
    }
set-file-mark-not-a-name = kein Name
set-file-mark-not-four-terrains = nicht viermal Gelände
set-file-mark-no-edges = hat keine Kanten
set-file-mark-not-understood = nicht verstanden
set-file-mark-unknown-end = unbekanntes Ende einer Straße
set-file-mark-ends-at-what = endet woran?
set-file-mark-needless-end = zwei Kanten und ein Ende
set-file-mark-too-many-edges = zu viele Kanten
set-file-mark-ghosts-of-a-mist = braucht eine Zahl von 0 bis { $most }
set-file-mark-unknown-building = unbekanntes Gebäude
set-file-mark-without-track = hat kein Gleisstück
set-file-mark-not-two-edges = braucht zwei Kanten
set-file-mark-unknown-monster = unbekanntes Monster
set-file-mark-monsters-in-all = insgesamt { $monsters }
set-file-mark-not-two-sides = nicht zwei Listen
set-file-mark-inside = eine innere Kante
set-file-mark-unknown-door = unbekannte Tür
set-file-mark-first-door = die erste Tür
set-file-mark-this-side = Türen `{ $kind }`: { $doors }
set-file-mark-by-edges = { set-file-word-terrain } im { set-file-word-side }en
set-file-mark-by-segment = { set-file-word-segment } im { set-file-word-side }en
set-file-mark-first = `{ $letter }` ist hier
set-file-mark-second = und hier
set-file-mark-mist = Nebel im { set-file-word-side }en
set-file-mark-in-all = insgesamt { $ghosts }
set-file-mark-on-start = auf dem Startplättchen
set-file-mark-castle-without-mist = ein Schloss ohne Nebel
set-file-mark-ends-at-nothing = endet an nichts
set-file-mark-unsuitable-part = passt nicht zum Gebäude
set-file-mark-must-be-1 = muss 1 sein
set-file-mark-halves-again = { $halves } noch einmal
set-file-mark-halves-not-field = { $halves } kann nicht Wiese sein
set-file-mark-halves-missing = { $halves } fehlt
set-file-mark-touched-city = `{ $edges }`

## Hinweise zu Sätzen, die gültig sind, aber vielleicht nicht so gemeint

# $rule: was daran ungewöhnlich ist.
set-file-advice-no-mist = { $rule }: kein Plättchen des Satzes hat Nebel
set-file-advice-start-ghosts = { $rule }: Geistersymbole auf dem Startplättchen: { $number }, üblich sind 3
set-file-advice-no-castles = { $rule }: keine Schlösser für die Levels ab 2
set-file-advice-no-cemeteries = { $rule }: keine Friedhöfe für die Levels ab 2
# $number: von Plättchen oder Tableaus.
set-file-advice-two-golems = { $rule }: { $number ->
        [one] 1 Plättchen zeigt
       *[other] { $number } Plättchen zeigen
    } mehr als einen Golem
set-file-advice-few-boards = { $rule }: { $number } Tableaus sind zu wenige für fünf Personen
set-file-advice-few-tracks = { $rule }: { $number } Plättchen sind zu wenige für fünf Personen
