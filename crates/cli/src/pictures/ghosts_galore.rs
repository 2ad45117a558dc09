//! Pictures of Ghosts Galore: the table as a seat or a spectator sees it.

use super::{Pictured, Wanted, seat_name};
use fogbound_game::Game as _;
use fogbound_ghosts_galore::{Category, Game, View};
use fogbound_pictures::figures::{Figure, Icon};
use fogbound_pictures::panel::{Drawing, Panel, Sign};
use fogbound_pictures::train::{self, Draft};
use fogbound_presenter::ghosts_galore;
use fogbound_table::texts::Texts;

impl Pictured for Game {
    const HAS_FEATURES: bool = false;

    fn drawing(view: &View, wanted: Wanted, texts: &Texts) -> Drawing {
        let names: Vec<String> =
            (0..view.rules().players()).map(|seat| seat_name(texts, seat)).collect();
        let mut table = ghosts_galore::table(view, &names);
        if wanted.moving {
            // The place of the draft stays when it is over.
            table.draft.get_or_insert_with(Draft::default);
        }
        Drawing::of_table(&table, wanted.pixels)
    }

    fn panel(view: &View, wanted: Wanted, place: &str, texts: &Texts) -> Panel {
        let viewer = view.seat().map_or_else(String::new, |seat| seat_name(texts, seat));
        let ended = if view.is_over() { "yes" } else { "no" };
        let subtitle = texts.get(
            "picture-subtitle-train",
            &[("ended", ended.into()), ("round", view.round().into()), ("place", place.into())],
        );
        let seen = texts.get("picture-seen", &[("viewer", viewer.as_str().into())]);
        let secret = view.seat().is_some() && !view.is_over();
        let subtitle = if secret { format!("{subtitle}; {seen}") } else { subtitle };
        let legend = if wanted.moving { Vec::new() } else { legend(view, secret, texts) };
        Panel { title: texts.get("picture-title-train", &[]), subtitle, legend, ..Panel::default() }
    }

    fn moved(before: &Game, now: &Game) -> bool {
        let tiles = |game: &Game| {
            let seats = 0..game.rules().players();
            seats.map(|seat| game.grid(seat).tiles().count()).sum::<usize>()
        };
        let claimed = |game: &Game| {
            (0..game.rules().players()).map(|seat| game.claimed(seat)).collect::<Vec<_>>()
        };
        tiles(before) != tiles(now) || claimed(before) != claimed(now)
    }
}

fn legend(view: &View, secret: bool, texts: &Texts) -> Vec<(Sign, String)> {
    let mut legend = categories(texts);
    if !view.is_over() {
        legend.push((Sign::Figure(Figure::Icon(Icon::Lamp)), texts.get("picture-lamp", &[])));
    }
    if secret {
        legend.push((Sign::Secret, texts.get("picture-secret", &[])));
    }
    legend
}

/// The 13 categories by their signs.
pub fn categories(texts: &Texts) -> Vec<(Sign, String)> {
    let sign = |of: Category| match ghosts_galore::category(of) {
        train::Category::Monster(monster) => Sign::Monster(monster),
        train::Category::Diamonds => Sign::Figure(Figure::Icon(Icon::Diamond)),
        train::Category::Doors(kind) => Sign::Door(kind),
    };
    Category::ALL
        .into_iter()
        .map(|category| (sign(category), texts.ghosts_category(category)))
        .collect()
}
