//! What an engine is doing, and what is done about it.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::EngineTimeouts;
use super::event_buffer::EventBuffer;
use super::inbox::{EngineOrder, Inbox, InboxEvent};
use super::prepare::Prepared;
use super::process::Process;
use super::running_search::{AskingWays, RunningSearch};
use crate::formats::usi_engine::position_line;
use crate::language::{Say, Words};
use crate::session::engines::{
    Asking, EngineEntry, EngineError, EngineEvent, EngineInfo, EnginePhase, EngineQuestion,
};

/// How often a program is looked after that says nothing.
pub(super) const LOOK: Duration = Duration::from_millis(100);

/// So many lines of its errors are kept for a sentence about its end.
pub(super) const LAST_WORDS: usize = 5;

/// What an engine is doing; with a deadline wherever something is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EngineStage {
    /// There is no program.
    Off,
    /// It has been asked who it is.
    Handshake(Instant),
    /// It has been asked whether it is ready.
    Preparing(Instant),
    /// Nothing.
    Idle,
    /// Searching; the deadline is that of the search.
    Thinking,
    /// It has been told to stop.
    Stopping(Instant),
    /// Its output or its program has ended, in the middle of something; the rest of its output is
    /// still read.
    Ending(EnginePhase, Instant),
}

/// An engine: the one place that knows its state.
pub(super) struct Machine {
    pub(super) entry: EngineEntry,
    pub(super) limits: EngineTimeouts,
    pub(super) inbox: Arc<Inbox>,
    pub(super) events: EventBuffer,
    pub(super) process: Option<Process>,
    pub(super) stage: EngineStage,
    pub(super) search: Option<RunningSearch>,
    /// The next question.
    pub(super) waiting: Option<(u64, EngineQuestion)>,
    pub(super) prepared: Prepared,
    pub(super) are_options_new: bool,
    /// Another way to ask that is being tried.
    pub(super) trial: Option<Asking>,
    pub(super) run: ProcessRun,
    pub(super) looked: Instant,
    is_over: bool,
}

/// What is known since the program was started.
#[derive(Default)]
pub(super) struct ProcessRun {
    pub(super) about: EngineInfo,
    /// Options that have been set.
    pub(super) sent: BTreeMap<String, String>,
    /// Whether it has ever said that it is ready.
    pub(super) is_ready: bool,
    /// The last lines of its errors.
    pub(super) last_words: VecDeque<String>,
    pub(super) output_ended: bool,
    pub(super) errors_ended: bool,
}

impl Machine {
    pub(super) fn new(
        entry: EngineEntry,
        limits: EngineTimeouts,
        inbox: Arc<Inbox>,
        tell: impl Fn(EngineEvent) + Send + 'static,
    ) -> Self {
        Self {
            entry,
            limits,
            inbox,
            events: EventBuffer::new(tell),
            process: None,
            stage: EngineStage::Off,
            search: None,
            waiting: None,
            prepared: Prepared::default(),
            are_options_new: true,
            trial: None,
            run: ProcessRun::default(),
            looked: Instant::now(),
            is_over: false,
        }
    }

    /// Runs until its owner has no more use for it.
    pub(super) fn run_until_quit(mut self) {
        self.start();
        while !self.is_over {
            match self.inbox.next(self.wake()) {
                InboxEvent::Order(order) => self.obey(order),
                InboxEvent::Output(output) => self.hear(output),
                InboxEvent::Nothing => {}
            }
            self.watch();
            if self.events.due().is_some_and(|due| due <= Instant::now()) {
                let search = self.search.as_ref();
                self.events
                    .tell_gathered(search.map(|search| (search.number, &search.position)));
            }
        }
    }

    /// When there is something to do even if nothing comes.
    fn wake(&self) -> Instant {
        const LONG: Duration = Duration::from_hours(1);
        let pause = if self.process.is_some() { LOOK } else { LONG };
        let deadline = match self.stage {
            EngineStage::Off | EngineStage::Idle => None,
            EngineStage::Thinking => self.search.as_ref().and_then(|search| search.until),
            EngineStage::Handshake(until)
            | EngineStage::Preparing(until)
            | EngineStage::Stopping(until)
            | EngineStage::Ending(_, until) => Some(until),
        };
        let times = [deadline, self.events.due()];
        let look = Instant::now() + pause;
        times.into_iter().flatten().fold(look, Instant::min)
    }

    fn obey(&mut self, order: EngineOrder) {
        match order {
            EngineOrder::Ask(number, question) => self.ask(number, question),
            EngineOrder::Stop => {
                if let Some((number, _)) = self.waiting.take() {
                    self.unanswered(number, &EngineError::TakenBack);
                }
                if self.stage == EngineStage::Thinking {
                    self.stop_search();
                }
            }
            EngineOrder::Options(options) => {
                self.entry.options = options;
                self.are_options_new = true;
                match self.stage {
                    EngineStage::Idle => self.prepare(),
                    EngineStage::Thinking => self.stop_search(),
                    _ => {} // It is looked at before the next question.
                }
            }
            EngineOrder::Restart => {
                self.close();
                self.start();
            }
            EngineOrder::Quit => {
                self.close();
                self.is_over = true;
            }
        }
    }

    fn ask(&mut self, number: u64, question: EngineQuestion) {
        if let Err(error) = question.positions() {
            self.unanswered(number, &error);
            return;
        }
        if let Some((replaced, _)) = self.waiting.replace((number, question)) {
            self.unanswered(replaced, &EngineError::Replaced);
        }
        match self.stage {
            EngineStage::Off => self.start(),
            EngineStage::Idle => self.prepare(),
            EngineStage::Thinking => self.stop_search(),
            _ => {} // It comes next.
        }
    }

    /// Starts the program.
    pub(super) fn start(&mut self) {
        self.run = ProcessRun::default();
        self.are_options_new = true;
        match Process::start(&self.entry, &self.inbox) {
            Ok(process) => {
                process.write("usi");
                self.process = Some(process);
                self.stage = EngineStage::Handshake(Instant::now() + self.limits.handshake);
            }
            Err(error) => self.gone(&error),
        }
    }

    /// Ends the program because its owner wants it.
    fn close(&mut self) {
        let search = self.search.take().map(|search| search.number);
        let waiting = self.waiting.take().map(|(number, _)| number);
        // Whoever writes to us is not listened to any more, and not held up.
        self.inbox.next_run();
        if let Some(process) = self.process.take() {
            process.quit(self.limits.grace);
        }
        self.stage = EngineStage::Off;
        self.trial = None;
        for number in [search, waiting].into_iter().flatten() {
            self.unanswered(number, &EngineError::Closed);
        }
    }

    /// Asks the question that waits.
    pub(super) fn begin(&mut self) {
        let Some((number, question)) = self.waiting.take() else {
            return;
        };
        let (initial, position) = match question.positions() {
            Ok(positions) => positions,
            Err(error) => return self.unanswered(number, &error),
        };
        let ways = AskingWays {
            asking: self.asking(),
            ends_by_option: self.prepared.ends_by_option,
            lines: self.prepared.lines,
        };
        self.write(&position_line(&initial, &question.moves));
        let search = RunningSearch::new((number, question), position, ways, &self.limits);
        self.write(&search.go.to_string());
        self.events.begin();
        self.search = Some(search);
        self.stage = EngineStage::Thinking;
    }

    pub(super) fn stop_search(&mut self) {
        self.write("stop");
        if let Some(search) = &mut self.search {
            search.is_stopped = true;
        }
        self.stage = EngineStage::Stopping(Instant::now() + self.limits.stop);
    }

    pub(super) fn unanswered(&mut self, number: u64, error: &EngineError) {
        let words = self.named(error);
        self.tell(EngineEvent::Unanswered(number, words));
    }

    pub(super) fn tell_warning(&mut self, error: &EngineError) {
        let words = self.named(error);
        self.tell(EngineEvent::Warning(words));
    }

    pub(super) fn tell(&mut self, event: EngineEvent) {
        let search = self.search.as_ref();
        let about = search.map(|search| (search.number, &search.position));
        self.events.tell(event, about);
    }

    /// A sentence with the engine's name.
    pub(super) fn named(&self, error: &EngineError) -> Words {
        error.words().visible().at(&self.entry.name)
    }

    /// How it is asked at present.
    pub(super) fn asking(&self) -> Asking {
        self.trial.unwrap_or(self.entry.asking)
    }

    pub(super) fn write(&self, line: &str) {
        if let Some(process) = &self.process {
            process.write(line);
        }
    }
}
