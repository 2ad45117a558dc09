# What the terminal and the page say in a game of Carcassonne.

## Answers and what they bring

# A decision among others. $what: `carc-action-ghost`.
carc-deed-ghost = ghost: { $what }
# What is said of answers, behind a dash (choice-worth).
carc-note-third = the third: meeple and ghosts go home
carc-note-complete =
    complete, { $points ->
        [0] a guard at once, if one is left
        [1] 1 point at once
       *[other] { $points } points at once
    }
# $kind: word of what it stands on; $points: if the game ended now; $cities: complete ones at a field;
# $open: open ends, or empty cells around a building.
carc-note-open =
    { $kind ->
        [field] { $cities ->
            [0] no complete city yet
            [1] 1 complete city, 3 points so far
           *[other] { $cities } complete cities, { $points } points so far
        }
        [road] worth { $points } so far, { $open ->
            [0] closed
            [1] 1 end open
           *[other] { $open } ends open
        }
        [city] worth { $points } so far, { $open ->
            [0] closed
            [1] 1 edge open
           *[other] { $open } edges open
        }
        [cemetery] { $open ->
            [1] 1 cell to fill, then a guard
           *[other] { $open } cells to fill, then a guard
        }
       *[building] worth { $points } so far, { $open ->
            [1] 1 cell to fill
           *[other] { $open } cells to fill
        }
    }
carc-consequence-end = the game ends with the final scoring
# $whose: `own` or `other`.
carc-consequence-ghost =
    { $whose ->
        [own] spoilt mist: a ghost for a meeple of your own
       *[other] extended mist: you put a ghost beside a meeple of another player
    }
# $change: points with their sign.
carc-change = { $player } { $change }
# $list: `carc-change` of the players with whom something changes.
carc-consequence-now = if it ended now: { $list }
carc-consequence-free =
    complete and free: { $points ->
        [0] a guard for a keeper placed now
        [1] 1 point for a meeple placed now
       *[other] { $points } points for a meeple placed now
    }

## The tiles of the base game

# Records and tile files call them by their letters.
tile-A = monastery lane
tile-B = quiet monastery
tile-C = heart of the city
tile-D = wayside wall
tile-E = edge of town
tile-F = passage of banners
tile-G = narrow town
tile-H = neighbouring towns
tile-I = walls at an angle
tile-J = cart bend
tile-K = goose bend
tile-L = village under the wall
tile-M = corner of banners
tile-N = weaver corner
tile-O = bend below the banner
tile-P = miller bend
tile-Q = rampart of banners
tile-R = broad rampart
tile-S = gate of banners
tile-T = market gate
tile-U = long road
tile-V = shepherd bend
tile-W = three lanes
tile-X = great crossing
