//! Our own readers of a position.

use std::time::Duration;

use web_time::Instant;

use search::{Control, Limits};
use session::{CompareLimit, Job, OwnFinding, OwnFindings, OwnQuestion};

/// The time limit for solving, and for searches to the depth of the tree: the user is waiting.
const PATIENCE: Duration = Duration::from_secs(10);

/// Runs our readers of a position one after another, and reports their progress.
pub(super) fn read(question: &OwnQuestion, job: &Job, tell: impl Fn(OwnFindings)) -> OwnFindings {
    let readers = &question.readers;
    let began = Instant::now();
    let mut found = OwnFindings {
        end: readers.solve(&|_| job.is_stopped() || began.elapsed() >= PATIENCE),
        ..OwnFindings::default()
    };
    if found.end.is_some() {
        tell(found.clone());
    }
    let mut limits = Limits::default();
    // To the depth of the tree, unless a depth was asked for.
    let mut beside = Limits { time: Some(PATIENCE), ..Limits::to_depth(readers.tree_plies()) };
    match question.limit {
        CompareLimit::Depth(plies) => {
            limits = Limits::to_depth(plies);
            beside = limits;
        }
        CompareLimit::Seconds(seconds) => {
            limits.time = Some(Duration::from_secs(seconds.into()));
            beside.time = limits.time;
        }
        CompareLimit::Endless => {}
    }
    let evaluators = readers.evaluators();
    let deepest = evaluators.first().map(|&first| (0, first, limits));
    let others = evaluators.iter().skip(1);
    let others = others.enumerate().map(|(place, &other)| (place, other, beside));
    // The reader without the short time limit runs last, but its row comes first.
    for (place, evaluator, limits) in others.chain(deepest) {
        if job.is_stopped() {
            break;
        }
        let new = OwnFinding { evaluator, iterations: Vec::new() };
        found.readings.insert(place, new);
        let began = Instant::now();
        let control = Control { clock: &|| began.elapsed(), stop: job.flag(), pulse: &|_| () };
        let asked = (evaluator, question.lines);
        readers.read(asked, &limits, control, &mut |iteration| {
            found.readings[place].iterations.push(iteration);
            tell(found.clone());
        });
    }
    found.is_over = true;
    found
}
