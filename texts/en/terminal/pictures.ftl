# What stands in pictures of games and tile sets, and what `fogbound board`, `film` and `tiles sheet` say.

## Headlines

# $turn: its number, or 0 for a game without turns.
picture-place = { $turn ->
        [0] After decision { $at } of { $decisions }.
       *[other] Turn { $turn }, after decision { $at } of { $decisions }.
    }
picture-seen = As { $viewer } sees it.

## The tile in hand

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
    .help = the seats of this game are 1 to { $last }
error-picture-overlay = this game has no features to outline
    .help = leave out `--overlay`
error-picture-large = the picture would be { $width } × { $height } pixels large
    .help = choose a smaller `--size`, up to { $most }, or write an .svg file: 50 million pixels are the limit, and a side of 65,535 for a .gif
error-picture-svg = the picture cannot be rendered: { $cause }
# $least, $most: pictures a second.
error-picture-speed = choose from { $least } to { $most } pictures a second
