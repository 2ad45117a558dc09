//! What may be told, and what must be.

use super::*;

const KINDS: Kinds = Kinds {
    exact: &[("set_aside", "M-3.5")],
    partly: &[("drawn", "M-3.1")],
    together: &[("scored", "C-5"), ("guard_gained", "G-4.3")],
};

fn objections(news: &News, line: &Value) -> usize {
    let mut script = Script::new(1, &[]);
    news.compare(&KINDS, line, &mut script);
    script.into_violations().len()
}

#[test]
fn m_3_5_events_of_tiles_set_aside_must_agree() {
    let mut news = News::default();
    news.tell("drawn", json!({"tile": "a"}));
    news.tell("set_aside", json!({"tile": "a"}));
    news.tell("drawn", json!({"tile": "b"}));
    let drawn = |tile: &str| json!({"kind": "drawn", "rule": "M-3.1", "tile": tile});
    let aside = |tile: &str| json!({"kind": "set_aside", "rule": "M-3.5", "tile": tile});
    let objections = |events: Value| objections(&news, &json!({"events": events}));
    assert_eq!(objections(json!([drawn("a"), aside("a"), drawn("b")])), 0);
    assert_eq!(objections(json!([aside("a"), drawn("b")])), 0);
    assert_eq!(objections(json!([aside("b"), drawn("b")])), 1);
    assert_eq!(objections(json!([aside("a"), drawn("b"), drawn("a")])), 1);
    assert_eq!(objections(json!([drawn("b")])), 1);
    assert_eq!(objections(json!([{"kind": "drawn"}, aside("a")])), 2);
    assert_eq!(objections(json!(null)), 1);
    assert_eq!(news.written(&KINDS)[1], aside("a"));
}

#[test]
fn c_5_a_scoring_may_be_told_in_any_order() {
    let mut news = News::default();
    news.tell("guard_gained", json!({"seat": 0}));
    news.tell("scored", json!({"feature": "road", "cells": [[0, 0], [0, 1]], "points": 2}));
    news.tell("scored", json!({"feature": "city", "cells": [[0, 0]], "points": 4}));
    news.allow("scored", json!({"feature": "cemetery", "points": 0}));
    let road = json!({"kind": "scored", "rule": "C-5", "feature": "road", "points": 2,
        "cells": [[0, 1], [0, 0]]});
    let city = json!({"kind": "scored", "rule": "C-5", "feature": "city", "points": 4,
        "cells": [[0, 0]], "more": 1});
    let guard = json!({"kind": "guard_gained", "rule": "G-4.3", "seat": 0});
    let grave = json!({"kind": "scored", "rule": "G-4.3", "feature": "cemetery", "points": 0});
    let objections = |events: Value| objections(&news, &json!({"events": events}));
    assert_eq!(objections(json!([city, guard, road])), 0);
    assert_eq!(objections(json!([road, city, grave, guard])), 0);
    assert_eq!(objections(json!([road, road, city, guard])), 1, "told twice");
    assert_eq!(objections(json!([road, grave, guard])), 1, "the city is missing");
    assert_eq!(objections(json!([road, city])), 1, "the guard is missing");
    let mut wrong = city.clone();
    wrong["points"] = json!(6);
    assert_eq!(objections(json!([road, wrong, guard])), 1);
}
