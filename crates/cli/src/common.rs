//! Arguments that several commands share, and reading files.

use fogbound_game::{Refusal, Seed};
use fogbound_table::texts::{Message, Texts, msg};
use fogbound_table::tile_set_file;
use fogbound_terminal::online::kept;
use fogbound_tilesets::{AnySet, TrackSet};
use miette::{Diagnostic, IntoDiagnostic, MietteDiagnostic, Report, WrapErr};
use std::fmt;
use std::fs::File;
use std::io::{ErrorKind, IsTerminal, Read, Write as _};
use std::path::Path;

/// The result of every command: the exit code, or a report for people.
pub type Outcome = miette::Result<std::process::ExitCode>;

/// A mistake in the arguments, which has an exit code of its own.
#[derive(Debug)]
pub struct Misuse(MietteDiagnostic);

impl fmt::Display for Misuse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Misuse {}

impl Diagnostic for Misuse {
    fn code<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.0.code()
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.0.help()
    }
}

impl Misuse {
    /// A mistake in these words.
    pub fn of(message: String) -> Report {
        Misuse(MietteDiagnostic::new(message)).into()
    }

    /// A setup that the rules refuse.
    pub fn of_setup(refusal: &Refusal) -> Report {
        let report = MietteDiagnostic::new(Texts::chosen().refusal(refusal));
        Misuse(report.with_code(refusal.rule.as_str())).into()
    }

    /// A mistake that the reader of the arguments has found, in the form of all other reports.
    pub fn of_arguments(error: &clap::Error) -> Report {
        let shown = error.render().to_string();
        let shown = shown.strip_prefix("error: ").unwrap_or(&shown);
        let (message, rest) = shown.split_once("\n\n").unwrap_or((shown, ""));
        let diagnostic = MietteDiagnostic::new(message.trim());
        Misuse(match rest.trim() {
            "" => diagnostic,
            rest => diagnostic.with_help(rest),
        })
        .into()
    }
}

/// A message where no texts are loaded: on the way to an error.
pub fn text(message: Message<'_>) -> String {
    Texts::chosen().say(message)
}

/// A report of a message, with its help if it has one.
pub fn error(message: Message<'_>) -> Report {
    diagnostic(message).into()
}

/// The report of a mistake in the arguments, likewise.
pub fn misuse(message: Message<'_>) -> Report {
    Misuse(diagnostic(message)).into()
}

fn diagnostic(message: Message<'_>) -> MietteDiagnostic {
    let texts = Texts::chosen();
    let report = MietteDiagnostic::new(texts.say(message));
    match texts.help(message) {
        Some(help) => report.with_help(help),
        None => report,
    }
}

/// Makes a folder, if there is none.
pub fn make_folder(path: &Path) -> miette::Result<()> {
    std::fs::create_dir_all(path)
        .into_diagnostic()
        .wrap_err_with(|| text(msg!("error-folder", path = path.display().to_string())))
}

/// Writes a text file.
pub fn write_text(path: &Path, content: &str) -> miette::Result<()> {
    std::fs::write(path, content)
        .into_diagnostic()
        .wrap_err_with(|| text(msg!("error-write", path = path.display().to_string())))
}

/// Reads a set of track tiles and boards from a file.
pub fn read_tracks(path: &Path) -> miette::Result<TrackSet> {
    Ok(tile_set_file::tracks(&path.display().to_string(), &read_text(path)?)?)
}

/// Reads a set of either kind from a file.
pub fn read_any_set(path: &Path) -> miette::Result<AnySet> {
    Ok(tile_set_file::any(&path.display().to_string(), &read_text(path)?)?)
}

/// Most bytes that are read of a file; no kind of file may be longer.
const MOST: u64 = 1 << 20;

/// Reads a text file, or standard input for `-`; a mark of the byte order is left out.
pub fn read_text(path: &Path) -> miette::Result<String> {
    let read = || -> std::io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        match path.to_str() {
            Some("-") => std::io::stdin().lock().take(MOST + 1).read_to_end(&mut bytes)?,
            _ => File::open(path)?.take(MOST + 1).read_to_end(&mut bytes)?,
        };
        Ok(bytes)
    };
    let bytes = read()
        .into_diagnostic()
        .wrap_err_with(|| text(msg!("error-read", path = path.display().to_string())))?;
    if bytes.len() as u64 > MOST {
        return Err(error(msg!("error-long", path = path.display().to_string(), most = MOST)));
    }
    let read = String::from_utf8(bytes)
        .map_err(|_| error(msg!("error-no-text", path = path.display().to_string())))?;
    Ok(read.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(read))
}

/// Prints a text. A reader that has gone away has seen enough.
pub fn print(shown: &str) -> miette::Result<()> {
    print_bytes(shown.as_bytes())
}

/// Prints bytes, as [`print()`] does.
pub fn print_bytes(shown: &[u8]) -> miette::Result<()> {
    let mut out = std::io::stdout().lock();
    match out.write_all(shown).and_then(|()| out.flush()) {
        Err(failure) if failure.kind() == ErrorKind::BrokenPipe => Ok(()),
        result => result.into_diagnostic().wrap_err_with(|| text(msg!("error-print"))),
    }
}

/// Prints a line for people beside the output. Nothing is wrong if they do not read it.
pub fn tell(line: &str) {
    let _ = writeln!(std::io::stderr(), "{line}");
}

/// Returns a help text as it is printed on a stream: with styles only where they show.
pub fn styled(help: &clap::builder::StyledStr, stream: &impl IsTerminal) -> String {
    match stream.is_terminal() && fogbound_terminal::wants_colour() {
        true => help.ansi().to_string(),
        false => help.to_string(),
    }
}

/// The seed given, or 128 random bits.
pub fn seed_or_random(seed: Option<&str>) -> miette::Result<Seed> {
    match seed {
        Some(text) => Ok(Seed::new(text)),
        None => Ok(Seed::new(random_bits()?)),
    }
}

/// 128 random bits of the system, as hexadecimal digits.
pub fn random_bits() -> miette::Result<String> {
    kept::random_bits().map_err(|cause| error(msg!("error-random", error = cause.to_string())))
}

#[cfg(test)]
mod tests;
