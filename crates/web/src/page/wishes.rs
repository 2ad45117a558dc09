//! Wishes for a game with few details: good defaults, and the last choice.

use crate::storage;
use fogbound_game::hash::hex;
use fogbound_presenter::Wish;
use fogbound_table::aid::Aid;
use fogbound_table::games::GameId;
use web_sys::Crypto;

/// Returns a game that anybody can begin with: alone with bots, everything that belongs to it.
pub fn usual(game: GameId) -> Wish {
    let seats: &[&str] = match game {
        GameId::GhostsGalore => &["person", "normal", "normal"],
        _ => &["person", "normal"],
    };
    promised(Wish { seats: seats.iter().map(|&who| who.to_owned()).collect(), ..Wish::new(game) })
}

/// Returns the wish with a seat that a friend can take. Where only one person plays with bots, it is that of the first bot.
pub fn inviting(mut wish: Wish) -> Wish {
    let is_bot = |who: &String| who != "person" && who != "open";
    let is_alone = wish.seats.iter().filter(|who| !is_bot(who)).count() < 2;
    if let Some(bot) = wish.seats.iter_mut().find(|who| is_alone && is_bot(who)) {
        *bot = "open".to_owned();
    }
    wish
}

/// Returns the wish with a seed of its own and a promise about it. If somebody has named a seed, or tells the tiles,
/// there is nothing to promise.
pub fn promised(wish: Wish) -> Wish {
    if wish.seed.is_empty() && !wish.told {
        Wish { seed: random_bits(), salt: random_bits(), ..wish }
    } else {
        wish
    }
}

/// Returns 128 random bits in hexadecimal digits.
pub fn random_bits() -> String {
    let mut bits = [0; 16];
    let crypto = web_sys::window().and_then(|window| window.crypto().ok());
    let filled = crypto.map(|crypto: Crypto| crypto.get_random_values_with_u8_array(&mut bits));
    if !matches!(filled, Some(Ok(_))) {
        // Every browser that runs this has it. Without it a game is no secret, but still a game.
        bits =
            js_sys::Math::random().to_bits().to_be_bytes().repeat(2).try_into().unwrap_or_default();
    }
    hex(&bits)
}

/// Keeps a wish as the last one for its game, without its seed.
pub fn remember(wish: &Wish) {
    keep(&key(wish.game), wish);
}

/// Keeps a wish as the one for the next table online, without its seed.
pub fn remember_for_table(wish: &Wish) {
    keep(&table_key(wish.game), wish);
}

fn keep(key: &str, wish: &Wish) {
    let choices = wish.choices.iter().map(|(id, value)| format!("{id}={value}"));
    let choices = choices.collect::<Vec<_>>().join(";");
    let words = [wish.seats.join(","), wish.aid.name().to_owned(), choices];
    storage::set(key, &words.join(" "));
}

/// Returns the last wish for a game. One that is not kept as it was written counts as none.
pub fn last(game: GameId) -> Option<Wish> {
    kept(&key(game), game)
}

/// Returns the wish for the next table online; without one that for a game here.
pub fn for_table(game: GameId) -> Wish {
    let wish = kept(&table_key(game), game).or_else(|| last(game));
    wish.unwrap_or_else(|| inviting(usual(game)))
}

fn kept(key: &str, game: GameId) -> Option<Wish> {
    let kept = storage::get(key)?;
    let mut words = kept.split(' ');
    let seats: Vec<String> = words.next()?.split(',').map(str::to_owned).collect();
    let aid = Aid::parse(words.next()?)?;
    let choices = words.next()?.split(';').filter_map(|choice| choice.split_once('='));
    let choices = choices.map(|(id, value)| (id.to_owned(), value.to_owned())).collect();
    Some(Wish { seats, choices, aid, ..Wish::new(game) })
}

fn key(game: GameId) -> String {
    format!("fogbound.wish.{game}")
}

fn table_key(game: GameId) -> String {
    format!("fogbound.wish.table.{game}")
}
