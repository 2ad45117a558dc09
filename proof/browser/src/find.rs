//! Finding elements as a person does: by what they are and what they are called.

use crate::page::Page;
use serde_json::{Value, json};
use std::fmt;

/// Which element of a page is meant.
///
/// A text is a CSS selector; [`role`] asks the accessibility tree.
#[derive(Clone, Debug)]
pub struct Find {
    by: By,
    within: Option<String>,
    nth: usize,
}

#[derive(Clone, Debug)]
enum By {
    Css(String),
    Role { role: String, name: Option<String>, part: Option<String> },
}

/// Elements of an ARIA role, stated or by their nature.
#[must_use]
pub fn role(role: &str) -> Find {
    let by = By::Role { role: role.to_owned(), name: None, part: None };
    Find { by, within: None, nth: 0 }
}

impl From<&str> for Find {
    fn from(css: &str) -> Self {
        Self { by: By::Css(css.to_owned()), within: None, nth: 0 }
    }
}

impl From<String> for Find {
    fn from(css: String) -> Self {
        css.as_str().into()
    }
}

impl From<&Find> for Find {
    fn from(find: &Find) -> Self {
        find.clone()
    }
}

impl Find {
    /// With this accessible name. Only for roles.
    #[must_use]
    pub fn named(mut self, wanted: &str) -> Self {
        if let By::Role { name, .. } = &mut self.by {
            *name = Some(wanted.to_owned());
        }
        self
    }

    /// With this text as a part of the accessible name. Only for roles.
    #[must_use]
    pub fn containing(mut self, wanted: &str) -> Self {
        if let By::Role { part, .. } = &mut self.by {
            *part = Some(wanted.to_owned());
        }
        self
    }

    /// Only inside the first element that meets this CSS selector.
    #[must_use]
    pub fn within(mut self, css: &str) -> Self {
        self.within = Some(css.to_owned());
        self
    }

    /// The one with this number, from 0, in the order of the document.
    #[must_use]
    pub fn nth(mut self, nth: usize) -> Self {
        self.nth = nth;
        self
    }
}

impl fmt::Display for Find {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.by {
            By::Css(css) => write!(f, "`{css}`")?,
            By::Role { role, name, part } => {
                write!(f, "{role}")?;
                name.iter().try_for_each(|name| write!(f, " “{name}”"))?;
                part.iter().try_for_each(|part| write!(f, " “…{part}…”"))?;
            }
        }
        self.within.iter().try_for_each(|within| write!(f, " within `{within}`"))?;
        if self.nth > 0 { write!(f, " (number {})", self.nth) } else { Ok(()) }
    }
}

impl Page {
    /// Returns the number of elements that are meant.
    #[track_caller]
    pub fn count(&self, find: impl Into<Find>) -> usize {
        self.try_find_all(&find.into()).unwrap_or_default().len()
    }

    /// Waits until there is such an element.
    #[track_caller]
    pub fn wait_for_element(&self, find: impl Into<Find>) {
        self.element(&find.into());
    }

    /// Waits until there is no such element.
    #[track_caller]
    pub fn wait_for_absence(&self, find: impl Into<Find>) {
        let find = find.into();
        let none = || self.try_find_all(&find)?.is_empty().then_some(());
        self.wait_until(&format!("no {find}"), none);
    }

    /// The accessible names of all elements that are meant.
    #[track_caller]
    pub fn names(&self, find: impl Into<Find>) -> Vec<String> {
        let name = |object: String| {
            let node = json!({ "objectId": object, "fetchRelatives": false });
            let tree = self.try_call("Accessibility.getPartialAXTree", node).ok()?;
            tree["nodes"][0]["name"]["value"].as_str().map(str::to_owned)
        };
        self.try_find_all(&find.into()).unwrap_or_default().into_iter().filter_map(name).collect()
    }

    /// Returns the names of the fonts that an element is written with, the most used first.
    #[track_caller]
    pub fn fonts(&self, find: impl Into<Find>) -> Vec<String> {
        let element = self.element(&find.into());
        self.call("DOM.getDocument", json!({ "depth": 0 }));
        let node = self.call("DOM.requestNode", json!({ "objectId": element }));
        self.call("CSS.enable", json!({}));
        let fonts = self.call("CSS.getPlatformFontsForNode", json!({ "nodeId": node["nodeId"] }));
        let fonts = fonts["fonts"].as_array().into_iter().flatten();
        fonts.filter_map(|font| font["familyName"].as_str().map(str::to_owned)).collect()
    }

    /// Waits for the element; its handle.
    #[track_caller]
    pub(crate) fn element(&self, find: &Find) -> String {
        self.wait_until(&find.to_string(), || self.find(find))
    }

    /// The element as it is there now; its handle.
    pub(crate) fn find(&self, find: &Find) -> Option<String> {
        self.try_find_all(find)?.into_iter().nth(find.nth)
    }

    /// Calls a function on an element, given by its handle.
    pub(crate) fn try_call_on(&self, element: &str, function: &str) -> Result<Value, String> {
        let function = json!({
            "objectId": element, "functionDeclaration": function, "returnByValue": true,
        });
        let mut answer = self.try_call("Runtime.callFunctionOn", function)?;
        Ok(answer["result"]["value"].take())
    }

    #[track_caller]
    pub(crate) fn call_on(&self, element: &str, function: &str) -> Value {
        self.try_call_on(element, function).unwrap_or_else(|error| self.fail(&error))
    }

    /// Handles of all elements that are meant; nothing while the page is loading.
    fn try_find_all(&self, find: &Find) -> Option<Vec<String>> {
        let root = match &find.within {
            Some(css) => format!("document.querySelector({})", json!(css)),
            None => "document".to_owned(),
        };
        match &find.by {
            By::Css(css) => {
                let all = format!("[...({root}?.querySelectorAll({}) ?? [])]", json!(css));
                self.handles(&all)
            }
            By::Role { role, name, part } => {
                let root = self.handles(&format!("[{root}].filter(Boolean)"))?;
                let Some(root) = root.first() else { return Some(Vec::new()) };
                let mut query = json!({ "objectId": root, "role": role });
                if let Some(name) = name {
                    query["accessibleName"] = name.as_str().into();
                }
                let found = self.try_call("Accessibility.queryAXTree", query).ok()?;
                let fits = |node: &&Value| {
                    let name = node["name"]["value"].as_str().unwrap_or_default();
                    node["ignored"] != true && part.as_ref().is_none_or(|part| name.contains(part))
                };
                let handle = |node: &Value| {
                    let node = json!({ "backendNodeId": node["backendDOMNodeId"] });
                    let resolved = self.try_call("DOM.resolveNode", node).ok()?;
                    resolved["object"]["objectId"].as_str().map(str::to_owned)
                };
                let nodes = found["nodes"].as_array()?;
                Some(nodes.iter().filter(fits).filter_map(handle).collect())
            }
        }
    }

    /// Handles of the elements of a list.
    fn handles(&self, list: &str) -> Option<Vec<String>> {
        let list = self.try_call("Runtime.evaluate", json!({ "expression": list })).ok()?;
        let list = json!({ "objectId": list["result"]["objectId"], "ownProperties": true });
        let list = self.try_call("Runtime.getProperties", list).ok()?;
        let is_item =
            |item: &&Value| item["name"].as_str().is_some_and(|name| name.parse::<usize>().is_ok());
        let handle = |item: &Value| item["value"]["objectId"].as_str().map(str::to_owned);
        Some(list["result"].as_array()?.iter().filter(is_item).filter_map(handle).collect())
    }
}
