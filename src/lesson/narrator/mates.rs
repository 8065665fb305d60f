//! The words of AND/OR search for a mate: one move suffices for the attacker, all are needed for
//! the defender.

use super::teller::Teller;
use score::Score;
use trace::{EventKind as E, Round, StepDetail};
use tree::NodeId;

impl Teller<'_, '_> {
    /// Whether the attacker, who is to move at the root, is to move here, too: an OR node.
    fn attacks(&self) -> bool {
        self.step.player == self.seen.weight(NodeId::ROOT).player
    }

    fn is_mate(&self) -> bool {
        self.seen.attacker().prefers(self.value(), Score(0))
    }

    /// The side to move, as a selector.
    fn who(&self) -> &'static str {
        if self.attacks() { "attacker" } else { "defender" }
    }

    fn result(&self) -> &'static str {
        if self.is_mate() { "mate" } else { "none" }
    }

    pub(super) fn mate_sentence(&self) -> String {
        let texts = self.texts;
        let (place, child, side) = (self.place(), self.child(), self.mover());
        let (at, choice) = (self.here(), self.choice(self.node()));
        let (who, result) = (self.who(), self.result());
        match self.step.kind {
            E::Iteration => match self.step.detail {
                StepDetail::Iteration(Round::Depth(1)) => texts.mates_in_one(),
                StepDetail::Iteration(Round::Depth(depth)) => {
                    texts.mates_iteration(depth.saturating_sub(2), depth)
                }
                _ => String::new(),
            },
            E::Enter if self.is_root() => texts.mates_start(place, side),
            E::Enter if self.is_leaf() => texts.steps_down_leaf(choice),
            E::Enter => texts.mates_down(choice, side, who),
            E::Leaf if self.is_mate() => texts.mates_mated(place, side),
            E::Leaf => texts.mates_ends(place, side, who),
            E::Improve | E::Keep => texts.mates_came_back(at, child, result, who),
            E::Cut => texts.mates_cut(at, child, self.skipped(), who),
            E::Exit if self.is_root() && self.is_mate() => texts.mates_found(child, self.line()),
            E::Exit if self.is_root() => {
                texts.mates_none(usize::from(self.seen.replay().iteration()))
            }
            E::Exit => texts.mates_exit(child, place, result, side, who),
            E::Recall => {
                let (from, plies) = match self.step.detail {
                    StepDetail::Recalled { from, depth } => (self.told_apart(from), depth),
                    _ => (None, 0),
                };
                let from = from.unwrap_or_else(|| texts.mates_before());
                texts.mates_recalled(from, place, usize::from(plies), result)
            }
            _ => self.other(),
        }
    }

    pub(super) fn mate_reasoning(&self) -> String {
        let (texts, who, result) = (self.texts, self.who(), self.result());
        match self.step.kind {
            E::Enter if !self.is_leaf() => texts.mates_why_enter(who),
            E::Enter => texts.why_leaf_entered(),
            E::Leaf => texts.mates_why_leaf(result),
            E::Improve | E::Keep => texts.mates_why_came_back(result, who),
            E::Cut => texts.mates_why_cut(who),
            E::Exit if self.attacks() == self.is_mate() => texts.mates_why_has_one(),
            E::Exit => texts.mates_why_has_none(who),
            E::Iteration => texts.mates_why_iteration(),
            E::Recall => texts.mates_why_recalled(),
            _ => self.value_reasoning(),
        }
    }
}
