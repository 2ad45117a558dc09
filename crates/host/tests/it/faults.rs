//! Nodes, the database, NATS and the disk fail while people play.
//!
//! `FOGBOUND_NODE_KILLS`, `FOGBOUND_DATABASE_KILLS` and `FOGBOUND_BROKER_KILLS` say how often something is killed.

use crate::brokers::Broker;
use crate::databases::Databases;
use crate::games::Dice;
use crate::guests::{Guest, Server, example};
use crate::kills::{play, reconnect};
use fogbound_host::Store;
use fogbound_protocol::{FromTable, What};
use std::net::SocketAddr;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Tables that are played at while something is killed.
const TABLES: usize = 4;
/// Kills after which other tables are set up.
const A_TABLE: usize = 10;

fn kills(variable: &str, usual: usize) -> usize {
    std::env::var(variable).map_or(usual, |kills| kills.parse().unwrap())
}

/// Lets people and bots play at tables of nodes while `kill` does something again and again; what was confirmed to
/// anybody stands in the log once, and everybody ends with the same table.
fn play_while(nodes: &mut [Server], kills: usize, mut kill: impl FnMut(&mut [Server], &mut Dice)) {
    let mut dice = Dice::fresh("kills");
    let acts = AtomicU64::new(0);
    let addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();
    let mut killed = 0;
    while killed < kills {
        let guests: Vec<Guest> = (0..TABLES).map(|at| sit_down(nodes, at)).collect();
        let stop = AtomicBool::new(false);
        let guests: Vec<Guest> = thread::scope(|scope| {
            let players: Vec<_> = guests
                .into_iter()
                .map(|guest| {
                    let (stop, acts, addresses) = (&stop, &acts, &addresses[..]);
                    scope.spawn(move || play(addresses, guest, stop, acts))
                })
                .collect();
            for _ in 0..A_TABLE.min(kills - killed) {
                thread::sleep(Duration::from_millis(100 + dice.below(400) as u64));
                kill(nodes, &mut dice);
                killed += 1;
            }
            thread::sleep(Duration::from_millis(500));
            stop.store(true, Ordering::Relaxed);
            players.into_iter().map(|player| player.join().unwrap()).collect()
        });
        for mut guest in guests {
            reconnect(&mut guest, &addresses);
            let mut others: Vec<Guest> =
                nodes.iter().map(|node| Guest::join(node, &guest.table, &guest.tokens)).collect();
            // Bots go on as long as somebody looks.
            let seq = others.iter().map(|other| other.standing.seq).max().unwrap();
            for guest in others.iter_mut().chain([&mut guest]) {
                while guest.standing.seq < seq {
                    guest.hear().expect("the connection is open");
                }
            }
            // The end is told after the last event.
            let is_over = others.iter().any(|other| other.standing.over);
            for guest in others.iter_mut().chain([&mut guest]) {
                while is_over && !guest.standing.over {
                    guest.hear().expect("the connection is open");
                }
            }
            for other in &others {
                assert_eq!(known(other, seq), known(&guest, seq));
            }
        }
    }
    println!("{killed} kills, {} answers confirmed, none lost", acts.load(Ordering::Relaxed));
    assert!(acts.into_inner() > kills as u64);
}

/// Returns the record of a guest as long as it has only seen so much of the table.
fn known(guest: &Guest, seq: u64) -> Option<&str> {
    guest.standing.record.as_deref().filter(|_| guest.standing.seq == seq)
}

/// Two people, both of them one guest, and at every other table a bot.
fn sit_down(nodes: &[Server], at: usize) -> Guest {
    let seats = [&["person", "open"][..], &["person", "open", "greedy"]][at % 2];
    let node = &nodes[at % nodes.len()];
    let made = node.make(["mists", "mists", "carcassonne", "carcassonne"][at % 4], seats);
    let mut guest = Guest::join(node, &made.table, &[made.token.unwrap()]);
    guest.sit(1, "");
    guest
}

#[test]
fn no_answer_is_lost_when_nodes_are_killed_at_any_moment() {
    let Some(databases) = Databases::shared() else { return };
    let Some(broker) = Broker::start() else { return };
    let (database, nats) = (databases.make(), broker.address());
    let mut nodes: Vec<Server> =
        (0..3).map(|_| Server::node_process(&database, Some(&nats))).collect();
    play_while(&mut nodes, kills("FOGBOUND_NODE_KILLS", 4), |nodes, dice| {
        nodes[dice.below(3)].restart();
    });
}

#[test]
fn no_answer_is_lost_when_the_database_is_killed() {
    let Some(mut databases) = Databases::start(true) else { return };
    let database = databases.make();
    let mut nodes = [(); 2].map(|()| Server::node(&database, None));
    play_while(&mut nodes, kills("FOGBOUND_DATABASE_KILLS", 1), |_, _| {
        databases.kill();
        databases.start_again();
    });
}

#[test]
fn no_answer_is_lost_when_nats_is_killed() {
    let Some(databases) = Databases::shared() else { return };
    let Some(mut broker) = Broker::start() else { return };
    let (database, nats) = (databases.make(), broker.address());
    let mut nodes = [(); 2].map(|()| Server::node(&database, Some(&nats)));
    play_while(&mut nodes, kills("FOGBOUND_BROKER_KILLS", 1), |_, _| {
        broker.kill();
        thread::sleep(Duration::from_millis(200));
        broker.start_again();
    });
}

#[test]
fn bots_go_on_within_five_seconds_after_their_node_was_killed() {
    let Some(databases) = Databases::shared() else { return };
    let database = databases.make();
    let nodes = [(); 2].map(|()| Server::node_process(&database, None));
    let made = nodes[0].make("mists", &["person", "greedy"]);
    let tokens = [made.token.unwrap()];
    let mut ada = Guest::join(&nodes[0], &made.table, &tokens);
    let mut watcher = Guest::join(&nodes[1], &made.table, &[]);
    // The bot has decided, and this node has the duty.
    for _ in 0..4 {
        decide(&mut ada);
    }
    let [mut first, second] = nodes;
    first.kill();
    let killed = Instant::now();
    ada.rejoin(&second);
    decide(&mut ada);
    let seq = ada.standing.seq;
    // The person has decided again only after the bot did.
    decide(&mut ada);
    while watcher.standing.seq <= seq {
        watcher.hear().expect("the connection is open");
    }
    assert!(killed.elapsed() < Duration::from_secs(5), "{:?}", killed.elapsed());
}

/// Answers the next question of a person.
fn decide(guest: &mut Guest) {
    while guest.asked.is_empty() {
        guest.hear().expect("the connection is open");
    }
    let asked = guest.asked.remove(0);
    let act = guest.act(asked.seat, &asked.legal[0]);
    let FromTable::Done { seq, .. } = guest.ask(&act) else { panic!("refused") };
    while guest.standing.seq < seq {
        guest.hear().expect("the connection is open");
    }
}

#[test]
fn a_request_waits_while_another_program_has_locked_the_file() {
    let server = Server::start();
    let made = server.make("mists", &["person"]);
    let mut ada = Guest::join(&server, &made.table, &[made.token.unwrap()]);
    while ada.asked.is_empty() {
        ada.hear().unwrap();
    }
    let other = rusqlite::Connection::open(server.file()).unwrap();
    other.execute_batch("begin immediate").unwrap();
    let act = ada.act(0, &ada.asked[0].legal[0].clone());
    assert!(matches!(ada.ask(&act), FromTable::Later { .. }));
    other.execute_batch("rollback").unwrap();
    assert!(matches!(ada.ask(&act), FromTable::Done { .. }));
    let acted = |(_, what): &&(u64, What)| matches!(what, What::Acted { .. });
    assert_eq!(ada.events.iter().filter(acted).count(), 1);
}

#[test]
fn a_disk_that_is_full_loses_nothing_and_doubles_nothing() {
    let Some(disk) = Disk::mount("size=400k") else { return };
    let file = disk.path().join("tables.db");
    let server = Server::on(Store::open(&file).unwrap());
    let made = server.make("mists", &["person"]);
    let mut ada = Guest::join(&server, &made.table, &[made.token.unwrap()]);
    let rest = disk.path().join("rest");
    // All that is left of the disk, but for the pages that SQLite has already.
    let _ = std::fs::write(&rest, vec![0; 400 * 1024]);
    let rest = std::fs::File::options().write(true).open(&rest).unwrap();
    let mut later = 0;
    for _ in 0..400 {
        while ada.asked.is_empty() {
            ada.hear().unwrap();
        }
        let asked = ada.asked.remove(0);
        let act = ada.act(asked.seat, &asked.legal[0]);
        let mut answer = ada.ask(&act);
        if matches!(answer, FromTable::Later { .. }) {
            later += 1;
            // Somebody makes room.
            rest.set_len(rest.metadata().unwrap().len().saturating_sub(60 * 1024)).unwrap();
            answer = ada.ask(&act);
        }
        assert!(matches!(answer, FromTable::Done { .. }), "{answer:?}");
        if later == 2 || ada.standing.over {
            break;
        }
    }
    assert!(later > 0, "the disk was never full");
    assert_eq!(ada.standing.record.as_deref(), Some(&*server.record(&ada.table)));
}

#[test]
fn a_disk_that_turns_read_only_while_people_play_loses_nothing() {
    let Some(mut disk) = Disk::mount_image() else { return };
    let file = disk.path().join("tables.db");
    let server = Server::on(Store::open(&file).unwrap());
    let made = server.make("mists", &["person"]);
    let tokens = [made.token.unwrap()];
    let mut ada = Guest::join(&server, &made.table, &tokens);
    for _ in 0..3 {
        decide(&mut ada);
    }
    let record = server.record(&made.table);
    assert!(disk.fail(), "the disk has failed");
    while ada.asked.is_empty() {
        ada.hear().unwrap();
    }
    let act = ada.act(0, &ada.asked[0].legal[0].clone());
    // It is said each time, and what stands there can still be read.
    for _ in 0..3 {
        assert!(matches!(ada.ask(&act), FromTable::Later { .. }));
    }
    assert_eq!(server.record(&made.table), record);
    let mut grace = Guest::join(&server, &made.table, &[]);
    assert_eq!(grace.standing.record.as_deref(), Some(&*record));
    let (status, _) = server.http(
        "POST",
        "/api/v1/tables",
        "",
        r#"{"game": "mists", "seats": ["person"], "name": "Ada"}"#,
    );
    assert_eq!(status, 503, "no table can be made");
    grace.say(&fogbound_protocol::ToTable::Ping {});
    // The server lives.
    while !matches!(grace.hear().expect("the connection is open"), FromTable::Pong {}) {}
    // Once somebody has mended the disk, it goes on where it was.
    drop(server);
    assert!(disk.mend(), "the disk is mended");
    let server = Server::on(Store::open(&file).unwrap());
    assert_eq!(server.record(&made.table), record);
    ada.rejoin(&server);
    assert!(matches!(ada.ask(&act), FromTable::Done { .. }));
    drop(server);
}

#[test]
fn a_file_that_may_not_be_written_is_refused_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    drop(Store::open(&file).unwrap());
    // Programs of root may write everywhere; this one runs as nobody.
    let program = folder.path().join("serve");
    std::fs::copy(example("serve"), &program).unwrap();
    let lock = folder.path().join("tables.db.lock");
    let may = |path: &Path, mode| {
        std::fs::set_permissions(path, PermissionsExt::from_mode(mode)).unwrap();
    };
    may(&file, 0o444);
    may(&lock, 0o666);
    may(&program, 0o555);
    may(folder.path(), 0o555);
    let mut serve = Command::new(&program);
    serve.arg(&file).arg("0");
    if Command::new("id").arg("-u").output().unwrap().stdout.trim_ascii() == b"0" {
        serve.uid(65_534);
    }
    let output = serve.output().unwrap();
    may(folder.path(), 0o755);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("attempt to write a readonly database"), "{said}");
}

/// A small disk, where the system lets us have one.
struct Disk {
    folder: tempfile::TempDir,
    /// The file that holds a disk that is not in memory.
    image: Option<tempfile::NamedTempFile>,
}

/// Runs a program of the system; returns what it prints if it succeeds.
fn system(program: &str, arguments: &[&str], last: &Path) -> Option<String> {
    let output = Command::new(program).args(arguments).arg(last).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

impl Disk {
    /// Mounts one in memory.
    fn mount(options: &str) -> Option<Disk> {
        let folder = tempfile::tempdir().unwrap();
        let mounted = system("mount", &["-t", "tmpfs", "-o", options, "tmpfs"], folder.path());
        Disk::said(mounted.map(|_| Disk { folder, image: None }))
    }

    /// Mounts one that can fail.
    fn mount_image() -> Option<Disk> {
        let (folder, image) =
            (tempfile::tempdir().unwrap(), tempfile::NamedTempFile::new().unwrap());
        image.as_file().set_len(16 << 20).unwrap();
        let disk = Disk { folder, image: Some(image) };
        let made = system("mkfs.ext4", &["-q", "-F"], disk.image.as_ref()?.path());
        let mounted = made.is_some() && disk.mount_again();
        Disk::said(
            mounted.then_some(disk).filter(|disk| disk.switch().is_some_and(|it| it.exists())),
        )
    }

    fn said(disk: Option<Disk>) -> Option<Disk> {
        if disk.is_none() {
            eprintln!("NOT RUN: no disk can be mounted; root may.");
        }
        disk
    }

    fn mount_again(&self) -> bool {
        let Some(image) = self.image.as_ref().and_then(|it| it.path().to_str()) else {
            return false;
        };
        system("mount", &["-o", "loop,errors=remount-ro", image], self.path()).is_some()
    }

    /// Returns the file by which the system lets the disk fail.
    fn switch(&self) -> Option<std::path::PathBuf> {
        let device = system("findmnt", &["-n", "-o", "SOURCE"], self.path())?;
        let name = Path::new(&device).file_name()?.to_owned();
        Some(Path::new("/sys/fs/ext4").join(name).join("trigger_fs_error"))
    }

    /// Lets the disk fail: from now on it can only be read.
    fn fail(&mut self) -> bool {
        self.switch().is_some_and(|switch| std::fs::write(switch, "test").is_ok())
            && std::fs::write(self.path().join("probe"), "x").is_err()
    }

    /// Mends it.
    fn mend(&mut self) -> bool {
        // Threads of the server that was there may still hold its files for a moment.
        let gone = (0..100).any(|_| {
            let gone = system("umount", &[], self.path()).is_some();
            thread::sleep(Duration::from_millis(if gone { 0 } else { 50 }));
            gone
        });
        let Some(image) = &self.image else { return false };
        // It ends with 1 where it has mended something.
        let mended = Command::new("e2fsck").arg("-fp").arg(image.path()).output();
        let mended = mended.is_ok_and(|output| matches!(output.status.code(), Some(0 | 1)));
        gone && mended && self.mount_again()
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // It may be in use for another moment: then it goes as soon as it is not.
        let _ = Command::new("umount").arg("-l").arg(self.path()).status();
    }
}
