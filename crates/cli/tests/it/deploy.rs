//! The files of deploy/: every flag in them is one of the program, and whoever reads them finds nothing wrong.

use crate::common::{fogbound, text};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(name)
}

fn read(name: &str) -> String {
    fs::read_to_string(file(name)).unwrap()
}

/// Returns what `fogbound serve` says of its arguments.
fn help() -> String {
    let output = fogbound(&std::env::temp_dir(), &["serve", "--help"]).output().unwrap();
    text(&output.stdout)
}

/// Returns the flags of `fogbound serve`.
fn known() -> BTreeSet<String> {
    // Letters may be between marks of a terminal.
    let help = help();
    let word = |(at, _): (usize, &str)| {
        let of_flag = |letter: char| letter == '-' || letter.is_ascii_alphanumeric();
        help[at..].chars().take_while(|&letter| of_flag(letter)).collect::<String>()
    };
    let flags: BTreeSet<String> = help.match_indices("--").map(word).collect();
    assert!(["--tables", "--metrics"].iter().all(|flag| flags.contains(*flag)), "{flags:?}");
    flags
}

/// Checks that the program knows every flag among these words, of which there must be some.
fn assert_known(name: &str, words: &[String]) {
    let known = known();
    let flags: Vec<&String> = words.iter().filter(|word| word.starts_with("--")).collect();
    assert!(flags.len() > 2, "{name}: {words:?}");
    for flag in flags {
        assert!(known.contains(flag), "{name} has {flag}, which `fogbound serve` does not know");
    }
}

fn strings(list: &Value) -> Vec<String> {
    let list = list.as_array().unwrap().iter();
    list.map(|word| word.as_str().unwrap().to_owned()).collect()
}

#[test]
fn the_unit_of_systemd_has_flags_of_the_program() {
    let unit = read("fogbound.service");
    let start = unit.lines().find_map(|line| line.strip_prefix("ExecStart=")).unwrap();
    let words: Vec<String> = start.split(' ').map(str::to_owned).collect();
    assert_eq!(words[1], "serve");
    assert_known("fogbound.service", &words);
}

#[test]
fn the_container_has_flags_of_the_program_and_the_pinned_compiler() {
    let container = read("Containerfile");
    let mut words = Vec::new();
    for line in container.lines() {
        for key in ["ENTRYPOINT ", "CMD ", "HEALTHCHECK "] {
            let Some(rest) = line.strip_prefix(key) else { continue };
            let list = &rest[rest.find('[').unwrap()..];
            words.extend(strings(&serde_json::from_str(list).unwrap()));
        }
    }
    assert_eq!(words[..2], ["/fogbound", "serve"]);
    assert_known("Containerfile", &words);
    let toolchain = fs::read_to_string(file("../rust-toolchain.toml")).unwrap();
    let channel = toolchain.lines().find_map(|line| line.strip_prefix("channel = ")).unwrap();
    let version = channel.trim_matches('"');
    assert!(
        container.contains(&format!("FROM rust:{version}-slim-bookworm AS build")),
        "{version}"
    );
    assert!(container.contains("USER 65534:65534"), "it does not run as root");
}

/// Returns the services of the compose file.
fn services() -> Value {
    let file: Value = serde_saphyr::from_str(&read("compose.yaml")).unwrap();
    file["services"].clone()
}

#[test]
fn the_compose_file_has_three_nodes_alike_and_what_they_need() {
    let services = services();
    let nodes = ["node1", "node2", "node3"].map(|name| &services[name]);
    for node in nodes {
        assert_eq!(node["image"], "fogbound");
        assert_eq!(node["command"], nodes[0]["command"]);
        assert_eq!(node["environment"], nodes[0]["environment"]);
        assert_eq!(node["depends_on"], nodes[0]["depends_on"]);
        assert!(node.get("ports").is_none(), "only the proxy is public");
    }
    let command = strings(&nodes[0]["command"]);
    assert_known("compose.yaml", &command);
    assert!(command.contains(&"--nats".to_owned()), "{command:?}");
    for variable in nodes[0]["environment"].as_object().unwrap().keys() {
        assert!(help().contains(variable), "{variable}");
    }
    for name in nodes[0]["depends_on"].as_object().unwrap().keys() {
        assert!(services.get(name).is_some(), "{name}");
    }
    let nodes = services["caddy"]["environment"]["FOGBOUND_NODES"].as_str().unwrap();
    for node in nodes.split(' ') {
        let (name, port) = node.split_once(':').unwrap();
        let command = strings(&services[name]["command"]);
        assert!(command.contains(&port.to_owned()), "{node}: {command:?}");
    }
}

/// Runs a program that checks a file, if it is there.
fn checked(program: &str, args: &[&str]) {
    let output = match Command::new(program).args(args).stdin(Stdio::null()).output() {
        Ok(output) => output,
        Err(error) => return println!("{program} checks nothing: {error}"),
    };
    let said = text(&output.stdout) + &text(&output.stderr);
    assert!(output.status.success(), "{program}: {said}");
}

#[cfg(target_os = "linux")]
#[test]
fn systemd_finds_nothing_wrong_with_the_unit() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("fogbound.service");
    // It looks whether the program is there.
    let here =
        read("fogbound.service").replace("/usr/local/bin/fogbound", env!("CARGO_BIN_EXE_fogbound"));
    fs::write(&path, here).unwrap();
    checked("systemd-analyze", &["verify", "--man=no", path.to_str().unwrap()]);
}

#[test]
fn caddy_finds_nothing_wrong_with_its_file() {
    checked(
        "caddy",
        &["validate", "--adapter", "caddyfile", "--config", file("Caddyfile").to_str().unwrap()],
    );
}

/// It is included as files of sites are, with a certificate that is made for the test.
#[cfg(unix)]
#[test]
fn nginx_finds_nothing_wrong_with_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (key, certificate) = (at("key.pem"), at("certificate.pem"));
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=games.example.org"])
        .args(["-keyout", &key, "-out", &certificate])
        .stderr(Stdio::null())
        .status();
    if !made.is_ok_and(|status| status.success()) {
        return println!("openssl makes no certificate, so nginx checks nothing");
    }
    let live = "/etc/letsencrypt/live/games.example.org";
    let site = read("nginx.conf")
        .replace(&format!("{live}/fullchain.pem"), &certificate)
        .replace(&format!("{live}/privkey.pem"), &key);
    fs::write(at("site.conf"), site).unwrap();
    let (pid, log, site) = (at("pid"), at("log"), at("site.conf"));
    let whole = format!("pid {pid};\nerror_log {log};\nevents {{}}\nhttp {{ include {site}; }}\n");
    fs::write(at("nginx.conf"), whole).unwrap();
    checked("nginx", &["-t", "-c", &at("nginx.conf")]);
}
