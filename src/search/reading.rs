//! What is read: the depth, the moves, and the continuation beyond the horizon.
//!
//! A [`Reading`] is a game that ends where the reading ends. Every algorithm runs on it unchanged,
//! and explicit trees are grown from it, so that the searched tree is the drawn tree.

use super::exchange_value::exchange_on;
use super::line_end::LineEnd;
use super::move_filter::MoveFilter;
use super::order::MoveOrder;
use super::reached::Reached;
use super::read_further::ReadFurther;
use game::{
    CaptureOrder, Captures, Evaluator, Game, MovePart, Rank, RankClass, Selected, Selects, Tactics,
    in_order,
};
use score::{Player, Score};

/// The moves that are not quiet and are searched beyond the horizon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Quiescence {
    /// Promotions, in addition to captures.
    pub promotions: bool,
    /// Checks, in addition to captures.
    pub checks: bool,
    /// Every legal move in check, without standing pat.
    pub evasions: bool,
    /// The most plies beyond the horizon.
    pub plies: u8,
}

impl Quiescence {
    /// The default beyond the horizon: captures, and in check every evasion without standing pat;
    /// up to 12 plies.
    pub const SOUND: Self = Self { promotions: false, checks: false, evasions: true, plies: 12 };
}

impl Default for Quiescence {
    /// Captures alone, without a practical limit.
    fn default() -> Self {
        Self { promotions: false, checks: false, evasions: false, plies: 40 }
    }
}

/// The extent of a reading.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// Plies to the horizon.
    pub depth: u8,
    /// The moves searched before the horizon.
    pub moves: MoveFilter,
    /// Whether the capture of the piece that has just moved is read [`EXTENSION`] plies deeper if
    /// it gains something: mainly the capture of a sacrificed piece (YSS, section 4).
    pub extension: bool,
    /// The reading beyond the horizon.
    pub quiescence: Option<Quiescence>,
    /// The order of moves, which does not change the value but the speed of a search that cuts.
    pub order: MoveOrder,
    /// The distance in plies from this root to the horizon of the whole tree, from which mates are
    /// counted.
    pub mates_from: i32,
}

/// The extension for the capture of a sacrificed piece, in plies.
pub const EXTENSION: u8 = 2;

impl Plan {
    /// Whether the plan is simply every legal move to one depth.
    pub fn is_plain(&self) -> bool {
        let counts_from_here = self.mates_from == i32::from(self.depth);
        let is_full = self.moves == MoveFilter::All && !self.extension && !self.order.sorts();
        is_full && self.quiescence.is_none() && counts_from_here
    }

    /// Whether declining can be an option somewhere.
    pub fn declines(&self) -> bool {
        let filtered = match self.moves {
            MoveFilter::Captures | MoveFilter::Checks | MoveFilter::Yss => true,
            MoveFilter::All | MoveFilter::Best(_) => false,
        };
        self.quiescence.is_some() || filtered
    }
}

/// A game read according to a plan.
#[derive(Clone, Copy, Debug)]
pub struct Reading<'g, G: Captures, E> {
    pub game: &'g G,
    /// The static value of its positions.
    pub standing: &'g E,
    pub plan: Plan,
    /// The selector for [`MoveFilter::Yss`].
    pub selector: Option<&'g dyn Selects<G>>,
    /// Nodes that are read further than the plan says; later ones override earlier ones, and only
    /// the first 64 count.
    pub further: &'g [ReadFurther<G::Move>],
}

/// The moves to read at a position.
enum Rule<'g, G: Captures> {
    Every,
    Best(u16),
    Selected(&'g dyn Selects<G>),
    NotQuiet(Quiescence),
    None,
}

impl<'g, G: Tactics, E: Evaluator<G>> Reading<'g, G, E> {
    /// The start of the reading.
    pub fn start(&self, position: G::Position) -> Reached<G::Position, G::Square> {
        Reached {
            in_check: self.game.in_check(&position),
            passed: false,
            by: 0,
            position,
            plies: 0,
            left: self.plan.depth,
            beyond: self.plan.quiescence.map_or(0, |quiet| quiet.plies),
            given_away: None,
            longer: 0,
            moves: None,
            base: 0,
            ways: ReadFurther::all(self.further),
            is_apart: !self.further.is_empty(),
        }
    }

    /// The reading after a move to `target`, where the moved piece may be captured.
    pub fn start_after(
        &self,
        position: G::Position,
        target: Option<G::Square>,
    ) -> Reached<G::Position, G::Square> {
        let left = self.plan.depth;
        let given_away = target.filter(|&target| self.is_given_away(&position, target, left));
        Reached { given_away, ..self.start(position) }
    }

    /// The distance in plies from `at` to the horizon that mates are counted from; negative beyond
    /// it.
    pub(super) fn remaining(&self, at: &Reached<G::Position, G::Square>) -> i32 {
        self.plan.mates_from - at.plies
    }

    /// Whether the capture on `target` is read deeper, with `left` plies to the horizon. An
    /// exchange is never a loss for the side to move, which may decline.
    fn is_given_away(&self, at: &G::Position, target: G::Square, left: u8) -> bool {
        let wins = || exchange_on(self.game, at, target, CaptureOrder::Geometric) != 0;
        self.plan.extension && left > 0 && wins()
    }

    fn rule(&self, at: &Reached<G::Position, G::Square>) -> Rule<'g, G> {
        let captures = Quiescence::default();
        let moves = at.moves.unwrap_or(self.plan.moves);
        match (at.left, moves, self.plan.quiescence) {
            (0, _, Some(quiet)) if at.beyond > 0 => Rule::NotQuiet(quiet),
            (0, ..) => Rule::None,
            (_, MoveFilter::All, _) => Rule::Every,
            (_, MoveFilter::Best(count), _) => Rule::Best(count),
            (_, MoveFilter::Yss, _) => self.selector.map_or(Rule::Every, Rule::Selected),
            (_, MoveFilter::Captures, _) => Rule::NotQuiet(captures),
            (_, MoveFilter::Checks, _) => {
                Rule::NotQuiet(Quiescence { checks: true, evasions: true, ..captures })
            }
        }
    }

    /// Why no move is read at `at`; `None` if one is.
    pub fn line_end(&self, at: &Reached<G::Position, G::Square>) -> Option<LineEnd> {
        let mut moves = Vec::new();
        self.generate(at, &mut moves);
        if !moves.is_empty() {
            return None;
        }
        let in_check = || at.in_check;
        Some(match (self.rule(at), self.plan.quiescence) {
            (Rule::Every | Rule::Best(_), _) if !self.game.loses_without_moves() => {
                LineEnd::Finished
            }
            (Rule::Every | Rule::Best(_), _) => LineEnd::Over,
            (Rule::Selected(_), _) if self.has_no_move(&at.position) => LineEnd::Over,
            (Rule::Selected(_), _) => LineEnd::NothingSelected,
            (Rule::NotQuiet(quiet), _) if quiet.evasions && in_check() => LineEnd::Over,
            (Rule::NotQuiet(quiet), _) if quiet.promotions || quiet.checks => LineEnd::NoSharpMove,
            (Rule::NotQuiet(_), _) => LineEnd::NoCapture,
            (Rule::None, Some(_)) => LineEnd::Limit,
            (Rule::None, None) => LineEnd::Depth,
        })
    }

    /// Whether there is no legal move.
    fn has_no_move(&self, at: &G::Position) -> bool {
        let mut moves = Vec::new();
        self.game.moves(at, &mut moves);
        moves.is_empty()
    }

    /// The moves that the selector proposes, if it is used at `at`.
    fn selection(
        &self,
        at: &Reached<G::Position, G::Square>,
    ) -> Option<Vec<Selected<G::Move, G::Square>>> {
        match self.rule(at) {
            Rule::Selected(selector) => Some(selector.select(&at.position, at.plies_read())),
            Rule::Every | Rule::Best(_) | Rule::NotQuiet(_) | Rule::None => None,
        }
    }

    /// Keeps the `count` of `moves` with the best static values, in their order.
    fn keep_best(&self, at: &G::Position, moves: &mut Vec<G::Move>, count: usize) {
        if moves.len() <= count {
            return;
        }
        let player = self.game.player(at);
        let before = self.standing.value(self.game, at, 0);
        let mut ranked: Vec<_> = moves
            .iter()
            .enumerate()
            .map(|(index, &mv)| {
                let value = self.standing.value_after(self.game, (at, before), mv);
                (std::cmp::Reverse(value.0 * player.sign()), index)
            })
            .collect();
        ranked.sort_unstable();
        ranked.truncate(count);
        let mut kept: Vec<_> = ranked.into_iter().map(|(_, index)| index).collect();
        kept.sort_unstable();
        *moves = kept.into_iter().map(|index| moves[index]).collect();
    }

    /// Appends the moves that are read at a position, in the order of generation.
    fn generate(&self, at: &Reached<G::Position, G::Square>, moves: &mut Vec<G::Move>) {
        let (game, position) = (self.game, &at.position);
        match self.rule(at) {
            Rule::None => {}
            Rule::Every => game.moves(position, moves),
            // What chance does is not for anybody to leave out.
            Rule::Best(_) if game.is_chance(position) => game.moves(position, moves),
            Rule::Best(count) => {
                game.moves(position, moves);
                self.keep_best(position, moves, count.into());
            }
            Rule::Selected(selector) => {
                let selected = selector.select(position, at.plies_read());
                moves.extend(selected.into_iter().map(|selected| selected.mv));
            }
            Rule::NotQuiet(quiet) if quiet.evasions && at.in_check => {
                game.moves(position, moves);
            }
            Rule::NotQuiet(quiet) => {
                if quiet.promotions || quiet.checks {
                    game.moves(position, moves);
                    moves.retain(|&mv| {
                        game.takes(position, mv)
                            || quiet.promotions && game.promotes(mv)
                            || quiet.checks && game.gives_check(position, mv)
                    });
                } else {
                    game.taking(position, moves);
                }
            }
        }
    }

    /// The rank of a move by the gain of the exchange on its destination.
    fn rank(&self, at: &G::Position, mv: G::Move) -> Rank {
        let game = self.game;
        let won = if game.takes(at, mv) {
            game.capture_gain(at, mv)
        } else if game.promotes(mv) {
            game.promotion_gain(at, mv)
        } else {
            return Rank::default();
        };
        let value = won - game.loss_after(at, mv);
        let class = if value < 0 { RankClass::Loses } else { RankClass::Wins };
        Rank { class, value }
    }
}

impl<G: Tactics, E: Evaluator<G>> Game for Reading<'_, G, E> {
    type Position = Reached<G::Position, G::Square>;
    type Move = G::Move;

    fn player(&self, at: &Self::Position) -> Player {
        self.game.player(&at.position)
    }

    fn moves(&self, at: &Self::Position, moves: &mut Vec<G::Move>) {
        let from = moves.len();
        let mut ranks = Vec::new();
        self.ranked_moves(at, moves, &mut ranks);
        in_order(&mut moves[from..], &mut ranks);
    }

    fn ranked_moves(&self, at: &Self::Position, moves: &mut Vec<G::Move>, ranks: &mut Vec<Rank>) {
        let from = moves.len();
        self.generate(at, moves);
        if self.plan.order.sorts() {
            ranks.extend(moves[from..].iter().map(|&mv| self.rank(&at.position, mv)));
        }
    }

    fn fits(&self, at: &Self::Position, mv: G::Move) -> bool {
        let (game, position) = (self.game, &at.position);
        let is_read = match self.rule(at) {
            Rule::Every => true,
            Rule::NotQuiet(quiet) if quiet.promotions || quiet.checks => false,
            Rule::NotQuiet(quiet) => quiet.evasions && at.in_check || game.takes(position, mv),
            Rule::Best(_) | Rule::Selected(_) | Rule::None => false,
        };
        is_read && self.plan.order.sorts() && game.fits(position, mv)
    }

    fn has_parts(&self, at: &Self::Position) -> bool {
        let every = match self.rule(at) {
            Rule::Every => true,
            Rule::NotQuiet(quiet) => quiet.evasions && at.in_check,
            Rule::Best(_) | Rule::Selected(_) | Rule::None => false,
        };
        every && self.plan.order.sorts()
    }

    fn ranked_part(
        &self,
        at: &Self::Position,
        part: MovePart,
        moves: &mut Vec<G::Move>,
        ranks: &mut Vec<Rank>,
    ) {
        let from = moves.len();
        self.game.part(&at.position, part, moves);
        ranks.extend(moves[from..].iter().map(|&mv| match part {
            MovePart::Sharp => self.rank(&at.position, mv),
            MovePart::Quiet => Rank::default(),
        }));
    }

    fn after(&self, at: &Self::Position, mv: G::Move) -> Self::Position {
        let target = self.game.target(mv);
        let position = self.game.after(&at.position, mv);
        let takes_gift = at.given_away == Some(target) && self.game.takes(&at.position, mv);
        let longer = if takes_gift { EXTENSION } else { 0 };
        let plies = at.plies + 1;
        let (ways, further) = ReadFurther::after(self.further, at.ways, (at.plies(), mv));
        let mut next = Reached {
            position,
            plies,
            left: at.left.saturating_sub(1).saturating_add(longer),
            beyond: at.beyond - u8::from(at.left == 0 && at.beyond > 0),
            given_away: None,
            longer,
            moves: at.moves,
            base: at.base,
            ways,
            is_apart: ways != 0 || at.moves.is_some_and(|moves| moves != self.plan.moves),
            in_check: false,
            passed: false,
            by: 0,
        };
        next.in_check = self.game.in_check(&next.position);
        if let Some(further) = further {
            next.left = further.plies;
            next.beyond = self.plan.quiescence.map_or(0, |quiet| quiet.plies);
            (next.longer, next.moves, next.base) = (0, Some(further.moves), plies);
            next.is_apart = true;
        }
        let is_given_away = self.is_given_away(&next.position, target, next.left);
        next.given_away = is_given_away.then_some(target);
        next
    }

    fn player_after(&self, at: &Self::Position, mv: G::Move) -> Player {
        self.game.player_after(&at.position, mv)
    }

    fn is_chance(&self, at: &Self::Position) -> bool {
        // Beyond the horizon nothing is thrown.
        !matches!(self.rule(at), Rule::None) && self.game.is_chance(&at.position)
    }

    fn weight(&self, at: &Self::Position, mv: G::Move) -> u32 {
        self.game.weight(&at.position, mv)
    }

    fn classified(&self, at: &Self::Position, tell: &mut dyn FnMut(G::Move, u8, Score)) {
        for selected in self.selection(at).unwrap_or_default() {
            tell(selected.mv, selected.class, selected.provisional);
        }
    }

    fn may_decline(&self, at: &Self::Position) -> bool {
        match self.rule(at) {
            Rule::NotQuiet(quiet) => !(quiet.evasions && at.in_check),
            Rule::Selected(selector) => selector.may_stop(at.plies_read()) && !at.in_check,
            Rule::Every | Rule::Best(_) | Rule::None => false,
        }
    }
}

/// A leaf policy at the ends of a reading.
///
/// If all moves are read and there is none, the game is over: the side to move has lost or, in a
/// game that is counted, the leaf policy gives the value.
#[derive(Clone, Copy, Debug)]
pub struct AtEnd<L>(pub L);

impl<G, E, L> Evaluator<Reading<'_, G, E>> for AtEnd<L>
where
    G: Tactics,
    E: Evaluator<G>,
    L: Evaluator<G>,
{
    fn value(
        &self,
        reading: &Reading<'_, G, E>,
        at: &Reached<G::Position, G::Square>,
        _: u8,
    ) -> Score {
        let (game, position) = (reading.game, &at.position);
        let every_move = match reading.rule(at) {
            Rule::Every | Rule::Best(_) | Rule::Selected(_) => true,
            Rule::NotQuiet(quiet) => quiet.evasions && at.in_check,
            Rule::None => false,
        };
        let mut moves = Vec::new();
        if every_move {
            game.moves(position, &mut moves);
        }
        if every_move && moves.is_empty() && game.loses_without_moves() {
            return Score::lost(game.player(position), reading.remaining(at));
        }
        self.0.value(game, position, 0)
    }

    fn even(&self) -> Score {
        self.0.even()
    }
}
