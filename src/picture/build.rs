//! Copies the Japanese font of the program out of the sources of a published crate, for `src/gui/fonts.rs` to embed.
//!
//! The font is M PLUS 1 (SIL Open Font License 1.1, see `FONT-LICENSE.md`). It comes with the build
//! dependency `mplusfonts-macros`, of which nothing else is used, so that this repository holds no
//! font file and a build needs nothing but Cargo. Cargo does not tell a build script where the
//! sources of a dependency are; they are looked for in this order:
//!
//! 1. the dep-info file that the compiler wrote for the crate, which names its source files wherever
//!    they come from (registry, vendored or a local path);
//! 2. the registry sources in Cargo's home folder;
//! 3. the file that the environment variable `YOMISUJI_FONT` names.

#![allow(clippy::expect_used, reason = "a build that cannot go on says where it stopped")]

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

/// The release that `Cargo.toml` pins.
const PACKAGE: &str = "mplusfonts-macros-0.3.4";
/// The start of the name of its dep-info file.
const DEP_INFO_PREFIX: &str = "mplusfonts_macros-";
/// The weight axis is in the file, so one file serves normal and bold text.
const FONT: &str = "fonts/MPLUS1[wght].ttf";
/// Names a TTF file to use if the crate's own is not found.
const OVERRIDE: &str = "YOMISUJI_FONT";

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed={OVERRIDE}");

    let out_folder = path_in("OUT_DIR").expect("Cargo sets OUT_DIR for a build script");
    let Some((source, font)) = candidates(&out_folder).into_iter().find_map(read_font) else {
        panic!(
            "No Japanese font to embed: {FONT} of the crate {PACKAGE} was looked for through its \
             dep-info file near {} and in the registry sources of Cargo's home folder, without \
             success; set the environment variable {OVERRIDE} to the path of a TTF file to use instead.",
            out_folder.display()
        );
    };
    println!("cargo:rerun-if-changed={}", source.display());

    // Packed, it is four tenths smaller.
    let target = out_folder.join("japanese.ttf.deflate");
    if let Err(error) = fs::write(&target, miniz_oxide::deflate::compress_to_vec(&font, 9)) {
        panic!("The font cannot be written to {}: {error}.", target.display());
    }
}

/// Every place where the font may be, best first.
fn candidates(out_folder: &Path) -> Vec<PathBuf> {
    let mut found = from_dep_info(out_folder);
    found.extend(from_registry());
    found.extend(path_in(OVERRIDE));
    found
}

/// The file and its bytes, if it is there and looks like a font.
fn read_font(path: PathBuf) -> Option<(PathBuf, Vec<u8>)> {
    let bytes = fs::read(&path).ok()?;
    let is_font = bytes.starts_with(&[0, 1, 0, 0]) || bytes.starts_with(b"OTTO");
    is_font.then_some((path, bytes))
}

/// Fonts beside the sources that the dep-info files of the crate name.
///
/// `out_folder` is `…/target/<profile>/build/<package>/out`, or has a target triple before the
/// profile. A build dependency is compiled for the host, so its dep-info file is in
/// `target/<profile>/deps` in either case.
fn from_dep_info(out_folder: &Path) -> Vec<PathBuf> {
    let mut nearby = out_folder.ancestors().skip(3);
    let Some(profile_folder) = nearby.next() else {
        return Vec::new();
    };
    let profile = profile_folder.file_name().unwrap_or_default();
    let mut folders = vec![profile_folder.join("deps")];
    folders.extend(nearby.take(2).map(|folder| folder.join(profile).join("deps")));

    let files = folders.iter().flat_map(|folder| entries(folder));
    let dep_infos = files.filter(|path| is_dep_info(path));
    let texts = dep_infos.filter_map(|path| fs::read_to_string(path).ok());
    texts.flat_map(|text| beside_sources(&text)).collect()
}

fn is_dep_info(path: &Path) -> bool {
    let name = path.file_name().and_then(OsStr::to_str).unwrap_or_default();
    name.starts_with(DEP_INFO_PREFIX) && path.extension() == Some(OsStr::new("d"))
}

/// The font of each package whose `src/lib.rs` a dep-info file names.
///
/// The file is a list of Makefile rules: words with spaces between them, and `\ ` for a space in a
/// path. The path of a package in the same workspace is relative to the workspace.
fn beside_sources(dep_info: &str) -> Vec<PathBuf> {
    /// No path has it.
    const SPACE_IN_PATH: &str = "\0";
    let package = path_in("CARGO_MANIFEST_DIR").unwrap_or_default();
    let workspace = package.join("../..");
    dep_info
        .replace("\\ ", SPACE_IN_PATH)
        .split_whitespace()
        .map(|word| word.trim_end_matches(':').replace(SPACE_IN_PATH, " "))
        .filter(|path| Path::new(path).ends_with("src/lib.rs"))
        .filter_map(|path| Some(workspace.join(path).parent()?.parent()?.join(FONT)))
        .collect()
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
