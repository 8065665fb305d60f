//! All texts are in `src/language/locales`, where they can be edited: no Rust file contains a sentence, and
//! every text exists in each language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::layers::{code, source_files};

/// Files whose strings are not the program's sentences, though they look like some: other programs'
/// output and input, what listings are written in, thread names, style sheets, invariants, search
/// terms, and clap's help.
const OTHERS: [&str; 15] = [
    "src/cli/usi/mod.rs",
    "src/export/letters.rs",
    "src/export/page.rs",
    "src/formats/record",
    "src/games/shogi/names.rs",
    "src/gui/fonts.rs",
    "src/host/native/engine",
    "src/listing/phrases.rs",
    "src/play/computer_player.rs",
    "src/scenario/locate.rs",
    "src/play/othello/player.rs",
    "src/text/find_lesson.rs",
    "src/trace/grower.rs",
    "src/trace/recorder.rs",
    "src/cli/record.rs",
];

/// The strings of a piece of code, without those of attributes.
fn strings(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = code;
    while let Some(at) = rest.find(['"', '#', '\'']) {
        let from = &rest[at..];
        if from.starts_with("#[") || from.starts_with("#![") {
            rest = from.find("]\n").map_or("", |end| &from[end..]);
        } else if let Some(letter) = character(from) {
            rest = &from[letter..];
        } else if let Some(text) = from.strip_prefix("#\"") {
            let end = text.find("\"#").unwrap_or(text.len());
            found.push(text[..end].to_owned());
            rest = text.get(end + 2..).unwrap_or("");
        } else if let Some(text) = from.strip_prefix('"') {
            let mut escaped = false;
            let end = text.find(|c| {
                let ends = c == '"' && !escaped;
                escaped = c == '\\' && !escaped;
                ends
            });
            let end = end.unwrap_or(text.len());
            found.push(text[..end].to_owned());
            rest = text.get(end + 1..).unwrap_or("");
        } else {
            rest = &from[1..];
        }
    }
    found
}

/// The length of the character literal that code begins with, if any.
fn character(code: &str) -> Option<usize> {
    let inside = code.strip_prefix('\'')?;
    let escape = usize::from(inside.starts_with('\\'));
    let letter = inside[escape..].chars().next()?.len_utf8();
    let end = 1 + escape + letter;
    code[end..].starts_with('\'').then_some(end + 1)
}

/// Whether a string reads as a sentence: Japanese with its endings, or five English words.
fn is_sentence(text: &str) -> bool {
    let hiragana = text.chars().filter(|c| ('ぁ'..='ん').contains(c)).count();
    let is_word = |word: &&str| {
        let word = word.trim_matches(|c: char| ",.;:!?()“”'\"".contains(c));
        word.len() > 1 && word.chars().all(|c| c.is_ascii_lowercase() || c == '\'')
    };
    let words = text.split_whitespace().filter(is_word).count();
    hiragana >= 3 && text.chars().count() > 6 || words >= 5
}

#[test]
fn sentences_are_recognized() {
    for text in
        ["まだ何も読んでいない", "残りの手は読まない。", "the value of the root does not change"]
    {
        assert!(is_sentence(text), "{text}");
    }
    for text in ["投了", "7g7f", "position startpos moves", "先手"] {
        assert!(!is_sentence(text), "{text}");
    }
    let code =
        "#[expect(dead_code, reason = \"not this\")]\nlet a = (\"this\", '\"', \"a \\\" b\");";
    assert_eq!(strings(code), ["this", "a \\\" b"]);
}

#[test]
fn no_rust_file_contains_a_sentence() {
    let mut wrong = Vec::new();
    for path in source_files() {
        if OTHERS.iter().any(|other| path.starts_with(other)) {
            continue;
        }
        for text in strings(&code(&path)) {
            if is_sentence(&text) {
                wrong.push(format!("{}: {text}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The keys of the texts of a language, with their files.
fn keys(language: &str) -> BTreeSet<(String, String)> {
    let folder = Path::new("src/language/locales").join(language);
    let mut keys = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let file = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("a text");
        let is_key = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
        for line in text.lines().filter(is_key) {
            let key = line.split_once(" =").expect("a text has a key").0;
            assert!(keys.insert((file.clone(), key.to_owned())), "{key} is there twice");
        }
    }
    keys
}

/// Every key of one language exists in the other.
#[test]
fn every_text_exists_in_both_languages() {
    let (ja, en) = (keys("ja"), keys("en"));
    let only: Vec<_> = ja.symmetric_difference(&en).collect();
    assert!(only.is_empty(), "{only:?}");
    assert!(en.len() > 1_500, "{}", en.len());
    for (file, key) in &en {
        assert!(key.starts_with(&format!("{file}-")), "{file}: {key}");
    }
}

/// A text that no code asks for should not stay.
#[test]
fn every_text_is_used() {
    let mut words = BTreeSet::new();
    for path in source_files() {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        words.extend(code(&path).split(|c| !is_word(c)).map(str::to_owned));
    }
    let all = keys("en");
    let unused: Vec<_> =
        all.iter().filter(|(_, key)| !words.contains(&key.replace('-', "_"))).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

/// 「…ので、ファイルに保存する」 reads as what the program is going to do; what the person is asked
/// to do ends in 「…してください」.
#[test]
fn advice_in_japanese_is_told_as_advice() {
    // Files whose texts are reasons why something cannot be done, and texts of theirs that tell what
    // the program itself does then.
    const REASONS: [&str; 26] = [
        "cli",
        "connect-four",
        "course",
        "disk",
        "dobutsu",
        "evaluators",
        "exercises",
        "export",
        "host",
        "lessons-files",
        "link",
        "log",
        "messages",
        "othello-records",
        "othello-rules",
        "pack",
        "paper",
        "players",
        "records",
        "saving",
        "setup",
        "sfen",
        "texts",
        "told",
        "tree-text",
        "usi",
    ];
    const TOLD: [&str; 2] = ["cli-usi-no-value", "course-chapter-candidates"];
    const ASKS: [&str; 11] = [
        "を書く",
        "渡す",
        "保存する",
        "にする",
        "を選ぶ",
        "減らす",
        "増やす",
        "消す",
        "始める",
        "を開く",
        "してもらう",
    ];
    let (mut texts, mut wrong) = (0, Vec::new());
    for file in REASONS {
        let path = Path::new("src/language/locales/ja").join(file).with_extension("ftl");
        let mut key = String::new();
        for line in fs::read_to_string(&path).expect("a text").lines() {
            if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                key = line.split_once(" =").expect("a text has a key").0.to_owned();
            }
            texts += 1;
            let end = line.trim_end_matches('。');
            if !TOLD.contains(&key.as_str()) && ASKS.iter().any(|ask| end.ends_with(ask)) {
                wrong.push(format!("{key}: {line}"));
            }
        }
    }
    assert!(texts > 500, "{texts}");
    assert!(wrong.is_empty(), "{wrong:#?}");
}
