//! Mists over Carcassonne on a screen.

mod brief;
mod ending;
mod events;
mod features;
mod foresight;
mod hints;
mod in_words;
mod label;
mod lesson;
mod news;
mod panels;
mod question;
mod scene;
mod stars;
mod story;

pub use news::{News, Picture, news};

pub use scene::scene;

pub use stars::{MARGINS, Margin, STARS, asked, margin};

pub use story::{KINDS, LEFT_BY_GREEDY, WON_BY_GREEDY};

pub(crate) use hints::hint;

use crate::hints::Hints;
use crate::landscape::{self, Landscape};
use crate::length::Length;
use crate::lesson::Lesson;
use crate::model::*;
use crate::presented::{Presented, Words, listed, titled};
use crate::puzzle::Aim;
use fogbound_game::{Cell, Colour, Game as _, Rotation, Seats};
use fogbound_landscape::{Catalogue, KindId, Map, Placement};
use fogbound_mists::{Action, Cemeteries, Event, Game, Rules};
use fogbound_pictures::Scene;
use fogbound_pictures::figures::Pose;
use fogbound_table::aid::Aid;
use fogbound_table::games::mists::{Preview, Session};
use fogbound_table::texts::{Texts, msg};

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

    fn face_down(&self) -> usize {
        self.tiles().iter().filter(|tile| tile.tile.is_none()).count()
    }

    fn pile_sizes(&self) -> Vec<u8> {
        self.piles().to_vec()
    }

    fn catalogue(&self) -> &Catalogue {
        self.rules().catalogue()
    }

    fn laid(&self) -> &Map {
        self.map()
    }

    fn start(&self) -> &[(Cell, KindId)] {
        self.rules().quarters()
    }

    fn scene(&self) -> Scene {
        scene(self)
    }

    fn hand_note(&self, kind: KindId, texts: &Texts) -> Option<String> {
        let ghosts = self.rules().catalogue().kind(kind).ghosts;
        Some(texts.say(msg!("hand-symbols", n = ghosts)))
    }
}

impl Presented for Game {
    const SHOWCASE: &'static str = include_str!("../showcase/mists.fogbound");
    const LESSON: Option<Lesson> = Some(lesson::LESSON);
    const CARDS: &'static [(&'static str, &'static str)] = &[
        ("meeple", "M-7.2"),
        ("scoring", "M-8.6"),
        ("buried", "M-5.3"),
        ("hound", "M-10.2"),
        ("ghost", "M-6.1"),
        ("pile", "M-12.3"),
        ("coat", "M-8.5"),
        ("castle", "M-8.5"),
        ("cemetery", "M-5.1"),
        ("ruin", "M-9.2"),
        ("face-down", "M-11.4"),
    ];
    const EXAMPLES: &'static [&'static str] = &[
        include_str!("../examples/mists-1.fogbound"),
        include_str!("../examples/mists-2.fogbound"),
        include_str!("../examples/mists-3.fogbound"),
        include_str!("../examples/mists-4.fogbound"),
        include_str!("../examples/mists-5.fogbound"),
        include_str!("../examples/mists-6.fogbound"),
        include_str!("../examples/mists-7.fogbound"),
        include_str!("../examples/mists-8.fogbound"),
    ];

    fn card(rules: &Rules, name: &str) -> Option<&'static str> {
        match name {
            "cemetery" if rules.level().cemeteries == Cemeteries::Haunted => Some("M-5.2"),
            name => listed::<Game>(name),
        }
    }

    const TEAM: bool = true;

    const BOOKS: &'static [&'static str] = &["M"];

    const HINTS: Hints = hints::HINTS;

    fn title(rules: &Rules, texts: &Texts) -> String {
        let level = rules.level();
        let name = match level.number {
            Some(number) => texts.say(msg!("picture-title-mists", level = number)),
            None => texts.say(msg!("level-own", goal = level.goal)),
        };
        let options = rules.options().list();
        titled::<Game>(name, &options, texts)
    }

    fn length(rules: &Rules) -> Option<Length> {
        u16::try_from(rules.tiles().len()).ok().map(Length::Most)
    }

    fn colours(rules: &Rules, seat: u8) -> Vec<Colour> {
        rules.colours(seat).to_vec()
    }

    fn supply(&self, seat: u8, texts: &Texts) -> String {
        let left = |&colour: &Colour| {
            texts.say(msg!(
                "web-mists-supply",
                colour = texts.colour(colour),
                n = self.supply(colour)
            ))
        };
        let supply: Vec<String> = self.rules().colours(seat).iter().map(left).collect();
        supply.join(", ")
    }

    fn pieces(&self, seat: u8) -> Vec<(Glyph, u16)> {
        let left = |&colour| (Glyph::meeple(colour, Pose::Standing), self.supply(colour).into());
        self.rules().colours(seat).iter().map(left).collect()
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
        foresight::foresight(self, action, preview, words)
    }

    fn settled(&self) -> Game {
        foresight::settled(self)
    }

    fn log_line(&self, event: &Event, words: Words<'_>) -> Option<LogLine> {
        events::log_line(self, event, words)
    }

    fn happened(&self, events: &[Event], words: Words<'_>) -> Happened {
        events::happened(events, words.texts)
    }

    fn board(&self, _viewer: Option<u8>, _board: u8, overlays: Overlays) -> Board {
        landscape::board(self, overlays)
    }

    fn label(&self, _board: u8, cell: Cell, words: Words<'_>) -> String {
        label::label(self, cell, words.texts)
    }

    fn features(&self, _board: u8, cell: Cell, words: Words<'_>) -> Vec<Feature> {
        features::features(self, cell, words.texts)
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

    fn story(session: &Session, words: Words<'_>) -> Option<Story> {
        story::story(session, words)
    }

    fn winners(&self) -> Option<Seats> {
        let players = if self.outcome()?.won { self.rules().players() } else { 0 };
        Some((0..players).collect())
    }

    const AIMS: &'static [Aim] = &[Aim::Points, Aim::Ghosts, Aim::Win];

    fn worth(&self, _seat: u8, aim: Aim) -> Option<i32> {
        if self.outcome().is_some_and(|outcome| !outcome.won) {
            return None;
        }
        let points = |&scoring: &Colour| i32::from(self.points(scoring));
        match aim {
            Aim::Points => Some(self.rules().scoring().iter().map(points).sum()),
            Aim::Ghosts => Some(-self.ghosts().iter().map(|spot| i32::from(spot.n)).sum::<i32>()),
            Aim::Win => self.outcome().map(|_| 1),
            Aim::Lead | Aim::Standing | Aim::Sheet | Aim::Hidden => None,
        }
    }

    fn ending(session: &Session, words: Words<'_>) -> Option<Ending> {
        ending::ending(session, words.texts)
    }
}
