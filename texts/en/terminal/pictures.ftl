# What stands in pictures of games and tile sets, and what `fogbound board`, `film` and `tiles sheet` say.

## Headlines

picture-title-carcassonne = Carcassonne
picture-title-train = { game-name-ghosts-galore }
picture-place = after decision { $at } of { $decisions }
# $ended: `won`, `lost` or `no`; $place: picture-place.
picture-subtitle-mists = { $ended ->
        [won] The team has won
        [lost] The team has lost
       *[no] Turn { $turn }
    }, { $place }
# $parts: the parts of the expansion, as in records.
picture-subtitle-carcassonne = { $ended ->
        [yes] The end
       *[no] Turn { $turn }
    }, { $place }{ $parts ->
        [none] {""}
       *[some] ; with { $parts }
    }
# $round: 0 before the first, 9 for the hidden tiles.
picture-subtitle-train = { $ended ->
        [yes] The end
       *[no] { $round ->
            [0] Before the first round
            [9] The hidden tiles
           *[other] Round { $round } of 8
        }
    }, { $place }
picture-seen = as { $viewer } sees it

## Supplies

# $left: the points to the goal.
picture-points = { $points } of { $goal } points{ $left ->
        [0] {""}
       *[other] , { $left } to go
    }
picture-ghosts = { $left ->
        [one] 1 ghost left
       *[other] { $left } ghosts left
    }
# $tiles: their number; $piles: the sizes of the piles, joined by plus signs.
picture-piles = { $tiles ->
        [one] 1 tile left
       *[other] { $piles } tiles left
    }
# $space: of the score track, where a hound waits.
picture-hound = waits at { $space }
picture-hand = to place: { $tile }

## Below the tiles of a set

picture-tile = { $name }{ $n ->
        [one] {""}
       *[other] {" "}×{ $n }
    }
picture-side = { $name }, side { $side }

## Legend

picture-legal = the tile fits; a dot for each rotation
picture-changed = newest tile
picture-overlay = can still grow
    .owned = feature; letter of who has most there
picture-ghost = ghost in play
picture-printed-ghost = printed ghost symbol
picture-coat = coat of arms
picture-finished = finished mist
picture-back = tile face down
picture-farmer = farmer on a field
picture-guard = { carc-piece-guard }
picture-buried = buried on a cemetery
picture-lamp = holds the lamp
picture-secret = seen by its owner
picture-door-plain = Plain doors

## Errors

error-picture-extension = { $path } has no extension that a picture can have
    .help = name a file that ends with one of { $known }
error-picture-format = this command writes no .{ $format } files
    .help = choose one of { $known }; { $format ->
        [gif] `fogbound film` writes .gif files
       *[other] `fogbound board` and `fogbound tiles sheet` write .png files
    }
error-picture-seat = there is no seat { $seat }
    .help = the seats of this game are 0 to { $last }
error-picture-overlay = Ghosts Galore has no features to outline
    .help = leave out `--overlay`
error-picture-large = the picture would be { $width } × { $height } pixels large
    .help = choose a smaller `--size`, or write an .svg file: 50 million pixels are the limit, and a side of 65,535 for a .gif
error-picture-svg = the picture cannot be rendered: { $cause }
# $least, $most: pictures a second.
error-picture-speed = choose from { $least } to { $most } pictures a second
