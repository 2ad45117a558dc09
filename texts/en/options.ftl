# The named options: points on which careful readers of the rules differ. A game keeps those it began with.
# `option-ID` (in Carcassonne `option-carc-ID`) with hyphens for underscores; the value is one sentence about the question, `.title` its
# name, one attribute per value (spelt as in a record), `.source` where the readings come from, `.unusual` the
# reading that is not the usual one, in the title of a game.

## Mists over Carcassonne

option-joint-scoring = Which of the colours on a completed region score it (M-8.6)?
    .title = Joint scoring
    .every_colour = Every different colour on the region counts its value once, whoever has more meeples there.
    .majority = Only the colour with the most meeples counts the value; colours tied for most count it once each.
    .source = Rulebook and official answer Dized.MoC.0004: every colour. An earlier reply and the publisher's answers of 2/2023: majority.
    .unusual = joint scoring by majority
option-meeples-on-misty-roads = May a meeple be placed on a misty road (M-7.2)?
    .title = Meeples on misty roads
    .true = Any unoccupied road will do, clear or misty.
    .false = A road segment of the placed tile takes no meeple if even one of its edges is misty.
    .source = Rulebook: allowed. Official answer Dized.MoC.0040: clear roads only.
    .unusual = no meeples on misty roads

## Ghosts Galore

option-experienced = Does each player choose the hidden tile out of two (T-1.3)?
    .title = Experienced players
    .false = Each player gets a single tile, which is the hidden tile.
    .true = Each player gets two tiles and keeps one; the other is shuffled among the tiles of the stacks.
    .source = Rulebook: one tile; two tiles in its variant for experienced players.
    .unusual = hidden tiles chosen out of two
option-choose-side = Who picks the side of a board (T-1.1)?
    .title = Choose the side
    .false = Chance picks it.
    .true = Its player chooses it, at the same time as the others and before looking at any tile.
    .source = Our decision and its natural alternative; the rulebook is silent.
    .unusual = sides of boards chosen
option-walls-are-dead-ends = Does a path have a dead end at an outer edge without door (T-3.2)?
    .title = Walls are dead ends
    .true = Yes, each such end counts.
    .false = No, only ends at tiles without track and at empty spaces count.
    .source = Our decision and the other reading; the rulebook is silent.
    .unusual = walls are no dead ends

## Carcassonne

option-carc-farmers = May meeples lie on fields (C-4)?
    .title = Farmers
    .true = Yes; fields are scored at the end.
    .false = No; fields are left alone.
    .source = Rulebook of the base game: yes; many players leave farmers out.
    .unusual = no farmers
option-carc-meeples-on-misty-roads = May a meeple be placed on a misty road (G-3.2)?
    .title = { option-meeples-on-misty-roads.title }
    .true = { option-meeples-on-misty-roads.true }
    .false = { option-meeples-on-misty-roads.false }
    .source = As in Mists over Carcassonne: allowed by the rulebook, clear roads only by official answer Dized.MoC.0040.
    .unusual = { option-meeples-on-misty-roads.unusual }
option-carc-ghost-cost = Who pays for ghosts when a region is scored (G-4.4)?
    .title = Ghost cost
    .everyone = Every player with meeples there pays for the ghosts beside them.
    .scorers = Only those pay who get the points, and the keeper of a cemetery.
    .source = { option-walls-are-dead-ends.source }
    .unusual = only scorers pay for ghosts
