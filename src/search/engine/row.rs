//! The engine's search as an algorithm: its row, its pseudo-code, its words.

use super::super::memory::Memory;
use super::super::pvs::PvsWords;
use super::super::quiescence::QuiescenceWords;
use super::super::row::{AlgorithmRow, Need, Textbook};
use super::super::run::Run;
use super::super::words::{Named, StepWords};
use super::code::CODE;
use super::inner::remembering_pvs;
use crate::game::{Evaluator, Game};
use crate::language::{Language, Texts};
use crate::score::{BoundedScore, Score, Window};
use crate::trace::{EventKind as E, Observer, Visit};

/// The row of our engine's search.
pub(in crate::search) struct EngineSearch;

impl Textbook for EngineSearch {
    const ROW: AlgorithmRow = AlgorithmRow {
        id: "engine",
        name: Texts::algorithms_engine,
        needs: &[Need::Stopping, Need::Searched],
        cuts: true,
        window: true,
        code: CODE,
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
        remembering_pvs(game, at, depth, (Window::FULL, Visit::First), run)
    }
}

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
    let text = named.window_text(window, language);
    let again = named.step.visit == Visit::Again;
    let open = window.alpha == Score::MIN || window.beta == Score::MAX;
    match (again && open, language) {
        (false, Language::Ja) => format!(
            "前の深さの値のまわりだけを読む(アスピレーション窓)。窓は {text}。値がこの外なら読み直す。"
        ),
        (false, Language::En) => format!(
            "Only values about that of the last depth are asked for (an aspiration window): {text}. Should the value lie outside, the root is read again."
        ),
        (true, Language::Ja) => {
            format!("値は窓の外だった。窓を広げて根から読み直す。窓は {text}。")
        }
        (true, Language::En) => format!(
            "The value lay outside the window: the root is read again with a wider one, {text}."
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
