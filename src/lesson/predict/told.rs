//! Questions about what a search says of a node: that it returns a value or a bound, that its table
//! answers, with how much depth a move is read.

use super::super::projection::Projection;
use super::asked::mixed;
use super::{AnswerForm, PredictedAnswer, PredictedChoice, Prediction, PredictionKind};
use score::{Bound, BoundedScore, Score};
use search::{Algorithm, CodeLevel, PseudoLine};
use trace::{EventKind, Phase, Upcoming, Visit};
use tree::{Kind, MoveCode, NodeId};

impl PredictedChoice {
    pub(super) fn of(bound: Bound) -> Self {
        match bound {
            Bound::Exact => Self::Exactly,
            Bound::AtLeast => Self::AtLeast,
            Bound::AtMost => Self::AtMost,
        }
    }
}

const BOUNDS: [PredictedChoice; 3] =
    [PredictedChoice::Exactly, PredictedChoice::AtLeast, PredictedChoice::AtMost];

impl Projection<'_> {
    /// Whether the algorithm has such events, in whatever run.
    fn reports(&self, kind: EventKind) -> bool {
        let has = |line: &PseudoLine| {
            line.events.contains(&kind) || line.cases.iter().any(|(of, _)| *of == kind)
        };
        // Every event has a line at each level.
        self.algorithm.pseudo_code(CodeLevel::Usual).iter().any(has)
    }

    /// Asks whether the number that a node returns is its value or a bound. Not after a cut, which has
    /// just said so, nor where nothing lies beyond the value.
    pub(super) fn returned(&self, next: &Upcoming) -> Option<Prediction> {
        let BoundedScore { value, bound } = next.found.filter(|_| self.algorithm.keeps_window())?;
        let is_extreme = value.is_mate() || self.subject.asked_winner().is_some();
        if self.kind() == Some(EventKind::Cut) || is_extreme || !self.is_read_once(next.node) {
            return None;
        }
        let right = PredictedChoice::of(bound);
        Some(self.offers(PredictionKind::Returned, next.node, BOUNDS.to_vec(), right))
    }

    /// Whether no node below has been read more than once: otherwise what is known of it is more than
    /// the last visit says.
    fn is_read_once(&self, node: NodeId) -> bool {
        if !matches!(self.algorithm, Algorithm::Pvs | Algorithm::MtdF | Algorithm::SssStar) {
            return true;
        }
        let mut open = vec![node];
        while let Some(id) = open.pop() {
            if self.visit(id) == Visit::Again
                || self.timeline.entered(id) != self.replay.node(id).entered()
            {
                return false;
            }
            open.extend(self.tree().children(id));
        }
        true
    }

    /// Asks whether the table answers at a node that has just been entered.
    pub(super) fn table_answers(&self, next: &Upcoming) -> Option<Prediction> {
        let node = self.here().filter(|_| self.kind() == Some(EventKind::Enter))?;
        if !self.reports(EventKind::Recall) || self.weight(node).kind != Kind::Inner {
            return None;
        }
        let right = match next.found.filter(|_| next.kind == EventKind::Recall) {
            Some(found) => PredictedChoice::of(found.bound),
            None => PredictedChoice::GoOn,
        };
        let choices = [PredictedChoice::GoOn].into_iter().chain(BOUNDS).collect();
        Some(self.offers(PredictionKind::Table, node, choices, right))
    }

    /// Asks what the table keeps of a node that returns: as a value or as a bound, unless a cut has
    /// just said so, and otherwise with which depth; and with which move, after a cut of two.
    pub(super) fn kept_in_table(&self, next: &Upcoming) -> Option<Prediction> {
        let (entry, found) = (next.stored?, next.found?);
        let node = next.node;
        if entry.depth == 0 || found.value.is_mate() {
            return None;
        }
        let is_cut = self.kind() == Some(EventKind::Cut);
        let named = entry.best.or(self.replay.node(node).best());
        // A cut is always made by a move: the last one before it, or the next, stands to reason.
        let others = || self.tree().children(node).filter(|&child| Some(child) != named);
        let is_read = |child: &NodeId| self.phase(*child) == Phase::Done;
        let before = || others().rfind(is_read);
        let after = || others().find(|child| !is_read(child));
        let drawn = if mixed(self.step()).is_multiple_of(2) { before() } else { after() };
        let other = drawn.or_else(before).or_else(after).filter(|_| is_cut);
        let mut moves: Vec<_> = named.into_iter().map(Some).chain([other]).collect();
        if is_cut {
            moves.sort_unstable(); // In the order in which they are read.
        }
        let bounds = if is_cut { vec![entry.bound] } else { Bound::ALL.to_vec() };
        // Whoever counts from the root is wrong by this much.
        let from_root = self.weight(node).depth;
        let other = if from_root == entry.depth { entry.depth + 1 } else { from_root };
        let mut depths = if is_cut { vec![entry.depth, other] } else { vec![entry.depth] };
        depths.sort_unstable();
        let kept = |bound, depth, best| {
            PredictedChoice::Keeps(BoundedScore { value: found.value, bound }, depth, best)
        };
        let mut choices = Vec::new();
        for best in moves {
            for &bound in &bounds {
                choices.extend(depths.iter().map(|&depth| kept(bound, depth, best)));
            }
        }
        let right = kept(entry.bound, entry.depth, entry.best);
        Some(self.offers(PredictionKind::Entry, node, choices, right))
    }

    /// Asks with how much depth the next move is read, in a search that reads some with less or more.
    pub(super) fn depth_of(&self, next: &Upcoming) -> Option<Prediction> {
        let node = self.here()?;
        let is_said = matches!(self.kind(), Some(EventKind::Reduce | EventKind::Extend));
        let is_move = self.tree().parent(next.node) == Some(node)
            && self.weight(next.node).mv != MoveCode::PASS;
        if !self.reports(EventKind::Reduce) || is_said || !is_move {
            return None;
        }
        let right = match next.kind {
            EventKind::Reduce => PredictedChoice::Reduced,
            EventKind::Extend => PredictedChoice::Extended,
            EventKind::Skip => PredictedChoice::Skipped,
            EventKind::Enter if next.visit != Visit::Again => PredictedChoice::InFull,
            _ => return None,
        };
        let choices = vec![
            PredictedChoice::InFull,
            PredictedChoice::Reduced,
            PredictedChoice::Extended,
            PredictedChoice::Skipped,
        ];
        let offered = self.offers(PredictionKind::Depth, node, choices, right);
        Some(Prediction { child: Some(next.node), ..offered })
    }

    /// Asks whether a pass suffices, where the search has just come back from one.
    pub(super) fn cut_by_pass(&self, next: &Upcoming) -> Option<Prediction> {
        let node = self.here()?;
        let left = self.just_left().filter(|&left| self.tree().parent(left) == Some(node))?;
        if self.weight(left).mv != MoveCode::PASS || self.generates() {
            return None;
        }
        let right = match next.kind {
            EventKind::Cut => PredictedChoice::Cut,
            _ => PredictedChoice::GoOn,
        };
        let choices = vec![PredictedChoice::GoOn, PredictedChoice::Cut];
        Some(self.offers(PredictionKind::Cut, node, choices, right))
    }

    /// Asks which window the next pass of MTD(f) tests.
    pub(super) fn next_pass(&self, next: &Upcoming) -> Option<Prediction> {
        let before = self.replay.entered_window(NodeId::ROOT);
        let window = next.window.filter(|window| window.beta - window.alpha == 1)?;
        (self.step() > 0 && before != window).then(|| Prediction {
            form: AnswerForm::Window,
            right: vec![PredictedAnswer::Window(window)],
            other: Some(PredictedAnswer::Window(before)),
            ..self.asks(PredictionKind::Window, NodeId::ROOT)
        })
    }

    /// Asks for the threshold that df-pn takes down to a child: of the number by which it is chosen.
    pub(super) fn limit(&self, next: &Upcoming) -> Option<Prediction> {
        let (node, numbers) = (next.node, next.numbers?);
        let parent = self.tree().parent(node)?;
        let limit = self.steering(parent)?.number(numbers);
        (limit != Score::MAX).then(|| Prediction {
            child: Some(node),
            right: vec![PredictedAnswer::Number(limit)],
            ..self.asks(PredictionKind::Limit, parent)
        })
    }
}
