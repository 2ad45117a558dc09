# Was die Seite in einem Spiel Ghosts Galore sagt, neben dem, was auch das Terminal sagt.

web-train-title = Ghosts Galore, { $players } Personen

## Die Auswahl

# $round: 0 vor der ersten, 9, wenn die geheimen Plättchen gelegt werden.
web-train-round =
    { $round ->
        [0] Vor der ersten Runde
        [9] Die geheimen Plättchen
       *[other] Runde { $round } von { $rounds }
    }
web-train-lamp = Laterne: { $player }
# $tiles: noch im jetzigen Stapel; $stacks: danach noch zu kommen.
web-train-stack =
    { $tiles ->
        [0] Der Stapel ist leer
        [1] Noch 1 Plättchen im Stapel
       *[other] Noch { $tiles } Plättchen im Stapel
    }; { $stacks ->
        [0] es ist der letzte
        [1] danach noch 1 Stapel
       *[other] danach noch { $stacks } Stapel
    }
web-train-revealed = Gerade aufgedeckt
web-train-face-up = Liegen offen
web-train-claimed = Genommen
    .tile = { $player }: { $tile }
# $tile: Nummer und Name; $shows: was darauf ist.
web-train-tile = { $tile }: { $shows }
web-train-has-lamp = hat die Laterne
web-train-has-claimed = genommen: { $tile }
web-train-has-chosen = hat gewählt
# $gain: mit Vorzeichen; $space: `galore-space`.
web-train-best = bestenfalls { $gain }, auf { $space }
    .hidden = bestenfalls { $gain }, wenn auch dein geheimes Plättchen seinen besten Ort behalten soll
web-train-gain-hidden = { $gain } geheim

## Tableaus und Wertungsblätter

web-train-secret = geheim
web-train-hidden = Dein geheimes Plättchen
web-train-sheet = { web-head-points }
    .caption = Die Punkte aller Tableaus in jeder Kategorie, wie sie jetzt liegen
web-train-with-hidden = geheim dazu
web-train-boards = Tableaus
# $sum: `galore-total`.
web-train-board = { $player }: { $sum }
web-train-sums = Wie deine Punkte zustande kommen
# $how: die Rechnung in wenigen Worten.
web-train-sum = { $category } { $points }: { $how }
web-train-lies = { $space }: { $tile }; Gleise { $tracks }
web-train-left =
    { $n ->
        [0] Alle Plättchen sind bekannt.
        [1] 1 Plättchen ist noch unbekannt: Es liegt in einem Stapel, ist geheim oder nicht im Spiel.
       *[other] { $n } Plättchen sind noch unbekannt: Sie liegen in den Stapeln, sind geheim oder nicht im Spiel.
    }

## Strecken

# $one und $other: `web-train-end`; $riders: Monster, `none` ohne; $scores: `web-train-scores`, `none`,
# wenn sie nichts bringt.
web-train-path =
    { $sections ->
        [1] Strecke aus 1 Gleisstück
       *[other] Strecke aus { $sections } Gleisstücken
    } zwischen { $one } und { $other }{ $riders ->
        [none] {""}
       *[some] ; darauf: { $riders }
    }. { $scores ->
        [none] Sie bringt keine Punkte.
       *[some] { $scores }.
    }
    .loop =
        Ring aus { $sections } Gleisstücken{ $riders ->
            [none] {""}
           *[some] ; darauf: { $riders }
        }. { $scores ->
            [none] Er bringt keine Punkte.
           *[some] { $scores }.
        }
# $kind: was dort ist; $space: die Nummer des Feldes an einer Tür oder Wand, oder des Feldes dahinter.
web-train-end =
    { $kind ->
        [bone] der Knochentür an Feld { $space }
        [tooth] der Zahntür an Feld { $space }
        [plain] der schlichten Tür an Feld { $space }
        [wall] der Wand an Feld { $space }
        [open] dem leeren Feld { $space }
       *[blocked] Feld { $space }, wo kein Gleis weiterführt
    }
    .seen =
        { $kind ->
            [bone] der Knochentür { galore-wind }
            [tooth] der Zahntür { galore-wind }
            [plain] der schlichten Tür { galore-wind }
            [wall] der Wand { galore-wind }
            [open] dem leeren Feld { galore-wind }
           *[blocked] dem Feld { galore-wind }, wo kein Gleis weiterführt
        }
# $terms: wie `3 × 6`.
web-train-scores = { $category } { $terms } = { $points }
# $monsters: die auf dem Feld; $beside: wie viele Nachbarfelder weitere haben.
web-train-spot-golem =
    Hier: { $monsters }. { $beside ->
        [0] Daneben steht kein Golem: alle hier zählen.
       *[other] Daneben steht ein Golem: hier zählt keiner.
    }
web-train-spot-bat =
    Hier: { $monsters }. { $beside ->
        [0] Daneben ist keine Fledermaus: das bringt keine Punkte.
       *[other] Daneben ist eine Fledermaus: je { $each } Punkte.
    }

## Was eine Antwort bewirken würde

# $gain: mit Vorzeichen.
web-train-foresee-total = { $gain } Punkte: { $before } → { $after }
web-train-foresee-category = { $category } { $gain }: { $before } → { $after }; { $how }
web-train-foresee-dead-ends = Sackgassen: { $before } → { $after }
web-train-foresee-reveal = Das oberste Plättchen wird aufgedeckt; dann nimmst du es oder lässt es liegen.
web-train-foresee-claim = Du legst es, wenn alle ein Plättchen haben.
web-train-foresee-leave = Es bleibt offen liegen, für alle, die es wollen.
web-train-foresee-keep = Es ist dein geheimes Plättchen; das andere wird in die Stapel gemischt.
web-train-foresee-side = Du spielst auf dieser Seite; die anderen erfahren es, wenn alle gewählt haben.

## Das Ende

# $n: Punkte.
web-train-end-margin =
    { $n ->
        [1] Ein einziger Punkt macht den Unterschied.
       *[other] { $n } Punkte liegen zwischen dem ersten und dem zweiten Platz.
    }
web-train-end-best = Die meisten Punkte in einer Kategorie: { $category } { $points } ({ $how }), { $player }
web-train-end-longest =
    { $sections ->
        [1] Längste Strecke von Tür zu Tür: 1 Gleisstück, { $player }
       *[other] Längste Strecke von Tür zu Tür: { $sections } Gleisstücke, { $player }
    }
# $gain: mit Vorzeichen; $sum: Punkte bis dahin; $how: die Rechnung in wenigen Worten.
web-train-end-step = { $player }: { $category } { $gain }, zusammen { $sum }: { $how }
