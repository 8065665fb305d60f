//! A cut in words: every bound that suffices or, without a window, the sufficient result.

use crate::{Part, Projection};
use score::{Player, Score};
use trace::{BoundSource, CutBy, CutReason, MadeCut, Phase};
use tree::NodeId;

impl Projection<'_> {
    /// Formats a bound that suffices for a cut: "カ ≧ +300 ≧ +100 = オ".
    pub fn cut_numbers(&self, cut: &MadeCut, reason: &CutReason) -> String {
        let texts = self.language().texts();
        let mover = self.weight(cut.node).player;
        let by_chance = self.is_chance(cut.node).then(|| reason.player.other());
        let rises = self.told().notation.owner(mover, by_chance.unwrap_or(mover)) == Player::Max;
        let signs = self.language().signs();
        let sign = if rises { signs.at_least() } else { signs.at_most() };
        let value = cut.best.map(|(_, value)| value).or_else(|| self.mean_at(cut, reason));
        let value = value.map(|value| self.number(cut.node, value));
        let (value, bound) = (value.unwrap_or_default(), self.edge(cut.node, reason.bound));
        if let BoundSource::Scout(child) = reason.source {
            // What is asked is one less than the bound that has closed the window.
            let than = self.edge(cut.node, reason.bound + reason.player.sign());
            let (place, question) = (self.place(cut.node), texts.cut_question(self.choice(child)));
            let beyond = if rises { '>' } else { '<' };
            return format!("{place} {sign} {value} {beyond} {than} = {question}");
        }
        let from = match reason.source {
            BoundSource::Child(child) | BoundSource::EarlierVisit(child) => self.choice(child),
            BoundSource::Mean(_) => texts.cut_by_mean(self.choice(reason.ancestor)),
            BoundSource::Scout(_) | BoundSource::Caller => texts.cut_whole_window(),
        };
        format!("{} {sign} {value} {sign} {bound} = {from}", self.place(cut.node))
    }

    /// What the mean of a node could still be at its cut, on the side of a bound.
    fn mean_at(&self, cut: &MadeCut, reason: &CutReason) -> Option<Score> {
        let mean = self.replay().mean(cut.node)?;
        Some(if reason.player == Player::Max { mean.second } else { mean.first })
    }

    /// The explanation of a cut on a node's card.
    pub(super) fn cut_parts(&self, id: NodeId) -> Vec<Part> {
        let Some(cut) = self.made_cut(id).filter(|cut| !self.doubts(cut.step)) else {
            return Vec::new();
        };
        if !matches!(cut.by, CutBy::Window | CutBy::Mean) {
            return vec![Part::Text(self.enough(&cut))];
        }
        let part = |reason: &CutReason| Part::Reason {
            text: self.reason_text(reason),
            numbers: self.cut_numbers(&cut, reason),
            set_at: self.replay().trace().bound_set_at(reason, cut.step),
            reason: *reason,
        };
        cut.reasons.iter().map(part).collect()
    }

    /// The result that was sufficient for a cut without a closed window.
    fn enough(&self, cut: &MadeCut) -> String {
        let texts = self.language().texts();
        let best = cut.best.map(|(best, _)| self.choice(best)).unwrap_or_default();
        let at = self.at(cut.node);
        let attacks = self.weight(cut.node).player == self.weight(NodeId::ROOT).player;
        match cut.by {
            CutBy::Settled if !self.subject().is_mate_problem() => {
                let side = self.side(self.weight(cut.node).player);
                texts.cut_enough(at, best, side)
            }
            CutBy::Settled => {
                texts.mates_enough(at, best, if attacks { "attacker" } else { "defender" })
            }
            CutBy::Pass => texts.cut_pass(at),
            CutBy::Margin => texts.cut_margin(at),
            CutBy::Mean => texts.cut_beyond(at),
            CutBy::Sum => self.exhausted(cut.node).unwrap_or_default(),
            CutBy::Table | CutBy::Window => texts.cut_known(at),
        }
    }

    /// Describes a bound: its owner, place and origin, and how far up it is.
    fn reason_text(&self, reason: &CutReason) -> String {
        let texts = self.language().texts();
        let at = self.at(reason.ancestor);
        let by = reason.source.child().map(|child| self.choice(child)).unwrap_or_default();
        let side = self.side(reason.player);
        let bound = self.number(reason.ancestor, reason.bound);
        let known = self.bound_words(reason.ancestor, reason.player, reason.bound);
        match reason.source {
            BoundSource::Child(_) => {
                let deep = if reason.is_deep() { "true" } else { "false" };
                texts.cut_has(at, bound, by, deep, known, side)
            }
            BoundSource::EarlierVisit(_) => texts.cut_scouted(at, bound, by, known, side),
            BoundSource::Scout(_) => texts.cut_asks(at, by, known),
            BoundSource::Mean(_) => texts.cut_mean(at, by, known),
            BoundSource::Caller => texts.cut_called(known),
        }
    }

    /// Whether a node has its value by a guess alone: none of its moves was read.
    pub(super) fn has_by_guess(&self, node: NodeId) -> bool {
        let state = self.replay().node(node);
        let cut = (state.is_cut() && self.phase(node) != Phase::Open)
            .then(|| self.made_cut(node))
            .flatten();
        cut.is_some_and(|cut| cut.node == node && cut.by.guess().is_some())
    }

    /// The guess by which a selective search has not read a node, if it is one.
    fn guess_at(&self, node: NodeId) -> Option<&'static str> {
        if let Some(reason) = self.state.skipped_by_guess(node) {
            return Some(reason.id());
        }
        self.made_cut(node)?.by.guess()
    }

    /// For a pruned branch: what does not depend on its value. Only a bound found in the tree
    /// preserves the value of the root; a null window, or the window of the caller, only preserves
    /// the answer to its question.
    pub(super) fn cut_status(&self, node: NodeId, is_unread: bool) -> String {
        let cut = self.made_cut(node);
        if let Some(guess) = self.guess_at(node) {
            let texts = self.language().texts();
            return texts.cut_guessed(texts.cut_guess_reason(guess));
        }
        if cut.as_ref().is_some_and(|cut| self.doubts(cut.step)) {
            return self.language().texts().log_skips();
        }
        let source = cut.as_ref().and_then(|cut| cut.reasons.first()).map(|reason| reason.source);
        let stays = match source {
            _ if cut.as_ref().is_some_and(MadeCut::keeps_root) => "root",
            Some(BoundSource::Scout(_)) => "scout",
            Some(_) => "window",
            None => "asked",
        };
        self.language().texts().cut_away(stays, if is_unread { "true" } else { "false" })
    }
}
