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
campaign-news = Neu

## Was an jedem Level neu ist, jeweils neben einem Bild

news-mist = Jeder aufgedruckte Geist im Nebel deines Plättchens bringt einen Geist. Ist der Vorrat leer, ist alles verloren.
news-bank = Schließt ihr eine Nebelbank ringsum, gehen ihre Geister zurück in den Vorrat.
news-joint = Zwei Farben in einem Gebiet: Es zählt doppelt, für jede Farbe einmal. Baut gemeinsam!
news-castle = Ein rings umbautes Schloss bringt je zwei Punkte für sein Plättchen und für jedes mit Nebel.
news-cemetery = Solange ein Friedhof offen ist, kommt zu ihm ein Geist mehr, sobald ein Plättchen Geister bringt.
news-burial = Mit Plättchen an allen vier Seiten schließt er: Seine Geister gehen, aber ein Meeple wird begraben.
news-piles = Die Plättchen liegen in drei Stapeln. Ehe einer leer ist, müsst ihr auf der Leiste seinen Hund erreichen.
news-hound = Der Hund schließt sich einem Meeple an und verjagt Geister, dort und gleich daneben.
news-hound-points = Wird dessen Gebiet gewertet, bringt der Hund einen Punkt für jeden Geist auf dem Tisch.
news-far = Die Hunde warten weiter vorn auf der Leiste, und das Ziel ist noch weiter.
news-few = Es gibt weniger Geister: Der Vorrat ist eher leer.
news-together = Kleine Gebiete reichen nicht mehr. Bringt mehrere Farben in eines.
news-graves = Ein Spukfriedhof schickt sofort einen Geist zu jedem Plättchen mit Nebel ringsum.
news-night = Solange einer offen ist, kommt jeden Zug ein Plättchen vom Stapel verdeckt neben ihn.
news-closed = Er schließt mit Plättchen auf allen acht Feldern ringsum, auch verdeckten. Ein Meeple wird begraben; die Geister bleiben.
news-colours = Drei Farben haben je einen Wertungsmeeple, und alle drei müssen das Ziel erreichen.
news-own = Jede Farbe zieht ihren eigenen Wertungsmeeple; eine ohne zieht einen beliebigen.
news-late = Ein Hund kommt erst, wenn alle drei sein Feld erreicht haben.
