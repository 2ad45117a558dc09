# Was `fogbound simulate` neben seinem JSON und CSV druckt.

# $level: wie es beim Aufruf hieß.
simulate-title = Nebel über Carcassonne, Level { $level }, Personen: { $players }, Bot: { $bot }
simulate-figure = Größe
simulate-value = Wert
simulate-games = { rules-books }
simulate-seed = Startwert { $seed }
simulate-won = Gewonnen
# $low und $high: Prozent.
simulate-interval = 95-%-Intervall { $low } bis { $high } %
simulate-percent = { $share } %
# $rule: Nummer der Regel, die das Spiel beendet hat.
simulate-lost = Verloren durch { $rule }
simulate-points = Punkte je Spiel
simulate-turns = Züge je Spiel
simulate-decisions = Entscheidungen je Spiel
simulate-unplaceable = Gezogen, aber unpassend
simulate-per-game = { $n } je Spiel
simulate-banks = Abgeschlossene Nebelbänke
simulate-ghosts = Geister je Zug
simulate-speed = Spiele je Sekunde
simulate-seconds = { $n } Sekunden
# $done von $all Spielen sind gespielt; $left: Zeit bis zum Ende.
simulate-progress = { $done }/{ $all } Spiele, noch { $left }
# Ein Kommentar im Protokoll eines Spiels.
simulate-comment =
    gespielt vom Bot { $bot }: { $won ->
        [yes] gewonnen
       *[no] verloren
    } durch { $rule }
simulate-stopped = Spiel { $number } (Startwert "{ $seed }") ist stehen geblieben: { $reason }
# By Ctrl-C.
simulate-cut = angehalten nach { $done } von { $all } Spielen

## Ghosts Galore

simulate-title-train = Ghosts Galore, Personen: { $players }, Bot: { $bot }
simulate-seat-won = Sitz { $seat } gewinnt allein
simulate-shared = Geteilter Sieg
simulate-seat-score = Sitz { $seat }, Punkte
# $sd: Standardabweichung einzelner Spiele.
simulate-deviation = ± { $sd }
simulate-comment-train = gespielt von den Bots { $bots }; Summen { $totals }
error-bots-number = nenne einen Bot für alle Sitze, oder { $players } durch Kommas getrennt

## Carcassonne

# $parts: die Teile der Erweiterung, wie in Protokollen.
simulate-title-carcassonne = Carcassonne, Personen: { $players }, Teile: { $parts }, Bot: { $bot }
simulate-tiles-placed = Gelegte Plättchen je Spiel
simulate-discarded = Abgelegte Plättchen je Spiel
simulate-placements = Legemöglichkeiten je Zug
simulate-meeple-options = Antworten für den Meeple je Zug
simulate-comment-carcassonne = gespielt von den Bots { $bots }; Punkte { $scores }

## Tabellen in Parquet-Dateien

# $games von $all Spielen des Ordners $path sind da, $before davon aus früheren Läufen.
parquet-written = { $path }: { $games } von { $all } Spielen, { $before } davon von vorher
# Nach dem Zusammenführen.
parquet-merged = { $path }: alle { $games } Spiele
parquet-io = { $path }: { $error }
parquet-other-run = { $path } hat Spiele eines anderen Laufs: { $field } ist dort { $there }, verlangt war { $asked }
    .help = gib dieselben Argumente wie vorher an, oder einen anderen Ordner
parquet-no-run = { $path } hat keinen Lauf dieser Version: run.json fehlt oder ist von einer anderen
    .help = nenne einen Ordner, den `fogbound simulate --parquet` angelegt hat
parquet-busy = ein anderes Programm schreibt gerade { $path }
    .help = warte darauf, oder gib jedem Programm ein eigenes --shard
parquet-damaged = { $path } enthält nicht die Spiele, die der Name verspricht
    .help = entferne die Datei und lass ihren Teil noch einmal laufen
parquet-differ = { $path } und { $other } sollten gleich sein und sind es nicht
    .help = entferne die Datei, die nicht von diesem Programm ist, und lass ihren Teil noch einmal laufen
# $games: Bereiche von Nummern.
parquet-missing = diese Spiele fehlen: { $games }
    .help = lass ihre Teile zu Ende laufen und führe dann noch einmal zusammen; was da war, ist kopiert
parquet-shard = ein Teil wird wie 2/3 geschrieben, der zweite von dreien
