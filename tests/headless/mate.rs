//! Mate: against reference rows, and against exhaustive search from its definition.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use serde_json::Value;
use shogi_core::Move;
use shunsai::Position;
use yomisuji::cli::{self, Exit};
use yomisuji::formats::sfen::{parse_sfen, to_sfen};
use yomisuji::formats::usi::{parse_usi_move, usi};
use yomisuji::game::{Checks, Game, Limited};
use yomisuji::games::shogi::attackers::in_check;
use yomisuji::games::shogi::mate::{MateCuts, MateReading, MateValue};
use yomisuji::score::{Player, Score};
use yomisuji::search::{
    Algorithm, Budget, MateLimits, MateVerdict, Mating, Run, search, search_mate, solve_mate,
};
use yomisuji::trace::{Grower, Replay, Silent};
use yomisuji::tree::NodeId;

use crate::answers::{printed, said};
use crate::random::Dice;
use crate::run;
use crate::shogi_rules::{SHOGI, random_games, rows};
use crate::trees::check_replay;

/// The output of `mate` with `--json`, and its exit status.
fn mate(arguments: &[&str]) -> (Value, Exit) {
    let (exit, text) = run(&[&["mate", "--json"], arguments].concat(), "");
    (serde_json::from_str(&text).expect("JSON"), exit.expect("an answer"))
}

fn texts(value: &Value) -> Vec<&str> {
    let list = value.as_array().expect("a list").iter();
    list.map(|text| text.as_str().expect("a text")).collect()
}

fn sorted(mut texts: Vec<&str>) -> Vec<&str> {
    texts.sort_unstable();
    texts
}

#[test]
fn mate_solves_the_reference_problems() {
    for row in rows(include_str!("../data/tsume.csv")) {
        let (sfen, plies) = (row[0].as_str(), row[1].as_str());
        let (found, exit) = mate(&["--sfen", sfen, "--plies", "7"]);
        assert_eq!(exit, Exit::Answered);
        assert_eq!(found["result"], "mate", "{sfen}");
        assert_eq!(found["plies"].to_string(), plies, "{sfen}");
        let first: Vec<_> = row[4].split(' ').collect();
        assert_eq!(sorted(texts(&found["first_moves"])), sorted(first), "{sfen}");
        assert_eq!(texts(&found["line"]).len().to_string(), plies);
        assert!(found["solutions"].as_array().is_some_and(|lines| {
            lines.contains(&found["line"])
                && lines.iter().any(|line| texts(line).join(" ") == row[5])
        }));
        let fewer = plies.parse::<u8>().expect("a number") - 1;
        if fewer > 0 {
            let (found, exit) = mate(&["--sfen", sfen, "--plies", &fewer.to_string()]);
            assert_eq!((found["result"].as_str(), exit), (Some("no-mate"), Exit::Broken));
            assert_eq!(found["plies"], Value::Null);
        }
    }
    for row in rows(include_str!("../data/tsume_none.csv")) {
        let (found, exit) = mate(&["--sfen", &row[0], "--plies", "7"]);
        assert_eq!((found["result"].as_str(), exit), (Some("no-mate"), Exit::Broken));
        assert_eq!(found["checks"].to_string(), row[1]);
        assert!(texts(&found["first_moves"]).is_empty());
    }
}

/// The checks of the side to move, from the definition.
fn checks(at: &Position) -> Vec<Move> {
    let mut moves = at.legal_moves();
    moves.retain(|&mv| {
        let mut after = at.clone();
        after.do_move(mv);
        in_check(&after, after.side_to_move())
    });
    moves
}

fn after(at: &Position, mv: Move) -> Position {
    let mut after = at.clone();
    after.do_move(mv);
    after
}

/// Whether every answer is mated within `plies`, an even number, from the definition.
fn is_mated(at: &Position, plies: u8) -> bool {
    let answers = at.legal_moves();
    answers.is_empty()
        || plies > 0 && answers.iter().all(|&mv| !mates(&after(at, mv), plies - 1).is_empty())
}

/// The checks that mate within `plies`, an odd number, from the definition.
fn mates(at: &Position, plies: u8) -> Vec<Move> {
    let mut moves = checks(at);
    moves.retain(|&mv| is_mated(&after(at, mv), plies - 1));
    moves
}

/// The shortest length up to `most`, with all moves that mate in it.
fn shortest(at: &Position, most: u8) -> Option<(u8, Vec<Move>)> {
    let found = (1..=most).step_by(2).map(|plies| (plies, mates(at, plies)));
    found.into_iter().find(|(_, mates)| !mates.is_empty())
}

const PLAIN: MateLimits<'static> = MateLimits { budget: Budget::UNLIMITED, is_over: &|_| false };

fn solved(at: &Position, plies: u8, cuts: MateCuts) -> MateVerdict<Move> {
    let reading = MateReading::new(at, plies, cuts).expect("a mate to look for");
    solve_mate(&reading, &reading.start(at.clone()), &MateValue, PLAIN).0
}

fn in_order(mut moves: Vec<Move>) -> Vec<String> {
    moves.sort_unstable_by_key(|&mv| usi(mv));
    moves.into_iter().map(usi).collect()
}

/// Positions of random games, and the same without the king of the side to move.
fn positions(seed: u64, count: usize) -> Vec<Position> {
    let mut dice = Dice::new(seed);
    let all = random_games(seed).filter(|(at, _)| at.ply() > 40);
    all.step_by(7)
        .take(count)
        .map(|(at, _)| {
            if dice.below(4) > 0 {
                return at;
            }
            let own = if to_sfen(&at).contains(" b ") { 'K' } else { 'k' };
            parse_sfen(&to_sfen(&at).replacen(own, "1", 1)).expect("a fragment")
        })
        .filter(|at| MateReading::new(at, 3, MateCuts::default()).is_ok())
        .collect()
}

#[test]
fn generated_checks_are_the_legal_moves_that_give_check() {
    let mut found = 0;
    for at in positions(71, 6_000) {
        let reading = MateReading::new(&at, 1, MateCuts::default()).expect("both kings");
        let start = reading.start(at.clone());
        let mut moves = Vec::new();
        reading.moves(&start, &mut moves);
        found += moves.len();
        assert!(moves.iter().all(|&mv| SHOGI.gives_check(&at, mv)));
        assert_eq!(in_order(moves), in_order(checks(&at)), "{}", to_sfen(&at));
    }
    assert!(found > 10_000, "{found}");
}

#[test]
fn mates_in_one_and_three_agree_with_exhaustive_search() {
    let mut counted = [0; 3];
    for at in positions(73, 3_000) {
        let truth = shortest(&at, 3);
        counted[truth.as_ref().map_or(0, |(plies, _)| usize::from(*plies / 2 + 1))] += 1;
        match (solved(&at, 3, MateCuts::default()), truth) {
            (MateVerdict::NoMate, None) => {}
            (MateVerdict::Mate(found), Some((plies, first))) => {
                assert_eq!((found.plies, found.is_whole), (plies, true));
                assert_eq!(in_order(found.first.clone()), in_order(first));
                check_lines(&at, &found);
            }
            (found, truth) => panic!("{}: {found:?}, {truth:?}", to_sfen(&at)),
        }
    }
    assert!(counted.iter().all(|&count| count > 20), "{counted:?}");
}

/// Each line is legal, mates, and has the right length; all of the attacker's choices are present.
fn check_lines(at: &Position, found: &Mating<Move>) {
    let mut first = Vec::new();
    for line in &found.lines {
        assert_eq!(line.len(), usize::from(found.plies));
        let mut at = at.clone();
        for &mv in line {
            assert!(at.legal_moves().contains(&mv));
            at.do_move(mv);
        }
        assert!(at.legal_moves().is_empty());
        if let Some(&mv) = line.first().filter(|mv| !first.contains(*mv)) {
            first.push(mv);
        }
    }
    if found.lines.len() < 100 {
        assert_eq!(in_order(first), in_order(found.first.clone()));
    }
    if found.is_unique == Some(true) {
        assert_eq!(found.first.len(), 1);
    }
}

/// Whoever is mated in five plies plays no defence that is mated in three.
#[test]
fn every_line_of_a_mate_in_five_has_five_plies() {
    let (mut solved_in_five, mut quicker) = (0, 0);
    for at in positions(97, 6_000) {
        let MateVerdict::Mate(found) = solved(&at, 5, MateCuts::default()) else { continue };
        check_lines(&at, &found);
        if found.plies < 5 {
            continue;
        }
        solved_in_five += 1;
        let defences = found.first.iter().flat_map(|&mv| {
            let at = after(&at, mv);
            at.legal_moves().into_iter().map(move |answer| after(&at, answer))
        });
        quicker += usize::from(defences.into_iter().any(|at| !mates(&at, 1).is_empty()));
    }
    assert!(solved_in_five > 20 && quicker > 10, "{solved_in_five} {quicker}");
}

#[test]
fn every_fitting_algorithm_finds_the_same_mates() {
    let mut proofs = 0;
    for at in positions(79, 400) {
        let reading = MateReading::new(&at, 3, MateCuts::default()).expect("both kings");
        let start = reading.start(at.clone());
        let attacker = reading.attacker();
        let mut run = Run::new(&MateValue, Budget::UNLIMITED, Silent);
        let value = search(Algorithm::Minimax, &reading, &start, u8::MAX, &mut run);
        let truth = shortest(&at, 3).map(|(plies, _)| 3 - i32::from(plies));
        let expected = truth.map_or(Score(0), |left| Score::lost(attacker.other(), left));
        assert_eq!(value, expected, "{}", to_sfen(&at));
        for algorithm in [Algorithm::AlphaBeta, Algorithm::Pvs, Algorithm::AndOr] {
            let grower = Grower::new(attacker);
            let budget = Budget::UNLIMITED;
            let (grower, finished) =
                search_mate(algorithm, &reading, &start, &MateValue, budget, grower);
            assert!(finished);
            let (tree, trace) = grower.finish(true);
            let (tree, trace) = (Arc::new(tree), Arc::new(trace));
            let mut replay = Replay::new(tree.clone(), trace.clone());
            replay.seek(usize::MAX);
            // The last iteration is the first one with a mate at all.
            assert_eq!(replay.node(NodeId::ROOT).value(), Some(expected), "{algorithm}");
            proofs += usize::from(expected != Score(0));
            if trace.len() < 3_000 {
                check_replay(tree, &trace, &mut Dice::new(83), 11);
            }
        }
    }
    assert!(proofs > 30, "{proofs}");
}

#[test]
fn the_special_mate_rules_of_shogi_hold() {
    for (sfen, plies, first) in [
        // A dropped pawn may not mate; a lance may, and so may a moved pawn.
        ("7lk/7p1/9/7N1/9/9/9/9/9 b P 1", None, ""),
        ("7lk/7p1/9/7N1/9/9/9/9/9 b L 1", Some(1), "L*1b"),
        ("7lk/7p1/8P/7N1/9/9/9/9/9 b - 1", Some(1), "1c1b"),
        // A rook dropped on the file mates, unless White has a piece to interpose.
        ("k8/2G6/9/9/9/9/9/9/9 b R 1", Some(1), "R*9i"),
        ("k8/2G6/9/9/9/9/9/9/9 b Rp 1", Some(3), "R*8a"),
    ] {
        let at = parse_sfen(sfen).expect("a position");
        match solved(&at, 3, MateCuts::default()) {
            MateVerdict::Mate(found) => {
                assert_eq!(Some(found.plies), plies, "{sfen}");
                let mut first_moves = found.first.iter().map(|&mv| usi(mv));
                assert!(first_moves.any(|mv| mv == first), "{sfen}: {found:?}");
            }
            other => assert_eq!((other, None), (MateVerdict::NoMate, plies), "{sfen}"),
        }
    }
}

const NON_PROMOTION: [(&str, &str); 3] = [
    ("6k2/5R2l/5Ln2/7+P1/9/9/9/9/9 b P 1", "4b4a"),
    ("8k/4+PG3/5gR2/5l2S/9/9/9/9/9 b P 1", "3c3a"),
    ("4p1p2/7k1/5+P1p1/3B3N1/8+P/9/9/9/9 b P 1", "6d3a"),
];

#[test]
fn without_non_promotions_three_mates_are_missed() {
    for (sfen, key) in NON_PROMOTION {
        let (found, exit) = mate(&["--sfen", sfen, "--plies", "5"]);
        assert_eq!((found["plies"].as_u64(), exit), (Some(5), Exit::Answered));
        assert_eq!(texts(&found["first_moves"]), [key]);
        let (found, exit) = mate(&["--sfen", sfen, "--plies", "5", "--must-promote"]);
        assert_eq!((found["result"].as_str(), exit), (Some("no-mate"), Exit::Broken));
    }
}

#[test]
fn useless_interpositions_cost_no_plies_and_real_ones_do() {
    let off = MateCuts::default();
    let on = MateCuts { interpositions: true, ..off };
    let at = parse_sfen("k8/2G6/9/1N7/9/9/9/9/4R4 b p 1").expect("a position");
    let plies = |cuts| match solved(&at, 5, cuts) {
        MateVerdict::Mate(found) => Some((found.plies, found.first.len())),
        _ => None,
    };
    assert_eq!(plies(off).map(|(plies, _)| plies), Some(3));
    assert_eq!(plies(on), Some((1, 3)));
    let mut shorter = 0;
    for at in positions(89, 3_000) {
        let (MateVerdict::Mate(free), counted) = (solved(&at, 3, on), solved(&at, 5, off)) else {
            assert_eq!(solved(&at, 3, off), MateVerdict::NoMate, "{}", to_sfen(&at));
            continue;
        };
        match counted {
            MateVerdict::Mate(counted) => assert!(free.plies <= counted.plies),
            _ => assert!(free.plies < 5),
        }
        // Uncounted plies are read all the same: with enough plies it is a mate.
        let MateVerdict::Mate(all) = solved(&at, free.plies + 12, off) else {
            panic!("{}", to_sfen(&at));
        };
        shorter += usize::from(free.plies < all.plies);
    }
    assert!(shorter > 0);
}

#[test]
fn the_other_cuts_skip_the_moves_they_name() {
    let found = |sfen: &str, switches: &[&str]| {
        let line = [&["--sfen", sfen, "--plies", "7"], switches].concat();
        let (found, _) = mate(&line);
        (found["plies"].as_u64(), texts(&found["first_moves"]).join(" "))
    };
    // A rook dropped from afar mates along the file; next to the king it takes longer.
    let far = "k8/2G6/9/9/9/9/9/9/9 b R 1";
    let everywhere = "R*9c R*9d R*9e R*9f R*9g R*9h R*9i";
    assert_eq!(found(far, &[]), (Some(1), everywhere.to_owned()));
    let near = (Some(3), "R*8a".to_owned());
    assert_eq!(found(far, &["--no-distant-drops"]), near);
    // A mate that gives a gold away, worth 550.
    let mut line = vec!["--must-promote", "--max-sacrifices", "1"];
    let sacrifice = (Some(7), "3c1c+ P*1b".to_owned());
    assert_eq!(found(NON_PROMOTION[1].0, &line), sacrifice);
    line[2] = "0";
    assert_eq!(found(NON_PROMOTION[1].0, &line), (None, String::new()));
    let mut line = vec!["--must-promote", "--max-loss", "550"];
    assert_eq!(found(NON_PROMOTION[1].0, &line), sacrifice);
    line[2] = "549";
    assert_eq!(found(NON_PROMOTION[1].0, &line), (Some(7), "P*1b".to_owned()));
    line[2] = "99";
    assert_eq!(found(NON_PROMOTION[1].0, &line), (None, String::new()));
}

#[test]
fn a_spent_limit_is_never_reported_as_no_mate() {
    for row in rows(include_str!("../data/tsume.csv")).filter(|row| row[1] == "7") {
        for nodes in ["1", "10", "500"] {
            let line = ["--sfen", row[0].as_str(), "--plies", "7", "--nodes", nodes];
            let (found, exit) = mate(&line);
            assert_eq!((found["result"].as_str(), exit), (Some("unknown"), Exit::Broken));
            for (language, words) in [("ja", "分からない"), ("en", "unknown")] {
                let text = printed(&[&["--lang", language, "mate"], &line[..]].concat());
                assert!(text.starts_with(words) && !text.contains("詰まない"), "{text}");
                assert!(!text.contains("no mate"), "{text}");
            }
        }
        // Stopped at once, too.
        let at = parse_sfen(&row[0]).expect("a position");
        let reading = MateReading::new(&at, 7, MateCuts::default()).expect("a mate");
        let stop = AtomicBool::new(true);
        let budget = Budget { stop: Some(&stop), ..Budget::UNLIMITED };
        let limits = MateLimits { budget, ..PLAIN };
        let found = solve_mate(&reading, &reading.start(at), &MateValue, limits);
        assert_eq!(found, (MateVerdict::Unknown, 0));
    }
}

/// Wherever the limit ends the search after the proof, what is said is right as far as it goes.
#[test]
fn a_limit_just_after_the_proof_leaves_a_mating_move() {
    let mut cut_short = 0;
    let short = |row: &Vec<String>| ["3", "5"].contains(&row[1].as_str());
    for row in rows(include_str!("../data/tsume.csv")).filter(short).take(4) {
        let at = parse_sfen(&row[0]).expect("a position");
        let plies = row[1].parse().expect("a number of plies");
        let reading = MateReading::new(&at, plies, MateCuts::default()).expect("a mate");
        let solve = |nodes| {
            let limits = MateLimits { budget: Budget::nodes(nodes), ..PLAIN };
            solve_mate(&reading, &reading.start(at.clone()), &MateValue, limits)
        };
        let (MateVerdict::Mate(whole), all) = solve(u64::MAX) else { panic!("{row:?}") };
        assert!(whole.is_whole);
        for nodes in 1..all {
            let (MateVerdict::Mate(found), _) = solve(nodes) else { continue };
            assert!(!found.is_whole, "{nodes}");
            assert!(!found.first.is_empty() && !found.lines.is_empty(), "{nodes}");
            assert!(found.first.iter().all(|mv| whole.first.contains(mv)), "{nodes}");
            cut_short += 1;
        }
    }
    assert!(cut_short > 4, "{cut_short}");
}

#[test]
fn an_invalid_mate_problem_is_refused_in_one_sentence() {
    for (sfen, words) in [
        ("4k4/4G4/9/9/9/9/9/9/9 b - 1", "White is in check on 5a already"),
        ("4K4/9/9/9/9/9/9/9/9 b G 1", "White has no king"),
        ("4k4/9/9/4k4/9/9/9/9/9 b G 1", "two kings"),
    ] {
        let refused = said(&["mate", "--sfen", sfen, "--plies", "3"]).expect_err("refused");
        assert!(refused.0.contains(words), "{refused:?}");
    }
    for plies in ["0", "99", "300", "-1", "x"] {
        let line = ["yomisuji", "mate", "--sfen", NON_PROMOTION[0].0, "--plies", plies];
        assert!(cli::parse(line.iter().map(|&text| text.into())).is_err(), "{plies}");
    }
    let line = ["mate", "--sfen", "4k4/9/9/9/9/9/9/9/4P4 b - 1", "--plies", "3", "--lang"];
    for (language, words) in [("ja", "王手が一つもない"), ("en", "no check at all")] {
        let text = printed(&[&line[..], &[language]].concat());
        assert!(text.contains(words), "{text}");
    }
}

#[test]
fn changing_the_limit_keeps_the_value_of_mates() {
    let at = parse_sfen(NON_PROMOTION[0].0).expect("a position");
    let reading = MateReading::new(&at, 9, MateCuts::default()).expect("a mate");
    let start = reading.start(at.clone());
    let fewer = reading.with_left(&start, 5);
    assert_eq!((reading.left(&fewer), reading.remaining(&fewer)), (5, 9));
    assert_eq!(reading.open_key(&start), reading.open_key(&fewer));
    let mut run = Run::new(&MateValue, Budget::UNLIMITED, Silent);
    let value = search(Algorithm::AlphaBeta, &reading, &fewer, u8::MAX, &mut run);
    assert_eq!(value, Score::lost(Player::Min, 9 - 5));
    let key = parse_usi_move(NON_PROMOTION[0].1, &at).expect("legal");
    assert_eq!(reading.left(&reading.after(&fewer, key)), 4);
}
