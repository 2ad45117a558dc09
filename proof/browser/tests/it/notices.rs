//! Notices to people who are away from their table.

use crate::online::Server;
use fogbound_browser::Browser;
use fogbound_browser::client::{Game, Player};
use std::io::{BufRead, BufReader, Read as _, Write as _};
use std::net::TcpListener;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// Time in which somebody is told.
const TOLD: Duration = Duration::from_secs(30);

/// Returns the number of tiles in the pile.
fn tiles_left(player: &Player) -> f64 {
    player.page.number("parseInt(document.body.innerText.match(/(\\d+) tiles left/)?.[1] ?? '0')")
}

/// Returns a script that is true if it is said so who is told.
fn told(text: &str) -> String {
    format!("document.querySelector('dialog[open] .notices-now')?.innerText === '{text}'")
}

/// Receives notices, and answers that they are taken.
fn receiver() -> (String, Receiver<Vec<u8>>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    let (told, heard) = channel();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.expect("a connection");
            let mut lines = BufReader::new(stream.try_clone().expect("the same connection"));
            let (mut line, mut length) = (String::new(), 0);
            while lines.read_line(&mut line).is_ok_and(|bytes| bytes > 2) {
                if let Some(told) = line.to_lowercase().strip_prefix("content-length:") {
                    length = told.trim().parse().expect("a number");
                }
                line.clear();
            }
            let mut body = vec![0; length];
            lines.read_exact(&mut body).expect("the body");
            // Whoever has asked may have gone.
            let _ = stream.write_all(
                b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
            );
            if told.send(body).is_err() {
                return;
            }
        }
    });
    (format!("http://localhost:{}/", address.port()), heard)
}

#[test]
fn who_is_away_is_told_of_their_turn_on_a_device_or_at_an_address() {
    let server = Server::start();
    let browser = Browser::launch();
    let ada = Player::mouse(&browser).at_server(&server.address);
    let link = ada.make_table(Game::Mists, "Ada", &["person", "normal"]);
    ada.dismiss_guide();
    let (to, heard) = receiver();
    ada.press_named("Menu");
    ada.press_named("Tell me my turn");
    ada.page.wait_for("the dialog", &told("This device is not told."));
    ada.page.screenshot("online-notices");
    ada.page.audit("the dialog about notices");
    // This browser knows no push service: it refuses, and that is said.
    ada.press_named("Tell this device");
    ada.page.wait_for(
        "the refusal",
        "document.querySelector('dialog[open]').innerText.includes('does not allow it')",
    );
    // With one it hands out an address and its keys.
    let keys =
        "BLn9b-VR0ca83knDNZ32dCHGyjJp-1riX9ZTN40MqV8K_LpQmLqxC_DoHvqvFXO_nGdAB4W9dogZb_sM-uV4JbY";
    ada.page.eval(&format!(
        "globalThis.fogboundNotices = {{
            can: () => true,
            subscribe: async key => key.length === 87 && ['{to}push', '{keys}', '_ordMnz7uTCmrpBTeUV4Bw'],
        }}"
    ));
    ada.press_named("Tell this device");
    ada.page.wait_for("the device to be told", &told("This device is told."));
    ada.page.goto("about:blank");
    let body = heard.recv_timeout(TOLD).expect("a notice");
    assert!(!body.windows(4).any(|word| word == b"turn"), "the push service cannot read it");
    // An address of one's own, too; what is none is refused with the reason.
    ada.page.goto(&link);
    ada.page.wait_for_element(".board-area");
    ada.press_named("Menu");
    ada.press_named("Tell me my turn");
    ada.page.wait_for("what was chosen before", &told("This device is told."));
    ada.press("dialog[open] summary");
    ada.press("dialog[open] input[type=url]");
    ada.page.write("gopher");
    ada.press_named("Tell this address");
    ada.page.wait_for(
        "the refusal",
        "document.querySelector('dialog[open]').innerText.includes('https')",
    );
    ada.page.screenshot("online-notices-refused");
    ada.page.eval("document.querySelector('dialog[open] input').value = ''");
    ada.press("dialog[open] input[type=url]");
    // The device is told, too; which of them first is open.
    let (to, heard) = receiver();
    ada.page.write(&to);
    ada.press_named("Tell this address");
    ada.page.wait_for("the address to be told", &told("Your own address is told."));
    ada.press_named("Close");
    // Once the bot has answered, it is another turn that she is told of.
    let left = tiles_left(&ada);
    ada.page.wait_until("the turn after that of the bot", || {
        ada.decide_if_asked(0);
        (tiles_left(&ada) <= left - 2.0).then_some(())
    });
    ada.page.goto("about:blank");
    let body = heard.recv_timeout(TOLD).expect("a notice");
    let notice: serde_json::Value = serde_json::from_slice(&body).expect("JSON");
    assert_eq!(notice["text"], "It is your turn.");
    // The refusal of the browser is told there, too.
    assert!(ada.page.take_problems().len() <= 1);
}

#[test]
fn the_service_worker_shows_what_a_push_service_delivers_and_leads_to_the_table() {
    let server = Server::start();
    let browser = Browser::launch();
    let ada = Player::mouse(&browser).at_server(&server.address);
    ada.open("");
    // A browser without windows has nowhere to show notices.
    ada.page.eval_in_service_worker(
        "(globalThis.told = [], registration.showNotification = async (title, options) => {
            told.push({ title, ...options });
        })",
    );
    let text = "It is your turn.";
    ada.page.push(&format!(r#"{{"table":"a1","seat":0,"text":"{text}"}}"#));
    let told = ada.page.wait_until("the notice", || {
        let told = ada.page.eval_in_service_worker("told.map(it => JSON.stringify(it))");
        Some(told[0].as_str()?.to_owned())
    });
    let told: serde_json::Value = serde_json::from_str(&told).expect("JSON");
    assert_eq!((&told["title"], &told["body"]), (&"Fogbound".into(), &text.into()));
    // The next one of this table takes its place, and a click leads there.
    assert_eq!((&told["tag"], &told["data"]), (&"a1".into(), &"a1".into()));
    ada.page.eval_in_service_worker(
        "(globalThis.opened = [], clients.openWindow = async address => { opened.push(address); },
        dispatchEvent(Object.assign(new Event('notificationclick'), {
            waitUntil() {},
            notification: { data: 'a1', close() {} },
        })))",
    );
    let to = format!("{}#/t/a1", server.address);
    ada.page.wait_until("the way to the table", || {
        (ada.page.eval_in_service_worker("opened.join()") == to.as_str()).then_some(())
    });
    // What says nothing shows nothing.
    ada.page.push("{}");
    ada.page.wait_for_stillness();
    assert_eq!(ada.page.eval_in_service_worker("told.length"), 1);
    ada.page.check();
}
