//! Advice in words.

use super::Playing;
use super::why::{Side, gains};
use crate::advice::{Care, Counsel, counsel_on};
use crate::landscape::steps;
use crate::model::*;
use crate::presented::{Presented, Words};
use crate::walk::Walk;
use fogbound_bots::{Estimate, Figures, Unit, Weighed};
use fogbound_game::{Cell, Refusal, Rotation};
use fogbound_table::aid::Help;
use fogbound_table::session::Draft;
use fogbound_table::texts::{Texts, msg, number};

/// The most ways that are told of.
const MOVES: usize = 5;
/// The most consequences of a turn that are told.
const EVENTS: usize = 4;
/// How far behind the best one an answer is in each class of worth but the last, in thousandths of a point.
const CLASSES: [i64; 4] = [500, 1_500, 3_500, 8_000];

impl<G: Presented + 'static> Playing<G> {
    /// Thinks about what a seat should do, after what it has drafted.
    pub(super) fn advised(&self, seat: u8, care: Care) -> Result<Counsel, Refused> {
        self.check_aid(Help::Hint)?;
        let draft = self.draft_of(seat)?;
        let counsel = counsel_on(&self.session, self.script.as_ref(), &draft, care);
        counsel.ok_or_else(|| self.voice.refused(Refusal::new("X-5", "not-asked")))
    }

    /// Returns a counsel in words.
    pub(super) fn told_advice(&self, seat: u8, counsel: &Counsel) -> Result<Advice, Refused> {
        self.check_aid(Help::Hint)?;
        let draft = self.draft_of(seat)?;
        let places = self.places_of(draft.game(), seat);
        let tried = |(at, way): &(usize, &Weighed<String>)| *at == 0 || way.lead.trials > 0;
        let ways = counsel.ways.iter().enumerate().filter(tried).take(MOVES);
        let moves = ways.map(|(_, way)| self.told_way(&draft, way, counsel, &places));
        let moves = moves.collect::<Result<Vec<Move>, _>>()?;
        let heat = self.heat(counsel, &places);
        let why = match counsel.outlook {
            Some(outlook) => self.voice.texts().say(msg!(
                "advice-source",
                why = crate::Presenter::adviser(self),
                trials = outlook.value.trials
            )),
            None => crate::Presenter::adviser(self),
        };
        Ok(Advice { seat, moves, heat, why })
    }

    /// Returns the cells of the answers in a position, by the answers as records write them.
    pub(super) fn places_of(&self, game: &G, seat: u8) -> Vec<(String, Cell)> {
        let question = game.question(seat, self.words());
        let placed = question.cells.iter().flat_map(|legal| {
            legal.turns.iter().map(|&turns| {
                let turned = Rotation::from_index(turns.into());
                (G::placing(legal.cell, turned).to_string(), legal.cell)
            })
        });
        let answers = question
            .answers
            .iter()
            .filter_map(|answer| answer.cell.map(|cell| (answer.action.clone(), cell)));
        placed.chain(answers).collect()
    }

    fn told_way(
        &self,
        draft: &Draft<G>,
        way: &Weighed<String>,
        counsel: &Counsel,
        places: &[(String, Cell)],
    ) -> Result<Move, Refused> {
        let (words, seat) = (self.words(), draft.seat());
        let turn = way.actions.iter().map(|action| self.parse(action));
        let turn = turn.collect::<Result<Vec<G::Action>, _>>()?;
        let mut walk = self.voice.ruled(Walk::of(draft.game(), seat, turn, words))?;
        let action = way.actions.first().cloned().unwrap_or_default();
        let cell = cell_of(places, &action);
        let first = walk.answers.first_mut().zip(cell.filter(|_| words.texts.is_pictured()));
        if let Some((first, cell)) = first
            && let Some(laid) = laid(draft.game(), seat, &action, cell, words)
        {
            *first = laid;
        }
        Ok(Move {
            cell,
            action,
            text: walk.told(),
            value: self.value_of(counsel, &way.lead),
            expected: way.soon.map(|soon| expected(soon, words.texts)),
            events: walk.brought(EVENTS),
            compared: self.compared(way, counsel),
        })
    }

    /// Returns in what a way differs from the best one, or that from the next.
    fn compared(&self, way: &Weighed<String>, counsel: &Counsel) -> Option<String> {
        let texts = self.voice.texts();
        let is_best = counsel.ways.first() == Some(way);
        if !is_best {
            let gains = gains::<G>(&way.parts, Side::Own, texts)?;
            return Some(texts.say(msg!("advice-against", gains)));
        }
        let gains = gains::<G>(&counsel.ways.get(1)?.parts, Side::Best, texts)?;
        Some(texts.say(msg!("advice-over", gains)))
    }

    fn value_of(&self, counsel: &Counsel, lead: &Estimate) -> Option<Valued> {
        let value = counsel.outlook?.after::<G>(lead);
        Some(valued(G::UNIT, &value, self.voice.texts()))
    }

    fn heat(&self, counsel: &Counsel, places: &[(String, Cell)]) -> Vec<Warmth> {
        let mut heat: Vec<Warmth> = Vec::new();
        for way in &counsel.ways {
            let Some(action) = way.actions.first() else { continue };
            let Some(cell) = cell_of(places, action) else { continue };
            if heat.iter().any(|warmth| warmth.cell == cell) {
                continue;
            }
            let is_rough = way.lead.trials == 0 && !heat.is_empty();
            let value = self.value_of(counsel, &way.lead);
            let short = value.as_ref().map(|valued| short(G::UNIT, valued.value));
            let class = CLASSES.iter().filter(|&&class| -way.lead.mean > class).count();
            let worth = value.map_or(String::new(), |value| value.text);
            let texts = self.voice.texts();
            let rough = if is_rough { "yes" } else { "no" };
            heat.push(Warmth {
                cell,
                action: action.clone(),
                // There are five classes.
                warmth: 5 - class as u8,
                is_rough,
                short: short.unwrap_or_default(),
                text: texts.say(msg!("advice-place", x = cell.x, y = cell.y, worth, rough)),
            });
        }
        heat
    }
}

/// Returns in words where the tile in hand would be laid on a board that all share: in a list no picture shows it.
fn laid<G: Presented>(
    game: &G,
    seat: u8,
    action: &str,
    cell: Cell,
    words: Words<'_>,
) -> Option<String> {
    let is_it = |turned: &Rotation| G::placing(cell, *turned).to_string() == action;
    let rotation = Rotation::ALL.iter().position(is_it)?;
    let Board { scene, changed, .. } = game.board(Some(seat), seat, Overlays::None);
    let Scene::Landscape(_) = scene else { return None };
    let newest = changed.first().copied();
    let (texts, from) = (words.texts, if newest.is_some() { "newest" } else { "start" });
    let steps = steps(newest.unwrap_or_default(), cell, texts);
    Some(texts.say(msg!("advice-laid", steps, from, rotation)))
}

pub(super) fn cell_of(places: &[(String, Cell)], action: &str) -> Option<Cell> {
    places.iter().find(|(known, _)| known == action).map(|(_, cell)| *cell)
}

/// Returns an estimated value in words.
pub(super) fn valued(unit: Unit, estimate: &Estimate, texts: &Texts) -> Valued {
    let (value, error) = (estimate.mean, estimate.error);
    let text = match unit {
        Unit::Chance => {
            texts.say(msg!("advice-chance", value = percent(value), error = percent(error)))
        }
        Unit::Margin => {
            let (value, error) = (decimal(value, true, texts), decimal(error, false, texts));
            texts.say(msg!("advice-margin", value, error))
        }
        Unit::Score => {
            let (value, error) = (decimal(value, false, texts), decimal(error, false, texts));
            texts.say(msg!("advice-score", value, error))
        }
    };
    Valued { value, error, text }
}

/// Returns a value in a few characters.
pub(super) fn short(unit: Unit, value: i64) -> String {
    let whole = |value: i64| i32::try_from(rounded(value, 1_000)).unwrap_or_default();
    match unit {
        Unit::Chance => percent(value),
        Unit::Margin => fogbound_table::texts::signed(whole(value)),
        Unit::Score => number(whole(value)),
    }
}

/// Returns thousandths as whole percent.
fn percent(value: i64) -> String {
    rounded(value, 10).to_string()
}

/// Returns a quotient to the nearest whole number.
fn rounded(value: i64, by: i64) -> i64 {
    (value.abs() + by / 2) / by * value.signum()
}

/// Returns thousandths with one decimal, with a sign if it is wanted.
pub(super) fn decimal(value: i64, is_signed: bool, texts: &Texts) -> String {
    let tenths = rounded(value, 100);
    let (whole, tenth) = (tenths.abs() / 10, tenths.abs() % 10);
    // A game of a million points is no game.
    let [whole, tenth] = [whole, tenth].map(|part| u32::try_from(part).unwrap_or(u32::MAX));
    let text = texts.say(msg!("web-decimal", whole, tenth));
    match tenths {
        ..=-1 => format!("−{text}"),
        1.. if is_signed => format!("+{text}"),
        _ => text,
    }
}

fn expected(soon: Figures, texts: &Texts) -> String {
    let points = decimal(soon.points, false, texts);
    match soon.ghosts {
        Some(ghosts) => {
            let ghosts = decimal(ghosts, false, texts);
            texts.say(msg!("advice-soon.ghosts", points, ghosts))
        }
        None => texts.say(msg!("advice-soon", points)),
    }
}
