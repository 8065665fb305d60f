//! Texts of the reasons.

use shogi_core::Square;
use shunsai::Position;

use super::class::{MOST_MOVES, MoveClass, SHALLOW};
use super::judge::{Judged, Omission};
use games::shogi::notation::{kanji, letter, side_mark, square_name, square_name_ja};
use language::{Language, Tongue, signed};

impl Omission {
    /// The reason without the move, as a heading.
    pub fn heading(self, language: Language) -> String {
        language.texts().move_classes_omission(self.id())
    }
}

impl Judged {
    /// The purpose of the move, in the position before it: "▲７七桂を△７五飛から守る".
    ///
    /// Empty without a class.
    pub fn reason(&self, at: &Position, language: Language) -> String {
        let Some(class) = self.class else {
            return String::new();
        };
        let name = |square: Option<Square>| {
            square.map_or(String::new(), |square| place(at, square, language))
        };
        let (about, other) = (name(self.about), name(self.other));
        let class = match class {
            MoveClass::GoFor if self.other.is_some() => "fork",
            class => class.id(),
        };
        language.texts().move_classes_reason(about, class, other)
    }

    /// Why it is not generated; empty if it is.
    pub fn why_not(&self, at: &Position, language: Language) -> String {
        let Some(omitted) = self.omitted else {
            return String::new();
        };
        let texts = language.texts();
        let class = self.class.map(|class| class.name(language));
        let class = class.unwrap_or_default();
        match omitted {
            Omission::OverMost => texts.move_classes_over_most(class, MOST_MOVES),
            Omission::OverLimit => {
                let limit = self.class.map_or(0, MoveClass::limit);
                texts.move_classes_over_limit(class, limit)
            }
            Omission::TooDeep => texts.move_classes_too_deep(class, SHALLOW),
            Omission::Loses => {
                texts.move_classes_loses(class, signed(self.provisional).to_string())
            }
            Omission::OnlyPawn => texts.move_classes_only_pawn(),
            Omission::Worthless => {
                let target = self.about.map(|square| place(at, square, language));
                texts.move_classes_worthless(target.unwrap_or_default())
            }
            Omission::NoPromotion => texts.move_classes_no_promotion(),
            Omission::NoReason => texts.move_classes_no_reason(),
        }
    }
}

/// A square with its piece: "▲７七桂", "▲N7g".
fn place(at: &Position, square: Square, language: Language) -> String {
    match (at.piece_at(square), language.tongue()) {
        (Some(piece), Tongue::Ja) => {
            let (mark, kind) = (side_mark(piece.color()), kanji(piece.piece_kind()));
            format!("{mark}{}{kind}", square_name_ja(square))
        }
        (Some(piece), Tongue::En) => {
            let (mark, kind) = (side_mark(piece.color()), letter(piece.piece_kind()));
            format!("{mark}{kind}{}", square_name(square))
        }
        (None, Tongue::Ja) => square_name_ja(square).to_owned(),
        (None, Tongue::En) => square_name(square).to_owned(),
    }
}
