//! Advice as text: what thinks elsewhere hands it over like that.

use super::Counsel;
use fogbound_bots::{Estimate, Figures, Outlook, Weighed};

impl Counsel {
    /// Returns the counsel as text: a line for the outlook, if there is one, and a line for each way.
    #[must_use]
    pub fn to_text(&self) -> String {
        let outlook = self.outlook.iter().map(|Outlook { value, rank }| {
            format!("outlook {} {}\n", written(value), written(rank))
        });
        let ways = self.ways.iter().map(|Weighed { actions, lead, soon, parts }| {
            let soon = soon.map_or("- -".to_owned(), |soon| match soon.ghosts {
                Some(ghosts) => format!("{} {ghosts}", soon.points),
                None => format!("{} -", soon.points),
            });
            let parts: String = parts.iter().map(|part| format!(" {}", written(part))).collect();
            format!("way {} {soon}{parts}: {}\n", written(lead), actions.join("; "))
        });
        outlook.chain(ways).collect()
    }

    /// Reads a counsel that was written as text; `None` if it is none.
    #[must_use]
    pub fn parse(text: &str) -> Option<Counsel> {
        let mut counsel = Counsel { outlook: None, ways: Vec::new() };
        for line in text.lines() {
            let (head, actions) = line.split_once(": ").unwrap_or((line, ""));
            let mut words = head.split(' ');
            match words.next()? {
                "outlook" => {
                    let value = read(&mut words)?;
                    counsel.outlook = Some(Outlook { value, rank: read(&mut words)? });
                }
                "way" => {
                    let lead = read(&mut words)?;
                    let points = words.next()?.parse().ok();
                    let ghosts = words.next()?.parse().ok();
                    let soon = points.map(|points| Figures { points, ghosts });
                    let actions = actions.split("; ").map(str::to_owned).collect();
                    let parts = std::iter::from_fn(|| read(&mut words)).collect();
                    counsel.ways.push(Weighed { actions, lead, soon, parts });
                }
                _ => return None,
            }
        }
        (!counsel.ways.is_empty()).then_some(counsel)
    }
}

/// Returns an estimate as text.
pub(super) fn written(estimate: &Estimate) -> String {
    let Estimate { mean, error, spread, trials } = estimate;
    format!("{mean} {error} {spread} {trials}")
}

/// Reads an estimate.
pub(super) fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Estimate> {
    let mut number = || words.next()?.parse::<i64>().ok();
    let (mean, error, spread) = (number()?, number()?, number()?);
    Some(Estimate { mean, error, spread, trials: u32::try_from(number()?).ok()? })
}
