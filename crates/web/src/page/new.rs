//! The choices for a new game.

use super::icons;
use super::online::is_hosted;
use super::route::{Route, go};
use super::settings::{filled, said, t, tx, use_settings};
use super::table::use_table;
use super::wishes;
use crate::storage;
use fogbound_presenter::{Form, Wish, empty, form, length, pack};
use fogbound_table::aid::Aid;
use fogbound_table::games::GameId;
use fogbound_table::texts::{Message, OptionText, family, msg};
use leptos::prelude::*;

/// The levels of Mists over Carcassonne.
const LEVELS: [&str; 6] = ["1", "2", "3", "4", "5", "6"];

/// The bots of all games.
const BOTS: [&str; 7] = ["easy", "normal", "hard", "master", "careful", "bold", "builder"];

/// A wish as it is being made, and the names of the seats.
#[derive(Clone, Copy)]
struct Making {
    wish: RwSignal<Wish>,
    names: RwSignal<Vec<String>>,
    /// True once somebody has chosen who sits where.
    is_seated: RwSignal<bool>,
}

impl Making {
    /// Changes the wish.
    fn set(self, change: impl FnOnce(&mut Wish)) {
        self.wish.update(change);
    }

    /// Sets the number of seats. The usual bot plays new ones.
    fn set_players(self, players: u8, form: &Form) {
        self.set(|wish| wish.seats.resize(usize::from(players), form.usual_bot.to_owned()));
        self.names.update(|names| names.resize(usize::from(players), String::new()));
    }

    fn set_name(self, seat: usize, name: String) {
        self.names.update(|names| {
            if let Some(place) = names.get_mut(seat) {
                *place = name;
            }
        });
    }
}

/// The choices for a game.
#[component]
pub fn New(
    /// The word for the game.
    game: String,
) -> impl IntoView {
    let Ok(game) = game.parse::<GameId>() else {
        return view! {
            <main class="new">
                <h1 tabindex="-1">{t!("new-title")}</h1>
                <p>{t!("new-unknown")}</p>
                <a class="button" href=Route::Start.address()>{t!("rules-back")}</a>
            </main>
        }
        .into_any();
    };
    let wish = wishes::last(game).unwrap_or_else(|| wishes::usual(game));
    let names = RwSignal::new(vec![String::new(); wish.seats.len()]);
    let wish = Wish { seed: String::new(), salt: String::new(), ..wish };
    let making = Making { wish: RwSignal::new(wish), names, is_seated: RwSignal::new(false) };
    let (table, settings) = (use_table(), use_settings());
    let choices = move || form(game, &settings.texts());
    let play = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wish = making.wish.get_untracked();
        wishes::remember(&wish);
        if table.begin(&wishes::promised(wish), &making.names.get_untracked()) {
            go(&table.route());
        }
    };
    let hosts = is_hosted();
    let is_listed = RwSignal::new(storage::get(storage::LISTED).is_some());
    let list = move |on: bool| {
        is_listed.set(on);
        match on {
            // Where nothing can be kept, the table is not listed.
            true => drop(storage::set(storage::LISTED, "1")),
            false => storage::remove(storage::LISTED),
        }
    };
    let host = move |_| {
        let wish = making.wish.get_untracked();
        wishes::remember(&wish);
        wishes::remember_for_table(&match making.is_seated.get_untracked() {
            true => wish.clone(),
            false => wishes::inviting(wish.clone()),
        });
        let first = wish.seats.iter().position(|who| who == "person").unwrap_or(0);
        let name = making.names.with_untracked(|names| names.get(first).cloned());
        if let Some(name) = name.filter(|name| !name.trim().is_empty()) {
            storage::set(storage::NAME, name.trim());
        }
        go(&Route::Host(game.to_string()));
    };
    let long = move || making.wish.with(|wish| length(wish, &settings.texts()));
    let heading = move || {
        let name = filled(family!("game-name-", GameId::name, game));
        tx!("new-of", game = name)
    };
    view! {
        <main class="new">
            <h1 tabindex="-1">{heading}</h1>
            <form on:submit=play>
                {move || choices().has("level").then(|| view! { <Levels making/> })}
                <Seats making game/>
                {move || choices().has("parts").then(|| view! { <Parts making/> })}
                <AidLevels making/>
                <Options making game/>
                <Tiles making game/>
                <p role="alert" class="tone-bad">{move || table.refused().map(|refused| refused.text)}</p>
                <div class="new-buttons">
                    <p class="small" role="status">{long}</p>
                    <a class="button" href=Route::Start.address()>{t!("rules-back")}</a>
                    {move || (hosts && !making.wish.with(|wish| wish.told)).then(|| view! {
                        <label class="choice new-listed">
                            <input type="checkbox" prop:checked=is_listed on:change=move |event| list(event_target_checked(&event))/>
                            <span>{t!("new-listed")}</span>
                        </label>
                        <button class="button" type="button" on:click=host>{icons::people()}{t!("new-online")}</button>
                    })}
                    <button class="button primary" type="submit">{t!("new-play")}</button>
                </div>
            </form>
        </main>
    }
    .into_any()
}

/// The six levels.
#[component]
fn Levels(making: Making) -> impl IntoView {
    let level = move |place: usize| {
        let number = LEVELS[place];
        let text = move || filled(family!("level-", in LEVELS, LEVELS[place]));
        view! {
            <label class="choice card">
                <input type="radio" name="level" prop:checked=move || making.wish.with(|wish| wish.value("level") == number)
                    on:change=move |_| making.set(|wish| wish.choose("level", number))/>
                <span>{text}</span>
            </label>
        }
    };
    view! {
        <fieldset class="panel levels">
            <legend>{t!("new-level")}</legend>
            {(0..LEVELS.len()).map(level).collect_view()}
        </fieldset>
    }
}

/// The number of players, and who they are.
#[component]
fn Seats(making: Making, game: GameId) -> impl IntoView {
    let settings = use_settings();
    let choices = move || form(game, &settings.texts());
    let players = move || making.wish.with(|wish| wish.seats.len());
    let number = move |count: u8| {
        view! {
            <label class="choice number">
                <input type="radio" name="players" prop:checked=move || players() == usize::from(count)
                    on:change=move |_| making.set_players(count, &choices())/>
                <span>{count}</span>
            </label>
        }
    };
    view! {
        <fieldset class="panel seats">
            <legend>{t!("new-seats")}</legend>
            <div class="numbers" role="radiogroup" aria-label=t!("new-players")>
                {move || choices().players.map(number).collect_view()}
            </div>
            <For each=move || 0..players() key=|seat| *seat let(seat)>
                <Seat making game seat/>
            </For>
        </fieldset>
    }
}

/// The player of a seat.
#[component]
fn Seat(making: Making, game: GameId, seat: usize) -> impl IntoView {
    let settings = use_settings();
    let who = move || making.wish.with(|wish| wish.seats.get(seat).cloned()).unwrap_or_default();
    let option = move |word: String, text: String| {
        let value = word.clone();
        view! { <option value=value selected=move || who() == word>{text}</option> }
    };
    let bots = move || {
        let bots = form(game, &settings.texts()).bots.into_iter().map(|bot| {
            let what = filled(family!("bot-", in BOTS, bot));
            option(bot.to_owned(), tx!("new-bot", bot, what))
        });
        bots.collect_view()
    };
    let label = move || tx!("name-person", seat = seat + 1);
    let set = move |who: String| {
        making.is_seated.set(true);
        making.set(|wish| {
            if let Some(place) = wish.seats.get_mut(seat) {
                *place = who;
            }
        });
    };
    view! {
        <div class="seat" role="group" aria-label=label>
            <span class="seat-number" aria-hidden="true">{seat + 1}</span>
            <label class="field">
                <span>{t!("seats-who")}</span>
                <select on:change=move |event| set(event_target_value(&event))>
                    {move || option("person".to_owned(), t!("seats-person")())}
                    {bots}
                    {move || option("open".to_owned(), t!("seats-open")())}
                </select>
            </label>
            <label class="field">
                <span>{t!("seats-name")}</span>
                <input type="text" maxlength="24" autocomplete="off"
                    prop:value=move || making.names.with(|names| names.get(seat).cloned())
                    on:input=move |event| making.set_name(seat, event_target_value(&event))/>
            </label>
        </div>
    }
}

/// The parts of the expansion of Carcassonne. Only parts that go together can be chosen (G-0).
#[component]
fn Parts(making: Making) -> impl IntoView {
    use fogbound_carcassonne::Parts;
    let parts =
        move || making.wish.with(|wish| Parts::parse(wish.value("parts"))).unwrap_or(Parts::ALL);
    let toggle = move |name: &'static str, on: bool| {
        let chosen = parts().turned(name, on).to_string();
        making.set(|wish| wish.choose("parts", &chosen));
    };
    let part = move |name: &'static str| {
        let on = move || parts().list().into_iter().any(|(known, on)| known == name && on);
        view! {
            <label class="choice">
                <input type="checkbox" prop:checked=on
                    on:change=move |event| toggle(name, event_target_checked(&event))/>
                <span>
                    <strong>{move || filled(family!("parts-", in Parts::NAMES, name))}</strong>" "
                    <small>{move || filled(family!("parts-what-", in Parts::NAMES, name))}</small>
                </span>
            </label>
        }
    };
    view! {
        <fieldset class="panel parts">
            <legend>{t!("new-parts")}</legend>
            {Parts::NAMES.map(part).collect_view()}
            <p class="small" role="status">
                {move || (parts() == Parts::NONE).then(t!("new-parts-none"))}
            </p>
        </fieldset>
    }
}

/// The levels of help that the table provides.
#[component]
fn AidLevels(making: Making) -> impl IntoView {
    let level = move |aid: Aid, title: Message<'static>, what: Message<'static>| {
        view! {
            <label class="choice">
                <input type="radio" name="aid" prop:checked=move || making.wish.with(|wish| wish.aid) == aid
                    on:change=move |_| making.set(|wish| wish.aid = aid)/>
                <span><strong>{said(title)}</strong> <small>{said(what)}</small></span>
            </label>
        }
    };
    view! {
        <fieldset class="panel aid">
            <legend>{t!("new-aid")}</legend>
            {level(Aid::Purist, msg!("aid-purist"), msg!("aid-what-purist"))}
            {level(Aid::Guided, msg!("aid-guided"), msg!("aid-what-guided"))}
            {level(Aid::Full, msg!("aid-full"), msg!("aid-what-full"))}
        </fieldset>
    }
}

/// Readings of the rules, with their sources.
#[component]
fn Options(making: Making, game: GameId) -> impl IntoView {
    let settings = use_settings();
    let options = move || form(game, &settings.texts()).options;
    view! {
        <details class="panel options">
            <summary>{t!("rules-options")}</summary>
            <p class="small">{t!("new-options-why")}</p>
            {move || options().into_iter().map(|option| view! { <Reading making option/> }).collect_view()}
        </details>
    }
}

/// One of them.
#[component]
fn Reading(making: Making, option: OptionText) -> impl IntoView {
    let OptionText { id, title, text, values, source } = option;
    let value = move |(value, what): (&'static str, String)| {
        view! {
            <label class="choice">
                <input type="radio" name=id prop:checked=move || making.wish.with(|wish| wish.value(id) == value)
                    on:change=move |_| making.set(|wish| wish.choose(id, value))/>
                <span>{what}</span>
            </label>
        }
    };
    view! {
        <fieldset class="reading">
            <legend>{title}</legend>
            <p class="small">{text}</p>
            {values.into_iter().map(value).collect_view()}
            <p class="small source">{tx!("rules-source", source)}</p>
        </fieldset>
    }
}

/// The source of the tiles: an order by chance or by a seed, a box on the table, or whoever sets up a position.
#[component]
fn Tiles(making: Making, game: GameId) -> impl IntoView {
    let (table, settings) = (use_table(), use_settings());
    let can_be_told = move || form(game, &settings.texts()).can_be_told;
    let is_told = move || making.wish.with(|wish| wish.told);
    let set_up = move |_| {
        let wish = making.wish.get_untracked();
        let seed = if wish.seed.is_empty() { wishes::random_bits() } else { wish.seed.clone() };
        match empty(&Wish { seed, ..wish }, &untrack(|| settings.texts())) {
            Ok(record) => go(&Route::Analyse(pack(&record), "0".to_owned())),
            Err(refused) => table.refuse(refused),
        }
    };
    view! {
        <section class="panel seed">
            <Show when=move || !is_told()><Seed making/></Show>
            <Show when=can_be_told>
                <label class="choice">
                    <input type="checkbox" prop:checked=is_told
                        on:change=move |event| making.set(|wish| wish.told = event_target_checked(&event))/>
                    <span><strong>{t!("new-told")}</strong>" "<small>{t!("new-told-what")}</small></span>
                </label>
            </Show>
            <div class="set-up">
                <button class="button" type="button" on:click=set_up>{icons::branch()}{t!("new-set-up")}</button>
                <p class="small">{t!("new-set-up-what")}</p>
            </div>
        </section>
    }
}

/// The seed of the order of the tiles.
#[component]
fn Seed(making: Making) -> impl IntoView {
    view! {
        <label class="field">
            <span>{t!("new-seed")}</span>
            <input type="text" maxlength="64" autocomplete="off" spellcheck="false"
                aria-describedby="seed-what"
                prop:value=move || making.wish.with(|wish| wish.seed.clone())
                on:input=move |event| making.set(|wish| wish.seed = event_target_value(&event))/>
        </label>
        <p class="small" id="seed-what">{t!("new-seed-what")}</p>
    }
}
