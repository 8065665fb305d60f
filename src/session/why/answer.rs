//! Where a move stands in the run at its end, and by how much it falls short.

use super::minimax::MinimaxSays;
use crate::open::Opened;
use claim::{KnownPayoffs, StepClaim, claims};
use compare::{Reason, part, unread};
use language::{Language, Texts, Words};
use lesson::is_called;
use score::{Bound, BoundedScore, NodeNumbers, Player, Score};
use subject::Playable;
use trace::{Phase, Replay, Seen};
use tree::{Kind, MoveCode, NodeId};

/// The place of a legal move in the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyPlace {
    /// The choice of the tree.
    Best,
    /// It was read, and something else was chosen.
    Read,
    /// A cut skipped it.
    Cut,
    /// The tree does not read it there.
    NotRead,
}

impl WhyPlace {
    /// The word in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Read => "read",
            Self::Cut => "cut",
            Self::NotRead => "not-read",
        }
    }

    /// Whether the run has read the move.
    pub const fn is_read(self) -> bool {
        matches!(self, Self::Best | Self::Read)
    }
}

/// Why a value is what a search guesses rather than a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyGuess {
    /// The move was read so many plies less deeply.
    Reduced(u8),
    /// A guess was enough, and no reply was read: its name.
    Dropped(&'static str),
    /// The search may have guessed below.
    Below,
}

impl WhyGuess {
    /// The word in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Reduced(_) => "reduced",
            Self::Dropped(by) => by,
            Self::Below => "below",
        }
    }
}

/// What a search knows that only asks whether the player at the root gets more than 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyProof {
    Proven,
    Disproven,
    /// Neither, with the numbers so far, if the search has any.
    Open(Option<NodeNumbers>),
}

impl WhyProof {
    /// The word in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Proven => "proven",
            Self::Disproven => "disproven",
            Self::Open(_) => "open",
        }
    }

    /// What these values say of `attacker`.
    pub(super) fn of(attacker: Player, range: ScoreEnds) -> Self {
        match (sure(attacker, range), most(attacker, range)) {
            (least, _) if attacker.prefers(least, Score(0)) => Self::Proven,
            (_, most) if !attacker.prefers(most, Score(0)) => Self::Disproven,
            _ => Self::Open(None),
        }
    }
}

/// The least and the greatest value that are possible.
pub(super) type ScoreEnds = (Score, Score);

/// What a value in the range gives a player at least.
const fn sure(player: Player, (low, high): ScoreEnds) -> Score {
    match player {
        Player::Max => low,
        Player::Min => high,
    }
}

/// What it gives the player at most.
pub(super) const fn most(player: Player, range: ScoreEnds) -> Score {
    sure(player.other(), range)
}

/// The range as it is told: exactly, or by the bound that matters more.
pub(super) fn told((low, high): ScoreEnds, matters: Bound) -> Option<BoundedScore> {
    let bound = match (low > Score::MIN, high < Score::MAX) {
        (true, true) if low == high => Bound::Exact,
        (true, true) => matters,
        (true, false) => Bound::AtLeast,
        (false, true) => Bound::AtMost,
        (false, false) => return None,
    };
    let value = if bound == Bound::AtMost { high } else { low };
    Some(BoundedScore { value, bound })
}

/// By how much a move is worse than the best one, for the player who chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShortBy {
    pub by: i32,
    /// Whether it is exactly that much, rather than at least.
    pub is_exact: bool,
}

impl ShortBy {
    /// How far `value` falls short of `best`; `None` if the bounds leave it open, or if a mate
    /// cannot be counted so.
    pub(super) fn of(chooser: Player, best: ScoreEnds, value: ScoreEnds) -> Option<Self> {
        let (least, greatest) = (sure(chooser, best), most(chooser, value));
        let counts = |value: Score| value.is_finite() && !value.is_mate();
        let by = (counts(least) && counts(greatest)).then(|| (least - greatest) * chooser.sign());
        let is_exact = best.0 == best.1 && value.0 == value.1;
        by.filter(|by| *by >= 0).map(|by| Self { by, is_exact })
    }
}

/// The answer to "why not this move?", from the run at its end.
#[derive(Clone, Debug, PartialEq)]
pub struct WhyNot {
    /// The node where it could be played.
    pub node: NodeId,
    pub asked: Playable,
    /// The node that it leads to, if the tree has it.
    pub child: Option<NodeId>,
    /// The player who chooses there.
    pub chooser: Player,
    pub place: WhyPlace,
    /// Why it was not read; `None` if it was.
    pub reason: Option<Reason>,
    /// The value of the move for Black, if it has one that can be compared.
    pub value: Option<BoundedScore>,
    /// Why that value is a guess; `None` if it is none.
    pub guess: Option<WhyGuess>,
    /// What is proven of the move, if the search only asks that.
    pub proof: Option<WhyProof>,
    /// The choice of the tree, and its value; of a proof, the move that was enough.
    pub best: Option<(NodeId, BoundedScore)>,
    pub short_by: Option<ShortBy>,
    /// What minimax says of it, if it was sampled.
    pub minimax: Option<MinimaxSays>,
    /// The move and what the run found to follow it; empty if it was not read.
    pub line: Vec<NodeId>,
    /// What the answer says, as data that the oracle proves.
    pub claims: Vec<StepClaim>,
}

impl Opened {
    /// Where a move stands at a node.
    pub fn why(&self, node: NodeId, asked: Playable) -> WhyNot {
        let (end, tree, subject) = (&**self.end(), &**self.tree(), &*self.loaded().subject);
        let child = asked.child(subject, tree, node);
        let (place, reason) = self.place_of(node, &asked, child);
        let algorithm = self.algorithm();
        let chooser = self.chooser_at(node);
        let read = child.filter(|_| place.is_read());
        let range = read.and_then(|child| self.range(child));
        let best = end.best(node).filter(|&best| self.decides(node, best));
        let best = best.and_then(|best| Some((best, self.range(best)?)));
        let compares = place == WhyPlace::Read && !algorithm.asks_who_wins();
        let both = best.zip(range).filter(|_| compares);
        let value = range.and_then(|range| told(range, chooser.fail_low_bound()));
        let best =
            best.and_then(|(best, range)| Some((best, told(range, chooser.fail_high_bound())?)));
        WhyNot {
            node,
            child,
            chooser,
            value: if place == WhyPlace::Best { best.map(|(_, value)| value) } else { value },
            guess: read.and_then(|child| self.guess_of(child)),
            proof: read.filter(|_| algorithm.asks_who_wins()).map(|child| self.proof_of(child)),
            minimax: child.and_then(|child| self.minimax_says(node, child)),
            short_by: both.zip(child).and_then(|(((by, best), value), child)| {
                let (best, value) = (self.gains(by, best), self.gains(child, value));
                ShortBy::of(chooser, best, value)
            }),
            line: read.map_or_else(Vec::new, |child| {
                std::iter::once(child).chain(end.line(child)).collect()
            }),
            claims: match read {
                Some(child) => self.claimed_of(node, (child, value), best),
                None => self.claimed_of_cut(node, reason),
            },
            best,
            asked,
            place,
            reason,
        }
    }

    pub(super) fn keeps_intervals(&self) -> bool {
        self.algorithm().keeps_intervals()
    }

    /// What the range of a node means to whoever chooses above it: of payoffs, those that count there.
    pub(super) fn gains(&self, node: NodeId, (low, high): ScoreEnds) -> ScoreEnds {
        let tree = self.tree();
        let (Some(payoffs), Some(above)) = (tree.payoffs(), tree.parent(node)) else {
            return (low, high);
        };
        if low == high {
            let gain = tree.payoff(low, self.algorithm().counted_seat(tree.seat(above)));
            return (gain, gain);
        }
        // The rest was skipped: so much is left for the others at the most.
        let own = tree.payoff(low, tree.seat(node));
        (Score::MIN, payoffs.sum.map_or(Score::MAX, |sum| Score(sum - own)))
    }

    fn chooser_at(&self, node: NodeId) -> Player {
        let tree = self.tree();
        self.algorithm().chooser(tree.node(NodeId::ROOT).player, tree.node(node).player)
    }

    /// Whether the choice at a node is one: a proof has one where one move was enough.
    fn decides(&self, node: NodeId, best: NodeId) -> bool {
        if self.keeps_intervals() {
            // Elsewhere only some of the children have values.
            return self.end().node(node).phase() == Phase::Done;
        }
        if !self.algorithm().asks_who_wins() {
            return true;
        }
        let settled = self.proof_of(node);
        let enough = if self.chooser_at(node) == self.tree().node(NodeId::ROOT).player {
            WhyProof::Proven
        } else {
            WhyProof::Disproven
        };
        settled == enough && self.proof_of(best) == enough
    }

    /// What the run has proven of a node.
    fn proof_of(&self, node: NodeId) -> WhyProof {
        let attacker = self.tree().node(NodeId::ROOT).player;
        let proof = self.range(node).map(|range| WhyProof::of(attacker, range));
        proof.unwrap_or_else(|| {
            WhyProof::Open(self.end().notes(node).and_then(|notes| notes.numbers))
        })
    }

    /// Why the value of a node is a guess, if the search makes any.
    fn guess_of(&self, node: NodeId) -> Option<WhyGuess> {
        if !self.algorithm().guesses() {
            return None;
        }
        let end = self.end();
        let cut = end.made_cut(node, self.timeline()).filter(|cut| cut.node == node);
        let dropped = cut.and_then(|cut| cut.by.guess()).map(WhyGuess::Dropped);
        let reduced = || end.was_reduced(node).map(WhyGuess::Reduced);
        Some(dropped.or_else(reduced).unwrap_or(WhyGuess::Below))
    }

    fn place_of(
        &self,
        node: NodeId,
        asked: &Playable,
        child: Option<NodeId>,
    ) -> (WhyPlace, Option<Reason>) {
        let (end, tree, subject) = (&**self.end(), self.tree(), &*self.loaded().subject);
        let state = end.node(node);
        if let Some(child) = child.filter(|&child| end.node(child).phase() != Phase::Unvisited) {
            // What only an earlier, shallower iteration has read is not compared.
            let is_cut = state.is_cut()
                && end.iteration() > 0
                && state.entered() > end.node(child).entered();
            return match end.best(node) {
                _ if is_cut => (WhyPlace::Cut, Some(Reason::Cut)),
                Some(best) if best == child && self.decides(node, best) => (WhyPlace::Best, None),
                _ => (WhyPlace::Read, None),
            };
        }
        let mut moves = tree.children(node).filter(|&id| tree.node(id).kind != Kind::Decline);
        let reason = match child {
            Some(child) => unread(end, child),
            // Not even the names of the moves were needed.
            None if state.is_cut() && moves.next().is_none() => Reason::Cut,
            None => {
                let leaving = part(end, subject, node, &[asked.mv]).leaving;
                leaving.map_or(Reason::Unfinished, |leaving| leaving.reason)
            }
        };
        let place = match reason {
            Reason::Cut | Reason::CutAbove | Reason::CutEarlier(_) | Reason::Guessed(_) => {
                WhyPlace::Cut
            }
            _ => WhyPlace::NotRead,
        };
        (place, Some(reason))
    }

    /// The claims of the cut that skipped the moves of a node, or some of them; none without one.
    fn claimed_of_cut(&self, node: NodeId, reason: Option<Reason>) -> Vec<StepClaim> {
        let end = &**self.end();
        let is_cut = matches!(reason, Some(Reason::Cut | Reason::CutAbove | Reason::CutEarlier(_)));
        let way = self.tree().ancestors(node);
        let mut cuts = way.filter_map(|at| self.timeline().cut(at, end.trace(), end.step()));
        let Some(step) = cuts.next().filter(|_| is_cut) else {
            return Vec::new();
        };
        let mut then = Replay::clone(end);
        then.seek(step);
        claims(&then, self.algorithm())
    }

    /// The claims about a move that was read, and the best one.
    fn claimed_of(
        &self,
        node: NodeId,
        (child, value): (NodeId, Option<BoundedScore>),
        best: Option<(NodeId, BoundedScore)>,
    ) -> Vec<StepClaim> {
        let best = best.filter(|_| value.is_some());
        let compared = best.filter(|_| !self.algorithm().asks_who_wins());
        let compared = compared.map(|(best, BoundedScore { value, .. })| {
            if self.keeps_intervals() {
                StepClaim::Separates { node, child: best }
            } else {
                StepClaim::Best { node, child: best, value }
            }
        });
        let own = value.and_then(|value| self.claimed_worth(child, value));
        let other = best.filter(|&(best, _)| best != child);
        let other = other.and_then(|(best, value)| self.claimed_worth(best, value));
        own.into_iter().chain(compared).chain(other).collect()
    }

    /// The claim about the value of a node: its worth, a wish, or a proof.
    fn claimed_worth(&self, node: NodeId, of: BoundedScore) -> Option<StepClaim> {
        let BoundedScore { value, bound } = of;
        if self.algorithm().shares() {
            return Some(KnownPayoffs::of(self.tree(), node, value, bound)?.claim(node));
        }
        if self.algorithm().asks_who_wins() {
            let proof = self.proof_of(node);
            let is_proven = proof == WhyProof::Proven;
            return (is_proven || proof == WhyProof::Disproven)
                .then_some(StepClaim::Proven { node, is_proven });
        }
        let wishes = self.algorithm().chooser(Player::Max, Player::Min) == Player::Max;
        Some(if wishes {
            StepClaim::Wished { node, value }
        } else {
            StepClaim::Worth { node, bound, value }
        })
    }

    /// The value of the root if the move of an answer were worth `value`, as far as the run tells:
    /// the least and the greatest that are possible.
    pub fn root_if(&self, why: &WhyNot, value: BoundedScore) -> (Score, Score) {
        let (end, tree) = (&**self.end(), &**self.tree());
        // What the run knows without a move that a cut or a table has spared it, it knows whatever
        // that move is worth.
        let is_spared = matches!(
            why.reason,
            Some(
                Reason::Cut
                    | Reason::CutAbove
                    | Reason::CutEarlier(_)
                    | Reason::Recalled
                    | Reason::RecalledAbove
            )
        );
        let (mut at, mut changed, mut range) = (why.node, why.child, range_of(value));
        if tree.payoffs().is_some() {
            return self.root_paid_if(why, range);
        }
        loop {
            let chooser = self.chooser_at(at);
            let passes = end.notes(at).is_some_and(|notes| notes.passed.is_some());
            let is_choice = |&id: &NodeId| {
                let imagined = passes && tree.node(id).mv == MoveCode::PASS;
                let is_gone = tree.node(id).kind == Kind::Decline && end.seen(id) == Seen::Earlier;
                Some(id) != changed && !imagined && !is_gone
            };
            for id in tree.children(at).filter(is_choice) {
                let other = self.range(id).unwrap_or((Score::MIN, Score::MAX));
                range.0 = chooser.better(range.0, other.0);
                range.1 = chooser.better(range.1, other.1);
            }
            if let Some((low, high)) = self.range(at).filter(|_| is_spared) {
                let both = (range.0.max(low), range.1.min(high));
                range = if both.0 <= both.1 { both } else { range };
            }
            let Some(above) = tree.parent(at) else {
                return range;
            };
            (at, changed) = (above, Some(at));
        }
    }

    /// What the root pays if the move of an answer has a value, where each player has payoffs of its own.
    fn root_paid_if(&self, why: &WhyNot, range: ScoreEnds) -> ScoreEnds {
        const OPEN: ScoreEnds = (Score::MIN, Score::MAX);
        let tree = self.tree();
        let Some(mut at) = why.child.filter(|_| range.0 == range.1) else { return OPEN };
        let mut value = range.0;
        while let Some(above) = tree.parent(at) {
            let seat = self.algorithm().counted_seat(tree.seat(above));
            let chooser = self.chooser_at(above);
            let mut best: Option<Score> = None;
            for id in tree.children(above) {
                let known = if id == at { Some((value, value)) } else { self.range(id) };
                let Some((low, high)) = known else { return OPEN };
                if low != high {
                    continue; // Too little was left of it for the player above.
                }
                let gain = |value| tree.payoff(value, seat);
                if best.is_none_or(|best| chooser.prefers(gain(low), gain(best))) {
                    best = Some(low);
                }
            }
            let Some(best) = best else { return OPEN };
            (at, value) = (above, best);
        }
        (value, value)
    }

    /// What the run knows of the value of a node, as deeply as it has read in the end; of the
    /// option to stop, its own value.
    pub(super) fn range(&self, node: NodeId) -> Option<ScoreEnds> {
        let (end, own) = (&**self.end(), self.tree().node(node));
        if own.kind == Kind::Decline {
            return Some((own.value, own.value));
        }
        if self.keeps_intervals() {
            let kept = end.notes(node).and_then(|notes| notes.numbers);
            let kept = kept.map(|numbers| (numbers.first, numbers.second));
            return kept.or_else(|| end.known(node));
        }
        // A bound of an earlier visit holds unless that one has read less deep.
        let holds = end.seen(node) == Seen::Done || end.iteration() == 0;
        end.known(node).filter(|_| holds)
    }
}

fn range_of(value: BoundedScore) -> ScoreEnds {
    match value.bound {
        Bound::Exact => (value.value, value.value),
        Bound::AtLeast => (value.value, Score::MAX),
        Bound::AtMost => (Score::MIN, value.value),
    }
}

impl Opened {
    /// The legal move at a node that a text names: by its id, or as either language writes it.
    pub fn playable_named(&self, node: NodeId, text: &str) -> Result<Playable, Words> {
        let (tree, subject) = (self.tree(), &*self.loaded().subject);
        let text = text.trim();
        let mut playable = subject.playable(tree, node);
        let is_named = |played: &Playable| {
            let names = Language::ALL.map(|language| self.move_name(node, played, language));
            names.iter().any(|name| is_called(text, &played.id, name))
        };
        if let Some(found) = playable.iter().position(is_named) {
            return Ok(playable.swap_remove(found));
        }
        let refused = subject.played(tree, node).and_then(|played| played.refuses(text));
        Err(refused.unwrap_or_else(|| {
            let names = |language| {
                let names = playable.iter().take(MOST_NAMED);
                let names = names.map(|played| self.move_name(node, played, language));
                names.collect::<Vec<_>>().join(" ")
            };
            if playable.is_empty() {
                Words::of(Texts::why_not_over)
            } else {
                Words::in_each(|language| language.texts().why_not_no_move(text, names(language)))
            }
        }))
    }

    /// The name of a legal move at a node.
    pub fn move_name(&self, node: NodeId, played: &Playable, language: Language) -> String {
        let (tree, subject) = (self.tree(), &*self.loaded().subject);
        match played.child(subject, tree, node) {
            Some(child) => subject::choice(subject, tree, child, language),
            None => subject.move_there(tree, node, played.mv, language),
        }
    }
}

/// A refusal names so many of the moves there are.
const MOST_NAMED: usize = 12;
