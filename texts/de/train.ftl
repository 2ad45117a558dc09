# Was Terminal und Seite in einem Spiel Ghosts Galore sagen.

## Das Spiel

# $stack: Plättchen von $size im jetzigen Stapel; $stacks: Stapel, die noch kommen; $lamp: wer die Laterne hat.
train-round =
    Runde { $round } von { $rounds } · { $stack ->
        [0] der Stapel ist leer
       *[other] noch { $stack } von { $size } Plättchen im Stapel
    } · { $stacks ->
        [0] die letzte Runde
        [1] noch 1 Stapel danach
       *[other] noch { $stacks } Stapel danach
    } · Laterne: { $lamp }

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
