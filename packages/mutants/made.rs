//! The copy of the sources with every mutant in it, built.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::schema::{Mutant, Placed, mutants, switched};
use crate::trial::Program;

/// Where mistakes are made: folders below `src`, and what asks there which mutant is on.
const MUTATED: [(&str, &str); 6] = [
    ("score", "crate::mutants::on"),
    ("trace", "::score::mutants::on"),
    ("search", "::score::mutants::on"),
    ("claim", "::score::mutants::on"),
    ("lesson/sheet", "::score::mutants::on"),
    ("lesson/predict", "::score::mutants::on"),
];

/// The layers whose unit tests are to notice them, beside the tests without a window.
const UNIT_TESTS: [&str; 5] = ["score", "trace", "search", "claim", "lesson"];

/// A file of the copy, and its mutants.
struct File {
    name: String,
    text: String,
    switch: &'static str,
    mutants: Vec<Mutant>,
}

pub(crate) struct Made {
    pub(crate) mutants: Vec<Mutant>,
    /// How many there would be beside these, which do not compile.
    pub(crate) refused: usize,
    pub(crate) programs: Vec<Program>,
}

/// Copies what Git knows, puts the mutants in, and builds the tests; a mutant that does not compile
/// is left out, until everything compiles.
pub(crate) fn make(folder: &Path) -> Result<Made, Box<dyn Error>> {
    let source = folder.join("source");
    let mut files = copy(&source)?;
    let list = folder.join("refused");
    let known = fs::read_to_string(&list).unwrap_or_default();
    let mut refused: BTreeSet<String> = known.lines().map(str::to_owned).collect();
    loop {
        let mut where_they_are = Vec::new();
        for file in &files {
            let kept: Vec<_> =
                file.mutants.iter().filter(|mutant| !refused.contains(&mutant.key)).collect();
            let (text, placed) = switched(&file.text, &kept, file.switch);
            write(&source.join(&file.name), text.as_bytes())?;
            where_they_are.push(placed);
        }
        let built = build(folder, &source)?;
        if built.errors.is_empty() {
            let all: Vec<_> = files.drain(..).flat_map(|file| file.mutants).collect();
            let (out, kept): (Vec<_>, Vec<_>) =
                all.into_iter().partition(|mutant| refused.contains(&mutant.key));
            return Ok(Made { mutants: kept, refused: out.len(), programs: built.programs });
        }
        let before = refused.len();
        for error in &built.errors {
            for number in blamed(error, &files, &where_they_are) {
                let all = files.iter().flat_map(|file| &file.mutants);
                let key = all.filter(|mutant| mutant.number == number).map(|it| it.key.clone());
                refused.extend(key);
            }
        }
        println!("{} mutants do not compile", refused.len());
        if refused.len() == before {
            let text = built.errors.first().and_then(|error| error["rendered"].as_str());
            return Err(format!("no mutant's error:\n{}", text.unwrap_or("?")).into());
        }
        fs::write(&list, refused.iter().map(String::as_str).collect::<Vec<_>>().join("\n"))?;
    }
}

/// Copies the files, without those that are mutated, which it returns.
fn copy(source: &Path) -> Result<Vec<File>, Box<dyn Error>> {
    let listed = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .output()?;
    let mut mutated = Vec::new();
    let mut number = 1;
    let mut wanted = BTreeSet::new();
    for name in String::from_utf8(listed.stdout)?.split_terminator('\0') {
        // The settings of the folders above count for the copy, too.
        if name.starts_with(".cargo/") || !Path::new(name).is_file() {
            continue;
        }
        let place = source.join(name);
        wanted.insert(place.clone());
        let inside = |(folder, _): &&(&str, &str)| name.starts_with(&format!("src/{folder}/"));
        let switch = MUTATED.iter().find(inside).filter(|_| is_mutated(name));
        if let Some((_, switch)) = switch {
            let mut text = fs::read_to_string(name)?;
            let mutants = mutants(name, &text, number)
                .map_err(|error| format!("{name}: {error} at {:?}", error.span().start()))?;
            number += u32::try_from(mutants.len())?;
            if name == "src/score/lib.rs" {
                text.push_str("\n#[doc(hidden)]\npub mod mutants;\n");
            }
            mutated.push(File { name: name.to_owned(), text, switch, mutants });
        } else {
            write(&place, &fs::read(name)?)?;
        }
    }
    let switch = source.join("src/score/mutants.rs");
    write(&switch, include_bytes!("switch.rs"))?;
    wanted.insert(switch);
    wanted.insert(source.join("Cargo.lock"));
    remove_others(source, &wanted)?;
    Ok(mutated)
}

fn is_mutated(name: &str) -> bool {
    let is_code = Path::new(name).extension().is_some_and(|extension| extension == "rs");
    is_code && !name.ends_with("tests.rs") && !name.contains("/tests/")
}

/// Writes a file that is not the same already, so that Cargo does not build it again.
fn write(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    if fs::read(path).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes)
}

/// Removes files of an earlier copy that are no more.
fn remove_others(folder: &Path, wanted: &BTreeSet<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            remove_others(&path, wanted)?;
        } else if !wanted.contains(&path) {
            fs::remove_file(path)?;
        }
    }
    Ok(())
}

struct Built {
    errors: Vec<Value>,
    programs: Vec<Program>,
}

fn build(folder: &Path, source: &Path) -> Result<Built, Box<dyn Error>> {
    let mut cargo = Command::new("cargo")
        .args(["test", "--no-run", "--locked", "--lib", "--test", "headless"])
        .args(["--message-format", "json", "--package", "yomisuji"])
        .args(
            UNIT_TESTS
                .iter()
                .flat_map(|layer| ["--package".to_owned(), format!("yomisuji-{layer}")]),
        )
        .env("CARGO_TARGET_DIR", folder.join("build"))
        .current_dir(source)
        .stdout(Stdio::piped())
        .stderr(fs::File::create(folder.join("build.log"))?)
        .spawn()?;
    let mut built = Built { errors: Vec::new(), programs: Vec::new() };
    for line in cargo.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines()) {
        let Ok(mut message) = serde_json::from_str::<Value>(&line?) else {
            continue;
        };
        let error = &mut message["message"];
        if error["level"] == "error" && error["spans"].as_array().is_some_and(|it| !it.is_empty()) {
            built.errors.push(error.take());
        }
        if let Some(path) = message["executable"].as_str()
            && message["profile"]["test"] == true
            && let Some(name) = message["target"]["name"].as_str()
            && let Some(manifest) = message["manifest_path"].as_str()
            && (name == "headless" || UNIT_TESTS.contains(&name))
        {
            let folder = Path::new(manifest).parent().unwrap_or(source).to_owned();
            built.programs.push(Program { name: name.to_owned(), path: path.into(), folder });
        }
    }
    if !cargo.wait()?.success() && built.errors.is_empty() {
        return Err(fs::read_to_string(folder.join("build.log"))?.into());
    }
    built.programs.sort_by(|one, other| one.name.cmp(&other.name)); // Cargo names them in any order.
    Ok(built)
}

/// The mutants that an error comes from: those in whose own code it points, or else those around; or
/// else those between the places that it names, such as a `return` after which nothing is used.
fn blamed(error: &Value, files: &[File], placed: &[Vec<Placed>]) -> BTreeSet<u32> {
    let mut spans: BTreeMap<usize, Vec<Range<usize>>> = BTreeMap::new();
    for span in error["spans"].as_array().into_iter().flatten() {
        let byte = |end: &str| span[end].as_u64().and_then(|byte| usize::try_from(byte).ok());
        if let Some(name) = span["file_name"].as_str()
            && let Some(file) = files.iter().position(|file| file.name == name)
            && let (Some(start), Some(end)) = (byte("byte_start"), byte("byte_end"))
        {
            spans.entry(file).or_default().push(start..end);
        }
    }
    // What is moved, borrowed or not set yet, which may come from a `return` that is gone.
    let code = error["code"]["code"].as_str().unwrap_or("");
    let is_moved = ["E0381", "E0382", "E0499", "E0502", "E0505"].contains(&code);
    let mut found = [const { BTreeSet::new() }; 4];
    for (file, spans) in &spans {
        let first = spans.iter().map(|span| span.start).min().unwrap_or(0);
        let last = spans.iter().map(|span| span.end).max().unwrap_or(0);
        for Placed { number, whole, mutated, leaves } in &placed[*file] {
            let is_own =
                |span: &Range<usize>| mutated.start <= span.start && span.end <= mutated.end;
            let is_around = |span: &Range<usize>| whole.start < span.end && span.start < whole.end;
            let is_between = first < whole.start && whole.end < last;
            if spans.iter().any(is_own) {
                found[0].insert(*number);
            } else if is_moved && *leaves && is_between {
                found[1].insert(*number);
            } else if spans.iter().any(is_around) {
                found[2].insert(*number);
            } else if is_between {
                found[3].insert(*number);
            }
        }
    }
    found.into_iter().find(|found| !found.is_empty()).unwrap_or_default()
}
