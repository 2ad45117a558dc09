//! The two tables, as docs/data.md describes them.

use crate::play::Played;
use crate::table::{Column, Group, Rows};
use parquet::data_type::{ByteArray, ByteArrayType, FixedLenByteArrayType, Int32Type};
use parquet::errors::ParquetError;

/// Version of the tables: a column that changes its meaning or goes away makes a new one, columns that are added at
/// the end do not.
pub const SCHEMA: u32 = 1;

/// The rows of the table of games.
#[derive(Default)]
pub(crate) struct Games {
    game: Column<Int32Type>,
    seed: Column<ByteArrayType>,
    decisions: Column<Int32Type>,
    winners: Column<Int32Type>,
    points: Column<Int32Type>,
    result: Column<ByteArrayType>,
    hash: Column<FixedLenByteArrayType>,
}

impl Games {
    /// Adds a game.
    pub fn add(&mut self, number: u32, game: &Played) {
        self.game.push(unsigned(number));
        self.seed.push(text(&game.seed));
        self.decisions.push(whole(game.decisions.len()));
        self.winners.push_all(game.winners.iter().map(|&seat| i32::from(seat)));
        self.points.push_all(game.points.iter().copied());
        self.result.push(text(&game.result));
        self.hash.push(ByteArray::from(game.hash.to_vec()).into());
    }
}

impl Rows for Games {
    const NAME: &'static str = "games";
    const SCHEMA: &'static str = "message games {
        required int32 game (INTEGER(32,false));
        required binary seed (STRING);
        required int32 decisions (INTEGER(32,false));
        required group winners (LIST) {
            repeated group list { required int32 element (INTEGER(8,false)); }
        }
        required group points (LIST) {
            repeated group list { required int32 element (INTEGER(32,true)); }
        }
        required binary result (STRING);
        required fixed_len_byte_array(16) hash;
    }";

    fn count(&self) -> usize {
        self.game.count()
    }

    fn write(&self, group: &mut Group<'_>) -> Result<(), ParquetError> {
        self.game.write(group)?;
        self.seed.write(group)?;
        self.decisions.write(group)?;
        self.winners.write(group)?;
        self.points.write(group)?;
        self.result.write(group)?;
        self.hash.write(group)
    }
}

/// The rows of the table of decisions.
#[derive(Default)]
pub(crate) struct Decisions {
    game: Column<Int32Type>,
    ply: Column<Int32Type>,
    seat: Column<Int32Type>,
    ask: Column<ByteArrayType>,
    tile: Column<ByteArrayType>,
    answer: Column<ByteArrayType>,
    place: Column<Int32Type>,
    legal: Column<Int32Type>,
    points: Column<Int32Type>,
}

impl Decisions {
    /// Adds the decisions of a game.
    pub fn add(&mut self, number: u32, game: Played) {
        for (ply, decision) in game.decisions.into_iter().enumerate() {
            self.game.push(unsigned(number));
            self.ply.push(whole(ply));
            self.seat.push(decision.seat.into());
            self.ask.push(text(decision.ask));
            self.tile.push_if(decision.tile);
            self.answer.push(ByteArray::from(decision.answer.into_bytes()));
            self.place.push_if(decision.place.map(whole));
            self.legal.push(whole(decision.legal));
            self.points.push_if(decision.points);
        }
    }
}

impl Rows for Decisions {
    const NAME: &'static str = "decisions";
    const SCHEMA: &'static str = "message decisions {
        required int32 game (INTEGER(32,false));
        required int32 ply (INTEGER(16,false));
        required int32 seat (INTEGER(8,false));
        required binary ask (STRING);
        optional binary tile (STRING);
        required binary answer (STRING);
        optional int32 place (INTEGER(16,false));
        required int32 legal (INTEGER(16,false));
        optional int32 points (INTEGER(32,true));
    }";

    fn count(&self) -> usize {
        self.game.count()
    }

    fn write(&self, group: &mut Group<'_>) -> Result<(), ParquetError> {
        self.game.write(group)?;
        self.ply.write(group)?;
        self.seat.write(group)?;
        self.ask.write(group)?;
        self.tile.write(group)?;
        self.answer.write(group)?;
        self.place.write(group)?;
        self.legal.write(group)?;
        self.points.write(group)
    }
}

fn text(text: &str) -> ByteArray {
    ByteArray::from(text)
}

/// Returns an unsigned number of 32 bits as its bits, as the format has it.
fn unsigned(number: u32) -> i32 {
    number.cast_signed()
}

/// Returns a number of things in a game, which are thousands at most.
fn whole(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
