//! Makes an exercise: the first tree of a seed that meets the goal.

use fastrand::Rng;
use language::{Language, Texts, Tongue, Words};

use super::plan::{ExerciseGoal, ExercisePlan};
use super::random_tree::random_tree;
use super::reached::{is_reached, is_sound};
use super::sparse_position::sparse_position;
use crate::claim::{Claim, Promise};
use crate::load::build;
use crate::loaded::Loaded;
use crate::schema::Lesson;
use score::Player;
use search::Algorithm;
use subject::SubjectSetup;
use trace::Replay;
use tree::{Kind, NodeId, Watch};

/// The number of trees tried per seed.
const TRIES: u32 = 4_000;
/// The most nodes of an exercise: the largest tree a plan can specify has 1,365.
const MOST_NODES: usize = 1_400;
/// The number of inner nodes of an exercise on a position, so that it can be done by hand.
const INNER: std::ops::RangeInclusive<usize> = 3..=14;

/// The ids of the algorithms that can reach a goal.
fn fitting(goal: ExerciseGoal) -> String {
    let all = Algorithm::all().filter(|algorithm| goal.allows(*algorithm));
    let ids: Vec<_> = all.map(Algorithm::id).collect();
    ids.join(", ")
}

/// A goal as a sentence names it.
fn name_of(goal: ExerciseGoal, language: Language) -> String {
    match language.tongue() {
        Tongue::Ja => goal.name(language),
        Tongue::En => goal.id().to_owned(),
    }
}

/// Makes an exercise as a lesson: the first tree of the seed whose run meets the goal.
///
/// # Errors
/// A sentence: a number is out of range, or no tree meets the goal.
pub fn exercise(plan: &ExercisePlan) -> Result<Lesson, Words> {
    check(plan)?;
    // Makes neighbouring seeds give unrelated trees.
    let start = Rng::with_seed(plan.seed).u64(..);
    for number in 0..TRIES {
        let mut rng = Rng::with_seed(start ^ u64::from(number));
        let subject = if plan.goal.is_of_shogi() {
            sparse_position(plan, &mut rng)
        } else {
            random_tree(plan, &mut rng)
        };
        // A random position may be illegal.
        let Ok(loaded) = build(lesson(plan, subject), Watch::cap(MOST_NODES)) else {
            continue;
        };
        if is_handy(plan, &loaded) && is_reached(plan, &loaded) && is_sound(plan, &loaded) {
            return Ok(with_promises(loaded));
        }
    }
    Err(Words::in_each(|language| {
        language.texts().exercises_not_found(name_of(plan.goal, language), TRIES)
    }))
}

fn check(plan: &ExercisePlan) -> Result<(), Words> {
    let within = |what, found: u16, from: u16, to: u16| {
        let error = || Words::of(|texts| texts.exercises_out_of_range(found, from, to, what));
        (from..=to).contains(&found).then_some(()).ok_or_else(error)
    };
    let (depths, moves) = (ExercisePlan::DEPTHS, ExercisePlan::BRANCHINGS);
    let of =
        |range: &std::ops::RangeInclusive<u8>| ((*range.start()).into(), (*range.end()).into());
    let ((least, most), (few, many)) = (of(&depths), of(&moves));
    within("depth", plan.depth.into(), least, most)?;
    within("branching", plan.branching.into(), few, many)?;
    let ranges = ExercisePlan::RANGES;
    within("range", plan.range, *ranges.start(), *ranges.end())?;
    within("ties", plan.ties.into(), 0, ExercisePlan::MOST_TIES.into())?;
    let (goal, algorithm) = (plan.goal, plan.algorithm);
    if !goal.allows(algorithm) {
        return Err(Words::in_each(|language| {
            let algorithm = match language.tongue() {
                Tongue::Ja => algorithm.name(language),
                Tongue::En => algorithm.id().to_owned(),
            };
            let (fitting, goal) = (fitting(goal), name_of(goal, language));
            language.texts().exercises_no_algorithm(algorithm, fitting, goal)
        }));
    }
    // A deep cut needs a bound from three plies above, and moves below the cut node.
    if goal == ExerciseGoal::DeepCut && plan.depth < 4 {
        return Err(Words::of(|texts| texts.exercises_too_shallow(plan.depth)));
    }
    Ok(())
}

fn is_handy(plan: &ExercisePlan, loaded: &Loaded) -> bool {
    let tree = &loaded.tree;
    let inner = tree.ids().filter(|id| tree.node(*id).kind == Kind::Inner);
    tree.is_finished() && (!plan.goal.is_of_shogi() || INNER.contains(&inner.count()))
}

fn lesson(plan: &ExercisePlan, subject: SubjectSetup) -> Lesson {
    let (goal, seed) = (plan.goal, plan.seed);
    let is_offered = |algorithm: &Algorithm| {
        let wishes = algorithm.chooser(Player::Max, Player::Min) == Player::Max;
        let is_plain = !algorithm.proves() && !algorithm.grows_itself() && !wishes;
        is_plain && subject.allows(*algorithm).is_ok()
    };
    let fitting = Algorithm::all().filter(is_offered);
    let algorithms = fitting.map(|algorithm| algorithm.id().to_owned()).collect();
    let title = Words::in_each(|language| {
        language.texts().exercises_title(goal.name(language), seed.to_string())
    });
    let mut lesson = Lesson {
        source: Words::of(Texts::exercises_source),
        notes: notes(goal),
        ..Lesson::plain(format!("exercise-{}-{seed}", goal.id()), title, subject, algorithms)
    };
    lesson.open_with(plan.algorithm);
    lesson
}

fn notes(goal: ExerciseGoal) -> Words {
    Words::of(match goal {
        ExerciseGoal::Battery => Texts::exercises_notes_battery,
        ExerciseGoal::StandPat => Texts::exercises_notes_stand_pat,
        _ => Texts::exercises_notes_cuts,
    })
}

/// Adds the results of its run as promises, so that they can be proved wherever the lesson is
/// opened.
fn with_promises(loaded: Loaded) -> Lesson {
    let replay = Replay::at_end(loaded.tree, loaded.main_run);
    let mut lesson = loaded.lesson;
    let of = lesson.algorithms.first().cloned().unwrap_or_default();
    let tally = replay.tally();
    let value = replay.node(NodeId::ROOT).value();
    let claims = [
        value.map(|value| Claim::Value(replay.tree().outcome(value))),
        Some(Claim::Entered(tally.entered)),
        Some(Claim::Leaves(tally.leaves)),
        Some(Claim::Cutoffs(tally.cutoffs)),
    ];
    let promises = claims.into_iter().flatten();
    lesson.promises = promises.map(|claim| Promise { of: of.clone(), claim }).collect();
    lesson
}
