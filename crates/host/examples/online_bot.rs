//! A bot that plays at an online table: it takes a free seat and gives one of the legal answers.
//!
//! ```console
//! $ cargo run -p fogbound-host --example online_bot -- 127.0.0.1:8080 TABLE SEAT
//! ```

use fogbound_protocol::{FromTable, NAME, ToTable, VERSION};
use std::error::Error;
use std::net::TcpStream;
use tungstenite::client::IntoClientRequest as _;
use tungstenite::{Message, WebSocket};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [server, table, seat] = &arguments[..] else { return Err("SERVER TABLE SEAT".into()) };
    let seat: u8 = seat.parse()?;
    let mut socket = connect(server, table)?;
    // Whoever knows this secret sits there: a real bot draws it at random and keeps it.
    let token = format!("{:032}", std::process::id());
    say(&mut socket, &ToTable::Sit { id: format!("sit-{seat}"), seat, name: "Bot".into(), token })?;
    for turn in 0.. {
        let asked = loop {
            match hear(&mut socket)? {
                FromTable::Asked(asked) => break asked,
                FromTable::Record(standing) if standing.over => return Ok(()),
                FromTable::Refused { reason, .. } if reason.reason != "draft-old" => {
                    return Err(reason.text.into());
                }
                _ => {}
            }
        };
        // Here a better bot would think.
        let actions = vec![asked.legal[turn % asked.legal.len()].clone()];
        let id = format!("bot-{seat}-{}-{turn}", asked.on);
        say(&mut socket, &ToTable::Act { id, seat, on: asked.on, actions })?;
    }
    Ok(())
}

fn connect(server: &str, table: &str) -> Result<WebSocket<TcpStream>, Box<dyn Error>> {
    let mut request = format!("ws://{server}/api/v1/tables/{table}/live").into_client_request()?;
    request.headers_mut().insert("sec-websocket-protocol", NAME.parse()?);
    let (mut socket, _) = tungstenite::client(request, TcpStream::connect(server)?)?;
    let hello = ToTable::Hello {
        versions: vec![VERSION],
        tokens: vec![],
        seen: 0,
        language: "en".into(),
        legal: true,
    };
    say(&mut socket, &hello)?;
    Ok(socket)
}

fn say(socket: &mut WebSocket<TcpStream>, message: &ToTable) -> Result<(), Box<dyn Error>> {
    Ok(socket.send(Message::text(serde_json::to_string(message)?))?)
}

fn hear(socket: &mut WebSocket<TcpStream>) -> Result<FromTable, Box<dyn Error>> {
    loop {
        if let Message::Text(text) = socket.read()? {
            return Ok(serde_json::from_str(&text)?);
        }
    }
}
