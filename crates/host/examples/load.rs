//! Plays random games at many tables at once and says how many answers a second are taken, and how long each takes:
//! `load TABLES SECONDS [ANSWERS_A_SECOND]`. It starts the example `serve` beside itself. Without the last number each
//! table answers as fast as it can.

use fogbound_protocol::{FromTable, Made, NAME, ToTable, VERSION, Wanted};
use futures_util::{SinkExt as _, StreamExt as _};
use std::error::Error;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

type Failure = Box<dyn Error + Send + Sync>;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Failure> {
    let numbers: Vec<f64> =
        std::env::args().skip(1).map(|it| it.parse()).collect::<Result<_, _>>()?;
    let (tables, seconds, rate) = match numbers[..] {
        [tables, seconds] => (tables as usize, seconds, None),
        [tables, seconds, rate] => (tables as usize, seconds, Some(rate)),
        _ => return Err("load TABLES SECONDS [ANSWERS_A_SECOND]".into()),
    };
    let folder = tempfile::tempdir()?;
    let program = std::env::current_exe()?.with_file_name("serve");
    let file = folder.path().join("tables.db");
    let mut server = Command::new(program).arg(&file).arg("0").stdout(Stdio::piped()).spawn()?;
    let mut address = String::new();
    BufReader::new(server.stdout.as_mut().ok_or("no output")?).read_line(&mut address)?;
    let address = address.trim().to_owned();
    let before = memory(&server);

    let mut seats = Vec::new();
    for _ in 0..tables {
        seats.push(sit_down(&address).await?);
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let sitting = memory(&server);
    let end = Instant::now() + Duration::from_secs_f64(seconds);
    let pause = rate.map(|rate| Duration::from_secs_f64(tables as f64 / rate));
    let playing: Vec<_> = seats
        .into_iter()
        .enumerate()
        .map(|(at, seat)| tokio::spawn(play(seat, at, end, pause)))
        .collect();
    let mut times = Vec::new();
    for table in playing {
        times.extend(table.await??);
    }
    times.sort_unstable();
    let of =
        |part: f64| times.get((times.len() as f64 * part) as usize).copied().unwrap_or_default();
    let a_table = |bytes: u64| (bytes.saturating_sub(before)) as f64 / tables as f64 / 1024.0;
    println!(
        "{tables} tables: {:.0} answers/s, p50 {:.1} ms, p99 {:.1} ms; memory a table {:.0} KiB before, {:.0} KiB after",
        times.len() as f64 / seconds,
        of(0.5).as_secs_f64() * 1e3,
        of(0.99).as_secs_f64() * 1e3,
        a_table(sitting),
        a_table(memory(&server)),
    );
    server.kill()?;
    server.wait()?;
    Ok(())
}

type Socket = tokio_tungstenite::WebSocketStream<TcpStream>;

/// Makes a table for one person and takes its seat.
async fn sit_down(address: &str) -> Result<Socket, Failure> {
    let wanted = Wanted {
        game: "mists".into(),
        seats: vec!["person".into()],
        aid: "full".into(),
        ..Wanted::default()
    };
    let body = serde_json::to_string(&wanted)?;
    let mut stream = TcpStream::connect(address).await?;
    let length = body.len();
    let head = format!(
        "POST /api/v1/tables HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n"
    );
    stream.write_all((head + &body).as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let body = answer.split_once("\r\n\r\n").ok_or("no answer")?.1;
    let made: Made = serde_json::from_str(body)?;

    let mut request =
        format!("ws://{address}/api/v1/tables/{}/live", made.table).into_client_request()?;
    request.headers_mut().insert("sec-websocket-protocol", NAME.parse()?);
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (mut socket, _) = tokio_tungstenite::client_async(request, stream).await?;
    let tokens = made.token.into_iter().collect();
    let hello = ToTable::Hello {
        versions: vec![VERSION],
        tokens,
        seen: 0,
        language: "en".into(),
        legal: true,
    };
    say(&mut socket, &hello).await?;
    Ok(socket)
}

/// Plays one table; returns how long each answer took to be confirmed.
async fn play(
    mut socket: Socket,
    number: usize,
    end: Instant,
    pause: Option<Duration>,
) -> Result<Vec<Duration>, Failure> {
    let mut times = Vec::new();
    let mut sent = Instant::now();
    // They do not all begin at once.
    let mut next =
        pause.map(|pause| Instant::now() + pause.mul_f64(number as f64 * 0.618_034 % 1.0));
    while let Some(message) = socket.next().await {
        let Message::Text(text) = message? else { continue };
        match serde_json::from_str(&text)? {
            FromTable::Asked(asked) => {
                if let (Some(at), Some(pause)) = (&mut next, pause) {
                    tokio::time::sleep_until((*at).into()).await;
                    *at += pause;
                }
                if Instant::now() >= end {
                    break;
                }
                let action = asked.legal[(number + times.len()) % asked.legal.len()].clone();
                let id = format!("{}-{}", asked.on, times.len());
                let act =
                    ToTable::Act { id, seat: asked.seat, on: asked.on, actions: vec![action] };
                sent = Instant::now();
                say(&mut socket, &act).await?;
            }
            FromTable::Done { .. } => times.push(sent.elapsed()),
            FromTable::Record(standing) if standing.over => break,
            _ => {}
        }
    }
    Ok(times)
}

async fn say(socket: &mut Socket, message: &ToTable) -> Result<(), Failure> {
    Ok(socket.send(Message::text(serde_json::to_string(message)?)).await?)
}

/// Returns the memory that a program uses, in bytes; 0 where the system does not tell.
fn memory(program: &Child) -> u64 {
    let status =
        std::fs::read_to_string(format!("/proc/{}/status", program.id())).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    let kibibytes = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok());
    kibibytes.unwrap_or(0) * 1024
}
