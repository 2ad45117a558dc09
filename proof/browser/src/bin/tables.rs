//! Serves the client with tables to play at online, to be killed in tests: `tables FILE PORT` keeps the tables in that
//! file.

use fogbound_browser::client_folder;
use fogbound_host::{Host, Limits, NoticeTerms, Store, Tables, router};
use fogbound_server::{Client, address, listen, router_beside, run};
use std::error::Error;
use std::net::{IpAddr, Ipv4Addr};
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Time for which a bot's answer is held back.
const PACE: Duration = Duration::from_millis(100);

/// Time after which somebody who is away is told of their turn.
const ABSENCE: Duration = Duration::from_millis(300);

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [file, port] = &arguments[..] else { return Err("tables FILE PORT".into()) };
    let client = Client::of_folder(&client_folder())?.with_tables();
    let tables = Tables::new(Store::open(Path::new(file))?, PACE);
    let host = Host::new(tables.clone(), Limits::default(), Vec::new(), false);
    let listener = listen(IpAddr::V4(Ipv4Addr::LOCALHOST), [port.parse()?])?;
    let page = address(&listener)?;
    run(listener, router(host, |tables| router_beside(tables, client)), || {
        tables.send_notices(NoticeTerms {
            after: ABSENCE,
            allow_local: true,
            contact: String::new(),
            now: || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()),
        });
        println!("{page}");
    })?;
    Ok(())
}
