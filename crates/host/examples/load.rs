//! Plays random games at many tables at once and says how many answers a second are taken, how long each takes, and
//! what it costs: `load TABLES SECONDS [ANSWERS_A_SECOND]`. It starts the example `serve` beside itself, or several
//! nodes of it: `--database ADDRESS [--nats ADDRESS] [--nodes N]`. Without the last number each table answers as fast
//! as it can.

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
    let Wish { tables, seconds, rate, database, nats, nodes } = Wish::read()?;
    let folder = tempfile::tempdir()?;
    let place = match database {
        Some(address) => address,
        None => folder.path().join("tables.db").to_str().ok_or("a strange folder")?.to_owned(),
    };
    let mut servers = Vec::new();
    for _ in 0..nodes {
        servers.push(Server::start(&place, nats.as_deref())?);
    }
    let memory = |servers: &[Server]| servers.iter().map(|it| memory(&it.process)).sum::<u64>();
    let before = memory(&servers);

    let mut seats = Vec::new();
    for at in 0..tables {
        seats.push(sit_down(&servers[at % servers.len()].address).await?);
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let sitting = memory(&servers);
    let busy = |servers: &[Server]| servers.iter().map(|it| busy(&it.process)).sum::<Duration>();
    let idle = busy(&servers);
    let end = Instant::now() + Duration::from_secs_f64(seconds);
    let pause = rate.map(|rate| Duration::from_secs_f64(tables as f64 / rate));
    let playing: Vec<_> = seats
        .into_iter()
        .enumerate()
        .map(|(at, seat)| tokio::spawn(play(seat, at, end, pause)))
        .collect();
    let (mut times, mut bytes) = (Vec::new(), 0);
    for table in playing {
        let played = table.await??;
        times.extend(played.times);
        bytes += played.bytes;
    }
    times.sort_unstable();
    let of =
        |part: f64| times.get((times.len() as f64 * part) as usize).copied().unwrap_or_default();
    let a_table = |bytes: u64| (bytes.saturating_sub(before)) as f64 / tables as f64 / 1024.0;
    let count = times.len().max(1) as f64;
    println!(
        "{tables} tables: {:.0} answers/s, p50 {:.1} ms, p99 {:.1} ms; memory a table {:.0} KiB before, {:.0} KiB after; an answer: {:.0} us of the server, {:.0} bytes to the client",
        times.len() as f64 / seconds,
        of(0.5).as_secs_f64() * 1e3,
        of(0.99).as_secs_f64() * 1e3,
        a_table(sitting),
        a_table(memory(&servers)),
        busy(&servers).saturating_sub(idle).as_secs_f64() * 1e6 / count,
        bytes as f64 / count,
    );
    Ok(())
}

/// What is wanted.
struct Wish {
    tables: usize,
    seconds: f64,
    rate: Option<f64>,
    database: Option<String>,
    nats: Option<String>,
    nodes: usize,
}

impl Wish {
    fn read() -> Result<Wish, Failure> {
        let (mut numbers, mut nodes) = (Vec::new(), 1);
        let (mut database, mut nats) = (None, None);
        let mut arguments = std::env::args().skip(1);
        while let Some(argument) = arguments.next() {
            let mut value = || arguments.next().ok_or("a value is missing");
            match argument.as_str() {
                "--database" => database = Some(value()?),
                "--nats" => nats = Some(value()?),
                "--nodes" => nodes = value()?.parse()?,
                number => numbers.push(number.parse::<f64>()?),
            }
        }
        let (tables, seconds, rate) = match numbers[..] {
            [tables, seconds] => (tables as usize, seconds, None),
            [tables, seconds, rate] => (tables as usize, seconds, Some(rate)),
            _ => return Err("load TABLES SECONDS [ANSWERS_A_SECOND]".into()),
        };
        Ok(Wish { tables, seconds, rate, database, nats, nodes })
    }
}

/// A server that runs; it is ended with this program.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(place: &str, nats: Option<&str>) -> Result<Server, Failure> {
        let program = std::env::current_exe()?.with_file_name("serve");
        let mut serve = Command::new(program);
        let mut process = serve.arg(place).arg("0").args(nats).stdout(Stdio::piped()).spawn()?;
        let mut address = String::new();
        BufReader::new(process.stdout.as_mut().ok_or("no output")?).read_line(&mut address)?;
        Ok(Server { process, address: address.trim().to_owned() })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What playing a table has shown.
#[derive(Default)]
struct Played {
    /// How long each answer took to be confirmed.
    times: Vec<Duration>,
    /// The bytes of all messages to the client but the first one.
    bytes: usize,
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

/// Plays one table.
async fn play(
    mut socket: Socket,
    number: usize,
    end: Instant,
    pause: Option<Duration>,
) -> Result<Played, Failure> {
    let Played { mut times, mut bytes } = Played::default();
    let mut sent = Instant::now();
    // They do not all begin at once.
    let mut next =
        pause.map(|pause| Instant::now() + pause.mul_f64(number as f64 * 0.618_034 % 1.0));
    while let Some(message) = socket.next().await {
        let Message::Text(text) = message? else { continue };
        bytes += text.len();
        match serde_json::from_str(&text)? {
            // What comes once is none of an answer's.
            FromTable::Welcome { .. } => bytes = 0,
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
    Ok(Played { times, bytes })
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

/// Returns the time for which a program has kept a core busy, where the system tells: in hundredths of a second.
fn busy(program: &Child) -> Duration {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", program.id())).unwrap_or_default();
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11).take(2);
    Duration::from_millis(fields.filter_map(|it| it.parse::<u64>().ok()).sum::<u64>() * 10)
}
