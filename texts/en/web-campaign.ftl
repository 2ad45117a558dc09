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
campaign-news = New here

## What is new at each level, each beside a picture

news-mist = Each ghost printed in the mist of your tile brings a ghost. If the supply runs out, all is lost.
news-bank = Close a bank of mist all around, and its ghosts go back to the supply.
news-joint = Two colours in one region: its points count twice, once for each. Build together!
news-castle = A castle with tiles all around brings two points for its own tile and for each with mist.
news-cemetery = While a cemetery is open, a tile that brings ghosts sends one more to it.
news-burial = With tiles on all four sides it closes: its ghosts leave, but a meeple is buried for good.
news-piles = The tiles lie in three piles. Before one runs out, you must reach its hound on the track.
news-hound = The hound joins a meeple and chases ghosts away, there and close by.
news-hound-points = When that region is scored, the hound brings a point for each ghost on the board.
news-far = The hounds wait further along the track, and the goal is further still.
news-few = There are fewer ghosts: the supply runs out sooner.
news-together = Small regions are no longer enough. Bring several colours into one.
news-graves = A haunted cemetery at once sends a ghost to each tile with mist around it.
news-night = While one is open, each turn takes a tile from the pile and lays it face down around it.
news-closed = It closes with tiles on all eight cells around, face-down ones too. A meeple is buried; the ghosts stay.
news-colours = Three colours have a scoring meeple each, and all three must reach the goal.
news-own = Each colour moves its own scoring meeple; a colour without one moves any you like.
news-late = A hound comes only once all three have reached its space.
