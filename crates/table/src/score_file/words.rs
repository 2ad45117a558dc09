//! Scores for people: every category with its arithmetic, then ranks and winner.

use super::paths::{self, joined};
use super::{PlayerScore, Scores};
use crate::texts::{Texts, Value};
use fogbound_ghosts_galore::{BoardReport, Category, SPACES, Spot, tables};
use fogbound_tilesets::Monster;

impl Scores {
    /// All of it in sentences, in lines of at most `columns` characters where words allow.
    #[must_use]
    pub fn words(&self, texts: &Texts, columns: usize) -> String {
        let mut teller = Teller { texts, columns, out: String::new() };
        teller.say("", &texts.get("score-spaces", &[]));
        teller.say("", &texts.get("score-ends", &[]));
        for player in &self.players {
            teller.player(player);
        }
        teller.result(self);
        if !self.walls_are_dead_ends {
            teller.say("", &texts.get("score-walls", &[]));
        }
        teller.out
    }
}

struct Teller<'a> {
    texts: &'a Texts,
    columns: usize,
    out: String,
}

impl Teller<'_> {
    /// Adds a text after a prefix; further lines are indented by the width of the prefix.
    fn say(&mut self, prefix: &str, text: &str) {
        let indent = prefix.chars().count();
        let mut line = prefix.to_owned();
        let mut width = indent;
        for word in text.split(' ') {
            let length = word.chars().count();
            if width > indent && width + 1 + length > self.columns {
                self.raw(&line);
                line = " ".repeat(indent);
                width = indent;
            }
            if width > indent {
                line.push(' ');
                width += 1;
            }
            line.push_str(word);
            width += length;
        }
        self.raw(&line);
    }

    fn raw(&mut self, line: &str) {
        self.out.push_str(line.trim_end());
        self.out.push('\n');
    }

    fn player(&mut self, player: &PlayerScore) {
        let report = &player.report;
        let total = report.sheet.total();
        self.raw("");
        let args = [("player", player.name.as_str().into()), ("points", total.into())];
        self.say("", &self.texts.get("score-player", &args));
        if player.tiles < SPACES {
            let args = [("tiles", player.tiles.into())];
            self.say("", &self.texts.get("score-unfinished", &args));
        }
        for (category, points) in report.sheet.iter() {
            let name = self.category(category.name());
            let arithmetic = arithmetic(self.texts, report, category);
            self.say(&format!("{points:>5}  {name:<12} "), &arithmetic);
        }
        let name = self.category("total");
        self.raw(&format!("{total:>5}  {name}"));
        for (place, path) in report.paths.iter().enumerate() {
            let prefix =
                self.texts.get("score-path-name", &[("path", paths::letter(place).into())]);
            self.say(&format!("  {prefix}  "), &paths::path(self.texts, path));
        }
        let ends: Vec<String> =
            report.dead_ends.iter().map(|end| paths::end(self.texts, end)).collect();
        let args = [("n", ends.len().into()), ("places", ends.join(", ").into())];
        self.say("  ", &self.texts.get("score-dead-ends", &args));
    }

    fn category(&self, name: &str) -> String {
        self.texts.get("score-category", &[("category", name.into())])
    }

    /// T-4.14: ranks and winner, and how a tie was decided.
    fn result(&mut self, scores: &Scores) {
        self.raw("");
        if scores.players.len() < 2 {
            self.say("", &self.texts.get("score-alone", &[]));
            return;
        }
        self.say("", &self.texts.get("score-result", &[]));
        let mut ranked: Vec<&PlayerScore> = scores.players.iter().collect();
        ranked.sort_by_key(|player| player.rank);
        for player in &ranked {
            let sheet = &player.report.sheet;
            let args = [
                ("player", player.name.as_str().into()),
                ("points", sheet.total().into()),
                ("dead", sheet.dead_ends.into()),
            ];
            let rank = player.rank.unwrap_or(1);
            self.say(&format!("  {rank}. "), &self.texts.get("score-rank", &args));
        }
        let decided = |pair: &[&PlayerScore]| {
            let [first, second] = [&pair[0], &pair[1]];
            first.report.sheet.total() == second.report.sheet.total() && first.rank != second.rank
        };
        if ranked.windows(2).any(decided) {
            self.say("", &self.texts.get("score-tie", &[]));
        }
        let winners: Vec<&str> = scores.winners().map(|player| player.name.as_str()).collect();
        let id = match (scores.is_finished(), winners.len()) {
            (true, 1) => "score-wins",
            (true, _) => "score-share",
            (false, 1) => "score-leads",
            (false, _) => "score-share-lead",
        };
        let names = all_of(self.texts, winners.iter().map(|&name| name.to_owned()).collect());
        self.say("", &self.texts.get(id, &[("players", names.into())]));
    }
}

/// `A`, `A and B`, `A, B and C`.
fn all_of(texts: &Texts, mut parts: Vec<String>) -> String {
    match parts.pop() {
        Some(last) if !parts.is_empty() => {
            let args = [("others", parts.join(", ").into()), ("last", last.into())];
            texts.get("score-and", &args)
        }
        last => last.unwrap_or_default(),
    }
}

/// How the points of a category come about.
fn arithmetic(texts: &Texts, report: &BoardReport, category: Category) -> String {
    let count = |monster: Monster| report.monsters[monster.index()];
    let told = |id: &str, args: &[(&str, Value<'_>)]| texts.get(id, args);
    let n = |monster| ("n", Value::from(count(monster)));
    let beyond = |count: u8, table: &[i16]| {
        let word = if usize::from(count) < table.len() { "no" } else { "yes" };
        ("beyond", Value::from(word))
    };
    match category {
        Category::Dragons => {
            let beyond = beyond(count(Monster::Dragon), &tables::DRAGONS);
            told("score-dragons", &[n(Monster::Dragon), beyond])
        }
        Category::Ghosts => paths::ghosts(texts, &report.paths),
        Category::Golems => golems(texts, &report.golems),
        Category::Satyrs => paths::satyrs(texts, &report.paths),
        Category::Skeletons => {
            let diamonds = ("diamonds", report.diamonds.len().into());
            told("score-skeletons", &[n(Monster::Skeleton), diamonds])
        }
        Category::Slimes => {
            told("score-slimes", &[n(Monster::Slime), ("curves", report.curves.into())])
        }
        Category::Bats => bats(texts, &report.bats),
        Category::Werewolves => {
            let (each, bonus) = (tables::WEREWOLF.into(), report.bonus.into());
            told("score-werewolves", &[n(Monster::Werewolf), ("each", each), ("bonus", bonus)])
        }
        Category::Wisps => {
            let wisps = count(Monster::Wisp);
            let each = report.sheet[Category::Wisps].checked_div(i16::from(wisps)).unwrap_or(0);
            told("score-wisps", &[n(Monster::Wisp), ("each", each.into())])
        }
        Category::Diamonds => {
            let values: Vec<String> = report.diamonds.iter().map(u8::to_string).collect();
            let args = [("n", values.len().into()), ("values", values.join(" + ").into())];
            told("score-diamonds", &args)
        }
        Category::BoneDoors | Category::ToothDoors | Category::OtherPaths => {
            paths::doors(texts, &report.paths, category)
        }
    }
}

/// How many stand on these spaces.
fn total<'a>(spots: impl Iterator<Item = &'a Spot>) -> u8 {
    spots.map(|spot| spot.count).sum()
}

/// The spaces, each with the number that stand there if there are several.
fn spaces<'a>(texts: &Texts, spots: impl Iterator<Item = &'a Spot>) -> Option<Value<'static>> {
    let space = |spot: &Spot| {
        texts.get("score-space", &[("space", spot.space.into()), ("count", spot.count.into())])
    };
    let spaces: Vec<String> = spots.map(space).collect();
    (!spaces.is_empty()).then(|| all_of(texts, spaces).into())
}

/// T-4.3: those with no other beside them count.
fn golems(texts: &Texts, golems: &[Spot]) -> String {
    let lone = || golems.iter().filter(|spot| spot.beside.is_empty());
    let others = golems.iter().filter(|spot| !spot.beside.is_empty());
    let n = total(lone());
    let counted = spaces(texts, lone()).map(|spaces| {
        let beyond = if usize::from(n) < tables::GOLEMS.len() { "no" } else { "yes" };
        let args = [("n", n.into()), ("spaces", spaces), ("beyond", beyond.into())];
        texts.get("score-golems-alone", &args)
    });
    let others =
        spaces(texts, others).map(|spaces| texts.get("score-golems-beside", &[("spaces", spaces)]));
    joined(counted.into_iter().chain(others)).unwrap_or_else(|| texts.get("score-golems-none", &[]))
}

/// T-4.7: those with another beside them count.
fn bats(texts: &Texts, bats: &[Spot]) -> String {
    let helped = || bats.iter().filter(|spot| !spot.beside.is_empty());
    let pair = |spot: &Spot| {
        let beside = spot.beside.iter().map(u8::to_string).collect();
        let args = [
            ("space", spot.space.into()),
            ("count", spot.count.into()),
            ("beside", all_of(texts, beside).into()),
        ];
        texts.get("score-bats-pair", &args)
    };
    let pairs: Vec<String> = helped().map(pair).collect();
    let counted = (!pairs.is_empty()).then(|| {
        let n = ("n", total(helped()).into());
        let args = [n, ("each", tables::BAT.into()), ("pairs", pairs.join(", ").into())];
        texts.get("score-bats-helped", &args)
    });
    let alone = spaces(texts, bats.iter().filter(|spot| spot.beside.is_empty()))
        .map(|spaces| texts.get("score-bats-alone", &[("spaces", spaces)]));
    joined(counted.into_iter().chain(alone)).unwrap_or_else(|| texts.get("score-bats-none", &[]))
}
