//! The score sheet in words: categories and the arithmetic of their points (T-4).

use crate::texts::args::Args;
use crate::texts::{Texts, counted, family, msg};
use fogbound_ghosts_galore::tables::{
    BAT, DRAGONS, GHOST, GHOST_CROWD, GOLEMS, MATCHED_DOORS, WEREWOLF, WISP,
};
use fogbound_ghosts_galore::{BoardReport, Category, PathReport, Sheet, Spot};
use fogbound_tilesets::Monster;

impl Texts {
    /// Returns the name of a category.
    #[must_use]
    pub fn ghosts_category(&self, category: Category) -> String {
        self.say(family!("galore-category-", Category::name, category))
    }

    /// Returns what a category wants of a board, in five words at most.
    #[must_use]
    pub fn ghosts_wants(&self, category: Category) -> String {
        self.say(family!("galore-wants-", Category::name, category))
    }

    /// Explains the points of a category in a few words, without the points themselves.
    #[must_use]
    pub fn ghosts_arithmetic(&self, category: Category, report: &BoardReport) -> String {
        let (message, args) = self.ghosts_sum(category, report);
        self.get(message, &args)
    }

    /// Returns points and dead ends of a sheet.
    #[must_use]
    pub fn ghosts_total(&self, sheet: &Sheet) -> String {
        self.say(msg!("galore-total", points = counted(sheet.total()), dead_ends = sheet.dead_ends))
    }

    pub(crate) fn ghosts_sum(
        &self,
        category: Category,
        report: &BoardReport,
    ) -> (&'static str, Args) {
        let sum = match category {
            Category::Ghosts => terms("galore-sum-ghosts", &ghosts(report)),
            Category::Satyrs => terms("galore-sum-satyrs", &satyrs(report)),
            Category::Wisps => terms("galore-sum-wisps", &wisps(report)),
            Category::Diamonds => {
                numbers("galore-sum-diamonds", report.diamonds.iter().copied().map(i16::from))
            }
            Category::BoneDoors | Category::ToothDoors => {
                let joined: Vec<_> =
                    scored(category, report).map(|path| (sections(path), MATCHED_DOORS)).collect();
                Some(terms("galore-sum-doors", &joined).unwrap_or(("galore-sum-unjoined", vec![])))
            }
            Category::OtherPaths => {
                numbers("galore-sum-other-paths", scored(category, report).map(sections))
            }
            Category::Dragons => self.monster_sum(Monster::Dragon, report),
            Category::Golems => self.monster_sum(Monster::Golem, report),
            Category::Skeletons => self.monster_sum(Monster::Skeleton, report),
            Category::Slimes => self.monster_sum(Monster::Slime, report),
            Category::Bats => self.monster_sum(Monster::Bat, report),
            Category::Werewolves => self.monster_sum(Monster::Werewolf, report),
        };
        sum.unwrap_or(("galore-sum-none", vec![]))
    }

    /// Returns the sum of a category that is about the number of monsters of one type, if there are any.
    fn monster_sum(&self, monster: Monster, report: &BoardReport) -> Option<(&'static str, Args)> {
        let n = count(monster, report);
        let mut args: Args = vec![("monsters", self.counted(monster, n).into())];
        let message = match monster {
            Monster::Dragon => {
                args.push(("most", beyond(n, &DRAGONS).into()));
                "galore-sum-dragons"
            }
            Monster::Golem => {
                let apart = number(&report.golems, |spot| spot.beside.is_empty());
                args.extend([("apart", apart.into()), ("most", beyond(apart, &GOLEMS).into())]);
                "galore-sum-golems"
            }
            Monster::Skeleton => {
                args.push(("diamonds", report.diamonds.len().into()));
                "galore-sum-skeletons"
            }
            Monster::Slime => {
                args.push(("curves", report.curves.into()));
                "galore-sum-slimes"
            }
            Monster::Bat => {
                let beside = number(&report.bats, |spot| !spot.beside.is_empty());
                args.extend([("beside", beside.into()), ("each", BAT.into())]);
                "galore-sum-bats"
            }
            _ => {
                args.extend([
                    ("terms", product((i16::from(n), WEREWOLF)).into()),
                    ("bonus", report.bonus.into()),
                ]);
                "galore-sum-werewolves"
            }
        };
        (n > 0).then_some((message, args))
    }

    /// Counts monsters of a type, with the number even of a single one.
    fn counted(&self, monster: Monster, n: u8) -> String {
        let told = self.ghosts_monsters(monster, usize::from(n));
        if n == 1 { self.say(msg!("galore-sum-one", monster = told)) } else { told }
    }
}

fn count(monster: Monster, report: &BoardReport) -> u8 {
    report.monsters[monster.index()]
}

/// Returns the last entry of a table when a number is beyond it, else 0.
fn beyond(n: u8, table: &[i16]) -> usize {
    let last = table.len() - 1;
    if usize::from(n) > last { last } else { 0 }
}

/// Counts the monsters on the spots that are meant.
fn number(spots: &[Spot], meant: impl Fn(&&Spot) -> bool) -> u8 {
    spots.iter().filter(meant).map(|spot| spot.count).sum()
}

fn sections(path: &PathReport) -> i16 {
    path.sections.len() as i16
}

/// Returns the paths that score in a category of doors.
fn scored(category: Category, report: &BoardReport) -> impl Iterator<Item = &PathReport> {
    let meant = move |path: &&PathReport| path.points.doors.is_some_and(|(of, _)| of == category);
    report.paths.iter().filter(meant)
}

/// Ghosts on crowded paths and on others, each with the points of one (T-4.2).
fn ghosts(report: &BoardReport) -> Vec<(i16, i16)> {
    let on = |crowded: bool| -> i16 {
        let paths = report.paths.iter().map(|path| path.ghosts);
        paths.filter(|&ghosts| (ghosts >= GHOST_CROWD) == crowded).map(i16::from).sum()
    };
    let all = [(on(true), GHOST[1]), (on(false), GHOST[0])];
    all.into_iter().filter(|&(ghosts, _)| ghosts > 0).collect()
}

/// Satyrs of each path with the types of monsters on it (T-4.4).
fn satyrs(report: &BoardReport) -> Vec<(i16, i16)> {
    let paths = report.paths.iter().filter(|path| path.satyrs > 0);
    paths.map(|path| (i16::from(path.satyrs), path.types.len() as i16)).collect()
}

/// Wisps with the points of one (T-4.9).
fn wisps(report: &BoardReport) -> Vec<(i16, i16)> {
    let n = count(Monster::Wisp, report);
    let each = WISP[usize::from(n).min(WISP.len() - 1)];
    if n > 0 { vec![(i16::from(n), each)] } else { vec![] }
}

fn product((a, b): (i16, i16)) -> String {
    format!("{a} × {b}")
}

/// Returns a sum of products, if there are any.
fn terms(message: &'static str, products: &[(i16, i16)]) -> Option<(&'static str, Args)> {
    joined(message, products.iter().copied().map(product).collect())
}

/// Returns a sum of numbers, if there are any.
fn numbers(
    message: &'static str,
    numbers: impl Iterator<Item = i16>,
) -> Option<(&'static str, Args)> {
    joined(message, numbers.map(|number| number.to_string()).collect())
}

fn joined(message: &'static str, terms: Vec<String>) -> Option<(&'static str, Args)> {
    (!terms.is_empty()).then(|| (message, vec![("terms", terms.join(" + ").into())]))
}
