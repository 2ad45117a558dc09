//! Carcassonne with Ghosts, Castles & Cemeteries on a screen.

pub mod account;
mod brief;
mod consequences;
mod ending;
mod events;
mod features;
mod hints;
mod in_words;
mod label;
mod lesson;
mod notes;
mod panels;
mod places;
mod question;
mod scene;
mod story;
pub mod words;

use notes::Notes;
pub use scene::{scene, seat_colour};

pub use story::KINDS;

pub(crate) use hints::hint;

use crate::hints::Hints;
use crate::in_words::InWords as _;
use crate::landscape::{self, Landscape};
use crate::length::Length;
use crate::lesson::Lesson;
use crate::model::*;
use crate::presented::{Presented, Words, first, titled};
use crate::puzzle::Aim;
use fogbound_carcassonne::{Action, Event, Game, Parts, Rules};
use fogbound_game::{Cell, Colour, Game as _, Halves, Rotation, Seats};
use fogbound_landscape::{Catalogue, KindId, Map, Placement};
use fogbound_pictures::figures::Pose;
use fogbound_pictures::{Scene, Stand};
use fogbound_table::aid::Aid;
use fogbound_table::games::carcassonne::{Preview, Session};
use fogbound_table::texts::{Texts, family, msg};

impl Landscape for Game {
    fn placement(action: Action) -> Option<Placement> {
        match action {
            Action::Place(cell, rotation) => Some(Placement { cell, rotation }),
            _ => None,
        }
    }

    fn in_hand(&self) -> Option<KindId> {
        self.hand()
    }

    fn pile_sizes(&self) -> Vec<u8> {
        vec![self.pile()]
    }

    fn catalogue(&self) -> &Catalogue {
        self.rules().catalogue()
    }

    fn laid(&self) -> &Map {
        self.map()
    }

    fn start(&self) -> &[(Cell, KindId)] {
        self.rules().start()
    }

    fn field(&self, cell: Cell, halves: Halves) -> Option<Vec<(Cell, Stand)>> {
        places::field(self, cell, halves)
    }

    fn scene(&self) -> Scene {
        scene(self)
    }
}

impl Presented for Game {
    const SHOWCASE: &'static str = include_str!("../showcase/carcassonne.fogbound");
    const LESSON: Option<Lesson> = Some(lesson::LESSON);
    const CARDS: &'static [(&'static str, &'static str)] = &[
        ("meeple", "C-4"),
        ("farmer", "C-4"),
        ("guard", "G-2.6"),
        ("ghost", "G-4.4"),
        ("scoring", "C-5"),
        ("pile", "C-6"),
        ("coat", "C-5"),
        ("monastery", "C-5"),
        ("castle", "G-4.2"),
        ("cemetery", "G-4.3"),
        ("ruin", "G-1.1"),
    ];
    const EXAMPLES: &'static [&'static str] = &[
        include_str!("../examples/carcassonne-1.fogbound"),
        include_str!("../examples/carcassonne-2.fogbound"),
    ];

    const BOOKS: &'static [&'static str] = &["C", "G"];

    const HINTS: Hints = hints::HINTS;

    fn about(rules: &Rules, texts: &Texts) -> String {
        match rules.parts() == Parts::NONE {
            true => texts.say(msg!("game-line-carcassonne.base")),
            false => texts.say(msg!("game-line-carcassonne")),
        }
    }

    fn title(rules: &Rules, texts: &Texts) -> String {
        let parts = rules.parts();
        let played: Vec<String> = parts
            .list()
            .into_iter()
            .filter(|&(_, is_played)| is_played)
            .map(|(part, _)| texts.say(family!("web-carc-part-", in Parts::NAMES, part)))
            .collect();
        let which = match parts {
            Parts::ALL => "all",
            Parts::NONE => "none",
            _ => "some",
        };
        let name = texts.say(msg!("web-carc-title", which, parts = played.join(", ")));
        titled::<Game>(name, &rules.options().list(), texts)
    }

    fn length(rules: &Rules) -> Option<Length> {
        u16::try_from(rules.tiles().len()).ok().map(Length::All)
    }

    fn colours(_rules: &Rules, seat: u8) -> Vec<Colour> {
        vec![seat_colour(seat)]
    }

    fn supply(&self, seat: u8, texts: &Texts) -> String {
        let guards = self.rules().parts().guards;
        texts.say(msg!(
            "web-carc-supply",
            meeples = self.supply(seat),
            guards = if guards { self.guards(seat).to_string() } else { "none".to_owned() },
            n = self.guards(seat)
        ))
    }

    fn pieces(&self, seat: u8) -> Vec<(Glyph, u16)> {
        let colour = seat_colour(seat);
        let meeples = (Glyph::meeple(colour, Pose::Standing), self.supply(seat).into());
        let guards = (Glyph::meeple(colour, Pose::Guard), self.guards(seat).into());
        let has_guards = self.rules().parts().guards;
        [meeples].into_iter().chain(has_guards.then_some(guards)).collect()
    }

    fn points(&self, seat: u8) -> Option<i32> {
        self.scores().get(usize::from(seat)).map(|&points| points.into())
    }

    fn question(&self, seat: u8, words: Words<'_>) -> Question {
        question::question(self, seat, words)
    }

    fn placing(cell: Cell, rotation: Rotation) -> Action {
        Action::Place(cell, rotation)
    }

    fn foresight(
        &self,
        _seat: u8,
        action: Action,
        preview: &Preview,
        words: Words<'_>,
    ) -> Foresight {
        consequences::foresight(self, action, preview, words)
    }

    fn if_it_ended(&self, later: &Game, words: Words<'_>) -> Option<Told> {
        consequences::changes(self, later, words).map(Told::into_line)
    }

    fn settled(&self) -> Game {
        consequences::settled(self)
    }

    fn log_line(&self, event: &Event, words: Words<'_>) -> Option<LogLine> {
        events::log_line(self, event, words)
    }

    fn happened(&self, events: &[Event], words: Words<'_>) -> Happened {
        events::happened(self, events, words)
    }

    fn board(&self, _viewer: Option<u8>, _board: u8, overlays: Overlays) -> Board {
        landscape::board(self, overlays)
    }

    fn label(&self, _board: u8, cell: Cell, words: Words<'_>) -> String {
        label::label(self, cell, words.names, words.texts)
    }

    fn features(&self, _board: u8, cell: Cell, words: Words<'_>) -> Vec<Feature> {
        features::features(self, cell, words)
    }

    fn panels(&self, _viewer: Option<u8>, _board: u8, aid: Aid, words: Words<'_>) -> Vec<Panel> {
        panels::panels(self, aid, words)
    }

    fn brief(&self, words: Words<'_>) -> Vec<Brief> {
        brief::figures(self, words)
    }

    fn in_box(&self, tile: Self::Tile, texts: &Texts) -> (Glyph, String) {
        landscape::in_box(self, tile, texts)
    }

    fn left(&self, words: Words<'_>) -> Left {
        landscape::left(self, words.texts)
    }

    fn odds(&self, cell: Cell, words: Words<'_>) -> Option<Odds> {
        landscape::odds(self, cell, words.texts)
    }

    fn account(
        session: &Session,
        ply: usize,
        _board: u8,
        past: bool,
        its: Words<'_>,
    ) -> Vec<String> {
        let account = account::Account::of(session.replay(), ply);
        let told = |account: account::Account| {
            let mut lines = if past { words::past(&account, its.names, its.texts) } else { vec![] };
            lines.extend(words::end(&account, its.names, its.texts));
            lines
        };
        account.map(told).unwrap_or_default()
    }

    fn story(session: &Session, words: Words<'_>) -> Option<Story> {
        story::story(session, words)
    }

    fn deed(&self, action: Action, seat: u8, words: Words<'_>) -> String {
        let what = self.answer(action, seat, words.names, words.texts);
        match action {
            Action::Ghost(_) => words.texts.say(msg!("carc-deed-ghost", what)),
            _ => what,
        }
    }

    fn winners(&self) -> Option<Seats> {
        Some(first(&self.ranks()?))
    }

    const AIMS: &'static [Aim] = &[Aim::Lead, Aim::Standing];

    fn worth(&self, seat: u8, aim: Aim) -> Option<i32> {
        let totals = match aim {
            Aim::Lead => self.scores().to_vec(),
            Aim::Standing => account::totals(self),
            Aim::Points | Aim::Ghosts | Aim::Sheet | Aim::Hidden | Aim::Win => return None,
        };
        let mut others = (0..).zip(&totals).filter(|&(other, _)| other != seat);
        let most = others.by_ref().map(|(_, &points)| i32::from(points)).max()?;
        totals.get(usize::from(seat)).map(|&own| i32::from(own) - most)
    }

    fn ending(session: &Session, words: Words<'_>) -> Option<Ending> {
        ending::ending(session, words)
    }
}
