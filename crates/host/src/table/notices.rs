//! Who wants to be told that it is their turn while they are away.

use super::plan::is_id;
use super::{PERSON, Table, Unplanned};
use crate::entry::Entry;
use crate::notices::Recipient;
use crate::wording::Language;
use fogbound_game::Refusal;
use fogbound_protocol::Id;

/// What a seat wants to be told while nobody is there.
#[derive(Clone, Debug)]
pub struct Notices {
    to: Recipient,
    language: String,
    /// The question of which it was told last, by the number of its event.
    told: u64,
}

impl Notices {
    /// Returns what a recipient wants; nothing without an address.
    pub fn to(to: Recipient, language: &str) -> Option<Notices> {
        let notices = Notices { to, language: language.to_owned(), told: 0 };
        Some(notices).filter(|it| !it.to.address.is_empty())
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
        if let Some(&seq) = self.done.get(id) {
            return Err(Unplanned::Done(seq));
        }
        match () {
            () if !is_id(id) => Err(Refusal::new("X-7", "no-id").into()),
            () if !seats.contains(&seat) => Err(Refusal::new("X-7", "not-your-seat").into()),
            () => Ok(Entry::Notify {
                seat,
                to: to.address.clone(),
                keys: to.keys.clone(),
                language: language.to_owned(),
            }),
        }
    }

    /// Returns the seats that have to decide, want to be told if nobody is there, and have not been told yet.
    pub fn to_notify(&self) -> Vec<u8> {
        let is_new = |notices: &Notices| notices.told < self.changed;
        let wants = |&seat: &u8| {
            let seated = self.chairs.get(usize::from(seat));
            seated.is_some_and(|it| it.holder == PERSON && it.notices.as_ref().is_some_and(is_new))
        };
        self.hosted.deciding().into_iter().filter(wants).collect()
    }

    /// Returns whom a seat wants to be told, and in which language.
    pub fn notify_at(&self, seat: u8) -> Option<(Recipient, Language)> {
        let notices = self.chairs.get(usize::from(seat))?.notices.as_ref()?;
        Some((notices.to.clone(), Language::of(&notices.language)))
    }

    /// Notes that a seat was told of the question that stands.
    ///
    /// # Errors
    /// X-7 if there is no such seat.
    pub(super) fn note_told(&mut self, seat: u8) -> Result<(), Refusal> {
        let told = self.changed;
        if let Some(notices) = &mut self.seated_mut(seat)?.notices {
            notices.told = told;
        }
        Ok(())
    }
}
