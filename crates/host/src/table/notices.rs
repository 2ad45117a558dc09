//! Who wants to be told that it is their turn while they are away.

use super::plan::own;
use super::{PERSON, Table, Unplanned};
use crate::entry::Entry;
use crate::notices::Recipient;
use crate::wording::Language;
use fogbound_game::Refusal;
use fogbound_protocol::Id;

/// Most recipients of a seat: the devices and programs of one person. A further one takes the place of the first.
const MOST: usize = 8;

/// Who is told for a seat while nobody is there.
#[derive(Clone, Debug, Default)]
pub struct Notices {
    /// Who, and in which language.
    to: Vec<(Recipient, String)>,
    /// The question of which they were told last, by the number of its event.
    told: u64,
}

impl Notices {
    /// Adds a recipient; one without an address takes all away.
    pub fn wish(&mut self, to: Recipient, language: &str) {
        self.to.retain(|(known, _)| !to.address.is_empty() && known.address != to.address);
        if !to.address.is_empty() {
            self.to.push((to, language.to_owned()));
            self.to.drain(..self.to.len().saturating_sub(MOST));
        }
    }
}

impl Table {
    /// Checks that a seat may leave an address, and notes it.
    ///
    /// # Errors
    /// The reason why not.
    pub fn plan_notify(
        &self,
        seats: &[u8],
        request: (&Id, u8, &Recipient),
        language: &str,
    ) -> Result<Entry, Unplanned> {
        let (id, seat, to) = request;
        self.check_new(Some(id))?;
        Ok(Entry::Notify {
            seat: own(seats, seat)?,
            to: to.address.clone(),
            keys: to.keys.clone(),
            language: language.to_owned(),
        })
    }

    /// Returns the seats that have to decide, want to be told if nobody is there, and have not been told yet.
    pub fn to_notify(&self) -> Vec<u8> {
        let is_new = |notices: &Notices| !notices.to.is_empty() && notices.told < self.changed;
        let wants = |&seat: &u8| {
            let seated = self.chairs.get(usize::from(seat));
            seated.is_some_and(|it| it.holder == PERSON && is_new(&it.notices))
        };
        self.hosted.deciding().into_iter().filter(wants).collect()
    }

    /// Returns `true` if somebody may have to be told after an entry who has not been told before.
    pub fn owes_after(&self, entry: &Entry) -> bool {
        match entry {
            Entry::Notify { to, .. } => !to.is_empty(),
            Entry::Reminded { .. } | Entry::Named { .. } | Entry::Again { .. } => false,
            _ => self.chairs.iter().any(|seated| !seated.notices.to.is_empty()),
        }
    }

    /// Returns who is told for a seat, and in which language.
    pub fn notify_at(&self, seat: u8) -> Vec<(Recipient, Language)> {
        let seated = self.chairs.get(usize::from(seat));
        let told = seated.into_iter().flat_map(|it| &it.notices.to);
        told.map(|(to, language)| (to.clone(), Language::of(language))).collect()
    }

    /// Notes that a seat was told of the question that stands.
    ///
    /// # Errors
    /// X-7 if there is no such seat.
    pub(super) fn note_told(&mut self, seat: u8) -> Result<(), Refusal> {
        let told = self.changed;
        self.seated_mut(seat)?.notices.told = told;
        Ok(())
    }
}
