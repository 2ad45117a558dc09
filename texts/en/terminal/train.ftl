# What the terminal says in a game of Ghosts Galore.

## The game

train-title = Ghosts Galore: { $players } players, { $rounds } rounds.
train-welcome = Claim a tile in every round and lay it on your board; most points win. Type ? for help, hint for advice.
train-claimed = Claimed: { $list }
train-have-chosen = Have chosen: { $list }
# $tiles: their short names.
train-rest = The rest of the stack is revealed for { $player }: { $tiles }.
train-seat = Seat { $seat }
# $tile: as in questions.
train-hidden-named = Hidden: { $tile }
train-lying = Face up, for later:
train-hidden = Your hidden tile:
train-hidden-none = Your hidden tile is not known here yet, or it lies on your board.
train-tiles =
    { $n ->
        [1] 1 tile has not been seen:
       *[other] { $n } tiles have not been seen:
    }

## Points

train-now = now
train-then = then
# $gain: points with their sign, at the best space and rotation.
train-gain = { $gain } on space { $space }
train-gain-hidden = { $gain } with hidden one, on { $space }
# $sum: points and dead ends of the board then.
train-best = “{ $space } { $turns }”: { $gain }, to { $sum }
train-best-hidden = “{ $space } { $turns }”: { $gain } if your hidden tile, too, comes to lie at its best

## Answering

# $space: one of the empty spaces.
train-hand-pick = type a space: “{ $space }”, turned: “{ $space } 2”
train-hand-best = best lists the best places
# `.last`: no other person has to choose, so that it cannot be taken back.
train-confirm-place = Enter places it there, r turns it; or choose again.
    .last = Enter places it there for good, r turns it; or choose again.
train-confirm-last = Enter takes it, for good; or choose again.
train-chosen = { $player }: the choice is made; it is told when all have chosen.
train-foresee-none = nobody else learns of it before all have chosen
train-undo-other = Only who made the last choice can take it back, when the screen is passed on.
train-hint-secret = Advice may show what your hidden tile is: type hidden first.
train-no-seat = There is no such seat: say its number, counted from 0.

## Several people at one screen

train-pass = Pass the screen to { $player }, then press Enter.
train-pass-undo = ({ $player }: undo takes your choice back.)
train-help =
    number       answer with that number; Enter confirms
    4, 4 2       try the tile on space 4, or turned so often; 4! is at once
    r            turn the tile            best      the best places for it
    hint         ask for advice (hint! follows it)
    undo [N]     take back; behind a reveal everybody has to agree
    board  b     the board again          boards    the boards of all
    sheet [seat] how points come about    hidden    your hidden tile
    tiles        tiles not seen yet       size      larger or smaller boards
    log [N]      what has happened        why [N]   the rule behind it
    rule ID      a rule, like T-4.2       save [FILE]  a copy of the record
    quit         leave; the game is kept  terms     aid level, promised shuffle
    seat N …     person, open, bot [NAME]: give a seat to somebody else
train-help-signs =
    On the boards:
    ━ ┃ track    D dragon  G ghost  O golem  S satyr  K skeleton  L slime
    B bat  W werewolf  I wisp  ◆2 diamond and its value
    ✚ bone door  ▼ tooth door  ○ plain door    ┏ ┓ the tile you are trying
    0 to 8: the numbers of the empty spaces
    Beside a tile: what it adds now at its best; and what it adds if the
    hidden one, too, comes to lie at its best.
