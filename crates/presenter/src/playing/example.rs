//! What a position of a recorded game is an example of.

use super::Playing;
use crate::model::{
    Example, Glyph, LogLine, Look, Mark, Outline, Overlays, Part, Scene, ShownBy, Shows, Step, Told,
};
use crate::presented::Presented;
use crate::presenter::Presenter as _;
use fogbound_game::{Cell, Rotation};
use fogbound_pictures::board::{Overlay, Standing};

impl<G: Presented + 'static> Playing<G> {
    /// Returns the example that a place in the record gives.
    pub(super) fn example_of(&self, mark: &Mark) -> Option<Example> {
        let Mark { rule, ply, before, shown_by } = mark;
        let example = match shown_by {
            ShownBy::Refusal(action) => {
                self.refusal(*ply, action).filter(|example| example.told.rule == *rule)
            }
            ShownBy::Event(by, number) if *ply == self.plies() => {
                self.scored(by, *number).or_else(|| self.logged(*ply, by, *number))
            }
            ShownBy::Event(by, number) => self.logged(*ply, by, *number),
            ShownBy::Position(shows) => self.position_shown(*ply, rule, shows),
        }?;
        match ply.checked_sub(1).filter(|_| *before) {
            Some(then) => Some(self.before(then, example)),
            None => Some(example),
        }
    }

    /// Returns an example with the board of an earlier position, on which the feature that it is about is outlined.
    fn before(&self, ply: usize, example: Example) -> Example {
        let board = self.board(Look::at(ply), Overlays::None);
        let cell = example.told.cells.first();
        let features = cell.map(|&cell| self.features(Look::at(ply), cell)).unwrap_or_default();
        let regions = features.into_iter().filter_map(|feature| match feature.outline {
            Some(Outline::Region(region)) => Some(region),
            _ => None,
        });
        let meeples = |region: &Overlay| match &board.scene {
            Scene::Landscape(scene) => scene.figures.iter().filter(|it| is_on(it, region)).count(),
            Scene::Train { .. } => 0,
        };
        let region = regions.max_by_key(meeples);
        let parts = region.iter().flat_map(|region| &region.parts).map(|(cell, _)| *cell);
        let cells: Vec<Cell> = example.told.cells.iter().copied().chain(parts).collect();
        let outlines = region.map(Outline::Region).into_iter().collect();
        Example { board: board.around(&cells), outlines, ..example }
    }

    /// Returns a step of the final scoring by a rule: that one, or what brought or cost most.
    fn scored(&self, rule: &str, number: Option<usize>) -> Option<Example> {
        let mut steps = self.ending()?.steps.into_iter().filter(|step| step.told.rule == rule);
        let gain = |step: &Step| step.gains.iter().map(|(_, gain)| gain.abs()).sum::<i32>();
        let Step { told, board, outlines, .. } = match number {
            Some(number) => steps.nth(number.checked_sub(1)?)?,
            None => steps.max_by_key(gain)?,
        };
        Some(Example { outlines, ..self.shown(self.plies(), board, told) })
    }

    /// Returns what the log says of the decision before a position by a rule: all of it, or that line.
    fn logged(&self, ply: usize, rule: &str, number: Option<usize>) -> Option<Example> {
        let lines = self.log_until(Look::at(ply)).into_iter();
        let lines = lines.filter(|line| line.ply == ply && line.told.rule == rule);
        let meant: Vec<LogLine> = match number {
            Some(number) => lines.skip(number.checked_sub(1)?).take(1).collect(),
            None => lines.collect(),
        };
        let texts: Vec<&str> = meant.iter().map(|line| line.told.text.as_str()).collect();
        let cells = meant.iter().flat_map(|line| &line.told.cells).copied();
        let told = Told::new(texts.join(" "), rule).toned(meant.first()?.told.tone).at(cells);
        let tile = meant.iter().find_map(|line| line.tile.clone());
        let tile = tile.filter(|_| told.cells.is_empty());
        Some(Example { tile, ..self.shown(ply, self.happened(ply).seat, told) })
    }

    /// Returns the example that the refusal of an answer in a position gives.
    fn refusal(&self, ply: usize, action: &str) -> Option<Example> {
        let game = self.session.replay().at(ply)?;
        let seat = game.deciding().seats().smallest()?;
        let action = self.parse(action).ok()?;
        let refused = self.voice.ruled(game.check_of(seat, action)).err()?;
        let tile = self.laid(ply, seat, action);
        let told = Told::new(refused.text, &refused.rule).at(tile.iter().map(|(cell, _)| *cell));
        Some(Example { refused: tile, ..self.shown(ply, Some(seat), told) })
    }

    /// Returns the tile in hand where an answer would lay it.
    fn laid(&self, ply: usize, seat: u8, action: G::Action) -> Option<(Cell, Glyph)> {
        let hand = self.session.replay().at(ply)?.question(seat, self.words()).hand?;
        let board = self.board(Look::at(ply), Overlays::None);
        let rows = board.first.y - 1..=board.last.y + 1;
        let columns = board.first.x - 1..=board.last.x + 1;
        let cells = rows.flat_map(|y| columns.clone().map(move |x| Cell::new(x, y)));
        let mut placings = cells.flat_map(|cell| (0..4u8).map(move |turns| (cell, turns)));
        let lays = |&(cell, turns): &(Cell, u8)| {
            G::placing(cell, Rotation::from_index(turns.into())) == action
        };
        placings.find(lays).map(|(cell, turns)| (cell, hand.glyphs[usize::from(turns)].clone()))
    }

    /// Returns a position with what it shows, in the words that stand beside it on the table.
    fn position_shown(&self, ply: usize, rule: &str, shows: &Shows) -> Option<Example> {
        let look = Look::at(ply);
        let (mut cells, mut outlines, mut tile) = (Vec::new(), Vec::new(), None);
        let texts = match shows {
            Shows::Game => vec![self.title()],
            Shows::Seats => {
                let chairs = self.chairs_at(look).into_iter();
                chairs.map(|chair| format!("{}: {}", chair.name, chair.supply)).collect()
            }
            Shows::Question => {
                let asked = self.asked(look)?;
                tile = asked.hand.and_then(|hand| hand.glyphs.first().cloned());
                vec![asked.text]
            }
            Shows::Panel(id) => {
                let panel = self.panels(look).into_iter().find(|panel| panel.id == id)?;
                tile = panel.parts.iter().find_map(|part| match part {
                    Part::Glyph { glyph: glyph @ Glyph::Track(_), .. } => Some(glyph.clone()),
                    _ => None,
                });
                panel.parts.iter().map(Part::in_words).collect()
            }
            Shows::Cells(wanted) => {
                cells.clone_from(wanted);
                self.labels(look, wanted).into_iter().map(|(_, label)| label).collect()
            }
            Shows::Features(cell) => {
                cells.push(*cell);
                let features = self.features(look, *cell);
                outlines.extend(features.iter().filter_map(|feature| feature.outline.clone()));
                features.into_iter().map(|feature| feature.told.text).collect()
            }
        };
        let told = Told::new(in_a_row(&texts), rule).at(cells);
        Some(Example { outlines, tile, ..self.shown(ply, None, told) })
    }

    /// Returns what is told about a position, with the part of the board that it is about.
    fn shown(&self, ply: usize, board: Option<u8>, told: Told) -> Example {
        let board = self.board(Look { viewer: None, ply: Some(ply), board }, Overlays::None);
        let board = board.around(&told.cells);
        Example { told, board, outlines: Vec::new(), refused: None, tile: None }
    }
}

/// Returns `true` for a meeple that stands on a region.
fn is_on(figure: &Standing, region: &Overlay) -> bool {
    match figure {
        Standing::Meeple(meeple) => region.parts.contains(&(meeple.cell, meeple.stand)),
        Standing::Ghosts { .. } => false,
    }
}

/// Joins texts, of which some are sentences and some are not; empty ones are left out.
fn in_a_row(texts: &[String]) -> String {
    texts.iter().filter(|text| !text.is_empty()).fold(String::new(), |row, text| {
        let between = if row.is_empty() || row.ends_with('.') { " " } else { "; " };
        format!("{row}{between}{text}").trim_start().to_owned()
    })
}
