//! The registry of evaluators: terms add up to values, values are kept along the moves, and they are
//! what engines print.

use shunsai::Position;
use yomisuji::cli;
use yomisuji::eval::{Evaluation, Explained, WithEvaluator};
use yomisuji::formats::sfen::{parse_sfen, to_sfen};
use yomisuji::game::Game;
use yomisuji::games::shogi::Shogi;
use yomisuji::language::Language;

use crate::shogi_rules::random_games;

#[test]
fn a_value_is_the_sum_of_its_terms() {
    for (at, _) in random_games(12).take(2_000) {
        for evaluation in Evaluation::ALL {
            let terms = evaluation.terms(&at);
            let total: i32 = terms.iter().map(|term| term.value.0).sum();
            assert_eq!(
                evaluation.value(&at).0,
                total,
                "{evaluation} {}",
                to_sfen(&at)
            );
            for term in terms {
                let piece = term.square.map(|square| at.piece_at(square));
                assert_ne!(piece, Some(None), "{evaluation} {term:?}");
                for language in [Language::Ja, Language::En] {
                    assert!(term.name.get(language).starts_with(['▲', '△']));
                }
            }
        }
    }
}

/// Compares what an evaluator keeps along the moves of a position with what it counts anew.
struct Keeps<'p>(&'p Position, Shogi);

impl WithEvaluator for Keeps<'_> {
    type Output = ();

    fn with<E: Explained>(self, evaluator: E) {
        let Self(at, game) = self;
        let before = evaluator.value(&game, at, 0);
        let mut moves = Vec::new();
        game.moves(at, &mut moves);
        for mv in moves {
            let kept = evaluator.value_after(&game, (at, before), mv);
            let counted = evaluator.value(&game, &game.after(at, mv), 0);
            assert_eq!(kept, counted, "{evaluator:?} {mv:?} {}", to_sfen(at));
        }
    }
}

/// The value kept along the moves is the value counted anew (usapyon, chapter 3).
#[test]
fn a_value_kept_along_the_moves_is_the_value_counted_anew() {
    for (at, _) in random_games(11).take(400) {
        for evaluation in Evaluation::ALL {
            evaluation.run(Keeps(&at, evaluation.game()));
        }
    }
}

/// Values for Black that a running engine has printed (`YaneuraOu`, `MATERIAL_LEVEL`, command `e`).
#[test]
fn values_are_what_the_engine_prints() {
    for (id, sfen, expected) in PRINTED {
        let at = parse_sfen(sfen).expect("a position");
        let evaluation: Evaluation = id.parse().expect("an evaluator");
        assert_eq!(evaluation.value(&at).0, *expected, "{id} {sfen}");
    }
}

const PRINTED: &[(&str, &str, i32)] = &[
    (
        "material-1",
        "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
        720,
    ),
    (
        "material-1",
        "lnsg1g1nl/1r3k1b1/ppppppp+Pp/6s2/9/P8/BPPPPPP1P/7R1/LNSGKGSNL w P 12",
        630,
    ),
    (
        "material-2",
        "lnsg4l/3rks1g1/ppppppnp1/6pR1/8p/1PP6/P2PPPP1P/3GKS3/LNS2G1NL b BPb 25",
        9,
    ),
    (
        "material-2",
        "lnsg2snl/3rk1g2/pppppp2p/5bpp1/9/9/PPPPPPP1P/1BS1K1SR1/LN1G1G1NL b p 15",
        -171,
    ),
    (
        "material-2",
        "1n1g3gl/3rks3/l1p1ppnp1/pps1n4/3NR3p/PPP1P2P1/1S1P1PPBP/3GKSG1L/L7+b b 2P 57",
        -467,
    ),
    (
        "material-2",
        "ln1g4l/1rs1k2p1/p1p1gp2+P/3ppb3/1pR3p1L/P5s2/BPPPPP3/2S1K1SP1/LN1G1G3 w Nn2p 46",
        225,
    ),
    (
        "material-2",
        "ln1g4+P/1s2r1gk1/ppppppppp/6s2/6N2/P3B3L/BPPPPPP1P/3K3R1/LNSG1GSNL w - 30",
        3239,
    ),
    (
        "material-2",
        "lnsg4l/3rks1g1/ppppppnp1/6R2/8p/1PP6/P2PPPPBP/3GKS2L/LNS2G1+b1 b 2Pn 31",
        -670,
    ),
];

/// Runs a subcommand: what it writes, and its exit status.
fn run(arguments: &[&str], mut input: &[u8]) -> (String, u8) {
    let words = ["yomisuji", "eval"].iter().chain(arguments);
    let request = cli::parse(words.map(Into::into)).expect("good usage");
    let cli::Request::Subcommand(command) = request else {
        panic!("a subcommand");
    };
    let mut output = Vec::new();
    let exit = cli::run(&command, &mut input, &mut output).expect("an answer");
    (String::from_utf8(output).expect("text"), exit.status())
}

#[test]
fn the_command_line_tells_both_views_and_the_terms() {
    let fragment = "4k4/9/9/9/4p4/9/9/9/4K3R w P2n 1";
    let (text, status) = run(
        &["--sfen", fragment, "--evaluator", "usapyon", "--json"],
        b"",
    );
    let answer: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let expected = serde_json::json!({
        "evaluator": "usapyon",
        "black": 535,
        "side_to_move": -535,
        "terms": [
            {"name": "▲R", "square": "1i", "value": 2000},
            {"name": "△P", "square": "5e", "value": -100},
            {"name": "▲P in hand, 1", "square": null, "value": 105},
            {"name": "△N in hand, 2", "square": null, "value": -1470},
        ],
    });
    assert_eq!((answer, status), (expected, 0));
    let (text, _) = run(&["--sfen", fragment, "--evaluator", "usapyon"], b"");
    assert!(
        text.ends_with("usapyon: +535 for Black, −535 for the side to move\n"),
        "{text}"
    );
}

#[test]
fn the_command_line_answers_a_line_at_a_time() {
    let lines = format!("startpos\nnonsense\n{}\n", PRINTED[0].1);
    let arguments = ["--sfen", "-", "--evaluator", PRINTED[0].0];
    let (text, status) = run(&arguments, lines.as_bytes());
    let answers: Vec<serde_json::Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(status, 2);
    assert_eq!(answers.len(), 3);
    assert_eq!(answers[0]["black"], 0);
    assert!(answers[1]["error"].is_string());
    assert_eq!(answers[2]["black"], PRINTED[0].2);
    assert_eq!(answers[2]["side_to_move"], -PRINTED[0].2);
}
