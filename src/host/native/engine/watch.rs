//! Deadlines and the ends of programs: on request, unexpected, or overdue.

use std::time::Instant;

use super::event_buffer::plain;
use super::machine::{EngineStage, LOOK, Machine};
use super::process::Process;
use session::engines::{Asking, EngineError, EngineEvent, EnginePhase, ProcessExit};

impl Machine {
    /// Checks for passed deadlines, and for the end of the program.
    pub(super) fn watch(&mut self) {
        let now = Instant::now();
        match self.stage {
            EngineStage::Handshake(until) if now >= until => {
                let seconds = self.limits.handshake.as_secs();
                self.fail(&EngineError::NoHandshake { seconds });
            }
            EngineStage::Preparing(until) if now >= until => {
                let seconds = self.limits.ready.as_secs();
                self.fail(&EngineError::NotReady { seconds });
            }
            EngineStage::Stopping(until) if now >= until => {
                let seconds = self.limits.stop.as_secs();
                let error = EngineError::DidNotStop { seconds };
                self.kill();
                self.go_on_after(EnginePhase::Stopping, &error);
            }
            EngineStage::Thinking => {
                let until = self.search.as_ref().and_then(|search| search.until);
                if until.is_some_and(|until| now >= until) {
                    self.tell_warning(&EngineError::Overtime);
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
            self.tell_warning(&EngineError::AskedAnew { asked, ending });
            self.trial = Some(Asking::ByClock);
            if self.waiting.is_some() {
                self.unanswered(search.number, &EngineError::Replaced);
            } else {
                self.waiting = Some((search.number, search.question));
            }
            return self.start();
        }
        let error = match status {
            Some(_) => EngineError::Ended { phase, ending },
            None => EngineError::Silent { phase, ending },
        };
        self.go_on_after(phase, &error);
    }

    /// Ends a program that does not answer.
    fn fail(&mut self, error: &EngineError) {
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
    fn go_on_after(&mut self, phase: EnginePhase, error: &EngineError) {
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
    pub(super) fn gone(&mut self, error: &EngineError) {
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
