//! Df-pn: depth-first proof-number search, which goes back up only when necessary.

mod code;

use super::memory::Memory;
use super::proofs::{COLUMNS, MostProving, ProofEntry, ProofNumbers, Prover};
use super::row::{AlgorithmRow, Manner};
use super::run::Run;
use game::{Evaluator, Game};
use language::Texts;
use score::BoundedScore;
use trace::Observer;

pub(super) const ROW: AlgorithmRow = AlgorithmRow {
    id: "df-pn",
    name: Texts::algorithms_df_pn,
    columns: Some(&COLUMNS),
    revisits: true,
    code: code::CODE,
    manner: Manner::Proofs,
    ..AlgorithmRow::PLAIN
};

/// Determines whether the player to move at `at` can reach a value better than 0 within `depth`
/// plies (Nagai 2002); the returned value is better than 0 if and only if so.
///
/// The search leaves a node only when one of its numbers reaches its threshold, that is, when the
/// most-proving node is elsewhere. Except for ties it expands the same nodes in the same order as
/// [`pns`](super::pns) with fewer moves up and down the tree. It keeps everything it generates,
/// except below settled nodes.
pub fn df_pn<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> BoundedScore {
    df_pn_line(game, at, depth, run).0
}

/// Like [`df_pn`], with a line of the proof.
pub(super) fn df_pn_line<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> (BoundedScore, Vec<G::Move>) {
    const NEVER: ProofNumbers =
        ProofNumbers { proof: ProofNumbers::INFINITE, disproof: ProofNumbers::INFINITE };
    let mut root = ProofEntry::unexpanded();
    let mut prover = Prover::new(game, at, run);
    prover.say_thresholds(NEVER);
    search_below(&mut prover, at, depth, &mut root, NEVER);
    (root.found(), root.into_line())
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

/// The thresholds of the child with the most-proving node.
fn passed_down<M>(
    any_proves: bool,
    thresholds: ProofNumbers,
    entry: &ProofEntry<M>,
    most: MostProving,
) -> ProofNumbers {
    let numbers = (entry.numbers, entry.children[most.index].entry.numbers);
    ProofNumbers::passed_down(any_proves, thresholds, numbers, Some(most.second))
}

#[cfg(test)]
mod tests {
    use super::super::run::Budget;
    use super::*;
    use formats::sfen::parse_sfen;
    use games::shogi::mate::{MateCuts, MateReading, MateValue};
    use score::{Player, Score};
    use trace::Silent;

    #[test]
    fn the_line_of_a_proof_is_legal_and_ends_in_the_mate() {
        for sfen in [
            "4k4/9/4P4/9/9/9/9/9/9 b G 1",
            "7nl/7k1/6p2/6S1p/9/9/9/9/9 b GS2r2b3g2s3n3l16p 1",
            "6k2/5R2l/5Ln2/7+P1/9/9/9/9/9 b P 1",
            "8k/4+PG3/5gR2/5l2S/9/9/9/9/9 b P 1",
            "1+L4g1r/3+R3P1/ppp4pn/4+S1N1p/1k3Bl2/2P1p4/PP1P1PP1P/3SKS3/LN1G2GNg b B3Pslp 99",
        ] {
            let mut at = parse_sfen(sfen).expect("a position");
            let reading = MateReading::new(&at, 15, MateCuts::default()).expect("a king");
            let mut run = Run::new(&MateValue, Budget::UNLIMITED, Silent);
            let start = reading.start(at.clone());
            let (found, line) = df_pn_line(&reading, &start, u8::MAX, &mut run);
            assert!(Player::Max.prefers(found.value, Score(0)), "{sfen}");
            for (plies, &mv) in line.iter().enumerate() {
                assert!(at.legal_moves().contains(&mv), "{sfen}: {line:?}");
                at.do_move(mv);
                assert!(plies % 2 == 1 || at.in_check(), "{sfen}: {line:?}");
            }
            assert!(line.len() % 2 == 1 && !at.has_legal_moves(), "{sfen}: {line:?}");
            // The value is that of the line.
            let plies = i32::try_from(line.len()).expect("few");
            assert_eq!(found.value.0 - Score::MATE, 15 - plies, "{sfen}");
        }
    }
}
