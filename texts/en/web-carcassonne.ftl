# What the page says in a game of Carcassonne.

# $which: `all` parts of the expansion, `none`, or `some` of them, which $parts names.
web-carc-title =
    { $which ->
        [all] Carcassonne with Ghosts, Castles & Cemeteries
        [none] Carcassonne
       *[some] Carcassonne with { $parts }
    }
web-carc-part-mist = mist and ghosts
web-carc-part-castles = castles
web-carc-part-guards = guards
web-carc-part-cemeteries = cemeteries

## Seats and the board

# $guards: `none` where no guards are played; $n: the guards left.
web-carc-supply =
    { $meeples ->
        [1] 1 meeple
       *[other] { $meeples } meeples
    }{ $guards ->
        [none] {""}
       *[some] , { $n ->
            [1] 1 guard
           *[other] { $n } guards
        }
    }
# $piece: `carc-piece-…`; $stand: where it stands; $ghosts: beside it.
web-carc-meeple-there =
    { $player }: a { $piece } { $stand }{ $ghosts ->
        [0] {""}
        [1] , beside 1 ghost
       *[other] , beside { $ghosts } ghosts
    }

## Features of a cell

# $kind: what it is; $points: if the game ended now; $cities: complete ones that a field touches; $open: open
# ends, or cells to fill around a building; $owners: who has most there, $n of them.
web-carc-feature =
    { $kind ->
        [road] Road of { web-tiles }
        [city] City of { web-tiles }{ $shields ->
            [0] {""}
            [1] {" "}with 1 coat of arms
           *[other] {" "}with { $shields } coats of arms
        }
        [mist] Mist bank over { web-tiles }
        [monastery] Monastery
        [castle] Castle
        [cemetery] Cemetery
       *[field] Field over { web-tiles }
    }: { $kind ->
        [field] { $cities ->
            [0] no complete city yet
            [1] 1 complete city, 3 points
           *[other] { $cities } complete cities, { $points } points
        }
        [mist] { $open ->
            [0] finished
            [1] 1 edge open
           *[other] { $open } edges open
        }
        [cemetery] { $open ->
            [0] complete
            [1] 1 cell to fill, then a guard
           *[other] { $open } cells to fill, then a guard
        }
       *[other] { $open ->
            [0] complete, worth { $points }
           *[other] worth { $points } so far, { $kind ->
                [road] { $open ->
                    [1] 1 end open
                   *[other] { $open } ends open
                }
                [city] { $open ->
                    [1] 1 edge open
                   *[other] { $open } edges open
                }
               *[building] { $open ->
                    [1] 1 cell to fill
                   *[other] { $open } cells to fill
                }
            }
        }
    }{ $kind ->
        [mist] {""}
       *[other] ; { $n ->
            [0] nobody is there
            [1] { $owners }
           *[other] shared: { $owners }
        }
    }{ $ghosts ->
        [0] {""}
        [1] ; 1 ghost beside meeples
       *[other] ; { $ghosts } ghosts beside meeples
    }

## What has happened

# $worth: how the points of a region come about, or `none`; $ghosts: those that cost $cost points; $points: the sum.
web-carc-arithmetic =
    { $worth ->
        [none] { web-carc-cost }
       *[some] { $worth }{ $cost ->
            [0] {""}
           *[other] , { web-carc-cost } = { $points }
        }
    }
web-carc-cost =
    { $ghosts ->
        [1] − 1 ghost × 2
       *[other] − { $ghosts } ghosts × 2
    }
# At the end of the game.
web-carc-charged =
    { $ghosts ->
        [1] − 1 ghost × 1
       *[other] − { $ghosts } ghosts × 1
    }

## Panels

web-head-points = Points
web-head-end = If it ended now
web-head-ghosts = Ghosts beside
web-carc-points = { $player }: { $points }
web-carc-pile =
    { $n ->
        [0] The pile is empty
        [1] 1 tile in the pile
       *[other] { $n } tiles in the pile
    }
web-carc-ghosts =
    { $left ->
        [0] No ghost left
        [1] 1 ghost left
       *[other] { $left } ghosts left
    }, { $beside } beside meeples
web-carc-ghosts-cost = Each costs 2 points when its meeple scores, 1 at the end; the third scares the meeple away.

## The end

# $n: number of $players; there may be `You` among them, so no verb follows.
web-carc-winner = { train-end }
