//! T-1.3, T-1.4: how the tiles are dealt.

use serde::Deserialize;
use serde_json::Value;

use crate::script::Script;
use crate::trial::Stop;

/// The deal, as far as the setup line reveals it.
#[derive(Clone, Debug)]
pub(crate) enum Deal {
    /// A hidden tile for each seat, and the stacks in order of use, top tile first.
    Open { hidden: Vec<usize>, stacks: Vec<Vec<usize>> },
    /// Two tiles to choose from for each seat, and the order that the stacks are cut from.
    Offers { offers: Vec<[usize; 2]>, mix: Vec<usize> },
    /// The trace does not reveal it.
    Unknown,
}

#[derive(Deserialize)]
struct Written {
    hidden: Option<Vec<usize>>,
    stacks: Option<Vec<Vec<usize>>>,
    unused: Option<Vec<usize>>,
    offers: Option<Vec<[usize; 2]>>,
    mix: Option<Vec<usize>>,
}

impl Deal {
    /// Reads what the line tells of `tiles` tiles.
    pub(super) fn read(
        line: &Value,
        script: &mut Script<'_>,
        experienced: bool,
        players: usize,
        tiles: usize,
    ) -> Result<Self, Stop> {
        let Written { hidden, stacks, unused, offers, mix } = script.read(line)?;
        match (experienced, (hidden, stacks, unused), offers, mix) {
            (_, (None, None, None), None, None) => Ok(Self::Unknown),
            (false, (Some(hidden), Some(stacks), Some(unused)), None, None) => {
                let each = hidden.len() == players;
                script.demand(each, "T-1.3", "hidden", "one tile for each player", &hidden)?;
                let sizes: Vec<usize> = stacks.iter().map(Vec::len).collect();
                let expected = vec![players + 4; 8];
                let text = format!("{expected:?} tiles");
                script.demand(sizes == expected, "T-1.4", "stacks", &text, &sizes)?;
                let dealt = hidden.iter().chain(stacks.iter().flatten()).chain(&unused);
                check_each_once(script, "stacks", dealt.copied().collect(), tiles)?;
                Ok(Self::Open { hidden, stacks })
            }
            (true, (None, None, None), Some(offers), Some(mix)) => {
                let mut offered: Vec<usize> = offers.iter().flatten().copied().collect();
                offered.sort_unstable();
                let is_right = offers.len() == players
                    && offered.windows(2).all(|pair| pair[0] != pair[1])
                    && offered.iter().all(|tile| *tile < tiles);
                let expected = "two tiles of its own for each player";
                script.demand(is_right, "T-1.3", "offers", expected, &offers)?;
                check_each_once(script, "mix", mix.clone(), tiles)?;
                Ok(Self::Offers { offers, mix })
            }
            _ => {
                let fields = if experienced { "offers, mix" } else { "hidden, stacks, unused" };
                let expected = format!("{fields}, and null for the others");
                script.check(false, "T-1.3", "deal", &expected, &"other fields");
                Err(Stop::Astray)
            }
        }
    }
}

fn check_each_once(
    script: &mut Script<'_>,
    what: &str,
    mut dealt: Vec<usize>,
    tiles: usize,
) -> Result<(), Stop> {
    dealt.sort_unstable();
    let is_right = dealt.iter().copied().eq(0..tiles);
    let double = dealt.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0]);
    let expected = format!("each of {tiles} tiles once");
    script.demand(is_right, "T-1.4", what, &expected, &(dealt.len(), double))
}
