//! Df-pn: proof-number search that goes back up only when it must.

mod code;

use super::memory::Memory;
use super::proof_table::{MostProving, ProofEntry, Prover};
use super::row::{AlgorithmRow, Manner, Textbook};
use super::run::Run;
use game::{Evaluator, Game};
use language::Texts;
use score::{BoundedScore, ProofNumbers};
use trace::Observer;

/// The row of df-pn.
pub(super) struct DfPn;

impl Textbook for DfPn {
    const ROW: AlgorithmRow = AlgorithmRow {
        id: "df-pn",
        name: Texts::algorithms_df_pn,
        proves: true,
        revisits: true,
        code: code::CODE,
        manner: Manner::Proofs,
        ..AlgorithmRow::PLAIN
    };

    fn search<G: Game>(
        game: &G,
        at: &G::Position,
        depth: u8,
        run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
    ) -> BoundedScore {
        run.enter_root::<G::Move>();
        df_pn(game, at, depth, run)
    }
}

/// Whether the player to move at `at` can reach a value that is better than 0 within `depth` plies
/// (Nagai 2002): the value returned is, or it is not.
///
/// Depth-first: a node is left only when one of its numbers reaches its threshold, which is when the
/// most-proving node is elsewhere. It expands the nodes that [`pns`](super::pns) expands, in the
/// same order but for ties, and moves less. All that has been generated is kept, but for what is
/// below settled nodes.
pub fn df_pn<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> BoundedScore {
    const NEVER: ProofNumbers = ProofNumbers {
        proof: ProofNumbers::INFINITE,
        disproof: ProofNumbers::INFINITE,
    };
    let mut root = ProofEntry::unexpanded();
    let mut prover = Prover::new(game, at, run);
    prover.say_thresholds(NEVER);
    search_below(&mut prover, at, depth, &mut root, NEVER);
    root.found()
}

/// Searches below `at` until one of its numbers reaches its threshold.
fn search_below<G: Game>(
    prover: &mut Prover<'_, '_, G, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
    at: &G::Position,
    depth: u8,
    entry: &mut ProofEntry<G::Move>,
    thresholds: ProofNumbers,
) {
    if entry.children.is_empty() {
        prover.develop(at, depth, entry);
    }
    let any_proves = prover.any_proves(at);
    while entry.numbers.is_below(thresholds) && !prover.is_spent() {
        let most = entry.most_proving(any_proves);
        let passed = passed_down(any_proves, thresholds, entry, most);
        let child = &mut entry.children[most.index];
        if !prover.enter(child) {
            return;
        }
        prover.say_thresholds(passed);
        let after = prover.after(at, child);
        search_below(prover, &after, depth - 1, &mut child.entry, passed);
        prover.come_back(entry, most.index);
        prover.update(at, entry);
    }
}

/// The thresholds of a child. Of the number of which one is enough: one more than the second best
/// child has, for then that one is better. Of the other: what its siblings leave of the node's own.
fn passed_down<M>(
    any_proves: bool,
    thresholds: ProofNumbers,
    entry: &ProofEntry<M>,
    most: MostProving,
) -> ProofNumbers {
    let (least, sum) = thresholds.one_and_all(any_proves);
    let one = least.min(most.second.saturating_add(1));
    let all = if sum == ProofNumbers::INFINITE {
        sum
    } else {
        let numbers = entry.children[most.index].entry.numbers;
        let others = entry.numbers.one_and_all(any_proves).1 - numbers.one_and_all(any_proves).1;
        sum - others
    };
    ProofNumbers::from_one_and_all(any_proves, (one, all))
}
