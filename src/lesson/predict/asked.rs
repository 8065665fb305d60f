//! The question about the next event, if there is one.

use std::collections::BTreeSet;

use super::super::projection::Projection;
use super::{AnswerForm, PredictedAnswer, PredictedChoice, Prediction, PredictionKind};
use score::{NodeNumbers, Score, Window};
use trace::{CutBy, EventKind, Phase, Upcoming, Visit};
use tree::{Growth, Kind, MoveCode, NodeId};

type AskedOf<P> = fn(&P, &Upcoming) -> Option<Prediction>;

/// The most choices offered, one per digit.
const MOST: usize = 9;

/// The most bounds offered for a cut: the node's own, and those of the nodes above it.
const BOUNDS: usize = 4;

impl Projection<'_> {
    /// The question about the next event, limited to `kinds`; `None` if there is none.
    pub fn prediction(&self, kinds: &BTreeSet<PredictionKind>) -> Option<Prediction> {
        let next = self.replay.upcoming()?;
        let of_next: &[AskedOf<Self>] = match next.kind {
            EventKind::Improve | EventKind::Keep => {
                &[Self::take_or_decline, Self::close_call, Self::value_of, Self::best_of]
            }
            EventKind::Weigh => &[Self::mean_of],
            EventKind::Narrow => &[Self::narrowed],
            EventKind::Cut => &[Self::cut_or_not, Self::threshold],
            EventKind::Enter => &[
                Self::cut_or_not,
                Self::threshold,
                Self::passed_down,
                Self::next_node,
                Self::leaf_value,
                Self::best_order,
                Self::fewest,
                Self::leaves,
            ],
            EventKind::Exit => &[Self::next_node, Self::returned, Self::kept_in_table],
            EventKind::Iteration => &[Self::next_pass],
            EventKind::Candidate => &[Self::is_candidate],
            EventKind::Count => &[Self::first_number, Self::second_number, Self::both_numbers],
            EventKind::Choose => &[Self::next_node],
            EventKind::Thresholds => &[Self::limit],
            EventKind::Select => &[Self::selected_next, Self::leader_later],
            EventKind::Expand => &[Self::leader_later],
            EventKind::BackUp => &[Self::mean_next],
            _ => &[],
        };
        let of_any: [AskedOf<Self>; 5] =
            [Self::table_answers, Self::depth_of, Self::cut_by_pass, Self::whole, Self::half];
        let asks = of_next.iter().chain(&of_any);
        let mut asked = asks.filter_map(|ask| ask(self, &next));
        asked.find(|prediction| kinds.contains(&prediction.kind))
    }

    pub(crate) fn asks(&self, kind: PredictionKind, node: NodeId) -> Prediction {
        Prediction {
            step: self.step(),
            kind,
            node,
            child: None,
            mv: None,
            form: AnswerForm::Number,
            right: Vec::new(),
            is_told: kind.is_told(self.algorithm),
            other: None,
        }
    }

    /// A question with these choices, one of which is right.
    pub(crate) fn offers(
        &self,
        kind: PredictionKind,
        node: NodeId,
        choices: Vec<PredictedChoice>,
        right: PredictedChoice,
    ) -> Prediction {
        let right = vec![PredictedAnswer::Choice(right)];
        Prediction { form: AnswerForm::Choices(choices), right, ..self.asks(kind, node) }
    }

    /// For a value about to be returned: the child, its parent, the parent's best child so far, and
    /// that child's value.
    fn comes_back(&self, next: &Upcoming) -> Option<(NodeId, NodeId, NodeId, Score)> {
        let (child, node) = (next.node, self.tree().parent(next.node)?);
        if self.algorithm.columns().is_some() {
            return None;
        }
        let state = self.replay.node(node);
        Some((child, node, state.best()?, state.value()?))
    }

    /// A question which of two options is better; the next event shows the answer.
    fn between(
        &self,
        kind: PredictionKind,
        next: &Upcoming,
        two: [PredictedChoice; 2],
    ) -> Option<Prediction> {
        let node = self.tree().parent(next.node).filter(|_| self.is_decided(next))?;
        let right = two[usize::from(next.kind == EventKind::Keep)];
        let offered = self.offers(kind, node, two.to_vec(), right);
        Some(Prediction { child: Some(next.node), ..offered })
    }

    fn take_or_decline(&self, next: &Upcoming) -> Option<Prediction> {
        let (child, _, best, _) = self.comes_back(next)?;
        if self.weight(best).kind != Kind::Decline {
            return None;
        }
        let two = [PredictedChoice::Take(child), PredictedChoice::Decline(best)];
        self.between(PredictionKind::TakeOrDecline, next, two)
    }

    /// A question whether the child is better, for a tie or a value that is only a bound.
    fn close_call(&self, next: &Upcoming) -> Option<Prediction> {
        self.best_of(next).filter(|_| self.is_close(next))
    }

    /// Whether the returned value equals the previous one or is only a bound, so that its number
    /// says little.
    pub(super) fn is_close(&self, next: &Upcoming) -> bool {
        self.comes_back(next).is_some_and(|(child, _, _, value)| {
            let came = self.replay.node(child);
            came.value() == Some(value) || came.bound() != score::Bound::Exact
        })
    }

    /// Whether a returned value, which may be a bound, decides if it is better: what is at least 3 may be
    /// more than 5.
    fn is_decided(&self, next: &Upcoming) -> bool {
        let decided = || {
            let (child, node, _, value) = self.comes_back(next)?;
            let came = self.replay.node(child).returned()?;
            let player = self.chooser(node);
            let may_be_more = came.bound == player.fail_high_bound();
            let may_be_less = came.bound == player.fail_low_bound();
            let is_better = player.prefers(came.value, value);
            Some(if is_better { !may_be_less } else { !may_be_more })
        };
        decided().unwrap_or(true)
    }

    fn best_of(&self, next: &Upcoming) -> Option<Prediction> {
        let (child, _, best, _) = self.comes_back(next)?;
        if best == child {
            return None; // A re-visit obviously keeps or changes the value.
        }
        let two = [PredictedChoice::Better(child), PredictedChoice::Stays(best)];
        self.between(PredictionKind::Best, next, two)
    }

    fn value_of(&self, next: &Upcoming) -> Option<Prediction> {
        let (child, node, _, value) = self.comes_back(next)?;
        let came = self.replay.node(child).value()?;
        if self.shares() || !self.is_decided(next) {
            return None; // Which of the two is kept is asked, or neither.
        }
        if came.is_mate() || value.is_mate() {
            return None; // Mates are named by their lengths.
        }
        let (now, other) =
            if next.kind == EventKind::Improve { (came, value) } else { (value, came) };
        Some(Prediction {
            child: Some(child),
            right: vec![PredictedAnswer::Number(now)],
            other: Some(PredictedAnswer::Number(other)).filter(|_| other != now),
            ..self.asks(PredictionKind::Value, node)
        })
    }

    /// Asks for the mean of a node where chance moves, when its last move has come back.
    fn mean_of(&self, next: &Upcoming) -> Option<Prediction> {
        let node = self.tree().parent(next.node)?;
        let NodeNumbers { first: low, second: high } = next.numbers?;
        let mut others = self.tree().children(node).filter(|&child| child != next.node);
        let is_read = |id: NodeId| self.phase(id) == Phase::Done && self.replay.is_current(id);
        if low != high || !others.all(is_read) {
            return None;
        }
        // Who forgets the probabilities takes the plain mean.
        let values = self.tree().children(node).filter_map(|id| self.replay.node(id).value());
        let values: Vec<_> = values.map(|value| i64::from(value.0)).collect();
        let count = i64::try_from(values.len()).unwrap_or(1);
        let plain = values.iter().sum::<i64>().div_euclid(count.max(1));
        let plain = i32::try_from(plain).ok().map(Score).filter(|plain| *plain != low);
        Some(Prediction {
            child: Some(next.node),
            right: vec![PredictedAnswer::Number(low)],
            other: plain.map(PredictedAnswer::Number),
            ..self.asks(PredictionKind::Value, node)
        })
    }

    fn narrowed(&self, next: &Upcoming) -> Option<Prediction> {
        let window = next.window.filter(|&window| can_be_typed(window))?;
        let before = self.replay.window(next.node);
        // The wrong alternative: the best value as the bound of the other player.
        let other = if window.alpha == before.alpha {
            Window { alpha: window.beta, ..before }
        } else {
            Window { beta: window.alpha, ..before }
        };
        Some(Prediction {
            form: AnswerForm::Window,
            right: vec![PredictedAnswer::Window(window)],
            other: Some(PredictedAnswer::Window(other)),
            ..self.asks(PredictionKind::Window, next.node)
        })
    }

    /// Asks for the window of a scout, since the others are on the screen. Asks nothing about
    /// re-visits, because the question would reveal them ([`Self::next_node`] asks about that).
    fn passed_down(&self, next: &Upcoming) -> Option<Prediction> {
        let window = next.window.filter(|&window| can_be_typed(window))?;
        let node = self.tree().parent(next.node).filter(|_| !next.is_base)?;
        if next.visit != Visit::Scout {
            return None;
        }
        Some(Prediction {
            child: Some(next.node),
            form: AnswerForm::Window,
            right: vec![PredictedAnswer::Window(window)],
            ..self.asks(PredictionKind::Window, node)
        })
    }

    /// Asks whether the remaining moves are searched, at a node to which a value was just returned.
    /// Also asks if no cut is possible: without a value above, or if the window has not narrowed. The
    /// bounds that are offered do not depend on the values.
    fn cut_or_not(&self, next: &Upcoming) -> Option<Prediction> {
        let node = self.here()?;
        let cuts = next.kind == EventKind::Cut && next.node == node;
        let goes_on = next.kind == EventKind::Enter
            && next.visit != Visit::Again
            && self.tree().parent(next.node) == Some(node);
        if !(cuts || goes_on) {
            return None;
        }
        if !self.algorithm.keeps_window() {
            return self.settled_or_not(node, next);
        }
        let by_window = next.cut_by.is_none_or(|by| matches!(by, CutBy::Window | CutBy::Mean));
        let came_back = |kind: EventKind| {
            matches!(kind, EventKind::Narrow | EventKind::Weigh) || kind.comes_back()
        };
        if !by_window || !self.kind().is_some_and(came_back) {
            return None;
        }
        let way: Vec<_> = self.tree().ancestors(node).collect();
        let mut right = Vec::new();
        if cuts {
            let reasons = self.replay.upcoming_reasons(self.timeline);
            let said = |at: &NodeId| reasons.iter().any(|reason| reason.ancestor == *at);
            right.extend(way.iter().skip(1).copied().filter(said));
        }
        if way.len() == 1 || cuts && right.is_empty() {
            return None; // Nothing above the root cuts there.
        }
        let offered: Vec<_> = way.into_iter().take(BOUNDS).collect();
        if right.first().is_some_and(|nearest| !offered.contains(nearest)) {
            return None; // It is farther above.
        }
        right.retain(|at| offered.contains(at));
        let mut right: Vec<_> = right.into_iter().map(PredictedChoice::CutBy).collect();
        if right.is_empty() {
            right.push(PredictedChoice::GoOn);
        }
        let offered = offered.into_iter().map(PredictedChoice::CutBy);
        let choices = [PredictedChoice::GoOn].into_iter().chain(offered);
        Some(Prediction {
            form: AnswerForm::Choices(choices.collect()),
            right: right.into_iter().map(PredictedAnswer::Choice).collect(),
            ..self.asks(PredictionKind::Cut, node)
        })
    }

    /// Asks from which value on the remaining moves would be skipped: it is what the other player is
    /// guaranteed above. Asked where [`Self::cut_or_not`] is.
    fn threshold(&self, next: &Upcoming) -> Option<Prediction> {
        self.cut_or_not(next).filter(|_| self.algorithm.keeps_window())?;
        let node = self.here().filter(|&node| !self.is_chance(node))?;
        let window = self.replay.window(node);
        let bound = window.of(self.chooser(node).other());
        // The window of a scout, or of a pass, is a question and not what anybody has.
        let mut way = self.tree().ancestors(node);
        let is_scouted = way.any(|at| self.visit(at) == Visit::Scout)
            || self.replay.entered_window(NodeId::ROOT) != Window::FULL;
        // There is something to choose from if the nodes above hold several values.
        let above = self.tree().ancestors(node).skip(1);
        let mut others = above.filter_map(|at| self.replay.node(at).value());
        let another = others.find(|held| *held != bound)?;
        let holds = |at: NodeId| {
            self.chooser(at) != self.chooser(node) && self.replay.node(at).value() == Some(bound)
        };
        let is_held = self.tree().ancestors(node).skip(1).any(holds);
        if !is_held || !bound.is_finite() || bound.is_mate() || is_scouted {
            return None;
        }
        Some(Prediction {
            right: vec![PredictedAnswer::Number(bound)],
            other: Some(PredictedAnswer::Number(another)),
            ..self.asks(PredictionKind::Threshold, node)
        })
    }

    /// Asks whether the answer of a node is already known, in a search that only proves.
    fn settled_or_not(&self, node: NodeId, next: &Upcoming) -> Option<Prediction> {
        let came_back = self.kind().is_some_and(EventKind::comes_back);
        let came_back = came_back && self.algorithm.cuts();
        let by_answer = next.cut_by.is_none_or(|by| matches!(by, CutBy::Settled | CutBy::Sum));
        if !came_back || !by_answer {
            return None;
        }
        let right =
            if next.kind == EventKind::Cut { PredictedChoice::Cut } else { PredictedChoice::GoOn };
        let choices = vec![PredictedChoice::GoOn, PredictedChoice::Cut];
        Some(self.offers(PredictionKind::Cut, node, choices, right))
    }

    fn next_node(&self, next: &Upcoming) -> Option<Prediction> {
        let node = self.here().filter(|_| !next.is_base)?;
        let tree = self.tree();
        let enters = next.kind == EventKind::Enter;
        let left = self.just_left();
        let is_scouted = |id: NodeId| self.visit(id) == Visit::Scout && left == Some(id);
        let is_fresh = |id: NodeId| {
            let is_open = match self.phase(id) {
                Phase::Unvisited | Phase::Unsettled => true,
                Phase::Open => false,
                Phase::Done => !self.replay.is_current(id),
            };
            is_open && self.weight(id).kind != Kind::Decline
        };
        // The moves generated by a search are known once the first of them is entered.
        let is_known = tree.growth() != Growth::Searched
            || tree.children(node).any(|id| self.phase(id) != Phase::Unvisited);
        if !is_known || self.phase(node) != Phase::Open {
            return None;
        }
        let again = left.filter(|&id| is_scouted(id)).map(PredictedChoice::Again);
        // Which child is made next says nothing about where a proof is near.
        let is_made = |id: NodeId| self.algorithm.columns().is_none() || self.numbers(id).is_some();
        let fresh =
            tree.children(node).filter(|&id| self.is_known(id) && is_fresh(id) && is_made(id));
        let mut choices: Vec<_> =
            again.into_iter().chain(fresh.map(PredictedChoice::Enter)).collect();
        // A search that keeps numbers always comes back; by intervals it may end at the root.
        let ends = node == NodeId::ROOT && self.keeps_intervals();
        let goes_back = self.algorithm.columns().is_none() || ends;
        choices.extend(Some(PredictedChoice::Back).filter(|_| goes_back));
        let right = match next.visit {
            _ if !enters => PredictedChoice::Back,
            Visit::Again => PredictedChoice::Again(next.node),
            Visit::First | Visit::Scout | Visit::Resume | Visit::Probe => {
                PredictedChoice::Enter(next.node)
            }
        };
        if enters && tree.parent(next.node) != Some(node)
            || choices.len() < 2
            || choices.len() > MOST
            || !choices.contains(&right)
        {
            return None;
        }
        Some(self.offers(PredictionKind::Next, node, choices, right))
    }

    /// The child from which the search has just returned, if it has.
    pub(crate) fn just_left(&self) -> Option<NodeId> {
        let records = self.replay.trace().records();
        let before = records[..self.step()].iter().rev();
        let returns = |kind: EventKind| kind.comes_back() || kind == EventKind::Weigh;
        let mut before =
            before.take_while(|record| record.kind == EventKind::Narrow || returns(record.kind));
        let last = before.find(|record| returns(record.kind))?;
        Some(last.node)
    }

    fn first_number(&self, next: &Upcoming) -> Option<Prediction> {
        self.counted(next, PredictionKind::FirstNumber)
    }

    fn second_number(&self, next: &Upcoming) -> Option<Prediction> {
        self.counted(next, PredictionKind::SecondNumber)
    }

    /// Asks for one of the two numbers of a node, which are about to be computed from its children.
    fn counted(&self, next: &Upcoming, kind: PredictionKind) -> Option<Prediction> {
        let (node, numbers) = (next.node, next.numbers?);
        self.column_of(kind)?.alone?;
        let is_inner = self.weight(node).kind == Kind::Inner;
        // In a tree grown by the search, the children are unknown until the search moves on.
        let is_drawn =
            self.tree().growth() != Growth::Searched || self.chosen_from(node).next().is_some();
        if !is_inner || !is_drawn {
            return None;
        }
        let number = match kind {
            PredictionKind::FirstNumber => numbers.first,
            _ => numbers.second,
        };
        Some(Prediction { right: vec![PredictedAnswer::Number(number)], ..self.asks(kind, node) })
    }

    /// Asks for both numbers of a node, among others that stand to reason.
    fn both_numbers(&self, next: &Upcoming) -> Option<Prediction> {
        let (node, numbers) = (next.node, next.numbers?);
        let together = self.algorithm.columns()?.together?;
        let children: Vec<_> = self.chosen_from(node).map(|(_, numbers)| numbers).collect();
        if children.len() < 2 || children.len() < self.tree().children(node).len() {
            return None; // A single child is copied.
        }
        let mut all = (together.wrong)(self.columns_at(node), &children);
        all.extend([numbers].into_iter().chain(self.numbers(node)));
        // Sorted, the right one would stand where the mover wants it.
        let lot = self.step();
        all.sort_unstable_by_key(|of| {
            let code = of.both().map(|number| number.0.cast_unsigned() as usize);
            (mixed(code[0] ^ code[1].rotate_left(16) ^ lot.rotate_left(32)), of.both())
        });
        all.dedup();
        let choices: Vec<_> = all.into_iter().map(PredictedChoice::Numbers).collect();
        (choices.len() > 1).then(|| {
            let right = PredictedChoice::Numbers(numbers);
            self.offers(PredictionKind::Numbers, node, choices, right)
        })
    }

    /// Asks whether a move is generated: either the next one or one that is not. The choice between
    /// the two is unrelated to what is known.
    fn is_candidate(&self, next: &Upcoming) -> Option<Prediction> {
        let node = self.tree().parent(next.node)?;
        let others = self.subject.not_generated(self.tree(), node);
        let is_other = !others.is_empty() && mixed(self.step()).is_multiple_of(2);
        let mv = if is_other {
            others[mixed(self.step() + 1) % others.len()]
        } else {
            self.weight(next.node).mv
        };
        let name = self.subject.move_there(self.tree(), node, mv, self.language);
        if mv == MoveCode::PASS || name.is_empty() {
            return None;
        }
        let right = if is_other { PredictedChoice::No } else { PredictedChoice::Yes };
        let choices = vec![PredictedChoice::Yes, PredictedChoice::No];
        let offered = self.offers(PredictionKind::Candidate, node, choices, right);
        Some(Prediction { mv: Some(mv), ..offered })
    }
}

/// Whether both bounds can be typed: mates are named by their lengths, and ∞−1 is no number.
fn can_be_typed(window: Window) -> bool {
    let is_plain = |bound: Score| !bound.is_mate() && bound != Score::MAX + -1;
    is_plain(window.alpha) && is_plain(window.beta)
}

/// A pseudo-random number below 2²⁴, always the same for a step, or another number.
pub(crate) fn mixed(of: usize) -> usize {
    let of = of as u64;
    let mixed = (of ^ (of >> 7)).wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed >> 40) as usize
}
