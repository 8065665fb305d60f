//! The card that tells how to read a board and a move.

use shogi_core::PieceKind;

use super::notation::{kind_name, letter};
use super::rules::Shogi;
use super::shown::face;
use super::values::{USAPYON, VALUED_KINDS};
use crate::board_game::BoardGame as _;
use crate::rules_card::{Example, RulesCard, RulesPiece};
use language::{Language, Texts};
use score::Player;

/// A move that shows each sign of the notation of shogi.
const EXAMPLES: [Example; 6] = [
    ("9/9/9/9/9/9/2P6/9/9 b -", None, "7g7f", Texts::rules_shogi_goes),
    ("9/9/9/9/2p6/9/2P6/9/9 w -", Some("7e7f"), "7g7f", Texts::rules_shogi_takes),
    ("9/9/9/9/9/9/2S6/9/9 b S", None, "S*7f", Texts::rules_shogi_drops),
    ("9/9/9/6P2/9/9/9/9/9 b -", None, "3d3c+", Texts::rules_shogi_promotes),
    ("9/9/9/6P2/9/9/9/9/9 b -", None, "3d3c", Texts::rules_shogi_declines),
    ("9/9/9/9/9/9/9/9/3G1G3 b -", None, "4i5h", Texts::rules_shogi_origin),
];

pub(super) fn card(language: Language) -> RulesCard {
    let texts = language.texts();
    let [board, hand] = [USAPYON.board(PieceKind::Pawn), USAPYON.hand(PieceKind::Pawn)];
    let kinds: Vec<_> = VALUED_KINDS.into_iter().rev().collect();
    let promoted = kinds.iter().filter_map(|kind| kind.promote());
    let piece = |kind: PieceKind| RulesPiece {
        face: face(kind, Player::Max),
        name: match kind.unpromote() {
            // Its board and its letter say the rest.
            Some(PieceKind::Silver | PieceKind::Knight | PieceKind::Lance)
                if !language.is_english() =>
            {
                kind_name(kind, language).to_owned()
            }
            _ => {
                let name = texts.rules_kind(letter(kind).replace('+', "p"));
                if language.is_english() { format!("{name} {}", letter(kind)) } else { name }
            }
        },
        worth: match (kind, kind.unpromote()) {
            (PieceKind::King, _) => None,
            (_, Some(_)) => Some(texts.rules_worth_on_board(USAPYON.board(kind))),
            (_, None) => Some(texts.rules_worth(USAPYON.board(kind), USAPYON.hand(kind))),
        },
    };
    RulesCard {
        goal: vec![
            texts.rules_shogi_goal(),
            texts.rules_shogi_hand(),
            texts.rules_shogi_promotion(),
        ],
        pieces: vec![
            std::iter::once(PieceKind::King).chain(kinds.iter().copied()).map(piece).collect(),
            promoted.map(piece).collect(),
        ],
        squares: texts.rules_shogi_squares(),
        moves: Shogi::examples(&EXAMPLES, language),
        values: Some(texts.rules_shogi_swing(board, hand, board + hand, 2 * board)),
        ..RulesCard::default()
    }
}
