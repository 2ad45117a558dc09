//! Themes: what the classes of a picture look like.
//!
//! Geometry knows classes only. A theme is one style sheet. The caller puts it into the file, or
//! links it from a page, where every rule is held to pictures by the class `fogbound` of their
//! root.

use core::fmt::Write;

/// Light, dark, or dark with stronger contrast.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Dusk.
    #[default]
    Light,
    /// Night.
    Dark,
    /// Night with stronger outlines, thicker fog and no ornament on the meadows.
    Contrast,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::Contrast];

    /// Returns `light`, `dark` or `contrast`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::Contrast => "contrast",
        }
    }

    /// Returns its colours.
    #[must_use]
    pub const fn palette(self) -> &'static Palette {
        match self {
            Theme::Light => &DUSK,
            Theme::Dark => &NIGHT,
            Theme::Contrast => &CONTRAST,
        }
    }
}

/// The colours of a theme, by role, and the few numbers that differ between themes.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub struct Palette {
    pub table: &'static str,
    pub text: &'static str,
    pub second_text: &'static str,
    pub ink: &'static str,
    pub paper: &'static str,
    pub field: &'static str,
    pub field_lit: &'static str,
    pub field_dark: &'static str,
    pub tuft: &'static str,
    pub furrow: &'static str,
    pub tree: &'static str,
    pub tree_lit: &'static str,
    pub road: &'static str,
    pub road_rut: &'static str,
    pub road_case: &'static str,
    pub ground: &'static str,
    pub paving: &'static str,
    pub stone: &'static str,
    pub stone_dark: &'static str,
    pub stone_lit: &'static str,
    pub roof_red: &'static str,
    pub roof_orange: &'static str,
    pub slate: &'static str,
    pub plaster: &'static str,
    pub plaster_dark: &'static str,
    pub window: &'static str,
    pub glow: &'static str,
    pub mist: &'static str,
    pub mist_lit: &'static str,
    pub mist_line: &'static str,
    pub mist_done: &'static str,
    pub hollow: &'static str,
    pub ghost: &'static str,
    pub ghost_shade: &'static str,
    pub printed: &'static str,
    pub soil: &'static str,
    pub soil_lit: &'static str,
    pub iron: &'static str,
    pub shadow: &'static str,
    pub shade: &'static str,
    pub back: &'static str,
    pub back_line: &'static str,
    pub moon: &'static str,
    pub accent: &'static str,
    pub legal: &'static str,
    /// Opacity of one level of fog, and of one of the three levels drawn far away.
    pub fog: [&'static str; 2],
    /// Width of the outlines of buildings.
    pub outline: &'static str,
    /// Opacity of the lamplight in cities.
    pub lamplight: &'static str,
    /// `display` of the ornaments of meadows, planks and bricks: `inline` or `none`.
    pub ornament: &'static str,
    /// The floors of track tiles.
    pub floors: [&'static str; 6],
    /// Colours of the bed of a track, of its sleepers and its rails, and the width of rails.
    pub track: [&'static str; 4],
    /// The rim of monsters on their tile.
    pub token: &'static str,
}

/// Dusk.
const DUSK: Palette = Palette {
    table: "#d9d5e2",
    text: "#2a2340",
    second_text: "#4a4166",
    ink: "#2a2340",
    paper: "#f6f3fa",
    field: "#6f907f",
    field_lit: "#7d9d87",
    field_dark: "#628473",
    tuft: "#4f7163",
    furrow: "#a9ab7c",
    tree: "#335a57",
    tree_lit: "#538578",
    road: "#ead7a8",
    road_rut: "#c5a873",
    road_case: "#54443f",
    ground: "#b78d7c",
    paving: "#d9b79a",
    stone: "#dcd4d6",
    stone_dark: "#8d8198",
    stone_lit: "#f3eeee",
    roof_red: "#bf5640",
    roof_orange: "#d9824a",
    slate: "#51589a",
    plaster: "#f3e2c4",
    plaster_dark: "#c59f86",
    window: "#ffdf7e",
    glow: "#ffc45a",
    mist: "#e9e8fb",
    mist_lit: "#ffffff",
    mist_line: "#ffffff",
    mist_done: "#f3ead8",
    hollow: "#9d9cc4",
    ghost: "#fbfbff",
    ghost_shade: "#c3c6ea",
    printed: "#2b2560",
    soil: "#56605f",
    soil_lit: "#6a7470",
    iron: "#2c2a3f",
    shadow: "#1d1838",
    shade: "#35205a",
    back: "#2f2b55",
    back_line: "#454080",
    moon: "#f6e7b2",
    accent: "#ffa21f",
    legal: "#3b3470",
    fog: [".2", ".32"],
    outline: "1.3",
    lamplight: ".6",
    ornament: "inline",
    floors: ["#573a5e", "#454270", "#5a4549", "#3c5061", "#553f74", "#4a4f5a"],
    track: ["#2f2740", "#8a6344", "#dcd9e8", "3.4"],
    token: crate::figures::INK,
};

/// Night.
const NIGHT: Palette = Palette {
    table: "#12111d",
    text: "#efeafc",
    second_text: "#b9b3d6",
    ink: "#100c1f",
    paper: "#191728",
    field: "#3f5c56",
    field_lit: "#486860",
    field_dark: "#35504d",
    tuft: "#29443f",
    furrow: "#5c6a56",
    tree: "#1f3f40",
    tree_lit: "#356159",
    road: "#c2b08c",
    road_rut: "#917b5d",
    road_case: "#221a2b",
    ground: "#7a5a5a",
    paving: "#957a70",
    stone: "#aaa5b8",
    stone_dark: "#595371",
    stone_lit: "#cdc8d8",
    roof_red: "#8f3f3d",
    roof_orange: "#a8633f",
    slate: "#41478a",
    plaster: "#cdb7a3",
    plaster_dark: "#80677a",
    window: "#ffe28a",
    glow: "#ffb648",
    mist: "#b7bbe2",
    mist_lit: "#d9def8",
    mist_line: "#eef2ff",
    mist_done: "#d2c8ba",
    hollow: "#6f72a8",
    ghost: "#f4f5ff",
    ghost_shade: "#aab0e2",
    printed: "#0b0820",
    soil: "#2f3a40",
    soil_lit: "#3e4a50",
    iron: "#141222",
    shadow: "#06040f",
    shade: "#160c30",
    back: "#211d42",
    back_line: "#363066",
    moon: "#f0dfa4",
    accent: "#ffb14d",
    legal: "#cfc8ff",
    lamplight: ".85",
    ..DUSK
};

/// Night, made easier to read.
const CONTRAST: Palette = Palette {
    fog: [".26", ".38"],
    outline: "2.2",
    ornament: "none",
    floors: ["#33213a", "#262545", "#38272c", "#20303c", "#33234a", "#2b2f37"],
    track: ["#08060f", "#b98a62", "#ffffff", "4.6"],
    token: "#ffffff",
    ..NIGHT
};

/// Definitions shared by pictures: the lamplight and the clip of a tile. Once in each file or page.
pub const DEFINITIONS: &str = "<radialGradient id=\"glow\"><stop class=\"glow-in\" offset=\"0\"/>\
    <stop class=\"glow-mid\" offset=\".55\"/><stop class=\"glow-out\" offset=\"1\"/></radialGradient>\
    <clipPath id=\"tile-clip\"><path d=\"M0 0H200V200H0Z\"/></clipPath>";

/// Writes the rules of a style sheet.
#[derive(Debug)]
pub struct Sheet {
    /// The colours to write with.
    pub palette: &'static Palette,
    pub(crate) text: String,
}

impl Sheet {
    pub(crate) fn new(palette: &'static Palette) -> Sheet {
        Sheet { palette, text: String::new() }
    }

    /// Adds a rule for one class of elements inside pictures.
    pub fn rule(&mut self, class: &str, declarations: &str) {
        // Writing to a string cannot fail.
        let _ = write!(self.text, ".fogbound .{class}{{{declarations}}}");
    }

    /// Adds a class filled with a colour, and more declarations. What stands still is translucent
    /// by `fill-opacity`: for `opacity` a browser makes a layer of its own.
    pub fn fill(&mut self, class: &str, colour: &str, more: &str) {
        self.rule(class, &format!("fill:{colour};{more}"));
    }

    /// Adds a class filled with a colour and outlined like a building.
    pub fn outlined(&mut self, class: &str, colour: &str) {
        let Palette { ink, outline, .. } = self.palette;
        self.rule(
            class,
            &format!("fill:{colour};stroke:{ink};stroke-width:{outline};stroke-linejoin:round"),
        );
    }

    /// Adds a class of lines with round ends, and more declarations. Translucent by
    /// `stroke-opacity`, as fills are.
    pub fn line(&mut self, class: &str, colour: &str, width: &str, more: &str) {
        self.rule(
            class,
            &format!(
                "fill:none;stroke:{colour};stroke-width:{width};stroke-linecap:round;stroke-linejoin:round;{more}"
            ),
        );
    }
}
