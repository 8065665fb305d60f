//! Interprets an engine's lines in its current state.

use super::inbox::{OutputLine, ProcessOutput};
use super::machine::{EngineStage, LAST_WORDS, Machine};
use super::running_search::RunningSearch;
use formats::usi::parse_usi_move;
use formats::usi_engine::{BestText, Heard, Info, MateText, read_line};
use language::{Texts, Words, visible};
use session::engines::{BestMove, EngineError, EngineEvent, MateAnswer, legal_line};

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
                self.tell_warning(&EngineError::Locked(by));
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
            Err(why) => self.answered_badly(number, &EngineError::BadAnswer(why)),
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
                        Some(Err(why)) => EngineError::BadAnswer(why),
                        _ => EngineError::EmptyMate,
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

    fn answered_badly(&mut self, number: u64, error: &EngineError) {
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
