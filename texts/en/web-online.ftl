# Tables that are played online.

menu-online = Go on online with friends
new-online = Play online with friends
online-making = The table is being made …
online-unmade = No table could be made
online-unreached = The server does not answer. Please check the connection and try again.
online-coming = On the way to the table …
online-late = The server does not answer yet. It is tried again by itself; perhaps the connection is gone, or the network lets nothing through to it.
online-missing = There is no such table. Please check the link, or ask for it again.
online-outdated = This page and its server are of different versions. Please close all tabs of this page and open it again.
online-lost = The connection is lost and will be made again. What you decide meanwhile is kept and sent then.
online-welcome = Take a seat
online-name = Your name
# $seat: the number of the seat.
online-sit = Take seat { $seat }
online-watch = Just watch
# $n: the number of free seats.
online-free =
    { $n ->
        [one] A seat is still free.
       *[other] { $n } seats are still free.
    }
online-invite = Invite
online-replaced = A bot plays for you now.
online-return = Take your seat back
# $name: of a player who has to decide.
online-gone-now = { $name } is not there, and it is their turn. A bot can play for them.
online-invite-what = Whoever opens this link may take a free seat, or look on. There is nothing to install and no account.
online-who-sees = Everybody at the table sees the names and the open board; a hidden tile only whoever has it. The server keeps the game, and of each seat no more than its name.
online-you = you
online-here = there
online-away = away for a moment
online-gone = gone
online-again = Another game with the same people is ready.
online-to-again = To the new game
online-tables = Your tables online
# $title: the game and its people.
online-forget = Forget this table: { $title }
# Quick words to the others at the table.
online-say = Say something
online-word-yes = Yes!
online-word-no = Rather not.
online-word-thanks = Thank you!
online-word-well-done = Well done!
online-word-wait = One moment, please.
online-word-help = What would you do?
# $name: somebody; $word: what they say, one of those above.
online-says = { $name }: { $word }
online-point = Point it out to everybody
# $name: somebody.
online-points = { $name } points at a place.
# $name: whoever has to decide.
online-tries = { $name } is thinking about this place.
# $name: somebody.
online-proposes-place = { $name } proposes this place.
# $name: whoever has to decide; $answer: the answer they think about.
online-considers = { $name } is thinking about: { $answer }
# $name: somebody; $answer: the answer they propose to whoever has to decide.
online-proposes = { $name } proposes: { $answer }
online-propose = Choose a cell to propose it: everybody sees it. Once more turns the tile.
# Tables where anybody may sit down.
online-open = Open tables
online-your-turn = It is your turn
new-listed = List it: anybody may join
online-lead = Show everybody
online-lead-no = Stop showing
# $name: whoever leads through a finished game.
online-led = { $name } shows the game. Whoever looks elsewhere looks around alone.
online-follow = Look along with { $name }
menu-invite = Link to the table
online-device = My seat on another device
online-device-what = Open this link on your other device, and you sit there, too. Keep it to yourself: whoever has it plays in your place.
online-unkept = This browser keeps nothing, so your seat cannot be taken here.
online-beside = Somebody beside me plays, too
# Notices to whoever is away.
menu-notices = Tell me my turn
notices-what = A game may last for days. When it has been your turn for a while and you are not at the table, you can be told, on as many devices as you like.
notices-nobody = This device is not told.
notices-device = This device is told.
notices-address = Your own address is told.
notices-tell-device = Tell this device
notices-tell-nobody = Tell nobody any more
notices-cannot = This browser cannot be told. On an iPhone or iPad, put this page on the home screen and open it there.
notices-refused = The browser does not allow it. You can change that in its settings for this page.
notices-own = An address of your own
notices-own-what = For a program of yours: the server sends a message to this address when it is your turn.
notices-save = Tell this address
