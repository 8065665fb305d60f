//! The state machine of an engine.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::EngineTimeouts;
use super::event_buffer::{EventBuffer, plain};
use super::inbox::{EngineOrder, Inbox, InboxEvent, OutputLine, ProcessOutput};
use super::process::Process;
use super::running_search::{AskingWays, RunningSearch};
use formats::usi::{MoveError, parse_usi_move};
use formats::usi_engine::{
    BestText, Heard, Info, LockedBy, MateText, position_line, read_line, set_option_line,
};
use language::{Say, Texts, Words, visible};
use session::engines::{
    Asking, BestMove, EngineEntry, EngineEvent, EngineInfo, EngineOption, EnginePhase,
    EngineQuestion, MateAnswer, OptionKind, ProcessExit, SearchLimit, legal_line, quoted,
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
                    self.unanswered(number, &Words::of(Texts::engines_taken_back));
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
            self.unanswered(replaced, &Words::of(Texts::engines_replaced));
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
            self.unanswered(number, &Words::of(Texts::engines_closed));
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

    pub(super) fn unanswered(&mut self, number: u64, error: &Words) {
        let words = self.named(error);
        self.tell(EngineEvent::Unanswered(number, words));
    }

    pub(super) fn tell_warning(&mut self, error: &Words) {
        let words = self.named(error);
        self.tell(EngineEvent::Warning(words));
    }

    pub(super) fn tell(&mut self, event: EngineEvent) {
        let search = self.search.as_ref();
        let about = search.map(|search| (search.number, &search.position));
        self.events.tell(event, about);
    }

    /// A message prefixed with the engine's name.
    pub(super) fn named(&self, error: &Words) -> Words {
        error.clone().visible().at(&self.entry.name)
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

impl Machine {
    /// Checks for passed deadlines, and for the end of the program.
    pub(super) fn watch(&mut self) {
        let now = Instant::now();
        match self.stage {
            EngineStage::Handshake(until) if now >= until => {
                let seconds = self.limits.handshake.as_secs();
                self.fail(&Words::of(|texts| texts.engines_no_handshake(seconds)));
            }
            EngineStage::Preparing(until) if now >= until => {
                let seconds = self.limits.ready.as_secs();
                self.fail(&Words::of(|texts| texts.engines_not_ready(seconds)));
            }
            EngineStage::Stopping(until) if now >= until => {
                let seconds = self.limits.stop.as_secs();
                let error = Words::of(|texts| texts.engines_did_not_stop(seconds));
                self.kill();
                self.go_on_after(EnginePhase::Stopping, &error);
            }
            EngineStage::Thinking => {
                let until = self.search.as_ref().and_then(|search| search.until);
                if until.is_some_and(|until| now >= until) {
                    self.tell_warning(&Words::of(Texts::engines_overtime));
                    self.stop_search();
                }
            }
            EngineStage::Ending(phase, until) => {
                let has_exited = self.process.as_mut().and_then(Process::status).is_some();
                if now >= until || (has_exited && self.run.output_ended && self.run.errors_ended) {
                    self.ended(phase);
                }
                return;
            }
            _ => {}
        }
        self.look_after(now);
    }

    /// Checks whether the program is still running.
    fn look_after(&mut self, now: Instant) {
        let phase = match self.stage {
            EngineStage::Off | EngineStage::Ending(..) => return,
            EngineStage::Handshake(_) => EnginePhase::Handshake,
            EngineStage::Preparing(_) => EnginePhase::Preparing,
            EngineStage::Idle => EnginePhase::Idle,
            EngineStage::Thinking => EnginePhase::Search,
            EngineStage::Stopping(_) => EnginePhase::Stopping,
        };
        let is_time = now >= self.looked + LOOK;
        if is_time {
            self.looked = now;
        }
        let has_exited = is_time && self.process.as_mut().and_then(Process::status).is_some();
        if self.run.output_ended || has_exited {
            self.stage = EngineStage::Ending(phase, now + self.limits.grace);
        }
    }

    /// Handles the end of the program or of its output.
    fn ended(&mut self, phase: EnginePhase) {
        let status = self.process.as_mut().and_then(Process::status);
        let ending = ProcessExit {
            status: status.map(|status| status.to_string()),
            last_words: self.run.last_words.back().map(|words| plain(words, 200)),
        };
        self.kill();
        let asked_anew = self.search.take_if(|search| {
            phase == EnginePhase::Search
                && status.is_some()
                && self.trial.is_none()
                && search.asking == Asking::ByLimit
                && search.was_asked_by_limit()
                && !search.has_spoken
        });
        if let Some(search) = asked_anew {
            let asked = search.go.to_string();
            self.tell_warning(&Words::in_each(|language| {
                language.texts().engines_asked_anew(&asked, ending.told(language))
            }));
            self.trial = Some(Asking::ByClock);
            if self.waiting.is_some() {
                self.unanswered(search.number, &Words::of(Texts::engines_replaced));
            } else {
                self.waiting = Some((search.number, search.question));
            }
            return self.start();
        }
        let error = Words::in_each(|language| {
            let (texts, told) = (language.texts(), ending.told(language));
            match status {
                Some(_) => texts.engines_ended(told, phase.name(language)),
                None => texts.engines_silent(told, phase.name(language)),
            }
        });
        self.go_on_after(phase, &error);
    }

    /// Ends a program that does not answer.
    fn fail(&mut self, error: &Words) {
        self.kill();
        self.gone(error);
    }

    fn kill(&mut self) {
        self.inbox.next_run();
        if let Some(mut process) = self.process.take() {
            process.kill();
        }
        self.stage = EngineStage::Off;
    }

    /// After the end of the program: if it ran well before and a question is waiting, starts it
    /// again.
    fn go_on_after(&mut self, phase: EnginePhase, error: &Words) {
        self.trial = None;
        let was_well = !matches!(phase, EnginePhase::Handshake | EnginePhase::Preparing);
        if was_well && self.waiting.is_some() {
            let search = self.search.take();
            match search {
                Some(search) => {
                    let event = EngineEvent::Unanswered(search.number, self.named(error));
                    let about = Some((search.number, &search.position));
                    self.events.tell(event, about);
                }
                None => self.tell_warning(error),
            }
            return self.start();
        }
        self.gone(error);
    }

    /// After the end of the program: fails all questions.
    pub(super) fn gone(&mut self, error: &Words) {
        self.stage = EngineStage::Off;
        self.trial = None;
        let words = self.named(error);
        if let Some(search) = self.search.take() {
            let event = EngineEvent::Unanswered(search.number, words.clone());
            let about = Some((search.number, &search.position));
            self.events.tell(event, about);
        }
        if let Some((number, _)) = self.waiting.take() {
            self.unanswered(number, error);
        }
        self.events.tell(EngineEvent::Exited(words), None);
    }
}

/// Options that every engine has without announcing them.
const UNSAID: [&str; 2] = ["USI_Hash", "USI_Ponder"];

/// The option settings for a question.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Prepared {
    pub(super) number: Option<u64>,
    pub(super) lines: u32,
    /// Whether an option makes the engine stop at the requested depth.
    pub(super) ends_by_option: bool,
}

impl Machine {
    /// Sets the options for the next question, and sends `isready`.
    pub(super) fn prepare(&mut self) {
        let is_changed = std::mem::take(&mut self.are_options_new);
        let mut wanted = self.wanted_by_the_person(is_changed);
        self.prepared = Prepared {
            number: self.waiting.as_ref().map(|(number, _)| *number),
            lines: self.want_lines(&mut wanted),
            ends_by_option: self.want_depth(&mut wanted),
        };
        let names: Vec<String> = self.run.sent.keys().cloned().collect();
        for name in names {
            if !wanted.contains_key(&name) {
                let option = self.option(&name);
                if let Some(default) = option.and_then(EngineOption::default_text) {
                    self.set(&name, Some(&default));
                    self.run.sent.remove(&name);
                }
            }
        }
        for (name, value) in wanted {
            if self.run.sent.get(&name) == Some(&value) {
                continue;
            }
            let is_button = |option: &EngineOption| option.kind == OptionKind::Button;
            let is_button = self.option(&name).is_some_and(is_button);
            self.set(&name, (!is_button).then_some(&value));
            self.run.sent.insert(name, value);
        }
        self.write("isready");
        self.stage = EngineStage::Preparing(Instant::now() + self.limits.ready);
    }

    fn option(&self, name: &str) -> Option<&EngineOption> {
        self.run.about.options.iter().find(|option| option.name == name)
    }

    fn set(&mut self, name: &str, value: Option<&str>) {
        match set_option_line(name, value) {
            Ok(line) => self.write(&line),
            // Values have been checked; a malformed name of the engine's own is only logged.
            Err(error) => self.events.log(&error.to_string()),
        }
    }

    /// The options of the entry that the engine has, as far as their values are valid.
    fn wanted_by_the_person(&mut self, is_changed: bool) -> BTreeMap<String, String> {
        let mut wanted = BTreeMap::new();
        let mut errors = Vec::new();
        for (name, value) in &self.entry.options {
            let checked = match self.option(name) {
                Some(option) => option.check(value),
                None if UNSAID.contains(&name.as_str()) && !value.contains(char::is_control) => {
                    Ok(())
                }
                None => Err(Words::in_each(|language| {
                    language.texts().engines_no_option(quoted(name, language))
                })),
            };
            match checked {
                Ok(()) => drop(wanted.insert(name.clone(), value.clone())),
                Err(error) => errors.push(error),
            }
        }
        if is_changed {
            for error in errors {
                self.tell_warning(&error);
            }
        }
        wanted
    }

    /// Requests the number of lines of the question; returns the number there will be.
    fn want_lines(&mut self, wanted: &mut BTreeMap<String, String>) -> u32 {
        let Some((_, question)) = &self.waiting else {
            return 1;
        };
        let lines = question.lines.max(1);
        let is_it =
            |name: &str| ["multipv", "usi_multipv"].contains(&name.to_ascii_lowercase().as_str());
        let found = self.run.about.options.iter().find_map(|option| {
            let OptionKind::Spin { max, .. } = option.kind else {
                return None;
            };
            is_it(&option.name).then(|| (option.name.clone(), max))
        });
        let Some((name, max)) = found else {
            if lines > 1 {
                self.tell_warning(&Words::of(Texts::engines_one_line));
            }
            return 1;
        };
        let can = u32::try_from(max.max(1)).map_or(lines, |max| max.min(lines));
        if can < lines {
            self.tell_warning(&Words::of(|texts| texts.engines_fewer_lines(can)));
        }
        wanted.insert(name, can.to_string());
        can
    }

    /// Sets the depth by an option, for an engine that has one but does not support `go depth`,
    /// such as GPS Shogi; returns whether the engine will stop there.
    fn want_depth(&mut self, wanted: &mut BTreeMap<String, String>) -> bool {
        const NAME: &str = "LimitDepth";
        let limit = self.waiting.as_ref().map(|(_, question)| question.limit);
        let (Some(SearchLimit::Depth(plies)), Asking::ByClock) = (limit, self.asking()) else {
            return false;
        };
        let Some(OptionKind::Spin { min, max, .. }) = self.option(NAME).map(|it| &it.kind) else {
            return false;
        };
        let (min, max, asked) = (*min, *max, i64::from(plies));
        wanted.insert(NAME.to_owned(), asked.clamp(min, max).to_string());
        if asked > max {
            let (asked, used) = (plies, max);
            self.tell_warning(&Words::of(|texts| texts.engines_less_deep(asked, used)));
        }
        asked >= min
    }
}

/// The most options of an engine; more are ignored.
const MOST_OPTIONS: usize = 2_000;

impl Machine {
    pub(super) fn hear(&mut self, output: ProcessOutput) {
        match output {
            ProcessOutput::Line(line) => self.hear_line(&line),
            ProcessOutput::Error(line) => {
                if !line.text.trim().is_empty() {
                    if self.run.last_words.len() == LAST_WORDS {
                        self.run.last_words.pop_front();
                    }
                    self.run.last_words.push_back(line.text.trim().to_owned());
                }
                self.events.log(&line.text);
            }
            ProcessOutput::End => self.run.output_ended = true,
            ProcessOutput::ErrorEnd => self.run.errors_ended = true,
        }
    }

    fn hear_line(&mut self, line: &OutputLine) {
        let text = line.text.as_str();
        if line.is_mended {
            self.events.log(&format!("UTF-8? {text}"));
        }
        if line.is_cut {
            self.events.log(&format!("64 KiB < {text}"));
        }
        match (read_line(text), self.stage) {
            (Heard::Name(name), EngineStage::Handshake(_)) => {
                self.run.about.name = visible(&name).into_owned();
            }
            (Heard::Author(author), EngineStage::Handshake(_)) => {
                self.run.about.author = visible(&author).into_owned();
            }
            (Heard::Option(option), EngineStage::Handshake(_)) => {
                if self.run.about.options.len() < MOST_OPTIONS {
                    self.run.about.options.push(option);
                }
            }
            (Heard::UsiOk, EngineStage::Handshake(_)) => self.prepare(),
            (Heard::ReadyOk, EngineStage::Preparing(_)) => self.ready(),
            (Heard::Info(info), _) if self.search.is_some() => self.hear_info(*info),
            (Heard::BestMove(best), _) if self.search.is_some() => self.best(&best),
            (Heard::CheckMate(mate), _)
                if self.search.as_ref().is_some_and(RunningSearch::is_for_mate) =>
            {
                self.mate(&mate);
            }
            (Heard::Info(info), _) if info.remark.is_some() => self.events.log(text),
            (Heard::Locked(by), _) => {
                self.events.log(text);
                self.tell_warning(&Words::of(match by {
                    LockedBy::Registration => Texts::engines_not_registered,
                    LockedBy::CopyProtection => Texts::engines_not_licensed,
                }));
            }
            (Heard::Other, _) => self.events.log(text),
            _ => {
                let Words { ja, en } = Words::of(Texts::host_ignored);
                self.events.log(&format!("{ja} ({en}): {text}"));
            }
        }
    }

    /// Handles `readyok`: asks the waiting question, if its options are set.
    fn ready(&mut self) {
        if !self.run.is_ready {
            self.run.is_ready = true;
            self.write("usinewgame");
            self.tell(EngineEvent::Ready(self.run.about.clone()));
        }
        self.stage = EngineStage::Idle;
        self.go_on();
    }

    /// Continues with the next task, if any.
    fn go_on(&mut self) {
        if self.stage != EngineStage::Idle {
            return; // Its program has ended meanwhile.
        }
        let next = self.waiting.as_ref().map(|(number, _)| *number);
        let is_prepared = !self.are_options_new && next == self.prepared.number;
        match next {
            Some(_) if is_prepared => self.begin(),
            Some(_) => self.prepare(),
            None if self.are_options_new => self.prepare(),
            None => {}
        }
    }

    fn hear_info(&mut self, info: Info) {
        if let Some(remark) = &info.remark {
            self.events.log(remark);
        }
        let Some(search) = &mut self.search else {
            return;
        };
        let info = search.joined(info);
        search.has_spoken |= info.score.is_some() || !info.line.is_empty();
        let is_enough = search.is_enough(&info);
        self.events.info(info);
        if is_enough && self.stage == EngineStage::Thinking {
            self.stop_search();
        }
    }

    fn best(&mut self, best: &BestText) {
        let Some(search) = &self.search else {
            return;
        };
        let number = search.number;
        let answer = match best {
            BestText::Resign => Ok(BestMove::Resign),
            BestText::Win => Ok(BestMove::Win),
            BestText::Nothing => Ok(BestMove::Nothing),
            BestText::Move { best, ponder } => parse_usi_move(best, &search.position).map(|best| {
                let mut after = search.position.clone();
                after.do_move(best);
                let ponder = ponder.as_ref();
                let ponder = ponder.and_then(|ponder| parse_usi_move(ponder, &after).ok());
                BestMove::Move { best, ponder }
            }),
        };
        match answer {
            Ok(answer) if search.is_for_mate() => {
                self.answered(EngineEvent::Mate(number, MateAnswer::Searched(answer)));
            }
            Ok(answer) => self.answered(EngineEvent::BestMove(number, answer)),
            Err(why) => self.answered_badly(number, &bad_answer(&why)),
        }
    }

    fn mate(&mut self, mate: &MateText) {
        let Some(search) = &self.search else {
            return;
        };
        let number = search.number;
        let answer = match mate {
            MateText::NoMate => MateAnswer::NoMate,
            MateText::TimeOut => MateAnswer::TimeOut,
            MateText::NotImplemented => MateAnswer::NotImplemented,
            MateText::Moves(texts) => {
                let (moves, rest) = legal_line(&search.position, texts);
                if moves.is_empty() {
                    let first = texts.first();
                    let why = first.map(|first| parse_usi_move(first, &search.position));
                    let error = match why {
                        Some(Err(why)) => bad_answer(&why),
                        _ => Words::of(Texts::engines_empty_mate),
                    };
                    return self.answered_badly(number, &error);
                }
                MateAnswer::Moves { moves, rest }
            }
        };
        self.answered(EngineEvent::Mate(number, answer));
    }

    /// Handles the answer of a search.
    fn answered(&mut self, event: EngineEvent) {
        self.tell(event);
        let search = self.search.take();
        if let Some(asking) = self.trial.take_if(|trial| {
            search.is_some_and(|search| search.asking == *trial && !search.is_for_mate())
        }) {
            self.entry.asking = asking;
            self.tell(EngineEvent::AskSo(asking));
        }
        self.after_search();
    }

    fn answered_badly(&mut self, number: u64, error: &Words) {
        self.unanswered(number, error);
        self.search = None;
        self.after_search();
    }

    fn after_search(&mut self) {
        if matches!(self.stage, EngineStage::Thinking | EngineStage::Stopping(_)) {
            self.stage = EngineStage::Idle;
            // Further output belongs to the past question, until the engine is ready again.
            self.prepared.number = None;
            self.go_on();
        }
    }
}

fn bad_answer(why: &MoveError) -> Words {
    Words::in_each(|language| language.texts().engines_bad_answer(why.say(language)))
}
