# Die Analyse eines Spiels: Varianten, Zeichen und Anmerkungen.

# $tile: der Name eines Plättchens, das genannt wird.
analysis-tile = Plättchen: { $tile }
analysis-over = Hier ist das Spiel zu Ende; geh zu einer Stellung zurück, in der noch etwas zu entscheiden ist.
analysis-kept = Was gespielt wurde, lässt sich nicht löschen; das geht nur mit Varianten.
analysis-first = Nur eine Variante unter einer anderen kann nach oben rücken; was gespielt wurde, bleibt das Erste.
# $at: die Nummer des Schritts; $of: die Zahl der gespielten Schritte.
analysis-place = Schritt { $at } von { $of } gespielten
# $at: die Nummer des Schritts.
analysis-place-variation = Schritt { $at }, in einer Variante
analysis-place-start = Der Anfang des Spiels

## Die Zeichen

analysis-sign-brilliant = glänzend
analysis-sign-good = gut
analysis-sign-interesting = interessant
analysis-sign-dubious = zweifelhaft
analysis-sign-mistake = ein Fehler
analysis-sign-blunder = ein grober Fehler
analysis-sign-none = kein Zeichen

## Die teuersten Züge

worst-title = Die teuersten Züge
worst-looking = { bot-named } spielt von jedem Zug aus weiter, um zu sehen, welche am meisten gekostet haben …
# $turn: die Nummer; $before, $after: Anteile in Prozent.
worst-turn =
    { $unit ->
        [round] Runde { $turn }: von hier aus gewinnen { $before } % der Versuche, danach { $after } %.
       *[turn] Zug { $turn }: von hier aus gewinnen { $before } % der Versuche, danach { $after } %.
    }
worst-none = Kein Zug ragt heraus: keiner hat mehr gekostet, als der Zufall es tut.
worst-not-lost = Nur ein Spiel, das ein Mensch oder ein Team verloren hat, hat Züge, die es gekostet haben.
