# What the page says in a game of Mists over Carcassonne.

## Seats and the board

web-mists-supply = { $n } { $colour }
# $spot: `cemetery`, or the edges of the mist.
web-mists-ghosts-there =
    { $n ->
        [1] 1 ghost
       *[other] { $n } ghosts
    } { $spot ->
        [cemetery] on the cemetery
       *[other] on the mist in the { $spot }
    }
# $kind: what the meeple stands on, or `grave`.
web-mists-meeple-there =
    { $kind ->
        [grave] a { $colour } meeple, buried
        [castle] a { $colour } meeple in the castle
        [city] a { $colour } meeple in the city { $edges }
       *[road] a { $colour } meeple on the road { $edges }
    }

## Features of a cell

# $kind: `road`, `city` or `castle`; $value: points for each colour; $open: open ends, for a castle cells to
# fill; $state: `haunted`, `complete` or `open`; $owners: colours, or `none`; $n: how many.
web-mists-region =
    { $kind ->
        [road] Road of { web-tiles }
        [city] City of { web-tiles }{ $shields ->
            [0] {""}
            [1] {" "}with 1 coat of arms
           *[other] {" "}with { $shields } coats of arms
        }
       *[castle] Castle
    }: { $state ->
        [haunted] haunted, it will never score
        [complete] complete, worth { $value }
       *[open] worth { $value } so far, { $kind ->
            [castle] { $open ->
                [1] 1 cell to fill
               *[other] { $open } cells to fill
            }
           *[other] { $open ->
                [1] 1 end open
               *[other] { $open } ends open
            }
        }
    }; { $n ->
        [0] nobody is there
        [1] { $owners }
       *[other] { $owners }: the value counts { $n } times
    }
web-tiles =
    { $tiles ->
        [1] 1 tile
       *[other] { $tiles } tiles
    }
# $open: misty edges without mist against them.
web-mists-bank =
    Mist bank over { $cells ->
        [1] 1 cell
       *[other] { $cells } cells
    }: { $open ->
        [0] finished
        [1] 1 edge open
       *[other] { $open } edges open
    }; { $ghosts ->
        [0] no ghost
        [1] 1 ghost
       *[other] { $ghosts } ghosts
    }
# $missing: cells to fill before it closes.
web-mists-cemetery =
    { $kind ->
        [haunted] Haunted cemetery
       *[quiet] Cemetery
    }: { $open ->
        [yes] { $missing ->
            [1] 1 more tile closes it
           *[other] { $missing } more tiles close it
        }, and a meeple is buried
       *[no] closed
    }{ $ghosts ->
        [0] {""}
        [1] ; 1 ghost
       *[other] ; { $ghosts } ghosts
    }
web-mists-face-down = A tile face-down: nobody knows what it shows. What runs into it is haunted.

## Consequences

# $grown: whether the bank was there before; $open: misty edges without mist against them; $ghosts: on it.
web-mists-grown =
    { $grown ->
        [yes] A mist bank grows to { web-mists-cells }
       *[no] A new mist bank on { web-mists-cells }
    }, { $open ->
        [1] 1 edge open
       *[other] { $open } edges open
    }{ $ghosts ->
        [0] {""}
        [1] ; finished, it would lose 1 ghost
       *[other] ; finished, it would lose { $ghosts } ghosts
    }
web-mists-cells =
    { $cells ->
        [1] 1 cell
       *[other] { $cells } cells
    }
web-mists-closes = The cemetery{ event-at } closes: a meeple must be buried.
# $points: of a hound.
web-mists-hound-arithmetic =
    { $hound }: { $points ->
        [1] 1 ghost on the board × 1 = 1 point
       *[other] { $points } ghosts on the board × 1 = { $points } points
    }

## Panels

# $colours: how many scoring meeples there are; $left: points to the goal.
web-mists-points =
    { $colours ->
        [1] { $points } of { $goal } points
       *[other] { $colour }: { $points } of { $goal } points
    }, { $left ->
        [0] the goal is reached.
       *[other] { $left } to go.
    }
web-mists-milestone =
    Before this pile ends, space { $space } must be reached: { $left ->
        [0] it is.
        [1] 1 point is missing.
       *[other] { $left } points are missing.
    }
web-mists-ghosts =
    { $left ->
        [0] No ghost left
        [1] 1 ghost left
       *[other] { $left } ghosts left
    }, { $board } on the board
# $least, $most: ghosts that the turn brings, by where the tile goes.
web-mists-due =
    This turn brings { $spread ->
        [no] { web-mists-due-most }
       *[yes] { $least } to { web-mists-due-most }
    }.
web-mists-due-most =
    { $most ->
        [0] no ghost
        [1] 1 ghost
       *[other] { $most } ghosts
    }
# $needed: points to the next milestone or the goal; $active: tiles of this pile, the one in hand too; $pace: a
# number with one decimal; $colours: how many scoring meeples there are.
web-mists-pace =
    { $needed ->
        [0] All points for this pile are in.
        [1] 1 point in { $active } tiles: { $pace } a tile{ web-mists-pace-each }
       *[other] { $needed } points in { $active } tiles: { $pace } a tile{ web-mists-pace-each }
    }
web-mists-pace-each =
    { $colours ->
        [1] .
       *[other] , for the colour furthest behind.
    }
# $active: tiles of the pile in play; $later: sizes of the others, $count: their number.
web-mists-piles =
    { $active ->
        [0] No tile left
        [1] 1 tile left
       *[other] { $active } tiles left
    } in this pile{ $count ->
        [0] , the last one.
        [1] , then { $later } in the last one.
       *[other] , then { $later } in the others.
    }
web-mists-hound-waits = { $hound } waits at { $space }.
web-mists-hound-gone = { $hound } has left the game.
