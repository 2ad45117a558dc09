//! A fourth game, as ARCHITECTURE.md says that one is written: numbered tiles in a row, for two seats, with a
//! secret tile for each. It is played in the terminal and through the face that the page uses, recorded,
//! replayed and simulated.

use fogbound_bots::{Seated, Veiled, by_name};
use fogbound_game::setup::{Choice, Readings, Setup};
use fogbound_game::{Cell, Colour, Deciding, Game, Refusal, Rng, Rotation, Seats, Seed};
use fogbound_game::{StateHasher, vocabulary};

use fogbound_presenter::{
    Answer, Board, Brief, Ending, Feature, Foresight, Glyph, Happened, Hints, InWords, Left,
    LogLine, Look, Odds, Overlays, Panel, Part, Presented, Presenter, Pushed, Question, Scene,
    Told, Words, at_table,
};
use fogbound_table::aid::Aid;
use fogbound_table::games::{GameId, Listed};
use fogbound_table::record::{Chance, Header, HeaderLines, Record, RecordError, Recorded};
use fogbound_table::record::{SetName, Sets};
use fogbound_table::session::{Preview, Seat, Session, Terms};
use fogbound_table::setup::{FileError, SetUp};
use fogbound_table::texts::Texts;
use fogbound_terminal::{Front, Input, Manner, Screen, Store};
use std::rc::Rc;
use std::sync::Arc;

/// Numbers of the tiles; the one in their middle lies in the row from the start.
const TILES: u8 = 9;
const FIRST: u8 = 5;
/// Turns: each lays a tile. The last two lay the secret tiles of the seats.
const TURNS: u8 = TILES - 1;
/// A tile that is not known.
const HIDDEN: u8 = 0;

// The rules: what is asked and answered, what happens, and the first half of `Game`.

vocabulary! {
    /// An answer: the end of the row at which the tile is laid.
    answers Lay {
        /// The left end.
        Left = "left",
        /// The right end.
        Right = "right",
    }
}

vocabulary! {
    /// Something that happened.
    events Event {
        /// A seat is next.
        Turn { seat: u8 } = "turn", "R-1";
        /// A tile came out: from the pile, or a secret one.
        Drawn { tile: u8 } = "drawn", "R-1";
        /// A tile was laid, with the point it brought.
        Laid { seat: u8, tile: u8, point: u8 } = "laid", "R-2";
        /// The row is complete.
        Over = "over", "R-3";
    }
}

/// A validated setup; there is only one.
#[derive(Clone, Debug)]
struct Rules;

#[derive(Clone, Debug)]
enum Order {
    Seed(Seed),
    Given(Vec<u8>),
    Told,
}

impl From<Seed> for Order {
    fn from(seed: Seed) -> Order {
        Order::Seed(seed)
    }
}

/// Tiles in a row. A tile that is higher than its neighbour brings a point.
#[derive(Clone, Debug)]
struct Row {
    rules: Arc<Rules>,
    /// The secret tiles of both seats, then the pile.
    deck: [u8; TURNS as usize],
    row: Vec<u8>,
    points: [u8; 2],
    turn: u8,
}

impl Row {
    /// The place in the deck of the tile of a turn.
    fn place(turn: u8) -> usize {
        usize::from(if turn < TURNS - 2 { turn + 2 } else { turn + 2 - TURNS })
    }

    /// The tile in hand.
    fn hand(&self) -> Option<u8> {
        let tile = self.deck.get(Row::place(self.turn)).copied()?;
        (!self.is_over() && tile != HIDDEN).then_some(tile)
    }

    /// Goes on to the next decision or draw.
    fn next(&self, events: &mut impl FnMut(Event)) {
        if self.is_over() {
            return events(Event::Over);
        }
        events(Event::Turn { seat: self.turn % 2 });
        if let Some(tile) = self.hand() {
            events(Event::Drawn { tile });
        }
    }
}

impl Game for Row {
    const NAME: &'static str = "row";
    const SUPPLY: &'static str = "R-1";

    type Rules = Rules;
    type Order = Order;
    type Action = Lay;
    type Checked = Lay;
    type Event = Event;
    type Tile = u8;

    fn set_up(rules: Arc<Rules>) -> Row {
        Row { rules, deck: [HIDDEN; 8], row: vec![FIRST], points: [0; 2], turn: 0 }
    }

    fn deal(&mut self, order: &Order) -> Result<(), Refusal> {
        let mut deck: Vec<u8> = (1..=TILES).filter(|&tile| tile != FIRST).collect();
        match order {
            Order::Seed(seed) => seed.stream("row tiles").shuffle(&mut deck),
            Order::Given(given) => {
                let mut sorted = given.clone();
                sorted.sort_unstable();
                if sorted != deck {
                    return Err(Refusal::new("X-6", "setup-deal"));
                }
                deck.clone_from(given);
            }
            Order::Told => deck.fill(HIDDEN),
        }
        self.deck.copy_from_slice(&deck);
        Ok(())
    }

    fn begin(&mut self, events: &mut impl FnMut(Event)) {
        self.next(events);
    }

    fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    fn with_rules(self, rules: Arc<Rules>) -> Self {
        Self { rules, ..self }
    }

    fn players(&self) -> u8 {
        2
    }

    fn deciding(&self) -> Deciding {
        self.hand().map_or(Deciding::Nobody, |_| Deciding::One(self.turn % 2))
    }

    fn is_over(&self) -> bool {
        self.turn == TURNS
    }

    fn list(&self, _seat: u8, out: &mut impl FnMut(Lay)) {
        out(Lay::Left);
        out(Lay::Right);
    }

    fn look_up(&self, _seat: u8, action: Lay) -> Result<Lay, Refusal> {
        Ok(action)
    }

    fn carry_out(&mut self, seat: u8, end: Lay, events: &mut impl FnMut(Event)) {
        let Some(tile) = self.hand() else { return };
        let at = if end == Lay::Left { 0 } else { self.row.len() };
        let neighbour = if end == Lay::Left { self.row.first() } else { self.row.last() };
        let point = u8::from(neighbour.is_some_and(|&neighbour| tile > neighbour));
        self.row.insert(at, tile);
        self.points[usize::from(seat)] += point;
        self.turn += 1;
        events(Event::Laid { seat, tile, point });
        self.next(events);
    }

    fn wants_tile(&self) -> bool {
        !self.is_over() && self.hand().is_none()
    }

    fn unseen(&self) -> impl Iterator<Item = (u8, u8)> {
        let unseen = (1..=TILES).filter(|tile| *tile != FIRST && !self.deck.contains(tile));
        unseen.map(|tile| (tile, 1))
    }

    fn take_tile(&mut self, tile: u8, events: &mut impl FnMut(Event)) {
        self.deck[Row::place(self.turn)] = tile;
        events(Event::Drawn { tile });
    }

    fn hide(&mut self, seat: Option<u8>) {
        for turn in self.turn + 1..TURNS {
            let own = seat.is_some_and(|seat| Row::place(turn) == usize::from(seat));
            if !own {
                self.deck[Row::place(turn)] = HIDDEN;
            }
        }
    }

    fn suppose(&mut self, rng: &mut Rng) {
        let mut unseen: Vec<u8> = self.unseen().map(|(tile, _)| tile).collect();
        rng.shuffle(&mut unseen);
        for place in self.deck.iter_mut().filter(|tile| **tile == HIDDEN) {
            *place = unseen.pop().unwrap_or(HIDDEN);
        }
    }

    fn revealed_since(&self, later: &Row) -> bool {
        self.turn != later.turn
    }

    fn hash_public(&self, hasher: &mut StateHasher) {
        hasher.bytes(&self.row);
        hasher.bytes(&self.points);
        hasher.number(self.hand().unwrap_or(HIDDEN).into());
    }

    fn hash_all(&self, hasher: &mut StateHasher) -> Option<()> {
        self.hash_public(hasher);
        hasher.bytes(&self.deck);
        Some(())
    }

    fn tile_text(_: &Rules, tile: u8) -> String {
        tile.to_string()
    }

    fn parse_tile(_: &Rules, text: &str) -> Option<u8> {
        text.parse().ok().filter(|tile| (1..=TILES).contains(tile))
    }

    fn drawn(event: &Event) -> Option<u8> {
        match event {
            Event::Drawn { tile } => Some(*tile),
            _ => None,
        }
    }

    fn heading(&self, event: &Event) -> Option<String> {
        match event {
            Event::Turn { seat } => Some(format!("turn {}, seat {}", self.turn + 1, seat + 1)),
            _ => None,
        }
    }
}

impl Seated for Row {
    const BOTS: &'static [&'static str] = &["random"];
}

// What a table needs: its place in the list (a game of a test borrows one), records, setups.

impl Listed for Row {
    const ID: GameId = GameId::Mists;
}

impl Recorded for Row {
    const RULES_VERSION: &'static str = "1";
    const KEYS: &'static [&'static str] = &[];
    const SECRETS: bool = true;

    type HeaderSetup = ();

    fn setup_of(_: &Rules) {}

    fn sets_of(_: &Rules) -> Vec<SetName> {
        vec![SetName::from(fogbound_sets::fogbound_mists())]
    }

    fn players_of((): &()) -> usize {
        2
    }

    fn read_setup(_: &HeaderLines<'_>) -> Result<(), RecordError> {
        Ok(())
    }

    fn write_setup((): &()) -> Vec<String> {
        Vec::new()
    }

    fn rules_of(_: &Record<Row>, _: &Sets) -> Result<Arc<Rules>, RecordError> {
        Ok(Arc::new(Rules))
    }

    fn order_of(_: &Rules, header: &Header<()>) -> Result<Order, Refusal> {
        Ok(match &header.chance {
            Chance::Seed(seed) => Order::Seed(seed.clone()),
            Chance::Order(words) => {
                Order::Given(words.iter().filter_map(|word| word.parse().ok()).collect())
            }
            Chance::Told => Order::Told,
        })
    }

    fn order_lines(words: &[String]) -> Vec<String> {
        vec![words.join(" ")]
    }
}

/// The setup in words.
struct Wanted;

impl Setup for Wanted {
    type Rules = Rules;

    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=2;
    const CHOICES: &'static [Choice] = &[];
    const READINGS: &'static Readings = &[];

    fn set(&mut self, _: &str, _: &str) -> Result<(), Refusal> {
        Err(Refusal::new("R-1", "no-such-option"))
    }

    fn validate(self) -> Result<Rules, Refusal> {
        Ok(Rules)
    }
}

impl SetUp for Row {
    type Setup = Wanted;

    fn usual(_: u8) -> Wanted {
        Wanted
    }

    fn read_file(_: &mut Wanted, _: &str, _: &str, _: &str) -> Result<(), FileError> {
        Ok(())
    }
}

// What players see: sentences, a question, a panel, an ending.

impl InWords for Row {
    fn sentence(event: &Event, _: &Rules, names: &[String], texts: &Texts) -> String {
        match *event {
            Event::Turn { seat } => texts.player(names, seat),
            Event::Drawn { tile } => format!("Tile {tile} comes out."),
            Event::Laid { seat, tile, point } => {
                format!("{} lays {tile}: {point} points.", texts.player(names, seat))
            }
            Event::Over => "The row is complete.".to_owned(),
        }
    }

    fn answer(&self, action: Lay, _: u8, _: &[String], _: &Texts) -> String {
        format!("at the {action} end")
    }
}

impl Presented for Row {
    const SHOWCASE: &'static str = "";
    const BOOKS: &'static [&'static str] = &["R"];
    const HINTS: Hints = Hints { names: &[], say: |_, _| String::new(), sections: &[] };

    fn title(_: &Rules, _: &Texts) -> String {
        "Tiles in a row".to_owned()
    }

    fn colours(_: &Rules, seat: u8) -> Vec<Colour> {
        Colour::ALL.into_iter().skip(seat.into()).take(1).collect()
    }

    fn supply(&self, _: u8, _: &Texts) -> String {
        String::new()
    }

    fn points(&self, seat: u8) -> Option<i32> {
        self.points.get(usize::from(seat)).map(|&points| points.into())
    }

    fn question(&self, seat: u8, words: Words<'_>) -> Question {
        let answer = |action: Lay| Answer {
            action: action.to_string(),
            text: self.answer(action, seat, words.names, words.texts),
            ..Answer::default()
        };
        Question {
            seat,
            text: format!("Where do you lay {}?", self.hand().unwrap_or_default()),
            rule: "R-2".to_owned(),
            answers: self.legal_of(seat).into_iter().map(answer).collect(),
            ..Question::default()
        }
    }

    fn placing(cell: Cell, _: Rotation) -> Lay {
        if cell.x < 0 { Lay::Left } else { Lay::Right }
    }

    fn foresight(&self, _: u8, _: Lay, preview: &Preview<Row>, words: Words<'_>) -> Foresight {
        let told = preview.events.iter().filter(|event| matches!(event, Event::Laid { .. })).map(
            |event| {
                let text = Row::sentence(event, &self.rules, words.names, words.texts);
                Told::new(text, event.rule().as_str())
            },
        );
        Foresight { lines: told.collect(), ..Foresight::default() }
    }

    fn log_line(&self, event: &Event, words: Words<'_>) -> Option<LogLine> {
        let text = Row::sentence(event, &self.rules, words.names, words.texts);
        let line = LogLine::of(Told::new(text, event.rule().as_str()));
        Some(LogLine { is_heading: matches!(event, Event::Turn { .. }), ..line })
    }

    fn happened(&self, _: &[Event], _: Words<'_>) -> Happened {
        Happened::default()
    }

    fn board(&self, _: Option<u8>, _: u8, _: Overlays) -> Board {
        let last = Cell::new(TILES.into(), 0);
        let scene = Scene::Landscape(fogbound_pictures::Scene::default());
        let (tiles, changed) = (Vec::new(), Vec::new());
        Board { scene, first: Cell::new(0, 0), last, tiles, changed, owner: None }
    }

    fn label(&self, _: u8, _: Cell, _: Words<'_>) -> String {
        String::new()
    }

    fn features(&self, _: u8, _: Cell, _: Words<'_>) -> Vec<Feature> {
        Vec::new()
    }

    fn panels(&self, viewer: Option<u8>, _: u8, _: Aid, _: Words<'_>) -> Vec<Panel> {
        let row: Vec<String> = self.row.iter().map(u8::to_string).collect();
        let mut lines = vec![format!("Row: {}", row.join(" "))];
        let own = viewer.and_then(|seat| self.deck.get(usize::from(seat)));
        lines.extend(own.filter(|tile| **tile != HIDDEN).map(|tile| format!("Secret: {tile}")));
        let parts = lines.into_iter().map(|line| Part::Line(Told::new(line, "R-1"))).collect();
        vec![Panel { id: "row", title: "The row".to_owned(), parts }]
    }

    fn in_box(&self, tile: u8, _: &Texts) -> (Glyph, String) {
        (Glyph::Back, format!("number {tile}"))
    }

    fn left(&self, _: Words<'_>) -> Left {
        Left::default()
    }

    fn odds(&self, _: Cell, _: Words<'_>) -> Option<Odds> {
        None
    }

    fn brief(&self, _: Words<'_>) -> Vec<Brief> {
        Vec::new()
    }

    fn winners(&self) -> Option<Seats> {
        let [first, second] = self.points;
        let won = [first >= second, second >= first];
        let seats = (0..).zip(won).filter(|&(_, won)| won).map(|(seat, _)| seat);
        self.is_over().then(|| seats.collect())
    }

    fn ending(session: &Session<Row>, _: Words<'_>) -> Option<Ending> {
        let [first, second] = session.game().points;
        session.game().is_over().then(|| Ending {
            title: format!("{first} to {second}"),
            won: None,
            rule: "R-3".to_owned(),
            lines: Vec::new(),
            shuffle: Vec::new(),
            steps: Vec::new(),
            stars: Vec::new(),
            ghosts: None,
        })
    }
}

// And here it is played.

const ORDER: [&str; 8] = ["9", "1", "2", "8", "3", "7", "4", "6"];

fn given() -> Chance {
    Chance::Order(ORDER.map(str::to_owned).to_vec())
}

fn session(chance: Chance, who: [&str; 2]) -> Session<Row> {
    let seed = Seed::new("seats");
    let seats = Seat::all_named(&who, &seed).expect("seats");
    Session::start_on(Terms::default(), Arc::new(Rules), chance, seats).expect("a sound setup")
}

fn presenter(who: [&str; 2]) -> Box<dyn Presenter> {
    at_table(session(given(), who), Sets::shipped(), &Rc::new(Texts::english()))
}

#[test]
fn it_is_played_through_the_face_that_the_page_uses() {
    let mut game = presenter(["person", "random"]);
    let mut questions = Vec::new();
    while !game.is_over() {
        if let Some(seat) = game.bot_to_decide() {
            assert_eq!(seat, 1);
            game.let_bot_decide().expect("a legal answer");
            continue;
        }
        let question = game.question(0).expect("it is a person's turn");
        let foresight = game.foresee(0, &question.answers[1].action).expect("a legal answer");
        assert_eq!(foresight.lines.len(), 1, "{foresight:?}");
        questions.push(question.text);
        if game.push(0, "right").expect("a legal answer") == Pushed::Drafted {
            game.confirm(0).expect("a draft");
        }
    }
    assert_eq!(questions.first().map(String::as_str), Some("Where do you lay 2?"));
    assert_eq!(questions.last().map(String::as_str), Some("Where do you lay 9?"));
    assert!(game.ending().is_some() && game.why_not(0, "left").is_some());
}

#[test]
fn nobody_sees_the_secret_tile_of_another() {
    let game = presenter(["person", "person"]);
    let words = |viewer| format!("{:?}", game.panels(Look { viewer, ..Look::default() }));
    assert!(words(Some(0)).contains("Secret: 9") && words(Some(1)).contains("Secret: 1"));
    assert!(!words(Some(1)).contains("Secret: 9") && !words(None).contains("Secret"));
    let (game, mut rng) = (session(given(), ["person", "person"]), Seed::new("deals").stream("it"));
    let view = game.game().view_of(Some(1));
    let dealt: Vec<Row> = (0..40).map(|_| view.deal(&mut rng)).collect();
    assert!(dealt.iter().all(|deal| deal.deck[1] == 1 && deal.hash() == game.game().hash()));
    assert!(dealt.iter().any(|deal| deal.deck[0] != 9), "what is hidden is dealt again");
}

#[test]
fn it_is_recorded_and_replayed() {
    let mut game = session(given(), ["random", "random"]);
    while game.let_bot_decide().expect("a legal answer").is_some() {}
    let text = game.record().to_text();
    let record = Record::<Row>::parse("row.fog", &text).expect("a record");
    let replay = record.replay(&Sets::shipped()).expect("a sound record");
    assert_eq!(replay.end().full_hash(), game.game().full_hash());
    assert_eq!(record.to_text(), text);
    let public = record.public(&Sets::shipped()).expect("a sound record");
    assert_eq!(public.replay(&Sets::shipped()).expect("sound").end().hash(), game.game().hash());
    let damaged = text.replacen("order 9 1", "order 9 9", 1);
    let damaged = Record::<Row>::parse("row.fog", &damaged).expect("a record");
    assert!(damaged.replay(&Sets::shipped()).is_err());
}

#[test]
fn it_is_played_in_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("row.fog");
    let texts = Rc::new(Texts::english());
    let (screen, shown) = Screen::kept();
    let front = Front::on(
        screen,
        presenter(["person", "random"]),
        Store::at(&path, Vec::new()),
        texts,
        Manner { no_color: true, quick: true },
    );
    front.run(&mut Input::typed(&"1\n".repeat(4))).expect("a folder to write in");
    let shown = shown.borrow();
    for sentence in ["Where do you lay 2?", "at the left end", "Row: 5", "The row is complete"] {
        assert!(shown.contains(sentence), "{sentence}\n{shown}");
    }
    let kept = std::fs::read_to_string(&path).expect("the game is kept");
    let record = Record::<Row>::parse("row.fog", &kept).expect("a record");
    assert!(record.replay(&Sets::shipped()).expect("a sound record").end().is_over());
}

#[test]
fn it_is_simulated() {
    let mut wins = [0; 3];
    for n in 0..200 {
        let seed = Chance::Seed(Seed::new(format!("row {n}")));
        let mut game = session(seed, ["random", "random"]);
        while game.let_bot_decide().expect("a legal answer").is_some() {}
        let [first, second] = game.game().points;
        wins[usize::from(first < second) + 2 * usize::from(first == second)] += 1;
    }
    assert_eq!(wins.iter().sum::<i32>(), 200);
    assert!(wins.iter().all(|&games| games > 10), "{wins:?}");
    let veiled = session(given(), ["random", "random"]);
    let mut bot = by_name::<Row>(Row::adviser(), &Seed::new("row")).expect("a bot");
    let legal = veiled.game().legal();
    assert!(legal.contains(&bot.choose_veiled(Veiled::new(veiled.game(), 0), &legal)));
}
