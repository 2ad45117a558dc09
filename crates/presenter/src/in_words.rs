//! A game in words.

use fogbound_bots::Seated;
use fogbound_table::record::Recorded;
use fogbound_table::setup::SetUp;
use fogbound_table::texts::Texts;

/// A game as players read it.
pub trait InWords: Recorded + Seated + SetUp {
    /// Returns an event as a sentence. `names` are those of all seats.
    fn sentence(
        event: &Self::Event,
        rules: &Self::Rules,
        names: &[String],
        texts: &Texts,
    ) -> String;

    /// Returns an answer of a seat in words.
    fn answer(&self, action: Self::Action, seat: u8, names: &[String], texts: &Texts) -> String;
}
