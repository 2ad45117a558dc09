# What `fogbound replay` shows beside the board.

replay-place = After decision { $at } of { $decisions }{ $undone ->
        [0] {""}
        [one] ; one was taken back on the way
       *[other] ; { $undone } were taken back on the way
    }
replay-start = Before the first decision
replay-hash = Position { $hash }
# $hashes: lines `hash` of the record; $over: whether the game is over.
replay-verified = Verified: { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }, { $hashes ->
        [0] no hash in the record
        [one] 1 hash
       *[other] { $hashes } hashes
    }, last position { $hash }; { $over ->
        [yes] the game is over.
       *[no] the game is unfinished.
    }
replay-beyond = The record has only { $decisions } decisions that stand.

# $file: a path. $ply: decisions before the position.
replay-turning =
    Look at it, or go on from there with the same tiles:
    fogbound replay { $file } --to { $ply }
    fogbound replay { $file } --to { $ply } --branch > again.fog
    fogbound play --resume again.fog
replay-branch-where = Nothing goes on from the end of a game
    .help = name an earlier position with --to
replay-no-branch = No other game can go on from there
    .help = the game must be over, and its tiles must not have been told from a box
replay-not-lost = This game was not lost by a person
    .help = name the record of a game that is over and lost
replay-no-review = There is nothing to look at again
    .help = the game must be over
# $seats: the numbers that --seat may have, such as `1, 2`; `none` where all play together.
replay-review-whose =
    { $seats ->
        [none] All play together here; leave out --seat
       *[other] --seat may be: { $seats }
    }
replay-no-tries = No game can be played on from this record
    .help = use a record whose tiles come with the program
