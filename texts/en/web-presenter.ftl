# What the page says about every game, where it is not the page itself that speaks.

# $help: what was asked for; $aid: the level of the table.
page-aid-denied =
    { $help ->
        [preview] What an answer would bring about is not told
        [odds] What is left to draw is not told
        [score] What everybody would have now is not told
       *[hint] Hints are not given
    } at this table: its aid level is “{ $aid ->
        [purist] purist
        [guided] guided
       *[full] full
    }”, fixed when the game began. A new game can have more help.
# $action: what was read.
page-unreadable = This is no answer: { $action }
page-no-bot = There is no bot called { $bot }.
# $n: seconds, of somebody who looks on.
page-late = What you see happened { $n } seconds ago.
page-no-odds = Nothing can be said about this place: choose an empty cell beside a tile.
# $bot: the adviser; $what: what it goes by, `bot-…`.
advice-why = The adviser is { bot-name }: it { $what }.
# $action: in words.
replay-last = { $player }: { $action }
replay-secret = { $player } has chosen; what, comes out once all have.
replay-draw = The next tile has to be told.
