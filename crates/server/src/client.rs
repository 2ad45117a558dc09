//! The files of the client.

use fogbound_game::hash::sha256_hex;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

/// Names and contents, written by `build.rs`.
static EMBEDDED: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Media types by the extension of a name.
const TYPES: [(&str, &str); 11] = [
    ("css", "text/css; charset=utf-8"),
    ("ftl", "text/plain; charset=utf-8"),
    ("html", "text/html; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("json", "application/json"),
    ("png", "image/png"),
    ("svg", "image/svg+xml"),
    ("ttf", "font/ttf"),
    ("wasm", "application/wasm"),
    ("webmanifest", "application/manifest+json"),
    ("woff2", "font/woff2"),
];

/// The page itself.
const PAGE: &str = "index.html";

/// The beginning of the tag whose attributes the program reads.
const BODY: &str = "<body ";

/// The same where tables are hosted.
const BODY_WITH_TABLES: &str = "<body data-tables ";

/// The encoding of a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Encoding {
    /// Brotli.
    Brotli,
    /// gzip.
    Gzip,
    /// As it is.
    Plain,
}

impl Encoding {
    /// All, the smallest first.
    pub const ALL: [Encoding; 3] = [Encoding::Brotli, Encoding::Gzip, Encoding::Plain];

    /// Returns the name in headers.
    pub const fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
            Encoding::Plain => "identity",
        }
    }

    /// Returns the end of the name of a file in this encoding.
    const fn suffix(self) -> &'static str {
        match self {
            Encoding::Brotli => ".br",
            Encoding::Gzip => ".gz",
            Encoding::Plain => "",
        }
    }
}

/// A file in all forms that there are.
#[derive(Clone, Debug)]
pub struct File {
    /// Its media type.
    pub media_type: &'static str,
    /// `true` if its name follows from its content, so that it never changes.
    pub is_hashed: bool,
    forms: BTreeMap<Encoding, Form>,
}

/// One form of a file.
#[derive(Clone, Debug)]
pub struct Form {
    /// The bytes that are sent.
    pub body: Cow<'static, [u8]>,
    /// The tag that distinguishes it from other forms and other files of this name.
    pub tag: String,
}

impl File {
    /// Returns the best form among those that are accepted. As it is, a file is always there.
    pub fn form(&self, accepts: impl Fn(Encoding) -> bool) -> Option<(Encoding, &Form)> {
        let accepted =
            |&(&encoding, _): &(&Encoding, &Form)| encoding == Encoding::Plain || accepts(encoding);
        self.forms.iter().find(accepted).map(|(&encoding, form)| (encoding, form))
    }

    /// Returns `true` if there is more than one form.
    pub fn is_compressed(&self) -> bool {
        self.forms.len() > 1
    }
}

/// The client: files by their path.
#[derive(Clone, Debug, Default)]
pub struct Client {
    files: BTreeMap<String, File>,
}

impl Client {
    /// Returns the client that is part of this program; without files if it was built without.
    #[must_use]
    pub fn embedded() -> Client {
        Client::new(EMBEDDED.iter().map(|&(name, content)| (name.to_owned(), content.into())))
    }

    /// Returns a client of these files. `x.br` and `x.gz` are forms of `x`.
    #[must_use]
    pub fn new(files: impl IntoIterator<Item = (String, Cow<'static, [u8]>)>) -> Client {
        let contents: BTreeMap<String, Cow<'static, [u8]>> = files.into_iter().collect();
        let mut client = Client::default();
        for name in contents.keys() {
            let packed = Encoding::ALL.iter().any(|form| {
                let plain = name.strip_suffix(form.suffix());
                *form != Encoding::Plain && plain.is_some_and(|plain| contents.contains_key(plain))
            });
            if !packed {
                client.files.insert(name.clone(), file(name, &contents));
            }
        }
        client
    }

    /// Reads a client from a folder.
    ///
    /// # Errors
    /// If the folder or a file in it cannot be read.
    pub fn of_folder(folder: &Path) -> io::Result<Client> {
        let mut files = Vec::new();
        read(folder, "", &mut files)?;
        Ok(Client::new(files))
    }

    /// Lets the page know that tables are hosted beside it.
    #[must_use]
    pub fn with_tables(mut self) -> Client {
        let page = self.files.get(PAGE).and_then(|page| page.forms.get(&Encoding::Plain));
        if let Some(page) = page {
            let text = String::from_utf8_lossy(&page.body).replacen(BODY, BODY_WITH_TABLES, 1);
            let contents = BTreeMap::from([(PAGE.to_owned(), text.into_bytes().into())]);
            self.files.insert(PAGE.to_owned(), file(PAGE, &contents));
        }
        self
    }

    /// Returns `true` if there is nothing to serve.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// Returns a file by its path, without a slash before it.
    pub fn file(&self, path: &str) -> Option<&File> {
        self.files.get(path)
    }
}

/// Reads the files of a folder and its folders.
fn read(
    folder: &Path,
    prefix: &str,
    files: &mut Vec<(String, Cow<'static, [u8]>)>,
) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = format!("{prefix}{name}");
        if path.is_dir() {
            read(&path, &format!("{name}/"), files)?;
        } else {
            files.push((name, fs::read(&path)?.into()));
        }
    }
    Ok(())
}

fn file(name: &str, contents: &BTreeMap<String, Cow<'static, [u8]>>) -> File {
    let form = |encoding: Encoding| {
        let body = contents.get(&format!("{name}{}", encoding.suffix()))?.clone();
        let digits = &sha256_hex(&body)[..24];
        let tag = format!("\"{digits}\"");
        Some((encoding, Form { body, tag }))
    };
    File {
        media_type: media_type(name),
        is_hashed: is_hashed(name),
        forms: Encoding::ALL.into_iter().filter_map(form).collect(),
    }
}

fn media_type(name: &str) -> &'static str {
    let extension = name.rsplit_once('.').map_or("", |(_, extension)| extension);
    let known = TYPES.iter().find(|(known, _)| *known == extension);
    known.map_or("application/octet-stream", |&(_, media_type)| media_type)
}

/// Returns `true` if a name has the form `app-0123456789abcdef.js`.
fn is_hashed(name: &str) -> bool {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let digits = stem.rsplit_once('-').map_or("", |(_, digits)| digits);
    let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    digits.len() == 16 && digits.bytes().all(is_digit)
}

#[cfg(test)]
mod tests;
