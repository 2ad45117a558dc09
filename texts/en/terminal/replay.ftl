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
replay-ghosts = Ghosts left: { $supply }
replay-piles = Tiles left: { $piles }
replay-points = Points: { $points } of { $goal }
replay-supply = Meeples left: { $supply }
replay-hounds = Hounds: { $hounds }
replay-hash = Position { $hash }
replay-beyond = The record has only { $decisions } decisions that stand.

## Ghosts Galore

replay-title-train = Ghosts Galore with { $players } players, { $tiles } version { $version }
# $round: 0 before the first, 9 for the hidden tiles and the end; $player holds the lamp.
replay-round = { $round ->
        [0] Before the first round
        [9] The hidden tiles
       *[other] Round { $round } of 8
    }; the lamp is with { $player }; { $stack } tiles in the stack, { $stacks ->
        [one] 1 stack
       *[other] { $stacks } stacks
    } to come
replay-face-up = Face up: { $tiles }
replay-claimed = Claimed by { $player }: { $tile }
# $ask: word of the question.
replay-together = { $ask ->
        [side] The sides of the boards are chosen
        [keep] The hidden tiles are chosen
       *[other] The tiles are placed
    } by all at once; still to choose: { $players }
replay-seat = Seat
replay-total = Total
replay-dead-ends = Dead ends

## Carcassonne

# $parts: the parts of the expansion, as in records; $base, $tiles: titles of the sets, $tiles is `none`
# where the expansion has no tiles.
replay-title-carcassonne = Carcassonne with { $players } players, parts: { $parts }, tiles: { $base } version { $version }{ $tiles ->
        [none] {""}
       *[some] , { $tiles } version { $second }
    }
# $letter: of the player's colour on the board; $guards: -1 where there are none.
replay-seat-carcassonne = { $player } ({ $letter }): { $points ->
        [1] 1 point
       *[other] { $points } points
    }; in supply { $meeples ->
        [1] 1 meeple
       *[other] { $meeples } meeples
    }{ $guards ->
        [-1] {""}
        [1] {" "}and 1 guard, { $common } more to gain
       *[other] {" "}and { $guards } guards, { $common } more to gain
    }
# $stand: where it stands on its tile.
replay-meeple = { $piece } at ({ $x }, { $y }) { $stand }{ $ghosts ->
        [0] {""}
        [1] , beside 1 ghost
       *[other] , beside { $ghosts } ghosts
    }
replay-discarded = Discarded: { $tiles }
