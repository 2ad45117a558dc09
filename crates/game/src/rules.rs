//! Rule ids and refusals.

use core::fmt;

/// The id of a rule, like `M-6.2`. Its text stands in `texts/en/rules.ftl`; `fogbound rules ID` prints it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RuleId(pub &'static str);

impl RuleId {
    /// Returns the id as text.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl From<&'static str> for RuleId {
    fn from(id: &'static str) -> Self {
        RuleId(id)
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// The refusal of an action or a setup: the rule that forbids it and a key for the reason. The game
/// is unchanged.
///
/// `reason` is a short stable key such as `meeple-region-occupied`. The sentence a player reads is
/// looked up from it in the text files of the floors above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// Key of the reason; kebab-case, unique per reason.
    pub reason: &'static str,
}

impl Refusal {
    /// Returns a refusal under `rule` for the reason with this key.
    #[must_use]
    pub const fn new(rule: &'static str, reason: &'static str) -> Refusal {
        Refusal { rule: RuleId(rule), reason }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule, self.reason)
    }
}

impl core::error::Error for Refusal {}
