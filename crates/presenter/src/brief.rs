//! The few figures of a game that matter most, for screens that have no room for panels.

use crate::carcassonne::seat_colour;
use crate::landscape::Landscape;
use crate::model::{Brief, Glyph};
use crate::presented::Words;
use fogbound_game::{Colour, Game as _};
use fogbound_ghosts_galore::ROUNDS;
use fogbound_pictures::figures::{Icon, Pose};
use fogbound_table::aid::Help;
use fogbound_table::texts::{Message, msg};

fn brief(glyph: Glyph, text: String, message: Message<'_>, words: Words<'_>) -> Brief {
    Brief { glyph, text, words: words.texts.say(message) }
}

/// Returns points against the goal, ghosts and tiles that are left.
pub(crate) fn of_mists(game: &fogbound_mists::Game, words: Words<'_>) -> Vec<Brief> {
    let (points, goal) = (game.lowest_points(), game.rules().level().goal);
    let colour = game.rules().scoring().iter().copied().min_by_key(|&colour| game.points(colour));
    let ghosts = game.ghost_supply();
    vec![
        brief(
            Glyph::meeple(colour.unwrap_or(Colour::Red), Pose::Scoring),
            format!("{points}/{goal}"),
            msg!("brief-goal", points, goal),
            words,
        ),
        brief(
            Glyph::icon(Icon::GhostLeft),
            ghosts.to_string(),
            msg!("brief-ghosts", n = ghosts),
            words,
        ),
        tiles(game, words),
    ]
}

/// Returns the points of the seats, the viewer's first, and the tiles that are left.
pub(crate) fn of_carcassonne(
    game: &fogbound_carcassonne::Game,
    viewer: Option<u8>,
    words: Words<'_>,
) -> Vec<Brief> {
    let seats = 0..game.rules().players();
    let own = viewer.filter(|seat| seats.contains(seat));
    let others = seats.filter(|&seat| Some(seat) != own);
    let points = own.into_iter().chain(others).map(|seat| {
        let points = game.scores().get(usize::from(seat)).copied().unwrap_or(0);
        seat_points(seat, points.into(), words)
    });
    let tiles = tiles(game, words);
    points.chain([tiles]).collect()
}

/// Returns the round, and the viewer's points if the table shows them.
pub(crate) fn of_train(
    game: &fogbound_ghosts_galore::Game,
    viewer: Option<u8>,
    words: Words<'_>,
) -> Vec<Brief> {
    let round = game.round().min(ROUNDS);
    let round = brief(
        Glyph::icon(Icon::Lamp),
        format!("{round}/{ROUNDS}"),
        msg!("brief-round", round, rounds = ROUNDS),
        words,
    );
    let shows_points = words.aid.allows(Help::Score) || game.is_over();
    let points = viewer.filter(|_| shows_points).and_then(|seat| {
        let sheet = game.sheets().into_iter().nth(usize::from(seat))?;
        Some(seat_points(seat, sheet.total().into(), words))
    });
    std::iter::once(round).chain(points).collect()
}

fn seat_points(seat: u8, points: i32, words: Words<'_>) -> Brief {
    let meeple = Glyph::meeple(seat_colour(seat), Pose::Standing);
    let player = words.texts.player(words.names, seat);
    brief(meeple, points.to_string(), msg!("brief-points", player, points), words)
}

fn tiles(game: &impl Landscape, words: Words<'_>) -> Brief {
    let left: u16 = game.pile_sizes().into_iter().map(u16::from).sum();
    brief(Glyph::icon(Icon::Pile), left.to_string(), msg!("brief-tiles", n = left), words)
}
