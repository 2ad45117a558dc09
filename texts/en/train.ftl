# What the terminal and the page say in a game of Ghosts Galore.

## The game

# $stack: tiles left of the $size in the current stack; $stacks: stacks to come; $lamp: who has the lamp.
train-round =
    Round { $round } of { $rounds } · { $stack ->
        [0] the stack is empty
        [1] 1 tile of { $size } left in the stack
       *[other] { $stack } tiles of { $size } left in the stack
    } · { $stacks ->
        [0] the last round
        [1] 1 stack to come
       *[other] { $stacks } stacks to come
    } · lamp: { $lamp }

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
