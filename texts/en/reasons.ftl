# Why an action is refused: `refused-KEY`, where KEY is the reason of the refusal. One sentence that says
# what is wrong and what to do instead. The rule id is printed beside it.

## Whose turn, what is asked

refused-not-your-decision = That does not answer the question now asked; choose one of the answers listed for it.
refused-not-your-turn = It is another player's turn to decide; wait until you are asked.
refused-not-asked = You are not asked now; wait for the next question to you.
refused-already-chosen = You have chosen already; take your choice back first, or wait until everybody has chosen.
refused-seat-named = Only one seat decides here; write the answer without a seat before it.
refused-seat-not-named = Several seats decide here at the same time; write `seat`, the number of the seat, then its answer.
refused-game-over = The game is over; it takes no more actions, so start a new one.
refused-waiting-for-tile = The next tile has not been drawn yet; draw it first.
refused-not-waiting-for-tile = No tile is to be drawn now; answer the question on the table first.
refused-tile-not-left = No such tile is left; name one of the tiles that have not been seen yet.
refused-undo-past-reveal = Something hidden has been revealed since then; only what came after it can be undone.
refused-no-such-bot = There is no bot of that name for this game; choose one of those the help lists.
refused-undo-nothing = There is nothing to undo, or not so much.
refused-undo-of-others = Others have decided since then; only with their consent can that be undone.
refused-undo-game-over = The game is over and all secrets are out; nothing of it can be undone any more.
refused-undo-past-shuffle = Tiles were shuffled by what was decided there; it stands for good.
refused-undo-no-vote = Only people at the table can ask for an undo or agree to one.
refused-undo-asked-already = An undo has been asked for already; wait until everybody has answered.
refused-undo-not-asked = Nobody has asked for an undo; there is nothing to agree to.

## Seats and drafts

refused-seat-open = Nobody sits on that seat; give it to a person or a bot first.
refused-no-such-seat = There is no such seat; choose one of those at this table.
refused-draft-closed = What comes next cannot be known yet; confirm what is there first.
refused-draft-old = The table has gone on since that was drafted; begin it again.
refused-draft-unreadable = That is no draft: a draft is a first line and an action in each other line.

## Placing a tile

refused-cell-occupied = A tile already lies on that cell; choose an empty one.
refused-no-face-up-neighbour = No face-up tile lies beside that cell; choose a cell that shares an edge with one.
refused-terrain-mismatch = The edges do not fit: field needs field, road needs road, city needs city; turn the tile or choose another cell.

## Burying

refused-bury-not-closed = No cemetery waits there for a burial; choose one that has just closed.
refused-bury-no-meeple = No meeple that could be buried stands there; choose a cell with a meeple that is not buried yet.
refused-bury-board-first = There are still meeples on the board; bury one of them, not one from a supply.
refused-bury-no-supply = You have no meeple of that colour in your supply; choose another of your colours.
refused-bury-not-your-colour = You do not play that colour; bury a meeple of a colour of your own.

## Ghosts

refused-spare-no-symbols = That mist gets no ghost that could be spared; choose a mist of the placed tile with symbols that count.
refused-haunt-no-mist = That mist does not lie on the cell in question; choose one of the mists on that cell.
refused-cemetery-not-open = There is no open cemetery on that cell; choose one that has not closed.
refused-ghosts-none-there = No ghost stands on that cell; choose a cell with ghosts.
refused-ghosts-count = You may remove 1 to 3 ghosts, and no more than stand there; choose another number.
refused-ghost-no-meeple = No meeple stands on that cell; choose a cell with a meeple that can get the ghost.
refused-ghost-fears-guard = A guard stands there, and no ghost comes near a guard; choose another meeple.
refused-ghost-needs-other = This ghost goes to another player's meeple; choose one that is not your own.
refused-ghost-needs-own = This ghost goes to a meeple of your own; choose one of yours.
refused-split-sum = Those numbers do not add up to the ghosts you remove; name one number for each spot so that the sum is right.
refused-split-too-many = You cannot take more ghosts from a spot than stand on it; take the rest from another spot.

## Placing a meeple

refused-meeple-no-supply = You have no meeple of that colour left; choose another colour or place none.
refused-meeple-not-your-colour = You do not play that colour; choose one of your own.
refused-meeple-no-feature = The tile just placed has no such road, city or castle; choose one that it shows, or place no meeple.
refused-meeple-misty-road = In this game meeples may not stand on misty roads; choose a clear road, a city or a castle, or place none.
refused-meeple-region-occupied = A meeple already stands in that region; choose a free one or place none.

refused-meeple-none-left = You have no meeple left in your supply; place a guard if you have one, or nobody.
refused-guard-none-left = You have no guard left in your supply; place a meeple, or nobody.
refused-meeple-nothing-there = The tile just placed has no such road, city, field or building; choose one that it shows, or place nobody.
refused-meeple-no-farmers = In this game nobody may lie on a field; choose something else on the tile, or place nobody.

## Scoring

refused-score-not-due = That region is not waiting to be scored; choose one of the completed regions listed.
refused-assign-no-scoring-meeple = There is no scoring meeple of that colour; choose one of the three on the track.

## Hounds and face-down tiles

refused-hound-no-meeple = The hound can join no meeple there; choose a cell with a meeple that is not buried.
refused-hound-cell-out-of-reach = That cell is too far from the hound; choose its own cell or one of the 8 around it.
refused-hound-cell-used = This hound has already removed ghosts from that cell; choose a different one or stop.
refused-face-down-not-around-cemetery = That cell is not around an open cemetery; choose one of the empty cells that are.
refused-face-down-no-neighbour = That cell shares no edge with any tile; choose one that does.

## Claiming and placing track tiles

refused-no-such-side = A board has no such side; choose side 0 or side 1.
refused-not-offered = That tile was not offered to you; keep one of your two.
refused-stack-empty = The stack is empty; claim one of the tiles that lie face up.
refused-must-claim = Everybody else has a tile and the whole stack is revealed; claim one of the tiles that lie face up.
refused-not-face-up = That tile does not lie face up, or somebody has claimed it; claim one of the face-up tiles, or reveal the next one.
refused-only-revealed = After revealing a tile you cannot claim another one; claim the revealed tile or leave it.
refused-space-taken = A tile already lies on that space; choose an empty one.
refused-no-such-space = Your board has no such space; choose an empty one from 0 to 8.

## Setup

refused-setup-players = This game is for 1 to 5 players; choose a number from 1 to 5.
refused-setup-colours = The colours do not fit: three to five players have one each, two players two each, one player four, and none is played twice; deal them out anew.
refused-setup-scoring = The scoring meeples do not fit: levels 1 to 5 need one in a colour nobody plays, level 6 three in different colours that are played; choose their colours again.
refused-setup-no-level = There is no such level: choose 1 to 6.
refused-setup-level = This level does not suit: its goal is above 0 and not too large, and one with a number is as the box has it.
refused-setup-parts = Choose `none`, `all`, or some of `mist,castles,guards,cemeteries`, each once.
refused-setup-ghosts = There are too few ghosts; the level needs at least as many as the starting tile shows symbols.
refused-setup-piles = Every pile needs at least one tile, and together they must be exactly the tiles in play; change the pile sizes.
refused-setup-milestones = The hound spaces do not fit; give one for each pile but the last (two at most), above 0, in rising or equal order and not beyond the goal.
refused-setup-start-player = The player who begins must sit at this table; choose one of the seats.
refused-setup-option = There is no such option, or it has no such value; choose one of the options and values listed.
refused-setup-order = The order of tiles must name every tile in play exactly once; correct the list.
refused-setup-set = This tile set cannot be used here: it needs a 2x2 starting tile, no monastery, and no more tiles than the game can hold; choose another set or correct it.
refused-setup-two-to-five = This game is for 2 to 5 players; choose a number from 2 to 5.
refused-setup-boards = The set has fewer boards than there are players; choose another set, or fewer players.
refused-setup-tracks = The set has too few tiles for this many players; choose a larger set, or fewer players.
refused-setup-sight = A seat knows its one hidden tile, or, with experienced players, the two different ones it was offered; name tiles of the set.
refused-setup-deal-boards = The boards do not fit: each seat needs a board of its own, with its side (0 or 1), or without if players choose the side; deal them out anew.
refused-setup-deal = The tiles do not fit: every tile of the set must be dealt exactly once, in lists of the right length; correct them.
refused-setup-file = A file with tiles or a level cannot be used here: choose another one or correct it.
refused-setup-two-to-six = This game is for 2 to 6 players; choose a number from 2 to 6.
refused-setup-castles-need-mist = Castles count the mist around them and need the part mist; add it, or leave castles out.
refused-setup-cemeteries-need-guards = Cemeteries hand out guards and need the part guards; add it, or leave cemeteries out.
refused-setup-too-many-tiles = The sets have more kinds or tiles than this game can hold; choose smaller sets or fewer parts.
refused-setup-same-names = Two kinds of tiles in play bear the same name; choose other sets, or rename one of the kinds.
refused-setup-fields = A tile in play has room for fields but the set names none; choose a set with fields.
refused-setup-base-set = This set cannot be the base game, because it has no single starting tile; choose another one.

## Tables that are played online

refused-not-your-seat = That seat is not yours; sit down on a free one, or look on.
refused-no-secret = The secret of a seat has 32 to 64 letters and digits, drawn at random.
refused-seat-taken = Somebody holds that seat; choose a free one.
refused-no-such-holder = That seat cannot be handed over like that: to a bot, to nobody if no person holds it, or back to its person.
refused-no-such-game = There is no such game.
refused-no-such-aid = There is no such amount of help; choose purist, guided or full.
refused-one-maker = Only one seat can be that of the person who makes the table; leave the others open.
refused-name-too-long = That name is too long; 32 characters are the most.
refused-unreadable-answer = That is no answer as records write them.
refused-game-runs = The game is not over yet.
refused-kept-unreadable = That record cannot be read, or its game breaks a rule.
refused-kept-told = Only a game whose tiles come from a seed can go on here.
refused-again-already = A table for another game has been made already.
refused-made-twice = The table was made before.
refused-no-id = A request needs an id of 1 to 40 letters, digits and hyphens.
refused-no-hello = The first message must be a hello.
refused-no-request = A table takes no such request now.
refused-no-such-table = There is no such table; look whether the link is complete.
refused-table-broken = What is kept of this table cannot be read; whoever runs the server finds the reason in its log.
refused-store-unavailable = The table cannot be kept at the moment; nothing is lost, try again.
refused-too-many = That is too much at once; try again later.
refused-other-page = The request comes from a page that is not ours.
refused-no-such-position = The record has fewer decisions; at and to count those that stand.
refused-no-such-set = No such set comes with this program; /api/v1/sets lists all.
refused-no-such-rule = There is no such rule; /api/v1/rules lists all.
refused-no-such-request = The request is written wrongly; at and to are numbers, theme is light, dark or contrast.
refused-no-such-format = This server draws no such pictures; picture.svg is always there.
refused-no-such-address = Notices go to addresses with https, without a name and a password in them.
refused-no-notices = This server sends no notices.
