//! `fogbound film`: a record as a small animation.

use super::{Draws, Format, PictureArgs, Pictured, Wanted, gif, place};
use crate::common::Outcome;
use crate::trace::SetArgs;
use fogbound_pictures::panel::{Shot, Timing, film_svg};
use fogbound_table::record::{Record, Replay, Sets};
use fogbound_table::texts::{Texts, msg};
use std::path::PathBuf;
use std::process::ExitCode;

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
    args.draw_file(&args.file, &args.tiles)
}

impl Draws for Args {
    fn draw<G: Pictured>(&self, record: &Record<G>, sets: &Sets) -> Outcome {
        let format = self.picture.format([Format::Svg, Format::Gif])?;
        let texts = Texts::chosen();
        let replay = record.replay(sets)?;
        let positions = positions(&replay);
        let views: Vec<fogbound_game::View<G>> =
            positions.iter().filter_map(|&at| Some(replay.at(at)?.view_of(None))).collect();
        let pixels = self.picture.size.unwrap_or_else(|| fitting::<G>(&views, &texts));
        let wanted = Wanted { pixels, overlay: None, moving: true };
        let mut shots: Vec<Shot> = positions
            .iter()
            .zip(&views)
            .map(|(&at, view)| Shot {
                panel: G::panel(view, wanted, &place(&texts, &replay, at), &texts),
                drawing: G::drawing(view, wanted, &texts),
            })
            .collect();
        // Boards only grow: the last picture has room for all.
        if let Some(frame) = shots.last().map(|shot| shot.drawing.frame) {
            shots.iter_mut().for_each(|shot| shot.drawing.frame = frame);
        }
        // Within the limits of the speed this is 50 to 10,000.
        let timing = Timing { shot: (1000.0 / self.speed) as u32, last: LAST };
        let styling = self.picture.styling();
        match format {
            Format::Gif => {
                let files: Vec<String> = Shot::files(&shots, styling).collect();
                self.picture.write(&gif::encode(&files, timing)?)?;
            }
            _ => self.picture.write(film_svg(&shots, timing, styling).as_bytes())?,
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The positions of a film: the first, each that moved on, the last.
fn positions<G: Pictured>(replay: &Replay<G>) -> Vec<usize> {
    let last = replay.taken().len();
    let moved = |at: usize| {
        let pair = replay.at(at - 1).zip(replay.at(at));
        pair.is_some_and(|(before, now)| G::moved(before, now))
    };
    (0..=last).filter(|&at| at == 0 || at == last || moved(at)).collect()
}

/// The size of tiles at which the end fits a screen.
fn fitting<G: Pictured>(views: &[fogbound_game::View<G>], texts: &Texts) -> u32 {
    let wanted = Wanted { pixels: SIZES[1], overlay: None, moving: true };
    let Some(end) = views.last() else { return SIZES[1] };
    let frame = G::drawing(end, wanted, texts).frame;
    let long = frame.size.x.max(frame.size.y) * frame.scale / f64::from(SIZES[1]);
    ((LONG_SIDE / long) as u32).clamp(SIZES[0], SIZES[1])
}
