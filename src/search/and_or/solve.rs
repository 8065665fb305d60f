//! What a mate problem asks for: the least length, every first move, the line, every solution.

use super::super::run::{Budget, Run};
use super::deepening::deepen;
use super::table::MateTable;
use super::{and_or, is_proven};
use game::{Evaluator, Limited};
use score::Window;
use trace::{Silent, Visit};

/// The most positions that the table has room for: about 100 megabytes.
const POSITIONS: usize = 1 << 21;

/// The most solutions that are told.
const SOLUTIONS: usize = 100;

/// What is known of a mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MateVerdict<M> {
    /// There is one.
    Mate(Mating<M>),
    /// There is none within the limit of plies.
    NoMate,
    /// The search was stopped before it knew.
    Unknown,
}

/// A mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mating<M> {
    /// The least length, whatever the defender does.
    pub plies: u8,
    /// Every first move that mates in that length, as moves are generated.
    pub first: Vec<M>,
    /// Lines in which the attacker is as quick, and the defender resists as long, as can be; of many
    /// only the first ones. The first line is that of the first such moves.
    pub lines: Vec<Vec<M>>,
    /// Whether the attacker never has a choice on these lines; none, if it was not found out.
    pub is_unique: Option<bool>,
    /// Whether `first` and `lines` are told to the end: the search was not stopped.
    pub is_whole: bool,
}

/// How much a search for mate may spend.
#[derive(Clone, Copy)]
pub struct MateLimits<'a> {
    /// Nodes, and who may ask to stop.
    pub budget: Budget<'a>,
    /// Whether the time is over, asked about every thousand nodes.
    pub is_over: &'a dyn Fn(u64) -> bool,
}

/// A silent search for mate.
type Solving<'a, E, M> = Run<'a, E, Silent, MateTable<M>>;

/// Looks for the shortest mate at `at` within the plies that are left there, and for all that is as
/// short. Besides the answer, the nodes that were entered.
pub fn solve_mate<G: Limited, E: Evaluator<G>>(
    game: &G,
    at: &G::Position,
    evaluator: &E,
    limits: MateLimits<'_>,
) -> (MateVerdict<G::Move>, u64) {
    let memory = MateTable::new(game.player(at), POSITIONS);
    let run = Run::remembering(evaluator, limits.budget, Silent, memory);
    let mut run = run.until(limits.is_over);
    let answer = match deepen(game, at, 1, &mut run) {
        None => MateVerdict::Unknown,
        Some((_, found)) if !is_proven(game.player(at), found.value) => MateVerdict::NoMate,
        Some((plies, _)) => MateVerdict::Mate(mating(game, at, plies, &mut run)),
    };
    (answer, run.entered())
}

fn mating<G: Limited, E: Evaluator<G>>(
    game: &G,
    at: &G::Position,
    plies: u8,
    run: &mut Solving<'_, E, G::Move>,
) -> Mating<G::Move> {
    let root = game.with_left(at, plies);
    let mut lines = Lines {
        found: Vec::new(),
        line: Vec::new(),
        attacker_chooses: false,
        is_whole: true,
    };
    let mut first = mates(game, &root, run);
    if first.is_empty() {
        first.extend(run.memory().best(game, &root)); // The search was stopped just now.
    }
    lines.attack(game, &root, &first, run);
    if lines.found.is_empty() {
        // Stopped before any line was collected: the move that mates is known all the same.
        lines.found.extend(first.first().map(|&mv| vec![mv]));
    }
    let is_whole = !run.is_spent();
    Mating {
        plies,
        first,
        is_unique: match (lines.attacker_chooses, lines.is_whole && is_whole) {
            (true, _) => Some(false),
            (false, true) => Some(true),
            (false, false) => None,
        },
        lines: lines.found,
        is_whole,
    }
}

/// The attacker's moves at `at` that mate within the plies that are left there.
fn mates<G: Limited, E: Evaluator<G>>(
    game: &G,
    at: &G::Position,
    run: &mut Solving<'_, E, G::Move>,
) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(at, &mut moves);
    let attacker = game.player(at);
    moves.retain(|&mv| is_mate(game, &game.after(at, mv), attacker, run));
    moves
}

/// Whether `at` is a mate within the plies that are left there; no, if the budget is spent.
fn is_mate<G: Limited, E: Evaluator<G>>(
    game: &G,
    at: &G::Position,
    attacker: score::Player,
    run: &mut Solving<'_, E, G::Move>,
) -> bool {
    run.enter::<G::Move>(None, Window::FULL, Visit::First)
        && is_proven(attacker, and_or(game, at, u8::MAX, attacker, run).value)
        && !run.is_spent()
}

/// The lines of a mate, while they are collected.
struct Lines<M> {
    found: Vec<Vec<M>>,
    /// The way to where the collecting stands.
    line: Vec<M>,
    /// Whether the attacker has a choice somewhere.
    attacker_chooses: bool,
    /// Whether nothing was left out.
    is_whole: bool,
}

impl<M: Copy + PartialEq + std::fmt::Debug> Lines<M> {
    /// Collects below a position at which `mates` are the quickest moves.
    fn attack<G: Limited<Move = M>, E: Evaluator<G>>(
        &mut self,
        game: &G,
        at: &G::Position,
        mates: &[M],
        run: &mut Solving<'_, E, M>,
    ) {
        self.attacker_chooses |= mates.len() > 1;
        for &mv in mates {
            self.line.push(mv);
            self.defend(game, &game.after(at, mv), run);
            self.line.pop();
        }
    }

    /// Collects below a position where the defender looks for the longest resistance.
    fn defend<G: Limited<Move = M>, E: Evaluator<G>>(
        &mut self,
        game: &G,
        at: &G::Position,
        run: &mut Solving<'_, E, M>,
    ) {
        if self.found.len() >= SOLUTIONS || run.is_spent() {
            self.is_whole = false;
            return;
        }
        let mut answers = Vec::new();
        if game.left(at) > 0 {
            game.moves(at, &mut answers);
        }
        let mut is_end = true;
        for mv in answers {
            let after = game.after(at, mv);
            let left = game.left(&after);
            if game.is_free(&after) || left == 0 {
                continue;
            }
            let is_quicker = left > 2 && {
                let sooner = game.with_left(&after, left - 2);
                is_mate(game, &sooner, game.player(&after), run)
            };
            if is_quicker {
                continue;
            }
            is_end = false;
            let mates = mates(game, &after, run);
            self.line.push(mv);
            self.attack(game, &after, &mates, run);
            self.line.pop();
        }
        if is_end {
            self.found.push(self.line.clone());
        }
    }
}
