use super::*;

#[test]
fn elements_are_written_and_counted() {
    let mut svg = Svg::new();
    svg.group(Tag::new("g").at(Point::new(200.0, -0.04), 0.5), |svg| {
        svg.path("road", Path::new().move_to(Point::new(0.0, 1.25)).line_to(Point::new(-3.0, 2.0)));
        svg.path("road", &Path::new());
        svg.place("ghost", Point::new(1.0, 2.0));
        svg.text(Tag::new("text").number("x", 1.0), "a<b");
    });
    assert_eq!(
        svg.as_str(),
        "<g transform=\"translate(200 0) scale(0.50)\"><path class=\"road\" d=\"M0 1.3L-3 2\"/>\
         <use href=\"#ghost\" transform=\"translate(1 2)\"/><text x=\"1\">a&lt;b</text></g>"
    );
    assert_eq!(svg.shapes(), 3);
}
