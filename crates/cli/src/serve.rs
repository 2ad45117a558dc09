//! `fogbound serve`: the client for the browser, and tables to play at online, from this program.

use crate::common::{Outcome, error, text};
use fogbound_host::{Host, Limits, Store, Tables};
use fogbound_server::{Client, address, listen, ports, router, router_beside};
use fogbound_table::texts::msg;
use fogbound_terminal::store::folder;
use std::io::{self, ErrorKind};
use std::net::IpAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

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
    /// Name that the server is reached by, besides addresses in digits; may be repeated. Without it any name will do,
    /// unless only this machine can open the page
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,
    /// The addresses of clients are those that a proxy of your own tells
    #[arg(long)]
    behind_proxy: bool,
}

/// Time for which a bot's answer is held back, so that people can follow.
pub const PACE: Duration = Duration::from_millis(600);

pub fn run(args: Args) -> Outcome {
    let client = Client::embedded();
    if client.is_empty() {
        eprintln!("{}", text(msg!("serve-without-client")));
        eprintln!("    {}", text(msg!("serve-without-client.command")));
    }
    let host = host(&args)?;
    let refused = |failure: io::Error| refusal(args.address, args.port, &failure);
    let listener = listen(args.address, ports(args.port)).map_err(refused)?;
    let page = address(&listener).map_err(refused)?;
    let announce = || {
        println!("{page}");
        eprintln!("{}", text(msg!("serve-stop")));
        if args.open
            && let Err(failure) = open::that_detached(&page)
        {
            eprintln!("{}", text(msg!("serve-no-browser", error = failure.to_string())));
        }
    };
    let router = match host {
        Some(host) => {
            fogbound_host::router(host, |tables| router_beside(tables, client.with_tables()))
        }
        None => router(client),
    };
    fogbound_server::run(listener, router, announce).map_err(refused)?;
    Ok(ExitCode::SUCCESS)
}

/// Opens the tables; `None` if another server has them, so that this one shows the page alone.
fn host(args: &Args) -> miette::Result<Option<Host>> {
    let file = args.tables.clone().unwrap_or_else(|| folder().join("tables.db"));
    let opened = match file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => std::fs::create_dir_all(folder).and_then(|()| Store::open(&file)),
        None => Store::open(&file),
    };
    let name = || file.display().to_string();
    let store = match opened {
        Ok(store) => store,
        Err(failure) if failure.kind() == ErrorKind::ResourceBusy => {
            return match args.tables {
                Some(_) => Err(error(msg!("serve-tables-taken", file = name()))),
                None => {
                    eprintln!("{}", text(msg!("serve-without-tables", file = name())));
                    Ok(None)
                }
            };
        }
        Err(failure) => {
            return Err(error(msg!("serve-tables", file = name(), error = failure.to_string())));
        }
    };
    let mut names = args.names.clone();
    if names.is_empty() && args.address.is_loopback() {
        // A page that was made to lead here by its name must not speak to the tables of this machine.
        names.push("localhost".to_owned());
    }
    let tables = Tables::new(store, PACE);
    Ok(Some(Host::new(tables, Limits::default(), names, args.behind_proxy)))
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
