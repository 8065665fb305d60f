//! The kinds of claims.

use score::{Bound, Player, Score};
use tree::NodeId;

/// A statement of a step. A child "has been read" if it was searched in the current visit of its
/// parent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepClaim {
    /// The player to move at `node` is guaranteed `value` by a child `by` that has been read: at
    /// least as much for MAX, at most for MIN. Declining counts as such a child.
    Has {
        /// The player to move at `node`.
        player: Player,
        node: NodeId,
        by: NodeId,
        /// The lower bound of the child for MAX, or its upper bound for MIN.
        value: Score,
    },
    /// The value of `node`, as far as it is known.
    Worth {
        node: NodeId,
        /// The bound type of `value`.
        bound: Bound,
        value: Score,
    },
    /// The same, where what has been read leaves more than one value: the bound is no more than that.
    Bounded {
        node: NodeId,
        /// The bound type of `value`, which is not exact.
        bound: Bound,
        value: Score,
    },
    /// The value of `node` if the player at the root chose everywhere (wishful reading).
    Wished {
        node: NodeId,
        /// The value wished for.
        value: Score,
    },
    /// Whether the player at the root can reach more than 0 at `node`, such as a mate: proven or
    /// disproven.
    Proven {
        node: NodeId,
        /// Whether it is proven rather than disproven.
        is_proven: bool,
    },
    /// The best of the children of `node` that have been read.
    Best {
        node: NodeId,
        child: NodeId,
        /// Its value, or a bound of it.
        value: Score,
    },
    /// A value of `child` better than `past` would have made it the best child of `node`.
    Would {
        node: NodeId,
        /// The child that has returned its value.
        child: NodeId,
        /// The player who chooses at `node`: MAX needs more than `past`, MIN less.
        chooser: Player,
        /// The previous best value.
        past: Score,
    },
    /// Each of the other moves read at `node` is worth `value`, or is worse for the player who
    /// chooses.
    Others { node: NodeId, value: Score },
    /// A pass at `node` was only imagined, to find the threat: it cannot be played, and its value
    /// is not compared (YSS, section 2).
    Thought {
        node: NodeId,
        /// The child after the pass.
        child: NodeId,
    },
    /// Whatever the skipped children of `node` are worth, the root keeps its value; each of the
    /// bounds alone implies that.
    Cut {
        node: NodeId,
        skipped: Vec<NodeId>,
        /// Every bound that suffices, nearest first; at least one.
        bounds: Vec<CutBound>,
    },
    /// Whatever the skipped children of `node` are worth, its value stays on the same side of
    /// `than`: the answer to a question, or the failure of a guess, is certain. The value of the
    /// root may still depend on them.
    Settles {
        node: NodeId,
        skipped: Vec<NodeId>,
        /// The number in question.
        than: Score,
    },
    /// Whatever the skipped children of `node` are worth, it stays a mate, or stays none: `by`
    /// decides.
    Decides {
        node: NodeId,
        /// The deciding child.
        by: NodeId,
        skipped: Vec<NodeId>,
    },
    /// If `child` had been worth less than `past` to MAX, or more to MIN, the search would have
    /// continued at `node`.
    Resumes {
        node: NodeId,
        /// The best child there.
        child: NodeId,
        /// The player who chooses at `node`.
        chooser: Player,
        /// The bound of the window that was reached.
        past: Score,
    },
    /// The search only tests whether `node` is better than `than` for `asker` (a null window).
    Question {
        node: NodeId,
        /// The player whose question it is.
        asker: Player,
        /// The value to beat.
        than: Score,
    },
    /// A scout found `node` worth at least `value` to `asker`, who is to move at its parent, so it is
    /// being read again.
    Scouted {
        /// The node that is read again.
        node: NodeId,
        asker: Player,
        /// A lower bound for MAX, an upper bound for MIN.
        value: Score,
    },
    /// The bounds of the root's window are a guess from the previous iteration rather than
    /// guaranteed values (aspiration window).
    Guess {
        /// The root.
        node: NodeId,
        /// The lower bound; infinite if open.
        low: Score,
        /// The upper bound; infinite if open.
        high: Score,
    },
    /// Of the children of `node`, the search goes on to `child` by its rule: that samples, to the one
    /// with the greatest sum of terms, or the first of those without a visit or of equal ones, and
    /// where chance moves to the one whose visits are furthest behind its share; that keeps intervals,
    /// to the one of which most is hoped, or the one that the strategy of the root says.
    Selected { node: NodeId, child: NodeId },
    /// The value of `node` lies in this interval.
    Interval { node: NodeId, low: Score, high: Score },
    /// No other child of `node` can be better for the player to move there than `child` is for sure.
    Separates { node: NodeId, child: NodeId },
    /// So many iterations went through `node`, and their rewards for Black add up to this.
    Sampled { node: NodeId, visits: u32, sum: u64 },
    /// No leaf is worth less than `low` or more than `high`.
    Limits { low: Score, high: Score },
    /// The mean of `node`, where chance moves, lies in this interval, whatever what is unread is worth
    /// within the limits of all values; where these are not known, all is read.
    Mean { node: NodeId, low: Score, high: Score },
    /// What has been read at `node`, where chance moves, adds up to this, each value times its
    /// probability.
    Summed { node: NodeId, sum: Score },
    /// Whatever the skipped children of `node`, where chance moves, are worth within the limits, its
    /// mean is `edge` or less for a bound of MAX, or more for one of MIN.
    Beyond {
        node: NodeId,
        skipped: Vec<NodeId>,
        /// The player whose bound it is.
        player: Player,
        edge: Score,
    },
    /// If `node` is worth `edge` or less, the mean of `chance` above it is `mean` or less, whatever its
    /// siblings are worth; or more, for a bound of MIN.
    Needs {
        node: NodeId,
        chance: NodeId,
        /// The player whose bound it is.
        player: Player,
        edge: Score,
        mean: Score,
    },
    /// The players get the outcome `value` at `node`, as each of them, or the first one and all against
    /// it, chooses below.
    Paid { node: NodeId, value: Score },
    /// The player to move at `node` gets `own` there or more, and so each other one `left` or less.
    Gets { node: NodeId, own: Score, left: Score },
    /// Whatever the skipped children of `node` pay, the player to move above it gets `left` there or
    /// less, and has `has` by `by`: no less.
    Exhausted {
        node: NodeId,
        skipped: Vec<NodeId>,
        left: Score,
        /// A sibling of `node`; `None` where nothing at all is left for anybody else.
        by: Option<NodeId>,
        has: Score,
    },
    /// No player is guaranteed anything yet on the path to `node`.
    Open { node: NodeId },
    /// A bound guaranteed further up is not passed down to `to` (alpha-beta with only the parent's
    /// bound).
    Withheld {
        /// The node that does not receive the bound.
        to: NodeId,
        /// The owner of the bound.
        player: Player,
        /// The ancestor where it is guaranteed.
        node: NodeId,
        /// The child that gives it.
        by: NodeId,
        /// The lower bound of the child for MAX, or its upper bound for MIN.
        value: Score,
    },
    /// The value of `node` was known from an earlier visit of its position.
    Known {
        node: NodeId,
        /// The node of this run where it was read; `None` for an earlier run, or if unknown.
        from: Option<NodeId>,
        /// The depth of that reading, in plies.
        plies: u8,
    },
    /// The position of `node` occurred at `of` in the same line: a draw, or lost for the player who
    /// has given check with every move in between.
    Again {
        node: NodeId,
        of: NodeId,
        /// The player who gives check; `None` for a draw.
        loser: Option<Player>,
    },
}

/// A bound that suffices for a cut: a value guaranteed to the opponent further up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CutBound {
    /// The ancestor.
    pub node: NodeId,
    /// The child that gives it.
    pub by: NodeId,
    /// The lower bound of the child for MAX, or its upper bound for MIN.
    pub value: Score,
}

/// The kinds with their names, as written by `walk --json`.
macro_rules! claim_kinds {
    ($($kind:ident $name:literal),*) => {
        impl StepClaim {
            pub const KINDS: [&str; [$($name),*].len()] = [$($name),*];

            pub const fn kind(&self) -> &'static str {
                match self {
                    $(Self::$kind { .. } => $name,)*
                }
            }

            /// The index of its kind in [`StepClaim::KINDS`].
            pub fn number(&self) -> usize {
                Self::KINDS.iter().position(|kind| *kind == self.kind()).unwrap_or_default()
            }
        }
    };
}

claim_kinds! {
    Has "has", Worth "worth", Wished "wished", Best "best", Would "would", Others "others",
    Thought "thought", Cut "cut", Settles "settles", Decides "decides", Resumes "resumes",
    Question "question", Guess "guess", Open "open", Withheld "withheld", Known "known",
    Proven "proven", Scouted "scouted", Again "again", Bounded "bounded", Selected "selected", Sampled "sampled",
    Interval "interval", Separates "separates", Limits "limits", Mean "mean", Summed "summed",
    Beyond "beyond", Needs "needs", Paid "paid", Gets "gets", Exhausted "exhausted"
}
