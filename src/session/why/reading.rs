//! The reading of a move that the run has not read: the same search on the position after it.

use compare::Reason;
use language::{Texts, Words};
use score::{BoundedScore, Score};
use search::Algorithm;
use subject::SetupChange;
use tree::{Kind, NodeId};

use super::answer::{ShortBy, WhyNot, WhyPlace, WhyProof, most, told};
use crate::open::Opened;
use crate::pages::{BesideRequest, LessonVariant};

/// What becomes of the value of the root with a reading of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyEffect {
    Stays,
    /// The root has this value now, and the move is the best one there, if it is one of the root.
    Becomes(Score, bool),
    /// The rest of the tree has to be read again to know.
    MayChange,
}

impl WhyEffect {
    /// The word in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Stays => "stays",
            Self::Becomes(..) => "changes",
            Self::MayChange => "may-change",
        }
    }
}

/// The reading of a move beside the tree.
#[derive(Clone, Debug, PartialEq)]
pub struct WhyReading {
    /// The value of the move for Black; `None` if it can only be proven.
    pub value: Option<BoundedScore>,
    /// What is proven then of what the run asks.
    pub proof: Option<WhyProof>,
    pub short_by: Option<ShortBy>,
    /// Whether it is better than the choice of the tree there, for the player who chooses.
    pub is_better: bool,
    /// What follows the move, in the tree of the reading.
    pub line: Vec<NodeId>,
    pub leaves: u64,
    /// `None` if values cannot be compared.
    pub effect: Option<WhyEffect>,
}

impl Opened {
    /// The lesson that reads only the position after a move.
    pub fn why_variant(&self, why: &WhyNot) -> Result<LessonVariant, Words> {
        let (tree, subject) = (self.tree(), &*self.loaded().subject);
        let way = tree.path(why.node);
        if way.iter().any(|&id| tree.node(id).kind == Kind::Decline) {
            return Err(Words::of(Texts::why_not_after_stop));
        }
        // A search in which one player chooses everywhere would have the other one choose.
        let (algorithm, root) = (self.algorithm(), tree.node(NodeId::ROOT).player);
        if algorithm.chooser(root, root.other()) == root && way.len() % 2 == 1 {
            return Err(Words::of(Texts::why_not_cannot_read));
        }
        let mut moves = self.way_to(why.node);
        moves.push(why.asked.id.clone());
        let plies = match why.child {
            Some(child) => subject.plies_left(tree, child),
            None => subject.plies_left(tree, why.node).saturating_sub(1),
        };
        // A search for a proof asks for the side to move, which may be the other one there.
        let asks_other = algorithm.asks_who_wins()
            && !subject.is_about_mate()
            && tree.node(why.node).player == root;
        let allows = |it: Algorithm| self.loaded().lesson.subject.allows(it).is_ok();
        let finds = Algorithm::plainest(|it| it.finds_value() && it.cuts() && allows(it));
        let finds = finds.filter(|_| asks_other || self.keeps_intervals());
        let algorithm = finds.unwrap_or(algorithm);
        Ok(LessonVariant {
            changes: vec![SetupChange::After { moves, plies }],
            algorithm: Some(algorithm),
        })
    }

    /// A request to read the position after a move, for a worker.
    pub fn why_request(&self, why: &WhyNot) -> Result<BesideRequest, Words> {
        BesideRequest::new(self, &self.why_variant(why)?)
            .map_err(|_| Words::of(Texts::why_not_cannot_read))
    }

    /// What a reading of the position after a move says about this run.
    pub fn why_read(&self, why: &WhyNot, read: &Self) -> WhyReading {
        let end = read.end();
        let range = read.range(NodeId::ROOT).filter(|_| end.trace().is_finished());
        let here = |value| self.tree().recounted(value, read.tree());
        let range = range.map(|(low, high)| (here(low), here(high)));
        let asks = self.algorithm().asks_who_wins();
        let chooser = why.chooser;
        let best = why.best.filter(|_| !asks).and_then(|(best, _)| self.range(best));
        let gains = |range| why.child.map_or(range, |child| self.gains(child, range));
        let best = best.zip(why.best).map(|(best, (by, _))| self.gains(by, best));
        let both = best.zip(range.map(gains));
        let is_better = both.is_some_and(|(best, range)| {
            chooser.prefers(most(chooser.other(), range), most(chooser, best))
        });
        let value = range.and_then(|range| told(range, chooser.fail_low_bound()));
        let attacker = self.tree().node(NodeId::ROOT).player;
        WhyReading {
            value: value.filter(|_| !asks),
            proof: asks.then(|| match range {
                Some(range) => WhyProof::of(attacker, range),
                None => WhyProof::Open(None),
            }),
            short_by: both.and_then(|(best, range)| ShortBy::of(chooser, best, range)),
            is_better,
            line: end.line(NodeId::ROOT),
            leaves: end.tally().leaves,
            effect: value.and_then(|value| self.effect_of(why, value, is_better)),
        }
    }

    fn effect_of(&self, why: &WhyNot, value: BoundedScore, is_better: bool) -> Option<WhyEffect> {
        if self.algorithm().asks_who_wins() {
            return (why.place == WhyPlace::Cut || why.reason == Some(Reason::Settled))
                .then_some(WhyEffect::Stays);
        }
        let before = self.range(NodeId::ROOT)?;
        if self.keeps_intervals() {
            return Some(WhyEffect::Stays); // It was proven without the move.
        }
        let (low, high) = self.root_if(why, value);
        let is_best = why.node == NodeId::ROOT && is_better;
        if self.loaded().subject.is_about_mate() {
            // Read by itself, a mate is counted from another horizon.
            let is_mate = |value: Score| value.is_finite() && value.is_mate();
            let same = [low, high].map(is_mate) == [is_mate(before.0); 2];
            return Some(if same { WhyEffect::Stays } else { WhyEffect::MayChange });
        }
        let is_known = before.0 == before.1;
        Some(match is_known {
            true if (low, high) == before => WhyEffect::Stays,
            true if low == high => WhyEffect::Becomes(low, is_best),
            _ => WhyEffect::MayChange,
        })
    }
}
