# What happens in a game, one line per event, and what the active player is asked.
#
# Messages are `event-KIND`, `ask-NAME` and `action-WORD`, hyphens for underscores; those of Ghosts Galore
# begin with `galore-`, those of Carcassonne with `carc-`; they stand at the end. The words for colours, features and
# hounds are looked up first (`colour-red`, `feature-city`, `hound-rufus`) and handed over as text.
# Numbers ($x, $y, $n, $points …) are handed over as numbers, so that they can be counted.
# $spot is `cemetery`, or the edges of the mist (`N–E`); $edges are the edges of a road or city, $kind its
# word in records (`road`, `city`, `castle`).

## Names

colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
colour-black = black
colour-pink = pink
feature-road = road
feature-city = city
feature-castle = castle
feature-cemetery = cemetery
hound-rufus = Rufus
hound-ronja = Ronja
side-N = N
side-E = E
side-S = S
side-W = W

## Events of every game

# Beside pictures, which show the place, $x, $edges, $spot and $name are `seen`.
event-at =
    { $x ->
        [seen] {""}
       *[told] {" "}at ({ $x }, { $y })
    }
event-on = { event-at }
event-edges =
    { $edges ->
        [seen] {""}
       *[told] { $edges }{" "}
    }
event-stand =
    { $name ->
        [seen] {""}
       *[told] { $name }{" "}
    }

# $what: the decision that was taken, as `action-…` below; $ask: the question, as in records. `.seen`: beside
# pictures.
event-forced =
    { $ask ->
        [meeple] No meeple can be placed.
        [spare] Mist was extended: one ghost fewer comes to { $what }.
        [haunt] Only one mist there can be haunted: { $what }.
        [cemetery] Only one cemetery is open: { $what } gets a ghost.
        [bury] Only one meeple can be buried: { $what }.
        [reward] Nothing but the points can be taken.
        [hound_ghosts] No more ghosts are within reach.
       *[other] Only one choice: { $what }.
    }
    .seen =
        { $ask ->
            [meeple] No meeple can be placed.
            [spare] Mist was extended: one ghost fewer comes to the new tile.
            [haunt] Only one mist can be haunted here.
            [cemetery] Only this cemetery is open: it gets the ghost.
            [bury_at] Only this cemetery has closed.
            [bury] Only one meeple can be buried: { $what }.
            [score] Only one region can be scored: { $what }.
            [reward] Nothing but the points can be taken.
            [hound] Only one meeple can be joined: { $what }.
            [hound_ghosts] No more ghosts are within reach.
            [face_down] Only here can the lost tile be laid.
           *[other] There is only one choice.
        }
# $tile: name of the tile.
event-drawn = Drawn: “{ $tile }”.
event-set-aside = “{ $tile }” fits nowhere and is set aside.
# $rotation: 0 to 3 quarter turns.
event-placed =
    “{ $tile }” is placed{ event-on }{ $x ->
        [seen] .
       *[told] { $rotation ->
            [0] .
            [1] , turned once.
            [2] , turned twice.
           *[other] , turned three times.
        }
    }
# $player: name of the player.
event-turn = { $player }: a new turn.

## Events of Mists over Carcassonne

# $cells: number of cells of the bank.
event-bank-finished =
    { $cells ->
        [1] A mist bank on 1 cell is finished.
       *[other] A mist bank over { $cells } cells is finished.
    }
event-ghosts-placed =
    { $n ->
        [1] 1 ghost comes
       *[other] { $n } ghosts come
    } to { $spot ->
        [cemetery] the cemetery
        [seen] the mist
       *[other] the { $spot } mist
    }{ event-at }.
event-ghosts-removed =
    { $n ->
        [1] 1 ghost leaves
       *[other] { $n } ghosts leave
    } { $spot ->
        [cemetery] the cemetery
        [seen] the mist
       *[other] the { $spot } mist
    }{ event-at }.
event-too-few-ghosts =
    { $due ->
        [1] 1 ghost is due
       *[other] { $due } ghosts are due
    }, but the supply holds { $supply ->
        [0] none.
       *[other] only { $supply }.
    }
# $x, $y: the cemetery.
event-buried = A { $colour } meeple is buried at the cemetery{ event-at }.
event-nothing-buried = The cemetery{ event-at } closes; nobody can be buried.
event-meeple-placed =
    A { $colour } meeple goes { $kind ->
        [castle] into the castle
       *[other] onto the { event-edges }{ $feature }
    }{ event-at }.
# $tiles: tiles that count (for a castle the misty ones and its own); $each: points per tile;
# $coats: coats of arms, 2 points each; $value: worth of the region; $colours: how many colours count it;
# $points: all points together.
event-scored = The { $feature }{ event-at } scores: { event-scored-sum }.
event-scored-sum =
    { $tiles ->
        [1] 1 tile
       *[other] { $tiles } tiles
    } × { $each }{ $coats ->
        [0] {""}
        [1] {" "}+ 1 coat × 2
       *[other] {" "}+ { $coats } coats × 2
    } = { $colours ->
        [1] {""}
       *[other] { $value }, × { $colours } colours ={" "}
    }{ $points ->
        [1] 1 point
       *[other] { $points } points
    }
event-forgone =
    The { $feature }{ event-at } is complete: ghosts instead of { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
# $meeple: colour of the scoring meeple; $colour: whose points these are, empty for the whole team;
# $own: whether they are that meeple's own; $total: where it stands now.
event-moved =
    The { $meeple } scoring meeple moves { $points } spaces, to { $total }{ $own ->
        [yes] .
       *[no] {" "}for { $colour }.
    }
event-meeple-returned = The { $colour } meeple{ event-at } goes home.
# $at: the hound's space on the track.
event-milestone = { $hound }’s space { $at } is reached.
event-hound-joined = { $hound } joins the { $colour } meeple{ event-at }.
event-hound-scored =
    { $hound }, with { $colour }, brings { $points ->
        [1] 1 point
       *[other] { $points } points
    } for the ghosts on the board.
event-hound-left = { $hound } leaves the game.
event-hound-lost = { $hound } is lost: there is no meeple to join.
# $moved: tiles carried over; $tiles: size of the pile that is now active.
event-piles-joined =
    { $moved ->
        [0] No tile is left over
        [1] 1 tile is carried over
       *[other] { $moved } tiles are carried over
    }; the next pile has { $tiles ->
        [1] 1 tile.
       *[other] { $tiles } tiles.
    }
event-face-down = A tile is laid face-down{ event-on }.
event-won = The goal is reached: you have won!
# The attributes tell the defeat by its rule.
event-lost = You have lost.
    .M-12-2 = You have lost: there are too few ghosts in the supply.
    .M-12-3 = You have lost: the tiles have run out before the points were reached.

## Questions to the active player

ask-place = Where do you place this tile?
ask-bury-at = Several cemeteries have closed; which one is next?
# $x, $y: the cemetery.
ask-bury = Which meeple is buried at the cemetery{ event-at }?
    .supply = No meeple is on the board; which of your colours is buried at the cemetery{ event-at }?
ask-spare = Which mist of the new tile gets one ghost fewer?
ask-haunt = Which mist of that cell gets the ghost?
ask-cemetery = Which open cemetery gets the extra ghost?
ask-meeple = Do you place a meeple?
ask-score = Which completed region is scored next?
# $feature, $x, $y: the region.
ask-reward = The { $feature }{ event-at } is complete: take the points, or remove ghosts from one cell?
# $n: ghosts to remove; $x, $y: the cell.
ask-split =
    { $n ->
        [1] From which spot{ event-at } do you take the ghost?
       *[other] From which spots{ event-at } do you take the { $n } ghosts?
    }
# $colour: whose points these are.
ask-assign =
    Which scoring meeple moves { $points ->
        [1] the 1 point
       *[other] the { $points } points
    } of { $colour }?
ask-hound = { $hound } is here. Which meeple does it join?
# $x, $y: the cell of the hound's meeple.
ask-hound-ghosts = { $hound }{ $x ->
        [seen] {""}
       *[told] , at ({ $x }, { $y }),
    } may chase ghosts from a cell nearby. Where, and how many?
ask-face-down = A tile is lost face-down around an open cemetery. Where do you lay it?

## Answers, as lines of a list: no capital, no full stop

action-place =
    { $x ->
        [seen] laid here
       *[told] at ({ $x }, { $y })
    }{ $rotation ->
        [0] {""}
        [1] , turned once
        [2] , turned twice
       *[other] , turned three times
    }
action-bury-at = the cemetery{ event-at }
# $colour, $edges, $feature, $kind: who stands there and on what; $colour is `none` when that is not known.
action-bury =
    { $colour ->
        [none] the meeple{ event-at }
       *[other] the { $colour } meeple{ event-at }{ $x ->
            [seen] {""}
           *[told] ,
        } { $kind ->
            [road] on
           *[other] in
        } the { $feature }
    }
action-bury-supply = a { $colour } meeple from the supply
action-spare = the { event-edges }mist
action-haunt = the { event-edges }mist{ event-at }
action-cemetery = { action-bury-at }
action-pass = no meeple
action-meeple =
    { $colour } { $kind ->
        [castle] in the castle
       *[other] on the { event-edges }{ $feature }
    }
# $value: worth for each colour; $colours: how many count it; $points: together.
action-score =
    the { $feature }{ event-at }{ $points ->
        [0] {""}
        [1] , worth 1 point
       *[other] , worth { $points } points
    }
action-points =
    { $points ->
        [0] the points
        [1] the 1 point
       *[other] the { $points } points{ $colours ->
            [1] {""}
           *[other] {" "}({ $value } × { $colours } colours)
        }
    }
# $there: ghosts on that cell if some stay behind, else 0.
action-ghosts =
    { $n ->
        [1] 1 ghost
       *[other] { $n } ghosts
    }{ $there ->
        [0] {""}
       *[other] {" "}of { $there }
    }{ $x ->
        [seen] {""}
       *[told] {" "}from ({ $x }, { $y })
    }
# $what: `split-part` for every spot, separated by commas.
action-split = { $what }
split-part =
    { $n } from the { $spot ->
        [cemetery] cemetery
       *[other] { $spot } mist
    }
action-assign = the { $colour } scoring meeple
action-hound = { action-bury }
action-hound-done = chase no more
action-hound-ghosts = { action-ghosts }
action-face-down =
    { $x ->
        [seen] on this cell
       *[told] at ({ $x }, { $y })
    }

# Answers that read alike beside pictures: $text with what tells them apart. $sides: of a tile, like `north and
# east`; $steps: from the new tile, like `2 tiles north and 1 tile west`, or `none`: on it.
answer-sides = { $text } in the { $sides }
answer-away =
    { $text }, { $steps ->
        [none] on the new tile
       *[some] { $steps }
    }
# $side: 0 north, 1 east, 2 south, 3 west.
answer-steps =
    { $n ->
        [1] 1 tile
       *[other] { $n } tiles
    } { $side ->
        [0] north
        [1] east
        [2] south
       *[3] west
    }

## Ghosts Galore: names of things

# $n: how many of them there are, 1 or more.
galore-monster-dragon = { $n ->
        [1] dragon
       *[other] { $n } dragons
    }
galore-monster-ghost = { $n ->
        [1] ghost
       *[other] { $n } ghosts
    }
galore-monster-golem = { $n ->
        [1] golem
       *[other] { $n } golems
    }
galore-monster-satyr = { $n ->
        [1] satyr
       *[other] { $n } satyrs
    }
galore-monster-skeleton = { $n ->
        [1] skeleton
       *[other] { $n } skeletons
    }
galore-monster-slime = { $n ->
        [1] slime
       *[other] { $n } slimes
    }
galore-monster-bat = { $n ->
        [1] bat
       *[other] { $n } bats
    }
galore-monster-werewolf = { $n ->
        [1] werewolf
       *[other] { $n } werewolves
    }
galore-monster-wisp = { $n ->
        [1] wisp
       *[other] { $n } wisps
    }
# Two things of a list.
list-and = { $first } and { $second }
galore-space = space { $space } ({ $space ->
        [0] north-west
        [1] north
        [2] north-east
        [3] west
        [4] centre
        [5] east
        [6] south-west
        [7] south
       *[8] south-east
    })
    .seen =
        the { galore-wind } space
galore-wind =
    { $space ->
        [0] north-west
        [1] north
        [2] north-east
        [3] west
        [4] centre
        [5] east
        [6] south-west
        [7] south
       *[8] south-east
    }
# $number: of the tile; $name: its name; $shows: `galore-shows`.
galore-tile = { $number } { $name } ({ $shows })
galore-tile-seen = “{ $name }”
galore-tile-short = { $number } { $name }
galore-tile-unknown = tile { $number }
# $first, $second: the monsters on each section, `none` for no monster; a tile with monsters on one of
# two sections has them in $first. $sections: 1 or 2; $diamonds: their number; $values: what they bring.
galore-shows =
    { $track ->
        [straight] straight
        [curve] curve
        [bridge] bridge
       *[double_curve] double curve
    }{ $first ->
        [none] {""}
       *[some] {" "}with { $first }{ $sections ->
            [1] {""}
           *[2] {" "}on one track{ $second ->
                [none] {""}
               *[some] , { $second } on the other
            }
        }
    }{ $diamonds ->
        [0] {""}
        [1] , diamond { $values }
       *[other] , diamonds { $values }
    }
# A section of a lying tile: $edges like `N–E`; $monsters as above.
galore-section =
    { $edges }{ $monsters ->
        [none] {""}
       *[some] {" "}with { $monsters }
    }

## Ghosts Galore: events

# $player may be `You`, so no verb follows it. $what: the decision, as `galore-action-…` below.
galore-event-forced = { $player }: { $what } (the only choice).
galore-event-side-chosen =
    { $player }: the { $side ->
        [0] first
       *[1] second
    } side of the board is chosen.
galore-event-stack-begun = Round { $round } of { $rounds } begins with a stack of { $tiles } tiles.
# `.rest`: turned over for the last player to claim.
galore-event-revealed = { $player }: { $tile } is revealed.
    .rest = { $player }, the last to choose: { $tile } is revealed.
galore-event-left = { $player }: { $tile } is left face up.
galore-event-claimed = { $player }: { $tile } is claimed.
# $space: `galore-space`; $rotation: 0 to 3 quarter turns.
galore-event-placed =
    { $player }: { $tile } is placed on { $space }{ $rotation ->
        [0] .
        [1] , turned once.
        [2] , turned twice.
       *[other] , turned three times.
    }
    .hidden =
        { $player }: the hidden tile, { $tile }, is placed on { $space }{ $rotation ->
            [0] .
            [1] , turned once.
            [2] , turned twice.
           *[other] , turned three times.
        }
# $tiles: their short names, separated by commas.
galore-event-removed = Nobody has claimed { $tiles }; they leave the game.
galore-event-lamp = The lamp moves on: { $player }.
galore-event-scored =
    { $player }: { $points ->
        [1] 1 point
       *[other] { $points } points
    }, { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    } place.

## Ghosts Galore: questions

# $board: the name of the board.
galore-ask-side = On which side of your board “{ $board }” do you play?
galore-ask-keep = Which of your two tiles do you keep as the hidden one?
# $stack: tiles left in the stack. `.empty`: there are none; `.last`: everybody else has a tile.
galore-ask-claim =
    Do you reveal the top tile of the stack, which has { $stack ->
        [1] 1 tile
       *[other] { $stack } tiles
    }, or claim one that lies face up?
    .empty = The stack is empty; which face-up tile do you claim?
    .last = Everybody else has a tile; which of those left do you claim?
galore-ask-decide = Do you claim { $tile }, or leave it?
galore-ask-place = Where do you place { $tile }?
galore-ask-hidden = How do you place your hidden tile, { $tile }, on the last space?
    .unknown = How do you place your hidden tile on the last space?

## Ghosts Galore: answers

galore-action-side =
    the { $side ->
        [0] first
       *[1] second
    } side
galore-action-keep = keep { $tile }
galore-action-reveal = reveal the top tile of the stack
galore-action-claim = claim { $tile }
galore-action-leave = leave it face up
# $sections: how the tracks run then, `none` when the tile is not known.
galore-action-place =
    { $space }{ $rotation ->
        [0] {""}
        [1] , turned once
        [2] , turned twice
       *[other] , turned three times
    }{ $sections ->
        [none] {""}
       *[some] : { $sections }
    }

## Ghosts Galore: the score sheet

galore-category-dragons = Dragons
galore-category-ghosts = Ghosts
galore-category-golems = Golems
galore-category-satyrs = Satyrs
galore-category-skeletons = Skeletons
galore-category-slimes = Slimes
galore-category-bats = Bats
galore-category-werewolves = Werewolves
galore-category-wisps = Wisps
galore-category-diamonds = Diamonds
galore-category-bone-doors = Bone doors
galore-category-tooth-doors = Tooth doors
galore-category-other-paths = Other paths
# What each wants, in five words at most.
galore-wants-dragons = many; none costs 5
galore-wants-ghosts = three or more per path
galore-wants-golems = none beside another
galore-wants-satyrs = many types on their path
galore-wants-skeletons = diamonds anywhere
galore-wants-slimes = curves anywhere
galore-wants-bats = beside another bat
galore-wants-werewolves = more than anybody else
galore-wants-wisps = many: each worth more
galore-wants-diamonds = high numbers
galore-wants-bone-doors = one long path between both
galore-wants-tooth-doors = one long path between both
galore-wants-other-paths = long, from door to door
# How the points of a category come about. $monsters: `galore-monster-…` or `galore-sum-one`; $terms: products or numbers with
# plus signs between them; $most: the last entry of the table where it is exceeded, else 0.
galore-sum-none = none
# $monster: `galore-monster-…` of a single one.
galore-sum-one = 1 { $monster }
galore-sum-dragons =
    { $monsters }{ $most ->
        [0] {""}
       *[other] , counted as { $most }
    }
galore-sum-ghosts = { $terms }
# $apart: golems without another beside them.
galore-sum-golems =
    { $apart } of { $monsters } without another beside it{ $most ->
        [0] {""}
       *[other] , counted as { $most }
    }
galore-sum-satyrs = { $terms } (satyrs × types on their path)
galore-sum-skeletons =
    { $monsters } × { $diamonds ->
        [1] 1 diamond
       *[other] { $diamonds } diamonds
    }
galore-sum-slimes =
    { $monsters } × { $curves ->
        [1] 1 curve
       *[other] { $curves } curves
    }
# $beside: bats with another beside them; $each: points for each.
galore-sum-bats = { $beside } of { $monsters } beside another, × { $each }
galore-sum-werewolves =
    { $terms }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus } for having the most
    }
galore-sum-wisps = { $terms }
galore-sum-diamonds = { $terms }
galore-sum-doors = { $terms } (sections × points)
galore-sum-unjoined = the two doors are not joined
galore-sum-other-paths = { $terms } (sections)
galore-total =
    { $points ->
        [1] 1 point
       *[other] { $points } points
    }, { $dead_ends ->
        [1] 1 dead end
       *[other] { $dead_ends } dead ends
    }

## Carcassonne: names of things

carc-piece-meeple = meeple
carc-piece-guard = guard
# A place on a tile. $kind: its word in records; $name: its edges like `N–E`, for a field edges and corners
# like `N–NE–NW`.
carc-stand =
    { $kind ->
        [road] on the { event-stand }road
        [city] in the { event-stand }city
        [field] on the { event-stand }field
        [monastery] in the monastery
        [castle] in the castle
       *[cemetery] on the cemetery
    }
# What a scoring brings a player; $gain and $cost may be 0, but not both.
carc-share =
    { $player } { $gain ->
        [0] {""}
       *[other] +{ $gain }
    }{ $cost ->
        [0] {""}
       *[other] { $gain ->
            [0] {""}
           *[other] {" "}
        }−{ $cost } for ghosts
    }

## Carcassonne: events; the others are those of every game

# $player may be `You`, so no verb follows it. $ask: the question; $what: the answer, as `carc-action-…`
# below.
carc-event-forced =
    { $player }: { $ask ->
        [meeple] no meeple can be placed.
       *[other] only one meeple can get the ghost: { $what }.
    }
    .seen =
        { $player }: { $ask ->
            [meeple] no meeple can be placed.
           *[other] only this meeple can get the ghost.
        }
carc-event-ghost-placed = { $player }: a ghost comes to the meeple{ event-at }.
# $whose: `other` or `own`.
carc-event-ghost-skipped =
    { $whose ->
        [own] No own meeple can get a ghost for the spoilt mist.
       *[other] No meeple of another player can get a ghost for the extended mist.
    }
carc-event-scared = { $player }: the third ghost scares away the meeple{ event-at }.
# $piece: `carc-piece-…`; $stand: `carc-stand`.
carc-event-meeple-placed = { $player }: a { $piece } now stands { $stand }{ event-at }.
# $kind: what is scored; $tiles: of how many tiles; $shares: `carc-share` of the players it concerns,
# separated by commas, or `none`. `.final`: in the final scoring.
carc-event-scored =
    { $kind ->
        [road] A road
        [city] A city
        [monastery] A monastery
        [castle] A castle
       *[cemetery] A cemetery
    }{ $kind ->
        [road] {" "}of { $tiles } tiles
        [city] {" "}of { $tiles } tiles
       *[other] {""}
    } is complete{ $kind ->
        [cemetery] {""}
       *[other] , { $points ->
            [1] 1 point
           *[other] { $points } points
        }
    }{ $shares ->
        [none] .
       *[some] : { $shares }.
    }
    .final =
        At the end { $kind ->
            [road] a road of { $tiles ->
                [1] 1 tile
               *[other] { $tiles } tiles
            }
            [city] a city of { $tiles ->
                [1] 1 tile
               *[other] { $tiles } tiles
            }
            [field] a field
            [monastery] a monastery
           *[castle] a castle
        } brings { $points ->
            [0] nothing
            [1] 1 point
           *[other] { $points } points
        }{ $shares ->
            [none] .
           *[some] : { $shares }.
        }
carc-event-guard-gained = { $player }: a guard comes from the common supply.
carc-event-meeple-returned = { $player }: the { $piece }{ event-at } goes home.
carc-event-ghosts-charged = Ghosts are left beside meeples: { $shares }.

## Carcassonne: questions

# $tile: name of the tile in hand.
carc-ask-place = Where do you place “{ $tile }”?
carc-ask-ghost-other = You have extended mist; which meeple of another player gets a ghost?
carc-ask-ghost-own = You have spoilt mist; which meeple of your own gets a ghost?
# $meeples, $guards: in the supply.
carc-ask-meeple =
    Do you place a { $guards ->
        [0] meeple
       *[other] { $meeples ->
            [0] guard
           *[other] meeple or guard
        }
    }?

## Carcassonne: answers; the others are those of every game

# $stand: `carc-stand`, and $ghosts beside it already; $player is `none` when it is not known who stands there,
# else $own tells whether it is the one to answer.
carc-action-ghost =
    { $player ->
        [none] the meeple{ event-at }
       *[other] { $own ->
            [yes] own meeple
           *[no] { $player }’s meeple
        }{ $x ->
            [seen] {""}
           *[told] {" "}at ({ $x }, { $y }),
        } { $stand }{ $ghosts ->
            [0] {""}
            [1] , beside 1 ghost
           *[other] , beside { $ghosts } ghosts
        }
    }
carc-action-meeple = a { $piece } { $stand }
