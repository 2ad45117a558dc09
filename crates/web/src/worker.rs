//! Thinking beside the page: the page asks with a record, a worker answers with an action.
//!
//! A question is an array: its number, `decide`, `hint`, `advise`, `try` or `review`, the record, the seat, and the
//! draft, the tries or the position; for a worker that has a share of the thinking also the share and the notes of all. An
//! answer is the number, the seat and the action, which is empty if there is
//! none; or the number of wins, and `won`; or the seat, and advice or a judgement as text; or the number and the notes of the worker.
//! The worker runs the bots on
//! the view of their seat, as the table does everywhere. They are a part of the program for themselves, which only the
//! worker fetches.

use fogbound_presenter::{Attempt, Budget, Care, Portion, Stop, counsel, share};
use js_sys::{Array, Uint8Array};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};

/// The receiver of what a worker answers.
type Heard = Box<dyn FnOnce(Reply)>;

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

/// What a worker answers.
enum Reply {
    Whole(Answer),
    /// Its notes, which are put together with those of the others.
    Notes(Vec<u8>),
}

/// The share of a worker, and the notes of all.
type Part = (Portion, Vec<u8>);

/// What answers a question, or does its part of that.
type Thinking = fn(&Asked, Option<Part>) -> Reply;

/// The time for which one worker thinks before others help, in microseconds: most thoughts are over by then.
const ALONE: u32 = 300_000;

/// The time for which several think at most before their notes are put together, in microseconds.
const TOGETHER: u32 = 1_000_000;

/// The time since some moment, in microseconds.
fn clock() -> u64 {
    // Milliseconds are whole numbers.
    js_sys::Date::now() as u64 * 1_000
}

/// Fetches what thinks: it answers a question about the game of a record.
#[wasm_split(thinking, fallible)]
fn thinking() -> Result<Thinking, SplitLoaderError> {
    Ok(think)
}

fn think(asked: &Asked, part: Option<Part>) -> Reply {
    let whole = || answer(&asked.ask, &asked.record);
    let shared = part.map(|(part, notes)| share(part, &notes, whole));
    match shared.unwrap_or_else(|| Ok(whole())) {
        Ok(answer) => Reply::Whole(answer),
        Err(notes) => Reply::Notes(notes),
    }
}

fn answer(ask: &Ask, record: &str) -> Answer {
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
            let message = Array::from(&message.data());
            let Some(number) = number(&message.get(0)) else { return };
            let mut waiting = waiting.borrow_mut();
            let at = waiting.iter().position(|(asked, _)| *asked == number);
            let heard = at.map(|at| waiting.swap_remove(at).1);
            // The receiver may ask the next question.
            drop(waiting);
            if let Some(heard) = heard {
                heard(Reply::of(&message));
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

/// The page's end of the workers. The first runs from the beginning, others once as many questions are asked at a time
/// or a thought takes long.
#[derive(Clone)]
pub struct Thinker {
    beside: Rc<RefCell<Vec<Beside>>>,
    next: Rc<Cell<u32>>,
}

impl Thinker {
    /// Starts the first worker. If the browser has none, the page thinks itself.
    pub fn start() -> Thinker {
        let beside = Rc::new(RefCell::new(Beside::start().into_iter().collect()));
        Thinker { beside, next: Rc::default() }
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

    /// Returns the number of workers that have nothing to do or can still be started.
    fn free(&self) -> usize {
        let beside = self.beside.borrow();
        let busy = beside.iter().filter(|one| one.waiting() > 0).count();
        most().saturating_sub(busy)
    }

    /// Asks about a game. `heard` is called when the answer is there. What a worker does not find soon it shares with those
    /// that are free; the answer is the same.
    pub fn ask(&self, ask: &Ask, record: &str, heard: impl FnOnce(Answer) + 'static) {
        let asked = Rc::new(Asked { ask: ask.clone(), record: record.to_owned() });
        // A look back asks about many positions at a time, and a try is short.
        let is_shared = matches!(ask, Ask::Decide | Ask::Advise(..)) && most() > 1;
        let alone = Portion { number: 0, of: 1, budget: Budget::Time { micros: ALONE, clock } };
        let thinker = self.clone();
        let again = asked.clone();
        self.send(&asked, is_shared.then(|| (alone, Vec::new())), move |reply| match reply {
            Reply::Whole(answer) => heard(answer),
            Reply::Notes(notes) => thinker.share(&again, notes, Box::new(heard)),
        });
    }

    /// Has those that are free think on together, from these notes.
    fn share(&self, asked: &Rc<Asked>, notes: Vec<u8>, heard: Box<dyn FnOnce(Answer)>) {
        let of = self.free().max(1);
        let together = Rc::new(RefCell::new((notes.clone(), of, Some(heard))));
        for number in 0..of {
            // There are few.
            let (number, of) = (number as u32, of as u32);
            let portion = Portion { number, of, budget: Budget::Time { micros: TOGETHER, clock } };
            let (thinker, again, all) = (self.clone(), asked.clone(), together.clone());
            self.send(asked, Some((portion, notes.clone())), move |reply| {
                let (notes, waiting, heard) = &mut *all.borrow_mut();
                *waiting -= 1;
                match reply {
                    // They all know it.
                    Reply::Whole(answer) => {
                        if let Some(heard) = heard.take() {
                            heard(answer);
                        }
                    }
                    Reply::Notes(more) => notes.extend(more),
                }
                if let Some(heard) = heard.take_if(|_| *waiting == 0) {
                    thinker.share(&again, std::mem::take(notes), heard);
                }
            });
        }
    }

    /// Sends a question to a worker, or answers it here if there is none.
    fn send(&self, asked: &Rc<Asked>, part: Option<Part>, heard: impl FnOnce(Reply) + 'static) {
        let number = self.next.get();
        self.next.set(number.wrapping_add(1));
        let question = asked.question(number, part.as_ref());
        if let Some(heard) = self.post(number, &question, Box::new(heard)) {
            let asked = asked.clone();
            spawn_local(async move {
                let thought = thinking().await.map(|think| think(&asked, None));
                heard(thought.unwrap_or(Reply::Whole(None)));
            });
        }
    }
}

/// A question about the game of a record.
struct Asked {
    ask: Ask,
    record: String,
}

impl Asked {
    fn question(&self, number: u32, part: Option<&Part>) -> Array {
        let (word, seat, draft) = match &self.ask {
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
        let record = self.record.as_str().into();
        let question =
            Array::of5(&number.into(), &word.into(), &record, &seat.into(), &draft.into());
        if let Some((Portion { number, of, budget: Budget::Time { micros, .. } }, notes)) = part {
            question.push(&format!("{number} {of} {micros}").into());
            question.push(&Uint8Array::from(notes.as_slice()));
        }
        question
    }

    /// Reads a question, with the share if it has one.
    fn of(question: &Array) -> (Asked, Option<Part>) {
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
        let part = question.get(6).dyn_into::<Uint8Array>().ok().map(|notes| {
            let [number, of, micros, _] = numbers(&text(5));
            (Portion { number, of, budget: Budget::Time { micros, clock } }, notes.to_vec())
        });
        (Asked { ask, record: text(2) }, part)
    }
}

impl Reply {
    fn message(&self, number: &JsValue) -> Array {
        match self {
            Reply::Notes(notes) => Array::of2(number, &Uint8Array::from(notes.as_slice())),
            Reply::Whole(answer) => {
                let (seat, action) = answer.clone().unwrap_or_default();
                Array::of3(number, &seat.into(), &action.into())
            }
        }
    }

    fn of(message: &Array) -> Reply {
        if let Ok(notes) = message.get(1).dyn_into::<Uint8Array>() {
            return Reply::Notes(notes.to_vec());
        }
        let action = message.get(2).as_string().filter(|action| !action.is_empty());
        let seat = number(&message.get(1)).and_then(|seat| u8::try_from(seat).ok());
        Reply::Whole(seat.zip(action))
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
        let (asked, part) = Asked::of(&question);
        let answer = think(&asked, part).message(&question.get(0));
        // If the page is gone, nobody is left to receive the answer.
        let _ = answers.post_message(&answer);
    });
    scope.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
    Ok(())
}
