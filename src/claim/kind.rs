//! The kinds of claims.

use score::{Bound, Player, Score};
use tree::NodeId;

/// What a step says. "Has been read" means: in the visit of the node that goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepClaim {
    /// The player to move at `node` has a child `by` that has been read and is worth at least `value`
    /// to MAX, or at most `value` to MIN. Declining is such a child, too.
    Has {
        /// Who chooses at `node`.
        player: Player,
        /// Where that is.
        node: NodeId,
        /// The child.
        by: NodeId,
        /// What it is worth at least, or at most.
        value: Score,
    },
    /// What is known of the value of `node`.
    Worth {
        /// The node.
        node: NodeId,
        /// What `value` says of the true one.
        bound: Bound,
        /// The value.
        value: Score,
    },
    /// If the player at the root chose everywhere, `node` would be worth `value` (wishful reading).
    Wished {
        /// The node.
        node: NodeId,
        /// The value that is wished for.
        value: Score,
    },
    /// Whether the player at the root can have more than 0 at `node`, a mate above all: proven, or
    /// disproven.
    Proven {
        /// The node.
        node: NodeId,
        /// Which of the two.
        is_proven: bool,
    },
    /// Of what has been read at `node`, `child` is the best.
    Best {
        /// The node.
        node: NodeId,
        /// The child.
        child: NodeId,
        /// Its value, or what bounds it.
        value: Score,
    },
    /// A value of `child` beyond `past` would have become the best at `node`.
    Would {
        /// The node.
        node: NodeId,
        /// The child that has come back.
        child: NodeId,
        /// Who chooses at `node`: MAX wants more than `past`, MIN less.
        chooser: Player,
        /// The best value until then.
        past: Score,
    },
    /// Each of the other moves that were read at `node` is worth `value` or is worse for who chooses.
    Others {
        /// The node.
        node: NodeId,
        /// The value of the node.
        value: Score,
    },
    /// A pass at `node` was thought, to see what is threatened: it cannot be played, and its value is
    /// not compared (YSS, section 2).
    Thought {
        /// The node.
        node: NodeId,
        /// The child that the pass leads to.
        child: NodeId,
    },
    /// Whatever the skipped children of `node` are worth, the value of the root stays; each of the
    /// bounds is enough for that.
    Cut {
        /// The node of the cut.
        node: NodeId,
        /// The children that are skipped.
        skipped: Vec<NodeId>,
        /// Every bound that suffices, nearest first; there is one at least.
        bounds: Vec<CutBound>,
    },
    /// Whatever the skipped children of `node` are worth, its value lies on one side of `than`: the
    /// answer to a question, or that a guess has failed, stays. The root need not.
    Settles {
        /// The node of the cut.
        node: NodeId,
        /// The children that are skipped.
        skipped: Vec<NodeId>,
        /// The number that is asked about.
        than: Score,
    },
    /// Whatever the skipped children of `node` are worth, it stays a mate, or none: `by` decides.
    Decides {
        /// The node of the cut.
        node: NodeId,
        /// The child that decides.
        by: NodeId,
        /// The children that are skipped.
        skipped: Vec<NodeId>,
    },
    /// Had `child` been worth less than `past` to MAX, or more to MIN, the rest of `node` would have
    /// been read.
    Resumes {
        /// The node of the cut.
        node: NodeId,
        /// What was best there.
        child: NodeId,
        /// Who chooses at `node`.
        chooser: Player,
        /// The edge of the window that was reached.
        past: Score,
    },
    /// Whether `node` is better than `than` for `asker` is all that is asked (a null window).
    Question {
        /// The node.
        node: NodeId,
        /// Who asks.
        asker: Player,
        /// The value that has to be beaten.
        than: Score,
    },
    /// The root was entered with a window that nobody has the edges of: a guess from the iteration
    /// before (aspiration window).
    Guess {
        /// The root.
        node: NodeId,
        /// The lower edge; infinite where it is open.
        low: Score,
        /// The upper edge; infinite where it is open.
        high: Score,
    },
    /// On the way to `node` nobody has anything yet.
    Open {
        /// The node.
        node: NodeId,
    },
    /// A bound that is had further up is not handed down to `to` (alpha-beta with the parent's bound
    /// alone).
    Withheld {
        /// The node that does not learn of it.
        to: NodeId,
        /// Who has it.
        player: Player,
        /// Where.
        node: NodeId,
        /// By which child.
        by: NodeId,
        /// What it is worth at least, or at most.
        value: Score,
    },
    /// The value of `node` was known from another place.
    Known {
        /// The node.
        node: NodeId,
        /// Where it was read in this run; none: before it, or where no node says.
        from: Option<NodeId>,
        /// How deep, in plies.
        plies: u8,
    },
}

/// A bound that suffices for a cut: what the opponent has further up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CutBound {
    /// The ancestor.
    pub node: NodeId,
    /// The child that gives it.
    pub by: NodeId,
    /// What it is worth at least, or at most.
    pub value: Score,
}

impl StepClaim {
    /// The names of all kinds, as `walk --json` writes them.
    pub const KINDS: [&str; 17] = [
        "has", "worth", "wished", "best", "would", "others", "thought", "cut", "settles",
        "decides", "resumes", "question", "guess", "open", "withheld", "known", "proven",
    ];

    /// Where its kind stands in [`StepClaim::KINDS`].
    #[must_use]
    pub const fn number(&self) -> usize {
        match self {
            Self::Has { .. } => 0,
            Self::Worth { .. } => 1,
            Self::Wished { .. } => 2,
            Self::Best { .. } => 3,
            Self::Would { .. } => 4,
            Self::Others { .. } => 5,
            Self::Thought { .. } => 6,
            Self::Cut { .. } => 7,
            Self::Settles { .. } => 8,
            Self::Decides { .. } => 9,
            Self::Resumes { .. } => 10,
            Self::Question { .. } => 11,
            Self::Guess { .. } => 12,
            Self::Open { .. } => 13,
            Self::Withheld { .. } => 14,
            Self::Known { .. } => 15,
            Self::Proven { .. } => 16,
        }
    }

    /// The name of its kind.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        Self::KINDS[self.number()]
    }
}
