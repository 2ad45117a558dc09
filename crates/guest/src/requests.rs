//! What a guest asks of its table.

use crate::Guest;
use fogbound_presenter::{Course, Sent};
use fogbound_protocol::{Id, PushKeys, Shown, ToTable};

impl Guest {
    /// Takes what the course has for the table among the requests.
    pub fn collect(&mut self, course: &mut Course) {
        for sent in course.take_sent() {
            let (id, on) = (self.next_id(), self.seen);
            self.ask(match sent {
                Sent::Act { seat, actions } => ToTable::Act { id, seat, on, actions },
                Sent::TakeBack { seat, decisions } => ToTable::TakeBack { id, seat, decisions },
                Sent::Vote { seat, agrees } => ToTable::Vote { id, seat, agrees },
                Sent::Give { seat, to } => ToTable::Give { id, seat, to },
                Sent::Name { seat, name } => ToTable::Name { id, seat, name },
            });
        }
    }

    /// Asks for a seat. `token` is its secret from now on, 32 to 64 letters and digits that the caller has drawn at
    /// random and keeps.
    pub fn sit(&mut self, seat: u8, name: &str, token: &str) {
        let (id, name, token) = (self.next_id(), name.to_owned(), token.to_owned());
        if !self.tokens.contains(&token) {
            self.tokens.push(token.clone());
        }
        self.ask(ToTable::Sit { id, seat, name, token });
    }

    /// Asks for another game with the same seats; with `same` its tiles come in the same order.
    pub fn play_again(&mut self, same: bool) {
        if let Some(&seat) = self.seats.first() {
            let id = self.next_id();
            self.ask(ToTable::Again { id, seat, same });
        }
    }

    /// Has an address told when it is the turn of one of the seats and nobody is there; an empty one for none. `keys` are
    /// those of the browser, if it is the address of its push service.
    pub fn notify(&mut self, to: &str, keys: Option<&PushKeys>) {
        for seat in self.seats.clone() {
            let (id, to) = (self.next_id(), to.to_owned());
            self.ask(ToTable::Notify { id, seat, to, keys: keys.cloned() });
        }
    }

    /// Returns the message that shows something to the others for a moment; `None` for whoever looks on, or without a
    /// connection.
    #[must_use]
    pub fn show(&self, shown: Shown) -> Option<ToTable> {
        let seat = self.seats.first().copied().filter(|_| self.is_connected)?;
        Some(ToTable::Show { seat, shown })
    }

    /// Returns what has to be sent now, in order. Without a welcome that is nothing.
    pub fn take_unsent(&mut self) -> Vec<ToTable> {
        if !self.is_connected {
            return Vec::new();
        }
        let first = self.unanswered.len() - self.unsent;
        self.unsent = 0;
        self.unanswered.get(first..).unwrap_or_default().to_vec()
    }

    /// Returns `true` as long as the table has not answered everything.
    #[must_use]
    pub fn waits(&self) -> bool {
        !self.unanswered.is_empty()
    }

    pub(crate) fn ask(&mut self, request: ToTable) {
        self.unanswered.push(request);
        self.unsent += 1;
    }

    /// Returns the turns that are on their way.
    pub(crate) fn waiting_acts(&self) -> impl Iterator<Item = (u8, u64)> {
        self.unanswered.iter().filter_map(|request| match request {
            ToTable::Act { seat, on, .. } => Some((*seat, *on)),
            _ => None,
        })
    }

    /// Returns the decisions of a turn on its way that are not among lines of the log.
    pub(crate) fn not_among(&self, by: u8, lines: &[String]) -> Vec<String> {
        let own = |request: &ToTable| match request {
            ToTable::Act { seat, actions, .. } if *seat == by => actions.clone(),
            _ => Vec::new(),
        };
        let is_there = |action: &String| {
            let by_seat = format!("seat {by} {action}");
            lines.iter().any(|line| line == action || *line == by_seat)
        };
        self.unanswered.iter().flat_map(own).filter(|action| !is_there(action)).collect()
    }

    fn next_id(&mut self) -> Id {
        self.count += 1;
        format!("{}-{}", self.prefix, self.count)
    }
}
