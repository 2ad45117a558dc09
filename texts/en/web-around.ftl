# What stands around the board of a page: log, rules, replay, menu.

## Papers at the sides

rail-standing = How the game stands
rail-past = What has happened, and what is left
rail-log = Log
rail-tiles = Tiles
rail-score = Score
log-empty = Nothing has happened yet.
# $name: of the tile. $n: how many.
tiles-kind = { $name }: { $n } left
tell-which = Which tile?
tell-random = Draw at random
tell-this = Take this tile
tell-always = Every tile at random

seats-title = Seats
seats-what = A seat can go to somebody else at any time; the game goes on from where it stands. An open seat waits when it has to decide.
seats-who = Played by
seats-name = Name
seats-person = a person
seats-open = nobody yet
# $bot: its name.
seats-bot = { bot-named }
seats-deciding = to decide
seats-thinking = is thinking
seats-paused = paused
seats-waiting = waits for somebody

## Strip and menu

# Where there is no room for words, these say what a figure means.
brief-goal = { $points } of { $goal } points
brief-ghosts =
    { $n ->
        [one] 1 ghost left
       *[other] { $n } ghosts left
    }
brief-tiles =
    { $n ->
        [one] 1 tile left
       *[other] { $n } tiles left
    }
brief-points =
    { $player }: { $points ->
        [one] 1 point
       *[other] { $number } points
    }
brief-round = Round { $round } of { $rounds }

menu = Menu
strip-sound = Turn sounds on
strip-silence = Turn sounds off
menu-promise = Sealed promise about the order of the tiles:
menu-pause = Pause the bots
menu-go-on = Let the bots go on
menu-seats = Seats and names
menu-replay = Replay from the start
menu-save = Save as a file, with all that is hidden
menu-save-known = Save as a file, as far as you know the game
menu-share = Share
menu-load = Open a recorded game
menu-same = New game, same seed
menu-another = New game, another seed
strip-rules = Rules
menu-day = Day colours
menu-night = Night colours
menu-leave = Start page

share-public = The game is still running. The link shows everything that has happened so far, and nothing that is hidden: no seed, no order of tiles, no secret choice.
share-all = The game is over. The link holds all of it, with seed and promise; everybody can step through it.
share-link = Link to the game
share-copy = Copy
share-copied = The link is copied.
share-by-hand = The browser does not let the page copy. The link is marked: copy it from the field.

share-as-link = Link
share-picture = Picture
share-film = Film
share-drawing = The picture is being drawn …
# $at, $of: pictures.
share-filming = { $of ->
        [0] The turns are being laid out …
       *[other] Picture { $at } of { $of }
    }
share-save = Save
share-send = Send
share-fault = This browser does not let the page make pictures.

## Loading

# $line: of the text, from 1; 0 where it is about all of it. $error, $advice: sentences. $reason: why the
# rules refuse it, or nothing; $advice is `none` then.
load-problem =
    { $line ->
        [0] This cannot be opened
       *[other] This cannot be opened. Line { $line }
    }: { $error }. { $reason } { $advice ->
        [none] {""}
       *[other] What helps: { $advice }
    }
play-gone = This game is not here
play-gone-what = A game stays in the browser where it is played. Whoever has it there can show it to you: “Share” in its menu makes a link. Or it was deleted.
start-broken = This game cannot be read
start-broken-what = It stays on the shelf as it is. Save it as a file to look into it.
load-drop = Drop the file to open the game
link-letters = This is no link to a game: it has letters that no such link has. Copy the whole link again, or ask for the file.
link-damaged = Part of this link is missing or was changed on its way. Copy the whole link again, or ask for the file.
link-too-long = This link is longer than any recorded game. Ask for the file instead.
page-bot-stuck = A bot finds no answer. Give its seat to somebody else, then let the bots go on.

## Taking back

consent-title = Take back?
consent-ask = Ask everybody
consent-leave = Leave it
# $player: who is asked.
consent-question = { $player }, do you agree?
# $names: those who have not answered yet.
consent-awaits = You have asked to take back your last decision. Still to agree: { $names }.
consent-yes = I agree
consent-no = I do not
consent-declined = Not everybody agrees; nothing is taken back.

## The end

lookback-whose = Whose game is looked at again
ending-show = What the game was like
ending-by = By rule
ending-scoring = The scoring, step by step
ending-details = Details
ending-all = All at once

## Rules

rules-title = The rules
rules-back = Back
rules-search = Search the rules
rules-books = Games
# $n: rules found.
rules-found =
    { $n ->
        [0] No rule has these words.
        [one] 1 rule
       *[other] { $n } rules
    }
rules-nowhere = There is no rule { $id }.
rules-none = Nothing here has these words. Try fewer or shorter ones.
rules-missing = The rules in words could not be loaded yet. Are you connected?
rules-options = Readings of the rules
rules-options-what = On these points careful readers differ. A game is played with one reading of each, chosen before it begins.
rules-usual = (the usual one)
rules-link = Rule { $id }: { $title }
rules-print = Print
rules-here = Address of this rule
rules-part-goal = What it is about
rules-part-turn = A turn
rules-part-scoring = What counts
rules-part-end = The end
rules-part-rest = Everything else
rules-all = All the rules

## Replay

replay-heading = Replay
replay-back = Leave the replay
replay-first = To the start
replay-previous = One back
replay-next = One further
replay-to-end = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-slider = Position
# $at: decisions before the position; $of: all decisions.
replay-position = { $at } of { $of }
replay-deed = What happened here
replay-share = Share this position
replay-go-on = Go on playing
replay-chapter-next = Next chapter
replay-chapter-previous = Previous chapter
replay-remark = Remark on this position
replay-remark-keep = Keep it
replay-play-on = Play on from here
replay-none = No game is kept in this browser.
replay-unreadable = This game cannot be shown
replay-advice = If the link came by mail or chat, it may have been cut: copy all of it, or open the game from its file.

past-title = A position of the past
past-position = Position { $at } of { $of }
past-now = Back to now

# In place of a screen that is fetched.
part-awaited = The fog is rising …
part-failed = This part of Fogbound could not be loaded. Check the connection and try again; your games are kept.
part-again = Try again
