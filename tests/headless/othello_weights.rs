//! Turtle's weights: fitting, storage, and quality.

use crate::cover::rounds;
use serde_json::Value;

use yomisuji::cli::{Exit, Refusal};
use yomisuji::eval::othello::turtle::fit::{FitOptions, FitSample, fit_weights, stage_errors};
use yomisuji::eval::othello::turtle::{
    CornerShape, GameStage, KnotWeights, PatternWeights, Turtle, WeightsOrigin, fit_report,
    read_weights, shipped_bytes, shipped_origin, write_weights,
};
use yomisuji::eval::{GameEvaluation, OthelloEvaluation};
use yomisuji::game::{Evaluator, Game};
use yomisuji::games::othello::count::{DiscCount, FinalCount, Mobility};
use yomisuji::games::othello::{BoardSize, Othello, OthelloPosition};
use yomisuji::language::{Texts, Words};
use yomisuji::play::training::{TrainingPlan, is_held_out, training_game};
use yomisuji::score::Score;
use yomisuji::search::{Budget, Run, minimax};
use yomisuji::trace::Silent;

use crate::answers::{answer, said};
use crate::run;

const ORIGIN: WeightsOrigin = WeightsOrigin { seed: u64::MAX - 1, games: 3, positions: 4 };

#[test]
fn weights_round_trip_and_damage_is_reported() {
    let mut random = fastrand::Rng::with_seed(6);
    for corner in CornerShape::ALL {
        let mut weights = KnotWeights::zero(corner);
        for value in weights.knots.iter_mut().flatten().chain(&mut weights.stage_terms) {
            *value = random.i16(..);
        }
        let bytes = write_weights(&weights, ORIGIN);
        assert_eq!(read_weights(&bytes), Ok((weights, ORIGIN)));
    }
    let bytes = write_weights(&KnotWeights::zero(CornerShape::Square), ORIGIN);
    for length in 0..bytes.len() {
        let error = read_weights(&bytes[..length]).expect_err("too short");
        assert!(!error.en.is_empty() && !error.ja.is_ascii());
    }
    for _ in 0..rounds(500) {
        let mut damaged = bytes.clone();
        for _ in 0..random.usize(1..4) {
            let place = random.usize(..damaged.len());
            damaged[place] = random.u8(..);
        }
        let _ = read_weights(&damaged); // It returns, whatever the result.
    }
    let changed = |place: usize, byte: u8| {
        let mut changed = bytes.clone();
        changed[place] = byte;
        read_weights(&changed).expect_err("changed")
    };
    assert_eq!(changed(3, b'?'), Words::of(Texts::turtle_foreign_file));
    assert_eq!(changed(16, 9), Words::of(|texts| texts.turtle_version(2, 9)));
    assert_eq!(changed(18, 2), Words::of(|texts| texts.turtle_corner_shape(2)));
}

#[test]
fn the_shipped_weights_match_their_report() {
    let report = fit_report();
    assert!(report.games >= 10_000 && report.positions > report.held_out);
    for (corner, of_corner) in CornerShape::ALL.into_iter().zip(&report.corners) {
        assert_eq!(of_corner.corner, corner);
        assert_eq!(of_corner.bytes as usize, shipped_bytes(corner).len());
        let (weights, origin) = read_weights(shipped_bytes(corner)).expect("they are whole");
        assert_eq!(weights.corner, corner);
        assert_eq!(shipped_origin(corner), Some(origin));
        assert_eq!(
            (origin.seed, origin.games, origin.positions),
            (report.seed, report.games, report.positions)
        );
        // They predict the final score better than discs do, at each stage, and increasingly so
        // later.
        assert_eq!(of_corner.stages.len(), GameStage::COUNT);
        for stage in &of_corner.stages {
            assert!(stage.patterns < stage.discs && stage.patterns < stage.zero, "{stage:?}");
        }
        let [first, last] = [0, 40].map(|at: usize| of_corner.stages[at].patterns);
        assert!(2 * last < first);
    }
    let packed: usize = CornerShape::ALL.map(|corner| shipped_bytes(corner).len()).iter().sum();
    assert!(packed < 1 << 20, "{packed}");
}

/// Short games: mobility, from openings that are random nearly to the end.
fn short_games(seeds: std::ops::Range<u64>, exact: u32) -> Vec<Vec<FitSample>> {
    let plan = TrainingPlan { opening: (4, 30), depth: 1, exact };
    seeds.map(|seed| training_game(Mobility, plan, seed)).collect()
}

#[test]
fn the_scores_of_samples_agree_with_brute_force() {
    let mut compared = 0;
    for game in short_games(0..30, 6) {
        for FitSample { position, score } in game {
            assert!(!position.is_over() && position.size() == BoardSize::Eight);
            if position.empty().count() <= 6 {
                let leaf = DiscCount(FinalCount::Discs);
                let mut run = Run::new(&leaf, Budget::UNLIMITED, Silent);
                let found = minimax(&Othello, &position, 60, &mut run);
                assert_eq!(found.value, Score(score.into()), "{position}");
                compared += 1;
            }
        }
    }
    assert!(compared > 100);
}

#[test]
fn a_fit_predicts_held_out_games_better_than_counting_discs() {
    let (mut samples, mut held_out) = (Vec::new(), Vec::new());
    for (number, game) in short_games(100..400, 8).into_iter().enumerate() {
        let to = if is_held_out(number) { &mut held_out } else { &mut samples };
        to.extend(game);
    }
    let mut steps = Vec::new();
    let options = FitOptions { steps: 8, ..FitOptions::default() };
    let weights = fit_weights(CornerShape::Square, &samples, options, &mut |step, left| {
        steps.push((step, left));
    });
    assert_eq!(steps.len(), 8);
    assert!(steps[7].1 < 0.25 * steps[0].1);
    let weights = PatternWeights::of(&weights);
    let errors = stage_errors(&Turtle::new(&weights), &held_out);
    let mean = |of: &dyn Fn(usize) -> u32| -> f64 {
        let square =
            |stage: usize| f64::from(of(stage)).powi(2) * f64::from(errors[stage].positions);
        (0..GameStage::COUNT).map(square).sum::<f64>()
    };
    let zero = mean(&|stage| errors[stage].zero);
    let discs = mean(&|stage| errors[stage].discs);
    let patterns = mean(&|stage| errors[stage].patterns);
    assert!(patterns < 0.9 * discs && patterns < 0.8 * zero, "{patterns} {discs} {zero}");
}

#[test]
fn a_fit_does_not_depend_on_the_number_of_threads() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = |threads: &str| {
        let to = folder.path().join(threads);
        let to = to.to_str().expect("a path");
        let fitted = [
            "fit-othello",
            "--seed",
            "3",
            "--games",
            "60",
            "--steps",
            "2",
            "-o",
            to,
            "--threads",
            threads,
        ];
        let (exit, text) = run(&[&fitted[..], &["--check"]].concat(), "");
        assert_eq!(exit, Ok(Exit::Broken));
        assert!(text.contains("60 games, seed 3") && text.contains("differ"), "{text}");
        ["turtle.weights", "turtle-triangle.weights", "fit.ron"]
            .map(|name| std::fs::read(format!("{to}/{name}")).expect(name))
    };
    assert!(files("1") == files("3"));
    let shown = answer(&["fit-othello", "--shipped"]);
    assert_eq!(shown["games"], fit_report().games);
    assert_eq!(shown["corners"][0]["stages"].as_array().map(Vec::len), Some(41));
}

#[test]
fn an_othello_match_plays_pairs_from_the_same_opening() {
    let arguments = ["match", "depth-1:turtle", "random", "--game", "othello", "--games", "8"];
    let played = answer(&arguments);
    let keys: Vec<_> = played.as_object().expect("an object").keys().cloned().collect();
    let expected = "a b game games seed opening_plies wins losses draws discs pairs unrated_pairs \
                    faults elo elo_error los played";
    assert_eq!(keys.join(" "), expected);
    assert_eq!(played["wins"].as_u64(), Some(8)); // A patterned eye beats none.
    for pair in played["played"].as_array().expect("games").chunks(2) {
        let opening = |game: &Value| game["moves"].as_str().expect("moves")[..16].to_owned();
        assert_eq!(opening(&pair[0]), opening(&pair[1]));
        assert_eq!((&pair[0]["black"], &pair[1]["black"]), (&"a".into(), &"b".into()));
    }
    assert_eq!(answer(&[&arguments[..], &["--threads", "2"]].concat()), played);
    for (wrong, part) in [
        (&["match", "yss", "random", "--games", "2"][..], "\"yss\""),
        (&["match", "random", "random", "--games", "3"], "even number"),
        (&["match", "random", "random", "--games", "2", "--sfen", "x"], "--sfen"),
        (&["selfplay", "random", "random", "--games", "2", "--in-order"], "--in-order"),
    ] {
        let refused = said(&[wrong, &["--game", "othello"]].concat());
        let Refusal(sentence) = refused.expect_err("refused");
        assert!(sentence.contains(part), "{sentence}");
    }
}

#[test]
fn pattern_values_are_listed_and_add_up() {
    let board = "...................X......XXX......XO...........................";
    for evaluator in ["turtle", "turtle-triangle"] {
        let position = format!("{board} O");
        let said = answer(&[
            "eval",
            "--game",
            "othello",
            "--position",
            &position,
            "--evaluator",
            evaluator,
        ]);
        let patterns = said["patterns"].as_array().expect("patterns");
        assert_eq!(patterns.len(), 46);
        let sum: i64 = patterns.iter().filter_map(|pattern| pattern["value"].as_i64()).sum();
        assert_eq!(
            Some(sum + said["stage_term"].as_i64().expect("a term")),
            said["black"].as_i64()
        );
        assert_eq!((said["stage"].as_i64(), said["disc"].as_i64()), (Some(0), Some(100)));
        let row = patterns.iter().find(|pattern| pattern["name"] == "hor4-1").expect("row 4");
        assert_eq!(row["index"], -243 - 81 - 27); // Black discs on c4, d4 and e4.
    }
    let evaluation = OthelloEvaluation::find("turtle").expect("a row");
    let small = OthelloPosition::start(BoardSize::Four);
    assert!(evaluation.fits(&small).is_err());
}

#[test]
fn a_corner_is_good_and_an_x_square_beside_an_empty_corner_is_bad() {
    // The same middlegame with one additional black disc: on a corner, or next to it.
    let turtle = Turtle::shipped(CornerShape::Square);
    let mut random = fastrand::Rng::with_seed(8);
    let (mut corner, mut x_square, mut count) = (0, 0, 0);
    for _ in 0..rounds(400) {
        let (mut at, mut moves) = (OthelloPosition::default(), Vec::new());
        for _ in 0..24 {
            moves.clear();
            Othello.moves(&at, &mut moves);
            let Some(&mv) = random.choice(&moves) else {
                break;
            };
            at = at.after(mv);
        }
        let near = ["a1", "b1", "a2", "b2"].map(|name| name.parse().expect("a square"));
        if at.is_over() || near.iter().any(|&square| at.disc_at(square).is_some()) {
            continue;
        }
        let with = |place: usize| {
            let black = at.discs(yomisuji::score::Player::Max).0 | near[place].alone().0;
            let black = yomisuji::games::othello::Squares(black);
            let white = at.discs(yomisuji::score::Player::Min);
            let more = OthelloPosition::of(at.size(), black, white, at.to_move());
            turtle.value(&Othello, &more, 0).0 - turtle.value(&Othello, &at, 0).0
        };
        corner += with(0);
        x_square += with(3);
        count += 1;
    }
    assert!(count > 30, "{count}");
    assert!(
        corner / count > 300 && x_square / count < -100,
        "{} {}",
        corner / count,
        x_square / count
    );
}
