//! Deadlines, and programs that end: when they are told to, by themselves, or not at all.

use std::time::Instant;

use super::machine::{LOOK, Machine, Stage};
use super::news::plain;
use super::process::Process;
use crate::session::engines::{Asking, Ending, EngineSaid, EngineTrouble, Phase};

impl Machine {
    /// Looks for deadlines that have passed, and for the end of the program.
    pub(super) fn watch(&mut self) {
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
                if now >= until || (has_exited && self.run.output_ended && self.run.errors_ended) {
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
        if self.run.output_ended || has_exited {
            self.stage = Stage::Ending(phase, now + self.limits.grace);
        }
    }

    /// The program has ended, or has closed its output.
    fn ended(&mut self, phase: Phase) {
        let status = self.process.as_mut().and_then(Process::status);
        let ending = Ending {
            status: status.map(|status| status.to_string()),
            last_words: self.run.last_words.back().map(|words| plain(words, 200)),
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

    fn kill(&mut self) {
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
    pub(super) fn gone(&mut self, trouble: &EngineTrouble) {
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
}
