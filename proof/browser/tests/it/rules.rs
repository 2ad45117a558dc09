//! The rules with pictures.

use fogbound_browser::Browser;
use fogbound_browser::client::{Game, Player};

#[test]
fn the_rules_stand_in_the_order_of_learning_and_show_what_they_mean() {
    let player = Player::keys(&Browser::launch());
    player.open("rules/M-8.6");
    player.page.wait_for(
        "the colours that multiply",
        "[...document.querySelectorAll('.rule.meant figcaption')].some(it => it.innerText.includes('× 2 colours'))",
    );
    let parts = player
        .page
        .text("[...document.querySelectorAll('.rules-part')].map(it => it.innerText).join(', ')");
    assert_eq!(parts, "What it is about, A turn, What counts, The end, Everything else");
    player
        .page
        .wait_for("all pictures", "document.querySelectorAll('.example-picture svg').length > 30");
    let ids = player.page.number(
        "[...document.querySelectorAll('.rules-text h2, .rules-text h3')].filter(it => /[MXTCG]-\\d/.test(it.innerText)).length",
    );
    assert_eq!(ids, 0.0, "ids are folded away");
    // A refusal shows the tile where it must not lie.
    let refused = "document.querySelectorAll('#rule-M-3-3 .example.refused svg .refused').length";
    assert_eq!(player.page.number(refused), 1.0);
    player.page.tab_to("input[type=search]");
    player.page.write("bone door");
    player.page.wait_for("what was searched", "document.querySelectorAll('.rule').length < 6");
    player
        .page
        .wait_for("its picture", "document.querySelector('#rule-T-4-11 .example-picture svg')");
}

/// The colours of the page and of its text, the first colour of a picture, and the number of controls that are seen.
const PRINTED: &str = "[
    getComputedStyle(document.documentElement).backgroundColor,
    getComputedStyle(document.querySelector('.rule p')).color,
    getComputedStyle(document.querySelector('.example-picture svg path')).fill,
    [...document.querySelectorAll('.rules :is(.rules-buttons, .rules-search, .rules-books)')].filter(it => it.checkVisibility()).length,
].join(' ')";

#[test]
fn rules_are_printed_on_white_paper_whatever_the_screen_is() {
    let printed = |theme: &str| {
        let player = Player::keys(&Browser::launch());
        player.open("rules/M-8.6");
        player.page.wait_for("a picture", "document.querySelector('.example-picture svg path')");
        player.page.eval(&format!("document.documentElement.dataset.theme = '{theme}'"));
        player.page.print();
        let printed = player.page.text(PRINTED);
        player.page.close();
        printed
    };
    let light = printed("light");
    assert!(light.starts_with("rgb(255, 255, 255) rgb(42, 35, 64) "), "{light}");
    assert!(light.ends_with(" 0"), "{light}");
    for theme in ["dark", "contrast", ""] {
        assert_eq!(printed(theme), light, "{theme}");
    }
}

#[test]
fn who_points_at_a_piece_sees_its_card() {
    let player = Player::mouse(&Browser::launch());
    player.play_now(Game::GhostsGalore);
    player.wait_for_question();
    player.dismiss_guide();
    player.page.hover(".panel [data-piece=bat]");
    player.page.wait_for(
        "the card of bats, with an example",
        "document.querySelector('.piece-card')?.innerText.startsWith('Bats') && document.querySelector('.piece-card svg')",
    );
    player.page.hover("h2, .train-card");
    player.page.wait_for("no card", "!document.querySelector('.piece-card')");
}
