//! `fogbound board`: a position of a record as a picture.

use super::{Format, PictureArgs, formats, opened};
use crate::common::{Outcome, misuse};
use crate::trace::SetArgs;
use clap::ValueEnum;
use fogbound_pictures::panel::poster_svg;
use fogbound_presenter::{Look, Overlays, Recorded, Scene, Wanted};
use fogbound_table::texts::{Texts, msg};
use std::path::PathBuf;
use std::process::ExitCode;
use std::rc::Rc;

/// Arguments of `fogbound board`.
#[derive(clap::Args)]
#[command(mut_arg("format", |format| format.value_parser(formats([Format::Svg, Format::Png]))))]
pub struct Args {
    /// A record of a game
    file: PathBuf,
    /// Show the position after this many decisions instead of the last one
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    to: Option<usize>,
    /// Show what the player in this seat, from 1, may know, instead of what everybody knows
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
    let texts = Rc::new(Texts::chosen());
    let game = opened(&args.file, &args.tiles, &texts)?;
    let seats = game.chairs().len();
    let viewer = args.seat.map(|number| seat_of(number, seats)).transpose()?;
    let overlays = args.overlay.map_or(Overlays::None, Overlay::overlays);
    let decisions = game.plies();
    let at = args.to.unwrap_or(decisions);
    if at > decisions {
        return Err(misuse(msg!("replay-beyond", decisions)));
    }
    let look = Look { viewer, ply: Some(at), board: None };
    let scene = game.board(look, Overlays::None).scene;
    if overlays != Overlays::None && !matches!(scene, Scene::Landscape(_)) {
        return Err(misuse(msg!("error-picture-overlay")));
    }
    let pixels = args.picture.size.unwrap_or(SIZE);
    let wanted = Wanted { look, pixels, overlays, moving: false };
    let (panel, drawing) = Recorded::new(game.as_ref(), &texts).draw(wanted);
    args.picture.write_picture(&poster_svg(&panel, &drawing, args.picture.styling()), pixels)?;
    Ok(ExitCode::SUCCESS)
}

/// The seat that a person counts from one, if the game has it.
fn seat_of(number: u8, seats: usize) -> miette::Result<u8> {
    let seat = number.checked_sub(1).filter(|&seat| usize::from(seat) < seats);
    seat.ok_or_else(|| misuse(msg!("error-picture-seat", seat = number, last = seats)))
}

impl Overlay {
    const fn overlays(self) -> Overlays {
        match self {
            Overlay::Regions => Overlays::Open,
            Overlay::Owners => Overlays::Owned,
            Overlay::Fields => Overlays::Fields,
        }
    }
}
