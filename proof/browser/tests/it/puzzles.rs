//! Positions to solve: some are solved, another answer is told why it is wrong.

use fogbound_browser::client::Player;
use fogbound_browser::{Browser, DESKTOP, WINDOWS, role};
use fogbound_presenter::{Course, Puzzle, Verdict, next_puzzle, open, puzzles};
use fogbound_table::games::GameId;
use fogbound_table::texts::Texts;
use std::rc::Rc;

const CONFIRM: &str = ".ask-buttons .primary:not([aria-disabled='true'])";
const VERDICT: &str = "#puzzle-verdict";

fn puzzle(id: &str) -> Puzzle {
    puzzles().into_iter().find(|puzzle| puzzle.id == id).expect("a shipped position")
}

/// Returns the verdict on the turn in which always the first answer is taken. It knows the best one.
fn judged(puzzle: &Puzzle) -> Verdict {
    let game = open(puzzle.record, &Rc::new(Texts::english().beside_pictures()))
        .expect("a shipped record");
    let mut course = Course::new(game, &[]);
    let from = course.game().plies();
    loop {
        if let Some(verdict) = course.game().verdict(from, puzzle.aim) {
            return verdict;
        }
        let question = course.question().expect("a question");
        let cell = question.cells.first();
        let placed = cell.map(|cell| course.game().placing(cell.cell, cell.turns[0]));
        let answer = placed.unwrap_or_else(|| question.answers[0].action.clone());
        course.push(&answer).expect("what is offered is legal");
    }
}

/// Places the tile in hand as the best answer does, which is no more than that and what can be chosen from a list.
fn solve(player: &Player, puzzle: &Puzzle) {
    let verdict = judged(puzzle);
    for (action, told) in verdict.best.iter().zip(&verdict.told) {
        let is_chosen = || {
            let script = "document.querySelector('.ask-answer')?.textContent ?? ''";
            player.page.text(script) == *told
        };
        for attempt in 0.. {
            assert!(attempt < 8, "{action}: {told}");
            player.page.wait_for_stillness();
            if is_chosen() {
                break;
            }
            match (action.strip_prefix("place "), attempt) {
                (Some(place), 0) => player.press(cell_of(place)),
                (Some(_), _) => player.press(".ask-turn.right"),
                (None, _) => player.choose(attempt),
            }
        }
        player.press(CONFIRM);
    }
    player.page.wait_for_element(VERDICT);
}

/// Takes the first answer to each question until the turn is judged, which may take a moment.
fn answer_first(player: &Player) {
    let is_judged = || match player.page.count(VERDICT) {
        0 => player.is_asked_now().then_some(false),
        _ => Some(true),
    };
    while !player.page.wait_until("a question or the verdict", is_judged) {
        player.choose(0);
        player.press(CONFIRM);
        player.page.wait_for_stillness();
    }
}

/// Returns the cell of a placement, as records write it: of a board, or one of its nine spaces.
fn cell_of(place: &str) -> String {
    let numbers: Vec<i16> = place.split(' ').map(|word| word.parse().expect("numbers")).collect();
    let (x, y) = match numbers[..] {
        [space, _] => (space % 3, space / 3),
        _ => (numbers[0], numbers[1]),
    };
    format!("[data-cell='{x} {y}']")
}

fn headline(player: &Player) -> String {
    player.page.text(&format!("document.querySelector('{VERDICT}').innerText"))
}

#[test]
fn a_position_of_each_game_is_solved_and_marked() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.open("");
    player.press(role("link").named("Positions to solve"));
    player.page.wait_for_element(".puzzle-list");
    assert_eq!(player.page.count(".puzzle-link"), puzzles().len());
    player.page.screenshot("puzzles");
    // The last one has two turns.
    for id in ["mists/03", "carcassonne/04", "ghosts-galore/01", "mists/21"] {
        player.open(&format!("puzzles/{id}"));
        player.page.wait_for_element(".puzzle .ask");
        player.wait_for_board();
        player.page.screenshot(&format!("puzzle-{}", id.replace('/', "-")));
        let announced = puzzle(id).aim.turns() - 1;
        assert_eq!(player.page.count(".puzzle-next svg"), usize::from(announced));
        solve(&player, &puzzle(id));
        assert!(headline(&player).starts_with("Right!"), "{id}: {}", headline(&player));
        player.page.wait_for_stillness();
        player.page.screenshot(&format!("puzzle-{}-right", id.replace('/', "-")));
        assert_eq!(player.page.count(".puzzle-next"), 0);
        // What the turn has brought can be read without losing what the reader had the focus on.
        assert_eq!(player.page.text("document.activeElement.id"), "puzzle-verdict");
    }
    let is_solved = |puzzle: &Puzzle| ["mists/03", "mists/21"].contains(&puzzle.id);
    let next = |after| next_puzzle(GameId::Mists, after, is_solved).expect("not all are solved").id;
    player.press(".puzzle-buttons a");
    player.page.wait_for_element(".puzzle .ask");
    let shown = || player.page.text("location.hash");
    assert_eq!(shown(), format!("#/puzzles/{}", next(Some("mists/21"))));
    player.open("puzzles");
    player.page.wait_for_element(".puzzle-link.done");
    assert_eq!(player.page.count(".puzzle-link.done"), 4);
    player.page.reload();
    player.page.wait_for_element(".puzzle-link.done");
    assert_eq!(player.page.count(".puzzle-link.done"), 4);
    // No game of it is kept.
    assert!(player.records().is_empty());
    player.press(".puzzles-next");
    player.page.wait_for_element(".puzzle .ask");
    assert_eq!(shown(), format!("#/puzzles/{}", next(None)));
}

#[test]
fn the_aim_covers_nothing_in_any_window() {
    // What lies under the aim: figures, buttons, the boards of all, and what is told of a cell.
    const COVERED: &str = "(() => {
        const aim = document.querySelector('.puzzle-aim').getBoundingClientRect();
        const all = document.querySelectorAll('.strip svg, .strip .button, .train-thumb, .ask, .board-tools, .inspect');
        return [...all].filter(one => {
            const box = one.getBoundingClientRect();
            return box.width > 0 && box.left < aim.right && aim.left < box.right
                && box.top < aim.bottom - 1 && aim.top < box.bottom - 1;
        }).map(one => one.getAttribute('class')).join();
    })()";
    let browser = Browser::launch();
    for device in WINDOWS {
        let player = Player::mouse(&browser);
        player.page.emulate(device);
        let window = format!("{}x{}", device.width, device.height);
        for id in ["mists/14", "mists/23", "carcassonne/17", "ghosts-galore/12"] {
            player.open(&format!("puzzles/{id}"));
            player.page.wait_for_element(".puzzle .ask");
            player.wait_for_board();
            player.page.wait_for_stillness();
            player.page.screenshot(&format!("puzzle-{}-{window}", id.replace('/', "-")));
            if !id.starts_with("ghosts") {
                player.page.tab_to("svg.board[role=grid]");
                player.page.key("ArrowRight");
                player.page.key("i");
                player.page.wait_for_element(".inspect");
            }
            assert_eq!(player.page.text(COVERED), "", "{id}, {window}");
        }
    }
}

#[test]
fn a_wrong_answer_gives_nothing_away_and_the_best_one_can_be_seen() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.open("puzzles/carcassonne/04");
    answer_first(&player);
    assert!(headline(&player).starts_with("Not yet."), "{}", headline(&player));
    assert_eq!(player.page.count(".puzzle-why"), 0, "this turn brings nothing");
    player.page.screenshot("puzzle-wrong");
    for device in WINDOWS {
        player.page.emulate(device);
        player.page.wait_for_stillness();
        let cut = "(words => words.scrollHeight - words.clientHeight)(document.querySelector('.ask-words'))";
        let window = format!("{}x{}", device.width, device.height);
        assert!(player.page.number(cut) <= 1.0, "the verdict is cut, {window}");
    }
    player.page.emulate(DESKTOP);
    player.press_named("Show the best answer");
    player.page.wait_for(
        "the best answer",
        "document.querySelector('#puzzle-verdict')?.innerText === 'This is the best answer.'",
    );
    player.page.wait_for_stillness();
    let why = player.page.text("document.querySelector('.puzzle-why').innerText");
    assert!(why.contains("A monastery is complete") && why.contains("A city of 3 tiles"), "{why}");
    player.page.screenshot("puzzle-best");
    player.press_named("Try again");
    player.page.wait_for_element(role("button").named("Confirm"));
    player.page.wait_for_absence(VERDICT);
    // Nothing before the position can be taken back.
    let tiles = player.tiles();
    player.press_named("Undo");
    player.page.wait_for_stillness();
    assert_eq!(player.tiles(), tiles);
    // To see the answer is not to find it.
    player.open("puzzles");
    player.page.wait_for_element(".puzzle-list");
    assert_eq!(player.page.count(".puzzle-link.done"), 0);
}

#[test]
fn a_position_is_answered_by_keys_alone() {
    let player = Player::keys(&Browser::launch());
    player.open("puzzles");
    player.press(".puzzle-link");
    answer_first(&player);
    // It has the focus, and so it is read out.
    player.page.wait_for("the focus", "document.activeElement.id === 'puzzle-verdict'");
    player.press(".puzzle-buttons .button");
    player.page.wait_for_absence(VERDICT);
    assert!(player.wait_for_question());
    player.page.check();
}
