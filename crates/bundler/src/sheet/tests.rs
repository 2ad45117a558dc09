use super::*;

#[test]
fn comments_and_indentation_are_left_out() {
    let sheet = "/* one\n   two */\n.a {\n    color: red; /* three */\n}\n\n.b > c {}\n";
    assert_eq!(plain(sheet), ".a {\ncolor: red;\n}\n.b > c {}\n");
}

#[test]
fn themes_have_the_same_rules_and_braces_balance() {
    let names = |theme: Theme| -> Vec<(String, Vec<String>)> {
        let properties =
            |rule: &Rule| rule.declarations.iter().map(|(name, _)| name.clone()).collect();
        let rules = rules(&style_sheet(theme));
        rules.iter().map(|rule| (rule.selector.clone(), properties(rule))).collect()
    };
    for theme in [Theme::Dark, Theme::Contrast] {
        assert_eq!(names(theme), names(Theme::Light), "{}", theme.name());
    }
    let sheet = pictures();
    assert_eq!(sheet.matches('{').count(), sheet.matches('}').count());
    assert_eq!(sheet.matches("@keyframes fogbound-drift").count(), 1);
}

#[test]
fn every_value_of_every_theme_is_there() {
    let sheet = pictures();
    for (scope, theme) in THEMES {
        let start = sheet.find(scope).unwrap();
        let block = sheet[start..].lines().next().unwrap();
        for rule in rules(&style_sheet(theme)) {
            for (property, value) in rule.declarations {
                let is_plain = sheet.contains(&format!("{property}:{value};"));
                assert!(
                    is_plain || block.contains(&format!(":{value};")),
                    "{scope} {property}:{value}"
                );
            }
        }
    }
}

/// A sheet outweighs those before it where selectors are as specific.
#[test]
fn the_base_of_the_page_comes_before_what_builds_on_it() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../web/static/style"));
    let sheet = collect(folder).expect("the sheets of the page");
    let at = |selector: &str| sheet.find(selector).expect(selector);
    assert!(at("\n.panel {") < at("\n.ask-paper {"));
    assert!(at("\n.ask-paper {") < at("\n.board-tools {"), "others by name");
}
