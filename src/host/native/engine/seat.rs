//! An engine as a player at the board.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use super::super::cpu::ProcessClock;
use super::{EngineTimeouts, UsiEngine};
use formats::sfen::to_sfen;
use game::Game;
use games::shogi::Shogi;
use language::{Texts, Words};
use play::{Act, AtBoard, BoardTurn, Spent};
use session::engines::{
    BestMove, EngineEntry, EngineEvent, EngineInfo, EngineQuestion, OptionKind, SearchLimit,
};

/// The time beyond its limit after which an engine has not answered in time.
const GRACE: Duration = Duration::from_secs(1);

/// The interval for checking how much CPU time a thinking engine has used.
const LOOK: Duration = Duration::from_millis(100);

/// When a move comes too late.
#[derive(Clone, Copy, Debug)]
pub struct MoveDeadline {
    /// Whether the time of a move is CPU time, so that nobody loses because the machine is busy.
    pub by_cpu: bool,
    /// How long a move may take by the clock on the wall, if that is not what limits it.
    pub patience: Duration,
}

impl Default for MoveDeadline {
    fn default() -> Self {
        Self { by_cpu: false, patience: Duration::from_mins(1) }
    }
}

/// After a bad answer, the time in which the end of the program is heard, if that was the reason.
const LAST_WORDS: Duration = Duration::from_millis(300);

/// Options by which an engine is told how many threads to use.
const THREADS: [&str; 2] = ["threads", "usi_threads"];

/// An engine that plays one game: a program of its own, so that it remembers nothing of others.
pub struct UsiSeat {
    engine: UsiEngine,
    events: Receiver<EngineEvent>,
    limit: SearchLimit,
    deadline: MoveDeadline,
    /// Why it cannot play.
    broken: Option<Words>,
    clock: Option<ProcessClock>,
    /// Its CPU time before its first move.
    began: Option<Duration>,
    spent: Spent,
}

impl UsiSeat {
    /// Starts the engine and waits until it is ready. It uses one thread, unless its options say
    /// otherwise. If it does not start, it loses with its first move.
    pub fn start(entry: &EngineEntry, limit: SearchLimit, deadline: MoveDeadline) -> Self {
        let limits = EngineTimeouts {
            handshake: Duration::from_secs(30),
            search: deadline.patience,
            overtime: if deadline.by_cpu { deadline.patience } else { GRACE },
            ..EngineTimeouts::default()
        };
        let (sender, events) = channel();
        let engine = UsiEngine::start(entry.clone(), limits, move |event| {
            // The game is over.
            let _ = sender.send(event);
        });
        let (mut broken, mut clock) = (None, None);
        loop {
            match events.recv() {
                Ok(EngineEvent::Ready(about)) => {
                    if let Some(option) = threads(&about, entry) {
                        let mut options = entry.options.clone();
                        options.push((option, "1".to_owned()));
                        engine.set_options(options);
                    }
                    clock = engine.process().map(ProcessClock::new);
                    break;
                }
                Ok(EngineEvent::Exited(words)) => {
                    broken = Some(words);
                    break;
                }
                Ok(_) => {}
                Err(_) => {
                    broken = Some(Words::of(Texts::engines_closed));
                    break;
                }
            }
        }
        let began = clock.as_mut().and_then(ProcessClock::read);
        let spent = Spent::default();
        Self { engine, events, limit, deadline, broken, clock, began, spent }
    }

    /// Waits for the answer to a question, and whether it is in time.
    fn answer(&mut self, question: EngineQuestion) -> Act<<Shogi as Game>::Move> {
        let mut began = Instant::now();
        let (most, most_cpu) = match (question.limit, self.deadline) {
            (SearchLimit::Time(time), MoveDeadline { by_cpu: true, patience }) => {
                (patience, self.cpu().map(|before| before + time + GRACE))
            }
            (SearchLimit::Time(time), _) => (time + GRACE, None),
            (_, MoveDeadline { patience, .. }) => (patience, None),
        };
        let number = self.engine.ask(question);
        loop {
            let heard = match most_cpu {
                None => self.events.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(_) => self.events.recv_timeout(LOOK),
            };
            let used = most_cpu.and_then(|most| Some(self.cpu()? > most));
            let is_late = |began: Instant| used == Some(true) || began.elapsed() > most;
            match heard {
                Err(RecvTimeoutError::Timeout) if used == Some(true) => return Act::Late,
                Ok(EngineEvent::BestMove(of, _)) if of == number && is_late(began) => {
                    return Act::Late;
                }
                Ok(EngineEvent::BestMove(of, best)) if of == number => {
                    return match best {
                        BestMove::Move { best, .. } => Act::Move(best),
                        BestMove::Resign => Act::Resign,
                        BestMove::Win => Act::Declare,
                        BestMove::Nothing => Act::Illegal(Words::of(Texts::players_no_move)),
                    };
                }
                Ok(EngineEvent::Unanswered(of, words)) if of == number => {
                    let is_late = is_late(began);
                    let ended = self.has_ended();
                    return match (is_late, ended) {
                        (true, _) => Act::Late,
                        (false, true) => Act::Broken(words),
                        (false, false) => Act::Illegal(words),
                    };
                }
                Ok(EngineEvent::Exited(words)) => return Act::Broken(words),
                // It had to be started again to be asked in another way: that is not its fault.
                Ok(EngineEvent::Warning(_)) if !is_late(began) => began = Instant::now(),
                Err(RecvTimeoutError::Timeout) | Ok(_) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    return Act::Broken(Words::of(Texts::engines_closed));
                }
            }
        }
    }

    /// The CPU time of its program so far.
    fn cpu(&mut self) -> Option<Duration> {
        self.clock.as_mut().and_then(ProcessClock::read)
    }

    /// Whether the program has ended, which is told after the question that it leaves unanswered.
    fn has_ended(&self) -> bool {
        let until = Instant::now() + LAST_WORDS;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.events.recv_timeout(left) {
                Ok(EngineEvent::Exited(_)) => return true,
                Ok(_) => {}
                Err(_) => return false,
            }
        }
    }
}

/// The option for the number of threads, if the engine has one that the person has not set.
fn threads(about: &EngineInfo, entry: &EngineEntry) -> Option<String> {
    let is_it = |name: &str| THREADS.contains(&name.to_ascii_lowercase().as_str());
    if entry.options.iter().any(|(name, _)| is_it(name)) {
        return None;
    }
    let option = about.options.iter().find(|option| {
        is_it(&option.name) && matches!(option.kind, OptionKind::Spin { min, .. } if min <= 1)
    })?;
    Some(option.name.clone())
}

impl AtBoard<Shogi> for UsiSeat {
    fn act(&mut self, turn: BoardTurn<'_, Shogi>) -> Act<<Shogi as Game>::Move> {
        if let Some(words) = &self.broken {
            return Act::Broken(words.clone());
        }
        let began = Instant::now();
        let question = EngineQuestion {
            sfen: to_sfen(turn.start),
            moves: turn.moves.to_vec(),
            limit: self.limit,
            lines: 1,
        };
        let act = self.answer(question);
        self.spent.moves += 1;
        self.spent.time += began.elapsed();
        if let (Some(now), Some(began)) = (self.cpu(), self.began) {
            self.spent.cpu = Some(now.saturating_sub(began));
        }
        act
    }

    fn spent(&self) -> Option<Spent> {
        Some(self.spent)
    }
}
