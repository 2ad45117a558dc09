//! Random games with every property checked after every ply.
//!
//! For each ply: everything counted again agrees ([`Contest::audit`]); scores never fall; the view
//! is the same whatever it hides, and a game dealt again from it plays on; taking the decision
//! again from a kept copy gives the same hash (which is how undo works); a game that is told its
//! draws goes the same way; every action that could be named is tried: listed ones apply, the others are refused with a rule id and change nothing, or are twins of a listed one
//! . At the end the record is played again from the seed and from the open order.

use crate::contest::{Chance, Contest, Style, Twin};
use crate::parallel;
use fogbound_game::{Refusal, Rng, Seed, StateHash};
use std::collections::BTreeSet;
use std::fmt;
use std::ops::Range;

/// Plies that twins by look are played on side by side.
const SIDE_BY_SIDE: u32 = 8;

/// What a run has met.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Games played.
    pub games: u32,
    /// Decisions taken in them; every action was tried on each.
    pub decisions: u64,
    /// Listed actions that applied.
    pub listed: u64,
    /// Actions refused.
    pub refused: u64,
    /// Unlisted rotations accepted that look like a listed one.
    pub looks: u64,
    /// Other names of listed choices accepted.
    pub names: u64,
    /// Games dealt again from a view and played to the end.
    pub dealt: u64,
    asks: BTreeSet<&'static str>,
    /// Questions that had a legal answer which is not listed.
    twins: BTreeSet<&'static str>,
    events: BTreeSet<&'static str>,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.listed += other.listed;
        self.refused += other.refused;
        self.looks += other.looks;
        self.names += other.names;
        self.dealt += other.dealt;
        self.asks.extend(other.asks);
        self.twins.extend(other.twins);
        self.events.extend(other.events);
    }

    /// Whether the run has met everything there is.
    ///
    /// # Errors
    /// What it has not met.
    pub fn check_coverage<C: Contest>(&self) -> Result<(), String> {
        let asks = C::asks().into_iter().filter(|ask| !self.asks.contains(ask));
        let events = C::event_words().into_iter().filter(|word| !self.events.contains(word));
        let missing: Vec<&str> = asks.chain(events).collect();
        let twins = C::asks_with_twins().into_iter().filter(|ask| !self.twins.contains(ask));
        let twins: Vec<&str> = twins.collect();
        if self.dealt > 0 && self.refused > 0 && missing.is_empty() && twins.is_empty() {
            return Ok(());
        }
        Err(format!("never met: {missing:?}, unlisted answers to {twins:?} ({self})"))
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} games, {} decisions; on each of them every action was tried: {} listed ones \
             applied, {} were refused, {} looked like a listed one, {} were other names of one; {} games \
             were dealt again and played to the end",
            self.games,
            self.decisions,
            self.listed,
            self.refused,
            self.looks,
            self.names,
            self.dealt
        )
    }
}

/// Plays the games with these numbers.
///
/// # Errors
/// The first property that does not hold, with the number of its game.
pub fn run<C: Contest>(seed: &str, games: Range<u32>) -> Result<Tally, String> {
    let round = |number, tally: &mut Tally| {
        let seed = Seed::new(format!("{seed}/{number}"));
        let mut rng = seed.stream("gauntlet");
        let (setup, style) = C::setup(&mut rng);
        let context = |message| format!("{message}\n  in {} ({style:?})", C::describe(&setup));
        let mut round = Round::<C>::start(&setup, style, &seed, rng, tally).map_err(context)?;
        round.play().map_err(context)
    };
    parallel::run(games, round, Tally::add)
}

/// Plays games from number 0 on, and as many more as it takes to meet everything, up to ten times
/// as many.
///
/// # Errors
/// As [`run`], or what was never met.
pub fn run_until_covered<C: Contest>(seed: &str, games: u32) -> Result<Tally, String> {
    let mut tally = run::<C>(seed, 0..games)?;
    while let Err(missing) = tally.check_coverage::<C>() {
        if tally.games >= 10 * games {
            return Err(missing);
        }
        let more = tally.games..tally.games + games;
        tally.add(run::<C>(seed, more)?);
    }
    Ok(tally)
}

/// One game on its way through the gauntlet.
struct Round<'a, C: Contest> {
    setup: &'a C::Setup,
    style: Style,
    seed: &'a Seed,
    rng: Rng,
    tally: &'a mut Tally,
    game: C::Game,
    /// The same game, its draws told from outside.
    told: C::Game,
    /// Actions with the hash after each.
    record: Vec<(C::Action, StateHash)>,
}

impl<'a, C: Contest> Round<'a, C> {
    fn start(
        setup: &'a C::Setup,
        style: Style,
        seed: &'a Seed,
        rng: Rng,
        tally: &'a mut Tally,
    ) -> Result<Self, String> {
        let (game, events) = C::start(setup, &Chance::Seed(seed)).map_err(in_words)?;
        let (told, told_events) = C::start(setup, &Chance::Told).map_err(in_words)?;
        tally.games += 1;
        let mut round = Round { setup, style, seed, rng, tally, game, told, record: Vec::new() };
        round.tell(told_events, &events)?;
        round.tally.events.extend(events.iter().map(C::event_word));
        Ok(round)
    }

    fn play(&mut self) -> Result<(), String> {
        let mut legal = self.look()?;
        while let Some(ask) = C::ask(&self.game) {
            let number = self.record.len();
            legal = self.ply(ask, &legal).map_err(|m| format!("decision {number}, {ask}: {m}"))?;
        }
        if !legal.is_empty() {
            return Err("actions are listed though nothing is asked".to_owned());
        }
        self.replay(&Chance::Seed(self.seed))?;
        self.replay(&Chance::Order(&self.game))
    }

    /// One decision; gives what is legal after it.
    fn ply(&mut self, ask: &'static str, legal: &[C::Action]) -> Result<Vec<C::Action>, String> {
        self.tally.asks.insert(ask);
        self.tally.decisions += 1;
        let mut choice = C::choose(&self.game, legal, self.style, &mut self.rng);
        let twins = self.exhaust(legal)?;
        // Other names and rotations go into records too.
        if !twins.is_empty() && self.rng.below(4) == 0 {
            choice = twins[self.rng.below(twins.len() as u32) as usize];
        }
        let before = self.game.clone();
        let mut seen = C::seen(&self.game);
        let scores = C::scores(&self.game);
        let events = C::apply(&mut self.game, choice).map_err(in_words)?;
        self.tally.events.extend(events.iter().map(C::event_word));
        let hash = C::hash(&self.game);
        self.record.push((choice, hash));

        let grown = scores.iter().zip(C::scores(&self.game)).all(|(&old, new)| old <= new);
        ensure(grown, || format!("scores fall after {choice:?}: from {scores:?}"))?;

        let mut again = before;
        let same = C::apply(&mut again, choice).map_err(in_words)?;
        ensure(same == events && C::hash(&again) == hash, || {
            format!("{choice:?} from a kept copy goes another way")
        })?;

        let previewed = C::apply(&mut seen, choice).map_err(in_words)?;
        let knows = previewed.iter().find_map(C::draw).is_some();
        ensure(events.starts_with(&previewed) && !knows, || {
            format!("the view previews {previewed:?}, and it happens {events:?}")
        })?;

        let told = C::apply(&mut self.told, choice).map_err(in_words)?;
        self.tell(told, &events)?;
        self.look()
    }

    /// Tells the told game everything that was drawn; then it must be where the other one is.
    fn tell(&mut self, told: Vec<C::Event>, events: &[C::Event]) -> Result<(), String> {
        let mut told = told;
        while C::waits_for_draw(&self.told) {
            let draw = events[told.len().min(events.len())..].iter().find_map(C::draw);
            let draw = draw.ok_or("the told game waits for a draw that never was")?;
            told.extend(C::tell(&mut self.told, draw).map_err(in_words)?);
        }
        ensure(told == events, || format!("told: {told:?}, from the seed: {events:?}"))?;
        ensure(C::hash(&self.told) == C::hash(&self.game), || {
            "the told game has another hash".to_owned()
        })
    }

    /// Checks the position as it lies; gives what is legal.
    fn look(&mut self) -> Result<Vec<C::Action>, String> {
        C::audit(&self.game)?;
        let public = C::public(&self.game);
        let legal = C::legal(&self.game);
        let seen = C::seen(&self.game);
        let dealt = C::deal(&self.game, &mut self.rng);
        for (other, what) in [(&self.game.clone(), "copy"), (&seen, "view"), (&dealt, "deal")] {
            let theirs = C::public(other);
            ensure(theirs == public && C::legal(other) == legal, || {
                format!("the {what} shows {theirs:#?}\ninstead of {public:#?}")
            })?;
        }
        if C::ask(&self.game).is_some() && self.rng.below(48) == 0 {
            self.play_on(dealt).map_err(|message| format!("dealt again: {message}"))?;
        }
        Ok(legal)
    }

    /// Plays a game that was dealt again to its end.
    fn play_on(&mut self, mut game: C::Game) -> Result<(), String> {
        while C::ask(&game).is_some() {
            let legal = C::legal(&game);
            let choice = C::choose(&game, &legal, self.style, &mut self.rng);
            C::apply(&mut game, choice).map_err(in_words)?;
        }
        C::audit(&game)?;
        self.tally.dealt += 1;
        // What came out must be an order of what is in play: nothing missing, nothing twice.
        C::start(self.setup, &Chance::Order(&game)).map_err(in_words)?;
        ensure(C::full_hash(&game).is_some(), || "something was not dealt".to_owned())
    }

    /// Tries every action there could be; gives the legal ones that are not listed.
    fn exhaust(&mut self, legal: &[C::Action]) -> Result<Vec<C::Action>, String> {
        let mut listed = legal.to_vec();
        listed.sort_unstable();
        listed.dedup();
        ensure(!listed.is_empty(), || "nothing is legal".to_owned())?;
        ensure(listed.len() == legal.len(), || format!("listed twice: {legal:?}"))?;
        for &action in &listed {
            C::check(&self.game, action).map_err(in_words)?;
            C::apply(&mut self.game.clone(), action).map_err(in_words)?;
        }

        let game = &self.game;
        let mut scratch = game.clone();
        let (mut met, mut refused, mut twins) = (0, 0, Vec::new());
        let mut wrong = None;
        C::candidates(game, &mut |action| {
            if listed.binary_search(&action).is_ok() {
                met += 1;
                return;
            }
            match C::apply(&mut scratch, action) {
                Err(refusal) if is_well_formed(&refusal) => refused += 1,
                Err(refusal) => wrong = Some(format!("{action:?} is refused with {refusal:?}")),
                Ok(_) => {
                    twins.push(action);
                    scratch = game.clone();
                }
            }
            if C::check(game, action).is_ok() != twins.last().is_some_and(|&last| last == action) {
                wrong = Some(format!("check and apply disagree about {action:?}"));
            }
        });
        ensure(wrong.is_none(), || wrong.unwrap_or_default())?;
        ensure(met == listed.len(), || format!("{met} of {} listed were tried", listed.len()))?;
        ensure(C::public(&scratch) == C::public(game) && C::legal(&scratch) == legal, || {
            "a refused action has changed something".to_owned()
        })?;
        for &action in &twins {
            self.compare(legal, action)?;
        }
        self.tally.listed += listed.len() as u64;
        self.tally.refused += refused;
        Ok(twins)
    }

    /// A legal action that is not listed must come to the same as a listed one.
    fn compare(&mut self, legal: &[C::Action], action: C::Action) -> Result<(), String> {
        self.tally.twins.extend(C::ask(&self.game));
        let twin = C::twin(&self.game, legal, action).filter(|(listed, _)| legal.contains(listed));
        let (listed, twin) = twin.ok_or_else(|| format!("{action:?} is legal but not listed"))?;
        let (mut one, mut other) = (self.game.clone(), self.game.clone());
        let told = C::apply(&mut one, listed).map_err(in_words)?;
        let other_told = C::apply(&mut other, action).map_err(in_words)?;
        match twin {
            Twin::Name => {
                self.tally.names += 1;
                ensure(told == other_told && C::hash(&one) == C::hash(&other), || {
                    format!("{action:?} is not the same as {listed:?}")
                })
            }
            Twin::Look => {
                self.tally.looks += 1;
                self.play_side_by_side(one, other)
                    .map_err(|message| format!("{action:?} against {listed:?}: {message}"))
            }
        }
    }

    /// the same questions with the same answers follow.
    fn play_side_by_side(&mut self, mut one: C::Game, mut other: C::Game) -> Result<(), String> {
        for _ in 0..SIDE_BY_SIDE {
            let mut legal = [C::legal(&one), C::legal(&other)];
            legal.iter_mut().for_each(|list| list.sort_unstable());
            let [legal, theirs] = legal;
            ensure(C::ask(&one) == C::ask(&other) && legal == theirs, || {
                format!("legal is {legal:?} and {theirs:?}")
            })?;
            ensure(C::scores(&one) == C::scores(&other), || "scores differ".to_owned())?;
            if legal.is_empty() {
                break;
            }
            let choice = legal[self.rng.below(legal.len() as u32) as usize];
            C::apply(&mut one, choice).map_err(in_words)?;
            C::apply(&mut other, choice).map_err(in_words)?;
        }
        Ok(())
    }

    /// The record gives the same hashes again.
    fn replay(&self, chance: &Chance<'_, C>) -> Result<(), String> {
        let (mut game, _) = C::start(self.setup, chance).map_err(in_words)?;
        for (number, &(action, hash)) in self.record.iter().enumerate() {
            C::apply(&mut game, action).map_err(in_words)?;
            ensure(C::hash(&game) == hash, || format!("another hash after action {number}"))?;
        }
        let full = C::full_hash(&game);
        ensure(full.is_some() && full == C::full_hash(&self.game), || {
            "the replay ends with another full hash".to_owned()
        })
    }
}

fn ensure(holds: bool, message: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(message()) }
}

fn in_words(refusal: Refusal) -> String {
    format!("refused by {refusal}")
}

/// A refusal names a rule, like `M-6.2`, and a reason, like `no-such-thing`.
fn is_well_formed(refusal: &Refusal) -> bool {
    let rule = refusal.rule.as_str().as_bytes();
    let named = matches!(rule, [b'A'..=b'Z', b'-', b'0'..=b'9', ..]);
    named && refusal.reason.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
}
