# The named options: points on which careful readers of the rules differ. A game keeps those it began with.
# `option-ID` with hyphens for underscores; the value is one sentence about the question, `.title` its
# name, one attribute per value (spelt as in a record), `.default` the value used when nothing is said,
# `.source` where the readings come from.

## Mists over Carcassonne

option-joint-scoring = Which of the colours on a completed region score it (M-8.6)?
    .title = Joint scoring
    .every_colour = Every different colour on the region counts its value once, whoever has more meeples there.
    .majority = Only the colour with the most meeples counts the value; colours tied for most count it once each.
    .default = every_colour
    .source = Rulebook and official answer Dized.MoC.0004: every colour. An earlier reply and the publisher's answers of 2/2023: majority.
option-meeples-on-misty-roads = May a meeple be placed on a misty road (M-7.2)?
    .title = Meeples on misty roads
    .true = Any unoccupied road will do, clear or misty.
    .false = A road segment of the placed tile takes no meeple if even one of its edges is misty.
    .default = true
    .source = Rulebook: allowed. Official answer Dized.MoC.0040: clear roads only.
