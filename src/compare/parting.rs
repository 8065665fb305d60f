//! Where a line and the tree diverge, and why.

use language::{Language, named_value};
use score::{Bound, Score};
use search::MoveFilter;
use subject::{Subject, Unread, choice};
use trace::{EventKind, Phase, Replay, Round, TraceRecord};
use tree::{Kind, NodeId, Packed, Tree};

/// Where a line and the tree diverge, below a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parting {
    /// The nodes of the tree that the line passes through, starting with its root.
    pub way: Vec<NodeId>,
    /// The first node at which the tree prefers another move.
    pub preference: Option<Preference>,
    /// The node at which the line leaves the searched part; `None` if it ends inside.
    pub leaving: Option<Leaving>,
}

/// The tree and the line choose different moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preference {
    pub at: NodeId,
    pub tree: NodeId,
    /// The value of the tree's choice, for Black.
    pub value: Score,
    pub bound: Bound,
    /// The number of moves of the line before this node.
    pub after: usize,
    /// The tree's value of the line's move, for Black, if it has one. A bound, if a cut left it
    /// open.
    pub line: Option<(Score, Bound)>,
}

impl Preference {
    /// Whether both moves have exactly the same value.
    pub fn is_tie(&self) -> bool {
        self.bound == Bound::Exact && self.line == Some((self.value, Bound::Exact))
    }
}

/// The line leaves the searched part of the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaving {
    /// The last node of the line that the search has valued; the first one if it has valued none.
    pub at: NodeId,
    /// The number of moves of the line up to `at`; the next one was not searched.
    pub after: usize,
    pub reason: Reason,
}

/// Why a search has not followed a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Alpha-beta pruned it: it could not change the value of the root.
    Cut,
    /// The node where the line begins was itself pruned.
    CutAbove,
    /// A cut of an earlier round skipped it, and no later one has read it: a table knew enough.
    CutEarlier(Round),
    /// The search guessed that it need not be read: why, by the name of the guess.
    Guessed(&'static str),
    /// It is beyond the depth of the tree.
    Depth,
    /// The tree searches only some of the moves there.
    NotGenerated(MoveFilter),
    /// The line's move is quiet, and beyond the horizon quiescence search only tries captures (and
    /// what the lesson adds).
    Quiet {
        /// Whether standing pat is the best option found there.
        stands_pat: bool,
    },
    /// The tree only has captures on one square.
    OtherSquare,
    /// The tree only has checks, and the move is not one.
    NotACheck,
    /// The value of the position came from the table.
    Recalled,
    /// The value of a position above it came from the table.
    RecalledAbove,
    /// The position repeats an earlier one: the rules say what it is worth.
    Repeated,
    /// The question was answered without it.
    Settled,
    /// The tree is unfinished, or its run has not come here.
    Unfinished,
}

impl Reason {
    /// The word in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Cut => "cut",
            Self::CutAbove => "cut-above",
            Self::CutEarlier(_) => "cut-earlier",
            Self::Guessed(_) => "guessed",
            Self::Depth => "beyond-depth",
            Self::NotGenerated(_) => "not-generated",
            Self::Quiet { stands_pat: true } => "quiescence-declined",
            Self::Quiet { stands_pat: false } => "quiescence-quiet",
            Self::OtherSquare => "other-square",
            Self::NotACheck => "not-a-check",
            Self::Recalled => "recalled",
            Self::RecalledAbove => "recalled-above",
            Self::Repeated => "repeated",
            Self::Settled => "settled",
            Self::Unfinished => "unfinished",
        }
    }

    pub fn word(self, language: Language) -> String {
        language.texts().parting_word(self.id())
    }

    /// The reason as a sentence about `mv`, the move that is not searched.
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
            Self::CutEarlier(Round::Pass { number, .. }) => {
                texts.parting_cut_earlier(mv, number, "pass")
            }
            Self::CutEarlier(Round::Depth(depth)) => texts.parting_cut_earlier(mv, depth, "depth"),
            Self::Guessed(guess) => texts.parting_guessed(texts.cut_guess_reason(guess), mv),
            reason => texts.parting_reason(mv, reason.id()),
        }
    }
}

/// The nodes that a line passes through, starting with `from`, as far as the tree has its moves.
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

/// Where `line`, played from `from`, diverges from the tree; `replay` is at the end of the run.
pub fn part<M: Packed>(
    replay: &Replay,
    subject: &dyn Subject,
    from: NodeId,
    line: &[M],
) -> Parting {
    let tree = &**replay.tree();
    let mut way = way_of(tree, from, line);
    // Unvisited nodes are not part of the searched tree.
    let read =
        way.iter().position(|&id| replay.node(id).phase() == Phase::Unvisited).unwrap_or(way.len());
    if read == 0 {
        // The search has not visited the node itself: the line leaves it at once.
        way.truncate(1);
        let reason = unread_at(replay, from, true);
        let leaving = (!line.is_empty()).then_some(Leaving { at: from, after: 0, reason });
        return Parting { way, preference: None, leaving };
    }
    let skipped = way.get(read).copied();
    way.truncate(read.max(1));
    let at = way[way.len() - 1];
    let after = way.len() - 1;
    let leaving = (after < line.len()).then(|| Leaving {
        at,
        after,
        reason: match skipped {
            Some(child) => unread(replay, child),
            None => missing(replay, at, || subject.unread(tree, at, line[after].pack())),
        },
    });
    Parting { preference: preference(replay, &way, line), way, leaving }
}

/// Why a search, at its end, has never visited `node`.
pub fn unread(replay: &Replay, node: NodeId) -> Reason {
    unread_at(replay, node, false)
}

/// The same, or why a line was not read that begins at the node, which is then `above` it.
fn unread_at(replay: &Replay, node: NodeId, above: bool) -> Reason {
    let tree = replay.tree();
    // The nearest node above that was visited, and its child on the way.
    let (mut at, mut child) = (node, node);
    while replay.node(at).phase() == Phase::Unvisited {
        child = at;
        match tree.parent(at) {
            Some(parent) => at = parent,
            None => return Reason::Unfinished,
        }
    }
    // The other answers to a move that was only probed went with the cut above it.
    if replay.is_probed(at) && !replay.node(at).is_cut() {
        at = tree.parent(at).unwrap_or(at);
    }
    let above = above || child != node || tree.parent(node) != Some(at);
    let records = &replay.trace().records()[..replay.step()];
    let is_cut = |record: &TraceRecord| record.kind == EventKind::Cut && record.node == at;
    let cut = records.iter().rposition(is_cut);
    let last = replay.node(at);
    if let Some(reason) = replay.skipped_by_guess(child) {
        return Reason::Guessed(reason.id());
    }
    if let Some(cut) = cut.filter(|_| last.is_cut()) {
        let guess = records[cut].cut_by().guess().map(Reason::Guessed);
        return guess.unwrap_or(if above { Reason::CutAbove } else { Reason::Cut });
    }
    let round = cut.and_then(|cut| records[..cut].iter().rev().find_map(TraceRecord::begins));
    let earlier = round.map(Reason::CutEarlier);
    let recalled = if above { Reason::RecalledAbove } else { Reason::Recalled };
    let notes = replay.notes(at);
    match ended_by(replay, at) {
        // Passes read equally deep, so that what was cut in one of them stays cut.
        Some(EventKind::Recall) if replay.iteration() == 0 => earlier.unwrap_or(recalled),
        Some(EventKind::Recall) => recalled,
        Some(EventKind::Repeat) => Reason::Repeated,
        Some(EventKind::Leaf) => Reason::Depth,
        _ if notes.is_some_and(|notes| notes.numbers.is_some()) => Reason::Settled,
        _ => earlier.unwrap_or(Reason::Unfinished),
    }
}

/// The event that ended the last visit of a node at once, if it tried nothing.
fn ended_by(replay: &Replay, node: NodeId) -> Option<EventKind> {
    let entered = replay.node(node).entered()?;
    let next = replay.trace().records()[..replay.step()].get(entered)?;
    let ends = matches!(next.kind, EventKind::Recall | EventKind::Repeat | EventKind::Leaf);
    (ends && next.node == node).then_some(next.kind)
}

/// Why a move is missing below a visited node.
fn missing(replay: &Replay, at: NodeId, unread: impl FnOnce() -> Unread) -> Reason {
    let tree = replay.tree();
    if !tree.is_finished() {
        return Reason::Unfinished;
    }
    match ended_by(replay, at) {
        Some(EventKind::Recall) => return Reason::Recalled,
        Some(EventKind::Repeat) => return Reason::Repeated,
        _ => {}
    }
    match unread() {
        Unread::Depth => Reason::Depth,
        Unread::NotGenerated(filter) => Reason::NotGenerated(filter),
        Unread::OtherSquare => Reason::OtherSquare,
        Unread::NotACheck => Reason::NotACheck,
        Unread::Recalled => Reason::Recalled,
        Unread::Quiet => {
            let best = replay.best(at);
            Reason::Quiet {
                stands_pat: best.is_some_and(|best| tree.node(best).kind == Kind::Decline),
            }
        }
    }
}

/// The first node on the path at which the tree chooses another move than the line.
fn preference<M>(replay: &Replay, way: &[NodeId], line: &[M]) -> Option<Preference> {
    let tree = replay.tree();
    way.iter().enumerate().take(line.len()).find_map(|(after, &at)| {
        let best = replay.best(at)?;
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
    /// Describes where the tree prefers another move; `names` are the moves of the line, `reader`
    /// plays it.
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
        let sign = language.signs().of(preference.bound);
        let value = format!("{sign}{}", number(preference.value));
        let texts = language.texts();
        let theirs = match preference.line {
            None => texts.parting_no_value(mv),
            Some((line, Bound::Exact)) => texts.parting_worth(mv, number(line)),
            Some((line, Bound::AtMost)) => texts.parting_worth_at_most(mv, number(line)),
            Some((line, Bound::AtLeast)) => texts.parting_worth_at_least(mv, number(line)),
        };
        let at = language.capitalised(&at);
        Some(texts.parting_preference(at, mv, own, reader, theirs, value))
    }

    /// Describes where the line leaves the tree and why.
    pub fn leaving_sentence(&self, names: &[String], language: Language) -> Option<String> {
        let leaving = self.leaving?;
        Some(leaving.reason.sentence(names.get(leaving.after)?, language))
    }
}
