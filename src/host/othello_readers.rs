//! The readers of an Othello position other than the tree, in sequence on a worker: the endgame
//! solver if requested, then our engine with each evaluator.

use std::cell::Cell;
use std::time::{Duration, Instant};

use games::othello::FastestFirst;
use games::othello::Othello;
use play::game_engine;
use search::{Budget, Control, Limits, Settings, ToTheEnd};
use session::{CompareLimit, FoundEnd, Job, OthelloFindings, OthelloReading, ReadingSoFar, Reply};

/// The time limit for solving, and for searches to the depth of the tree: the user is waiting.
const PATIENCE: Duration = Duration::from_secs(10);
/// The size of the solver's table, in bytes.
const END_TABLE: usize = 2 << 20;

/// Runs all readers, and reports their progress.
pub(super) fn read_othello(
    reading: &OthelloReading,
    job: &Job,
    mut tell: impl FnMut(Reply),
) -> Reply {
    let mut found = OthelloFindings {
        end: to_the_end(reading, job),
        ..OthelloFindings::default()
    };
    let mut told = |found: &OthelloFindings| tell(Reply::OthelloRead(job.clone(), found.clone()));
    told(&found);
    let mut limits = Limits::default();
    // To the depth of the tree, unless a depth was requested.
    let mut beside = Limits {
        time: Some(PATIENCE),
        ..Limits::to_depth(reading.tree_plies)
    };
    match reading.limit {
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
    let others = reading.beside.iter().map(|&other| (other, beside));
    // The reader without the short time limit runs last, but its row comes first.
    for (evaluation, limits) in others.chain([(reading.deepens, limits)]) {
        if job.is_stopped() {
            break;
        }
        let place = if evaluation == reading.deepens {
            0
        } else {
            found.readings.len()
        };
        let new = ReadingSoFar {
            evaluation,
            iterations: Vec::new(),
        };
        found.readings.insert(place, new);
        let began = Instant::now();
        let control = Control {
            clock: &|| began.elapsed(),
            stop: job.flag(),
            pulse: &|_| (),
        };
        let mut engine = game_engine::<Othello>(evaluation, Settings::default());
        engine.deepen(&reading.at, &limits, control, &mut |iteration| {
            found.readings[place].iterations.push(iteration.clone());
            told(&found);
        });
    }
    found.is_over = true;
    Reply::OthelloRead(job.clone(), found)
}

fn to_the_end(reading: &OthelloReading, job: &Job) -> Option<FoundEnd> {
    let mut endgame = ToTheEnd::new(FastestFirst, reading.to_the_end?, END_TABLE);
    let (began, entered) = (Instant::now(), Cell::new(0));
    let is_late = |nodes| {
        entered.set(nodes);
        job.is_stopped() || began.elapsed() >= PATIENCE
    };
    let solved = endgame.solve(&reading.at, Budget::UNLIMITED, &is_late);
    Some(match solved {
        Some(solved) => FoundEnd::Solved(solved),
        None => FoundEnd::TooLong(entered.get()),
    })
}
