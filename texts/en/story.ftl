# The story of a finished game.

# $unit: what the course is counted in, `turn` or `round`.
story-points = Points
story-pace = the pace
story-supply = Ghosts left
story-closest = Closest call
story-closest-told =
    Turn { $turn }: { $n ->
        [0] no ghost left. One more, and all was lost.
        [1] one ghost left.
       *[other] { $n } ghosts left.
    }
story-best = Best turn
# Round 9 of Ghosts Galore is when the hidden tiles are placed; so below.
story-best-told =
    { $unit ->
        [round] { $turn ->
            [9] The hidden tile
           *[other] Round { $turn }
        }
       *[turn] Turn { $turn }
    }, +{ $gain }. { $what }
story-lead = Last change of the lead
story-lead-told =
    { $unit ->
        [round] { $turn ->
            [9] The hidden tiles
           *[other] Round { $turn }
        }
       *[turn] Turn { $turn }
    }: { $player } in front, and for good.
chapter-lead = { $player } takes the lead
chapter-quarter =
    { $part ->
        [1] A quarter of the goal is reached
        [2] Half of the goal is reached
       *[other] Three quarters of the goal are reached
    }
chapter-hound = A hound comes
# $wins of $tries games that $bot played on from there; $later of $of from a turn later, 0 of 0 without one.
turning-title = What it hung on
turning-nothing = { bot-named } plays on from earlier turns, to see where this could still be won…
turning-last =
    { $unit ->
        [round] From round
       *[turn] From turn
    } { $turn } on { bot-named } still won { $wins } of { $tries } tries{ $of ->
        [0] . It was open until the last turn.
       *[other] , from the next one only { $later } of { $of }.
    }
turning-never =
    No single turn: { bot-named } { $wins ->
        [0] lost every try, wherever it went on.
       *[other] mostly lost, wherever it went on. At best it won { $wins } of { $tries } tries, from { $unit ->
            [round] round
           *[turn] turn
        } { $turn } on.
    }
turning-tries = { $n } tries so far, each with the hidden tiles shuffled anew.
turning-look = Look at it
turning-play = Try again from here
story-next-level = On to level { $level }
story-again = Try again
story-revenge = Revenge
story-shares = Who brought the points
story-course = The course of the game
story-at =
    { $unit ->
        [round] { $turn ->
            [9] The hidden tiles
           *[other] Round { $turn } of 8
        }
       *[turn] Turn { $turn } of { $of }
    }
# $name: whose points; $points: after the turn.
story-now = { $name }: { $points }
share-ghosts = ghosts
share-carcassonne-road = roads
share-carcassonne-city = cities
share-carcassonne-monastery = monasteries
share-carcassonne-castle = castles
share-carcassonne-cemetery = cemeteries
share-carcassonne-field = fields

# The kind of a game that a team has won.
badge-mists-last-tile = At the last tile
verdict-mists-last-tile = The pile was empty: the last tile had to bring it, and it did.
badge-mists-brink = Narrow escape
verdict-mists-brink = Not a ghost was left in the supply, and still the mist lifts.
badge-mists-leap = One great leap
verdict-mists-leap = A single turn at the end brought a large part of the goal.
badge-mists-comeback = Late comeback
verdict-mists-comeback = At half-time far behind the pace, at the end ahead of it.
badge-mists-masterly = Masterly
verdict-mists-masterly = The mist lifts early: two fifths of the tiles were not even needed.
badge-mists-shoulders = On two shoulders
verdict-mists-shoulders = One seat brought two thirds of the points; the others kept the ghosts away.
badge-mists-calm = Calm and steady
verdict-mists-calm = There were always ghosts to spare: the supply was never in danger.
badge-mists-hunt = Ghost hunt
verdict-mists-hunt = More ghosts were sent away than there were turns.
badge-mists-hard-won = Hard won
verdict-mists-hard-won = It took most of the tiles and nearly all of the ghosts, but the mist lifts.

# The kind of a game that a team has lost.
badge-mists-early = Caught at the gate
verdict-mists-early = The ghosts closed in before a quarter of the tiles was laid.
badge-mists-threshold = On the threshold
verdict-mists-threshold = Four fifths of the way were done when the ghosts ran out.
badge-mists-ambush = Ambush
verdict-mists-ambush = There were ghosts enough a turn before. Then all of them came at once.
badge-mists-siege = Long siege
verdict-mists-siege = With one or two ghosts left for many turns, it had to go wrong once.
badge-mists-haunted = Never a quiet turn
verdict-mists-haunted = As many ghosts were sent away as there were turns, and more came.
badge-mists-overrun = Overrun
verdict-mists-overrun = Ghost after ghost came, until none was left in the supply.
badge-mists-short = A few points short
verdict-mists-short = The tiles ran out with the goal in sight.
badge-mists-standstill = Hardly begun
verdict-mists-standstill = The first pile ran out before there were points to speak of.
badge-mists-first-hound = The first hound was missed
verdict-mists-first-hound = The first pile ran out before its hound was reached; the other tiles were never drawn.
badge-mists-later-hound = So near the last stretch
verdict-mists-later-hound = A later pile ran out before its hound was reached; the last tiles were never drawn.
badge-mists-fog = Lost in the fog
verdict-mists-fog = The ghosts were held, but the tiles ran out long before the goal.

# The course of a race. $player: the winner, or all of them.
badge-race-shared = Shared victory
verdict-race-shared = Nothing stands between them: { $player }.
badge-race-photo = By a hair
verdict-race-photo = Two points or fewer decided it for { $player }.
badge-race-reversal = Turned at the end
verdict-race-reversal = Somebody else was in front until the very end, then it was { $player }.
badge-race-from-last = From last to first
verdict-race-from-last = At half-time in the last place, in the end in the first: { $player }.
badge-race-start-to-finish = From start to finish
verdict-race-start-to-finish = In front nearly all the way: { $player }.
badge-race-see-saw = To and fro
verdict-race-see-saw = The lead changed again and again; the last to have it was { $player }.
badge-race-runaway = Far ahead
verdict-race-runaway = The lead in the end is a third or more of all the points of { $player }.
badge-race-clear = A clear victory
verdict-race-clear = No single thing decided it: a bit of everything for { $player }.

# What brought the winner the points.
badge-carcassonne-haunted = The ghosts decided
verdict-carcassonne-haunted = Without what the ghosts cost, { $player } might not have won.
badge-carcassonne-stroke = One great stroke
verdict-carcassonne-stroke = One feature alone: a quarter or more of all the points of { $player }.
badge-carcassonne-fields = The farmers' hour
verdict-carcassonne-fields = Meeples that lay in the fields for long brought the victory to { $player }.
badge-carcassonne-cities = Builder of cities
verdict-carcassonne-cities = Half of the points are from cities: { $player }.
badge-carcassonne-roads = On the road
verdict-carcassonne-roads = Nobody travelled further than { $player }.
badge-carcassonne-castles = Lord of the castles
verdict-carcassonne-castles = Castles and cemeteries brought the victory to { $player }.
badge-ghosts-galore-bones = The bone line
verdict-ghosts-galore-bones = A good part of the points rides between the doors of bone: { $player }.
badge-ghosts-galore-teeth = The tooth line
verdict-ghosts-galore-teeth = A good part of the points rides between the doors of teeth: { $player }.
badge-ghosts-galore-lines = From door to door
verdict-ghosts-galore-lines = Without the other paths from door to door it would have been lost: { $player }.
badge-ghosts-galore-diamonds = Treasure ride
verdict-ghosts-galore-diamonds = Without the diamonds it would have been lost: { $player }.
badge-ghosts-galore-herd = One great herd
verdict-ghosts-galore-herd = A single kind of monster brought the victory to { $player }.
badge-ghosts-galore-menagerie = Menagerie
verdict-ghosts-galore-menagerie = Eight kinds of monsters or more ride along with { $player }.

# The result of the deal of a day, to share. $day: like 2026-11-25; $points: those of all seats, or of the team.
daily-won = Fogbound { $day } · { $title } · won, { $points }
daily-lost = Fogbound { $day } · { $title } · lost, { $points }
daily-over = Fogbound { $day } · { $title } · { $points } points
daily-share = To tell others, without giving anything away
