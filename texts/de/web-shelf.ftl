# Die Spiele, die ein Browser aufhebt.

shelf-your-turn = Du bist dran
# $player: Name dessen, der entscheidet.
shelf-turn = { $player } ist dran
shelf-lost = Dieser Browser kann dieses Spiel nicht aufheben: Sein Speicher ist voll oder gesperrt. Speichere es als Datei, sonst ist es weg, wenn die Seite geschlossen wird.
shelf-trouble = Die Spiele in diesem Browser sind nicht zu erreichen: Sein Speicher ist gesperrt oder beschädigt. Neue Spiele werden vielleicht nicht aufgehoben; speichere sie als Dateien.
shelf-gone = Die Spiele, die dieser Browser aufgehoben hatte, sind verloren: Sein Speicher war beschädigt, und er hat einen neuen angefangen. Neue Spiele werden wieder aufgehoben.
shelf-finished = Beendet
shelf-replay = Ansehen
# $n: Zahl der Spiele.
shelf-all = Alle { $n } zeigen
shelf-rename = Umbenennen
# $title: das Spiel.
shelf-rename-it = Umbenennen: { $title }
shelf-name-it = So nennen
shelf-remove = Entfernen
# $title: das Spiel.
shelf-remove-it = Entfernen: { $title }
# $title: das Spiel.
shelf-removed = Entfernt: { $title }
shelf-undo = Zurückholen
shelf-export = Alle Spiele als Datei speichern
shelf-unread = Diese Datei enthält nicht die Spiele eines Browsers, oder sie passen nicht in diesen. Es wurde nichts geändert.

## Was die beendeten Spiele zusammen ergeben, jeweils nach seiner Zahl

shelf-statistics = Bisher
shelf-played =
    { $n ->
        [one] Spiel gespielt
       *[other] Spiele gespielt
    }
shelf-won = gewonnen
shelf-streak = nacheinander gewonnen
# $all: die Zahl der Levels.
shelf-levels = von { $all } Levels gewonnen
# $game: sein Name.
shelf-best = Punkte als Bestes: { $game }

## Die Statistik

statistics-more = Alle Statistiken
statistics-title = Statistik
statistics-none = Noch nichts: Spiele eine Partie zu Ende, dann zählt sie hier.
statistics-longest = höchstens hintereinander gewonnen
# $game: its name; $level: the level.
statistics-level = { $game }, Level { $level }
# $game: its name; $n: the number of seats.
statistics-seats = { $game }, { $n } Plätze
statistics-kinds = Nach Level und Plätzen
statistics-game = Spiel
statistics-played = Gespielt
statistics-won = Gewonnen
statistics-best = Meiste Punkte
statistics-bots = Neben Bots
# $percent: games that two bots win.
statistics-bots-win = zwei Bots gewinnen { $percent } %
# $own: my points on average; $bots: those of bots in the same games.
statistics-bots-points = im Schnitt { $own } zu { $bots }
statistics-months = Nach Monat
# $n: games of a month; $won: those won.
statistics-month = { $n } gespielt, { $won } gewonnen
statistics-all = Alle Partien
statistics-all-won = Gewonnene Partien
statistics-points = Punkte der letzten Partien; gestrichelt: Bots in denselben Partien

## Geister in der Statistik

statistics-ghosts = Geister
# $kind: the game, with its level or seats.
statistics-ghosts-of = { statistics-ghosts }: { $kind }
statistics-ghosts-own = Meine
# $n: die Zahl im Schnitt.
statistics-ghosts-left = im Schnitt { $n } übrig
statistics-ghosts-cost = kosten im Schnitt { $n } Punkte
statistics-ghosts-bots = Bots: { $n }
statistics-ghosts-left-picture = Übrige Geister der letzten Partien; gestrichelt: zwei Bots im Schnitt
statistics-ghosts-cost-picture = Punkte, die Geister in den letzten Partien gekostet haben; gestrichelt: Bots in denselben Partien
