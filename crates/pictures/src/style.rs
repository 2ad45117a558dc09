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
    printed: "#3b3470",
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
    printed: "#1d1740",
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

/// Returns the style sheet of a theme for everything this crate draws.
#[must_use]
pub fn style_sheet(theme: Theme) -> String {
    let palette = theme.palette();
    let mut sheet = Sheet::new(palette);
    landscape(&mut sheet);
    buildings(&mut sheet);
    mist(&mut sheet);
    marks(&mut sheet);
    crate::board::style(&mut sheet);
    crate::figures::style(&mut sheet);
    crate::train::style(&mut sheet);
    crate::panel::style(&mut sheet);
    sheet.text
}

/// Returns the style sheet of a theme for a file of its own. Its rules need no class around them,
/// since a browser matches what a `use` shows without the elements around that `use`.
#[must_use]
pub fn file_sheet(theme: Theme) -> String {
    style_sheet(theme).replace(".fogbound .", ".")
}

/// Writes the rules of a style sheet.
#[derive(Debug)]
pub struct Sheet {
    /// The colours to write with.
    pub palette: &'static Palette,
    text: String,
}

impl Sheet {
    fn new(palette: &'static Palette) -> Sheet {
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

fn landscape(sheet: &mut Sheet) {
    let p = sheet.palette;
    let ornament = format!("display:{}", p.ornament);
    sheet.fill("table", p.table, "");
    sheet.fill("field", p.field, "");
    sheet.fill("field-lit", p.field_lit, &ornament);
    sheet.fill("field-dark", p.field_dark, &ornament);
    sheet.line("tuft", p.tuft, "1.6", &ornament);
    sheet.line("furrow", p.furrow, "2", &format!("stroke-opacity:.55;{ornament}"));
    sheet.fill("ploughed", p.furrow, &format!("fill-opacity:.38;{ornament}"));
    sheet.fill("tree", p.tree, &format!("stroke:{};stroke-width:1;stroke-linejoin:round", p.ink));
    sheet.fill("tree-lit", p.tree_lit, "");
    sheet.fill("shadow", p.shadow, "fill-opacity:.3");
    sheet.line("road-case", p.road_case, "25", "");
    sheet.line("road", p.road, "19.5", "");
    sheet.line("road-rut", p.road_rut, "1.8", "stroke-dasharray:9 6 3 7");
    sheet.line("grid", p.ink, "1", "stroke-opacity:.22");
}

fn buildings(sheet: &mut Sheet) {
    let p = sheet.palette;
    sheet.fill("ground", p.ground, "");
    sheet.fill("glow", "url(#glow)", "");
    sheet.fill("lamplight", "url(#glow)", &format!("fill-opacity:{}", p.lamplight));
    sheet.rule("glow-in", &format!("stop-color:{};stop-opacity:.75", p.glow));
    sheet.rule("glow-mid", &format!("stop-color:{};stop-opacity:.3", p.glow));
    sheet.rule("glow-out", &format!("stop-color:{};stop-opacity:0", p.glow));
    let butt = "stroke-linecap:butt";
    sheet.line("wall-ink", p.ink, "12.5", butt);
    sheet.line("wall-face", p.stone_dark, "9.5", butt);
    sheet.line("wall-top", p.stone, "6.2", butt);
    sheet.line("wall-crest", p.stone_lit, "6.2", "stroke-linecap:butt;stroke-dasharray:4 4.5");
    sheet.outlined("stone", p.stone);
    sheet.outlined("plaster", p.plaster);
    sheet.outlined("plaster-dark", p.plaster_dark);
    sheet.outlined("roof-red", p.roof_red);
    sheet.outlined("roof-orange", p.roof_orange);
    sheet.outlined("slate", p.slate);
    sheet.fill("shade", p.shade, "fill-opacity:.38");
    sheet.fill("dark", p.ink, "");
    sheet.fill("window", p.window, "");
    sheet.outlined("hay", p.road_rut);
    sheet.fill("paving", p.paving, "");
    sheet.fill("garden", p.field_dark, "");
    sheet.fill("ruin-grass", p.field_dark, "");
    sheet.fill("soil", p.soil, "");
    sheet.fill("soil-lit", p.soil_lit, "");
    sheet.line("fence", p.iron, "2.2", "");
    sheet.line("twig", p.iron, "3.2", "");
}

fn mist(sheet: &mut Sheet) {
    let p = sheet.palette;
    sheet.fill("mist", p.mist, &format!("fill-opacity:{}", p.fog[0]));
    sheet.fill("mist-far", p.mist, &format!("fill-opacity:{}", p.fog[1]));
    sheet.fill("streak", p.mist_lit, "opacity:.34");
    sheet.line("curl", p.mist_line, "2", "stroke-opacity:.7");
    sheet.fill("mist-done", p.mist_done, "fill-opacity:.14");
    sheet.fill("streak-done", p.mist_lit, "fill-opacity:.115");
    sheet.fill("mist-hollow", p.hollow, "fill-opacity:.3");
    sheet.rule("faded", "opacity:.35");
    sheet.line("mist-dots", p.moon, "3", "stroke-dasharray:1 7;stroke-opacity:.95");
    sheet.fill("back", p.back, "");
    sheet.fill("back-sky", p.back_line, "");
    sheet.line("back-line", p.back_line, "3", "");
    sheet.fill("moon", p.moon, "");
}

fn marks(sheet: &mut Sheet) {
    let p = sheet.palette;
    sheet.line("legal", p.legal, "3", "stroke-dasharray:10 8;stroke-opacity:.75");
    sheet.fill("legal-wash", p.legal, "fill-opacity:.07");
    sheet.fill("focus-wash", p.legal, "fill-opacity:.2");
    sheet.fill("pip", p.text, "fill-opacity:.6");
    sheet.fill("pip-focus", p.accent, &format!("stroke:{};stroke-width:2", p.ink));
    sheet.line("hatch", p.legal, "2.5", "stroke-opacity:.4");
    sheet.line("rim", p.ink, "9.5", "");
    sheet.line("accent", p.accent, "5.5", "");
    sheet.line("accent-soft", p.accent, "9", "stroke-opacity:.4");
    sheet.line("accent-wide", p.accent, "17", "stroke-opacity:.2");
    sheet.fill(
        "text",
        p.text,
        "font-family:'Alegreya Sans',system-ui,'DejaVu Sans',sans-serif;font-weight:700",
    );
}
