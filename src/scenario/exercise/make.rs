//! Making an exercise: the first tree of a seed in which what is wanted happens.

use fastrand::Rng;

use super::goal::ExerciseGoal;
use super::plan::ExercisePlan;
use super::random_tree::random_tree;
use super::reached::{is_reached, is_sound};
use super::sparse_position::sparse_position;
use crate::language::{Language, Say, Words};
use crate::scenario::claim::{Claim, Promise};
use crate::scenario::load::build;
use crate::scenario::loaded::Loaded;
use crate::scenario::schema::{Lesson, VERSION};
use crate::search::Algorithm;
use crate::subject::SubjectSetup;
use crate::trace::Replay;
use crate::tree::{Kind, NodeId, Watch};

/// How many trees of a seed are tried.
const TRIES: u32 = 4_000;
/// The most nodes of an exercise: the largest tree that a plan can ask for has 1,365.
const MOST_NODES: usize = 1_400;
/// The nodes with moves that an exercise on a position may have, so that it can be done by hand.
const INNER: std::ops::RangeInclusive<usize> = 3..=14;

/// Why there is no exercise.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExerciseError {
    /// A number is out of range.
    #[error("{what}: found {found}, expected {from} to {to}")]
    OutOfRange {
        /// Which number.
        what: &'static str,
        /// What it is.
        found: u16,
        /// The least it may be.
        from: u16,
        /// The most it may be.
        to: u16,
    },
    /// With this algorithm it does not happen.
    #[error("with {algorithm} the goal '{}' is never reached; it is with {}", goal.id(), fitting(*goal))]
    Algorithm {
        /// What is wanted.
        goal: ExerciseGoal,
        /// The algorithm.
        algorithm: Algorithm,
    },
    /// A deep cut needs a bound of three plies above, and moves below the cut node.
    #[error("a deep cut needs a depth of 4 or more, found {0}")]
    TooShallow(u8),
    /// In the trees that were tried it does not happen.
    #[error(
        "in {TRIES} trees of this shape and seed the goal '{}' was never reached; try another shape, range or seed",
        .0.id()
    )]
    NotFound(ExerciseGoal),
}

/// The algorithms that reach a goal, by id.
fn fitting(goal: ExerciseGoal) -> String {
    let all = Algorithm::all().filter(|algorithm| goal.allows(*algorithm));
    let ids: Vec<_> = all.map(Algorithm::id).collect();
    ids.join(", ")
}

impl Say for ExerciseError {
    fn say(&self, language: Language) -> String {
        match (language, self) {
            (Language::En, _) => self.to_string(),
            (
                Language::Ja,
                Self::OutOfRange {
                    what,
                    found,
                    from,
                    to,
                },
            ) => {
                let what = match *what {
                    "depth" => "深さ",
                    "branching" => "手の数",
                    "range" => "値の幅",
                    _ => "同じ値の割合",
                };
                format!("{what}は {from} から {to} まで。{found} にはできない")
            }
            (Language::Ja, Self::Algorithm { goal, algorithm }) => format!(
                "「{}」は {} では起こらない。起こるのは {}",
                goal.name(language),
                algorithm.name(language),
                fitting(*goal)
            ),
            (Language::Ja, Self::TooShallow(depth)) => {
                format!("深い枝刈りには深さ4以上が要る。今は {depth}")
            }
            (Language::Ja, Self::NotFound(goal)) => format!(
                "この形と種の {TRIES} 本の木では「{}」が起こらなかった。形、値の幅、種を変える",
                goal.name(language)
            ),
        }
    }
}

/// An exercise as a lesson: the first tree of the seed in which the algorithm does what is wanted.
///
/// # Errors
/// An [`ExerciseError`]: a number that is out of range, or that it does not happen.
pub fn exercise(plan: &ExercisePlan) -> Result<Lesson, ExerciseError> {
    check(plan)?;
    // Neighbouring seeds give other trees.
    let start = Rng::with_seed(plan.seed).u64(..);
    for number in 0..TRIES {
        let mut rng = Rng::with_seed(start ^ u64::from(number));
        let subject = if plan.goal.is_of_shogi() {
            sparse_position(plan, &mut rng)
        } else {
            random_tree(plan, &mut rng)
        };
        // A position by chance may be none of the game.
        let Ok(loaded) = build(lesson(plan, subject), Watch::cap(MOST_NODES)) else {
            continue;
        };
        if is_handy(plan, &loaded) && is_reached(plan, &loaded) && is_sound(plan, &loaded) {
            return Ok(with_promises(loaded));
        }
    }
    Err(ExerciseError::NotFound(plan.goal))
}

fn check(plan: &ExercisePlan) -> Result<(), ExerciseError> {
    let within = |what, found: u16, from: u16, to: u16| {
        let error = ExerciseError::OutOfRange {
            what,
            found,
            from,
            to,
        };
        if (from..=to).contains(&found) {
            Ok(())
        } else {
            Err(error)
        }
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
        return Err(ExerciseError::Algorithm { goal, algorithm });
    }
    if goal == ExerciseGoal::DeepCut && plan.depth < 4 {
        return Err(ExerciseError::TooShallow(plan.depth));
    }
    Ok(())
}

/// Whether it can be done by hand.
fn is_handy(plan: &ExercisePlan, loaded: &Loaded) -> bool {
    let tree = &loaded.tree;
    let inner = tree.ids().filter(|id| tree.node(*id).kind == Kind::Inner);
    tree.is_finished() && (!plan.goal.is_of_shogi() || INNER.contains(&inner.count()))
}

fn lesson(plan: &ExercisePlan, subject: SubjectSetup) -> Lesson {
    let (goal, seed) = (plan.goal, plan.seed);
    let offered = [
        Algorithm::Minimax,
        Algorithm::AlphaBeta,
        Algorithm::AlphaBetaShallow,
        Algorithm::Pvs,
        Algorithm::Quiescence,
        Algorithm::QuiescenceAlphaBeta,
        Algorithm::Exchange,
    ];
    let fitting = offered
        .into_iter()
        .filter(|algorithm| subject.allows(*algorithm).is_ok());
    let mut lesson = Lesson {
        version: VERSION,
        id: format!("exercise-{}-{seed}", goal.id()),
        title: Words {
            ja: format!("練習: {}(種 {seed})", goal.name(Language::Ja)),
            en: format!("Exercise: {} (seed {seed})", goal.name(Language::En)),
        },
        source: Words {
            ja: "乱数で作った練習問題。".to_owned(),
            en: "An exercise made by chance.".to_owned(),
        },
        notes: notes(goal),
        algorithms: fitting.map(|algorithm| algorithm.id().to_owned()).collect(),
        subject,
        stops: Vec::new(),
        questions: Vec::new(),
        promises: Vec::new(),
        compare: None,
        twins: Vec::new(),
        inside: None,
        candidates: false,
        table: None,
        student: false,
    };
    lesson.open_with(plan.algorithm);
    lesson
}

fn notes(goal: ExerciseGoal) -> Words {
    let (ja, en) = match goal {
        ExerciseGoal::Battery => (
            "盤の取り合いの木です。節ごとに、取るか取らないかを選んだときの値を書きましょう。今は届かない後ろの駒にも気をつけて。",
            "The tree of an exchange. At each node write what it is worth when its side takes or declines. Mind the piece behind, which does not reach the square yet.",
        ),
        ExerciseGoal::StandPat => (
            "取る手だけを読む木です。どの番でも、取らずに止まる(スタンドパット)ことができます。節ごとの値と、選ぶ手を書きましょう。",
            "Only captures are read here, and either side may stand pat instead. Write what each node is worth and what is chosen there.",
        ),
        _ => (
            "末端の値だけが書いてある木です。節の値と窓を書き、読まない枝に印をつけましょう。採点は「記入」でできます。",
            "A tree with nothing but the values of its leaves. Write the values and the windows of its nodes and mark the branches that are never read; “Fill in” grades it.",
        ),
    };
    Words {
        ja: ja.to_owned(),
        en: en.to_owned(),
    }
}

/// The lesson with what its own run says, so that it can be proved wherever it is opened.
fn with_promises(loaded: Loaded) -> Lesson {
    let mut replay = Replay::new(loaded.tree, loaded.main_run);
    replay.seek(usize::MAX);
    let mut lesson = loaded.lesson;
    let of = lesson.algorithms.first().cloned().unwrap_or_default();
    let tally = replay.tally();
    let value = replay.node(NodeId::ROOT).value();
    let claims = [
        value.map(|value| Claim::Value(value.0)),
        Some(Claim::Entered(tally.entered)),
        Some(Claim::Leaves(tally.leaves)),
        Some(Claim::Cutoffs(tally.cutoffs)),
    ];
    let promises = claims.into_iter().flatten();
    lesson.promises = promises
        .map(|claim| Promise {
            of: of.clone(),
            claim,
        })
        .collect();
    lesson
}
