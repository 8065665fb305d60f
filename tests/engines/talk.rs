//! Talking to an engine in a test.

use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use shogi_core::Move;
use yomisuji::formats::sfen::STARTPOS;
use yomisuji::formats::usi::{read_usi_move, usi};
use yomisuji::host::engine::{Engine, Limits};
use yomisuji::session::engines::{
    About, Answer, EngineEntry, EngineLine, EngineSaid, Limit, MateAnswer, Question,
};

/// Whatever is waited for has come by then, however slow the machine is; if not, it never comes.
const PATIENCE: Duration = Duration::from_mins(2);

/// Generous limits: they pass only if something hangs that should not.
pub(crate) fn patient() -> Limits {
    Limits {
        handshake: PATIENCE,
        ready: PATIENCE,
        stop: PATIENCE,
        search: PATIENCE,
        overtime: PATIENCE,
        grace: Duration::from_secs(5),
    }
}

pub(crate) struct Talk {
    engine: Option<Engine>,
    said: Receiver<EngineSaid>,
    /// Everything that has been said.
    pub(crate) heard: Vec<EngineSaid>,
}

impl Talk {
    pub(crate) fn new(entry: EngineEntry, limits: Limits) -> Self {
        let (sender, said) = channel();
        let sender = Mutex::new(sender);
        let engine = Engine::start(entry, limits, move |said| {
            // A test that has failed does not listen any more.
            let _ = sender.lock().expect("a lock").send(said);
        });
        Self {
            engine: Some(engine),
            said,
            heard: Vec::new(),
        }
    }

    pub(crate) fn engine(&self) -> &Engine {
        self.engine.as_ref().expect("an engine")
    }

    /// Listens until something is said; everything said before it is kept in `heard`.
    pub(crate) fn until<T>(&mut self, find: impl Fn(&EngineSaid) -> Option<T>) -> T {
        loop {
            match self.said.recv_timeout(PATIENCE) {
                Ok(said) => {
                    let found = find(&said);
                    self.heard.push(said);
                    if let Some(found) = found {
                        return found;
                    }
                }
                Err(error) => panic!("{error}; heard: {:#?}", self.heard),
            }
        }
    }

    pub(crate) fn ready(&mut self) -> About {
        self.until(|said| match said {
            EngineSaid::Ready(about) => Some(about.clone()),
            _ => None,
        })
    }

    /// Why the engine has gone, in English; the Japanese sentence is looked at too.
    pub(crate) fn gone(&mut self) -> String {
        self.until(|said| match said {
            EngineSaid::Gone(words) => {
                assert!(words.ja.contains(|c: char| c > '\u{3000}'), "{words:?}");
                Some(words.en.clone())
            }
            _ => None,
        })
    }

    pub(crate) fn ask(&mut self, moves: &[&str], limit: Limit) -> u64 {
        self.engine().ask(question(moves, limit, 1))
    }

    /// How a question ends: `7g7f`, `resign`, or why it stays unanswered.
    pub(crate) fn answer(&mut self, number: u64) -> Result<String, String> {
        self.until(|said| match said {
            EngineSaid::Best(of, answer) if *of == number => Some(Ok(match answer {
                Answer::Move { best, .. } => usi(*best),
                Answer::Resign => "resign".to_owned(),
                Answer::Win => "win".to_owned(),
                Answer::Nothing => "nothing".to_owned(),
            })),
            EngineSaid::Unanswered(of, words) if *of == number => Some(Err(words.en.clone())),
            _ => None,
        })
    }

    pub(crate) fn mate(&mut self, number: u64) -> Result<MateAnswer, String> {
        self.until(|said| match said {
            EngineSaid::Mate(of, answer) if *of == number => Some(Ok(answer.clone())),
            EngineSaid::Unanswered(of, words) if *of == number => Some(Err(words.en.clone())),
            _ => None,
        })
    }

    /// Waits until the search for a question has shown a line.
    pub(crate) fn first_line(&mut self, number: u64) -> EngineLine {
        self.until(|said| match said {
            EngineSaid::Reached(of, reached) if *of == number => reached.lines.first().cloned(),
            _ => None,
        })
    }

    /// Waits until the search for a question has shown anything, or has ended.
    pub(crate) fn first_line_or_end(&mut self, number: u64) {
        self.until(|said| match said {
            EngineSaid::Reached(of, _)
            | EngineSaid::Best(of, _)
            | EngineSaid::Unanswered(of, _) => (*of == number).then_some(()),
            _ => None,
        });
    }

    /// The lines that were shown for a question.
    pub(crate) fn lines(&self, number: u64) -> Vec<EngineLine> {
        let lines = self.heard.iter().filter_map(|said| match said {
            EngineSaid::Reached(of, reached) if *of == number => Some(reached.lines.clone()),
            _ => None,
        });
        lines.flatten().collect()
    }

    /// The troubles told so far, in English.
    pub(crate) fn troubles(&self) -> Vec<String> {
        let troubles = self.heard.iter().filter_map(|said| match said {
            EngineSaid::Trouble(words) => Some(words.en.clone()),
            _ => None,
        });
        troubles.collect()
    }

    /// Everything logged so far.
    pub(crate) fn log(&self) -> String {
        let log = self.heard.iter().filter_map(|said| match said {
            EngineSaid::Log(lines) => Some(lines.join("\n")),
            _ => None,
        });
        log.collect::<Vec<_>>().join("\n")
    }

    /// How often a question has ended, so far.
    pub(crate) fn endings(&self, number: u64) -> usize {
        let is_ending = |said: &&EngineSaid| match said {
            EngineSaid::Best(of, _) | EngineSaid::Mate(of, _) | EngineSaid::Unanswered(of, _) => {
                *of == number
            }
            _ => false,
        };
        self.heard.iter().filter(is_ending).count()
    }

    /// Closes the engine and waits until it is closed; everything that was still said is heard.
    pub(crate) fn close(&mut self) {
        self.engine = None;
        loop {
            match self.said.recv_timeout(PATIENCE) {
                Ok(said) => self.heard.push(said),
                Err(RecvTimeoutError::Disconnected) => return,
                Err(RecvTimeoutError::Timeout) => panic!("it does not end"),
            }
        }
    }
}

/// A question about the start position and moves from it.
pub(crate) fn question(moves: &[&str], limit: Limit, lines: u32) -> Question {
    let mut side = shogi_core::Color::Black;
    let mut read = |text: &&str| -> Move {
        let mv = read_usi_move(text, side).expect("a move");
        side = side.flip();
        mv
    };
    Question {
        sfen: STARTPOS.to_owned(),
        moves: moves.iter().map(&mut read).collect(),
        limit,
        lines,
    }
}
