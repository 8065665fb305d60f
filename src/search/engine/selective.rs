//! The judgement of our strong engine: what it does not read, or reads with less or more depth.
//!
//! Every step is a guess by a rule of thumb, and can be left out by itself. The margins, in pawns,
//! and the places were chosen by matches of the engine against itself at equal nodes.

use super::super::judgement::{Attempt, Judgement, Ruling, Trial};
use super::super::reached::Reached;
use super::super::reading::Reading;
use game::{Captures, Checks, Evaluator, Game, Keyed, OrPass, Passes, RankClass, Tactics, Threats};
use score::{Score, Window};
use trace::{DepthReason, SkipReason};

/// The steps of a selective search, each of which can be left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Steps {
    /// Null-move pruning ([`CutBy::Pass`](trace::CutBy::Pass)).
    pub pass: bool,
    /// Reverse futility pruning ([`CutBy::Margin`](trace::CutBy::Margin)).
    pub margin: bool,
    /// Late moves are read with less depth ([`DepthReason::LateMove`]).
    pub late_reduction: bool,
    /// Checks that lose nothing are read with more ([`DepthReason::Check`]).
    pub check_extension: bool,
    /// Futility pruning of quiet moves and captures, before the horizon and beyond it
    /// ([`SkipReason::Futile`]).
    pub futility: bool,
    /// Late quiet moves near the horizon are skipped ([`SkipReason::Late`]).
    pub late_skip: bool,
    /// Moves that lose by the exchange, most checks among them, are skipped near the horizon and
    /// beyond it ([`SkipReason::LosesExchange`]).
    pub losing_moves: bool,
}

impl Steps {
    /// All of them.
    pub const ALL: Self = Self {
        pass: true,
        margin: true,
        late_reduction: true,
        check_extension: true,
        futility: true,
        late_skip: true,
        losing_moves: true,
    };
}

/// The judgement of the strong engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selective {
    pub steps: Steps,
    /// The value of a pawn, in the units of the evaluator.
    pub pawn: i32,
}

/// What it knows of a node; values are for the player to move.
#[derive(Clone, Copy, Debug)]
pub struct SelectiveNode {
    /// The static value; 0 in check, where it means nothing.
    value: i32,
    /// What the player has: the lower end of the window.
    low: i32,
    /// What the opponent has: the upper end.
    high: i32,
    /// Whether the window asks a question of yes or no.
    is_null: bool,
}

/// The most plies to the horizon at which nodes are cut by their static value.
const MARGIN_PLIES: u8 = 6;
/// The most plies at which moves are futile, or lose too much by the exchange.
const FUTILE_PLIES: u8 = 5;
/// In so many plies from the root, checks of the player to move there are read even if they lose by
/// the exchange: a mate often begins with a sacrifice.
const MATING_PLIES: i32 = 5;
/// The most plies at which late moves are skipped.
const LATE_PLIES: u8 = 6;
/// What a capture beyond the horizon may win besides the exchange, in pawns.
const HOPE: i32 = 2;
/// An amount of the history that is worth a ply.
const HISTORY_PLY: i32 = 6_000;

impl Selective {
    /// One pawn and a half for each ply to the horizon: what the rest of the reading may change.
    fn margin(self, left: u8) -> i32 {
        i32::from(left) * self.pawn * 3 / 2
    }

    /// Beyond the horizon: a capture that loses, or that cannot win enough.
    fn beyond(self, tried: Attempt<impl Copy>, node: SelectiveNode) -> Ruling {
        let Attempt { rank, .. } = tried;
        let hoped = node.value + rank.value + HOPE * self.pawn;
        if self.steps.losing_moves && rank.class == RankClass::Loses {
            Ruling::Skip(SkipReason::LosesExchange)
        } else if self.steps.futility && hoped <= node.low {
            Ruling::Skip(SkipReason::Futile)
        } else {
            Ruling::Full
        }
    }

    /// The plies by which a quiet move is reduced: the later its place and the farther the horizon,
    /// the more, by the product of their logarithms; less if it caused cuts elsewhere.
    fn reduction(left: u8, tried: Attempt<impl Copy>, node: SelectiveNode) -> u8 {
        let Attempt { before, rank, .. } = tried;
        if left < 3 || before < 3 || rank.class == RankClass::Killer {
            return 0;
        }
        let place = f32::from(u16::try_from(before).unwrap_or(u16::MAX));
        let plies = f32::from(left).ln() * place.ln() / 1.6 + if node.is_null { 0.5 } else { 0.0 };
        #[expect(clippy::cast_possible_truncation, reason = "a product of two logarithms")]
        let plies = plies as i32;
        let history = if rank.class == RankClass::History { rank.value / HISTORY_PLY } else { 0 };
        let plies = (plies - history).clamp(0, i32::from(left) - 2);
        u8::try_from(plies).unwrap_or_default()
    }
}

type At<G> = Reached<<G as Game>::Position, <Passes<G> as Captures>::Square>;

impl<'r, G, E> Judgement<Reading<'r, Passes<G>, E>> for Selective
where
    G: Threats,
    Passes<G>: Tactics + Keyed + Game<Position = G::Position, Move = OrPass<G::Move>>,
    E: Evaluator<Passes<G>>,
{
    type Node = SelectiveNode;

    fn node(
        &self,
        reading: &Reading<'r, Passes<G>, E>,
        at: &At<G>,
        window: Window,
    ) -> SelectiveNode {
        let player = reading.game.player(&at.position);
        let of = |score: Score| score.0 * player.sign();
        let value = || of(reading.standing.value(reading.game, &at.position, 0));
        SelectiveNode {
            value: if at.in_check { 0 } else { value() },
            low: of(window.of(player)),
            high: of(window.of(player.other())),
            is_null: window.beta - window.alpha <= 1,
        }
    }

    fn suffices(
        &self,
        reading: &Reading<'r, Passes<G>, E>,
        at: &At<G>,
        node: SelectiveNode,
    ) -> Option<Score> {
        let asks = self.steps.margin && node.is_null && !at.in_check;
        let is_near = (1..=MARGIN_PLIES).contains(&at.left);
        let value = node.value - self.margin(at.left);
        let is_enough = asks && is_near && value >= node.high && !Score(node.high).is_mate();
        is_enough.then(|| Score(value * reading.game.player(&at.position).sign()))
    }

    fn trial(
        &self,
        reading: &Reading<'r, Passes<G>, E>,
        at: &At<G>,
        node: SelectiveNode,
    ) -> Option<Trial<Reading<'r, Passes<G>, E>>> {
        let left = at.left;
        let asks = self.steps.pass && node.is_null && left >= 2 && !at.in_check && !at.passed;
        if !asks || node.value < node.high || Score(node.high).is_mate() {
            return None;
        }
        let passed = reading.game.0.passed(&at.position)?;
        let lead = (node.value - node.high) / (2 * self.pawn).max(1);
        let lead = u8::try_from(lead.clamp(0, 3)).unwrap_or_default();
        let reduction = (2 + left / 4 + lead).min(left - 1);
        let after = at.onwards(passed, left - 1 - reduction);
        Some(Trial { pass: OrPass::Pass, after, reduction })
    }

    fn ruling(
        &self,
        reading: &Reading<'r, Passes<G>, E>,
        at: &At<G>,
        tried: Attempt<OrPass<G::Move>>,
        node: SelectiveNode,
    ) -> Ruling {
        let Attempt { mv, rank, before, can_skip } = tried;
        let (Self { steps, pawn }, left) = (*self, at.left);
        let (game, position) = (reading.game, &at.position);
        if at.in_check {
            return Ruling::Full;
        }
        if left == 0 {
            return if can_skip { self.beyond(tried, node) } else { Ruling::Full };
        }
        let loses = || match rank.class {
            RankClass::Loses => -rank.value,
            _ => game.loss_after(position, mv),
        };
        let wins = matches!(rank.class, RankClass::Known | RankClass::Wins);
        let may_extend = steps.check_extension && rank.class != RankClass::Loses;
        let checks = (may_extend || !wins) && game.gives_check(position, mv);
        if checks && may_extend && at.plies < 2 * reading.plan.mates_from {
            let is_safe = game.takes(position, mv) || loses() == 0;
            if is_safe {
                return Ruling::Extend(1, DepthReason::Check);
            }
        }
        let skips = can_skip && at.plies > 0 && !Score(node.low).is_mate();
        if skips && rank.class != RankClass::Known {
            let is_near = left <= FUTILE_PLIES;
            let won = if wins { rank.value } else { 0 };
            let hoped = node.value + won + self.margin(left) + pawn;
            let few = 3 + usize::from(left) * usize::from(left) / 2;
            if steps.futility && is_near && !checks && hoped <= node.low {
                return Ruling::Skip(SkipReason::Futile);
            }
            if steps.late_skip && left <= LATE_PLIES && !checks && !wins && before > few {
                return Ruling::Skip(SkipReason::Late);
            }
            let may_mate = checks && at.plies < MATING_PLIES && at.plies % 2 == 0;
            let asks_loss = steps.losing_moves && is_near && !wins && !may_mate;
            if asks_loss && loses() > i32::from(left) * pawn {
                return Ruling::Skip(SkipReason::LosesExchange);
            }
        }
        if checks || wins {
            return Ruling::Full;
        }
        match steps.late_reduction.then(|| Self::reduction(left, tried, node)) {
            Some(plies) if plies > 0 => Ruling::Reduce(plies, DepthReason::LateMove),
            _ => Ruling::Full,
        }
    }

    fn after(
        &self,
        reading: &Reading<'r, Passes<G>, E>,
        mv: OrPass<G::Move>,
        after: At<G>,
        plies: i8,
    ) -> At<G> {
        Reached { by: reading.game.number(mv), ..after.moved_by(plies) }
    }
}
