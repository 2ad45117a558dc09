# What the page says in a game of Ghosts Galore, beside what the terminal says as well.

web-train-title = Ghosts Galore, { $players } players

## The draft

# $round: 0 before the first one, 9 when hidden tiles are placed.
web-train-round =
    { $round ->
        [0] Before the first round
        [9] The hidden tiles
       *[other] Round { $round } of { $rounds }
    }
web-train-lamp = Lamp: { $player }
# $tiles: left in the current stack; $stacks: to come after it.
web-train-stack =
    { $tiles ->
        [0] The stack is empty
        [1] 1 tile left in the stack
       *[other] { $tiles } tiles left in the stack
    }; { $stacks ->
        [0] it is the last one
        [1] 1 stack to come
       *[other] { $stacks } stacks to come
    }
web-train-revealed = Just revealed
web-train-face-up = Face up
web-train-claimed = Claimed
    .tile = { $player }: { $tile }
# $tile: number and name; $shows: what is on it.
web-train-tile = { $tile }: { $shows }
web-train-has-lamp = has the lamp
web-train-has-claimed = claimed: { $tile }
web-train-has-chosen = has chosen
# $gain: with its sign; $space: `galore-space`.
web-train-best = { $gain } at best, on { $space }
    .hidden = { $gain } at best if your hidden tile is to keep its best place, too
web-train-gain-hidden = { $gain } with hidden

## Boards and sheets

web-train-hidden = Your hidden tile
web-train-secret = hidden
web-train-sheet = { web-head-points }
    .caption = Points of all boards in each category, as they lie now
web-train-with-hidden = with hidden tile
web-train-boards = Boards
# $sum: `galore-total`.
web-train-board = { $player }: { $sum }
web-train-sums = How your points come about
# $how: the arithmetic in a few words.
web-train-sum = { $category } { $points }: { $how }
web-train-lies = { $space }: { $tile }; tracks { $tracks }
web-train-left =
    { $n ->
        [0] All tiles have been seen.
        [1] 1 tile has not been seen: it lies in a stack, is hidden or out of the game.
       *[other] { $n } tiles have not been seen: they lie in the stacks, are hidden or out of the game.
    }

## Paths

# $one and $other: `web-train-end`; $riders: monsters, `none` without; $scores: `web-train-scores`,
# `none` when it brings nothing.
web-train-path =
    { $sections ->
        [1] Path of 1 section
       *[other] Path of { $sections } sections
    } between { $one } and { $other }{ $riders ->
        [none] {""}
       *[some] , with { $riders }
    }. { $scores ->
        [none] It brings no points.
       *[some] { $scores }.
    }
    .loop =
        Loop of { $sections } sections{ $riders ->
            [none] {""}
           *[some] , with { $riders }
        }. { $scores ->
            [none] It brings no points.
           *[some] { $scores }.
        }
# $kind: what is there; $space: the number of the space beside a door or wall, or of the space beyond.
web-train-end =
    { $kind ->
        [bone] the bone door at space { $space }
        [tooth] the tooth door at space { $space }
        [plain] the plain door at space { $space }
        [wall] the wall at space { $space }
        [open] the empty space { $space }
       *[blocked] space { $space }, where no track goes on
    }
    .seen =
        { $kind ->
            [bone] the bone door at the { galore-wind } space
            [tooth] the tooth door at the { galore-wind } space
            [plain] the plain door at the { galore-wind } space
            [wall] the wall at the { galore-wind } space
            [open] the empty { galore-wind } space
           *[blocked] the { galore-wind } space, where no track goes on
        }
# $terms: like `3 × 6`.
web-train-scores = { $category } { $terms } = { $points }
# $monsters: those on the space; $beside: how many neighbouring spaces have others.
web-train-spot-golem =
    Here: { $monsters }. { $beside ->
        [0] No golem stands beside: all here are counted.
       *[other] A golem stands beside: none here is counted.
    }
web-train-spot-bat =
    Here: { $monsters }. { $beside ->
        [0] No bat is beside: this brings nothing yet.
       *[other] A bat is beside: { $each } points each.
    }

## What an answer would bring about

# $gain: with its sign.
web-train-foresee-total = { $gain } points: { $before } → { $after }
web-train-foresee-category = { $category } { $gain }: { $before } → { $after }; { $how }
web-train-foresee-dead-ends = Dead ends: { $before } → { $after }
web-train-foresee-reveal = The top tile is turned over; then you claim it or leave it.
web-train-foresee-claim = You place it when everybody has a tile.
web-train-foresee-leave = It stays face up for whoever wants it.
web-train-foresee-keep = It is your hidden tile; the other one is shuffled into the stacks.
web-train-foresee-side = You play on this side; the others learn of it when all have chosen.

## The end

# $n: points.
web-train-end-margin =
    { $n ->
        [1] A single point makes the difference.
       *[other] { $n } points lie between first and second place.
    }
web-train-end-best = Most points in one category: { $category } { $points } ({ $how }), { $player }
web-train-end-longest =
    { $sections ->
        [1] Longest path from door to door: 1 section, { $player }
       *[other] Longest path from door to door: { $sections } sections, { $player }
    }
# $gain: with its sign; $sum: points so far; $how: the arithmetic in a few words.
web-train-end-step = { $player }: { $category } { $gain }, { $sum } in all: { $how }
