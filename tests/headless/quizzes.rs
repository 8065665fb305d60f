//! Papers for learning platforms: GIFT and Moodle XML ask and accept what the marking key says, as
//! readers of others see them.

use std::collections::BTreeSet;
use std::io::Write as _;
use std::process::{Command as Process, Stdio};

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use roxmltree::{Document, Node};
use serde_json::Value;
use yomisuji::export::{MarkingKey, Paper, PaperPlan, paper_file, papers};
use yomisuji::language::Language;
use yomisuji::lesson::{
    AnswerForm, PredictedAnswer, PredictionKind, number_spellings, read_number, read_value,
};
use yomisuji::scenario::{AskedWeights, parse};
use yomisuji::score::{Score, Window};
use yomisuji::session::{
    Command, Job, LessonCommand, PaperFormat, SaveCommand, Session, Source, prepare,
};

use crate::answers::said;
use crate::cover::{lessons, opened};
use crate::papers::ONE_QUESTION;

/// A lesson whose names have all signs that mean something in GIFT, XML or HTML.
fn odd_lesson() -> String {
    let name = r"~=#{}:\\/<&>% -> ";
    format!(
        "Lesson(version: 2, id: \"odd\", title: (ja: \"題{name}//\", en: \"Title{name}//\"),
        source: (ja: \"自作。\", en: \"Made by hand.\"), notes: (ja: \"。\", en: \".\"),
        subject: Diagram(root: max, tree: Node(\"A\", [
            Node(\"B~=#{{}}\", [Leaf(\"b1:\", 1300), Leaf(\"b2<&>\", 1200)]),
            Node(\"C\\\\\", [Leaf(\"c1\", 2), Leaf(\"c2\", 15)]),
            Node(\"D\", [Leaf(\"d1\", -7), Leaf(\"d2\", 15)]),
        ])), algorithms: [\"alpha-beta\"], stops: [], questions: [], promises: [])",
    )
}

fn dealt(plan: PaperPlan) -> Vec<Paper> {
    let shipped =
        ["m-01-tree-A", "x-aima-5.2", "x-pns", "y-06", "u-05-exchange"].map(Source::Shipped);
    let lesson = parse(&odd_lesson()).expect("a lesson");
    let odd = Source::Made { name: "odd".to_owned(), lesson: std::sync::Arc::new(lesson) };
    let sources = shipped.into_iter().chain([odd]);
    let opened = sources.map(|source| prepare(source, &[], &Job::default()).expect("a lesson"));
    papers(opened.collect(), plan).expect("there are enough")
}

/// What an answer may earn in Moodle 5 (`question_bank::fraction_options_full`), as far as it is needed.
const SHARES: [&str; 18] = [
    "100",
    "0",
    "-10",
    "-11.11111",
    "-12.5",
    "-14.28571",
    "-16.66667",
    "-20",
    "-25",
    "-33.33333",
    "-40",
    "-50",
    "-60",
    "-66.66667",
    "-75",
    "-80",
    "-83.33333",
    "-100",
];

/// A question as a reader of others finds it in a file.
#[derive(Debug, PartialEq)]
struct FoundQuestion {
    category: String,
    name: String,
    /// As Moodle calls it.
    kind: &'static str,
    /// In HTML, without pictures.
    text: String,
    pictures: Vec<String>,
    answers: Vec<(String, bool)>,
    /// What each answer earns, in hundredths.
    shares: Vec<f64>,
    because: String,
}

fn child<'a>(node: Node<'a, 'a>, name: &str) -> Node<'a, 'a> {
    let mut found = node.children().filter(|it| it.has_tag_name(name));
    let one = found.next().unwrap_or_else(|| panic!("<{name}> in {:?}", node.tag_name()));
    assert!(found.next().is_none(), "two <{name}>");
    one
}

fn text(node: Node<'_, '_>) -> String {
    node.text().unwrap_or_default().to_owned()
}

/// Takes the addresses of pictures out of HTML.
fn without_pictures(html: &str) -> (String, Vec<String>) {
    let mut parts = html.split("src=\"");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    let mut addresses = Vec::new();
    for part in parts {
        let (address, rest) = part.split_once('"').expect("the end of an address");
        addresses.push(address.to_owned());
        plain += rest;
    }
    (plain, addresses)
}

/// The questions of Moodle XML, held to the rules of the format.
fn in_xml(file: &str) -> (Vec<FoundQuestion>, f64) {
    let document = Document::parse(file).expect("XML");
    let quiz = document.root_element();
    assert!(file.starts_with("<?xml version=\"1.0\" encoding=\"UTF-8\"?>"));
    assert_eq!(quiz.tag_name().name(), "quiz");
    let (mut category, mut found, mut points) = (String::new(), Vec::new(), 0.0);
    for question in quiz.children().filter(Node::is_element) {
        assert_eq!(question.tag_name().name(), "question");
        let kind = match question.attribute("type") {
            Some("category") => {
                category = text(child(child(question, "category"), "text"));
                continue;
            }
            Some("multichoice") => "multichoice",
            Some("shortanswer") => "shortanswer",
            other => panic!("{other:?}"),
        };
        let asked = child(question, "questiontext");
        assert_eq!(asked.attribute("format"), Some("html"));
        let (html, addresses) = without_pictures(&text(child(asked, "text")));
        let files: Vec<_> = asked.children().filter(|it| it.has_tag_name("file")).collect();
        let names = files.iter().map(|file| {
            assert_eq!(file.attribute("encoding"), Some("base64"));
            assert_eq!(file.attribute("path"), Some("/"));
            format!("@@PLUGINFILE@@/{}", file.attribute("name").expect("a name"))
        });
        assert_eq!(names.collect::<Vec<_>>(), addresses);
        points += text(child(question, "defaultgrade")).parse::<f64>().expect("points");
        let answers = question.children().filter(|it| it.has_tag_name("answer"));
        let answers = answers.map(|answer| {
            let fraction = answer.attribute("fraction").expect("a fraction");
            assert!(SHARES.contains(&fraction), "{fraction}");
            let share = fraction.parse::<f64>().expect("a number");
            ((text(child(answer, "text")), fraction == "100"), share)
        });
        let (answers, shares): (Vec<_>, Vec<_>) = answers.unzip();
        assert!(answers.iter().any(|(_, is_right)| *is_right));
        match kind {
            "multichoice" => {
                assert_eq!(text(child(question, "single")), "true");
                assert_eq!(text(child(question, "shuffleanswers")), "false");
                assert!(answers.len() >= 2);
            }
            "shortanswer" => assert_eq!(text(child(question, "usecase")), "0"),
            _ => assert_eq!(answers.len(), 1),
        }
        found.push(FoundQuestion {
            category: category.clone(),
            name: text(child(child(question, "name"), "text")),
            kind,
            text: html,
            pictures: files.into_iter().map(text).collect(),
            answers,
            shares,
            because: text(child(child(question, "generalfeedback"), "text")),
        });
    }
    (found, points)
}

/// What the key page says of each question, in order: its row begins with a number.
fn in_key(page: &str) -> Vec<String> {
    let labels = page.split("aria-label=\"").skip(1);
    let plain = |text: &str| {
        let text = text.split('"').next().unwrap_or_default();
        let text = text.replace("&lt;", "<").replace("&gt;", ">");
        text.replace("&quot;", "\"").replace("&amp;", "&")
    };
    let rows = labels.map(plain).filter_map(|label| {
        let (number, answer) = label.split_once(". ")?;
        number.parse::<usize>().is_ok().then(|| answer.to_owned())
    });
    rows.collect()
}

/// Whether exactly the spellings of a number are right, as a learner may type it here.
fn spells(found: &FoundQuestion, number: &str) {
    let value = read_number(number).unwrap_or_else(|| panic!("{number}"));
    // As the text of the question writes it, in full width, and with a comma.
    let typed: Vec<_> = found.answers.iter().map(|(text, _)| text.clone()).collect();
    assert_eq!(typed, number_spellings(value, 1));
    for (text, is_right) in &found.answers {
        assert!(is_right);
        assert_eq!(read_number(text), Some(value), "{text}");
    }
}

fn as_text(papers: &[Paper], language: Language, format: PaperFormat) -> String {
    let bytes = paper_file(papers, language, format);
    String::from_utf8(bytes).expect("UTF-8")
}

#[test]
fn moodle_xml_accepts_what_the_marking_key_says() {
    let (mut choices, mut numbers, mut windows) = (0, 0, 0);
    for (language, copies, seed) in
        [(Language::Ja, 1, 1), (Language::En, 2, 4), (Language::Ja, 3, 7)]
    {
        let plan =
            PaperPlan { questions: 12, copies, seed, asking: AskedWeights::default(), language };
        let made = dealt(plan);
        let key = in_key(&MarkingKey { papers: &made, plan }.page().html());
        let xml = as_text(&made, language, PaperFormat::MoodleXml);
        let (found, points) = in_xml(&xml);
        let mut found = found.iter();
        let items =
            made.iter().flat_map(|paper| paper.items.iter().map(move |it| (paper.number, it)));
        assert_eq!(items.clone().count(), key.len());
        assert!((points - key.len() as f64).abs() < 1e-9, "a question is worth 1");
        for ((paper, item), key) in items.zip(&key) {
            let question = &item.question;
            let first = found.next().expect("as many questions");
            // Neither category nor name tell of the lesson.
            let paper = language.texts().page_paper(paper);
            assert_eq!(first.category, format!("$course$/top/{paper}"));
            assert!(!first.name.contains(item.lesson.get(language)), "{}", first.name);
            match question.asked.form {
                AnswerForm::Choices(_) => {
                    let right = (1..).zip(&first.answers).filter(|(_, (_, is_right))| *is_right);
                    let numbers: Vec<_> = right.map(|(number, _)| format!("({number})")).collect();
                    assert!(key.starts_with(&(numbers.join(" ") + " ")), "{key}: {numbers:?}");
                    assert_eq!(first.answers.len(), question.choices.len());
                    choices += 1;
                }
                AnswerForm::Number => {
                    spells(first, key);
                    numbers += 1;
                }
                AnswerForm::Window => {
                    let bounds = key.trim_matches(['(', ')']).split_once(", ").expect("two bounds");
                    spells(first, bounds.0.trim_start_matches("α ").trim());
                    let second = found.next().expect("the other bound");
                    spells(second, bounds.1.trim_start_matches("β ").trim());
                    assert!(first.name.ends_with(" α") && second.name.ends_with(" β"));
                    assert_eq!(first.pictures, second.pictures);
                    windows += 1;
                }
            }
            for data in &first.pictures {
                let svg = BASE64_STANDARD.decode(data).expect("base64");
                let svg = String::from_utf8(svg).expect("UTF-8");
                let svg = Document::parse(&svg).expect("a picture");
                assert_eq!(svg.root_element().tag_name().name(), "svg");
            }
        }
        assert!(found.next().is_none());
    }
    assert!(choices > 10 && numbers > 3 && windows > 3, "{choices} {numbers} {windows}");
}

#[test]
fn each_number_that_is_accepted_is_read_here_as_the_right_one() {
    let of_parts =
        ["x-chance", "x-scale", "x-scale-2", "x-chance-bug", "x-sugoroku", "x-hidden", "x-star"];
    let ids: BTreeSet<_> = lessons().map(|lesson| lesson.id).chain(of_parts).collect();
    let language = Language::En;
    let whole = [
        PredictionKind::FirstNumber,
        PredictionKind::SecondNumber,
        PredictionKind::Limit,
        PredictionKind::Fewest,
        PredictionKind::Leaves,
    ];
    let (mut numbers, mut in_parts) = (0, BTreeSet::new());
    for id in ids {
        let lesson = opened(id);
        let of_tree = lesson.tree().parts();
        let asking = AskedWeights::default();
        let plan = PaperPlan { questions: 20, copies: 1, seed: 2, asking, language };
        let Ok(made) = papers(vec![lesson], plan) else { continue };
        let (found, _) = in_xml(&as_text(&made, language, PaperFormat::MoodleXml));
        let mut found = found.iter();
        for item in made.iter().flat_map(|paper| &paper.items) {
            let asked = &item.question.asked;
            let parts = if whole.contains(&asked.kind) { 1 } else { of_tree };
            let mut accepted = |right: Score, shown: &str| {
                let it = found.next().expect("a question");
                assert!(it.answers.len() > 2, "{id}: {it:?}");
                for (text, _) in &it.answers {
                    assert_eq!(read_value(text, parts), Some(right), "{id}: {text}");
                }
                let is_of_whole = it.text.contains("Write a whole number");
                assert_eq!(is_of_whole, parts == 1, "{id}: {}", it.text);
                // The key has it, too.
                assert_eq!(read_value(shown, parts), Some(right), "{id}: {shown}");
                numbers += 1;
                in_parts.extend((parts > 1).then_some(id));
            };
            let shown = item.question.answer.get(language);
            match asked.right[0] {
                PredictedAnswer::Choice(_) => drop(found.next()),
                PredictedAnswer::Number(value) => accepted(value, shown),
                PredictedAnswer::Window(Window { alpha, beta }) => {
                    let bounds = shown.trim_matches(['(', ')']).split_once(", ");
                    let (low, high) = bounds.expect("two bounds");
                    accepted(alpha, low.trim_start_matches("α "));
                    accepted(beta, high.trim_start_matches("β "));
                }
            }
        }
    }
    assert!(numbers > 100 && in_parts.len() >= of_parts.len() - 1, "{numbers} {in_parts:?}");
}

/// What the other reader finds in GIFT; `None` if it is not installed.
fn in_gift(file: &str) -> Option<Vec<FoundQuestion>> {
    let skip = || {
        println!("SKIPPED: node with gift-pegjs is not installed, so this test looks at nothing");
        None
    };
    let mut process = Process::new("node");
    // npm keeps its logs and its cache in the person's folder, unless it is told not to.
    let cache = env!("CARGO_TARGET_TMPDIR");
    let quiet = [("npm_config_cache", cache), ("npm_config_update_notifier", "false")];
    if std::env::var_os("NODE_PATH").is_none()
        && let Ok(root) = Process::new("npm").args(["root", "-g"]).envs(quiet).output()
    {
        process.env("NODE_PATH", String::from_utf8_lossy(&root.stdout).trim());
    }
    process.arg("tests/data/gift.cjs").stdin(Stdio::piped()).stdout(Stdio::piped());
    let Ok(mut process) = process.spawn() else {
        return skip();
    };
    // Without the package it does not read.
    let _ = process.stdin.take().expect("a pipe").write_all(file.as_bytes());
    let output = process.wait_with_output().expect("it ends");
    if output.status.code() == Some(77) {
        return skip();
    }
    assert!(output.status.success(), "it is no GIFT");
    let parsed: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let (mut category, mut found) = (String::new(), Vec::new());
    for question in parsed.as_array().expect("questions") {
        let kind = match question["type"].as_str() {
            Some("Category") => {
                category = text(&question["title"]);
                continue;
            }
            Some("MC") => "multichoice",
            Some("Short") => "shortanswer",
            other => panic!("{other:?}"),
        };
        let (html, addresses) = without_pictures(&text(&question["stem"]["text"]));
        assert_eq!(question["stem"]["format"], "html");
        let pictures = addresses.iter().map(|address| {
            let data = address.strip_prefix("data:image/svg+xml;base64,");
            data.expect("a picture in the file itself").to_owned()
        });
        let choices = question["choices"].as_array().expect("answers").iter();
        let share = |it: &Value| match (it["isCorrect"] == true, it["weight"].as_f64()) {
            (is_right, None) => {
                if is_right {
                    100.0
                } else {
                    0.0
                }
            }
            (_, Some(weight)) => weight,
        };
        let shares = choices.clone().map(share).collect();
        let answers = choices.map(|it| (text(&it["text"]["text"]), it["isCorrect"] == true));
        found.push(FoundQuestion {
            category: category.clone(),
            name: text(&question["title"]),
            kind,
            text: html,
            pictures: pictures.collect(),
            answers: answers.collect(),
            shares,
            because: text(&question["globalFeedback"]["text"]),
        });
    }
    Some(found)
}

#[test]
fn gift_holds_the_same_questions_as_moodle_xml() {
    for (language, copies, seed) in [(Language::Ja, 1, 1), (Language::En, 2, 4)] {
        let made = dealt(PaperPlan {
            questions: 12,
            copies,
            seed,
            asking: AskedWeights::default(),
            language,
        });
        let gift = as_text(&made, language, PaperFormat::Gift);
        let xml = as_text(&made, language, PaperFormat::MoodleXml);
        assert!(gift.lines().all(|line| !line.starts_with("//")), "no question is a comment");
        let Some(in_gift) = in_gift(&gift) else {
            return;
        };
        let (in_xml, _) = in_xml(&xml);
        assert_eq!(in_gift.len(), in_xml.len());
        for (gift, xml) in in_gift.iter().zip(&in_xml) {
            assert_eq!(gift, xml);
        }
    }
}

#[test]
fn the_end_of_the_name_decides_what_papers_are_written_as() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).display().to_string();
    for (name, begins) in [
        ("p.HTML", "<!DOCTYPE"),
        ("p.pdf", "%PDF-"),
        ("p.gift", "$CATEGORY: "),
        ("p.xml", "<?xml "),
    ] {
        said(&["paper", "m-01-tree-A", "--questions", "2", "-o", &at(name)]).expect("papers");
        let written = std::fs::read(at(name)).expect("it is there");
        assert!(written.starts_with(begins.as_bytes()), "{name}");
    }
    for name in ["p.doc", "p"] {
        let (output, key) = (at(name), at("k.html"));
        let papers = ["paper", "m-01-tree-A", "-o", &output, "--key", &key, "--lang", "en"];
        let refused = said(&papers);
        let sentence = refused.expect_err("no format").0;
        assert!(sentence.ends_with("expected one of .html .pdf .gift .xml"), "{sentence}");
        assert!(!folder.path().join(name).exists() && !folder.path().join("k.html").exists());
    }
    // The window writes the same; what ends otherwise is a page.
    let mut session = Session::new();
    let lesson = LessonCommand::Open(Source::Shipped("m-01-tree-A"));
    crate::send(&mut session, Command::Lesson(lesson));
    // Of one name, no two formats share a key: none replaces that of another.
    for (name, written, begins, key) in [
        ("w.gift", "w.gift", "$CATEGORY", "w-gift-key.html"),
        ("w.xml", "w.xml", "<?xml", "w-xml-key.html"),
        ("w.txt", "w.html", "<!DOC", "w-key.html"),
    ] {
        assert!(!folder.path().join(key).exists(), "{key}");
        let save = SaveCommand::Papers(Some(folder.path().join(name)), ONE_QUESTION);
        crate::send(&mut session, Command::Save(save));
        let text = std::fs::read_to_string(at(written)).expect("it is there");
        assert!(text.starts_with(begins), "{name}");
        assert!(std::fs::read_to_string(at(key)).expect("a key").starts_with("<!DOC"));
    }
}
