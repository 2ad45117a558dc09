### `fogbound serve`.

serve-stop = Ctrl-C ends it.
serve-port-taken = Port { $port } is taken.
    .help = Another program listens there, perhaps another Fogbound. Choose another with --port, or leave --port out to take the next free one.
serve-no-port = No port from { $first } to { $last } is free.
    .help = Choose one with --port.
serve-no-address = { $address } is no address of this machine.
    .help = Without --address only this machine can open the page; --address 0.0.0.0 lets every machine in the network.
serve-not-allowed = Port { $port } may not be opened.
    .help = Ports below 1024 usually need special rights. Choose another with --port.
serve-failed = { $address }, port { $port }: { $error }
serve-tables = The tables in { $file } cannot be opened: { $error }
    .help = Choose another file with --tables.
serve-tables-taken = Another server has the tables in { $file }.
    .help = End it, or choose another file with --tables.
serve-without-tables = Another server has the tables in { $file }, so nobody can play online here. --tables chooses another file.
serve-metrics = Health and metrics cannot be served at { $address }: { $error }
    .help = Choose another address and port with --metrics, like 127.0.0.1:9090.
serve-log-level = { $variable } names no level of the log: { $word }
    .help = There are error, warn, info, debug and trace.
serve-health-url = { $url } is no address to ask for health.
    .help = Give one like http://127.0.0.1:9090/health/ready.
serve-unwell = { $url } is not well: { $answer }
serve-database = The database of the tables cannot be opened: { $error }
    .help = --database names it, as in postgres://USER@HOST/NAME. It must be there, with an encoding of UTF8, and its user may make a schema in it.
serve-nats = NATS cannot be used: { $error }
    .help = --nats names it, as in nats://HOST:4222.
serve-nats-alone = There is nobody to hear of through NATS.
    .help = --nats goes with --database, which servers share.
notice-turn = It is your turn.
serve-no-browser = No browser could be opened: { $error }. Open the address yourself.

serve-without-client = This program was built without the pages for the browser. This builds both and opens them:
    .command = cargo xtask play
