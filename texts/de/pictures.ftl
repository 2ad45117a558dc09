# Was in Bildern von Spielen steht, ob die Seite sie macht oder das Programm.

## Überschriften

# $turn: seine Nummer, oder 0 bei einem Spiel ohne Züge.
picture-place = { $turn ->
        [0] Nach Entscheidung { $at } von { $decisions }.
       *[other] Zug { $turn }, nach Entscheidung { $at } von { $decisions }.
    }
picture-seen = Wie { $viewer } es sieht.

## Das Plättchen auf der Hand

picture-hand = zu legen: { $tile }

## Legende

picture-legal = das Plättchen passt; ein Punkt je Drehung
picture-changed = neuestes Plättchen
picture-overlay = kann noch wachsen
    .owned = Gebiet; Buchstabe der Mehrheit darin
picture-ghost = Geist im Spiel
picture-printed-ghost = gedrucktes Geistersymbol
picture-finished = abgeschlossener Nebel
picture-back = verdecktes Plättchen
picture-farmer = Bauer auf einer Wiese
picture-guard = { carc-piece-guard }
picture-buried = auf einem Friedhof begraben
