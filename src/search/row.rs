//! What is known of an algorithm: its row, and how it runs.

use super::code::Code;
use super::common_words::CommonWords;
use super::memory::Memory;
use super::run::Run;
use super::why::common_why;
use super::words::{Named, StepWords};
use crate::game::{Evaluator, Game};
use crate::language::{Language, Phrase};
use crate::score::BoundedScore;
use crate::trace::Observer;

/// What an algorithm needs of the tree it runs on, or of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Need {
    /// Stopping must be a choice somewhere: declining, standing pat.
    Stopping,
    /// Every move must be a capture on one and the same square.
    OneSquare,
    /// It grows its tree itself, on the game.
    Searched,
    /// A value must say one of two things: won for the player at the root, or not.
    TwoValued,
    /// A side must be able to pass, to learn what the opponent is after.
    Passing,
}

/// Who chooses at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chooser {
    /// Whoever is to move.
    Mover,
    /// Always the player at the root.
    RootPlayer,
}

/// All that is known of an algorithm, but for how it runs.
#[derive(Clone, Copy)]
pub(super) struct AlgorithmRow {
    /// The name in files and on the command line.
    pub(super) id: &'static str,
    /// The name, as people read it.
    pub(super) name: Phrase,
    /// What it cannot run without.
    pub(super) needs: &'static [Need],
    /// Whether it skips moves that cannot matter any more.
    pub(super) cuts: bool,
    /// Whether it asks for no value, but for a proof.
    pub(super) proves: bool,
    /// Whether it skips them because they lie outside a window that it keeps.
    pub(super) window: bool,
    /// Who chooses.
    pub(super) chooser: Chooser,
    /// The code, as people read it.
    pub(super) code: Code,
    /// The words of its steps.
    pub(super) words: &'static dyn StepWords,
    /// Why they are as they are: which numbers were compared, and what would have to be otherwise.
    pub(super) why: fn(&Named<'_>, Language) -> String,
}

impl AlgorithmRow {
    /// An algorithm that reads every move of every tree, to be completed with names and code.
    pub(super) const PLAIN: Self = Self {
        id: "",
        name: |_| String::new(),
        needs: &[],
        cuts: false,
        proves: false,
        window: false,
        chooser: Chooser::Mover,
        code: Code::NONE,
        words: &CommonWords,
        why: common_why,
    };
}

/// A textbook algorithm: its row, and how it runs.
pub(super) trait Textbook {
    /// What is known of it.
    const ROW: AlgorithmRow;

    /// Reads from `at` for `depth` plies; the root has been entered.
    fn run<G: Game>(
        game: &G,
        at: &G::Position,
        depth: u8,
        run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
    ) -> BoundedScore;
}
