# What the programs around the games say: the terminal game, the menu, the lists.

## A game in the terminal

welcome = Reach the goal together before the tiles or the ghosts run out. Type ? for help, hint for advice.
hand-name = “{ $tile }”
hand-cells =
    { $n ->
        [1] 1 cell fits
       *[other] { $n } cells fit; ~ where it must be turned
    }
# $looks: rotations that look different.
hand-turn =
    { $looks ->
        [1] looks the same whichever way it is turned
       *[other] r turns it ({ $looks } ways)
    }
hand-pick = type a cell’s number, or x y
confirm = Enter takes it; or choose again.
confirm-place = Enter lays it there, r turns it; or choose again.
nothing-chosen = Nothing is chosen yet: type the number of an answer, or ? for help.
not-chosen = Nothing is chosen any more.
not-understood = That is no answer here: type the number of an answer, or ? for help.
no-tile-in-hand = There is no tile in hand to turn.
fits-one-way = It fits here only this way.
# $n: the number of an answer that takes several ghosts.
hint-counts = A second number takes fewer ghosts: “{ $n } 1” takes one there.
undo-how = Say how many of your decisions: “undo”, “undo 3”.
# $player: who is asked now; $n: decisions of all seats that would go.
undo-consent =
    { $n ->
        [1] To take back that decision
       *[other] To take back the last { $n } decisions
    } everybody at the screen must agree; the record will say so. { $player }: yes agrees, anything else does not.
undo-declined = Not everybody agrees; nothing is taken back.
confirm-draft = Enter takes all of it, undo drops the last; or choose again.

## What the table has agreed on

# $aid: the level, here and below.
terms-aid = Aid level: { $aid } (terms says what that is).
terms-aid-full =
    Aid level: { $aid }. { $aid ->
        [purist] You are told which answers are legal and why others are not, as with the box on the table; nothing else.
        [guided] You are shown consequences, the tiles left and live scores; no hints.
       *[full] You are shown everything there is: consequences, the tiles left, live scores, hints.
    }
    It was fixed at the start, is the same for all, and stands in the record.
# $commitment: a hash.
terms-commitment =
    The shuffle is promised; at the end seed and salt will show that it was kept:
    { $commitment }
terms-no-commitment = Nothing is promised about the shuffle: whoever named the seed knows it.
# $help: what was asked for; $needed: the least level that gives it.
aid-denied =
    { $help ->
        [hint] Hints are
        [odds] What is left to draw is
        [score] What everybody would have is
       *[other] Consequences are
    } not told at the aid level “{ $aid }” of this game. Another game can be begun with --aid { $needed }.

## Seats that change hands

seat-how = Say which seat and who: “seat 1 bot”, “seat 1 bot NAME” (NAME: { $bots }), “seat 1 person”, “seat 1 open”.
# $who: the name of a bot, `person` or `open`.
seat-given =
    { $who ->
        [person] A person sits on seat { $seat } now.
        [open] Seat { $seat } is open now.
       *[other] The bot “{ $who }” sits on seat { $seat } now.
    }
seat-vacant = Seat { $seat } has to decide, and nobody sits there: give it away with “seat { $seat } person” or “seat { $seat } bot”.

## Messages of the terminal

told-question = Which tile is drawn? Type its name or a part of it; “tiles” names those left.
told-none = No tile that is left has this name; “tiles” names those left.
saved = Saved to { $file }.
not-saved = Could not save to { $file }: { $error }.
resume-offer = An unfinished game is waiting: { $file }
resume-prompt = Go on with it? [Y/n]
why-how = There is no such event; log shows the events with their numbers.
no-such-rule = There is no such rule: try “rule M-6.2”, or “rule M-6” for a section.
# $list: labels of answers with their cells.
board-more = Beyond the edge of the screen: { $list }; “board 3 -1” looks there.
gap-how = Say which cell: “gap 3 -1”.
gap =
    { $n ->
        [0] None of the { $all } tiles left fits at ({ $x }, { $y }).
        [1] 1 of the { $all } tiles left fits at ({ $x }, { $y }).
       *[other] { $n } of the { $all } tiles left fit at ({ $x }, { $y }).
    }
help-board =
    On the board:
    ║ ═ road   ⌂ village   × ruin   ▓ city   ◆ coat of arms   ♜ castle   † cemetery
    ░ mist     2 ghosts    ² printed symbols   ╳ face-down tile    ┏ ┓ newest tile
    R G B Y K P: a red, green, blue, yellow, black, pink meeple; small: buried
    {"["}3]: a cell to choose; [3~]: the tile must be turned to fit there

## The state of a game

status-points = Points { $points } of { $goal }
status-goal = the goal
# $active: tiles of the active pile, the one in hand counted; $later: sizes of the other piles.
status-tiles =
    Tiles   { $active ->
        [0] none left
        [1] 1 left
       *[other] { $active } left
    }{ $piles ->
        [1] {""}
       *[other] , then { $later }
    }; { $needed ->
        [0] { $to } is reached
        [1] 1 point short of { $to } at { $milestone }{ $pace }
       *[other] { $needed } points short of { $to } at { $milestone }{ $pace }
    }
status-pace = : { $pace } a tile
status-ghosts = Ghosts  { $left } left { $bar } { $board } on the board
status-meeples = Meeples

## Consequences before an answer is taken

# $what: an answer in words; what follows says what its region is worth.
choice-worth = { $what } – { $note }

## The end

end-record = Record: { $file }
end-replay =
    See any position of it, or everything a bot was asked:
    fogbound replay { $file } --to 10
    fogbound trace { $file } --reveal

## The menu

menu-new = new game
menu-resume = go on with an unfinished game
menu-rules = the rules
menu-tiles = the tiles
menu-quit = leave
menu-ask = What would you like?
menu-level = Which level?
menu-game-mists = Mists over Carcassonne: together against the fog, 1 to 5 players
menu-game-ghosts-galore = Ghosts Galore: the ghost train, everybody for themselves, 2 to 5 players
menu-game-carcassonne = Carcassonne with Ghosts, Castles & Cemeteries: everybody for themselves, 2 to 6 players
menu-game = Which game?
menu-players = How many players, 1 to 5?
menu-players-two = How many players, 2 to 5?
menu-players-six = How many players, 2 to 6?
# Parts of the expansion by their names in commands.
menu-parts = Which parts of the expansion: all, none, or some of mist,castles,guards,cemeteries? Enter: all.
menu-farmers = With farmers on the fields? [Y/n]
menu-experienced = For experienced players, who keep one of two hidden tiles? [y/N]
menu-bots =
    Which of the seats 0 to { $last } do bots play? For example 1, or all-but-0; Enter: { $default }.
menu-rule = Which rule or section, like M-6.2? Enter: back.
menu-again = Please type one of the numbers.
menu-number = Please type a number from { $low } to { $high }.
menu-none = There is no unfinished game.
menu-which = Which one?

## Lists of tiles and rules

tiles-good = “{ $title }”, { $id } version { $version }: { $kinds } kinds, { $tiles } tiles and the starting tile. No mistakes.
tiles-good-single = “{ $title }”, { $id } version { $version }: { $kinds } kinds, { $tiles } tiles. No mistakes.
tiles-origin = Origin: { $origin }
tiles-hash = Hash: { $hash }
tiles-advice = Advice: { $what }
tracks-good = “{ $title }”, { $id } version { $version }: { $kinds } kinds, { $tiles } tiles and { $boards } boards. No mistakes.
tracks-legend = D dragon · G ghost · O golem · S satyr · K skeleton · L slime · B bat · W werewolf · I wisp · ◆ diamond · ✚ bone door · ▼ tooth door · ○ plain door
tracks-board = Board { $name }, side 0 and side 1
tiles-legend = ║ ═ road · ⌂ village · ┼ crossing · ▓ city · ◆ coat of arms · ♜ castle · † cemetery · ♝ monastery · ░ mist with ² ghost symbols
rules-contents = fogbound rules ID prints a rule (M-6.2) or a section (M-6); fogbound rules options the named options.
rules-unknown = There is no rule { $id }; fogbound rules lists them all.
# One named reading of the rules, and below it what each of its values means.
rules-option = --option { $id }=…  { $title }
rules-value = { $value }: { $text }
rules-value-default = { $value } (default): { $text }

## Errors; `.help` says what to do instead

# $path: file or folder.
error-parts = choose `none`, `all`, or some of `mist,castles,guards,cemeteries`, each once
error-read = cannot read { $path }
error-write = cannot write { $path }
error-folder = cannot make the folder { $path }
# $error: what the system says.
error-keep = cannot keep the game in { $path }: { $error }
    .help = name a file that can be written with --save FILE
error-random = no random numbers: { $error }
error-level = there is no level { $number }: choose 1 to 6, or name a file
error-option-form = `--option { $option }`: write it as ID=VALUE
# $known: all options with their values.
error-option = no such option: { $option }
    .help = known: { $known }
error-set = there is neither a shipped set nor a file called { $name }
    .help = shipped sets: { $sets }
error-bot = there is no bot called { $bot }
error-seats = `--bots { $bots }` names no seats of this game
    .help =
        { $last ->
            [0] this game has only the seat 0: say `0`, `all` or `none`
           *[other] this game has the seats 0 to { $last }: say `1,2`, `all-but-0`, `all` or `none`
        }
