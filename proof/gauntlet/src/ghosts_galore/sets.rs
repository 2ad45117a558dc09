//! Random tiles and boards with everything that T-1.1 and T-1.2 allow. Sets are written in the
//! language of track sets so that the loader checks them.

use fogbound_game::{Edges, Rng, Rotation, Side};
use fogbound_tilesets::{
    Door, DoorKind, MAX_BOARDS, MAX_DIAMOND, MAX_DIAMONDS, MAX_MONSTERS, MAX_TRACKS, MIN_TRACKS,
    Monster, Section, TrackBoard, TrackKind, TrackSet,
};
use std::fmt::Write as _;

/// The traits of the tiles.
pub struct Taste {
    /// The frequency of each type of monster.
    monsters: [u32; 9],
    /// Of 16 tiles so many have diamonds.
    diamonds: u32,
    /// Of 16 tiles so many have only one section.
    single: u32,
    /// The most monsters on a tile.
    crowd: u32,
}

impl Taste {
    /// Everything alike, or much of little; sometimes so little that boards end below zero.
    pub fn random(rng: &mut Rng) -> Taste {
        let many = rng.below(3) == 0;
        let weight = |rng: &mut Rng| if many { rng.below(20) / 17 * 40 + 1 } else { 1 };
        Taste {
            monsters: [(); 9].map(|()| weight(rng)),
            diamonds: rng.below(17),
            single: rng.below(17),
            crowd: if rng.below(8) == 0 { rng.below(2) } else { MAX_MONSTERS as u32 },
        }
    }

    fn monster(&self, rng: &mut Rng) -> Monster {
        let mut left = rng.below(self.monsters.iter().sum());
        for (&weight, monster) in self.monsters.iter().zip(Monster::ALL) {
            if left < weight {
                return monster;
            }
            left -= weight;
        }
        Monster::Wisp
    }
}

/// A random kind of tile.
pub fn random_kind(rng: &mut Rng, taste: &Taste, name: String, count: u8) -> TrackKind {
    let straight = Edges::of(Side::North).union(Edges::of(Side::South));
    let curve = Edges::of(Side::North).union(Edges::of(Side::East));
    let edges = if rng.below(2) == 0 { straight } else { curve };
    let edges = edges.turned(Rotation::ALL[rng.below(4) as usize]);
    let sections = if rng.below(16) < taste.single { 1 } else { 2 };
    // The other two edges can be joined too.
    let rest = Edges::from_bits(Edges::ALL.bits() & !edges.bits());
    let section = |edges| Section { edges, monsters: Vec::new() };
    let mut sections: Vec<Section> =
        [edges, rest].map(section).into_iter().take(sections).collect();
    for _ in 0..rng.below(taste.crowd + 1) {
        let place = rng.below(sections.len() as u32) as usize;
        sections[place].monsters.push(taste.monster(rng));
    }
    sections.iter_mut().for_each(|section| section.monsters.sort_unstable());
    sections.sort_by_key(|section| section.edges);
    let some = rng.below(16) < taste.diamonds;
    let diamonds = if some { rng.below(MAX_DIAMONDS as u32 + 1) } else { 0 };
    let highest = [4, 4, u32::from(MAX_DIAMOND)][rng.below(3) as usize];
    let mut diamonds: Vec<u8> = (0..diamonds).map(|_| rng.below(highest + 1) as u8).collect();
    diamonds.sort_unstable();
    TrackKind { name, count, sections, diamonds }
}

/// The doors of a random side of a board: two of bone, two of tooth, up to eight plain ones.
pub fn random_doors(rng: &mut Rng) -> Vec<Door> {
    let row = [0, 1, 2];
    let at = |side| row.map(|n| (space(side, n), side));
    let mut edges = Side::ALL.map(at).concat();
    rng.shuffle(&mut edges);
    let many = 4 + rng.below(9) as usize;
    let kind = |number| match number {
        0 | 1 => DoorKind::Bone,
        2 | 3 => DoorKind::Tooth,
        _ => DoorKind::Plain,
    };
    let doors = edges.into_iter().take(many).enumerate();
    let mut doors: Vec<Door> =
        doors.map(|(n, (space, side))| Door { space, side, kind: kind(n) }).collect();
    doors.sort_unstable();
    doors
}

/// The n-th space along a side of a board.
fn space(side: Side, n: u8) -> u8 {
    match side {
        Side::North => n,
        Side::South => 6 + n,
        Side::West => 3 * n,
        Side::East => 3 * n + 2,
    }
}

/// A random valid set.
///
/// # Panics
/// If the loader refuses a set that is made to be valid, or reads another one.
pub fn random_set(rng: &mut Rng) -> TrackSet {
    let taste = Taste::random(rng);
    let mut left = MIN_TRACKS + rng.below(MAX_TRACKS - MIN_TRACKS + 1);
    let mut kinds = Vec::new();
    while left > 0 {
        let count = (1 + rng.below(6)).min(left);
        left -= count;
        let name = format!("kind-{}", kinds.len());
        kinds.push(random_kind(rng, &taste, name, count as u8));
    }
    let boards = [2 + rng.below(7), 2 + rng.below(MAX_BOARDS as u32 - 1)][rng.below(2) as usize];
    let board = |n| TrackBoard {
        name: format!("board-{n}"),
        sides: [random_doors(rng), random_doors(rng)],
    };
    let boards: Vec<TrackBoard> = (0..boards).map(board).collect();
    let text = written(&kinds, &boards);
    match TrackSet::parse("random.toml", &text) {
        Ok(set) if set.kinds == kinds && set.boards == boards => set,
        Ok(_) => panic!("another set is read:\n{text}"),
        Err(error) => panic!("{error}\n{text}"),
    }
}

/// The set in its language.
fn written(kinds: &[TrackKind], boards: &[TrackBoard]) -> String {
    let mut text = String::from(
        "format = 1\ngame = \"ghosts-galore\"\nid = \"random\"\nversion = 1\ntitle = \"Random\"\n\
         origin = \"Random\"\n",
    );
    for TrackKind { name, count, sections, diamonds } in kinds {
        let sections: Vec<String> = sections.iter().map(section).collect();
        // Writing to a String cannot fail.
        let _ = writeln!(
            text,
            "[[track]]\nname = \"{name}\"\ncount = {count}\nsections = {sections:?}\n\
             diamonds = {diamonds:?}"
        );
    }
    for TrackBoard { name, sides } in boards {
        let sides = sides.each_ref().map(|doors| doors.iter().map(door).collect::<Vec<_>>());
        let _ = writeln!(text, "[[board]]\nname = \"{name}\"\nsides = {sides:?}");
    }
    text
}

fn section(section: &Section) -> String {
    let monsters = section.monsters.iter().map(|monster| monster.name());
    let words: Vec<&str> = std::iter::once(section.edges.name()).chain(monsters).collect();
    words.join(" ")
}

fn door(door: &Door) -> String {
    format!("{}{} {}", door.space, door.side.letter(), door.kind.name())
}

#[cfg(test)]
mod tests;
