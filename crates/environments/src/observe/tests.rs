use super::{Observer, Shape, WIDTH};
use crate::Hosted;
use fogbound_game::Seed;
use fogbound_table::games::GameId;
use fogbound_table::setup::Wish;
use fogbound_table::with_game;
use std::collections::BTreeSet;

/// The random games of each kind and number of seats that are looked at.
const GAMES: u32 = 8;

/// Plays random games and hands every position to `see`, with each seat that has to decide.
fn each_position<G: Hosted>(players: usize, see: &mut dyn FnMut(&G, u8)) {
    let wish = Wish { seats: vec![String::new(); players], ..Wish::new(G::ID) };
    let rules = wish.rules::<G>().expect("usual rules");
    for number in 0..GAMES {
        let seed = Seed::new(format!("observed {} {players} {number}", G::NAME));
        let mut rng = seed.stream("answers");
        let order = G::Order::from(seed);
        let (mut game, _) = G::start(rules.clone(), &order).expect("a game");
        while !game.is_over() {
            game.deciding().seats().iter().for_each(|seat| see(&game, seat));
            let legal = game.legal();
            let place = rng.below(u32::try_from(legal.len()).expect("a short list"));
            game.apply(legal[place as usize]).expect("a legal answer");
        }
    }
}

#[test]
fn x_6_an_observation_is_the_same_when_everything_hidden_is_dealt_again() {
    fn check<G: Hosted>(players: usize) {
        let observer = Observer::of::<G>();
        let mut rng = Seed::new("dealt again").stream("deal");
        let mut seen = 0;
        each_position::<G>(players, &mut |game, seat| {
            let other = game.view_of(Some(seat)).deal(&mut rng);
            assert_eq!(observer.observe(game, seat), observer.observe(&other, seat), "{game:?}");
            seen += 1;
        });
        assert!(seen > 15 * GAMES, "{seen} positions");
    }
    for &game in GameId::ALL {
        with_game!(game, G => check::<G>(2));
        with_game!(game, G => check::<G>(4));
    }
}

#[test]
fn all_legal_answers_are_told_apart_by_their_rows() {
    fn check<G: Hosted>() {
        let observer = Observer::of::<G>();
        each_position::<G>(3, &mut |game, seat| {
            let seen = observer.observe(game, seat).expect("an observation");
            let rows: BTreeSet<&[i16]> = seen.answers.chunks(WIDTH).take(seen.count).collect();
            assert_eq!((rows.len(), seen.count), (seen.count, game.legal_of(seat).len()));
            assert_eq!(seen.globals[0], 0, "nothing lies outside the window");
        });
    }
    for &game in GameId::ALL {
        with_game!(game, G => check::<G>());
    }
}

#[test]
fn t_1_1_a_seat_sees_the_doors_of_every_board() {
    use fogbound_game::Side;
    use fogbound_ghosts_galore::{Game, SPACES};
    let observer = Observer::of::<Game>();
    let mut boards = BTreeSet::new();
    each_position::<Game>(3, &mut |game, seat| {
        let seen = observer.observe(game, seat).expect("an observation");
        for after in 0..3 {
            let doors = game.doors((seat + after) % 3);
            let plane = &seen.board[usize::from(3 * after + 2) * 9..][..9];
            for (space, number) in (0..SPACES).zip(plane) {
                for (at, side) in (0..).zip(Side::ALL) {
                    let kind = doors.at(space, side).map_or("none", |kind| kind.name());
                    let kinds = ["none", "plain", "bone", "tooth"];
                    assert_eq!(kinds[usize::from(number.cast_unsigned() >> (2 * at) & 3)], kind);
                }
            }
            boards.insert(plane.to_vec());
        }
    });
    assert!(boards.len() > 5, "{} boards", boards.len());
}

#[test]
fn the_numbers_of_a_game_all_fit() {
    fn check<G: Hosted>() {
        let observer = Observer::of::<G>();
        for players in 2..=5 {
            each_position::<G>(players, &mut |game, seat| {
                let view = game.view_of(Some(seat));
                let mut seen = observer.empty();
                let mut sheet =
                    super::Sheet::new(observer.shape(), &mut seen.board, &mut seen.globals);
                view.observe(seat, &mut sheet);
                assert!(sheet.at <= G::SHAPE.globals, "{} numbers", sheet.at);
            });
        }
    }
    for &game in GameId::ALL {
        with_game!(game, G => check::<G>());
    }
}

/// `UPDATE_DOCS=1` writes the page anew.
#[test]
fn the_docs_tell_what_observations_consist_of() {
    let mut page = String::from(include_str!("legend.md"));
    for &game in GameId::ALL {
        let rules = crate::rules(Wish { seats: vec![String::new(); 2], ..Wish::new(game) });
        let rules = rules.unwrap_or_else(|refusal| panic!("{refusal:?}"));
        let (shape, legend) = (rules.shape(), rules.legend());
        let table = |page: &mut String, title: &str, names: &[String]| {
            *page += &format!("\n### {title}\n\n| | what it is |\n|---|---|\n");
            let used = names.iter().rposition(|name| name != "always 0").map_or(0, |last| last + 1);
            for (at, name) in names[..used].iter().enumerate() {
                *page += &format!("| {at} | {name} |\n");
            }
            if used < names.len() {
                *page += &format!("| {used} to {} | always 0 |\n", names.len() - 1);
            }
        };
        page += &format!("\n## {game}\n\n");
        let Shape { planes, side, globals, answers } = shape;
        page += &format!(
            "`board` is int16[{planes}, {side}, {side}], `globals` int16[{globals}], \
             `answers` int16[{answers}, {WIDTH}].\n"
        );
        table(&mut page, "Planes of `board`", &legend.planes);
        table(&mut page, "Numbers of `globals`", &legend.globals);
        let words = legend.words.iter().enumerate().map(|(at, word)| format!("{} {word}", at + 1));
        let words: Vec<String> = words.collect();
        page += &format!("\n### Words\n\n{}.\n", words.join(", "));
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/observations.md");
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(path, &page).expect("docs can be written");
    }
    let there = std::fs::read_to_string(path).expect("docs/observations.md");
    assert_eq!(there, page, "run this test with UPDATE_DOCS=1");
}
