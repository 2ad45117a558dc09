# What the terminal and the page say in a game of Ghosts Galore.

## Points

train-total = Total
train-dead-ends = Dead ends

## The end

train-end-board = { $rank }. { $player }: { $sum }
train-end =
    { $n ->
        [1] First place: { $players }
       *[other] First place, shared: { $players }
    }
train-end-tie = Where points are equal, fewer dead ends decide; equal again, the place is shared (T-4.14).
train-end-undone =
    { $n ->
        [1] 1 decision was taken back.
       *[other] { $n } decisions were taken back.
    }
