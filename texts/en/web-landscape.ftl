# What the page says in both games on landscape tiles.

## Headings of panels and tables

web-panel-goal = Goal
web-panel-score = Score
web-panel-ghosts = { galore-category-ghosts }
web-panel-pace = Pace
web-panel-piles = Tiles
web-panel-supplies = Meeples
web-panel-hounds = Hounds
web-head-player = Player
web-head-colour = Colour
web-head-meeples = { web-panel-supplies }

## Tiles that are left

# $n: tiles that nobody has seen; $down: those of them that lie face-down; $piles: those still to be drawn.
web-left =
    { $n ->
        [0] Every tile has been seen.
        [1] 1 tile has not been seen{ web-left-down }
       *[other] { $n } tiles have not been seen{ web-left-down }
    }
web-left-down =
    { $down ->
        [0] .
        [1] : { $piles } still to be drawn, 1 lost face-down on the board; nobody knows which.
       *[other] : { $piles } still to be drawn, { $down } lost face-down on the board; nobody knows which.
    }
web-set-aside =
    { $n ->
        [1] 1 tile fitted nowhere and is out of the game.
       *[other] { $n } tiles fitted nowhere and are out of the game.
    }
web-face-down = a tile face-down
# A number with one decimal.
web-decimal = { $whole }.{ $tenth }

## The odds of a gap

web-odds-hand = The tile in hand fits here.
web-odds-fit =
    { $all ->
        [0] Every tile has been seen.
       *[other] { $fit ->
            [0] None
            [1] 1
           *[other] { $fit }
        } of the { $all } unseen tiles { $fit ->
            [0] fits
            [1] fits
           *[other] fit
        }{ $x ->
            [seen] {" "}here.
           *[told] {" "}at ({ $x }, { $y }).
        }
    }
# $fraction: like `5/36`, or `none` where it would be unreadable.
web-chance = { web-decimal } %{ $fraction ->
        [none] {""}
       *[some] {" "}({ $fraction })
    }
web-odds-next = Next tile: { web-chance }.
# $n: tiles of the pile, or of all piles.
web-odds-pile = Among the { $n } left in this pile: { web-chance }.
web-odds-all =
    Among { $n ->
        [2] both
       *[other] all { $n }
    } still to be drawn: { web-chance }.
web-odds-dead = A dead gap: no tile that is left can ever fill it.

## A tile by its edges

# $sides: like `north and east`. Behind a feature that a piece stands on.
web-sides = { $sides }
web-tile-named = { $name }: { $shows }
web-wind = { $wind ->
    [0] north
    [1] north-east
    [2] east
    [3] south-east
    [4] south
    [5] south-west
    [6] west
   *[7] north-west
}
# $sides: like `north and east`; $n: their number.
web-tile-city = city { $n ->
        [4] on all sides
       *[other] { $sides }
    }{ $coats ->
        [0] {""}
        [1] {" "}with a coat of arms
       *[other] {" "}with { $coats } coats of arms
    }
web-tile-road = road { $from } to { $to }
# $end: `web-tile-end-…`.
web-tile-road-ends = { $n ->
        [1] road
       *[other] roads
    } from the { $sides } to { $end }
web-tile-end-village = a village
web-tile-end-crossing = a crossing
web-tile-end-city = the city
web-tile-end-castle = the castle
web-tile-end-monastery = the monastery
web-tile-end-cemetery = the cemetery
web-tile-end-ruin = the ruin
web-tile-mist = mist { $n ->
        [4] on all sides
       *[other] in the { $sides }
    }{ $ghosts ->
        [0] {""}
        [1] {" "}with a ghost symbol
       *[other] {" "}with { $ghosts } ghost symbols
    }
web-tile-fields = fields all around
# The building in the middle.
web-tile-monastery = a monastery in the middle
web-tile-castle = a castle in the middle
web-tile-cemetery = a cemetery in the middle
