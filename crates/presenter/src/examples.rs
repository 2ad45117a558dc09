//! Examples of the rules, from recorded games.
//!
//! The records stand in `examples/`. A comment right after a decision says what it is an example of. What is said
//! about it are the words of the game itself, its lines by that rule:
//!
//! * `# example: M-6.1`
//! * `# example: C-6 #3`: only the third of these lines, or of the steps of the final scoring
//! * `# example: M-9.1 as M-8.5 #1`: the lines by another rule
//! * `# example: M-8.6 before`: the board is shown as it was before, when all meeples still stood there
//! * `# example: M-3.3 place 1 0 2`: this answer is refused there
//! * `# example: M-1.4 shows cells 0 0 0 1`: the position itself, with what is on these cells; or `shows features 0 0`,
//!   `shows panel piles`, `shows seats`, `shows question`, `shows game`

use crate::hints::books;
use crate::model::{Example, Mark, ShownBy, Shows};
use crate::presented::Presented;
use crate::presenter::Presenter;
use fogbound_game::Cell;
use fogbound_table::games::{AnyRecord, GameId};
use fogbound_table::texts::Texts;
use fogbound_table::{with_game, with_record};
use std::rc::Rc;

/// The comment that marks an example.
const WORD: &str = "example";

/// The examples of the rules of a game.
pub struct Examples {
    games: Vec<Box<dyn Presenter>>,
    /// The places, each with the number of its game.
    marks: Vec<(usize, Mark)>,
}

impl Examples {
    /// Opens the records of a game.
    #[must_use]
    pub fn of(game: GameId, texts: &Rc<Texts>) -> Examples {
        let records = with_game!(game, G => G::EXAMPLES);
        let mut examples = Examples { games: Vec::new(), marks: Vec::new() };
        // They are of our own making; a test opens each of them.
        let opened =
            records.iter().filter_map(|text| Some((*text, crate::open(text, texts).ok()?)));
        for (game, (text, presenter)) in opened.enumerate() {
            examples.games.push(presenter);
            examples.marks.extend(marks(text).into_iter().map(|mark| (game, mark)));
        }
        examples
    }

    /// Returns the game that has examples of a rule; of a rule of all games, the first that has some.
    #[must_use]
    pub fn game_of(rule: &str) -> GameId {
        let is_of = |game: GameId| books(game).iter().any(|&book| rule.starts_with(book));
        let mark = format!("# {WORD}: {rule}");
        let is_marked = |line: &str| {
            line.strip_prefix(&mark).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        };
        let has_some = |game: GameId| with_game!(game, G => G::EXAMPLES.iter().any(|text| text.lines().any(is_marked)));
        let all = || GameId::ALL.iter().copied();
        all()
            .find(|&game| is_of(game))
            .or_else(|| all().find(|&game| has_some(game)))
            .unwrap_or(GameId::ALL[0])
    }

    /// Returns the rules with examples, as often as there are some.
    pub fn rules(&self) -> impl Iterator<Item = &str> {
        self.marks.iter().map(|(_, mark)| mark.rule.as_str())
    }

    /// Returns the examples of a rule.
    #[must_use]
    pub fn of_rule(&self, rule: &str) -> Vec<Example> {
        let marks = self.marks.iter().filter(|(_, mark)| mark.rule == rule);
        marks.filter_map(|(game, mark)| self.games[*game].example(mark)).collect()
    }
}

/// Returns the marks in a record.
fn marks(text: &str) -> Vec<Mark> {
    let Ok(record) = AnyRecord::parse("", text) else { return Vec::new() };
    let marked = with_record!(record, record => record.marked(WORD));
    marked.into_iter().map(|(ply, mark)| parse(ply, &mark)).collect()
}

/// Reads a mark.
fn parse(ply: usize, mark: &str) -> Mark {
    let (rule, rest) = mark.split_once(' ').unwrap_or((mark, ""));
    let (rest, before) = match rest.strip_suffix("before") {
        Some(rest) => (rest.trim_end(), true),
        None => (rest, false),
    };
    let words: Vec<&str> = rest.split(' ').collect();
    let number = |word: &str| word.strip_prefix('#').and_then(|number| number.parse().ok());
    let event = |by: &str, number| ShownBy::Event(by.to_owned(), number);
    let shown_by = match words[..] {
        [""] => event(rule, None),
        [one] if number(one).is_some() => event(rule, number(one)),
        ["as", by] => event(by, None),
        ["as", by, one] => event(by, number(one)),
        ["shows", ref rest @ ..] => match shows(rest) {
            Some(shows) => ShownBy::Position(shows),
            None => ShownBy::Refusal(rest.join(" ")),
        },
        _ => ShownBy::Refusal(rest.to_owned()),
    };
    Mark { rule: rule.to_owned(), ply, before, shown_by }
}

/// Reads what a position shows.
fn shows(words: &[&str]) -> Option<Shows> {
    let cell = |pair: &[&str]| match pair {
        [x, y] => Some(Cell::new(x.parse().ok()?, y.parse().ok()?)),
        _ => None,
    };
    Some(match words {
        ["game"] => Shows::Game,
        ["seats"] => Shows::Seats,
        ["question"] => Shows::Question,
        ["panel", id] => Shows::Panel((*id).to_owned()),
        ["cells", cells @ ..] => Shows::Cells(cells.chunks(2).map(cell).collect::<Option<_>>()?),
        ["features", at @ ..] => Shows::Features(cell(at)?),
        _ => return None,
    })
}
