//! A PostgreSQL server for tests: one for a run, with a database for each test. It listens on a socket in a folder of
//! its own, and ends with the process of the tests, however that ends.

use std::env;
use std::io::Write as _;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::Duration;

/// The folder of a server that another process of the tests has started. With it all tests keep their tables there.
pub const GIVEN: &str = "FOGBOUND_TEST_DATABASES";

/// Starts a server for each line of the input; when that ends, nothing is left of it.
const SUPERVISE: &str = r#"
    while read line; do
        [ -z "$child" ] || wait "$child"
        "$1/postgres" -D "$2/data" -k "$2" -c listen_addresses= -c fsync="$3" -c max_connections=300 \
            -c unix_socket_permissions=0777 >>"$2/log" 2>&1 &
        child=$!
        echo "$child" >"$2/new" && mv "$2/new" "$2/pid"
    done
    kill -QUIT "$child"
    wait "$child"
    rm -rf "$2""#;

/// A server.
pub struct Databases {
    folder: PathBuf,
    /// Its input ends with this process.
    supervisor: Option<Child>,
}

impl Databases {
    /// Returns the server of this run; `None` if there is no PostgreSQL, which is an error where nothing may be left
    /// out.
    pub fn shared() -> Option<&'static Databases> {
        static SHARED: OnceLock<Option<Databases>> = OnceLock::new();
        let given = || {
            let folder = env::var_os(GIVEN)?.into();
            Some(Databases { folder, supervisor: None })
        };
        SHARED.get_or_init(|| given().or_else(|| Databases::start(false))).as_ref()
    }

    /// Starts a server; with `durable` it survives the loss of power, as slowly as others.
    pub fn start(durable: bool) -> Option<Databases> {
        let Some(programs) = programs() else {
            assert_ne!(env::var("CI").as_deref(), Ok("true"), "PostgreSQL is missing");
            eprintln!(
                "NOT RUN: PostgreSQL is missing. Name the folder of its programs in FOGBOUND_POSTGRES."
            );
            return None;
        };
        let folder = tempfile::Builder::new().prefix("fogbound-").tempdir().unwrap().keep();
        let user = user();
        if let Some((user, group)) = user {
            chown(&folder, Some(user), Some(group)).unwrap();
        }
        let command = |program: &Path| {
            let mut command = Command::new(program);
            command.current_dir(&folder).stdout(Stdio::null());
            if let Some((user, group)) = user {
                command.uid(user).gid(group);
            }
            command
        };
        let mut init = command(&programs.join("initdb"));
        init.arg("-D").arg(folder.join("data"));
        init.args(["--no-sync", "-A", "trust", "-U", "fogbound", "-E", "UTF8", "--locale=C"]);
        assert!(init.status().unwrap().success());
        let mut supervise = command(Path::new("/bin/sh"));
        supervise.args(["-c", SUPERVISE, "sh"]).arg(&programs).arg(&folder);
        supervise.arg(if durable { "on" } else { "off" });
        let supervisor = supervise.stdin(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut databases = Databases { folder, supervisor: Some(supervisor) };
        databases.start_again();
        Some(databases)
    }

    /// Makes a database, and returns its address.
    pub fn make(&self) -> String {
        static NEXT: AtomicU32 = AtomicU32::new(1);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("test_{}_{number}", std::process::id());
        self.client("postgres").batch_execute(&format!("create database {name}")).unwrap();
        self.address(&name)
    }

    fn address(&self, name: &str) -> String {
        let folder = self.folder.to_str().unwrap().replace('/', "%2F");
        format!("postgres://fogbound@{folder}/{name}")
    }

    /// Connects to a database of a server that runs.
    fn client(&self, name: &str) -> postgres::Client {
        client(&self.address(name)).unwrap()
    }

    /// Returns the folder, for another process of the tests.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Kills the server as by the loss of power.
    pub fn kill(&self) {
        assert!(self.signal("-KILL"));
    }

    fn signal(&self, signal: &str) -> bool {
        let process = std::fs::read_to_string(self.folder.join("pid")).unwrap();
        let kill =
            Command::new("kill").args([signal, process.trim()]).stderr(Stdio::null()).status();
        kill.unwrap().success()
    }

    /// Starts the server, and waits until it answers. It refuses as long as something of a killed one lives.
    pub fn start_again(&mut self) {
        for _ in 0..100 {
            let pid = self.folder.join("pid");
            let _ = std::fs::remove_file(&pid);
            let supervisor = self.supervisor.as_mut().unwrap();
            supervisor.stdin.as_mut().unwrap().write_all(b"start\n").unwrap();
            while !pid.exists() {
                sleep(Duration::from_millis(20));
            }
            while self.signal("-0") && !self.is_defunct() {
                if client(&self.address("postgres")).is_ok() {
                    return;
                }
                sleep(Duration::from_millis(50));
            }
            sleep(Duration::from_millis(200));
        }
        let log = std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        panic!("PostgreSQL does not start: {log}");
    }

    /// Returns `true` for a process that has ended, and that nobody has waited for.
    fn is_defunct(&self) -> bool {
        let process = std::fs::read_to_string(self.folder.join("pid")).unwrap();
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", process.trim()));
        stat.is_ok_and(|stat| stat.contains(") Z "))
    }
}

impl Drop for Databases {
    fn drop(&mut self) {
        if let Some(mut supervisor) = self.supervisor.take() {
            drop(supervisor.stdin.take());
            let _ = supervisor.wait();
        }
    }
}

/// Connects to a database.
pub fn client(address: &str) -> Result<postgres::Client, postgres::Error> {
    postgres::Client::connect(address, postgres::NoTls)
}

/// Returns the folder with the programs of PostgreSQL.
fn programs() -> Option<PathBuf> {
    if let Some(named) = env::var_os("FOGBOUND_POSTGRES") {
        return Some(named.into());
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = debian.map(|version| version.path().join("bin"));
    env::split_paths(&path).chain(debian).find(|folder| folder.join("initdb").is_file())
}

/// Returns the user and the group to run PostgreSQL as: it refuses to be run by root.
fn user() -> Option<(u32, u32)> {
    let id = Command::new("id").arg("-u").output().unwrap();
    if id.stdout.trim_ascii() != b"0" {
        return None;
    }
    let users = std::fs::read_to_string("/etc/passwd").unwrap();
    ["postgres", "nobody"].iter().find_map(|wanted| {
        let line = users.lines().find(|line| line.split(':').next() == Some(wanted))?;
        let mut fields = line.split(':').skip(2);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    })
}

/// Runs the other tests of this program again, with their tables in a database.
#[test]
fn all_that_holds_in_a_file_holds_in_a_database() {
    let Some(databases) = Databases::shared() else { return };
    if env::var_os(GIVEN).is_some() {
        return;
    }
    let mut again = Command::new(env::current_exe().unwrap());
    again.env(GIVEN, databases.folder());
    // These have nothing to do with the store, or are about databases already.
    let others = ["databases::", "nodes::", "duties::", "faults::", "schema::", "bots::"];
    again.args(others.iter().flat_map(|other| ["--skip", other]));
    let output = again.output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("test result: ok."), "{said}");
}
