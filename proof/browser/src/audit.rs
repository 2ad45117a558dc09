//! An accessibility audit by axe-core.

use crate::page::Page;
use crate::protocol::text;
use serde_json::Value;
use std::env;
use std::fmt::Write;
use std::fs;

/// The rules that are asked for.
const ALL: &str = "['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']";
/// The rule that a theme may break.
const COLOURS: &str = "{ type: 'rule', values: ['color-contrast'] }";

impl Page {
    /// Fails if axe-core finds a violation on the page as it is now.
    ///
    /// The script of axe-core is the file that `FOGBOUND_AXE` names.
    #[track_caller]
    pub fn audit(&self, what: &str) {
        self.audit_by(ALL, what);
    }

    /// Likewise, of colours alone: all else is the same in every theme.
    #[track_caller]
    pub fn audit_colours(&self, what: &str) {
        self.audit_by(COLOURS, what);
    }

    #[track_caller]
    fn audit_by(&self, rules: &str, what: &str) {
        if self.eval("typeof axe === 'undefined'") == true {
            self.eval(&script().unwrap_or_else(|error| self.fail(&error)));
        }
        let run = format!("axe.run(document, {{ runOnly: {rules}, resultTypes: ['violations'] }})");
        let found = told(&self.eval(&run)["violations"]);
        if !found.is_empty() {
            self.fail(&format!("accessibility of {what}:\n{found}"));
        }
    }
}

fn script() -> Result<String, String> {
    let path = env::var_os("FOGBOUND_AXE")
        .ok_or("FOGBOUND_AXE names no axe-core; `cargo xtask test` sees to it")?;
    let script = fs::read_to_string(&path).map_err(|error| format!("{path:?}: {error}"))?;
    // The value of the script must not be a value that cannot be returned.
    Ok(script + "\n;true")
}

/// Rule, meaning, and every place of each violation.
fn told(violations: &Value) -> String {
    let mut told = String::new();
    for violation in violations.as_array().into_iter().flatten() {
        // Writing to a text cannot fail.
        let _ = writeln!(told, "{}: {}", text(&violation["id"]), text(&violation["help"]));
        for node in violation["nodes"].as_array().into_iter().flatten() {
            let summary = text(&node["failureSummary"]).replace('\n', "\n      ");
            let (target, html) = (&node["target"], text(&node["html"]));
            let _ = writeln!(told, "  {target}\n    {html}\n      {summary}");
        }
    }
    told
}
