use super::*;

fn svg(markup: &str) -> Svg {
    let mut svg = Svg::new();
    svg.raw(markup);
    svg
}

#[test]
fn every_moment_shows_its_picture() {
    let pictures = [
        "<a/><g transform=\"t\"><b/><c/></g>",
        "<a/><d/><g transform=\"t\"><b/></g>",
        "<d/><a/><g transform=\"t\"><e/><b/></g><a/>",
        "",
        "<a/>",
    ];
    let mut film = Film::default();
    pictures.iter().for_each(|picture| film.add(&Svg::new(), &svg(picture)));
    for (shot, picture) in pictures.iter().enumerate() {
        let seen = film.parts.iter().filter(|part| (part.from..part.to).contains(&shot));
        let seen: String = seen.map(|part| film.texts.get(part.element.text)).collect();
        let plain = picture.replace("<g transform=\"t\">", "").replace("</g>", "");
        assert_eq!(seen, plain, "{shot}");
    }
    // Shared elements are there once: `a` of the first two pictures, `b` of three.
    assert_eq!(film.parts.len(), 8);
}

#[test]
fn symbols_of_one_name_stay_apart() {
    let mut film = Film::default();
    for path in ["M0 0", "M1 1", "M0 0"] {
        let defs = format!("<g id=\"tile-0\"><path d=\"{path}\"/></g>");
        film.add(&svg(&defs), &svg("<use href=\"#tile-0\"/>"));
    }
    assert_eq!(film.defs.as_str().matches("<g id=").count(), 2);
    let shown: Vec<&str> =
        film.parts.iter().map(|part| film.texts.get(part.element.text)).collect();
    assert_eq!(shown.len(), 3);
    assert_eq!((shown[0], shown[0] == shown[1]), (shown[2], false));
}

#[test]
fn the_rules_show_what_stays_at_last() {
    let mut film = Film::default();
    ["<a/>", "<a/><b/>", "<b/>"].iter().for_each(|picture| film.add(&Svg::new(), &svg(picture)));
    let rules = film.rules(Timing { shot: 500, last: 1000 });
    assert!(
        rules.contains("@keyframes shot-1-3{0.000%{visibility:hidden}25.000%{visibility:visible}}"),
        "{rules}"
    );
    assert!(
        rules.contains("@keyframes shot-0-2{0.000%{visibility:visible}50.000%{visibility:hidden}}"),
        "{rules}"
    );
    assert!(rules.starts_with(".fogbound .shot-0-2{visibility:hidden}@media"), "{rules}");
}
