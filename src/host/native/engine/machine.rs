//! The state machine of an engine.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::EngineTimeouts;
use super::event_buffer::EventBuffer;
use super::inbox::{EngineOrder, Inbox, InboxEvent};
use super::prepare::Prepared;
use super::process::Process;
use super::running_search::{AskingWays, RunningSearch};
use formats::usi_engine::position_line;
use language::{Say, Words};
use session::engines::{
    Asking, EngineEntry, EngineError, EngineEvent, EngineInfo, EnginePhase, EngineQuestion,
};

/// The interval for checking on a silent program.
pub(super) const LOOK: Duration = Duration::from_millis(100);

/// The number of its last error lines kept for a message about its end.
pub(super) const LAST_WORDS: usize = 5;

/// The state of an engine, with a deadline while waiting for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EngineStage {
    /// No program is running.
    Off,
    /// Waiting for it to identify itself.
    Handshake(Instant),
    /// Waiting for it to be ready.
    Preparing(Instant),
    Idle,
    /// Searching; the deadline is that of the search.
    Thinking,
    /// Waiting for it to stop.
    Stopping(Instant),
    /// Its output or its program has ended during the given phase; the rest of its output is still
    /// read.
    Ending(EnginePhase, Instant),
}

/// An engine: the only owner of its state.
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
    /// An alternative way of asking that is being tried.
    pub(super) trial: Option<Asking>,
    pub(super) run: ProcessRun,
    pub(super) looked: Instant,
    is_over: bool,
}

/// The data collected since the program was started.
#[derive(Default)]
pub(super) struct ProcessRun {
    pub(super) about: EngineInfo,
    pub(super) sent: BTreeMap<String, String>,
    /// Whether it has ever been ready.
    pub(super) is_ready: bool,
    /// Its last error lines.
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

    /// Runs until the owner drops the engine.
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
                self.events.tell_gathered(search.map(|search| (search.number, &search.position)));
            }
        }
    }

    /// When to wake up if no event comes.
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
                    _ => {} // Checked before the next question.
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

    /// Ends the program at the request of its owner.
    fn close(&mut self) {
        let search = self.search.take().map(|search| search.number);
        let waiting = self.waiting.take().map(|(number, _)| number);
        // Further output is neither read nor blocked.
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

    /// Asks the waiting question.
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

    /// A message prefixed with the engine's name.
    pub(super) fn named(&self, error: &EngineError) -> Words {
        error.words().visible().at(&self.entry.name)
    }

    /// The current way of asking.
    pub(super) fn asking(&self) -> Asking {
        self.trial.unwrap_or(self.entry.asking)
    }

    pub(super) fn write(&self, line: &str) {
        if let Some(process) = &self.process {
            process.write(line);
        }
    }
}
