//! Copies the Japanese font of the program out of the sources of a published crate, for `src/gui/fonts.rs` to embed.
//!
//! The font is M PLUS 1 (SIL Open Font License 1.1, see `FONT-LICENSE.md`). It comes with the crate
//! `mplusfonts-macros`, of which nothing else is used, so that this repository holds no font file and
//! a build needs nothing but Cargo. The crate is a build dependency of `text`, which has no build
//! script: so Cargo fetches its sources, and compiles neither it nor the second set of font libraries
//! that it stands on. It is looked for in this order:
//!
//! 1. the file that the environment variable `YOMISUJI_FONT` names: `web/build` has a part of the font;
//! 2. the registry sources in Cargo's home folder;
//! 3. where `cargo metadata` says that they are (vendored, or a local path).

#![allow(clippy::expect_used, reason = "a build that cannot go on says where it stopped")]

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The release that `Cargo.toml` pins.
const PACKAGE: &str = "mplusfonts-macros-0.3.4";
/// The weight axis is in the file, so one file serves normal and bold text.
const FONT: &str = "fonts/MPLUS1[wght].ttf";
/// Names a TTF file to use in place of the crate's own.
const OVERRIDE: &str = "YOMISUJI_FONT";

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed={OVERRIDE}");

    let out_folder = path_in("OUT_DIR").expect("Cargo sets OUT_DIR for a build script");
    let Some((source, font)) =
        places().into_iter().find_map(|find| find().into_iter().find_map(read_font))
    else {
        panic!(
            "No Japanese font to embed: {FONT} of the crate {PACKAGE} was looked for in the registry \
             sources of Cargo's home folder and where `cargo metadata` finds the crate, without \
             success; set the environment variable {OVERRIDE} to the path of a TTF file to use instead."
        );
    };
    println!("cargo:rerun-if-changed={}", source.display());

    // Packed, it is four tenths smaller.
    let target = out_folder.join("japanese.ttf.deflate");
    // A page is packed by its server, which does it better, and once.
    let is_page = std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|target| target == "wasm32");
    let level = if is_page { 0 } else { 9 };
    if let Err(error) = fs::write(&target, miniz_oxide::deflate::compress_to_vec(&font, level)) {
        panic!("The font cannot be written to {}: {error}.", target.display());
    }
}

/// Every place where the font may be, best first.
fn places() -> [fn() -> Vec<PathBuf>; 3] {
    [|| path_in(OVERRIDE).into_iter().collect(), from_registry, from_metadata]
}

/// The file and its bytes, if it is there and looks like a font.
fn read_font(path: PathBuf) -> Option<(PathBuf, Vec<u8>)> {
    let bytes = fs::read(&path).ok()?;
    let is_font = bytes.starts_with(&[0, 1, 0, 0]) || bytes.starts_with(b"OTTO");
    is_font.then_some((path, bytes))
}

/// The font in the unpacked sources of each registry that Cargo knows.
fn from_registry() -> Vec<PathBuf> {
    let cargo_home = path_in("CARGO_HOME").or_else(|| {
        let home = path_in("HOME").or_else(|| path_in("USERPROFILE"))?;
        Some(home.join(".cargo"))
    });
    let Some(cargo_home) = cargo_home else {
        return Vec::new();
    };
    let registries = entries(&cargo_home.join("registry").join("src"));
    registries.into_iter().map(|registry| registry.join(PACKAGE).join(FONT)).collect()
}

/// The font of the package whose manifest `cargo metadata` names.
fn from_metadata() -> Vec<PathBuf> {
    let Some(cargo) = path_in("CARGO") else {
        return Vec::new();
    };
    let told =
        Command::new(cargo).args(["metadata", "--format-version", "1", "--offline"]).output();
    let told = told.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    let strings = told.unwrap_or_default();
    let strings = strings.split('"').filter(|text| text.ends_with("Cargo.toml"));
    let folders = strings
        .filter_map(|text| Some(Path::new(&text.replace("\\\\", "\\")).parent()?.join(FONT)));
    folders.filter(|font| font.exists()).collect()
}

/// What is in a folder, in a fixed order; nothing if it cannot be read.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let Ok(listing) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut paths: Vec<PathBuf> = listing.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

/// The path in an environment variable, if it is set and not empty.
fn path_in(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from)
}
