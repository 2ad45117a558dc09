//! From a router to a port.

use axum::Router;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};
use std::ops::RangeInclusive;
use tokio::signal;

/// The port when none is named, and how many more are tried when it is taken.
const PORT: u16 = 8080;
const MORE: u16 = 100;

/// Returns the ports to try: the one that is named, else the usual ones.
#[must_use]
pub fn ports(named: Option<u16>) -> RangeInclusive<u16> {
    named.map_or(PORT..=PORT + MORE, |port| port..=port)
}

/// Takes the first of these ports that is free. Fails as the last one fails.
pub fn listen(address: IpAddr, ports: impl IntoIterator<Item = u16>) -> io::Result<TcpListener> {
    let mut last = io::Error::from(io::ErrorKind::AddrInUse);
    for port in ports {
        match TcpListener::bind(SocketAddr::new(address, port)) {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => last = error,
            bound => return bound,
        }
    }
    Err(last)
}

/// Returns the address to open in a browser on this machine.
pub fn address(listener: &TcpListener) -> io::Result<String> {
    let mut bound = listener.local_addr()?;
    if bound.ip().is_unspecified() {
        bound.set_ip(match bound {
            SocketAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            SocketAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    Ok(format!("http://{bound}/"))
}

/// Answers requests until the program is asked to stop. Those that have begun are finished. `ready` is called
/// when all is set up, stopping included.
pub fn run(listener: TcpListener, router: Router, ready: impl FnOnce()) -> io::Result<()> {
    listener.set_nonblocking(true)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        let told_to_stop = told_to_stop()?;
        ready();
        axum::serve(listener, router).with_graceful_shutdown(told_to_stop).await
    })
}

/// Ends at Ctrl-C, and, if there is such a signal, at the request to terminate. Both are heard from now on.
#[cfg(unix)]
fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    let mut interrupt = signal::unix::signal(signal::unix::SignalKind::interrupt())?;
    let mut terminate = signal::unix::signal(signal::unix::SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Ends at Ctrl-C, which is heard from now on.
#[cfg(windows)]
fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    let mut interrupt = signal::windows::ctrl_c()?;
    Ok(async move { interrupt.recv().await.unwrap_or_default() })
}

#[cfg(test)]
mod tests;
