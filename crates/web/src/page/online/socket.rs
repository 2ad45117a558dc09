//! A connection to a table.

use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

/// What is heard of a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// It stands.
    Open,
    /// A message.
    Message(String),
    /// It has ended, or never stood.
    Closed,
}

/// A connection. It ends when this is dropped, and nothing is heard of it any more.
pub struct Socket {
    socket: WebSocket,
    /// Called by the browser.
    _open: Closure<dyn Fn()>,
    _message: Closure<dyn Fn(MessageEvent)>,
    _close: Closure<dyn Fn()>,
}

impl Socket {
    /// Begins a connection, unless the browser refuses the address.
    pub fn open(address: &str, hear: impl Fn(Heard) + Copy + 'static) -> Option<Socket> {
        let socket = WebSocket::new_with_str(address, fogbound_protocol::NAME).ok()?;
        let open = Closure::<dyn Fn()>::new(move || hear(Heard::Open));
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                hear(Heard::Message(text));
            }
        });
        let close = Closure::<dyn Fn()>::new(move || hear(Heard::Closed));
        socket.set_onopen(Some(open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(close.as_ref().unchecked_ref()));
        Some(Socket { socket, _open: open, _message: message, _close: close })
    }

    /// Sends a message. One that cannot be sent is sent again on the next connection.
    pub fn send(&self, text: &str) {
        if self.socket.ready_state() == WebSocket::OPEN {
            let _ = self.socket.send_with_str(text);
        }
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // A connection that has ended already stays as it is.
        let _ = self.socket.close();
    }
}
