//! The score of a record, step by step in words.

use super::account::{Account, PerSeat, Region, Standing, Turn};
use fogbound_carcassonne::{Feature, MeepleView, Rules};
use fogbound_game::ShortList as _;
use fogbound_table::texts::{Message, Texts, msg};

/// Returns all of it, line by line.
#[must_use]
pub fn account(account: &Account, rules: &Rules, texts: &Texts) -> Vec<String> {
    let name = |seat: u8| texts.say(msg!("name-person", seat));
    let players: Vec<String> = (1..=account.players).map(name).collect();
    let parts = rules.parts().to_string();
    let title = vec![texts.say(msg!(
        "score-carc-title",
        players = account.players,
        parts,
        at = account.at,
        decisions = account.decisions
    ))];
    let all = [title, past(account, &players, texts), end(account, &players, texts)];
    all.concat()
}

/// Returns the history of the scores of these players, line by line.
#[must_use]
pub fn past(account: &Account, players: &[String], texts: &Texts) -> Vec<String> {
    let mut teller = Teller { account, texts, players, lines: vec![] };
    teller.past();
    teller.lines
}

/// Returns the final scoring, or that of a game ended here, line by line.
#[must_use]
pub fn end(account: &Account, players: &[String], texts: &Texts) -> Vec<String> {
    let mut teller = Teller { account, texts, players, lines: vec![] };
    teller.end();
    teller.result();
    teller.lines
}

/// Returns the totals, best first, and the winners.
#[must_use]
pub fn result(account: &Account, players: &[String], texts: &Texts) -> Vec<String> {
    let mut teller = Teller { account, texts, players, lines: vec![] };
    teller.totals();
    trimmed(teller.lines)
}

/// Returns the final scoring in steps, one for each region with meeples.
#[must_use]
pub fn steps(account: &Account, players: &[String], texts: &Texts) -> Vec<String> {
    let step = |standing: &Standing| {
        let mut teller = Teller { account, texts, players, lines: vec![] };
        teller.region(&standing.region);
        teller.majority(standing);
        trimmed(teller.lines).join(". ")
    };
    account.regions.iter().map(step).collect()
}

/// Returns the costs of ghosts beside meeples at the end, if there are any.
#[must_use]
pub fn ghosts(account: &Account, players: &[String], texts: &Texts) -> Option<String> {
    let mut teller = Teller { account, texts, players, lines: vec![] };
    teller.ghosts();
    trimmed(teller.lines).pop()
}

/// Removes the indentation of each line.
fn trimmed(lines: Vec<String>) -> Vec<String> {
    lines.into_iter().map(|line| line.trim_start().to_owned()).collect()
}

/// Returns the arithmetic of a region, like `2 x (3 tiles + 1 coat of arms) = 8`.
#[must_use]
pub fn worth(region: &Region, texts: &Texts) -> String {
    let (tiles, counted, points) = (region.cells.len(), region.counted(), region.points);
    let each = if region.doubled { "double" } else { "single" };
    let message = match region.feature {
        Feature::Road => msg!("score-carc-worth-road", tiles, points),
        Feature::City => msg!("score-carc-worth-city", tiles, counted, points, each),
        Feature::Monastery => msg!("score-carc-worth-monastery", tiles, points),
        Feature::Castle => msg!("score-carc-worth-castle", counted, points, each),
        Feature::Cemetery => msg!("score-carc-worth-cemetery"),
        Feature::Field => msg!("score-carc-worth-field", counted, points),
    };
    texts.say(message)
}

struct Teller<'a> {
    account: &'a Account,
    texts: &'a Texts,
    players: &'a [String],
    lines: Vec<String>,
}

impl Teller<'_> {
    fn heading(&mut self, message: Message<'_>) {
        self.lines.push(String::new());
        self.say(0, message);
    }

    fn say(&mut self, indent: usize, message: Message<'_>) {
        self.lines.push(" ".repeat(indent) + &self.texts.say(message));
    }

    fn finished(&self) -> &'static str {
        if self.account.finished { "yes" } else { "no" }
    }

    /// Writes the history of the scores.
    fn past(&mut self) {
        self.heading(msg!("score-carc-past"));
        let account = self.account;
        if account.turns.is_empty() {
            self.say(2, msg!("score-carc-nothing"));
        }
        account.turns.iter().for_each(|turn| self.turn(turn));
    }

    fn turn(&mut self, turn: &Turn) {
        let player = self.players[usize::from(turn.seat)].clone();
        self.say(2, msg!("score-carc-turn", turn = turn.number, player));
        for scored in &turn.scored {
            self.region(&scored.region);
            let shares = self.shares(&scored.gains, &scored.costs);
            if !shares.is_empty() {
                self.lines.push(format!("      {shares}"));
            }
        }
        let score = |(player, points): (&String, &u16)| {
            self.texts.say(msg!("score-carc-score", player = player.as_str(), points = *points))
        };
        let scores: Vec<String> = self.players.iter().zip(&turn.after).map(score).collect();
        let raised = if turn.raised { "yes" } else { "no" };
        self.say(4, msg!("score-carc-scores", scores = scores.join(", "), raised));
    }

    /// Returns the gains and payments of the players whom it concerns.
    fn shares(&self, gains: &PerSeat, costs: &PerSeat) -> String {
        let concerned = self.players.iter().zip(gains.iter().zip(costs));
        let concerned = concerned.filter(|(_, (gain, cost))| **gain > 0 || **cost > 0);
        let share = |(player, (gain, cost)): (&String, (&u16, &u16))| {
            self.texts.say(msg!("carc-share", player = player.as_str(), gain = *gain, cost = *cost))
        };
        concerned.map(share).collect::<Vec<_>>().join(", ")
    }

    /// Writes a region and its worth.
    fn region(&mut self, region: &Region) {
        // Without a blank, where a line would be broken.
        let cell = |cell: &fogbound_game::Cell| format!("({},{})", cell.x, cell.y);
        let cells = match self.texts.is_pictured() {
            true => "seen".to_owned(),
            false => region.cells.iter().map(cell).collect::<Vec<_>>().join(" "),
        };
        let worth = worth(region, self.texts);
        self.say(4, msg!("score-carc-region", kind = region.feature.name(), cells, worth));
    }

    /// Writes the final scoring of the regions on the board.
    fn end(&mut self) {
        self.heading(msg!("score-carc-end", finished = self.finished()));
        let account = self.account;
        if let Some(cell) = account.placed {
            self.say(2, msg!("score-carc-open", x = cell.x, y = cell.y));
        }
        if account.regions.is_empty() {
            self.say(2, msg!("score-carc-no-meeple"));
        }
        for standing in &account.regions {
            self.region(&standing.region);
            standing.meeples.iter().for_each(|meeple| self.meeple(meeple));
            self.majority(standing);
        }
        self.ghosts();
    }

    /// Writes the costs of ghosts beside meeples (G-5.1).
    fn ghosts(&mut self) {
        let account = self.account;
        let paying = self.players.iter().zip(&account.ghosts).filter(|(_, ghosts)| **ghosts > 0);
        let pays = |(player, points): (&String, &u16)| {
            self.texts.say(msg!("score-carc-pays", player = player.as_str(), points = *points))
        };
        let shares: Vec<String> = paying.map(pays).collect();
        if !shares.is_empty() {
            self.say(4, msg!("score-carc-ghosts", shares = shares.join(", ")));
        }
    }

    fn meeple(&mut self, meeple: &MeepleView) {
        let line = self.texts.say(msg!(
            "score-carc-meeple",
            player = self.players[usize::from(meeple.seat)].as_str(),
            piece = self.texts.carcassonne_piece(meeple.piece),
            x = meeple.cell.x,
            y = meeple.cell.y,
            stand = self.texts.carcassonne_stand(meeple.stand),
            ghosts = meeple.ghosts
        ));
        self.lines.push(format!("      {line}"));
    }

    /// Writes the seats that get the points of a region, and the reason (C-5).
    fn majority(&mut self, standing: &Standing) {
        if standing.region.feature == Feature::Cemetery {
            return;
        }
        let most = standing.pieces.iter().copied().max().unwrap_or(0);
        let (mut owners, mut counts) = (Vec::new(), Vec::new());
        for (player, &pieces) in self.players.iter().zip(&standing.pieces) {
            if pieces > 0 {
                counts.push(format!("{player}: {pieces}"));
            }
            if pieces > 0 && pieces == most {
                owners.push(player.clone());
            }
        }
        let how = match (owners.len(), counts.len()) {
            (1, 1) => "alone",
            (1, _) => "most",
            _ => "tie",
        };
        self.say(
            6,
            msg!(
                "score-carc-majority",
                how,
                owners = self.all_of(owners),
                counts = counts.join(", "),
                points = standing.region.points
            ),
        );
    }

    /// Writes the totals, best first, and the winners.
    fn result(&mut self) {
        self.heading(msg!("score-carc-result", finished = self.finished()));
        self.totals();
        let (seats, ranks) = (0..self.players.len(), self.account.ranks());
        let first = seats.filter(|&seat| ranks[seat] == 1);
        let first: Vec<String> = first.map(|seat| self.players[seat].clone()).collect();
        let (n, winners) = (first.len(), self.all_of(first));
        self.say(0, msg!("score-carc-first", n, players = winners));
    }

    fn totals(&mut self) {
        let (totals, ranks) = (self.account.totals(), self.account.ranks());
        let mut seats: Vec<usize> = (0..totals.len()).collect();
        seats.sort_short_by_key(|&seat| ranks[seat]);
        for &seat in &seats {
            let sum = self.sum(seat, totals[seat]);
            self.lines.push(format!("  {}. {sum}", ranks[seat]));
        }
    }

    /// Returns the composition of the total of a seat.
    fn sum(&self, seat: usize, total: u16) -> String {
        let account = self.account;
        let mut sum = i32::from(account.before[seat]);
        let mut parts = String::new();
        for feature in
            [Feature::Road, Feature::City, Feature::Monastery, Feature::Castle, Feature::Field]
        {
            let points = account.part(feature)[seat];
            if points > 0 {
                sum += i32::from(points);
                parts = parts
                    + " "
                    + &self.texts.say(msg!("score-carc-part", kind = feature.name(), points));
            }
        }
        let ghosts = account.ghosts[seat];
        if ghosts > 0 {
            sum -= i32::from(ghosts);
            parts = parts
                + " "
                + &self.texts.say(msg!("score-carc-part", kind = "ghosts", points = ghosts));
        }
        self.texts.say(msg!(
            "score-carc-total",
            player = self.players[seat].as_str(),
            before = account.before[seat],
            parts,
            points = total,
            raised = if sum < 0 { "yes" } else { "no" }
        ))
    }

    /// Returns `A`, `A and B`, `A, B and C`.
    fn all_of(&self, mut names: Vec<String>) -> String {
        match names.pop() {
            Some(last) if !names.is_empty() => {
                self.texts.say(msg!("score-and", others = names.join(", "), last))
            }
            last => last.unwrap_or_default(),
        }
    }
}
