//! What a seat may know. Secrets are removed here and nowhere else (C-7, X-6).

use crate::game::Game;
use crate::state::NONE;
use fogbound_game::Rng;
use std::ops::Deref;

/// A game as everybody at the table sees it: the order of the pile is not hidden in it, it is
/// absent. It is itself a game, one whose next tile must be told: so consequences can be tried out
/// on a copy up to the next draw.
#[derive(Clone, Debug)]
pub struct View(Game);

impl View {
    pub(crate) fn of(game: &Game) -> View {
        let mut game = game.clone();
        // When the game is over nothing is secret any more.
        if !game.is_over() {
            let drawn = usize::from(game.state.drawn);
            game.state.deck[drawn..].fill(NONE);
        }
        View(game)
    }

    /// A game that could be the one seen: what is hidden is dealt again at random.
    #[must_use]
    pub fn deal(&self, rng: &mut Rng) -> Game {
        let mut game = self.0.clone();
        let unseen = self.0.unseen();
        let mut unseen: Vec<u8> = unseen
            .flat_map(|(kind, count)| std::iter::repeat_n(kind.0, usize::from(count)))
            .collect();
        rng.shuffle(&mut unseen);
        let pile = usize::from(game.state.drawn)..usize::from(game.state.deck_len);
        for (place, kind) in game.state.deck[pile].iter_mut().zip(unseen) {
            *place = kind;
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
