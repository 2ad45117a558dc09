# Before a game: the start page, what there is to choose, preferences.

page-title = Fogbound

start-line = Three haunted games of laying tiles
start-more = More
start-play = Play now
start-level = Play level { $level }
# $game: its name.
start-level-of = { start-level }: { $game }
start-choose = More choices
start-resume = Go on
start-not-affiliated = The names of the games only say which game is meant. Fogbound is not affiliated with their authors or publishers; drawings and words are its own.
start-nowhere = There is nothing at this address. Everything begins here:
start-offline = Once loaded, everything here works without a network. Your games stay in this browser.

game-name-mists = Mists over Carcassonne
game-line-mists = Together against the fog: build roads and cities, keep the ghosts from running out.
game-facts-mists = Cooperative · 1 to 5 players · six levels
game-play-mists = Play now: Mists over Carcassonne
game-choose-mists = More choices: Mists over Carcassonne
game-name-ghosts-galore = Ghosts Galore
game-line-ghosts-galore = Lay the tracks of your own ghost train past nine kinds of monsters, all at the same time.
game-facts-ghosts-galore = Everybody for themselves · 2 to 5 players · eight quick rounds
game-play-ghosts-galore = Play now: Ghosts Galore
game-choose-ghosts-galore = More choices: Ghosts Galore
game-name-carcassonne = Carcassonne with Ghosts, Castles & Cemeteries
game-line-carcassonne = The classic landscape, haunted: send ghosts to rivals, guard your meeples, keep a castle.
    .base = The classic landscape, without ghosts: build roads, cities and monasteries, and farm the fields.
game-facts-carcassonne = Everybody for themselves · 2 to 6 players · the base game or any parts of the expansion
game-play-carcassonne = Play now: Carcassonne
game-choose-carcassonne = More choices: Carcassonne

load-what = Choose a file that was saved here or in the terminal, or paste its text. A finished game opens too.
load-file = File
load-text = Text
load-open = Open
load-too-long = This file is far too large to be a recorded game.

preferences = Preferences
preferences-language = Language
preferences-theme = Look
preferences-sound = Sounds
preferences-volume = Loudness
theme-system = As the system has it
theme-light = Dusk (light)
theme-dark = Night (dark)
theme-contrast = High contrast
language-en = English
language-de = Deutsch

daily = Deal of the day
# $day: like 2026-11-25.
daily-what = { $day }: the same tiles for everybody, a new deal every day.
daily-look = Look

new-title = A new game
# $game: its name.
new-of = New game: { $game }
new-level = Level
new-seats = Who plays
new-players = Number of players
# $seat: from 1.
# $bot: the name of the bot. $what: what it does.
new-bot = { bot-named }: { $what }
new-parts = Parts of the expansion
new-parts-none = None of them: the base game.
parts-mist = Mist and ghosts
parts-castles = Castles
parts-guards = Guards
parts-cemeteries = Cemeteries
parts-what-mist = 50 tiles with mist: who extends it sends a ghost to a rival, who spoils it gets one. Ghosts cost points.
parts-what-castles = 5 tiles with a castle: whoever stands there scores the mist all around. They need the mist.
parts-what-guards = Two of your seven meeples are guards, beside whom no ghost dares to stand.
parts-what-cemeteries = 5 tiles with a cemetery: whoever keeps it until it is surrounded gets one more guard. They need the guards.
parts-all = all parts
parts-none = none: the base game
new-aid = How much help
aid-purist = None: as at a real table
aid-what-purist = You are told which answers are legal, and why others are not.
aid-guided = Guided
aid-what-guided = You are also told what an answer would bring about, which tiles are left and how the score stands.
aid-full = Full
aid-what-full = You are told all of this, and a bot gives you a hint whenever you ask.
new-options-why = On these points careful readers differ. The first value is the usual one.
new-seed = Seed
new-seed-what = Left empty, the tiles are shuffled by chance, and a sealed promise about the order is shown before the first tile and opened after the last. The same words here give the same order of tiles.
new-told = Tiles from a box on the table
new-told-what = You draw them there and name each one here; the page keeps the rules and the score, and plays for the bots.
new-set-up = Set up a position
new-set-up-what = As an analysis: you choose every tile, decide for every seat, go back and try otherwise, and play on from there against a computer.
new-play = Play
new-unknown = There is no such game here.
