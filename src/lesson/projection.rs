//! The visible state of a run at one of its steps, from which everything shown is derived.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::transpositions::Transpositions;
use language::{Language, Notation, Signs};
use score::{Bound, Player, Score, Window};
use search::{Algorithm, CodeLevel, LineEnd, Moment, WordLevel};
use subject::{JudgedLog, Subject};
use trace::{CutReason, EventKind, Phase, Replay, Seen, Step, Tally, Timeline, TraceRecord, Visit};
use tree::{Growth, Kind, MoveCode, Node, NodeId, Tree};

/// The style of narration. It only affects words and signs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Telling {
    /// The amount of words per step.
    pub words: WordLevel,
    /// The detail of pseudo-code.
    pub code: CodeLevel,
    /// The notation of values and windows.
    pub notation: Notation,
    /// Whether values and probabilities that are no whole numbers are decimals, where these have an
    /// end.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub decimals: bool,
}

/// Hidden parts of a run, while a teacher waits for an answer or a learner predicts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hidden {
    pub values: BTreeSet<NodeId>,
    /// If set, hides the values of all nodes with a choice except these.
    pub all_but: Option<BTreeSet<NodeId>>,
    /// Hides the event of this step: sentence, variables, the line of code.
    pub step: bool,
    /// Hides the later steps: their number, and the shape of a tree grown by the search where the
    /// search has not been.
    pub future: bool,
}

impl Hidden {
    pub const NOTHING: Self =
        Self { values: BTreeSet::new(), all_but: None, step: false, future: false };
}

/// The visible state of a run at one of its steps.
///
/// Window, terminal, JSON, screen reader and pictures all read a run through this type, so that
/// they agree, and hidden parts are hidden from all of them.
#[derive(Clone, Copy, Debug)]
pub struct Projection<'a> {
    /// The run at the current step, with its event.
    pub(super) replay: &'a Replay,
    /// The visible state of the tree: one step earlier while the step is hidden.
    pub(super) state: &'a Replay,
    pub(super) timeline: &'a Timeline,
    pub(super) algorithm: Algorithm,
    pub(super) subject: &'a dyn Subject,
    pub(super) language: Language,
    pub(super) hidden: &'a Hidden,
    pub(super) transpositions: Option<&'a Transpositions>,
    pub(super) telling: Telling,
    /// The log that the run comes from, if another program has written it.
    pub(super) log: Option<&'a JudgedLog>,
}

/// The type of a node in a search with windows, which in a smallest tree is that of Knuth and Moore
/// (1975); the names are those of Marsland and Popowich (1985).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NodeType {
    /// Its value is inside the window.
    Pv,
    /// A move is good enough for a cut.
    Cut,
    /// No move is good enough.
    All,
}

/// The change of a value that was just updated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    pub node: NodeId,
    /// The best value before.
    pub from: Score,
    /// The best value now.
    pub to: Score,
}

impl<'a> Projection<'a> {
    /// The run of `algorithm` at the step of `replay`, in `language`.
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
            language: subject.language(language),
            hidden: &NOTHING,
            transpositions: None,
            telling: Telling::default(),
            log: None,
        }
    }

    /// Changes the style of narration.
    #[must_use]
    pub fn telling(self, telling: Telling) -> Self {
        Self { telling, ..self }
    }

    pub fn told(&self) -> Telling {
        self.telling
    }

    /// The run of another program, from a judged log.
    #[must_use]
    pub fn judged(self, log: Option<&'a JudgedLog>) -> Self {
        Self { log, ..self }
    }

    #[must_use]
    pub fn hiding(self, hidden: &'a Hidden) -> Self {
        Self { hidden, ..self }
    }

    /// The same run at another step.
    pub(crate) fn at_step_of<'b>(&self, replay: &'b Replay) -> Projection<'b>
    where
        'a: 'b,
    {
        Projection { replay, state: replay, ..*self }
    }

    pub(crate) fn in_language(self, language: Language) -> Self {
        let is_own = language.tongue() == self.language.tongue();
        let language = if is_own { self.language } else { language };
        Self { language: self.subject.language(language), ..self }
    }

    /// The same while its step is hidden: the tree is shown in the state of `before`, the run one
    /// step earlier.
    #[must_use]
    pub fn before_it(self, before: &'a Replay) -> Self {
        Self { state: before, ..self }
    }

    pub(crate) fn signs(&self) -> Signs {
        self.language.signs()
    }

    /// The player who chooses at a node: the player to move, except in wishful search, where it is
    /// always the root's player.
    pub(crate) fn chooser(&self, id: NodeId) -> Player {
        let root = self.weight(NodeId::ROOT).player;
        self.algorithm.chooser(root, self.weight(id).player)
    }

    /// The name of a side: 先手, Black, MAX.
    pub(crate) fn side(&self, player: Player) -> String {
        self.subject.side(player, self.language)
    }

    /// Whether the move to a node is a pass that asks what the opponent threatens (YSS).
    pub fn asks_threat(&self, id: NodeId) -> bool {
        self.generates() && self.weight(id).mv == MoveCode::PASS
    }

    /// Whether the search itself generates candidates, and passes to find more (YSS).
    pub fn generates(&self) -> bool {
        self.algorithm == Algorithm::IteratedGeneration
    }

    /// The run at the current step.
    pub(crate) fn replay(&self) -> &'a Replay {
        self.replay
    }

    pub fn tree(&self) -> &'a Tree {
        self.replay.tree()
    }

    pub fn weight(&self, id: NodeId) -> &'a Node {
        self.replay.tree().node(id)
    }

    pub fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    pub fn subject(&self) -> &'a dyn Subject {
        self.subject
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// The number of events so far.
    pub fn step(&self) -> usize {
        self.replay.step()
    }

    /// The number of the last step; of the current one while the future is hidden.
    pub fn last_step(&self) -> usize {
        if self.hidden.future {
            return self.step();
        }
        self.replay.last_step()
    }

    /// Whether later steps are hidden.
    pub fn hides_future(&self) -> bool {
        self.hidden.future
    }

    /// Whether the run was complete when it was recorded.
    pub fn is_finished(&self) -> bool {
        self.replay.trace().is_finished()
    }

    /// The kind of the last event; `None` at step 0.
    pub fn kind(&self) -> Option<EventKind> {
        self.replay.last_record().map(|record| record.kind)
    }

    /// The last event; `None` at step 0.
    pub fn last_record(&self) -> Option<TraceRecord> {
        self.replay.last_record()
    }

    /// The current node of the search; `None` before it enters the root.
    pub fn here(&self) -> Option<NodeId> {
        self.replay.cursor()
    }

    /// The counters so far.
    pub fn tally(&self) -> Tally {
        self.state.tally()
    }

    /// The visible state of a node.
    pub fn seen(&self, id: NodeId) -> Seen {
        let seen = self.state.seen(id);
        if seen == Seen::Pruned && self.covers_cut_above(id) {
            return Seen::Unvisited;
        }
        seen
    }

    pub fn phase(&self, id: NodeId) -> Phase {
        self.state.node(id).phase()
    }

    pub fn visit(&self, id: NodeId) -> Visit {
        self.state.node(id).visit()
    }

    /// The best value of a node so far, for Black; `None` if it has none or it is hidden.
    pub fn value(&self, id: NodeId) -> Option<Score> {
        let value = self.state.node(id).value();
        value.filter(|_| !self.hides(id) && self.is_settled(id))
    }

    pub fn hides(&self, id: NodeId) -> bool {
        let covered = self.hidden.all_but.as_ref();
        let has_choice = || matches!(self.weight(id).kind, Kind::Inner | Kind::Chance);
        self.hidden.values.contains(&id)
            || covered.is_some_and(|but| !but.contains(&id) && has_choice())
    }

    /// Whether the value of a node may still be asked for: it is hidden, or values are covered and
    /// the run has not yet revealed it, or reveals it at this step.
    pub fn awaits(&self, id: NodeId) -> bool {
        let is_told = self.state.node(id).value().is_some();
        let is_next = self.hides_step() && self.here() == Some(id);
        self.hides(id) || self.hidden.all_but.is_some() && (!is_told || is_next)
    }

    pub fn hides_step(&self) -> bool {
        self.hidden.step && self.step() > 0
    }

    /// The bound type of a node's value: once the node is left, that of the returned value; from the
    /// step of a cut on, the bound of the cut. Before, the best value so far is no bound that is
    /// told: a move that is left may be better.
    pub fn bound(&self, id: NodeId) -> Bound {
        let state = self.state.node(id);
        match (state.phase(), state.is_cut()) {
            (Phase::Open, true) if self.is_chance(id) => Bound::Exact,
            (Phase::Open, true) if self.shares() => Bound::AtLeast,
            (Phase::Open, true) => self.weight(id).player.fail_high_bound(),
            (Phase::Open, false) => Bound::Exact,
            _ => state.bound(),
        }
    }

    /// The type of a node that the search has left; `None` for leaves, and in a search without
    /// windows.
    pub fn node_type(&self, id: NodeId) -> Option<NodeType> {
        let value = self.state.node(id).returned().filter(|_| !self.hides(id))?.value;
        if !self.algorithm.keeps_window() || self.weight(id).kind != Kind::Inner {
            return None;
        }
        let player = self.weight(id).player;
        let bound = self.state.entered_window(id).bound(value);
        Some(match bound {
            Bound::Exact => NodeType::Pv,
            bound if bound == player.fail_high_bound() => NodeType::Cut,
            _ => NodeType::All,
        })
    }

    /// The best child of a node so far.
    pub fn best(&self, id: NodeId) -> Option<NodeId> {
        let best = self.state.best(id);
        best.filter(|_| !self.hides(id) && self.is_settled(id))
    }

    /// Whether a search for a mate has ended without one at a node where the attacker is to move:
    /// then no move is better than another.
    pub(crate) fn finds_no_mate(&self, id: NodeId) -> bool {
        let state = self.state.node(id);
        self.subject.is_about_mate()
            && state.phase() == Phase::Done
            && self.weight(id).player == self.weight(NodeId::ROOT).player
            && state.value().is_some_and(|value| !value.is_mate())
    }

    /// Whether a node is the option to decline, which existed in an earlier visit but not in the
    /// last one.
    pub fn is_no_choice(&self, id: NodeId) -> bool {
        self.weight(id).kind == Kind::Decline && self.seen(id) == Seen::Earlier
    }

    /// The depth in plies to which a node was searched on the user's request; `None` if it was not.
    pub fn asked(&self, id: NodeId) -> Option<u8> {
        self.state.notes(id).and_then(|notes| notes.asked)
    }

    /// Whether children of a node are visibly skipped.
    pub fn is_cut(&self, id: NodeId) -> bool {
        self.state.node(id).is_cut() && !self.covers_cut(id)
    }

    /// Whether the cut at a node is hidden together with its value, since a cut reveals a bound.
    fn covers_cut(&self, id: NodeId) -> bool {
        // In Predict, every past step has been told.
        !self.hidden.future && self.hides(id)
    }

    /// Whether the cut that skipped an unvisited node is hidden.
    fn covers_cut_above(&self, id: NodeId) -> bool {
        let tree = self.tree();
        let visited = |id: &NodeId| self.phase(*id) != Phase::Unvisited;
        let mut above = tree.ancestors(id).skip(1);
        above.find(visited).is_some_and(|at| self.covers_cut(at))
    }

    /// The window on the edge above a node on the current path, as passed down and narrowed since.
    /// `None` for other nodes, where a new round begins, if the algorithm keeps no window, and while
    /// the step or the value of the node is hidden.
    pub fn window(&self, id: NodeId) -> Option<Window> {
        let is_there = self.phase(id) == Phase::Open || self.here() == Some(id);
        let keeps = self.algorithm.keeps_window() && !self.hidden.step && !self.hides(id);
        (keeps && is_there && self.state.is_current(id)).then(|| self.state.window(id))
    }

    pub fn window_here(&self) -> Option<Window> {
        self.window(self.here()?)
    }

    /// The best line so far, the root included. It ends at the first node whose value is hidden, to
    /// hide the choice there, or that has no value yet. Where a new round begins, there is none.
    pub fn line(&self) -> Vec<NodeId> {
        let mut line = vec![NodeId::ROOT];
        let is_earlier = !self.state.is_current(NodeId::ROOT);
        if !is_earlier && !self.finds_no_mate(NodeId::ROOT) {
            line.extend(self.state.line(NodeId::ROOT));
        }
        let hidden = line.iter().position(|&id| self.hides(id) || !self.is_settled(id));
        line.truncate(hidden.map_or(line.len(), |last| last + 1));
        line
    }

    /// The value just updated, at the current node.
    pub fn change(&self) -> Option<Change> {
        let node = self.here()?;
        let (_, from) = self.replay.before_back()?;
        let to = self.value(node)?;
        let improved = self.kind() == Some(EventKind::Improve) && !self.hides_step();
        improved.then_some(Change { node, from, to })
    }

    /// The leaves never evaluated, from left to right; before the end of the run, those that are
    /// pruned so far. A search that samples evaluates none and prunes none.
    pub fn unevaluated_leaves(&self) -> Vec<NodeId> {
        if self.algorithm.samples().is_some() {
            return Vec::new();
        }
        let mut leaves = self.state.unevaluated_leaves();
        leaves.retain(|&leaf| !self.covers_cut_above(leaf));
        leaves
    }

    /// The cut at a node, or the one that pruned it, with its reasons at that step.
    pub fn why_cut(&self, id: NodeId) -> Option<(NodeId, Vec<CutReason>)> {
        self.replay.why_cut(id, self.timeline)
    }

    /// Why a line ends at a leaf; `None` if unknown, as where moves were read more or less deeply
    /// than the plan says.
    pub(crate) fn line_end(&self, leaf: NodeId) -> Option<LineEnd> {
        let ends = || self.subject.line_end(self.tree(), leaf);
        (!self.rests_on_guesses()).then(ends).flatten()
    }

    /// Whether what is read may be wrong, because moves are left out or read with less depth.
    pub(crate) fn rests_on_guesses(&self) -> bool {
        self.algorithm.guesses() || self.log.is_some_and(JudgedLog::reduces)
    }

    /// The highlighted line of pseudo-code.
    pub fn lit_line(&self) -> Option<usize> {
        let step = self.replay.what_happened().filter(|_| !self.hidden.step)?;
        self.algorithm.lit_line(&self.moment(&step), self.telling.code)
    }

    /// A step as the pseudo-code sees it.
    pub fn moment<'s>(&self, step: &'s Step) -> Moment<'s> {
        let (node, state) = (self.weight(step.node), self.replay.node(step.node));
        let cut = || self.replay.cut_by(step.node, self.timeline);
        let is_decline = |best| self.weight(best).kind == Kind::Decline;
        Moment {
            step,
            cut: state.is_cut().then(cut).flatten(),
            is_root: step.node == NodeId::ROOT,
            is_leaf: node.kind == Kind::Leaf,
            is_by_chance: self.tree().parent(step.node).is_some_and(|above| self.is_chance(above)),
            attacks: node.player == self.weight(NodeId::ROOT).player,
            stops: state.best().is_some_and(is_decline),
        }
    }

    pub(crate) fn choice(&self, id: NodeId) -> String {
        subject::choice(self.subject, self.tree(), id, self.language)
    }

    /// The same without the side that moves.
    pub fn choice_alone(&self, id: NodeId) -> String {
        let name = self.choice(id);
        let sides = [Player::Max, Player::Min].map(|side| self.side(side));
        let marks = ["▲", "△"].into_iter().chain(sides.iter().map(String::as_str));
        let mut alone = marks.filter_map(|mark| name.strip_prefix(mark));
        alone.next().unwrap_or(&name).trim_start().to_owned()
    }

    /// The location of an event: "エで", "after ▲Nx6d".
    pub(crate) fn at(&self, id: NodeId) -> String {
        self.subject.at(self.tree(), id, self.language)
    }

    pub fn place(&self, id: NodeId) -> String {
        match self.weight(id).kind {
            Kind::Decline => self.choice(id),
            Kind::Inner | Kind::Leaf | Kind::Chance | Kind::Stub => {
                self.subject.place(self.tree(), id, self.language)
            }
        }
    }

    /// Whether the search has revealed a node by this step. A tree that existed before the search
    /// is known entirely.
    pub fn is_known(&self, id: NodeId) -> bool {
        let tree = self.tree();
        let Some(parent) = tree.parent(id) else {
            return true;
        };
        let is_said = |id: NodeId| {
            let is_visited = self.phase(id) != Phase::Unvisited;
            is_visited || self.state.notes(id).is_some() || self.state.prior(id).is_some()
        };
        if tree.growth() != Growth::Searched || is_said(id) {
            return true;
        }
        if self.phase(parent) == Phase::Unvisited {
            return false;
        }
        // An algorithm that generates the moves of a node more than once reveals a child only when
        // it enters it.
        let at_once = !self.algorithm.grows_itself();
        let has_child = || tree.children(parent).any(|child| self.phase(child) != Phase::Unvisited);
        self.state.node(parent).is_cut() || at_once && has_child()
    }

    /// The kind of a node, as far as it is known: while the future is hidden, nodes that the search
    /// may never enter look like any others.
    pub fn known_kind(&self, id: NodeId) -> Kind {
        let kind = self.weight(id).kind;
        let is_open = self.hidden.future && self.tree().growth() == Growth::Searched;
        match kind {
            Kind::Inner | Kind::Leaf if is_open && self.phase(id) == Phase::Unvisited => Kind::Stub,
            Kind::Inner | Kind::Leaf | Kind::Chance | Kind::Decline | Kind::Stub => kind,
        }
    }

    /// The best line so far below a node, at most `plies` long; it ends where a player declines, and
    /// at a value of an earlier visit.
    pub fn line_below(&self, node: NodeId, plies: usize) -> Vec<NodeId> {
        let mut line = Vec::with_capacity(plies);
        let mut at = node;
        while line.len() < plies
            && self.seen(at) != Seen::Earlier
            && !self.finds_no_mate(at)
            && let Some(best) = self.best(at)
            && self.weight(best).kind != Kind::Decline
        {
            line.push(best);
            at = best;
        }
        line
    }

    /// The best `count` children of a node that have values at this step, without the best one, in
    /// descending order. Empty while the value of the node is hidden.
    pub fn candidates(&self, node: NodeId, count: usize) -> Vec<NodeId> {
        if self.hides(node) {
            return Vec::new();
        }
        let best = self.best(node);
        let sign = self.chooser(node).sign();
        let gain = |value: Score| {
            if self.shares() {
                self.counted_payoff(node, value).0.saturating_mul(sign)
            } else {
                value.0.saturating_mul(self.weight(node).player.sign())
            }
        };
        let mut others: Vec<_> = self
            .tree()
            .children(node)
            .filter(|&child| Some(child) != best && self.seen(child) == Seen::Done)
            .filter(|&child| self.weight(child).kind != Kind::Decline)
            .filter_map(|child| Some((self.value(child)?, child)))
            .collect();
        // In tree order if the values are equal.
        others.sort_by_key(|&(value, child)| (-gain(value), child));
        others.truncate(count);
        others.into_iter().map(|(_, child)| child).collect()
    }
}
