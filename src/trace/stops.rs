//! Finds the steps of a run worth stopping at.

use std::sync::Arc;

use super::{EventKind, Phase, Replay, Trace, TraceRecord};
use score::{Player, Score};
use tree::{NodeId, Tree};

/// A condition at which a run stops. Values are for Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StopCondition {
    /// An event of this kind occurs: a cut, a table hit, the exit of a node with moves …
    Happens(EventKind),
    /// α rises: Black (MAX) is guaranteed more.
    AlphaRaised,
    /// β falls: White (MIN) is guaranteed more.
    BetaLowered,
    /// Another move of the root becomes the best.
    BestChanged,
    /// The best line from the root changes. While its first move is being searched again, it counts
    /// as unchanged.
    LineChanged,
    /// The search enters a node, or returns to it from below.
    Reached(NodeId),
    /// The search leaves a node with its value.
    Finished(NodeId),
    /// A node turns out to be worth more than this: evaluated, returned, or found in the table.
    Above(Score),
    /// A node turns out to be worth less than this.
    Below(Score),
    /// A search that samples selects a child although another one has a better mean for the side to
    /// move.
    Explores,
    /// A node gets its visit of this number, in a search that samples.
    Visited(NodeId, u32),
}

impl StopCondition {
    /// The name in files and on the command line, such as `cut`, `alpha` or `above:300`; `None` for
    /// conditions about a node.
    pub fn id(self) -> Option<String> {
        Some(match self {
            Self::Happens(kind) => kind.id().to_owned(),
            Self::AlphaRaised => "alpha".to_owned(),
            Self::BetaLowered => "beta".to_owned(),
            Self::BestChanged => "best".to_owned(),
            Self::LineChanged => "line".to_owned(),
            Self::Above(Score(value)) => format!("above:{value}"),
            Self::Below(Score(value)) => format!("below:{value}"),
            Self::Explores => "explores".to_owned(),
            Self::Reached(_) | Self::Finished(_) | Self::Visited(..) => return None,
        })
    }

    /// The condition with this [name](Self::id), if any.
    pub fn of_id(id: &str) -> Option<Self> {
        let value = |number: &str| number.parse().ok().map(Score);
        match id.split_once(':') {
            Some(("above", number)) => value(number).map(Self::Above),
            Some(("below", number)) => value(number).map(Self::Below),
            Some(_) => None,
            None => Some(match id {
                "alpha" => Self::AlphaRaised,
                "beta" => Self::BetaLowered,
                "best" => Self::BestChanged,
                "line" => Self::LineChanged,
                "explores" => Self::Explores,
                _ => Self::Happens(EventKind::ALL.into_iter().find(|kind| kind.id() == id)?),
            }),
        }
    }

    pub fn node(self) -> Option<NodeId> {
        match self {
            Self::Reached(node) | Self::Finished(node) | Self::Visited(node, _) => Some(node),
            _ => None,
        }
    }

    /// Whether the event `record`, which led to the current step of `replay`, meets the condition;
    /// the best line is checked elsewhere.
    fn is_met(self, record: TraceRecord, replay: &Replay) -> bool {
        let narrows = |of| record.kind == EventKind::Narrow && record.player() == of;
        let found = || record.kind.settles().then(|| record.value());
        match self {
            Self::Happens(kind) => record.kind == kind,
            Self::AlphaRaised => narrows(Player::Max),
            Self::BetaLowered => narrows(Player::Min),
            Self::BestChanged if replay.trace().sampled().is_some() => false,
            Self::BestChanged => {
                let at_root = replay.tree().parent(record.node) == Some(NodeId::ROOT);
                matches!(record.kind, EventKind::Improve | EventKind::Choose) && at_root
                    || record.kind == EventKind::Decline && record.node == NodeId::ROOT
            }
            Self::LineChanged => false,
            Self::Reached(node) => {
                let moved = record.kind == EventKind::Enter || record.kind.goes_up();
                moved && replay.cursor() == Some(node)
            }
            Self::Finished(node) => record.kind.settles() && record.node == node,
            Self::Explores => {
                record.kind == EventKind::Select && replay.has_better_mean(record.node)
            }
            Self::Visited(node, visits) => {
                let is_of_node = record.kind == EventKind::BackUp && record.node == node;
                is_of_node && replay.sample(node).is_some_and(|sample| sample.visits == visits)
            }
            Self::Above(bound) => found().is_some_and(|value| value > bound),
            Self::Below(bound) => found().is_some_and(|value| value < bound),
        }
    }
}

/// A step at which a condition is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StopStep {
    pub step: usize,
    /// The index of the condition in the given list.
    pub condition: usize,
}

/// The steps at which any of the conditions is met, in order; a step that meets several is listed
/// for each of them.
pub fn stop_steps(
    tree: &Arc<Tree>,
    trace: &Arc<Trace>,
    conditions: &[StopCondition],
) -> Vec<StopStep> {
    let mut stops = Vec::new();
    let asks_line = conditions
        .iter()
        .any(|wanted| matches!(wanted, StopCondition::LineChanged | StopCondition::BestChanged));
    let mut line = Vec::new();
    let mut replay = Replay::new(Arc::clone(tree), Arc::clone(trace));
    while replay.forward() {
        let Some(record) = replay.last_record() else {
            break;
        };
        let new = if asks_line { NewLine::taken(&replay, &mut line) } else { NewLine::None };
        for (condition, wanted) in conditions.iter().enumerate() {
            if wanted.is_met(record, &replay) || new.meets(*wanted) {
                let step = replay.step();
                stops.push(StopStep { step, condition });
            }
        }
    }
    stops
}

impl Replay {
    /// Advances to the next step at which a condition is met, or to the end; returns whether it is
    /// met there.
    pub fn run_to(&mut self, wanted: StopCondition) -> bool {
        let mut line = self.line(NodeId::ROOT);
        while self.forward() {
            let Some(record) = self.last_record() else {
                break;
            };
            let new = NewLine::taken(self, &mut line);
            if wanted.is_met(record, self) || new.meets(wanted) {
                return true;
            }
        }
        false
    }
}

/// How the best line from the root has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NewLine {
    None,
    /// From its first move on, in a run that samples.
    First,
    Later,
}

impl NewLine {
    /// Updates `line` to the best line.
    fn taken(replay: &Replay, line: &mut Vec<NodeId>) -> Self {
        let samples = replay.trace().sampled().is_some();
        let is_open = |best: NodeId| !samples && replay.node(best).phase() != Phase::Done;
        // The visits of an iteration count when it has come back to the root.
        let root_is_backed_up =
            |record: TraceRecord| record.kind == EventKind::BackUp && record.node == NodeId::ROOT;
        let waits = samples && !replay.last_record().is_some_and(root_is_backed_up);
        if waits || replay.best(NodeId::ROOT).is_none_or(is_open) {
            return Self::None;
        }
        let now = replay.line(NodeId::ROOT);
        let new = match (now == *line, now.first() == line.first()) {
            (true, _) => Self::None,
            (false, false) if samples => Self::First,
            _ => Self::Later,
        };
        *line = now;
        new
    }

    fn meets(self, wanted: StopCondition) -> bool {
        match wanted {
            StopCondition::LineChanged => self != Self::None,
            StopCondition::BestChanged => self == Self::First,
            _ => false,
        }
    }
}
