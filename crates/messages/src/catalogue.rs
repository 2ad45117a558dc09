//! The messages of all languages with the arguments they use.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The folder with a folder of files for each language, in the root of the workspace.
const TEXTS: &str = "texts";

/// The arguments and messages that a message, or an attribute of one, uses.
#[derive(Default)]
struct Uses {
    args: BTreeSet<String>,
    messages: BTreeSet<String>,
}

/// The messages, by `id` or `id.attribute`.
#[derive(Default)]
pub(crate) struct Catalogue(BTreeMap<String, Uses>);

impl Catalogue {
    /// Reads all languages.
    pub fn read() -> Result<Catalogue, String> {
        let texts = texts()?;
        let mut sources = Vec::new();
        collect(&texts, &mut sources).map_err(|error| format!("{}: {error}", texts.display()))?;
        let mut catalogue = Catalogue::default();
        for source in sources {
            catalogue.add(&source)?;
        }
        Ok(catalogue)
    }

    /// Adds the messages of a file.
    fn add(&mut self, source: &str) -> Result<(), String> {
        let resource = parser::parse(source).map_err(|(_, errors)| format!("{errors:?}"))?;
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            if let Some(value) = &message.value {
                self.0.entry(id.to_owned()).or_default().pattern(value);
            }
            for attribute in &message.attributes {
                let id = format!("{id}.{}", attribute.id.name);
                self.0.entry(id).or_default().pattern(&attribute.value);
            }
        }
        Ok(())
    }

    /// Checks that there is a message with this id that uses exactly these arguments. The help that stands
    /// with a problem is filled in with the arguments of the problem.
    pub fn check(&self, id: &str, given: &BTreeSet<String>) -> Result<(), String> {
        if !self.0.contains_key(id) {
            return Err(format!("no message `{id}` in texts/"));
        }
        let used = self.args(id);
        let missing: Vec<_> = used.difference(given).map(String::as_str).collect();
        let unused: Vec<_> = given.difference(&used).map(String::as_str).collect();
        match (missing.is_empty(), unused.is_empty()) {
            (true, true) => Ok(()),
            (false, _) => Err(format!("`{id}` also uses {}", missing.join(", "))),
            (true, false) => Err(format!("`{id}` does not use {}", unused.join(", "))),
        }
    }

    /// Returns the words that complete a prefix to the id of a message that uses exactly these arguments.
    pub fn members<'a>(
        &'a self,
        prefix: &'a str,
        given: &'a BTreeSet<String>,
    ) -> impl Iterator<Item = &'a str> {
        let matching = move |id: &'a String| {
            let word = id.strip_prefix(prefix)?;
            (self.args(id) == *given).then_some(word)
        };
        self.0.keys().filter_map(matching)
    }

    /// Returns the arguments that a message uses with its help and the messages inserted into it.
    fn args(&self, id: &str) -> BTreeSet<String> {
        let help = format!("{id}.help");
        let mut args = BTreeSet::new();
        for uses in [id, &help].into_iter().filter_map(|id| self.0.get(id)) {
            args.extend(uses.args.iter().cloned());
            args.extend(uses.messages.iter().flat_map(|id| self.args(id)));
        }
        args
    }
}

impl Uses {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.args.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| format!(".{}", attribute.name));
                self.messages.insert(id.name.to_owned() + &attribute.unwrap_or_default());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.inline(argument));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            // Terms do not see the arguments of a message, and the names in a call are literals.
            InlineExpression::TermReference { .. }
            | InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

/// Finds the folder of the texts above the package that is being compiled.
fn texts() -> Result<PathBuf, String> {
    let package =
        env::var_os("CARGO_MANIFEST_DIR").ok_or("compile with cargo: it says where to look")?;
    let mut above = Path::new(&package).ancestors().map(|folder| folder.join(TEXTS));
    above.find(|texts| texts.is_dir()).ok_or(format!("no folder {TEXTS}/ above the package"))
}

/// Reads the files of a folder and of those in it.
fn collect(folder: &Path, sources: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, sources)?;
        } else if path.extension().is_some_and(|extension| extension == "ftl") {
            sources.push(fs::read_to_string(path)?);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
