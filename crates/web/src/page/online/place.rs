//! A place at a table that is played online: the connection, and what comes by it.

use super::http;
use super::kept::{self, Known, Told};
use super::renewal::forget_reload;
use super::shown::Sights;
use super::socket::{Heard, Socket};
use super::together::Together;
use crate::page::settings::Settings;
use crate::page::shelf::Shelf;
use crate::page::table::Table;
use crate::page::wishes::random_bits;
use crate::storage;
use fogbound_guest::{Guest, News, PING, pause};
use fogbound_protocol::{FromTable, Holder, Near, PushKeys, Shown, ToTable};
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;

/// The state of the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// There is no game yet.
    Coming,
    /// The table answers.
    There,
    /// The connection is lost and will be made anew.
    Lost,
    /// There is no such table.
    Missing,
    /// The page and the server do not understand each other.
    Outdated,
}

/// A place at a table. A copy is the same place.
#[derive(Clone, Copy)]
pub struct Place {
    table: Table,
    settings: Settings,
    shelf: Shelf,
    name: StoredValue<String>,
    guest: StoredValue<Rc<RefCell<Guest>>, LocalStorage>,
    socket: StoredValue<Option<Socket>, LocalStorage>,
    /// The number of connections lost since the table has answered.
    failures: StoredValue<u32>,
    /// The turns that were being composed when the page was left.
    drafts: StoredValue<Option<String>>,
    state: RwSignal<State>,
    /// Count of what was heard, which everything about the seats follows.
    version: RwSignal<u32>,
    /// What people show each other.
    sights: Sights,
    /// The part in looking at a finished game together.
    together: RwSignal<Together>,
    /// True while the link to the table is shown.
    inviting: RwSignal<bool>,
    /// True while it is shown who is told of one's turns.
    noticing: RwSignal<bool>,
    /// Who is told of one's turns, and who shall be once the table has noted it.
    told: RwSignal<Told>,
    wanted: StoredValue<Told>,
}

impl Place {
    /// Goes to a table. The connection ends with the view that calls this.
    pub fn at(name: &str, settings: Settings, beside: Table, shelf: Shelf) -> Place {
        let here = StoredValue::new(None::<Place>);
        let told = Callback::new(move |()| {
            if let Some(place) = here.try_get_value().flatten() {
                place.keep_turns();
                place.send();
            }
        });
        let known = kept::find(name);
        let guest = Guest::new(&random_bits(), &known.tokens);
        let place = Place {
            table: Table::online(settings, beside, told),
            settings,
            shelf,
            name: StoredValue::new(name.to_owned()),
            guest: StoredValue::new_local(Rc::new(RefCell::new(guest))),
            socket: StoredValue::new_local(None),
            failures: StoredValue::new(0),
            drafts: StoredValue::new(kept::turns(name)),
            state: RwSignal::new(State::Coming),
            version: RwSignal::new(0),
            sights: Sights::new(),
            together: RwSignal::new(Together::default()),
            inviting: RwSignal::new(false),
            noticing: RwSignal::new(false),
            told: RwSignal::new(known.told),
            wanted: StoredValue::new(known.told),
        };
        here.set_value(Some(place));
        place.connect();
        let ping = set_interval_with_handle(move || place.say(&ToTable::Ping {}), PING).ok();
        let hurry = move |_| place.hurry();
        let online = window_event_listener_untyped("online", hurry);
        let sight = window_event_listener_untyped("visibilitychange", hurry);
        on_cleanup(move || {
            online.remove();
            sight.remove();
            if let Some(ping) = ping {
                ping.clear();
            }
            place.socket.try_update_value(|socket| *socket = None);
        });
        place
    }

    /// Returns the table with the game.
    pub fn table(self) -> Table {
        self.table
    }

    /// Returns the name of the table.
    pub fn name(self) -> String {
        self.name.get_value()
    }

    /// Returns the state of the connection, tracked.
    pub fn state(self) -> State {
        self.state.get()
    }

    /// Returns something of what is known of the table, tracked.
    pub fn show<T>(self, what: impl FnOnce(&Guest) -> T) -> T {
        self.version.track();
        let guest = self.guest.get_value();
        what(&guest.borrow())
    }

    /// Returns the seats that anybody may take, tracked.
    pub fn free(self) -> Vec<u8> {
        self.show(|guest| {
            let chairs = (0..).zip(guest.chairs());
            let free = chairs.filter(|(_, chair)| chair.holder == Holder::Open && !guest.is_over());
            free.map(|(seat, _)| seat).collect()
        })
    }

    /// Returns how near the person on a seat is, tracked; nothing if no person sits there.
    pub fn near(self, seat: u8) -> Option<Near> {
        self.show(|guest| {
            let present = guest.present().iter().find(|present| present.seat == seat);
            present.map(|present| present.near)
        })
    }

    /// Takes a free seat.
    pub fn sit(self, seat: u8, name: &str) {
        let token = random_bits();
        storage::set(storage::NAME, name);
        let mut known = kept::find(&self.name());
        known.tokens.push(token.clone());
        // The secret is kept before anybody asks for the seat, so that no lost answer loses it.
        kept::remember(known);
        self.guest.get_value().borrow_mut().sit(seat, name, &token);
        self.send();
    }

    /// Returns what people show each other now.
    pub fn sights(self) -> Sights {
        self.sights
    }

    /// Returns the part in looking at a finished game together.
    pub fn together(self) -> RwSignal<Together> {
        self.together
    }

    /// Returns a signal that is true while the link to the table is shown.
    pub fn inviting(self) -> RwSignal<bool> {
        self.inviting
    }

    /// Returns a signal that is true while it is shown who is told of one's turns.
    pub fn noticing(self) -> RwSignal<bool> {
        self.noticing
    }

    /// Returns who is told of one's turns, tracked.
    pub fn told(self) -> Told {
        self.told.get()
    }

    /// Has an address told when it is one's turn and nobody is here; an empty one for nobody.
    pub fn notify(self, who: Told, to: &str, keys: Option<&PushKeys>) {
        self.wanted.set_value(who);
        self.guest.get_value().borrow_mut().notify(to, keys);
        self.send();
    }

    /// Returns the seat that speaks for the people here, untracked; nobody speaks for those who look on.
    pub fn own_seat(self) -> Option<u8> {
        self.guest.get_value().borrow().seats().first().copied()
    }

    /// Shows something to the others for a moment. Returns false if it cannot be sent.
    pub fn tell(self, shown: Shown) -> bool {
        let message = self.guest.get_value().borrow().show(shown);
        if let Some(message) = &message {
            self.say(message);
        }
        message.is_some()
    }

    /// Asks for another game with the same seats, with `same` for the same tiles.
    pub fn play_again(self, same: bool) {
        self.guest.get_value().borrow_mut().play_again(same);
        self.send();
    }

    fn connect(self) {
        let Some(address) = self.name.try_get_value().and_then(|name| http::live(&name)) else {
            return;
        };
        let socket = Socket::open(&address, move |heard| self.heard(heard));
        self.socket.try_set_value(socket);
    }

    /// Makes a lost connection anew at once.
    fn hurry(self) {
        if self.state.try_get_untracked() == Some(State::Lost) && !document().hidden() {
            self.connect();
        }
    }

    fn heard(self, heard: Heard) {
        match heard {
            Heard::Open => {
                let language = untrack(|| self.settings.language());
                let hello = self.guest.get_value().borrow_mut().hello(&language);
                self.say(&hello);
            }
            Heard::Message(text) => self.message(&text),
            Heard::Closed => self.closed(),
        }
    }

    /// Waits a while and connects again.
    fn closed(self) {
        self.guest.get_value().borrow_mut().hang_up();
        let failures = self.failures.get_value();
        self.failures.set_value(failures.saturating_add(1));
        match self.state.get_untracked() {
            State::There => self.state.set(State::Lost),
            State::Coming => self.look_for_table(),
            State::Lost => {}
            State::Missing | State::Outdated => return,
        }
        set_timeout(move || self.connect_if_lost(), pause(failures));
    }

    fn connect_if_lost(self) {
        // The view may have been left meanwhile, or somebody may have hurried.
        let guest = self.guest.try_get_value();
        let is_connected = guest.is_none_or(|guest| guest.borrow().is_connected());
        let state = self.state.try_get_untracked();
        if !is_connected && matches!(state, Some(State::Lost | State::Coming)) {
            self.connect();
        }
    }

    /// Finds out whether there is such a table at all.
    fn look_for_table(self) {
        let name = self.name();
        spawn_local(async move {
            if !http::may_exist(&name).await {
                kept::forget(&name);
                self.state.try_set(State::Missing);
            }
        });
    }

    fn message(self, text: &str) {
        let Ok(message) = serde_json::from_str::<FromTable>(text) else { return self.reload() };
        let is_welcome = matches!(message, FromTable::Welcome { .. });
        let wait = match message {
            FromTable::Pong {} => return,
            FromTable::Later { ms, .. } => Duration::from_millis(ms.into()),
            _ => Duration::ZERO,
        };
        let texts = untrack(|| self.settings.texts());
        let guest = self.guest.get_value();
        let news = self.table.hear(|course| {
            let news = guest.borrow_mut().hear(message, course, &texts);
            (news != News::Nothing).then_some(news)
        });
        if is_welcome {
            self.failures.set_value(0);
            self.state.set(State::There);
            forget_reload();
        }
        match news {
            Some(News::Opened) => self.opened(),
            Some(News::Happened(happened)) => {
                self.sights.decided();
                self.table.follow(Some(happened));
            }
            Some(News::Refused(refused)) => self.table.refuse(refused),
            Some(News::Lost) => set_timeout(move || self.connect(), Duration::ZERO),
            Some(News::Reload) => self.reload(),
            Some(News::Stands) => {
                self.remember();
                self.sights.left(guest.borrow().present());
            }
            Some(News::Noted) => {
                self.told.set(self.wanted.get_value());
                self.remember();
            }
            Some(News::Shown { by, shown: Shown::Position { ply } }) => self.led(by, ply),
            Some(News::Shown { by, shown }) => self.sights.show(by, shown),
            Some(News::Nothing) | None => {}
        }
        self.prepare_again();
        self.version.update(|version| *version = version.wrapping_add(1));
        match wait {
            Duration::ZERO => self.send(),
            wait => set_timeout(move || self.send(), wait),
        }
    }

    /// Takes up what was being composed, and keeps a game that is over.
    fn opened(self) {
        self.table.follow(None);
        if let Some(drafts) = self.drafts.get_value() {
            self.drafts.set_value(None);
            self.table.hear(|course| course.as_mut().map(|course| course.restore(&drafts)));
        }
        self.remember();
        let guest = self.guest.get_value();
        // Who looked on has not played.
        let is_own = !guest.borrow().seats().is_empty();
        if is_own && guest.borrow().is_over() {
            self.table.keep_finished(self.name(), self.shelf);
        }
    }

    /// Remembers the table by its game and the people at it.
    fn remember(self) {
        let guest = self.guest.get_value();
        let guest = guest.borrow();
        let people = guest.chairs().iter().map(|chair| chair.name.clone());
        let people = people.filter(|name| !name.is_empty());
        let title = self.table.peek(|game| game.title());
        let title = [title].into_iter().chain(people).collect::<Vec<_>>().join(" · ");
        let before = kept::find(&self.name());
        let seats = guest.seats().to_vec();
        let told = self.told.get_untracked();
        let known = Known { title, is_over: guest.is_over(), seats, told, ..before.clone() };
        if known != before {
            kept::remember(known);
        }
    }

    /// Takes the secrets of one's seats along to the table for another game.
    fn prepare_again(self) {
        let guest = self.guest.get_value();
        let next = guest.borrow().again().map(str::to_owned);
        if let Some(next) = next {
            let here = kept::find(&self.name());
            if kept::find(&next).tokens != here.tokens {
                kept::remember(Known { name: next, is_over: false, ..here });
            }
        }
    }

    /// Keeps the turns that are being composed, so that they survive a reload.
    fn keep_turns(self) {
        if self.drafts.get_value().is_some() {
            return;
        }
        kept::keep_turns(&self.name(), &self.table.take_out(|course| course.drafts()));
    }

    /// The page and the server do not understand each other.
    pub(super) fn outdated(self) {
        self.state.set(State::Outdated);
    }

    /// Sends what was decided here.
    fn send(self) {
        let Some(guest) = self.guest.try_get_value() else { return };
        let mut guest = guest.borrow_mut();
        self.table.take_out(|course| guest.collect(course));
        for message in guest.take_unsent() {
            self.say(&message);
        }
    }

    fn say(self, message: &ToTable) {
        // The messages are plain data: all of them can be written.
        let Ok(text) = serde_json::to_string(message) else { return };
        self.socket.try_with_value(|socket| socket.as_ref().map(|socket| socket.send(&text)));
    }
}
