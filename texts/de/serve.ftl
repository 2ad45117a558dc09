### `fogbound serve` und die Seiten, die es ohne das Spiel für den Browser zeigt.

serve-stop = Strg-C beendet es.
serve-port-taken = Port { $port } ist belegt.
    .help = Dort lauscht ein anderes Programm, vielleicht ein anderes Fogbound. Wähle mit --port einen anderen, oder lass --port weg: Dann wird der nächste freie genommen.
serve-no-port = Von Port { $first } bis { $last } ist keiner frei.
    .help = Wähle mit --port einen anderen.
serve-no-address = { $address } ist keine Adresse dieses Rechners.
    .help = Ohne --address kann nur dieser Rechner die Seite öffnen; --address 0.0.0.0 lässt alle im Netzwerk herein.
serve-not-allowed = Port { $port } darf nicht geöffnet werden.
    .help = Ports unter 1024 brauchen meist besondere Rechte. Wähle mit --port einen anderen.
serve-failed = { $address }, Port { $port }: { $error }
serve-no-browser = Es ließ sich kein Browser öffnen: { $error }. Öffne die Adresse selbst.

serve-without-client = Dieses Programm wurde ohne die Seiten für den Browser gebaut. Dies baut beides und öffnet sie:
    .title = Das Haus steht leer
    .command = cargo xtask play
serve-not-found = Unter dieser Adresse gibt es nichts.
    .title = Im Nebel verirrt
serve-home = Zu den Spielen
