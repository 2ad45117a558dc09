# What `fogbound replay` shows beside the board.

replay-title = Level { $level } with { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $tiles } version { $version }
    .custom = A level of its own with { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $tiles } version { $version }
replay-place = After decision { $at } of { $decisions }{ $undone ->
        [0] {""}
        [one] ; one was taken back on the way
       *[other] ; { $undone } were taken back on the way
    }
replay-start = Before the first decision
replay-last = { $player }: { $action }
replay-ghosts = Ghosts left: { $supply }
replay-piles = Tiles left: { $piles }
replay-points = Points: { $points } of { $goal }
replay-supply = Meeples left: { $supply }
replay-hounds = Hounds: { $hounds }
replay-draw = The next tile has to be told.
replay-hash = Position { $hash }
replay-beyond = The record has only { $decisions } decisions that stand.
