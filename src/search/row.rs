//! The row of an algorithm.

use super::code::Code;
use super::columns::NodeColumns;
use super::sampling::Descent;
use language::Phrase;

/// A requirement of an algorithm on the tree or the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Need {
    /// Declining must be an option somewhere: declining a capture, standing pat.
    Stopping,
    /// Lines may end only in quiet positions: declining must be an option unless every position is
    /// quiet.
    Quiet,
    /// Every move must be a capture on the same square.
    OneSquare,
    /// It grows its tree itself on the game.
    Searched,
    /// There must be only two values: a win for the player at the root, or not.
    TwoValued,
    /// A side must be able to pass, to find the opponent's threat.
    Passing,
    /// A side must be able to pass, to find out whether its position is good enough even so.
    NullMove,
    /// There must be a move to choose: it is asked which one, not what the position is worth.
    Choice,
    /// Between which values a node lies must be known beforehand: the tree must be written by hand.
    Bounds,
    /// Each player must have payoffs of its own.
    Payoffs,
    /// What the payoffs of all players add up to at the most must be known.
    Sum,
}

/// What a node does with the values of its children where a player moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// The side to move takes the best value for it: MAX the greatest, MIN the least. Of payoffs, the
    /// first player is MAX, and all others are MIN.
    Mover,
    /// The player at the root takes the best value for it everywhere.
    RootPlayer,
    /// The player to move takes the greatest of its own payoffs.
    OwnPayoff,
}

/// The manner in which the steps of an algorithm are described.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Manner {
    /// As a comparison of values.
    Values,
    /// As wishes of the player at the root.
    Wishful,
    /// As captures that are taken or declined.
    Exchange,
    /// As mates found or avoided.
    Mates,
    /// As numbers of leaves still needed for a proof.
    Proofs,
    /// As intervals that hold values.
    Intervals,
    /// As visits and means of a search that samples.
    Samples,
    /// As what each player gets.
    Payoffs,
}

/// The properties of an algorithm, apart from how it runs.
#[derive(Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "each is asked for by itself")]
pub(super) struct AlgorithmRow {
    /// The name in files and on the command line.
    pub(super) id: &'static str,
    /// The displayed name.
    pub(super) name: Phrase,
    /// Other names in use, in either language.
    pub(super) also: &'static [&'static str],
    /// Its requirements.
    pub(super) needs: &'static [Need],
    /// Whether it skips moves that can no longer matter.
    pub(super) cuts: bool,
    /// The numbers that it keeps at nodes instead of values, until they are settled.
    pub(super) columns: Option<&'static NodeColumns>,
    /// How it samples, if it does: then its values are estimates.
    pub(super) samples: Option<Descent>,
    /// Whether it keeps a window, and skips moves outside it.
    pub(super) window: bool,
    /// Whether it passes its whole window down, which deep cuts require.
    pub(super) hands_down: bool,
    /// Whether it may visit a node more than once.
    pub(super) revisits: bool,
    /// Whether it scouts: tests with a null window only whether a move is better.
    pub(super) scouts: bool,
    /// Whether it needs a memory of positions.
    pub(super) remembers: bool,
    /// Whether it counts mates from the horizon of the current iteration.
    pub(super) mates_by_iteration: bool,
    /// Whether it takes the mean where chance moves.
    pub(super) weighs: bool,
    /// The id of the algorithm that finds the same value without skipping moves.
    pub(super) uncut: Option<&'static str>,
    pub(super) aim: Aim,
    /// Its pseudo-code.
    pub(super) code: Code,
    /// The manner in which its steps are described.
    pub(super) manner: Manner,
}

impl AlgorithmRow {
    /// An algorithm that searches every move of any tree; names and code are to be added.
    pub(super) const PLAIN: Self = Self {
        id: "",
        name: |_| String::new(),
        also: &[],
        needs: &[],
        cuts: false,
        columns: None,
        samples: None,
        window: false,
        hands_down: true,
        revisits: false,
        scouts: false,
        remembers: false,
        mates_by_iteration: false,
        weighs: false,
        uncut: None,
        aim: Aim::Mover,
        code: Code::NONE,
        manner: Manner::Values,
    };
}
