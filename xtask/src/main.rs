//! Build chores: `cargo xtask COMMAND`.

mod browser;
mod dist;
mod licences;
mod python;
mod servers;
mod soak;

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::thread::{self, ScopedJoinHandle};
use std::time::{Duration, Instant};

const USAGE: &str = "\
usage: cargo xtask COMMAND

  test [OPTIONS] [ARGS]
                    all tests, or those of the packages that ARGS name (-p PACKAGE): ARGS go to
                    `cargo test`. Those in a browser need a Chromium, two fonts, and npm for axe-core, those
                    of tables at several nodes PostgreSQL and nats-server, those of the Python package
                    python3 from 3.11 on with venv
      --install       lets root install these on Debian
      --house         all but the proof: without gauntlet, referee, determinism and browser
      --shipped       only this: the client as it is shipped plays, in a browser
  check             formatting, lints, docs
  deny              licences and sources of all dependencies: deny.toml; needs python3 as the tests do
  ci                check, deny, then test, in a browser the client as it is shipped
  soak NAME [ARGS]  the long form of a random test:
      properties      10,000 random games of each game, every property checked after every ply
      referee         2,000 random games of each game, their traces judged by an independent judge
      previews        300 random games of each game at a table, over 10,000 moves: drafts, previews,
                      undo, consent
      scorer          20,000 random boards scored by the engine and an independent scorer
      fuzz TARGET     guided by coverage, files for a reader: tiles, level, record, tracks or score, or
                      messages to a table: protocol; needs cargo-fuzz; ARGS go to it
      mutants         changes the engines in every place and demands that a test fails; needs
                      cargo-mutants; ARGS go to it
      fronts          300 random games of each game, said by the terminal as by the page
      stories         10,000 games of each game by bots: every kind of story occurs, none too often
      turnings        the turn that each of 200 lost games hung on: fresh games from there are mostly won,
                      far fewer from two turns later
      kills           a server of tables killed 1,000 times while people play: no answer is lost
      nodes           one of three nodes of tables killed 100 times while people play, PostgreSQL and NATS
                      20 times each: no answer is lost, and bots go on
      malformed       100,000 malformed messages to a table: all refused with a reason
      secrecy         1,000 random games of each game at a table: what is said to a seat or a spectator has the
                      same bytes when everything hidden from them is dealt again
      platforms       1,000 random games of each game here and in WebAssembly: the same hashes
      python          1,000 random games of each game by Python and by the command line: the same records
      cluster         1,000,000 games by one process, by a cluster of one node, and by one of two with a worker
                      killed: the same files
      page            10,000 damaged records and saved games loaded in the client
      texts           every text of every kind of decision, in all windows, languages, fonts and sizes of
                      letters together
                    ARGS: --games N (--boards N, --inputs N), --seed TEXT, --only N;
                    properties, referee and previews: --game GAME for one of the games
  transcripts       plays the games in the docs again and writes down what the program prints
  rates             how fast random games run, and boards are scored
  counts [ARGS]     what random games of Carcassonne come to: tiles, discards, choices of a turn;
                    ARGS: --games N (usually 5,000), --seed TEXT
  bench [ARGS]      benchmarks; ARGS go to `cargo bench`
  web [--dev]       the client for the browser, as files for any web server; --dev: sooner but larger
  play [ARGS]       builds the client sooner but larger and opens it in the browser;
                    ARGS: --port N, --address A
  dist              a release: the program with manual and completions, the page, the Python package, lists
                    of dependencies, and their sums; needs what `web` and the tests of the Python package
                    need, and git, tar, gzip, strip and sha256sum of GNU
  licences          the licences of all that the program is built with, with their texts
  measure [NAMES]   the client in a browser: bytes and time of the first load, time of the start page with
                    a thousand kept games, frames while panning, also while a bot thinks, time of a preview,
                    how long a bot's move blocks the page, size of board and tiles over whole games; NAMES
                    for some of it
  pages             takes the pictures of running games in the gallery anew";

/// The target of the client, and one that the determinism test builds for.
const WASM: &str = "wasm32-unknown-unknown";

type Outcome = Result<(), String>;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let outcome = match args.as_slice() {
        ["test", "--shipped"] => browser::test_shipped(),
        ["test", rest @ ..] => test(rest),
        ["check"] => check(&mut Times::default()),
        ["deny"] => python::deny(),
        ["ci"] => ci(),
        ["soak", "page", rest @ ..] => browser::soak(rest),
        ["soak", "texts"] => browser::soak_texts(),
        ["soak", "fuzz", target, rest @ ..] => soak::fuzz(target, rest),
        ["soak", "mutants", rest @ ..] => soak::mutants(rest),
        ["soak", name @ ("properties" | "referee" | "previews" | "scorer"), rest @ ..] => {
            gauntlet(name, rest)
        }
        ["soak", "stories"] => soak_story("story", "FOGBOUND_STORIES", "10000"),
        ["soak", "turnings"] => soak_story("turning::a_lost", "FOGBOUND_TURNINGS", "200"),
        ["soak", "fronts"] => tests_with("fogbound-terminal", "fronts", "FOGBOUND_FRONTS", "300"),
        ["soak", "kills"] => tests_with("fogbound-host", "kills", "FOGBOUND_KILLS", "1000"),
        ["soak", "platforms"] => build_wasm("fogbound-determinism", Client::Quick).and_then(|()| {
            tests_with("fogbound-determinism", "x_6_hashes", "FOGBOUND_GAMES", "1000")
        }),
        ["soak", "python"] => python::soak(),
        ["soak", "cluster"] => python::soak_cluster(),
        ["soak", "nodes"] => soak::nodes(),
        ["soak", "malformed"] => {
            tests_with("fogbound-host", "malformed", "FOGBOUND_MALFORMED", "100000")
        }
        ["soak", "secrecy"] => {
            tests_with("fogbound-host", "no_byte_of", "FOGBOUND_SECRECY", "1000")
        }
        ["transcripts"] => tests_with("fogbound", "transcripts", "FOGBOUND_TRANSCRIPTS", "1"),
        ["rates"] => gauntlet_built("fast", "rates", &[]),
        ["counts", rest @ ..] => gauntlet("counts", rest),
        ["bench", rest @ ..] => run(cargo().arg("bench").args(rest)),
        ["web"] => web(Client::Shipped, &[]),
        ["web", "--dev"] => web(Client::Quick, &[]),
        ["play", rest @ ..] => web(Client::Quick, &[SERVER]).and_then(|()| serve(rest)),
        ["dist"] => dist::make(),
        ["licences"] => dist::print_licences(),
        ["measure", rest @ ..] => browser::run_command("measure", rest),
        ["pages"] => browser::run_command("pages", &[]),
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => Err(USAGE.to_owned()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// The program that serves the client.
const SERVER: &str = "fogbound-server";

/// The packages of the proof.
const PROOF: [&str; 4] =
    ["fogbound-browser", "fogbound-determinism", "fogbound-gauntlet", "fogbound-referee"];

/// Runs tests: those of the packages that are named, else all. Builds for WebAssembly only what they need.
fn test(args: &[&str]) -> Outcome {
    let (own, rest): (Vec<&str>, Vec<&str>) =
        args.iter().partition(|arg| ["--install", "--house"].contains(arg));
    let named = packages(&rest);
    let is_tested = |package: &str| match named.as_slice() {
        [] => !own.contains(&"--house"),
        named => named.iter().any(|name| *name == package || name.contains('*')),
    };
    let mut tests = cargo();
    tests.arg("test");
    if named.is_empty() {
        tests.arg("--workspace");
        for package in PROOF.into_iter().filter(|package| !is_tested(package)) {
            tests.args(["--exclude", package]);
        }
    }
    if is_tested("fogbound-determinism") {
        build_wasm("fogbound-determinism", Client::Quick)?;
    }
    let installs = own.contains(&"--install");
    let hosts = named.is_empty() || is_tested(servers::PACKAGE);
    let servers = hosts.then(|| servers::Servers::prepare(installs));
    let servers = servers.transpose()?;
    let packaged = || match is_tested(python::PACKAGE) {
        true => python::test(installs, named.is_empty()),
        false => Ok(()),
    };
    let report = || servers.iter().for_each(servers::Servers::report);
    if !is_tested("fogbound-browser") {
        let outcomes = [run(tests.args(rest)), packaged()];
        report();
        return outcomes.into_iter().collect();
    }
    let tools = browser::Tools::prepare(installs)?;
    if named.is_empty() {
        tools.equip(&mut tests);
    } else {
        tools.demand()?;
        tests.envs(tools.variables());
    }
    // What fails here says nothing about the package for Python.
    let outcomes = [run(tests.args(rest)), packaged()];
    tools.report();
    report();
    outcomes.into_iter().collect()
}

/// The packages that arguments of cargo name.
fn packages<'a>(args: &[&'a str]) -> Vec<&'a str> {
    let options = args.split(|arg| *arg == "--").next().unwrap_or_default();
    let after = |at: usize| options.get(at + 1).copied();
    let named = options.iter().enumerate().filter_map(|(at, arg)| match *arg {
        "-p" | "--package" => after(at),
        arg => arg.strip_prefix("--package=").or_else(|| arg.strip_prefix("-p")),
    });
    named.collect()
}

/// Checks and tests everything, and prints how long each step took. The client is built beside the tests.
fn ci() -> Outcome {
    let build = || {
        thread::scope(|scope| {
            let allowed = scope.spawn(|| {
                // Should one of them be missing, the tests say so.
                let _ = servers::Servers::prepare(false);
                python::deny()
            });
            let client = scope.spawn(|| {
                build_wasm("fogbound-web", Client::Shipped)?;
                build_wasm("fogbound-determinism", Client::Quick)
            });
            run(cargo().args(["test", "--workspace", "--no-run"]))?;
            joined(client).and(joined(allowed))
        })
    };
    let mut times = Times::default();
    let outcome = check(&mut times)
        .and_then(|()| times.of("builds", build))
        .and_then(|()| times.of("tests", || test(&["--no-fail-fast"])));
    times.print();
    outcome
}

fn check(times: &mut Times) -> Outcome {
    times.of("format", || run(cargo().args(["fmt", "--all", "--check"])))?;
    let clippy = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    times.of("clippy", || run(cargo().args(clippy)))?;
    let doc = ["doc", "--workspace", "--no-deps"];
    times.of("docs", || run(cargo().args(doc).env("RUSTDOCFLAGS", "-D warnings")))
}

/// The times of the steps of a command.
#[derive(Default)]
struct Times(Vec<(&'static str, Duration)>);

impl Times {
    fn of(&mut self, name: &'static str, step: impl FnOnce() -> Outcome) -> Outcome {
        let start = Instant::now();
        let outcome = step();
        self.0.push((name, start.elapsed()));
        outcome
    }

    fn print(&self) {
        for (name, time) in &self.0 {
            eprintln!("{name:16}{:5} s", time.as_secs());
        }
    }
}

/// Runs some tests of a crate with a variable that changes what they do.
fn tests_with(package: &str, filter: &str, variable: &str, value: &str) -> Outcome {
    let tests = ["test", "--package", package, filter, "--", "--nocapture"];
    run(cargo().args(tests).env(variable, value))
}

/// Games by bots are many here, so that they are worth building for speed.
fn soak_story(filter: &str, variable: &str, value: &str) -> Outcome {
    let test = ["test", "--release", "--package", "fogbound-presenter", "--test", "it", filter];
    run(cargo().args(test).args(["--", "--nocapture"]).env(variable, value))
}

fn gauntlet(part: &str, args: &[&str]) -> Outcome {
    gauntlet_built("release", part, args)
}

fn gauntlet_built(profile: &str, part: &str, args: &[&str]) -> Outcome {
    let build = ["run", "--profile", profile, "--quiet", "--package", "fogbound-gauntlet", "--"];
    run(cargo().args(build).arg(part).args(args))
}

/// The way the client is built.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Client {
    /// Small before fast: it lies in `web/dist` among the build products.
    Shipped,
    /// Soon: it lies in `web/dev`.
    Quick,
}

/// Builds the client and makes a web site of it. Other programs that will run are built beside it.
fn web(client: Client, others: &[&str]) -> Outcome {
    const BUNDLER: &str = "fogbound-bundler";
    let mut programs = cargo();
    // All packages are named, so that dependencies have the features that the tests need.
    programs.args(["build", "--quiet", "--workspace", "--bin", BUNDLER]);
    programs.args(others.iter().flat_map(|program| ["--bin", program]));
    thread::scope(|scope| {
        let programs = scope.spawn(|| run(&mut programs));
        build_wasm("fogbound-web", client)?;
        joined(programs)
    })?;
    let mut bundler = program(BUNDLER);
    run(if client == Client::Quick { bundler.arg("--dev") } else { &mut bundler })
}

/// The outcome of what was done beside something else.
fn joined(other: ScopedJoinHandle<'_, Outcome>) -> Outcome {
    other.join().unwrap_or_else(|_| Err("a build panicked".to_owned()))
}

/// A program of the workspace that was built.
fn program(name: &str) -> Command {
    let name = format!("{name}{}", env::consts::EXE_SUFFIX);
    let mut command = Command::new(target().join("debug").join(name));
    command.current_dir(root());
    command
}

/// Builds the library of a package for WebAssembly.
fn build_wasm(package: &str, client: Client) -> Outcome {
    ensure_target()?;
    let profile = if client == Client::Quick { "quick" } else { "web" };
    let build = ["build", "--lib", "--package", package, "--target", WASM, "--profile", profile];
    // Views lose their types at the borders of components: a third of the code. Hashes are computed by
    // loops that are not unrolled.
    let flags = ["--cfg=erase_components", "--cfg=sha2_backend_soft=\"compact\""];
    run(without_paths(cargo().args(build), &flags))
}

/// Has a command compile with these flags, and leave out where on this machine the sources are: what is built is the
/// same in any folder then.
fn without_paths<'a>(command: &'a mut Command, flags: &[&str]) -> &'a mut Command {
    let usual = || env::home_dir().unwrap_or_default().join(".cargo");
    let cargo = env::var_os("CARGO_HOME").map_or_else(usual, PathBuf::from);
    let named = [(cargo.as_path(), "cargo"), (root(), ".")];
    let named = named.map(|(path, name)| format!("--remap-path-prefix={}={name}", path.display()));
    let flags: Vec<&str> = flags.iter().copied().chain(named.iter().map(String::as_str)).collect();
    command.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"))
}

/// Serves the client to the browser.
fn serve(args: &[&str]) -> Outcome {
    run(program(SERVER).arg(target().join("web/dev")).arg("--open").args(args))
}

/// Installs the standard library for WebAssembly unless it is there.
fn ensure_target() -> Outcome {
    let output = rustc()
        .args(["--print", "target-libdir", "--target", WASM])
        .output()
        .map_err(|error| format!("rustc: {error}"))?;
    let directory = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim());
    if output.status.success() && directory.is_dir() {
        return Ok(());
    }
    run(Command::new("rustup").args(["target", "add", WASM]))
}

/// The cargo that runs this, in the root of the workspace.
fn cargo() -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// The compiler, in the root of the workspace, whose version it has.
fn rustc() -> Command {
    let mut command = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    command.current_dir(root());
    command
}

/// The build products.
fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |it| root().join(it))
}

/// The root of the workspace; xtask lies right below it.
fn root() -> &'static Path {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.parent().unwrap_or(package)
}

fn run(command: &mut Command) -> Outcome {
    let status = command.status().map_err(|error| format!("{command:?}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?} failed")) }
}
