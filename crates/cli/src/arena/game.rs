//! One game between bots, ours and others.

use super::Arena;
use super::entrants::Kind;
use super::outside::Program;
use crate::bot_lines::ToBot;
use crate::bot_words::bot_within;
use crate::bulk::{self, seed_of};
use crate::simulate::counted::{Counted, Stats};
use fogbound_bots::{Bot, Veiled};
use fogbound_game::play::own_rules;
use fogbound_game::{Refusal, Seed, StateHasher};
use fogbound_table::record::{Chance, Publisher, Record, Replay};
use fogbound_table::texts::Texts;
use fogbound_table::trace::Question;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// The bot of each seat, by its number among those that take part.
    pub seats: Vec<u8>,
    /// The points of each seat, where everybody plays for themselves and nobody has forfeited the game.
    pub scores: Vec<i64>,
    /// 1 + the number of better seats, for each seat. In a team 1 if it has won, else 2.
    pub ranks: Vec<u8>,
    /// The hash of all that there was in the end: two games with the same are the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<String>,
    /// Why the game was lost before its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<Forfeit>,
}

/// What an outside bot has done that cost it the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forfeit {
    pub seat: u8,
    pub why: String,
}

/// The programs that run for one thread, by bot and seat.
pub type Programs = BTreeMap<(u8, u8), Program>;

/// Somebody in a seat.
enum Player<G: Counted> {
    Own(Box<dyn Bot<G>>),
    Outside(Program),
}

/// A game that could not be played on.
enum Broken {
    Forfeit(Forfeit),
    Refused(Refusal),
}

impl From<Refusal> for Broken {
    fn from(refusal: Refusal) -> Broken {
        Broken::Refused(refusal)
    }
}

/// A game between bots that runs, with what each seat may know of it.
struct Running<G: Counted> {
    replay: Replay<G>,
    publisher: Publisher<G>,
    /// The questions asked so far, for each seat.
    asked: Vec<u32>,
}

impl<G: Counted> Arena<G> {
    /// Plays the deal of this number with these bots in the seats.
    ///
    /// # Errors
    /// If a bot of ours chooses what is not legal.
    pub fn play(&self, programs: &mut Programs, pair: u32, seats: &[u8]) -> miette::Result<Played> {
        let seed = seed_of(&self.seed, pair);
        let (mut players, mut forfeit) = (Vec::new(), None);
        let outcome = self.play_out(&seed, seats, programs, &mut players);
        let (stats, hash) =
            outcome.map(|(stats, hash)| (stats, Some(hash))).or_else(|broken| match broken {
                Broken::Forfeit(lost) => {
                    forfeit = Some(lost);
                    Ok((Stats::default(), None))
                }
                Broken::Refused(refusal) => Err(bulk::stopped(pair, &seed, &refusal, &self.texts)),
            })?;
        let culprit = forfeit.as_ref().map(|lost| lost.seat);
        // Those that still answer play the next game, too.
        for ((seat, &bot), player) in (0..).zip(seats).zip(players) {
            if let Player::Outside(program) = player
                && culprit != Some(seat)
            {
                programs.insert((bot, seat), program);
            }
        }
        let guilty = culprit.and_then(|seat| seats.get(usize::from(seat)));
        let ranks = match guilty {
            Some(guilty) => {
                let last = self.players().max(2);
                seats.iter().map(|bot| if bot == guilty { last } else { 1 }).collect()
            }
            None if G::TOGETHER => {
                vec![if stats.lost_by.is_none() { 1 } else { 2 }; seats.len()]
            }
            None => stats.ranks,
        };
        Ok(Played { seats: seats.to_vec(), scores: stats.scores, ranks, hash, forfeit })
    }

    /// Plays a game to its end; returns what there was then, and its hash.
    fn play_out(
        &self,
        seed: &Seed,
        seats: &[u8],
        programs: &mut Programs,
        players: &mut Vec<Player<G>>,
    ) -> Result<(Stats, String), Broken> {
        let record = Record::<G>::new(&self.rules, Chance::Seed(seed.clone()));
        let replay = Replay::start(own_rules(&self.rules), &record.order(&self.rules)?)?;
        let publisher = Publisher::start(&record, &replay);
        let mut running = Running { replay, publisher, asked: vec![0; seats.len()] };
        for (seat, &bot) in (0..).zip(seats) {
            players.push(self.player(&running, seed, seat, bot, programs)?);
        }
        let mut legal = Vec::new();
        while let Some(seat) = running.replay.end().deciding().seats().smallest() {
            let game = running.replay.end();
            game.legal_into(seat, &mut legal);
            let player = players.get_mut(usize::from(seat));
            let player = player.ok_or(Refusal::new("X-7", "setup-players"))?;
            let action = match player {
                Player::Own(bot) => bot.choose_veiled(Veiled::new(game, seat), &legal),
                Player::Outside(program) => running
                    .ask(program, seat, &legal)
                    .map_err(|why| Broken::Forfeit(Forfeit { seat, why }))?,
            };
            let events = running.replay.apply(seat, action)?.to_vec();
            running.publisher.decided(&running.replay, &events);
        }
        let game = running.replay.end();
        let mut stats = Stats { counts: vec![0; G::counts(self.players())], ..Stats::default() };
        game.count_end(&mut stats)?;
        for player in players {
            if let Player::Outside(program) = player {
                program.tell(&ToBot::Over { result: G::result(game) });
            }
        }
        Ok((stats, game.full_hash().unwrap_or(game.hash()).to_string()))
    }

    /// Lets a bot sit down.
    fn player(
        &self,
        running: &Running<G>,
        seed: &Seed,
        seat: u8,
        bot: u8,
        programs: &mut Programs,
    ) -> Result<Player<G>, Broken> {
        let chance = bot_seed(seed);
        let kind = self.entrants.get(usize::from(bot)).map(|entrant| &entrant.kind);
        let command = match kind {
            Some(Kind::Own(name)) => {
                let own = bot_within::<G>(name, self.budget, &chance, seat).map(Player::Own);
                return Ok(own.ok_or(Refusal::new("X-7", "no-such-bot"))?);
            }
            Some(Kind::Program(command)) => command,
            None => return Err(Refusal::new("X-7", "no-such-bot").into()),
        };
        let runs = programs.remove(&(bot, seat));
        let program = runs.map_or_else(|| Program::start(command, self.patience), Ok);
        let mut program = program.map_err(|why| Broken::Forfeit(Forfeit { seat, why }))?;
        program.begin(&ToBot::Game {
            game: G::NAME.to_owned(),
            seat,
            players: running.replay.end().players(),
            seed: chance.as_str().to_owned(),
            setup: G::setup(&running.replay.end().view_of(Some(seat)), false),
            budget: self.budget,
        });
        Ok(Player::Outside(program))
    }
}

impl<G: Counted> Running<G> {
    /// Asks a program for the action of a seat.
    fn ask(
        &mut self,
        program: &mut Program,
        seat: u8,
        legal: &[G::Action],
    ) -> Result<G::Action, String> {
        let game = self.replay.end();
        // All that the program gets is made of these two.
        let view = game.view_of(Some(seat));
        let seen = self.publisher.seen_by(game, seat);
        let Question { ask, about } = G::question(&view, seat);
        let on = self.asked.get_mut(usize::from(seat)).map_or(0, |asked| {
            *asked += 1;
            *asked
        });
        let said = program.ask(&ToBot::Asked {
            seat,
            on,
            ask: ask.to_owned(),
            about,
            legal: legal.iter().map(ToString::to_string).collect(),
            position: G::position(&view),
            record: seen.to_text(),
        });
        let checked = said.and_then(|said| {
            let action = G::parse_action(&said).ok_or(Refusal::new("X-7", "unreadable-answer"));
            let legal = action.and_then(|action| game.check_of(seat, action).map(|()| action));
            legal.map_err(|refusal| program.illegal(&said, &Texts::chosen().refusal(&refusal)))
        });
        checked.inspect_err(|why| program.tell(&ToBot::Error { text: why.clone() }))
    }
}

/// The chance of all bots of a game. Nothing about the tiles follows from it.
fn bot_seed(seed: &Seed) -> Seed {
    let mut hasher = StateHasher::new("fogbound arena bots 1");
    hasher.text(seed.as_str());
    Seed::new(hasher.finish().to_string())
}
