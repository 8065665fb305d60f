//! The course: the lessons that ship with the program, by chapters, embedded so that it works from
//! any folder.

use std::sync::LazyLock;

use crate::language::{Language, Words};

/// A lesson that ships with the program.
#[derive(Clone, Copy, Debug)]
pub struct Shipped {
    /// The id, which is also the name of its file.
    pub id: &'static str,
    /// The text of its file.
    pub text: &'static str,
}

/// A chapter of the course: what its lessons have in common.
#[derive(Clone, Copy, Debug)]
pub struct CourseChapter {
    /// The title in Japanese.
    pub ja: &'static str,
    /// The title in English.
    pub en: &'static str,
    /// Its lessons, in order.
    pub lessons: &'static [Shipped],
}

impl CourseChapter {
    /// The title.
    #[must_use]
    pub const fn title(&self, language: Language) -> &'static str {
        language.pick(self.ja, self.en)
    }

    /// The same in both languages.
    #[must_use]
    pub fn words(&self) -> Words {
        Words {
            ja: self.ja.to_owned(),
            en: self.en.to_owned(),
        }
    }
}

/// Chapters in the order of the course, each with its lessons in order.
macro_rules! course {
    ($({ $ja:literal, $en:literal: $($id:literal),* $(,)? })*) => {
        /// The chapters, in order.
        const CHAPTERS: &[CourseChapter] = &[$(CourseChapter {
            ja: $ja,
            en: $en,
            lessons: &[$(Shipped {
                id: $id,
                text: include_str!(concat!("../../scenarios/", $id, ".ron")),
            }),*],
        }),*];
    };
}

course! {
    { "木とミニマックス法", "A tree and minimax":
        "m-00-tree",
        "m-01-minimax",
        "m-01-wishful",
    }
    { "αβ法", "Alpha-beta":
        "m-01-tree-A",
        "x-aima-5.2",
        "x-hiroi",
        "m-01-tree-B",
        "x-deep-cutoff",
        "x-matey",
        "x-tictactoe",
    }
    { "読む順番", "The order of moves":
        "x-aima-reordered",
        "x-minimal-tree",
        "m-01-pvs",
    }
    { "証明を読む", "Reading for a proof":
        "y-06",
        "t-01-interposition",
        "y-06-rule",
        "x-pns",
    }
    { "駒の点数と将棋の木", "Values of pieces and a tree of shogi":
        "u-01-values",
        "s-01-small",
    }
    { "取り合い", "Exchanges":
        "u-03",
        "y-01",
        "u-06",
        "u-15-two-for-one",
        "z-01-battery",
    }
    { "読みが止まる所", "Where reading stops":
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
    { "その先を読む(静止探索)", "Reading on (quiescence)":
        "u-03-quiescence",
        "q-01",
        "q-01-searched",
        "q-02-plain",
        "q-02",
        "q-02-searched",
    }
    { "順番とエンジン", "Order and the engine":
        "o-01-generated",
        "o-01-captures",
        "e-01-engine",
        "e-02-window",
        "e-03-table",
    }
    { "水平線", "The horizon":
        "u-10-depth-2",
        "u-10-depth-4",
        "u-10-quiescence",
        "y-05",
        "y-07",
        "y-07-extended",
    }
    { "読み比べる", "Readers side by side":
        "c-01-bishop",
        "c-01-standing",
        "c-01-evasions",
        "c-02-horse",
        "c-03-fork",
    }
    { "指し手の生成(YSS)", "Generating moves (YSS)":
        "y-02",
        "y-02-immediate",
        "y-03",
        "y-03-waiting",
        "y-03-immediate",
    }
    { "読む手を選ぶ", "Which moves to read":
        "y-04-start",
        "y-04-middlegame",
        "y-04-measured",
    }
    { "評価関数を中から見る", "Evaluation, seen from inside":
        "k-06-levels",
        "k-03-attacks",
        "k-02-king-square",
        "k-04-first-move",
        "k-04-rank",
        "k-04-none",
        "k-04-depth-2",
        "k-04-depth-3",
    }
    { "バグ探し", "Spot the bug":
        "m-01-bug",
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
    { "オセロ", "Othello":
        "t-07-alpha-beta",
        "x-othello4",
        "x-othello4-win",
        "x-othello4-engine",
        "x-parity",
    }
    { "パターン評価(Turtle)", "Pattern evaluation (Turtle)":
        "t-01-index",
        "t-03-incremental",
        "t-06-digits",
        "t-02-stages",
        "t-04-patterns",
        "t-05-weights",
    }
}

/// Every lesson, in the order in which the course takes them.
static LIBRARY: LazyLock<Vec<Shipped>> = LazyLock::new(|| {
    let lessons = CHAPTERS.iter().flat_map(|chapter| chapter.lessons);
    lessons.copied().collect()
});

/// The lessons that ship with the program, in the order of the course.
#[must_use]
pub fn shipped() -> &'static [Shipped] {
    &LIBRARY
}

/// The chapters of the course, in order.
#[must_use]
pub fn chapters() -> &'static [CourseChapter] {
    CHAPTERS
}

/// The number of the chapter, from 0, of the lesson of this id.
#[must_use]
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
        for chapter in super::chapters() {
            assert!(!chapter.lessons.is_empty(), "{}", chapter.en);
            assert_ne!(chapter.ja, chapter.en);
        }
    }
}
