//! The bots of a table. Where nodes share a table, only the one with its duty lets them think.

use super::Live;
use crate::hosting::Thought;
use crate::node::Turn;
use crate::store::Duty;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, oneshot};
use tokio::time::Instant;

/// Time for which a bot may think; then a simple one answers.
const THINKING: Duration = Duration::from_secs(10);
/// Time after which a duty that another node holds is wanted again.
const WANTED: Duration = Duration::from_millis(500);

/// A bot that thinks.
pub struct Bot {
    seat: u8,
    /// The number of the last event when it began.
    pub seq: u64,
    /// When its answer may be shown: no sooner, however long it has thought.
    pub due: Instant,
    answer: oneshot::Receiver<String>,
    /// The answer once it is there.
    pub answered: Option<String>,
    /// The duty under which it thinks; `None` if nodes do not share the table.
    duty: Option<Duty>,
}

impl Live {
    /// Begins the thinking of the bot that has to decide, if somebody is there to see it.
    pub(super) async fn let_bot_think(&mut self) {
        let now = Instant::now();
        let waits = self.wants_duty.is_some_and(|wanted| wanted > now);
        if self.bot.is_some() || self.guests.is_empty() || self.is_behind || waits {
            return;
        }
        self.wants_duty = None;
        let Some((seat, thought)) = self.table.bot_to_decide() else { return };
        let duty = match self.tables.turn_of(&self.name).await {
            Turn::Alone => None,
            Turn::Ours(duty) => Some(duty),
            Turn::Theirs => {
                self.wants_duty = Some(now + WANTED);
                return;
            }
        };
        let (seq, due) = (self.table.seq(), now + self.tables.pace());
        let answer = self.tables.think(thought);
        self.bot = Some(Bot { seat, seq, due, answer, answered: None, duty });
    }

    /// Writes the answer of a bot.
    pub(super) async fn bot_answered(&mut self) {
        let Some(bot) = self.bot.take() else { return };
        if bot.seq != self.table.seq() {
            return;
        }
        let answer = bot.answered.unwrap_or_default();
        let planned = self.table.plan_act(bot.seat, &[answer]).or_else(|_| {
            // One that fails to answer takes the first answer there is, so that the table lives.
            let legal = self.table.asked(bot.seat).map(|asked| asked.legal).unwrap_or_default();
            self.table.plan_act(bot.seat, legal.get(..1).unwrap_or_default())
        });
        let Ok(entry) = planned else { return };
        match self.write(&entry, "", bot.duty).await {
            Ok(_) => self.happened(),
            // What could not be written is thought of again, by whoever has the duty then.
            Err(_) => self.tables.lose_duty(&self.name, bot.duty),
        }
    }
}

/// Waits for a bot; for ever without one.
pub async fn thought(bot: Option<&mut Bot>) -> Option<String> {
    match bot {
        Some(bot) => tokio::time::timeout(THINKING, &mut bot.answer).await.ok()?.ok(),
        None => std::future::pending().await,
    }
}

/// Runs a thought where it keeps nobody waiting.
pub fn think(thought: Thought, room: Arc<Semaphore>) -> oneshot::Receiver<String> {
    let (answer, answered) = oneshot::channel();
    tokio::spawn(async move {
        // The room is never closed.
        let Ok(_place) = room.acquire_owned().await else { return };
        // A bot that panics gives no answer.
        if let Ok(action) = tokio::task::spawn_blocking(thought).await {
            let _ = answer.send(action);
        }
    });
    answered
}
