# Boards of Ghosts Galore that were written down by hand: what is wrong with a file, in `.help` what
# to change, and what its boards are worth. Words in backquotes are words of the language of these
# files: they stay as they are.

## The report of a file that cannot be scored

# $name: of the file; $problems: their number.
score-file-unusable = { $name } cannot be scored: { $problems ->
        [one] 1 problem
       *[other] { $problems } problems
    }
score-file-stopped = reading stopped here: there may be more problems

## The file and its header

score-file-long = { set-file-file-long }
    .help = a score file has at most { $most } bytes
score-file-control = { record-control }
    .help = { record-control.help }
score-file-first-line = this is not a score file
    .help = its first line is `{ $first }`
score-file-no-game = the file does not say which game was played
    .help = add the line `game { $game }` after the first line
score-file-game = there is no scoring of other games
    .help = write `game { $game }`
score-file-twice = a second line `{ $key }`
    .help = keep one of them
score-file-late = `{ $key }` stands after the first player
    .help = move the line to the top, before the first line `player`
score-file-early = `{ $line }` stands before the first player
    .help = at the top stand `game`, `tiles` and `option` only; boards and tiles follow a line `player NAME`
score-file-line = `{ $line }` is no line of a score file
    .help = a line begins with `player`, `board`, `doors` or the number of a space, 0 to 8; comments begin with `#`
score-file-option = `{ $option }` is no option that scoring depends on
    .help = write `option walls_are_dead_ends true` or `option walls_are_dead_ends false`
score-file-tiles = `tiles` is followed by the id of a track set
    .help = write something like `tiles fogbound-ghosts`, or with its version `tiles fogbound-ghosts 1`
# $set: as the file names it; $known, $given: the sets there are.
score-file-no-set = no track set `{ $set }` comes with this program
    .help = write one of these: { $known }; or give the file of your own set with --tiles
score-file-other-set = the file is about the track set `{ $set }`, but the one given is `{ $given }`
    .help = give the file of the other set with --tiles, or change the line

## Players and boards

score-file-no-player = there is no player
    .help = add a line `player NAME` and the board below it
score-file-many-players = a game has at most { $most } players
    .help = keep the boards of one game
score-file-name = a player needs a name of 1 to { $most } characters
    .help = write something like `player Mary`
score-file-name-twice = two players are named `{ $player }`
    .help = give one of them another name
score-file-no-board = `{ $player }` has no board
    .help = below the name write `doors` and the doors of the board, like `doors 0N bone, 2E plain`, or `board` with its name in the set and its side
score-file-board-twice = `{ $player }` has a second board
    .help = keep one of the lines `board` and `doors`
score-file-same-board = `{ $first }` and `{ $second }` have the same board `{ $board }`
    .help = each player has another board, whichever side is up: correct one of the names
score-file-board = this does not name a board and its side
    .help = write something like `board seaside 0`; the sides are 0 and 1
score-file-board-without-set = `{ $board }` is a board of a set, but the file names no set
    .help = add a line like `tiles fogbound-ghosts` at the top, give a set with --tiles, or write out the doors like `doors 0N bone, 2E plain`
score-file-unknown-board = the set `{ $set }` has no board `{ $board }`
    .help = its boards are { $known }
score-file-side = a board has the sides 0 and 1
    .help = write 0 for the side that stands first in the set, 1 for the second
score-file-many-doors = more doors than outer edges
    .help = a board has 12 outer edges, each with one door at most
score-file-not-a-door = { set-file-not-a-door }
    .help = write the number of a space, the letter of its outer edge and the kind of door, like `0N bone`
score-file-door-inside = { set-file-door-inside }
    .help = doors are on the outer edges: 0N 1N 2N, 2E 5E 8E, 8S 7S 6S, 6W 3W 0W
score-file-unknown-door = { set-file-unknown-door }
    .help = { set-file-unknown-door.help }
score-file-edge-with-two-doors = two doors on the edge `{ $edge }`
    .help = { set-file-edge-with-two-doors.help }
score-file-doors-of-a-pair = the number of { $kind } doors on the board of `{ $board }` is { $doors }
    .help = each side of a board has exactly two bone doors and two tooth doors

## Spaces and tiles

score-file-space-twice = space { $space } of `{ $player }` is filled twice
    .help = a tile once placed stays: keep one of the lines
score-file-bare-space = nothing is said about this space
    .help = write the tile, like `NE bat bat`, or `-` if the space is empty
score-file-tile-without-set = `{ $tile }` is a tile of a set, but the file names no set
    .help = add a line like `tiles fogbound-ghosts` at the top, give a set with --tiles, or write out the tile as it lies, like `NE bat bat`
score-file-unknown-tile = the set `{ $set }` has no tile `{ $tile }`
    .help = `fogbound tiles list` shows the tiles of a set; a tile that is written out begins with two edges in capitals, like `NE bat bat`
score-file-rotation = after `{ $tile }` its rotation is missing, or there is more
    .help = write 0, 1, 2 or 3: quarter turns clockwise from how the set describes it
score-place = space { $space } of { $player }
# $places: some of the above.
score-file-tile-too-often = the tile `{ $tile }` lies on { $uses } spaces: { $places }
    .help = the set has { $count ->
            [one] only one
           *[other] only { $count }
        } of them: correct one of these spaces
score-file-diamonds = the diamonds of the tile are not understood
    .help = after the sections write one semicolon and the printed values, like `NE bat; diamonds 1 3`; at most 9 of them, each at most 99
score-file-sections = { $sections } track sections on a tile
    .help = a tile has one section or two, like `NE bat, SW ghost`
score-file-edges-of-a-section = { set-file-edges-of-a-section }
    .help = begin with two of the letters `N`, `E`, `S`, `W`, in this order, like `NE bat bat`
# $known: all monsters.
score-file-unknown-monster = { set-file-unknown-monster }
    .help = { set-file-unknown-monster.help }
score-file-edge-in-two-sections = two track sections of the tile meet at its { set-file-word-side } edge
    .help = an edge has one section at most: two sections are a bridge, `NS` with `EW`, or a double curve, like `NE` with `SW`
score-file-monsters-of-a-tile = the tile shows { $monsters } monsters
    .help = { set-file-monsters-of-a-tile.help }

## What the boards are worth

score-spaces = Spaces: 0 1 2 are the northern row, 3 4 5 the middle, 6 7 8 the southern.
score-ends = A wall is an outer edge without door; at a gap no track goes on.
score-player = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-unfinished = So far: { $tiles ->
        [one] 1 tile lies
       *[other] { $tiles } tiles lie
    } on the 9 spaces (T-4.15).
score-category = { $category ->
        [dragons] Dragons
        [ghosts] Ghosts
        [golems] Golems
        [satyrs] Satyrs
        [skeletons] Skeletons
        [slimes] Slimes
        [bats] Bats
        [werewolves] Werewolves
        [wisps] Wisps
        [diamonds] Diamonds
        [bone_doors] Bone doors
        [tooth_doors] Tooth doors
        [other_paths] Other paths
       *[total] in all
    }
score-monster = { $monster ->
        [dragon] dragon
        [ghost] ghost
        [golem] golem
        [satyr] satyr
        [skeleton] skeleton
        [slime] slime
        [bat] bat
        [werewolf] werewolf
       *[wisp] wisp
    }
# $count: of the monsters on it.
score-space = { $space }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } there)
    }

## The arithmetic of each category

# $beyond: whether there are more than the table goes to.
score-dragons = { $n ->
        [0] no dragon
        [one] 1 dragon
       *[other] { $n } dragons
    }{ $beyond ->
        [yes] , counted as 8
       *[no] {""}
    }
score-ghosts-none = no ghost
score-ghosts-path = path { $path }: { $ghosts ->
        [one] 1 ghost
       *[other] { $ghosts } ghosts
    } x { $each } = { $points }
score-golems-none = no golem
score-golems-alone = { $n ->
        [one] 1 golem has none beside it, on space
       *[other] { $n } golems have none beside them, on
    } { $spaces }{ $beyond ->
        [yes] , counted as 5
       *[no] {""}
    }
score-golems-beside = not counted, with others beside: { $spaces }
score-satyrs-none = no satyr
# $names: the types.
score-satyrs-path = path { $path }: { $satyrs ->
        [one] 1 satyr
       *[other] { $satyrs } satyrs
    } x { $types ->
        [one] 1 type
       *[other] { $types } types
    } ({ $names }) = { $points }
score-skeletons = { $n ->
        [0] no skeleton
        [one] 1 skeleton x { score-diamond-symbols }
       *[other] { $n } skeletons x { score-diamond-symbols }
    }
score-slimes = { $n ->
        [0] no slime
        [one] 1 slime x { score-curves }
       *[other] { $n } slimes x { score-curves }
    }
score-bats-none = no bat
score-bats-helped = { $n } bats x { $each }: { $pairs }
# $beside: spaces.
score-bats-pair = { score-space } beside { $beside }
score-bats-alone = not counted, with none beside: { $spaces }
score-werewolves = { $n ->
        [0] no werewolf
        [one] 1 werewolf x { $each }
       *[other] { $n } werewolves x { $each }
    }{ $bonus ->
        [0] {""}
       *[other] , and { $bonus } for having most
    }
score-wisps = { $n ->
        [0] no wisp
        [one] 1 wisp x { $each }
       *[other] { $n } wisps x { $each }
    }
score-diamonds = { $n ->
        [0] no diamond
       *[other] { $values }
    }
score-doors-none = { $category ->
        [bone_doors] no path joins the bone doors
        [tooth_doors] no path joins the tooth doors
       *[other_paths] no other path joins two doors
    }
score-doors-path = path { $path }: { $sections ->
        [one] 1 section
       *[other] { $sections } sections
    } x { $each }

## Paths and dead ends

score-path-name = path { $path }
# $spaces: in order, the one after the other.
score-path = { $from }, { $spaces }, { $to }: { $sections ->
        [one] 1 section
       *[other] { $sections } sections
    }
score-loop = a loop over { $spaces }: { $sections } sections
# $edge: a space and one of its sides.
score-end = { $kind ->
        [bone] bone door
        [tooth] tooth door
        [plain] plain door
        [wall] wall
       *[gap] gap
    } { $edge }
score-dead-ends = { $n ->
        [0] no dead end
        [one] 1 dead end: { $places }
       *[other] { $n } dead ends: { $places }
    }
score-walls = A wall made no dead end here (option walls_are_dead_ends, T-3.2).

## Ranks

score-result = Result
score-rank = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $dead ->
        [0] no dead end
        [one] 1 dead end
       *[other] { $dead } dead ends
    }
score-tie = Of equal points those with fewer dead ends rank higher (T-4.14).
score-wins = { $players } wins.
score-share = { $players } share the win: their points and their dead ends are equal (T-4.14).
score-leads = { $players } leads so far.
score-share-lead = { $players } share the lead so far: points and dead ends are equal (T-4.14).
score-alone = One board alone: nobody wins, and nobody gets the bonus for most werewolves (T-4.8), since both compare all boards of a game.

## A record of Carcassonne

score-carc-other-game = this is a record of the game { $game }, not of Carcassonne
    .help = `fogbound replay` shows a position of any record with its score
score-record = { $path } is a record, and boards that were written down are wanted
    .help = `fogbound replay { $path }` shows the sheets of a recorded game
