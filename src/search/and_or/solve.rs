//! Solves a mate problem: the least length, every first move, the line, every solution.

use std::cell::Cell;

use super::super::df_pn::df_pn_line;
use super::super::run::{Budget, Run};
use super::deepening::deepen;
use super::table::MateTable;
use super::{and_or, is_proven};
use game::{Evaluator, Limited};
use score::Window;
use trace::{Silent, Visit};

/// The greatest number of positions in the table: about 100 megabytes.
const POSITIONS: usize = 1 << 21;

/// The greatest number of solutions reported.
const SOLUTIONS: usize = 100;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MateVerdict<M> {
    Mate(Mating<M>),
    /// There is no mate within the limit of plies.
    NoMate,
    /// The search was stopped before it could decide.
    Unknown,
}

/// A mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mating<M> {
    /// The least length against any defence.
    pub plies: u8,
    /// Every first move that mates in that length, in the order of generation.
    pub first: Vec<M>,
    /// Lines of shortest mate against longest resistance, up to a limit; the first line follows the
    /// first generated move at each node.
    pub lines: Vec<Vec<M>>,
    /// Whether the attacker has only one move at every node of these lines; `None` if unknown.
    pub is_unique: Option<bool>,
    /// Whether `first` and `lines` are complete: the search was not stopped.
    pub is_whole: bool,
}

/// The limits of a search for mate.
#[derive(Clone, Copy)]
pub struct MateLimits<'a> {
    /// The node limit and the stop flag.
    pub budget: Budget<'a>,
    /// Whether the time is over; called about every thousand nodes with their number.
    pub is_over: &'a dyn Fn(u64) -> bool,
}

/// A silent search for mate.
type Solving<'a, E, M> = Run<'a, E, Silent, MateTable<M>>;

/// Finds the shortest mate at `at` within the plies left there, and all moves and lines of the same
/// length. Also returns the number of nodes entered.
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

/// The nodes after which a mate is no longer looked for by its length.
const QUICK: u64 = 100_000;

/// The most moves that df-pn generates, about 200 megabytes: it keeps all of them.
const MOST_MOVES: u64 = 2_000_000;

/// Finds some mate at `at` within the plies left there, with one line of it: a short one by its
/// length, a longer one by df-pn, which need not find the shortest, and what is too wide for that by
/// its length again. Also returns the number of nodes entered.
pub fn find_mate<G: Limited, E: Evaluator<G>>(
    game: &G,
    at: &G::Position,
    evaluator: &E,
    limits: MateLimits<'_>,
) -> (MateVerdict<G::Move>, u64) {
    let entered = Cell::new(0);
    let is_over = |nodes| (limits.is_over)(entered.get() + nodes);
    let by_length = |budget| {
        let memory = MateTable::new(game.player(at), POSITIONS);
        let mut run = Run::remembering(evaluator, budget, Silent, memory).until(&is_over);
        let found = deepen(game, at, 1, &mut run).map(|(plies, found)| {
            let is_mate = is_proven(game.player(at), found.value);
            is_mate.then(|| one_line(game, game.with_left(at, plies), &mut run))
        });
        entered.set(entered.get() + run.entered());
        match found {
            Some(None) => MateVerdict::NoMate,
            Some(Some(Some(line))) => mate_by(line),
            None | Some(Some(None)) => MateVerdict::Unknown,
        }
    };
    let by_numbers = || {
        let budget = Budget { moves: MOST_MOVES, ..limits.budget };
        let mut run = Run::new(evaluator, budget, Silent).until(&is_over);
        let (found, line) = df_pn_line(game, at, u8::MAX, &mut run);
        entered.set(entered.get() + run.entered());
        match (run.is_spent(), is_proven(game.player(at), found.value)) {
            (true, _) => MateVerdict::Unknown,
            (false, true) => mate_by(line),
            (false, false) => MateVerdict::NoMate,
        }
    };
    let quick = Budget { nodes: limits.budget.nodes.min(QUICK), ..limits.budget };
    let mut verdict = by_length(quick);
    if verdict == MateVerdict::Unknown {
        verdict = by_numbers();
    }
    if verdict == MateVerdict::Unknown {
        verdict = by_length(limits.budget);
    }
    (verdict, entered.get())
}

/// A mate of which only one line is known.
fn mate_by<M: Copy>(line: Vec<M>) -> MateVerdict<M> {
    MateVerdict::Mate(Mating {
        plies: u8::try_from(line.len()).unwrap_or(u8::MAX),
        first: line.first().copied().into_iter().collect(),
        lines: vec![line],
        is_unique: None,
        is_whole: false,
    })
}

/// A line from `at`, a mate within the plies left there; `None` if the budget is spent.
fn one_line<G: Limited, E: Evaluator<G>>(
    game: &G,
    mut at: G::Position,
    run: &mut Solving<'_, E, G::Move>,
) -> Option<Vec<G::Move>> {
    let attacker = game.player(&at);
    let mut line = Vec::new();
    loop {
        let mut checks = Vec::new();
        game.moves(&at, &mut checks);
        let known = run.memory().best(game, &at);
        checks.sort_by_key(|&mv| Some(mv) != known);
        let mut mates = checks.into_iter();
        let mv = mates.find(|&mv| is_mate(game, &game.after(&at, mv), attacker, run))?;
        line.push(mv);
        at = game.after(&at, mv);
        let mut answers = Vec::new();
        game.moves(&at, &mut answers);
        let resists = |&mv: &G::Move, run: &mut Solving<'_, E, G::Move>| {
            let after = game.after(&at, mv);
            let left = game.left(&after);
            left < 3 || !is_mate(game, &game.with_left(&after, left - 2), attacker, run)
        };
        let longest = answers.iter().copied().find(|mv| resists(mv, run));
        let Some(answer) = longest.or_else(|| answers.first().copied()) else {
            return Some(line);
        };
        line.push(answer);
        at = game.after(&at, answer);
    }
}

fn mating<G: Limited, E: Evaluator<G>>(
    game: &G,
    at: &G::Position,
    plies: u8,
    run: &mut Solving<'_, E, G::Move>,
) -> Mating<G::Move> {
    let root = game.with_left(at, plies);
    let mut lines =
        Lines { found: Vec::new(), line: Vec::new(), attacker_chooses: false, is_whole: true };
    let mut first = mates(game, &root, run);
    if first.is_empty() {
        first.extend(run.memory().best(game, &root)); // The search has just been stopped.
    }
    lines.attack(game, &root, &first, run);
    if lines.found.is_empty() {
        // The search was stopped before it collected a line, but the mating move is known.
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

/// The attacker's moves at `at` that mate within the plies left there.
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

/// Whether `at` is a mate within the plies left there; `false` if the budget is spent.
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

/// Collects the lines of a mate.
struct Lines<M> {
    found: Vec<Vec<M>>,
    /// The current path.
    line: Vec<M>,
    /// Whether the attacker has a choice somewhere.
    attacker_chooses: bool,
    /// Whether no line was omitted.
    is_whole: bool,
}

impl<M: Copy + PartialEq + std::fmt::Debug> Lines<M> {
    /// Collects the lines below a position at which `mates` are the quickest moves.
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

    /// Collects the lines below a position at which the defender seeks the longest resistance.
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

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Game, Keyed};
    use score::{Player, Score};

    /// The attacker has many moves, the defender many answers to each, and the attacker again many: the
    /// first mates, but after the last answer only if the key was played.
    struct Wide;

    const MOVES: u16 = 250;
    /// Not the last one, at which df-pn stays when it has looked at all of them once.
    const KEY: u16 = MOVES - 2;
    const LAST_MOVES: u16 = 40;

    #[derive(Clone)]
    struct Stand {
        line: Vec<u16>,
        left: u8,
    }

    impl Wide {
        fn is_mate(at: &Stand) -> bool {
            match at.line[..] {
                [mv, answer, last] => last == 0 && (mv == KEY || answer != MOVES - 1),
                _ => false,
            }
        }
    }

    impl Game for Wide {
        type Position = Stand;
        type Move = u16;

        fn player(&self, at: &Stand) -> Player {
            if at.line.len().is_multiple_of(2) { Player::Max } else { Player::Min }
        }

        fn moves(&self, at: &Stand, moves: &mut Vec<u16>) {
            let count = match at.line[..] {
                _ if at.left == 0 => 0,
                [] | [_] => MOVES,
                [_, _] => LAST_MOVES,
                _ => 0,
            };
            moves.extend(0..count);
        }

        fn after(&self, at: &Stand, mv: u16) -> Stand {
            let line = at.line.iter().copied().chain([mv]).collect();
            Stand { line, left: at.left - 1 }
        }
    }

    impl Keyed for Wide {
        const NUMBERS: usize = MOVES as usize;

        fn key(&self, at: &Stand) -> u64 {
            self.open_key(at) ^ u64::from(at.left)
        }

        fn number(&self, mv: u16) -> usize {
            mv.into()
        }
    }

    impl Limited for Wide {
        fn left(&self, at: &Stand) -> u8 {
            at.left
        }

        fn with_left(&self, at: &Stand, left: u8) -> Stand {
            Stand { line: at.line.clone(), left }
        }

        fn remaining(&self, at: &Stand) -> i32 {
            3 - i32::try_from(at.line.len()).expect("a short line")
        }

        fn open_key(&self, at: &Stand) -> u64 {
            let sum = at.line.iter().fold(1, |sum, &mv| sum * 1_000 + u64::from(mv));
            sum.wrapping_mul(0x9E37_79B9_7F4A_7C15)
        }
    }

    struct ByLine;

    impl Evaluator<Wide> for ByLine {
        fn value(&self, game: &Wide, at: &Stand, _: u8) -> Score {
            if Wide::is_mate(at) { Score::lost(Player::Min, game.remaining(at)) } else { Score(0) }
        }
    }

    #[test]
    fn a_mate_that_is_too_wide_for_df_pn_is_found_by_its_length_after_all() {
        let limits = MateLimits { budget: Budget::UNLIMITED, is_over: &|_| false };
        let start = Stand { line: Vec::new(), left: 3 };
        let (verdict, nodes) = find_mate(&Wide, &start, &ByLine, limits);
        let MateVerdict::Mate(found) = verdict else { panic!("{verdict:?} after {nodes}") };
        assert_eq!(found.lines, [[KEY, 0, 0]]);
        // Twice by its length, and by df-pn in between.
        assert!(nodes > 2 * QUICK, "{nodes}");
    }
}
