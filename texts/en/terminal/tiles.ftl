# What is wrong with a tile set that was read, and in `.help` what to change.
# Words in backquotes are words of the tile-set language: they stay as they are.

## The report

# $name: of the file; $problems: their number.
set-file-unusable = { $name } is not a usable tile set: { $problems ->
        [one] 1 problem
       *[other] { $problems } problems
    }
set-file-omitted = { $omitted ->
        [one] 1 more problem is not shown
       *[other] { $omitted } more problems are not shown
    }
# A remark on a line far from the one shown.
set-file-line = line { $line }: { $remark }

## Words that the texts below have in common

set-file-word-side = { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
set-file-word-terrain = { $terrain ->
        [road] road
        [city] city
       *[field] field
    }
set-file-word-segment = { $segment ->
        [road] road
        [city] city
       *[mist] mist
    }
set-file-word-building = { $building ->
        [monastery] monastery
        [castle] castle
       *[cemetery] cemetery
    }
set-file-word-end = { $end ->
        [city] city
        [castle] castle
        [monastery] monastery
       *[cemetery] cemetery
    }
# What the value of a key is: of the set, of a tile, of the starting tile.
set-file-word-value = { $value ->
        [set-format] the version of the language: 1
        [set-id] a short name for records, like `"my-box"`
        [set-version] the version of the set, a whole number from 1
        [set-title] one line for people
        [set-origin] where the set comes from, for people
        [set-part] `"base"` or `"mist"`: where tiles without building belong
        [set-start] the name of a tile, or `{"{"} nw = …, ne = …, sw = …, se = … {"}"}`
        [tile-name] the name of the tile, like `"bend-in-fog"`
        [tile-count] how many such tiles the set has, 1 if left out
        [tile-part] `"base"` or `"mist"`; the `part` of the set if left out
        [tile-edges] the terrain in the north, east, south and west, like `"cfrf"`
        [tile-roads] a list like `["ES", "N village"]`
        [tile-cities] a list like `["N", "SW coat"]`
        [tile-mists] a list of edges and ghost symbols, like `["SW 2"]`
        [tile-fields] a list of half-edges and cities touched, like `["27 N"]`
        [tile-building] `"monastery"`, `"castle"` or `"cemetery"`
        [set-game] `"ghosts-galore"`, for track tiles and boards only
        [set-track] the track tiles, each beginning with a line `[[track]]`
        [set-board] the boards, each beginning with a line `[[board]]`
        [track-name] the name of the tile, like `"mossy-bend"`
        [track-count] how many such tiles the set has, 1 if left out
        [track-sections] a list of one or two sections, their edges and monsters, like `["NE bat bat", "SW"]`
        [track-diamonds] a list of the values of diamonds, like `[1, 3]`
        [board-name] the name of the board, like `"night-express"`
        [board-sides] a list of two lists of doors, one for each side, like `["0N bone", "8S tooth"]`
        [start-nw] the name of the north-west quarter
        [start-ne] the name of the north-east quarter
        [start-sw] the name of the south-west quarter
        [start-se] the name of the south-east quarter
       *[set-tile] the tiles, each beginning with a line `[[tile]]`
    }

## The file and its keys

set-file-file-long = the file has { $bytes } bytes
    .help = a tile set has at most { $most } bytes
set-file-control-character = { record-control }
    .help = { record-control.help }
# $why: what the reader of TOML says.
set-file-not-toml = { level-file-toml }
    .help = texts stand in quotes, lists in brackets, each key once; see toml.io
set-file-unknown-key = { level-file-unknown }
    .help = the keys possible here are { $known }
set-file-key-missing = { level-file-missing }
    .help = add `{ $key }`: { set-file-word-value }
set-file-wrong-type = `{ $key }` must be { $wanted ->
        [text] a text in quotes
        [number] a whole number
        [list] a list of texts in brackets
        [texts] a list of texts in quotes
        [tables] a list of tables
        [numbers] a list of whole numbers in brackets
        [sides] two lists in brackets, one for each side
       *[start] the name of a tile or four quarters
    }
    .help = `{ $key }` is { set-file-word-value }
set-file-out-of-range = `{ $key }` is out of range
    .help = write a whole number from { $least } to { $most }
set-file-too-many-entries = `{ $key }` has { $entries } entries
    .help = { $key ->
            [sides] a side of a board
           *[tile] a tile
        } has room for at most { $most }
set-file-unknown-game = no set can be for the game `{ $game }`
    .help = write `game = "ghosts-galore"` for track tiles and boards; sets of landscape tiles name no game
set-file-tracks-not-tiles = this is a set of track tiles and boards; a set of landscape tiles is needed here
    .help = choose a file that names no `game`, such as a set for Mists
set-file-tiles-not-tracks = this is a set of landscape tiles; a set of track tiles and boards is needed here
    .help = choose a file that says `game = "ghosts-galore"`, or add that line if the file is meant to be one
set-file-not-an-id = `{ $id }` is not an id
    .help = use lower-case words joined by hyphens, like `my-box`; at most 40 characters
set-file-not-prose = `{ $key }` is empty, too long or not plain text
    .help = write 1 to { $most } characters without line breaks

## The set as a whole

set-file-too-many-kinds = the set has { $kinds } kinds of tiles
    .help = a set has at most { $most }; equal tiles are one kind with a `count`
set-file-name-twice = two { $entry ->
        [board] boards
       *[tile] tiles
    } are named `{ $tile }`
    .help = give one of them another name{ $entry ->
        [board] {""}
       *[tile] , or raise the `count` of the first if they are equal
    }
set-file-no-fields = no tile of the set has fields
    .help = write `fields` for every tile; only a set for Mists alone, without tiles of part `base` and with a 2x2 starting tile, may leave them out
set-file-too-many-cells = the set covers { $cells } cells
    .help = a board holds at most { $most }, the quarters of the starting tile included: lower some counts
set-file-nothing-to-draw = the set has no tile to draw
    .help = add tiles besides the starting tile
set-file-unknown-part = `{ $part }` is not a part
    .help = write `base` or `mist`; castles, cemeteries and the starting tile are told by themselves

## The starting tile

set-file-unknown-start = the starting tile `{ $tile }` is not in the set
    .help = name a tile of this file, or add one with this name
set-file-quarter-twice = `{ $tile }` is more than one quarter of the starting tile
    .help = give each quarter a tile of its own
set-file-quarters-apart = the quarters `{ $tile }` and `{ $facing }` do not fit together
    .help = inside the starting tile, edges that meet have the same terrain and are both misty or both clear

## A tile

set-file-not-a-name = `{ $name }` is not a name for a { $entry ->
        [board] board
       *[tile] tile
    }
    .help = use lower-case words joined by hyphens, like `old-tower`{ $entry ->
        [tile] , or one capital letter
       *[other] {""}
    }; at most 40 characters
set-file-not-four-terrains = `{ $text }` does not name the terrain of four edges
    .help = write four of `field`, `road`, `city` in the order north, east, south, west, or their four first letters, like `"cfrf"`
set-file-no-edges = `{ $text }` does not begin with the edges of a { set-file-word-segment }
    .help = begin with some of the letters `N`, `E`, `S`, `W`, in this order
set-file-too-many-words = `{ $text }` has too many words
    .help = write something like `"ES"` or `"N village"`; each segment is a text of its own
set-file-unknown-end = a road cannot end at `{ $end }`
    .help = write `village`, `crossing`, `city`, `castle`, `monastery`, `cemetery` or `ruin`
set-file-road-without-end = a road with one edge ends on its tile, but nothing says where
    .help = write what stands at its end, like `"{ $edges } village"`, or the second edge
set-file-road-with-needless-end = a road with two edges runs through its tile and ends nowhere on it
    .help = leave out the end, or split the road into two roads of one edge each
set-file-edges-of-a-road = a road segment has one or two edges, not { $count }
    .help = roads that meet at a village or crossing are one road for each edge, like `"N village", "E village", "S village"`
set-file-not-a-city = `{ $text }` does not describe a city
    .help = write its edges, then `coat` or `2 coats` if it has coats of arms (at most { $most }), like `"NW coat"`
set-file-ghosts-of-a-mist = `{ $text }` does not say how many ghosts the mist shows
    .help = write the edges and a number from 0 to { $most }, like `"{ $edges } 1"`
set-file-not-a-field = `{ $text }` does not describe a field
    .help = write its half-edges as ascending digits 0 to 7, then the edges of each city it touches, like `"27 N"`
set-file-unknown-building = `{ $text }` is not a building
    .help = write `monastery`, `castle` or `cemetery`; a tile has at most one of them

## A tile against itself

set-file-edge-in-no-segment = tile `{ $tile }`: its { set-file-word-side } edge is { set-file-word-terrain }, but in no segment
    .help = name the { set-file-word-terrain } with `{ $letter }` among its segments, or change the terrain in `edges`
set-file-edge-against-segment = tile `{ $tile }`: its { set-file-word-side } edge is { set-file-word-terrain } by `edges`, but { set-file-word-segment } by its segments
    .help = change one of the two; `edges` goes north, east, south, west
set-file-edge-in-two-segments = tile `{ $tile }`: its { set-file-word-side } edge lies in two segments
    .help = keep `{ $letter }` in one of them only
set-file-edge-city-and-misty = tile `{ $tile }`: its { set-file-word-side } edge is city and misty
    .help = mist covers fields and roads only: leave `{ $letter }` out
set-file-edge-in-two-mists = tile `{ $tile }`: its { set-file-word-side } edge lies in two mists
    .help = { set-file-edge-in-two-segments.help }
set-file-ghosts-of-a-tile = tile `{ $tile }`: it shows { $ghosts } ghost symbols
    .help = { $role ->
            [quarter] a quarter of the starting tile
           *[tile] a tile with mist
        } shows { $least } to 3, all its mists together
set-file-start-with-building = tile `{ $tile }`: the starting tile cannot have a { set-file-word-building }
    .help = leave the building out, or start with another tile
set-file-castle-without-mist = tile `{ $tile }`: a castle always stands in mist, and this tile has none
    .help = add a mist, like `mists = ["SW 1"]`
set-file-road-ends-at-nothing = tile `{ $tile }`: a road ends at a { set-file-word-end }, but the tile has no { set-file-word-end }
    .help = add the { set-file-word-end } or let the road end elsewhere
set-file-part-of-a-building = tile `{ $tile }`: a tile with a { set-file-word-building } does not belong to part `{ $part }`
    .help = leave `part` out: castles and cemeteries are parts of their own, monasteries belong to the base game
set-file-count-of-a-quarter = tile `{ $tile }`: a quarter of the starting tile is there once
    .help = leave `count` out
set-file-halves-twice = tile `{ $tile }`: half-edges in two fields: { $halves }
    .help = keep each half-edge in one field
set-file-halves-closed = tile `{ $tile }`: half-edges of a city edge or a misty edge: { $halves }
    .help = fields have no half-edges there: leave them out
set-file-halves-missing = tile `{ $tile }`: half-edges in no field: { $halves }
    .help = add them to `fields`; both halves of each field or road edge without mist lie in a field (a set for Mists alone may leave out all fields of all tiles)
set-file-touched-city-missing = tile `{ $tile }`: a field touches city `{ $edges }`, but the tile has no such city
    .help = name each city once, with all its edges as in `cities`
set-file-touched-city-twice = tile `{ $tile }`: a field touches city `{ $edges }`, but the city is named twice
    .help = { set-file-touched-city-missing.help }

## Track tiles

set-file-too-many-tracks = the number of track tiles in the set is { $tiles }
    .help = a set has at most { $most }: lower some counts
set-file-too-few-tracks = { set-file-too-many-tracks }
    .help = two players need { $least }: add tiles or raise some counts
set-file-no-track = tile `{ $tile }`: no track runs over it
    .help = write one section or two, like `sections = ["NE bat", "SW"]`
set-file-edges-of-a-section = `{ $text }` does not begin with the two edges of a track section
    .help = begin with two of the letters `N`, `E`, `S`, `W`, in this order, like `"NE bat bat"`
# $known: all monsters.
set-file-unknown-monster = `{ $monster }` is not a monster
    .help = write { $known }; each as often as it is shown
set-file-edge-in-two-sections = tile `{ $tile }`: two track sections meet at its { set-file-word-side } edge
    .help = an edge has one section at most: two sections are a bridge, `"NS"` with `"EW"`, or a double curve, like `"NE"` with `"SW"`
set-file-monsters-of-a-tile = tile `{ $tile }`: it shows { $monsters } monsters
    .help = a tile shows at most { $most }, both sections together

## Boards

set-file-number-of-boards = the number of boards in the set is { $boards }
    .help = a set has { $least } to { $most }: each player needs one
set-file-not-two-sides = the number of entries of `sides` is { $sides }
    .help = a board has two sides: write two lists of doors in brackets
set-file-not-a-door = `{ $text }` does not describe a door
    .help = write the number of a space, the letter of its outer edge and the kind of door, like `"0N bone"`
set-file-door-inside = the edge `{ $edge }` lies inside the board
    .help = doors are on the outer edges: `0N`, `1N`, `2N`, `2E`, `5E`, `8E`, `8S`, `7S`, `6S`, `6W`, `3W`, `0W`
set-file-unknown-door = `{ $door }` is not a kind of door
    .help = write `bone`, `tooth` or `plain`
set-file-edge-with-two-doors = board `{ $board }`: two doors on the edge `{ $edge }`
    .help = an edge has one door at most: move one of them or leave it out
set-file-doors-of-a-pair = board `{ $board }`: the number of { $kind } doors on its { $place ->
        [first] first
       *[second] second
    } side is { $doors }
    .help = each side has exactly two bone doors and two tooth doors

## Remarks on the pieces of the file that are meant, with what the problem knows

set-file-mark-here = { file-here }
set-file-mark-again = again
set-file-mark-first-name = first used here
set-file-mark-not-a-key = not a key of the language
set-file-mark-key-missing = has no `{ $key }`
# $found: a type of TOML.
set-file-mark-type = this is of type { $found }
set-file-mark-out-of-range = must be { $least } to { $most }
set-file-mark-too-long = too long
set-file-mark-not-an-id = not an id
set-file-mark-not-a-paragraph = cannot be shown in one paragraph
set-file-mark-too-many-kinds = too many
set-file-mark-no-fields = a set without fields
set-file-mark-too-many-cells = too many tiles
set-file-mark-only-the-start = nothing but the starting tile
set-file-mark-unknown-game = no such game
set-file-mark-names-game = track tiles and boards
set-file-mark-names-no-game = names no `game`
set-file-mark-so-many-tracks = tiles: { $tiles }
set-file-mark-so-many-boards = boards: { $boards }
set-file-mark-unknown-part = unknown part
set-file-mark-no-such-tile = no such tile
set-file-mark-quarter = { $mist ->
        [misty] misty
       *[clear] clear
    } { set-file-word-terrain } in the { set-file-word-side }
set-file-mark-facing-quarter = { $facing-mist ->
        [misty] misty
       *[clear] clear
    } { $facing-terrain ->
        [road] road
        [city] city
       *[field] field
    } in the { $facing-side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
set-file-mark-not-a-name = not a name
set-file-mark-not-four-terrains = not four terrains
set-file-mark-no-edges = has no edges
set-file-mark-not-understood = not understood
set-file-mark-unknown-end = unknown end of a road
set-file-mark-ends-at-what = ends at what?
set-file-mark-needless-end = two edges and an end
set-file-mark-too-many-edges = too many edges
set-file-mark-ghosts-of-a-mist = needs a number from 0 to { $most }
set-file-mark-unknown-building = unknown building
set-file-mark-without-track = has no section
set-file-mark-not-two-edges = needs two edges
set-file-mark-unknown-monster = unknown monster
set-file-mark-monsters-in-all = { $monsters } in all
set-file-mark-not-two-sides = not two lists
set-file-mark-inside = an inner edge
set-file-mark-unknown-door = unknown door
set-file-mark-first-door = the first door
set-file-mark-this-side = { $kind } doors: { $doors }
set-file-mark-by-edges = { set-file-word-terrain } in the { set-file-word-side }
set-file-mark-by-segment = { set-file-word-segment } in the { set-file-word-side }
set-file-mark-first = `{ $letter }` is here
set-file-mark-second = and here
set-file-mark-mist = mist in the { set-file-word-side }
set-file-mark-in-all = { $ghosts } in all
set-file-mark-on-start = on the starting tile
set-file-mark-castle-without-mist = a castle without mist
set-file-mark-ends-at-nothing = ends at nothing
set-file-mark-unsuitable-part = does not suit the building
set-file-mark-must-be-1 = must be 1
set-file-mark-halves-again = { $halves } again
set-file-mark-halves-not-field = { $halves } cannot be field
set-file-mark-halves-missing = { $halves } missing
set-file-mark-touched-city = `{ $edges }`

## Advice on sets that are valid, but perhaps not what their owner meant

# $rule: what makes it unusual.
set-file-advice-no-mist = { $rule }: no tile of the set has mist
set-file-advice-start-ghosts = { $rule }: the starting tile shows { $number } ghost symbols, usual are 3
set-file-advice-no-castles = { $rule }: no castles for the levels from 2 on
set-file-advice-no-cemeteries = { $rule }: no cemeteries for the levels from 2 on
# $number: of tiles or boards.
set-file-advice-two-golems = { $rule }: { $number ->
        [one] 1 tile shows
       *[other] { $number } tiles show
    } more than one golem
set-file-advice-few-boards = { $rule }: { $number } boards are too few for five players
set-file-advice-few-tracks = { $rule }: { $number } tiles are too few for five players
