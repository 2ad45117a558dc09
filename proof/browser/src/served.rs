//! The built client, as people get it.

use crate::site::{Host, Site};
use fogbound_server::{Client, address, listen, router, run};
use std::env;
use std::net::{IpAddr, Ipv4Addr};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::thread;

/// The address of the client at the real server, which runs as long as this program.
///
/// # Panics
/// If the client is not built, or there is no free port.
#[must_use]
pub fn server() -> &'static str {
    static ADDRESS: OnceLock<String> = OnceLock::new();
    ADDRESS.get_or_init(|| {
        let client = Client::of_folder(&client_folder());
        let router = router(client.unwrap_or_else(|error| panic!("the client: {error}")));
        let listener = listen(IpAddr::V4(Ipv4Addr::LOCALHOST), [0]);
        let listener = listener.unwrap_or_else(|error| panic!("no port: {error}"));
        let address = address(&listener).unwrap_or_else(|error| panic!("no address: {error}"));
        thread::spawn(move || run(listener, router, || ()));
        address
    })
}

/// The client at a static host.
///
/// # Panics
/// If the client is not built, or there is no free port.
#[must_use]
pub fn static_host() -> Host {
    Site::new().folder(&client_folder()).serve()
}

/// The folder that `FOGBOUND_SITE` names, or that of the quickly built client.
///
/// # Panics
/// If the client is not built.
#[must_use]
pub fn client_folder() -> PathBuf {
    let quick = || target().join("web/dev");
    let folder = env::var_os("FOGBOUND_SITE").map_or_else(quick, PathBuf::from);
    if !folder.join("index.html").is_file() {
        panic!("the client is not built; `cargo xtask web --dev` does it");
    }
    folder
}

/// The folder of this name below `browser` among the build products, created if need be.
#[must_use]
pub fn output(folder: &str) -> PathBuf {
    let folder = target().join("browser").join(folder);
    if let Err(error) = std::fs::create_dir_all(&folder) {
        panic!("{}: {error}", folder.display());
    }
    folder
}

/// The build products.
fn target() -> PathBuf {
    // The package lies two below the root.
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let usual = || package.ancestors().nth(2).unwrap_or(package).join("target");
    env::var_os("CARGO_TARGET_DIR").map_or_else(usual, PathBuf::from)
}
