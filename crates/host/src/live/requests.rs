//! What those at a table say, and what they are answered.

use super::guests::{Guest, is_showable, not_done, send, text};
use super::{Connection, Live};
use crate::bus::Note;
use crate::entry::Entry;
use crate::notices::Recipient;
use crate::store::StoreError;
use crate::table::Unplanned;
use crate::token::Key;
use fogbound_game::Refusal;
use fogbound_protocol::{FromTable, Near, Shown, ToTable};

/// How often a request is checked anew because another node has written meanwhile.
const TRIES: usize = 8;

impl Live {
    /// Does what somebody says, and answers.
    pub(super) async fn say(&mut self, connection: Connection, request: ToTable) {
        let Some(guest) = self.guests.get_mut(&connection) else { return };
        match &request {
            ToTable::Ping {} => return send(&guest.out, &FromTable::Pong {}),
            ToTable::Show { seat, shown } => {
                let is_ours = guest.seats.contains(seat);
                if is_ours {
                    self.show(*seat, shown.clone());
                }
                return;
            }
            // Whoever takes a seat has its secret.
            ToTable::Sit { token, .. } => guest.keys.push(Key::of(token)),
            _ => {}
        }
        let (out, language) = (guest.out.clone(), guest.language);
        let id = request.id().cloned().unwrap_or_default();
        let done = self.request(connection, &request, &id).await;
        self.know(connection, &request, &done);
        match done {
            Ok(seq) => {
                send(&out, &FromTable::Done { id, seq });
                self.happened();
            }
            Err(unplanned) => {
                if let Unplanned::Refused(refusal) = &unplanned {
                    self.tables.metrics().refused(refusal.reason);
                }
                send(&out, &not_done(id, &unplanned, language));
            }
        }
    }

    /// Keeps the secret of somebody who has taken a seat, and of nobody else.
    fn know(&mut self, connection: Connection, request: &ToTable, done: &Result<u64, Unplanned>) {
        let ToTable::Sit { .. } = request else { return };
        let sits = matches!(done, Ok(_) | Err(Unplanned::Done(_)));
        if let Some(guest) = self.guests.get_mut(&connection).filter(|_| !sits) {
            guest.keys.pop();
        }
        self.seat_all();
    }

    /// Does a request, and returns the number of its event. If another node was faster it is checked anew.
    async fn request(
        &mut self,
        connection: Connection,
        request: &ToTable,
        id: &String,
    ) -> Result<u64, Unplanned> {
        let mut made = None;
        for _ in 0..TRIES {
            if self.is_behind {
                self.catch_up().await.map_err(|_| Unplanned::Later)?;
            }
            // It may have been closed by what was read.
            let guest = self.guests.get(&connection).ok_or(Unplanned::Later)?;
            let entry = match request {
                ToTable::Again { seat, same, .. } => {
                    self.table.plan_again(&guest.seats, id, *seat)?;
                    let table = match made.take() {
                        Some(table) => table,
                        None => self.tables.again(self.table.before(), *same).await?,
                    };
                    made = Some(table.clone());
                    Entry::Again { seat: *seat, table }
                }
                ToTable::Notify { seat, to, keys, .. } => {
                    let language = guest.language.tag();
                    let to = Recipient::of(to, keys);
                    let entry = self.table.plan_notify(&guest.seats, (id, *seat, &to), language)?;
                    let notices = self.tables.notices();
                    let notices = notices.ok_or(Refusal::new("X-7", "no-notices"))?;
                    if !to.address.is_empty() {
                        notices.check(&to)?;
                    }
                    entry
                }
                _ => {
                    let here = self.here();
                    let is_gone = |seat| self.company.near(seat, &here) == Near::Gone;
                    self.table.plan(&guest.seats, request, is_gone)?
                }
            };
            match self.write(&entry, id, None).await {
                Ok(seq) => return Ok(seq),
                Err(StoreError::Conflict) => {}
                Err(_) => return Err(Unplanned::Later),
            }
        }
        Err(Unplanned::Later)
    }

    /// Shows something to all others, here and at other nodes.
    fn show(&self, seat: u8, shown: Shown) {
        if is_showable(&shown) {
            self.tables.publish(&self.name, &Note::Shown { by: seat, shown: shown.clone() });
            self.show_here(seat, shown);
        }
    }

    /// Shows something that somebody shows to all others who are here. It is about what happens now, which those who look
    /// on late do not see yet.
    pub(super) fn show_here(&self, seat: u8, shown: Shown) {
        let message = text(&FromTable::Shown { by: seat, shown });
        let is_late = |guest: &Guest| self.late.is_some() && guest.seats.is_empty();
        let others = self.guests.values().filter(|guest| !guest.seats.contains(&seat));
        for guest in others.filter(|guest| !is_late(guest)) {
            // One that does not read is closed when something happens.
            let _ = guest.out.try_send(message.clone());
        }
    }
}
