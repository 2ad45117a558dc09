//! The needs of the tests in a browser: a Chromium, a Firefox, two fonts, axe-core, and the client.
//!
//! The client is built. The rest is looked for, and fetched if possible: axe-core if there is npm,
//! Chromium if installing is wanted. Anything still missing is an error if the environment sets
//! `CI=true`. Elsewhere the tests that could not run are listed at the end, with the missing parts.

use crate::{Client, Outcome, cargo, run, target, web};
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The variable with the number of tests that run at the same time.
const THREADS: &str = "RUST_TEST_THREADS";

/// The package with the tests in a browser.
const PACKAGE: &str = "fogbound-browser";

const AXE_VERSION: &str = "4.14.1";

/// Names a Firefox may have on the path.
const FIREFOXES: [&str; 2] = [FIREFOX, "firefox"];

/// The Firefox of Debian.
const FIREFOX: &str = "firefox-esr";

/// Names a Chromium may have on the path.
const NAMES: [&str; 5] =
    [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// A Chromium without windows: half the work.
const SHELL: &str = "chromium-headless-shell";

/// Possible places of a Chromium that is on no path.
const PLACES: [&str; 2] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// The fonts that the tests name: the file of each and its package.
const FONTS: [(&str, &str); 2] =
    [("DejaVuSans.ttf", "fonts-dejavu-core"), ("LiberationSans-Regular.ttf", "fonts-liberation")];

/// The folders of fonts.
const FOLDERS: [&str; 3] = ["/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts"];

/// The tools found for the tests in a browser.
pub(crate) struct Tools {
    /// Variables for the tests.
    variables: Vec<(&'static str, PathBuf)>,
    /// The missing parts, and advice on each.
    missing: Vec<String>,
    /// Advice on Firefox, if it is missing. Only its own tests need it.
    missing_firefox: Option<String>,
}

impl Tools {
    /// Finds and fetches what can be had, and builds the client: with `CI=true` as it is shipped, else
    /// quickly. `installs` allows to install packages of the system.
    ///
    /// # Errors
    /// If something is missing and the environment sets `CI=true`, or the client cannot be built.
    pub(crate) fn prepare(installs: bool) -> Result<Self, String> {
        let mut tools = Self::find(installs)?;
        if is_ci() {
            tools.build_shipped()?;
        } else if tools.missing.is_empty() {
            web(Client::Quick, &[])?;
        }
        Ok(tools)
    }

    /// Builds the client as it is shipped, for the tests to use.
    fn build_shipped(&mut self) -> Outcome {
        web(Client::Shipped, &[])?;
        self.variables.push(("FOGBOUND_SITE", target().join("web/dist")));
        Ok(())
    }

    fn find(installs: bool) -> Result<Self, String> {
        let is_ci = is_ci();
        let installs = (installs || is_ci) && may_install();
        let found = [("FOGBOUND_CHROMIUM", chromium(installs)), ("FOGBOUND_AXE", axe(installs))];
        let mut tools = Self { variables: Vec::new(), missing: Vec::new(), missing_firefox: None };
        match firefox(installs) {
            Ok(place) => tools.variables.push(("FOGBOUND_FIREFOX", place)),
            Err(how) => tools.missing_firefox = Some(how),
        }
        for (variable, place) in found {
            match place {
                Ok(place) => tools.variables.push((variable, place)),
                Err(how) => tools.missing.push(how),
            }
        }
        let fonts =
            FONTS.into_iter().filter_map(|(file, package)| font(file, package, installs).err());
        tools.missing.extend(fonts);
        if is_ci {
            tools.missing.extend(tools.missing_firefox.take());
            tools.demand()?;
        }
        Ok(tools)
    }

    /// Variables for the tests, with their values.
    pub(crate) fn variables(&self) -> impl Iterator<Item = (&'static str, &Path)> {
        self.variables.iter().map(|(variable, place)| (*variable, place.as_path()))
    }

    /// Fails if anything is missing.
    pub(crate) fn demand(&self) -> Outcome {
        if self.missing.is_empty() { Ok(()) } else { Err(self.missing.join("\n")) }
    }

    /// Adds the variables that a command needs to run tests, or takes the tests out that cannot run.
    pub(crate) fn equip(&self, tests: &mut Command) {
        tests.envs(self.variables());
        // Tests in a browser wait half of their time: for animations, and for bots that take theirs.
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        if env::var_os(THREADS).is_none() {
            tests.env(THREADS, (2 * cores).to_string());
        }
        if !self.missing.is_empty() {
            tests.args(["--exclude", PACKAGE]);
        }
    }

    /// Prints which tests could not run.
    pub(crate) fn report(&self) {
        if !self.missing.is_empty() {
            let missing = self.missing.join("\n  ");
            eprintln!("\nNOT RUN: the tests in a browser (package {PACKAGE}).\n  {missing}");
        } else if let Some(missing) = &self.missing_firefox {
            eprintln!("\nNOT RUN: the tests in Firefox (package {PACKAGE}).\n  {missing}");
        }
    }
}

/// Plays the client as it is shipped.
///
/// # Errors
/// If something is missing, the client cannot be built, or it does not play.
pub(crate) fn test_shipped() -> Outcome {
    let test = ["test", "--package", PACKAGE, "--test", "it", "offline"];
    run(cargo().args(test).envs(shipped()?.variables))
}

/// Runs a command of the package on the client as it is shipped.
///
/// # Errors
/// If something is missing, or the command fails.
pub(crate) fn run_command(name: &str, args: &[&str]) -> Outcome {
    let mut command = cargo();
    command.args(["run", "--release", "--quiet", "--package", PACKAGE, "--bin", name, "--"]);
    run(command.args(args).envs(shipped()?.variables))
}

/// Returns the needs of the tests, with the client as it is shipped.
fn shipped() -> Result<Tools, String> {
    let mut tools = Tools::find(false)?;
    tools.demand()?;
    tools.build_shipped()?;
    Ok(tools)
}

/// Loads damaged records and saved games in the page: `--inputs N`, `--seed TEXT`.
///
/// # Errors
/// If something is missing, an argument is unknown, or the page does not survive.
pub(crate) fn soak(args: &[&str]) -> Outcome {
    let mut variables = vec![("FOGBOUND_INPUTS", "10000")];
    for option in args.chunks(2) {
        match option {
            ["--inputs", count] => variables.push(("FOGBOUND_INPUTS", count)),
            ["--seed", seed] => variables.push(("FOGBOUND_TEST_SEED", seed)),
            _ => return Err(format!("unknown: {}", option.join(" "))),
        }
    }
    test_long("bad_input", &variables)
}

/// Looks at every text of every kind of decision, in all windows, languages, fonts and sizes of letters together.
///
/// # Errors
/// If something is missing, or a text cannot be read.
pub(crate) fn soak_texts() -> Outcome {
    test_long("texts::", &[("FOGBOUND_TEXTS", "all")])
}

/// Runs tests in the browser with variables that make them long.
fn test_long(filter: &str, variables: &[(&str, &str)]) -> Outcome {
    let tools = Tools::prepare(false)?;
    tools.demand()?;
    let mut test = cargo();
    test.args(["test", "--release", "--package", PACKAGE, filter, "--", "--nocapture"]);
    run(test.envs(tools.variables).envs(variables.iter().copied()))
}

/// Returns true if nothing may be left out.
pub(crate) fn is_ci() -> bool {
    env::var_os("CI").is_some_and(|value| value == "true")
}

fn chromium(installs: bool) -> Result<PathBuf, String> {
    if let Some(named) = env::var_os("FOGBOUND_CHROMIUM") {
        return Ok(named.into());
    }
    let find = || {
        let places = PLACES.into_iter().map(PathBuf::from);
        NAMES.into_iter().find_map(on_path).or_else(|| places.into_iter().find(|it| it.is_file()))
    };
    if installs && on_path(SHELL).is_none() {
        // Success shows when it is looked for.
        let _ =
            install(SHELL).or_else(|_| if find().is_none() { install("chromium") } else { Ok(()) });
    }
    find().ok_or_else(|| {
        "Chromium is missing: install it, or name one in FOGBOUND_CHROMIUM; on Debian, root may say \
         `cargo xtask test --install`."
            .to_owned()
    })
}

fn firefox(installs: bool) -> Result<PathBuf, String> {
    if let Some(named) = env::var_os("FOGBOUND_FIREFOX") {
        return Ok(named.into());
    }
    let find = || FIREFOXES.into_iter().find_map(on_path);
    if installs && find().is_none() {
        // Success shows when it is looked for.
        let _ = install(FIREFOX);
    }
    find().ok_or_else(|| {
        "Firefox is missing: install it, or name one in FOGBOUND_FIREFOX; on Debian, root may say \
         `cargo xtask test --install`."
            .to_owned()
    })
}

/// Demands the file of a font among those of the system.
fn font(file: &str, package: &str, installs: bool) -> Outcome {
    let is_there = || FOLDERS.iter().any(|folder| holds(Path::new(folder), file));
    let is_installed = is_there() || installs && install(package).is_ok() && is_there();
    let advice = || format!("The font {file} is missing: Debian has it in the package {package}.");
    is_installed.then_some(()).ok_or_else(advice)
}

/// Returns true if a folder or one of its folders has a file of this name.
fn holds(folder: &Path, file: &str) -> bool {
    let entries = folder.read_dir().into_iter().flatten().filter_map(Result::ok);
    entries.map(|entry| entry.path()).any(|path| path.ends_with(file) || holds(&path, file))
}

/// The script of axe-core, which npm fetches.
fn axe(installs: bool) -> Result<PathBuf, String> {
    let folder = target().join("browser").join(format!("axe-core-{AXE_VERSION}"));
    let script = folder.join("package/axe.min.js");
    if !script.is_file() {
        if on_path("npm").is_none() && installs {
            // Success shows when npm is called.
            let _ = install("npm");
        }
        fetch_axe(&folder).map_err(|error| {
            format!("axe-core {AXE_VERSION} is missing: npm fetches it, if there is one. {error}")
        })?;
    }
    Ok(script)
}

fn fetch_axe(folder: &Path) -> Outcome {
    std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let package = format!("axe-core@{AXE_VERSION}");
    let mut pack = Command::new(on_path("npm").ok_or("npm is not on the path.")?);
    let pack = pack.args(["pack", "--silent", &package]).current_dir(folder);
    run(pack.stdout(Stdio::null()))?;
    let archive = format!("axe-core-{AXE_VERSION}.tgz");
    run(Command::new("tar").args(["-xzf", &archive]).current_dir(folder))
}

/// The program of this name on the path.
pub(crate) fn on_path(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(name)).find(|place| place.is_file())
}

/// Returns true if packages of the system can be installed: on Debian and its kin, by root.
pub(crate) fn may_install() -> bool {
    let user = Command::new("id").arg("-u").output();
    let is_root = user.is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    is_root && on_path("apt-get").is_some()
}

pub(crate) fn install(package: &str) -> Outcome {
    let install = ["install", "-y", "--no-install-recommends", package];
    run(Command::new("apt-get").arg("update"))?;
    run(Command::new("apt-get").args(install).env("DEBIAN_FRONTEND", "noninteractive"))
}
