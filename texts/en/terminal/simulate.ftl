# What `fogbound simulate` prints, beside its JSON and CSV.

# $level: as the user named it.
simulate-title = Mists over Carcassonne, level { $level }, players: { $players }, bot: { $bot }
simulate-figure = Figure
simulate-value = Value
simulate-games = { rules-books }
simulate-seed = seed { $seed }
simulate-won = Won
# $low and $high: percent.
simulate-interval = 95 % interval { $low } to { $high } %
simulate-percent = { $share } %
# $rule: id of the rule that ended the game.
simulate-lost = Lost by { $rule }
simulate-points = Points per game
simulate-turns = Turns per game
simulate-decisions = Decisions per game
simulate-unplaceable = Unplaceable draws
simulate-per-game = { $n } per game
simulate-banks = Banks finished
simulate-ghosts = Ghosts per turn
simulate-speed = Games per second
simulate-seconds = { $n } seconds
# $done of $all games are played; $left: time until the end.
simulate-progress = { $done }/{ $all } games, { $left } left
# A comment in the record of a game.
simulate-comment =
    played by the bots { $bot }: { $won ->
        [yes] won
       *[no] lost
    } by { $rule }
simulate-stopped = game { $number } (seed "{ $seed }") stopped: { $reason }
# By Ctrl-C.
simulate-cut = stopped after { $done } of { $all } games

## Ghosts Galore

simulate-title-train = Ghosts Galore, players: { $players }, bot: { $bot }
simulate-seat-won = Seat { $seat } won alone
simulate-shared = Victory shared
simulate-seat-score = Seat { $seat }, points
# $sd: standard deviation of single games.
simulate-deviation = ± { $sd }
simulate-comment-train = played by the bots { $bots }; totals { $totals }
error-bots-number = name one bot for all seats, or { $players } of them separated by commas

## Carcassonne

# $parts: the parts of the expansion, as in records.
simulate-title-carcassonne = Carcassonne, players: { $players }, parts: { $parts }, bot: { $bot }
simulate-tiles-placed = Tiles placed per game
simulate-discarded = Tiles discarded per game
simulate-placements = Placements per turn
simulate-meeple-options = Answers for the meeple per turn
simulate-comment-carcassonne = played by the bots { $bots }; scores { $scores }

## Tables in Parquet files

# $games of $all games of the folder $path are there, $before of them from earlier runs.
parquet-written = { $path }: { $games } of { $all } games, { $before } of them from before
# After a merge.
parquet-merged = { $path }: all { $games } games
parquet-io = { $path }: { $error }
parquet-other-run = { $path } has games of another run: { $field } is { $there } there, and { $asked } was asked for
    .help = give the same arguments as before, or another folder
parquet-no-run = { $path } has no run of this version: its run.json is missing or of another one
    .help = name a folder that `fogbound simulate --parquet` has made
parquet-busy = another program is writing { $path }
    .help = wait for it, or give each program its own --shard
parquet-damaged = { $path } does not hold the games that its name promises
    .help = remove it and run its shard again
parquet-differ = { $path } and { $other } should be the same and are not
    .help = remove the one that does not come from this program, and run its shard again
# $games: ranges of numbers.
parquet-missing = these games are missing: { $games }
    .help = run their shards to the end, then merge again; what was there has been copied
parquet-shard = a shard is written like 2/3, the second of three
