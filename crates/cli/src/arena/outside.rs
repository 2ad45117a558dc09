//! Bots that are programs of their own.

use crate::bot_lines::{FromBot, ToBot, VERSION};
use crate::common::text;
use fogbound_table::texts::msg;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::time::{Duration, Instant};

/// Most bytes of a line that a program says.
const LONGEST: u64 = 1 << 16;

/// The time a program has to end when it is told to.
const FAREWELL: Duration = Duration::from_millis(500);

/// A program that runs.
pub struct Program {
    child: Child,
    to: Option<Sender<String>>,
    from: Receiver<Vec<u8>>,
    patience: Duration,
    /// The lines it has said in this game.
    lines: u32,
}

impl Program {
    /// Starts a program, and waits until it has said that it speaks the protocol.
    ///
    /// # Errors
    /// In words, what is wrong with it.
    pub fn start(command: &[String], patience: Duration) -> Result<Program, String> {
        let (name, args) = command.split_first().ok_or_else(|| text(msg!("arena-no-command")))?;
        let mut command = Command::new(name);
        command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped());
        // Ctrl-C is for the arena alone: it would be told that the program has crashed.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let no_start = |error: std::io::Error| {
            text(msg!("arena-no-start", program = name.as_str(), error = error.to_string()))
        };
        let mut child = command.spawn().map_err(no_start)?;
        let (to, lines) = channel::<String>();
        if let Some(mut stdin) = child.stdin.take() {
            // A program that does not listen must not keep the arena.
            std::thread::spawn(move || {
                lines.into_iter().try_for_each(|line| {
                    stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush())
                })
            });
        }
        let (said, from) = sync_channel(16);
        if let Some(stdout) = child.stdout.take() {
            std::thread::spawn(move || listen(stdout, &said));
        }
        let mut program = Program { child, to: Some(to), from, patience, lines: 0 };
        program.tell(&ToBot::Hello { versions: vec![VERSION] });
        match program.hear()? {
            FromBot::Welcome { version: VERSION } => Ok(program),
            FromBot::Error { text: reason } => Err(program.own_words(&reason)),
            _ => Err(text(msg!("arena-no-welcome", version = VERSION))),
        }
    }

    /// Tells that a game begins.
    pub fn begin(&mut self, game: &ToBot) {
        self.lines = 0;
        self.tell(game);
    }

    /// Says something. Whether it is heard shows when it has to answer.
    pub fn tell(&self, line: &ToBot) {
        // All of it are texts, numbers and maps with texts for keys, which JSON has words for.
        let Ok(line) = serde_json::to_string(line) else { return };
        let _ = self.to.as_ref().map(|to| to.send(line + "\n"));
    }

    /// Asks for an action, in the words of records.
    ///
    /// # Errors
    /// In words, why there is none.
    pub fn ask(&mut self, question: &ToBot) -> Result<String, String> {
        self.tell(question);
        match self.hear()? {
            FromBot::Choose { action } => Ok(action),
            FromBot::Error { text: reason } => Err(self.own_words(&reason)),
            FromBot::Welcome { .. } => {
                Err(text(msg!("arena-nonsense", line = self.lines, said = "welcome")))
            }
        }
    }

    /// Explains that its last line names an action that the rules refuse.
    pub fn illegal(&self, action: &str, reason: &str) -> String {
        text(msg!("arena-illegal", line = self.lines, action = clipped(action), reason))
    }

    fn own_words(&self, reason: &str) -> String {
        text(msg!("arena-own-words", line = self.lines, said = clipped(reason)))
    }

    fn hear(&mut self) -> Result<FromBot, String> {
        let line = self.from.recv_timeout(self.patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => {
                text(msg!("arena-silent", seconds = self.patience.as_secs()))
            }
            RecvTimeoutError::Disconnected => {
                let status = self.ends().map_or_else(String::new, |status| status.to_string());
                text(msg!("arena-ended", status))
            }
        })?;
        self.lines += 1;
        let said = String::from_utf8_lossy(&line);
        let nonsense = |_| text(msg!("arena-nonsense", line = self.lines, said = clipped(&said)));
        serde_json::from_str(&said).map_err(nonsense)
    }

    /// Waits for the end of the program, for a moment.
    fn ends(&mut self) -> Option<std::process::ExitStatus> {
        let begin = Instant::now();
        while begin.elapsed() < FAREWELL {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status);
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        None
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.tell(&ToBot::Quit);
        self.to = None;
        if self.ends().is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// Passes lines on until there are no more, or nobody hears them.
fn listen(stdout: ChildStdout, to: &SyncSender<Vec<u8>>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match stdout.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
            Ok(1..) if to.send(line).is_ok() => {}
            _ => return,
        }
    }
}

/// A line as it is shown: not longer than people like to read, and without what moves the cursor.
fn clipped(line: &str) -> String {
    const SHOWN: usize = 80;
    let line: String = line.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    match line.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line,
    }
}
