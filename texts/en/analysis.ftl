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

## On the page

analysis-title = Analysis
analysis-open = Analyse
analysis-tab = Moves
analysis-moves = The moves, with variations
analysis-empty = Nothing has been played yet: answer on the board to begin.
analysis-back = Back
analysis-forward = Forward
analysis-other = Another move instead
analysis-sign = Sign for this move
analysis-remark = Remark on this position
analysis-promote = Move the variation up
analysis-delete = Delete from here
analysis-restore = Put back what was deleted
analysis-play = Play on from here
analysis-level = Against
analysis-share = A link to this analysis
