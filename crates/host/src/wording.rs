//! Refusals in the language of whoever is refused.

use fogbound_game::Refusal;
use fogbound_protocol::Reason;
use fogbound_table::texts::Texts;

/// A language that refusals are told in.
#[derive(Clone, Copy)]
pub struct Language(&'static Texts);

impl Language {
    /// Returns the first known language of a list like `de-AT, en;q=0.5`, else English.
    pub fn of(accepted: &str) -> Language {
        let known = |item: &str| {
            let tag = item.trim().split(['-', ';']).next().unwrap_or_default().to_ascii_lowercase();
            let texts = Texts::shared(&tag);
            (texts.tag() == tag).then_some(texts)
        };
        Language(accepted.split(',').find_map(known).unwrap_or_else(|| Texts::shared("en")))
    }

    /// Returns its texts.
    pub fn texts(self) -> &'static Texts {
        self.0
    }

    /// Returns its tag, like `de`.
    pub fn tag(self) -> &'static str {
        self.0.tag()
    }

    /// Returns a refusal as it is sent.
    pub fn reason(self, refusal: &Refusal) -> Reason {
        Reason {
            rule: refusal.rule.to_string(),
            reason: refusal.reason.to_owned(),
            text: self.0.refusal(refusal),
        }
    }
}
