# Tables that are played online.

new-online = Play online with friends
online-making = The table is being made …
online-unmade = No table could be made
online-unreached = The server does not answer. Please check the connection and try again.
online-coming = On the way to the table …
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
online-invite-what = Whoever opens this link may take a free seat, or look on. There is nothing to install and no account.
online-who-sees = Everybody at the table sees the names and the open board; hidden tiles only who has them. The server keeps the game, and of each seat no more than its name.
online-you = you
online-here = there
online-away = away for a moment
online-gone = gone
online-again = Another game with the same people is ready.
online-to-again = To the new game
online-tables = Your tables online
# $title: the game and its people.
online-forget = Forget this table: { $title }
