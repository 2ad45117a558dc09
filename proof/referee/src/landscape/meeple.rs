//! The question where a meeple goes (M-7.2, C-3).

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::json;

use super::Region;
use crate::trial::Question;

/// To pass, or to put one of these pieces onto one of the regions that the segments are part of. Each
/// region goes by the smallest name that it has on the tile; the other names are accepted (X-4).
pub(crate) fn where_to<P, F, N>(
    seat: usize,
    pieces: &[P],
    segments: impl IntoIterator<Item = (N, Region<F, N>)>,
) -> Question<Option<(P, F, N)>>
where
    P: Copy + Serialize,
    F: Copy + PartialEq + Serialize,
    N: Clone + Ord + Serialize,
{
    let mut regions: Vec<(Region<F, N>, BTreeSet<N>)> = Vec::new();
    for (name, region) in segments {
        match regions.iter_mut().find(|(known, _)| *known == region) {
            Some((_, names)) => _ = names.insert(name),
            None => regions.push((region, BTreeSet::from([name]))),
        }
    }
    let mut question = Question::new(seat, "meeple", [(json!(["pass"]), None)]);
    for piece in pieces {
        for (Region { feature, .. }, names) in &regions {
            for (place, name) in names.iter().enumerate() {
                let listed = names.first().unwrap_or(name).clone();
                let written = json!(["meeple", piece, feature, name]);
                let list = if place == 0 { &mut question.answers } else { &mut question.unlisted };
                list.push((written, Some((*piece, *feature, listed))));
            }
        }
    }
    question
}
