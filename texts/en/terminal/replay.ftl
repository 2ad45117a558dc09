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
