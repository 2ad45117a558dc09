//! Whole games as pages and terminals play them: each plays the record through by the rules.

use crate::games::Dice;
use crate::guests::{Server, open};
use fogbound_guest::{Guest, News};
use fogbound_presenter::{Course, Due, Look};
use fogbound_protocol::FromTable;
use fogbound_table::texts::Texts;
use std::net::TcpStream;
use std::rc::Rc;
use std::time::Duration;
use tungstenite::{Message, WebSocket};

/// Somebody at a screen of their own.
struct Screen {
    guest: Guest,
    course: Option<Course>,
    socket: WebSocket<TcpStream>,
    table: String,
    texts: Rc<Texts>,
    refused: Vec<String>,
    /// The vote on what others want to take back, once there is one.
    agrees: Option<bool>,
}

impl Screen {
    fn open(server: &Server, table: &str, name: &str, tokens: &[String]) -> Screen {
        let mut screen = Screen {
            guest: Guest::new(name, tokens),
            course: None,
            socket: open(server, table),
            table: table.to_owned(),
            texts: Rc::new(Texts::english()),
            refused: Vec::new(),
            agrees: Some(true),
        };
        screen.hello();
        screen
    }

    fn hello(&mut self) {
        let hello = self.guest.hello("en");
        self.socket.send(Message::text(serde_json::to_string(&hello).unwrap())).unwrap();
    }

    /// Loses the connection and makes another one.
    fn reconnect(&mut self, server: &Server) {
        self.guest.hang_up();
        self.socket = open(server, &self.table);
        self.hello();
    }

    /// Closes the page and opens it again; only the tokens and the drafts are kept.
    fn reload(&mut self, server: &Server, tokens: &[String], name: &str) {
        *self = Screen::open(server, &self.table, name, tokens);
    }

    /// Sends what there is to send, and hears what has come.
    fn go_on(&mut self, server: &Server) {
        if let Some(course) = &mut self.course {
            self.guest.collect(course);
        }
        for request in self.guest.take_unsent() {
            let text = serde_json::to_string(&request).unwrap();
            // A lost connection is noticed below.
            let _ = self.socket.send(Message::text(text));
        }
        self.socket.get_ref().set_read_timeout(Some(Duration::from_millis(2))).unwrap();
        match self.socket.read() {
            Ok(Message::Text(text)) => {
                let message: FromTable = serde_json::from_str(&text).unwrap();
                match self.guest.hear(message, &mut self.course, &self.texts) {
                    News::Lost => self.reconnect(server),
                    News::Refused(refused) => self.refused.push(refused.text),
                    _ => {}
                }
            }
            Ok(_) => {}
            Err(tungstenite::Error::Io(error))
                if matches!(
                    error.kind(),
                    std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut
                ) => {}
            Err(_) => self.reconnect(server),
        }
        let Some(course) = &mut self.course else { return };
        if let Some(agrees) = self.agrees
            && course.offer().is_none()
            && course.consenting().is_some()
        {
            course.agree(agrees).unwrap();
            self.guest.collect(course);
            course.note_asked_back(None);
        }
    }

    /// Answers the question at the screen at random, if there is one.
    fn answer(&mut self, dice: &mut Dice) -> bool {
        let Some(course) = &mut self.course else { return false };
        if let Due::Pass(seat) = course.due() {
            course.sit(seat);
        }
        let Some(question) = course.question() else { return false };
        let cells = question.cells.iter();
        let places = cells.flat_map(|legal| legal.turns.iter().map(|&turns| (legal.cell, turns)));
        let mut answers: Vec<String> =
            places.map(|(cell, turns)| course.game().placing(cell, turns)).collect();
        answers.extend(question.answers.iter().map(|answer| answer.action.clone()));
        assert!(!answers.is_empty(), "{question:?}");
        course.push(&answers[dice.below(answers.len())]).map_err(|refused| refused.text).unwrap();
        true
    }

    fn course(&self) -> &Course {
        self.course.as_ref().unwrap()
    }

    fn is_over(&self) -> bool {
        self.course.as_ref().is_some_and(|course| course.game().is_over()) && self.guest.is_over()
    }
}

/// Plays a game: three seats on some of three screens, and a bot.
fn play(game: &str, bot: &str, ann: usize) {
    let mut dice = Dice::fresh(game);
    let mut server = Server::start();
    let made = server.make(game, &["person", "open", "open", bot]);
    let ada = [made.token.clone().unwrap(), format!("{:a>32}", "one")];
    let ben = [format!("{:b>32}", "two")];
    let mut screens = [
        Screen::open(&server, &made.table, "ada", &ada[..1]),
        Screen::open(&server, &made.table, "ben", &[]),
        Screen::open(&server, &made.table, "cy", &[]),
    ];
    screens[ann].guest.sit(1, "Ann", &ada[1]);
    screens[1].guest.sit(2, "Ben", &ben[0]);
    let (mut answers, mut quiet) = (0, 0);
    while !screens.iter().all(Screen::is_over) {
        for screen in &mut screens {
            screen.go_on(&server);
        }
        let at = dice.below(3);
        match screens[at].answer(&mut dice) {
            true => (answers, quiet) = (answers + 1, 0),
            false => quiet += 1,
        }
        assert!(quiet < 1_500, "{:?}", screens.each_ref().map(|it| it.guest.chairs().to_vec()));
        match dice.below(120) {
            0 => screens[dice.below(3)].reconnect(&server),
            // Who closes the page before the seat is theirs has to take it again.
            1 if ann == 0 && screens[0].guest.seats().len() == 2 => {
                screens[0].reload(&server, &ada, &format!("ada-{answers}-{quiet}"))
            }
            2 if screens[1].guest.seats() == [2] => {
                screens[1].reload(&server, &ben, &format!("ben-{answers}-{quiet}"))
            }
            3 if answers % 3 == 0 => {
                if let Some(course) = &mut screens[at].course {
                    // It may be that there is nothing to take back.
                    let _ = course.take_back(1);
                    if course.offer().is_some() {
                        course.agree(true).unwrap();
                    }
                }
            }
            _ => {}
        }
        if answers == 20 {
            answers += 1;
            server.restart();
        }
    }
    let over = server.record(&made.table);
    for screen in &screens {
        let course = screen.course.as_ref().unwrap();
        let theirs = course.game().record();
        assert_eq!(without_comments(&theirs), without_comments(&over));
        assert_eq!(
            course.game().hash(Look::default()),
            screens[0].course.as_ref().unwrap().game().hash(Look::default())
        );
        assert_eq!(course.due(), Due::Nobody);
    }
    assert_eq!(screens[1].guest.seats(), [2]);
    assert_eq!(screens[ann].guest.seats().last(), Some(&1));
}

/// Remarks about seats are each one's own.
fn without_comments(record: &str) -> String {
    record.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>().join("\n")
}

#[test]
fn mists_is_played_on_screens_that_come_and_go() {
    play("mists", "greedy", 0);
}

#[test]
fn carcassonne_is_played_on_screens_that_come_and_go() {
    play("carcassonne", "greedy", 0);
}

#[test]
fn ghosts_galore_is_played_on_screens_that_come_and_go() {
    play("ghosts-galore", "planner", 2);
}

/// Ada and Ben, each at a screen of their own, at a table for two.
fn two(server: &Server, game: &str) -> [Screen; 2] {
    let made = server.make(game, &["person", "open"]);
    let mut screens = [
        Screen::open(server, &made.table, "ada", &[made.token.clone().unwrap()]),
        Screen::open(server, &made.table, "ben", &[]),
    ];
    screens[1].guest.sit(1, "Ben", &format!("{:b>32}", "two"));
    screens
}

/// Lets everybody hear what there is to hear, until it has come to that.
fn until(screens: &mut [Screen; 2], server: &Server, what: &str, is_so: fn(&[Screen; 2]) -> bool) {
    for _ in 0..5_000 {
        screens.iter_mut().for_each(|screen| screen.go_on(server));
        if screens.iter().all(|screen| screen.course.is_some()) && is_so(screens) {
            return;
        }
    }
    let records = screens.each_ref().map(|it| it.course().game().record());
    panic!("{what}: {records:#?}");
}

/// Returns true if whoever is asked is who has to decide, and nobody holds back what others wait for.
fn is_in_step(screens: &[Screen; 2]) -> bool {
    (0..).zip(screens).all(|(seat, screen)| {
        let (course, chair) = (screen.course(), &screen.guest.chairs()[usize::from(seat)]);
        let holds_back = !course.game().composed(seat).is_empty() && !course.has_made(seat);
        course.question().is_some() == chair.deciding && !holds_back
    }) && screens.iter().any(|screen| screen.course().question().is_some())
}

#[test]
fn x_5_whoever_has_laid_a_tile_waits_and_nobody_waits_for_more_than_that() {
    let mut dice = Dice::fresh("waits");
    let server = Server::start();
    let mut screens = two(&server, "ghosts-galore");
    loop {
        until(&mut screens, &server, "somebody is out of step", |screens| {
            screens.iter().all(Screen::is_over) || is_in_step(screens)
        });
        if screens.iter().all(Screen::is_over) {
            break;
        }
        let is_asked = |at: &usize| screens[*at].course().question().is_some();
        let asked: Vec<usize> = (0..2).filter(is_asked).collect();
        assert!(screens[asked[dice.below(asked.len())]].answer(&mut dice));
    }
    assert!(screens.iter().all(|screen| screen.refused.is_empty()), "{:?}", screens[0].refused);
}

#[test]
fn a_wish_to_take_back_outlives_another_name() {
    let mut dice = Dice::fresh("names");
    let server = Server::start();
    let mut screens = two(&server, "mists");
    screens[1].agrees = None;
    // Until what one has decided cannot be taken back without the other.
    loop {
        until(&mut screens, &server, "nobody is asked", |screens| {
            let plies = screens.each_ref().map(|it| it.course().game().plies());
            let asked = screens.iter().filter(|it| it.course().question().is_some()).count();
            plies[0] == plies[1] && asked == 1
        });
        let at = screens.iter().position(|it| it.course().question().is_some()).unwrap();
        let ada = screens[0].course.as_mut().unwrap();
        if at == 1 && ada.game().plies() > 4 {
            let _ = ada.take_back(1);
            if ada.offer().is_some() {
                break;
            }
        }
        assert!(screens[at].answer(&mut dice));
    }
    screens[0].course.as_mut().unwrap().agree(true).unwrap();
    let asks: fn(&[Screen; 2]) -> bool = |screens| screens[1].course().consenting() == Some(1);
    until(&mut screens, &server, "nobody is asked to agree", asks);
    screens[0].course.as_mut().unwrap().rename(0, "Countess");
    until(&mut screens, &server, "the name is not heard", |screens| {
        screens[1].guest.chairs()[0].name == "Countess"
    });
    assert!(asks(&screens));
}
