//! Details of a cell: its features, or how likely it is to be filled.

use crate::page::draw;
use crate::page::icons;
use crate::page::online::Place;
use crate::page::reactive::memo;
use crate::page::rules::RuleLink;
use crate::page::settings::{t, tx, use_settings};
use crate::page::table::Table;
use fogbound_game::Cell;
use fogbound_pictures::Detail;
use fogbound_presenter::{Board, Counted, Feature, Odds, Overlays, Refused};
use leptos::prelude::*;

/// The cell that somebody asks about.
#[derive(Clone, Copy)]
pub struct Inspect {
    /// True if pointing means asking.
    mode: RwSignal<bool>,
    asked: RwSignal<Option<Cell>>,
    /// The cell under the pointer while it asks.
    passed: RwSignal<Option<Cell>>,
    /// The feature whose outline stands out.
    lit: RwSignal<Option<usize>>,
    known: Memo<Option<Known>>,
}

/// Knowledge about a cell.
#[derive(Clone, Debug, PartialEq)]
enum Known {
    /// The features, and the rules that explain what stands there.
    Features(Vec<Feature>, Vec<&'static str>),
    Odds(Result<Odds, Refused>),
}

impl Inspect {
    /// Returns the state in which nobody asks yet.
    pub fn new(table: Table) -> Inspect {
        let asked: RwSignal<Option<Cell>> = RwSignal::new(None);
        let passed: RwSignal<Option<Cell>> = RwSignal::new(None);
        let known = memo(move || {
            let cell = passed.get().or_else(|| asked.get())?;
            let look = table.look();
            let features = table.show(|game| game.features(look, cell));
            if features.is_empty() {
                return table.show(|game| Some(Known::Odds(game.odds(look, cell))));
            }
            let near = table.show(|game| game.board(look, Overlays::None)).around(&[cell]);
            let things = near.scene.things(Detail::Middle).into_iter();
            let things = things.filter(|thing| thing.cell == cell);
            let mut rules: Vec<&'static str> = Vec::new();
            for rule in things.filter_map(|thing| table.peek(|game| game.card(thing.name))) {
                if !rules.contains(&rule) {
                    rules.push(rule);
                }
            }
            Some(Known::Features(features, rules))
        });
        Inspect { mode: RwSignal::new(false), asked, passed, lit: RwSignal::new(None), known }
    }

    /// Returns true if pointing means asking, tracked.
    pub fn is_on(&self) -> bool {
        self.mode.get()
    }

    /// Turns asking by pointing on or off.
    pub fn toggle(&self) {
        self.mode.update(|on| *on = !*on);
        self.close();
    }

    /// Asks about a cell. Asking again closes.
    pub fn ask(&self, cell: Cell) {
        self.lit.set(None);
        self.passed.set(None);
        self.asked.update(|asked| *asked = Some(cell).filter(|_| *asked != Some(cell)));
    }

    /// Follows the pointer as it passes over a cell.
    pub fn pass(&self, cell: Option<Cell>) {
        if self.passed.with_untracked(|passed| *passed != cell) {
            self.lit.set(None);
            self.passed.set(cell);
        }
    }

    /// Stops asking. Returns true if something was asked.
    pub fn close(&self) -> bool {
        let was = self.asked.get_untracked().is_some() || self.passed.get_untracked().is_some();
        self.asked.set(None);
        self.passed.set(None);
        was
    }
}

/// The outlines of the features asked about.
#[component]
pub fn InspectOutlines(inspect: Inspect, board: Memo<Board>) -> impl IntoView {
    let outlines = move || match inspect.known.get() {
        Some(Known::Features(features, _)) => {
            let outline = |(number, feature): (usize, Feature)| {
                let is_lit = move || inspect.lit.get() == Some(number);
                let is_dim = move || inspect.lit.get().is_some_and(|lit| lit != number);
                let outline = feature.outline.map(|outline| {
                    board.with_untracked(|board| draw::outline(&outline, &board.scene))
                });
                view! { <g class:lit=is_lit class:dim=is_dim inner_html=outline></g> }
            };
            features.into_iter().enumerate().map(outline).collect_view().into_any()
        }
        _ => ().into_any(),
    };
    view! { <g class="inspected">{outlines}</g> }
}

/// The knowledge about the cell, in words.
#[component]
pub fn InspectPaper(inspect: Inspect) -> impl IntoView {
    let words = move || {
        Some(match inspect.known.get()? {
            Known::Features(features, rules) => {
                let line = |(number, feature): (usize, Feature)| {
                    view! {
                        <li on:pointerenter=move |_| inspect.lit.set(Some(number))
                            on:pointerleave=move |_| inspect.lit.set(None)>
                            {feature.told.text} " " <RuleLink rule=feature.told.rule/>
                        </li>
                    }
                };
                view! {
                    <ul>{features.into_iter().enumerate().map(line).collect_view()}</ul>
                    <Explained rules/>
                }
                .into_any()
            }
            Known::Odds(Ok(odds)) => view! { <OddsWords odds/> }.into_any(),
            Known::Odds(Err(refused)) => {
                view! { <p>{refused.text} " " <RuleLink rule=refused.rule/></p> }.into_any()
            }
        })
    };
    let place = use_context::<Place>();
    let point_out = move || {
        let place = place.filter(|place| place.show(|guest| !guest.seats().is_empty()))?;
        let cell = inspect.asked.get()?;
        let press = move |_| {
            inspect.close();
            place.point_out(cell);
        };
        Some(view! {
            <button type="button" class="button" on:click=press>{icons::people()}{t!("online-point")}</button>
        })
    };
    let paper = move |words: AnyView| {
        view! {
            <div class="inspect panel">
                <button type="button" class="button quiet inspect-close" aria-label=t!("board-close")
                    on:click=move |_| { inspect.close(); }>
                    {icons::close()}
                </button>
                {words}
                {point_out}
            </div>
        }
    };
    view! { <div role="status" class="inspect-place">{move || words().map(paper)}</div> }
}

/// The rules about what stands on a cell, by their titles.
#[component]
fn Explained(rules: Vec<&'static str>) -> impl IntoView {
    let settings = use_settings();
    settings.fetch_rules();
    let link = move |rule: &'static str| {
        let title = move || settings.texts().rule(rule).map(|rule| rule.title);
        view! { <li>{title} " " <RuleLink rule=rule.to_owned()/></li> }
    };
    let links = rules.into_iter().map(link).collect::<Vec<_>>();
    (!links.is_empty()).then(|| view! { <ul class="inspect-things">{links}</ul> })
}

/// The odds for an empty cell.
#[component]
fn OddsWords(odds: Odds) -> impl IntoView {
    let kind = |Counted { glyph, name, n }: Counted| {
        let label = tx!("board-odds-kind", name, left = n);
        view! {
            <li class="odds-kind">
                <span class="odds-picture" inner_html=draw::glyph(&glyph)></span>
                <span>{label}</span>
            </li>
        }
    };
    view! {
        <p>{odds.text}</p>
        <ul class="odds-kinds">{odds.kinds.into_iter().map(kind).collect_view()}</ul>
    }
}
