//! `fogbound board`: a position of a record as a picture.

use super::{Draws, PictureArgs, Pictured, Wanted, check_seat, place};
use crate::common::{Outcome, error};
use crate::trace::SetArgs;
use clap::ValueEnum;
use fogbound_pictures::panel::poster_svg;
use fogbound_presenter::Outlines;
use fogbound_table::record::{Record, Sets};
use fogbound_table::texts::{Texts, msg};
use std::path::PathBuf;
use std::process::ExitCode;

/// Arguments of `fogbound board`.
#[derive(clap::Args)]
pub struct Args {
    /// A record of a game
    file: PathBuf,
    /// Show the position after this many decisions instead of the last one
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Show what the player in this seat may know, instead of what everybody knows
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,
    /// Show features by their outline
    #[arg(long, value_enum)]
    overlay: Option<Overlay>,
    #[command(flatten)]
    picture: PictureArgs,
    #[command(flatten)]
    tiles: SetArgs,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
enum Overlay {
    /// Roads and cities that can still grow
    Regions,
    /// What meeples stand on, with the letter of who has most there
    Owners,
    /// The fields of farmers, with the letter of who has most there
    Fields,
}

/// Side of a tile where none is given.
const SIZE: u32 = 96;

pub fn run(args: Args) -> Outcome {
    args.draw_file(&args.file, &args.tiles)
}

impl Draws for Args {
    fn draw<G: Pictured>(&self, record: &Record<G>, sets: &Sets) -> Outcome {
        let texts = Texts::chosen();
        let replay = record.replay(sets)?;
        check_seat(self.seat, replay.end().players())?;
        if self.overlay.is_some() && !G::HAS_FEATURES {
            return Err(error(msg!("error-picture-overlay")));
        }
        let decisions = replay.taken().len();
        let at = self.to.unwrap_or(decisions);
        let Some(game) = replay.at(at) else {
            eprintln!("{}", texts.get("replay-beyond", &[("decisions", decisions.into())]));
            return Ok(ExitCode::from(2));
        };
        let view = game.view_of(self.seat);
        let wanted = Wanted {
            pixels: self.picture.size.unwrap_or(SIZE),
            overlay: self.overlay.map(Overlay::outlines),
            moving: false,
        };
        let panel = G::panel(&view, wanted, &place(&texts, &replay, at), &texts);
        let drawing = G::drawing(&view, wanted, &texts);
        self.picture.write_picture(&poster_svg(&panel, &drawing, self.picture.styling()))?;
        Ok(ExitCode::SUCCESS)
    }
}

impl Overlay {
    const fn outlines(self) -> Outlines {
        match self {
            Overlay::Regions => Outlines::Open,
            Overlay::Owners => Outlines::Owned,
            Overlay::Fields => Outlines::Fields,
        }
    }
}
