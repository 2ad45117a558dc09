//! Making of pictures and films, one after the other, so that the page stays awake.

use super::canvas::{Canvas, blob};
use crate::page::settings::part_of_site;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use fogbound_pictures::gif::{Gif, Palette, samples};
use fogbound_pictures::panel::{Shot, Timing, poster_svg};
use fogbound_pictures::{Styling, Theme};
use fogbound_presenter::{Chair, Presenter, Recorded, Who, open};
use fogbound_table::texts::{Texts, msg};
use js_sys::{Array, Uint8Array};
use leptos::prelude::request_animation_frame;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File, Url};

/// The longer side of a picture, in pixels.
const LONG_SIDE: u32 = 1600;

/// Pictures of a film in a second.
const SPEED: f64 = 1.5;

/// A kind of picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One picture.
    Picture,
    /// A film of the whole game.
    Film,
}

/// The subject of pictures.
#[derive(Clone)]
pub struct Subject {
    /// The record of the game, without what nobody may know.
    pub record: String,
    /// True if the game is over.
    pub is_over: bool,
    /// The number of decisions before the position.
    pub ply: usize,
    /// The names given to the seats.
    pub names: Vec<String>,
    /// The title of the game.
    pub title: String,
}

/// A file, and where the page has it.
#[derive(Clone)]
pub struct Made {
    /// The file.
    pub file: File,
    /// Its address on the page.
    pub address: Rc<Address>,
}

/// An address of a file on the page, which ends with the last part that shows it.
pub struct Address(String);

impl std::fmt::Display for Address {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl Drop for Address {
    fn drop(&mut self) {
        // An address that is unknown is revoked already.
        let _ = Url::revoke_object_url(&self.0);
    }
}

/// Makes a file. `tell` hears how many pictures of how many are drawn and returns false once nobody waits for
/// them; then there is none.
pub(crate) async fn make(
    kind: Kind,
    subject: &Subject,
    theme: Theme,
    tell: impl Fn(usize, usize) -> bool,
) -> Result<Option<Made>, JsValue> {
    let texts = Rc::new(Texts::chosen());
    let mut game = open(&subject.record, &texts).map_err(told)?;
    // For others nobody is “you”, as on the page.
    let name = |chair: Chair| match subject.names.get(usize::from(chair.seat)) {
        Some(given) if !given.is_empty() => given.clone(),
        _ if chair.who == Who::Person => texts.say(msg!("name-person", seat = chair.seat + 1)),
        _ => String::new(),
    };
    let names: Vec<String> = game.chairs().into_iter().map(name).collect();
    game.call(&names, None);
    let styling = Styling::Inline(theme);
    let name = game.game().to_string();
    let (blob, name) = match kind {
        Kind::Picture => {
            let recorded = Recorded::new(game.as_ref(), &texts);
            let pixels = recorded.fitting(LONG_SIDE);
            let (panel, drawing) = recorded.picture(subject.ply, pixels);
            let svg = Letters::fetch().await.set(&poster_svg(&panel, &drawing, styling));
            let canvas = Canvas::draw(&svg).await?;
            (canvas.png().await?, format!("{name}.png"))
        }
        Kind::Film => match film(game.as_ref(), &texts, styling, tell).await? {
            Some(film) => (film, format!("{name}.gif")),
            None => return Ok(None),
        },
    };
    let options = web_sys::FilePropertyBag::new();
    options.set_type(&blob.type_());
    let file = File::new_with_blob_sequence_and_options(&Array::of1(&blob), &name, &options)?;
    let address = Rc::new(Address(Url::create_object_url_with_blob(&file)?));
    Ok(Some(Made { file, address }))
}

/// Makes a film as an animated GIF.
async fn film(
    game: &dyn Presenter,
    texts: &Texts,
    styling: Styling,
    tell: impl Fn(usize, usize) -> bool,
) -> Result<Option<Blob>, JsValue> {
    let recorded = Recorded::new(game, texts);
    let pixels = recorded.film_side();
    let stages = recorded.stages();
    let mut shots = Vec::with_capacity(stages.len());
    for &at in &stages {
        shots.push(recorded.shot(at, pixels));
        awake().await?;
    }
    let letters = Letters::fetch().await;
    let files: Vec<String> = Shot::files(&shots, styling).map(|svg| letters.set(&svg)).collect();
    drop(shots);
    let (mut size, mut chosen) = (None, Vec::new());
    for at in samples(files.len()) {
        let canvas = Canvas::draw(&files[at]).await?;
        size = size.or(Some(canvas.size()));
        chosen.extend(canvas.pixels()?);
    }
    let Some((width, height)) = size else { return Ok(None) };
    let short = |pixels: u32| u16::try_from(pixels).map_err(told);
    let palette = Palette::of(chosen.into_iter());
    let mut gif = Gif::new(short(width)?, short(height)?, palette).map_err(told)?;
    let timing = Timing::at(SPEED);
    for (at, file) in files.iter().enumerate() {
        if !tell(at, files.len()) {
            return Ok(None);
        }
        let canvas = Canvas::draw(file).await?;
        gif.add(canvas.pixels()?, timing.of(at, files.len())).map_err(told)?;
        awake().await?;
    }
    Ok(Some(blob(&gif.finish().map_err(told)?, "image/gif")?))
}

/// The rules for the font of pictures. A picture on its own has none of the page.
struct Letters(String);

impl Letters {
    /// Fetches the fonts. Without them a browser takes letters of its own.
    async fn fetch() -> Letters {
        let mut rules = String::new();
        for weight in [500, 800] {
            if let Some(font) = font(weight).await {
                rules += &format!(
                    "@font-face{{font-family:'{FAMILY}';font-weight:{weight};\
                        src:url(data:font/woff2;base64,{font})}}"
                );
            }
        }
        Letters(rules)
    }

    /// Returns a picture with these letters.
    fn set(&self, svg: &str) -> String {
        svg.replacen(STYLE, &format!("{STYLE}{}", self.0), 1)
    }
}

/// The beginning of the style sheet of a picture.
const STYLE: &str = "<style>";

/// The font of pictures.
const FAMILY: &str = "Alegreya Sans";

/// Returns a font of the site as text.
async fn font(weight: u16) -> Option<String> {
    let response = part_of_site(&format!("font-{weight}")).await?;
    let bytes = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
    Some(STANDARD.encode(Uint8Array::new(&bytes).to_vec()))
}

/// Returns an error as the browser has them.
fn told(error: impl std::fmt::Display) -> JsValue {
    JsValue::from(error.to_string())
}

/// Lets the page draw a frame and hear what is pressed.
async fn awake() -> Result<(), JsValue> {
    let frame = js_sys::Promise::new(&mut |done, _| {
        request_animation_frame(move || {
            // The value that a promise returns for being kept is of no use.
            let _ = done.call0(&JsValue::NULL);
        });
    });
    JsFuture::from(frame).await.map(drop)
}
