//! A search on its own thread, and its reports.

use std::cell::Cell;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread::{self, Builder, Scope, ScopedJoinHandle};
use std::time::{Duration, Instant};

use shogi_core::Move;
use shunsai::Position;

use super::super::search::{centipawns, milliseconds, signed_mate};
use super::go::{SearchRequest, Times, Timing};
use super::mate::MateTask;
use super::output::LineWriter;
use super::{Options, OurEngine};
use formats::usi::usi;
use games::shogi::player_of;
use host::STACK;
use language::{Texts, Words};
use search::{Answer, Control, Iteration, Limits, Line};

pub(super) struct SearchTask {
    pub(super) engine: OurEngine,
    pub(super) options: Options,
    pub(super) position: Position,
}

/// State shared between the reader and the search thread.
pub(super) struct Signals {
    pub(super) stop: AtomicBool,
    /// Whether the best move has to wait for `stop` or `ponderhit`.
    waits: AtomicBool,
    /// When the clock started; unset while pondering.
    begun: OnceLock<Instant>,
    /// The time limits from then on.
    times: Mutex<Times>,
}

impl Signals {
    fn times(&self) -> MutexGuard<'_, Times> {
        self.times.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the selected limit has passed.
    fn has_passed(&self, limit: impl FnOnce(&Times) -> Option<Duration>) -> bool {
        let begun = self.begun.get().map(Instant::elapsed);
        begun.is_some_and(|elapsed| limit(&self.times()).is_some_and(|limit| elapsed >= limit))
    }
}

/// A running search, for the best move or for a mate.
pub(super) struct SearchThread<'scope> {
    signals: Arc<Signals>,
    timing: Timing,
    /// Returns the engine, if it uses one.
    thread: ScopedJoinHandle<'scope, Option<(OurEngine, Options)>>,
}

impl<'scope> SearchThread<'scope> {
    /// Starts a search for the best move.
    pub(super) fn start<'env>(
        scope: &'scope Scope<'scope, 'env>,
        output: &'env LineWriter<'_>,
        task: SearchTask,
        request: &SearchRequest,
        timing: Timing,
    ) -> io::Result<Self> {
        let limits = request.limits;
        Self::run(scope, request, timing, move |signals| Some(think(task, limits, signals, output)))
    }

    pub(super) fn start_mate<'env>(
        scope: &'scope Scope<'scope, 'env>,
        output: &'env LineWriter<'_>,
        task: MateTask,
        timing: Timing,
    ) -> io::Result<Self> {
        Self::run(scope, &SearchRequest::default(), timing, move |signals| {
            task.seek(&signals.stop, output);
            None
        })
    }

    fn run(
        scope: &'scope Scope<'scope, '_>,
        request: &SearchRequest,
        timing: Timing,
        work: impl FnOnce(&Signals) -> Option<(OurEngine, Options)> + Send + 'scope,
    ) -> io::Result<Self> {
        let signals = Arc::new(Signals {
            stop: AtomicBool::new(false),
            waits: AtomicBool::new(request.waits),
            begun: OnceLock::new(),
            times: Mutex::new(request.times),
        });
        if !request.ponder {
            signals.begun.get_or_init(|| timing.began);
        }
        let heard = Arc::clone(&signals);
        // The search recurses over long lines.
        let builder = Builder::new().stack_size(STACK);
        let thread = builder.spawn_scoped(scope, move || work(&heard))?;
        Ok(Self { signals, timing, thread })
    }

    /// Asks for the best move now.
    pub(super) fn stop(&self) {
        self.signals.stop.store(true, Ordering::Relaxed);
        self.thread.thread().unpark();
    }

    /// The opponent played the expected move: starts our clock with the times given, or else those
    /// of `go`. Returns what is malformed in them.
    pub(super) fn ponder_hit(&self, text: &str) -> Vec<Words> {
        if self.signals.begun.get().is_some() {
            return vec![Words::of(Texts::cli_usi_not_pondering)];
        }
        let (times, notes) = Times::read(text, self.timing);
        if let Some(times) = times {
            *self.signals.times() = times;
        }
        if self.signals.begun.set(Instant::now()).is_ok() {
            self.signals.waits.store(false, Ordering::Relaxed);
            self.thread.thread().unpark();
        }
        notes
    }

    /// Stops the search, waits for it, and returns the engine, if it has one.
    pub(super) fn end(self) -> Option<(OurEngine, Options)> {
        self.stop();
        self.thread.join().ok().flatten()
    }
}

fn think(
    task: SearchTask,
    limits: Limits,
    signals: &Signals,
    output: &LineWriter<'_>,
) -> (OurEngine, Options) {
    let SearchTask { mut engine, options, position } = task;
    let began = Instant::now();
    let clock = || signals.begun.get().map_or(Duration::ZERO, Instant::elapsed);
    let heartbeat = Heartbeat::default();
    let depth = Cell::new(1);
    let pulse = |nodes| {
        if signals.has_passed(|times| times.end) {
            signals.stop.store(true, Ordering::Relaxed);
        }
        if heartbeat.is_due(began.elapsed()) {
            let spent = spent(nodes, began.elapsed(), None);
            output.line(&format!("info depth {} {spent}", depth.get()));
        }
    };
    let control = Control { clock: &clock, stop: &signals.stop, pulse: &pulse };
    let sign = player_of(position.side_to_move()).sign();
    let answer = engine.deepen(&position, &limits, control, &mut |iteration| {
        tell(iteration, began.elapsed(), sign, options, output);
        heartbeat.told(began.elapsed());
        depth.set(iteration.depth.saturating_add(1));
        if output.is_broken() || signals.has_passed(|times| times.last_start) {
            signals.stop.store(true, Ordering::Relaxed);
        }
    });
    if answer.nodes == 0
        && let Some(mated) = &answer.last
    {
        tell(mated, began.elapsed(), sign, options, output);
    }
    let wait = || signals.waits.load(Ordering::Relaxed) && !signals.stop.load(Ordering::Relaxed);
    while wait() {
        thread::park();
    }
    conclude(&answer, began.elapsed(), output);
    (engine, options)
}

/// The longest silence during a search.
const SILENCE: Duration = Duration::from_millis(900);

/// The time of the last report, since the start of the search.
#[derive(Default)]
pub(super) struct Heartbeat(Cell<Duration>);

impl Heartbeat {
    /// Records a report.
    fn told(&self, now: Duration) {
        self.0.set(now);
    }

    /// Whether a report is due; if so, records it.
    pub(super) fn is_due(&self, now: Duration) -> bool {
        let is_due = now.saturating_sub(self.0.get()) >= SILENCE;
        if is_due {
            self.told(now);
        }
        is_due
    }
}

/// Sends one `info` per line.
fn tell(
    iteration: &Iteration<Move>,
    time: Duration,
    sign: i32,
    options: Options,
    output: &LineWriter<'_>,
) {
    let depth = iteration.depth;
    let spent = spent(iteration.nodes, time, Some(iteration.hash_permille));
    let deepest = iteration.deepest.max(depth.into());
    for (number, line) in (1..).zip(&iteration.lines) {
        let moves: Vec<_> = line.moves.iter().map(|&mv| usi(mv)).collect();
        let mut text = format!("info depth {depth} seldepth {deepest} ");
        text += &format!("{} {spent}", score(line, sign, options));
        text += &format!(" multipv {number}");
        if !moves.is_empty() {
            text += &format!(" pv {}", moves.join(" "));
        }
        output.line(&text);
    }
}

/// Sends the totals of all depths, including the unfinished one, then the best move and the
/// expected reply.
fn conclude(answer: &Answer<Move>, time: Duration, output: &LineWriter<'_>) {
    let depth = answer.last.as_ref().map_or(0, |last| last.depth);
    let spent = spent(answer.nodes, time, Some(answer.hash_permille));
    output.line(&format!("info depth {depth} {spent}"));
    let Some(best) = answer.best else {
        return output.line("bestmove resign");
    };
    let line = answer.last.as_ref().and_then(|last| last.lines.first());
    match line.map_or(&[][..], |line| &line.moves) {
        [mv, reply, ..] if *mv == best => {
            output.line(&format!("bestmove {} ponder {}", usi(best), usi(*reply)));
        }
        _ => output.line(&format!("bestmove {}", usi(best))),
    }
}

/// The score for the side to move: centipawns, or plies to a mate.
fn score(line: &Line<Move>, sign: i32, options: Options) -> String {
    match signed_mate(line, sign) {
        Some(0) => "score mate -0".to_owned(), // The side to move is mated.
        Some(plies) => format!("score mate {plies}"),
        None => format!("score cp {}", centipawns(line.score.0 * sign, options.evaluation.pawn())),
    }
}

pub(super) fn spent(nodes: u64, time: Duration, permille: Option<u16>) -> String {
    let per_second = u128::from(nodes) * 1_000_000 / time.as_micros().max(1);
    let time = milliseconds(time);
    let full = permille.map_or_else(String::new, |permille| format!(" hashfull {permille}"));
    format!("time {time} nodes {nodes} nps {per_second}{full}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_heartbeat_beats_at_least_once_a_second() {
        let heartbeat = Heartbeat::default();
        let mut told = Duration::ZERO;
        for now in (0..10_000).step_by(7).map(Duration::from_millis) {
            if heartbeat.is_due(now) {
                told = now;
            }
            assert!(now < told + Duration::from_secs(1), "{now:?}");
        }
        assert!(told > Duration::from_secs(9));
        heartbeat.told(Duration::from_secs(20));
        assert!(!heartbeat.is_due(Duration::from_millis(20_500)));
    }
}
