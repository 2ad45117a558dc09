//! Pictures of Carcassonne.

use super::legend::{legend, mark_newest};
use super::{Pictured, Wanted, decides, pile_words, seat_name};
use fogbound_carcassonne::{Game, View};
use fogbound_game::{Game as _, Rotation};
use fogbound_pictures::Scene;
use fogbound_pictures::figures::{Figure, Icon, Pose};
use fogbound_pictures::panel::{Course, Drawing, Panel, Player, Supply, Track};
use fogbound_presenter::carcassonne::seat_colour;
use fogbound_presenter::{Landscape as _, carcassonne};
use fogbound_table::texts::Texts;

impl Pictured for Game {
    const HAS_FEATURES: bool = true;

    fn drawing(view: &View, wanted: Wanted, _texts: &Texts) -> Drawing {
        Drawing::of_scene(&scene(view, wanted), wanted.pixels)
    }

    fn panel(view: &View, wanted: Wanted, place: &str, texts: &Texts) -> Panel {
        let rules = view.rules();
        let kind = view.hand().filter(|_| !wanted.moving);
        let hand = kind.map(|kind| {
            let tile = view.face(kind, Rotation::NONE);
            let name = texts.tile(&tile.kind.name);
            (tile, texts.get("picture-hand", &[("tile", name.into())]))
        });
        let parts = rules.parts().to_string().replace(',', ", ");
        let ended = if view.is_over() { "yes" } else { "no" };
        let subtitle = texts.get(
            "picture-subtitle-carcassonne",
            &[
                ("ended", ended.into()),
                ("turn", view.turn().into()),
                ("place", place.into()),
                ("parts", parts.into()),
            ],
        );
        Panel {
            title: texts.get("picture-title-carcassonne", &[]),
            subtitle,
            players: (0..rules.players()).map(|seat| player(view, seat, texts)).collect(),
            track: Some(track(view, texts)),
            supplies: supplies(view, texts),
            hand,
            legend: legend(&scene(view, wanted), wanted, texts),
        }
    }

    fn moved(before: &Game, now: &Game) -> bool {
        before.turn() != now.turn()
    }
}

fn scene(game: &Game, wanted: Wanted) -> Scene {
    let mut scene = carcassonne::scene(game);
    if let Some(outlines) = wanted.overlay {
        scene.overlays = outlines.of(game, &scene);
    }
    if wanted.moving {
        mark_newest(&mut scene, game.rules().start().len());
    }
    scene
}

fn player(game: &Game, seat: u8, texts: &Texts) -> Player {
    let colour = seat_colour(seat);
    let mut pieces = vec![(Figure::Meeple(colour, Pose::Standing), game.supply(seat))];
    if game.rules().parts().guards {
        let guards = game.guards(seat) + game.common_guards(seat);
        pieces.push((Figure::Meeple(colour, Pose::Guard), guards));
    }
    Player {
        name: seat_name(texts, seat),
        colours: vec![colour],
        score: Some(game.scores()[usize::from(seat)]),
        pieces,
        decides: decides(fogbound_game::Game::deciding(game), seat),
    }
}

fn track(game: &Game, texts: &Texts) -> Track {
    let scoring = |seat| Figure::Meeple(seat_colour(seat), Pose::Scoring);
    let pieces = (0..).map(scoring).zip(game.scores().iter().copied()).collect();
    Track { course: Course::Loop { words: texts.get("picture-lap", &[]) }, pieces }
}

fn supplies(game: &Game, texts: &Texts) -> Vec<Supply> {
    let piles = pile_words(&[game.pile()], texts);
    let mut supplies = vec![Supply::Other(Figure::Icon(Icon::Pile), piles)];
    if game.rules().parts().mist {
        let left = game.ghost_supply();
        let beside: u8 = game.meeples().iter().map(|meeple| meeple.ghosts).sum();
        let words = texts.get("picture-ghosts", &[("left", left.into())]);
        supplies.push(Supply::Ghosts { left, all: left + beside, words });
    }
    supplies
}
