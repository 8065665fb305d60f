//! What may be seen of a run at one of its steps: one value that everything shown is made from.

use std::collections::BTreeSet;

use super::telling::Telling;
use super::transpositions::Transpositions;
use crate::language::Language;
use crate::score::{Bound, Player, Score, Window};
use crate::search::Algorithm;
use crate::subject::Subject;
use crate::trace::{CutReason, EventKind, Phase, Replay, Seen, Tally, Timeline, Visit};
use crate::tree::{Kind, Node, NodeId, Tree};

/// What is not to be seen yet: a teacher waits for an answer, a student predicts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hidden {
    /// The nodes whose values are not shown.
    pub values: BTreeSet<NodeId>,
    /// If given, the values of all nodes with a choice are hidden, but of these.
    pub all_but: Option<BTreeSet<NodeId>>,
    /// Whether what happens in this step is not told: sentence, variables, the line of code.
    pub step: bool,
    /// Whether nothing of the steps that follow is told: not how many there are, nor what a tree
    /// that was grown by the search looks like where the search has not been.
    pub future: bool,
}

impl Hidden {
    /// Nothing is hidden.
    pub const NOTHING: Self = Self {
        values: BTreeSet::new(),
        all_but: None,
        step: false,
        future: false,
    };
}

/// What may be seen of a run at one of its steps.
///
/// Window, terminal, JSON, screen reader and pictures read a run through this alone, so that they
/// cannot differ, and what is hidden is hidden from all of them.
#[derive(Clone, Copy, Debug)]
pub struct Projection<'a> {
    /// The run at its step: what happens there.
    pub(super) replay: &'a Replay,
    /// The state of the tree that may be seen: a step earlier, while the step is covered.
    pub(super) state: &'a Replay,
    pub(super) timeline: &'a Timeline,
    pub(super) algorithm: Algorithm,
    pub(super) subject: &'a dyn Subject,
    pub(super) language: Language,
    pub(super) hidden: &'a Hidden,
    pub(super) transpositions: Option<&'a Transpositions>,
    pub(super) telling: Telling,
}

/// What can be told of a value that has just changed: from what, to what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The node.
    pub node: NodeId,
    /// The best value before.
    pub from: Score,
    /// The best value now.
    pub to: Score,
}

impl<'a> Projection<'a> {
    /// The run of `algorithm` at the step where `replay` stands, in `language`.
    #[must_use]
    pub fn new(
        replay: &'a Replay,
        timeline: &'a Timeline,
        algorithm: Algorithm,
        subject: &'a dyn Subject,
        language: Language,
    ) -> Self {
        static NOTHING: Hidden = Hidden::NOTHING;
        Self {
            replay,
            state: replay,
            timeline,
            algorithm,
            subject,
            language,
            hidden: &NOTHING,
            transpositions: None,
            telling: Telling::default(),
        }
    }

    /// The same, told in another way.
    #[must_use]
    pub fn telling(self, telling: Telling) -> Self {
        Self { telling, ..self }
    }

    /// How it is told.
    #[must_use]
    pub fn told(&self) -> Telling {
        self.telling
    }

    /// The same, but for what is hidden.
    #[must_use]
    pub fn hiding(self, hidden: &'a Hidden) -> Self {
        Self { hidden, ..self }
    }

    /// The same run at another step.
    #[must_use]
    pub(crate) fn at_step_of<'b>(&self, replay: &'b Replay) -> Projection<'b>
    where
        'a: 'b,
    {
        Projection {
            replay,
            state: replay,
            ..*self
        }
    }

    /// The same in another language.
    pub(crate) fn in_language(self, language: Language) -> Self {
        Self { language, ..self }
    }

    /// The same while its step is covered: of the tree nothing is seen but what `before`, the run one
    /// step earlier, has made of it.
    #[must_use]
    pub(crate) fn before_it(self, before: &'a Replay) -> Self {
        Self {
            state: before,
            ..self
        }
    }

    /// A side by its name: 先手, Black.
    pub(crate) fn side(&self, player: Player) -> String {
        self.subject.side(player, self.language)
    }

    /// The run at the step that is told.
    pub(crate) fn replay(&self) -> &'a Replay {
        self.replay
    }

    /// The tree.
    #[must_use]
    pub fn tree(&self) -> &'a Tree {
        self.replay.tree()
    }

    /// A node of the tree.
    #[must_use]
    pub fn weight(&self, id: NodeId) -> &'a Node {
        self.replay.tree().node(id)
    }

    /// The algorithm of the run.
    #[must_use]
    pub fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    /// What the tree is about.
    #[must_use]
    pub fn subject(&self) -> &'a dyn Subject {
        self.subject
    }

    /// The language of every text.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// How many events have happened.
    #[must_use]
    pub fn step(&self) -> usize {
        self.replay.step()
    }

    /// The number of the last step; while the future is hidden, of this one.
    #[must_use]
    pub fn last_step(&self) -> usize {
        if self.hidden.future {
            return self.step();
        }
        self.replay.last_step()
    }

    /// Whether nothing of the steps that follow is told.
    #[must_use]
    pub fn hides_future(&self) -> bool {
        self.hidden.future
    }

    /// Whether the run came to its end when it was made.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.replay.trace().is_finished()
    }

    /// What happened last; `None` at step 0.
    #[must_use]
    pub fn kind(&self) -> Option<EventKind> {
        self.replay.last_record().map(|record| record.kind)
    }

    /// Where the search stands; `None` before it enters the root.
    #[must_use]
    pub fn here(&self) -> Option<NodeId> {
        self.replay.cursor()
    }

    /// What has been counted so far.
    #[must_use]
    pub fn tally(&self) -> Tally {
        self.state.tally()
    }

    /// How a node looks.
    #[must_use]
    pub fn seen(&self, id: NodeId) -> Seen {
        let seen = self.state.seen(id);
        if seen == Seen::Pruned && self.covers_cut_above(id) {
            return Seen::Unvisited;
        }
        seen
    }

    /// How far the search has come at a node.
    #[must_use]
    pub fn phase(&self, id: NodeId) -> Phase {
        self.state.node(id).phase()
    }

    /// What the last visit of a node is for.
    #[must_use]
    pub fn visit(&self, id: NodeId) -> Visit {
        self.state.node(id).visit()
    }

    /// The best value of a node so far, for Black; `None` while there is none, or while it is
    /// hidden.
    #[must_use]
    pub fn value(&self, id: NodeId) -> Option<Score> {
        let value = self.state.node(id).value();
        value.filter(|_| !self.hides(id) && self.is_settled(id))
    }

    /// Whether the value of a node is hidden.
    #[must_use]
    pub fn hides(&self, id: NodeId) -> bool {
        let covered = self.hidden.all_but.as_ref();
        let has_choice = || self.weight(id).kind == Kind::Inner;
        self.hidden.values.contains(&id)
            || covered.is_some_and(|but| !but.contains(&id) && has_choice())
    }

    /// Whether what a node is worth may still be asked for: it is hidden, or values are covered and the
    /// run has not come to its value, or is just telling it.
    #[must_use]
    pub fn awaits(&self, id: NodeId) -> bool {
        let is_told = self.state.node(id).value().is_some();
        let is_next = self.hides_step() && self.here() == Some(id);
        self.hides(id) || self.hidden.all_but.is_some() && (!is_told || is_next)
    }

    /// Whether it is hidden what happens in this step.
    #[must_use]
    pub fn hides_step(&self) -> bool {
        self.hidden.step && self.step() > 0
    }

    /// What the value of a node says of its true value: once it is done, what the search returned;
    /// before, what the best child's value says, and from the step of a cut on, a bound.
    #[must_use]
    pub fn bound(&self, id: NodeId) -> Bound {
        let state = self.state.node(id);
        match (state.phase(), state.is_cut()) {
            (Phase::Open, true) => self.weight(id).player.fail_high_bound(),
            (Phase::Open | Phase::Unsettled, false) => state
                .best()
                .map_or(Bound::Exact, |best| self.state.node(best).bound()),
            _ => state.bound(),
        }
    }

    /// The child of a node that is the best so far.
    #[must_use]
    pub fn best(&self, id: NodeId) -> Option<NodeId> {
        let best = self.state.node(id).best();
        best.filter(|_| !self.hides(id) && self.is_settled(id))
    }

    /// Whether a node is the choice to stop, which an earlier visit had here and the last one has not.
    #[must_use]
    pub fn is_no_choice(&self, id: NodeId) -> bool {
        self.weight(id).kind == Kind::Decline && self.seen(id) == Seen::Earlier
    }

    /// How many plies a node was read because a person has asked for it; none if nobody has.
    #[must_use]
    pub fn asked(&self, id: NodeId) -> Option<u8> {
        self.state.notes(id).and_then(|notes| notes.asked)
    }

    /// Whether children of a node have been skipped, as far as it may be seen.
    #[must_use]
    pub fn is_cut(&self, id: NodeId) -> bool {
        self.state.node(id).is_cut() && !self.covers_cut(id)
    }

    /// Whether the cut at a node is covered as its value is: a cut tells what the value is about.
    fn covers_cut(&self, id: NodeId) -> bool {
        // Who predicts has been told of each step.
        !self.hidden.future && self.hides(id)
    }

    /// The same of the cut that has skipped a node that nobody has visited.
    fn covers_cut_above(&self, id: NodeId) -> bool {
        let tree = self.tree();
        let visited = |id: &NodeId| self.phase(*id) != Phase::Unvisited;
        let mut above = std::iter::successors(tree.parent(id), |&id| tree.parent(id));
        above.find(visited).is_some_and(|at| self.covers_cut(at))
    }

    /// The window that stands on the edge above a node while the search is there: as it was passed,
    /// and narrowed since. `None` elsewhere, where the algorithm keeps none, and while the step or
    /// the value of the node is hidden.
    #[must_use]
    pub fn window(&self, id: NodeId) -> Option<Window> {
        let is_there = self.phase(id) == Phase::Open || self.here() == Some(id);
        let keeps = self.algorithm.keeps_window() && !self.hidden.step && !self.hides(id);
        (keeps && is_there).then(|| self.state.window(id))
    }

    /// The window at the node where the search stands.
    #[must_use]
    pub fn window_here(&self) -> Option<Window> {
        self.window(self.here()?)
    }

    /// The best line so far, the root included. It ends at the first node whose value is hidden:
    /// nobody is to know yet what is chosen there; and at one that has no value yet.
    #[must_use]
    pub fn line(&self) -> Vec<NodeId> {
        let mut line = vec![NodeId::ROOT];
        line.extend(self.state.line(NodeId::ROOT));
        let hidden = line
            .iter()
            .position(|&id| self.hides(id) || !self.is_settled(id));
        line.truncate(hidden.map_or(line.len(), |last| last + 1));
        line
    }

    /// The value that has just changed, at the node where the search stands.
    #[must_use]
    pub fn change(&self) -> Option<Change> {
        let node = self.here()?;
        let (_, from) = self.replay.before_back()?;
        let to = self.value(node)?;
        let improved = self.kind() == Some(EventKind::Improve) && !self.hides_step();
        improved.then_some(Change { node, from, to })
    }

    /// The leaves that have been cut away so far and never evaluated, from left to right.
    #[must_use]
    pub fn pruned_leaves(&self) -> Vec<NodeId> {
        let mut leaves = self.state.pruned_leaves();
        leaves.retain(|&leaf| !self.covers_cut_above(leaf));
        leaves
    }

    /// Why a node is cut, or was cut away: the reasons as they were at the step of the cut.
    #[must_use]
    pub fn why_cut(&self, id: NodeId) -> Option<(NodeId, Vec<CutReason>)> {
        self.replay.why_cut(id, self.timeline)
    }

    /// The line of pseudo-code that is lit.
    #[must_use]
    pub fn lit_line(&self) -> Option<usize> {
        let kind = self.kind().filter(|_| !self.hidden.step)?;
        self.algorithm.line_of(kind, self.telling.code)
    }

    /// The name of the way to a node.
    pub(crate) fn choice(&self, id: NodeId) -> String {
        crate::subject::choice(self.subject, self.tree(), id, self.language)
    }

    /// The name of a node as a place.
    pub(crate) fn place(&self, id: NodeId) -> String {
        match self.weight(id).kind {
            Kind::Decline => self.choice(id),
            Kind::Inner | Kind::Leaf | Kind::Stub => {
                self.subject.place(self.tree(), id, self.language)
            }
        }
    }
}
