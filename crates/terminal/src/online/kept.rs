//! What is kept of tables elsewhere: the secret of each seat that was taken, and the name that was last used.

use crate::store::{folder, unfinished_folder};
use fogbound_game::hash::hex;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// The ending of the files with secrets.
const ENDING: &str = "seat";

/// A seat at a table elsewhere, and its secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptSeat {
    /// The seat.
    pub seat: u8,
    /// The secret.
    pub token: String,
}

/// Returns the seat at a table that was taken from here, or, if one is named, the secret of that seat. Nobody may
/// have been asked for it yet.
#[must_use]
pub fn find(table: &str, seat: Option<u8>) -> Option<KeptSeat> {
    let seats = seat.map_or(0..=u8::MAX, |seat| seat..=seat);
    let mut found = seats.filter_map(|seat| {
        let token = fs::read_to_string(path(table, seat)).ok()?.trim().to_owned();
        (!token.is_empty()).then_some(KeptSeat { seat, token })
    });
    found.next()
}

/// Keeps the secret of a seat, in a file that nobody else can read.
///
/// # Errors
/// The error of the system.
pub fn remember(table: &str, kept: &KeptSeat) -> io::Result<()> {
    fs::create_dir_all(unfinished_folder())?;
    write_secret(&path(table, kept.seat), &kept.token)
}

/// Forgets a seat that was not had after all, or the game of which is over.
pub fn forget(table: &str, seat: u8) {
    // What cannot be removed opens no other seat.
    let _ = fs::remove_file(path(table, seat));
}

/// Returns the name that was last used at a table elsewhere; empty if none was.
#[must_use]
pub fn name() -> String {
    let name = fs::read_to_string(folder().join("name")).unwrap_or_default();
    name.lines().next().unwrap_or_default().trim().to_owned()
}

/// Keeps a name for the next table.
pub fn remember_name(name: &str) {
    // Where it cannot be kept, it is asked for again.
    let _ = fs::create_dir_all(folder()).and_then(|()| fs::write(folder().join("name"), name));
}

/// Draws 128 random bits, as hexadecimal digits.
///
/// # Errors
/// Fails if the system has none.
pub fn random_bits() -> io::Result<String> {
    let mut bits = [0u8; 16];
    getrandom::fill(&mut bits).map_err(|cause| io::Error::other(cause.to_string()))?;
    Ok(hex(&bits))
}

/// The seats are counted from 1 in names of files, as for people.
fn path(table: &str, seat: u8) -> PathBuf {
    unfinished_folder().join(format!("online-{table}-{}.{ENDING}", u16::from(seat) + 1))
}

#[cfg(unix)]
fn write_secret(path: &Path, secret: &str) -> io::Result<()> {
    use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
    let mut file =
        fs::OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(path)?;
    // A file that was there already keeps its own rights otherwise.
    file.set_permissions(fs::Permissions::from_mode(0o600))?;
    file.write_all(secret.as_bytes())?;
    file.sync_all()
}

/// The data folder is closed to others there.
#[cfg(not(unix))]
fn write_secret(path: &Path, secret: &str) -> io::Result<()> {
    let mut file = fs::File::create(path)?;
    file.write_all(secret.as_bytes())?;
    file.sync_all()
}
