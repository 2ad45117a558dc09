# The analysis in the terminal.

analyse-welcome = Analysis. Answer as in a game to add a variation; “?” tells what else can be typed.
analyse-here = { $number }. { $text }
analyse-tree-empty = Nothing is played yet.
analyse-help =
    forward (f), back, next: a step on, a step back, another step from the same position
    to 12: the position with this number in the tree; start, end
    tree: all steps, with their numbers
    moves around a position: any answer, as in a game, adds a variation or goes along one
    sign ?? (also !!, !, !?, ?!, ?; without one it goes): a sign for the step that led here
    remark TEXT: a remark on this position; without a text it goes
    promote, delete: the variation one is in goes up, or goes
    lines: the best answers here; worst: the turns that cost most (worst 2: those of the second seat)
    the name of a tile, “random” or “tiles”: the tile that comes, where tiles are told
    play, play hard: play on from here, against bots of a level
    save, save FILE: keep the analysis; link: the analysis in a link to the page
    hint, board, status, log, at, gap, score and more: as in a game; quit
analyse-no-step = There is no such step.
analyse-no-sign = The signs are !!, !, !?, ?!, ? and ??.
analyse-no-level = There is no such bot. There are: { $bots }.
analyse-unsaved = There are changes that are not saved. “save” keeps them; “quit” once more drops them.
analyse-tile = Which tile comes next? Type its name or a part of it; “random” draws one, “tiles” lists those left.
analyse-lines-none = Nothing is decided here.
analyse-save-where = Name a file: “save FILE” keeps the analysis. The file of a game that still runs stays as it is.
# $link: the end of an address.
analyse-link = Put this behind the address of the page: { $link }
analyse-worst-wait = A bot looks at every turn; that takes a while…
analyse-worst-none = Only a game that is over can be looked at like that.
# $seats: the commands that there are, such as `worst 1, worst 2`; `none` where all play together.
analyse-worst-whose =
    { $seats ->
        [none] All play together here: “worst” alone shows what cost most.
       *[other] The seats with a game to look at again: { $seats }.
    }
analyse-worst-how = “to” and the number in front go to the position, “play” plays on from there. The better turns are variations now.
