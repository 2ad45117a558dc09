//! The style sheet of everything that is drawn here.

use crate::style::{Sheet, Theme};

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
