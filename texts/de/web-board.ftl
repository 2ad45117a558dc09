# Das Spielfeld einer Seite und die Antworten.

board-label = Spielfeld
log-line = { $text } { board-place }
board-place = Spalte { $x }, Reihe { $y }
board-row = Reihe { $y }
board-cell = { board-place }: { $what }
board-fits = { $ways ->
    [one] das gezogene Plättchen passt auf eine Art
   *[other] das gezogene Plättchen passt auf { $ways } Arten
}
board-points-won = +{ $points }
board-points-lost = −{ $points }
board-close = Schließen
board-tools = Ansicht des Spielfelds
board-fit = Ganzes Spielfeld zeigen
board-fit-title = Ganzes Spielfeld zeigen (F)
board-last = Letzten Zug zeigen
board-last-title = Letzten Zug zeigen (L)
board-nearer = Näher
board-nearer-title = Näher (+)
board-farther = Weiter weg
board-farther-title = Weiter weg (−)
board-overlays = Umrisse: { $what }
board-overlays-title = Gebiete umranden (O)
board-overlays-none = { galore-sum-none }
board-overlays-owned = besetzte
board-overlays-fields = Wiesen
board-overlays-open = offene
board-inspect = Fragen, was auf einem Feld liegt
board-inspect-title = Fragen, was auf einem Feld liegt (I, oder Alt und Maus)
board-keys = Tasten
board-keys-title = Tasten (?)
board-odds-kind = { $name } × { $left }

keys-note = Die Tasten wirken, solange das Spielfeld oder die Antworten den Fokus haben. Escape verlässt die Felder; danach bewegen die Pfeile die Ansicht.
# $name: of a player.
deed-show = Zeigen, was { $name } getan hat
key-arrows = von Feld zu Feld gehen; ohne aktives Feld die Ansicht bewegen
key-enter = wählen, noch einmal zum Bestätigen
key-digits = eine Antwort aus der Liste wählen
key-nobody = nichts setzen (auf das gelegte Plättchen), sonst das ganze Spielfeld zeigen
key-piece = die nächste Figur, wenn es mehrere gibt
key-turn = das Plättchen nach rechts oder links drehen, soweit es passt
key-escape = nichts wählen
key-undo = zurücknehmen
key-hint = um einen Tipp bitten
key-inspect = fragen, was auf dem Feld liegt
key-overlays = umranden, was jemandem gehört, dann Wiesen, dann was noch wachsen kann, dann nichts
key-fit = ganzes Spielfeld zeigen
key-last = letzten Zug zeigen
key-zoom = näher oder weiter weg
key-pan = die Ansicht bewegen
key-keys = diese Liste zeigen

ask-paused = Das Spiel pausiert.
ask-resume = Weiter
ask-thinking = Denkt nach: { $names } …
ask-waiting = Am Zug: { $names } …
ask-watching = Du schaust zu. Am Zug: { $names } …
ask-draft = In diesem Zug schon entschieden
ask-hand = Gezogenes Plättchen: { $name }, um { $degrees } Grad gedreht: { $shows }. Drehen
ask-turned = Um { $degrees } Grad gedreht: { $shows }.
ask-turn-left = Nach links drehen
ask-turn-left-title = Nach links drehen (E)
ask-turn-right = Nach rechts drehen
ask-turn-right-title = Nach rechts drehen (R)
ask-pieces = Figuren
# $name: of a piece; $left: its number in the supply.
ask-piece = { $name }, noch { $left }
ask-advice = Auf ein umrandetes Feld zeigen, um zu sehen, was das Plättchen dort bewirkt.
ask-advice-answer = Auf eine Antwort zeigen, um zu sehen, was sie bewirkt.
ask-advice-row = Auf ein Plättchen der Reihe zeigen, um zu sehen, was es bringt.
ask-final = Das deckt Verborgenes auf: Zurücknehmen geht dann nur, wenn alle zustimmen.
ask-undo = Zurück
ask-undo-title = Zurücknehmen (U)
ask-hint = Tipp
ask-hint-title = Um einen Tipp bitten (H)
ask-confirm = Bestätigen
ask-confirm-title = Das Gewählte bestätigen (Enter auf dem Spielfeld)
