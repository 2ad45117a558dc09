//! Pictures of Ghosts Galore: the table as a seat or a spectator sees it.

use super::{Pictured, Wanted, seat_name};
use fogbound_ghosts_galore::{Category, Game, View};
use fogbound_pictures::figures::{Figure, Icon};
use fogbound_pictures::panel::{Drawing, Panel, Sign};
use fogbound_pictures::train::{Draft, Table};
use fogbound_table::texts::Texts;
use fogbound_tilesets::{DoorKind, Monster};

impl Pictured for Game {
    const HAS_FEATURES: bool = false;

    fn drawing(view: &View, wanted: Wanted, texts: &Texts) -> Drawing {
        let names: Vec<String> =
            (0..view.rules().players()).map(|seat| seat_name(texts, seat)).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let mut table = Table::of_view(view, &names);
        if wanted.moving {
            // The place of the draft stays when it is over.
            table.draft.get_or_insert_with(Draft::default);
        }
        Drawing::of_table(&table, wanted.pixels)
    }

    fn panel<'a>(view: &'a View, wanted: Wanted, place: &str, texts: &Texts) -> Panel<'a> {
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
    let sign = |category: Category| match category {
        Category::Diamonds => Sign::Figure(Figure::Icon(Icon::Diamond)),
        Category::BoneDoors => Sign::Door(DoorKind::Bone),
        Category::ToothDoors => Sign::Door(DoorKind::Tooth),
        Category::OtherPaths => Sign::Door(DoorKind::Plain),
        // The first nine categories are the monsters, in their order.
        monsters => Sign::Monster(Monster::ALL[monsters as usize]),
    };
    Category::ALL
        .into_iter()
        .map(|category| (sign(category), texts.ghosts_category(category)))
        .collect()
}
