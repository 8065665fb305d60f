//! Where a line and the tree part, and why.

use crate::language::{Language, named_value};
use crate::score::{Bound, Score};
use crate::search::MoveFilter;
use crate::subject::{Subject, Unread, choice};
use crate::trace::{Phase, Replay, Seen};
use crate::tree::{Kind, NodeId, Packed, Tree};

/// Where a line and the tree part, below a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parting {
    /// The nodes of the tree that the line goes through, the one where it begins first.
    pub way: Vec<NodeId>,
    /// The first node at which the tree would rather play another move.
    pub preference: Option<Preference>,
    /// The node at which the line leaves what the search has read; none if it ends inside.
    pub leaving: Option<Leaving>,
}

/// The tree and the line choose different moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preference {
    /// Where.
    pub at: NodeId,
    /// What the tree chooses there.
    pub tree: NodeId,
    /// What that is worth to the tree, for Black.
    pub value: Score,
    /// What that value says of the true one.
    pub bound: Bound,
    /// How many moves of the line come before.
    pub after: usize,
    /// What the tree makes of the line's move there, if it has valued it; for Black. A bound, where a
    /// cut left it open.
    pub line: Option<(Score, Bound)>,
}

impl Preference {
    /// Whether the tree values both moves alike, exactly.
    #[must_use]
    pub fn is_tie(&self) -> bool {
        self.bound == Bound::Exact && self.line == Some((self.value, Bound::Exact))
    }
}

/// The line goes where the search has not been.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaving {
    /// The last node of the line that the search has valued.
    pub at: NodeId,
    /// How many moves of the line lead there: the next one is not read.
    pub after: usize,
    /// Why.
    pub reason: Reason,
}

/// Why a search has not followed a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Alpha-beta has cut it away: it could not change the value of the root.
    Cut,
    /// It is beyond the depth of the tree.
    Depth,
    /// The tree reads only some of the moves there.
    NotGenerated(MoveFilter),
    /// Beyond the horizon quiescence reads only captures (and what the lesson adds), and the line's
    /// move is quiet; the side to move stands pat, or not.
    Quiet {
        /// Whether standing pat is the best that quiescence has found there.
        stands_pat: bool,
    },
    /// The tree is about captures on one square.
    OtherSquare,
    /// The tree reads checks only, and the move is none.
    NotACheck,
    /// The value was recalled: the position was read elsewhere, and not again here.
    Recalled,
    /// The growth of the tree was stopped, or its run has not come here.
    Unfinished,
}

impl Reason {
    /// The word in files and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Cut => "cut",
            Self::Depth => "beyond-depth",
            Self::NotGenerated(_) => "not-generated",
            Self::Quiet { stands_pat: true } => "quiescence-declined",
            Self::Quiet { stands_pat: false } => "quiescence-quiet",
            Self::OtherSquare => "other-square",
            Self::NotACheck => "not-a-check",
            Self::Recalled => "recalled",
            Self::Unfinished => "unfinished",
        }
    }

    /// The word for people.
    #[must_use]
    pub fn word(self, language: Language) -> String {
        language.texts().parting_word(self.id())
    }

    /// The reason as a sentence about `mv`, the move that is not read.
    #[must_use]
    pub fn sentence(self, mv: &str, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::NotGenerated(filter) => {
                let which = match filter {
                    MoveFilter::All => texts.parting_some_moves(),
                    MoveFilter::Captures => texts.parting_captures(),
                    MoveFilter::Checks => texts.parting_checks(),
                    MoveFilter::Best(count) => texts.parting_best_moves(count),
                    MoveFilter::Yss => texts.parting_moves_of_classes(),
                };
                texts.parting_not_generated(mv, which)
            }
            reason => texts.parting_reason(mv, reason.id()),
        }
    }
}

/// The nodes that a line goes through, `from` first: as far as the tree has its moves.
#[must_use]
pub fn way_of<M: Packed>(tree: &Tree, from: NodeId, line: &[M]) -> Vec<NodeId> {
    let mut way = vec![from];
    for mv in line {
        let at = way[way.len() - 1];
        let is_it = |&child: &NodeId| {
            let node = tree.node(child);
            node.kind != Kind::Decline && node.mv == mv.pack()
        };
        match tree.children(at).find(is_it) {
            Some(child) => way.push(child),
            None => break,
        }
    }
    way
}

/// Where `line`, played from `from`, parts with the tree; `replay` stands at the end of the run.
#[must_use]
pub fn part<M: Packed>(
    replay: &Replay,
    subject: &dyn Subject,
    from: NodeId,
    line: &[M],
) -> Parting {
    let tree = &**replay.tree();
    let mut way = way_of(tree, from, line);
    // What the search has not been to is not part of what it has read.
    let read = way
        .iter()
        .position(|&id| replay.node(id).phase() == Phase::Unvisited)
        .unwrap_or(way.len());
    if read == 0 {
        // The search has not been to the node itself: there is nothing to part with.
        way.truncate(1);
        return Parting {
            way,
            preference: None,
            leaving: None,
        };
    }
    let skipped = way.get(read).copied();
    way.truncate(read.max(1));
    let at = way[way.len() - 1];
    let after = way.len() - 1;
    let leaving = (after < line.len()).then(|| Leaving {
        at,
        after,
        reason: match skipped {
            Some(child) if replay.seen(child) == Seen::Pruned => Reason::Cut,
            Some(_) => Reason::Unfinished,
            None => missing(replay, at, || subject.unread(tree, at, line[after].pack())),
        },
    });
    Parting {
        preference: preference(replay, &way, line),
        way,
        leaving,
    }
}

/// Why a move is missing below a node that the search has been to.
fn missing(replay: &Replay, at: NodeId, unread: impl FnOnce() -> Unread) -> Reason {
    let tree = replay.tree();
    if !tree.is_finished() {
        return Reason::Unfinished;
    }
    match unread() {
        Unread::Depth => Reason::Depth,
        Unread::NotGenerated(filter) => Reason::NotGenerated(filter),
        Unread::OtherSquare => Reason::OtherSquare,
        Unread::NotACheck => Reason::NotACheck,
        Unread::Recalled => Reason::Recalled,
        Unread::Quiet => {
            let best = replay.node(at).best();
            Reason::Quiet {
                stands_pat: best.is_some_and(|best| tree.node(best).kind == Kind::Decline),
            }
        }
    }
}

/// The first node on the way at which the tree chooses another move than the line.
fn preference<M>(replay: &Replay, way: &[NodeId], line: &[M]) -> Option<Preference> {
    let tree = replay.tree();
    way.iter()
        .enumerate()
        .take(line.len())
        .find_map(|(after, &at)| {
            let best = replay.node(at).best()?;
            let next = way.get(after + 1).copied();
            if Some(best) == next {
                return None;
            }
            let value = |id: NodeId| {
                let state = replay.node(id);
                let leaf = (tree.node(id).kind == Kind::Decline).then(|| tree.node(id).value);
                state.value().or(leaf)
            };
            Some(Preference {
                at,
                tree: best,
                value: value(best)?,
                bound: replay.node(best).bound(),
                after,
                line: next.and_then(|next| Some((value(next)?, replay.node(next).bound()))),
            })
        })
}

impl Parting {
    /// Where the tree would rather play another move, as a sentence; `names` are the moves of the
    /// line, `reader` is who plays it.
    #[must_use]
    pub fn preference_sentence(
        &self,
        (tree, subject): (&Tree, &dyn Subject),
        (reader, names): (&str, &[String]),
        language: Language,
    ) -> Option<String> {
        let preference = self.preference?;
        let mv = names.get(preference.after)?;
        let at = subject.at(tree, preference.at, language);
        let own = choice(subject, tree, preference.tree, language);
        let to_horizon = subject.to_horizon(tree, preference.at);
        let number = |value| named_value(value, to_horizon, language);
        let value = match preference.bound {
            Bound::Exact => number(preference.value),
            Bound::AtLeast => format!("≧{}", number(preference.value)),
            Bound::AtMost => format!("≦{}", number(preference.value)),
        };
        let texts = language.texts();
        let theirs = match preference.line {
            None => texts.parting_no_value(mv),
            Some((line, Bound::Exact)) => texts.parting_worth(mv, number(line)),
            Some((line, Bound::AtMost)) => texts.parting_worth_at_most(mv, number(line)),
            Some((line, Bound::AtLeast)) => texts.parting_worth_at_least(mv, number(line)),
        };
        let at = match language {
            Language::Ja => at,
            Language::En => {
                let mut letters = at.chars();
                let first = letters.next().into_iter().flat_map(char::to_uppercase);
                first.chain(letters).collect()
            }
        };
        Some(texts.parting_preference(at, mv, own, reader, theirs, value))
    }

    /// Where the line leaves the tree and why, as a sentence.
    #[must_use]
    pub fn leaving_sentence(&self, names: &[String], language: Language) -> Option<String> {
        let leaving = self.leaving?;
        Some(leaving.reason.sentence(names.get(leaving.after)?, language))
    }
}
