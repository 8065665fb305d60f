//! Proof-number search: where the fewest leaves still decide, the search goes first.

mod code;

use super::memory::Memory;
use super::proof_table::{ProofEntry, Prover};
use super::row::{AlgorithmRow, Manner, Textbook};
use super::run::Run;
use game::{Evaluator, Game};
use language::Texts;
use score::BoundedScore;
use trace::Observer;

/// The row of proof-number search.
pub(super) struct Pns;

impl Textbook for Pns {
    const ROW: AlgorithmRow = AlgorithmRow {
        id: "pns",
        name: Texts::algorithms_pns,
        also: &[
            "pn-search",
            "proof number",
            "proof numbers",
            "proof-number search",
            "df-pn",
            "dfpn",
            "証明数",
            "証明数探索",
        ],
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
        pns(game, at, depth, run)
    }
}

/// Whether the player to move at `at` can reach a value that is better than 0 within `depth` plies
/// (Allis 1994): the value returned is, or it is not.
///
/// Best-first: again and again the most-proving node is expanded, which is found from the root by
/// the smallest proof number where that player chooses, and by the smallest disproof number where
/// the opponent does; of equals the first one. Then the numbers of all nodes above it are counted
/// anew. All that has been generated is kept, but for what is below settled nodes.
pub fn pns<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> BoundedScore {
    let mut root = ProofEntry::unexpanded();
    let mut prover = Prover::new(game, at, run);
    while !root.numbers.is_settled() && !prover.is_spent() {
        follow(&mut prover, at, depth, &mut root);
    }
    root.found()
}

/// Develops the most-proving node below `at`, and counts the numbers anew on the way back.
fn follow<G: Game>(
    prover: &mut Prover<'_, '_, G, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
    at: &G::Position,
    depth: u8,
    entry: &mut ProofEntry<G::Move>,
) {
    if entry.children.is_empty() {
        prover.develop(at, depth, entry);
        return;
    }
    let most = entry.most_proving(prover.any_proves(at));
    let child = &mut entry.children[most.index];
    if !prover.enter(child) {
        return;
    }
    let after = prover.after(at, child);
    follow(prover, &after, depth - 1, &mut child.entry);
    prover.come_back(entry, most.index);
    prover.update(at, entry);
}
