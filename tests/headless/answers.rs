//! The JSON of the command line is a contract: the names of its fields and their order.

use serde_json::Value;
use yomisuji::cli::Refusal;

use crate::run;

/// The JSON output of a command, with `--json`.
pub(crate) fn answer(arguments: &[&str]) -> Value {
    let printed = printed(&[arguments, &["--json"]].concat());
    serde_json::from_str(&printed).expect("one JSON object")
}

/// The output of a command.
pub(crate) fn printed(arguments: &[&str]) -> String {
    said(arguments).expect("an answer")
}

/// The output of a command, or its refusal.
pub(crate) fn said(arguments: &[&str]) -> Result<String, Refusal> {
    let (exit, text) = run(arguments, "");
    exit.map(|_| text)
}

/// The names of an object's fields, in order.
fn fields(value: &Value) -> String {
    let names = value.as_object().expect("an object").keys();
    names.cloned().collect::<Vec<_>>().join(" ")
}

const MATE_IN_ONE: &str = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";

#[test]
fn moves_and_exchange_answer_with_their_fields() {
    let moves = answer(&["moves", "--sfen", "4k4/4G4/4G4/9/9/9/9/9/4K4 w - 1"]);
    assert_eq!(moves.to_string(), r#"{"count":0,"legal":[],"in_check":true}"#);
    let nothing = answer(&["exchange", "--sfen", "startpos", "--square", "5e"]);
    assert_eq!(
        fields(&nothing),
        "value first_capture_value first_moves running backed_up line note"
    );
    assert_eq!(nothing["first_capture_value"], Value::Null);
    let defended = answer(&["exchange", "--sfen", "startpos", "--square", "3c"]);
    assert_eq!(fields(&defended), "value first_capture_value first_moves running backed_up line");
}

#[test]
fn search_answers_with_its_fields() {
    let found = answer(&["search", "--sfen", MATE_IN_ONE, "--depth", "2"]);
    assert_eq!(
        fields(&found),
        "best score score_cp mate depth nodes nps time_ms pv evaluator pawn lines iterations"
    );
    assert_eq!(found["best"], "G*5b");
    assert_eq!(found["mate"], 1);
    assert_eq!(found["score_cp"], Value::Null);
    let line = "best score score_cp mate pv names";
    assert_eq!(fields(&found["lines"][0]), line);
    let iteration = &found["iterations"][0];
    assert_eq!(fields(iteration), "depth nodes time_ms lines");
    assert_eq!(fields(&iteration["lines"][0]), line);
}

#[test]
fn record_answers_with_its_fields_and_those_of_the_new_file() {
    let variations = "tests/records/kif_utf8_bom_variations.kif";
    let read = answer(&["record", variations]);
    let names = "format encoding bom newline initial_sfen terminal move_count line_count lines \
                 comment_count comments bookmarks headers warnings";
    assert_eq!(fields(&read), names);
    assert!(fields(&read["lines"][1]).starts_with("parent ply moves end final_sfen"));
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("again.csa");
    let file = file.to_str().expect("a plain name");
    let written = answer(&["record", variations, "-o", file]);
    assert_eq!(fields(&written), format!("{names} written"));
    assert_eq!(fields(&written["written"]), "file format encoding lost");
    assert_eq!(written["lines"], read["lines"]);
}

#[test]
fn compare_answers_with_its_fields() {
    let compared = answer(&["compare", "--sfen", MATE_IN_ONE, "--depth", "2"]);
    assert_eq!(fields(&compared), "sfen side_to_move depth tree_depth unit rows");
    let row = "reader kind rank depth nodes score bound mate raw raw_unit best pv agreement parting \
               remark stopped";
    let rows = compared["rows"].as_array().expect("rows");
    assert_eq!(fields(&rows[0]), row);
    assert_eq!(fields(&rows[1]), format!("{row} iterations"));
    assert_eq!(fields(&rows[1]["mate"]), "winner plies");
    assert_eq!(fields(&rows[1]["parting"]), "together prefers leaves");
    assert_eq!(fields(&rows[1]["iterations"][0]), row);
}

#[test]
fn check_answers_with_the_promises_of_a_lesson() {
    let checked = answer(&["check", "m-01-tree-A"]);
    assert_eq!(fields(&checked), "ok promises broken claims false lessons");
    assert_eq!(checked["broken"], 0);
    let lesson = &checked["lessons"][0];
    assert_eq!(fields(lesson), "lesson ok promises claims false");
    assert_eq!(fields(&lesson["promises"][0]), "what expected actual ok");
}

#[test]
fn every_other_answer_has_its_fields_in_their_order() {
    let run = "lesson algorithm step last_step value relation best pv nodes pruned promises";
    let series = "wins losses draws";
    let pairs = "pairs unrated_pairs faults elo elo_error los";
    let shogi = format!("a b games seed sfen max_plies {series}");
    let game = format!("a b game games seed opening_plies {series}");
    for (command, at, expected) in [
        ("lessons", "first of lessons", "id title"),
        ("run m-01-tree-A", "", run),
        ("run k-05-bug", "", &format!("{run} twins")),
        ("run k-05-bug", "first of twins", "id right faulty part"),
        ("run tests/data/logs/mixed-up.log", "", &format!("{run} faults")),
        (
            "run tests/data/logs/early-cut.log",
            "first of faults",
            "step line node kind what expected found",
        ),
        ("tree --tree [[3,5],[2,9]]", "", "value relation pv leaves pruned cutoffs researches"),
        (
            "tree --tree [[3,5],[2,9]]",
            "first of cutoffs",
            "node value kind bound set_by child suffice",
        ),
        (
            "tree --tree [[3,5],[2,9]] --algorithm mtd-f",
            "",
            "value relation pv leaves pruned cutoffs researches passes",
        ),
        ("moves --game othello --position startpos", "", "count legal over"),
        ("candidates --sfen startpos", "first of others", "move class provisional reason"),
        (
            "grow --sfen startpos --depth 1",
            "",
            "algorithm nodes stubs entered leaves cutoffs finished value best pv estimate ms",
        ),
        ("guesses --sfen startpos --depth 1", "", "exact selective differs guess"),
        ("guesses --sfen startpos --depth 1", "in exact", "best value"),
        ("eval --sfen startpos", "first of terms", "kind name square value"),
        (
            "eval --game othello --position startpos --evaluator turtle",
            "",
            "evaluator black side_to_move disc stage stage_term patterns",
        ),
        ("eval --game dobutsu --position startpos", "", "evaluator black side_to_move"),
        ("eval --game connect-four --position 44536", "", "evaluator black side_to_move"),
        (
            "eval --game sugoroku --position startpos",
            "",
            "evaluator black side_to_move chance best",
        ),
        (
            "search --game othello --position startpos --depth 1",
            "",
            "best score depth nodes nps time_ms pv exact evaluator lines iterations",
        ),
        ("search --game dobutsu --position startpos --depth 1", "first of lines", "best score pv"),
        (
            "mate --sfen startpos --plies 1",
            "",
            "result plies first_moves line nodes limit checks unique solutions complete time_ms",
        ),
        (
            "choose --sfen startpos --player one-ply",
            "",
            "player best value change tied tied_count moves",
        ),
        (
            "selfplay random random --games 1 --max-plies 2",
            "",
            &format!("{shogi} endings drops played"),
        ),
        (
            "match random random --games 2 --max-plies 20",
            "",
            &format!("{shogi} opening_plies book {pairs} endings drops played"),
        ),
        (
            "match random random --games 2 --game othello",
            "",
            &format!("{game} discs {pairs} played"),
        ),
        (
            "match random random --games 2 --game othello",
            "first of played",
            "number black result discs plies moves file",
        ),
        ("paper m-01-tree-A --questions 1", "first of papers", "paper questions"),
        (
            "exercise",
            "",
            "id goal seed algorithm nodes leaves leaves_read cutoffs value points file",
        ),
        ("diff m-01-tree-A m-01-tree-A", "", "same differences"),
        (
            "record tests/othello/two_games.ggf",
            "",
            "game format encoding bom newline game_count initial_position initial_sfen terminal \
             move_count line_count lines comment_count comments bookmarks headers warnings games",
        ),
    ] {
        let given = answer(&command.split(' ').collect::<Vec<_>>());
        let found = match at.rsplit_once(' ') {
            Some(("first of", list)) => &given[list][0],
            Some((_, field)) => &given[field],
            None => &given,
        };
        assert_eq!(fields(found), expected, "{command} {at}");
    }
}
