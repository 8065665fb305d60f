//! A search on a thread of its own, and how it is told of.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread::{self, Builder, Scope, ScopedJoinHandle};
use std::time::{Duration, Instant};

use shogi_core::Move;
use shunsai::Position;

use super::super::search::{centipawns, milliseconds, signed_mate};
use super::output::LineWriter;
use super::{Options, OurEngine};
use crate::formats::usi::usi;
use crate::games::shogi::player_of;
use crate::host::STACK;
use crate::search::{Answer, Control, Iteration, Limits, Line};

/// What to think about.
pub(super) struct SearchTask {
    pub(super) engine: OurEngine,
    pub(super) options: Options,
    pub(super) position: Position,
    pub(super) limits: Limits,
}

/// How the reader reaches a thread that thinks.
struct Signals {
    stop: AtomicBool,
    /// Whether the best move has to wait for `stop` or `ponderhit`.
    waits: AtomicBool,
    /// When the time that counts began: not yet, while the opponent thinks.
    begun: OnceLock<Instant>,
}

/// A search that goes on.
pub(super) struct SearchThread<'scope> {
    signals: Arc<Signals>,
    thread: ScopedJoinHandle<'scope, (OurEngine, Options)>,
}

impl<'scope> SearchThread<'scope> {
    /// Starts to think.
    ///
    /// # Errors
    /// If the system gives no thread.
    pub(super) fn start<'env>(
        scope: &'scope Scope<'scope, 'env>,
        output: &'env LineWriter<'_>,
        task: SearchTask,
        waits: bool,
        ponder: bool,
    ) -> io::Result<Self> {
        let signals = Arc::new(Signals {
            stop: AtomicBool::new(false),
            waits: AtomicBool::new(waits),
            begun: OnceLock::new(),
        });
        if !ponder {
            signals.begun.get_or_init(Instant::now);
        }
        let heard = Arc::clone(&signals);
        let work = move || think(task, &heard, output);
        // Long lines are searched by recursion.
        let thread = Builder::new().stack_size(STACK).spawn_scoped(scope, work)?;
        Ok(Self { signals, thread })
    }

    /// Asks for the best move now.
    pub(super) fn stop(&self) {
        self.signals.stop.store(true, Ordering::Relaxed);
        self.thread.thread().unpark();
    }

    /// The opponent has made the move that was expected: the own time begins.
    pub(super) fn ponder_hit(&self) {
        if self.signals.begun.set(Instant::now()).is_ok() {
            self.signals.waits.store(false, Ordering::Relaxed);
            self.thread.thread().unpark();
        }
    }

    /// Stops, waits for the end, and gives the engine back; none if it failed.
    pub(super) fn end(self) -> Option<(OurEngine, Options)> {
        self.stop();
        self.thread.join().ok()
    }
}

fn think(task: SearchTask, signals: &Signals, output: &LineWriter<'_>) -> (OurEngine, Options) {
    let SearchTask {
        mut engine,
        options,
        position,
        limits,
    } = task;
    let began = Instant::now();
    let clock = || signals.begun.get().map_or(Duration::ZERO, Instant::elapsed);
    let control = Control {
        clock: &clock,
        stop: &signals.stop,
    };
    let sign = player_of(position.side_to_move()).sign();
    let answer = engine.deepen(&position, &limits, control, &mut |iteration| {
        tell(iteration, began.elapsed(), sign, options, output);
        if output.is_broken() {
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

/// One `info` a line.
fn tell(
    iteration: &Iteration<Move>,
    time: Duration,
    sign: i32,
    options: Options,
    output: &LineWriter<'_>,
) {
    let depth = iteration.depth;
    let spent = spent(iteration.nodes, time, iteration.hash_permille);
    for (number, line) in (1..).zip(&iteration.lines) {
        let moves: Vec<_> = line.moves.iter().map(|&mv| usi(mv)).collect();
        let mut text = format!("info depth {depth} {} {spent}", score(line, sign, options));
        text += &format!(" multipv {number}");
        if !moves.is_empty() {
            text += &format!(" pv {}", moves.join(" "));
        }
        output.line(&text);
    }
}

/// The total of all depths, the unfinished one included; then the best move, and the answer to it
/// that is expected.
fn conclude(answer: &Answer<Move>, time: Duration, output: &LineWriter<'_>) {
    let depth = answer.last.as_ref().map_or(0, |last| last.depth);
    let spent = spent(answer.nodes, time, answer.hash_permille);
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

/// The score for the side to move: hundredths of a pawn, or plies to a mate.
fn score(line: &Line<Move>, sign: i32, options: Options) -> String {
    match signed_mate(line, sign) {
        Some(plies) => format!("score mate {plies}"),
        None => format!(
            "score cp {}",
            centipawns(line.score.0 * sign, options.evaluation)
        ),
    }
}

fn spent(nodes: u64, time: Duration, permille: u16) -> String {
    let per_second = u128::from(nodes) * 1_000_000 / time.as_micros().max(1);
    let time = milliseconds(time);
    format!("time {time} nodes {nodes} nps {per_second} hashfull {permille}")
}
