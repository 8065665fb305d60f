//! The user's own piece values: as text, in a lesson, and in a search.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use shunsai::Position;
use yomisuji::cli::Refusal;
use yomisuji::eval::{Evaluation, MOST_VALUE, OwnValues, parse_value};
use yomisuji::formats::sfen::{parse_sfen, to_sfen};
use yomisuji::game::{CaptureOrder, Captures};
use yomisuji::games::shogi::Shogi;
use yomisuji::games::shogi::values::{
    Counting, PieceValues, USAPYON, ValueColumn, ValueSlot, YANEURAOU, YSS,
};
use yomisuji::play::game_engine;
use yomisuji::scenario::{Lesson, load, shipped, to_text};
use yomisuji::score::Score;
use yomisuji::search::{Control, Limits, Settings, exchange_on};

use crate::answers::{answer, said};
use crate::random::Dice;
use crate::shogi_rules::random_games;

const NAMED: [(Evaluation, PieceValues); 3] =
    [(Evaluation::Usapyon, USAPYON), (Evaluation::Yss, YSS), (Evaluation::Yaneuraou, YANEURAOU)];

/// The values as a lesson writes them.
fn own(values: PieceValues) -> Evaluation {
    Evaluation::Own(OwnValues::from(values).check().expect("values"))
}

#[test]
fn own_values_equal_to_a_named_scheme_give_its_results() {
    for (at, _) in random_games(21).take(400) {
        for (named, values) in NAMED {
            let own = own(values);
            assert_eq!(own.value(&at), named.value(&at), "{}", to_sfen(&at));
            assert_eq!(own.terms(&at), named.terms(&at));
            assert_eq!(own.pawn(), named.pawn());
            let game = |of: Evaluation| Shogi { values: of.values() };
            let mut squares = Vec::new();
            game(own).targets(&at, &mut squares);
            for square in squares {
                for order in [CaptureOrder::Geometric, CaptureOrder::Cheapest] {
                    let value = |of| exchange_on(&game(of), &at, square, order);
                    assert_eq!(value(own), value(named), "{square:?} {}", to_sfen(&at));
                }
            }
        }
    }
}

#[test]
fn our_engine_searches_alike_with_equal_own_values() {
    let read = |evaluation, at: &Position| {
        let settings = Settings { hash_bytes: 1 << 20, ..Settings::default() };
        let control =
            Control { clock: &|| Duration::ZERO, stop: &AtomicBool::new(false), pulse: &|_| () };
        let limits = Limits { depth: Some(2), ..Limits::default() };
        let answer =
            game_engine::<Shogi>(evaluation, settings).deepen(at, &limits, control, &mut |_| ());
        (answer.best, answer.nodes)
    };
    for (at, _) in random_games(22).step_by(71).take(5) {
        for (named, values) in NAMED {
            assert_eq!(read(own(values), &at), read(named, &at), "{}", to_sfen(&at));
        }
    }
}

/// Random values within the allowed ranges.
fn random_values(dice: &mut Dice) -> PieceValues {
    let most = u64::try_from(MOST_VALUE).expect("positive") + 1;
    let counting = [Counting::Balance, Counting::Once][dice.below(2) as usize];
    ValueSlot::all()
        .fold(YSS.counted(counting), |values, slot| values.with(slot, dice.below(most) as i32))
}

#[test]
fn own_values_round_trip_through_text_and_lessons() {
    let y_01 = shipped().iter().find(|lesson| lesson.id == "y-01");
    let y_01 = y_01.expect("it ships").text();
    let mut dice = Dice::new(23);
    for _ in 0..50 {
        let evaluation = own(random_values(&mut dice));
        let text = evaluation.to_string();
        assert_eq!(text.parse(), Ok(evaluation), "{text}");
        let values = OwnValues::from(evaluation.values());
        let table = ron::to_string(&values).expect("a table");
        let lesson = y_01.replacen("\"yss\"", &table, 1);
        let lesson: Lesson = ron::from_str(&lesson).expect("a lesson");
        let written = to_text(&lesson).expect("it can be written");
        let again: Lesson = ron::from_str(&written).expect("it can be read again");
        assert_eq!(again, lesson);
        assert_eq!(to_text(&again), Ok(written));
        let yomisuji::scenario::SubjectSetup::Exchange(setup) = again.subject else {
            panic!("it was an exchange");
        };
        assert_eq!(setup.values.evaluation(), Ok(evaluation));
    }
}

#[test]
fn omitted_values_are_those_of_usapyon() {
    let values = |text: &str| text.parse::<Evaluation>().expect(text).values();
    let slot = |text: &str| ValueSlot::all().find(|slot| slot.text() == text).expect(text);
    let some = values("own:S=1150, +S=1300 ,S*=1210");
    for other in ValueSlot::all() {
        let expected = match other.text().as_str() {
            "S" => 1150,
            "+S" => 1300,
            "S*" => 1210,
            _ => USAPYON.at(other),
        };
        assert_eq!(some.at(other), expected, "{}", other.text());
    }
    assert_eq!(some.counting(), Counting::Balance);
    assert_eq!(values("own:counting=once").counting(), Counting::Once);
    assert_eq!(ValueSlot::all().count(), 20);
    assert_eq!(slot("+B").column(), ValueColumn::Promoted);
    let nothing: Evaluation = "own:P=0".parse().expect("values");
    assert_eq!(nothing.pawn(), 1, "a unit is never nothing");
}

#[test]
fn an_invalid_values_text_is_refused_with_the_expected_form() {
    for (text, found, expected) in [
        ("own", "no values", "own:P=100,S=1150"),
        ("own:", "no values", "own:P=100,S=1150"),
        ("own:P100", "\"P100\"", "S=1150"),
        ("own:P=100,,L=1", "\"\"", "S=1150"),
        ("own:X=1", "\"X\"", "P, L, N, S, G, B or R"),
        ("own:K=1", "\"K\"", "P, L, N, S, G, B or R"),
        ("own:+G=1", "\"+G\"", "+P"),
        ("own:p=1", "\"p\"", "P, L"),
        ("own:P=abc", "\"abc\" for P", "0 to 10000"),
        ("own:P=", "\"\" for P", "0 to 10000"),
        ("own:P=1.5", "\"1.5\"", "0 to 10000"),
        ("own:P=-1", "\"-1\"", "0 to 10000"),
        ("own:+R=10001", "\"10001\" for +R", "0 to 10000"),
        ("own:P*=99999999999999999999", "for P*", "0 to 10000"),
        ("own:P=1,P=2", "a second value for P", "one"),
        ("own:counting=twice", "twice", "counting=balance"),
        ("mine:P=1", "\"mine:P=1\"", "own:P=100,S=1150"),
        ("nobody", "\"nobody\"", "usapyon, yss"),
    ] {
        let error = text.parse::<Evaluation>().expect_err(text);
        let said = error.to_string();
        assert!(said.contains(found) && said.contains(expected), "{text}: {said}");
        assert!(!said.contains('\n'));
        let ja = &error.ja;
        assert!(ja.chars().any(|c| ('ぁ'..='ん').contains(&c)), "{text}: {ja}");
    }
}

#[test]
fn a_typed_number_may_have_either_width() {
    let slot = ValueSlot::all().next().expect("a place");
    for (text, value) in [("100", 100), (" 0 ", 0), ("１２３０", 1230), ("10000", MOST_VALUE)] {
        assert_eq!(parse_value(slot, text), Ok(value), "{text}");
    }
    for text in ["", "百", "1e3", "+-1", "10001", "-1", "1 0"] {
        assert!(parse_value(slot, text).is_err(), "{text}");
    }
}

const TABLE: &str = "(
            board: (P: 100, L: 600, N: 700, S: 1000, G: 1200, B: 1800, R: 2000),
            promoted: (P: 1200, L: 1200, N: 1200, S: 1200, B: 2000, R: 2200),
            hand: (P: 105, L: 630, N: 735, S: 1050, G: 1260, B: 1890, R: 2100),
        )";

#[test]
fn a_broken_table_in_a_lesson_is_refused_with_its_place() {
    let y_01 = shipped().iter().find(|lesson| lesson.id == "y-01");
    let with = |table: &str| {
        let text = y_01.expect("it ships").text();
        // Its promises are about other values.
        let (before, after) = text.split_once("    stops:").expect("stops");
        let (_, after) = after.split_once("    questions:").expect("questions");
        let (questions, _) = after.split_once("    promises:").expect("promises");
        let text = format!("{before}    stops: [],\n    questions:{questions}    promises: [],\n)");
        text.replacen("\"yss\"", table, 1)
    };
    let loaded = load("lesson.ron", &with(TABLE)).expect("it loads");
    let usapyon = loaded.shogi.expect("positions").valuation();
    assert_eq!(usapyon.evaluation, own(USAPYON));
    for (from, to, expected) in [
        ("S: 1000", "S: 10001", "found \"10001\" for S, expected a whole number from 0 to 10000"),
        ("R: 2200", "R: -1", "found \"-1\" for +R,"),
        ("P: 105", "P: 20000", "found \"20000\" for P*,"),
        ("P: 105", "P: 99999999999", "too large"),
        ("P: 105", "P: many", "'many', expected a whole number"),
        ("P: 105", "P: \"105\"", "expected a whole number"),
        ("N: 700, ", "", "no field 'N'"),
        ("N: 700, ", "X: 700, N: 700, ", "'X'"),
        ("S: 1200, B: 2000", "S: 1200, G: 1200, B: 2000", "'G'"),
        ("hand:", "hands:", "'hands'"),
    ] {
        assert!(TABLE.contains(from), "{from}");
        let (sound, broken) = (with(TABLE), with(&TABLE.replacen(from, to, 1)));
        let error = match load("lesson.ron", &broken) {
            Ok(_) => panic!("{to} loads"),
            Err(error) => error.to_string(),
        };
        assert!(error.contains(expected), "{error}");
        assert!(!error.contains('\n'), "{error}");
        let line = sound.lines().zip(broken.lines()).position(|(a, b)| a != b);
        let line = line.expect("a change") + 1;
        assert!(error.starts_with(&format!("lesson.ron:{line}:")), "line {line}: {error}");
    }
    for table in ["7", "[1, 2]", "\"own\""] {
        assert!(load("lesson.ron", &with(table)).is_err(), "{table}");
    }
}

/// Even with the largest values, no material score comes near a mate.
#[test]
fn no_material_comes_near_a_mate() {
    let all = ValueSlot::all().fold(USAPYON, |values, slot| values.with(slot, MOST_VALUE));
    let all = own(all);
    let rich = parse_sfen("4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L18P 1").expect("a position");
    let value = all.value(&rich);
    assert_eq!(value, Score(38 * MOST_VALUE));
    let between_two_positions = Score(2 * value.0);
    assert!(between_two_positions.0 < Score::MATE - 1_000);
    let over = OwnValues::from(USAPYON.with(ValueSlot::all().next().expect("one"), MOST_VALUE + 1));
    assert!(over.check().is_err());
}

#[test]
fn commands_accept_own_values() {
    let hand = "4k4/9/9/9/9/9/9/9/4K4 b S 1";
    let told = answer(&["eval", "--sfen", hand, "--evaluator", "own:S*=77"]);
    assert_eq!((&told["evaluator"], &told["black"]), (&"own".into(), &77.into()));
    let swap = "4k4/9/9/4n4/5L3/4l4/4P4/4R4/4K4 b - 1";
    let value = |values: &str| {
        let told = answer(&["exchange", "--sfen", swap, "--square", "5f", "--values", values]);
        told["value"].as_i64().expect("a number")
    };
    assert_eq!(value("own:L=300,L*=400"), 700);
    assert_eq!(value("own:L=300,L*=400,counting=once"), 300);
    let searched = ["search", "--sfen", "startpos", "--depth", "1", "--evaluator"];
    let told = answer(&[&searched[..], &["own:P=55,P*=55"]].concat());
    assert_eq!((&told["evaluator"], &told["pawn"]), (&"own".into(), &55.into()));
    for command in [&["eval", "--evaluator"][..], &["grow", "--values"]] {
        let words = [command, &["own:P=x", "--sfen", "startpos"]].concat();
        let Refusal(sentence) = said(&words).expect_err("it is refused");
        assert!(sentence.contains("expected a whole number from 0 to 10000"), "{sentence}");
    }
}
