//! Questions with their answers.

use super::events::named_cell;
use super::panels::dog;
use super::scene::stand;
use crate::in_words::InWords as _;
use crate::landscape::{tell_apart, with_placements};
use crate::model::{Answer, Gain, Glyph, Outline, Piece, Question, Spot};
use crate::presented::Words;
use fogbound_game::{Cell, Colour, Edges, Game as _, Halves};
use fogbound_mists::{About, Action, Feature, Game, Region};
use fogbound_pictures::figures::{Figure, Icon, Pose};
use fogbound_table::aid::Help;
use fogbound_table::texts::{Texts, msg};

/// Returns the question to a seat.
pub(super) fn question(game: &Game, seat: u8, words: Words<'_>) -> Question {
    let Some(decision) = game.decision() else { return Question::default() };
    let legal = fogbound_game::Game::legal_of(game, seat);
    let asked = Asked { game, seat, words };
    let actions: Vec<Action> =
        legal.into_iter().filter(|action| !matches!(action, Action::Place(..))).collect();
    let mut answers: Vec<Answer> = actions.iter().map(|&action| asked.answer(action)).collect();
    if words.texts.is_pictured() {
        tell_apart(&mut answers, |number| sides(actions[number]), game.placed(), words.texts);
    }
    let question = Question {
        seat,
        text: words.texts.question(&decision, game),
        hint: super::hint(decision.ask),
        rule: decision.ask.rule().to_owned(),
        answers,
        ..Question::default()
    };
    with_placements(question, game, seat, words.texts)
}

struct Asked<'a> {
    game: &'a Game,
    seat: u8,
    words: Words<'a>,
}

impl Asked<'_> {
    fn answer(&self, action: Action) -> Answer {
        let Words { names, texts, aid } = self.words;
        let region = self.region(action);
        let outline = match action {
            Action::FaceDown(cell) => Some(Outline::Cells(vec![cell])),
            _ => region.and_then(|region| {
                Outline::region(super::features::parts(self.game, region), colour(action))
            }),
        };
        let shows_worth = aid.allows(Help::Preview);
        let note = worth_note(self.game, action, texts).filter(|_| shows_worth);
        Answer {
            action: action.to_string(),
            text: self.game.answer(action, self.seat, names, texts),
            note: note.unwrap_or_default(),
            glyph: self.glyph(action),
            cell: self.cell(action),
            outline,
            colour: colour(action),
            is_pass: matches!(action, Action::Pass | Action::HoundDone),
            in_row: None,
            spot: self.spot(action),
        }
    }

    /// Returns the place of a new meeple on the tile that has just been laid.
    fn spot(&self, action: Action) -> Option<Spot> {
        let Action::Meeple(colour, feature, edges) = action else { return None };
        let Words { texts, aid, .. } = self.words;
        let info = region_of(self.game, action).and_then(|region| self.game.region_info(region));
        let info = info.filter(|_| aid.allows(Help::Preview));
        let piece = Piece {
            name: texts.colour(colour),
            glyph: Glyph::meeple(colour, Pose::Standing),
            left: self.game.supply(colour),
        };
        let gain = info.map(|info| Gain {
            points: if info.haunted { 0 } else { info.value },
            is_now: info.complete && !info.haunted,
        });
        Some(Spot { stand: stand(feature, edges), piece, gain })
    }

    /// Returns the region that an answer is about.
    fn region(&self, action: Action) -> Option<Region> {
        match (action, self.about()) {
            (Action::Meeple(..), _) => region_of(self.game, action),
            (Action::Score(region), _) | (Action::Points, Some(About::Region(region))) => {
                Some(region)
            }
            _ => None,
        }
    }

    fn about(&self) -> Option<About> {
        self.game.decision().map(|decision| decision.about)
    }

    fn cell(&self, action: Action) -> Option<Cell> {
        match action {
            Action::Meeple(..) | Action::Spare(_) => self.game.placed(),
            Action::Points => self.region(action).map(|region| region.cell),
            Action::Split(_) => match self.about() {
                Some(About::Ghosts(cell, _)) => Some(cell),
                _ => None,
            },
            _ => named_cell(&action),
        }
    }

    fn glyph(&self, action: Action) -> Option<Glyph> {
        let standing = |cell| {
            let mut meeples = self.game.meeples().into_iter();
            let found = meeples.find(|meeple| meeple.cell == cell && meeple.feature.is_some());
            found.map(|meeple| meeple.colour)
        };
        let meeple = |pose| move |colour| Glyph::meeple(colour, pose);
        match action {
            Action::Meeple(colour, ..) | Action::BurySupply(colour) => {
                Some(Glyph::meeple(colour, Pose::Standing))
            }
            Action::Assign(colour) => Some(Glyph::meeple(colour, Pose::Scoring)),
            Action::Bury(cell) => standing(cell).map(meeple(Pose::Standing)),
            Action::Hound(_) => match self.about() {
                Some(About::Hound(hound, _)) => Some(Glyph::Figure(Figure::Hound(dog(hound)))),
                _ => None,
            },
            Action::Points => {
                self.game.rules().scoring().first().copied().map(meeple(Pose::Scoring))
            }
            Action::Ghosts(..)
            | Action::HoundGhosts(..)
            | Action::Split(_)
            | Action::Spare(_)
            | Action::Haunt(..)
            | Action::Cemetery(_) => Some(Glyph::icon(Icon::GhostLeft)),
            Action::Place(..)
            | Action::BuryAt(_)
            | Action::Pass
            | Action::Score(_)
            | Action::HoundDone
            | Action::FaceDown(_) => None,
        }
    }
}

/// Returns the sides of its tile that an answer is about.
fn sides(action: Action) -> Halves {
    Halves::of(match action {
        Action::Meeple(_, _, edges) | Action::Spare(edges) | Action::Haunt(_, edges) => edges,
        Action::Score(region) => region.edges,
        _ => Edges::NONE,
    })
}

const fn colour(action: Action) -> Option<Colour> {
    match action {
        Action::Meeple(colour, ..) | Action::BurySupply(colour) | Action::Assign(colour) => {
            Some(colour)
        }
        _ => None,
    }
}

/// Returns the region of a new meeple.
fn region_of(game: &Game, action: Action) -> Option<Region> {
    let Action::Meeple(_, feature, edges) = action else { return None };
    game.placed().map(|cell| Region { feature, cell, edges })
}

/// Returns a remark on the worth of the region of a meeple so far.
#[must_use]
pub fn worth_note(game: &Game, action: Action, texts: &Texts) -> Option<String> {
    let region = region_of(game, action)?;
    let (info, feature) = (game.region_info(region)?, region.feature);
    let (value, open) = (info.value, info.open);
    let message = match (info.haunted, info.complete, feature) {
        (true, ..) => msg!("note-haunted"),
        (false, true, _) => msg!("note-complete", value),
        (false, false, Feature::Castle) => msg!("note-castle", value, open),
        (false, false, _) => msg!("note-open", value, open),
    };
    Some(texts.say(message))
}
