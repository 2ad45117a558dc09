# What the first games say, before the decisions of whoever learns.

lesson = First game
lesson-show = Show me
lesson-leave = Play on without me
# The main button at the end of a first game.
lesson-next = Now a real game
# $game: its name. The button on the start page.
start-learn = Learn
lesson-begin = Learn { $game } in ten minutes

## Mists over Carcassonne

lesson-mists-hello = Welcome to the mist! You and your team-mate win together, by reaching 40 points, and lose together, if more ghosts come than the supply holds. This is your first tile, with a castle. I know a good place: press “Show me”, or try another.
lesson-mists-castle = Your tile has brought a ghost: one for each ghost printed on it, one fewer because it made mist larger that lay there. Now you may place a meeple. A castle counts twice for every tile around it, so send somebody in.
lesson-mists-symbols = Your team-mate has closed a small city: 4 points for all of you. This tile shows two ghosts and joins no mist, so both come. Lay it so that its city can grow, and place a meeple in it.
lesson-mists-room = See what your team-mate did: the road was worth 2 points, and it let ghosts go instead. Points or room, that is the question of this game. Now close the little city.
lesson-mists-reward = Now it is your choice. There is room enough: take the points.
lesson-mists-cemetery = A cemetery! As long as it is open, it gets a ghost whenever ghosts come. Lay it so that the road beside it is closed.
lesson-mists-colours = You play two colours. A feature is scored once for every colour on it: two colours, twice the points. Place your green meeple in this city; your team-mate can join it later from the other side.
lesson-mists-hound = You have reached the space of Rufus, the hound. He joins a meeple and chases ghosts from the tiles around it. When that meeple goes home, he brings a point for every ghost on the board. Send him to your green meeple.
lesson-mists-chase = Rufus may chase ghosts from this tile and from those beside it. The more room, the better.
lesson-mists-close = Here a road can be closed. Lay the tile and place a meeple on it.
lesson-mists-relief = The new mist has brought ghosts. Three points are little; send the ghosts away instead.
lesson-mists-bank = Did you see that? Mist lies against mist on every side: the bank is finished, and its ghosts went back to the supply. That is the other way to get room. Lay your tile so that this road grows.
lesson-mists-surround = With this tile the cemetery is surrounded on all eight sides, so it closes.
lesson-mists-bury = A closed cemetery keeps somebody: one meeple stays there until the end. In return its ghosts leave. Choose one that earns little.
lesson-mists-multiply = Now comes the best move of the game: close the city in which green and blue stand.
lesson-mists-harvest = Five colours would count five times; here it is two: 2 × 10 points, and Rufus adds one for every ghost on the board. Take the points.

## Ghosts Galore

lesson-ghosts-galore-hello = Welcome to the haunted railway! You have eight rounds, one tile in each, and nine spaces for them. This tile has been turned up from the stack. Claim it, or leave it and hope for a better one. “Show me” tells what I would do.
lesson-ghosts-galore-claim = You can take the tile that lies open, or turn up another. As soon as everybody has a tile, the rest is gone.
lesson-ghosts-galore-place = Now everybody lays the claimed tile, anywhere on the own board. Where two tracks meet they become one path. The doors on the rim are where paths like to end. Satyrs like company: each brings a point for every kind of monster on its path.
lesson-ghosts-galore-last = You are the last to choose, so all the rest has been turned up for you: take any one. Dragons are dangerous to do without: none costs you 5 points, and several bring 1, 4, 9, 16, 25 together.
lesson-ghosts-galore-golem = Golems want to be alone: they count only if no golem stands on a tile beside them, and each further one brings more.
lesson-ghosts-galore-skeleton = A skeleton brings a point for each diamond on your board. A werewolf brings 4, and whoever has most of them gets another 5.
lesson-ghosts-galore-dead-end = Where a track ends beside an empty space, at a blank edge or at the rim without a door, there is a dead end. It costs nothing by itself, but the fewer dead ends win a tie. Wisps bring 3 points each, more when there are four.
lesson-ghosts-galore-diamond = Diamonds bring the value printed on them, and make your skeletons worth more. Bats flock: 5 points each if a bat is on a tile beside them.
lesson-ghosts-galore-doors = A path from one bone door to the other brings 2 points for each of its sections, and so does one between the tooth doors. Any other path between two doors brings 1 for each section.
lesson-ghosts-galore-ghost = Ghosts haunt in threes: 3 points each, but 6 if at least three are on the same path.
lesson-ghosts-galore-slime = Slimes love curves: one point each for every curve on your board.
lesson-ghosts-galore-hidden = One space is left, and your hidden tile, which only you have known, goes there. Turn it as you like. Then all thirteen categories are counted.

## Carcassonne

lesson-carcassonne-hello = Welcome to Carcassonne! Everybody lays a tile in turn and sends meeples into what grows there; whoever has most points in the end wins. Edges must fit: road to road, city to city, field to field. “Show me” tells what I would do.
lesson-carcassonne-traveller = After laying a tile you may place a meeple on it, where nobody stands yet. On a road it is a traveller: a complete road brings a point for each tile.
lesson-carcassonne-haunted = Your rival has made mist larger and so sent a ghost to your traveller. You will do the same: whoever extends mist haunts somebody else. Each ghost costs two points when its meeple scores.
lesson-carcassonne-knight = In a city your meeple is a knight. A complete city brings two points for each tile and each coat of arms, twice as much as a road.
lesson-carcassonne-complete = You can complete the small city in the south at once: its walls close, you score it, and your knight comes home right away.
lesson-carcassonne-town = With this tile your city is complete, too. Count its tiles before you look.
lesson-carcassonne-farmer = Your knight comes home in a moment. Lay somebody down in the field as a farmer: farmers stay until the end, and bring three points for each complete city at their field. Here there are two already.
lesson-carcassonne-spoil = This tile has mist that meets clear land. Whoever spoils mist in this way gets a ghost.
lesson-carcassonne-scare = Let your traveller have it: it is his third ghost, so he runs home. He can work elsewhere, without a loss.
lesson-carcassonne-monastery = A monastery counts the tiles around it, nine with its own. Lay it where much lies already.
lesson-carcassonne-monk = Send a monk. He comes home once all eight places around him are filled; until then he waits.
lesson-carcassonne-second = Another monastery, and a gap with seven neighbours: that is nearly finished. The mist is spoilt again; the farmer can bear a ghost, at the end it costs him one point only.
lesson-carcassonne-lane = Your monastery was worth nine points. Now a village ends several roads at once: take the short one that is complete.
lesson-carcassonne-guard = Your meeples are out. Guards are pieces of another kind: no ghost goes near them. Close the little city, and let a guard lie in the field.
lesson-carcassonne-last = The last tile! Close your city in the east. Then all is counted: unfinished roads, cities and monasteries bring a point for each tile, fields three for each complete city.
