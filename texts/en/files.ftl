# What is wrong with a file that was read, and in `.help` what to change.

# Stands below the piece of the file that is meant.
file-here = here

## Records

# $refusal: id of the rule and key of the reason; $rule: the id alone; $entry: the line.
record-refused = refused by { $refusal }: `{ $entry }`
    .help = `fogbound rules { $rule }` tells the rule
# $key: the word a line of the header begins with, here and below.
record-refused-line = the line `{ $key }` is refused by { $refusal }
    .help = { record-refused.help }
record-long = { $name } is longer than { $most } bytes
    .help = so long is no record
record-control = line { $line } holds a control character
    .help = save the file as plain text
record-first-line = this is not a record
    .help = the first line of a record is `{ $first }`
record-later = a record of version { $version }
    .help = this program reads version { $known }: get a newer one
record-late = `{ $key }` stands after the first entry of the log
    .help = all lines of the header stand before the log
record-entry = `{ $line }` is no line of a record
    .help = an entry is an action like `place 2 0 1`, `tile NAME`, `undo N`, `hash …`, or a comment that begins with `#`
record-twice = `{ $key }` stands in the header twice
    .help = keep one of the lines
# $value: one of the `record-key-` texts, here and below.
record-missing = the header has no line `{ $key }`
    .help = add a line `{ $key }`, followed by { $value }
record-unreadable = `{ $key }` is followed by `{ $text }`
    .help = it is followed by { $value }
record-numbered-level = a level with a number is as the rules say
    .help = write `level custom` for one of your own
record-option-twice = the option `{ $id }` is set twice
    .help = { record-twice.help }
record-no-option = there is no option `{ $text }`
    .help = known: { $known }
record-chance = the header does not say where the order of tiles comes from
    .help = write one of `seed "…"`, `order …` and `told`
record-boards-seed = the boards are dealt from the seed
    .help = remove the line
record-salt-alone = a salt without a commitment
    .help = { record-boards-seed.help }
record-salt-missing = the salt is missing
    .help = seed and salt are revealed together
record-salt-told = a salt without its seed
    .help = { record-salt-missing.help }
record-commitment-broken = seed and salt do not belong to this commitment
    .help = the tiles were shuffled in another way than was promised
record-commitment-order = a commitment is about a seed
    .help = { record-boards-seed.help }
record-rules-version = the game was played with rules version { $version }
    .help = this program plays version { $own }
# $n: how many sets the game is played with.
record-sets-many = the header names too many tile sets
    .help = this game is played with { $n ->
        [one] one of them: keep one line `tiles`
       *[other] { $n } of them: keep { $n } lines `tiles`
    }
record-sets-few = the header names too few tile sets
    .help = this game needs { $n } lines `tiles`: the base set first, then that of the expansion
record-no-set = the tile set { $id } version { $version } is not at hand
    .help = give its file with --tiles
record-other-set = the tile set { $id } version { $version } at hand is not the one the game was played with
    .help = a set that was changed must get a new version; give the file of the old one with --tiles
record-no-tile = the set has no tile `{ $name }`
    .help = `fogbound tiles list` shows its tiles
record-other-tile = the tile drawn here is `{ $drawn }`, not `{ $name }`
    .help = seed or order, tile set and log of a record must agree
record-other-hash = the position here has the hash { $found }, not { $recorded }
    .help = the record was changed, or made by a program that plays differently
variation-place = `{ $text }` is no place where a variation begins
    .help = write `after N`, with the number of decisions of the game before it, or `after N of K` for the place after N moves of variation K
variation-missing = there is no place `{ $text }` to begin a variation at
    .help = a variation begins after a decision of the game that stands, or after a move of a variation further up, of which the first is 1
variation-move = `{ $text }` is no move of a variation
    .help = a move is an answer as the log has it, like `place 2 0 1` or `seat 1 claim 44`, or the tile that is told, `tile NAME`
variation-sign = `{ $text }` is no sign
    .help = the signs are !!, !, !?, ?!, ? and ??

## What follows each key of a record

record-key-game = `mists`, `ghosts-galore` or `carcassonne`
record-key-rules = the version of the rules, like `1`
record-key-level = a number from 1 to 6, or `custom`
record-key-level-ghosts = the number of ghosts, 0 to 255
record-key-level-piles = `equal` and a number of piles (1 to 3), or the sizes of the piles
record-key-level-milestones = the space of each hound, or `none`
record-key-level-goal = the points to reach, 1 to 10000
record-key-level-castles = `true` or `false`
record-key-level-cemeteries = `none`, `quiet` or `haunted`
record-key-level-scoring = `team` or `colours`
record-key-seats = for each seat its colours, like `red,green blue,yellow`
record-key-scoring = the colours of the scoring meeples, like `black`
record-key-start = the seat that begins, like `0`
record-key-players = the number of players, 2 to 5 (in Carcassonne 2 to 6)
record-sight-told = what a seat knows stands only beside told tiles
    .help = remove the line, or write `told` where the tiles come from
record-key-sight = the seat that reads it and its hidden tile, like `1 67`; or, before it has kept one, the two that it was offered
record-key-boards = the board of each seat and its side, like `old-mill/0 black-abbey/1`
record-key-parts = `none`, `all`, or some of `mist,castles,guards,cemeteries`
record-key-option = the id of an option and its value
record-key-tiles = id, version and hash of the tile set, like `fogbound-mists 1 sha256:…`
record-key-aid = `purist`, `guided` or `full`
record-key-commitment = `sha256:` and 64 digits
record-key-salt = 32 to 128 hexadecimal digits
record-key-seed = a text in quotes, like `"lamplight"`
record-key-order = the tiles in the order of drawing, or where each of them lies
record-key-told = nothing

## Levels of one's own

level-file-unusable = { $name } is no usable level: { $problems ->
        [one] 1 problem
       *[other] { $problems } problems
    }
level-file-long = { record-long }
    .help = so long is no level
level-file-control = { record-control }
    .help = { record-control.help }
# $why: what the reader of TOML says.
level-file-toml = the file is not TOML: { $why }
    .help = each line is `key = value`, words stand in quotes; see toml.io
level-file-unknown = unknown key `{ $key }`
    .help = the keys of a level are { $known }
# $value: one of the `level-file-key-` texts, here and below.
level-file-value = `{ $key }` has a value that it cannot have
    .help = `{ $key }` is { $value }
level-file-missing = `{ $key }` is missing
    .help = add `{ $key }`: { $value }
# $held: tiles in the piles; $tiles: tiles that take part.
level-file-piles = the piles hold { $held } tiles, but { $tiles } take part
    .help = change the sizes so that they add up to { $tiles }, or give a number of equal piles

## What the value of each key of a level is

level-file-key-ghosts = the number of ghosts, those on the starting tile included, 0 to 255
level-file-key-piles = a number of equal piles (1 to 3), or a list of sizes like `[20, 20, 20]`
level-file-key-milestones = the space of each hound, Rufus first, like `[15, 50]`; left out without hounds
level-file-key-goal = { record-key-level-goal }
level-file-key-castles = `true` or `false`: whether castle tiles take part
level-file-key-cemeteries = `"none"`, `"quiet"` or `"haunted"`
level-file-key-scoring = `"team"` or `"colours"`
