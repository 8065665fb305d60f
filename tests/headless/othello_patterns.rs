//! Turtle's patterns against their definition: squares, digits, indices, symmetries.

use crate::cover::rounds;
use std::collections::HashSet;

use yomisuji::eval::othello::turtle::{
    CornerShape, GameStage, KnotWeights, PatternKind, PatternSet, PatternWeights, StoredPatterns,
    Turtle, TurtleValue, pattern_digits, pattern_index,
};
use yomisuji::game::{Evaluator, Game, Incremental};
use yomisuji::games::othello::{
    BoardSize, DiscSquare, Othello, OthelloMove, OthelloPosition, Squares,
};
use yomisuji::score::{Player, Score};

/// Random weights, to test what follows from the structure alone.
fn random_weights(corner: CornerShape, seed: u64) -> KnotWeights {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut weights = KnotWeights::zero(corner);
    let knots = weights.knots.iter_mut().flatten();
    for value in knots.chain(&mut weights.stage_terms) {
        *value = random.i16(-2000..=2000);
    }
    weights
}

/// The positions of a random game with their moves.
fn random_game(random: &mut fastrand::Rng) -> Vec<(OthelloPosition, OthelloMove)> {
    let (mut at, mut game, mut moves) = (OthelloPosition::default(), Vec::new(), Vec::new());
    loop {
        moves.clear();
        Othello.moves(&at, &mut moves);
        let Some(&mv) = random.choice(&moves) else {
            return game;
        };
        game.push((at, mv));
        at = at.after(mv);
    }
}

#[test]
fn pattern_sets_have_46_patterns_and_the_published_entries() {
    use PatternKind::*;
    let kinds = [
        (Hor2, 8, 4),
        (Hor3, 8, 4),
        (Hor4, 8, 4),
        (Diag8, 8, 2),
        (Diag7, 7, 4),
        (Diag6, 6, 4),
        (Diag5, 5, 4),
        (Diag4, 4, 4),
        (Corner2x5, 10, 8),
        (Edge2X, 10, 4),
    ];
    for (corner, squares, entries) in [
        (CornerShape::Square, (Corner3x3, 9, 4), 167_265),
        (CornerShape::Triangle, (Triangle, 6, 4), 148_311),
    ] {
        let set = PatternSet::of(corner);
        assert_eq!(set.instances().len(), 46);
        assert_eq!(set.entries(), entries);
        for (kind, squares, instances) in kinds.into_iter().chain([squares]) {
            let of_kind = set.instances().iter().filter(|of| of.kind == kind);
            let distinct: HashSet<Squares> = of_kind
                .map(|instance| {
                    assert_eq!(instance.squares.len(), squares, "{}", instance.id());
                    instance.squares.iter().copied().collect()
                })
                .collect();
            assert_eq!(distinct.len(), instances, "{kind:?}");
        }
        // Rows, columns and diagonals of four squares and more, and four corners; no square is in
        // more indices than Turtle has room for, unless corners are complete.
        let lines = set.layout().lines();
        assert_eq!(lines.len(), 34 + 4);
        let most = DiscSquare::all()
            .map(|square| lines.iter().filter(|line| line.contains(&square)).count())
            .max();
        let room = match corner {
            CornerShape::Square => 5,
            CornerShape::Triangle => 4,
        };
        assert_eq!(most, Some(room));
    }
}

#[test]
fn symmetries_leave_the_published_number_of_patterns() {
    for kind in [PatternKind::Hor2, PatternKind::Hor4, PatternKind::Diag8] {
        let stored = StoredPatterns {
            all: 6561,
            after_swap: 3281,
            after_mirror: 3321,
            after_both: 1681,
            zero: 81,
        };
        assert_eq!(StoredPatterns::of(kind), stored);
    }
    // No symmetry maps it to itself: one pattern is its own swap, the empty one.
    let corner = StoredPatterns::of(PatternKind::Corner2x5);
    assert_eq!((corner.after_mirror, corner.zero), (59_049, 1));
    // Stored: a value for every class that is not worth 0.
    for corner in CornerShape::ALL {
        let set = PatternSet::of(corner);
        let kinds = set.starts().iter().map(|&(kind, _)| StoredPatterns::of(kind));
        let zero = |stored: &StoredPatterns| {
            if stored.after_mirror == stored.all {
                stored.zero
            } else {
                stored.zero.div_ceil(2) // The empty pattern, and pairs of swaps.
            }
        };
        let classes: usize = kinds.map(|stored| stored.after_both - zero(&stored)).sum();
        assert_eq!(set.classes().count(), classes);
    }
}

#[test]
fn balanced_digits_convert_back_to_their_index() {
    for index in -3280..=3280 {
        let digits = pattern_digits(index, 8);
        assert!(digits.iter().all(|digit| digit.abs() <= 1));
        assert_eq!(pattern_index(&digits), index);
    }
    // By remainder and truncating division, the digits of −2 would be −2 and 0.
    assert_eq!(pattern_digits(-2, 3), [0, -1, 1]);
}

#[test]
fn d3_at_the_start_changes_the_indices_as_published() {
    let weights = PatternWeights::of(&KnotWeights::zero(CornerShape::Square));
    let turtle = Turtle::new(&weights);
    let d3 = OthelloMove::Place("d3".parse().expect("a square"));
    let changes = turtle.changes(&OthelloPosition::default(), d3);
    let row = |name: &str| {
        let found = changes.iter().find(|change| change.instance.id() == name);
        let change = found.expect(name);
        let shares: Vec<_> = change
            .shares
            .iter()
            .map(|share| (share.square.to_string(), share.is_turned, share.change))
            .collect();
        (change.before, change.after, shares)
    };
    assert_eq!(row("hor4-1"), (54, -108, vec![("d4".to_owned(), true, -162)]));
    assert_eq!(row("hor3-1"), (0, -81, vec![("d3".to_owned(), false, -81)]));
    // The column from d1 to d8 has both.
    let column = changes.iter().find(|change| change.shares.len() == 2);
    assert_eq!(column.map(|change| change.instance.squares[0].to_string()), Some("d1".to_owned()));
}

#[test]
fn incremental_indices_equal_indices_from_scratch() {
    let mut random = fastrand::Rng::with_seed(1403);
    let mut moves = 0;
    for number in 0..rounds(10_000) {
        let corner = CornerShape::ALL[number % 2];
        let (set, layout) = (PatternSet::of(corner), PatternSet::of(corner).layout());
        let game = random_game(&mut random);
        let mut kept = layout.indices(&OthelloPosition::default());
        for &(at, mv) in &game {
            let OthelloMove::Place(square) = mv else {
                continue;
            };
            let (before, turned) = (kept, at.turned_by(square));
            layout.place(&mut kept, at.to_move(), square, turned);
            let after = at.after(mv);
            for (line, &index) in layout.lines().iter().zip(kept.all()) {
                let digit = |square: &DiscSquare| match after.disc_at(*square) {
                    Some(Player::Max) => -1,
                    Some(Player::Min) => 1,
                    None => 0,
                };
                let from_scratch = line.iter().fold(0, |index, at| index * 3 + digit(at));
                assert_eq!(index, from_scratch);
            }
            let mut taken_back = kept;
            layout.place(&mut taken_back, at.to_move().other(), square, turned);
            assert_eq!(taken_back, before);
            // Those derived from an edge and the line next to it, in some of the games.
            if number < 100 {
                for (instance, index) in set.instances().iter().zip(set.indices(&kept)) {
                    assert_eq!(index, instance.direct_index(&after), "{}", instance.id());
                }
            }
            moves += 1;
        }
    }
    assert!(moves > rounds(590_000), "{moves}");
}

#[test]
fn incremental_and_explained_values_agree_with_direct_ones() {
    let mut random = fastrand::Rng::with_seed(1404);
    for corner in CornerShape::ALL {
        let weights = PatternWeights::of(&random_weights(corner, 3));
        let turtle = Turtle::new(&weights);
        let (mut turned, mut stages) = (0, HashSet::new());
        for _ in 0..40 {
            let mut kept = turtle.keep(&Othello, &OthelloPosition::default());
            for (at, mv) in random_game(&mut random) {
                let after = at.after(mv);
                for change in turtle.changes(&at, mv) {
                    let instance = change.instance;
                    assert_eq!(change.before, instance.direct_index(&at));
                    assert_eq!(change.after, instance.direct_index(&after));
                    let shares: i32 = change.shares.iter().map(|share| share.change).sum();
                    assert_eq!(change.before + shares, change.after, "{}", instance.id());
                    turned += change.shares.iter().filter(|share| share.is_turned).count();
                }
                kept = turtle.kept_after(&Othello, &kept, &at, mv, &after);
                let value = turtle.value(&Othello, &after, 0);
                assert_eq!(turtle.kept_value(&kept), value);
                let explained = turtle.explain(&after);
                assert_eq!(explained.total(), value);
                match explained {
                    TurtleValue::Final { discs } => {
                        assert!(after.is_over());
                        assert_eq!(value, Score(100 * discs));
                    }
                    TurtleValue::Patterns { stage, readings, .. } => {
                        assert_eq!(readings.len(), 46);
                        for reading in readings {
                            assert_eq!(reading.index, reading.instance.direct_index(&after));
                            assert_eq!(reading.index, pattern_index(&reading.digits));
                        }
                        stages.insert(stage);
                    }
                }
            }
        }
        assert!(turned > 1000 && stages.len() == GameStage::COUNT);
    }
}

/// The position with every square mapped, and colours swapped on request.
fn mapped(
    at: &OthelloPosition,
    square_of: &dyn Fn(u8, u8) -> (u8, u8),
    swaps: bool,
) -> OthelloPosition {
    let map = |player| -> Squares {
        let squares = at.discs(player).iter().map(|square| {
            let (file, rank) = square_of(square.file(), square.rank());
            DiscSquare::at(file, rank).expect("on the board")
        });
        squares.collect()
    };
    let (mut black, mut white) = (map(Player::Max), map(Player::Min));
    let mut to_move = at.to_move();
    if swaps {
        (black, white, to_move) = (white, black, to_move.other());
    }
    OthelloPosition::of(BoardSize::Eight, black, white, to_move)
}

#[test]
fn mirrored_positions_are_worth_the_same_and_swapped_ones_the_opposite() {
    let symmetries: [&dyn Fn(u8, u8) -> (u8, u8); 8] = [
        &|file, rank| (file, rank),
        &|file, rank| (7 - file, rank),
        &|file, rank| (file, 7 - rank),
        &|file, rank| (7 - file, 7 - rank),
        &|file, rank| (rank, file),
        &|file, rank| (7 - rank, file),
        &|file, rank| (rank, 7 - file),
        &|file, rank| (7 - rank, 7 - file),
    ];
    let mut random = fastrand::Rng::with_seed(1405);
    for corner in CornerShape::ALL {
        let weights = PatternWeights::of(&random_weights(corner, 4));
        let turtle = Turtle::new(&weights);
        for _ in 0..5 {
            for (at, _) in random_game(&mut random) {
                let value = turtle.value(&Othello, &at, 0);
                for symmetry in symmetries {
                    let mirrored = mapped(&at, symmetry, false);
                    assert_eq!(turtle.value(&Othello, &mirrored, 0), value, "{at}");
                    let swapped = mapped(&at, symmetry, true);
                    if !swapped.is_over() {
                        assert_eq!(turtle.value(&Othello, &swapped, 0), -value, "{at}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_finished_game_is_worth_its_disc_difference() {
    let weights = PatternWeights::of(&random_weights(CornerShape::Square, 5));
    let turtle = Turtle::new(&weights);
    // White has no disc left after nine moves.
    let text = format!("{}XXX{}XX{} O", ".".repeat(18), ".".repeat(13), ".".repeat(28));
    let over: OthelloPosition = text.parse().expect("a position");
    assert!(over.is_over());
    assert_eq!(turtle.value(&Othello, &over, 3), Score(500));
    assert_eq!(turtle.explain(&over), TurtleValue::Final { discs: 5 });
    let kept = turtle.keep(&Othello, &over);
    assert_eq!(turtle.kept_value(&kept), Score(500));
}
