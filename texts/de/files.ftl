# Was an einer gelesenen Datei nicht stimmt, und in `.help`, was zu ändern ist.

# Steht unter der Stelle der Datei, die gemeint ist.
file-here = hier

## Protokolle

# $refusal: Nummer der Regel und Schlüssel des Grundes; $rule: die Nummer allein; $entry: die Zeile.
record-refused = abgelehnt durch { $refusal }: `{ $entry }`
    .help = `fogbound rules { $rule }` nennt die Regel
# $key: das Wort, mit dem eine Zeile des Kopfes beginnt, hier und unten.
record-refused-line = die Zeile `{ $key }` wird abgelehnt durch { $refusal }
    .help = { record-refused.help }
record-long = { $name } ist länger als { $most } Bytes
    .help = so lang ist kein Protokoll
record-control = Zeile { $line } enthält ein Steuerzeichen
    .help = speichere die Datei als reinen Text
record-first-line = dies ist kein Protokoll
    .help = die erste Zeile eines Protokolls ist `{ $first }`
record-later = ein Protokoll der Version { $version }
    .help = dieses Programm liest Version { $known }: hole dir ein neueres
record-late = `{ $key }` steht nach dem ersten Eintrag des Verlaufs
    .help = alle Zeilen des Kopfes stehen vor dem Verlauf
record-entry = `{ $line }` ist keine Zeile eines Protokolls
    .help = ein Eintrag ist eine Antwort wie `place 2 0 1`, `tile NAME`, `undo N`, `hash …` oder ein Kommentar, der mit `#` beginnt
record-twice = `{ $key }` steht zweimal im Kopf
    .help = behalte eine der Zeilen
# $value: einer der Texte `record-key-`, hier und unten.
record-missing = im Kopf fehlt die Zeile `{ $key }`
    .help = ergänze eine Zeile `{ $key }`, gefolgt von: { $value }
record-unreadable = auf `{ $key }` folgt `{ $text }`
    .help = darauf folgt: { $value }
record-numbered-level = ein Level mit Nummer ist so, wie die Regeln sagen
    .help = schreibe `level custom` für ein eigenes
record-option-twice = die Option `{ $id }` ist zweimal gesetzt
    .help = { record-twice.help }
record-no-option = eine Option `{ $text }` gibt es nicht
    .help = bekannt sind: { $known }
record-chance = der Kopf sagt nicht, woher die Reihenfolge der Plättchen kommt
    .help = schreibe eines von `seed "…"`, `order …` und `told`
record-boards-seed = die Tableaus werden aus dem Startwert verteilt
    .help = entferne die Zeile
record-salt-alone = ein Salz ohne Zusage
    .help = { record-boards-seed.help }
record-salt-missing = das Salz fehlt
    .help = Startwert und Salz werden zusammen aufgedeckt
record-salt-told = ein Salz ohne seinen Startwert
    .help = { record-salt-missing.help }
record-commitment-broken = Startwert und Salz gehören nicht zu dieser Zusage
    .help = die Plättchen wurden anders gemischt als zugesagt
record-commitment-order = eine Zusage betrifft einen Startwert
    .help = { record-boards-seed.help }
record-rules-version = das Spiel wurde mit Version { $version } der Regeln gespielt
    .help = dieses Programm spielt Version { $own }
# $n: mit wie vielen Sätzen das Spiel gespielt wird.
record-sets-many = der Kopf nennt zu viele Sätze
    .help = dieses Spiel wird mit { $n ->
        [one] einem davon gespielt: Behalte eine Zeile `tiles`
       *[other] { $n } davon gespielt: Behalte { $n } Zeilen `tiles`
    }
record-sets-few = der Kopf nennt zu wenige Sätze
    .help = dieses Spiel braucht { $n } Zeilen `tiles`: erst den Grundsatz, dann den der Erweiterung
record-no-set = der Satz { $id } Version { $version } ist nicht zur Hand
    .help = gib seine Datei mit --tiles an
record-other-set = der Satz { $id } Version { $version }, der zur Hand ist, ist nicht der, mit dem gespielt wurde
    .help = ein geänderter Satz muss eine neue Version bekommen; gib die Datei des alten mit --tiles an
record-no-tile = der Satz hat kein Plättchen `{ $name }`
    .help = `fogbound tiles list` zeigt seine Plättchen
record-other-tile = hier gezogen wird `{ $drawn }`, nicht `{ $name }`
    .help = Startwert oder Reihenfolge, Satz und Verlauf eines Protokolls müssen zueinander passen
record-other-hash = die Stellung hat hier den Hash { $found }, nicht { $recorded }
    .help = das Protokoll wurde verändert oder stammt von einem Programm, das anders spielt
variation-place = `{ $text }` ist keine Stelle, an der eine Variante beginnt
    .help = schreibe `after N` mit der Zahl der Entscheidungen des Spiels davor, oder `after N of K` für die Stelle nach N Zügen der Variante K
variation-missing = es gibt keine Stelle `{ $text }`, an der eine Variante beginnen könnte
    .help = eine Variante beginnt nach einer gültigen Entscheidung des Spiels oder nach einem Zug einer Variante weiter oben, deren erste 1 ist
variation-move = `{ $text }` ist kein Zug einer Variante
    .help = ein Zug ist eine Antwort wie im Verlauf, etwa `place 2 0 1` oder `seat 1 claim 44`, oder das Plättchen, das genannt wird, `tile NAME`
variation-sign = `{ $text }` ist kein Zeichen
    .help = die Zeichen sind !!, !, !?, ?!, ? und ??

## Was auf jeden Schlüssel eines Protokolls folgt

record-key-game = `mists`, `ghosts-galore` oder `carcassonne`
record-key-rules = die Version der Regeln, wie `1`
record-key-level = eine Zahl von 1 bis 6 oder `custom`
record-key-level-ghosts = die Zahl der Geister, 0 bis 255
record-key-level-piles = `equal` und eine Zahl von Stapeln (1 bis 3), oder die Größen der Stapel
record-key-level-milestones = das Feld jedes Hundes oder `none`
record-key-level-goal = die zu erreichenden Punkte, 1 bis 10000
record-key-level-castles = `true` oder `false`
record-key-level-cemeteries = `none`, `quiet` oder `haunted`
record-key-level-scoring = `team` oder `colours`
record-key-seats = für jeden Sitz seine Farben, wie `red,green blue,yellow`
record-key-scoring = die Farben der Zählmeeples, wie `black`
record-key-start = der Sitz, der beginnt, wie `0`
record-key-players = die Zahl der Personen, 2 bis 5 (in Carcassonne 2 bis 6)
record-sight-told = was ein Sitz weiß, steht nur neben angesagten Kärtchen
    .help = die Zeile weglassen oder für die Herkunft der Kärtchen `told` schreiben
record-key-sight = der Sitz, der sie liest, und sein verdecktes Kärtchen, wie `1 67`; oder, bevor er eins behalten hat, die beiden angebotenen
record-key-boards = das Tableau jedes Sitzes und seine Seite, wie `old-mill/0 black-abbey/1`
record-key-parts = `none`, `all` oder einige von `mist,castles,guards,cemeteries`
record-key-option = die Kennung einer Option und ihr Wert
record-key-tiles = Kennung, Version und Hash des Satzes, wie `fogbound-mists 1 sha256:…`
record-key-aid = `purist`, `guided` oder `full`
record-key-commitment = `sha256:` und 64 Ziffern
record-key-salt = 32 bis 128 hexadezimale Ziffern
record-key-seed = ein Text in Anführungszeichen, wie `"lamplight"`
record-key-order = die Plättchen in der Reihenfolge des Ziehens, oder wo jedes von ihnen liegt
record-key-told = nichts

## Eigene Levels

level-file-unusable = { $name } ist kein brauchbares Level: { $problems ->
        [one] 1 Problem
       *[other] { $problems } Probleme
    }
level-file-long = { record-long }
    .help = so lang ist kein Level
level-file-control = { record-control }
    .help = { record-control.help }
# $why: was der Leser von TOML sagt.
level-file-toml = die Datei ist kein TOML: { $why }
    .help = jede Zeile ist `schlüssel = wert`, Wörter stehen in Anführungszeichen; siehe toml.io
level-file-unknown = unbekannter Schlüssel `{ $key }`
    .help = die Schlüssel eines Levels sind { $known }
# $value: einer der Texte `level-file-key-`, hier und unten.
level-file-value = `{ $key }` hat einen Wert, den es nicht haben kann
    .help = `{ $key }` ist { $value }
level-file-missing = `{ $key }` fehlt
    .help = ergänze `{ $key }`: { $value }
# $held: Plättchen in den Stapeln; $tiles: Plättchen, die mitspielen.
level-file-piles = die Stapel enthalten { $held } Plättchen, es spielen aber { $tiles } mit
    .help = ändere die Größen, sodass sie zusammen { $tiles } ergeben, oder gib eine Zahl gleicher Stapel an

## Was der Wert jedes Schlüssels eines Levels ist

level-file-key-ghosts = die Zahl der Geister, die auf dem Startplättchen eingeschlossen, 0 bis 255
level-file-key-piles = eine Zahl gleicher Stapel (1 bis 3) oder eine Liste von Größen wie `[20, 20, 20]`
level-file-key-milestones = das Feld jedes Hundes, Rufus zuerst, wie `[15, 50]`; ohne Hunde weggelassen
level-file-key-goal = { record-key-level-goal }
level-file-key-castles = `true` oder `false`: ob Schlossplättchen mitspielen
level-file-key-cemeteries = `"none"`, `"quiet"` oder `"haunted"`
level-file-key-scoring = `"team"` oder `"colours"`
