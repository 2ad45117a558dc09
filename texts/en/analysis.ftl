# The analysis of a game: variations, signs and remarks.

# $tile: the name of a tile that is told.
analysis-tile = Tile: { $tile }
analysis-over = The game is over here; go back to a position where something is still to be decided.
analysis-kept = What was played cannot be deleted; only variations can.
analysis-first = Only a variation below another one can move up; what was played stays the first.
# $at: the number of the step; $of: the number of steps that were played.
analysis-place = Step { $at } of { $of } that were played
# $at: the number of the step.
analysis-place-variation = Step { $at }, in a variation
analysis-place-start = The start of the game

## The signs

analysis-sign-brilliant = brilliant
analysis-sign-good = good
analysis-sign-interesting = interesting
analysis-sign-dubious = dubious
analysis-sign-mistake = a mistake
analysis-sign-blunder = a blunder
analysis-sign-none = no sign

## The turns that cost most

worst-title = The turns that cost most
worst-looking = { bot-named } plays on from every turn, to see which of them cost most…
# $turn: its number; $before, $after: chances in percent.
worst-turn =
    { $unit ->
        [round] Round { $turn }: from here { $before } % of the tries win, after it { $after } %.
       *[turn] Turn { $turn }: from here { $before } % of the tries win, after it { $after } %.
    }
worst-none = No turn stands out: none cost more than chance would.
worst-not-lost = Only a game that was lost by a person or a team has turns that cost it.
