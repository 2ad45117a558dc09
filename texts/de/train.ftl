# Was Terminal und Seite in einem Spiel Ghosts Galore sagen.

## Punkte

train-total = Summe
train-dead-ends = Sackgassen

## Das Ende

train-end-board = { $rank }. { $player }: { $sum }
train-end =
    { $n ->
        [1] Erster Platz: { $players }
       *[other] Erster Platz, geteilt: { $players }
    }
train-end-tie = Bei gleichen Punkten entscheiden weniger Sackgassen; sind auch diese gleich, wird der Platz geteilt (T-4.14).
train-end-undone =
    { $n ->
        [1] 1 Entscheidung wurde zurückgenommen.
       *[other] { $n } Entscheidungen wurden zurückgenommen.
    }
