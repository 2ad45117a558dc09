//! Serves the client with tables to play at online, to be killed in tests: `tables FILE PORT` keeps the tables in that
//! file.

use axum::serve::ListenerExt as _;
use fogbound_browser::client_folder;
use fogbound_host::{Host, Limits, Store, Tables, router};
use fogbound_server::{Client, router_beside};
use std::error::Error;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::time::Duration;

/// Time for which a bot's answer is held back.
const PACE: Duration = Duration::from_millis(100);

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [file, port] = &arguments[..] else { return Err("tables FILE PORT".into()) };
    let client = Client::of_folder(&client_folder())?.with_tables();
    let tables = Tables::new(Store::open(Path::new(file))?, PACE);
    let host = Host::new(tables, Limits::default(), Vec::new(), false);
    let router = router(host, |tables| router_beside(tables, client));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let address = (Ipv4Addr::LOCALHOST, port.parse()?);
        let listener = tokio::net::TcpListener::bind(address).await?;
        println!("http://{}/", listener.local_addr()?);
        let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
        let clients = router.into_make_service_with_connect_info::<SocketAddr>();
        Ok(axum::serve(listener, clients).await?)
    })
}
