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

/// The lesson that a copy was made of, and nothing of what its own source says: that may be the answer.
fn source(title: &Words) -> Words {
    Words {
        ja: format!("課題「{}」から", title.ja),
        en: format!("From the lesson “{}”", title.en),
    }
}

/// The lesson without anything that tells what its runs find: source, notes, words at stops, answers,
/// promises, tables. It opens in Predict.
///
/// What the tree is made of stays, so a program can still find the answers by searching it; a reader
/// of the file does not see them.
///
/// # Errors
/// One sentence, if the lesson has listings with a slip: its questions are about them, and they tell
/// the answer.
pub fn student_copy(lesson: &Lesson) -> Result<Lesson, Words> {
    if !lesson.twins.is_empty() {
        let title = &lesson.title;
        return Err(Words {
            ja: format!(
                "課題「{}」の生徒用の写しは作れない。リストがそのまま答えになるから",
                title.ja
            ),
            en: format!(
                "no copy for students can be made of the lesson “{}”: its listings hold the answer",
                title.en
            ),
        });
    }
    let questions = lesson.questions.iter().map(|question| Question {
        ask: question.ask.clone(),
        answer: Words::default(),
    });
    let compare = lesson.compare.clone().map(|mut compare| {
        compare.plays.clear();
        compare
    });
    Ok(Lesson {
        source: source(&lesson.title),
        notes: notes(),
        stops: Vec::new(),
        questions: questions.collect(),
        promises: Vec::new(),
        table: None,
        compare,
        student: true,
        ..lesson.clone()
    })
}
