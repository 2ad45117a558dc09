//! Examples of rules, drawn one after another once the words stand.

use crate::page::draw;
use crate::page::settings::{Settings, t};
use fogbound_presenter::{Example, Examples};
use fogbound_table::games::GameId;
use leptos::prelude::*;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

/// The examples of the game that was asked for last, and what is still to be drawn.
#[derive(Clone, Copy)]
pub struct Library(StoredValue<Shelves, LocalStorage>, Settings);

#[derive(Default)]
struct Shelves {
    /// The language and the game of those that are open.
    open: Option<(String, GameId, Rc<Examples>)>,
    waiting: VecDeque<Wanted>,
}

/// The examples of a rule, and the place for them.
struct Wanted {
    rule: String,
    drawn: RwSignal<Vec<Drawn>>,
}

/// An example, drawn.
#[derive(Clone, Debug, PartialEq)]
struct Drawn {
    svg: String,
    text: String,
    is_refused: bool,
}

impl Drawn {
    fn of(example: &Example) -> Drawn {
        let text = example.told.text.clone();
        Drawn { svg: draw::example(example), text, is_refused: example.refused.is_some() }
    }
}

impl Library {
    /// Makes the library known to all parts of the page.
    pub fn provide(settings: Settings) {
        provide_context(Library(StoredValue::new_local(Shelves::default()), settings));
    }

    /// Asks for the examples of a rule.
    fn ask(self, rule: String, drawn: RwSignal<Vec<Drawn>>) {
        let mut is_idle = false;
        self.0.update_value(|shelves| {
            is_idle = shelves.waiting.is_empty();
            shelves.waiting.push_back(Wanted { rule, drawn });
        });
        if is_idle {
            self.go_on();
        }
    }

    /// Draws what waits, one rule at a time, so that the page never stands still for long.
    fn go_on(self) {
        let draw_next = move || {
            let next = self
                .0
                .try_update_value(|shelves| shelves.waiting.front().map(|it| it.rule.clone()));
            let Some(rule) = next.flatten() else { return };
            let examples = self.of_game(Examples::game_of(&rule)).of_rule(&rule);
            let Some(wanted) =
                self.0.try_update_value(|shelves| shelves.waiting.pop_front()).flatten()
            else {
                return;
            };
            // The rule may not be looked at any more.
            wanted.drawn.try_set(examples.iter().map(Drawn::of).collect());
            self.go_on();
        };
        set_timeout(draw_next, Duration::ZERO);
    }

    fn of_game(self, game: GameId) -> Rc<Examples> {
        let texts = untrack(|| self.1.texts());
        let language = texts.tag().to_owned();
        let is_open = |open: &&(String, GameId, Rc<Examples>)| open.0 == language && open.1 == game;
        let known = self
            .0
            .with_value(|shelves| shelves.open.as_ref().filter(is_open).map(|open| open.2.clone()));
        known.unwrap_or_else(|| {
            let examples = Rc::new(Examples::of(game, &texts));
            self.0.update_value(|shelves| shelves.open = Some((language, game, examples.clone())));
            examples
        })
    }
}

/// The examples of a rule, if it has some: pictures with what happened there.
#[component]
pub fn Shown(rule: String) -> impl IntoView {
    let drawn = RwSignal::new(Vec::new());
    expect_context::<Library>().ask(rule, drawn);
    let example = |Drawn { svg, text, is_refused }: Drawn| {
        let title = if is_refused {
            t!("rules-refused").into_any()
        } else {
            t!("rules-example").into_any()
        };
        view! {
            <figure class="example" class:refused=is_refused>
                <div class="example-picture" aria-hidden="true" inner_html=svg></div>
                <figcaption><strong>{title}</strong>" "{text}</figcaption>
            </figure>
        }
    };
    view! {
        <Show when=move || !drawn.with(Vec::is_empty)>
            <div class="examples">{move || drawn.get().into_iter().map(example).collect_view()}</div>
        </Show>
    }
}
