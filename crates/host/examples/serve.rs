//! Hosts tables and nothing else: `serve FILE PORT [NATS]` keeps them in that
//! file, or in a database if it is `postgres://…`. `fogbound serve` has the page as well.

use axum::serve::ListenerExt as _;
use fogbound_host::{Host, Limits, Store, Tables, router};
use std::error::Error;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::time::Duration;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [place, port, nats @ ..] = &arguments[..] else {
        return Err("serve FILE PORT [NATS]".into());
    };
    let tables = match place.starts_with("postgres:") {
        true => {
            let nats = nats.first().map(String::as_str);
            Tables::shared(Store::connect(place)?, Duration::ZERO, nats)?
        }
        false => Tables::new(Store::open(Path::new(place))?, Duration::ZERO),
    };
    let limits =
        Limits { connections: 20_000, tables: 1_000_000, messages: 10_000, drawings: 10_000 };
    let router = router(Host::new(tables, limits, Vec::new(), false), |tables| tables);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let address = (Ipv4Addr::LOCALHOST, port.parse()?);
        let listener = tokio::net::TcpListener::bind(address).await?;
        println!("{}", listener.local_addr()?);
        // Small messages are sent at once.
        let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
        let clients = router.into_make_service_with_connect_info::<SocketAddr>();
        Ok(axum::serve(listener, clients).await?)
    })
}
