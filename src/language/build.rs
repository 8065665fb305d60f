//! Makes the texts of the program into functions.
//!
//! The texts are in `locales`, a folder a language and a file a subject, in the syntax of Project
//! Fluent. A text that one language lacks, or an argument that only one of them has, is an error here.

#![allow(clippy::expect_used, reason = "a build that cannot go on says where it stopped")]

use std::env;
use std::fs;
use std::path::Path;

use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, try_build_from_locales_folder};

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
    let typed = out_folder.join(TEXTS);
    write_typed(&typed);
    let options = BuildOptions::default()
        .with_locales_folder(&typed.display().to_string())
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
    let unpacked = sorted.join("\n").replacen(EMBEDDED, PACKED, 1);
    let unpacked = unpacked.replacen("  LANG_DATA,", "  &LANG_DATA,", 1);
    fs::write(&functions, with_one_body(&unpacked) + &key_texts()).expect("it was just written");
    let texts = fs::read(place("texts.ftl")).expect("they were just written");
    // A page is packed by its server, which does it better, and once.
    let is_page = std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|target| target == "wasm32");
    let level = if is_page { 0 } else { 9 };
    fs::write(place("texts.deflate"), miniz_oxide::deflate::compress_to_vec(&texts, level))
        .expect("beside the texts");
}

/// The texts as the generated code embeds them, and as they are embedded: packed, they are less than a
/// third of it.
const EMBEDDED: &str = "LANG_DATA: &[u8] = include_bytes!(\"texts.ftl\");";
const PACKED: &str = "LANG_DATA: std::sync::LazyLock<Vec<u8>> = std::sync::LazyLock::new(|| {
    miniz_oxide::inflate::decompress_to_vec(include_bytes!(\"texts.deflate\")).unwrap_or_default()
});";

/// The generated code with one function that all others call with their arguments, instead of the same
/// dozen of calls in each of thousands.
fn with_one_body(code: &str) -> String {
    let mut short = String::new();
    let (mut texts, mut numbers) = (String::new(), String::new());
    for line in code.lines() {
        let said = line.trim_start();
        if said == "let mut args = FluentArgs::new();" {
            continue;
        }
        if let Some(argument) = said.strip_prefix("args.set(") {
            let argument = argument.strip_suffix(");").expect("one argument in a line");
            let kind = if argument.ends_with(".into()") { &mut numbers } else { &mut texts };
            *kind += &["(", argument, "), "].concat();
            continue;
        }
        let call = said.strip_prefix("self.0.msg(").and_then(|call| call.split_once(", "));
        if let Some((id, _)) = call {
            short += &["self.told(", id, ", &[", &texts, "], &[", &numbers, "])"].concat();
            texts.clear();
            numbers.clear();
        } else {
            short += line;
        }
        short.push('\n');
    }
    short
}

/// The functions of the texts about keys in a constant, in the order of their file.
fn key_texts() -> String {
    let file = Path::new(TEXTS).join("en/keys.ftl");
    let file = fs::read_to_string(file).expect("the texts about keys");
    let keys = file.lines().filter(|line| line.starts_with("keys-"));
    let names = keys.filter_map(|line| Some(line.split_once(" =")?.0.replace('-', "_")));
    let names: Vec<_> = names.map(|name| format!("L10nLanguage::{name}")).collect();
    let names = names.join(", ");
    format!("pub const KEY_TEXTS: &[fn(&L10nLanguage) -> String] = &[{names}];")
}

/// Copies the texts to a folder, and says of each variable of English without a type that it is a text.
fn write_typed(folder: &Path) {
    for language in fs::read_dir(TEXTS).expect("the texts").map(|entry| entry.expect("a folder")) {
        let to = folder.join(language.file_name());
        fs::create_dir_all(&to).expect("a folder below that of the build");
        for file in
            fs::read_dir(language.path()).expect("texts").map(|entry| entry.expect("a file"))
        {
            let text = fs::read_to_string(file.path()).expect("a text in UTF-8");
            let is_english = language.file_name() == "en";
            let text = if is_english { with_types(&text) } else { text };
            let copy = to.join(file.file_name());
            // What is written anew is built anew.
            if fs::read_to_string(&copy).ok().as_ref() != Some(&text) {
                fs::write(copy, text).expect("a file below that of the build");
            }
        }
    }
}

/// A file of texts in which every variable has a type: a comment before its message.
fn with_types(file: &str) -> String {
    let (mut typed, mut comments) = (String::new(), String::new());
    let mut lines = file.lines().peekable();
    while let Some(line) = lines.next() {
        if line.starts_with('#') || line.is_empty() {
            comments += line;
            comments.push('\n');
            continue;
        }
        let mut message = format!("{line}\n");
        while let Some(more) = lines.next_if(|line| line.starts_with([' ', '}', '*', '['])) {
            message += more;
            message.push('\n');
        }
        let variables = message.split("{ $").skip(1).map(|rest| {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
            rest.split_at(end.unwrap_or(rest.len()))
        });
        // What is chosen by how many there are is a number.
        let is_number = |(_, rest): &(&str, &str)| {
            let variants = rest.strip_prefix(" ->").and_then(|variants| variants.split_once('['));
            variants.is_some_and(|(_, key)| {
                key.starts_with("one]") || key.starts_with(|digit: char| digit.is_ascii_digit())
            })
        };
        let numbers: Vec<_> = variables.clone().filter(is_number).map(|(name, _)| name).collect();
        for (name, _) in variables {
            let comment = format!("# ${name} (");
            if !numbers.contains(&name) && !comments.contains(&comment) {
                comments += &comment;
                comments += "String)\n";
            }
        }
        typed += &comments;
        typed += &message;
        comments.clear();
    }
    typed + &comments
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
