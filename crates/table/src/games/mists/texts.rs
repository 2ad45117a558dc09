//! Events, questions and answers of Mists over Carcassonne as sentences.

use crate::texts::args::Args;
use crate::texts::{Names, Texts, family, msg};
use fogbound_game::{Cell, Edges};
use fogbound_landscape::KindId;
use fogbound_mists::{
    About, Action, Ask, Decision, Event, Feature, Game, Hound, Region, Rules, Spot,
};

impl Texts {
    /// Returns an event, as a sentence.
    #[must_use]
    pub fn event(&self, event: &Event, names: &Names<'_, Rules>) -> String {
        let message = format!("event-{}", event.word().replace('_', "-"));
        let args = self.event_args(event, names);
        if let Event::Lost { rule } = event {
            let told = format!("{message}.{}", rule.as_str().replace('.', "-"));
            if let Some(text) = self.find(&told, &args) {
                return text;
            }
        }
        if let (Event::Forced { .. }, true) = (event, self.is_pictured()) {
            return self.get("event-forced.seen", &args);
        }
        self.get(&message, &args)
    }

    pub(crate) fn event_args(&self, event: &Event, names: &Names<'_, Rules>) -> Args {
        let catalogue = names.rules.catalogue();
        let tile = |tile| self.tile(&catalogue.kind(KindId(tile)).name);
        self.with_sums(event, self.args(event, names.players, &tile))
    }

    fn with_sums(&self, event: &Event, mut args: Args) -> Args {
        match *event {
            Event::Forced { choice, .. } => args.push(("what", self.action(&choice, None).into())),
            Event::Scored { each, extra, value, colours, .. } => args.extend([
                ("each", each.into()),
                ("coats", (extra / 2).into()),
                ("value", value.into()),
                ("points", (value * u16::from(colours.len())).into()),
            ]),
            Event::Moved { scoring, colour, .. } => args.extend([
                ("meeple", self.colour(scoring).into()),
                ("own", if colour.is_none_or(|c| c == scoring) { "yes" } else { "no" }.into()),
            ]),
            _ => {}
        }
        args
    }

    /// Returns the arithmetic of a region's points, like `5 tiles × 2 = 10 points`.
    #[must_use]
    pub fn arithmetic(&self, scored: &Event) -> String {
        let args = self.args(scored, &[], &|_| String::new());
        self.get("event-scored-sum", &self.with_sums(scored, args))
    }

    /// Returns the question to the active player.
    #[must_use]
    pub fn question(&self, decision: &Decision, game: &Game) -> String {
        let mut message = format!("ask-{}", decision.ask.name().replace('_', "-"));
        if decision.ask == Ask::Bury && !game.meeples().iter().any(|m| m.feature.is_some()) {
            message.push_str(".supply");
        }
        let args = match decision.about {
            About::Nothing => vec![],
            About::Cemetery(cell) => self.with_cell(cell, vec![]),
            About::Region(region) => self.region(region),
            About::Ghosts(cell, n) => self.with_cell(cell, vec![("n", n.into())]),
            About::Points(colour, points) => {
                vec![("colour", self.colour(colour).into()), ("points", points.into())]
            }
            About::Hound(hound, cell) => {
                let args = vec![("hound", self.hound(hound).into())];
                cell.map_or(args.clone(), |cell| self.with_cell(cell, args))
            }
        };
        self.get(&message, &args)
    }

    /// Returns an answer as a line of a list. With the game as it stands before the answer, the line has more
    /// detail: the worth of a region, the meeple on a cell.
    #[must_use]
    pub fn action(&self, action: &Action, game: Option<&Game>) -> String {
        let message = format!("action-{}", action.word().replace('_', "-"));
        self.get(&message, &self.action_args(action, game))
    }

    pub(crate) fn action_args(&self, action: &Action, game: Option<&Game>) -> Args {
        let mut args = self.args(action, &[], &|_| String::new());
        args.extend(match *action {
            Action::Bury(cell) | Action::Hound(cell) => self.standing(cell, game),
            Action::Score(region) => worth(region, game),
            Action::Ghosts(cell, n) | Action::HoundGhosts(cell, n) => {
                let there = game.map_or(0, |game| game.ghosts_at(cell));
                vec![("there", if there > n { there } else { 0 }.into())]
            }
            Action::Split(split) => vec![("what", self.split(split.counts(), game).into())],
            Action::Points => match game.and_then(Game::decision).map(|d| d.about) {
                Some(About::Region(region)) => worth(region, game),
                _ => worth_nothing(),
            },
            _ => vec![],
        });
        args
    }

    /// Returns the spots of a split, each with the ghosts taken from it.
    fn split(&self, counts: &[u8], game: Option<&Game>) -> String {
        let cell = match game.and_then(Game::decision).map(|decision| decision.about) {
            Some(About::Ghosts(cell, _)) => Some(cell),
            _ => None,
        };
        let spots = game.map(Game::ghosts).unwrap_or_default();
        let mut spots = spots.into_iter().filter(|ghosts| Some(ghosts.cell) == cell);
        let parts = counts.iter().map(|&n| match spots.next() {
            Some(ghosts) => self.say(msg!("split-part", n, spot = self.spot(ghosts.spot))),
            None => n.to_string(),
        });
        parts.collect::<Vec<_>>().join(", ")
    }

    /// Describes the meeple on a cell; `colour` is `none` if the game is not known.
    fn standing(&self, cell: Cell, game: Option<&Game>) -> Args {
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

    fn region(&self, region: Region) -> Args {
        self.with_cell(region.cell, self.segment(region.feature, region.edges))
    }

    fn segment(&self, feature: Feature, edges: Edges) -> Args {
        vec![
            ("feature", self.feature(feature).into()),
            ("kind", feature.name().into()),
            ("edges", self.sides(edges)),
        ]
    }

    /// Returns the word for a feature.
    #[must_use]
    pub fn feature(&self, feature: Feature) -> String {
        self.say(family!("feature-", Feature::name, feature))
    }

    /// Returns the name of a hound.
    #[must_use]
    pub fn hound(&self, hound: Hound) -> String {
        self.say(family!("hound-", Hound::name, hound))
    }

    fn spot(&self, spot: Spot) -> String {
        match spot {
            Spot::Mist(edges) => self.edges_in_words(edges),
            Spot::Cemetery => "cemetery".to_owned(),
        }
    }
}

/// Returns the value of a region for one colour, the number of colours that count, and the product.
fn worth(region: Region, game: Option<&Game>) -> Args {
    let Some(info) = game.and_then(|game| game.region_info(region)) else { return worth_nothing() };
    let colours = info.colours.len();
    vec![
        ("value", info.value.into()),
        ("colours", colours.into()),
        ("points", (info.value * u16::from(colours)).into()),
    ]
}

fn worth_nothing() -> Args {
    vec![("value", 0.into()), ("colours", 0.into()), ("points", 0.into())]
}
