//! Writing a site to a folder, compressed beside each file for servers that send files as they are.

use crate::site::Pages;
use crate::{Outcome, at};
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The size of a file: as it is, and for browsers that accept gzip or Brotli.
#[derive(Clone, Debug)]
pub struct Size {
    name: String,
    raw: usize,
    gzip: Option<usize>,
    brotli: Option<usize>,
}

/// Writes the files, and removes all others. What is there already stays untouched.
pub fn write(pages: &Pages, folder: &Path, compress: bool) -> Outcome<Vec<Size>> {
    let mut wanted = BTreeSet::new();
    let mut sizes = Vec::new();
    for (name, content) in pages {
        let path = folder.join(name);
        let is_new = update(&path, content)?;
        wanted.insert(path.clone());
        let mut size = Size { name: name.clone(), raw: content.len(), gzip: None, brotli: None };
        if compress && name.ends_with(".woff2") {
            // It is packed by itself.
            (size.gzip, size.brotli) = (Some(size.raw), Some(size.raw));
        } else if compress {
            for (suffix, packed, method) in [
                ("gz", &mut size.gzip, gzip as fn(&[u8]) -> Vec<u8>),
                ("br", &mut size.brotli, brotli),
            ] {
                let path = folder.join(format!("{name}.{suffix}"));
                if is_new || !path.exists() {
                    update(&path, &method(content))?;
                }
                *packed = Some(fs::metadata(&path).map_err(at(&path))?.len() as usize);
                wanted.insert(path);
            }
        }
        sizes.push(size);
    }
    remove_others(folder, &wanted)?;
    Ok(sizes)
}

/// Writes a file unless it is there with this content; returns `true` if it wrote it.
fn update(path: &Path, content: &[u8]) -> Outcome<bool> {
    if fs::read(path).is_ok_and(|old| old == content) {
        return Ok(false);
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(at(folder))?;
    }
    fs::write(path, content).map_err(at(path))?;
    Ok(true)
}

fn remove_others(folder: &Path, wanted: &BTreeSet<PathBuf>) -> Outcome<()> {
    for entry in fs::read_dir(folder).map_err(at(folder))? {
        let path = entry.map_err(at(folder))?.path();
        if path.is_dir() {
            remove_others(&path, wanted)?;
        } else if !wanted.contains(&path) {
            fs::remove_file(&path).map_err(at(&path))?;
        }
    }
    Ok(())
}

fn gzip(content: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    // Writing to memory cannot fail.
    let _ = encoder.write_all(content);
    encoder.finish().unwrap_or_default()
}

fn brotli(content: &[u8]) -> Vec<u8> {
    let params = BrotliEncoderParams { quality: 11, lgwin: 24, ..BrotliEncoderParams::default() };
    let mut packed = Vec::new();
    // Writing to memory cannot fail.
    let _ = brotli::BrotliCompress(&mut &content[..], &mut packed, &params);
    packed
}

/// Returns the sizes as people read them, and their sums.
pub fn table(sizes: &[Size]) -> String {
    let mut text = format!("{:>10} {:>10} {:>10}\n", "bytes", "gzip", "brotli");
    let sum = Size {
        name: "all".to_owned(),
        raw: sizes.iter().map(|size| size.raw).sum(),
        gzip: sizes.iter().map(|size| size.gzip).sum(),
        brotli: sizes.iter().map(|size| size.brotli).sum(),
    };
    for size in sizes.iter().chain([&sum]) {
        let packed = |size: Option<usize>| size.map_or("-".to_owned(), |size| size.to_string());
        let (gzip, brotli) = (packed(size.gzip), packed(size.brotli));
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{:>10} {gzip:>10} {brotli:>10}  {}", size.raw, size.name);
    }
    text
}
