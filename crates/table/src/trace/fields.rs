//! Answers as arrays, events as objects.

use fogbound_game::{Answer, Fields, Happening};
use serde_json::{Map, Value};

/// Returns the object of an event; `tile` is a tile as JSON.
pub(super) fn event(event: &impl Happening, tile: &dyn Fn(u8) -> Value) -> Map<String, Value> {
    let mut object = Object { map: Map::new(), tile };
    event.fields(&mut object);
    object.word("kind", event.word());
    object.word("rule", event.rule().as_str());
    object.map
}

/// Returns an answer as an array: its word, then its fields.
pub(super) fn answer(answer: &impl Answer) -> Value {
    let mut array = Array(vec![answer.word().into()]);
    answer.fields(&mut array);
    Value::Array(array.0)
}

struct Array(Vec<Value>);

impl Fields for Array {
    fn number(&mut self, _: &'static str, number: i64) {
        self.0.push(number.into());
    }

    fn word(&mut self, _: &'static str, word: &str) {
        self.0.push(word.into());
    }

    fn list(&mut self, _: &'static str, items: &dyn Fn(&mut dyn Fields)) {
        let mut list = Array(Vec::new());
        items(&mut list);
        self.0.push(Value::Array(list.0));
    }

    fn flag(&mut self, _: &'static str, flag: bool) {
        self.0.push(flag.into());
    }

    fn nothing(&mut self, _: &'static str) {
        self.0.push(Value::Null);
    }
}

struct Object<'a> {
    map: Map<String, Value>,
    tile: &'a dyn Fn(u8) -> Value,
}

impl Object<'_> {
    fn set(&mut self, name: &str, value: Value) {
        self.map.insert(name.to_owned(), value);
    }
}

impl Fields for Object<'_> {
    fn number(&mut self, name: &'static str, number: i64) {
        self.set(name, number.into());
    }

    fn word(&mut self, name: &'static str, word: &str) {
        self.set(name, word.into());
    }

    fn list(&mut self, name: &'static str, items: &dyn Fn(&mut dyn Fields)) {
        let mut list = Array(Vec::new());
        items(&mut list);
        self.set(name, Value::Array(list.0));
    }

    fn flag(&mut self, name: &'static str, flag: bool) {
        self.set(name, flag.into());
    }

    fn nothing(&mut self, name: &'static str) {
        self.set(name, Value::Null);
    }

    fn tile(&mut self, name: &'static str, tile: u8) {
        self.set(name, (self.tile)(tile));
    }
}
