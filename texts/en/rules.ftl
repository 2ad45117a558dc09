# The rules in plain words, one message per rule id. `fogbound rules` and `why` print them.
#
# Id: `rule-` and the rule id with hyphens for dots, so M-6.2 is `rule-M-6-2`. A section (`rule-M-6`)
# and a game (`rule-M`) have a summary; `.title` names the rule; every numbered rule has a `.source` that
# says what it rests on. "Rulebook" is the English rulebook of the game; "annotated rules" is the
# community's edition of Mists over Carcassonne with the official answers (docs/official-answers.md).

## General

rule-X = These rules hold for every game of the program.
    .title = What all games share
rule-X-1 = A cell is named by two numbers (x, y): x grows towards the east, y towards the south. Rotation r means r quarter turns clockwise. The sides are N, E, S and W. Each side has two half-edges, numbered clockwise from the north-west corner – 0 and 1 in the north, 2 and 3 in the east, 4 and 5 in the south, 6 and 7 in the west – and across an edge 0 faces 5, 1 faces 4, 2 faces 7 and 3 faces 6. The starting tile is never turned; it, or the north-west quarter of a 2x2 one, is at (0, 0). The boards of Ghosts Galore have numbered spaces instead (T-1.1).
    .title = How the board is described
    .source = Our convention.
rule-X-2 = When a question has only one possible answer, the program gives it for you and tells you. Only a tile laid face-up – in Ghosts Galore your hidden tile, too – is always left to a person, even if one place remains. A face-down tile that has a single possible cell goes there without asking.
    .title = Only one possible answer
    .source = Our convention.
rule-X-3 = You may lay a tile in any rotation that is allowed, and the game remembers the one you gave. Lists for computer players, counts and hints name rotations that look alike only once, by the smallest. Two rotations look alike when the lying tile is the same in everything that matters to the rules; its drawing does not matter.
    .title = Rotations that look alike
    .source = Our convention.
rule-X-4 = Segments go by their cell and their sides, read N E S W; fields by their half-edges from low to high; buildings by the cell only. A region goes by the smallest of its segments (by x, then y, then the sides as text). If two segments of one tile belong to the same region and either could be occupied, they are one choice: both names are understood, the smaller one is listed and kept. To name a meeple its cell will do, since no cell ever holds two that are not buried.
    .title = Names for places and meeples
    .source = Our convention.
rule-X-5 = When several players choose at the same time, nobody, not even a spectator, sees any choice before the last one is made. Who answered first makes no difference.
    .title = Choosing at the same time
    .source = Our convention.
rule-X-6 = All luck is settled before the first turn, by a seed or by an order written into the record. Nothing hidden may leak early: no hash, count, list of choices, message size or thinking time that anybody can see may depend on it. Until the end the running hash covers only what that seat may know; the one thing told beforehand is a fingerprint (hash) of the seed mixed with at least 128 secret random bits, and both are shown after the game, when nothing is secret any longer.
    .title = Luck and hidden things
    .source = Our convention.
rule-X-7 = An action that is not allowed changes nothing. You are told which rule stands against it.
    .title = Actions that are refused
    .source = Our convention.

## Mists over Carcassonne

rule-M = One to five players are a team: they lay tiles, keep the ghosts in the mist at bay, and win or lose together.
    .title = Mists over Carcassonne

## M-0 Words

rule-M-0 =
    Cell: one square of the board, the room of one tile. The starting tile fills a block of 2x2 cells and counts as 4 tiles in everything; each of them is called a quarter.
    Terrain: what an edge shows, which is field, road or city. Field and road edges can be misty, city edges cannot; an edge without mist is clear.
    Feature: a road, city, castle, cemetery or mist bank. Its part on one tile is a segment; segments that are joined make up a region.
    Tile with mist: a tile lying face-up that shows some mist, whether that mist is finished or not. Each quarter of the starting tile is judged by itself.
    Bank: pieces of mist that are joined. It is finished when nothing can be added, broken when it can never be finished, and open as long as it still can.
    Spot: a place on a cell where ghosts stand. Every piece of mist is a spot, and so is the cemetery.
    Open cemetery: a cemetery that has not closed yet. Cemeteries are quiet or haunted; the level says which.
    Haunted region: a region that can never be completed because of a face-down tile.
    Around a cell: on any of the 8 cells that touch it. Beside a cell: on one of the 4 that share an edge with it.
    Active player: the player whose turn it is. The team may advise, but this player makes every decision, also about meeples of others.
    Supply: your own meeples that are not in use. Ghost supply: the ghosts that are not on the board.
    Milestone: the hound's space on the score track that the team must reach with its pile of tiles; with the last pile it is the goal.
    .title = The words used here
rule-M-0-1 = A set of tiles is accepted only if it keeps to the following. No road, city or misty edge is left out or used twice by segments of its kind; roads have one edge (and end on the tile) or two, pieces of mist one or more. Misty tiles show 1 to 3 ghost symbols in all, quarters of the starting tile 0 to 3, and each piece of mist 0 to 3. There is room for one building (monastery, castle or cemetery) on a tile, and castles come with mist. Where quarters of the starting tile meet, their terrain and mist agree, and castles and cemeteries are missing there.
    .title = What a tile may show
    .source = Our decision; the rulebook is silent.

## M-1 Setup

rule-M-1 = Choose players, colours and a level; lay out the starting tile, its ghosts, the piles and the score track.
    .title = Setting up the game
rule-M-1-1 = One to five people play. There are six colours – red, green, blue, yellow, black and pink – with 5 meeples each.
    .title = Players and colours
    .source = Rulebook.
rule-M-1-2 = Three to five players have one colour each, with 5 meeples. Two players have two colours each, and a lone player has four, with 3 meeples in every colour. If you play more than one colour, choose freely each turn which to use; each of them counts as a colour of its own for occupied regions (M-7.3), joint scoring (M-8.6) and the scoring meeples of level 6 (M-8.10).
    .title = How many meeples you have
    .source = Rulebook; official answers FAQ.MoC.0006 and 11/2022.
rule-M-1-3 = At levels 1 to 5 the team has a single scoring meeple, of a colour that nobody plays; it begins on space 0 of the track. The track has 50 spaces and goes round: space 50 is space 0 again, and the points simply go on counting.
    .title = One scoring meeple
    .source = Rulebook.
rule-M-1-4 = The game begins with the starting tile alone on the table. Put a ghost on every one of its 3 symbols; they are part of the level's ghosts, not extra ones.
    .title = Ghosts on the starting tile
    .source = Rulebook.
rule-M-1-5 =
    Pick any level; the rulebook suggests playing them in order and repeating a lost one.
    Level 1: 50 tiles (without castles and cemeteries) in one pile, 15 ghosts, goal 50.
    Level 2: 60 tiles in one pile, 15 ghosts, goal 75, quiet cemeteries.
    Level 3: 60 tiles in 3 piles of 20, 15 ghosts, Rufus at 15, Ronja at 50, goal 100, quiet cemeteries.
    Level 4: 60 tiles in 3 piles of 20, 13 ghosts, Rufus at 20, Ronja at 60, goal 120, quiet cemeteries.
    Level 5: 60 tiles in 3 piles of 20, 13 ghosts, Rufus at 15, Ronja at 50, goal 100, haunted cemeteries.
    Level 6: 60 tiles in 3 piles of 20, 12 ghosts, haunted cemeteries; each of three scoring meeples needs 10 for Rufus, 25 for Ronja and 50 for the goal.
    .title = The six levels
    .source = Rulebook.
rule-M-1-6 = Level 6 is scored with three scoring meeples; at setup, choose three different colours that somebody plays. With one or two players they come out of the box. With three to five they come from the supplies of those colours, which are left with 4 meeples: three players have no choice, and with four or five the other colours keep 5.
    .title = Three scoring meeples
    .source = Rulebook and the publisher's later correction of level 6 (official answer FAQ.MoC.0007).
rule-M-1-7 = Who begins is chosen at setup; after that, turns pass clockwise. At a table, the person who reads out the rules begins.
    .title = Who begins the game
    .source = Our decision that it is a choice; official answer Dized.MoC.0057 names the reader.
rule-M-1-8 = A level of your own sets the ghosts (at least as many as the starting tile shows), the piles (none empty, adding up to the tiles that take part), the goal, and for each pile but the last the space of a hound (no more than two hounds, above 0, in rising or equal order, none beyond the goal). It also says whether castles take part, whether cemeteries are left out, quiet or haunted, and whether the team scores together or by colours as at level 6. Where a rule names levels, look at what the level has: 2 and up means castles or cemeteries, 2 to 4 quiet and 5 to 6 haunted cemeteries, 3 to 6 hounds, 6 scoring by colours. If a tile set has another size, the piles are made equal and the last one gets the remainder.
    .title = Levels of your own
    .source = Our addition; the six printed levels are built the same way.

## M-2 The turn

rule-M-2 = A turn has three parts. First the tile: place it (1a), look for finished mist (1b), bury if a cemetery has closed (1c). Then what comes onto it: ghosts (2a) and your meeple (2b). Last what follows: scoring (3a), hounds (3b) and the face-down tile (3c). A step can happen even though an earlier one had nothing to do, and these labels always hold, even where the page of a level counts differently.
    .title = The steps of a turn
    .source = Rulebook; the summary of all levels in the annotated rules.

## M-3 Step 1a

rule-M-3 = Draw a tile and lay it down so that its edges fit.
    .title = Step 1a: place the tile
rule-M-3-1 = Draw exactly one tile from the active pile and place it. You can skip neither.
    .title = One tile each turn
    .source = Rulebook; official answer Dized.MoC.0056.
rule-M-3-2 = The new tile must lie along at least one whole edge of a face-up tile. Meeting only at a corner will not do, and a face-down tile does not count.
    .title = It must touch by an edge
    .source = Rulebook; official answers Dized.MoC.0052 and Dized.MoC.0015.
rule-M-3-3 = Along every edge shared with a face-up tile the terrain must agree: field to field, road to road, city to city. Mist plays no part in this, so a misty road may meet a clear road and a misty field a clear field.
    .title = Edges must show equal terrain
    .source = Rulebook; official answer Dized.MoC.0044.
rule-M-3-4 = Against a face-down tile any edge may lie.
    .title = Beside a face-down tile
    .source = Rulebook, level 5.
rule-M-3-5 = If the drawn tile fits nowhere in any rotation, everybody sees it, it leaves the game, and the next tile is drawn, as many times as it takes. Whether it fits is judged as soon as it is drawn. Should the active pile run out in the course of this, that is immediate defeat (M-12.3). A tile that is to lie face-down always finds a place.
    .title = A tile that fits nowhere
    .source = Our decision, as in the base game. Official answer Dized.MoC.0059, word for word, would mean defeat here, but it speaks of an empty supply.
rule-M-3-6 = The first tile of the game gets no special treatment. It has to lie against the starting tile, it can extend or finish the mist there, and it can turn out to fit nowhere.
    .title = The very first tile
    .source = Follows from the rulebook, which makes no exception.
rule-M-3-7 = Everybody may know the drawn tile, the tiles set aside, how many tiles each pile has, and which tiles have not been seen yet, piles and face-down tiles taken together. Secret are the order of those tiles, which pile each is in, and what lies face-down.
    .title = What everybody may know
    .source = Official answer Dized.MoC.0058; the details are our decision.

## M-4 Step 1b

rule-M-4 = See whether the tile has finished a mist bank, and clear the ghosts from it.
    .title = Step 1b: check the mist
rule-M-4-1 = Two pieces of mist join where both sides of a shared edge are misty.
    .title = How mist joins
    .source = Rulebook.
rule-M-4-2 = A bank is finished once mist lies against each of its misty edges. A single misty edge against a clear field, a clear road or a face-down tile breaks the bank: it can never be finished, however its other edges lie. Such a bank is simply unfinished: its symbols all count and its ghosts stay.
    .title = Finished and broken banks
    .source = Rulebook; official answer Dized.MoC.0043.
rule-M-4-3 = When your tile finishes a bank, all ghosts standing in that bank go back to the ghost supply at once, from each quarter of the starting tile it covers as well. If one tile finishes two banks, both are cleared. No points are scored for it, and it happens only once: to get rid of ghosts that arrive later (M-6.4) you need a scoring (M-8.4) or a hound (M-10.2).
    .title = Clearing a finished bank
    .source = Rulebook; official answers Dized.MoC.0039 and Dized.MoC.0042.
rule-M-4-4 = Only the finished bank loses its ghosts. Those on other spots of the same cells stay where they are.
    .title = Other spots keep their ghosts
    .source = Our decision; the rulebook is silent.
rule-M-4-5 = Ghosts stand on particular spots of a cell: each piece of mist is one, the cemetery another. Ghosts for symbols go onto the mist that shows those symbols. Where a rule does not settle which spot of a cell is meant – the mist that is spared (M-6.2), the mist that gets a ghost (M-6.4), the spots from which some of the ghosts are taken (M-8.4, M-10.2) – the active player chooses, unless the result would be the same anyway.
    .title = Spots where ghosts stand
    .source = Our decision; the rulebook is silent.

## M-5 Step 1c

rule-M-5 = When a cemetery closes, the team gives up a meeple for the rest of the game. Level 2 and up.
    .title = Step 1c: bury a meeple
rule-M-5-1 = A quiet cemetery (levels 2 to 4) closes as soon as tiles lie on all 4 cells beside it.
    .title = When a quiet cemetery closes
    .source = Rulebook; official answer Dized.MoC.0028.
rule-M-5-2 = A haunted cemetery (levels 5 and 6) closes as soon as tiles, face-up or face-down, lie on all 8 cells around it. For quiet and haunted ones alike, quarters of the starting tile are neighbours like any other, and a cemetery laid into the last gap closes in the same turn.
    .title = When a haunted cemetery closes
    .source = Rulebook, level 5; official answer Dized.MoC.0021.
rule-M-5-3 = When a cemetery closes, pick a meeple on the board that is not buried yet and lay it on the cemetery, where it stays to the end of the game. It may be any colour, any player's and on any feature – on a road or city of the cemetery's tile, for instance, or in a region that was completed just now and is not scored yet. Placing a meeple and scoring come later, so a burial can make room for your own meeple.
    .title = Whom you may bury
    .source = Rulebook; that the cemetery's own tile and regions just completed are no exceptions is our decision.
rule-M-5-4 = If every meeple on the board is buried or none is there, the active player buries one from their own supply, in any colour they play. If that supply is empty as well, nobody is buried. Either way the cemetery is closed, and its ghosts leave as M-5.6 says.
    .title = With no meeple on the board
    .source = Rulebook and official answer Dized.MoC.0026; what happens with an empty supply is our decision.
rule-M-5-5 = If hounds are with the buried meeple, they leave the game.
    .title = Burying a meeple with hounds
    .source = Rulebook, level 2.
rule-M-5-6 = At levels 2 to 4, after the burial, all ghosts on the cemetery's tile go back to the ghost supply, from its mists too. At levels 5 and 6 closing a cemetery removes no ghosts.
    .title = Ghosts of a closed cemetery
    .source = Rulebook; official answer Dized.MoC.0027.
rule-M-5-7 = One tile can close several cemeteries, and each needs a burial. The active player chooses a cemetery, then its meeple, then the next cemetery, and so on; whether meeples are left on the board is looked at anew each time.
    .title = Several cemeteries at once
    .source = The free order is our decision; the rulebook is silent.

## M-6 Step 2a

rule-M-6 = The tile you have placed brings ghosts; a cemetery can bring more.
    .title = Step 2a: place ghosts
rule-M-6-1 = A tile with mist gets one ghost for each ghost symbol it shows when it is placed. Symbols in a bank that this very tile has finished bring none; those in its other banks do.
    .title = One ghost per symbol
    .source = Rulebook and official answer of 11/2022, which thinks of tiles with a single mist; that other banks still count is our decision.
rule-M-6-2 = It gets one ghost fewer if it has extended a bank, which means that mist met mist along at least one of its edges. The bank may be open, broken or just finished; misty edges against clear edges or face-down tiles do not help. However many edges met, it is one fewer per tile and never less than none.
    .title = One fewer for extending mist
    .source = Rulebook and official answer Dized.MoC.0041; that just finished banks count as well is our decision.
rule-M-6-3 = At levels 2 to 4, if M-6.1 and M-6.2 leave the tile with at least one ghost, one more goes to a cemetery that is open after step 1c; the active player picks which. If none is open, there is no extra ghost. A cemetery placed this turn can be picked when it is open.
    .title = An extra ghost for a cemetery
    .source = Rulebook, level 2; official answers Dized.MoC.0025 and 11/2022.
rule-M-6-4 = At levels 5 and 6, a newly placed cemetery sends one ghost to each of the up to 8 face-up tiles around it that have mist. It makes no difference whether that mist is finished, whether ghosts stand there already, or whether this cemetery has closed in the same turn; tiles of closed cemeteries get one too if they have mist, and each quarter of the starting tile counts for itself. The cemetery tile's own symbols are treated as usual (M-6.1, M-6.2), and there is no extra ghost by M-6.3.
    .title = Placing a haunted cemetery
    .source = Rulebook, level 5, and official answer Dized.MoC.0020. Our decision: a cemetery closed at once haunts as well, and closed cemeteries with mist are included, since the sentence that spared them was dropped in 3/2023.
rule-M-6-5 = Add up all ghosts due in this step, by whichever of the rules above. If the ghost supply holds fewer, the team loses at once, before a single one is placed.
    .title = Too few ghosts left
    .source = Rulebook; official answer Dized.MoC.0059.
rule-M-6-6 = First come the ghosts for the symbols of the placed tile. Then comes the extra ghost for a cemetery, or at levels 5 and 6 the ghosts around the haunted one, row by row.
    .title = The order of placing ghosts
    .source = Our convention.

## M-7 Step 2b

rule-M-7 = You may put one of your meeples on the tile you have just placed.
    .title = Step 2b: place a meeple
rule-M-7-1 = You may place one meeple from your supply, or none. It goes onto the tile of this turn, never onto an earlier one.
    .title = At most one meeple
    .source = Rulebook; official answers Dized.MoC.0053, 0054 and 0055.
rule-M-7-2 = A meeple stands on a road, clear or misty, in a city, or from level 2 on in a castle. Fields, mist banks and cemeteries take no meeples. With the option "meeples on misty roads" turned off, a road segment that has even one misty edge cannot take a meeple.
    .title = Where a meeple may stand
    .source = Rulebook; option "meeples_on_misty_roads", whose stricter reading is official answer Dized.MoC.0040.
rule-M-7-3 = The whole region must be free of meeples, your own colours included. A haunted region may be occupied, although it will never score.
    .title = Only in an unoccupied region
    .source = Rulebook; official answer Dized.MoC.0051.
rule-M-7-4 = You cannot call a meeple back. It returns only when its region is scored.
    .title = No calling back
    .source = Official answer Dized.MoC.0047.

## M-8 Step 3a

rule-M-8 = Completed regions with meeples are scored: you take the points or remove ghosts.
    .title = Step 3a: score
rule-M-8-1 = A road is complete when both its ends are shown on tiles – at a village, crossing, city, castle, cemetery or ruin – or when it runs in a loop. A city is complete when it has walls all round, with no edge left to build on. For a castle, all 8 cells around it must hold face-up tiles.
    .title = When a feature is complete
    .source = Rulebook; official answer Dized.MoC.0029.
rule-M-8-2 = A road or city that runs against a face-down tile cannot be completed any more, and neither can a castle that has one around it; such a region is haunted. Meeples there stay, though they can be buried or joined by a hound, and the region can still grow and be joined to others. If a face-down tile only touches a tile of the road or city at some other edge or a corner, no harm is done.
    .title = Regions that are haunted
    .source = Rulebook, level 5; official answers Dized.MoC.0018 and 0019. That touching elsewhere is harmless is our decision.
rule-M-8-3 = A completed region with at least one meeple brings exactly one scoring, no matter who completed it; without a meeple it brings none. Only regions that run onto the tile of this turn, and castles around that tile, come into question; those that are complete and occupied must all be scored. After this step, then, no meeple stands in a complete region.
    .title = What is scored
    .source = Rulebook; official answer Dized.MoC.0050. That an empty region brings nothing is our decision.
rule-M-8-4 = Every scoring is a choice for the active player: take the points, or remove 1 to 3 ghosts from one single cell, anywhere on the board. If several regions are due, they are settled one after the other in the order the active player likes. With no ghost on the board there is nothing to remove, and the points must be taken.
    .title = Points or ghosts
    .source = Rulebook; official answers Dized.MoC.0036, 0037 and 0038. The free order, and that at least one ghost is removed, are our decision.
rule-M-8-5 = A road is worth 1 point per tile. A city is worth 2 points per tile and 2 more per coat of arms. A castle is worth 2 points for each tile with mist around it, finished or not, and 2 for its own tile.
    .title = What a region is worth
    .source = Rulebook; official answers Dized.MoC.0030, 0031, 0045, 0046, 0048 and 0049.
rule-M-8-6 = The value of the region, coats of arms included, counts once for every different colour standing on it. A second meeple of the same colour adds nothing, and having the most meeples means nothing. With the option "joint scoring" set to "majority", only the colours with the most meeples (all of them, if tied) count, each once, and at level 6 only these move.
    .title = Joint scoring by several colours
    .source = Rulebook; official answers Dized.MoC.0001, 0004, 0034 and 0035; option "joint_scoring", whose other reading is the publisher's answer of 2/2023.
rule-M-8-7 = If you remove ghosts, none of the colours on the region gets points for it.
    .title = Ghosts instead of all points
    .source = Official answers Dized.MoC.0003 and FAQ.MoC.0004.
rule-M-8-8 = Each scoring goes like this: the points or the ghosts; then every meeple on the region returns to its owner, whichever you chose; then the hounds that were with them score (M-8.9). Only then comes the next region.
    .title = The course of one scoring
    .source = Rulebook; the exact order is our reading.
rule-M-8-9 = After the meeples have returned, each hound that was with one of them brings 1 point for every ghost then on the board, Rufus first. Ghosts just removed no longer count, ghosts on cemeteries and finished banks do. These points cannot be traded for removing ghosts, do not depend on a majority, and are 0 if no ghost is left. The hound then leaves the game.
    .title = Scoring a hound
    .source = Rulebook, level 3; official answer Dized.MoC.0022.
rule-M-8-10 = At level 6 a colour's points move the scoring meeple of that colour. If it has none, the active player picks one of the three to move, even one that has passed its goal; the points of one colour are never divided, and 0 points raise no question. Colours with a scoring meeple go first, then the others, in each case red before green, blue, yellow, black and pink. A hound scores for the colour of the meeple it was with, and its points are moved in the same way.
    .title = Whose scoring meeple moves
    .source = Rulebook, level 6; official answers FAQ.MoC.0007 and 11/2022. The order of the colours is our decision.

## M-9 Counting

rule-M-9 = How tiles are counted, above all the starting tile.
    .title = Counting the tiles
rule-M-9-1 = A region counts one tile for each different cell it lies on, even if it crosses a cell more than once.
    .title = Tiles of a region
    .source = Rulebook; official answers Dized.MoC.0048 and 0049.
rule-M-9-2 = A feature on the starting tile counts one tile for every quarter it touches, so up to 4. Removing ghosts by a scoring clears one quarter, never all four together; a hound, too, treats the quarters as separate cells; finishing a bank clears it on all its quarters. Roads end at the ruin in the middle, which is no castle and can be neither occupied nor scored.
    .title = The starting tile
    .source = Rulebook; official answers Dized.MoC.0002 and 11/2022.

## M-10 Step 3b

rule-M-10 = Reaching a hound's space calls the hound and carries the remaining tiles over to the next pile. Levels 3 to 6.
    .title = Step 3b: hounds
rule-M-10-1 = Once a hound's space is reached or passed by the scoring meeple (at level 6: by all three), that milestone is carried out, a single time. It is looked at only here, after the last scoring of step 3a with its hounds, so meeples that went home this turn cannot be joined. If two milestones are reached in one turn, finish everything for Rufus, with the first pile going onto the second, before Ronja; she may use the same meeple and the same cells.
    .title = When a hound comes
    .source = Rulebook, levels 3 and 6; the exact moment is our decision.
rule-M-10-2 = Choose a meeple on the board that is not buried; the hound joins it. You may then remove ghosts from up to two different cells, chosen from the meeple's own cell and the 8 around it, 1 to 3 from each, whether they stand in mist or on a cemetery. You decide about one cell after the other, and you may stop at any time, even before the first.
    .title = What a hound does
    .source = Rulebook, level 3; official answers Dized.MoC.0023 and 0024.
rule-M-10-3 = If all meeples on the board are buried, or none is there, the hound is lost and removes no ghosts; the piles are joined all the same (M-10.4). A milestone, once reached, stays reached when its hound leaves the game.
    .title = A hound without a meeple
    .source = Official answer of 11/2022; that no ghosts are removed is our decision.
rule-M-10-4 = What is left of the active pile is laid on top of the next pile, and that one becomes active.
    .title = On to the next pile
    .source = Rulebook, level 3.
rule-M-10-5 = Both hounds may be with the same meeple.
    .title = Two hounds, one meeple
    .source = Rulebook, level 3: any unburied meeple may be chosen.

## M-11 Step 3c

rule-M-11 = While a haunted cemetery is open, you lose a tile every turn. Levels 5 and 6.
    .title = Step 3c: the face-down tile
rule-M-11-1 = If a cemetery is still open when step 3b is over, take the top tile of the pile that is active then, without looking at it. Lay it on an empty cell around an open cemetery, back side up; the active player chooses the cell. It is one tile a turn, even with several open cemeteries.
    .title = Drawing a face-down tile
    .source = Rulebook, level 5; official answers Dized.MoC.0016 and 0017.
rule-M-11-2 = The cell chosen must lie against another tile along an edge; whether that tile is face-up or face-down does not matter. There always is such a cell.
    .title = It must not float
    .source = Our decision; the rulebook is silent.
rule-M-11-3 = Cemeteries are the only thing a face-down tile can finish. When it closes one, the burials follow at once, also if it was the last tile of its pile.
    .title = What a face-down tile closes
    .source = Rulebook, level 5; that burials follow at once is our reading.
rule-M-11-4 = What a face-down tile shows remains secret until the game is over: no view, log, hint or computer player knows it. To all rules it is a tile without mist, terrain or rotation.
    .title = Face-down tiles stay secret
    .source = Official answer Dized.MoC.0017; the rest is our decision.

## M-12 The end

rule-M-12 = The team wins or loses together.
    .title = The end of the game
rule-M-12-1 = You win the moment the goal is reached or passed; at level 6 each of the three scoring meeples must have done so. This can happen halfway through a step, and it comes before any hound of the turn. Everything ends with that move of the scoring meeple: no meeple returns and no more points are moved.
    .title = Winning the game
    .source = Rulebook; official answers Dized.MoC.0032 and 0060.
rule-M-12-2 = You lose the moment more ghosts are due than the ghost supply holds (M-6.5).
    .title = Losing by ghosts
    .source = Rulebook; official answer Dized.MoC.0059.
rule-M-12-3 = You lose if the active pile runs empty and its milestone has not been reached: the space of the next hound, or the goal if there is no further pile. The last tile still gets its turn up to the end of step 3b; a milestone reached by then counts, and the next pile becomes active. If there is no tile in the active pile after that, you have lost, and no face-down tile follows; if a face-down tile was the last of its pile, the burials it causes are decided first, then you have lost. While tiles that fit nowhere are being set aside (M-3.5), an empty pile means defeat at once.
    .title = Losing by tiles
    .source = Rulebook; official answer Dized.MoC.0059. The exact moment is our decision.
rule-M-12-4 = Nothing is scored when the game is over. Unfinished regions are worth nothing.
    .title = No final scoring
    .source = Rulebook; official answer Dized.MoC.0033.

## Ghosts Galore

rule-T = Two to five players play against each other. In eight rounds they claim track tiles and lay them on their own boards; monsters, diamonds and paths between doors then bring points.
    .title = Ghosts Galore

## T-1 Setup

rule-T-1 = Everybody gets a board and a hidden tile; the other tiles are dealt into eight stacks, and somebody gets the lamp.
    .title = Setting up the game
rule-T-1-1 = Two to five people play. Each has a board of 3x3 spaces, numbered 0 to 8 row by row from the north-west. Some of its 12 outer edges have a door, never more than one each: two bone doors, two tooth doors, and for the rest plain ones. A board has two sides. Which board you get is chance, no two players get the same one, and the side is chance as well. With the option "choose the side" turned on, all players choose their sides at the same time and unseen, before anybody looks at a hidden tile or at the two tiles offered.
    .title = Players and boards
    .source = Rulebook; how many doors of a kind there are follows from its scoring. That chance picks the side is our decision; option "choose_side".
rule-T-1-2 = The printed game has 78 track tiles. Each edge of a tile has one piece of track, called a section, or none. A tile shows a straight or a curve, which is one section; or a bridge, two straight sections that cross without touching; or a double curve, two sections that are curves. It shows up to 3 monsters; each stands on one section, and several may be of the same type. It may show diamonds with values, too; these belong to the whole tile. The program calls a tile by its number, which is its place in the tile set, beginning with 0.
    .title = What a tile shows
    .source = Rulebook; that there are no more than 3 monsters is known from players. The numbers are our convention.
rule-T-1-3 = Each player gets one tile that nobody else sees; you may look at your own whenever you like. With the option "experienced players" turned on, you get two tiles and keep one of them; all choose at the same time and unseen. What is given back is shuffled among the other tiles before the stacks are formed, and only you know which tile you gave back. For this the program shuffles all tiles a second time, independently of what was offered, leaves out those that were kept, and forms the stacks.
    .title = The hidden tile
    .source = Rulebook, and its variant for experienced players; option "experienced". The second shuffle is our convention, so that all luck is settled beforehand (X-6).
rule-T-1-4 = The tiles lie in eight stacks, face down. Each has four tiles more than there are players, so 6, 7, 8 or 9. What is left over is out of the game, and nobody sees it. A tile set must have enough for the stacks and one hidden tile each: 50, 59, 68 or 77 tiles for 2, 3, 4 or 5 players.
    .title = Eight stacks
    .source = Rulebook.
rule-T-1-5 = Who begins is chosen at setup; this player gets the lamp. Turns pass clockwise.
    .title = Who begins the game
    .source = Rulebook; our decision that it is a choice.

## T-2 Rounds

rule-T-2 = In each of eight rounds everybody claims one tile of the next stack; then all place their tiles. After the eighth round the hidden tiles follow.
    .title = A round
rule-T-2-1 = The order of the stacks is fixed. The player with the lamp begins, and turns pass clockwise among those who have no tile yet. On your turn, do one of two things. Either reveal the top tile of the stack; then claim this very tile, or leave it face up. Or reveal nothing, and claim any face-up tile that nobody has. If the stack is empty, only the second is left to do, with six or more tiles to choose from; if no tile lies face up, only the first.
    .title = Claiming a tile
    .source = Rulebook.
rule-T-2-2 = Once all players but one have a tile, what remains of the stack is revealed, and this last player must claim one of the tiles that nobody has. Whatever the number of players, there are five.
    .title = The last one to claim
    .source = Rulebook.
rule-T-2-3 = Everybody places the claimed tile face up on an empty space of their own board, in any rotation. It need not lie beside another tile, and tracks need not go on. A tile that lies is never moved, turned or covered. All place at the same time and unseen (X-5).
    .title = Placing a tile
    .source = Rulebook; that all place unseen and at the same time is our decision, since it does not say.
rule-T-2-4 = The four tiles that nobody has claimed leave the game; everybody sees which. Then the lamp is passed to the left, to the next player clockwise.
    .title = The end of a round
    .source = Rulebook.
rule-T-2-5 = After eight rounds each board has one empty space. There everybody places the hidden tile, in any rotation. All do so at the same time and unseen, and each hidden tile is secret until the last one is placed. Then the boards are scored (T-4).
    .title = Placing the hidden tile
    .source = Rulebook; that it is done at the same time is our decision, as in T-2.3.
rule-T-2-6 = Nobody but you, spectators included, knows your hidden tile, the two tiles you were offered, and what you have chosen while others are still choosing. Nobody at all knows what lies in the stacks and in which order, nor the tiles that are out of the game. Everybody may know each tile that was revealed, claimed or removed, and the size of every stack.
    .title = What is secret
    .source = Follows from the rulebook; the details are our decision.

## T-3 Paths

rule-T-3 = Tracks that meet form paths. Paths end at doors or at dead ends.
    .title = Paths
rule-T-3-1 = Where two tiles share an edge and both have track there, the two sections join. A path is all sections that hang together in this way; it has two ends, or it is a loop. One and the same path can use both sections of a bridge or double curve, and then each is counted. Ghosts and satyrs are scored on every path, whether it is a loop and whether it reaches a door or not.
    .title = What a path is
    .source = Rulebook.
rule-T-3-2 = A path reaches a door if it ends at the outer edge that has this door. Wherever else it ends – beside a tile without track on that edge, beside an empty space, at an outer edge without door – there is a dead end. Every end is counted, so one path can have two dead ends. With the option "walls are dead ends" turned off, outer edges without door make no dead ends.
    .title = Doors and dead ends
    .source = Rulebook; that an outer edge without door makes a dead end is our decision; option "walls_are_dead_ends".

## T-4 Scoring

rule-T-4 = Thirteen categories are scored on each board and added up.
    .title = Scoring
rule-T-4-1 = All your dragons together: none costs you 5 points, and 1 to 8 dragons bring 1, 4, 9, 16, 25, 36, 49 and 64 points. More than 8 are worth as much as 8.
    .title = Dragons
    .source = Rulebook; its table is damaged in our copy and was restored. That more than 8 count as 8 is our decision.
rule-T-4-2 = A ghost is worth 6 points if its path has at least 3 ghosts, and 3 points if it has fewer.
    .title = Ghosts
    .source = Rulebook.
rule-T-4-3 = Only golems without a golem on a tile beside theirs (one that shares an edge) are counted. 0 to 5 of them bring 0, 4, 10, 18, 28 and 40 points, and more than 5 are worth as much as 5. Golems on one and the same tile do not spoil each other.
    .title = Golems
    .source = Rulebook; its table is damaged in our copy and was restored. That golems may share a tile, and that more than 5 count as 5, are our decisions.
rule-T-4-4 = A satyr brings 1 point for each type of monster that occurs on its path; satyrs are one of these types.
    .title = Satyrs
    .source = Rulebook.
rule-T-4-5 = A skeleton brings 1 point for each diamond on your board; what values they have does not matter.
    .title = Skeletons
    .source = Rulebook.
rule-T-4-6 = A slime brings 1 point for each curve on your board; a double curve has two.
    .title = Slimes
    .source = Rulebook.
rule-T-4-7 = A bat is worth 5 points if there is a bat on a tile beside its own (one that shares an edge), otherwise nothing. Another bat on the same tile does not help.
    .title = Bats
    .source = Rulebook.
rule-T-4-8 = A werewolf is worth 4 points. The player with the most werewolves gets another 10 points, or 5 in a game of two. Players who are tied for most all get the whole bonus. If nobody has a werewolf, nobody gets it.
    .title = Werewolves
    .source = Rulebook; that two tied players both get the 5 points, and that there is no bonus without a werewolf, are our decisions.
rule-T-4-9 = With 1 to 3 wisps on your board, each is worth 3 points; with 4 to 6 it is 4 points each, with 7 or more 5 points each.
    .title = Wisps
    .source = Rulebook.
rule-T-4-10 = Add up the values printed on your diamonds.
    .title = Diamonds
    .source = Rulebook.
rule-T-4-11 = If one path leads from one of your bone doors to the other, each section of it brings 2 points.
    .title = Bone doors
    .source = Rulebook.
rule-T-4-12 = If one path leads from one of your tooth doors to the other, each section of it brings 2 points.
    .title = Tooth doors
    .source = Rulebook.
rule-T-4-13 = Any further path with a door at each end, of whatever kinds, brings 1 point for each of its sections; between the two doors of a corner space a single section may do. A path that reaches only one door, or none, brings nothing here.
    .title = Other paths
    .source = Rulebook.
rule-T-4-14 = Add up all 13 categories; the total may well be below zero. Whoever has the most points wins. Players with equal points are told apart by their dead ends, where fewer are better, and if these are equal, too, they share the place. All lower places are given in the same way, so one of several players with equal points can be ahead while the others share a place.
    .title = The total and the winner
    .source = Rulebook; that a total can be negative and how lower places are shared is our reading.
rule-T-4-15 = While the game runs, a board is scored as it lies, by the same rules. No dragon yet means 5 points less, a track that runs to an empty space has a dead end there, and the hidden tile does not count before it is placed.
    .title = The score during the game
    .source = Our addition.

## Carcassonne: the base game

rule-C = Two to six players build one landscape and send meeples onto it. Whoever has the most points at the end wins. The rules of the base game begin with C, those of Ghosts, Castles & Cemeteries with G.
    .title = Carcassonne
rule-C-1 = Two to six people play, each in one colour with 7 meeples; with guards it is 5 meeples and 2 guards (G-1.2). One more meeple marks the points. Who begins is chosen at setup, and turns pass clockwise.
    .title = Players and meeples
    .source = Rulebook of the base game. A sixth player is our decision.
rule-C-2 = The base game has 72 tiles of 24 kinds, A to X in records, and one of the four tiles “{ tile-D }” (D) begins. Together they show 10 coats of arms, 6 monasteries and 79 city, 94 road and 115 field edges. `fogbound tiles list base` draws them all.
    .title = The tiles of the base game
    .source = The printed game, third edition.
rule-C-2-1 = A field of a tile is named by the half-edges it reaches (X-1). Roads and cities part the fields of a tile, and a road leaves a strip of field on either side of it, so each field edge has two half-edges in fields and each road edge one on each side. On a base tile a field touches the city it lies against; the fields of H and I touch both of their cities, and a field that a road cuts off from the city touches none.
    .title = Fields of the base tiles
    .source = The printed tiles.
rule-C-2-2 = In every tile set each half-edge of a clear field or road edge must lie in exactly one field, and no half-edge of a city or misty edge in any. A field may touch cities of its own tile only; which ones, the set says. Sets that do otherwise are refused, but one made for Mists over Carcassonne may have no fields at all – it cannot be played here, then.
    .title = Fields of other tiles
    .source = Our decision.
rule-C-3 = On your turn draw a tile and place it: it must share an edge with a tile that lies, and all edges must fit. A tile that fits nowhere is shown to everybody and discarded, and you draw again. Then you may place one meeple from your supply on this very tile, in a road, city or field where no meeple of anybody stands, however far away on it, or on a building. Last, whatever is complete is scored. A meeple that comes home by this scoring is too late for this turn; one that ghosts have scared away (G-2.7) is not.
    .title = A turn
    .source = Rulebook of the base game.
rule-C-4 = A meeple stands on a road, in a city or on a monastery, or it lies on a field as a farmer. With the option "farmers" turned off, nobody may lie on fields.
    .title = What a meeple can be
    .source = Rulebook of the base game; option "farmers", since many leave the farmers out at first.
rule-C-5 = A road is complete when both ends are closed, at a monastery for instance, or when it is a loop; a city when it has walls all round; a monastery when tiles lie on all 8 cells around it. A road brings 1 point per tile, a city 2 per tile and 2 per coat of arms, even if it has only two tiles, and a monastery 9. The player with the most meeples there gets all the points; if several are tied for most, each of them does, and once. Nothing is scored where no meeple stands. All meeples of the region go home, also of those who got nothing.
    .title = Scoring what is complete
    .source = Rulebook of the base game, third edition: small cities are no exception.
rule-C-6 = The game ends after the turn, with its meeple and its scoring, that used up the pile; or as soon as somebody draws and nothing that is left fits anywhere. Then, by majority as in C-5: an unfinished road brings 1 point per tile, an unfinished city 1 per tile and 1 per coat of arms, an unfinished monastery 1 for its own tile and each of those around it. A field brings 3 points for each complete city it touches on any of its tiles: once for each city, but the same city may count for several fields. Meeting a city only at a corner is not touching. Nobody takes meeples or ghosts off the board any more. Most points win; equal points share the place.
    .title = The end and the final scoring
    .source = Rulebook of the base game. That the game ends when nothing left can be placed is our decision.
rule-C-7 = Everybody may know which tiles are left, which one is drawn and which were discarded. Only the order of the pile is secret.
    .title = What is secret
    .source = Follows from the rulebook; the details are our decision.

## Carcassonne: Ghosts, Castles & Cemeteries

rule-G = The expansion brings mist with ghosts, castles, guards and cemeteries to Carcassonne. Its parts can be played one by one.
    .title = Ghosts, Castles & Cemeteries
rule-G-0 =
    Each part is switched on or off; all four together are the full expansion.
    Mist: the 50 tiles without a building, the 2x2 starting tile, 15 ghosts and all about them (G-2).
    Castles: 5 castle tiles (G-4.2); only together with mist.
    Guards: 5 meeples and 2 guards for each player, 3 more guards of each colour aside (G-1.2).
    Cemeteries: 5 cemetery tiles (G-4.3); only together with guards.
    That makes nine combinations, the plain base game being one. Where printed mist appears without its part, G-3.2 still holds.
    .title = The parts
    .source = The rulebook allows parts to be left out; which of them belong together is our decision.

## G-1 Setup

rule-G-1 = What the expansion adds before the game.
    .title = Setting up
rule-G-1-1 = With mist the game begins with the 2x2 starting tile, and the starting tile of the base game is left out. All other tiles are shuffled together, 131 of them in the full game. Each quarter counts as a tile of its own. Its ruin ends roads but is no castle, and nobody can stand there.
    .title = Tiles and starting tile
    .source = Rulebook.
rule-G-1-2 = With guards each player has 5 meeples and 2 guards. The other 3 guards of each colour that is played lie aside as the common supply. A sixth meeple marks the points.
    .title = Meeples and guards
    .source = Rulebook.
rule-G-1-3 = The 15 ghosts are a common supply; the board begins without any. Hounds, goals and levels belong to another game, and finishing a bank of mist does nothing by itself.
    .title = Ghosts
    .source = Rulebook.

## G-2 Tiles and ghosts

rule-G-2 = Mist on the tile you place can send ghosts to meeples.
    .title = Placing tiles and ghosts
rule-G-2-1 = Tiles are drawn and placed as in C-3. Mist may lie against anything its terrain fits. The ghosts printed on tiles do not matter.
    .title = Placing a tile
    .source = Rulebook.
rule-G-2-2 = If mist meets mist along an edge of your tile, you have extended it, finished or not: put a ghost beside a meeple of another player. Which one, anywhere and in any role, is your choice, but you must do it.
    .title = Extending mist
    .source = Rulebook.
rule-G-2-3 = If mist meets a clear field or road along an edge of your tile, on whichever side of the edge it is, you have spoilt it: put a ghost beside a meeple of your own that stands on the board. Which one is your choice, but you must do it.
    .title = Spoiling mist
    .source = Rulebook.
rule-G-2-4 = If your tile does both, the ghost for another player comes first. However many edges are concerned, each of the two happens once. All this comes before you place a meeple, so your new one gets no ghost. A meeple that already has two ghosts may well get another.
    .title = Both at once
    .source = Rulebook.
rule-G-2-5 = If no meeple can get a ghost, or the supply is empty, this ghost is left out, and only this one. Running out of ghosts loses nobody the game.
    .title = No ghost to place
    .source = Our decision; the rulebook is silent.
rule-G-2-6 = Guards are afraid of nothing: no ghost can be put beside one. In everything else a guard is a meeple.
    .title = Guards
    .source = Rulebook.
rule-G-2-7 = When a meeple gets its third ghost it runs home at once, and the three ghosts return to their supply. So they are there again for the second ghost of this turn; its owner may place it again, even this turn; the region it has left may be free now; and if the tile just placed completed that region, the meeple scores nothing there.
    .title = Scared away
    .source = Rulebook; what follows from “at once” is our reading.

## G-3 Placing a meeple

rule-G-3 = Guards, castles, cemeteries and misty fields.
    .title = Placing a meeple
rule-G-3-1 = You place a meeple or a guard as in C-3 and C-4. It may also stand in the castle of your tile, or on its cemetery as the keeper.
    .title = Castles and cemeteries
    .source = Rulebook.
rule-G-3-2 = Mist bounds fields just as a city does. It covers whole edges: neither half of a misty edge is field, also beside a misty road, and a field ends where its clear edge meets a misty one. Misty roads can be occupied; with the option "meeples on misty roads" turned off, a road segment of the placed tile with even one misty edge cannot.
    .title = Mist and fields
    .source = Rulebook; that mist covers whole edges is our decision. Option "meeples_on_misty_roads", as in M-7.2.

## G-4 Scoring

rule-G-4 = Castles, cemeteries, and what ghosts cost.
    .title = Scoring
rule-G-4-1 = Roads, cities, monasteries and fields are scored as in C-5 and C-6.
    .title = As in the base game
    .source = Rulebook.
rule-G-4-2 = A castle is complete when tiles lie on all 8 cells around it. It brings 2 points for each of the nine tiles that has mist, finished or not; its own always has. Each quarter of the starting tile is judged by itself.
    .title = Castles
    .source = Rulebook.
rule-G-4-3 = A cemetery is complete when tiles lie on all 8 cells around it. It brings no points, but its keeper's owner gets a guard of the own colour from the common supply, if there still is one, to be placed from the next turn on. The keeper, who may be a guard, goes home. A cemetery completed without a keeper stays as it is for good.
    .title = Cemeteries
    .source = Rulebook.
rule-G-4-4 = When a region is scored, each ghost beside a meeple on it costs the meeple's owner 2 points. It changes neither the majority nor what anybody else gets. Everybody with meeples there pays, keepers as well; with the option "ghost cost" set to "scorers", only those pay who get points there, and keepers. First all scorings of a turn are added up for each player, and then a score below 0 becomes 0, so their order makes no difference. In the final scoring G-5.1 holds instead.
    .title = What ghosts cost
    .source = Rulebook; who pays and when the score is cut off at 0 is our decision. Option "ghost_cost".
rule-G-4-5 = The meeples of a scored region go back to their owners, and the ghosts beside them to the ghost supply.
    .title = Going home
    .source = Rulebook.

## G-5 Final scoring

rule-G-5 = What the expansion changes at the end.
    .title = Final scoring
rule-G-5-1 = To what C-6 says, this is added: an unfinished castle with a meeple or guard brings 1 point for its own tile and 1 for each tile with mist around it; a keeper brings nothing; and each ghost beside a meeple still on the board costs its owner 1 point, whatever the meeple does there. For each player all of it, with C-6, makes one sum; if the score would then be below 0, it is 0.
    .title = Castles and ghosts at the end
    .source = Rulebook; that it is one sum is our decision.
