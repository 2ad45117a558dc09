# Was das Terminal in einem Spiel Carcassonne sagt.
# $parts: Namen der Teile der Erweiterung wie in Befehlen, oder `none`.
carc-title = Carcassonne, { $players } Personen, Teile der Erweiterung: { $parts }
carc-welcome = Leg in jedem Zug ein Plättchen und setz vielleicht einen Meeple ein; die meisten Punkte gewinnen. ? zeigt die Hilfe, hint gibt einen Tipp.

## Der Stand des Spiels

carc-column-points = Punkte
# Was eine Person hätte, wenn das Spiel jetzt endete.
carc-column-end = wäre jetzt Schluss
carc-column-meeples = Meeples
carc-column-guards = Wächter
# Wächter der Farbe im gemeinsamen Vorrat.
carc-column-gain = noch zu holen
# Geister neben den Meeples der Person.
carc-column-ghosts = Geister
# $tiles: das in der Hand mitgezählt; $ghosts: im Vorrat, -1, wo es keine gibt; $bar: ein Zeichen je Geist.
carc-table =
    { $tiles ->
        [0] Kein Plättchen mehr
       *[other] Noch { $tiles } Plättchen
    }{ $discarded ->
        [0] {""}
       *[other] , { $discarded } abgelegt
    }{ $ghosts ->
        [-1] {""}
        [1] {" "}· noch 1 Geist { $bar }
       *[other] {" "}· noch { $ghosts } Geister { $bar }
    }

## Antworten und was sie bringen

carc-ghost-means = Ein Geist kostet 2 Punkte, wenn sein Meeple gewertet wird (G-4.4), am Ende 1 (G-5.1); der dritte verscheucht den Meeple (G-2.7). Die Nummern in der Landschaft sind die der Antworten.

## Hilfe

carc-help =
    Nummer       mit dieser Nummer antworten; Enter bestätigt, ! dahinter sofort
    x y [Mal]    das Plättchen dorthin legen, so oft gedreht; ein Geist dorthin
    r            das Plättchen drehen
    hint         einen Tipp holen (hint! befolgt ihn)
    undo [N]     zurücknehmen; hinter Gezogenes zurück nur, wenn alle zustimmen
    board [x y]  die Landschaft, dort herum    status   Punkte und Vorräte
    score        wie es ausginge, Schritt für Schritt; score all: von Anfang an
    tiles        ungesehene Plättchen          gap x y  wie viele davon dort passen
    log [N]      was geschehen ist             why [N]  die Regel dahinter
    rule ID      eine Regel, wie G-2.7         size     Plättchen größer, kleiner
    save [DATEI] das Protokoll kopieren        quit     gehen; es bleibt erhalten
    terms        Hilfestufe, zugesagtes Mischen
    seat N …     person, open, bot [NAME]: einen Sitz jemand anderem geben
    A ; B        mehrere Antworten auf einmal, etwa: place 2 -1 0 ; pass
carc-help-board =
    In der Landschaft:
    ║ ═ Straße   ⌂ Dorf   × Ruine   ▓ Stadt   ◆ Wappen   ░ Nebel
    ♝ Kloster   ♜ Schloss   † Friedhof   ┏ ┓ neuestes Plättchen
    R G B Y K P: Meeple in Rot, Grün, Blau, Gelb, Schwarz, Pink; klein: Wächter
    R1 R2: ein Meeple mit Geistern daneben   2): Antwort 2 betrifft diesen Meeple
    {"["}3]: ein Feld zur Wahl; [3~]: Dort passt das Plättchen nur gedreht
