# Tableaus von Ghosts Galore, die von Hand aufgeschrieben wurden: was an einer Datei nicht stimmt, in `.help`,
# was zu ändern ist, und was ihre Tableaus wert sind. Wörter in Backquotes sind Wörter der Sprache dieser
# Dateien: Sie bleiben, wie sie sind.

## Der Bericht über eine Datei, die nicht gewertet werden kann

# $name: der Datei; $problems: wie viele.
score-file-unusable = { $name } kann nicht gewertet werden: { $problems ->
        [one] 1 Problem
       *[other] { $problems } Probleme
    }
score-file-stopped = das Lesen endete hier: Vielleicht gibt es weitere Probleme

## Die Datei und ihr Kopf

score-file-long = { set-file-file-long }
    .help = eine Wertungsdatei hat höchstens { $most } Bytes
score-file-control = { record-control }
    .help = { record-control.help }
score-file-first-line = dies ist keine Wertungsdatei
    .help = ihre erste Zeile ist `{ $first }`
score-file-no-game = die Datei sagt nicht, welches Spiel gespielt wurde
    .help = ergänze nach der ersten Zeile die Zeile `game { $game }`
score-file-game = andere Spiele werden nicht gewertet
    .help = schreibe `game { $game }`
score-file-twice = eine zweite Zeile `{ $key }`
    .help = behalte eine davon
score-file-late = `{ $key }` steht nach der ersten Person
    .help = setze die Zeile nach oben, vor die erste Zeile `player`
score-file-early = `{ $line }` steht vor der ersten Person
    .help = oben stehen nur `game`, `tiles` und `option`; Tableaus und Plättchen folgen auf eine Zeile `player NAME`
score-file-line = `{ $line }` ist keine Zeile einer Wertungsdatei
    .help = eine Zeile beginnt mit `player`, `board`, `doors` oder der Nummer eines Feldes, 0 bis 8; Kommentare beginnen mit `#`
score-file-option = `{ $option }` ist keine Option, von der die Wertung abhängt
    .help = schreibe `option walls_are_dead_ends true` oder `option walls_are_dead_ends false`
score-file-tiles = auf `tiles` folgt die Kennung eines Gleissatzes
    .help = schreibe etwas wie `tiles fogbound-ghosts`, oder mit Version `tiles fogbound-ghosts 1`
# $set: wie die Datei ihn nennt; $known, $given: die Sätze, die es gibt.
score-file-no-set = einen Gleissatz `{ $set }` liefert dieses Programm nicht mit
    .help = schreibe einen von diesen: { $known }; oder gib die Datei deines eigenen Satzes mit --tiles an
score-file-other-set = die Datei gehört zum Gleissatz `{ $set }`, angegeben ist aber `{ $given }`
    .help = gib die Datei des anderen Satzes mit --tiles an, oder ändere die Zeile

## Personen und Tableaus

score-file-no-player = es spielt niemand mit
    .help = ergänze eine Zeile `player NAME` und darunter das Tableau
score-file-many-players = ein Spiel hat höchstens { $most } Personen
    .help = behalte die Tableaus eines einzigen Spiels
score-file-name = eine Person braucht einen Namen von 1 bis { $most } Zeichen
    .help = schreibe etwas wie `player Maria`
score-file-name-twice = zwei Personen heißen `{ $player }`
    .help = gib einer davon einen anderen Namen
score-file-no-board = `{ $player }` hat kein Tableau
    .help = schreibe unter den Namen `doors` und die Türen des Tableaus, wie `doors 0N bone, 2E plain`, oder `board` mit seinem Namen im Satz und seiner Seite
score-file-board-twice = `{ $player }` hat ein zweites Tableau
    .help = behalte eine der Zeilen `board` und `doors`
score-file-same-board = `{ $first }` und `{ $second }` haben dasselbe Tableau `{ $board }`
    .help = jede Person hat ein anderes Tableau, gleich welche Seite oben liegt: Berichtige einen der Namen
score-file-board = dies nennt nicht ein Tableau und seine Seite
    .help = schreibe etwas wie `board seaside 0`; die Seiten sind 0 und 1
score-file-board-without-set = `{ $board }` ist ein Tableau eines Satzes, aber die Datei nennt keinen Satz
    .help = ergänze oben eine Zeile wie `tiles fogbound-ghosts`, gib einen Satz mit --tiles an, oder schreibe die Türen aus wie `doors 0N bone, 2E plain`
score-file-unknown-board = der Satz `{ $set }` hat kein Tableau `{ $board }`
    .help = seine Tableaus sind { $known }
score-file-side = ein Tableau hat die Seiten 0 und 1
    .help = schreibe 0 für die Seite, die im Satz zuerst steht, 1 für die zweite
score-file-many-doors = mehr Türen als Außenkanten
    .help = ein Tableau hat 12 Außenkanten, jede mit höchstens einer Tür
score-file-not-a-door = { set-file-not-a-door }
    .help = schreibe die Nummer eines Feldes, den Buchstaben seiner Außenkante und die Art der Tür, wie `0N bone`
score-file-door-inside = { set-file-door-inside }
    .help = Türen sind an den Außenkanten: 0N 1N 2N, 2E 5E 8E, 8S 7S 6S, 6W 3W 0W
score-file-unknown-door = { set-file-unknown-door }
    .help = { set-file-unknown-door.help }
score-file-edge-with-two-doors = zwei Türen an der Kante `{ $edge }`
    .help = { set-file-edge-with-two-doors.help }
score-file-doors-of-a-pair = die Zahl der Türen `{ $kind }` auf dem Tableau von `{ $board }` ist { $doors }
    .help = jede Seite eines Tableaus hat genau zwei Türen `bone` und zwei Türen `tooth`

## Felder und Plättchen

score-file-space-twice = Feld { $space } von `{ $player }` ist zweimal belegt
    .help = ein gelegtes Plättchen bleibt liegen: Behalte eine der Zeilen
score-file-bare-space = über dieses Feld ist nichts gesagt
    .help = schreibe das Plättchen, wie `NE bat bat`, oder `-`, wenn das Feld leer ist
score-file-tile-without-set = `{ $tile }` ist ein Plättchen eines Satzes, aber die Datei nennt keinen Satz
    .help = ergänze oben eine Zeile wie `tiles fogbound-ghosts`, gib einen Satz mit --tiles an, oder schreibe das Plättchen aus, wie es liegt, etwa `NE bat bat`
score-file-unknown-tile = der Satz `{ $set }` hat kein Plättchen `{ $tile }`
    .help = `fogbound tiles list` zeigt die Plättchen eines Satzes; ein ausgeschriebenes Plättchen beginnt mit zwei Kanten in Großbuchstaben, wie `NE bat bat`
score-file-rotation = nach `{ $tile }` fehlt die Drehung, oder es steht zu viel da
    .help = schreibe 0, 1, 2 oder 3: Vierteldrehungen im Uhrzeigersinn, von der Beschreibung im Satz aus
score-place = Feld { $space } von { $player }
# $places: einige von den obigen.
score-file-tile-too-often = das Plättchen `{ $tile }` liegt auf { $uses } Feldern: { $places }
    .help = der Satz hat { $count ->
            [one] nur eines
           *[other] nur { $count }
        } davon: Berichtige eines dieser Felder
score-file-diamonds = die Diamanten des Plättchens sind nicht zu verstehen
    .help = schreibe nach den Gleisstücken einen Strichpunkt und die gedruckten Werte, wie `NE bat; diamonds 1 3`; höchstens 9 davon, jeder höchstens 99
score-file-sections = { $sections } Gleisstücke auf einem Plättchen
    .help = ein Plättchen hat ein Gleisstück oder zwei, wie `NE bat, SW ghost`
score-file-edges-of-a-section = { set-file-edges-of-a-section }
    .help = beginne mit zweien der Buchstaben `N`, `E`, `S`, `W`, in dieser Reihenfolge, wie `NE bat bat`
# $known: alle Monster.
score-file-unknown-monster = { set-file-unknown-monster }
    .help = { set-file-unknown-monster.help }
score-file-edge-in-two-sections = zwei Gleisstücke des Plättchens treffen sich an seiner { set-file-word-side }kante
    .help = eine Kante hat höchstens ein Gleisstück: Zwei Gleisstücke sind eine Brücke, `NS` mit `EW`, oder eine Doppelkurve, wie `NE` mit `SW`
score-file-monsters-of-a-tile = das Plättchen zeigt { $monsters } Monster
    .help = { set-file-monsters-of-a-tile.help }

## Was die Tableaus wert sind

score-spaces = Felder: 0 1 2 sind die nördliche Reihe, 3 4 5 die mittlere, 6 7 8 die südliche.
score-ends = Eine Wand ist eine Außenkante ohne Tür; an einer Lücke geht kein Gleis weiter.
score-player = { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
score-unfinished = Bisher: { $tiles ->
        [one] 1 Plättchen liegt
       *[other] { $tiles } Plättchen liegen
    } auf den 9 Feldern (T-4.15).
score-category = { $category ->
        [dragons] Drachen
        [ghosts] Geister
        [golems] Golems
        [satyrs] Satyrn
        [skeletons] Skelette
        [slimes] Schleime
        [bats] Fledermäuse
        [werewolves] Werwölfe
        [wisps] Irrlichter
        [diamonds] Diamanten
        [bone_doors] Knochentüren
        [tooth_doors] Zahntüren
        [other_paths] Andere Strecken
       *[total] insgesamt
    }
score-monster = { $monster ->
        [dragon] Drache
        [ghost] Geist
        [golem] Golem
        [satyr] Satyr
        [skeleton] Skelett
        [slime] Schleim
        [bat] Fledermaus
        [werewolf] Werwolf
       *[wisp] Irrlicht
    }
# $count: der Monster darauf.
score-space = { $space }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } dort)
    }

## Die Rechnung jeder Kategorie

# $beyond: ob es mehr sind, als die Tabelle reicht.
score-dragons = { $n ->
        [0] kein Drache
        [one] 1 Drache
       *[other] { $n } Drachen
    }{ $beyond ->
        [yes] , gezählt wie 8
       *[no] {""}
    }
score-ghosts-none = kein Geist
score-ghosts-path = Strecke { $path }: { $ghosts ->
        [one] 1 Geist
       *[other] { $ghosts } Geister
    } x { $each } = { $points }
score-golems-none = kein Golem
score-golems-alone = { $n ->
        [one] 1 Golem hat keinen neben sich, auf Feld
       *[other] { $n } Golems haben keinen neben sich, auf
    } { $spaces }{ $beyond ->
        [yes] , gezählt wie 5
       *[no] {""}
    }
score-golems-beside = nicht gezählt, mit anderen daneben: { $spaces }
score-satyrs-none = kein Satyr
# $names: die Arten.
score-satyrs-path = Strecke { $path }: { $satyrs ->
        [one] 1 Satyr
       *[other] { $satyrs } Satyrn
    } x { $types ->
        [one] 1 Art
       *[other] { $types } Arten
    } ({ $names }) = { $points }
score-skeletons = { $n ->
        [0] kein Skelett
        [one] 1 Skelett x { score-diamond-symbols }
       *[other] { $n } Skelette x { score-diamond-symbols }
    }
score-slimes = { $n ->
        [0] kein Schleim
        [one] 1 Schleim x { score-curves }
       *[other] { $n } Schleime x { score-curves }
    }
score-bats-none = keine Fledermaus
score-bats-helped = { $n } Fledermäuse x { $each }: { $pairs }
# $beside: Felder.
score-bats-pair = { score-space } neben { $beside }
score-bats-alone = nicht gezählt, mit keiner daneben: { $spaces }
score-werewolves = { $n ->
        [0] kein Werwolf
        [one] 1 Werwolf x { $each }
       *[other] { $n } Werwölfe x { $each }
    }{ $bonus ->
        [0] {""}
       *[other] , und { $bonus } für die meisten
    }
score-wisps = { $n ->
        [0] kein Irrlicht
        [one] 1 Irrlicht x { $each }
       *[other] { $n } Irrlichter x { $each }
    }
score-diamonds = { $n ->
        [0] kein Diamant
       *[other] { $values }
    }
score-doors-none = { $category ->
        [bone_doors] keine Strecke verbindet die Knochentüren
        [tooth_doors] keine Strecke verbindet die Zahntüren
       *[other_paths] keine andere Strecke verbindet zwei Türen
    }
score-doors-path = Strecke { $path }: { $sections ->
        [one] 1 Gleisstück
       *[other] { $sections } Gleisstücke
    } x { $each }

## Strecken und Sackgassen

score-path-name = Strecke { $path }
# $spaces: der Reihe nach.
score-path = { $from }, { $spaces }, { $to }: { $sections ->
        [one] 1 Gleisstück
       *[other] { $sections } Gleisstücke
    }
score-loop = ein Ring über { $spaces }: { $sections } Gleisstücke
# $edge: ein Feld und eine seiner Seiten.
score-end = { $kind ->
        [bone] Knochentür
        [tooth] Zahntür
        [plain] schlichte Tür
        [wall] Wand
       *[gap] Lücke
    } { $edge }
score-dead-ends = { $n ->
        [0] keine Sackgasse
        [one] 1 Sackgasse: { $places }
       *[other] { $n } Sackgassen: { $places }
    }
score-walls = Wände ergaben hier keine Sackgassen (Option walls_are_dead_ends, T-3.2).

## Plätze

score-result = Ergebnis
score-rank = { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $dead ->
        [0] keine Sackgasse
        [one] 1 Sackgasse
       *[other] { $dead } Sackgassen
    }
score-tie = Bei gleichen Punkten stehen die mit weniger Sackgassen weiter vorn (T-4.14).
score-wins = { $players } gewinnt.
score-share = { $players } teilen sich den Sieg: Ihre Punkte und ihre Sackgassen sind gleich (T-4.14).
score-leads = { $players } führt bisher.
score-share-lead = { $players } führen bisher gemeinsam: Punkte und Sackgassen sind gleich (T-4.14).
score-alone = Ein Tableau allein: Niemand gewinnt, und niemand bekommt den Bonus für die meisten Werwölfe (T-4.8), denn beides vergleicht alle Tableaus eines Spiels.

## Ein Protokoll von Carcassonne

score-carc-other-game = dies ist ein Protokoll des Spiels { $game }, nicht von Carcassonne
    .help = `fogbound replay` zeigt eine Stellung jedes Protokolls mit ihrem Punktestand
score-record = { $path } ist ein Protokoll, gebraucht werden aufgeschriebene Spielpläne
    .help = `fogbound replay { $path }` zeigt die Wertungsblätter eines aufgezeichneten Spiels
