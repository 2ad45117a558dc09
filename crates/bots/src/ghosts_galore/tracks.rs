//! Prospects of the paths of a board (T-3, T-4.2, T-4.4, T-4.11 to T-4.13).

use super::hopes::{BONE_DOORS, GHOSTS, OTHER_PATHS, SATYRS, TOOTH_DOORS};
use super::survey::{Survey, Surveyor};
use fogbound_game::Side;
use fogbound_ghosts_galore::{
    Category, Doors, End, EndKind, Grid, Path, SPACES, neighbour, path_points,
};
use fogbound_tilesets::DoorKind;

/// The doors of a board.
#[derive(Clone, Debug, Default)]
pub(super) struct Platforms {
    /// The bone doors, the tooth doors.
    pairs: [Vec<(u8, Side)>; 2],
    /// Number of doors of each space.
    count: [i16; SPACES as usize],
}

impl Platforms {
    pub fn new(doors: &Doors) -> Platforms {
        let mut platforms = Platforms::default();
        for (space, side) in (0..SPACES).flat_map(|space| Side::ALL.map(|side| (space, side))) {
            let Some(kind) = doors.at(space, side) else { continue };
            platforms.count[usize::from(space)] += 1;
            if let Some(pair) = pair_of(kind) {
                platforms.pairs[pair].push((space, side));
            }
        }
        platforms
    }
}

fn pair_of(kind: DoorKind) -> Option<usize> {
    match kind {
        DoorKind::Bone => Some(0),
        DoorKind::Tooth => Some(1),
        DoorKind::Plain => None,
    }
}

/// The state of the path from a door, while it can still be built: the empty space where it goes
/// on, and its sections.
type Front = Option<(u8, i16)>;

/// The fronts of the bone doors and of the tooth doors.
type Fronts = [[Front; 2]; 2];

/// What a board comes to with a tile on one of its empty spaces, whatever the tile: the paths that do not meet it.
#[derive(Clone, Debug)]
pub(super) struct Apart {
    pub space: u8,
    pub survey: Survey,
    fronts: Fronts,
}

impl Surveyor<'_> {
    pub(super) fn tracks(&self, grid: &Grid, survey: &mut Survey) {
        let mut fronts = self.begin_tracks(survey);
        self.scoring.paths(grid, self.doors, |path| self.path(path, survey, &mut fronts));
        between(fronts, survey);
    }

    /// Surveys the tracks of a board but for those that meet one of its empty spaces, as if a tile lay there.
    pub(super) fn tracks_apart(&self, paths: &[Path], empty: u16, space: u8) -> Apart {
        let mut survey = Survey { empty: empty & !(1 << space), ..Survey::NOTHING };
        let mut fronts = self.begin_tracks(&mut survey);
        let leads_there = |end: &End| neighbour(end.space, end.side) == Some(space);
        for path in paths.iter().filter(|path| !path.ends.iter().flatten().any(leads_there)) {
            self.path(path, &mut survey, &mut fronts);
        }
        Apart { space, survey, fronts }
    }

    /// Surveys the tracks with a tile on that space.
    pub(super) fn tracks_with(&self, grid: &Grid, apart: &Apart) -> Survey {
        let Apart { space, mut survey, mut fronts } = apart.clone();
        let visit = |path: &Path| self.path(path, &mut survey, &mut fronts);
        self.scoring.paths_at(grid, self.doors, space, visit);
        between(fronts, &mut survey);
        survey
    }

    /// Surveys what there is before any path: the doors of empty spaces, which are where paths can begin.
    fn begin_tracks(&self, survey: &mut Survey) -> Fronts {
        let doors = (0..SPACES).zip(self.platforms.count);
        survey.hopes[OTHER_PATHS + 6] =
            doors.filter(|&(space, _)| survey.is_empty(space)).map(|(_, count)| count).sum();
        let mut fronts = Fronts::default();
        for (pair, doors) in fronts.iter_mut().zip(&self.platforms.pairs) {
            for (front, &(space, _)) in pair.iter_mut().zip(doors) {
                *front = survey.is_empty(space).then_some((space, 0));
            }
        }
        fronts
    }

    fn path(&self, path: &Path, survey: &mut Survey, fronts: &mut Fronts) {
        let points = path_points(path);
        survey.points[Category::Ghosts as usize] += points.ghosts;
        survey.points[Category::Satyrs as usize] += points.satyrs;
        if let Some((category, points)) = points.doors {
            survey.points[category as usize] += points;
        }
        let Some(ends) = path.ends else { return };
        let ahead = ends.map(|end| ahead(end, survey));
        let open = ahead.iter().flatten().count();
        if open > 0 {
            monsters_on(path, open, points.satyrs, survey);
            self.doors_of(path, ends, ahead, survey, fronts);
        }
    }

    /// Surveys a path that can go on: the doors it starts from.
    fn doors_of(
        &self,
        path: &Path,
        ends: [End; 2],
        ahead: [Option<u8>; 2],
        survey: &mut Survey,
        fronts: &mut Fronts,
    ) {
        let sections = i16::from(path.sections);
        for (end, ahead) in [(ends[0], ahead[1]), (ends[1], ahead[0])] {
            let (EndKind::Door(kind), Some(space)) = (end.kind, ahead) else { continue };
            let exit = self.platforms.count[usize::from(space)] > 0;
            let base = OTHER_PATHS + 2 * usize::from(exit);
            survey.hopes[base] += 1;
            survey.hopes[base + 1] += sections;
            let Some(pair) = pair_of(kind) else { continue };
            let doors = &self.platforms.pairs[pair];
            let door = doors.iter().position(|&door| door == (end.space, end.side));
            if let Some(front) = door.and_then(|door| fronts[pair].get_mut(door)) {
                *front = Some((space, sections));
            }
        }
        if let [Some(_), Some(_)] = ahead {
            survey.hopes[OTHER_PATHS + 4] += 1;
            survey.hopes[OTHER_PATHS + 5] += sections;
        }
    }
}

/// Surveys the spaces between paths from both doors of a pair.
fn between(fronts: Fronts, survey: &mut Survey) {
    for (pair, base) in fronts.into_iter().zip([BONE_DOORS, TOOTH_DOORS]) {
        if let [Some((from, before)), Some((to, after))] = pair {
            let spaces = spaces_between(from, to, survey.empty);
            survey.hopes[base + spaces - 1] = 1;
            survey.hopes[base + 5 + spaces.min(3)] += before + after;
        }
    }
}

/// Surveys a path with one or two open ends: the hopes of its monsters.
fn monsters_on(path: &Path, open: usize, satyr_points: i16, survey: &mut Survey) {
    let ghosts = usize::from(path.ghosts()).min(3);
    if ghosts > 0 {
        survey.hopes[GHOSTS + 2 * (ghosts - 1) + open - 1] += 1;
    }
    if path.satyrs() > 0 {
        survey.hopes[SATYRS + open - 1] += i16::from(path.satyrs());
        survey.hopes[SATYRS + 2] += satyr_points;
    } else {
        let most = &mut survey.hopes[SATYRS + 3];
        *most = i16::max(*most, i16::from(path.types()));
    }
}

/// Returns the empty space where a path can go on from one of its ends.
fn ahead(end: End, survey: &Survey) -> Option<u8> {
    let next = if end.kind == EndKind::Gap { neighbour(end.space, end.side) } else { None };
    next.filter(|&space| survey.is_empty(space))
}

/// The spaces at the eastern edge and at the western one, as bits.
const EASTERN: u16 = 0b100_100_100;
const WESTERN: u16 = 0b001_001_001;

/// Returns the number of empty spaces on the shortest way between two of them, both included, 1–5;
/// 6 if there is none so short.
fn spaces_between(from: u8, to: u8, empty: u16) -> usize {
    let mut reached = 1u16 << from;
    for spaces in 1..=5 {
        if reached & (1 << to) != 0 {
            return spaces;
        }
        let across = (reached & !EASTERN) << 1 | (reached & !WESTERN) >> 1;
        reached = (reached | reached << 3 | reached >> 3 | across) & empty;
    }
    6
}
