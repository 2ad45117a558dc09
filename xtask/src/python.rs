//! The Python package: its environment, its build, its tests.

use crate::browser::{install, is_ci, may_install};
use crate::{Outcome, cargo, root, run, target};
use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The package that the tests are about.
pub(crate) const PACKAGE: &str = "fogbound-python";

/// What building and testing needs, about 700 MB.
const TOOLS: [&str; 8] =
    ["maturin>=1.16,<2", "pytest", "numpy", "pettingzoo", "gymnasium", "duckdb", "polars", "ray"];

/// Games of each kind that are played here and by the command line in `cargo xtask soak python`.
const SOAKED: &str = "1000";

/// Runs the tests; without Python or its tools it prints why they are not run. `installs` allows to install packages
/// of the system.
///
/// # Errors
/// If a test fails, or the tools are missing and the environment sets `CI=true`.
pub(crate) fn test(installs: bool) -> Outcome {
    let installs = (installs || is_ci()) && may_install();
    let there = environment().or_else(|missing| match installs {
        true => install("python3-venv").and_then(|()| environment()),
        false => Err(missing),
    });
    match there {
        Ok(()) => tests(&[], None),
        Err(missing) if is_ci() => Err(missing),
        Err(missing) => {
            eprintln!("\nNOT RUN: the tests of the Python package.\n  {missing}");
            Ok(())
        }
    }
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
    let python = root().join("python");
    run(tool("maturin").args(build).arg(&wheels).current_dir(&python))?;
    let built = fs::read_dir(&wheels).map_err(|error| format!("{}: {error}", wheels.display()))?;
    let install = ["install", "--quiet", "--force-reinstall", "--no-deps"];
    run(pip().args(install).args(built.flatten().map(|wheel| wheel.path())))?;
    run(cargo().args(["build", "--quiet", "--package", "fogbound"]))?;
    let program = target().join("debug").join(format!("fogbound{}", env::consts::EXE_SUFFIX));
    let mut tests = tool("pytest");
    tests.args(["--quiet", "-p", "no:cacheprovider"]).arg(python.join("tests")).args(args);
    tests.env("FOGBOUND_PROGRAM", program).env("PYTHONDONTWRITEBYTECODE", "1");
    run(tests.envs(games.map(|games| ("FOGBOUND_GAMES", games))))
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
