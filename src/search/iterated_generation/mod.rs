//! Iterated generation of moves (指し手の反復生成; YSS, section 3): pass, find the line that the opponent
//! would then play, and generate moves that answer it.

mod answers;
mod code;
mod passing;

use super::alpha_beta::alpha_beta;
use super::choices::Choices;
use super::engine::Principal;
use super::move_filter::MoveFilter;
use super::node::NodeScope;
use super::reached::Reached;
use super::reading::{AtEnd, Plan, Reading};
use super::row::{AlgorithmRow, Need};
use super::run::{Budget, Run};
pub use answers::answer_of;
use answers::class_of;
use game::{AnswerKind, Evaluator, Game, OrPass, Tactics, Threats};
use language::Texts;
use passing::Passing;
use score::{BoundedScore, Window};
use trace::{Event, Observer, Visit};

pub(super) const ROW: AlgorithmRow = AlgorithmRow {
    id: "iterated-generation",
    name: Texts::algorithms_iterated_generation,
    needs: &[Need::Passing, Need::Searched],
    cuts: true,
    window: true,
    revisits: true,
    code: code::CODE,
    ..AlgorithmRow::PLAIN
};

/// The moves of the line after a pass that generate candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CalledBy {
    /// All of them: own moves are made at once, and moves of the opponent are answered.
    All,
    /// Only the opponent's move directly after the pass, as in YSS in 1994.
    Immediate,
    /// None: there is no pass, and only the ordinary moves are searched.
    Nothing,
}

/// The parameters of iterated generation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Iterated<M> {
    /// Plies searched after a pass.
    pub after_pass: u8,
    /// The moves of the line that generate candidates: at the root, one ply later, and so on. Every
    /// candidate is searched to the depth of the plan, counted from there.
    pub levels: Vec<CalledBy>,
    /// The ordinary moves at given positions: the path from the root, and the moves. Illegal moves
    /// are ignored.
    pub first: Vec<(Vec<M>, Vec<M>)>,
    /// The ordinary moves at all other positions.
    pub ordinary: MoveFilter,
    /// Moves tried before their equals after a pass and in every check, which selects among equally
    /// good lines.
    pub prefers: Vec<M>,
}

impl<M> Iterated<M> {
    /// The moves of the line that generate candidates on a level; the root is level 0.
    fn called_by(&self, level: usize) -> CalledBy {
        self.levels.get(level).copied().unwrap_or(CalledBy::Nothing)
    }
}

/// Searches `at` with moves generated from the line after a pass. Returns whether the search was
/// completed.
///
/// `reading` gives the depth of a candidate, including its own ply, and the moves below it. Values
/// are for Black; the value of a node is the best of the moves generated there.
pub fn search_iterated<G, E, L>(
    reading: &Reading<'_, G, E>,
    iterated: &Iterated<G::Move>,
    at: &G::Position,
    leaf: &AtEnd<L>,
    budget: Budget<'_>,
    observer: &mut dyn Observer<OrPass<G::Move>>,
) -> bool
where
    G: Tactics + Threats,
    E: Evaluator<G>,
    L: Evaluator<G>,
{
    let game = Passing { reading, after_pass: iterated.after_pass, prefers: &iterated.prefers };
    let mut run = Run::new(leaf, budget, (Principal::new(), observer));
    let start = reading.start(at.clone());
    generate_and_read(&game, iterated, &start, &[], run.at_root::<OrPass<G::Move>>());
    !run.is_spent()
}

/// The observers of a run that collects the best lines.
type LineObservers<'o, M> = (Principal<OrPass<M>>, &'o mut dyn Observer<OrPass<M>>);

/// A run that collects the best lines.
type PassingRun<'r, 'o, L, M> = Run<'r, AtEnd<L>, LineObservers<'o, M>>;

/// A node of such a run.
type PassingNode<'n, 'r, 'g, 'o, G, E, L> =
    NodeScope<'n, 'r, Passing<'g, G, E>, AtEnd<L>, LineObservers<'o, <G as Game>::Move>>;

/// Generates moves at `at`, which `way` leads to from the root, and searches them.
fn generate_and_read<G, E, L>(
    game: &Passing<'_, G, E>,
    iterated: &Iterated<G::Move>,
    at: &Reached<G::Position, G::Square>,
    way: &[G::Move],
    run: &mut PassingRun<'_, '_, L, G::Move>,
) -> BoundedScore
where
    G: Tactics + Threats,
    E: Evaluator<G>,
    L: Evaluator<G>,
{
    let mut moves = ordinary(game, iterated, at, way);
    let called_by = iterated.called_by(way.len());
    let passes = called_by != CalledBy::Nothing;
    let may_pass = passes && game.reading.game.passed(&at.position).is_some();
    let mut legal = Vec::new();
    game.reading.game.moves(&at.position, &mut legal);
    if !may_pass && moves.is_empty() {
        moves.clone_from(&legal); // In check, every evasion.
    }
    if legal.is_empty() {
        return run.leaf(game, at, 0);
    }
    let all = |moves: &[G::Move], passes| -> Vec<_> {
        let moves = moves.iter().copied().map(OrPass::Move);
        let pass = Some(OrPass::Pass).filter(|_| passes);
        moves.chain(pass).collect()
    };
    run.announce(game, at, &all(&moves, may_pass), &[]);
    let mut node = NodeScope::new(run, (game, at), Choices::new(), None);
    for &mv in &moves {
        read(&mut node, iterated, way, mv);
    }
    if may_pass && !node.run.is_spent() {
        let line = pass(&mut node);
        let candidates = candidates(game, called_by, at, (&line, &legal));
        let mut generated = all(&moves, true);
        for candidate in &candidates {
            let mv = OrPass::Move(candidate.mv);
            if !generated.contains(&mv) {
                generated.push(mv);
            }
        }
        if generated.len() == 1 {
            // No move has a reason.
            generated.extend(legal.iter().copied().map(OrPass::Move));
        }
        node.run.announce(game, at, &generated, &[]);
        for candidate in &candidates {
            node.run.event(Event::Candidate {
                mv: OrPass::Move(candidate.mv),
                class: class_of(candidate.kind),
                provisional: None,
                called_by: Some(candidate.by),
            });
        }
        for mv in generated.into_iter().skip(moves.len() + 1) {
            if let OrPass::Move(mv) = mv {
                read(&mut node, iterated, way, mv);
            }
        }
    }
    node.close()
}

/// The ordinary moves on a level.
fn ordinary<G: Tactics + Threats, E: Evaluator<G>>(
    game: &Passing<'_, G, E>,
    iterated: &Iterated<G::Move>,
    at: &Reached<G::Position, G::Square>,
    way: &[G::Move],
) -> Vec<G::Move> {
    let plan = Plan { moves: iterated.ordinary, ..game.reading.plan };
    let mut given = iterated.first.iter();
    let given = given.find(|(after, _)| after == way).map(|(_, moves)| moves);
    let every = Reading {
        plan: given.map_or(plan, |_| Plan { moves: MoveFilter::All, ..plan }),
        ..*game.reading
    };
    let mut moves = Vec::new();
    every.moves(at, &mut moves);
    match given {
        Some(given) => {
            let is_legal = |mv: &G::Move| moves.contains(mv);
            given.iter().copied().filter(is_legal).collect()
        }
        None => moves,
    }
}

/// Searches one move of a node to which `way` leads from the root.
fn read<G, E, L>(
    node: &mut PassingNode<'_, '_, '_, '_, G, E, L>,
    iterated: &Iterated<G::Move>,
    way: &[G::Move],
    mv: G::Move,
) where
    G: Tactics + Threats,
    E: Evaluator<G>,
    L: Evaluator<G>,
{
    let (game, at) = (node.game, node.at);
    let way: Vec<_> = way.iter().copied().chain([mv]).collect();
    let mv = OrPass::Move(mv);
    if !node.enter(mv, Window::FULL, Visit::First) {
        return;
    }
    let mut after = game.after(at, mv);
    let found = if way.len() < iterated.levels.len() {
        // Its candidates are searched to the same depth as those above.
        after = at.onwards(after.position, game.reading.plan.depth);
        generate_and_read(game, iterated, &after, &way, node.run)
    } else {
        alpha_beta(game, &after, u8::MAX, Window::FULL, node.run)
    };
    node.take(mv, found);
}

/// Passes, and returns the line that follows.
fn pass<G, E, L>(node: &mut PassingNode<'_, '_, '_, '_, G, E, L>) -> Vec<OrPass<G::Move>>
where
    G: Tactics + Threats,
    E: Evaluator<G>,
    L: Evaluator<G>,
{
    node.run.event(Event::<OrPass<G::Move>>::Pass { reduction: 0 });
    if !node.enter(OrPass::Pass, Window::FULL, Visit::First) {
        return Vec::new();
    }
    let passed = node.game.after(node.at, OrPass::Pass);
    let found = alpha_beta(node.game, &passed, u8::MAX, Window::FULL, node.run);
    let line = node.run.observer().0.line().moves.clone();
    node.run.back(OrPass::Pass, found, false); // A pass cannot really be played.
    line
}

/// A move generated from the line after a pass.
struct Called<M> {
    mv: M,
    kind: AnswerKind,
    /// The index of the move of the line that triggered it.
    by: u8,
}

/// The candidates from the line: legal moves without repetition.
fn candidates<G: Tactics + Threats, E: Evaluator<G>>(
    game: &Passing<'_, G, E>,
    called_by: CalledBy,
    at: &Reached<G::Position, G::Square>,
    (line, legal): (&[OrPass<G::Move>], &[G::Move]),
) -> Vec<Called<G::Move>> {
    let rules = game.reading.game;
    let player = game.player(at);
    let Some(mut position) = rules.passed(&at.position) else {
        return Vec::new();
    };
    let mut candidates: Vec<Called<G::Move>> = Vec::new();
    for (number, &mv) in (0..).zip(line) {
        let OrPass::Move(mv) = mv else {
            break;
        };
        if called_by == CalledBy::Immediate && number > 0 {
            break;
        }
        let mut called = Vec::new();
        if rules.player(&position) == player {
            called.push((mv, AnswerKind::OwnMove));
        } else {
            rules.answers(&position, mv, number == 0, &mut called);
        }
        for (mv, kind) in called {
            let is_new = candidates.iter().all(|candidate| candidate.mv != mv);
            if is_new && legal.contains(&mv) {
                candidates.push(Called { mv, kind, by: number });
            }
        }
        position = rules.after(&position, mv);
    }
    candidates
}
