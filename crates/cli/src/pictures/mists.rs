//! Pictures of Mists over Carcassonne.

use super::legend::{legend, mark_newest};
use super::{Pictured, Wanted, decides, pile_words, seat_name};
use fogbound_game::{Game as _, Rotation};
use fogbound_mists::{Game, HoundPlace, View};
use fogbound_pictures::Scene;
use fogbound_pictures::figures::{Figure, Hound, Icon, Pose};
use fogbound_pictures::panel::{Course, Drawing, Panel, Player, Supply, Track};
use fogbound_presenter::{Landscape as _, mists};
use fogbound_table::texts::Texts;

impl Pictured for Game {
    const HAS_FEATURES: bool = true;

    fn drawing(view: &View, wanted: Wanted, _texts: &Texts) -> Drawing {
        Drawing::of_scene(&scene(view, wanted), wanted.pixels)
    }

    fn panel(view: &View, wanted: Wanted, place: &str, texts: &Texts) -> Panel {
        let rules = view.rules();
        let title = match rules.level().number {
            Some(number) => texts.get("picture-title-mists", &[("level", number.into())]),
            None => texts.get("picture-title-mists.custom", &[]),
        };
        let kind = view.hand().filter(|_| !wanted.moving);
        let hand = kind.map(|kind| {
            let tile = view.face(kind, Rotation::NONE);
            let name = texts.tile(&tile.kind.name);
            (tile, texts.get("picture-hand", &[("tile", name.into())]))
        });
        Panel {
            title,
            subtitle: subtitle(view, place, texts),
            players: (0..rules.players()).map(|seat| player(view, seat, texts)).collect(),
            track: Some(track(view)),
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
    let mut scene = mists::scene(game);
    if let Some(outlines) = wanted.overlay {
        scene.overlays = outlines.of(game, &scene);
    }
    if wanted.moving {
        mark_newest(&mut scene, game.rules().quarters().len());
    }
    scene
}

fn subtitle(game: &Game, place: &str, texts: &Texts) -> String {
    let ended = match game.outcome().map(|outcome| outcome.won) {
        Some(true) => "won",
        Some(false) => "lost",
        None => "no",
    };
    let args = [("ended", ended.into()), ("turn", game.turn().into()), ("place", place.into())];
    texts.get("picture-subtitle-mists", &args)
}

fn player(game: &Game, seat: u8, texts: &Texts) -> Player {
    let colours = game.rules().colours(seat);
    let small = |&colour| (Figure::Meeple(colour, Pose::Standing), game.supply(colour));
    Player {
        name: seat_name(texts, seat),
        colours: colours.to_vec(),
        score: None,
        pieces: colours.iter().map(small).collect(),
        decides: decides(fogbound_game::Game::deciding(game), seat),
    }
}

/// The scoring meeples on their way, and the hounds that wait for them.
fn track(game: &Game) -> Track {
    let scoring = game.rules().scoring().iter();
    let scoring =
        scoring.map(|&colour| (Figure::Meeple(colour, Pose::Scoring), game.points(colour)));
    let hounds = waiting_hounds(game).map(|(hound, space)| (Figure::Hound(hound), space));
    let course = Course::Path { goal: game.rules().level().goal };
    Track { course, pieces: hounds.chain(scoring).collect() }
}

/// The hounds on the score track, with their spaces.
fn waiting_hounds(game: &Game) -> impl Iterator<Item = (Hound, u16)> {
    let hounds = game.hounds().zip(Hound::ALL).zip(&game.rules().level().milestones);
    hounds
        .filter(|(((_, place), _), _)| *place == HoundPlace::Track)
        .map(|((_, hound), space)| (hound, *space))
}

fn supplies(game: &Game, texts: &Texts) -> Vec<Supply> {
    let level = game.rules().level();
    let scoring = game.rules().scoring().iter().map(|&colour| {
        let points = game.points(colour);
        let left = level.goal.saturating_sub(points);
        let args = [("points", points.into()), ("goal", level.goal.into()), ("left", left.into())];
        let words = texts.get("picture-points", &args);
        Supply::Other(Figure::Meeple(colour, Pose::Scoring), words)
    });
    let left = game.ghost_supply();
    let ghosts = texts.get("picture-ghosts", &[("left", left.into())]);
    let ghosts = Supply::Ghosts { left, all: level.ghosts, words: ghosts };
    let piles = pile_words(game.piles(), texts);
    let hounds = waiting_hounds(game).map(|(hound, space)| {
        let words = texts.get("picture-hound", &[("space", space.into())]);
        Supply::Other(Figure::Hound(hound), words)
    });
    scoring
        .chain([Supply::Other(Figure::Icon(Icon::Pile), piles)])
        .chain(hounds)
        .chain([ghosts])
        .collect()
}
