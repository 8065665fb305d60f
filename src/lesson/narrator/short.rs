//! The shortest words for a step: the event and its node.

use super::teller::Teller;
use trace::{CutBy, EventKind as E, Round, StepDetail, Visit};
use tree::NodeId;

impl Teller<'_, '_> {
    /// A word for the event, and its node.
    pub(super) fn short(&self) -> String {
        let about = match self.step.kind {
            E::Iteration => match self.step.detail {
                StepDetail::Iteration(Round::Depth(depth)) => depth.to_string(),
                StepDetail::Iteration(Round::Pass { number, .. }) => number.to_string(),
                _ => String::new(),
            },
            E::Improve | E::Keep | E::Weigh | E::Leave | E::Narrow => self.child(),
            E::BackUp => self.step.child.map_or_else(|| self.named_node(), |it| self.choice(it)),
            E::Leaf | E::Decline | E::Recall | E::Repeat => {
                let bound = self.seen.told().notation.bound(self.step.player, self.step.bound);
                let (sign, number) = (self.seen.signs().of(bound), self.number(self.value()));
                format!("{} {sign}{number}", self.named_node())
            }
            _ => self.named_node(),
        };
        format!("{} {about}", self.word()).trim_end().to_owned()
    }

    /// The node by the move to it; the root as a place.
    fn named_node(&self) -> String {
        if self.node() == NodeId::ROOT { self.place() } else { self.choice(self.node()) }
    }

    fn word(&self) -> String {
        let texts = self.texts;
        let proven = self.proof_step().map(|step| step.numbers.is_proven());
        match (self.step.kind, proven) {
            (E::Improve | E::Keep | E::Exit, Some(true)) => texts.word_proven(),
            (E::Improve | E::Keep | E::Exit, Some(false)) => texts.word_disproven(),
            (E::Iteration, _) if self.seen.pass_here().is_some() => texts.word_pass_number(),
            (E::Iteration, _) => texts.word_depth(),
            (E::Ask, _) => texts.word_ask(),
            (E::Enter, _) if self.is_root() => texts.word_start(),
            (E::Enter, _) => match self.step.visit {
                Visit::First => texts.word_down(),
                Visit::Scout => texts.word_scout(),
                Visit::Again => texts.word_again(),
                Visit::Resume => texts.word_resume(),
                Visit::Probe => texts.word_probe(),
            },
            (E::Leaf, _) => texts.word_leaf(),
            (E::Decline, _) => texts.word_stop(),
            (E::Recall, _) => texts.word_table(),
            (E::Repeat, _) => texts.word_repeat(),
            (E::Candidate, _) => texts.word_candidate(),
            (E::Pass, _) => texts.word_pass(),
            (E::Reduce, _) => texts.word_reduce(),
            (E::Extend, _) => texts.word_extend(),
            (E::Skip, _) => texts.word_skip(),
            (E::Improve, None) if self.falls_short() => texts.word_best_here(),
            (E::Improve, None) => texts.word_better(),
            (E::Keep, None) => texts.word_keep(),
            (E::Weigh, _) => texts.word_weigh(),
            (E::Leave, _) => texts.word_back(),
            (E::Narrow, _) => texts.word_window(),
            (E::Cut, _) => match self.step.detail {
                StepDetail::CutBy(CutBy::Settled) => texts.word_settled(),
                _ => texts.word_cut(),
            },
            (E::Exit, None) => texts.word_return(),
            (E::Count, _) => texts.word_count(),
            (E::Thresholds, _) => texts.word_thresholds(),
            (E::Estimate, _) => texts.word_estimate(),
            (E::Choose, _) => texts.word_choose(),
            (E::Prior, _) => texts.word_prior(),
            (E::Select, _) => texts.word_select(),
            (E::Expand, _) => texts.word_expand(),
            (E::Playout, _) => texts.word_playout(),
            (E::BackUp, _) => texts.word_back_up(),
        }
    }
}
