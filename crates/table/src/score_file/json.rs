//! Scores for programs, with the names that traces have for them.

use super::{PlayerScore, Scores};
use fogbound_game::Edges;
use fogbound_ghosts_galore::{BoardReport, End, EndKind, PathReport, Sheet, Spot};
use fogbound_tilesets::Monster;
use serde_json::{Map, Value, json};

impl Scores {
    /// Returns all of it as one object; described in `docs/scoring.md`.
    #[must_use]
    pub fn json(&self) -> Value {
        let winners: Vec<&str> = self.winners().map(|player| player.name.as_str()).collect();
        json!({
            "score": 1,
            "game": "ghosts-galore",
            "options": { "walls_are_dead_ends": self.walls_are_dead_ends },
            "finished": self.is_finished(),
            "players": self.players.iter().map(player).collect::<Vec<_>>(),
            "winners": winners,
        })
    }
}

fn player(player: &PlayerScore) -> Value {
    json!({
        "name": player.name,
        "tiles": player.tiles,
        "sheet": sheet(&player.report.sheet),
        "rank": player.rank,
        "arithmetic": arithmetic(&player.report),
    })
}

fn sheet(sheet: &Sheet) -> Value {
    let mut object: Map<String, Value> =
        sheet.iter().map(|(category, points)| (category.name().into(), points.into())).collect();
    object.insert("total".into(), sheet.total().into());
    object.insert("dead_ends".into(), sheet.dead_ends.into());
    Value::Object(object)
}

fn arithmetic(report: &BoardReport) -> Value {
    let monsters: Map<String, Value> = Monster::ALL
        .into_iter()
        .zip(report.monsters)
        .map(|(monster, count)| (monster.name().into(), count.into()))
        .collect();
    json!({
        "monsters": monsters,
        "bonus": report.bonus,
        "curves": report.curves,
        "diamonds": report.diamonds,
        "golems": report.golems.iter().map(spot).collect::<Vec<_>>(),
        "bats": report.bats.iter().map(spot).collect::<Vec<_>>(),
        "paths": report.paths.iter().map(path).collect::<Vec<_>>(),
        "dead_ends": report.dead_ends.iter().map(end).collect::<Vec<_>>(),
    })
}

fn spot(spot: &Spot) -> Value {
    json!({ "space": spot.space, "count": spot.count, "beside": spot.beside })
}

fn path(path: &PathReport) -> Value {
    let section = |&(space, edges): &(u8, Edges)| json!([space, edges.name()]);
    let points = &path.points;
    let doors = points
        .doors
        .map(|(category, points)| json!({ "category": category.name(), "points": points }));
    json!({
        "sections": path.sections.iter().map(section).collect::<Vec<_>>(),
        "ends": path.ends.as_ref().map(|ends| ends.iter().map(end).collect::<Vec<_>>()),
        "ghosts": path.ghosts,
        "satyrs": path.satyrs,
        "types": path.types.iter().map(|monster| monster.name()).collect::<Vec<_>>(),
        "points": { "ghosts": points.ghosts, "satyrs": points.satyrs, "doors": doors },
    })
}

fn end(end: &End) -> Value {
    json!({
        "space": end.space,
        "side": end.side.letter().to_string(),
        "kind": end_word(end.kind),
    })
}

/// Returns the word for an end: the kind of the door, `wall` or `gap`.
pub(super) fn end_word(kind: EndKind) -> &'static str {
    match kind {
        EndKind::Door(door) => door.name(),
        EndKind::Wall => "wall",
        EndKind::Gap => "gap",
    }
}
