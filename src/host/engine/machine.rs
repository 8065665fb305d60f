//! What an engine is doing, and what is done about it.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::Limits;
use super::inbox::{Event, Inbox, Order};
use super::news::{News, plain};
use super::prepare::Prepared;
use super::process::Process;
use super::search::{Search, Ways};
use crate::formats::usi_engine::position_line;
use crate::language::{Say, Words};
use crate::session::engines::{
    About, Asking, Ending, EngineEntry, EngineSaid, EngineTrouble, Phase, Question,
};

/// How often a program is looked after that says nothing.
const LOOK: Duration = Duration::from_millis(100);

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
    inbox: Arc<Inbox>,
    pub(super) news: News,
    pub(super) process: Option<Process>,
    pub(super) stage: Stage,
    pub(super) search: Option<Search>,
    /// The next question.
    pub(super) waiting: Option<(u64, Question)>,
    pub(super) prepared: Prepared,
    pub(super) about: About,
    /// Options that have been set since the start.
    pub(super) sent: BTreeMap<String, String>,
    pub(super) are_options_new: bool,
    /// Whether it has said that it is ready since the start.
    pub(super) is_ready: bool,
    /// Another way to ask that is being tried.
    pub(super) trial: Option<Asking>,
    pub(super) last_words: VecDeque<String>,
    pub(super) output_ended: bool,
    pub(super) errors_ended: bool,
    looked: Instant,
    is_over: bool,
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
            about: About::default(),
            sent: BTreeMap::new(),
            are_options_new: true,
            is_ready: false,
            trial: None,
            last_words: VecDeque::new(),
            output_ended: false,
            errors_ended: false,
            looked: Instant::now(),
            is_over: false,
        }
    }

    /// Runs until its owner has no more use for it.
    pub(super) fn run(mut self) {
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
        const LONG: Duration = Duration::from_secs(3600);
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
    fn start(&mut self) {
        self.about = About::default();
        self.sent.clear();
        self.are_options_new = true;
        self.is_ready = false;
        self.last_words.clear();
        self.output_ended = false;
        self.errors_ended = false;
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

    /// Looks for deadlines that have passed, and for the end of the program.
    fn watch(&mut self) {
        let now = Instant::now();
        match self.stage {
            Stage::Handshake(until) if now >= until => {
                let seconds = self.limits.handshake.as_secs();
                self.fail(&EngineTrouble::NoHandshake { seconds });
            }
            Stage::Preparing(until) if now >= until => {
                let seconds = self.limits.ready.as_secs();
                self.fail(&EngineTrouble::NotReady { seconds });
            }
            Stage::Stopping(until) if now >= until => {
                let seconds = self.limits.stop.as_secs();
                let trouble = EngineTrouble::DidNotStop { seconds };
                self.kill();
                self.go_on_after(Phase::Stopping, &trouble);
            }
            Stage::Thinking => {
                let until = self.search.as_ref().and_then(|search| search.until);
                if until.is_some_and(|until| now >= until) {
                    self.tell_trouble(&EngineTrouble::Overtime);
                    self.stop_search();
                }
            }
            Stage::Ending(phase, until) => {
                let has_exited = self.process.as_mut().and_then(Process::status).is_some();
                if now >= until || (has_exited && self.output_ended && self.errors_ended) {
                    self.ended(phase);
                }
                return;
            }
            _ => {}
        }
        self.look_after(now);
    }

    /// Whether the program is still there.
    fn look_after(&mut self, now: Instant) {
        let phase = match self.stage {
            Stage::Off | Stage::Ending(..) => return,
            Stage::Handshake(_) => Phase::Handshake,
            Stage::Preparing(_) => Phase::Preparing,
            Stage::Idle => Phase::Idle,
            Stage::Thinking => Phase::Search,
            Stage::Stopping(_) => Phase::Stopping,
        };
        let is_time = now >= self.looked + LOOK;
        if is_time {
            self.looked = now;
        }
        let has_exited = is_time && self.process.as_mut().and_then(Process::status).is_some();
        if self.output_ended || has_exited {
            self.stage = Stage::Ending(phase, now + self.limits.grace);
        }
    }

    /// The program has ended, or has closed its output.
    fn ended(&mut self, phase: Phase) {
        let status = self.process.as_mut().and_then(Process::status);
        let ending = Ending {
            status: status.map(|status| status.to_string()),
            last_words: self.last_words.back().map(|words| plain(words, 200)),
        };
        self.kill();
        let asked_anew = self.search.take_if(|search| {
            phase == Phase::Search
                && status.is_some()
                && self.trial.is_none()
                && search.asking == Asking::ByLimit
                && search.was_asked_by_limit()
                && !search.has_spoken
        });
        if let Some(search) = asked_anew {
            let asked = search.go.to_string();
            self.tell_trouble(&EngineTrouble::AskedAnew { asked, ending });
            self.trial = Some(Asking::ByClock);
            if self.waiting.is_some() {
                self.unanswered(search.number, &EngineTrouble::Replaced);
            } else {
                self.waiting = Some((search.number, search.question));
            }
            return self.start();
        }
        let trouble = match status {
            Some(_) => EngineTrouble::Ended { phase, ending },
            None => EngineTrouble::Silent { phase, ending },
        };
        self.go_on_after(phase, &trouble);
    }

    /// Ends a program that does not answer.
    fn fail(&mut self, trouble: &EngineTrouble) {
        self.kill();
        self.gone(trouble);
    }

    pub(super) fn kill(&mut self) {
        self.inbox.next_run();
        if let Some(mut process) = self.process.take() {
            process.kill();
        }
        self.stage = Stage::Off;
    }

    /// There is no program any more: if it was well before and there is a question, it is started
    /// again for it.
    fn go_on_after(&mut self, phase: Phase, trouble: &EngineTrouble) {
        self.trial = None;
        let was_well = !matches!(phase, Phase::Handshake | Phase::Preparing);
        if was_well && self.waiting.is_some() {
            let search = self.search.take();
            match search {
                Some(search) => {
                    let said = EngineSaid::Unanswered(search.number, self.named(trouble));
                    let about = Some((search.number, &search.position));
                    self.news.tell(said, about);
                }
                None => self.tell_trouble(trouble),
            }
            return self.start();
        }
        self.gone(trouble);
    }

    /// There is no program any more, and no question can be answered.
    fn gone(&mut self, trouble: &EngineTrouble) {
        self.stage = Stage::Off;
        self.trial = None;
        let words = self.named(trouble);
        if let Some(search) = self.search.take() {
            let said = EngineSaid::Unanswered(search.number, words.clone());
            let about = Some((search.number, &search.position));
            self.news.tell(said, about);
        }
        if let Some((number, _)) = self.waiting.take() {
            self.unanswered(number, trouble);
        }
        self.news.tell(EngineSaid::Gone(words), None);
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
    fn named(&self, trouble: &EngineTrouble) -> Words {
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
