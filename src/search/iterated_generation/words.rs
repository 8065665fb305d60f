//! The pseudo-code of iterated generation, and the words of its steps.

use crate::language::Language;
use crate::search::alpha_beta::AlphaBetaWords;
use crate::search::row::{PseudoLine, line};
use crate::search::words::{Named, StepWords};
use crate::trace::EventKind as E;

/// The code as people read it.
pub(super) const CODE: &[PseudoLine] = &[
    line(
        0,
        "関数 反復生成(局面) → 値",
        "function iterated_generation(position) → value",
        &[E::Enter],
    ),
    line(
        1,
        "ふだん生成する手を、一つずつ読む",
        "read the ordinary moves, one by one",
        &[],
    ),
    line(
        1,
        "パスしてみる。読み筋 ← 相手からの最善の手順",
        "pass; line ← best play from there, the opponent first",
        &[E::Pass],
    ),
    line(
        1,
        "読み筋の自分の手と、相手の手に備える手を候補にする",
        "own moves of the line, and answers to the opponent's: candidates",
        &[E::Candidate],
    ),
    line(
        1,
        "新しい候補を、一つずつ読んで確かめる:",
        "check each new candidate by reading it:",
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
    line(
        0,
        "一手を読むのは αβ法: 末端なら 静的評価値",
        "reading a move is alpha-beta: at a leaf its static value",
        &[E::Leaf],
    ),
    line(
        1,
        "先手番なら α、後手番なら β を 最善 まで狭める",
        "raise α (White: lower β) to best",
        &[E::Narrow],
    ),
    line(
        1,
        "α ≧ β なら 残りの手を捨てる",
        "if α ≧ β: skip the moves that are left",
        &[E::Cut],
    ),
];

/// The sentences of iterated generation.
pub(super) struct IteratedWords;

impl StepWords for IteratedWords {
    fn sentence(&self, named: &Named<'_>, language: Language) -> String {
        let side = named.side(language);
        match (named.kind(), language) {
            (E::Keep, Language::Ja) if named.child_passes => format!(
                "{side}が一手パスすると {}になる。パスは指せないので、候補ではない。この手順から{side}の手を生成する。",
                named.amount(language)
            ),
            (E::Keep, Language::En) if named.child_passes => format!(
                "If {side} passes, the value is {}. Nobody can play a pass; moves for {side} are generated from that line.",
                named.amount(language)
            ),
            _ => AlphaBetaWords.sentence(named, language),
        }
    }
}
