//! A film as one SVG: every element is there once, and CSS shows it while it belongs to the picture.
//!
//! Pictures are cut into elements. Elements that two successive pictures share, in the same order,
//! stay. So each moment shows exactly the elements of its picture, in their order.

use super::Panel;
use super::markup::{elements, only_moved, renamed};
use super::poster::{Drawing, Layout};
use crate::document::{Styling, document};
use crate::svg::{Svg, Tag};
use core::fmt::Write;
use std::collections::{BTreeMap, BTreeSet};

/// One picture of a film.
#[derive(Clone, Debug)]
pub struct Shot {
    /// The panel around it.
    pub panel: Panel,
    /// The drawing. A film has the frame of its last shot: boards only grow.
    pub drawing: Drawing,
}

/// Display times of pictures, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// Each.
    pub shot: u32,
    /// The last one, before the film begins again.
    pub last: u32,
}

impl Timing {
    /// Returns the times of a film that shows so many pictures a second, at least one in 1,000 seconds.
    #[must_use]
    pub fn at(speed: f64) -> Timing {
        Timing { shot: (1000.0 / speed.max(0.001)) as u32, last: 4000 }
    }

    /// Returns the time of one of so many pictures.
    #[must_use]
    pub fn of(&self, picture: usize, pictures: usize) -> u32 {
        if picture + 1 == pictures { self.last } else { self.shot }
    }
}

impl Shot {
    /// Returns all shots as single files of one size.
    pub fn files(shots: &[Shot], styling: Styling) -> impl Iterator<Item = String> {
        let layout = layout(shots);
        shots.iter().filter_map(move |shot| {
            let body = layout?.draw(&shot.panel, &shot.drawing.body);
            Some(document(layout?.frame, styling, &shot.drawing.defs, &body))
        })
    }
}

/// Returns a film that repeats itself; empty without shots. Where CSS does not move it shows its
/// end.
#[must_use]
pub fn film_svg(shots: &[Shot], timing: Timing, styling: Styling) -> String {
    let Some(layout) = layout(shots) else { return String::new() };
    let mut film = Film::default();
    for shot in shots {
        let body = layout.draw(&shot.panel, &shot.drawing.body);
        film.add(&shot.drawing.defs, &body);
    }
    document(layout.frame, styling, &film.defs, &film.body(timing))
}

fn layout(shots: &[Shot]) -> Option<Layout> {
    let panels: Vec<&Panel> = shots.iter().map(|shot| &shot.panel).collect();
    Some(Layout::new(&panels, shots.last()?.drawing.frame))
}

/// An element of the film: numbers of its text and of what is around it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Element {
    context: usize,
    text: usize,
}

/// An element with the pictures in which it is seen, from the first to before the second.
struct Part {
    element: Element,
    from: usize,
    to: usize,
}

#[derive(Default)]
struct Film {
    defs: Svg,
    /// The symbols so far, by their markup without the id.
    symbols: BTreeMap<String, String>,
    ids: BTreeSet<String>,
    texts: Numbered,
    contexts: Numbered,
    parts: Vec<Part>,
    shots: usize,
}

impl Film {
    /// Adds a picture.
    fn add(&mut self, defs: &Svg, body: &Svg) {
        let names: BTreeMap<String, String> =
            elements(defs.as_str()).filter_map(|symbol| self.define(symbol)).collect();
        let mut list = Vec::new();
        self.take_apart(body.as_str(), "", &names, &mut list);
        self.merge(&list);
        self.shots += 1;
    }

    /// Returns the id of a symbol in its picture and in the film.
    fn define(&mut self, symbol: &str) -> Option<(String, String)> {
        let (before, rest) = symbol.split_once(" id=\"")?;
        let (id, after) = rest.split_once('"')?;
        let key = format!("{before}{after}");
        if let Some(known) = self.symbols.get(&key) {
            return Some((id.to_owned(), known.clone()));
        }
        let name = match self.ids.contains(id) {
            true => format!("{id}-{}", self.symbols.len()),
            false => id.to_owned(),
        };
        self.defs.raw(&format!("{before} id=\"{name}\"{after}"));
        self.ids.insert(name.clone());
        self.symbols.insert(key, name.clone());
        Some((id.to_owned(), name))
    }

    /// Lists the elements of some markup. Those of groups that only move are listed one by one.
    fn take_apart(
        &mut self,
        markup: &str,
        context: &str,
        names: &BTreeMap<String, String>,
        list: &mut Vec<Element>,
    ) {
        for element in elements(markup) {
            match only_moved(element) {
                Some((opening, inner)) => {
                    self.take_apart(inner, &format!("{context}{opening}"), names, list);
                }
                None => {
                    let text = self.texts.number(renamed(element, names));
                    let context = self.contexts.number(context.to_owned());
                    list.push(Element { context, text });
                }
            }
        }
    }

    /// Joins the elements of the next picture to those of the last one.
    fn merge(&mut self, list: &[Element]) {
        let now = self.shots;
        let seen: Vec<usize> =
            (0..self.parts.len()).filter(|&at| self.parts[at].to == now).collect();
        let before: Vec<Element> = seen.iter().map(|&at| self.parts[at].element).collect();
        let shared = common(&before, list);
        let stay: BTreeMap<usize, usize> =
            shared.into_iter().map(|(old, new)| (seen[old], new)).collect();
        let fresh = |&element: &Element| Part { element, from: now, to: now + 1 };
        let mut merged = Vec::with_capacity(self.parts.len() + list.len());
        let mut next = 0;
        for (at, mut part) in core::mem::take(&mut self.parts).into_iter().enumerate() {
            if let Some(&new) = stay.get(&at) {
                merged.extend(list[next..new].iter().map(fresh));
                next = new + 1;
                part.to = now + 1;
            }
            merged.push(part);
        }
        merged.extend(list[next..].iter().map(fresh));
        self.parts = merged;
    }

    /// Returns the whole film with the rules that move it.
    fn body(&self, timing: Timing) -> Svg {
        let mut svg = Svg::new();
        svg.group(Tag::new("style"), |svg| svg.raw(&self.rules(timing)));
        let same = |a: &Part, b: &Part| {
            (a.from, a.to, a.element.context) == (b.from, b.to, b.element.context)
        };
        for run in self.parts.chunk_by(same) {
            let first = &run[0];
            let context = self.contexts.get(first.element.context);
            let mut inner = String::from(context);
            run.iter().for_each(|part| inner.push_str(self.texts.get(part.element.text)));
            inner.push_str(&"</g>".repeat(context.matches('<').count()));
            if first.from == 0 && first.to == self.shots {
                svg.raw(&inner);
            } else {
                let name = format!("shot-{}-{}", first.from, first.to);
                svg.group(Tag::new("g").class(&name), |svg| svg.raw(&inner));
            }
        }
        svg
    }

    /// Returns one animation for each stretch of pictures.
    fn rules(&self, timing: Timing) -> String {
        let stretches: BTreeSet<(usize, usize)> =
            self.parts.iter().map(|part| (part.from, part.to)).collect();
        let whole = u64::from(timing.shot) * (self.shots as u64 - 1) + u64::from(timing.last);
        let mut rules = String::from("@media(prefers-reduced-motion:no-preference){");
        let mut hidden = String::new();
        for (from, to) in stretches.into_iter().filter(|&all| all != (0, self.shots)) {
            let mut steps = String::new();
            let mut step = |shot: usize, seen: &str| {
                // Hundred-thousandths of the film.
                let part = u64::from(timing.shot) * shot as u64 * 100_000 / whole.max(1);
                // Writing to a string cannot fail.
                let _ = write!(steps, "{}.{:03}%{{visibility:{seen}}}", part / 1000, part % 1000);
            };
            if from > 0 {
                step(0, "hidden");
            }
            step(from, "visible");
            if to < self.shots {
                step(to, "hidden");
                let _ = write!(hidden, ".fogbound .shot-{from}-{to}{{visibility:hidden}}");
            }
            let _ = write!(
                rules,
                ".fogbound .shot-{from}-{to}{{animation:shot-{from}-{to} {whole}ms step-end infinite}}\
                 @keyframes shot-{from}-{to}{{{steps}}}"
            );
        }
        rules.push('}');
        hidden + &rules
    }
}

/// Texts by number, each once.
#[derive(Default)]
struct Numbered {
    numbers: BTreeMap<String, usize>,
    texts: Vec<String>,
}

impl Numbered {
    fn number(&mut self, text: String) -> usize {
        if let Some(&number) = self.numbers.get(&text) {
            return number;
        }
        self.numbers.insert(text.clone(), self.texts.len());
        self.texts.push(text);
        self.texts.len() - 1
    }

    fn get(&self, number: usize) -> &str {
        &self.texts[number]
    }
}

/// Places of a longest list of elements that two lists share in order.
fn common(old: &[Element], new: &[Element]) -> Vec<(usize, usize)> {
    let same = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let (tail_old, tail_new) = (&old[same..], &new[same..]);
    let columns = tail_new.len() + 1;
    // The length of what the lists share from each pair of places on.
    let mut lengths = vec![0u32; (tail_old.len() + 1) * columns];
    for a in (0..tail_old.len()).rev() {
        for b in (0..tail_new.len()).rev() {
            lengths[a * columns + b] = if tail_old[a] == tail_new[b] {
                lengths[(a + 1) * columns + b + 1] + 1
            } else {
                lengths[(a + 1) * columns + b].max(lengths[a * columns + b + 1])
            };
        }
    }
    let mut pairs: Vec<(usize, usize)> = (0..same).map(|at| (at, at)).collect();
    let (mut a, mut b) = (0, 0);
    while a < tail_old.len() && b < tail_new.len() {
        if tail_old[a] == tail_new[b] {
            pairs.push((same + a, same + b));
            (a, b) = (a + 1, b + 1);
        } else if lengths[(a + 1) * columns + b] >= lengths[a * columns + b + 1] {
            a += 1;
        } else {
            b += 1;
        }
    }
    pairs
}

#[cfg(test)]
mod tests;
