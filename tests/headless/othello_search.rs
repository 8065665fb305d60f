//! `search --game othello`: the engine on Othello, and games read to their end.

use fastrand::Rng;
use serde_json::Value;
use yomisuji::cli::{Exit, Refusal};
use yomisuji::eval::{GameEvaluation, OthelloEvaluation};
use yomisuji::game::Game;
use yomisuji::games::othello::{BoardSize, Othello, OthelloMove, OthelloPosition};
use yomisuji::search::{Budget, Run, minimax};
use yomisuji::trace::Silent;

use crate::run;

/// The exit status of `search`, and its lines of JSON.
fn searched(arguments: &[&str], input: &str) -> Result<(Exit, Vec<Value>), Refusal> {
    let (exit, text) = run(&[&["search", "--json"], arguments].concat(), input);
    let exit = exit?;
    let lines = text.lines().map(serde_json::from_str);
    Ok((exit, lines.collect::<Result<_, _>>().expect("JSON")))
}

fn answer(arguments: &[&str], input: &str) -> Result<(Exit, Vec<Value>), Refusal> {
    searched(&[&["--game", "othello"], arguments].concat(), input)
}

fn search(at: &OthelloPosition, arguments: &[&str]) -> Value {
    let position = at.to_string();
    let found = answer(&[&["--position", &position], arguments].concat(), "");
    let (exit, mut lines) = found.expect("an answer");
    assert_eq!((exit, lines.len()), (Exit::Answered, 1));
    lines.remove(0)
}

fn refused(arguments: &[&str]) -> String {
    let Refusal(sentence) = answer(arguments, "").expect_err("a refusal");
    sentence
}

fn legal(at: &OthelloPosition) -> Vec<OthelloMove> {
    let mut moves = Vec::new();
    Othello.moves(at, &mut moves);
    moves
}

/// A position after this many random moves, or earlier if the game is over.
fn random_position(size: BoardSize, moves: u32, rng: &mut Rng) -> OthelloPosition {
    let mut at = OthelloPosition::start(size);
    for _ in 0..moves {
        let Some(&mv) = rng.choice(&legal(&at)) else {
            break;
        };
        at = Othello.after(&at, mv);
    }
    at
}

/// Follows a line, which must be legal; returns its end.
fn followed(at: &OthelloPosition, line: &Value) -> OthelloPosition {
    let names = line.as_array().expect("a list").iter();
    names.fold(*at, |at, name| {
        let named = |mv: &OthelloMove| name == &mv.to_string();
        let mv = legal(&at).into_iter().find(named).expect("a legal move");
        Othello.after(&at, mv)
    })
}

#[test]
fn the_score_equals_plain_minimax_for_the_side_to_move() {
    let mut rng = Rng::with_seed(14);
    for number in 0..24_u32 {
        let moves = rng.u32(0..56);
        let at = random_position(BoardSize::Eight, moves, &mut rng);
        let evaluation = OthelloEvaluation::ALL[number as usize % 3];
        let depth = 1 + number % 4;
        let leaf = |at: &OthelloPosition| evaluation.static_value(at);
        let mut run = Run::new(&leaf, Budget::UNLIMITED, Silent);
        let plain = minimax(&Othello, &at, depth as u8, &mut run).value.0 * at.to_move().sign();
        let found = search(&at, &["--evaluator", evaluation.id(), "--depth", &depth.to_string()]);
        assert_eq!(found["score"], plain, "{at} {evaluation} {depth}");
        assert_eq!(found["evaluator"], evaluation.id());
        let end = followed(&at, &found["pv"]);
        let own = evaluation.static_value(&end).0 * at.to_move().sign();
        assert_eq!(own, plain, "{at}: {found}");
        assert_eq!(found["best"], found["pv"][0], "{at}");
    }
}

#[test]
fn the_engine_and_the_exact_solver_agree_at_the_end() {
    let mut rng = Rng::with_seed(5);
    for _ in 0..12 {
        let moves = rng.u32(52..60);
        let at = random_position(BoardSize::Eight, moves, &mut rng);
        let exact = search(&at, &["--exact"]);
        assert_eq!(exact["exact"], true);
        let end = followed(&at, &exact["pv"]);
        assert!(end.is_over());
        assert_eq!(exact["score"], end.difference() * at.to_move().sign());
        // Nothing is deeper than the end: the iterations stop there.
        let deep = search(&at, &["--depth", "100"]);
        assert_eq!(deep["score"], exact["score"], "{at}");
        let empty = u64::from(at.empty().count());
        assert!(deep["depth"].as_u64().expect("a depth") <= 2 * empty + 1, "{deep}");
    }
    let start = OthelloPosition::start(BoardSize::Four);
    assert_eq!(search(&start, &["--exact"])["score"], -8);
    let winner = search(&start, &["--exact", "--empties-to-winner"]);
    assert_eq!(winner["score"], -10);
    assert_eq!(winner["evaluator"], "discs-winner");
    assert_eq!(search(&start, &["--depth", "100"])["score"], -8);
}

#[test]
fn a_finished_game_has_its_score_and_no_move() {
    // Neither side can place a disc, although squares are empty.
    let at: OthelloPosition =
        format!("{}........{}O", "X".repeat(32), ".".repeat(24) + " ").parse().expect("a position");
    assert!(at.is_over());
    for arguments in [&["--exact"][..], &["--depth", "3"], &["--movetime", "50"]] {
        let found = search(&at, arguments);
        assert_eq!((&found["best"], &found["score"]), (&Value::Null, &(-32).into()));
        assert_eq!(found["pv"], Value::Array(Vec::new()));
    }
    assert_eq!(search(&at, &["--exact", "--empties-to-winner"])["score"], -64);
}

#[test]
fn a_spent_limit_gives_no_final_score() {
    let start = OthelloPosition::default();
    let found = search(&start, &["--exact", "--nodes", "3000"]);
    assert_eq!((&found["best"], &found["score"]), (&Value::Null, &Value::Null));
    assert_eq!((&found["exact"], &found["nodes"]), (&false.into(), &3_000.into()));
    let several = search(&start, &["--depth", "3", "--multipv", "9"]);
    assert_eq!(several["lines"].as_array().expect("lines").len(), 4);
}

#[test]
fn input_is_answered_line_by_line_and_faults_are_sentences() {
    let input = "startpos\nnonsense X\nstartpos-4\n";
    let found = answer(&["--position", "-", "--depth", "2"], input);
    let (exit, lines) = found.expect("answers");
    assert_eq!((exit, lines.len()), (Exit::BadInput, 3));
    let error = lines[1]["error"].as_str().expect("an error");
    assert!(error.starts_with("line 2, character 1 is 'n'"), "{error}");
    assert_eq!((&lines[0]["depth"], &lines[2]["depth"]), (&2.into(), &2.into()));

    let afloat = format!("X{}OX......XO{} X", ".".repeat(26), ".".repeat(27));
    let wrong: [(&[&str], &str); 8] = [
        (&["--position", "startpos"], "no limit is given"),
        (&["--depth", "2"], "--position"),
        (&["--sfen", "startpos", "--depth", "2"], "--position"),
        (&["--position", "XO X", "--exact"], "found 2 squares"),
        (&["--position", &afloat, "--exact"], "the disc on a1 is not connected"),
        (&["--position", "startpos", "--depth", "2", "--evaluator", "usapyon"], "usapyon"),
        (&["--position", "startpos.", "--exact"], "character 1"),
        (&["--position", "startpos-4", "--depth", "2", "--evaluator", "turtle"], "turtle"),
    ];
    for (arguments, part) in wrong {
        let sentence = refused(arguments);
        assert!(sentence.contains(part), "{sentence}");
        assert_eq!(sentence.lines().count(), 1);
    }
    for (arguments, part) in [
        (&["--sfen", "startpos", "--exact"][..], "--exact needs --game othello"),
        (&["--sfen", "startpos"], "no limit is given"),
    ] {
        let Refusal(sentence) = searched(arguments, "").expect_err("a refusal");
        assert!(sentence.contains(part), "{sentence}");
    }
}
