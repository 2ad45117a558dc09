# Hints for who has never seen the game, and passing the screen on.

# $player: a name, here and below.
pass-to = Pass the screen to { $player }
pass-why = What comes now is for their eyes only. Everybody else, please look away.
pass-here = I am { $player }
# Where whoever has just chosen in secret may take that back. $player: a name.
pass-undo = { $player }: take my choice back

elsewhere-title = This game has gone on in another tab
elsewhere-what = You are watching it here: what is played there appears here as well.
elsewhere-here = Go on with it here

guide = A hint
guide-understood = Got it
guide-off = No more hints
guide-recall = Show all hints of this game
guide-all = How this game goes
guide-again = Show the hints again while I play

## Mists over Carcassonne

guide-mists-place = This is your tile. The outlined cells are where it fits; dots tell in how many ways. Choose one and see what it would bring; choose it again to lay it there.
guide-mists-meeple = You may put a meeple on the tile you have just laid: on a road, in a city, or in a castle. The outlines show where. When the feature is complete, the team scores it.
guide-mists-ghosts = Your tile brings one ghost for each ghost it shows, one fewer if it extends mist that lies there. When more ghosts are due than the supply holds, all of you lose at once.
guide-mists-bank = A bank is finished once mist lies against every one of its misty edges. Its ghosts go back to the supply: that is how you get room to breathe.
guide-mists-score = A complete road, city or castle with meeples is scored, once for every colour on it. The team gets the points, whoever completed it.
guide-mists-haunt = The new cemetery haunts the mist around it. This tile has several pieces of mist: choose which of them gets the ghost.
guide-mists-cemetery = Where ghosts come, an open cemetery gets one too. Choose which.
guide-mists-bury = A cemetery is surrounded, and somebody has to stay there. Choose whose meeple lies there for the rest of the game; its ghosts may leave.
guide-mists-spare = Your tile has extended mist, so one ghost fewer comes. It has several pieces of mist: choose which of them is spared.
guide-mists-order = Several features are complete. You choose which one is scored first.
guide-mists-reward = Points, or room: instead of taking the points you may send up to three ghosts away from one tile. Early in the game room is often worth more.
guide-mists-split = Ghosts stand in several places of this tile. Choose from where they go.
guide-mists-assign = Choose which scoring meeple gets these points. On the hardest level three of them have to reach the goal.
guide-mists-hound = A hound has come. It joins a meeple and chases ghosts away from the tiles around. When that meeple goes home, the hound brings a point for every ghost on the board.
guide-mists-pile = This pile is used up. What was left moves on, and the next pile begins. Watch the points that are still missing for each tile that is left.
guide-mists-face-down = While a haunted cemetery is open, it swallows a tile every turn: one is laid face down beside it, and nobody will know what it was. Surround the cemetery to stop that.
guide-mists-end = You win as soon as the goal is reached. You lose when more ghosts are due than there are, or when a pile runs out before its space on the track is reached. Every line in the log leads to its rule.

## Carcassonne

guide-carcassonne-place = This is your tile. The outlined cells are where it fits. Choose one to see what it would complete, and choose it again to lay it there.
guide-carcassonne-meeple = You may put a meeple on this tile, where nobody stands yet: as a traveller on a road, in a city, on a monastery, or lying on a field until the end.
guide-carcassonne-ghost-other = Your tile has extended mist, so a ghost goes to a meeple of somebody else. Choose which one has to bear it.
guide-carcassonne-ghost-own = Mist meets clear land at your tile, so a ghost comes to one of your own meeples. Choose who can bear it.
guide-carcassonne-score = A complete feature goes to whoever has most meeples there; in a tie each of them gets all the points. Meeples come home, farmers do not.
guide-carcassonne-scare = Each ghost beside a meeple costs its owner two points when it scores, and the third one scares it home. No ghost comes near a guard.
guide-carcassonne-cost = Here is what ghosts have cost, or what a castle or a cemetery has brought. Nobody falls below nothing.
guide-carcassonne-end = The last tile is laid. What is unfinished scores a little, and the fields score for the cities they feed.

## Ghosts Galore

guide-ghosts-galore-side = Choose a side of your board. Its doors differ: some wait for bones, some for teeth, some are plain.
guide-ghosts-galore-keep = Keep one of these two tiles hidden. You will lay it last, and only you know it.
guide-ghosts-galore-claim = Turn up the next tile of the stack, or claim one that lies open. Everybody gets one tile in each round.
guide-ghosts-galore-decide = You have turned up this tile. Claim it, or leave it open for somebody else.
guide-ghosts-galore-place = Everybody lays the claimed tile at the same time, anywhere on the own board. Tracks that meet become a path. It need not continue anything, but it stays where it is.
guide-ghosts-galore-lamp = The lamp goes to the left: whoever holds it begins the next round.
guide-ghosts-galore-hidden = Last comes your hidden tile, on the space that is left.
guide-ghosts-galore-score = Thirteen categories count: nine kinds of monsters, each in its own way, three kinds of doors, and diamonds. The sheet shows what you have now.
