//! The shipped lessons by chapters, embedded in the program so that it works from any folder.

use std::collections::HashMap;
use std::sync::LazyLock;

use language::{Language, Phrase, Texts, Words};

/// A lesson or a course that ships with the program.
#[derive(Clone, Copy, Debug)]
pub struct Shipped {
    /// The id, which is also the name of the file.
    pub id: &'static str,
}

impl Shipped {
    /// The text of its file.
    pub fn text(&self) -> &'static str {
        TEXTS.get(self.id).copied().unwrap_or_default()
    }
}

/// The texts by their ids, as `build.rs` has packed them.
static TEXTS: LazyLock<HashMap<&str, &str>> = LazyLock::new(|| {
    let packed = include_bytes!(concat!(env!("OUT_DIR"), "/lessons.deflate"));
    let texts = miniz_oxide::inflate::decompress_to_vec(packed).unwrap_or_default();
    let texts: &str = String::from_utf8(texts).unwrap_or_default().leak();
    let mut parts = texts.split_terminator('\0');
    std::iter::from_fn(|| parts.next().zip(parts.next())).collect()
});

#[derive(Clone, Copy, Debug)]
pub struct CourseChapter {
    id: &'static str,
    title: Phrase,
    /// The chapters that it builds on directly.
    after: &'static [&'static str],
    pub lessons: &'static [Shipped],
}

impl CourseChapter {
    pub fn title(&self, language: Language) -> String {
        (self.title)(language.texts())
    }

    /// The title in both languages.
    pub fn words(&self) -> Words {
        Words::of(self.title)
    }

    /// The chapters that it builds on directly, as indices: all of them come before it.
    pub fn builds_on(&self) -> impl Iterator<Item = usize> {
        let place = |id: &&str| CHAPTERS.iter().position(|chapter| chapter.id == *id);
        self.after.iter().filter_map(place)
    }
}

/// Declares the chapters of the course with their lessons, in order, and what each builds on.
macro_rules! course {
    ($({ $chapter:ident after [$($after:ident),*] $title:path: $($id:literal),* $(,)? })*) => {
        const CHAPTERS: &[CourseChapter] = &[$(CourseChapter {
            id: stringify!($chapter),
            title: $title,
            after: &[$(stringify!($after)),*],
            lessons: &[$(Shipped { id: $id }),*],
        }),*];
    };
}

course! {
    { tree after [] Texts::course_chapter_tree:
        "m-00-tree",
        "m-01-minimax",
        "m-01-wishful",
    }
    { alpha_beta after [tree] Texts::course_chapter_alpha_beta:
        "x-aima-5.2",
        "m-01-tree-A",
        "x-hiroi",
        "m-01-tree-B",
        "x-deep-cutoff",
        "x-matey",
        "x-tictactoe",
    }
    { order after [alpha_beta] Texts::course_chapter_order:
        "x-aima-reordered",
        "x-minimal-tree",
        "m-01-pvs",
    }
    { proof after [tree] Texts::course_chapter_proof:
        "y-06",
        "t-01-interposition",
        "y-06-rule",
        "x-pns",
    }
    { values after [alpha_beta] Texts::course_chapter_values:
        "u-01-values",
        "s-01-small",
    }
    { exchanges after [values] Texts::course_chapter_exchanges:
        "u-03",
        "y-01",
        "u-06",
        "u-15-two-for-one",
        "z-01-battery",
    }
    { stops after [exchanges, alpha_beta] Texts::course_chapter_stops:
        "u-02-start",
        "u-07-drops",
        "u-04",
        "u-05",
        "u-04-exchange",
        "u-14-white",
        "u-05-exchange",
        "u-08-guard",
        "u-09-rampage",
        "q-01-plain",
    }
    { quiescence after [stops] Texts::course_chapter_quiescence:
        "u-03-quiescence",
        "q-01",
        "q-01-searched",
        "q-02-plain",
        "q-02",
        "q-02-searched",
    }
    { engine after [order, quiescence] Texts::course_chapter_engine:
        "o-01-generated",
        "o-01-captures",
        "o-02-killers",
        "e-01-engine",
        "e-01-cost",
        "e-02-window",
        "e-03-table",
        "e-03-entries",
        "e-04-late",
        "e-05-pass",
        "e-07-zugzwang",
        "e-06-reply",
        "e-08-futility",
        "m-01-mtd",
        "m-01-sss",
    }
    { horizon after [quiescence] Texts::course_chapter_horizon:
        "u-10-depth-2",
        "u-10-depth-4",
        "u-10-quiescence",
        "y-05",
        "y-07",
        "y-07-extended",
    }
    { readers after [engine] Texts::course_chapter_readers:
        "c-01-bishop",
        "c-01-standing",
        "c-01-evasions",
        "c-02-horse",
        "c-03-fork",
    }
    { generating after [exchanges] Texts::course_chapter_generating:
        "y-02",
        "y-02-immediate",
        "y-03",
        "y-03-waiting",
        "y-03-immediate",
    }
    { candidates after [generating, quiescence] Texts::course_chapter_candidates:
        "y-04-start",
        "y-04-middlegame",
        "y-04-measured",
    }
    { evaluation after [values] Texts::course_chapter_evaluation:
        "k-06-levels",
        "k-03-attacks",
        "k-02-king-square",
        "k-04-first-move",
        "k-04-rank",
        "k-04-none",
        "k-04-depth-2",
        "k-04-depth-3",
    }
    { bugs after [proof, generating, evaluation] Texts::course_chapter_bugs:
        "m-01-bug",
        "x-bugs",
        "u-12-bug",
        "u-12-bug-hand",
        "u-13-bug",
        "u-13-bug-knight",
        "u-14-bug",
        "u-09-bug",
        "k-05-bug",
        "y-03-bug",
        "y-06-bug",
    }
    { othello after [engine] Texts::course_chapter_othello:
        "t-07-alpha-beta",
        "x-othello4",
        "x-othello4-win",
        "x-othello4-engine",
        "x-parity",
    }
    { patterns after [othello] Texts::course_chapter_patterns:
        "t-01-index",
        "t-03-incremental",
        "t-06-digits",
        "t-02-stages",
        "t-04-patterns",
        "t-05-weights",
    }
    { dobutsu after [proof, othello] Texts::course_chapter_dobutsu:
        "d-01-try",
    }
    { connect_four after [alpha_beta] Texts::connect_four_chapter:
        "c-01-open-three",
    }
    { sampling after [tree] Texts::course_chapter_sampling:
        "x-bandit",
        "x-bandit-c",
        "x-flat",
        "x-uct",
        "x-uct-trap",
        "x-puct",
        "x-uct-tictactoe",
        "x-uct-othello",
    }
    { best_first after [alpha_beta, proof] Texts::course_chapter_best_first:
        "x-b-star",
    }
    { chance after [tree, alpha_beta] Texts::course_chapter_chance:
        "x-chance",
        "x-scale",
        "x-scale-2",
        "x-star",
        "x-chance-bug",
        "x-sugoroku",
        "x-hidden",
    }
    { players after [tree, alpha_beta] Texts::course_chapter_players:
        "x-players",
        "x-kingmaker",
        "x-players-sum",
    }
}

/// The courses that ship: a plan of a lesson in class each, in their order, and the test before and
/// after them.
const COURSES: &[Shipped] = &[
    Shipped { id: "plan-1-tree" },
    Shipped { id: "plan-2-cuts" },
    Shipped { id: "plan-3-windows" },
    Shipped { id: "plan-4-order" },
    Shipped { id: "plan-5-exchange" },
    Shipped { id: "plan-6-horizon" },
    Shipped { id: "plan-7-evaluation" },
    Shipped { id: "plan-8-chance" },
    Shipped { id: "test-before-after" },
];

pub fn shipped_courses() -> &'static [Shipped] {
    COURSES
}

static LIBRARY: LazyLock<Vec<Shipped>> = LazyLock::new(|| {
    let lessons = CHAPTERS.iter().flat_map(|chapter| chapter.lessons);
    lessons.copied().collect()
});

/// The lessons that ship with the program, in the order of the course.
pub fn shipped() -> &'static [Shipped] {
    &LIBRARY
}

pub fn chapters() -> &'static [CourseChapter] {
    CHAPTERS
}

/// The chapter of a lesson, as an index.
pub fn chapter_of(id: &str) -> Option<usize> {
    let has = |chapter: &CourseChapter| chapter.lessons.iter().any(|lesson| lesson.id == id);
    CHAPTERS.iter().position(has)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_is_in_one_chapter_and_no_chapter_is_empty() {
        let mut ids: Vec<_> = shipped().iter().map(|lesson| lesson.id).collect();
        let chapters: Vec<_> = ids.iter().copied().map(chapter_of).collect();
        assert!(chapters.is_sorted(), "a lesson is in two chapters");
        ids.sort_unstable();
        assert!(ids.windows(2).all(|pair| pair[0] != pair[1]));
        for (place, chapter) in super::chapters().iter().enumerate() {
            assert_eq!(chapter.builds_on().count(), chapter.after.len(), "{}", chapter.id);
            assert!(chapter.builds_on().all(|other| other < place), "{}", chapter.id);
            let title = chapter.words();
            assert!(!chapter.lessons.is_empty(), "{}", title.en);
            assert!(chapter.lessons.iter().all(|lesson| !lesson.text().is_empty()), "{}", title.en);
            assert_ne!(title.ja, title.en);
        }
    }
}
