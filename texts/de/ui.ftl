# Was Terminal und Seite beide sagen.

## Levels

level-1 = Level 1: 50 Punkte, 15 Geister. Nebel und sonst nichts; der richtige Einstieg.
level-2 = Level 2: 75 Punkte, 15 Geister. Schlösser, und Friedhöfe, die Meeples begraben.
level-3 = Level 3: 100 Punkte, 15 Geister. Drei Stapel Plättchen; zwei Hunde helfen.
level-4 = Level 4: 120 Punkte, 13 Geister. Wie Level 3: weniger Geister, ein längerer Weg.
level-5 = Level 5: 100 Punkte, 13 Geister. Spukfriedhöfe verschlingen Plättchen.
level-6 = Level 6: 50 Punkte für jede von drei Farben, 12 Geister. Alles auf einmal.
# $goal: zu erreichende Punkte.
level-own = Ein eigenes Level: { $goal } Punkte.

## Die Dauer eines Spiels, bevor es beginnt

# $tiles: die gelegt werden; $minutes: wie lange es dauert.
length-all = { $tiles } Plättchen werden gelegt: etwa { $minutes } Minuten.
length-most = Höchstens { $tiles } Plättchen: { $minutes } Minuten oder weniger.
length-each = Alle legen { $tiles } Plättchen: etwa { $minutes } Minuten.

## Bots

# $bot: eine Stufe (`easy`, `normal`, `hard`, `master`), eine Spielweise (`careful`, `bold`, `builder`) oder ein Bot für Messungen (`random`, `greedy`, `planner`).
bot-name =
    { $bot ->
        [random] Irrlicht
        [easy] Zaunkönig
        [hard] Eule
        [master] Rabe
        [careful] Reiher
        [bold] Häher
        [builder] Weber
       *[normal] Elster
    }
bot-named =
    { bot-name } { $bot ->
        [random] (zufällig)
        [easy] (leicht)
        [hard] (schwer)
        [master] (Meister)
        [careful] (vorsichtig)
        [bold] (kühn)
        [builder] (Baumeister)
       *[normal] (normal)
    }
bot-easy = spielt wie ein Anfänger
bot-normal = nutzt jeden Zug
bot-hard = denkt einige Züge voraus
bot-master = denkt am längsten
bot-careful = vertreibt lieber Geister, als zu werten
bot-bold = wertet lieber, als Geister zu vertreiben
bot-builder = baut groß und mit anderen

## Namen am Tisch

name-you = Du
name-person = Sitz { $seat }
name-bot = { bot-name } { $seat }
name-open = Freier Sitz { $seat }

## Ein Spiel im Terminal

hand-symbols =
    { $n ->
        [0] kein Geistersymbol
        [1] 1 Geistersymbol
       *[other] { $n } Geistersymbole
    }
chosen = Gewählt: { $what }.
hint = Tipp: { $what }.
undone = Zurückgenommen.
# $n: Entscheidungen aller Sitze, die wegfielen; $player: von wem die erste ist; $known: `yes`, wenn das bekannt ist.
undo-would-go =
    { $n ->
        [1] Die letzte Entscheidung{ $known ->
            [yes] {" "}von { $player }
           *[no] {""}
        } soll zurückgenommen werden, und mit ihr,
       *[other] Die letzten { $n } Entscheidungen{ $known ->
            [yes] , von einer von { $player } an,
           *[no] {""}
        } sollen zurückgenommen werden, und mit ihnen,
    } was seither aufgedeckt wurde. Alle müssen zustimmen; im Protokoll wird es stehen.

## Worauf sich der Tisch geeinigt hat

# $kept: ob Startwert und Salz zur Zusage gehören; $salt: hexadezimale Ziffern.
end-commitment =
    { $kept ->
        [yes] Salz: { $salt }. Startwert und Salz sind die versprochenen.
       *[no] Salz: { $salt }. Startwert und Salz sind NICHT die versprochenen.
    }

## Meldungen des Terminals

left =
    Das Spiel bleibt erhalten; weiter geht es mit:
    fogbound play --resume { $file }
help =
    Nummer       mit dieser Nummer antworten; Enter bestätigt, ! dahinter sofort
    x y [Mal]    das Plättchen auf dieses Feld legen, so oft gedreht
    r            das Plättchen drehen
    hint         einen Tipp holen (hint! befolgt ihn)
    best         die besten Züge und was sie wert sind
    undo [N]     zurücknehmen; hinter Verborgenes zurück nur, wenn alle zustimmen
    board [x y]  die Landschaft, dort herum    status   wie es steht
    boards       die Tableaus aller            score    wie Punkte entstehen
    tiles        ungesehene Plättchen          gap x y  ob dieses Feld gefüllt wird
    at x y       was dort liegt                size     Plättchen größer, kleiner
    log [N]      was geschehen ist             why [N]  die Regel dahinter
    rule ID      eine Regel, wie M-6.2         save [DATEI] das Protokoll kopieren
    terms        Hilfestufe, Versprechen über das Mischen
    seat N …     person, open, bot [NAME]: einen Sitz jemand anderem geben
    A ; B        mehrere Antworten auf einmal, etwa: place 2 -1 0 ; pass
    quit         gehen; es bleibt erhalten

## Der Stand eines Spiels

status-hound = { $hound } ist beim { $colour }en Meeple{ event-on }.

## Folgen, bevor eine Antwort gilt

consequence-none = sonst geschieht nichts
consequence-come =
    { $n ->
        [1] 1 Geist kommt
       *[other] { $n } Geister kommen
    }, noch { $left } übrig
consequence-no-ghost = kein Geist kommt
consequence-go =
    { $n ->
        [1] 1 Geist geht
       *[other] { $n } Geister gehen
    }
# $kind: wie in events.ftl; $colours: Farben in Worten, durch Kommas getrennt.
consequence-complete =
    { $kind ->
        [castle] das Schloss
        [city] die Stadt
       *[road] die Straße
    }{ event-at } ist abgeschlossen: { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    } ({ $colours })
consequence-free =
    { $kind ->
        [castle] das Schloss
        [city] die Stadt
       *[road] die Straße
    }{ event-at } ist abgeschlossen und frei: { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    } für einen Meeple
note-open =
    bisher { $value } wert, { $open ->
        [1] 1 Ende offen
       *[other] { $open } Enden offen
    }
note-castle =
    bisher { $value } wert, { $open ->
        [1] noch 1 Feld zu füllen
       *[other] noch { $open } Felder zu füllen
    }
note-complete =
    abgeschlossen, { $value ->
        [1] sofort 1 Punkt
       *[other] sofort { $value } Punkte
    }
note-haunted = Spukgebiet, wird nie gewertet

## Das Ende

end-won = ★ Ihr habt gewonnen! ★
end-lost = { event-lost }
end-points = Punkte: { $points } (Ziel { $goal }).
end-turns =
    { $turns ->
        [1] 1 Zug
       *[other] { $turns } Züge
    }; { $left ->
        [0] kein Plättchen war übrig.
        [1] 1 Plättchen war übrig.
       *[other] { $left } Plättchen waren übrig.
    }
end-ghosts = Geister: { $come } sind nach dem Start gekommen, { $gone } gegangen; { $supply } im Vorrat.
end-done =
    { $scorings ->
        [1] 1 Gebiet gewertet
       *[other] { $scorings } Gebiete gewertet
    }, { $banks ->
        [1] 1 Nebelbank abgeschlossen
       *[other] { $banks } Nebelbänke abgeschlossen
    }, { $undone ->
        [1] 1 Entscheidung zurückgenommen.
       *[other] { $undone } Entscheidungen zurückgenommen.
    }
# $kind: wie in events.ftl.
end-largest =
    { $kind ->
        [castle] Größtes Schloss
        [city] Größte Stadt
       *[road] Längste Straße
    }: { $tiles } Plättchen, { $points ->
        [1] 1 Punkt.
       *[other] { $points } Punkte.
    }
end-cemeteries =
    Friedhöfe: { $buried ->
        [1] 1 Meeple begraben
       *[other] { $buried } Meeples begraben
    }, { $lost } Plättchen verdeckt verloren.
end-seed = Startwert: { $seed }

## Das Menü

menu-title = F O G B O U N D

## Listen von Plättchen und Regeln

tile-count = ×{ $n }
tile-ghosts = { $n ->
        [1] 1 Symbol
       *[other] { $n } Symbole
    }
# Before what happened in an example, or why it was refused.
rules-example = Zum Beispiel:
rules-refused = Nicht erlaubt:
# Words from elsewhere, each with the word of the rules that has the same meaning; all without capitals.
rules-other-words = gefolgsmann=meeple, figur=meeple, männchen=meeple, burg=schloss, abtei=kloster, kirche=kloster, bauer=wiese, acker=wiese, schild=wappen, wimpel=wappen, grab=friedhof, wache=wächter, gespenst=geist, spuk=geist, schiene=gleis
rules-source = Quelle: { $source }

## Überschriften von Bildern und Seite

picture-title-mists = Nebel über Carcassonne, Level { $level }
# Innerhalb der Zählleiste von Carcassonne.
picture-lap = eine Runde: 50 Punkte
