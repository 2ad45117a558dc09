//! Build chores: `cargo xtask COMMAND`.

mod browser;

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const USAGE: &str = "\
usage: cargo xtask COMMAND

  test [--install] [ARGS]
                    all tests; ARGS go to `cargo test`. Those in a browser need a Chromium, and npm for
                    axe-core; --install lets root install both on Debian
  check             formatting, lints, docs
  ci                check, then test
  soak NAME [ARGS]  the long form of a random test:
      properties      10,000 random games of each game, every property checked after every ply
      referee         2,000 random games of each game, their traces judged by an independent judge
      previews        300 random games of each game at a table, over 10,000 moves: drafts, previews,
                      undo, consent
      scorer          20,000 random boards scored by the engine and an independent scorer
      fuzz            1,000,000 random and mutated files for every reader
      page            10,000 damaged records and saved games loaded in the client
                    ARGS: --games N (--boards N, --inputs N), --seed TEXT, --only N;
                    properties, referee and previews: --game mists|ghosts-galore|carcassonne for one
  rates             how fast random games run, and boards are scored
  counts [ARGS]     what random games of Carcassonne come to: tiles, discards, choices of a turn;
                    ARGS: --games N (usually 5,000), --seed TEXT
  bench [ARGS]      benchmarks; ARGS go to `cargo bench`
  web [--dev]       the client for the browser, as files for any web server; --dev: sooner but larger
  play [ARGS]       builds the client and opens it in the browser; ARGS go to `fogbound serve`
  measure [NAMES]   the client in a browser: bytes and time of the first load, frames while panning,
                    time of a preview, how long a bot's move blocks the page; NAMES for some of it";

/// The target of the client, and one that the determinism test builds for.
const WASM: &str = "wasm32-unknown-unknown";

type Outcome = Result<(), String>;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let outcome = match args.as_slice() {
        ["test", "--install", rest @ ..] => test(rest, true),
        ["test", rest @ ..] => test(rest, false),
        ["check"] => check(),
        ["ci"] => check().and_then(|()| test(&[], false)),
        ["soak", "page", rest @ ..] => browser::soak(rest),
        ["soak", name @ ("properties" | "referee" | "previews" | "scorer" | "fuzz"), rest @ ..] => {
            gauntlet(name, rest)
        }
        ["rates"] => gauntlet_built("fast", "rates", &[]),
        ["counts", rest @ ..] => gauntlet("counts", rest),
        ["bench", rest @ ..] => run(cargo().arg("bench").args(rest)),
        ["web"] => web(&[]),
        ["web", "--dev"] => web(&["--dev"]),
        ["play", rest @ ..] => web(&[]).and_then(|()| serve(rest)),
        ["measure", rest @ ..] => browser::run_command("measure", rest),
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

fn test(args: &[&str], installs: bool) -> Outcome {
    ensure_target()?;
    let tools = browser::Tools::prepare(installs)?;
    let mut tests = cargo();
    tests.args(["test", "--workspace"]);
    tools.equip(&mut tests);
    let outcome = run(tests.args(args));
    tools.report();
    outcome
}

fn check() -> Outcome {
    run(cargo().args(["fmt", "--all", "--check"]))?;
    let clippy = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    run(cargo().args(clippy))?;
    let doc = ["doc", "--workspace", "--no-deps"];
    run(cargo().args(doc).env("RUSTDOCFLAGS", "-D warnings"))
}

fn gauntlet(part: &str, args: &[&str]) -> Outcome {
    gauntlet_built("release", part, args)
}

fn gauntlet_built(profile: &str, part: &str, args: &[&str]) -> Outcome {
    let build = ["run", "--profile", profile, "--quiet", "--package", "fogbound-gauntlet", "--"];
    run(cargo().args(build).arg(part).args(args))
}

/// Builds the client and makes a web site of it.
fn web(args: &[&str]) -> Outcome {
    ensure_target()?;
    let profile = if args.contains(&"--dev") { "dev" } else { "web" };
    let build = ["build", "--package", "fogbound-web", "--target", WASM, "--profile", profile];
    let mut build_client = cargo();
    build_client.args(build);
    if profile == "web" {
        // Views lose their types at the borders of components: a third of the code. Hashes are computed by
        // loops that are not unrolled.
        let flags = "--cfg erase_components --cfg sha2_backend_soft=\"compact\"";
        build_client.env("RUSTFLAGS", flags);
    }
    run(&mut build_client)?;
    run(cargo().args(["run", "--package", "fogbound-bundler", "--"]).args(args))
}

/// Serves the client to the browser.
fn serve(args: &[&str]) -> Outcome {
    let serve = ["run", "--release", "--package", "fogbound", "--", "serve", "--open"];
    run(cargo().args(serve).args(args))
}

/// Installs the standard library for WebAssembly unless it is there.
fn ensure_target() -> Outcome {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc)
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

/// The root of the workspace; xtask lies right below it.
fn root() -> &'static Path {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.parent().unwrap_or(package)
}

fn run(command: &mut Command) -> Outcome {
    let status = command.status().map_err(|error| format!("{command:?}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?} failed")) }
}
