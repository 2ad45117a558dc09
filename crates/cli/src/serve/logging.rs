//! The log of a server, on the standard error: lines for people, or JSON for machines.

use crate::common::misuse;
use clap::ValueEnum;
use fogbound_table::texts::msg;
use std::io::{IsTerminal as _, stderr};
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::layer;
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::registry;
use tracing_subscriber::util::SubscriberInitExt as _;

/// The environment variable with the level.
const VARIABLE: &str = "FOGBOUND_LOG";

/// The form of the log.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Lines for people
    Human,
    /// A JSON object in each line
    Json,
}

/// How much is logged.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// What keeps it from working
    Error,
    /// And what somebody should look at
    Warn,
    /// And what it does
    Info,
    /// And what was refused, with addresses of clients
    Debug,
    /// And everything else
    Trace,
}

impl Level {
    const fn filter(self) -> LevelFilter {
        match self {
            Level::Error => LevelFilter::ERROR,
            Level::Warn => LevelFilter::WARN,
            Level::Info => LevelFilter::INFO,
            Level::Debug => LevelFilter::DEBUG,
            Level::Trace => LevelFilter::TRACE,
        }
    }
}

/// Begins to log.
///
/// # Errors
/// If the environment names a level that there is not.
pub fn start(form: Form, level: Option<Level>) -> miette::Result<()> {
    let level = match (level, std::env::var(VARIABLE)) {
        (Some(level), _) => level,
        (None, Ok(word)) if !word.is_empty() => Level::from_str(&word, true)
            .map_err(|_| misuse(msg!("serve-log-level", variable = VARIABLE, word)))?,
        // Whoever plays at home wants to hear of trouble only.
        (None, _) if form == Form::Human => Level::Warn,
        (None, _) => Level::Info,
    };
    // Libraries would log what clients say, secrets included.
    let own = Targets::new().with_targets([
        ("fogbound", level.filter()),
        ("fogbound_host", level.filter()),
        ("fogbound_server", level.filter()),
    ]);
    let registry = registry();
    // A subscriber that is there already belongs to whoever called this.
    let _ = match form {
        Form::Human => {
            let lines = layer().with_ansi(stderr().is_terminal()).with_writer(stderr);
            registry.with(lines.with_filter(own)).try_init()
        }
        Form::Json => registry.with(layer().json().with_writer(stderr).with_filter(own)).try_init(),
    };
    Ok(())
}
