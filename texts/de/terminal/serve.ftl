### `fogbound serve`.

serve-stop = Strg-C beendet es.
serve-port-taken = Port { $port } ist belegt.
    .help = Dort lauscht ein anderes Programm, vielleicht ein anderes Fogbound. Wähle mit --port einen anderen, oder lass --port weg, um den nächsten freien zu nehmen.
serve-no-port = Kein Port von { $first } bis { $last } ist frei.
    .help = Wähle einen mit --port.
serve-no-address = { $address } ist keine Adresse dieses Rechners.
    .help = Ohne --address kann nur dieser Rechner die Seite öffnen; mit --address 0.0.0.0 kann es jeder Rechner im Netz.
serve-not-allowed = Port { $port } darf nicht geöffnet werden.
    .help = Ports unter 1024 brauchen meist besondere Rechte. Wähle mit --port einen anderen.
serve-failed = { $address }, Port { $port }: { $error }
serve-tables = Die Tische in { $file } lassen sich nicht öffnen: { $error }
    .help = Wähle mit --tables eine andere Datei.
serve-tables-taken = Ein anderer Server hat die Tische in { $file }.
    .help = Beende ihn oder wähle mit --tables eine andere Datei.
serve-without-tables = Ein anderer Server hat die Tische in { $file }; online spielen kann hier deshalb niemand. --tables wählt eine andere Datei.
serve-metrics = Unter { $address } lassen sich Zustand und Zahlen nicht anbieten: { $error }
    .help = Wähle mit --metrics eine andere Adresse samt Port, etwa 127.0.0.1:9090.
serve-log-level = { $variable } nennt keine Stufe des Protokolls: { $word }
    .help = Es gibt error, warn, info, debug und trace.
serve-health-url = Unter { $url } lässt sich kein Zustand erfragen.
    .help = Gib eine Adresse wie http://127.0.0.1:9090/health/ready an.
serve-unwell = { $url } geht es nicht gut: { $answer }
serve-database = Die Datenbank der Tische lässt sich nicht öffnen: { $error }
    .help = --database nennt sie, wie in postgres://NUTZER@RECHNER/NAME. Sie muss da sein, mit der Kodierung UTF8, und ihr Nutzer darf darin ein Schema anlegen.
serve-nats = NATS lässt sich nicht verwenden: { $error }
    .help = --nats nennt es, wie in nats://RECHNER:4222.
serve-nats-alone = Es gibt niemanden, von dem durch NATS zu hören wäre.
    .help = --nats gehört zu --database, einer Datenbank, die Server teilen.
notice-turn = Du bist am Zug.
serve-no-browser = Es ließ sich kein Browser öffnen: { $error }. Öffne die Adresse selbst.

serve-without-client = Dieses Programm wurde ohne die Seiten für den Browser gebaut. Dieser Befehl baut beides und öffnet sie:
    .command = cargo xtask play
