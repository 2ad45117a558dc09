# What the terminal says in a game of Carcassonne.
# $parts: names of the parts of the expansion as in commands, or `none`.
carc-title = Carcassonne, { $players } players, parts of the expansion: { $parts }
carc-welcome = Place a tile and perhaps a meeple in every turn; most points win. Type ? for help, hint for advice.

## The state of the game

carc-column-points = points
# What a player would have if the game ended now.
carc-column-end = if it ended now
carc-column-meeples = meeples
carc-column-guards = guards
# Guards of the colour in the common supply.
carc-column-gain = to gain
# Ghosts beside the player's meeples.
carc-column-ghosts = ghosts
# $tiles: the one in hand counted; $ghosts: in the supply, -1 where there are none; $bar: a sign for each ghost.
carc-table =
    { $tiles ->
        [0] No tile left
        [1] 1 tile left
       *[other] { $tiles } tiles left
    }{ $discarded ->
        [0] {""}
       *[other] , { $discarded } discarded
    }{ $ghosts ->
        [-1] {""}
        [1] {" "}· 1 ghost left { $bar }
       *[other] {" "}· { $ghosts } ghosts left { $bar }
    }

## Answers and what they bring

carc-ghost-means = A ghost costs 2 points when its meeple scores (G-4.4), 1 at the end (G-5.1); the third one scares the meeple away (G-2.7). The numbers on the board are those of the answers.

## Help

carc-help =
    number       answer with that number; Enter confirms, a trailing ! skips asking
    x y [turns]  lay the tile on that cell, turned so often; a ghost for that cell
    r            turn the tile
    hint         ask for advice (hint! follows it)
    undo [N]     take back; behind a tile drawn everybody has to agree
    board [x y]  the board, around there  status    points and supplies
    score        what it would end with, step by step; score all: from the start
    tiles        tiles not seen yet       gap x y   how many of them fit there
    log [N]      what has happened        why [N]   the rule behind it
    rule ID      a rule, like G-2.7       size      larger or smaller tiles
    save [FILE]  a copy of the record     quit      leave; the game is kept
    terms        aid level, promised shuffle
    seat N …     person, open, bot [NAME]: give a seat to somebody else
    A ; B        several answers at once, like: place 2 -1 0 ; pass
carc-help-board =
    On the board:
    ║ ═ road   ⌂ village   × ruin   ▓ city   ◆ coat of arms   ░ mist
    ♝ monastery   ♜ castle   † cemetery   ┏ ┓ newest tile
    R G B Y K P: a meeple on what it stands on; r g b y k p: a guard
    R1 R2: a meeple with ghosts beside it   2): answer 2 is about that meeple
    {"["}3]: a cell to choose; [3~]: the tile must be turned to fit there
