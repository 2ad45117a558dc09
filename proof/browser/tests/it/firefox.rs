//! The client in Firefox: games begin, go on by keys and by mouse, are kept, and the language changes.

use fogbound_browser::client::{ANSWERS, CONFIRM, Game, LEGAL};
use fogbound_browser::{Firefox, server};
use fogbound_table::texts::{Texts, family, msg};

const ENTER: char = '\u{e006}';
const RIGHT: char = '\u{e014}';
const DOWN: char = '\u{e015}';

/// The question, as soon as something can answer it.
const ASKED: &str = "(() => {
    const is_there = [...document.querySelectorAll(`ANSWERS, LEGAL`)].some(it => it.getClientRects().length);
    return is_there && document.querySelector('#ask-question')?.innerText;
})()";

/// The place of an answer, or of a cell for the tile in hand, that lies under nothing.
const PLACE: &str = "(() => {
    const seen = it => {
        const { x, y, width, height } = it.getBoundingClientRect();
        const [left, top] = [Math.round(x + width / 2), Math.round(y + height / 2)];
        const hit = document.elementFromPoint(left, top);
        return hit && (it.contains(hit) || it.matches('[data-ways]') && hit.closest('.board-window')) && [left, top];
    };
    const answers = document.querySelectorAll(`ANSWERS`);
    return [...(answers.length ? answers : document.querySelectorAll(`LEGAL`))].map(seen).find(Boolean);
})()";

/// True once an answer, or else the board, has the focus.
const FOCUSED: &str = "(() => {
    const wanted = document.querySelector(`ANSWERS`) ?? document.querySelector('[role=grid]');
    wanted.focus();
    return document.activeElement === wanted;
})()";

/// True as soon as something is chosen.
const CHOSEN: &str = "!!document.querySelector(`CONFIRM`)";

/// True as soon as nothing is chosen any more.
const TAKEN: &str = "!document.querySelector(`CONFIRM`)";

/// Returns a script with the selectors of the client.
fn filled(script: &str) -> String {
    let names = [("ANSWERS", ANSWERS), ("LEGAL", LEGAL), ("CONFIRM", CONFIRM)];
    names.iter().fold(script.to_owned(), |script, (name, css)| script.replace(name, css))
}

#[test]
fn every_game_is_played_and_kept() {
    let Some(firefox) = launch() else { return };
    let texts = Texts::english();
    for &game in Game::ALL {
        firefox.goto(&format!("{}#/", server()));
        firefox.press(&texts.say(family!("game-play-", Game::name, game)));
        if game == Game::Mists {
            // What is new at a level is told first.
            firefox.press(&texts.say(msg!("campaign-begin")));
        }
        decide(&firefox, |firefox| {
            // The board must lie still to be hit.
            firefox.wait_for("rest", "!document.querySelector('.gliding')");
            let place = firefox.wait_for("an answer in sight", &filled(PLACE));
            let at = |part: usize| place[part].as_i64().unwrap_or_default();
            firefox.press_at(at(0), at(1));
            firefox.wait_for("the choice", &filled(CHOSEN));
            firefox.press(&texts.say(msg!("ask-confirm")));
        });
        decide(&firefox, |firefox| {
            firefox.wait_for("the focus", &filled(FOCUSED));
            // On a board the first key leads to a cell where the tile fits, on an answer it does nothing.
            firefox.key(RIGHT);
            firefox.key(ENTER);
            firefox.wait_for("the choice", &filled(CHOSEN));
            firefox.focus(&texts.say(msg!("ask-confirm")));
            firefox.key(ENTER);
        });
        let asked = firefox.wait_for("the question", &filled(ASKED));
        let address = firefox.wait_for("the address", "location.hash");
        firefox.reload();
        assert_eq!(firefox.wait_for("the question", &filled(ASKED)), asked, "{game}");
        firefox.goto(&format!("{}#/", server()));
        let place = format!(
            "(() => {{
                const link = document.querySelector(`a[href='${{{address}}}']`);
                link?.scrollIntoView({{ block: 'center' }});
                const {{ x, y, width, height }} = link.getBoundingClientRect();
                return [Math.round(x + width / 2), Math.round(y + height / 2)];
            }})()"
        );
        let place = firefox.wait_for("the kept game", &place);
        let at = |part: usize| place[part].as_i64().unwrap_or_default();
        firefox.press_at(at(0), at(1));
        assert_eq!(firefox.wait_for("the question", &filled(ASKED)), asked, "{game}");
        firefox.check();
    }
}

#[test]
fn the_language_changes() {
    let Some(firefox) = launch() else { return };
    let texts = Texts::english();
    firefox.goto(&format!("{}#/", server()));
    firefox.press(&texts.say(msg!("preferences")));
    firefox.wait_for("the list", "document.querySelector('dialog[open] select')?.focus() ?? true");
    firefox.key(DOWN);
    firefox.wait_for("German", "document.documentElement.lang === 'de'");
    firefox.check();
}

/// The number of colours in the picture that is shown, looked at here and there.
const COLOURS: &str = "(async () => {
    const shown = document.querySelector('.share-shown');
    if (!shown) return null;
    await shown.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [200, 200];
    const context = canvas.getContext('2d');
    context.drawImage(shown, 0, 0, 200, 200);
    const pixels = new Uint32Array(context.getImageData(0, 0, 200, 200).data.buffer);
    return new Set(pixels).size;
})()";

#[test]
fn a_picture_is_drawn_to_be_shared() {
    let Some(firefox) = launch() else { return };
    let texts = Texts::english();
    firefox.goto(&format!("{}#/", server()));
    firefox.press(&texts.say(family!("game-play-", Game::name, Game::Carcassonne)));
    firefox.wait_for("a question", &filled(ASKED));
    for button in [msg!("menu"), msg!("menu-share"), msg!("share-picture")] {
        firefox.press(&texts.say(button));
    }
    let colours = firefox.wait_for("a picture", COLOURS);
    assert!(colours.as_u64() > Some(100), "{colours}");
    firefox.check();
}

/// Starts Firefox. Where none is named it is left out, but not by those who may leave out nothing.
fn launch() -> Option<Firefox> {
    let firefox = Firefox::launch();
    let may_lack = std::env::var_os("CI").is_none_or(|value| value != "true");
    assert!(firefox.is_some() || may_lack, "FOGBOUND_FIREFOX names no Firefox");
    firefox
}

/// Waits for a question, answers it, and waits until that is done.
fn decide(firefox: &Firefox, answer: impl Fn(&Firefox)) {
    firefox.wait_for("a question", &filled(ASKED));
    answer(firefox);
    firefox.wait_for("the answer to be taken", &filled(TAKEN));
}
