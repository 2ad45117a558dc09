//! What the finished games of this browser add up to, first games apart. Every number leads to the games behind it.

mod curve;
mod ghosts;

use super::frames::after_frame;
use super::head::Head;
use super::reactive::memo;
use super::settings::{filled, said, t, tx, use_settings};
use super::shelf::{State, Summary, Undo, use_shelf};
use super::start::{kept::Row, more};
use crate::shelf::Listed;
use curve::{Point, curve};
use fogbound_presenter::mists;
use fogbound_table::games::GameId;
use fogbound_table::texts::{Message, family, msg};
use ghosts::Haunted;
use leptos::prelude::*;
use std::collections::BTreeMap;

/// The number of games that are listed at first.
const FEW: usize = 12;

/// The id of the games behind a number.
const GAMES: &str = "stats-games";

/// A finished game.
#[derive(Clone, PartialEq)]
struct Played {
    listed: Listed,
    told: Summary,
    /// Its month, as `2026-11`.
    month: String,
}

/// Games of one kind: a game, and its level or the number of its seats.
type Kind = (GameId, u8);

impl Played {
    fn kind(&self) -> Option<Kind> {
        let Summary { game, level, seats, .. } = self.told;
        Some((game?, if level > 0 { level } else { seats }))
    }

    fn is_won(&self) -> bool {
        self.told.state == State::Won
    }
}

/// The games that are looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Choice {
    All,
    Won,
    Of(GameId),
    Kind(Kind),
    /// Those of a kind whose ghosts are known.
    Ghosts(Kind),
    Month(String),
}

impl Choice {
    fn includes(&self, played: &Played) -> bool {
        match self {
            Choice::All => true,
            Choice::Won => played.is_won(),
            Choice::Of(game) => played.told.game == Some(*game),
            Choice::Kind(kind) => played.kind() == Some(*kind),
            Choice::Ghosts(kind) => played.kind() == Some(*kind) && played.told.ghosts.is_some(),
            Choice::Month(month) => played.month == *month,
        }
    }
}

/// Games played and won, and the most points.
#[derive(Clone, Copy, Default, PartialEq)]
struct Sum {
    played: u32,
    won: u32,
    best: i32,
    points: i32,
    bots: i32,
    with_bots: i32,
}

impl Sum {
    fn of<'a>(games: impl Iterator<Item = &'a Played>) -> Sum {
        games.fold(Sum::default(), |sum, game| Sum {
            played: sum.played + 1,
            won: sum.won + u32::from(game.is_won()),
            best: sum.best.max(game.told.points),
            points: sum.points + game.told.bots.map_or(0, |_| game.told.points),
            bots: sum.bots + game.told.bots.unwrap_or_default(),
            with_bots: sum.with_bots + i32::from(game.told.bots.is_some()),
        })
    }

    fn per_cent(self) -> u32 {
        (100 * self.won + self.played / 2) / self.played.max(1)
    }
}

/// Returns the month of a time, as `2026-11`.
fn month(when: f64) -> String {
    let date = js_sys::Date::new(&when.into());
    format!("{:04}-{:02}", date.get_full_year(), date.get_month() + 1)
}

/// Returns a month in words.
fn month_words(month: &str) -> String {
    let date = js_sys::Date::new(&format!("{month}-15").into());
    let style = js_sys::Object::new();
    for (part, length) in [("month", "long"), ("year", "numeric")] {
        // A new object takes any property.
        let _ = js_sys::Reflect::set(&style, &part.into(), &length.into());
    }
    date.to_locale_date_string(&use_settings().locale(), &style).into()
}

/// Returns the most games won one after the other; those that nobody could win alone do not count.
fn longest_streak(games: &[Played]) -> u32 {
    let mut longest = (0, 0);
    for game in games {
        match game.told.state {
            State::Won => longest.1 += 1,
            State::Lost => longest.1 = 0,
            _ => {}
        }
        longest.0 = longest.0.max(longest.1);
    }
    longest.0
}

/// The screen of statistics.
#[component]
pub fn Statistics() -> impl IntoView {
    let shelf = use_shelf();
    let games = memo(move || {
        let counted = shelf.games().into_iter().filter(|(_, told)| told.counts());
        let played =
            counted.map(|(listed, told)| Played { month: month(listed.when), listed, told });
        played.collect::<Vec<_>>()
    });
    let choice = RwSignal::new(Choice::All);
    more::Naming::provide();
    let is_empty = move || games.with(Vec::is_empty);
    view! {
        <main class="stats">
            <Head title=Signal::derive(t!("statistics-title"))/>
            <Show when=move || !is_empty() fallback=|| view! { <p class="panel">{t!("statistics-none")}</p> }>
                <div class="stats-columns">
                    <div>
                        <Figures games choice/>
                        <Kinds games choice/>
                        <Haunted games choice/>
                        <Months games choice/>
                    </div>
                    <Chosen games choice/>
                </div>
            </Show>
            <more::Rename/>
            <Undo/>
        </main>
    }
}

/// A number that leads to its games.
#[component]
fn Number(
    choice: RwSignal<Choice>,
    of: Choice,
    /// Its name, if it is not what it shows.
    #[prop(optional)]
    name: Option<String>,
    children: Children,
) -> impl IntoView {
    let meant = of.clone();
    let is_chosen = move || choice.with(|choice| *choice == meant).to_string();
    let choose = move |_| {
        choice.set(of.clone());
        // On a phone the games are far below.
        after_frame(|| {
            let games = document().get_element_by_id(GAMES);
            let below = games.filter(|games| games.get_bounding_client_rect().top() > 600.0);
            below.inspect(web_sys::Element::scroll_into_view);
        });
    };
    view! {
        <button class="stats-number" type="button" aria-pressed=is_chosen aria-label=name on:click=choose>
            {children()}
        </button>
    }
}

/// The figures of all games, and those of each.
#[component]
fn Figures(games: Memo<Vec<Played>>, choice: RwSignal<Choice>) -> impl IntoView {
    let figure = move |of: Choice, number: i64, words: String| {
        (number > 0).then(|| {
            view! {
                <li><Number choice of><strong>{number}</strong>" "{words}</Number></li>
            }
        })
    };
    let figures = move || {
        let (all, longest) = games.with(|games| (Sum::of(games.iter()), longest_streak(games)));
        let best = |&game: &GameId| {
            let of = Choice::Of(game);
            let sum = games.with(|games| Sum::of(games.iter().filter(|it| of.includes(it))));
            let name = filled(family!("game-name-", GameId::name, game));
            figure(of, sum.best.into(), tx!("shelf-best", game = name))
        };
        view! {
            {figure(Choice::All, all.played.into(), tx!("shelf-played", n = all.played))}
            {figure(Choice::Won, all.won.into(), tx!("shelf-won"))}
            {figure(Choice::Won, longest.into(), tx!("statistics-longest"))}
            {GameId::ALL.iter().map(best).collect_view()}
        }
    };
    view! { <ul class="panel statistics">{figures}</ul> }
}

/// Returns the words for a kind of game.
fn kind_words((game, number): Kind) -> String {
    let name = filled(family!("game-name-", GameId::name, game));
    // Only this game has levels.
    match game == GameId::Mists {
        true => tx!("statistics-level", game = name, level = number),
        false => tx!("statistics-seats", game = name, n = number),
    }
}

/// Returns the games by their kinds, in the order of games and of levels or seats.
fn by_kind(games: Vec<Played>) -> Vec<(Kind, Vec<Played>)> {
    let mut kinds: BTreeMap<usize, (Kind, Vec<Played>)> = BTreeMap::new();
    for game in games {
        let Some(kind) = game.kind() else { continue };
        let place = GameId::ALL.iter().position(|&game| game == kind.0).unwrap_or_default();
        let of_kind = kinds.entry(256 * place + usize::from(kind.1));
        of_kind.or_insert_with(|| (kind, Vec::new())).1.push(game);
    }
    kinds.into_values().collect()
}

/// Games by level or number of seats, beside what bots reach.
#[component]
fn Kinds(games: Memo<Vec<Played>>, choice: RwSignal<Choice>) -> impl IntoView {
    let sums = move || {
        let kinds = by_kind(games.get()).into_iter();
        kinds.map(|(kind, games)| (kind, Sum::of(games.iter()))).collect::<Vec<_>>()
    };
    let row = move |(kind, sum): (Kind, Sum)| {
        let by_bots = if kind.0 == GameId::Mists {
            let level = usize::from(kind.1).checked_sub(1);
            let won = level.and_then(|level| mists::WON_BY_GREEDY.get(level));
            won.map(|won| tx!("statistics-bots-win", percent = *won))
        } else {
            (sum.with_bots > 0).then(|| {
                let (own, bots) = (sum.points / sum.with_bots, sum.bots / sum.with_bots);
                tx!("statistics-bots-points", own, bots)
            })
        };
        view! {
            <tr>
                <th scope="row"><Number choice of=Choice::Kind(kind)>{kind_words(kind)}</Number></th>
                <td>{sum.played}</td>
                <td class="stats-share"><Bar part=sum.won of=sum.played/>{format!("{}\u{a0}%", sum.per_cent())}</td>
                <td>{sum.best}</td>
                <td class="second stats-bots">{by_bots}</td>
            </tr>
        }
    };
    let head = |text: Message<'static>| view! { <th scope="col">{said(text)}</th> };
    view! {
        <section class="panel stats-table">
            <h2>{t!("statistics-kinds")}</h2>
            <table>
                <thead><tr>
                    {head(msg!("statistics-game"))} {head(msg!("statistics-played"))} {head(msg!("statistics-won"))}
                    {head(msg!("statistics-best"))} {head(msg!("statistics-bots"))}
                </tr></thead>
                <tbody>{move || sums().into_iter().map(row).collect_view()}</tbody>
            </table>
        </section>
    }
}

/// A part of a whole as a bar.
#[component]
fn Bar(part: u32, of: u32) -> impl IntoView {
    let wide = 100 * part / of.max(1);
    view! {
        <svg class="stats-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect class="stats-rest" width="100" height="10"/><rect class="stats-part" width=wide height="10"/>
        </svg>
    }
}

/// Games by month, the latest first.
#[component]
fn Months(games: Memo<Vec<Played>>, choice: RwSignal<Choice>) -> impl IntoView {
    let sums = move || {
        let mut months: BTreeMap<String, Vec<Played>> = BTreeMap::new();
        for game in games.get() {
            months.entry(game.month.clone()).or_default().push(game);
        }
        let sums = months.into_iter().map(|(month, games)| (month, Sum::of(games.iter())));
        sums.rev().take(12).collect::<Vec<_>>()
    };
    let list = move || {
        let sums = sums();
        let most = sums.iter().map(|(_, sum)| sum.played).max().unwrap_or(1);
        let row = move |(month, sum): (String, Sum)| {
            view! {
                <tr>
                    <th scope="row"><Number choice of=Choice::Month(month.clone())>{month_words(&month)}</Number></th>
                    <td class="stats-wide"><Bar part=sum.played of=most/></td>
                    <td>{tx!("statistics-month", n = sum.played, won = sum.won)}</td>
                </tr>
            }
        };
        sums.into_iter().map(row).collect_view()
    };
    view! {
        <section class="panel stats-table">
            <h2>{t!("statistics-months")}</h2>
            <table><tbody>{list}</tbody></table>
        </section>
    }
}

/// The games behind a number, and their points.
#[component]
fn Chosen(games: Memo<Vec<Played>>, choice: RwSignal<Choice>) -> impl IntoView {
    let shown = RwSignal::new(FEW);
    let chosen = memo(move || {
        let choice = choice.get();
        games.with(|games| {
            games.iter().filter(|it| choice.includes(it)).cloned().collect::<Vec<_>>()
        })
    });
    let heading = move || match choice.get() {
        Choice::All => tx!("statistics-all"),
        Choice::Won => tx!("statistics-all-won"),
        Choice::Of(game) => filled(family!("game-name-", GameId::name, game)),
        Choice::Kind(kind) => kind_words(kind),
        Choice::Ghosts(kind) => ghosts::kind_words(kind),
        Choice::Month(month) => month_words(&month),
    };
    let picture = move || {
        let (points, words) = match choice.get() {
            Choice::Ghosts(kind) => chosen.with(|games| ghosts::points(kind, games)),
            _ => (chosen.with(|games| points(games)), t!("statistics-points")()),
        };
        curve(&points).map(|drawn| (drawn, words))
    };
    let count = move || chosen.with(Vec::len);
    let rows = move || {
        let games = chosen.get().into_iter().take(shown.get());
        games.map(|Played { listed, told, .. }| view! { <Row listed told/> }).collect_view()
    };
    view! {
        <section class="panel finished" id=GAMES>
            <h2 aria-live="polite">{heading}" · "{count}</h2>
            {move || picture().map(|(drawn, words)| view! {
                <svg class="stats-points" viewBox="0 0 400 90" role="img" aria-label=words.clone()
                    inner_html=drawn></svg>
                <p class="small second">{words}</p>
            })}
            <ul>{rows}</ul>
            <Show when=move || { count() > shown.get() }>
                <button class="button" type="button" on:click=move |_| shown.set(usize::MAX)>
                    {move || tx!("shelf-all", n = count())}
                </button>
            </Show>
        </section>
    }
}

/// Returns the points of games for a picture, with those of bots; none for games of several kinds.
fn points(games: &[Played]) -> Vec<Point> {
    let kind = games.first().and_then(Played::kind);
    let is_mixed = games.iter().any(|game| game.kind() != kind);
    let point = |game: &Played| Point {
        own: game.told.points,
        bots: game.told.bots,
        is_won: game.is_won(),
    };
    if is_mixed { Vec::new() } else { games.iter().map(point).collect() }
}
