//! `fogbound serve --check-health`: for supervisors that run a program to know whether another one is well.

use crate::common::{Outcome, error, misuse};
use fogbound_table::texts::msg;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::net::{TcpStream, ToSocketAddrs as _};
use std::process::ExitCode;
use std::time::Duration;

/// Time in which a server must have answered.
const PATIENCE: Duration = Duration::from_secs(3);

/// Asks a server; succeeds if it answers that all is well.
pub fn check(url: &str) -> Outcome {
    let address =
        url.strip_prefix("http://").map(|rest| rest.split_once('/').unwrap_or((rest, "")));
    let Some((host, path)) = address else {
        return Err(misuse(msg!("serve-health-url", url)));
    };
    match ask(host, path) {
        Ok(answer) if answer.split(' ').nth(1) == Some("200") => Ok(ExitCode::SUCCESS),
        Ok(answer) => Err(error(msg!("serve-unwell", url, answer = answer.trim()))),
        Err(failure) => {
            let answer = failure.to_string();
            Err(error(msg!("serve-unwell", url, answer = answer.as_str())))
        }
    }
}

/// Returns the first line of the answer.
fn ask(host: &str, path: &str) -> io::Result<String> {
    let address = host.to_socket_addrs()?.next().ok_or(io::ErrorKind::NotFound)?;
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(stream, "GET /{path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n")?;
    let mut line = String::new();
    BufReader::new(stream).read_line(&mut line)?;
    Ok(line)
}
