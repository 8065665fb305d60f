//! Worksheets: two lessons a page, each pupil on a front, no answers but in the key.

use std::collections::BTreeMap;

use yomisuji::export::Handouts;
use yomisuji::language::Language;
use yomisuji::lesson::{Sheet, SheetKey, SheetSize};
use yomisuji::subject::choice;
use yomisuji::tree::NodeId;

use crate::answers::said;
use crate::cover::opened;

const LESSONS: [&str; 5] = ["m-01-tree-A", "x-aima-5.2", "y-01", "x-pns", "m-01-minimax"];

fn handouts(ids: &[&'static str], step: Option<usize>, language: Language) -> Handouts {
    let lessons = ids.iter().map(|id| (opened(id), step));
    Handouts::new(lessons, language).expect("they fit")
}

/// The sides of the sheets, each with its texts.
fn sides(page: &str) -> Vec<Vec<String>> {
    let plain = |text: &str| text.split('"').next().unwrap_or_default().replace("&amp;", "&");
    let side = |part: &str| part.split("aria-label=\"").skip(1).map(plain).collect();
    page.split("<section class=\"page\">").skip(1).map(side).collect()
}

#[test]
fn each_pupil_begins_on_a_front_with_two_lessons_a_page() {
    for (count, pages) in [(1, 1), (2, 1), (3, 2), (5, 3)] {
        for (language, title, name) in [
            (Language::Ja, "読み筋 書き込み用紙", "名前"),
            (Language::En, "yomisuji — worksheet", "Name"),
        ] {
            let made = handouts(&LESSONS[..count], None, language);
            let page = made.page(3).html();
            // A worksheet of one lesson is called after it.
            let lesson = opened(LESSONS[0]).loaded().lesson.title.get(language).to_owned();
            let title = match count {
                1 => &language.texts().page_handout_of(lesson),
                _ => title,
            };
            let sides = sides(&page);
            let mut number = 0;
            for pupil in 1..=3 {
                let first = format!("{title} {pupil}  1/{pages}");
                let at = sides.iter().position(|side| side.first() == Some(&first));
                assert_eq!(at.expect("a first page") % 2, 0, "pupil {pupil} begins on a back");
            }
            for side in sides.iter().filter(|side| !side.is_empty()) {
                assert!(side[0].starts_with(title));
                assert_eq!(side[1], name);
                let begins =
                    |text: &&String| (1..=5).any(|number| text.starts_with(&format!("{number}. ")));
                let questions = side.iter().filter(begins).count();
                assert!((1..=2).contains(&questions));
                number += questions;
            }
            assert_eq!(number, 3 * count);
            // Whoever prints needs no font and no network.
            let page = page.replace("http://www.w3.org/", "");
            for needs in ["http://", "https://", "<text", "font-family", "@import"] {
                assert!(!page.contains(needs), "{needs}");
            }
        }
    }
}

#[test]
fn the_key_has_every_value_and_bound_and_the_worksheet_none() {
    let language = Language::En;
    for id in ["m-01-tree-A", "x-aima-5.2", "m-01-minimax", "y-01"] {
        let opened = opened(id).at_step(usize::MAX);
        let seen = opened.projection(language);
        let key = SheetKey::of(&seen, NodeId::ROOT, SheetSize::ALL);
        let model = Sheet::model(seen.tree(), &key);
        let made = handouts(&[id], None, language);
        let count = |page: &str| {
            let mut count: BTreeMap<String, usize> = BTreeMap::new();
            for label in sides(page).concat() {
                *count.entry(label.replace("&lt;", "<").replace("&gt;", ">")).or_default() += 1;
            }
            count
        };
        let (sheet, answers) = (count(&made.page(1).html()), count(&made.key().html()));
        // A row for each node that could be filled in, whether it is read or not.
        for node in key.inner() {
            let name = choice(seen.subject(), seen.tree(), *node, language);
            assert!(sheet.contains_key(&name) && answers.contains_key(&name), "{id} {name}");
        }
        let mut wanted: BTreeMap<String, usize> = BTreeMap::new();
        for (&node, value) in &model.values {
            let sign = language.signs().of(value.bound);
            *wanted.entry(sign.to_owned() + &seen.number(node, value.value)).or_default() += 1;
        }
        assert!(wanted.len() > 1);
        for (value, times) in wanted {
            let (without, with) = (
                sheet.get(&value).copied().unwrap_or_default(),
                answers.get(&value).copied().unwrap_or_default(),
            );
            // In the table, and in the tree.
            assert!(with >= without + times, "{id}: {value} {times}, {without}, {with}");
        }
    }
}

/// Who takes this sheet home knows whose run it is, who takes what, in which order, and for how many
/// points: one for each field that is not given.
#[test]
fn a_worksheet_names_the_algorithm_the_sides_the_order_and_the_points() {
    for (id, algorithm) in [("m-01-tree-A", "alpha-beta"), ("m-01-minimax", "minimax")] {
        let made = handouts(&[id], None, Language::En);
        let all = sides(&made.page(1).html()).concat().join(" ");
        assert!(all.contains("The algorithm is ") && all.to_lowercase().contains(algorithm));
        assert!(all.contains("MAX") && all.contains("takes the largest value"), "{all}");
        assert!(all.contains("Branches are read from left to right"), "{id}");
        let fields = |page: &str| sides(page).concat().len();
        let (sheet, key) = (fields(&made.page(1).html()), fields(&made.key().html()));
        let points = all.split("right: ").nth(1).or(all.split("struck out: ").nth(1));
        let points: usize =
            points.and_then(|it| it.split('.').next()?.parse().ok()).expect("points");
        assert!(points > 4 && key > sheet, "{id}: {points}");
    }
    // A point for each field that the key fills, and not for those that nothing belongs into; and what is
    // known before the search stands there.
    for (id, points) in [("x-pns", 14), ("x-b-star", 10)] {
        let made = handouts(&[id], None, Language::En);
        let all = sides(&made.page(1).html()).concat().join(" ");
        assert!(all.contains(&format!("right: {points}.")), "{id}: {all}");
        assert_eq!(all.contains("B [1, 9], B1 [2, 7]"), id == "x-b-star", "{all}");
    }
}

/// Where a moment of the run is asked, the key shows the tree as it is then, and no step after it is given.
#[test]
fn the_key_shows_the_moment_that_is_asked() {
    let key = |step| handouts(&["x-pns"], step, Language::En).key().html();
    assert_eq!(key(None), key(Some(opened("x-pns").last_step())));
    // In the table, and in the tree; C2 and C3 are proven only at the end.
    let all = sides(&key(None)).concat();
    let proven = all.iter().filter(|text| text.contains("0 ∞") || *text == "0/∞").count();
    assert_eq!(proven, 0, "{all:?}");
}

#[test]
fn a_step_gives_what_is_known_there() {
    let rows = |step| {
        let page = handouts(&["m-01-tree-A"], step, Language::Ja).page(1).html();
        let sides = sides(&page);
        // Names stand once in the tree and once in the table.
        ["ア", "イ", "ウ", "エ", "オ", "カ"]
            .map(|name| sides[0].iter().filter(|text| *text == name).count())
    };
    assert_eq!(rows(None), [2; 6]);
    let opened = opened("m-01-tree-A");
    let late = rows(Some(opened.last_step() / 2));
    assert_eq!(late[0], 2, "the root is settled last");
    assert_eq!(late[4], 1, "this one has been left");
}

#[test]
fn what_does_not_fit_half_a_page_is_refused_and_nothing_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).display().to_string();
    let (sheets, key) = (at("s.html"), at("k.html"));
    let refused = said(&[
        "handout",
        "m-01-tree-A",
        "u-10-depth-4",
        "--lang",
        "en",
        "-o",
        &sheets,
        "--key",
        &key,
    ]);
    let sentence = refused.expect_err("it is too large").0;
    assert!(sentence.contains("u-10-depth-4.ron: found a tree of "), "{sentence}");
    assert!(!folder.path().join("s.html").exists() && !folder.path().join("k.html").exists());
    let large = Handouts::new([(opened("u-10-depth-4"), None)], Language::En);
    let sentence = large.expect_err("it is too large").en;
    assert!(sentence.contains("u-10-depth-4.ron: found a tree of "), "{sentence}");
    let other = said(&["handout", "m-01-tree-A", "--lang", "en", "-o", &at("s.doc")]);
    let sentence = other.expect_err("no pages").0;
    assert!(sentence.ends_with("expected one of .html .pdf"), "{sentence}");
    let same = said(&["handout", "m-01-tree-A", "-o", &sheets, "--key", &sheets]);
    assert!(same.expect_err("one file").0.starts_with("--key "));
    said(&["handout", "m-01-tree-A", "--copies", "2", "-o", &sheets, "--key", &key])
        .expect("written");
    assert!(folder.path().join("s.html").exists() && folder.path().join("k.html").exists());
}
