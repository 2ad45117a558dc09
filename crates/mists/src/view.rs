//! What a seat may know. Secrets are removed here and nowhere else (X-6, M-3.7, M-11.4).

use crate::game::Game;
use crate::state::NONE;
use fogbound_game::Rng;
use std::ops::Deref;

/// A game as everybody at the table sees it: the order of the piles and the face-down tiles are not
/// hidden in it, they are absent. It is itself a game, one whose next tile must be told: so
/// consequences can be tried out on a copy up to the next draw.
#[derive(Clone, Debug)]
pub struct View(Game);

impl View {
    pub(crate) fn of(game: &Game) -> View {
        let mut game = game.clone();
        let state = &mut game.state;
        // When the game is over nothing is secret any more.
        if state.outcome.is_none() {
            for draw in 0..state.deck_len {
                if draw >= state.drawn || state.was_unseen(draw) {
                    state.deck[usize::from(draw)] = NONE;
                }
            }
        }
        View(game)
    }

    /// A game that could be the one seen: what is hidden is dealt again at random.
    #[must_use]
    pub fn deal(&self, rng: &mut Rng) -> Game {
        let mut game = self.0.clone();
        let mut unseen: Vec<u8> = self
            .0
            .unseen()
            .flat_map(|(kind, count)| std::iter::repeat_n(kind.0, usize::from(count)))
            .collect();
        rng.shuffle(&mut unseen);
        let state = &mut game.state;
        let hidden = (0..state.deck_len).filter(|&draw| state.deck[usize::from(draw)] == NONE);
        let hidden: Vec<u8> = hidden.collect();
        for (draw, kind) in hidden.into_iter().zip(unseen) {
            state.deck[usize::from(draw)] = kind;
        }
        game
    }

    /// The game to try things out on.
    #[must_use]
    pub fn into_game(self) -> Game {
        self.0
    }
}

impl Deref for View {
    type Target = Game;

    fn deref(&self) -> &Game {
        &self.0
    }
}
