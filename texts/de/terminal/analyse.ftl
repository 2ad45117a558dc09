# Die Analyse im Terminal.

analyse-welcome = Analyse. Antworte wie im Spiel, um eine Variante anzulegen; „?“ sagt, was es sonst gibt.
analyse-here = { $number }. { $text }
analyse-tree-empty = Noch ist nichts gespielt.
analyse-help =
    forward (f), back, next: ein Schritt vor, einer zurück, ein anderer Schritt aus derselben Stellung
    to 12: die Stellung mit dieser Nummer im Baum; start, end
    tree: alle Schritte mit ihren Nummern
    eine Antwort wie im Spiel legt eine Variante an oder folgt einer
    sign ?? (auch !!, !, !?, ?!, ?; ohne Angabe verschwindet es): ein Zeichen für den Schritt, der hierher führte
    remark TEXT: eine Anmerkung zu dieser Stellung; ohne Text verschwindet sie
    promote, delete: die Variante rückt nach oben oder verschwindet
    lines: die besten Antworten hier; worst: die teuersten Züge (worst 2: die des zweiten Sitzes)
    der Name eines Plättchens, „random“ oder „tiles“: das Plättchen, das kommt, wo Plättchen genannt werden
    play, play hard: von hier weiterspielen, gegen Bots einer Stufe
    save, save DATEI: die Analyse behalten; link: die Analyse als Link zur Seite
    hint, board, status, log, at, gap, score und mehr: wie im Spiel; quit
analyse-no-step = Einen solchen Schritt gibt es nicht.
analyse-no-sign = Die Zeichen sind !!, !, !?, ?!, ? und ??.
analyse-no-level = Einen solchen Bot gibt es nicht. Es gibt: { $bots }.
analyse-unsaved = Es gibt Änderungen, die nicht gespeichert sind. „save“ behält sie; noch einmal „quit“ verwirft sie.
analyse-tile = Welches Plättchen kommt als nächstes? Tippe seinen Namen oder einen Teil davon; „random“ zieht eines, „tiles“ nennt die übrigen.
analyse-lines-none = Hier wird nichts entschieden.
analyse-save-where = Nenne eine Datei: „save DATEI“ behält die Analyse. Die Datei eines Spiels, das noch läuft, bleibt, wie sie ist.
# $link: das Ende einer Adresse.
analyse-link = Hinter die Adresse der Seite gehört: { $link }
analyse-worst-wait = Ein Bot sieht sich jeden Zug an; das dauert etwas …
analyse-worst-none = So ansehen lässt sich nur ein Spiel, das zu Ende ist.
# $seats: die Befehle, die es gibt, wie `worst 1, worst 2`; `none`, wo alle zusammen spielen.
analyse-worst-whose =
    { $seats ->
        [none] Hier spielen alle zusammen: „worst“ allein zeigt, was am meisten gekostet hat.
       *[other] Noch einmal ansehen lassen sich: { $seats }.
    }
analyse-worst-how = „to“ und die Nummer davor führen zu der Stellung, „play“ spielt von dort weiter. Die besseren Züge sind jetzt Varianten.
