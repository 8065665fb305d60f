//! Lesson files with faults: one sentence, with the place, in both languages.

use yomisuji::language::{Language, Say};
use yomisuji::scenario::{LessonError, load, shipped};

use super::random::Dice;

const SIGNS: [char; 9] = ['(', ')', ']', '"', ',', '\\', '7', 'あ', '\u{7}'];

fn good() -> String {
    let lesson = shipped().iter().find(|lesson| lesson.id == "x-hiroi");
    lesson.expect("a shipped lesson").text.to_owned()
}

fn refused(text: &str) -> LessonError {
    load("a.ron", text).expect_err("it is broken")
}

#[test]
fn a_fault_is_told_with_what_was_found_and_what_was_expected() {
    let one = |from: &str, to: &str| {
        let good = good();
        assert!(good.contains(from), "{from}");
        let error = refused(&good.replacen(from, to, 1));
        error.say(Language::En)
    };
    assert_eq!(
        one("title:", "titel:"),
        "a.ron:4:5: found the field 'titel', expected one of version, id, title, source, notes, \
         subject, algorithms, stops, questions, promises, compare"
    );
    assert_eq!(
        one("\",\n", "\"\n"),
        "a.ron:4:5: found 'title', expected a comma or a closing bracket"
    );
    assert_eq!(
        one("id:", "id: true, i:"),
        "a.ron:3:9: found 'true', expected a text in quotation marks"
    );
    assert_eq!(
        one("title:", "title: 5, x:"),
        "a.ron:4:12: found '5', expected an opening ("
    );
    assert_eq!(
        refused("").say(Language::En),
        "a.ron:1:1: found the end of the file, expected an opening ("
    );
    assert_eq!(
        refused("\n\n  ]").say(Language::Ja),
        "a.ron:3:3: 「]」がある。要るのは「(」"
    );
    assert_eq!(
        refused(&(good() + "\n\n ほか"))
            .say(Language::En)
            .split_once(": ")
            .expect("a place")
            .1,
        "found 'ほか', expected the end of the file"
    );
}

#[test]
fn a_torn_file_is_refused_with_a_place_inside_it_in_both_languages() {
    let good: Vec<char> = good().chars().collect();
    let mut dice = Dice::new(17);
    let mut refused = 0;
    for _ in 0..400 {
        let mut torn = good.clone();
        let at = dice.below(torn.len() as u64) as usize;
        match dice.below(3) {
            0 => torn.truncate(at),
            1 => drop(torn.remove(at)),
            _ => torn[at] = SIGNS[dice.below(SIGNS.len() as u64) as usize],
        }
        let torn: String = torn.into_iter().collect();
        let Err(error) = load("a.ron", &torn) else {
            continue; // In a note or a comment, any letter will do.
        };
        refused += 1;
        let (ja, en) = (error.what.ja.as_str(), error.what.en.as_str());
        assert!(
            !ja.is_ascii() && !ja.contains("読めない書き方"),
            "{ja} ({en})"
        );
        assert!(en.contains("expected") || !en.starts_with("found"), "{en}");
        assert!(!en.contains('\n') && !ja.contains('\n'), "{en}");
        if let Some((line, column)) = error.place {
            let lines: Vec<_> = torn.split('\n').collect();
            let width = lines.get(line - 1).map(|line| line.chars().count());
            assert!(
                width.is_some_and(|width| column <= width + 1),
                "{line}:{column} {en}"
            );
        }
    }
    assert!(refused > 100, "{refused} were refused");
}
