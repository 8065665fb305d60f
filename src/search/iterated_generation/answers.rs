//! Kinds of answers as numbers of classes, as events carry them.

use game::AnswerKind;

/// Classes from this number on are kinds of answers; smaller numbers belong to the game.
const ANSWERS: u8 = 128;

/// The class number of an answer.
pub(super) const fn class_of(kind: AnswerKind) -> u8 {
    ANSWERS + kind as u8
}

/// The kind of answer with this class number, if it is one.
pub fn answer_of(class: u8) -> Option<AnswerKind> {
    let number = class.checked_sub(ANSWERS)?;
    AnswerKind::ALL.get(usize::from(number)).copied()
}
