//! Talking to an engine in a test.

use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use shogi_core::Move;
use yomisuji::formats::sfen::STARTPOS;
use yomisuji::formats::usi::{read_usi_move, usi};
use yomisuji::host::engine::{EngineTimeouts, UsiEngine};
use yomisuji::session::engines::{
    BestMove, EngineEntry, EngineEvent, EngineInfo, EngineLine, EngineQuestion, MateAnswer,
    SearchLimit,
};

/// An upper bound on any wait, even on slow machines.
const PATIENCE: Duration = Duration::from_mins(2);

/// Generous limits: they expire only if something hangs.
pub(crate) fn patient() -> EngineTimeouts {
    EngineTimeouts {
        handshake: PATIENCE,
        ready: PATIENCE,
        stop: PATIENCE,
        search: PATIENCE,
        overtime: PATIENCE,
        grace: Duration::from_secs(5),
    }
}

pub(crate) struct Talk {
    engine: Option<UsiEngine>,
    events: Receiver<EngineEvent>,
    /// All events so far.
    pub(crate) past: Vec<EngineEvent>,
}

impl Talk {
    pub(crate) fn new(entry: EngineEntry, limits: EngineTimeouts) -> Self {
        let (sender, events) = channel();
        let sender = Mutex::new(sender);
        let engine = UsiEngine::start(entry, limits, move |event| {
            // A failed test no longer listens.
            let _ = sender.lock().expect("a lock").send(event);
        });
        Self { engine: Some(engine), events, past: Vec::new() }
    }

    pub(crate) fn engine(&self) -> &UsiEngine {
        self.engine.as_ref().expect("an engine")
    }

    /// Waits for a matching event; earlier ones are kept in `past`.
    pub(crate) fn until<T>(&mut self, find: impl Fn(&EngineEvent) -> Option<T>) -> T {
        loop {
            match self.events.recv_timeout(PATIENCE) {
                Ok(event) => {
                    let found = find(&event);
                    self.past.push(event);
                    if let Some(found) = found {
                        return found;
                    }
                }
                Err(error) => panic!("{error}; heard: {:#?}", self.past),
            }
        }
    }

    pub(crate) fn ready(&mut self) -> EngineInfo {
        self.until(|event| match event {
            EngineEvent::Ready(about) => Some(about.clone()),
            _ => None,
        })
    }

    /// Why the engine has gone, in English; also checks the Japanese sentence.
    pub(crate) fn gone(&mut self) -> String {
        self.until(|event| match event {
            EngineEvent::Exited(words) => {
                assert!(words.ja.contains(|c: char| c > '\u{3000}'), "{words:?}");
                Some(words.en.clone())
            }
            _ => None,
        })
    }

    pub(crate) fn ask(&mut self, moves: &[&str], limit: SearchLimit) -> u64 {
        self.engine().ask(question(moves, limit, 1))
    }

    /// The result of a question: `7g7f`, `resign`, or why it remains unanswered.
    pub(crate) fn answer(&mut self, number: u64) -> Result<String, String> {
        self.until(|event| match event {
            EngineEvent::BestMove(of, answer) if *of == number => Some(Ok(match answer {
                BestMove::Move { best, .. } => usi(*best),
                BestMove::Resign => "resign".to_owned(),
                BestMove::Win => "win".to_owned(),
                BestMove::Nothing => "nothing".to_owned(),
            })),
            EngineEvent::Unanswered(of, words) if *of == number => Some(Err(words.en.clone())),
            _ => None,
        })
    }

    pub(crate) fn mate(&mut self, number: u64) -> Result<MateAnswer, String> {
        self.until(|event| match event {
            EngineEvent::Mate(of, answer) if *of == number => Some(Ok(answer.clone())),
            EngineEvent::Unanswered(of, words) if *of == number => Some(Err(words.en.clone())),
            _ => None,
        })
    }

    /// Waits until the search for a question has reported a line.
    pub(crate) fn first_line(&mut self, number: u64) -> EngineLine {
        self.until(|event| match event {
            EngineEvent::Progress(of, reached) if *of == number => reached.lines.first().cloned(),
            _ => None,
        })
    }

    /// Waits until the search for a question has reported anything, or has ended.
    pub(crate) fn first_line_or_end(&mut self, number: u64) {
        self.until(|event| match event {
            EngineEvent::Progress(of, _)
            | EngineEvent::BestMove(of, _)
            | EngineEvent::Unanswered(of, _) => (*of == number).then_some(()),
            _ => None,
        });
    }

    /// The lines reported for a question.
    pub(crate) fn lines(&self, number: u64) -> Vec<EngineLine> {
        let lines = self.past.iter().filter_map(|event| match event {
            EngineEvent::Progress(of, reached) if *of == number => Some(reached.lines.clone()),
            _ => None,
        });
        lines.flatten().collect()
    }

    /// The warnings so far, in English.
    pub(crate) fn warnings(&self) -> Vec<String> {
        let warnings = self.past.iter().filter_map(|event| match event {
            EngineEvent::Warning(words) => Some(words.en.clone()),
            _ => None,
        });
        warnings.collect()
    }

    /// The log so far.
    pub(crate) fn log(&self) -> String {
        let log = self.past.iter().filter_map(|event| match event {
            EngineEvent::Log(lines) => Some(lines.join("\n")),
            _ => None,
        });
        log.collect::<Vec<_>>().join("\n")
    }

    /// How often a question has ended so far.
    pub(crate) fn endings(&self, number: u64) -> usize {
        let is_ending = |event: &&EngineEvent| match event {
            EngineEvent::BestMove(of, _)
            | EngineEvent::Mate(of, _)
            | EngineEvent::Unanswered(of, _) => *of == number,
            _ => false,
        };
        self.past.iter().filter(is_ending).count()
    }

    /// Closes the engine and waits for the end; the remaining events are collected.
    pub(crate) fn close(&mut self) {
        self.engine = None;
        loop {
            match self.events.recv_timeout(PATIENCE) {
                Ok(event) => self.past.push(event),
                Err(RecvTimeoutError::Disconnected) => return,
                Err(RecvTimeoutError::Timeout) => panic!("it does not end"),
            }
        }
    }
}

/// A question about the start position and moves from it.
pub(crate) fn question(moves: &[&str], limit: SearchLimit, lines: u32) -> EngineQuestion {
    let mut side = shogi_core::Color::Black;
    let mut read = |text: &&str| -> Move {
        let mv = read_usi_move(text, side).expect("a move");
        side = side.flip();
        mv
    };
    EngineQuestion {
        sfen: STARTPOS.to_owned(),
        moves: moves.iter().map(&mut read).collect(),
        limit,
        lines,
    }
}
