//! The server of a table, in the process of who plays at it.

use crate::common::{error, tell, text};
use crate::serve::{PACE, names_at, open_file, refusal};
use fogbound_host::{Host, Limits, Tables};
use fogbound_server::{Client, listen, ports, router_beside, run_until};
use fogbound_table::texts::msg;
use fogbound_terminal::online::Server;
use miette::IntoDiagnostic as _;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::path::Path;
use std::thread::JoinHandle;
use tokio::sync::oneshot;

/// A server that runs beside a game.
pub struct Serving {
    /// The address that it listens on; without any in particular that of this machine.
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    thread: JoinHandle<io::Result<()>>,
}

impl Serving {
    /// Opens the tables and begins to listen.
    pub fn start(
        address: IpAddr,
        port: Option<u16>,
        tables: Option<&Path>,
    ) -> miette::Result<Serving> {
        let client = Client::embedded();
        if client.is_empty() {
            tell(&text(msg!("host-without-client")));
        }
        let (file, store) = open_file(tables)?;
        let store = store.ok_or_else(|| error(msg!("host-tables-taken", file)))?;
        let tables = Tables::new(store, PACE);
        let names = names_at(address, Vec::new());
        let host = Host::new(tables.clone(), Limits::default(), names, false);
        let refused = |failure: io::Error| refusal(address, port, &failure);
        let listener = listen(address, ports(port)).map_err(refused)?;
        let bound = listener.local_addr().map_err(refused)?;
        let (stop, stopped) = oneshot::channel::<()>();
        let thread = std::thread::spawn(move || {
            let beside = |tables| router_beside(tables, client.with_tables());
            let at_end = async { tables.close().await };
            run_until(listener, fogbound_host::router(host, beside), stopped, at_end)
        });
        Ok(Serving { address: bound, stop, thread })
    }

    /// Ends it; requests that have begun are finished.
    pub fn end(self) -> miette::Result<()> {
        // It may have ended before.
        let _ = self.stop.send(());
        match self.thread.join() {
            Ok(ended) => ended.into_diagnostic(),
            Err(panic) => std::panic::resume_unwind(panic),
        }
    }
}

/// Returns the server at an address; one that listens on all addresses of this machine is at its own.
pub fn server_at(mut address: SocketAddr) -> miette::Result<Server> {
    if address.ip().is_unspecified() {
        address.set_ip(match address.ip() {
            IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    let address = address.to_string();
    Server::parse(&address).ok_or_else(|| error(msg!("host-no-server", server = address)))
}

/// Returns an address under which other machines in the network find this one, where it listens on all of its
/// addresses; else, and where there is no network, the same address.
pub fn in_the_network(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        ip if !ip.is_unspecified() => Some(ip),
        IpAddr::V4(_) => way_out(Ipv4Addr::UNSPECIFIED.into(), Ipv4Addr::new(192, 0, 2, 1).into()),
        IpAddr::V6(_) => {
            let example = Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1);
            way_out(Ipv6Addr::UNSPECIFIED.into(), example.into())
        }
    };
    SocketAddr::new(ip.unwrap_or(address.ip()), address.port())
}

/// Returns the address of this machine from which it would send to another one, here one that exists only in documents.
/// Nothing is sent.
fn way_out(any: IpAddr, there: IpAddr) -> Option<IpAddr> {
    let socket = UdpSocket::bind(SocketAddr::new(any, 0)).ok()?;
    socket.connect(SocketAddr::new(there, 9)).ok()?;
    Some(socket.local_addr().ok()?.ip()).filter(|ip| !ip.is_unspecified())
}
