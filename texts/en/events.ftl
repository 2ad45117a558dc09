# What happens in a game, one line per event, and what the active player is asked.
#
# Messages are `event-KIND` and `ask-NAME`, hyphens for underscores. The words for colours, features and
# hounds are looked up first (`colour-red`, `feature-city`, `hound-rufus`) and handed over as text.
# Numbers ($x, $y, $n, $points …) are handed over as numbers, so that they can be counted.
# $spot is `cemetery`, or the edges of the mist (`NE`).

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

## Events of every game

# $what: the decision that was taken, as a sentence.
event-forced = Only one choice: { $what }
# $tile: name of the tile.
event-drawn = { $tile } is drawn.
event-set-aside = { $tile } fits nowhere and is set aside.
# $rotation: 0 to 3 quarter turns.
event-placed =
    { $tile } is placed at ({ $x }, { $y }){ $rotation ->
        [0] {""}.
        [one] {""}, turned once.
       *[other] {""}, turned { $rotation } times.
    }
# $seat: the player, by name or by number counted from 1.
event-turn = Turn of player { $seat }.

## Events of Mists over Carcassonne

# $cells: number of cells of the bank.
event-bank-finished =
    { $cells ->
        [one] A mist bank over { $cells } cell is finished.
       *[other] A mist bank over { $cells } cells is finished.
    }
event-ghosts-placed =
    { $n ->
        [one] { $n } ghost comes
       *[other] { $n } ghosts come
    } to ({ $x }, { $y }), { $spot ->
        [cemetery] cemetery
       *[other] mist { $spot }
    }.
event-ghosts-removed =
    { $n ->
        [one] { $n } ghost leaves
       *[other] { $n } ghosts leave
    } ({ $x }, { $y }), { $spot ->
        [cemetery] cemetery
       *[other] mist { $spot }
    }.
event-too-few-ghosts =
    { $due ->
        [one] { $due } ghost is due
       *[other] { $due } ghosts are due
    }, but the supply holds { $supply ->
        [0] none
       *[other] only { $supply }
    }.
# $x, $y: the cemetery.
event-buried = A { $colour } meeple is buried at ({ $x }, { $y }).
event-nothing-buried = The cemetery at ({ $x }, { $y }) closes; nobody can be buried.
event-meeple-placed = A { $colour } meeple goes to the { $feature } at ({ $x }, { $y }).
# $tiles: tiles that count (for a castle the misty ones, its own included); $each: points per tile;
# $coats: coats of arms, 2 points each; $value: worth of the region; $colours: how many colours count it;
# $points: all points together.
event-scored =
    The { $feature } at ({ $x }, { $y }): { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } × { $each }{ $coats ->
        [0] {""}
        [one] {" "}+ { $coats } coat × 2
       *[other] {" "}+ { $coats } coats × 2
    } = { $colours ->
        [one] {""}
       *[other] { $value }, × { $colours } colours ={" "}
    }{ $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
# $scoring_meeple: its colour; $colour: whose points these are; $total: where it stands now.
event-moved = The { $scoring_meeple } scoring meeple moves { $points } on, to { $total } (for { $colour }).
event-meeple-returned = The { $colour } meeple at ({ $x }, { $y }) goes back to its supply.
# $at: the hound's space on the track.
event-milestone = The space of { $hound }, { $at }, is reached.
event-hound-joined = { $hound } joins the { $colour } meeple at ({ $x }, { $y }).
event-hound-scored =
    { $hound }, with { $colour }, brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the ghosts on the board.
event-hound-left = { $hound } leaves the game.
event-hound-lost = { $hound } is lost: there is no meeple to join.
# $moved: tiles carried over; $tiles: size of the pile that is now active.
event-piles-joined =
    { $moved ->
        [0] No tile is left over
        [one] { $moved } tile is carried over
       *[other] { $moved } tiles are carried over
    }; the next pile has { $tiles ->
        [one] { $tiles } tile.
       *[other] { $tiles } tiles.
    }
event-face-down = A tile is laid face-down at ({ $x }, { $y }).
event-won = The goal is reached: you have won!
# The attributes tell the defeat by its rule.
event-lost = You have lost.
    .M-12-2 = You have lost: there are too few ghosts in the supply.
    .M-12-3 = You have lost: the tiles have run out before the points were reached.

## Questions to the active player

ask-place = Where do you place this tile?
ask-bury-at = Several cemeteries have closed; which one is next?
# $x, $y: the cemetery.
ask-bury = Which meeple is buried at ({ $x }, { $y })?
    .supply = No meeple is on the board; which of your colours is buried at ({ $x }, { $y })?
ask-spare = Which mist of the new tile gets one ghost fewer?
ask-haunt = Which mist of that cell gets the ghost?
ask-cemetery = Which open cemetery gets the extra ghost?
ask-meeple = Do you place a meeple, and where?
ask-score = Which completed region is scored next?
# $feature, $x, $y: the region.
ask-reward = Points for the { $feature } at ({ $x }, { $y }), or remove ghosts from one cell?
# $n: ghosts to remove; $x, $y: the cell.
ask-split =
    { $n ->
        [one] From which spot of ({ $x }, { $y }) do you take the ghost?
       *[other] From which spots of ({ $x }, { $y }) do you take the { $n } ghosts?
    }
# $colour: whose points these are.
ask-assign =
    Which scoring meeple moves { $points ->
        [one] the { $points } point
       *[other] the { $points } points
    } of { $colour }?
ask-hound = Which meeple does { $hound } join?
# $x, $y: the cell of the hound's meeple.
ask-hound-ghosts = Does { $hound }, at ({ $x }, { $y }), chase ghosts from a cell, and how many?
ask-face-down = Where do you lay the face-down tile?
