//! Packs the lessons and courses that ship: a quarter of their size.

#![allow(clippy::expect_used, reason = "a build that cannot go on says where it stopped")]

use std::path::Path;
use std::{env, fs};

fn main() {
    // In a published package they are inside, by a link that not every system keeps.
    let mut places = ["scenarios", "../../scenarios"].map(Path::new).into_iter();
    let lessons = places.find(|folder| folder.is_dir()).expect("the folder of lessons");
    let mut packed = String::new();
    let mut files = Vec::new();
    for folder in [lessons, &lessons.join("courses")] {
        println!("cargo:rerun-if-changed={}", folder.display());
        let entries = fs::read_dir(folder).expect("the folder of lessons, or of courses");
        let paths = entries.map(|entry| entry.expect("a file").path());
        files.extend(paths.filter(|path| path.extension().is_some_and(|it| it == "ron")));
    }
    files.sort();
    for path in files {
        println!("cargo:rerun-if-changed={}", path.display());
        let id = path.file_stem().expect("a name").to_str().expect("a plain name");
        let text = fs::read_to_string(&path).expect("a text");
        packed.extend([id, "\0", &text, "\0"]);
    }
    let target = Path::new(&env::var_os("OUT_DIR").expect("Cargo sets it")).join("lessons.deflate");
    // A page is packed by its server, which does it better, and once.
    let is_page = std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|target| target == "wasm32");
    let level = if is_page { 0 } else { 9 };
    fs::write(target, miniz_oxide::deflate::compress_to_vec(packed.as_bytes(), level))
        .expect("room for the lessons");
}
