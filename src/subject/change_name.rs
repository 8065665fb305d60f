//! What changes are called.

use super::change::SetupChange;
use super::values::ValueScheme;
use crate::eval::OthelloEvaluation;
use crate::game::CaptureOrder;
use crate::language::{Language, signed};
use crate::score::{Player, Score};
use crate::tree::MoveArrangement;

impl SetupChange {
    /// The change in a few words.
    #[must_use]
    pub fn name(&self, language: Language) -> String {
        let plain = |ja: &str, en: &str| language.pick(ja, en).to_owned();
        match self {
            Self::Leaf { value, .. } => {
                let value = signed(Score(*value));
                match language {
                    Language::Ja => format!("末端を {value} に"),
                    Language::En => format!("a leaf is worth {value}"),
                }
            }
            Self::MoveChild { .. } => plain("枝を動かす", "a branch moved"),
            Self::Arrange(order) => arrangement_name(*order, language),
            Self::Root(Player::Max) => plain("先手から", "Black to move"),
            Self::Root(Player::Min) => plain("後手から", "White to move"),
            Self::Depth(plies) => match (language, plies) {
                (Language::Ja, _) => format!("{plies}手"),
                (Language::En, 1) => "1 ply".to_owned(),
                (Language::En, _) => format!("{plies} plies"),
            },
            Self::Values(scheme) => scheme_name(scheme, language),
            Self::Leaves(leaf) => leaf.name(language).to_owned(),
            Self::Order(order) => order.name(language).to_owned(),
            Self::Captures(CaptureOrder::Geometric) => {
                plain("安い駒から(ピンは見ない)", "cheapest first, blind to pins")
            }
            Self::Captures(CaptureOrder::Cheapest) => plain("安い駒から", "cheapest legal first"),
            Self::Captures(CaptureOrder::Any) => plain("どの駒でも", "every capture"),
            Self::Play(mv) => match language {
                Language::Ja => format!("{mv} のあと"),
                Language::En => format!("after {mv}"),
            },
            Self::TakeBack => plain("一手前", "a move before"),
        }
    }
}

/// An order of moves.
fn arrangement_name(order: MoveArrangement, language: Language) -> String {
    let name = match order {
        MoveArrangement::Best => language.pick("最善の手から", "best moves first"),
        MoveArrangement::Worst => language.pick("最悪の手から", "worst moves first"),
        MoveArrangement::Reversed => language.pick("逆の順", "reversed order"),
        MoveArrangement::Random(seed) => {
            return match language {
                Language::Ja => format!("でたらめな順 {seed}"),
                Language::En => format!("random order {seed}"),
            };
        }
    };
    name.to_owned()
}

/// Who values positions.
fn scheme_name(scheme: &ValueScheme, language: Language) -> String {
    let of_othello = match scheme {
        ValueScheme::Named(id) => id.parse::<OthelloEvaluation>().ok(),
        ValueScheme::Own(_) => None,
    };
    match (scheme.evaluation(), of_othello, scheme) {
        (Ok(evaluation), _, _) => evaluation.name(language),
        (Err(_), Some(evaluation), _) => evaluation.name(language),
        (Err(_), None, ValueScheme::Named(id)) => id.clone(),
        (Err(_), None, ValueScheme::Own(_)) => String::new(),
    }
}
