//! A page as a screen reader has it: what has a role, a name and states, and what is reported.

use crate::page::Page;
use crate::protocol::text;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Roles of regions whose changes are reported.
const LIVE: [&str; 3] = ["status", "alert", "log"];

/// The accessibility tree of a page at one moment, in the order of the document.
pub struct Spoken {
    things: Vec<Thing>,
}

/// Something with a role and a name.
#[derive(Debug)]
pub struct Thing {
    /// Its role.
    pub role: String,
    /// Its name.
    pub name: String,
    /// True if it says that it does nothing now.
    pub is_disabled: bool,
    /// True if its content is being changed.
    pub is_busy: bool,
    /// True for a button that can be on and off.
    pub is_toggle: bool,
    /// The places of what it lies in, from the inside.
    within: Vec<usize>,
    /// Its element.
    node: Value,
}

impl Spoken {
    fn of(nodes: &[Value]) -> Self {
        let places: BTreeMap<&str, usize> = nodes
            .iter()
            .enumerate()
            .filter_map(|(at, it)| Some((it["nodeId"].as_str()?, at)))
            .collect();
        let parent = |at: &usize| places.get(nodes[*at]["parentId"].as_str()?).copied();
        let thing = |(at, node): (usize, &Value)| {
            let properties = node["properties"].as_array();
            let property = |name: &str| {
                let of_name = |it: &&Value| it["name"] == name;
                properties.and_then(|all| all.iter().find(of_name)).map(|it| it["value"].clone())
            };
            let is = |name: &str| property(name).is_some_and(|it| it["value"] == true);
            let is_seen = node["ignored"] != true;
            let said =
                |part: &str| if is_seen { text(&node[part]["value"]) } else { String::new() };
            Thing {
                role: said("role"),
                name: said("name"),
                is_disabled: is("disabled"),
                is_busy: is("busy"),
                is_toggle: property("pressed").is_some(),
                within: std::iter::successors(parent(&at), parent).collect(),
                node: node["backendDOMNodeId"].clone(),
            }
        };
        Self { things: nodes.iter().enumerate().map(thing).collect() }
    }

    /// Returns everything with a role.
    pub fn all(&self, role: &str) -> impl Iterator<Item = &Thing> {
        self.things.iter().filter(move |thing| thing.role == role)
    }

    /// Returns the first with this role and this name.
    #[must_use]
    pub fn named(&self, role: &str, name: &str) -> Option<&Thing> {
        self.all(role).find(|thing| thing.name == name)
    }

    /// Returns the nearest with this role that a thing lies in.
    #[must_use]
    pub fn around(&self, thing: &Thing, role: &str) -> Option<&Thing> {
        thing.within.iter().map(|&at| &self.things[at]).find(|it| it.role == role)
    }

    /// Returns what the live regions say.
    #[must_use]
    pub fn reports(&self) -> String {
        let is_reported =
            |thing: &&Thing| LIVE.iter().any(|role| self.around(thing, role).is_some());
        let texts = self.all("StaticText").filter(is_reported).map(|thing| thing.name.as_str());
        texts.collect::<Vec<_>>().join(" ")
    }
}

impl Page {
    /// Returns what a screen reader has of the page now.
    #[track_caller]
    pub fn spoken(&self) -> Spoken {
        let tree = self.call("Accessibility.getFullAXTree", json!({}));
        Spoken::of(tree["nodes"].as_array().map(Vec::as_slice).unwrap_or_default())
    }

    /// Gives the focus to something as a screen reader does; false if it is gone meanwhile or takes none.
    pub fn focus(&self, thing: &Thing) -> bool {
        self.try_call("DOM.focus", json!({ "backendNodeId": thing.node })).is_ok()
    }

    /// Returns true if one of these things is active in another one that has the focus as a whole, such as a grid.
    #[track_caller]
    pub fn is_active(&self, things: &[&Thing], within: &Thing) -> bool {
        let node = json!({ "backendNodeId": within.node, "fetchRelatives": false });
        let tree = self.try_call("Accessibility.getPartialAXTree", node).unwrap_or_default();
        let properties = tree["nodes"][0]["properties"].as_array();
        let active =
            properties.and_then(|all| all.iter().find(|it| it["name"] == "activedescendant"));
        let active = active.map(|it| &it["value"]["relatedNodes"][0]["backendDOMNodeId"]);
        active.is_some_and(|active| things.iter().any(|thing| thing.node == *active))
    }
}
