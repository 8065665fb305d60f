//! What is known of an algorithm: its row, and how it runs.

use super::code::Code;
use super::memory::Memory;
use super::run::Run;
use game::{Evaluator, Game};
use language::Phrase;
use score::BoundedScore;
use trace::Observer;

/// What an algorithm needs of the tree it runs on, or of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Need {
    /// Stopping must be a choice somewhere: declining, standing pat.
    Stopping,
    /// A line may end only where it is quiet: stopping must be a choice, unless every position is
    /// quiet.
    Quiet,
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

/// How the steps of an algorithm are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Manner {
    /// As values that are compared.
    Values,
    /// As wishes of the player at the root.
    Wishful,
    /// As captures that are taken or declined.
    Exchange,
    /// As mates that are found or escaped.
    Mates,
    /// As numbers of leaves that are left to prove something.
    Proofs,
}

/// All that is known of an algorithm, but for how it runs.
#[derive(Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "each is asked for by itself")]
pub(super) struct AlgorithmRow {
    /// The name in files and on the command line.
    pub(super) id: &'static str,
    /// The name, as people read it.
    pub(super) name: Phrase,
    /// What else people call it, in either language.
    pub(super) also: &'static [&'static str],
    /// What it cannot run without.
    pub(super) needs: &'static [Need],
    /// Whether it skips moves that cannot matter any more.
    pub(super) cuts: bool,
    /// Whether it asks for no value, but for a proof.
    pub(super) proves: bool,
    /// Whether it skips them because they lie outside a window that it keeps.
    pub(super) window: bool,
    /// Whether it hands its window down whole: only then are there deep cuts.
    pub(super) hands_down: bool,
    /// Whether it may come to a node more than once.
    pub(super) revisits: bool,
    /// Whether it scouts: asks of moves, with a null window, no more than whether they are better.
    pub(super) scouts: bool,
    /// Whether it needs a memory, in which it looks up what it has found of a position.
    pub(super) remembers: bool,
    /// Whether it counts mates from the horizon of the iteration in which it finds them.
    pub(super) mates_by_iteration: bool,
    /// The id of what finds the same value without skipping any move.
    pub(super) uncut: Option<&'static str>,
    /// Who chooses.
    pub(super) chooser: Chooser,
    /// The code, as people read it.
    pub(super) code: Code,
    /// How its steps are told.
    pub(super) manner: Manner,
}

impl AlgorithmRow {
    /// An algorithm that reads every move of every tree, to be completed with names and code.
    pub(super) const PLAIN: Self = Self {
        id: "",
        name: |_| String::new(),
        also: &[],
        needs: &[],
        cuts: false,
        proves: false,
        window: false,
        hands_down: true,
        revisits: false,
        scouts: false,
        remembers: false,
        mates_by_iteration: false,
        uncut: None,
        chooser: Chooser::Mover,
        code: Code::NONE,
        manner: Manner::Values,
    };
}

/// A textbook algorithm: its row, and how it runs.
pub(super) trait Textbook {
    /// What is known of it.
    const ROW: AlgorithmRow;

    /// Reads from `at`, the root, for `depth` plies: enters it, once or more often.
    fn search<G: Game>(
        game: &G,
        at: &G::Position,
        depth: u8,
        run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
    ) -> BoundedScore;
}
