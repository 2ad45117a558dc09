//! A game for others: a link to it, a picture and a film. These are shown as they will look, then kept as a file or
//! sent.

mod canvas;
mod files;
mod link;
mod making;

pub use files::{download, keep};
pub use link::{Copying, whole};

use super::dialog::Dialog;
use super::icons;
use super::reactive::{effect, memo};
use super::settings::{Settings, t, tx, use_settings};
use super::table::Table;
use files::keep_file;
use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use link::{Link, address_of};
use making::{Kind, Made, Subject};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// What is shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Link,
    Drawn(Kind),
}

/// The progress of a kind of picture.
#[derive(Clone)]
enum State {
    /// So many of so many pictures are drawn.
    Making(usize, usize),
    Made(Made),
    Failed,
}

/// The state of the dialog.
#[derive(Clone, Copy)]
pub struct Sharing {
    shown: RwSignal<bool>,
    part: RwSignal<Part>,
    subject: StoredValue<Option<Subject>>,
    picture: RwSignal<Option<State>, LocalStorage>,
    film: RwSignal<Option<State>, LocalStorage>,
    settings: Settings,
    /// The number of times that the dialog was opened: what was begun for an earlier one is given up.
    opened: StoredValue<u32>,
}

impl Sharing {
    /// Provides the state to everything in the calling view, with nothing shared yet.
    pub fn provide() {
        provide_context(Sharing {
            shown: RwSignal::new(false),
            part: RwSignal::new(Part::Link),
            subject: StoredValue::new(None),
            picture: RwSignal::new_local(None),
            film: RwSignal::new_local(None),
            settings: use_settings(),
            opened: StoredValue::new(0),
        });
    }

    /// Offers a game at a position, else at its current state. Of a running game it is only what everybody knows.
    pub fn share(self, table: Table, ply: Option<usize>) {
        let subject = table.peek(|game| {
            let is_over = game.is_over();
            let record = if is_over { game.record() } else { game.public_record() };
            let (ply, title) = (ply.unwrap_or_else(|| game.plies()), game.title());
            Some(Subject { record, is_over, ply, names: Vec::new(), title })
        });
        let names = table.given_names();
        self.subject.set_value(subject.map(|subject| Subject { names, ..subject }));
        self.opened.update_value(|opened| *opened = opened.wrapping_add(1));
        self.part.set(Part::Link);
        self.shown.set(true);
    }

    fn state(self, kind: Kind) -> RwSignal<Option<State>, LocalStorage> {
        match kind {
            Kind::Picture => self.picture,
            Kind::Film => self.film,
        }
    }

    /// Makes a kind of picture, unless it is being made already.
    fn make(self, kind: Kind) {
        let state = self.state(kind);
        let Some(subject) = self.subject.get_value() else { return };
        if state.with_untracked(Option::is_some) {
            return;
        }
        let theme = self.settings.drawn();
        let opened = self.opened.get_value();
        // It goes on as long as somebody waits for it; the view may be gone by then.
        let tell = move |now: State| {
            let is_wanted = self.opened.try_get_value() == Some(opened)
                && self.shown.try_get_untracked() == Some(true);
            is_wanted && state.try_set(Some(now)).is_none()
        };
        // Nobody waits any more if the dialog was closed at once.
        let _ = tell(State::Making(0, 0));
        spawn_local(async move {
            let progress = |at, of| tell(State::Making(at, of));
            let made = making::make(kind, &subject, theme, progress).await;
            match made {
                Ok(Some(made)) => drop(tell(State::Made(made))),
                Ok(None) => {}
                Err(_) => drop(tell(State::Failed)),
            }
        });
    }
}

/// The dialog with the link, the picture and the film.
#[component]
pub fn SharingDialog() -> impl IntoView {
    let sharing = expect_context::<Sharing>();
    let Sharing { shown, part, picture, film, .. } = sharing;
    effect(move || match (shown.get(), part.get()) {
        (true, Part::Drawn(kind)) => sharing.make(kind),
        (true, Part::Link) => {}
        // What was begun is given up.
        (false, _) => [picture, film].iter().for_each(|state| state.set(None)),
    });
    let choice = move |which: Part, text: String| {
        let is_chosen = memo(move || part.get() == which);
        view! {
            <button class="button" type="button" aria-pressed=move || is_chosen.get().to_string()
                on:click=move |_| part.set(which)>{text}</button>
        }
    };
    let shown_part = move || {
        let subject = sharing.subject.get_value()?;
        Some(match part.get() {
            Part::Link => {
                let (address, is_public) = (address_of(&subject), !subject.is_over);
                view! { <Link address is_public/> }.into_any()
            }
            Part::Drawn(kind) => match sharing.state(kind).get()? {
                State::Making(at, of) => making_view(kind, at, of).into_any(),
                State::Made(made) => made_view(made, subject.title).into_any(),
                State::Failed => view! { <p role="alert">{t!("share-fault")}</p> }.into_any(),
            },
        })
    };
    let parts = move || {
        view! {
            <div class="share-parts" role="group" aria-label=t!("menu-share")>
                {choice(Part::Link, t!("share-as-link")())}
                {choice(Part::Drawn(Kind::Picture), t!("share-picture")())}
                {choice(Part::Drawn(Kind::Film), t!("share-film")())}
            </div>
            {shown_part}
        }
    };
    view! { <Dialog shown title=Signal::derive(t!("menu-share")) class="share">{parts}</Dialog> }
}

/// How far a picture has come.
fn making_view(kind: Kind, at: usize, of: usize) -> impl IntoView {
    let text = match kind {
        Kind::Picture => t!("share-drawing")(),
        Kind::Film => tx!("share-filming", at, of),
    };
    view! {
        <p class="share-progress">
            <progress max=of.max(1) value=at aria-label=text.clone()></progress>
            <span>{text.clone()}</span>
        </p>
    }
}

/// A picture that is made, and what can be done with it.
fn made_view(made: Made, title: String) -> impl IntoView {
    let file = made.file.clone();
    let send = can_send(&file).then(|| {
        let file = file.clone();
        view! {
            <button class="button primary" type="button" on:click=move |_| send(&file)>
                {icons::link()}<span>{t!("share-send")}</span>
            </button>
        }
    });
    let class = if send.is_some() { "button" } else { "button primary" };
    view! {
        <div class="share-made"><img class="share-shown" src=made.address.to_string() alt=title/>
        <div class="dialog-buttons">
            {send}
            <button class=class type="button" on:click=move |_| keep_file(&file.name(), &file)>
                {icons::save()}<span>{t!("share-save")}</span>
            </button>
        </div></div>
    }
}

/// Returns the call by which the browser hands files to other programs, and its argument, if it has one.
fn sharing(call: &str, file: &web_sys::File) -> Option<(Function, Object)> {
    let navigator = window().navigator();
    let function = Reflect::get(&navigator, &call.into()).ok()?.dyn_into().ok()?;
    let what = Object::new();
    Reflect::set(&what, &"files".into(), &Array::of1(file)).ok()?;
    Some((function, what))
}

/// Returns true if the browser hands such a file to other programs.
fn can_send(file: &web_sys::File) -> bool {
    let answer = sharing("canShare", file)
        .and_then(|(can_share, what)| can_share.call1(&window().navigator(), &what).ok());
    answer.is_some_and(|answer| answer.is_truthy())
}

/// Hands a file to another program that the person chooses.
fn send(file: &web_sys::File) {
    if let Some((share, what)) = sharing("share", file) {
        let sent = share.call1(&window().navigator(), &what);
        // Whoever chooses no program wants nothing to be said.
        spawn_local(async move {
            if let Some(sent) = sent.ok().and_then(|sent| sent.dyn_into::<js_sys::Promise>().ok()) {
                let _ = wasm_bindgen_futures::JsFuture::from(sent).await;
            }
        });
    }
}
