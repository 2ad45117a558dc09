# What positions of Carcassonne are worth, point by point.

## What the boards are worth

# $others: all but the last, between commas.
score-and = { $others } and { $last }

## The arithmetic of each category

score-diamond-symbols = { $diamonds ->
        [one] 1 diamond
       *[other] { $diamonds } diamonds
    }
score-curves = { $curves ->
        [one] 1 curve
       *[other] { $curves } curves
    }

## A record of Carcassonne

score-carc-title = Carcassonne with { $players } players, parts: { $parts }; after decision { $at } of { $decisions }
score-carc-past = How the scores came about
score-carc-nothing = Nothing has been scored yet.
score-carc-turn = Turn { $turn }, { $player }
# $cells: of the region; of a building its own and those around it that hold tiles. $worth: the
# arithmetic, `score-carc-worth-…`.
score-carc-region = { $kind ->
        [road] Road
        [city] City
        [monastery] Monastery
        [castle] Castle
        [cemetery] Cemetery
       *[field] Field
    }{ $cells ->
        [seen] {""}
       *[told] {" "}{ $cells }
    }: { $worth }
score-carc-tiles = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
# $points: what the region is worth.
score-carc-worth-road = { score-carc-tiles } = { $points }
# $each: `double` where tiles and coats of arms count 2; $counted: the coats.
score-carc-worth-city = { $each ->
        [double] 2 × { $counted ->
            [0] { score-carc-tiles }
           *[other] ({ score-carc-city })
        } = { $points }
       *[single] { score-carc-city } = { $points }
    }
score-carc-city = { score-carc-tiles }{ $counted ->
        [0] {""}
        [one] {" "}+ 1 coat of arms
       *[other] {" "}+ { $counted } coats of arms
    }
score-carc-worth-monastery = { score-carc-worth-road }
# $counted: tiles with mist.
score-carc-worth-castle = { $each ->
        [double] 2 × { score-carc-misty } = { $points }
       *[single] { score-carc-misty } = { $points }
    }
score-carc-misty = { $counted ->
        [one] 1 tile with mist
       *[other] { $counted } tiles with mist
    }
score-carc-worth-cemetery = no points
# $counted: the complete cities it touches.
score-carc-worth-field = 3 × { $counted ->
        [one] 1 complete city
       *[other] { $counted } complete cities
    } = { $points }
score-carc-score = { $player } { $points }
# $scores: `score-carc-score` of everybody; $raised: whether a score would have been below 0.
score-carc-scores = Scores: { $scores }{ $raised ->
        [yes] {" "}(no score falls below 0)
       *[no] {""}
    }
# $finished: whether the game is over.
score-carc-end = { $finished ->
        [yes] The final scoring
       *[no] If the game ended here
    }
score-carc-open = The turn is not over: what the tile at ({ $x }, { $y }) completes will be scored at its end, and counts here like what is incomplete.
score-carc-no-meeple = No meeple is on the board.
# $stand: where it stands on its tile.
score-carc-meeple = { $player }: { $piece } at ({ $x }, { $y }) { $stand }{ $ghosts ->
        [0] {""}
        [1] , beside 1 ghost
       *[other] , beside { $ghosts } ghosts
    }
# $owners: who gets the points; $counts: each player there with the number of meeples.
score-carc-majority = { $how ->
        [alone] { $owners }, alone there: +{ $points }
        [most] { $owners }, with most ({ $counts }): +{ $points }
       *[tie] { $owners }, tied ({ $counts }): +{ $points } each
    }
score-carc-pays = { $player } −{ $points }
# $shares: `score-carc-pays` of those who pay.
score-carc-ghosts = Ghosts beside meeples on the board, 1 point each (G-5.1): { $shares }
score-carc-result = { $finished ->
        [yes] Result
       *[no] Result if the game ended here
    }
score-carc-part = { $kind ->
        [ghosts] − { $points } for ghosts
       *[other] + { $points } for { $kind ->
            [road] roads
            [city] cities
            [monastery] monasteries
            [castle] castles
           *[field] fields
        }
    }
# $before: the score before the final scoring; $parts: `score-carc-part` of what changes it.
score-carc-total = { $player }: { $before }{ $parts } = { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $raised ->
        [yes] , for no score falls below 0
       *[no] {""}
    }
# $n: number of $players; there may be `You` among them, so no verb follows.
score-carc-first =
    First place{ $n ->
        [1] : { $players }
       *[other] , shared, for points are equal (C-6): { $players }
    }
