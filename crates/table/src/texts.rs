//! The sentences a player reads, from Fluent files keyed by rule id, event, question and reason.
//!
//! A language is a folder of `texts/`: adding one means adding its folder and one entry in
//! [`LANGUAGES`]. No sentence for players stands anywhere else below this crate.
//!
//! The files are part of the program, except in the browser: there each language is a file of its own,
//! without the files in `terminal/`, and a second one with the rules in words; the page
//! [provides](Texts::provide) those that it has fetched.
//!
//! **Invariants.** No I/O. The languages provided and the one chosen for the program are the only state, and
//! no rule, record or position depends on it.

pub(crate) mod args;
mod message;
mod numbers;

use crate::setup::{SetUp, readings};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use fogbound_game::{Readings, Refusal};
use std::borrow::Cow;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

pub use crate::{family, msg};
pub use args::Names;
pub use fluent_bundle::FluentValue as Value;
pub use fogbound_messages::{checked, members};
pub use message::{Message, demand};
pub use numbers::{counted, number, signed};

/// The files of one language.
#[derive(Debug)]
pub struct Language {
    /// Language tag, like `en`.
    pub tag: &'static str,
    /// Its name as its speakers write it.
    pub name: &'static str,
    /// The Fluent sources that are part of the program.
    files: &'static [&'static str],
    /// The Fluent sources that came from outside: first the sentences, then the rules.
    provided: [OnceLock<String>; 2],
}

impl Language {
    /// Returns the language with this tag.
    fn find(tag: &str) -> Option<&'static Language> {
        LANGUAGES.iter().find(|language| language.tag == tag)
    }

    /// Returns all Fluent sources; none if they have not been provided yet.
    fn sources(&self) -> impl Iterator<Item = &str> {
        let provided = self.provided.iter().filter_map(OnceLock::get).map(String::as_str);
        self.files.iter().copied().chain(provided)
    }
}

/// A language with the files that every language has, and those that only this one needs.
macro_rules! language {
    ($tag:literal, $name:literal $(, $own:literal)*) => {
        language!(
            @ $tag, $name,
            "rules" "options" "reasons" "events" "ui" "train" "carcassonne" "files" "score" "pictures"
            "terminal/ui" "terminal/score" "terminal/replay"
            "terminal/simulate" "terminal/arena" "terminal/tiles" "terminal/pictures" "terminal/serve" "terminal/online" "terminal/analyse"
            "advice" "analysis" "web-presenter" "web-landscape" "web-mists" "web-carcassonne" "web-train" "story" "puzzles" "web-start" "web-shelf" "web-campaign" "web-board"
            "web-around" "web-guide" "web-lesson" "web-online" $($own)*
        )
    };
    (@ $tag:literal, $name:literal, $($file:literal)*) => {
        Language {
            tag: $tag,
            name: $name,
            files: if cfg!(target_arch = "wasm32") {
                &[]
            } else {
                &[$(include_str!(concat!("../../../texts/", $tag, "/", $file, ".ftl"))),*]
            },
            provided: [const { OnceLock::new() }; 2],
        }
    };
}

/// Every language, first the one that all others follow. English tiles go by their names in the set,
/// unless these are letters; other languages name them in `names`.
pub static LANGUAGES: [Language; 2] =
    [language!("en", "English"), language!("de", "Deutsch", "names")];

/// The language that was chosen for the whole program.
static CHOSEN: AtomicUsize = AtomicUsize::new(0);

/// A rule in plain words.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RuleText {
    /// Its id, like `M-6.2`, or a section like `M-6`.
    pub id: String,
    /// Its name.
    pub title: String,
    /// The text of the rule.
    pub text: String,
    /// The source it rests on; sections have none.
    pub source: Option<String>,
}

/// A named reading of the rules in plain words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionText {
    /// Its id, like `joint_scoring`.
    pub id: &'static str,
    /// Its name.
    pub title: String,
    /// The question that readers answer differently.
    pub text: String,
    /// Each value with its meaning, the default first.
    pub values: Vec<(&'static str, String)>,
    /// The source of the readings.
    pub source: String,
}

/// All texts of one language.
pub struct Texts {
    bundle: FluentBundle<FluentResource>,
    language: &'static Language,
    is_pictured: bool,
}

impl Texts {
    /// Returns the English texts.
    #[must_use]
    pub fn english() -> Texts {
        Texts::load(&LANGUAGES[0])
    }

    /// Provides the sentences of a language that the program does not carry; returns `false` if there is no
    /// language with this tag, or it has them already.
    pub fn provide(tag: &str, source: String) -> bool {
        Texts::provide_part(0, tag, source)
    }

    /// Provides the rules in words of a language, which [`Texts::provide`] may leave for later; returns
    /// `false` in the same cases.
    pub fn provide_rules(tag: &str, source: String) -> bool {
        Texts::provide_part(1, tag, source)
    }

    fn provide_part(part: usize, tag: &str, source: String) -> bool {
        Language::find(tag).is_some_and(|language| {
            language.files.is_empty() && language.provided[part].set(source).is_ok()
        })
    }

    /// Chooses a language for the whole program, errors included; returns `false` if there is none with this
    /// tag. Until then it is English.
    pub fn choose(tag: &str) -> bool {
        let found = LANGUAGES.iter().position(|language| language.tag == tag);
        if let Some(number) = found {
            CHOSEN.store(number, Ordering::Relaxed);
        }
        found.is_some()
    }

    /// Returns the texts of the language chosen for the program.
    #[must_use]
    pub fn chosen() -> Texts {
        Texts::load(&LANGUAGES[CHOSEN.load(Ordering::Relaxed)])
    }

    /// Returns the texts of the chosen language, loaded once: for errors, which are made at places without
    /// texts.
    pub(crate) fn of_errors() -> &'static Texts {
        Texts::kept(CHOSEN.load(Ordering::Relaxed))
    }

    /// Returns the texts of a language, loaded once, for those who answer many; the English ones for a tag that
    /// no language has.
    #[must_use]
    pub fn shared(tag: &str) -> &'static Texts {
        let found = LANGUAGES.iter().position(|language| language.tag == tag);
        Texts::kept(
            found.filter(|&number| LANGUAGES[number].sources().next().is_some()).unwrap_or(0),
        )
    }

    fn kept(number: usize) -> &'static Texts {
        static LOADED: [OnceLock<Texts>; LANGUAGES.len()] =
            [const { OnceLock::new() }; LANGUAGES.len()];
        LOADED[number].get_or_init(|| Texts::load(&LANGUAGES[number]))
    }

    /// Returns the texts of a language, by its tag; `None` if there is no such language, or its source has
    /// not been provided yet.
    #[must_use]
    pub fn language(tag: &str) -> Option<Texts> {
        let language = Language::find(tag)?;
        language.sources().next().map(|_| Texts::load(language))
    }

    /// Returns the tag of their language.
    #[must_use]
    pub fn tag(&self) -> &'static str {
        self.language.tag
    }

    /// Returns the same for a screen whose pictures show where something is: what is said of a game leaves out
    /// coordinates, and sides of a tile where there is no choice between them.
    #[must_use]
    pub fn beside_pictures(self) -> Texts {
        Texts { is_pictured: true, ..self }
    }

    /// Returns the same language for a list of moves, beside which no picture shows where each of them is.
    #[must_use]
    pub fn for_lists(&self) -> &'static Texts {
        Texts::shared(self.tag())
    }

    /// Returns `true` if pictures show where something is.
    #[must_use]
    pub const fn is_pictured(&self) -> bool {
        self.is_pictured
    }

    fn load(language: &'static Language) -> Texts {
        let tag = language.tag.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // A terminal would show the marks around inserted words.
        bundle.set_use_isolating(false);
        for source in language.sources() {
            // A test checks that every file is read without a complaint; the readable part is used in any
            // case.
            let resource = match FluentResource::try_new(source.to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Texts { bundle, language, is_pictured: false }
    }

    /// Returns the text with this id (`message` or `message.attribute`). A missing one shows as its id.
    pub(crate) fn get(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.format(id, args).map_or_else(|| id.to_owned(), |(text, _)| text)
    }

    /// Returns the text with this id, if there is one.
    pub(crate) fn find(&self, id: &str, args: &[(&str, Value<'_>)]) -> Option<String> {
        self.format(id, args).map(|(text, _)| text)
    }

    /// Returns the text and the errors of filling it in.
    fn format(&self, id: &str, args: &[(&str, Value<'_>)]) -> Option<(String, Vec<FluentError>)> {
        let (message, attribute) = match id.split_once('.') {
            Some((message, attribute)) => (message, Some(attribute)),
            None => (id, None),
        };
        let message = self.bundle.get_message(message)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let args: FluentArgs<'_> =
            args.iter().map(|(name, value)| (Cow::from(*name), value.clone())).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        Some((text, errors))
    }

    /// Returns the reason of a refusal and the advice on what to do instead, without the rule id.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.get(&format!("refused-{}", refusal.reason), &[])
    }

    /// Returns a rule or a section of rules by its id, in any case: `M-6.2`, `m-6`.
    #[must_use]
    pub fn rule(&self, id: &str) -> Option<RuleText> {
        let id = id.to_ascii_uppercase();
        let message = format!("rule-{}", id.replace('.', "-"));
        let text = self.find(&message, &[])?;
        let title = self.find(&format!("{message}.title"), &[])?;
        let source = self.find(&format!("{message}.source"), &[]);
        Some(RuleText { id, title, text, source })
    }

    /// Returns the ids of all rules and sections, in the order of the rules.
    #[must_use]
    pub fn rule_ids(&self) -> Vec<String> {
        let lines = self.language.sources().flat_map(str::lines);
        let ids = lines.filter_map(|line| line.strip_prefix("rule-")?.split_once(" =")).map(
            |(message, _)| match message.match_indices('-').nth(1) {
                Some((at, _)) => format!("{}.{}", &message[..at], &message[at + 1..]),
                None => message.to_owned(),
            },
        );
        ids.collect()
    }

    /// Returns the readings of the rules of a game in words.
    #[must_use]
    pub fn readings<G: SetUp>(&self) -> Vec<OptionText> {
        self.options_of(G::READINGS, readings::<G>())
    }

    fn options_of(&self, kind: &str, readings: &Readings) -> Vec<OptionText> {
        let option = |&(id, values): &(&'static str, [&'static str; 2])| {
            let message = format!("{kind}-{}", id.replace('_', "-"));
            let part = |name: &str| self.get(&format!("{message}.{name}"), &[]);
            OptionText {
                id,
                title: part("title"),
                text: self.get(&message, &[]),
                values: values.iter().map(|&value| (value, part(value))).collect(),
                source: part("source"),
            }
        };
        readings.iter().map(option).collect()
    }

    /// Returns the readings of the rules of a game that are not the usual ones, each in a few words.
    #[must_use]
    pub fn unusual<G: SetUp>(&self, chosen: &[(&str, &str)]) -> Vec<String> {
        let is_usual = |id: &str, value: &str| {
            readings::<G>().iter().any(|&(known, [usual, _])| known == id && usual == value)
        };
        let unusual = chosen.iter().filter(|(id, value)| !is_usual(id, value));
        let message = |id: &str| format!("{}-{}.unusual", G::READINGS, id.replace('_', "-"));
        unusual.map(|(id, _)| self.get(&message(id), &[])).collect()
    }

    /// Describes a bot in a few words, by its name.
    #[must_use]
    pub fn bot(&self, name: &str) -> String {
        self.get(&format!("bot-{name}"), &[])
    }

    /// Returns the name of a seat: the one given for it, else its number.
    #[must_use]
    pub fn player(&self, players: &[String], seat: u8) -> String {
        match players.get(usize::from(seat)) {
            Some(name) => name.clone(),
            // People count from one.
            None => self.say(msg!("name-person", seat = u32::from(seat) + 1)),
        }
    }

    /// Returns the name of a tile kind as players read it.
    #[must_use]
    pub fn tile(&self, name: &str) -> String {
        self.find(&format!("tile-{name}"), &[]).unwrap_or_else(|| name.replace('-', " "))
    }
}

#[cfg(test)]
mod tests;
