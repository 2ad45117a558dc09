# Advice, and a finished game looked at again.

# $why: `advice-why`; $trials: games that were played to their end from there.
advice-source = { $why } { $trials ->
        [0] The values are certain.
       *[other] The values come from { $trials } games that Magpie played on from there for everybody; ± is one standard error.
    }
# $value, $error: whole percent.
advice-chance = { $value } % to win (± { $error })
# $value: points with their sign and one decimal; $error: points.
advice-margin = lead at the end { $value } (± { $error })
advice-score = { $value } points at the end (± { $error })
# What is expected some turns later. $points, $ghosts: with one decimal.
advice-soon = about { $points } points in a few turns
    .ghosts = about { $points } points in a few turns, { $ghosts } ghosts left
# In what a way to play is better or worse than another. $better, $worse: `advice-part`, one or two.
advice-gains = better in { $better }; worse in { $worse }
    .better = better in { $better }
    .worse = worse in { $worse }
# $part: `advice-part`; $points: with their sign and one decimal.
advice-sized = { $part } { $points }
advice-part =
    { $part ->
        [points] points of the next turns
        [regions] what the regions may still bring
        [milestone] the pace
        [supply] the supply of ghosts
        [haunted] ghosts beside meeples
        [cemeteries] cemeteries
        [meeples] meeples at hand
        [roads] roads
        [cities] cities
        [monasteries] monasteries
        [fields] fields
        [castles] castles
        [dragons] { galore-category-dragons }
        [ghosts] { galore-category-ghosts }
        [golems] { galore-category-golems }
        [satyrs] { galore-category-satyrs }
        [skeletons] { galore-category-skeletons }
        [slimes] { galore-category-slimes }
        [bats] { galore-category-bats }
        [werewolves] { galore-category-werewolves }
        [wisps] { galore-category-wisps }
        [diamonds] { galore-category-diamonds }
        [bone_doors] { galore-category-bone-doors }
        [tooth_doors] { galore-category-tooth-doors }
        [other_paths] { galore-category-other-paths }
       *[end] games decided within a few turns
    }
# The best one with the next, and every other one with the best. $gains: `advice-gains`.
advice-over = Compared with the second-best move: { $gains }.
advice-against = Compared with the best move: { $gains }.
# The place of a tile in a list, beside no picture. $steps: like `2 tiles north and 1 tile west`; $from: the newest tile, or
# the start; $rotation: 0 to 3 quarter turns.
advice-laid =
    laid { $steps } of the { $from ->
        [newest] newest tile
       *[start] starting tile
    }{ $rotation ->
        [0] {""}
        [1] , turned once
        [2] , turned twice
       *[other] , turned three times
    }
# $worth: `advice-chance` and the like, or nothing; $rough: whether it was judged at first sight only.
advice-place = { $x }, { $y }: { $worth }{ $rough ->
        [yes] {" "}at first sight
       *[no] {""}
    }
advice-title = The best moves
advice-wait = Magpie plays on from there…
advice-choose = Choose it: { $what }
advice-places = Places by what they are worth
advice-heat = Show it on the board
# The tab of the drawer.
advice-tab = Advice
advice-later = Advice comes as soon as it is your turn.

## A finished game

lookback-chance = Chance of winning
# $player: whose points.
lookback-margin = { $player }: points ahead at the end, as expected
lookback-score = { $player }: points at the end, as expected
lookback-mistakes = What cost most
lookback-list = Turn by turn
lookback-none = Nothing cost much.
# $done of $all positions were looked at.
lookback-progress = Looking again: { $done } of { $all } positions
# $cost: with its sign; points with one decimal, or whole percent.
lookback-cost = { $cost } points
    .chance = { $cost } % to win
# $cost: `lookback-cost`.
lookback-mistake =
    { $unit ->
        [round] { $turn ->
            [9] The hidden tile
           *[other] Round { $turn }
        }
       *[turn] Turn { $turn }
    }, { $player }: { $cost }
# $done: decisions in words; $brings: what comes of them, in sentences, or nothing.
lookback-rest =
    { $which ->
        [played] Played
       *[better] Better
    }: { $done }. { $brings }
# $gains: `advice-gains`.
lookback-why = What makes the difference: { $gains }.
# Before the first turn, or after one. $value: `advice-chance` and the like.
lookback-at =
    { $turn ->
        [0] At the start
       *[other] After { $unit ->
            [round] { $turn ->
                [9] the hidden tiles
               *[other] round { $turn }
            }
           *[turn] turn { $turn }
        }
    }: { $value }
