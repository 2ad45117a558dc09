# What the programs around the games say: the terminal game, the menu, the lists.

## A game in the terminal

# $about: the game in a line, `game-…-line`.
welcome = { $about } Type ? for help, hint for advice.
hand-name = “{ $tile }”
hand-cells =
    { $n ->
        [1] 1 cell fits
       *[other] { $n } cells fit; ~ where it must be turned
    }
    .train =
        { $n ->
            [1] 1 space fits
           *[other] { $n } spaces fit; ~ where it must be turned
        }
# $looks: rotations that look different.
hand-turn =
    { $looks ->
        [1] looks the same whichever way it is turned
       *[other] r turns it ({ $looks } ways)
    }
hand-pick = type a number, or x y; behind it the quarter turns
    .train = type the number of a space; behind it the quarter turns
# `.last`: it cannot be taken back freely.
confirm = Enter takes it; or choose again.
    .last = Enter takes it, for good; or choose again.
confirm-place = Enter lays it there, r turns it; or choose again.
    .last = Enter lays it there, for good; r turns it; or choose again.
nothing-chosen = Nothing is chosen yet: type the number of an answer, or ? for help.
not-chosen = Nothing is chosen any more.
not-understood = That is no answer here: type the number of an answer, or ? for help.
no-tile-in-hand = There is no tile in hand to turn.
fits-one-way = It fits here only this way.
undo-how = Say how many of your decisions: “undo”, “undo 3”.
# $what: the sentence undo-would-go; $player: who is asked now.
undo-consent = { $what } { $player }: yes agrees, anything else does not.
confirm-draft = Enter takes all of it, undo drops the last; or choose again.

## What the table has agreed on

# $aid: the level, here and below.
terms-aid-name = { $aid }
terms-aid = Aid level: { terms-aid-name } (terms says what that is).
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
terms-promised = The shuffle is promised (see terms).
terms-no-commitment = Nothing is promised about the shuffle: whoever named the seed knows it.

## Seats that change hands

# Seats are counted from 1.
seat-how = Say which seat and who: “seat 2 bot”, “seat 2 bot NAME” (NAME: { $bots }), “seat 2 person”, “seat 2 open”.
# $who: the name of a bot, `person` or `open`.
seat-given =
    { $who ->
        [person] A person sits on seat { $seat } now.
        [open] Seat { $seat } is open now.
       *[other] The bot “{ $who }” sits on seat { $seat } now.
    }
seat-vacant = Seat { $seat } has to decide, and nobody sits there: give it away with “seat { $seat } person” or “seat { $seat } bot”.

## Messages of the terminal

told-question = Which tile is drawn? Type its name or a part of it; “tiles” names those left, “random” draws one of them.
told-none = No tile that is left has this name; “tiles” names those left.
saved = Saved to { $file }.

## Why a game cannot be kept in a file; `.help` says what to do

trouble-taken = { $file } exists and is not this game; nothing was written.
    .help = name another file, or go on with that game by --resume
trouble-changed = { $file } has been changed by another program since; nothing was written.
    .help = go on with what is there by --resume
trouble-no-file = { $file } is a folder or a device, not a file.
    .help = name a file
trouble-no-folder = The folder of { $file } does not exist.
    .help = make it first, or name a file in another one
# $error: what the system says.
trouble-system = Cannot write { $file }: { $error }.
    .help = name a file that can be written
# $game: what is played, by whom, how far, and when it was left.
resume-offer = An unfinished game is waiting: { $game }
# $title: of the game.
resume-other-game = That is another game: { $title }
resume-prompt = Go on with it? [Y/n]
why-how = There is no such event; log shows the events with their numbers.
# $rule: one there is.
no-such-rule = There is no such rule, and none with this word: try “rule { $rule }”.
# $list: labels of answers with their cells.
board-more = Beyond the edge of the screen: { $list }; “board 3 -1” looks there.
gap-how = Say which cell: “gap 3 -1”, “at 3 -1”.
no-cells = The boards of this game have no cells: “score” tells where points come from, “tiles” which tiles are left.
at-nothing = Nothing lies there.
seat-unknown = There is no such seat: say its number, counted from 1, or its name.
help-board =
    On the board:
    ║ ═ road   ⌂ village   × ruin   ▓ city   ◆ coat of arms   ░ mist
    ♜ castle   † cemetery   ♝ monastery   ╳ face-down tile   ┏ ┓ newest tile
    2 ghosts   ² printed symbols   R1 a meeple with a ghost beside it
    R G B Y K P: a red, green, blue, yellow, black, pink meeple; small: buried,
    or a guard   2): answer 2 is about that tile
    {"["}3]: a cell to choose; [3~]: the tile must be turned to fit there
help-train =
    On the boards:
    ━ ┃ track    D dragon  G ghost  O golem  S satyr  K skeleton  L slime
    B bat  W werewolf  I wisp  ◆2 diamond and its value
    ✚ bone door  ▼ tooth door  ○ plain door    ┏ ┓ the tile you are trying
    0 to 8: the numbers of the empty spaces; “4 2” is space 4, turned twice

## Several people at one screen

pass-the-screen = Pass the screen to { $player }, then press Enter.
pass-screen-undo = ({ $player }: undo takes your choice back.)



## The end

end-steps = The final scoring
end-summary = The game
# $file: of the record, with what a command needs besides.
end-record = Record: { $file }
end-replay =
    See any position of it, or everything a bot was asked:
    fogbound replay { $file } --to 10
    fogbound trace { $file } --reveal
end-analyse =
    Try other moves with advice, and play on from any position:
    fogbound analyse { $file }
end-review =
    See what was to be expected turn by turn, and which decisions cost most:
    fogbound replay { $file } --review
end-turning =
    Look for the turn that it hung on, and try again from there:
    fogbound replay { $file } --turning

## The menu

menu-new = new game
menu-resume = go on with an unfinished game
menu-rules = the rules
menu-tiles = the tiles
menu-daily = the deal of the day
menu-quit = leave
# $default: what Enter takes, here and below.
menu-ask = What would you like? [{ $default }]
menu-help = Type a number; Enter takes what stands in brackets, back leads to the question before, quit leaves.
menu-level = Which level? [{ $default }]
menu-game = Which game? [{ $default }]
menu-players = How many players, { $low } to { $high }? [{ $default }]
menu-computers = How many of them are computers, { $low } to { $high }? [{ $default }]
# Parts of the expansion by their names in commands.
menu-parts = Which parts of the expansion? [{ $default }]
menu-options = Readings of the rules: a number takes the other one, Enter goes on.
menu-aid = How much help? [{ $default }]
menu-rule = Which rule or section, like M-6.2, or which word? Enter: back.
menu-number = Please type a number from { $low } to { $high }.
menu-none = There is no unfinished game.
menu-which = Which one? [{ $default }] To throw one away, type drop and its number.
# $game: its line in the list.
menu-drop = Throw away “{ $game }”? It cannot be brought back: type yes to do it.
menu-dropped = Thrown away.
# $why: what the system says.
menu-not-dropped = It is still there: { $why }
# $file: its name.
menu-broken = { $file }: cannot be read
menu-broken-chosen = That file cannot be read; fogbound replay says what is wrong with it.
# $day: like 2026-11-25.
saved-daily = deal of { $day }
menu-age = { $unit ->
        [minutes] { $n ->
            [0] just now
            [one] 1 minute ago
           *[other] { $n } minutes ago
        }
        [hours] { $n ->
            [one] 1 hour ago
           *[other] { $n } hours ago
        }
       *[days] { $n ->
            [one] 1 day ago
           *[other] { $n } days ago
        }
    }

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
rules-contents = fogbound rules ID prints a rule (M-6.2) or a section (M-6), fogbound rules WORD looks for a word; fogbound rules options prints the named options.
rules-unknown = There is no rule { $id }, and none that has this word; fogbound rules lists them all.
# One named reading of the rules, and below it what each of its values means.
rules-option = --option { $id }=…  { $title }
rules-value = { $value }: { $text }
rules-value-default = { $value } (default): { $text }

## Errors; `.help` says what to do instead

# $path: file or folder.
error-read = cannot read { $path }
error-long = { $path } is longer than { $most } bytes
    .help = no file that is read here is
error-no-text = { $path } is no text
    .help = records, levels, sets and boards are texts (UTF-8)
error-print = cannot print
levels-fine =
    All is well with this level: { $ghosts } ghosts, { $goal ->
        [1] 1 point
       *[other] { $goal } points
    } to reach.
error-write = cannot write { $path }
error-folder = cannot make the folder { $path }
error-random = no random numbers: { $error }
error-number = a whole number from { $low } to { $high } is needed
error-option-form = write it as ID=VALUE
# $known: all options with their values.
error-option = no such option: { $option }
    .help = { record-no-option.help }
error-set = there is neither a shipped set nor a file called { $name }
    .help = shipped sets: { $sets }
error-bot = there is no bot called { $bot }
# $bot: a name.
error-budget = what { $bot } may spend is a whole number from 1, as in `{ $bot }@2000`
error-no-budget = { $bot } does not look ahead, so there is nothing that it could spend: write `{ $bot }` alone
play-not-told = In this game nobody tells the tiles: every player has some of their own, and each seat may know only these.
    .help = leave out `--told`
error-seats = `--bots { $bots }` names no seats of this game
    .help =
        { $last ->
            [1] this game has only the seat 1: say `1`, `all` or `none`
           *[other] this game has the seats 1 to { $last }: say `2,3`, `all-but-1`, `all` or `none`
        }

# $day: what was given instead of a day.
daily-begun = This deal has been begun; it goes on.
daily-done = This deal has been played to its end here. Whoever plays it again knows its tiles. The result was:
daily-not-yet = The deal of { $day } is not out yet.
daily-no-day = There is no day { $day }: say it like 2026-11-25.
puzzle-missed = What is better
