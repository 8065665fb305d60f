//! What marks measure: ways to answer without understanding earn little, and the full model all.

use crate::cover::opened;
use yomisuji::language::Language;
use yomisuji::lesson::{AskedGroup, PredictedAnswer, PredictedChoice, Prediction, PredictionKind};
use yomisuji::scenario::shipped;
use yomisuji::score::Window;

/// An answer without a second try; `None` for none.
type Strategy = fn(&Prediction, usize) -> Option<PredictedAnswer>;

fn right(asked: &Prediction, _: usize) -> Option<PredictedAnswer> {
    asked.right.first().copied()
}

/// Takes the larger value and the smaller one rightly, and reads every move.
fn never_cuts(asked: &Prediction, number: usize) -> Option<PredictedAnswer> {
    match asked.kind {
        PredictionKind::Cut if asked.choices().contains(&PredictedChoice::GoOn) => {
            Some(PredictedAnswer::Choice(PredictedChoice::GoOn))
        }
        PredictionKind::Window => Some(PredictedAnswer::Window(Window::FULL)),
        PredictionKind::Next => asked.choices().first().copied().map(PredictedAnswer::Choice),
        _ => right(asked, number),
    }
}

/// The same, and types the best value as the bound of the side to move, which every book says.
fn knows_windows(asked: &Prediction, number: usize) -> Option<PredictedAnswer> {
    match asked.kind {
        PredictionKind::Window => right(asked, number),
        _ => never_cuts(asked, number),
    }
}

/// Throws a coin, and then another one for the bound; between two numbers that stand to reason, too.
fn coin(asked: &Prediction, number: usize) -> Option<PredictedAnswer> {
    let throw = |sides: usize| {
        let seed = (number as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40;
        (seed as usize) % sides
    };
    match asked.choices() {
        [] => {
            if throw(2) == 0 {
                right(asked, number)
            } else {
                asked.other
            }
        }
        [go_on, bounds @ ..] if asked.kind == PredictionKind::Cut => {
            let choice = if throw(2) == 0 { *go_on } else { bounds[throw(997) % bounds.len()] };
            Some(PredictedAnswer::Choice(choice))
        }
        choices => Some(PredictedAnswer::Choice(choices[throw(choices.len())])),
    }
}

/// What a strategy earns in the lessons with cuts: each with its number of questions.
fn earned(strategy: Strategy) -> Vec<(&'static str, usize, f64)> {
    let mut found = Vec::new();
    let mut number = 0;
    for lesson in shipped() {
        let open = opened(lesson.id);
        let plan = open.plan();
        let cuts = plan.asked().iter().filter(|asked| asked.kind == PredictionKind::Cut);
        if !open.algorithm().keeps_window() || cuts.count() == 0 {
            continue;
        }
        let shares = plan.shares(AskedGroup::weight);
        assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{}", lesson.id);
        let questions = open.projection(Language::En).questions(plan.asked());
        let of = questions.iter().zip(&shares).map(|(question, share)| {
            number += 1;
            let asked = &question.asked;
            match strategy(asked, number) {
                None => 0.0,
                Some(answer) if asked.is_right(answer) => *share,
                Some(answer) => -share * f64::from(asked.cost(answer)) / 1000.0,
            }
        });
        found.push((lesson.id, questions.len(), of.sum()));
    }
    found
}

fn mean(earned: &[(&str, usize, f64)]) -> f64 {
    earned.iter().map(|(_, _, share)| share).sum::<f64>() / earned.len() as f64
}

#[test]
fn predictions_tell_who_knows_of_cuts() {
    let all = earned(right);
    assert!(all.len() > 30 && all.iter().all(|(_, _, share)| (share - 1.0).abs() < 1e-9));
    let plain = earned(never_cuts);
    let windows = earned(knows_windows);
    let guessed = earned(coin);
    let means = [&plain, &windows, &guessed].map(|earned| mean(earned));
    println!("never cuts {:.3}, knows windows {:.3}, a coin {:.3}", means[0], means[1], means[2]);
    assert!(means[2] < 0.03);
    for (earned, most) in [(plain, 0.6), (windows, 0.67)] {
        let high: Vec<_> = earned.iter().filter(|(_, _, share)| *share > most).collect();
        assert!(high.is_empty() && mean(&earned) <= 0.6, "{high:?}");
    }
}
