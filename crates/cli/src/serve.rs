//! `fogbound serve`: the client for the browser, and tables to play at online, from this program.

mod health;
mod logging;

use crate::common::{Outcome, error, tell, text};
use crate::pictures::raster;
use fogbound_host::{Host, Limits, NoticeTerms, Store, Tables, operate};
use fogbound_server::{Client, address, listen, ports, router, router_beside};
use fogbound_table::texts::msg;
use fogbound_terminal::store::folder;
use std::io::{self, ErrorKind};
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Arguments of `fogbound serve`.
#[derive(clap::Args)]
pub struct Args {
    /// Port to listen on, 0 for any [default: 8080, or the next that is free]
    #[arg(long)]
    port: Option<u16>,
    /// Address of this machine to listen on; 0.0.0.0 lets the whole network in
    #[arg(long, default_value = "127.0.0.1")]
    address: IpAddr,
    /// Open it in the browser
    #[arg(long)]
    open: bool,
    /// File in which the tables are kept that are played online [default: tables.db in the folder of unfinished games]
    #[arg(long, value_name = "FILE")]
    tables: Option<PathBuf>,
    /// PostgreSQL database in which they are kept instead, for several servers to share: postgres://USER@HOST/NAME;
    /// also the variable FOGBOUND_DATABASE, which hides a password from the list of processes
    #[arg(long, value_name = "ADDRESS", conflicts_with = "tables")]
    database: Option<String>,
    /// NATS through which servers that share a database hear of one another at once: nats://HOST:PORT
    #[arg(long, value_name = "ADDRESS")]
    nats: Option<String>,
    /// Name that the server is reached by, besides addresses in digits; may be repeated. Without it any name will do,
    /// unless only this machine can open the page
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,
    /// The addresses of clients are those that a proxy of your own tells
    #[arg(long)]
    behind_proxy: bool,
    /// Address and port for whoever runs the server, like 127.0.0.1:9090: /health/live, /health/ready, /metrics. Without
    /// it they are nowhere
    #[arg(long, value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,
    /// Seconds after which somebody who is away is told of their turn, at the address that they have left
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    notice_after: u64,
    /// Address at which push services may ask for you, if notices to browsers make trouble: mailto:… or https://…; that of
    /// Apple wants one
    #[arg(long, value_name = "ADDRESS", default_value = "")]
    contact: String,
    /// Send such notices to this machine, too, without encryption: to try out what receives them
    #[arg(long)]
    allow_local_notices: bool,
    /// Form of the log, which goes to the standard error
    #[arg(long, value_enum, default_value_t = logging::Form::Human)]
    log: logging::Form,
    /// What is logged: error, warn, info, debug or trace [default: the environment variable FOGBOUND_LOG, else `warn`
    /// for people and `info` for json]
    #[arg(long, value_name = "LEVEL")]
    log_level: Option<logging::Level>,
    /// Serve nothing; ask a server whether it is well, by an address like http://127.0.0.1:9090/health/ready. The exit
    /// code is 0 if it is
    #[arg(long, value_name = "URL", exclusive = true)]
    check_health: Option<String>,
}

/// Time for which a bot's answer is held back, so that people can follow.
pub const PACE: Duration = Duration::from_millis(600);

/// Files that may be open: connections are some, too, and the usual number of systems is soon used up.
const FILES: u64 = 65_536;

/// Connections that one client may hold open over HTTP before it has asked for a table.
const CONNECTIONS: usize = 200;

pub fn run(args: Args) -> Outcome {
    if let Some(url) = &args.check_health {
        return health::check(url);
    }
    logging::start(args.log, args.log_level)?;
    // As many as the system allows; with fewer the server takes fewer clients.
    let files = rlimit::increase_nofile_limit(FILES).unwrap_or_default();
    let client = Client::embedded();
    if client.is_empty() {
        tell(&text(msg!("serve-without-client")));
        tell(&format!("    {}", text(msg!("serve-without-client.command"))));
    }
    let tables = tables(&args)?;
    let refused = |failure: io::Error| refusal(args.address, args.port, &failure);
    let listener = listen(args.address, ports(args.port)).map_err(refused)?;
    let page = address(&listener).map_err(refused)?;
    if let (Some(at), Some(tables)) = (args.metrics, &tables) {
        let failed = |error: io::Error| {
            let (address, error) = (at.to_string(), error.to_string());
            self::error(msg!("serve-metrics", address, error))
        };
        TcpListener::bind(at)
            .and_then(|listener| operate(listener, tables.clone()))
            .map_err(failed)?;
    }
    let terms = NoticeTerms {
        after: Duration::from_secs(args.notice_after),
        allow_local: args.allow_local_notices,
        contact: args.contact.clone(),
        now: || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()),
    };
    let announce = || {
        tables.iter().for_each(|tables| tables.send_notices(terms.clone()));
        println!("{page}");
        tell(&text(msg!("serve-stop")));
        tracing::info!(%page, files, version = env!("CARGO_PKG_VERSION"), "started");
        if args.open
            && let Err(failure) = open::that_detached(&page)
        {
            tell(&text(msg!("serve-no-browser", error = failure.to_string())));
        }
    };
    let router = match &tables {
        Some(tables) => fogbound_host::router(host(&args, tables.clone()), |tables| {
            router_beside(tables, client.with_tables())
        }),
        None => router(client),
    };
    let at_end = async {
        tracing::info!("stopping");
        if let Some(tables) = &tables {
            tables.close().await;
        }
    };
    // A proxy brings all clients by one address.
    let of_one_address = if args.behind_proxy { usize::MAX } else { CONNECTIONS };
    fogbound_server::run_to_end(listener, router, of_one_address, announce, at_end)
        .map_err(refused)?;
    tracing::info!("stopped");
    Ok(ExitCode::SUCCESS)
}

/// Hosts the tables.
fn host(args: &Args, tables: Tables) -> Host {
    let names = names_at(args.address, args.names.clone());
    let host = Host::new(tables, Limits::default(), names, args.behind_proxy);
    host.with_raster(|svg, side| raster::png(svg, side).ok())
}

/// The variable with the address of the database.
const DATABASE: &str = "FOGBOUND_DATABASE";

/// Opens the tables; `None` if another server has their file, so that this one shows the page alone.
fn tables(args: &Args) -> miette::Result<Option<Tables>> {
    let told = || std::env::var(DATABASE).ok().filter(|_| args.tables.is_none());
    let Some(address) = args.database.clone().or_else(told) else {
        return match args.nats {
            Some(_) => Err(error(msg!("serve-nats-alone"))),
            None => Ok(store(args)?.map(|store| Tables::new(store, PACE))),
        };
    };
    let store = Store::connect(&address);
    let store =
        store.map_err(|failure| error(msg!("serve-database", error = failure.to_string())))?;
    let tables = Tables::shared(store, PACE, args.nats.as_deref());
    let tables =
        tables.map_err(|failure| error(msg!("serve-nats", error = failure.to_string())))?;
    Ok(Some(tables))
}

/// Opens the file of the tables; `None` if another server has it, and nobody has asked for just this one.
fn store(args: &Args) -> miette::Result<Option<Store>> {
    let (file, opened) = open_file(args.tables.as_deref())?;
    match (opened, &args.tables) {
        (Some(store), _) => Ok(Some(store)),
        (None, Some(_)) => Err(error(msg!("serve-tables-taken", file))),
        (None, None) => {
            tell(&text(msg!("serve-without-tables", file)));
            Ok(None)
        }
    }
}

/// Opens a file of tables, usually that in the folder of unfinished games, and makes it if need be. Returns its name, and
/// nothing else if another server has it.
pub fn open_file(named: Option<&Path>) -> miette::Result<(String, Option<Store>)> {
    let file = named.map_or_else(|| folder().join("tables.db"), Path::to_path_buf);
    let opened = match file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => std::fs::create_dir_all(folder).and_then(|()| Store::open(&file)),
        None => Store::open(&file),
    };
    let name = file.display().to_string();
    match opened {
        Ok(store) => Ok((name, Some(store))),
        Err(failure) if failure.kind() == ErrorKind::ResourceBusy => Ok((name, None)),
        Err(failure) => Err(error(msg!("serve-tables", file = name, error = failure.to_string()))),
    }
}

/// Returns the names that a server is reached by. Where only this machine can reach it, a page that was made to lead here
/// by its name must not speak to its tables.
pub fn names_at(address: IpAddr, mut names: Vec<String>) -> Vec<String> {
    if names.is_empty() && address.is_loopback() {
        names.push("localhost".to_owned());
    }
    names
}

/// Explains why the port cannot be had.
pub fn refusal(address: IpAddr, named: Option<u16>, failure: &io::Error) -> miette::Report {
    let ports = ports(named);
    let port = ports.start().to_string();
    let address = address.to_string();
    match (failure.kind(), named) {
        (ErrorKind::AddrInUse, Some(_)) => error(msg!("serve-port-taken", port)),
        (ErrorKind::AddrInUse, None) => {
            let last = ports.end().to_string();
            error(msg!("serve-no-port", first = port, last))
        }
        (ErrorKind::AddrNotAvailable, _) => error(msg!("serve-no-address", address)),
        (ErrorKind::PermissionDenied, _) => error(msg!("serve-not-allowed", port)),
        _ => error(msg!("serve-failed", address, port, error = failure.to_string())),
    }
}
