# What `fogbound arena` and `fogbound bot` print, beside JSON and CSV.

arena-pairs = Pairs of games
arena-drawn = Drawn
# $bot, $first, $second: a bot by its name.
arena-won = Won by { $bot }
arena-team-won = Won by a team of { $bot }
# A deal that one team has won and the other has not.
arena-alone = Deals won by { $bot } only
arena-points = Points of { $bot }
arena-elo = Elo difference for { $bot }
arena-margin = Ahead by, { $bot }
# $low and $high: numbers with their sign.
arena-interval = 95 % interval { $low } to { $high }
arena-forfeits = Forfeited by { $bot }
# The log likelihood ratio of a sequential test.
arena-llr = Sequential test (LLR)
# $elo: an Elo difference.
arena-accepted = { $elo } Elo is accepted
arena-open = undecided
arena-standings = All together (Elo around a mean of 0)
arena-cut = Stopped before all was played.
# Beside a bar: $done of $all pairs are played; $left: time until the end.
arena-progress = { $first } – { $second }: { $done }/{ $all } pairs, { $left } left

## What is wrong with arguments and files

# $first: a bot of the game; $known: all of them.
arena-two-bots = a match needs two bots
    .help = name each with --bot, like `--bot { $first } --bot "cmd:python3 my_bot.py"`; bots of this game: { $known }
arena-no-bot = --bot { $bot }: there is no such bot
    .help = name one of { $known }, or a program with its arguments, like `--bot "cmd:python3 my_bot.py"`
arena-bad-program = --bot { $bot } cannot take part: { $reason }
    .help = the command must start a program that speaks the protocol of docs/bot-protocol.md
arena-stop-form = write two Elo differences, the smaller one first, like 0,20
arena-budget-form = write a count like 2000, or milliseconds like 100ms
arena-no-log = { $path } is no log of `fogbound arena`
    .help = name a new file with --log, or one that --log has made
arena-log-line = line { $line } of { $path } cannot be read
    .help = remove that line: its pair is played again
# $version: of the program.
arena-log-version = { $path } was made by version { $version }, whose bots may play differently
    .help = name a new file with --log
# $there and $here: what differs.
arena-log-other = { $path } belongs to another tournament: there `{ $there }`, here `{ $here }`
    .help = name a new file with --log, or give the same arguments as then

## What a program has done wrong

# $why: one of the messages below.
arena-forfeit = pair { $pair }, game { $game }: { $bot } in seat { $seat } loses, for { $why }
arena-no-command = no command is named
arena-no-start = { $program } does not start: { $error }
arena-no-welcome = it does not speak version { $version } of the protocol
arena-silent = { $seconds ->
    [one] it has not answered within a second
   *[other] it has not answered within { $seconds } seconds
}
# $status: how it has ended, like `exit status: 1`.
arena-ended = it has ended ({ $status })
# $line: counted over what it has said in this game.
arena-nonsense = its line { $line } is no answer: { $said }
arena-own-words = its line { $line } says: { $said }
arena-illegal = its line { $line } chooses `{ $action }`, which is not legal: { $reason }

## What a bot says as a program

program-version = only version { $version } of the protocol is spoken
program-no-game = no game has begun
program-other-game = there is no game called { $game }
program-not-asked = seat { $seat } has nothing to decide
program-unreadable = cannot read this: { $error }
