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
simulate-thread = ein Arbeits-Thread ist abgebrochen
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
