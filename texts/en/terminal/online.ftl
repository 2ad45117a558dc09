### `fogbound join` and `fogbound host`.

## Why nobody can sit down

join-no-link = { $link } is no link of a table.
    .help = A link looks like http://192.168.1.7:8080/#/t/0123456789abcdef0123; the page gives it under “Invite”, `fogbound host` prints it.
join-missing = There is no such table.
    .help = Check the link, or ask for it again.
join-unreached = The server does not answer: { $error }
    .help = Check the link and the connection. A server that lets other machines in was started with --address 0.0.0.0.
# $seat: counted from 1.
join-taken = Seat { $seat } is not free.
    .help = Without --seat the free seats are offered; --watch looks on.
join-outdated = This program and the server are of different versions and do not understand each other.
    .help = Bring both to the same version, or open the link in a browser.
join-system = The place at the table cannot be kept: { $error }
join-enter = Enter ends.

## Sitting down

# $seat: counted from 1; $player: the name; $state: who sits there.
join-chair =
    Seat { $seat }: { $player }{ $state ->
        [you] {" "}(you)
        [open] {""}
        [bot] {" "}(bot)
        [here] {" "}(here)
        [away] {" "}(away for a moment)
        [gone] {" "}(gone)
       *[unknown] {""}
    }
join-watchers =
    { $n ->
        [one] 1 person looks on.
       *[other] { $n } people look on.
    }
# $free: numbers of seats.
join-choose = Which seat? Free: { $free }. “watch” looks on, “quit” leaves.
join-full = No seat is free.
# $name: the one that was used last.
join-name = Your name?
    .again = Your name? [{ $name }]
join-seated = You have seat { $seat }. ? also tells what can be said to the others.
join-watching = You look on.
join-only-watching = You look on: board, status, log, why, rule and quit are there for you; ? tells more.
# $link: the link, with what belongs behind it.
join-left-watching =
    You can look on again:
    fogbound join { $link }
join-left =
    The seat is kept; come back with:
    fogbound join { $link }

## At the table

join-lost = The connection is lost and will be made again. What you decide meanwhile is kept and sent then.
join-back = The connection is there again.
# $names: of people and free seats.
join-waiting = Waiting for { $names }.
join-near =
    { $player } { $near ->
        [here] is back.
        [away] is away for a moment.
       *[gone] is gone.
    }
# $before: the name till now.
join-renamed = { $before } is called { $player } now.
join-sits = { $player } has seat { $seat } now.
join-sits-unnamed = Somebody has seat { $seat } now.
join-free = Seat { $seat } is free.
join-bot = { $player }: a bot plays seat { $seat } now.
join-asks-back =
    { $player } asks to take back { $n ->
        [one] 1 decision.
       *[other] { $n } decisions.
    }
join-took-back = { $player } takes back.
join-points = { $player } points at ({ $x }, { $y }).
join-say-how = Say one of these: { $words }.
join-help =
    say WORD     yes, no, thanks, wait, well done, help: to all at the table
    point x y    shows a place on the board to them
    who          who sits where, and who is there
    name NAME    another name for you
join-again = “again” plays another game with the same people, “again same” with the same tiles, “quit” leaves.
join-next = Another game with the same people is ready: “again” goes there, “quit” leaves.
save-where = The game is kept at its table; save FILE writes a copy of its record.

## Being host

host-link = The link of the table, for the others:
host-join = In a terminal: fogbound join { $link }
host-alone = Only this machine can open it. With --address 0.0.0.0 the whole network can.
host-files = Tiles and levels of your own cannot be played at online tables.
    .help = Leave the file out, or play it with `fogbound play`.
host-no-server = { $server } is no address of a server.
    .help = An address looks like https://games.example.org or 192.168.1.7:8080.
host-unmade = No table could be made: { $error }
host-tables-taken = Another server has the tables in { $file }.
    .help = If it is `fogbound serve` on this machine, --server http://127.0.0.1:8080 makes the table there; else choose another file with --tables.
host-no-seat = Bots have all seats.
    .help = Leave one for yourself; --bots counts seats from 1.
host-without-client = This program was built without the pages for the browser: the others need the program, too.
host-ends = The server ends with you; the table is kept.
# $arguments: of the command.
host-left =
    The server has ended with you. This brings it and its tables back:
    fogbound serve { $arguments }
