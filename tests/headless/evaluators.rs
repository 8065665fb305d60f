//! The registry of evaluators: terms add up to values, incremental values equal recomputed ones,
//! and values match those printed by engines.

use shogi_core::Move;
use shunsai::Position;
use yomisuji::eval::{Evaluation, Explained, Fine, TermKind, WithEvaluator};
use yomisuji::formats::sfen::{parse_sfen, to_sfen};
use yomisuji::game::{Evaluator, FromKept, Game, Keeping, KeptPosition};
use yomisuji::games::shogi::Shogi;
use yomisuji::language::Language;

use crate::run;
use crate::shogi_rules::random_games;

#[test]
fn a_value_is_the_sum_of_its_terms() {
    for (at, _) in random_games(12).take(500) {
        for evaluation in Evaluation::ALL {
            let terms = evaluation.terms(&at);
            let total: Fine = terms.iter().map(|term| term.value).sum();
            assert_eq!(
                Fine::whole(evaluation.value(&at).0),
                total,
                "{evaluation} {}",
                to_sfen(&at)
            );
            for term in terms {
                let about_a_piece = match term.kind {
                    TermKind::Piece
                    | TermKind::Discount
                    | TermKind::Support
                    | TermKind::Attacked
                    | TermKind::KingSquare => true,
                    TermKind::Truncation => continue,
                    _ => false,
                };
                let piece = term.square.and_then(|square| at.piece_at(square));
                assert!(piece.is_some() || !about_a_piece, "{evaluation} {term:?}");
                for language in [Language::Ja, Language::En] {
                    assert!(term.name.get(language).starts_with(['▲', '△']));
                }
            }
        }
    }
}

/// Compares an evaluator's incremental values after the moves of a position with recomputed ones.
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

/// The incremental value is the recomputed value (usapyon, chapter 3).
#[test]
fn an_incremental_value_equals_the_recomputed_value() {
    for (at, _) in random_games(11).take(400) {
        for evaluation in Evaluation::ALL {
            evaluation.run(Keeps(&at, evaluation.game()));
        }
    }
}

/// Values for Black printed by a running engine (`YaneuraOu`, `MATERIAL_LEVEL`, command `e`).
#[test]
fn values_equal_those_printed_by_yaneuraou() {
    let mut levels = std::collections::BTreeSet::new();
    for (id, expected, sfen) in printed() {
        let at = parse_sfen(sfen).expect("a position");
        let evaluation: Evaluation = id.parse().expect("an evaluator");
        assert_eq!(evaluation.value(&at).0, expected, "{id} {sfen}");
        levels.insert(id);
    }
    assert_eq!(levels.len(), 8);
}

/// The rows: evaluator, value for Black, position.
fn printed() -> impl Iterator<Item = (String, i32, &'static str)> {
    let lines = include_str!("../data/ladder.csv").lines();
    lines.filter(|line| !line.starts_with('#')).map(|line| {
        let mut cells = line.splitn(3, ',');
        let mut cell = || cells.next().expect("three cells");
        let id = format!("material-{}", cell());
        (id, cell().parse().expect("a value"), cell())
    })
}

/// Compares three ways to a value along a game: the direct formula, tables, and increments.
struct Follows<'g>(&'g [(Position, Option<Move>)], Shogi);

impl WithEvaluator for Follows<'_> {
    type Output = ();

    fn with<E: Explained>(self, evaluator: E) {
        let Self(game_so_far, game) = self;
        let keeping = Keeping { game, evaluator };
        let mut kept: Option<KeptPosition<_, _>> = None;
        for (at, led) in game_so_far {
            let value = evaluator.value(&game, at, 0);
            let now = match (kept.take(), *led) {
                (Some(before), Some(mv)) => {
                    let was = FromKept.value(&keeping, &before, 0);
                    let told = FromKept.value_after(&keeping, (&before, was), mv);
                    assert_eq!(told, value, "{evaluator:?} {mv:?} {}", to_sfen(at));
                    keeping.after(&before, mv)
                }
                _ => keeping.start(at.clone()),
            };
            let sfen = to_sfen(at);
            assert_eq!(value, FromKept.value(&keeping, &now, 0), "{evaluator:?} {sfen}");
            assert_eq!(value, evaluator.direct(at), "{evaluator:?} {sfen}");
            kept = Some(now);
        }
    }
}

#[test]
fn formula_tables_and_incremental_values_agree() {
    let positions: Vec<_> = random_games(13).take(1_500).collect();
    for game in positions.chunk_by(|_, (_, led)| led.is_some()) {
        for &evaluation in Evaluation::ALL {
            evaluation.run(Follows(game, evaluation.game()));
        }
    }
}

/// A rotated board with the colours swapped has the opposite value.
#[test]
fn a_rotated_board_has_the_opposite_value() {
    for (at, _) in random_games(14).take(300) {
        let turned = turned(&at);
        for &evaluation in Evaluation::ALL {
            assert_eq!(evaluation.value(&turned), -evaluation.value(&at), "{evaluation}");
        }
    }
    for &evaluation in Evaluation::ALL {
        assert_eq!(evaluation.value(&Position::startpos()).0, 0, "{evaluation}");
    }
}

/// The position with the board rotated, the colours swapped, and the other side to move.
fn turned(at: &Position) -> Position {
    let sfen = to_sfen(at);
    let mut parts = sfen.split(' ');
    let mut part = || parts.next().expect("a part");
    let swapped = |text: &str| -> String {
        let swap = |sign: char| match sign {
            'a'..='z' => sign.to_ascii_uppercase(),
            'A'..='Z' => sign.to_ascii_lowercase(),
            other => other,
        };
        text.chars().map(swap).collect()
    };
    // A promotion mark precedes its piece: pieces are moved as wholes.
    let ranks = part().split('/').rev().map(|rank| {
        let mut pieces: Vec<String> = Vec::new();
        for sign in rank.chars() {
            match pieces.last_mut() {
                Some(last) if last == "+" => last.push(sign),
                _ => pieces.push(sign.to_string()),
            }
        }
        pieces.reverse();
        swapped(&pieces.concat())
    });
    let board = ranks.collect::<Vec<_>>().join("/");
    let side = if part() == "b" { 'w' } else { 'b' };
    let hands = swapped(part());
    // Black's pieces are written first.
    let (mut black, mut white, mut count) = (String::new(), String::new(), String::new());
    for sign in hands.chars().filter(|sign| *sign != '-') {
        if sign.is_ascii_digit() {
            count.push(sign);
            continue;
        }
        let hand = if sign.is_ascii_uppercase() { &mut black } else { &mut white };
        *hand += &count;
        hand.push(sign);
        count.clear();
    }
    let hands = if black.is_empty() && white.is_empty() { "-".to_owned() } else { black + &white };
    parse_sfen(&format!("{board} {side} {hands} 1")).expect("a turned position")
}

/// The output of `eval`, and its exit status.
fn eval(arguments: &[&str], input: &str) -> (String, u8) {
    let (exit, text) = run(&[&["eval"], arguments].concat(), input);
    (text, exit.expect("an answer").status())
}

#[test]
fn eval_reports_both_points_of_view_and_the_terms() {
    let fragment = "4k4/9/9/9/4p4/9/9/9/4K3R w P2n 1";
    let (text, status) = eval(&["--sfen", fragment, "--evaluator", "usapyon", "--json"], "");
    let answer: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let expected = serde_json::json!({
        "evaluator": "usapyon",
        "black": 535,
        "side_to_move": -535,
        "terms": [
            {"kind": "piece", "name": "▲R", "square": "1i", "value": 2000},
            {"kind": "piece", "name": "△P", "square": "5e", "value": -100},
            {"kind": "hand", "name": "▲P in hand, 1", "square": null, "value": 105},
            {"kind": "hand", "name": "△N in hand, 2", "square": null, "value": -1470},
        ],
    });
    assert_eq!((answer, status), (expected, 0));
    let (text, _) = eval(&["--sfen", fragment, "--evaluator", "usapyon"], "");
    assert!(text.ends_with("usapyon: +535 for Black, −535 for the side to move\n"), "{text}");
}

#[test]
fn a_level_that_needs_kings_is_refused_without_them() {
    let fragment = "4k4/9/9/9/4p4/9/9/9/9 b - 1";
    for words in [
        &["eval", "--evaluator", "material-8"][..],
        &["search", "--depth", "1", "--evaluator", "material-3"],
        &["grow", "--depth", "1", "--values", "material-8"],
    ] {
        let (refused, output) = run(&[words, &["--sfen", fragment]].concat(), "");
        let said = refused.expect_err("no king").0;
        assert!(said.contains("Black has none on this board"), "{said}");
        assert!(said.contains("usapyon"), "{said}");
        assert!(output.is_empty());
    }
}

#[test]
fn eval_answers_line_by_line() {
    let (id, value, sfen) = printed().last().expect("a row");
    let lines = format!("startpos\nnonsense\n{sfen}\n");
    let arguments = ["--sfen", "-", "--evaluator", &id];
    let (text, status) = eval(&arguments, &lines);
    let answers: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(status, 2);
    assert_eq!(answers.len(), 3);
    assert_eq!(answers[0]["black"], 0);
    assert!(answers[1]["error"].is_string());
    assert_eq!(answers[2]["black"], value);
    assert_eq!(answers[2]["side_to_move"], -value);
}
