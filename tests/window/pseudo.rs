//! A third language needs only a folder: with a pseudo-language, made of the English texts with
//! every letter marked and every text a third longer, nothing else is visible, and all of it is
//! readable.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command as Process;

use crate::cover::{is_whole, pairs};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use yomisuji::gui::key_help;
use yomisuji::language::{Language, TextFile};
use yomisuji::scenario::{read_lesson, shipped};
use yomisuji::session::{Command, Navigation};

use crate::drawn::{drawn, spoken, unreadable};
use crate::fits::unreadable_anywhere;
use crate::rest::{VIEWS, View};
use crate::{Shown, drop_file, in_english, press, window};

/// A letter in the pseudo-language: the same with a mark. Our fonts have all of them.
fn marked(letter: char) -> char {
    const PLAIN: &str = "acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ";
    const MARKED: &str = "áçďéĝĥíĵķļñóŕšťúŵýžÁÇĎÉĜĤÍĴĶĻÑÓŔŠŤÚŴÝŽ";
    let at = PLAIN.chars().position(|plain| plain == letter);
    at.and_then(|at| MARKED.chars().nth(at)).unwrap_or(letter)
}

/// A text with every letter marked, and every third one doubled.
fn longer(text: &str) -> String {
    let mut letters = 0;
    let mut made = String::new();
    for letter in text.chars() {
        made.push(marked(letter));
        if letter.is_ascii_alphabetic() {
            if letters % 3 == 0 {
                made.push(marked(letter.to_ascii_lowercase()));
            }
            letters += 1;
        }
    }
    made
}

fn say_differently(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = longer(value),
            PatternElement::Placeable { expression } => say_placed(expression),
        }
    }
}

/// Numbers, names and selectors stay; selected texts do not.
fn say_placed(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                say_differently(&mut variant.value);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => say_placed(expression),
        Expression::Inline(_) => {}
    }
}

/// The English texts, in the pseudo-language.
fn pseudo_texts() -> Vec<TextFile> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/language/locales/en");
    let entries = std::fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let said_differently = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("a text");
        let mut resource = parser::parse(text).expect("texts");
        for entry in &mut resource.body {
            if let Entry::Message(message) = entry {
                message.value.iter_mut().for_each(say_differently);
            }
        }
        TextFile {
            name: path.file_stem().expect("a name").display().to_string(),
            text: serializer::serialize(&resource),
        }
    };
    paths.map(said_differently).collect()
}

#[test]
fn longer_marks_a_text_and_lengthens_it_by_a_third() {
    assert_eq!(longer("Predict: 3 moves"), "Ppŕéďďíçťť: 3 móvvéš");
    let text = "a-b = Cut { $by ->\n    [one] by it\n   *[other] { $by } times\n} here\n";
    let mut resource = parser::parse(text.to_owned()).expect("a text");
    let Entry::Message(message) = &mut resource.body[0] else {
        panic!("a text");
    };
    message.value.iter_mut().for_each(say_differently);
    let made = serializer::serialize(&resource);
    assert!(made.contains("Ççúť {") && made.contains("[one] bbý íťť"), "{made}");
    assert!(made.contains("{ $by } ťťímééš") && made.contains("ĥĥéŕéé"), "{made}");
}

/// The texts of lessons, which are in their files and only in their own languages.
fn said_by_lessons() -> Vec<String> {
    fn collect(value: &serde_json::Value, found: &mut BTreeSet<String>) {
        match value {
            serde_json::Value::String(text) => {
                found.extend(text.split('\n').map(|line| line.trim().to_owned()));
            }
            serde_json::Value::Array(values) => {
                for value in values {
                    collect(value, found);
                }
            }
            serde_json::Value::Object(values) => {
                for value in values.values() {
                    collect(value, found);
                }
            }
            _ => {}
        }
    }
    let mut found = BTreeSet::new();
    for lesson in shipped() {
        let mut lesson = read_lesson(lesson.id, lesson.text()).expect("a lesson");
        lesson.promises.clear();
        collect(&serde_json::to_value(&lesson).expect("text"), &mut found);
    }
    // The sides are called as on the screen.
    let said = [Language::En.without_game(), Language::En];
    let found = found.iter().flat_map(|text| said.map(|it| it.of_lesson(text).into_owned()));
    let mut found: Vec<_> = found.collect();
    // A title may be a part of a longer one.
    found.sort_by_key(|text| std::cmp::Reverse(text.len()));
    found
}

/// Words that are the same in every language.
const NAMES: &[&str] = &[
    "English",  // The name of a language in that language.
    "yomisuji", // The name of this program, among those of engines.
    "csa", "ron", // Kinds of files.
    "CUT", "ALL", // Types of nodes.
    // The arrows beside the tabs of panels, which are not ours: spoken, but not visible.
    "Scroll", "tabs", "left", "right",
];

/// The keys of the keyboard, as printed on it.
fn names_of_keys() -> BTreeSet<String> {
    let help = key_help();
    let keys = help.iter().flat_map(|row| words(&row.keys));
    keys.map(str::to_owned).collect()
}

/// Words of more than two letters.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|letter: char| !letter.is_alphabetic() || letter > '\u{24f}');
    words.filter(|word| word.chars().count() > 2)
}

/// The words of a text that are in no folder of texts.
fn untranslated(text: &str, lessons: &[String], keys: &BTreeSet<String>) -> Vec<String> {
    let is_plain = |word: &&str| word.is_ascii() && word.chars().any(|c| marked(c) != c);
    if !words(text).any(|word| is_plain(&word)) {
        return Vec::new();
    }
    let mut rest = text.to_owned();
    // The beginning of a text whose whole is in the tooltip.
    let beginning = text.strip_suffix('…');
    if beginning.is_some_and(|text| lessons.iter().any(|said| said.starts_with(text))) {
        return Vec::new();
    }
    for said in lessons {
        if said.chars().count() > 2 && rest.contains(said.as_str()) {
            rest = rest.replace(said.as_str(), " ");
        }
    }
    let left = words(&rest).filter(is_plain);
    let left = left.filter(|word| !NAMES.contains(word) && !keys.contains(*word));
    left.map(str::to_owned).collect()
}

const SIZE: [f32; 2] = [1280.0, 720.0];

fn press_button(harness: &mut Shown, part: &str) {
    harness.get_by_label_contains(part).click();
    harness.run_steps(4);
}

fn open_menu(harness: &mut Shown, key: &str) {
    let name = Language::En.text(key).expect("a text");
    harness.get_by_label(&name).click();
    harness.run_steps(4);
}

/// Each with the lesson that shows it.
const MORE_VIEWS: &[(&str, View)] = &[
    (
        "m-01-tree-A",
        ("the reasoning of a cut", |harness| {
            harness.state_mut().send(Command::Go(Navigation::Seek(19)));
            press(harness, Modifiers::NONE, Key::W);
        }),
    ),
    (
        "m-01-tree-A",
        ("a game", |harness| {
            drop_file(harness, "a.csa", b"V2.2\nPI\n+\n+7776FU\nT10\n-3334FU\n%TORYO\n");
            press(harness, Modifiers::NONE, Key::ArrowRight);
        }),
    ),
    (
        "m-01-tree-A",
        ("the menu of files", |harness| {
            open_menu(harness, "window-file");
        }),
    ),
    (
        "m-01-tree-A",
        ("the menu of views and the settings", |harness| {
            open_menu(harness, "actions-view");
            open_menu(harness, "window-settings");
        }),
    ),
    (
        "q-01-searched",
        ("the palette", |harness| {
            press(harness, Modifiers::COMMAND, Key::K);
        }),
    ),
    (
        "u-05-exchange",
        ("the board of Othello", |harness| {
            press(harness, Modifiers::NONE, Key::B);
            press_button(harness, "8×8");
        }),
    ),
    ("m-01-tree-A", ("stops", |harness| press(harness, Modifiers::NONE, Key::Q))),
    (
        "m-01-tree-A",
        ("a tip", |harness| {
            let place = harness.get_by_label_contains("(Shift+→)").rect().center();
            harness.hover_at(place);
        }),
    ),
    (
        "m-01-tree-A",
        ("a file that cannot be read", |harness| {
            drop_file(harness, "a.ron", b"Lesson(version: 1, id");
        }),
    ),
];

/// The lessons for every other view.
const LESSONS: [&str; 4] = ["m-01-tree-A", "u-05-exchange", "y-04-middlegame", "x-othello4"];
#[test]
fn untranslated_finds_words_outside_the_texts() {
    let lessons = ["What cannot matter is not read".to_owned()];
    let keys = names_of_keys();
    let left = |text: &str| untranslated(text, &lessons, &keys);
    assert_eq!(left("Settings"), ["Settings"]);
    assert_eq!(left(&format!("{} of 3 nodes", longer("Node"))), ["nodes"]);
    // Words of a lesson do not excuse the same words elsewhere.
    assert_eq!(left("What matter"), ["What", "matter"]);
    let data = ["What cannot matter is not read", "What cannot…", "Shift+→", "▲P-7f", "English"];
    for text in data.map(str::to_owned).into_iter().chain([longer("Settings (Esc)")]) {
        let text = text.replace(&longer("Esc"), "Esc");
        assert!(left(&text).is_empty(), "{text}");
    }
}

/// Where pictures of the views are written, if anywhere.
const PICTURES: &str = "YOMISUJI_PICTURES";

fn look_at(harness: &mut Shown, about: &str, lessons: &[String], faults: &mut BTreeSet<String>) {
    let keys = names_of_keys();
    if let Some(folder) = std::env::var_os(PICTURES) {
        let picture = harness.render().expect("a picture");
        let name = format!("{}.png", about.replace([' ', '“', '”'], "-"));
        picture.save(Path::new(&folder).join(name)).expect("a file");
    }
    let seen = drawn(harness).into_iter().map(|text| text.text);
    for text in seen.chain(spoken(harness)) {
        let left = untranslated(&text, lessons, &keys);
        if !left.is_empty() {
            faults.insert(format!("{about}: not translated, {left:?}: {text:?}"));
        }
    }
    let tree = Language::En.text("window-canvas").expect("a text");
    for fault in unreadable(harness, &tree) {
        faults.insert(format!("{about}: {fault}"));
    }
}

#[test]
#[ignore = "a part of the test below, which starts it: no other may run in its process"]
fn every_view_is_drawn_in_a_pseudo_language() {
    Language::En.speak_from(&pseudo_texts()).expect("every text is there");
    let lessons = said_by_lessons();
    let mut faults = BTreeSet::new();
    let everywhere = pairs(&LESSONS, VIEWS).into_iter();
    let more = MORE_VIEWS.iter().copied();
    for (lesson, (name, show)) in everywhere.chain(more) {
        let mut harness = in_english(window(lesson, SIZE));
        press(&mut harness, Modifiers::NONE, Key::ArrowRight);
        show(&mut harness);
        harness.run_steps(20); // Slow contents have appeared.
        look_at(&mut harness, &format!("{lesson} {name}"), &lessons, &mut faults);
    }
    // In small windows, single longer words of these are still cut off at a side.
    let left_out = ["inside", "own values", "an exchange", "the board page"];
    if is_whole() {
        faults.extend(unreadable_anywhere(Language::En, &left_out));
    }
    assert!(faults.is_empty(), "{} faults: {faults:#?}", faults.len());
}

#[test]
fn a_third_language_needs_only_a_folder_and_fits() {
    let own = std::env::current_exe().expect("this test is a file");
    let name = "pseudo::every_view_is_drawn_in_a_pseudo_language";
    let ended = Process::new(own)
        .args([name, "--exact", "--ignored", "--nocapture"])
        .output()
        .expect("this test runs");
    let said = String::from_utf8_lossy(&ended.stderr);
    assert!(ended.status.success(), "{said}");
    // A filter that matches nothing is not a successful test.
    let output = String::from_utf8_lossy(&ended.stdout);
    assert!(output.contains("1 passed"), "{output}");
}
