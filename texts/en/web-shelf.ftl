# The games that a browser keeps.

shelf-your-turn = Your turn
# $player: the name of the one who decides.
shelf-turn = { $player }’s turn
shelf-lost = This browser cannot keep this game: its storage is full or blocked. Save it as a file, or it is gone when the page is closed.
shelf-trouble = The games kept in this browser cannot be reached: its storage is blocked or damaged. New games may not be kept; save them as files.
shelf-gone = The games that were kept in this browser are gone: its storage was damaged, and the browser has begun a new one. New games are kept again.
shelf-finished = Finished
shelf-replay = Replay
# $n: number of games.
shelf-all = Show all { $n }
shelf-rename = Rename
# $title: the game.
shelf-rename-it = Rename: { $title }
shelf-name-it = Take this name
shelf-remove = Remove
# $title: the game.
shelf-remove-it = Remove: { $title }
# $title: the game.
shelf-removed = Removed: { $title }
shelf-undo = Put it back
shelf-export = Save all games as a file
shelf-unread = This file does not hold the games of a browser, or they do not fit into this one. Nothing was changed.

## What the finished games add up to, each after its number

shelf-statistics = So far
shelf-played =
    { $n ->
        [one] game played
       *[other] games played
    }
shelf-won = won
shelf-streak = won in a row
# $all: the number of levels.
shelf-levels = of { $all } levels won
# $game: its name.
shelf-best = points at best: { $game }

## The statistics

statistics-more = All statistics
statistics-title = Statistics
statistics-none = Nothing yet: play a game to its end, and it counts here.
statistics-longest = won in a row at most
# $game: its name; $level: the level.
statistics-level = { $game }, level { $level }
# $game: its name; $n: the number of seats.
statistics-seats = { $game }, { $n } seats
statistics-kinds = By level and seats
statistics-game = Game
statistics-played = Played
statistics-won = Won
statistics-best = Most points
statistics-bots = Beside bots
# $percent: games that two bots win.
statistics-bots-win = two bots win { $percent } %
# $own: my points on average; $bots: those of bots in the same games.
statistics-bots-points = { $own } to { $bots } on average
statistics-months = By month
# $n: games of a month; $won: those won.
statistics-month = { $n } played, { $won } won
statistics-all = All games
statistics-all-won = Games won
statistics-points = Points of the latest games; the dashed line: bots in the same games

## Ghosts in the statistics

statistics-ghosts = Ghosts
# $kind: the game, with its level or seats.
statistics-ghosts-of = { statistics-ghosts }: { $kind }
statistics-ghosts-own = Mine
# $n: the number on average.
statistics-ghosts-left = { $n } left on average
statistics-ghosts-cost = cost { $n } points on average
statistics-ghosts-bots = bots: { $n }
statistics-ghosts-left-picture = Ghosts left in the latest games; the dashed line: two bots on average
statistics-ghosts-cost-picture = Points that ghosts have cost in the latest games; the dashed line: bots in the same games
