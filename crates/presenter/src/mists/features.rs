//! The features on a cell, in words and with their outlines.

use super::scene::stand;
use crate::landscape::{self, members, region_cells, shields};
use crate::model::{Feature, Outline, Told, Tone};
use fogbound_game::ShortList as _;
use fogbound_game::{Cell, Edges, Game as _};
use fogbound_landscape::{CellId, RegionId, SegmentKind};
use fogbound_mists::{Cemeteries, Feature as Kind, Game, Region, RegionInfo, Spot};
use fogbound_pictures::Stand;
use fogbound_table::texts::{Texts, msg};
use fogbound_tilesets::Building;

/// Returns every road, city, mist bank and building on a cell.
pub(super) fn features(game: &Game, cell: Cell, texts: &Texts) -> Vec<Feature> {
    let map = game.map();
    let Some(id) = map.at(cell) else { return Vec::new() };
    let Some((kind, _)) = map.tile(id) else { return vec![face_down(cell, texts)] };
    let teller = Teller { game, id, cell, texts };
    let mut features = Vec::new();
    let mut told: Vec<RegionId> = Vec::new();
    for wanted in [SegmentKind::Road, SegmentKind::City, SegmentKind::Mist] {
        for (segment, edges, _) in map.segments(game.rules().catalogue(), id, wanted) {
            let region = map.region(segment);
            if !told.contains(&region) {
                told.push(region);
                features.extend(match wanted {
                    SegmentKind::Road => teller.region(Kind::Road, edges, Some(region)),
                    SegmentKind::City => teller.region(Kind::City, edges, Some(region)),
                    SegmentKind::Mist => Some(teller.bank(region)),
                });
            }
        }
    }
    match game.rules().catalogue().kind(kind).building {
        Some(Building::Castle) => features.extend(teller.region(Kind::Castle, Edges::NONE, None)),
        Some(Building::Cemetery) => features.push(teller.cemetery()),
        Some(Building::Monastery) | None => {}
    }
    features
}

fn face_down(cell: Cell, texts: &Texts) -> Feature {
    let told = Told::new(texts.say(msg!("web-mists-face-down")), "M-11.4");
    Feature { told: told.toned(Tone::Bad).at([cell]), outline: None }
}

/// Returns the places on tiles that belong to a region, those of the cell it is named by first.
pub(super) fn parts(game: &Game, region: Region) -> Vec<(Cell, Stand)> {
    let stand = stand(region.feature, region.edges);
    let mut parts = landscape::parts(game, region.cell, stand);
    parts.sort_short_by_key(|&(cell, _)| cell != region.cell);
    parts
}

/// Ghosts on a mist bank.
pub(super) fn ghosts_on(game: &Game, region: RegionId) -> u16 {
    let places = members(game, region);
    let is_there = |cell: Cell, spot: Spot| match spot {
        Spot::Mist(edges) => places.contains(&(cell, Stand::Mist(edges))),
        Spot::Cemetery => false,
    };
    let ghosts = game.ghosts().into_iter().filter(|ghosts| is_there(ghosts.cell, ghosts.spot));
    ghosts.map(|ghosts| u16::from(ghosts.n)).sum()
}

struct Teller<'a> {
    game: &'a Game,
    id: CellId,
    cell: Cell,
    texts: &'a Texts,
}

impl Teller<'_> {
    /// Returns a road, a city or a castle.
    fn region(&self, feature: Kind, edges: Edges, id: Option<RegionId>) -> Option<Feature> {
        let region = Region { feature, cell: self.cell, edges };
        let info = self.game.region_info(region)?;
        let map = self.game.map();
        let cells = id.map_or(vec![self.cell], |id| region_cells(map, id));
        let shields = id.map_or(0, |id| shields(self.game, id));
        let colours: Vec<String> =
            info.colours.iter().map(|colour| self.texts.colour(colour)).collect();
        let tone = if info.haunted { Tone::Bad } else { Tone::Plain };
        let rule = if info.haunted { "M-8.2" } else { "M-8.5" };
        let told = Told::new(
            self.texts.say(msg!(
                "web-mists-region",
                kind = feature.name(),
                tiles = cells.len(),
                shields,
                value = info.value,
                open = info.open,
                state = state(&info),
                owners = if colours.is_empty() { "none".to_owned() } else { colours.join(", ") },
                n = colours.len()
            )),
            rule,
        )
        .toned(tone)
        .at(cells);
        let owner = info.colours.iter().next();
        let outline = Outline::region(parts(self.game, region), owner);
        Some(Feature { told, outline })
    }

    /// Returns a mist bank.
    fn bank(&self, region: RegionId) -> Feature {
        let map = self.game.map();
        let cells = region_cells(map, region);
        let told = Told::new(
            self.texts.say(msg!(
                "web-mists-bank",
                cells = cells.len(),
                open = map.open_edges(region),
                ghosts = ghosts_on(self.game, region)
            )),
            "M-4.2",
        )
        .at(cells);
        let outline = Outline::region(members(self.game, region), None);
        Feature { told, outline }
    }

    fn cemetery(&self) -> Feature {
        let map = self.game.map();
        let is_haunted = self.game.rules().level().cemeteries == Cemeteries::Haunted;
        let beside = fogbound_game::Side::ALL.into_iter();
        let beside = beside.filter(|&side| map.neighbour(self.id, side).is_some()).count();
        let (there, all) =
            if is_haunted { (map.around(self.id).count(), 8usize) } else { (beside, 4) };
        let is_open = self.game.open_cemeteries().any(|cell| cell == self.cell);
        let ghosts = self.game.ghosts().into_iter();
        let ghosts = ghosts.filter(|g| g.cell == self.cell && g.spot == Spot::Cemetery);
        let rule = if is_haunted { "M-5.2" } else { "M-5.1" };
        let told = Told::new(
            self.texts.say(msg!(
                "web-mists-cemetery",
                missing = all.saturating_sub(there),
                kind = if is_haunted { "haunted" } else { "quiet" },
                open = if is_open { "yes" } else { "no" },
                ghosts = ghosts.map(|ghosts| u16::from(ghosts.n)).sum::<u16>()
            )),
            rule,
        )
        .at([self.cell]);
        let outline = Outline::region(vec![(self.cell, Stand::Building)], None);
        Feature { told, outline }
    }
}

const fn state(info: &RegionInfo) -> &'static str {
    match (info.haunted, info.complete) {
        (true, _) => "haunted",
        (false, true) => "complete",
        (false, false) => "open",
    }
}
