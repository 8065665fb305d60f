//! Proof-number search: goes first where the fewest leaves can still decide.

mod code;

use super::memory::Memory;
use super::proofs::{COLUMNS, ProofEntry, Prover};
use super::row::{AlgorithmRow, Manner};
use super::run::Run;
use game::{Evaluator, Game};
use language::Texts;
use score::BoundedScore;
use trace::Observer;

pub(super) const ROW: AlgorithmRow = AlgorithmRow {
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
    columns: Some(&COLUMNS),
    revisits: true,
    code: code::CODE,
    manner: Manner::Proofs,
    ..AlgorithmRow::PLAIN
};

/// Determines whether the player to move at `at` can reach a value better than 0 within `depth`
/// plies (Allis 1994); the returned value is better than 0 if and only if so.
///
/// Best-first: the search repeatedly expands the most-proving node, which it finds from the root by
/// the smallest proof number where that player chooses, and by the smallest disproof number where
/// the opponent chooses; ties go to the first child. It then updates the numbers of all nodes
/// above. It keeps everything it generates, except below settled nodes.
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

/// Expands the most-proving node below `at`, and updates the numbers on the way back.
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
