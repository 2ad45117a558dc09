//! The shell around the rules of every game: tables, records and bots know a game by it alone.
//!
//! The author of a game writes its rules: the first half of [`Game`]. Listing, checking, applying,
//! taking the only answer, telling tiles and views are the second half, written once. What was checked is
//! what is answered: an action is looked up in the position once, and only what was found
//! ([`Game::Checked`]) can change the game.

use crate::chance::{Rng, Seed};
use crate::hash::{StateHash, StateHasher};
use crate::rules::Refusal;
use crate::seats::Deciding;
use crate::view::View;
use crate::vocabulary::{Answer, Happening};
use core::fmt::Debug;
use std::sync::Arc;

/// A game as a pure value: it changes only by [`Game::apply_with`] and, where chance comes from
/// outside, by [`Game::tell`].
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// The word for it in records and on the command line, like `mists`.
    const NAME: &'static str;
    /// The rule of the supply of tiles.
    const SUPPLY: &'static str;

    /// A validated setup.
    type Rules: Clone + Debug + Send + Sync + 'static;
    /// The origin of chance.
    type Order: From<Seed> + Clone + Debug;
    /// An answer to a question.
    type Action: Answer + Send + Sync;
    /// A legal action with everything it names looked up.
    type Checked;
    /// Something that happened.
    type Event: Happening + Send + Sync;
    /// A tile that can be drawn.
    type Tile: Copy + Eq + Debug + Send + Sync;

    /// Sets up a game in which nothing has been dealt yet.
    fn set_up(rules: Arc<Self::Rules>) -> Self;

    /// Deals everything that chance decides, into a game that was just set up.
    ///
    /// # Errors
    /// If the order does not suit the rules.
    fn deal(&mut self, order: &Self::Order) -> Result<(), Refusal>;

    /// Goes on from the setup to the first decision.
    fn begin(&mut self, events: &mut impl FnMut(Self::Event));

    /// Returns the rules this game is played with.
    fn rules(&self) -> &Arc<Self::Rules>;

    /// Goes on with a copy of its rules ([`own_rules`]).
    #[must_use]
    fn with_rules(self, rules: Arc<Self::Rules>) -> Self;

    /// Returns the number of seats.
    fn players(&self) -> u8;

    /// Returns the seats that have to decide now.
    fn deciding(&self) -> Deciding;

    /// Returns true if the game has ended.
    fn is_over(&self) -> bool;

    /// Emits all legal actions of a seat that has to decide, each once: of rotations that look alike only the
    /// smallest, of several names for one choice only the smallest.
    fn list(&self, seat: u8, out: &mut impl FnMut(Self::Action));

    /// Looks up an action of a seat that has to decide. All rotations that fit and all names of a choice are
    /// legal.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn look_up(&self, seat: u8, action: Self::Action) -> Result<Self::Checked, Refusal>;

    /// Returns the only legal answer of a seat that has to decide, with the event that tells of it, where
    /// it is taken by itself. [`Game::only`] finds it. By default every question is asked.
    fn forced(&self, seat: u8) -> Option<(Self::Action, Self::Event)> {
        let _ = seat;
        None
    }

    /// Does as [`Game::pick`] where the game needs no list for it; `None`, and nothing drawn, where it does.
    fn pick_unlisted(&self, rng: &mut Rng) -> Option<Self::Checked> {
        let _ = rng;
        None
    }

    /// Takes a decision of a seat, and goes on to the next one.
    fn carry_out(&mut self, seat: u8, checked: Self::Checked, events: &mut impl FnMut(Self::Event));

    /// Returns true if the game waits for a tile to be told ([`Game::tell`]).
    fn wants_tile(&self) -> bool;

    /// Returns the tiles that are not known to be anywhere, each with their number, above 0, in the order of the set: in a
    /// seat's view those that it cannot place, in the full game those that nobody has seen.
    fn unseen(&self) -> impl Iterator<Item = (Self::Tile, u8)>;

    /// Returns true if such a tile can still be drawn.
    fn has_left(&self, tile: Self::Tile) -> bool {
        self.unseen().any(|(left, _)| left == tile)
    }

    /// Draws the tile that the game waits for.
    fn take_tile(&mut self, tile: Self::Tile, events: &mut impl FnMut(Self::Event));

    /// Removes everything that a seat (`None`: a spectator) must not know in a running game.
    fn hide(&mut self, seat: Option<u8>);

    /// Puts something that could be there in the place of everything that was removed.
    fn suppose(&mut self, rng: &mut Rng);

    /// Returns true if something hidden came out between this position and a later one of the same
    /// game. Undo stops there.
    fn revealed_since(&self, later: &Self) -> bool;

    /// Adds everything that everybody may see to a hash.
    fn hash_public(&self, hasher: &mut StateHasher);

    /// Adds everything in a finished game to a hash; `None` when some of it never got known.
    fn hash_all(&self, hasher: &mut StateHasher) -> Option<()>;

    /// Returns a tile as records write it.
    fn tile_text(rules: &Self::Rules, tile: Self::Tile) -> String;

    /// Reads a tile as records write it.
    fn parse_tile(rules: &Self::Rules, text: &str) -> Option<Self::Tile>;

    /// Returns the tile that an event shows to have been drawn, if it does.
    fn drawn(event: &Self::Event) -> Option<Self::Tile>;

    /// Returns the heading in a record above everything that follows an event, with seats counted
    /// from one: `turn 3, seat 1`.
    fn heading(&self, event: &Self::Event) -> Option<String>;

    /// Reads an action as records write it.
    fn parse_action(text: &str) -> Option<Self::Action> {
        Self::Action::parse(text)
    }

    /// Starts a game: everything up to the first decision happens.
    ///
    /// # Errors
    /// If the order does not suit the rules.
    fn start(
        rules: Arc<Self::Rules>,
        order: &Self::Order,
    ) -> Result<(Self, Vec<Self::Event>), Refusal> {
        // A game is many kilobytes: each time that it is moved is felt where games are played by the million.
        let mut started = (Self::set_up(rules), Vec::new());
        let (game, events) = &mut started;
        game.deal(order)?;
        game.begin(&mut into_list(events));
        game.settle(&mut into_list(events));
        Ok(started)
    }

    /// Takes every decision that has only one answer, until somebody has to be asked.
    fn settle(&mut self, events: &mut impl FnMut(Self::Event)) {
        while let Deciding::One(seat) = self.deciding()
            && let Some((action, event)) = self.forced(seat)
            // Listed actions are legal.
            && let Ok(checked) = self.look_up(seat, action)
        {
            events(event);
            self.carry_out(seat, checked, events);
        }
    }

    /// Returns the only legal action of a seat, if there is exactly one.
    fn only(&self, seat: u8) -> Option<Self::Action> {
        let (mut count, mut first) = (0, None);
        self.list(seat, &mut |action| {
            count += 1;
            first = first.or(Some(action));
        });
        first.filter(|_| count == 1)
    }

    /// Puts all legal actions of a seat, each once, into a list that is emptied first.
    /// There are none when the seat has nothing to decide.
    fn legal_into(&self, seat: u8, actions: &mut Vec<Self::Action>) {
        actions.clear();
        if self.deciding().includes(seat) {
            self.list(seat, &mut |action| actions.push(action));
        }
    }

    /// Does as [`Game::legal_into`], into a list of its own.
    fn legal_of(&self, seat: u8) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.legal_into(seat, &mut actions);
        actions
    }

    /// Looks up one of the legal actions of a seat that has to decide, all equally likely: the one whose place in
    /// the list of [`Game::legal_into`] `rng` draws. `legal` is memory for that list, where there has to be one.
    fn pick(
        &self,
        seat: u8,
        rng: &mut Rng,
        legal: &mut Vec<Self::Action>,
    ) -> Option<Self::Checked> {
        if let Some(picked) = self.pick_unlisted(rng) {
            return Some(picked);
        }
        self.legal_into(seat, legal);
        // A seat never has four billion actions.
        let action = legal.get(rng.below(legal.len() as u32) as usize)?;
        self.look_up(seat, *action).ok()
    }

    /// Plays on at random ([`Game::pick`]) until nobody has to decide; returns the number of decisions.
    fn play_out(&mut self, rng: &mut Rng, legal: &mut Vec<Self::Action>) -> u64 {
        let mut decisions = 0;
        while let Some(seat) = self.deciding().seats().smallest()
            && let Some(checked) = self.pick(seat, rng, legal)
        {
            self.carry_out(seat, checked, &mut drop);
            self.settle(&mut drop);
            decisions += 1;
        }
        decisions
    }

    /// Looks up an action of any seat.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn checked(&self, seat: u8, action: Self::Action) -> Result<Self::Checked, Refusal> {
        let deciding = self.deciding();
        if deciding.includes(seat) {
            return self.look_up(seat, action);
        }
        Err(match deciding {
            _ if self.is_over() => Refusal::new("X-7", "game-over"),
            _ if self.wants_tile() => Refusal::new("X-6", "waiting-for-tile"),
            Deciding::One(_) => Refusal::new("X-7", "not-your-turn"),
            _ if seat < self.players() => Refusal::new("X-5", "already-chosen"),
            _ => Refusal::new("X-5", "not-asked"),
        })
    }

    /// Checks that an action of a seat is legal.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check_of(&self, seat: u8, action: Self::Action) -> Result<(), Refusal> {
        self.checked(seat, action).map(|_| ())
    }

    /// Takes a decision of a seat. Everything that follows by itself happens too. All of it
    /// is compiled anew for each type of `events`: every closure has its own, [`into_list`] and
    /// `drop` have one.
    ///
    /// # Errors
    /// The rule that forbids it. The game is unchanged.
    fn apply_with(
        &mut self,
        seat: u8,
        action: Self::Action,
        events: &mut impl FnMut(Self::Event),
    ) -> Result<(), Refusal> {
        let checked = self.checked(seat, action)?;
        self.carry_out(seat, checked, events);
        self.settle(events);
        Ok(())
    }

    /// Does as [`Game::apply_with`] and returns the events as a list.
    ///
    /// # Errors
    /// As [`Game::apply_with`].
    fn apply_of(&mut self, seat: u8, action: Self::Action) -> Result<Vec<Self::Event>, Refusal> {
        let mut events = Vec::new();
        self.apply_with(seat, action, &mut into_list(&mut events))?;
        Ok(events)
    }

    /// Returns the seat that has to decide: the first of several, seat 0 when there is none.
    fn mover(&self) -> u8 {
        self.deciding().seats().smallest().unwrap_or(0)
    }

    /// Returns the legal actions of [`Game::mover`].
    fn legal(&self) -> Vec<Self::Action> {
        self.legal_of(self.mover())
    }

    /// Does as [`Game::check_of`] for [`Game::mover`].
    ///
    /// # Errors
    /// As [`Game::check_of`].
    fn check(&self, action: Self::Action) -> Result<(), Refusal> {
        self.check_of(self.mover(), action)
    }

    /// Does as [`Game::apply_of`] for [`Game::mover`].
    ///
    /// # Errors
    /// As [`Game::apply_with`].
    fn apply(&mut self, action: Self::Action) -> Result<Vec<Self::Event>, Refusal> {
        self.apply_of(self.mover(), action)
    }

    /// Tells the next tile, where chance comes from outside.
    ///
    /// # Errors
    /// X-6 when no tile has to be told, the rule of the supply when no such tile can be left.
    fn tell(&mut self, tile: Self::Tile) -> Result<Vec<Self::Event>, Refusal> {
        if !self.wants_tile() {
            return Err(Refusal::new("X-6", "not-waiting-for-tile"));
        }
        if !self.has_left(tile) {
            return Err(Refusal::new(Self::SUPPLY, "tile-not-left"));
        }
        let mut events = Vec::new();
        self.take_tile(tile, &mut into_list(&mut events));
        self.settle(&mut into_list(&mut events));
        Ok(events)
    }

    /// Returns the game as a seat may know it, or with `None` as a spectator may. In a finished
    /// game nothing is secret any more.
    fn view_of(&self, seat: Option<u8>) -> View<Self> {
        let mut game = self.clone();
        if !game.is_over() {
            game.hide(seat);
        }
        View::new(game, seat)
    }

    /// Returns the game as a spectator may know it: in a game without secrets of single seats, as
    /// everybody may.
    fn view(&self) -> View<Self> {
        self.view_of(None)
    }

    /// Returns the hash of everything that everybody may see, equal on every platform.
    /// `docs/records.md` lists its contents.
    fn hash(&self) -> StateHash {
        let mut hasher = StateHasher::new(&format!("fogbound {} state 1", Self::NAME));
        self.hash_public(&mut hasher);
        hasher.finish()
    }

    /// Returns the hash of everything, once the game is over and everything is known.
    fn full_hash(&self) -> Option<StateHash> {
        let mut hasher = StateHasher::new(&format!("fogbound {} end 1", Self::NAME));
        let known = if self.is_over() { self.hash_all(&mut hasher) } else { None };
        known.map(|()| hasher.finish())
    }
}

/// Returns a copy of rules, for the games of one thread. Each game and each view counts those that share its rules, so
/// that threads with the same rules wait for one another whenever a view is made.
pub fn own_rules<R: Clone>(rules: &Arc<R>) -> Arc<R> {
    Arc::new(R::clone(rules))
}

/// Returns a function that puts its argument at the end of a list.
pub fn into_list<T>(list: &mut Vec<T>) -> impl FnMut(T) + '_ {
    |item| list.push(item)
}
