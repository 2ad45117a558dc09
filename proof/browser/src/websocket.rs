//! As much of WebSocket as it takes to talk to a browser on this machine: whole texts, there and back.

use std::io::{BufRead, BufReader, Error, ErrorKind, Read, Result, Write};
use std::net::TcpStream;
use std::time::Duration;

/// The time for which a browser may be silent while it is asked.
const PATIENCE: Duration = Duration::from_secs(120);

/// Any 16 bytes; nobody between here and there keeps an answer for another caller.
const KEY: &str = "Zm9nYm91bmQgZmlyZWZveA==";

/// Kinds of frames.
const TEXT: u8 = 1;
const CLOSE: u8 = 8;
const PING: u8 = 9;
const PONG: u8 = 10;

/// The last frame of a message, and the bit of a masked one.
const LAST: u8 = 0x80;
const MASKED: u8 = 0x80;

/// The mask of all frames of a client. Any will do on the way through this machine, but Firefox takes no zeros.
const MASK: u8 = 0x5a;

/// A connection.
pub(crate) struct WebSocket {
    from: BufReader<TcpStream>,
    to: TcpStream,
}

impl WebSocket {
    /// Connects to a path of a host, which is an address with a port.
    pub(crate) fn connect(host: &str, path: &str) -> Result<Self> {
        let mut to = TcpStream::connect(host)?;
        to.set_read_timeout(Some(PATIENCE))?;
        write!(
            to,
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
             Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )?;
        let mut from = BufReader::new(to.try_clone()?);
        let mut status = String::new();
        from.read_line(&mut status)?;
        let mut line = String::from("a header");
        while !line.trim().is_empty() {
            line.clear();
            from.read_line(&mut line)?;
        }
        let is_open = status.contains(" 101 ");
        is_open.then_some(Self { from, to }).ok_or_else(|| Error::other(status))
    }

    /// Sends a text.
    pub(crate) fn send(&mut self, text: &str) -> Result<()> {
        self.write(TEXT, text.as_bytes())
    }

    /// Waits for the next text.
    pub(crate) fn receive(&mut self) -> Result<String> {
        let mut message = Vec::new();
        loop {
            let [head, length] = self.read()?;
            let length = match length & !MASKED {
                126 => u64::from(u16::from_be_bytes(self.read()?)),
                127 => u64::from_be_bytes(self.read()?),
                short => u64::from(short),
            };
            let mut content = Vec::new();
            self.from.by_ref().take(length).read_to_end(&mut content)?;
            match head & 0x0f {
                CLOSE => return Err(ErrorKind::ConnectionAborted.into()),
                PING => self.write(PONG, &content)?,
                PONG => {}
                // A text, or the continuation of one.
                _ => {
                    message.append(&mut content);
                    if head & LAST != 0 {
                        return String::from_utf8(message).map_err(Error::other);
                    }
                }
            }
        }
    }

    fn read<const N: usize>(&mut self) -> Result<[u8; N]> {
        let mut bytes = [0; N];
        self.from.read_exact(&mut bytes)?;
        Ok(bytes)
    }

    /// Writes a frame.
    fn write(&mut self, kind: u8, content: &[u8]) -> Result<()> {
        let mut frame = vec![LAST | kind];
        let length = content.len();
        match (u8::try_from(length), u16::try_from(length)) {
            (Ok(short @ 0..126), _) => frame.push(MASKED | short),
            (_, Ok(length)) => {
                frame.push(MASKED | 126);
                frame.extend(length.to_be_bytes());
            }
            _ => {
                frame.push(MASKED | 127);
                frame.extend((length as u64).to_be_bytes());
            }
        }
        frame.extend([MASK; 4]);
        frame.extend(content.iter().map(|byte| byte ^ MASK));
        self.to.write_all(&frame)
    }
}
