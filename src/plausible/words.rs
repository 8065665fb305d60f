//! The reasons for people.

use shogi_core::Square;
use shunsai::Position;

use super::class::{MOST_MOVES, MoveClass, SHALLOW};
use super::judge::{Judged, Omission};
use crate::games::shogi::notation::{kanji, letter, side_mark, square_name, square_name_ja};
use crate::language::{Language, signed};

impl Omission {
    /// The reason without the move, as a heading.
    #[must_use]
    pub const fn heading(self, language: Language) -> &'static str {
        match self {
            Self::OverMost => language.pick("仮の値で上位32手に入らない", "not among the 32 best"),
            Self::OverLimit => language.pick("種類の上限を超えた", "beyond the limit of its class"),
            Self::TooDeep => language.pick(
                "根の近くでだけ作る種類",
                "of a class made near the root only",
            ),
            Self::Loses => language.pick("取り合いで損をする", "loses by the exchange"),
            Self::Worthless => language.pick(
                "当てた駒を取っても得にならない",
                "its target is not worth taking",
            ),
            Self::OnlyPawn => language.pick("当たりは歩だけ", "attacks nothing but a pawn"),
            Self::NoPromotion => language.pick("成らない理由がない", "no reason not to promote"),
            Self::NoReason => language.pick("指す理由がない", "no reason to play it"),
        }
    }
}

impl Judged {
    /// What the move is played for, in the position before it: "▲７七桂を△７五飛から守る".
    ///
    /// Empty without a class.
    #[must_use]
    pub fn reason(&self, at: &Position, language: Language) -> String {
        let Some(class) = self.class else {
            return String::new();
        };
        let name = |square: Option<Square>| {
            square.map_or(String::new(), |square| place(at, square, language))
        };
        let (about, other) = (name(self.about), name(self.other));
        match language {
            Language::Ja => japanese(class, &about, &other),
            Language::En => english(class, &about, &other),
        }
    }

    /// Why it is not generated; empty if it is.
    #[must_use]
    pub fn why_not(&self, at: &Position, language: Language) -> String {
        let Some(omitted) = self.omitted else {
            return String::new();
        };
        let class = self.class.map_or("", |class| class.name(language));
        let limit = self.class.map_or(0, MoveClass::limit);
        let target = self.about.map(|square| place(at, square, language));
        let target = target.unwrap_or_default();
        let value = signed(self.provisional);
        match (omitted, language) {
            (Omission::OverMost, Language::Ja) => {
                format!("「{class}」だが、仮の値で上位{MOST_MOVES}手に入らない")
            }
            (Omission::OverMost, Language::En) => {
                format!("{class}, but not among the {MOST_MOVES} best provisional values")
            }
            (Omission::OverLimit, Language::Ja) => {
                format!("「{class}」だが、その上限に達している({limit}手まで)")
            }
            (Omission::OverLimit, Language::En) => {
                format!("{class}, but its limit is reached (at most {limit})")
            }
            (Omission::TooDeep, Language::Ja) => {
                format!("「{class}」は根から{SHALLOW}手目までしか作らない")
            }
            (Omission::TooDeep, Language::En) => {
                format!("{class}: only in the first {SHALLOW} plies")
            }
            (Omission::Loses, Language::Ja) => {
                format!("「{class}」だが、取り合いで損をする({value})")
            }
            (Omission::Loses, Language::En) => {
                format!("{class}, but the exchange does not pay ({value})")
            }
            (Omission::OnlyPawn, Language::Ja) => "当たりは歩だけ".to_owned(),
            (Omission::OnlyPawn, Language::En) => "it attacks nothing but a pawn".to_owned(),
            (Omission::Worthless, Language::Ja) => {
                format!("{target}に当たるが、取っても得にならない")
            }
            (Omission::Worthless, Language::En) => {
                format!("it attacks {target}, but taking it wins nothing")
            }
            (Omission::NoPromotion, Language::Ja) => "成らない理由がない".to_owned(),
            (Omission::NoPromotion, Language::En) => "no reason not to promote".to_owned(),
            (Omission::NoReason, Language::Ja) => "指す理由がない".to_owned(),
            (Omission::NoReason, Language::En) => "no reason to play it".to_owned(),
        }
    }
}

/// A square with the piece that stands there: "▲７七桂", "▲N7g".
fn place(at: &Position, square: Square, language: Language) -> String {
    match (at.piece_at(square), language) {
        (Some(piece), Language::Ja) => {
            let (mark, kind) = (side_mark(piece.color()), kanji(piece.piece_kind()));
            format!("{mark}{}{kind}", square_name_ja(square))
        }
        (Some(piece), Language::En) => {
            let (mark, kind) = (side_mark(piece.color()), letter(piece.piece_kind()));
            format!("{mark}{kind}{}", square_name(square))
        }
        (None, Language::Ja) => square_name_ja(square).to_owned(),
        (None, Language::En) => square_name(square).to_owned(),
    }
}

fn japanese(class: MoveClass, about: &str, other: &str) -> String {
    match class {
        MoveClass::Capture => format!("{about}を取る"),
        MoveClass::Promote => "成る".to_owned(),
        MoveClass::GoFor if other.is_empty() => format!("{about}に当てる"),
        MoveClass::GoFor => format!("{about}と{other}の両取り"),
        MoveClass::Escape => format!("{about}が{other}から逃げる"),
        MoveClass::Interpose => format!("{about}を、{other}との間に入って守る"),
        MoveClass::Support => format!("{about}を{other}から守る"),
        MoveClass::TakeAttacker => format!("{about}を狙う{other}を取る"),
        MoveClass::BlockAdded => format!("{about}に足されている{other}の利きを止める"),
        MoveClass::ForestallDrop => format!("{about}に打たれて{other}などの両取りになるのを防ぐ"),
        MoveClass::HangPawn => format!("次に{about}で成る"),
        MoveClass::DropBig => "敵陣に打ち込む".to_owned(),
        MoveClass::StrikePawn => format!("{about}の頭を叩く"),
        MoveClass::DropNearKing => format!("{about}の隣に打つ"),
        MoveClass::Approach => format!("{about}に寄る"),
        MoveClass::Discover => format!("{other}の利きが{about}に通る"),
        MoveClass::PawnGrab => format!("{about}を取りに行く"),
        MoveClass::HitCut => format!("{other}がにらむ{about}に当てる"),
        MoveClass::CoverKing => format!("玉の隣の{about}に利きを足す"),
        MoveClass::Block => format!("{about}の利きを止める"),
        MoveClass::TakeAnyway => format!("損得を無視して{about}を取る"),
        MoveClass::Check => format!("{about}に王手"),
        MoveClass::Random => format!("{about}をでたらめに動かす"),
    }
}

fn english(class: MoveClass, about: &str, other: &str) -> String {
    match class {
        MoveClass::Capture => format!("takes {about}"),
        MoveClass::Promote => "promotes".to_owned(),
        MoveClass::GoFor if other.is_empty() => format!("goes for {about}"),
        MoveClass::GoFor => format!("forks {about} and {other}"),
        MoveClass::Escape => format!("{about} escapes from {other}"),
        MoveClass::Interpose => format!("saves {about}, in the way of {other}"),
        MoveClass::Support => format!("protects {about} against {other}"),
        MoveClass::TakeAttacker => format!("takes {other}, which threatens {about}"),
        MoveClass::BlockAdded => format!("blocks {other}, which adds to the attack on {about}"),
        MoveClass::ForestallDrop => format!("forestalls a drop on {about} that forks {other}"),
        MoveClass::HangPawn => format!("promotes on {about} next"),
        MoveClass::DropBig => "a drop into the enemy camp".to_owned(),
        MoveClass::StrikePawn => format!("strikes {about} on the head"),
        MoveClass::DropNearKing => format!("a drop beside {about}"),
        MoveClass::Approach => format!("comes nearer to {about}"),
        MoveClass::Discover => format!("opens the line of {other} to {about}"),
        MoveClass::PawnGrab => format!("goes for {about}"),
        MoveClass::HitCut => format!("hits {about}, which {other} watches"),
        MoveClass::CoverKing => format!("covers {about} beside the king"),
        MoveClass::Block => format!("blocks the line of {about}"),
        MoveClass::TakeAnyway => format!("takes {about} at any price"),
        MoveClass::Check => format!("checks {about}"),
        MoveClass::Random => format!("a random move of {about}"),
    }
}
