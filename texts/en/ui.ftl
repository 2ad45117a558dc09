# What the terminal and the page both say.

## Levels

level-1 = Level 1: 50 points, 15 ghosts. Mist and nothing else; the place to begin.
level-2 = Level 2: 75 points, 15 ghosts. Castles, and cemeteries that bury meeples.
level-3 = Level 3: 100 points, 15 ghosts. Three piles of tiles; two hounds help.
level-4 = Level 4: 120 points, 13 ghosts. As level 3: fewer ghosts, a longer way.
level-5 = Level 5: 100 points, 13 ghosts. Haunted cemeteries swallow tiles.
level-6 = Level 6: 50 points for each of three colours, 12 ghosts. All at once.
# $goal: points to reach.
level-own = A level of your own: { $goal } points.

## The length of a game, before it begins

# $tiles: those that are laid; $minutes: the time it takes.
length-all = { $tiles } tiles are laid: about { $minutes } minutes.
length-most = { $tiles } tiles at most: { $minutes } minutes, or less.
length-each = Everybody lays { $tiles } tiles: about { $minutes } minutes.

## Bots

# $bot: a level (`easy`, `normal`, `hard`, `master`), a style (`careful`, `bold`, `builder`), or a bot for measurements (`random`, `greedy`, `planner`).
bot-name =
    { $bot ->
        [random] Wisp
        [easy] Wren
        [hard] Owl
        [master] Raven
        [careful] Heron
        [bold] Jay
        [builder] Weaver
       *[normal] Magpie
    }
bot-named =
    { bot-name } { $bot ->
        [random] (random)
        [easy] (easy)
        [hard] (hard)
        [master] (master)
        [careful] (careful)
        [bold] (bold)
        [builder] (builder)
       *[normal] (normal)
    }
bot-easy = plays like a beginner
bot-normal = makes each turn count
bot-hard = looks some turns ahead
bot-master = thinks longest of all
bot-careful = rather chases ghosts than scores
bot-bold = rather scores than chases ghosts
bot-builder = builds large, and with others

## Names of players at one table

name-you = You
name-person = Seat { $seat }
name-bot = { bot-name } { $seat }
name-open = Free seat { $seat }

## A game in the terminal

hand-symbols =
    { $n ->
        [0] no ghost symbol
        [1] 1 ghost symbol
       *[other] { $n } ghost symbols
    }
chosen = Chosen: { $what }.
hint = Advice: { $what }.
undone = Taken back.
# $n: decisions of all seats that would go; $player: whose is the first of them; $known: `yes` if that is known.
undo-would-go =
    { $n ->
        [1] { $known ->
            [yes] { $player }’s
           *[no] The
        } last decision is to be taken back, and with it
       *[other] The last { $n } decisions{ $known ->
            [yes] , from one of { $player }’s on,
           *[no] {""}
        } are to be taken back, and with them
    } what came out since. Everybody has to agree; the record will say so.

## What the table has agreed on

# $kept: whether seed and salt belong to the commitment; $salt: hexadecimal digits.
end-commitment =
    { $kept ->
        [yes] Salt: { $salt }. Seed and salt are those that were promised.
       *[no] Salt: { $salt }. Seed and salt are NOT those that were promised.
    }

## Messages of the terminal

left =
    The game is kept; go on with:
    fogbound play --resume { $file }
help =
    number       answer with that number; Enter confirms, a trailing ! skips asking
    x y [turns]  lay the tile on that cell, turned so often
    r            turn the tile
    hint         ask for advice (hint! follows it)
    best         the best moves, and what they are worth
    undo [N]     take back; behind a hidden tile everybody has to agree
    board [x y]  the board, around there  status  what the score is
    boards       the boards of all        score   how points come about (score all)
    tiles        tiles not seen yet       gap x y how likely that cell is filled
    at x y       what lies there          size    larger or smaller tiles
    log [N]      what has happened        why [N] the rule behind it
    rule ID      a rule, like M-6.2       save [FILE]  a copy of the record
    terms        aid level, promised shuffle
    seat N …     person, open, bot [NAME]: give a seat to somebody else
    A ; B        several answers at once, like: place 2 -1 0 ; pass
    quit         leave; the game is kept

## The state of a game

status-hound = { $hound } is with the { $colour } meeple{ event-at }.

## Consequences before an answer is taken

consequence-none = nothing else happens
consequence-come =
    { $n ->
        [1] 1 ghost comes
       *[other] { $n } ghosts come
    }, { $left } left
consequence-no-ghost = no ghost comes
consequence-go =
    { $n ->
        [1] 1 ghost leaves
       *[other] { $n } ghosts leave
    }
consequence-complete =
    the { $feature }{ event-at } is complete: { $points ->
        [1] 1 point
       *[other] { $points } points
    } ({ $colours })
consequence-free =
    the { $feature }{ event-at } is complete and free: { $points ->
        [1] 1 point
       *[other] { $points } points
    } for a meeple
note-open =
    worth { $value } so far, { $open ->
        [1] 1 end open
       *[other] { $open } ends open
    }
note-castle =
    worth { $value } so far, { $open ->
        [1] 1 cell to fill
       *[other] { $open } cells to fill
    }
note-complete =
    complete, { $value ->
        [1] 1 point
       *[other] { $value } points
    } at once
note-haunted = haunted, it will never score

## The end

end-won = ★ You have won! ★
end-lost = { event-lost }
end-points = Points: { $points } (goal { $goal }).
end-turns =
    { $turns ->
        [1] 1 turn
       *[other] { $turns } turns
    }; { $left ->
        [0] no tile was left.
        [1] 1 tile was left.
       *[other] { $left } tiles were left.
    }
end-ghosts = Ghosts: { $come } came after the start, { $gone } left; { $supply } in the supply.
end-done =
    { $scorings ->
        [1] 1 region scored
       *[other] { $scorings } regions scored
    }, { $banks ->
        [1] 1 mist bank finished
       *[other] { $banks } mist banks finished
    }, { $undone ->
        [1] 1 decision taken back.
       *[other] { $undone } decisions taken back.
    }
end-largest =
    Largest { $feature }: { $tiles ->
        [1] 1 tile
       *[other] { $tiles } tiles
    }, { $points ->
        [1] 1 point.
       *[other] { $points } points.
    }
end-cemeteries =
    Cemeteries: { $buried ->
        [1] 1 meeple buried
       *[other] { $buried } meeples buried
    }, { $lost ->
        [1] 1 tile lost face-down.
       *[other] { $lost } tiles lost face-down.
    }
end-seed = Seed: { $seed }

## The menu

menu-title = F O G B O U N D

## Lists of tiles and rules

tile-count = ×{ $n }
tile-ghosts = { $n ->
        [1] 1 symbol
       *[other] { $n } symbols
    }
# Before what happened in an example, or why it was refused.
rules-example = For example:
rules-refused = Not allowed:
# Words from elsewhere, each with the word of the rules that has the same meaning; all without capitals.
rules-other-words = follower=meeple, figure=meeple, pawn=meeple, cloister=monastery, abbey=monastery, farm=field, farmer=field, meadow=field, pennant=coat, shield=coat, fog=mist, graveyard=cemetery, watchman=guard, spectre=ghost, rail=track
rules-source = Source: { $source }

## Headlines of pictures and of the page

picture-title-mists = Mists over Carcassonne, level { $level }
# Inside the score track of Carcassonne.
picture-lap = one lap: 50 points
