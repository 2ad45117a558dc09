//! Sets of tiles and rules: they come with the program.

use super::{Asked, language, shipped};
use crate::http::no;
use crate::wording::Language;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use fogbound_game::Refusal;
use fogbound_protocol::{Rule, SetSummary};
use fogbound_sets::{SOURCES, TRACK_SOURCES, shipped as tile_sets, shipped_tracks};
use fogbound_table::texts::RuleText;
use serde::Serialize;

const JSON: &str = "application/json";

pub async fn sets(headers: HeaderMap) -> Response {
    let tiles = SOURCES.iter().zip(tile_sets()).map(|((file, _), set)| SetSummary {
        name: stem(file).to_owned(),
        id: set.id.clone(),
        version: set.version,
        title: set.title.clone(),
        kind: "tiles".to_owned(),
        hash: set.hash.clone(),
    });
    let tracks = TRACK_SOURCES.iter().zip(shipped_tracks()).map(|((file, _), set)| SetSummary {
        name: stem(file).to_owned(),
        id: set.id.clone(),
        version: set.version,
        title: set.title.clone(),
        kind: "tracks".to_owned(),
        hash: set.hash.clone(),
    });
    let all: Vec<SetSummary> = tiles.chain(tracks).collect();
    shipped(&headers, JSON, json(&all))
}

pub async fn set(Path(name): Path<String>, asked: Asked, headers: HeaderMap) -> Response {
    let mut all = SOURCES.iter().chain(&TRACK_SOURCES);
    match all.find(|(file, _)| stem(file) == name) {
        Some((_, source)) => {
            shipped(&headers, "application/toml; charset=utf-8", (*source).to_owned())
        }
        None => not_found("no-such-set", language(&asked, &headers)),
    }
}

pub async fn rules(asked: Asked, headers: HeaderMap) -> Response {
    let texts = language(&asked, &headers).texts();
    let rules = texts.rule_ids().into_iter().filter_map(|id| texts.rule(&id));
    let all: Vec<Rule> = rules.map(told).collect();
    shipped(&headers, JSON, json(&all))
}

pub async fn rule(Path(id): Path<String>, asked: Asked, headers: HeaderMap) -> Response {
    let language = language(&asked, &headers);
    match language.texts().rule(&id) {
        Some(rule) => shipped(&headers, JSON, json(&told(rule))),
        None => not_found("no-such-rule", language),
    }
}

fn told(RuleText { id, title, text, source }: RuleText) -> Rule {
    Rule { id, title, text, source }
}

fn stem(file: &str) -> &str {
    file.trim_end_matches(".toml")
}

fn not_found(reason: &'static str, language: Language) -> Response {
    no(StatusCode::NOT_FOUND, &Refusal::new("X-7", reason), language)
}

fn json(value: &impl Serialize) -> String {
    // Our own answers are plain data.
    serde_json::to_string(value).unwrap_or_default()
}
