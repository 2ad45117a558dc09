//! `fogbound film`: a record as a small animation.

use super::position::{Recorded, Wanted};
use super::{Format, PictureArgs, gif, opened};
use crate::common::Outcome;
use crate::trace::SetArgs;
use fogbound_pictures::Frame;
use fogbound_pictures::panel::{Shot, Timing, film_svg};
use fogbound_presenter::{Look, Overlays};
use fogbound_table::texts::{Texts, msg};
use std::path::PathBuf;
use std::process::ExitCode;
use std::rc::Rc;

/// Arguments of `fogbound film`.
#[derive(clap::Args)]
pub struct Args {
    /// A record of a game
    file: PathBuf,
    /// Pictures a second
    #[arg(long, value_name = "N", default_value_t = 1.5, value_parser = speed)]
    speed: f64,
    #[command(flatten)]
    picture: PictureArgs,
    #[command(flatten)]
    tiles: SetArgs,
}

/// Pictures a second, slowest and fastest.
const SPEEDS: [f64; 2] = [0.1, 20.0];
/// The time that the last picture stays, in milliseconds.
const LAST: u32 = 4000;
/// Unless a size is given, the longer side of a film has about so many pixels.
const LONG_SIDE: f64 = 760.0;
/// Sizes that are chosen.
const SIZES: [u32; 2] = [24, 96];

fn speed(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|speed| (SPEEDS[0]..=SPEEDS[1]).contains(speed));
    number.ok_or_else(|| {
        let [least, most] = SPEEDS.map(|speed| speed.to_string());
        crate::common::text(msg!("error-picture-speed", least, most))
    })
}

pub fn run(args: Args) -> Outcome {
    let format = args.picture.format([Format::Svg, Format::Gif])?;
    let texts = Rc::new(Texts::chosen());
    let game = opened(&args.file, &args.tiles, &texts)?;
    let recorded = Recorded::new(game.as_ref(), &texts);
    let shot = |at: usize, pixels: u32| {
        let wanted = Wanted { look: Look::at(at), pixels, overlays: Overlays::None, moving: true };
        let (panel, drawing) = recorded.draw(wanted);
        Shot { panel, drawing }
    };
    let pixels = match args.picture.size {
        Some(pixels) => pixels,
        None => fitting(shot(game.plies(), SIZES[1]).drawing.frame),
    };
    let mut shots: Vec<Shot> = recorded.stages().into_iter().map(|at| shot(at, pixels)).collect();
    // Boards only grow: the last picture has room for all.
    if let Some(frame) = shots.last().map(|shot| shot.drawing.frame) {
        shots.iter_mut().for_each(|shot| shot.drawing.frame = frame);
    }
    // Within the limits of the speed this is 50 to 10,000.
    let timing = Timing { shot: (1000.0 / args.speed) as u32, last: LAST };
    let styling = args.picture.styling();
    match format {
        Format::Gif => {
            let files: Vec<String> = Shot::files(&shots, styling).collect();
            args.picture.write(&gif::encode(&files, timing, pixels)?)?;
        }
        _ => args.picture.write(film_svg(&shots, timing, styling).as_bytes())?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The size of tiles at which a drawing, in the larger of the sizes, fits a screen.
fn fitting(frame: Frame) -> u32 {
    let long = frame.size.x.max(frame.size.y) * frame.scale / f64::from(SIZES[1]);
    ((LONG_SIDE / long) as u32).clamp(SIZES[0], SIZES[1])
}
