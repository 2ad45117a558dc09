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

## Auf der Seite

analysis-title = Analyse
analysis-open = Analysieren
analysis-tab = Züge
analysis-moves = Die Züge mit ihren Varianten
analysis-empty = Noch ist nichts gespielt: antworte auf dem Brett, um zu beginnen.
# $text: ein Zug in Worten; $sign: der Name seines Zeichens.
analysis-back = Zurück
analysis-forward = Vor
analysis-other = Ein anderer Zug stattdessen
analysis-sign = Zeichen für diesen Zug
analysis-remark = Anmerkung zu dieser Stellung
analysis-promote = Variante nach oben
analysis-delete = Ab hier löschen
analysis-restore = Gelöschtes zurückholen
analysis-play = Von hier weiterspielen
analysis-level = Gegen
analysis-share = Ein Link zu dieser Analyse
