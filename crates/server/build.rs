//! Embeds the client that `cargo xtask web` left among the build products, if it is there: copies its files,
//! since they may be built anew at any time, and writes a table of their names and contents.
//! `FOGBOUND_CLIENT` names another folder.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-env-changed=FOGBOUND_CLIENT");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let folder = match env::var_os("FOGBOUND_CLIENT") {
        Some(folder) => PathBuf::from(folder),
        None => usual_folder(&out)?,
    };
    // Cargo can wait for changes only in what there is.
    fs::create_dir_all(&folder)?;
    println!("cargo::rerun-if-changed={}", folder.display());
    let copies = out.join("client");
    if copies.exists() {
        fs::remove_dir_all(&copies)?;
    }
    let mut files = Vec::new();
    copy(&folder, &copies, "", &mut files)?;
    files.sort();
    fs::write(out.join("files.rs"), format!("&[\n{}]", files.concat()))?;
    Ok(())
}

/// Returns `web/dist` among the build products. This script writes to `PROFILE/build/PACKAGE/out` there, or
/// below a folder for the target.
fn usual_folder(out: &Path) -> Result<PathBuf, Box<dyn Error>> {
    let above = |path: &Path, levels| path.ancestors().nth(levels).map(Path::to_owned);
    let mut products = above(out, 4).ok_or("no folder of build products")?;
    if products.file_name() == Some(&env::var_os("TARGET").unwrap_or_default()) {
        products = above(&products, 1).ok_or("no folder of build products")?;
    }
    Ok(products.join("web/dist"))
}

/// Copies a folder and its folders, and adds a line for each file.
fn copy(
    from: &Path,
    to: &Path,
    prefix: &str,
    files: &mut Vec<String>,
) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (path, copied) = (entry.path(), to.join(entry.file_name()));
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if path.is_dir() {
            copy(&path, &copied, &format!("{name}/"), files)?;
        } else {
            fs::copy(&path, &copied)?;
            files.push(format!("    ({name:?}, include_bytes!({copied:?})),\n"));
        }
    }
    Ok(())
}
