//! Ghosts: how many were left to a team, or what they have cost, beside the same of bots.

use super::curve::Point;
use super::{Choice, Kind, Number, Played, by_kind};
use crate::page::settings::{said, t, tx};
use crate::page::shelf::Ghosts;
use fogbound_presenter::mists;
use fogbound_table::games::GameId;
use fogbound_table::texts::{Message, msg};
use leptos::prelude::*;

/// The average of people and bots at a kind of games, in tenths.
#[derive(Clone, Copy, PartialEq)]
struct Averages {
    people: i32,
    bots: Option<i32>,
}

impl Averages {
    /// Returns those of games; `None` if nothing is known of ghosts. Where bots play along, only games with them are
    /// compared.
    fn of(kind: Kind, games: &[Played]) -> Option<Averages> {
        let told: Vec<Ghosts> = games.iter().filter_map(|game| game.told.ghosts).collect();
        let beside: Vec<(i32, i32)> =
            told.iter().filter_map(|ghosts| Some((ghosts.people, ghosts.bots?))).collect();
        let mine = mean(told.iter().map(|ghosts| ghosts.people))?;
        if let Some(usual) = usual(kind) {
            return Some(Averages { people: mine, bots: Some(usual) });
        }
        let bots = mean(beside.iter().map(|&(_, bots)| bots));
        let people = mean(beside.iter().map(|&(people, _)| people)).unwrap_or(mine);
        Some(Averages { people, bots })
    }
}

/// Returns what two bots have left on average at a level, in tenths; `None` for games without levels.
fn usual((game, level): Kind) -> Option<i32> {
    let left = mists::LEFT_BY_GREEDY.get(usize::from(level).checked_sub(1)?)?;
    (game == GameId::Mists).then_some(*left)
}

/// Returns the average of numbers, in tenths and rounded; `None` if there are none.
fn mean(numbers: impl Iterator<Item = i32>) -> Option<i32> {
    let (sum, n) = numbers.fold((0, 0), |(sum, n), number| (sum + number, n + 1));
    (n > 0).then(|| (20 * sum + n).div_euclid(2 * n))
}

/// Returns the words for the ghosts of a kind of games.
pub fn kind_words(kind: Kind) -> String {
    tx!("statistics-ghosts-of", kind = super::kind_words(kind))
}

/// Returns tenths in words.
fn decimal(tenths: i32) -> String {
    tx!("web-decimal", whole = tenths / 10, tenth = tenths % 10)
}

/// Returns the ghosts of games for a picture, in tenths, and what it shows.
pub fn points(kind: Kind, games: &[Played]) -> (Vec<Point>, String) {
    let usual = usual(kind);
    let point = |game: &Played| {
        let ghosts = game.told.ghosts?;
        let bots = usual.or(ghosts.bots.map(|bots| 10 * bots));
        Some(Point { own: 10 * ghosts.people, bots, is_won: game.is_won() })
    };
    let words = match usual {
        Some(_) => t!("statistics-ghosts-left-picture")(),
        None => t!("statistics-ghosts-cost-picture")(),
    };
    (games.iter().filter_map(point).collect(), words)
}

/// The ghosts of each kind of games, beside those of bots; nothing before there is a game that tells of them.
#[component]
pub fn Haunted(games: Memo<Vec<Played>>, choice: RwSignal<Choice>) -> impl IntoView {
    let averages = move || {
        let kinds = by_kind(games.get()).into_iter();
        let of = |(kind, games): (Kind, Vec<Played>)| Some((kind, Averages::of(kind, &games)?));
        kinds.filter_map(of).collect::<Vec<_>>()
    };
    let row = move |(kind, Averages { people, bots }): (Kind, Averages)| {
        let own = match usual(kind) {
            Some(_) => tx!("statistics-ghosts-left", n = decimal(people)),
            None => tx!("statistics-ghosts-cost", n = decimal(people)),
        };
        let bots = bots.map(|bots| tx!("statistics-ghosts-bots", n = decimal(bots)));
        view! {
            <tr>
                <th scope="row">
                    <Number choice of=Choice::Ghosts(kind) name=kind_words(kind)>{super::kind_words(kind)}</Number>
                </th>
                <td class="stats-bots">{own}</td>
                <td class="second stats-bots">{bots}</td>
            </tr>
        }
    };
    let head = |text: Message<'static>| view! { <th scope="col">{said(text)}</th> };
    move || {
        let averages = averages();
        (!averages.is_empty()).then(|| {
            view! {
                <section class="panel stats-table">
                    <h2>{t!("statistics-ghosts")}</h2>
                    <table>
                        <thead><tr>
                            {head(msg!("statistics-game"))} {head(msg!("statistics-ghosts-own"))} {head(msg!("statistics-bots"))}
                        </tr></thead>
                        <tbody>{averages.into_iter().map(row).collect_view()}</tbody>
                    </table>
                </section>
            }
        })
    }
}
