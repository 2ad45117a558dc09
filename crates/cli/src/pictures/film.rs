//! `fogbound film`: a record as a small animation.

use super::{Format, PictureArgs, formats, opened, raster};
use crate::common::Outcome;
use crate::trace::SetArgs;
use fogbound_pictures::panel::{Shot, Timing, film_svg};
use fogbound_presenter::Recorded;
use fogbound_table::texts::{Texts, msg};
use std::path::PathBuf;
use std::process::ExitCode;
use std::rc::Rc;

/// Arguments of `fogbound film`.
#[derive(clap::Args)]
#[command(mut_arg("format", |format| format.value_parser(formats([Format::Svg, Format::Gif]))))]
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
    let pixels = args.picture.size.unwrap_or_else(|| recorded.film_side());
    let shot = |at: usize| recorded.shot(at, pixels);
    let shots: Vec<Shot> = recorded.stages().into_iter().map(shot).collect();
    let timing = Timing::at(args.speed);
    let styling = args.picture.styling();
    match format {
        Format::Gif => {
            let files: Vec<String> = Shot::files(&shots, styling).collect();
            args.picture.write(&raster::film(&files, timing, pixels)?)?;
        }
        _ => args.picture.write(film_svg(&shots, timing, styling).as_bytes())?,
    }
    Ok(ExitCode::SUCCESS)
}
