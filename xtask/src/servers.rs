//! The servers that the tests of online tables start: PostgreSQL and NATS.

use crate::Outcome;
use crate::browser::{install, is_ci, may_install, on_path};
use std::env;
use std::path::Path;

/// The package with these tests.
pub(crate) const PACKAGE: &str = "fogbound-host";

/// The servers that are missing.
pub(crate) struct Servers(Vec<String>);

impl Servers {
    /// Looks for the servers. `installs` allows to install packages of the system.
    ///
    /// # Errors
    /// If one is missing and the environment sets `CI=true`.
    pub(crate) fn prepare(installs: bool) -> Result<Self, String> {
        let installs = (installs || is_ci()) && may_install();
        let wanted: [(_, fn() -> bool, _); 2] = [
            ("postgresql", has_postgres, "FOGBOUND_POSTGRES"),
            ("nats-server", has_nats, "FOGBOUND_NATS_SERVER"),
        ];
        let missing = wanted.into_iter().filter_map(|(package, is_there, variable)| {
            demand(package, is_there, variable, installs).err()
        });
        let missing: Vec<String> = missing.collect();
        match is_ci() && !missing.is_empty() {
            true => Err(missing.join("\n")),
            false => Ok(Self(missing)),
        }
    }

    /// Prints which tests could not run.
    pub(crate) fn report(&self) {
        if !self.0.is_empty() {
            let missing = self.0.join("\n  ");
            eprintln!("\nNOT RUN: the tests with several nodes (package {PACKAGE}).\n  {missing}");
        }
    }
}

/// Demands a server, and installs it where that is allowed.
fn demand(package: &str, is_there: fn() -> bool, variable: &str, installs: bool) -> Outcome {
    if is_there() || installs && install(package).is_ok() && is_there() {
        return Ok(());
    }
    Err(format!(
        "{package} is missing: install it, or name it in {variable}; on Debian, root may say \
         `cargo xtask test --install`."
    ))
}

/// Returns true if there are the programs of PostgreSQL, which Debian keeps off the path.
fn has_postgres() -> bool {
    let debian = Path::new("/usr/lib/postgresql").read_dir().into_iter().flatten().flatten();
    let mut debian = debian.map(|version| version.path().join("bin/initdb"));
    env::var_os("FOGBOUND_POSTGRES").is_some()
        || on_path("initdb").is_some()
        || debian.any(|program| program.is_file())
}

fn has_nats() -> bool {
    env::var_os("FOGBOUND_NATS_SERVER").is_some()
        || on_path("nats-server").is_some()
        || Path::new("/usr/sbin/nats-server").is_file()
}
