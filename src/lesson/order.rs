//! The moves of a node: their order, and why a candidate was generated.

use super::part::Part;
use super::projection::Projection;
use game::{Rank, RankClass};
use language::signed;
use score::{Player, Score};
use trace::{EventKind, Phase, Seen};
use tree::{Growth, Kind, MoveCode, NodeId};

/// A move of a node, by its position in the move order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRow {
    /// Its position, from 1.
    pub number: usize,
    pub node: NodeId,
    pub name: String,
    pub reason: String,
    /// Its outcome: its value, "skipped", "not read".
    pub fate: String,
    /// Whether it closed the window, so that later moves were skipped.
    pub cuts: bool,
}

impl Projection<'_> {
    /// The position of a node among its siblings, from 1, and the reason; `None` if the order is
    /// that of the game, and in a tree grown by a search, whose order is that of the last visit,
    /// before that visit.
    pub fn place_in_order(&self, id: NodeId) -> Option<(usize, Rank)> {
        let tree = self.tree();
        let (rank, parent) = (tree.rank(id)?, tree.parent(id)?);
        let last = self.timeline.last_entered(parent);
        if tree.growth() == Growth::Searched
            && (self.hides_future() || last.is_some_and(|last| self.step() < last))
        {
            return None;
        }
        let first = tree.children(parent).next()?;
        Some(((id.0 - first.0) as usize + 1, rank))
    }

    /// Explains the position of a move in the order: "▲同銀は▲２四歩の局面で順番が2番目の手: 得する取り(先手に +205)。".
    /// `None` while its value, or that of the parent, is hidden.
    pub fn why_there(&self, id: NodeId) -> Option<String> {
        let parent = self.tree().parent(id)?;
        if self.hides(id) || self.hides(parent) {
            return None;
        }
        let (number, rank) = self.place_in_order(id)?;
        let mover = self.weight(parent).player;
        let reason = self.rank_words(id, rank, Some(mover));
        let at = self.at(parent);
        let mv = self.choice(id);
        let texts = self.language.texts();
        Some(texts.order_why_there(at, mv, texts.order_ordinal(number), reason))
    }

    /// The first `most` moves of a node in the order in which they are tried, and the number of
    /// remaining ones. Empty where [`Projection::place_in_order`] knows none, and while the value
    /// of the node is hidden.
    pub fn order(&self, node: NodeId, most: usize) -> (Vec<OrderRow>, usize) {
        let moves = || {
            let children = self.tree().children(node);
            children.filter(|&child| self.weight(child).kind != Kind::Decline)
        };
        let most = if self.hides(node) { 0 } else { most };
        let rows: Vec<_> =
            moves().take(most).filter_map(|child| self.order_row(node, child)).collect();
        let more = if rows.is_empty() { 0 } else { moves().count() - rows.len() };
        (rows, more)
    }

    fn order_row(&self, parent: NodeId, child: NodeId) -> Option<OrderRow> {
        let (number, rank) = self.place_in_order(child)?;
        let texts = self.language.texts();
        let seen = self.seen(child);
        let value = self.value_text(child).plain;
        let fate = match seen {
            Seen::Done => value,
            Seen::Open => texts.order_being_read(),
            Seen::Unsettled => texts.order_not_settled(),
            Seen::Earlier => texts.order_before(value),
            Seen::Pruned => texts.order_skipped(),
            Seen::Unvisited => texts.order_not_read(),
        };
        let cuts = self.is_cut(parent) && self.best(parent) == Some(child) && seen == Seen::Done;
        Some(OrderRow {
            number,
            node: child,
            name: self.choice(child),
            reason: self.rank_words(child, rank, None),
            fate,
            cuts,
        })
    }

    /// The class of a move and its expected gain: "得する取り(+205)", "a winning capture (+205)".
    ///
    /// The gain is from the point of view of the side to move, which is named if `mover` gives it.
    fn rank_words(&self, id: NodeId, rank: Rank, mover: Option<Player>) -> String {
        let texts = self.language.texts();
        let Rank { class, value } = rank;
        let takes = self.subject.gain(self.tree(), id, self.language).is_some();
        let words = match (class, value, takes) {
            (RankClass::Known, ..) => return texts.order_known(),
            (RankClass::Killer, ..) => return texts.order_killer(),
            (RankClass::History, ..) => return texts.order_history(value),
            (RankClass::Quiet, ..) => return texts.order_quiet(),
            (RankClass::Wins, 0, true) => texts.order_even_capture(),
            (RankClass::Wins, 0, false) => texts.order_even_promotion(),
            (RankClass::Wins, _, true) => texts.order_winning_capture(),
            (RankClass::Wins, _, false) => texts.order_winning_promotion(),
            (RankClass::Loses, _, true) => texts.order_losing_capture(),
            (RankClass::Loses, _, false) => texts.order_losing_promotion(),
        };
        let value = signed(Score(value)).to_string();
        match mover {
            Some(mover) => texts.order_worth_for(words, self.side(mover), value),
            None => texts.order_worth(words, value),
        }
    }

    /// The move after a pass that triggered a candidate; `None` if there is none.
    pub fn called_by(&self, id: NodeId) -> Option<NodeId> {
        self.state.called_by(id)
    }

    /// The candidate reported at this step.
    pub fn told_candidate(&self) -> Option<NodeId> {
        let record = self.replay.last_record()?;
        (record.kind == EventKind::Candidate && !self.hides_step()).then_some(record.node)
    }

    /// The pass at a node and the line that follows it, once it has been searched.
    pub fn passed_line(&self, at: NodeId) -> Vec<NodeId> {
        let mut children = self.tree().children(at);
        let pass = children.find(|&child| {
            self.weight(child).mv == MoveCode::PASS && self.phase(child) == Phase::Done
        });
        let line = |pass| [pass].into_iter().chain(self.state.line(pass)).collect();
        pass.map(line).unwrap_or_default()
    }

    /// Whether the move to a node has been generated by this step.
    pub fn is_generated(&self, id: NodeId) -> bool {
        self.state.notes(id).is_some_and(|notes| notes.candidate.is_some())
    }

    /// Whether the line after a pass has triggered a move by this step.
    pub fn is_called_for(&self, id: NodeId) -> bool {
        let candidate = self.state.notes(id).and_then(|notes| notes.candidate);
        candidate.is_some_and(|candidate| candidate.called_by.is_some())
    }

    /// Why the move to a node was generated: its class, its provisional value, and its trigger.
    pub(crate) fn candidate_parts(&self, node: NodeId) -> Vec<Part> {
        let notes = self.state.notes(node);
        let Some(candidate) = notes.and_then(|notes| notes.candidate) else {
            return Vec::new();
        };
        let why = self.subject.called_for(self.tree(), node, candidate.class, self.language);
        let value = candidate.provisional;
        let value = value.map(|value| self.number(node, value));
        let texts = self.language.texts();
        let mut parts = vec![Part::Text(match value {
            None => texts.called_why(why),
            Some(value) => texts.called_why_value(value, why),
        })];
        if let Some(by) = self.called_by(node) {
            parts.push(Part::Link { text: texts.called_by(self.choice(by)), node: by });
        }
        parts
    }
}
