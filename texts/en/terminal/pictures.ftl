# What stands in pictures of tile sets, and what `fogbound board`, `film` and `tiles sheet` say.

## Below the tiles of a set

picture-tile = { $name }{ $n ->
        [one] {""}
       *[other] {" "}×{ $n }
    }
picture-side = { $name }, side { $side }

## Legend

picture-coat = coat of arms
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
