//! The pseudo-code of quiescence, and the words of its steps.

use crate::language::Language;
use crate::search::alpha_beta::AlphaBetaWords;
use crate::search::row::{PseudoLine, line};
use crate::search::words::{Named, StepWords};
use crate::trace::EventKind as E;

/// The code as people read it.
pub(in crate::search) const CODE: &[PseudoLine] = &[
    line(
        0,
        "関数 静止探索(局面, 深さ) → 値",
        "function quiescence(position, depth) → value",
        &[E::Enter],
    ),
    line(
        1,
        "読む手がなければ 静的評価値 を返す",
        "if no move is read: return the static value",
        &[E::Leaf],
    ),
    line(
        1,
        "最善 ← 先手番なら −∞、後手番なら +∞",
        "best ← −∞ if Black is to move, else +∞",
        &[],
    ),
    line(
        1,
        "止まれる所なら 最善 ← 静的評価値",
        "where one may stop: best ← static value",
        &[E::Decline],
    ),
    line(
        1,
        "読む手(水平線の先では取る手など)について:",
        "for each move that is read there:",
        &[E::Candidate],
    ),
    line(
        2,
        "値 ← 静止探索(指した後, 深さ − 1)",
        "value ← quiescence(after the move, depth − 1)",
        &[],
    ),
    line(
        2,
        "値が手番の側に良ければ 最善 ← 値",
        "if value suits the mover better: best ← value",
        &[E::Improve],
    ),
    line(
        2,
        "良くなければ 最善はそのまま",
        "otherwise best stays",
        &[E::Keep],
    ),
    line(1, "最善 を返す", "return best", &[E::Exit]),
];

/// The sentences of quiescence: those of alpha-beta, and standing pat.
pub(in crate::search) struct QuiescenceWords;

impl StepWords for QuiescenceWords {
    fn sentence(&self, named: &Named<'_>, language: Language) -> String {
        if named.kind() != E::Decline {
            return AlphaBetaWords.sentence(named, language);
        }
        let (at, side) = (&named.at, named.side(language));
        let value = named.number(named.value(), language);
        let stands = named.stands_pat_ja();
        match language {
            Language::Ja => {
                format!("{at}{side}は{stands}(スタンドパット)。取る手などはこれより良いか。")
            }
            Language::En => format!(
                "{at}, {side} can stand pat at {value}. Is a capture or the like any better?"
            ),
        }
    }
}
