//! Messages made by the macros.

use crate::texts::{Texts, family, msg};
use fogbound_game::Colour;

const WORDS: [&str; 2] = ["road", "city"];

#[test]
fn a_message_is_filled_in() {
    let texts = Texts::english();
    assert_eq!(texts.say(msg!("colour-red")), texts.get("colour-red", &[]));
    let got = texts.get("galore-total", &[("points", 3.into()), ("dead_ends", 1.into())]);
    let dead_ends = 1;
    assert_eq!(texts.say(msg!("galore-total", points = 3, dead_ends)), got);
}

#[test]
fn a_member_of_a_family_is_found_by_its_word() {
    let texts = Texts::english();
    for colour in Colour::ALL {
        let got = texts.get(&format!("colour-{}", colour.name()), &[]);
        assert_eq!(texts.say(family!("colour-", Colour::name, colour)), got);
    }
    for word in WORDS {
        let got = texts.get(&format!("feature-{word}"), &[]);
        assert_eq!(texts.say(family!("feature-", in WORDS, word)), got);
    }
}
