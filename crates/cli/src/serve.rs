//! `fogbound serve`: the client for the browser, from this program.

use crate::common::{Outcome, error, text};
use fogbound_server::{Client, address, listen, ports, router};
use fogbound_table::texts::msg;
use std::io::{self, ErrorKind};
use std::net::IpAddr;
use std::process::ExitCode;

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
}

pub fn run(args: Args) -> Outcome {
    let client = Client::embedded();
    if client.is_empty() {
        eprintln!("{}", text(msg!("serve-without-client")));
        eprintln!("    {}", text(msg!("serve-without-client.command")));
    }
    let refused = |failure: io::Error| refusal(&args, &failure);
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
    fogbound_server::run(listener, router(client), announce).map_err(refused)?;
    Ok(ExitCode::SUCCESS)
}

/// Explains why the port cannot be had.
fn refusal(args: &Args, failure: &io::Error) -> miette::Report {
    let ports = ports(args.port);
    let port = ports.start().to_string();
    let address = args.address.to_string();
    match (failure.kind(), args.port) {
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
