//! Serves the client in a folder: `fogbound-server FOLDER [--open] [--port N] [--address A]`.

use fogbound_server::{Client, address, listen, ports, router, run};
use std::io::{self, Error};
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    match serve() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn serve() -> io::Result<()> {
    let (mut folder, mut opens) = (None, false);
    let (mut port, mut at) = (None, IpAddr::V4(Ipv4Addr::LOCALHOST));
    let mut args = std::env::args_os().skip(1);
    while let Some(arg) = args.next() {
        let mut value = || args.next().and_then(|it| it.into_string().ok()).ok_or_else(usage);
        match arg.to_str() {
            Some("--open") => opens = true,
            Some("--port") => port = Some(value()?.parse().map_err(|_| usage())?),
            Some("--address") => at = value()?.parse().map_err(|_| usage())?,
            _ if folder.is_none() => folder = Some(PathBuf::from(arg)),
            _ => return Err(usage()),
        }
    }
    let client = Client::of_folder(&folder.ok_or_else(usage)?)?;
    let listener = listen(at, ports(port))?;
    let page = address(&listener)?;
    run(listener, router(client), || {
        println!("{page}");
        if opens && let Err(error) = open::that_detached(&page) {
            eprintln!("{error}");
        }
    })
}

fn usage() -> Error {
    Error::other("usage: fogbound-server FOLDER [--open] [--port N] [--address A]")
}
