//! Scores for people: every category with its arithmetic, then ranks and winner.

use super::paths::{self, joined};
use super::{PlayerScore, Scores};
use crate::texts::{Texts, Value, counted, msg, number};
use fogbound_ghosts_galore::{BoardReport, Category, SPACES, Spot, tables};
use fogbound_tilesets::Monster;

impl Scores {
    /// Returns all of it in sentences, in lines of at most `columns` characters where words allow.
    #[must_use]
    pub fn words(&self, texts: &Texts, columns: usize) -> String {
        let mut teller = Teller { texts, columns, out: String::new() };
        teller.say("", &texts.say(msg!("score-spaces")));
        teller.say("", &texts.say(msg!("score-ends")));
        for player in &self.players {
            teller.player(player);
        }
        teller.result(self);
        if !self.walls_are_dead_ends {
            teller.say("", &texts.say(msg!("score-walls")));
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
        self.say(
            "",
            &self.texts.say(msg!(
                "score-player",
                player = player.name.as_str(),
                points = counted(total)
            )),
        );
        if player.tiles < SPACES {
            self.say("", &self.texts.say(msg!("score-unfinished", tiles = player.tiles)));
        }
        let names = report.sheet.iter().map(|(category, _)| self.category(category.name()));
        let wide = names.map(|name| name.chars().count()).max().unwrap_or(0);
        for (category, points) in report.sheet.iter() {
            let name = self.category(category.name());
            let arithmetic = arithmetic(self.texts, report, category);
            self.say(&format!("{:>5}  {name:<wide$}  ", number(points)), &arithmetic);
        }
        let name = self.category("total");
        self.raw(&format!("{:>5}  {name}", number(total)));
        for (place, path) in report.paths.iter().enumerate() {
            let prefix = self.texts.say(msg!("score-path-name", path = paths::letter(place)));
            self.say(&format!("  {prefix}  "), &paths::path(self.texts, path));
        }
        let ends: Vec<String> =
            report.dead_ends.iter().map(|end| paths::end(self.texts, end)).collect();
        self.say(
            "  ",
            &self.texts.say(msg!("score-dead-ends", n = ends.len(), places = ends.join(", "))),
        );
    }

    fn category(&self, name: &str) -> String {
        self.texts.say(msg!("score-category", category = name))
    }

    /// Writes ranks and winner, and how a tie was decided (T-4.14).
    fn result(&mut self, scores: &Scores) {
        self.raw("");
        if scores.players.len() < 2 {
            self.say("", &self.texts.say(msg!("score-alone")));
            return;
        }
        self.say("", &self.texts.say(msg!("score-result")));
        let mut ranked: Vec<&PlayerScore> = scores.players.iter().collect();
        ranked.sort_by_key(|player| player.rank);
        for player in &ranked {
            let sheet = &player.report.sheet;
            let rank = player.rank.unwrap_or(1);
            self.say(
                &format!("  {rank}. "),
                &self.texts.say(msg!(
                    "score-rank",
                    player = player.name.as_str(),
                    points = counted(sheet.total()),
                    dead = sheet.dead_ends
                )),
            );
        }
        let decided = |pair: &[&PlayerScore]| {
            let [first, second] = [&pair[0], &pair[1]];
            first.report.sheet.total() == second.report.sheet.total() && first.rank != second.rank
        };
        if ranked.windows(2).any(decided) {
            self.say("", &self.texts.say(msg!("score-tie")));
        }
        let winners: Vec<&str> = scores.winners().map(|player| player.name.as_str()).collect();
        let players = all_of(self.texts, winners.iter().map(|&name| name.to_owned()).collect());
        let message = match (scores.is_finished(), winners.len()) {
            (true, 1) => msg!("score-wins", players),
            (true, _) => msg!("score-share", players),
            (false, 1) => msg!("score-leads", players),
            (false, _) => msg!("score-share-lead", players),
        };
        self.say("", &self.texts.say(message));
    }
}

/// Returns `A`, `A and B`, `A, B and C`.
fn all_of(texts: &Texts, mut parts: Vec<String>) -> String {
    match parts.pop() {
        Some(last) if !parts.is_empty() => {
            texts.say(msg!("score-and", others = parts.join(", "), last))
        }
        last => last.unwrap_or_default(),
    }
}

/// Returns `yes` if a number is beyond the table of its points.
fn beyond(count: u8, table: &[i16]) -> &'static str {
    if usize::from(count) < table.len() { "no" } else { "yes" }
}

/// Explains the points of a category.
fn arithmetic(texts: &Texts, report: &BoardReport, category: Category) -> String {
    let count = |monster: Monster| report.monsters[monster.index()];
    match category {
        Category::Dragons => {
            let n = count(Monster::Dragon);
            texts.say(msg!("score-dragons", n, beyond = beyond(n, &tables::DRAGONS)))
        }
        Category::Ghosts => paths::ghosts(texts, &report.paths),
        Category::Golems => golems(texts, &report.golems),
        Category::Satyrs => paths::satyrs(texts, &report.paths),
        Category::Skeletons => {
            let (n, diamonds) = (count(Monster::Skeleton), report.diamonds.len());
            texts.say(msg!("score-skeletons", n, diamonds))
        }
        Category::Slimes => {
            texts.say(msg!("score-slimes", n = count(Monster::Slime), curves = report.curves))
        }
        Category::Bats => bats(texts, &report.bats),
        Category::Werewolves => {
            let (n, each, bonus) = (count(Monster::Werewolf), tables::WEREWOLF, report.bonus);
            texts.say(msg!("score-werewolves", n, each, bonus))
        }
        Category::Wisps => {
            let n = count(Monster::Wisp);
            let each = report.sheet[Category::Wisps].checked_div(i16::from(n)).unwrap_or(0);
            texts.say(msg!("score-wisps", n, each))
        }
        Category::Diamonds => {
            let values: Vec<String> = report.diamonds.iter().map(u8::to_string).collect();
            texts.say(msg!("score-diamonds", n = values.len(), values = values.join(" + ")))
        }
        Category::BoneDoors | Category::ToothDoors | Category::OtherPaths => {
            paths::doors(texts, &report.paths, category)
        }
    }
}

/// Returns the number of things on these spaces.
fn total<'a>(spots: impl Iterator<Item = &'a Spot>) -> u8 {
    spots.map(|spot| spot.count).sum()
}

/// Returns the spaces, each with the number that stand there if there are several.
fn spaces<'a>(texts: &Texts, spots: impl Iterator<Item = &'a Spot>) -> Option<Value<'static>> {
    let space =
        |spot: &Spot| texts.say(msg!("score-space", space = spot.space, count = spot.count));
    let spaces: Vec<String> = spots.map(space).collect();
    (!spaces.is_empty()).then(|| all_of(texts, spaces).into())
}

/// Explains the golems: those with no other beside them count (T-4.3).
fn golems(texts: &Texts, golems: &[Spot]) -> String {
    let lone = || golems.iter().filter(|spot| spot.beside.is_empty());
    let others = golems.iter().filter(|spot| !spot.beside.is_empty());
    let n = total(lone());
    let counted = spaces(texts, lone()).map(|spaces| {
        texts.say(msg!("score-golems-alone", n, spaces, beyond = beyond(n, &tables::GOLEMS)))
    });
    let others = spaces(texts, others).map(|spaces| texts.say(msg!("score-golems-beside", spaces)));
    joined(counted.into_iter().chain(others))
        .unwrap_or_else(|| texts.say(msg!("score-golems-none")))
}

/// Explains the bats: those with another beside them count (T-4.7).
fn bats(texts: &Texts, bats: &[Spot]) -> String {
    let helped = || bats.iter().filter(|spot| !spot.beside.is_empty());
    let pair = |spot: &Spot| {
        let beside = spot.beside.iter().map(u8::to_string).collect();
        texts.say(msg!(
            "score-bats-pair",
            space = spot.space,
            count = spot.count,
            beside = all_of(texts, beside)
        ))
    };
    let pairs: Vec<String> = helped().map(pair).collect();
    let counted = (!pairs.is_empty()).then(|| {
        let (n, each, pairs) = (total(helped()), tables::BAT, pairs.join(", "));
        texts.say(msg!("score-bats-helped", n, each, pairs))
    });
    let alone = spaces(texts, bats.iter().filter(|spot| spot.beside.is_empty()))
        .map(|spaces| texts.say(msg!("score-bats-alone", spaces)));
    joined(counted.into_iter().chain(alone)).unwrap_or_else(|| texts.say(msg!("score-bats-none")))
}
