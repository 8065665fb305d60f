//! Trees in which each player has payoffs of its own: who moves, and what is paid.

mod words;

use super::projection::Projection;
use claim::KnownPayoffs;
use score::{Bound, BoundedScore, Player, Score};
use tree::NodeId;

impl Projection<'_> {
    /// Whether each player has payoffs of its own.
    pub fn shares(&self) -> bool {
        self.tree().payoffs().is_some()
    }

    /// The number of the player to move at a node, from 1, as it stands in pictures; `None` with two
    /// sides.
    pub fn player_number(&self, id: NodeId) -> Option<u8> {
        self.tree().payoffs().map(|_| self.tree().seat(id) + 1)
    }

    /// The name of a player, counted from 0.
    pub fn player_name(&self, seat: u8) -> String {
        let own = self.subject.player_name(seat, self.language);
        own.unwrap_or_else(|| self.language.texts().payoffs_player(seat + 1))
    }

    /// The name of whoever is to move at a node.
    pub fn mover_name(&self, id: NodeId) -> String {
        if self.shares() {
            self.player_name(self.tree().seat(id))
        } else {
            self.side(self.weight(id).player)
        }
    }

    /// The name of whoever chooses at a node.
    pub(crate) fn chooser_name(&self, id: NodeId) -> String {
        if self.shares() { self.mover_name(id) } else { self.side(self.chooser(id)) }
    }

    /// What a value pays to each player: "(3, −1, 6)"; `None` if it is one value.
    pub(crate) fn paid(&self, value: Score) -> Option<String> {
        let paid = self.tree().paid(value)?;
        let shown: Vec<_> = paid.iter().map(|&payoff| self.shown(self.exact(payoff))).collect();
        Some(format!("({})", shown.join(", ")))
    }

    /// The same as it is known of a node: "(≦3, ≧7, ≦3)" where the rest was skipped.
    pub fn paid_at(&self, id: NodeId, of: BoundedScore) -> Option<String> {
        let BoundedScore { value, bound } = of;
        let payoffs = self.tree().payoffs()?;
        let sum = payoffs.sum.filter(|_| bound != Bound::Exact);
        let Some(sum) = sum else { return self.paid(value) };
        let (seat, signs) = (self.tree().seat(id), self.signs());
        let own = self.tree().payoff(value, seat);
        let of = |player: u8| {
            let is_own = player == seat;
            let (sign, value) =
                if is_own { (signs.at_least(), own) } else { (signs.at_most(), Score(sum - own)) };
            format!("{sign}{}", self.shown(self.exact(value)))
        };
        let shown: Vec<_> = (0..payoffs.players).map(of).collect();
        Some(format!("({})", shown.join(", ")))
    }

    /// The payoff that counts at a node, of this value: that of the player to move, or of the first one
    /// where all are against it.
    pub(crate) fn counted_payoff(&self, id: NodeId, value: Score) -> Score {
        self.tree().payoff(value, self.algorithm.counted_seat(self.tree().seat(id)))
    }

    /// The same as people write it.
    pub(crate) fn gain(&self, id: NodeId, value: Score) -> String {
        self.shown(self.exact(self.counted_payoff(id, value)))
    }

    /// Whether a value is better than another for whoever chooses at a node.
    pub(crate) fn is_better_paid(&self, id: NodeId, value: Score, than: Score) -> bool {
        self.chooser(id).prefers(self.counted_payoff(id, value), self.counted_payoff(id, than))
    }

    /// What a node does with the payoffs of its children: the greatest, or the least, of which player;
    /// `None` with two sides.
    pub(crate) fn payoff_function(&self, id: NodeId) -> Option<String> {
        self.tree().payoffs()?;
        let player = self.player_name(self.algorithm.counted_seat(self.tree().seat(id)));
        let function = if self.chooser(id) == Player::Max { "max" } else { "min" };
        Some(format!("{player}: {function}"))
    }

    /// How much is left for the player above a node where the rest was skipped: "≦ 3".
    pub(crate) fn payoff_left(&self, id: NodeId) -> Option<String> {
        match self.payoff_known(id)? {
            KnownPayoffs::AtLeast { left, .. } => {
                let left = format!("{} {}", self.signs().at_most(), self.shown(self.exact(left)));
                Some(self.language.texts().payoffs_left(left))
            }
            KnownPayoffs::Outcome(_) => Some(self.language.texts().payoffs_left("0")),
        }
    }

    /// What is known of a node where the rest was skipped.
    pub(crate) fn payoff_known(&self, id: NodeId) -> Option<KnownPayoffs> {
        let value = self.value(id)?;
        KnownPayoffs::of(self.tree(), id, value, self.bound(id))
    }
}
