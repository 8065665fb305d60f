//! The copy of a lesson for students: the same tree and questions, and nothing that answers them.

use super::schema::{Lesson, Question};
use crate::language::Words;

/// What stands in a student's copy instead of the notes.
fn notes() -> Words {
    Words {
        ja: "生徒用の写しです。答えも、途中の言葉も、入っていません。\n一歩ずつ予想してから見るか、木に値を書き込んでみましょう。"
            .to_owned(),
        en: "A student's copy: there are no answers in it, and no words on the way.\nPredict each \
             step before you see it, or fill in the tree."
            .to_owned(),
    }
}

/// The lesson without anything that tells what its runs find: notes, words at stops, answers,
/// promises, tables, listings. It opens in Predict.
///
/// What the tree is made of stays, so a program can still find the answers by searching it; a reader
/// of the file does not see them.
#[must_use]
pub fn student_copy(lesson: &Lesson) -> Lesson {
    let questions = lesson.questions.iter().map(|question| Question {
        ask: question.ask.clone(),
        answer: Words::default(),
    });
    let compare = lesson.compare.clone().map(|mut compare| {
        compare.plays.clear();
        compare
    });
    Lesson {
        notes: notes(),
        stops: Vec::new(),
        questions: questions.collect(),
        promises: Vec::new(),
        twins: Vec::new(),
        table: None,
        compare,
        student: true,
        ..lesson.clone()
    }
}
