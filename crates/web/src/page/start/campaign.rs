//! The way through the levels of Mists over Carcassonne: a station for each, with its stars, and the paper from which a
//! level is begun.

use super::statistics::finished;
use crate::page::dialog::Dialog;
use crate::page::draw;
use crate::page::frames::after_frame;
use crate::page::parts::Parts;
use crate::page::settings::{filled, t, tx, use_settings};
use crate::page::shelf::{Shelf, State, Summary, use_shelf};
use crate::page::table::Table;
use crate::page::{focus, icons, stars, wishes};
use crate::storage;
use fogbound_presenter::mists;
use fogbound_table::games::GameId;
use fogbound_table::texts::family;
use leptos::prelude::*;

/// The levels.
pub const LEVELS: [&str; 6] = ["1", "2", "3", "4", "5", "6"];

/// The id of the button that begins a level.
const BEGIN: &str = "level-begin";

/// What has been reached at a level.
#[derive(Clone, Copy, Default, PartialEq)]
struct Reached {
    stars: [bool; mists::STARS.len()],
    first_try: bool,
}

impl Reached {
    /// Puts together what the games of a level have earned. Games that earlier versions have kept tell of their
    /// victory alone.
    fn of(games: &[Summary], level: u8) -> Reached {
        let won = games.iter().filter(|told| told.level == level && told.state == State::Won);
        won.fold(Reached::default(), |mut reached, told| {
            for (star, name) in reached.stars.iter_mut().zip(mists::STARS) {
                *star |= name == mists::STARS[0] || told.stars.iter().any(|earned| earned == name);
            }
            reached.first_try |= told.first_try == Some(true);
            reached
        })
    }

    fn count(self) -> usize {
        self.stars.iter().filter(|&&earned| earned).count()
    }
}

/// Returns the levels that have been won, ascending.
pub fn won(finished: &[Summary]) -> Vec<u8> {
    let is_won =
        |level: &u8| finished.iter().any(|told| told.state == State::Won && told.level == *level);
    (1..=levels()).filter(is_won).collect()
}

/// Returns the number of levels.
pub const fn levels() -> u8 {
    LEVELS.len() as u8
}

/// Returns the level to play next: the one after the highest that was won, or the first. Tracked.
pub fn next_level(shelf: Shelf) -> u8 {
    let highest = won(&finished(shelf)).last().copied().unwrap_or_default();
    (highest + 1).min(levels())
}

/// The level whose paper is open, and what begins it.
#[derive(Clone, Copy)]
pub struct Choosing {
    shown: RwSignal<bool>,
    level: RwSignal<u8>,
    begin: StoredValue<Option<Callback<()>>>,
    table: Table,
    shelf: Shelf,
    parts: Parts,
}

impl Choosing {
    /// Provides the state to the whole page, with no level chosen yet.
    pub fn provide(table: Table, shelf: Shelf, parts: Parts) {
        let (shown, level) = (RwSignal::new(false), RwSignal::new(1));
        let begin = StoredValue::new(None);
        provide_context(Choosing { shown, level, begin, table, shelf, parts });
    }

    /// Begins a level alone with a bot. What is new in it is shown first, unless it has been begun before.
    pub fn play(self, level: u8) {
        self.play_with(level, self.usual(level));
    }

    /// Begins a level in this way. What is new in it is shown first, unless it has been begun before; a game without
    /// levels has the level 0.
    pub fn play_with(self, level: u8, begin: Callback<()>) {
        match level == 0 || untrack(|| self.is_known(level)) {
            true => begin.run(()),
            false => self.open(level, begin),
        }
    }

    /// Shows the paper of a level, as soon as it is there.
    fn open(self, level: u8, begin: Callback<()>) {
        self.parts.soon(move |_| {
            self.begin.set_value(Some(begin));
            self.level.set(level);
            self.shown.set(true);
            after_frame(|| focus(BEGIN));
        });
    }

    /// Begins the level whose paper is open.
    fn begin(self) {
        storage::add_word(storage::LEVELS, &self.level.get_untracked().to_string());
        self.shown.set(false);
        if let Some(begin) = self.begin.get_value() {
            begin.run(());
        }
    }

    /// Returns true if a level has been begun before: from here, or as a game that is still kept. Tracked.
    fn is_known(self, level: u8) -> bool {
        storage::words(storage::LEVELS).contains(&level.to_string())
            || self.shelf.games().iter().any(|(_, told)| told.level == level)
    }

    /// Returns what begins a level alone with a bot.
    fn usual(self, level: u8) -> Callback<()> {
        Callback::new(move |()| {
            let mut wish = wishes::usual(GameId::Mists);
            wish.choose("level", &level.to_string());
            self.parts.begin(self.table, wish);
        })
    }
}

/// The stations.
#[component]
pub fn Campaign() -> impl IntoView {
    let shelf = use_shelf();
    let station = move |games: &[Summary], level: u8, next: u8| {
        view! { <Station level reached=Reached::of(games, level) is_next=level == next/> }
    };
    let stations = move || {
        let (games, next) = (finished(shelf), next_level(shelf));
        (1..=levels()).map(|level| station(&games, level, next)).collect_view()
    };
    view! { <ol class="campaign" aria-label=t!("campaign")>{stations}</ol> }
}

/// A level on the way: the button that opens its paper.
#[component]
fn Station(level: u8, reached: Reached, is_next: bool) -> impl IntoView {
    let choosing = expect_context::<Choosing>();
    let count = tx!("star-count", n = reached.count(), of = reached.stars.len());
    let first = reached.first_try.then(t!("star-first"));
    let next = is_next.then(t!("campaign-next"));
    let words = [Some(tx!("campaign-level", level)), next, Some(count), first];
    let name = words.into_iter().flatten().collect::<Vec<_>>().join(", ");
    view! {
        <li class="station" class:won=reached.stars[0] class:next=is_next>
            <button type="button" aria-label=name aria-current=is_next.then_some("step")
                on:click=move |_| choosing.open(level, choosing.usual(level))>
                <span class="station-number">{level}</span>
                <span class="station-stars">{reached.stars.map(stars::star).collect_view()}</span>
                {reached.first_try.then(|| view! { <span class="station-first">{icons::flag()}</span> })}
            </button>
        </li>
    }
}

/// Returns something that is new, with its picture.
fn told(mists::News { picture, text }: mists::News) -> impl IntoView {
    let (class, drawn) = match picture {
        mists::Picture::Board(board, first, wide) => ("", draw::square(&board, first, wide)),
        mists::Picture::Track(track) => ("of-track", draw::track_svg(&track, 200.0)),
    };
    view! {
        <li>
            <span class=format!("news-picture {class}") aria-hidden="true" inner_html=drawn></span>
            <span>{text}</span>
        </li>
    }
}

/// The paper of a level: what is new, its stars, and the button that begins it.
#[component]
pub fn LevelPaper() -> impl IntoView {
    let choosing = expect_context::<Choosing>();
    let Choosing { shown, level, shelf, .. } = choosing;
    let settings = use_settings();
    let title = Signal::derive(move || {
        tx!("statistics-level", game = t!("game-name-mists")(), level = level.get())
    });
    let content = move || {
        let number = level.get();
        let reached = Reached::of(&finished(shelf), number);
        let word = LEVELS[usize::from(number.clamp(1, levels())) - 1];
        let asked = mists::asked(number, &settings.texts());
        let first = (reached.first_try, t!("star-asks-first")());
        view! {
            <p>{filled(family!("level-", in LEVELS, word))}</p>
            <section class="level-news">
                <h3>{t!("campaign-news")}</h3>
                <ul>{mists::news(number, &settings.texts()).into_iter().map(told).collect_view()}</ul>
            </section>
            <section class="level-stars">
                <h3>{t!("campaign-stars")}</h3>
                {stars::told(reached.stars.into_iter().zip(asked))}
                <p class="star-first" class:earned=first.0>{icons::flag()}{first.1}</p>
            </section>
            <div class="dialog-buttons">
                <button class="button primary" type="button" id=BEGIN on:click=move |_| choosing.begin()>
                    {icons::play()}{t!("campaign-begin")}
                </button>
            </div>
        }
    };
    view! { <Dialog shown title class="level-paper">{content}</Dialog> }
}
