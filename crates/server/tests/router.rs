//! Answers of the server to a browser.

use axum::body::to_bytes;
use axum::http::{HeaderMap, Request, StatusCode};
use fogbound_server::{CONTENT_SECURITY_POLICY, Client, router};
use tower::ServiceExt;

const APP: &str = "/app-0123456789abcdef.js";

fn client() -> Client {
    let files = [
        ("index.html", "<!doctype html>"),
        ("index.html.br", "index in Brotli"),
        ("app-0123456789abcdef.js", "plain"),
        ("app-0123456789abcdef.js.gz", "in gzip"),
        ("app-0123456789abcdef.js.br", "in Brotli"),
        ("app_bg-0123456789abcdef.wasm", "wasm"),
        ("icon.svg", "<svg/>"),
        ("manifest.webmanifest", "{}"),
        ("sw.js", ""),
    ];
    Client::new(files.map(|(name, content)| (name.to_owned(), content.as_bytes().into())))
}

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: String,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("a text"))
    }
}

#[tokio::main(flavor = "current_thread")]
async fn ask(client: Client, method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(axum::body::Body::empty()).expect("a request");
    let response = router(client).oneshot(request).await.expect("an answer");
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, usize::MAX).await.expect("a body");
    let body = String::from_utf8(body.to_vec()).expect("a text");
    Answer { status: parts.status, headers: parts.headers, body }
}

fn get(path: &str, headers: &[(&str, &str)]) -> Answer {
    ask(client(), "GET", path, headers)
}

#[test]
fn the_folder_is_the_page() {
    for path in ["/", "/index.html", "/?game=mists"] {
        let answer = get(path, &[]);
        assert_eq!((answer.status, answer.body.as_str()), (StatusCode::OK, "<!doctype html>"));
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(answer.header("content-length"), "15");
    }
}

#[test]
fn files_have_their_types() {
    for (path, media_type) in [
        (APP, "text/javascript; charset=utf-8"),
        ("/app_bg-0123456789abcdef.wasm", "application/wasm"),
        ("/icon.svg", "image/svg+xml"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ] {
        assert_eq!(get(path, &[]).header("content-type"), media_type);
    }
}

#[test]
fn the_smallest_form_that_is_understood_is_sent() {
    for (accepted, encoding, body) in [
        ("gzip, deflate, br, zstd", "br", "in Brotli"),
        ("gzip, deflate", "gzip", "in gzip"),
        ("br;q=0, gzip", "gzip", "in gzip"),
        ("zstd", "", "plain"),
    ] {
        let answer = get(APP, &[("accept-encoding", accepted)]);
        assert_eq!((answer.header("content-encoding"), answer.body.as_str()), (encoding, body));
        assert_eq!(answer.header("vary"), "accept-encoding");
        assert_eq!(answer.header("content-length"), body.len().to_string());
    }
    assert_eq!(get(APP, &[]).body, "plain");
    assert_eq!(get("/sw.js", &[("accept-encoding", "br")]).header("vary"), "", "one form only");
}

#[test]
fn only_what_never_changes_is_kept_for_ever() {
    assert_eq!(get(APP, &[]).header("cache-control"), "public, max-age=31536000, immutable");
    for path in ["/", "/sw.js", "/icon.svg", "/manifest.webmanifest"] {
        assert_eq!(get(path, &[]).header("cache-control"), "no-cache", "{path}");
    }
}

#[test]
fn what_the_browser_has_is_not_sent_again() {
    for accepted in ["", "gzip", "br"] {
        let first = get(APP, &[("accept-encoding", accepted)]);
        let tag = first.header("etag");
        let again = get(APP, &[("accept-encoding", accepted), ("if-none-match", tag)]);
        assert_eq!((again.status, again.body.as_str()), (StatusCode::NOT_MODIFIED, ""));
        for name in ["etag", "cache-control", "vary", "content-security-policy"] {
            assert_eq!(again.header(name), first.header(name), "{name}");
        }
        let other = get(APP, &[("accept-encoding", "zstd"), ("if-none-match", tag)]);
        let same_form = accepted.is_empty();
        assert_eq!(other.status == StatusCode::NOT_MODIFIED, same_form, "{accepted}");
    }
    assert_eq!(get(APP, &[("if-none-match", "\"old\"")]).status, StatusCode::OK);
}

#[test]
fn head_is_get_without_a_body() {
    let (head, get) = (ask(client(), "HEAD", APP, &[]), get(APP, &[]));
    assert_eq!((head.status, head.body.as_str()), (StatusCode::OK, ""));
    assert_eq!(head.headers, get.headers);
}

#[test]
fn nothing_but_reading_is_allowed() {
    for method in ["POST", "PUT", "DELETE"] {
        let answer = ask(client(), method, "/", &[]);
        assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED);
        assert_eq!(answer.header("allow"), "GET,HEAD");
    }
}

#[test]
fn what_is_not_there_is_said_to_be_not_there() {
    for path in ["/nothing", "/index", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "/app.js", "//"] {
        let answer = get(path, &[]);
        let wanted = if path == "//" { StatusCode::OK } else { StatusCode::NOT_FOUND };
        assert_eq!(answer.status, wanted, "{path}");
    }
    let answer = get("/nothing", &[("accept-language", "en-GB")]);
    assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(answer.header("cache-control"), "no-store");
    assert!(answer.body.contains("<html lang=\"en\">"), "{}", answer.body);
    assert!(answer.body.contains("href=\"/\""), "{}", answer.body);
}

#[test]
fn without_a_client_the_page_says_how_to_build_it() {
    let answer = ask(Client::default(), "GET", "/", &[]);
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(answer.body.contains("cargo xtask play"), "{}", answer.body);
    assert_eq!(ask(Client::default(), "GET", APP, &[]).status, StatusCode::NOT_FOUND);
}

#[test]
fn every_answer_is_held_to_the_policy() {
    let empty = || ask(Client::default(), "GET", "/", &[]);
    for answer in [
        get("/", &[]),
        get(APP, &[]),
        get("/nothing", &[]),
        ask(client(), "POST", "/", &[]),
        empty(),
    ] {
        assert_eq!(answer.header("content-security-policy"), CONTENT_SECURITY_POLICY);
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
        assert!(answer.header("permissions-policy").contains("camera=()"));
    }
}

/// File servers send no policy, so the page has it too, except for what a page cannot declare.
#[test]
fn the_page_brings_its_policy_along() {
    let page = include_str!("../../web/static/index.html");
    let policy = CONTENT_SECURITY_POLICY.replace("; frame-ancestors 'none'", "");
    let wanted = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">");
    assert!(page.contains(&wanted), "{wanted}");
}

#[test]
fn the_page_knows_whether_tables_are_hosted() {
    let page = "<!doctype html><body data-worker=\"worker.js\">";
    let files = [("index.html", page), ("index.html.br", "in Brotli"), ("sw.js", "")];
    let client =
        || Client::new(files.map(|(name, text)| (name.to_owned(), text.as_bytes().into())));
    let accepts = [("accept-encoding", "br")];
    assert_eq!(ask(client(), "GET", "/", &accepts).body, "in Brotli");
    let with_tables = ask(client().with_tables(), "GET", "/", &accepts);
    assert_eq!(with_tables.body, page.replace("<body", "<body data-tables"));
}
