//! The engine's search as an algorithm: its row, its pseudo-code, its words.

use super::super::memory::Memory;
use super::super::pvs::PvsWords;
use super::super::quiescence::QuiescenceWords;
use super::super::row::{AlgorithmRow, Need, PseudoLine, Textbook, line};
use super::super::run::Run;
use super::super::words::{Named, StepWords};
use super::inner::remembering_pvs;
use crate::game::{Evaluator, Game};
use crate::language::Language;
use crate::score::{BoundedScore, Score, Window};
use crate::trace::{EventKind as E, Observer, Visit};

/// The row of our engine's search.
pub(in crate::search) struct EngineSearch;

impl Textbook for EngineSearch {
    const ROW: AlgorithmRow = AlgorithmRow {
        id: "engine",
        ja: "エンジン",
        en: "Engine",
        needs: &[Need::Stopping, Need::Searched],
        cuts: true,
        window: true,
        pseudo_code: CODE,
        words: &EngineWords,
        ..AlgorithmRow::PLAIN
    };

    /// One iteration: the others need the game itself, see
    /// [`search_reading`](super::super::search_reading).
    fn run<G: Game>(
        game: &G,
        at: &G::Position,
        depth: u8,
        run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
    ) -> BoundedScore {
        remembering_pvs(game, at, depth, Window::FULL, run)
    }
}

/// The code as people read it.
const CODE: &[PseudoLine] = &[
    line(
        0,
        "深さ 1, 2, 3 … について: 探索(根, 深さ, 前の値のまわりの窓)",
        "for depth 1, 2, 3 …: search(root, depth, a window about the last value)",
        &[E::Iteration],
    ),
    line(
        0,
        "関数 探索(局面, 深さ, α, β) → 値",
        "function search(position, depth, α, β) → value",
        &[E::Enter],
    ),
    line(
        1,
        "表にある値で足りるなら それを返す",
        "if the table knows enough: return that",
        &[E::Recall],
    ),
    line(
        1,
        "読む手がなければ 静的評価値 を返す",
        "if no move is read: return the static value",
        &[E::Leaf],
    ),
    line(
        1,
        "水平線の先で王手でないなら 最善 ← 静的評価値",
        "beyond the horizon, not in check: best ← static value",
        &[E::Decline],
    ),
    line(
        1,
        "手を並べる: 表の手、得する手、キラー、履歴、損な手",
        "order: table, winning captures, killers, history, losing",
        &[E::Candidate],
    ),
    line(
        2,
        "最初の手は窓 (α, β) で、次からは偵察(幅のない窓)で読む",
        "the first move with (α, β), later ones by a scout",
        &[],
    ),
    line(
        2,
        "偵察の値が窓の中なら、もう一度読む",
        "a scout's value inside (α, β): read again",
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
    line(
        2,
        "先手番なら α、後手番なら β を 最善 まで狭める",
        "raise α (White: lower β) to best",
        &[E::Narrow],
    ),
    line(
        2,
        "α ≧ β なら 残りの手を捨てる",
        "if α ≧ β: skip the moves that are left",
        &[E::Cut],
    ),
    line(
        1,
        "最善 を表に書き、返す",
        "store best in the table, return it",
        &[E::Exit],
    ),
];

/// The sentences: those of principal variation search, standing pat, and what happens at the root.
struct EngineWords;

impl StepWords for EngineWords {
    fn sentence(&self, named: &Named<'_>, language: Language) -> String {
        match (named.kind(), named.is_root) {
            (E::Enter, true) if named.step.entered != Window::FULL => aspires(named, language),
            (E::Enter, true) if named.step.visit == Visit::Again => opens(language),
            (E::Exit, true) if !named.step.is_inside() => misses(named, language),
            (E::Decline, _) => QuiescenceWords.sentence(named, language),
            _ => PvsWords.sentence(named, language),
        }
    }
}

/// The root is entered with a window about the value of the last iteration.
fn aspires(named: &Named<'_>, language: Language) -> String {
    let window = named.step.entered;
    let (alpha, beta) = (
        named.edge(window.alpha, language),
        named.edge(window.beta, language),
    );
    let again = named.step.visit == Visit::Again;
    let open = window.alpha == Score::MIN || window.beta == Score::MAX;
    match (again && open, language) {
        (false, Language::Ja) => format!(
            "前の深さの値のまわりだけを読む(アスピレーション窓)。窓は (α {alpha}, β {beta})。値がこの外なら読み直す。"
        ),
        (false, Language::En) => format!(
            "Only values about that of the last depth are asked for (an aspiration window): (α {alpha}, β {beta}). Should the value lie outside, the root is read again."
        ),
        (true, Language::Ja) => {
            format!("値は窓の外だった。窓を広げて根から読み直す。窓は (α {alpha}, β {beta})。")
        }
        (true, Language::En) => format!(
            "The value lay outside the window: the root is read again with a wider one, (α {alpha}, β {beta})."
        ),
    }
}

/// The root is entered again with an open window.
fn opens(language: Language) -> String {
    language
        .pick(
            "値は窓の外だった。窓を全部開いて根から読み直す。",
            "The value lay outside the window: the root is read again with the window wide open.",
        )
        .to_owned()
}

/// The value of the root lies outside its window.
fn misses(named: &Named<'_>, language: Language) -> String {
    let value = named.amount(language);
    let value = value.trim_end();
    match language {
        Language::Ja => {
            format!("根の値は {value} で、窓の外。本当の値はまだ分からない。")
        }
        Language::En => {
            format!("The root is {value}, outside the window: its true value is not known yet.")
        }
    }
}
