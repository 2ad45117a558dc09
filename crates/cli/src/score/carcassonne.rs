//! `fogbound score carcassonne`: the score of a record, at its end or at any action.

mod json;

use crate::common::{Outcome, misuse, read_text};
use crate::setup::number;
use crate::trace::SetArgs;
use fogbound_presenter::carcassonne::account::Account;
use fogbound_presenter::carcassonne::words;
use fogbound_table::record::AnyRecord;
use fogbound_table::texts::{Texts, msg};
use fogbound_terminal::Screen;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(clap::Args)]
pub struct RecordArgs {
    /// A record of a game of Carcassonne
    file: PathBuf,
    /// Score the position after this many decisions instead of the last one
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number(0..=u32::MAX))]
    to: Option<u32>,
    /// Print the scores with their arithmetic as one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    tiles: SetArgs,
}

impl RecordArgs {
    pub fn run(self) -> Outcome {
        let sets = self.tiles.sets()?;
        let read = AnyRecord::parse(&self.file.display().to_string(), &read_text(&self.file)?)?;
        let AnyRecord::Carcassonne(record) = read else {
            return Err(misuse(msg!("score-carc-other-game", game = read.game().name())));
        };
        let replay = record.replay(&sets)?;
        let decisions = replay.taken().len();
        let Some(account) = Account::of(&replay, self.to.map_or(decisions, |to| to as usize))
        else {
            return Err(misuse(msg!("replay-beyond", decisions)));
        };
        let screen = Screen::new(true);
        if self.json {
            screen.raw(&json::account(&account).to_string());
        } else {
            let lines = words::account(&account, replay.rules(), &Texts::chosen());
            lines.iter().for_each(|line| match line.is_empty() {
                true => screen.raw(""),
                false => screen.say(line),
            });
        }
        Ok(ExitCode::SUCCESS)
    }
}
