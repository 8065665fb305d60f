//! What an engine is doing, and what is done about it.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::Limits;
use super::inbox::{Event, Inbox, Order};
use super::news::News;
use super::prepare::Prepared;
use super::process::Process;
use super::search::{Search, Ways};
use crate::formats::usi_engine::position_line;
use crate::language::{Say, Words};
use crate::session::engines::{
    About, Asking, EngineEntry, EngineSaid, EngineTrouble, Phase, Question,
};

/// How often a program is looked after that says nothing.
pub(super) const LOOK: Duration = Duration::from_millis(100);

/// So many lines of its errors are kept for a sentence about its end.
pub(super) const LAST_WORDS: usize = 5;

/// What an engine is doing; with a deadline wherever something is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
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
    Ending(Phase, Instant),
}

/// An engine: the one place that knows its state.
pub(super) struct Machine {
    pub(super) entry: EngineEntry,
    pub(super) limits: Limits,
    pub(super) inbox: Arc<Inbox>,
    pub(super) news: News,
    pub(super) process: Option<Process>,
    pub(super) stage: Stage,
    pub(super) search: Option<Search>,
    /// The next question.
    pub(super) waiting: Option<(u64, Question)>,
    pub(super) prepared: Prepared,
    pub(super) are_options_new: bool,
    /// Another way to ask that is being tried.
    pub(super) trial: Option<Asking>,
    pub(super) run: Run,
    pub(super) looked: Instant,
    is_over: bool,
}

/// What is known since the program was started.
#[derive(Default)]
pub(super) struct Run {
    pub(super) about: About,
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
        limits: Limits,
        inbox: Arc<Inbox>,
        tell: impl Fn(EngineSaid) + Send + 'static,
    ) -> Self {
        Self {
            entry,
            limits,
            inbox,
            news: News::new(tell),
            process: None,
            stage: Stage::Off,
            search: None,
            waiting: None,
            prepared: Prepared::default(),
            are_options_new: true,
            trial: None,
            run: Run::default(),
            looked: Instant::now(),
            is_over: false,
        }
    }

    /// Runs until its owner has no more use for it.
    pub(super) fn run_until_quit(mut self) {
        self.start();
        while !self.is_over {
            match self.inbox.next(self.wake()) {
                Event::Order(order) => self.obey(order),
                Event::Output(output) => self.hear(output),
                Event::Nothing => {}
            }
            self.watch();
            if self.news.due().is_some_and(|due| due <= Instant::now()) {
                let search = self.search.as_ref();
                self.news
                    .tell_gathered(search.map(|search| (search.number, &search.position)));
            }
        }
    }

    /// When there is something to do even if nothing comes.
    fn wake(&self) -> Instant {
        const LONG: Duration = Duration::from_hours(1);
        let pause = if self.process.is_some() { LOOK } else { LONG };
        let deadline = match self.stage {
            Stage::Off | Stage::Idle => None,
            Stage::Thinking => self.search.as_ref().and_then(|search| search.until),
            Stage::Handshake(until)
            | Stage::Preparing(until)
            | Stage::Stopping(until)
            | Stage::Ending(_, until) => Some(until),
        };
        let times = [deadline, self.news.due()];
        let look = Instant::now() + pause;
        times.into_iter().flatten().fold(look, Instant::min)
    }

    fn obey(&mut self, order: Order) {
        match order {
            Order::Ask(number, question) => self.ask(number, question),
            Order::Stop => {
                if let Some((number, _)) = self.waiting.take() {
                    self.unanswered(number, &EngineTrouble::TakenBack);
                }
                if self.stage == Stage::Thinking {
                    self.stop_search();
                }
            }
            Order::Options(options) => {
                self.entry.options = options;
                self.are_options_new = true;
                match self.stage {
                    Stage::Idle => self.prepare(),
                    Stage::Thinking => self.stop_search(),
                    _ => {} // It is looked at before the next question.
                }
            }
            Order::Restart => {
                self.close();
                self.start();
            }
            Order::Quit => {
                self.close();
                self.is_over = true;
            }
        }
    }

    fn ask(&mut self, number: u64, question: Question) {
        if let Err(trouble) = question.positions() {
            self.unanswered(number, &trouble);
            return;
        }
        if let Some((replaced, _)) = self.waiting.replace((number, question)) {
            self.unanswered(replaced, &EngineTrouble::Replaced);
        }
        match self.stage {
            Stage::Off => self.start(),
            Stage::Idle => self.prepare(),
            Stage::Thinking => self.stop_search(),
            _ => {} // It comes next.
        }
    }

    /// Starts the program.
    pub(super) fn start(&mut self) {
        self.run = Run::default();
        self.are_options_new = true;
        match Process::start(&self.entry, &self.inbox) {
            Ok(process) => {
                process.write("usi");
                self.process = Some(process);
                self.stage = Stage::Handshake(Instant::now() + self.limits.handshake);
            }
            Err(trouble) => self.gone(&trouble),
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
        self.stage = Stage::Off;
        self.trial = None;
        for number in [search, waiting].into_iter().flatten() {
            self.unanswered(number, &EngineTrouble::Closed);
        }
    }

    /// Asks the question that waits.
    pub(super) fn begin(&mut self) {
        let Some((number, question)) = self.waiting.take() else {
            return;
        };
        let (initial, position) = match question.positions() {
            Ok(positions) => positions,
            Err(trouble) => return self.unanswered(number, &trouble),
        };
        let ways = Ways {
            asking: self.asking(),
            ends_by_option: self.prepared.ends_by_option,
            lines: self.prepared.lines,
        };
        self.write(&position_line(&initial, &question.moves));
        let search = Search::new((number, question), position, ways, &self.limits);
        self.write(&search.go.to_string());
        self.news.begin();
        self.search = Some(search);
        self.stage = Stage::Thinking;
    }

    pub(super) fn stop_search(&mut self) {
        self.write("stop");
        if let Some(search) = &mut self.search {
            search.is_stopped = true;
        }
        self.stage = Stage::Stopping(Instant::now() + self.limits.stop);
    }

    pub(super) fn unanswered(&mut self, number: u64, trouble: &EngineTrouble) {
        let words = self.named(trouble);
        self.tell(EngineSaid::Unanswered(number, words));
    }

    pub(super) fn tell_trouble(&mut self, trouble: &EngineTrouble) {
        let words = self.named(trouble);
        self.tell(EngineSaid::Trouble(words));
    }

    pub(super) fn tell(&mut self, said: EngineSaid) {
        let search = self.search.as_ref();
        let about = search.map(|search| (search.number, &search.position));
        self.news.tell(said, about);
    }

    /// A sentence with the engine's name.
    pub(super) fn named(&self, trouble: &EngineTrouble) -> Words {
        let (name, words) = (&self.entry.name, trouble.words());
        Words {
            ja: format!("{name}: {}", words.ja),
            en: format!("{name}: {}", words.en),
        }
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
