# The six levels of Mists over Carcassonne, one after the other, and the stars they earn.

## The stars of a won game

# $level: the level.
star-won = Level { $level } is won.
# $n: tiles left; $of: those that earn the star; $earned: `yes` or `no`.
star-tiles =
    { $n ->
        [0] No tile left over
        [one] One tile left over
       *[other] { $n } tiles left over
    }{ $earned ->
        [yes] .
       *[no] ; { $of } earn this star.
    }
# $n: ghosts left in the supply; $of: those that earn the star; $earned: `yes` or `no`.
star-ghosts =
    { $n ->
        [0] No ghost left in the supply
        [one] One ghost left in the supply
       *[other] { $n } ghosts left in the supply
    }{ $earned ->
        [yes] .
       *[no] ; { $of } earn this star.
    }
star-first = Won at the first try.
# $n: the number of stars; $of: all there are.
star-count = { $n } of { $of } stars
# What a star asks for.
star-asks-won = Win this level.
# $n: tiles.
star-asks-tiles = Win it with { $n } tiles or more left over.
# $n: ghosts.
star-asks-ghosts = Win it with { $n } ghosts or more left in the supply.
star-asks-first = Win it at the first try: before a game of this level is lost.

## The way through the levels, on the start page

campaign = The six levels
# $level: the level.
campaign-level = Level { $level }
campaign-next = next
campaign-stars = The stars of this level
campaign-begin = Begin
