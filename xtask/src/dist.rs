//! Releases: what those without Rust are given, as files in `dist` among the build products.

use crate::{
    Client, Outcome, Times, WASM, cargo, licences, python, root, run, rustc, target, web,
    without_paths,
};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Programs of the system, which make the same archives of the same files, and their packages.
const TOOLS: [(&str, &str); 4] =
    [("gzip", "gzip"), ("sha256sum", "coreutils"), ("strip", "binutils"), ("tar", "tar")];

/// Tells the tools that make files with a time in them which time that is.
const TIME: &str = "SOURCE_DATE_EPOCH";

/// Lists the dependencies; it is installed among the build products.
const LISTER: &str = "cargo-cyclonedx@0.5.9";

/// Shells, and the names that they want for the files with completions.
const SHELLS: [(&str, &str); 4] = [
    ("bash", "fogbound.bash"),
    ("fish", "fogbound.fish"),
    ("powershell", "_fogbound.ps1"),
    ("zsh", "_fogbound"),
];

/// What goes into both archives as well.
const PAPERS: [&str; 4] = ["./CHANGELOG.md", "./LICENSE-APACHE", "./LICENSE-MIT", "./README.md"];

/// The file with the licences of what an archive is built with.
const THIRD_PARTY: &str = "THIRD-PARTY.txt";

/// Makes a release of the last commit and prints its files.
///
/// # Errors
/// If a tool is missing, or something cannot be built.
pub(crate) fn make() -> Outcome {
    for (tool, package) in TOOLS {
        if !said(Command::new(tool).arg("--version")).is_ok_and(|it| it.contains("GNU")) {
            return Err(format!("{tool} of GNU is missing: install the package {package}"));
        }
    }
    let commit = ["log", "-1", "--format=%ct"];
    let release = Release {
        folder: target().join("dist"),
        platform: host()?,
        time: said(Command::new("git").args(commit).current_dir(root()))?.trim().to_owned(),
    };
    empty(&release.folder)?;
    let mut times = Times::default();
    let outcome = times
        .of("page", || release.page())
        .and_then(|()| times.of("program", || release.program()))
        .and_then(|()| times.of("python", || release.python()))
        .and_then(|()| times.of("dependencies", || release.dependencies()));
    times.print();
    outcome.and_then(|()| release.sums())
}

/// A release.
struct Release {
    /// Its files.
    folder: PathBuf,
    /// The platform of the program.
    platform: String,
    /// The time of all files in archives, in seconds since 1970.
    time: String,
}

impl Release {
    /// The page for web servers. The program that is built after it carries it, too.
    fn page(&self) -> Outcome {
        web(Client::Shipped, &[])?;
        self.archive(&target().join("web/dist"), &page_name(), &licences::of("fogbound-web", WASM)?)
    }

    fn program(&self) -> Outcome {
        let build = ["build", "--locked", "--release", "--package", "fogbound"];
        run(without_paths(cargo().args(build), &[]))?;
        let files = target().join("dist-files");
        let completions = files.join("completions");
        empty(&files).and_then(|()| empty(&completions))?;
        let program = files.join("fogbound");
        let built = target().join("release/fogbound");
        run(Command::new("strip").arg("-o").arg(&program).arg(built))?;
        for (shell, name) in SHELLS {
            let script = said(Command::new(&program).args(["completions", shell]))?;
            write(&completions.join(name), &script)?;
        }
        write(&files.join("fogbound.1"), &said(Command::new(&program).arg("man"))?)?;
        let licences = licences::of("fogbound", &self.platform)?;
        self.archive(&files, &self.program_name(), &licences)
    }

    /// The source of the Python package, and the package built from nothing else. Both hold the licences of what it is
    /// built with, since `pyproject.toml` asks for all files that are named like this one.
    fn python(&self) -> Outcome {
        let licences = root().join("LICENSE-THIRD-PARTY.txt");
        write(&licences, &licences::of("fogbound-python", &self.platform)?)?;
        let built = self.wheel();
        fs::remove_file(&licences).map_err(|error| format!("{}: {error}", licences.display()))?;
        built
    }

    fn wheel(&self) -> Outcome {
        let build = ["build", "--quiet", "--profile", "fast", "--strip", "--sdist", "--out"];
        let mut maturin = python::maturin()?;
        // Not among these build products: the files of the source bear another time than those they are copies of, so
        // cargo would take what was built of older ones for new.
        maturin.args(build).arg(&self.folder).env_remove("CARGO_TARGET_DIR");
        run(without_paths(maturin.env(TIME, &self.time), &[]))
    }

    /// What program and page are made of, in the format CycloneDX.
    fn dependencies(&self) -> Outcome {
        let tools = target().join("tools");
        let install = ["install", "--quiet", "--locked", LISTER, "--root"];
        run(cargo().args(install).arg(&tools))?;
        let listed = [
            ("crates/cli", self.platform.as_str(), self.program_name()),
            ("crates/web", WASM, page_name()),
        ];
        for (package, platform, name) in listed {
            let mut lister = Command::new(tools.join("bin/cargo-cyclonedx"));
            lister.args(["cyclonedx", "--quiet", "--no-build-deps", "--target", platform]);
            lister.args(["--format", "json", "--spec-version", "1.5"]);
            lister.args(["--override-filename", &format!("{name}.cdx")]).current_dir(root());
            run(lister.env(TIME, &self.time))?;
            let file = format!("{name}.cdx.json");
            let written = root().join(package).join(&file);
            let list = fs::read_to_string(&written).map_err(at(&written))?;
            // Where the workspace lies is nobody's concern.
            let list = list.replace(&root().display().to_string(), "");
            write(&self.folder.join(&file), &list)?;
            // There is now one in each package of the workspace.
            let clean = ["clean", "--force", "--quiet", "--", &format!("*/{file}")];
            run(Command::new("git").args(clean).current_dir(root()))?;
        }
        Ok(())
    }

    /// Writes and prints the sums of all files.
    fn sums(&self) -> Outcome {
        let files = fs::read_dir(&self.folder).map_err(at(&self.folder))?.flatten();
        let mut names: Vec<_> = files.map(|file| file.file_name()).collect();
        names.sort();
        let sums = said(Command::new("sha256sum").args(&names).current_dir(&self.folder))?;
        write(&self.folder.join("SHA256SUMS"), &sums)?;
        println!("{}\n{sums}", self.folder.display());
        Ok(())
    }

    /// Packs a folder, the papers and the licences of what is in it under a name.
    fn archive(&self, files: &Path, name: &str, licences: &str) -> Outcome {
        let others = target().join("dist-licences");
        empty(&others)?;
        write(&others.join(THIRD_PARTY), licences)?;
        let mut tar = Command::new("tar");
        tar.args(["--create", "--format=ustar", "--sort=name", "--mode=u=rwX,go=rX"]);
        tar.args(["--owner=0", "--group=0", "--numeric-owner", "--use-compress-program=gzip -9n"]);
        tar.args([format!("--mtime=@{}", self.time), format!("--transform=s,^\\.,{name},")]);
        tar.arg("--file").arg(self.folder.join(format!("{name}.tar.gz")));
        tar.arg("--directory").arg(files).arg(".").arg("--directory").arg(root()).args(PAPERS);
        tar.arg("--directory").arg(root().join("assets/fonts")).arg("./OFL.txt");
        run(tar.arg("--directory").arg(others).arg(format!("./{THIRD_PARTY}")))
    }

    fn program_name(&self) -> String {
        format!("fogbound-{}-{}", env!("CARGO_PKG_VERSION"), self.platform)
    }
}

fn page_name() -> String {
    concat!("fogbound-web-", env!("CARGO_PKG_VERSION")).to_owned()
}

/// Makes a folder, or empties it.
fn empty(folder: &Path) -> Outcome {
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder).map_err(at(folder))
}

fn write(file: &Path, text: &str) -> Outcome {
    fs::write(file, text).map_err(at(file))
}

/// Prints the licences of what the program is built with on this machine.
///
/// # Errors
/// Those of [`licences::of`].
pub(crate) fn print_licences() -> Outcome {
    print!("{}", licences::of("fogbound", &host()?)?);
    Ok(())
}

/// Returns the platform of this machine.
fn host() -> Result<String, String> {
    Ok(said(rustc().args(["--print", "host-tuple"]))?.trim().to_owned())
}

/// Returns what a command prints.
pub(crate) fn said(command: &mut Command) -> Result<String, String> {
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| format!("{command:?}: {error}"))?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(format!("{command:?} failed")),
    }
}

/// Says which file an error is about.
fn at(path: &Path) -> impl Fn(io::Error) -> String {
    move |error| format!("{}: {error}", path.display())
}
