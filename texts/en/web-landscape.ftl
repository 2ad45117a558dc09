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
        } at ({ $x }, { $y }).
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
