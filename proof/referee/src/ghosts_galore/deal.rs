//! T-1.3, T-1.4: how the tiles are dealt.

use serde::Deserialize;

use super::setup::Fault;

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
pub(crate) struct RawDeal {
    hidden: Option<Vec<usize>>,
    stacks: Option<Vec<Vec<usize>>>,
    unused: Option<Vec<usize>>,
    offers: Option<Vec<[usize; 2]>>,
    mix: Option<Vec<usize>>,
}

impl RawDeal {
    /// `tiles` is the size of the set.
    pub(crate) fn read(
        self,
        experienced: bool,
        players: usize,
        tiles: usize,
    ) -> Result<Deal, Fault> {
        let open = (self.hidden, self.stacks, self.unused);
        match (experienced, open, self.offers, self.mix) {
            (_, (None, None, None), None, None) => Ok(Deal::Unknown),
            (false, (Some(hidden), Some(stacks), Some(unused)), None, None) => {
                check_open(&hidden, &stacks, &unused, players, tiles)?;
                Ok(Deal::Open { hidden, stacks })
            }
            (true, (None, None, None), Some(offers), Some(mix)) => {
                check_offers(&offers, &mix, players, tiles)?;
                Ok(Deal::Offers { offers, mix })
            }
            _ => {
                let fields = if experienced { "offers, mix" } else { "hidden, stacks, unused" };
                let expected = format!("{fields}, and null for the others");
                Err(("T-1.3", "setup", expected, "other fields".into()))
            }
        }
    }
}

fn check_open(
    hidden: &[usize],
    stacks: &[Vec<usize>],
    unused: &[usize],
    players: usize,
    tiles: usize,
) -> Result<(), Fault> {
    if hidden.len() != players {
        let found = hidden.len().to_string();
        return Err(("T-1.3", "setup.hidden", "one tile for each player".into(), found));
    }
    if stacks.len() != 8 || stacks.iter().any(|stack| stack.len() != players + 4) {
        let sizes: Vec<usize> = stacks.iter().map(Vec::len).collect();
        let expected = format!("8 stacks of {}", players + 4);
        return Err(("T-1.4", "setup.stacks", expected, format!("{sizes:?}")));
    }
    let dealt = hidden.iter().chain(stacks.iter().flatten()).chain(unused);
    check_each_once("setup.stacks", dealt.copied().collect(), tiles)
}

fn check_offers(
    offers: &[[usize; 2]],
    mix: &[usize],
    players: usize,
    tiles: usize,
) -> Result<(), Fault> {
    let mut offered: Vec<usize> = offers.iter().flatten().copied().collect();
    offered.sort_unstable();
    let distinct = offered.windows(2).all(|pair| pair[0] != pair[1]);
    if offers.len() != players || !distinct || offered.iter().any(|tile| *tile >= tiles) {
        let expected = "two tiles of its own for each player".into();
        return Err(("T-1.3", "setup.offers", expected, format!("{offers:?}")));
    }
    check_each_once("setup.mix", mix.to_vec(), tiles)
}

fn check_each_once(what: &'static str, mut dealt: Vec<usize>, tiles: usize) -> Result<(), Fault> {
    dealt.sort_unstable();
    if dealt.iter().copied().eq(0..tiles) {
        return Ok(());
    }
    let wrong = dealt.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0]);
    let found = wrong.map_or(format!("{} tiles", dealt.len()), |tile| format!("tile {tile} twice"));
    Err(("T-1.4", what, format!("each of {tiles} tiles once"), found))
}
