# What stands in pictures of games, made by the page or by the program.

## Headlines

# $turn: its number, or 0 for a game without turns.
picture-place = { $turn ->
        [0] After decision { $at } of { $decisions }.
       *[other] Turn { $turn }, after decision { $at } of { $decisions }.
    }
picture-seen = As { $viewer } sees it.

## The tile in hand

picture-hand = to place: { $tile }

## Legend

picture-legal = the tile fits; a dot for each rotation
picture-changed = newest tile
picture-overlay = can still grow
    .owned = feature; letter of who has most there
picture-ghost = ghost in play
picture-printed-ghost = printed ghost symbol
picture-finished = finished mist
picture-back = tile face down
picture-farmer = farmer on a field
picture-guard = { carc-piece-guard }
picture-buried = buried on a cemetery
