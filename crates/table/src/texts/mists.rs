//! Events, questions and answers of Mists over Carcassonne as sentences.

use super::{OptionText, Texts, Value};
use fogbound_game::{Cell, Colour, Edges};
use fogbound_mists::{
    About, Action, Ask, Decision, Event, Feature, Game, Hound, Options, Region, Rules, Spot,
};

type Args<'a> = Vec<(&'a str, Value<'a>)>;

/// Who and what the sentences of a game speak of.
#[derive(Clone, Copy)]
pub struct Names<'a> {
    /// The rules of the game: names of tiles.
    pub rules: &'a Rules,
    /// A name for each seat; seats beyond it go by their number.
    pub players: &'a [String],
}

impl Names<'_> {
    /// The name of a seat.
    #[must_use]
    pub fn player(&self, texts: &Texts, seat: u8) -> String {
        texts.player(self.players, seat)
    }
}

impl Texts {
    /// All named options.
    #[must_use]
    pub fn options(&self) -> Vec<OptionText> {
        self.options_of("option", &Options::VALUES)
    }

    /// What happened, as a sentence.
    #[must_use]
    pub fn event(&self, event: &Event, names: &Names<'_>) -> String {
        let message = format!("event-{}", event.word().replace('_', "-"));
        let args = self.event_args(event, names);
        if let Event::Lost { rule } = event {
            let told = format!("{message}.{}", rule.as_str().replace('.', "-"));
            if let Some(text) = self.find(&told, &args) {
                return text;
            }
        }
        self.get(&message, &args)
    }

    pub(super) fn event_args(&self, event: &Event, names: &Names<'_>) -> Args<'static> {
        let tile = |kind| self.tile(&names.rules.catalogue().kind(kind).name).into();
        match *event {
            Event::Turn { seat } => vec![("player", names.player(self, seat).into())],
            Event::Drawn { tile: kind } | Event::SetAside { tile: kind } => {
                vec![("tile", tile(kind))]
            }
            Event::Placed { cell, tile: kind, rotation } => with_cell(
                cell,
                vec![("tile", tile(kind)), ("rotation", rotation.quarters().into())],
            ),
            Event::Forced { ask, choice, .. } => {
                vec![("what", self.action(&choice, None).into()), ("ask", ask.name().into())]
            }
            Event::BankFinished { cell, cells, .. } => {
                with_cell(cell, vec![("cells", cells.into())])
            }
            Event::GhostsPlaced { cell, spot, n, .. }
            | Event::GhostsRemoved { cell, spot, n, .. } => {
                with_cell(cell, vec![("n", n.into()), ("spot", self.spot(spot).into())])
            }
            Event::TooFewGhosts { due, supply } => {
                vec![("due", due.into()), ("supply", supply.into())]
            }
            Event::Buried { cell, colour, .. } | Event::MeepleReturned { colour, cell } => {
                with_cell(cell, vec![("colour", self.colour(colour).into())])
            }
            Event::NothingBuried { cell } | Event::FaceDown { cell } => with_cell(cell, vec![]),
            Event::MeeplePlaced { colour, cell, feature, edges } => {
                let mut args = self.segment(feature, edges);
                args.push(("colour", self.colour(colour).into()));
                with_cell(cell, args)
            }
            Event::Scored { .. } => self.scored_args(event),
            Event::Forgone { region, points } => {
                let mut args = self.region(region);
                args.push(("points", points.into()));
                args
            }
            Event::Moved { scoring, points, total, colour, .. } => vec![
                ("meeple", self.colour(scoring).into()),
                ("points", points.into()),
                ("total", total.into()),
                ("colour", colour.map_or_else(String::new, |c| self.colour(c)).into()),
                ("own", if colour.is_none_or(|c| c == scoring) { "yes" } else { "no" }.into()),
            ],
            Event::Milestone { hound, at } => {
                vec![("hound", self.hound(hound).into()), ("at", at.into())]
            }
            Event::HoundJoined { hound, cell, colour } => with_cell(
                cell,
                vec![("hound", self.hound(hound).into()), ("colour", self.colour(colour).into())],
            ),
            Event::HoundScored { hound, colour, points } => vec![
                ("hound", self.hound(hound).into()),
                ("colour", self.colour(colour).into()),
                ("points", points.into()),
            ],
            Event::HoundLeft { hound, .. } | Event::HoundLost { hound } => {
                vec![("hound", self.hound(hound).into())]
            }
            Event::PilesJoined { moved, tiles } => {
                vec![("moved", moved.into()), ("tiles", tiles.into())]
            }
            Event::Won | Event::Lost { .. } => vec![],
        }
    }

    /// How the points of a region come about, like `5 tiles × 2 = 10 points`.
    #[must_use]
    pub fn arithmetic(&self, scored: &Event) -> String {
        self.get("event-scored-sum", &self.scored_args(scored))
    }

    fn scored_args(&self, event: &Event) -> Args<'static> {
        let Event::Scored { region, tiles, each, extra, value, colours } = *event else {
            return vec![];
        };
        let mut args = self.region(region);
        args.extend([
            ("tiles", tiles.into()),
            ("each", each.into()),
            ("coats", (extra / 2).into()),
            ("value", value.into()),
            ("colours", colours.len().into()),
            ("points", (value * u16::from(colours.len())).into()),
        ]);
        args
    }

    /// What the active player is asked.
    #[must_use]
    pub fn question(&self, decision: &Decision, game: &Game) -> String {
        let mut message = format!("ask-{}", decision.ask.name().replace('_', "-"));
        if decision.ask == Ask::Bury && !game.meeples().iter().any(|m| m.feature.is_some()) {
            message.push_str(".supply");
        }
        let args = match decision.about {
            About::Nothing => vec![],
            About::Cemetery(cell) => with_cell(cell, vec![]),
            About::Region(region) => self.region(region),
            About::Ghosts(cell, n) => with_cell(cell, vec![("n", n.into())]),
            About::Points(colour, points) => {
                vec![("colour", self.colour(colour).into()), ("points", points.into())]
            }
            About::Hound(hound, cell) => {
                let args = vec![("hound", self.hound(hound).into())];
                cell.map_or(args.clone(), |cell| with_cell(cell, args))
            }
        };
        self.get(&message, &args)
    }

    /// An answer, as a line of a list. With the game as it stands before the answer, the line says
    /// more: what a region is worth, which meeple stands on a cell.
    #[must_use]
    pub fn action(&self, action: &Action, game: Option<&Game>) -> String {
        let message = format!("action-{}", action.word().replace('_', "-"));
        self.get(&message, &self.action_args(action, game))
    }

    pub(super) fn action_args(&self, action: &Action, game: Option<&Game>) -> Args<'static> {
        match *action {
            Action::Place(cell, rotation) => {
                with_cell(cell, vec![("rotation", rotation.quarters().into())])
            }
            Action::BuryAt(cell) | Action::Cemetery(cell) | Action::FaceDown(cell) => {
                with_cell(cell, vec![])
            }
            Action::Bury(cell) | Action::Hound(cell) => with_cell(cell, self.standing(cell, game)),
            Action::BurySupply(colour) | Action::Assign(colour) => {
                vec![("colour", self.colour(colour).into())]
            }
            Action::Spare(edges) => vec![("edges", self.edges(edges).into())],
            Action::Haunt(cell, edges) => {
                with_cell(cell, vec![("edges", self.edges(edges).into())])
            }
            Action::Meeple(colour, feature, edges) => {
                let mut args = self.segment(feature, edges);
                args.push(("colour", self.colour(colour).into()));
                args
            }
            Action::Score(region) => {
                let mut args = self.region(region);
                args.extend(worth(region, game));
                args
            }
            Action::Ghosts(cell, n) | Action::HoundGhosts(cell, n) => {
                let there = game.map_or(0, |game| game.ghosts_at(cell));
                let there = if there > n { there } else { 0 };
                with_cell(cell, vec![("n", n.into()), ("there", there.into())])
            }
            Action::Split(split) => vec![("what", self.split(split.counts(), game).into())],
            Action::Points => match game.and_then(Game::decision).map(|d| d.about) {
                Some(About::Region(region)) => worth(region, game),
                _ => worth_nothing(),
            },
            Action::Pass | Action::HoundDone => vec![],
        }
    }

    /// The spots of a split, each with the ghosts taken from it.
    fn split(&self, counts: &[u8], game: Option<&Game>) -> String {
        let cell = match game.and_then(Game::decision).map(|decision| decision.about) {
            Some(About::Ghosts(cell, _)) => Some(cell),
            _ => None,
        };
        let spots = game.map(Game::ghosts).unwrap_or_default();
        let mut spots = spots.into_iter().filter(|ghosts| Some(ghosts.cell) == cell);
        let parts = counts.iter().map(|&n| match spots.next() {
            Some(ghosts) => {
                self.get("split-part", &[("n", n.into()), ("spot", self.spot(ghosts.spot).into())])
            }
            None => n.to_string(),
        });
        parts.collect::<Vec<_>>().join(", ")
    }

    /// Who stands on a cell; `colour` is `none` when the game is not known.
    fn standing(&self, cell: Cell, game: Option<&Game>) -> Args<'static> {
        let meeples = game.map(Game::meeples).unwrap_or_default();
        let found = meeples.into_iter().find(|m| m.cell == cell && m.feature.is_some());
        match found {
            Some(meeple) => {
                let feature = meeple.feature.unwrap_or(Feature::Castle);
                let mut args = self.segment(feature, meeple.edges);
                args.push(("colour", self.colour(meeple.colour).into()));
                args
            }
            None => vec![("colour", "none".into()), ("feature", "".into()), ("edges", "".into())],
        }
    }

    fn region(&self, region: Region) -> Args<'static> {
        with_cell(region.cell, self.segment(region.feature, region.edges))
    }

    fn segment(&self, feature: Feature, edges: Edges) -> Args<'static> {
        vec![
            ("feature", self.feature(feature).into()),
            ("kind", feature.name().into()),
            ("edges", self.edges(edges).into()),
        ]
    }

    /// The word for a colour.
    #[must_use]
    pub fn colour(&self, colour: Colour) -> String {
        self.get(&format!("colour-{}", colour.name()), &[])
    }

    /// The word for a feature.
    #[must_use]
    pub fn feature(&self, feature: Feature) -> String {
        self.get(&format!("feature-{}", feature.name()), &[])
    }

    /// The name of a hound.
    #[must_use]
    pub fn hound(&self, hound: Hound) -> String {
        self.get(&format!("hound-{}", hound.name()), &[])
    }

    /// Edges as players read them, like `N–E`.
    #[must_use]
    pub fn edges(&self, edges: Edges) -> String {
        let sides = edges.iter().map(|side| self.get(&format!("side-{}", side.letter()), &[]));
        sides.collect::<Vec<_>>().join("–")
    }

    fn spot(&self, spot: Spot) -> String {
        match spot {
            Spot::Mist(edges) => self.edges(edges),
            Spot::Cemetery => "cemetery".to_owned(),
        }
    }
}

fn with_cell(cell: Cell, mut args: Args<'static>) -> Args<'static> {
    args.extend([("x", cell.x.into()), ("y", cell.y.into())]);
    args
}

/// Value of a region for one colour, how many colours count, and the product.
fn worth(region: Region, game: Option<&Game>) -> Args<'static> {
    let Some(info) = game.and_then(|game| game.region_info(region)) else { return worth_nothing() };
    let colours = info.colours.len();
    vec![
        ("value", info.value.into()),
        ("colours", colours.into()),
        ("points", (info.value * u16::from(colours)).into()),
    ]
}

fn worth_nothing() -> Args<'static> {
    vec![("value", 0.into()), ("colours", 0.into()), ("points", 0.into())]
}
