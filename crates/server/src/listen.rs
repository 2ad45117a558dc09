//! From a router to a port.

use crate::shares::Shares;
use axum::extract::ConnectInfo;
use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};
use std::ops::RangeInclusive;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::signal;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;

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

/// Time in which the head of a request has to be there, also of the next one on a connection that stays open.
const HEAD: Duration = Duration::from_secs(20);

/// Connections at once. Further ones wait, so that the program never runs out of files.
const CONNECTIONS: usize = 10_000;

/// Time for which a failing system is left alone before the next connection is taken.
const PAUSE: Duration = Duration::from_millis(100);

/// Answers requests until the program is asked to stop. Those that have begun are finished. `ready` is called
/// when all is set up, stopping included.
pub fn run(listener: TcpListener, router: Router, ready: impl FnOnce()) -> io::Result<()> {
    run_to_end(listener, router, usize::MAX, ready, async {})
}

/// Does the same, and `at_end` something more, when no connection is taken any more. An address has at most so many
/// connections at once; further ones are closed. Those that have become WebSockets count no more.
pub fn run_to_end(
    listener: TcpListener,
    router: Router,
    of_one_address: usize,
    ready: impl FnOnce(),
    at_end: impl Future<Output = ()>,
) -> io::Result<()> {
    let told_to_stop = || {
        let told_to_stop = told_to_stop()?;
        ready();
        Ok(told_to_stop)
    };
    run_while(listener, router, of_one_address, told_to_stop, at_end)
}

/// Answers requests until a future ends, and then does `at_end` something more. Those that have begun are finished.
pub fn run_until(
    listener: TcpListener,
    router: Router,
    told_to_stop: impl Future,
    at_end: impl Future<Output = ()>,
) -> io::Result<()> {
    run_while(listener, router, usize::MAX, || Ok(told_to_stop), at_end)
}

fn run_while<F: Future>(
    listener: TcpListener,
    router: Router,
    of_one_address: usize,
    told_to_stop: impl FnOnce() -> io::Result<F>,
    at_end: impl Future<Output = ()>,
) -> io::Result<()> {
    listener.set_nonblocking(true)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        serve(listener, router, of_one_address, told_to_stop()?, at_end).await;
        Ok(())
    })
}

/// Takes connections until it is told to stop.
async fn serve(
    listener: tokio::net::TcpListener,
    router: Router,
    of_one_address: usize,
    told_to_stop: impl Future,
    at_end: impl Future<Output = ()>,
) {
    let mut told_to_stop = pin!(told_to_stop);
    let room = Arc::new(Semaphore::new(CONNECTIONS));
    let (stop, stopped) = watch::channel(());
    let mut connections = JoinSet::new();
    let shares = Shares::new(of_one_address);
    loop {
        // Those that have ended are let go of.
        while connections.try_join_next().is_some() {}
        let accepted = async {
            // The room is never closed.
            let place = Arc::clone(&room).acquire_owned().await.ok();
            (listener.accept().await, place)
        };
        let (stream, peer, place) = tokio::select! {
            _ = &mut told_to_stop => break,
            accepted = accepted => match accepted {
                (Ok((stream, peer)), place) => (stream, peer, place),
                // The other side has gone, or there are no files left for the moment.
                (Err(_), _) => {
                    tokio::time::sleep(PAUSE).await;
                    continue;
                }
            },
        };
        let Some(share) = shares.take(peer.ip()) else { continue };
        // Small messages are sent at once; a system that cannot do it delays them a little.
        let _ = stream.set_nodelay(true);
        let router = router.clone().layer(Extension(ConnectInfo(peer)));
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEAD)
            .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router))
            .with_upgrades();
        let mut stopped = stopped.clone();
        connections.spawn(async move {
            let mut connection = pin!(connection);
            // What goes wrong on a connection ends it and nothing else.
            tokio::select! {
                _ = connection.as_mut() => {}
                _ = stopped.changed() => {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
            drop((place, share));
        });
    }
    drop(listener);
    // What cannot be ended in time is found as it was by the next start.
    let _ = tokio::time::timeout(HEAD, at_end).await;
    drop(stop);
    // Half-read requests do not keep the program from stopping.
    let _ = tokio::time::timeout(HEAD, connections.join_all()).await;
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
