//! How the work of searches grows: what is known without running anything, and what is refused.

use crate::run;
use yomisuji::language::{Texts, Words};
use yomisuji::scenario::{GrowthOrder, GrowthPlan};
use yomisuji::search::Algorithm;

fn plan(algorithms: &[Algorithm]) -> GrowthPlan {
    let algorithms = algorithms.to_vec();
    GrowthPlan { depths: 1..=5, branching: 2..=3, trees: 7, seed: 3, algorithms }
}

#[test]
fn minimax_reads_every_leaf_and_nothing_reads_fewer_than_a_proof_has() {
    let all = [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::Pvs, Algorithm::MtdF];
    let rows = plan(&all).measure().expect("small");
    assert_eq!(rows.len(), 2 * 5 * all.len() * 3);
    for row in &rows {
        let (width, depth) = (u64::from(row.branching), u32::from(row.depth));
        assert_eq!(row.all, (0..depth).fold(1, |all, _| all * width));
        // Black's half and White's half of a proof; they share a leaf.
        let halves = [depth / 2, depth - depth / 2].map(|plies| width.pow(plies));
        assert_eq!(row.fewest, halves[0] + halves[1] - 1);
        assert!(row.leaves >= row.fewest as f64, "{row:?}");
        assert!(row.entered > row.leaves, "{row:?}");
        if row.algorithm == Algorithm::Minimax {
            assert!((row.leaves - row.all as f64).abs() < 1e-9, "{row:?}");
            let nodes = (0..=depth).map(|ply| width.pow(ply)).sum::<u64>();
            assert!((row.entered - nodes as f64).abs() < 1e-9, "{row:?}");
        }
        if (row.algorithm, row.order) == (Algorithm::AlphaBeta, GrowthOrder::Best) {
            assert!((row.leaves - row.fewest as f64).abs() < 1e-9, "{row:?}");
        }
    }
    // The same trees, whatever else is measured.
    let alone = GrowthPlan { depths: 4..=4, branching: 3..=3, ..plan(&[Algorithm::Pvs]) };
    for row in alone.measure().expect("small") {
        assert!(rows.contains(&row), "{row:?}");
    }
    let other = GrowthPlan { seed: 4, ..plan(&all) };
    assert_ne!(other.measure().expect("small"), rows);
}

#[test]
fn what_cannot_be_measured_is_refused_in_one_sentence() {
    let large = GrowthPlan { depths: 1..=20, ..plan(&[Algorithm::AlphaBeta]) };
    let leaves = 3_u64.pow(20);
    let refused = Words::of(|texts| texts.growth_too_large(leaves, GrowthPlan::MOST));
    assert_eq!(large.measure(), Err(refused));
    assert_eq!(plan(&[]).measure(), Err(Words::of(Texts::growth_nothing)));
    let uct = plan(&[Algorithm::Uct]).measure();
    let name = Algorithm::Uct.to_string();
    assert_eq!(uct, Err(Words::of(|texts| texts.growth_no_value(&name))));
    for wrong in [
        ["growth", "--depths", "3..1"],
        ["growth", "--branching", "0..2"],
        ["growth", "--algorithm", "pns"],
        ["growth", "-o", "growth.txt"],
    ] {
        let (refused, output) = run(&wrong, "");
        assert!(refused.is_err() && output.is_empty(), "{wrong:?}");
    }
}

#[test]
fn the_picture_and_the_table_are_written() {
    let folder = tempfile::tempdir().expect("a folder");
    for end in ["svg", "csv"] {
        let file = folder.path().join(format!("growth.{end}"));
        let name = file.to_str().expect("a name");
        let arguments =
            ["growth", "--depths", "1..3", "--branching", "2", "--trees", "3", "-o", name];
        let (exit, _) = run(&arguments, "");
        assert!(exit.is_ok(), "{exit:?}");
        let text = std::fs::read_to_string(&file).expect("it is written");
        match end {
            "csv" => assert_eq!(text.lines().count(), 1 + 3 * 4 * 3),
            _ => assert!(text.starts_with("<svg") && text.contains("</svg>")),
        }
    }
}
