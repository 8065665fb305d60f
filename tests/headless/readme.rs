//! README, CONTRIBUTING and the pages of `docs` are true: their tables, links, pictures, commands and
//! lesson files are held against the program and the repository. A table that differs is printed as it
//! should be.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command as Process;

use clap::CommandFactory as _;
use yomisuji::cli::Arguments;
use yomisuji::eval::{
    ConnectFourEvaluation, DobutsuEvaluation, Evaluation, GameEvaluation, OthelloEvaluation,
    SugorokuEvaluation,
};
use yomisuji::formats::record::Format;
use yomisuji::gui::key_help;
use yomisuji::language::{Language, Tongue};
use yomisuji::scenario::{Proof, chapters, load, load_course, prove, read_lesson, shipped};
use yomisuji::search::Algorithm;

fn read(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The README of a language, and the folder of its pages.
fn places(language: Language) -> (&'static str, &'static str) {
    match language.tongue() {
        Tongue::Ja => ("README.ja.md", "docs/ja"),
        Tongue::En => ("README.md", "docs"),
    }
}

/// The names of the pages in a folder.
fn pages(folder: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let pages = paths.filter(|path| path.extension().is_some_and(|extension| extension == "md"));
    pages.map(|path| path.file_name().expect("a name").display().to_string()).collect()
}

/// Every document of the repository for people, in both languages.
pub(crate) fn documents() -> Vec<PathBuf> {
    let mut all = vec![PathBuf::from("CONTRIBUTING.md"), PathBuf::from("CHANGELOG.md")];
    for (readme, folder) in Language::ALL.map(places) {
        all.push(readme.into());
        all.extend(pages(folder).iter().map(|name| Path::new(folder).join(name)));
    }
    all
}

/// The blocks of code of a language, without the lines around them.
fn blocks<'a>(text: &'a str, code: &str) -> Vec<&'a str> {
    let fence = format!("```{code}\n");
    let starts = text.match_indices(&fence).map(|(at, fence)| &text[at + fence.len()..]);
    starts.filter_map(|rest| rest.split("```").next()).collect()
}

/// Each table of a page as its rows, without its head.
fn tables(text: &str) -> Vec<Vec<&str>> {
    let lines: Vec<_> = text.lines().collect();
    let runs = lines.chunk_by(|above, below| above.starts_with('|') == below.starts_with('|'));
    runs.filter(|run| run[0].starts_with('|')).map(|run| run[2..].to_vec()).collect()
}

/// Checks the beginning of each row of the table with this number of a page, in each language.
fn check_table(page: &str, number: usize, rows: impl Fn(Language) -> Vec<String>) {
    for language in Language::ALL {
        let path = Path::new(places(language).1).join(page);
        let (text, rows) = (read(&path), rows(language));
        let tables = tables(&text);
        let found = &tables[number];
        let is_same = found.len() == rows.len()
            && found.iter().zip(&rows).all(|(found, row)| found.starts_with(row));
        assert!(
            is_same,
            "{}: the rows of table {} should begin so:\n{}",
            path.display(),
            number + 1,
            rows.join("\n")
        );
    }
}

#[test]
fn keys_are_listed_as_the_program_lists_them() {
    check_table("keys.md", 0, |language| {
        let rows = key_help().into_iter();
        rows.map(|row| format!("| {} | {} |", row.keys, row.does(language))).collect()
    });
}

#[test]
fn lessons_are_listed_in_their_order_by_chapters() {
    check_table("lessons.md", 0, |language| {
        let mut rows = Vec::new();
        let mut number = 0;
        for chapter in chapters() {
            rows.push(format!("| | | **{}** | |", chapter.title(language)));
            for shipped in chapter.lessons {
                let lesson = read_lesson(shipped.id, shipped.text()).expect("it is read");
                number += 1;
                let title = lesson.title.get(language);
                rows.push(format!("| {number} | `{}` | {title} | ", shipped.id));
            }
        }
        rows
    });
    let count = shipped().len().to_string();
    for (readme, folder) in Language::ALL.map(places) {
        let page = read(Path::new(folder).join("lessons.md"));
        let title = page.lines().next().expect("a title").trim_start_matches("# ");
        assert!(title.contains(&count), "{title}");
        assert!(read(readme).contains(&format!("[{title}](")), "{readme}: {title}");
    }
}

#[test]
fn algorithms_evaluators_and_formats_are_listed_by_their_names() {
    let row = |id: &str, name: String| format!("| `{id}` | {name} |");
    check_table("formats.md", 1, |language| {
        Algorithm::all().map(|each| row(each.id(), each.name(language))).collect()
    });
    check_table("formats.md", 2, |_| {
        let endings = |format: &Format| {
            let endings: Vec<_> =
                format.endings().iter().map(|ending| format!("`.{ending}`")).collect();
            endings.join(" ")
        };
        Format::ALL.iter().map(|format| format!("| {} | ", endings(format))).collect()
    });
    check_table("evaluation.md", 0, |language| {
        Evaluation::ALL.iter().map(|each| row(each.id(), each.name(language))).collect()
    });
    check_table("evaluation.md", 1, |language| {
        OthelloEvaluation::ALL.iter().map(|each| row(each.id(), each.name(language))).collect()
    });
    for language in Language::ALL {
        let page = read(Path::new(places(language).1).join("evaluation.md"));
        let others = DobutsuEvaluation::ALL.iter().map(|evaluation| evaluation.id());
        let others = others.chain(ConnectFourEvaluation::ALL.iter().map(|it| it.id()));
        for id in others.chain(SugorokuEvaluation::ALL.iter().map(|it| it.id())) {
            assert!(page.contains(&format!("`{id}`")), "{id}");
        }
    }
}

/// The options that a row of commands mentions.
fn options(row: &str) -> impl Iterator<Item = &str> {
    let is_of_name = |c: char| c.is_ascii_lowercase() || c == '-';
    let words = row.split(move |c: char| !is_of_name(c));
    words.filter_map(|word| word.strip_prefix("--")).filter(|name| !name.is_empty())
}

#[test]
fn commands_are_listed_with_options_that_they_have() {
    let program = Arguments::command();
    let names: BTreeSet<_> = program.get_subcommands().map(clap::Command::get_name).collect();
    for language in Language::ALL {
        let path = Path::new(places(language).1).join("commands.md");
        let text = read(&path);
        let mut listed = BTreeSet::new();
        for row in &tables(&text)[0] {
            let rest = row.strip_prefix("| `yomisuji ").expect("a command");
            let name = rest.split([' ', '`']).next().expect("a word");
            let command = if name.starts_with('[') {
                &program
            } else {
                listed.insert(name);
                let command = program.find_subcommand(name);
                command.unwrap_or_else(|| panic!("{}: {name}", path.display()))
            };
            let has: Vec<_> = command.get_arguments().filter_map(clap::Arg::get_long).collect();
            for option in options(row) {
                assert!(has.contains(&option), "{}: {name} --{option}", path.display());
            }
        }
        assert_eq!(listed, names, "{}", path.display());
    }
}

/// The commands of a console with the output that is shown below each.
fn console(block: &str) -> Vec<(String, String)> {
    let mut said: Vec<(String, String)> = Vec::new();
    let mut goes_on = false;
    for line in block.lines() {
        if let Some(command) = line.strip_prefix("$ ") {
            said.push((command.to_owned(), String::new()));
        } else {
            let (command, output) = said.last_mut().expect("a command");
            let text = if goes_on { command } else { output };
            *text += &format!("\n{line}");
        }
        goes_on = line.ends_with('\\');
    }
    said
}

#[test]
fn commands_answer_as_shown() {
    let program = Path::new(env!("CARGO_BIN_EXE_yomisuji")).parent().expect("a folder");
    let others = std::env::var_os("PATH").unwrap_or_default();
    let path = [program.to_owned()].into_iter().chain(std::env::split_paths(&others));
    let path = std::env::join_paths(path).expect("folders");
    let mut count = 0;
    for document in documents() {
        let text = read(&document);
        let folder = tempfile::tempdir().expect("a folder");
        for lesson in blocks(&text, "ron").iter().filter(|text| text.starts_with("Lesson(")) {
            let loaded = load("README.md", lesson).unwrap_or_else(|error| panic!("{error}"));
            let file = folder.path().join(format!("{}.ron", loaded.lesson.id));
            fs::write(file, lesson).expect("a file");
        }
        for (command, output) in blocks(&text, "console").into_iter().flat_map(console) {
            // Hundreds of games take minutes; `.ci/numbers` plays one of these series.
            if command.starts_with("yomisuji selfplay") || command.starts_with("yomisuji match") {
                continue;
            }
            let mut shell = Process::new("sh");
            shell.args(["-c", &command]).current_dir(&folder).env_clear().env("PATH", &path);
            let said = shell.output().expect("it runs");
            let said = String::from_utf8([said.stdout, said.stderr].concat()).expect("UTF-8");
            let is_same = said.trim_end() == output.trim_start();
            assert!(is_same, "{}: to $ {command} the answer is\n{said}", document.display());
            count += 1;
        }
    }
    assert!(count >= 8, "{count}");
}

#[test]
fn lessons_and_courses_of_the_pages_load_and_keep_their_promises() {
    let (mut lessons, mut courses) = (0, 0);
    for document in documents() {
        for text in blocks(&read(&document), "ron") {
            if text.starts_with("Course(") {
                load_course("README.md", text).unwrap_or_else(|error| panic!("{error}"));
                courses += 1;
            } else {
                let loaded = load("README.md", text).unwrap_or_else(|error| panic!("{error}"));
                let proofs = prove(&loaded);
                assert!(proofs.len() > 3 && proofs.iter().all(Proof::holds));
                lessons += 1;
            }
        }
    }
    assert_eq!((lessons, courses), (2, 4));
}

#[test]
fn a_readme_is_short_and_begins_with_two_commands_and_one_picture() {
    for (readme, _) in Language::ALL.map(places) {
        let text = read(readme);
        assert!(text.lines().count() <= 120, "{readme}");
        assert_eq!(blocks(&text, "sh"), ["cargo run --release\ncargo test\n"], "{readme}");
        assert_eq!(text.matches("![").count(), 1, "{readme}");
        let things = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
        assert_eq!(things.count(), 5, "{readme}");
    }
}

#[test]
fn every_page_is_in_both_languages_and_named_in_the_readme() {
    let [ja, en] = Language::ALL.map(|language| pages(places(language).1));
    assert_eq!(ja, en);
    for (readme, folder) in Language::ALL.map(places) {
        let text = read(readme);
        for page in &en {
            assert!(text.contains(&format!("]({folder}/{page})")), "{readme}: {folder}/{page}");
        }
    }
}

/// What the links of a document lead to, pictures included.
fn links(text: &str) -> impl Iterator<Item = &str> {
    text.split("](").skip(1).filter_map(|rest| rest.split(')').next())
}

/// The anchor that a forge makes for a heading.
fn anchor(heading: &str) -> String {
    let text = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = text.chars().filter(|&c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

#[test]
fn links_lead_somewhere() {
    let made = read("screenshots/make");
    for document in documents() {
        let text = read(&document);
        for link in links(&text).filter(|link| !link.starts_with("http")) {
            let (file, part) = link.split_once('#').unwrap_or((link, ""));
            let path = match file {
                "" => document.clone(),
                _ => document.parent().expect("a folder").join(file),
            };
            let place = format!("{}: {link}", document.display());
            assert!(path.exists(), "{place}");
            if !part.is_empty() {
                let headings = read(&path);
                let mut headings = headings.lines().filter(|line| line.starts_with('#'));
                assert!(headings.any(|heading| anchor(heading) == part), "{place}");
            }
            if let Some(name) = file.strip_suffix(".png") {
                let name = name.rsplit('/').next().expect("a name");
                assert!(made.contains(&format!("\npicture {name} ")), "{place} is not made");
            }
        }
    }
}
