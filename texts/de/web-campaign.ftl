# Die sechs Levels von Nebel über Carcassonne, eins nach dem anderen, und die Sterne, die sie bringen.

## Die Sterne eines gewonnenen Spiels

# $level: das Level.
star-won = Level { $level } ist gewonnen.
# $n: übrige Plättchen; $of: die den Stern bringen; $earned: `yes` oder `no`.
star-tiles =
    { $n ->
        [0] Kein Plättchen übrig
        [one] Ein Plättchen übrig
       *[other] { $n } Plättchen übrig
    }{ $earned ->
        [yes] .
       *[no] ; { $of } bringen diesen Stern.
    }
# $n: Geister im Vorrat; $of: die den Stern bringen; $earned: `yes` oder `no`.
star-ghosts =
    { $n ->
        [0] Kein Geist im Vorrat
        [one] Ein Geist im Vorrat
       *[other] { $n } Geister im Vorrat
    }{ $earned ->
        [yes] .
       *[no] ; { $of } bringen diesen Stern.
    }
star-first = Beim ersten Versuch gewonnen.
# $n: Zahl der Sterne; $of: alle, die es gibt.
star-count = { $n } von { $of } Sternen
# Wofür es einen Stern gibt.
star-asks-won = Gewinne dieses Level.
# $n: Plättchen.
star-asks-tiles = Gewinne es mit mindestens { $n } übrigen Plättchen.
# $n: Geister.
star-asks-ghosts = Gewinne es mit mindestens { $n } Geistern im Vorrat.
star-asks-first = Gewinne es beim ersten Versuch: bevor ein Spiel dieses Levels verloren ist.

## Der Weg durch die Levels, auf der Startseite

campaign = Die sechs Levels
# $level: das Level.
campaign-level = Level { $level }
campaign-next = als Nächstes
campaign-stars = Die Sterne dieses Levels
campaign-begin = Los
