//! The schema of the messages in docs/, and OpenAPI of the requests over HTTP. `UPDATE_DOCS=1` writes them anew.

use crate::guests::Server;
use fogbound_protocol::{
    FromTable, Made, NoticeKey, Position, Reason, Rule, SetSummary, Summary, ToTable, Wanted,
};
use schemars::{JsonSchema, schema_for};
use serde::Serialize;
use serde_json::{Value, json};
use std::path::Path;

/// Everything that is said.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, clippy::large_enum_variant, reason = "only its schema is wanted")]
enum Message {
    /// What a client says over the WebSocket.
    ToTable(ToTable),
    /// What the server says over the WebSocket.
    FromTable(FromTable),
}

fn schema() -> Value {
    schema_for!(Message).to_value()
}

/// Returns the requests over HTTP as OpenAPI describes them.
fn openapi() -> Value {
    let of = |schema: schemars::Schema| schema.to_value();
    let answer = |description: &str, schema: Value| json!({ "description": description, "content": { "application/json": { "schema": schema } } });
    let refused = || answer("refused, with the reason", of(schema_for!(Reason)));
    let table = json!([{ "name": "table", "in": "path", "required": true, "schema": { "type": "string" } }]);
    let query = |name: &str, description: &str, kind: &str| json!({ "name": name, "in": "query", "description": description, "schema": { "type": kind } });
    let language = || query("language", "instead of the header accept-language", "string");
    let picture = |kind: &str| {
        let themes = json!({ "name": "theme", "in": "query", "description": "the colours", "schema": { "enum": ["light", "dark", "contrast"] } });
        json!({ "parameters": table, "get": {
            "parameters": [query("at", "after so many decisions; the latest if absent", "integer"), themes, language()],
            "responses": {
                "200": { "description": "the picture", "content": { kind: {} } }, "304": { "description": "it is the one that the client has" },
                "400": refused(), "404": refused(), "429": refused(), "503": refused(),
            },
        } })
    };
    let text = json!({ "description": "the record", "content": { "text/plain": { "schema": { "type": "string" } } } });
    json!({
        "openapi": "3.1.0",
        "info": { "title": "Fogbound: tables that are played online", "version": "1" },
        "paths": {
            "/api/v1": { "get": { "responses": { "200": answer("this server hosts tables", json!({
                "type": "object",
                "properties": {
                    "protocol": { "type": "integer" },
                    "games": { "type": "array", "items": { "type": "string" } },
                },
                "required": ["protocol", "games"],
            })) } } },
            "/api/v1/tables": {
                "get": { "responses": {
                    "200": answer("the listed tables with a free seat", json!({
                        "type": "array", "items": of(schema_for!(Summary)),
                    })),
                    "503": refused(),
                } },
                "post": {
                    "requestBody": { "required": true, "content": { "application/json": {
                        "schema": of(schema_for!(Wanted)),
                    } } },
                    "responses": {
                        "201": answer("the table is made", of(schema_for!(Made))),
                        "400": refused(), "413": { "description": "too long" }, "429": refused(), "503": refused(),
                    },
                },
            },
            "/api/v1/tables/{table}": { "parameters": table, "get": { "responses": {
                "200": answer("the table", of(schema_for!(Summary))), "404": refused(), "503": refused(),
            } } },
            "/api/v1/tables/{table}/record": { "parameters": table, "get": {
                "parameters": [query("to", "only the first so many decisions", "integer")],
                "responses": { "200": text, "400": refused(), "404": refused(), "429": refused(), "503": refused() },
            } },
            "/api/v1/tables/{table}/position": { "parameters": table, "get": {
                "parameters": [query("at", "after so many decisions; the latest if absent", "integer")],
                "responses": {
                    "200": answer("the position", of(schema_for!(Position<Value>))),
                    "400": refused(), "404": refused(), "429": refused(), "503": refused(),
                },
            } },
            "/api/v1/tables/{table}/picture.svg": picture("image/svg+xml"),
            "/api/v1/tables/{table}/picture.png": picture("image/png"),
            "/api/v1/notices": { "get": { "responses": { "200": answer("the key for browsers that subscribe to notices", of(schema_for!(NoticeKey))), "404": refused() } } },
            "/api/v1/sets": { "get": { "responses": { "200": answer("the sets that come with the program", json!({
                "type": "array", "items": of(schema_for!(SetSummary)),
            })) } } },
            "/api/v1/sets/{name}": {
                "parameters": [{ "name": "name", "in": "path", "required": true, "schema": { "type": "string" } }],
                "get": { "responses": {
                    "200": { "description": "the file of the set", "content": { "application/toml": {} } },
                    "404": refused(),
                } },
            },
            "/api/v1/rules": { "get": {
                "parameters": [language()],
                "responses": { "200": answer("all rules in order", json!({
                    "type": "array", "items": of(schema_for!(Rule)),
                })) },
            } },
            "/api/v1/rules/{id}": {
                "parameters": [{ "name": "id", "in": "path", "required": true, "schema": { "type": "string" } }],
                "get": {
                    "parameters": [language()],
                    "responses": { "200": answer("the rule", of(schema_for!(Rule))), "404": refused() },
                },
            },
        },
    })
}

#[test]
fn the_schemas_in_the_docs_are_those_of_the_messages() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    for (name, value) in [("online.schema.json", schema()), ("online.openapi.json", openapi())] {
        let text = serde_json::to_string_pretty(&value).unwrap() + "\n";
        let file = docs.join(name);
        if std::env::var_os("UPDATE_DOCS").is_some() {
            std::fs::write(&file, &text).unwrap();
        }
        let kept = std::fs::read_to_string(&file).unwrap_or_default();
        assert_eq!(kept, text, "UPDATE_DOCS=1 writes docs/{name} anew");
    }
}

#[test]
fn what_is_said_fits_the_schemas() {
    let messages = jsonschema::validator_for(&schema()).unwrap();
    let openapi = openapi();
    let summary = &openapi["paths"]["/api/v1/tables/{table}"]["get"]["responses"]["200"];
    let summary =
        jsonschema::validator_for(&summary["content"]["application/json"]["schema"]).unwrap();
    let server = Server::start();
    let table = server.make("ghosts-galore", &["person", "planner"]).table;
    let told: Value =
        serde_json::from_str(&server.get(&format!("/api/v1/tables/{table}")).1).unwrap();
    assert!(summary.is_valid(&told), "{told}");
    assert!(!summary.is_valid(&json!({ "table": 1 })));
    for (path, asked) in [
        ("/api/v1/tables/{table}/position", format!("/api/v1/tables/{table}/position?at=0")),
        ("/api/v1/sets", "/api/v1/sets".to_owned()),
        ("/api/v1/rules", "/api/v1/rules".to_owned()),
        ("/api/v1/rules/{id}", "/api/v1/rules/M-6.2".to_owned()),
    ] {
        let content = &openapi["paths"][path]["get"]["responses"]["200"]["content"];
        let schema = jsonschema::validator_for(&content["application/json"]["schema"]).unwrap();
        let told: Value = serde_json::from_str(&server.get(&asked).1).unwrap();
        assert!(schema.is_valid(&told), "{told}");
        assert!(!schema.is_valid(&json!("none")), "{path}");
    }
    // The messages of docs/online.md.
    let doc = include_str!("../../../../docs/online.md");
    let lines = doc.lines().filter(|line| line.starts_with("{\"type\""));
    let mut count = 0;
    for line in lines {
        let message: Value = serde_json::from_str(line).unwrap();
        assert!(messages.is_valid(&message), "{line}");
        count += 1;
    }
    assert!(count >= 8, "{count}");
    assert!(!messages.is_valid(&json!({ "type": "fly" })));
}
