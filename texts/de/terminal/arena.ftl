# Was `fogbound arena` und `fogbound bot` neben JSON und CSV drucken.

arena-pairs = Spielpaare
arena-drawn = Unentschieden
# $bot, $first, $second: ein Bot mit seinem Namen.
arena-won = Gewonnen von { $bot }
arena-team-won = Team { $bot } gewinnt
# Eine Kartenfolge, die ein Team gewonnen hat und das andere nicht.
arena-alone = Nur von { $bot } gewonnen
arena-points = Punkte von { $bot }
arena-elo = Elo-Abstand für { $bot }
arena-margin = Vorsprung von { $bot }
# $low und $high: Zahlen mit Vorzeichen.
arena-interval = 95-%-Intervall { $low } bis { $high }
arena-forfeits = Aufgegeben von { $bot }
# Der Logarithmus des Likelihood-Quotienten eines sequenziellen Tests.
arena-llr = Sequenzieller Test (LLR)
# $elo: ein Elo-Abstand.
arena-accepted = { $elo } Elo ist angenommen
arena-open = unentschieden
arena-standings = Alle zusammen (Elo um den Mittelwert 0)
arena-cut = Angehalten, bevor alles gespielt war.
# Neben einem Balken: $done von $all Paaren sind gespielt; $left: Zeit bis zum Ende.
arena-progress = { $first } – { $second }: { $done }/{ $all } Paare, noch { $left }

## Was an Argumenten und Dateien nicht stimmt

# $first: ein Bot des Spiels; $known: alle.
arena-two-bots = zu einem Match gehören zwei Bots
    .help = jeden mit --bot nennen, etwa `--bot { $first } --bot "cmd:python3 my_bot.py"`; Bots dieses Spiels: { $known }
arena-no-bot = --bot { $bot }: einen solchen Bot gibt es nicht
    .help = einen von { $known } nennen oder ein Programm mit seinen Argumenten, etwa `--bot "cmd:python3 my_bot.py"`
arena-bad-program = --bot { $bot } kann nicht teilnehmen: { $reason }
    .help = der Befehl muss ein Programm starten, das das Protokoll von docs/bot-protocol.md spricht
arena-stop-form = zwei Elo-Abstände, den kleineren zuerst, etwa 0,20
arena-budget-form = eine Anzahl wie 2000 oder Millisekunden wie 100ms
arena-no-log = { $path } ist kein Protokoll von `fogbound arena`
    .help = mit --log eine neue Datei nennen oder eine, die --log angelegt hat
arena-log-line = Zeile { $line } von { $path } lässt sich nicht lesen
    .help = diese Zeile entfernen: ihr Paar wird noch einmal gespielt
# $version: die des Programms.
arena-log-version = { $path } stammt von Version { $version }, deren Bots vielleicht anders spielen
    .help = mit --log eine neue Datei nennen
# $there und $here: was sich unterscheidet.
arena-log-other = { $path } gehört zu einem anderen Turnier: dort `{ $there }`, hier `{ $here }`
    .help = mit --log eine neue Datei nennen oder dieselben Argumente wie damals angeben

## Was ein Programm falsch gemacht hat

# $why: eine der Nachrichten darunter.
arena-forfeit = Paar { $pair }, Spiel { $game }: { $bot } auf Sitz { $seat } verliert, denn { $why }
arena-no-command = kein Befehl ist genannt
arena-no-start = { $program } startet nicht: { $error }
arena-no-welcome = es spricht Version { $version } des Protokolls nicht
arena-silent = { $seconds ->
    [one] es hat eine Sekunde lang nicht geantwortet
   *[other] es hat { $seconds } Sekunden lang nicht geantwortet
}
# $status: wie es geendet hat, etwa `exit status: 1`.
arena-ended = es hat sich beendet ({ $status })
# $line: gezählt über das, was es in diesem Spiel gesagt hat.
arena-nonsense = seine Zeile { $line } ist keine Antwort: { $said }
arena-own-words = seine Zeile { $line } lautet: { $said }
arena-illegal = seine Zeile { $line } wählt `{ $action }`, und das ist nicht erlaubt: { $reason }

## Was ein Bot als Programm sagt

program-version = nur Version { $version } des Protokolls wird gesprochen
program-no-game = kein Spiel hat begonnen
program-other-game = ein Spiel namens { $game } gibt es nicht
program-not-asked = Sitz { $seat } hat nichts zu entscheiden
program-unreadable = das lässt sich nicht lesen: { $error }
