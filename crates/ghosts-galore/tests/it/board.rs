//! Boards as text.
//!
//! ```text
//! board("0N bone, 2E bone", "NE ghost + SW | NS *3 | .
//!                            ES @1         | .     | .
//!                            .             | .     | .")
//! ```
//!
//! Nine spaces, each empty (`.`) or with a tile: its sections joined by `+`, each with the monsters
//! standing on it, the values of its diamonds (`*3`), and how it lies (`@1`: one quarter turn).

use fogbound_game::{Edges, Rotation, Side};
use fogbound_ghosts_galore::{
    BoardReport, Catalogue, Category, Doors, Grid, PathReport, Scoring, Sheet, TileId,
};
use fogbound_tilesets::{Door, DoorKind, Monster, Section, TrackKind};

/// A board as written.
#[derive(Clone)]
pub struct LaidBoard {
    doors: Doors,
    tiles: Vec<(u8, TrackKind, Rotation)>,
}

/// Reads a board.
pub fn board(doors: &str, tiles: &str) -> LaidBoard {
    let spaces: Vec<&str> = tiles.split(['|', '\n']).map(str::trim).collect();
    assert_eq!(spaces.len(), 9, "{tiles}");
    let laid = (0u8..).zip(spaces).filter(|(_, text)| *text != ".");
    LaidBoard {
        doors: read_doors(doors),
        tiles: laid.map(|(space, text)| tile(space, text)).collect(),
    }
}

/// Reads tiles for a board without doors.
pub fn bare(tiles: &str) -> LaidBoard {
    board("", tiles)
}

/// Tiles side by side from the north-west on, on a board without doors.
pub fn row(tiles: &[&str]) -> LaidBoard {
    let mut spaces = tiles.to_vec();
    spaces.resize(9, ".");
    bare(&spaces.join("|"))
}

pub fn read_doors(text: &str) -> Doors {
    let read = |door: &str| {
        let (edge, kind) = door.trim().split_once(' ').unwrap();
        let side = Side::ALL.into_iter().find(|side| edge.ends_with(side.letter())).unwrap();
        Door { space: edge[..1].parse().unwrap(), side, kind: DoorKind::parse(kind).unwrap() }
    };
    let doors: Vec<Door> = text.split(',').filter(|door| !door.is_empty()).map(read).collect();
    Doors::new(&doors)
}

fn tile(space: u8, text: &str) -> (u8, TrackKind, Rotation) {
    let mut kind =
        TrackKind { name: text.to_owned(), count: 1, sections: Vec::new(), diamonds: Vec::new() };
    let mut rotation = Rotation::NONE;
    for part in text.split('+') {
        let mut words = part.split_whitespace();
        let edges = Edges::parse(words.next().unwrap()).unwrap_or_else(|| panic!("{text}"));
        let mut section = Section { edges, monsters: Vec::new() };
        for word in words {
            match word.split_at(1) {
                ("*", value) => kind.diamonds.push(value.parse().unwrap()),
                ("@", quarters) => rotation = Rotation::new(quarters.parse().unwrap()).unwrap(),
                _ => {
                    section.monsters.push(Monster::parse(word).unwrap_or_else(|| panic!("{word}")))
                }
            }
        }
        section.monsters.sort_unstable();
        kind.sections.push(section);
    }
    kind.sections.sort_by_key(|section| section.edges);
    (space, kind, rotation)
}

/// Boards of one game.
pub struct Boards {
    catalogue: Catalogue,
    grids: Vec<Grid>,
    doors: Vec<Doors>,
    walls: bool,
}

impl Boards {
    pub fn of(boards: &[LaidBoard]) -> Boards {
        let mut kinds = Vec::new();
        let mut grids = Vec::new();
        for board in boards {
            let mut grid = Grid::default();
            for (space, kind, rotation) in &board.tiles {
                grid.lay(*space, TileId(kinds.len() as u8), *rotation);
                kinds.push(kind.clone());
            }
            grids.push(grid);
        }
        let doors = boards.iter().map(|board| board.doors.clone()).collect();
        Boards { catalogue: Catalogue::of_kinds(&kinds), grids, doors, walls: true }
    }

    /// With the option `walls_are_dead_ends` off.
    pub fn without_walls(mut self) -> Boards {
        self.walls = false;
        self
    }

    pub fn scoring(&self) -> Scoring<'_> {
        Scoring { catalogue: &self.catalogue, walls_are_dead_ends: self.walls }
    }

    fn pairs(&self) -> Vec<(Grid, &Doors)> {
        self.grids.iter().copied().zip(&self.doors).collect()
    }

    pub fn sheets(&self) -> Vec<Sheet> {
        self.scoring().sheets(&self.pairs())
    }

    pub fn reports(&self) -> Vec<BoardReport> {
        self.scoring().reports(&self.pairs())
    }

    /// The paths of the first board.
    pub fn paths(&self) -> Vec<PathReport> {
        self.reports().swap_remove(0).paths
    }
}

impl LaidBoard {
    /// The sheet of this board by itself, without a bonus that needs others.
    pub fn sheet(&self) -> Sheet {
        let boards = Boards::of(std::slice::from_ref(self));
        boards.scoring().tally(&boards.grids[0], &boards.doors[0]).sheet
    }

    pub fn points(&self, category: Category) -> i16 {
        self.sheet()[category]
    }

    pub fn dead_ends(&self) -> u8 {
        self.sheet().dead_ends
    }

    pub fn paths(&self) -> Vec<String> {
        Boards::of(std::slice::from_ref(self)).paths().iter().map(path_text).collect()
    }
}

/// A path in one line: its sections from one end to the other, the smaller end first, or around.
pub fn path_text(path: &PathReport) -> String {
    let mut sections: Vec<String> =
        path.sections.iter().map(|(space, edges)| format!("{space}{edges}")).collect();
    if path.ends.is_some() {
        if sections.last() < sections.first() {
            sections.reverse();
        }
        return sections.join(" ");
    }
    let smallest = (0..sections.len()).min_by_key(|&at| &sections[at]).unwrap_or(0);
    sections.rotate_left(smallest);
    if sections.last() < sections.get(1) {
        sections[1..].reverse();
    }
    sections.join(" ") + " loop"
}
