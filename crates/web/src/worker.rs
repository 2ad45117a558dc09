//! Thinking beside the page: the page asks with a record, a worker answers with an action.
//!
//! A question is an array: its number, `decide`, `hint`, `advise`, `try` or `review`, the record, the seat, and the
//! draft, the tries or the position. An answer is the number, the seat and the action, which is empty if there is
//! none; or the number of wins, and `won`; or the seat, and advice or a judgement as text. The worker runs the bots on
//! the view of their seat, as the table does everywhere. They are a part of the program for themselves, which only the
//! worker fetches.

use fogbound_presenter::{Attempt, Care, Stop, counsel};
use js_sys::Array;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};

/// The receiver of an answer.
type Heard = Box<dyn FnOnce(Answer)>;

/// A question to the worker.
#[derive(Clone, Debug)]
pub enum Ask {
    /// The decision of the bot that has to decide first.
    Decide,
    /// Advice to a seat that has come so far with its draft, as text ([`fogbound_presenter::Counsel`]).
    Advise(u8, String, Care),
    /// The number of these tries that are won.
    Try(Attempt),
    /// What is found at a position of a finished game, as text ([`fogbound_presenter::Judged`]).
    Review(Stop),
}

/// An answer: a seat and an action, a number of wins or a text.
type Answer = Option<(u8, String)>;

/// Fetches what thinks: it answers a question about the game of a record.
#[wasm_split(thinking, fallible)]
fn thinking() -> Result<fn(&Ask, &str) -> Answer, SplitLoaderError> {
    Ok(think)
}

fn think(ask: &Ask, record: &str) -> Answer {
    match ask {
        Ask::Decide => fogbound_presenter::decide(record),
        Ask::Advise(seat, draft, care) => {
            counsel(record, *seat, draft, *care).map(|counsel| (*seat, counsel.to_text()))
        }
        Ask::Review(stop) => {
            let judged = fogbound_presenter::review(record, *stop)?;
            Some((stop.seat, judged.to_text()))
        }
        Ask::Try(tries) => {
            let wins = fogbound_presenter::attempt(record, *tries)?;
            Some((u8::try_from(wins).ok()?, "won".to_owned()))
        }
    }
}

/// The most workers that think at the same time: each holds the program in memory.
const MOST: usize = 4;

/// The page's end of a worker.
struct Beside {
    worker: Worker,
    /// The receivers of answers, by the number of the question.
    asked: Rc<RefCell<Vec<(u32, Heard)>>>,
}

impl Beside {
    /// Starts a worker, unless the browser has none.
    fn start() -> Option<Beside> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&script()?, &options).ok()?;
        let asked: Rc<RefCell<Vec<(u32, Heard)>>> = Rc::default();
        let waiting = asked.clone();
        let hear = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
            let answer = Array::from(&message.data());
            let Some(number) = number(&answer.get(0)) else { return };
            let mut waiting = waiting.borrow_mut();
            let at = waiting.iter().position(|(asked, _)| *asked == number);
            let heard = at.map(|at| waiting.swap_remove(at).1);
            // The receiver may ask the next question.
            drop(waiting);
            let action = answer.get(2).as_string().filter(|action| !action.is_empty());
            let seat = self::number(&answer.get(1)).and_then(|seat| u8::try_from(seat).ok());
            if let Some(heard) = heard {
                heard(seat.zip(action));
            }
        });
        worker.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
        Some(Beside { worker, asked })
    }

    /// Returns the number of questions that wait for an answer.
    fn waiting(&self) -> usize {
        self.asked.borrow().len()
    }
}

/// The page's end of the workers. The first runs from the beginning, others once as many questions are asked at a time.
pub struct Thinker {
    beside: RefCell<Vec<Beside>>,
    next: Cell<u32>,
}

impl Thinker {
    /// Starts the first worker. If the browser has none, the page thinks itself.
    pub fn start() -> Thinker {
        Thinker { beside: RefCell::new(Beside::start().into_iter().collect()), next: Cell::new(0) }
    }

    /// Returns true if workers run beside the page, so that nobody has to wait for them.
    pub fn is_beside(&self) -> bool {
        !self.beside.borrow().is_empty()
    }

    /// Returns the number of questions that may well be asked at a time where nobody is in a hurry: one worker, if there are
    /// several, stays free for those who are.
    pub fn patient(&self) -> usize {
        most().saturating_sub(1).max(1)
    }

    /// Sends a question to the worker that is the least busy. Returns the receiver if there is none.
    fn post(&self, number: u32, question: &Array, heard: Heard) -> Option<Heard> {
        let mut beside = self.beside.borrow_mut();
        let is_free = beside.iter().any(|one| one.waiting() == 0);
        if !is_free && !beside.is_empty() && beside.len() < most() {
            beside.extend(Beside::start());
        }
        let Some(one) = beside.iter().min_by_key(|one| one.waiting()) else { return Some(heard) };
        if one.worker.post_message(question).is_err() {
            return Some(heard);
        }
        one.asked.borrow_mut().push((number, heard));
        None
    }

    /// Asks about a game. `heard` is called when the answer is there.
    pub fn ask(&self, ask: &Ask, record: &str, heard: impl FnOnce(Answer) + 'static) {
        let number = self.next.get();
        self.next.set(number.wrapping_add(1));
        let (word, seat, draft) = match ask {
            Ask::Decide => ("decide", 0, String::new()),
            Ask::Advise(seat, draft, Care::Quick) => ("hint", *seat, draft.clone()),
            Ask::Advise(seat, draft, Care::Thorough) => ("advise", *seat, draft.clone()),
            Ask::Review(Stop { ply, turn, seat, judges, expects }) => {
                let flags = [*judges, *expects].map(u8::from);
                ("review", *seat, format!("{ply} {turn} {} {}", flags[0], flags[1]))
            }
            Ask::Try(Attempt { seat, ply, first, count }) => {
                ("try", *seat, format!("{ply} {first} {count}"))
            }
        };
        let question =
            Array::of5(&number.into(), &word.into(), &record.into(), &seat.into(), &draft.into());
        if let Some(heard) = self.post(number, &question, Box::new(heard)) {
            let (ask, record) = (ask.clone(), record.to_owned());
            spawn_local(async move {
                heard(thinking().await.ok().and_then(|think| think(&ask, &record)));
            });
        }
    }
}

/// Returns the most workers for this machine, which has the page to run, too.
fn most() -> usize {
    let processors =
        web_sys::window().map_or(1.0, |window| window.navigator().hardware_concurrency());
    // A small whole number.
    (processors as usize).saturating_sub(1).clamp(1, MOST)
}

/// Returns the address of the worker's script, as the page holds it.
fn script() -> Option<String> {
    web_sys::window()?.document()?.body()?.get_attribute("data-worker")
}

fn number(value: &JsValue) -> Option<u32> {
    // Numbers of JavaScript are floats. Those here are small and whole.
    value.as_f64().map(|number| number as u32)
}

/// Returns the numbers of a text, 0 for those that are not there.
fn numbers(text: &str) -> [u32; 4] {
    let mut numbers = text.split(' ').map(|number| number.parse().unwrap_or_default());
    std::array::from_fn(|_| numbers.next().unwrap_or_default())
}

/// Runs the worker's end.
///
/// # Errors
/// Fails if what thinks cannot be fetched.
pub(crate) async fn serve() -> Result<(), SplitLoaderError> {
    let think = thinking().await?;
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answers = scope.clone();
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        let question = Array::from(&message.data());
        let text = |at: u32| question.get(at).as_string().unwrap_or_default();
        let seat = number(&question.get(3)).and_then(|seat| u8::try_from(seat).ok());
        let seat = seat.unwrap_or_default();
        let ask = match text(1).as_str() {
            "hint" => Ask::Advise(seat, text(4), Care::Quick),
            "advise" => Ask::Advise(seat, text(4), Care::Thorough),
            "try" => {
                let [ply, first, count, _] = numbers(&text(4));
                Ask::Try(Attempt { seat, ply: ply as usize, first, count })
            }
            "review" => {
                let [ply, turn, judges, expects] = numbers(&text(4));
                let (ply, turn) = (ply as usize, turn as usize);
                Ask::Review(Stop { ply, turn, seat, judges: judges > 0, expects: expects > 0 })
            }
            _ => Ask::Decide,
        };
        let (seat, action) = think(&ask, &text(2)).unwrap_or_default();
        let answer = Array::of3(&question.get(0), &seat.into(), &action.into());
        // If the page is gone, nobody is left to receive the answer.
        let _ = answers.post_message(&answer);
    });
    scope.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
    Ok(())
}
