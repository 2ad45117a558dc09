//! The harness itself, on small pages of its own.

use fogbound_browser::{Browser, DESKTOP, Host, Letters, PHONE, Site, role};
use std::panic::{AssertUnwindSafe, catch_unwind};

const PAGE: &str = "<!doctype html><html lang=en><meta name=viewport content='width=device-width'>
    <title>A page</title><main><h1>A page</h1>
    <button aria-label='Count up'>+</button> <output>0</output>
    <label><input type=checkbox> Dark</label>
    <input aria-label=Name>
    <div id=pad></div></main>
    <script src=page.js></script>";

const STYLE: &str = "#pad { width: 300px; height: 300px; background: gray; touch-action: none }";

const SCRIPT: &str = "
    const style = document.createElement('link');
    style.rel = 'stylesheet'; style.href = 'page.css'; document.head.append(style);
    let count = 0; window.seen = [];
    document.querySelector('button').addEventListener('click', () =>
        document.querySelector('output').textContent = ++count);
    const pad = document.getElementById('pad');
    for (const kind of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'wheel', 'keydown'])
        (kind === 'keydown' ? document : pad).addEventListener(kind, e =>
            window.seen.push([kind, e.pointerType ?? e.key ?? e.deltaY, e.buttons]));
";

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; worker-src 'self'";

fn site(policy: &str) -> Site {
    Site::new()
        .file("/index.html", PAGE)
        .file("/page.css", STYLE)
        .file("/page.js", SCRIPT)
        .file("/favicon.ico", "")
        .header("content-security-policy", policy)
}

fn host() -> Host {
    site(POLICY).serve()
}

/// Returns the message of a page that fails.
fn failure(act: impl FnOnce()) -> String {
    let panic = catch_unwind(AssertUnwindSafe(act)).expect_err("this fails");
    panic.downcast_ref::<String>().cloned().unwrap_or_default()
}

#[test]
fn elements_are_found_by_role_and_name_and_clicked() {
    let (browser, host) = (Browser::launch(), host());
    let page = browser.page();
    page.emulate(DESKTOP);
    page.goto(&host.url("/"));
    let button = role("button").named("Count up");
    page.click(&button);
    page.click("button");
    page.wait_for("two clicks", "document.querySelector('output').textContent === '2'");
    assert_eq!(page.count(role("button")), 1);
    assert_eq!(page.count(role("button").named("Count down")), 0);
    assert_eq!(page.names(role("button")), ["Count up"]);
    page.click(role("checkbox").containing("Dark"));
    assert_eq!(page.eval("document.querySelector('[type=checkbox]').checked"), true);
    page.screenshot("harness");
    page.close();
}

/// The fonts are named, so that no page is seen otherwise on another machine.
#[test]
fn letters_are_those_that_are_named() {
    for letters in [Letters::Wide, Letters::Narrow] {
        let (browser, host) = (Browser::with(letters), host());
        let page = browser.page();
        for family in ["sans-serif", "system-ui", "Georgia, serif"] {
            page.goto(&host.url("/"));
            page.eval(&format!("document.querySelector('h1').style.fontFamily = '{family}'"));
            assert_eq!(page.fonts("h1"), [letters.font()], "{family}");
        }
    }
}

#[test]
fn mouse_and_keys_arrive() {
    let (browser, host) = (Browser::launch(), host());
    let page = browser.page();
    page.goto(&host.url("/"));
    let (x, y) = page.spot("#pad");
    page.drag((x, y), (x + 50.0, y));
    page.wheel((x, y), 120.0);
    page.wait_for("the wheel", "seen.some(([kind, by]) => kind === 'wheel' && by === 120)");
    let moves =
        "seen.filter(([kind, by, buttons]) => kind === 'pointermove' && buttons === 1).length";
    assert!(page.number(moves) > 5.0);
    page.tab_to(role("textbox").named("Name"));
    page.write("Ann+");
    assert_eq!(page.text("document.querySelector('[aria-label=Name]').value"), "Ann+");
    page.key("Shift+Tab");
    assert_eq!(page.text("document.activeElement.type"), "checkbox");
    page.key(" ");
    assert_eq!(page.eval("document.activeElement.checked"), true);
    page.key("Escape");
    assert_eq!(
        page.eval("seen.some(([kind, key]) => kind === 'keydown' && key === 'Escape')"),
        true
    );
}

#[test]
fn focus_must_be_seen() {
    let hidden = format!("{STYLE} button:focus-visible {{ outline: none }}");
    let (browser, host) = (Browser::launch(), site(POLICY).file("/page.css", hidden).serve());
    let page = browser.page();
    page.goto(&host.url("/"));
    page.tab_to(role("checkbox"));
    assert!(failure(|| page.tab_to(role("button"))).contains("does not show"));
}

#[test]
fn a_phone_is_touched() {
    let (browser, host) = (Browser::launch(), host());
    let page = browser.page();
    page.emulate(PHONE);
    page.prefer(true, true);
    page.language("de-DE");
    page.goto(&host.url("/"));
    assert_eq!(page.number("innerWidth"), 360.0);
    assert_eq!(page.eval("matchMedia('(pointer: coarse) and (hover: none)').matches"), true);
    assert_eq!(page.eval("matchMedia('(prefers-color-scheme: dark)').matches"), true);
    assert_eq!(page.eval("matchMedia('(prefers-reduced-motion: reduce)').matches"), true);
    assert_eq!(page.text("navigator.language"), "de-DE");
    page.tap(role("button"));
    page.wait_for("a tap", "document.querySelector('output').textContent === '1'");
    let (x, y) = page.spot("#pad");
    page.swipe((x, y), (x, y - 60.0));
    page.pinch((x, y), 60.0, 120.0);
    let kinds = "new Set(seen.map(([kind, by]) => kind + by))";
    assert_eq!(page.eval(&format!("{kinds}.has('pointermovetouch')")), true);
    assert_eq!(page.eval(&format!("{kinds}.has('pointercanceltouch')")), false);
    assert_eq!(page.number("seen.filter(([kind]) => kind === 'pointerdown').length"), 3.0);
}

#[test]
fn what_goes_wrong_in_a_page_fails() {
    let (browser, host) = (Browser::launch(), host());
    for (wrong, told) in [
        ("setTimeout(() => { throw new Error('first') })", "first"),
        ("console.error('second', 2)", "second 2"),
        ("document.body.insertAdjacentHTML('beforeend', '<p style=\"color:red\">')", "style-src"),
        ("void fetch('page.css').catch(() => 0)", "connect-src"),
        ("void Promise.reject(new Error('fifth'))", "fifth"),
    ] {
        let page = browser.page();
        page.goto(&host.url("/"));
        page.check();
        page.eval(wrong);
        page.wait_for("a moment", "new Promise(done => setTimeout(() => done(true), 50))");
        let message = failure(|| page.check());
        assert!(message.contains(told) && message.contains("A page"), "{wrong}: {message}");
    }
}

#[test]
fn a_dropped_page_fails_too() {
    let (browser, host) = (Browser::launch(), host());
    let page = browser.page();
    page.goto(&host.url("/"));
    page.eval("console.error('unheard')");
    assert!(failure(|| drop(page)).contains("unheard"));
}

#[test]
fn what_fails_in_a_worker_fails() {
    let worker = "self.onmessage = () => { throw new Error('worked badly') }";
    let browser = Browser::launch();
    let host = site(POLICY).file("/worker.js", worker).serve();
    let page = browser.page();
    page.goto(&host.url("/"));
    page.eval("window.helper = new Worker('worker.js'); 0");
    page.eval("helper.postMessage(1)");
    page.wait_for("a moment", "new Promise(done => setTimeout(() => done(true), 200))");
    assert!(failure(|| page.check()).contains("worked badly"));
}

#[test]
fn an_audit_finds_what_is_not_accessible() {
    let browser = Browser::launch();
    let bad = PAGE.replace("<main>", "<main><img src='data:,'><p class=pale>pale</p>");
    let style = format!("{STYLE} .pale {{ color: #aaa; background: #fff }}");
    let host = site(POLICY).file("/bad.html", bad).file("/page.css", style).serve();
    let page = browser.page();
    page.goto(&host.url("/"));
    page.audit("a good page");
    page.goto(&host.url("/bad.html"));
    let message = failure(|| page.audit("a bad page"));
    for told in ["image-alt", "color-contrast", "<p class=\"pale\">", "a bad page"] {
        assert!(message.contains(told), "{told}: {message}");
    }
    drop(page.take_problems());
}

#[test]
fn players_have_storages_of_their_own() {
    let (browser, host) = (Browser::launch(), host());
    let first = browser.page();
    first.goto(&host.url("/"));
    first.eval("localStorage.setItem('who', 'first')");
    first.reload();
    assert_eq!(first.eval("localStorage.getItem('who')"), "first");
    let tab = first.another();
    tab.goto(&host.url("/"));
    assert_eq!(tab.eval("localStorage.getItem('who')"), "first");
    let second = browser.page();
    second.goto(&host.url("/"));
    assert_eq!(second.eval("localStorage.getItem('who')"), serde_json::Value::Null);
}

#[test]
fn texts_that_cannot_be_read_to_their_end_are_found() {
    let (browser, host) = (Browser::launch(), host());
    let page = browser.page();
    page.emulate(PHONE);
    page.goto(&host.url("/"));
    assert_eq!(page.cramped(), Vec::<String>::new());
    let told = |style: &str, inner: &str| {
        page.eval(&format!(
            "{{ const one = document.getElementById('pad');
                one.innerHTML = {inner:?};
                one.style.cssText = {style:?};
                for (const part of one.querySelectorAll('[data-style]')) part.style.cssText = part.dataset.style; }}"
        ));
        page.cramped().join("\n")
    };
    let long = "<p class='words'>words without end, words without end, words without end</p>";
    for (style, inner, expected) in [
        ("white-space: nowrap; overflow: hidden", long, "is cut off sideways"),
        ("height: 20px; overflow: clip", long, "is cut off upwards or downwards"),
        ("white-space: nowrap; border: 1px solid", long, "sticks out of its box sideways"),
        ("position: absolute; left: -20px", long, "leaves the window sideways"),
        (
            "position: relative",
            "<p class='words'>words</p><b data-style='position: absolute; inset: 0; background: red'></b>",
            "is covered by b",
        ),
    ] {
        let told = told(style, inner);
        assert!(told.contains("words") && told.contains(expected), "{style}: {told}");
    }
    for style in ["overflow: auto; height: 60px", "width: 1px; overflow: hidden"] {
        assert_eq!(told(style, long), "", "{style}");
    }
}

#[test]
fn letters_grow_as_the_player_wishes() {
    let (browser, host) = (Browser::launch(), host());
    let page = browser.page();
    page.goto(&host.url("/"));
    for (percent, size) in [(100, 16.0), (200, 32.0)] {
        page.letters(percent);
        let rem = "parseFloat(getComputedStyle(document.documentElement).fontSize)";
        page.wait_for("the letters", &format!("{rem} === {size}"));
        assert_eq!(
            page.eval(&format!(
                "matchMedia('(width: {}rem)').matches",
                page.number("innerWidth") / size
            )),
            true
        );
    }
}

/// The network is cut for the page, and what a service worker kept is still there.
#[test]
fn a_page_without_network_has_what_it_kept() {
    let worker = "
        self.addEventListener('install', e => e.waitUntil(
            caches.open('kept').then(kept => kept.addAll(['/', '/page.js', '/page.css']))));
        self.addEventListener('activate', e => e.waitUntil(clients.claim()));
        self.addEventListener('fetch', e => e.respondWith(
            caches.match(e.request).then(kept => kept ?? fetch(e.request))));";
    let browser = Browser::launch();
    let host = site(&format!("{POLICY}; connect-src 'self'"))
        .file("/fresh.txt", "fresh")
        .file("/sw.js", worker)
        .serve();
    let page = browser.page();
    page.goto(&host.url("/"));
    page.eval("navigator.serviceWorker.register('/sw.js').then(() => 0)");
    page.wait_for("the service worker", "navigator.serviceWorker.controller");
    let fresh = "fetch('/fresh.txt').then(answer => answer.text(), () => 'none')";
    assert_eq!(page.text(fresh), "fresh");
    page.offline(true);
    assert_eq!(page.text(fresh), "none");
    page.reload();
    page.click("button");
    assert_eq!(page.text("document.querySelector('output').textContent"), "1");
    drop(host);
    page.reload();
    page.click("button");
    assert_eq!(page.text("document.querySelector('output').textContent"), "1");
    drop(page.take_problems());
}

#[test]
fn what_a_page_loads_and_how_it_runs_is_watched() {
    let (browser, host) =
        (Browser::alone(), site(POLICY).file("/page.css", STYLE.repeat(50)).serve());
    let page = browser.page();
    page.goto(&host.url("/"));
    let transfers = page.transfers();
    let style = transfers.iter().find(|transfer| transfer.url.ends_with("page.css"));
    let bytes = style.expect("the style was loaded").bytes as usize;
    assert!((50 * STYLE.len()..50 * STYLE.len() + 1000).contains(&bytes), "{transfers:?}");

    let rest = "new Promise(done => setTimeout(done, 300))";
    let busy = "{ const end = performance.now() + 120; while (performance.now() < end); }";
    let frames = page.frames_while(|| drop(page.eval(rest)));
    assert!(frames.median < 100.0, "{frames}");
    let frames = page.frames_while(|| drop(page.eval(&format!("{busy} {rest}"))));
    assert!(frames.per_second < 60.0, "{frames}");
    let task = page.longest_task_while(|| drop(page.eval(&format!("{busy} {rest}"))));
    assert!(task.clock >= 119.0 && (1.0..=task.clock + 1.0).contains(&task.own), "{task:?}");
}
