//! Makes the texts of the program into functions.
//!
//! The texts are in `locales`, a folder a language and a file a subject, in the syntax of Project
//! Fluent. A text that one language lacks, or an argument that only one of them has, is an error here.

#![allow(clippy::expect_used, reason = "a build that cannot go on says where it stopped")]

use std::env;
use std::fs;
use std::path::Path;

use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, try_build_from_locales_folder};

/// The texts of the program.
const TEXTS: &str = "locales";

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed={TEXTS}");
    let out_folder = env::var_os("OUT_DIR").expect("Cargo sets OUT_DIR for a build script");
    make_texts(Path::new(&out_folder));
}

/// Writes the functions of the texts, and the texts themselves, for `src/language/texts.rs`.
fn make_texts(out_folder: &Path) {
    let place = |name: &str| out_folder.join(name).display().to_string();
    let options = BuildOptions::default()
        .with_locales_folder(TEXTS)
        .with_default_language("en")
        .with_output_file_path(&place("texts.rs"))
        .with_ftl_output(FtlOutputOptions::single_file(&place("texts.ftl")))
        .with_prefix("")
        .without_bidi_isolation()
        .without_format()
        .with_lint_level(LintLevel::Strict);
    if let Err(error) = try_build_from_locales_folder(options) {
        panic!("The texts in {TEXTS} are not complete: {error}");
    }
    let functions = place("texts.rs");
    let made = fs::read_to_string(&functions).expect("it was just written");
    let sorted: Vec<_> = made.lines().map(with_sorted_arguments).collect();
    fs::write(&functions, sorted.join("\n")).expect("it was just written");
}

/// The head of a function with its arguments by their names, and not in the order in which the English
/// text mentions them: whoever rewords a text changes no call.
///
/// What stands around the texts need not be used; a text must be.
fn with_sorted_arguments(line: &str) -> String {
    const SELF: &str = "(&self, ";
    const AROUND: [&str; 4] =
        ["static ALL_LANGS", "pub fn iter()", "pub fn load(", "pub fn load_all()"];
    if AROUND.iter().any(|item| line.trim_start().starts_with(item)) {
        return format!("#[allow(dead_code)]\n{line}");
    }
    let ends = line.find(SELF).zip(line.find(") -> String {"));
    let Some((begin, end)) = ends.filter(|_| line.trim_start().starts_with("pub fn ")) else {
        return line.to_owned();
    };
    let begin = begin + SELF.len();
    let mut arguments: Vec<_> = line[begin..end].split(", ").collect();
    arguments.sort_unstable();
    format!("{}{}{}", &line[..begin], arguments.join(", "), &line[end..])
}
