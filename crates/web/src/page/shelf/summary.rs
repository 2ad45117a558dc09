//! What the shelf tells of a game without opening it.

use fogbound_presenter::{self as presenter, Chair, Course, Due, Look, Who, daily};
use fogbound_table::games::GameId;
use std::fmt;

/// The state of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum State {
    /// A person has to decide.
    #[default]
    Waits,
    /// Somebody else has to decide.
    Runs,
    /// It is over, and nobody has won or lost alone.
    Over,
    /// It is over and won.
    Won,
    /// It is over and lost.
    Lost,
}

/// The states, with the words by which they are kept.
const STATES: [(State, &str); 5] = [
    (State::Waits, "waits"),
    (State::Runs, "runs"),
    (State::Over, "over"),
    (State::Won, "won"),
    (State::Lost, "lost"),
];

/// The word by which it is kept that a game teaches.
const PRACTICE: &str = "lesson";

/// What is told of a game. Everybody may know all of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// The game; `None` if its record cannot be read.
    pub game: Option<GameId>,
    /// Its state.
    pub state: State,
    /// Its title.
    pub title: String,
    /// The names of those who play.
    pub players: String,
    /// How it stands, in a line.
    pub standing: String,
    /// The name of the one who has to decide, or the result.
    pub next: String,
    /// The level; 0 without one, and where bots play alone.
    pub level: u8,
    /// The most points of a person, or those of the team.
    pub points: i32,
    /// The number of seats; 0 if it was not kept.
    pub seats: u8,
    /// The points of bots on average, if there are any that have points of their own.
    pub bots: Option<i32>,
    /// The names of the stars it has earned; none if they were not kept.
    pub stars: Vec<String>,
    /// True if its level was won before one was lost. It is found when the game is put on the shelf.
    pub first_try: Option<bool>,
    /// What is told of its ghosts.
    pub ghosts: Option<Ghosts>,
    /// True for a first game that teaches, and for a game of bots alone.
    pub is_practice: bool,
    /// The day whose deal it is; empty for all other games.
    pub day: String,
}

/// What is told of the ghosts of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ghosts {
    /// Those left to the team, or the points that they have cost people on average.
    pub people: i32,
    /// The points that they have cost bots on average, if any play.
    pub bots: Option<i32>,
}

impl Ghosts {
    /// Returns what is told of ghosts.
    fn of(ghosts: presenter::Ghosts, chairs: &[Chair]) -> Option<Ghosts> {
        let costs = match ghosts {
            presenter::Ghosts::Left(left) => {
                return Some(Ghosts { people: left.into(), bots: None });
            }
            presenter::Ghosts::Cost(costs) => costs,
        };
        let average = |is_meant: &dyn Fn(&Who) -> bool| {
            let seats = chairs.iter().filter(|chair| is_meant(&chair.who));
            let costs = seats.filter_map(|chair| costs.get(usize::from(chair.seat)));
            mean(&costs.copied().collect::<Vec<_>>())
        };
        let people = average(&|who| *who == Who::Person)?;
        Some(Ghosts { people, bots: average(&|who| matches!(who, Who::Bot(_))) })
    }
}

/// Returns the mean of numbers, rounded towards 0; `None` if there are none.
fn mean(numbers: &[i32]) -> Option<i32> {
    let n = i32::try_from(numbers.len()).ok().filter(|&n| n > 0)?;
    Some(numbers.iter().sum::<i32>() / n)
}

impl Summary {
    /// Returns what is told of a game now.
    pub fn of(course: &Course) -> Summary {
        let game = course.game();
        let look = Look { viewer: None, ply: None, board: None };
        let chairs = game.chairs_at(look);
        let named = |seat: u8| {
            let chair = chairs.iter().find(|chair| chair.seat == seat);
            chair.map(|chair| chair.name.clone()).unwrap_or_default()
        };
        let ending = game.ending();
        let (state, next) = match (&ending, course.due()) {
            (Some(ending), _) => {
                let state = match ending.won {
                    Some(true) => State::Won,
                    Some(false) => State::Lost,
                    None => State::Over,
                };
                (state, ending.title.clone())
            }
            (None, Due::Person(seat) | Due::Pass(seat)) => (State::Waits, named(seat)),
            (None, Due::Bot(seat) | Due::Open(seat)) => (State::Runs, named(seat)),
            (None, Due::Elsewhere | Due::Nobody) => (State::Waits, String::new()),
        };
        let mut people = chairs.iter().filter(|chair| chair.who == Who::Person).peekable();
        let is_played = people.peek().is_some();
        let level = game.wish().value("level").parse().unwrap_or_default();
        let briefs = game.brief(look);
        // A team has its points together.
        let of_team = briefs.iter().find_map(|brief| brief.progress).map(|(is, _)| is.into());
        let points = people.filter_map(|chair| chair.points).max().or(of_team).unwrap_or_default();
        let of_bots = chairs.iter().filter(|chair| matches!(chair.who, Who::Bot(_)));
        let of_bots: Vec<i32> = of_bots.filter_map(|chair| chair.points).collect();
        let stars = ending.iter().flat_map(|ending| &ending.stars).filter(|star| star.is_earned);
        let stars = stars.map(|star| star.name.to_owned()).collect();
        let join = |words: Vec<String>, between: &str| words.join(between);
        Summary {
            game: Some(game.game()),
            state,
            title: game.title(),
            players: join(chairs.iter().map(|chair: &Chair| chair.name.clone()).collect(), ", "),
            standing: join(briefs.into_iter().map(|brief| brief.words).collect(), " · "),
            next,
            level: if is_played { level } else { 0 },
            points,
            seats: u8::try_from(chairs.len()).unwrap_or_default(),
            bots: mean(&of_bots),
            stars,
            first_try: None,
            ghosts: ending.and_then(|ending| Ghosts::of(ending.ghosts?, &chairs)),
            is_practice: game.is_lesson() || !is_played,
            day: daily::day_of(&game.wish()).map(|day| day.to_string()).unwrap_or_default(),
        }
    }

    /// Reads what was kept. What is missing is empty.
    pub fn parse(kept: &str) -> Summary {
        let mut lines = kept.lines();
        let mut line = || lines.next().unwrap_or_default().to_owned();
        let (game, state) = (line().parse().ok(), line());
        let state = STATES.iter().find(|(_, word)| *word == state);
        let ghosts = |people: String, bots: String| {
            Some(Ghosts { people: people.parse().ok()?, bots: bots.parse().ok() })
        };
        Summary {
            game,
            state: state.map(|&(state, _)| state).unwrap_or_default(),
            title: line(),
            players: line(),
            standing: line(),
            next: line(),
            level: line().parse().unwrap_or_default(),
            points: line().parse().unwrap_or_default(),
            seats: line().parse().unwrap_or_default(),
            bots: line().parse().ok(),
            stars: line().split_whitespace().map(str::to_owned).collect(),
            first_try: line().parse().ok(),
            ghosts: ghosts(line(), line()),
            is_practice: line() == PRACTICE,
            day: line(),
        }
    }

    /// Returns true if the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.state, State::Over | State::Won | State::Lost)
    }

    /// Returns true if statistics count the game: it is over, and was no practice.
    pub fn counts(&self) -> bool {
        self.is_over() && !self.is_practice
    }
}

impl fmt::Display for Summary {
    /// Writes it as it is kept: a line for each part. Names of people have no line breaks.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = STATES.iter().find(|(state, _)| *state == self.state).map(|&(_, word)| word);
        let game = self.game.map(GameId::name).unwrap_or_default();
        let Summary { title, players, standing, next, .. } = self;
        let (level, points) = (self.level.to_string(), self.points.to_string());
        let (seats, bots) = (self.seats.to_string(), self.bots.map(|it| it.to_string()));
        let (state, bots) = (state.unwrap_or_default(), bots.unwrap_or_default());
        let stars = self.stars.join(" ");
        let first_try = self.first_try.map(|it| it.to_string()).unwrap_or_default();
        let ghosts = self.ghosts.map(|it| it.people.to_string()).unwrap_or_default();
        let of_bots = self.ghosts.and_then(|it| it.bots).map(|it| it.to_string());
        let parts = [game, state, title, players, standing, next, &level, &points, &seats, &bots];
        let parts = parts.into_iter().chain([
            &*stars,
            &first_try,
            &ghosts,
            of_bots.as_deref().unwrap_or_default(),
            if self.is_practice { PRACTICE } else { "" },
            &self.day,
        ]);
        let line = |part: &str| part.replace(['\n', '\r'], " ");
        write!(f, "{}", parts.map(line).collect::<Vec<_>>().join("\n"))
    }
}

#[cfg(test)]
mod tests;
