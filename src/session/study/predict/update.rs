//! The commands of Predict.

use super::super::marks::LessonMark;
use super::progress::{PredictSummary, PredictVerdict};
use super::{PredictCommand, PredictStage, PredictView, ShownChoice, Stage, ToldPrediction};
use crate::command::{Command, PageCommand};
use crate::navigation::Navigation;
use crate::open::Opened;
use crate::pages::BesideColumn;
use crate::run::RunCommand;
use crate::state::Session;
use language::{Language, Texts, Words};
use lesson::{PredictedAnswer, Prediction, PredictionKind};
use scenario::{AskedWeights, Course, StudyMode};
use tree::NodeId;

impl Session {
    /// The question at the current step, if it has one that is not finished.
    fn question_here(&self) -> Option<Prediction> {
        let open = self.run.open()?;
        let part = &self.study.predict;
        if part.progress.is_done(open.step()) {
            return None;
        }
        self.question_again()
    }

    fn is_planned(&self, asked: &Prediction) -> bool {
        self.planned(asked.step) == Some(asked.kind)
    }

    /// The kind of the question that everybody is asked at a step.
    fn planned(&self, step: usize) -> Option<PredictionKind> {
        let asking = self.study.predict.progress.asking(self.asking());
        let kind = self.run.open()?.plan().at(step)?;
        (asking.weight(kind.group()) > 0).then_some(kind)
    }

    /// What the open course asks of the open lesson, and what it weighs; without a course, all that
    /// there is.
    pub fn asking(&self) -> AskedWeights {
        let task = self.run.open().and_then(|open| self.lessons.task(open.source()));
        let course = self.lessons.course().filter(|_| task.is_some());
        course.map(Course::asking).unwrap_or_default()
    }

    /// The question at the current step, finished or not.
    fn question_again(&self) -> Option<Prediction> {
        let part = &self.study.predict;
        let open = self.run.open()?;
        let seen = open.projection(Language::Ja); // The language does not matter here.
        let is_told = |kind: PredictionKind| kind.is_told(open.algorithm());
        match self.planned(open.step()) {
            // That another question comes there would tell something of this one.
            Some(kind) if part.unasked.contains(&kind) => None,
            Some(kind) => seen.prediction(&[kind].into()),
            // What is shown after an answer would tell the planned question that comes next.
            None if self.planned(open.step() + 1).is_some_and(is_told) => None,
            None => seen.prediction(&part.kinds()).filter(|_| part.every),
        }
    }

    /// Whether the words and the window of the step shown would answer a question that is open, or
    /// that would be asked if its kind were.
    pub(crate) fn covers_step(&self) -> bool {
        if !self.predicts() {
            return false; // Nobody needs the plan of questions, which takes long to make.
        }
        let Some(open) = self.run.open() else { return false };
        let (part, step) = (&self.study.predict, open.step());
        let is_told = |kind: PredictionKind| kind.is_told(open.algorithm());
        let planned = self.planned(step).filter(|kind| part.unasked.contains(kind));
        let is_left_out = planned.is_some_and(is_told) && !part.progress.is_done(step);
        part.hides_step() || is_left_out && !part.progress.has_seen(step)
    }

    /// Asks the question of the current step, if the run has just reached it.
    pub(crate) fn follow_predictions(&mut self) {
        let Some(open) = self.run.open() else {
            return;
        };
        let step = open.step();
        let is_other = self.study.predict.keep_to(open);
        let watches = self.study.mode != StudyMode::Predict;
        // A run beside it may be at its end.
        let is_at_end = |column: &BesideColumn| {
            let run = column.run.opened();
            run.step() == run.last_step()
        };
        let beside: Vec<_> = self.beside_columns().into_iter().flatten().collect();
        let last = open.replay().last_step();
        let is_shown = watches && beside.iter().any(|column| is_at_end(column));
        let runs = beside.iter().filter(|_| watches).map(|column| column.run.opened());
        let unseen: Vec<_> = runs.filter_map(|run| self.study.predict.unseen_beside(run)).collect();
        if is_shown {
            self.study.predict.see(last, true);
        }
        for seen in unseen {
            self.study.predict.see_beside(seen);
        }
        let fills = self.fills_in();
        let study = &mut *self.study;
        let sheet = study.fill_in.work_mut().filter(|_| fills);
        let shows_model = sheet.as_ref().is_some_and(|work| work.shows_model());
        let iteration = sheet.as_ref().and_then(|work| work.iteration()).filter(|_| !shows_model);
        // What is given on a sheet is no look.
        study.predict.see(step, watches && step > 0 && iteration.is_none());
        if shows_model {
            study.predict.see_model();
        }
        let is_told = iteration.is_some_and(|iteration| study.predict.give(iteration));
        if let Some(sheet) = sheet {
            // Another window may have shown it.
            sheet.has_seen_model |= is_told || study.predict.has_seen_model();
        }
        if watches {
            return;
        }
        if is_other {
            self.pages.close_tellers();
        }
        let asking = self.asking();
        self.study.predict.progress.ask(asking);
        self.study.predict.progress.reach(step);
        if self.study.predict.at == Some(step) {
            return;
        }
        self.study.predict.put_back();
        self.study.predict.at = Some(step);
        self.study.predict.stage = Stage::Passing;
        if let Some(prediction) = self.question_here() {
            self.ask_or_go_back(prediction);
        }
    }

    /// Asks a question, or first one that is due to return.
    fn ask_or_go_back(&mut self, prediction: Prediction) {
        self.run.pause();
        if self.study.predict.progress.resume.is_none()
            && let Some(step) = self.study.predict.progress.due(false)
        {
            self.come_back_to(step);
            return;
        }
        let is_planned = self.is_planned(&prediction);
        self.study.predict.ask(prediction, (false, is_planned));
    }

    /// Returns to the question of an earlier step.
    fn come_back_to(&mut self, step: usize) {
        let here = self.run.open().map(Opened::step);
        self.run.go(Navigation::Seek(step));
        match self.question_again() {
            Some(prediction) => {
                self.study.predict.progress.resume = here;
                self.study.predict.ask(prediction, (true, false));
            }
            // Its kind is no longer asked for.
            None => {
                if let Some(here) = here {
                    self.run.go(Navigation::Seek(here));
                }
            }
        }
    }

    pub(crate) fn predict(&mut self, command: PredictCommand) {
        if !self.predicts() {
            return;
        }
        match command {
            PredictCommand::Answer(answer) => self.judge(answer),
            PredictCommand::Choose(number) => {
                let asked = self.study.predict.asked();
                let choices = asked.map(|asked| asked.prediction.choices());
                let choice = choices.and_then(|choices| choices.get(number).copied());
                if let Some(choice) = choice {
                    self.judge(PredictedAnswer::Choice(choice));
                }
            }
            PredictCommand::Hint => self.study.predict.hint(),
            PredictCommand::Skip | PredictCommand::GoOn => self.run_to_question(),
            PredictCommand::Toggle(kind) => {
                let part = &mut self.study.predict;
                if !part.unasked.remove(&kind) {
                    part.unasked.insert(kind);
                }
                part.at = part.at.filter(|_| part.asked().is_none());
            }
            PredictCommand::ToggleEvery => {
                let part = &mut self.study.predict;
                part.every = !part.every;
                part.at = part.at.filter(|_| part.asked().is_none());
            }
            PredictCommand::Return => {
                let reached = self.study.predict.progress.reached();
                self.run.go(Navigation::Seek(reached));
            }
            PredictCommand::StartOver => {
                self.study.predict.start_over();
                self.run.go(Navigation::First);
            }
        }
    }

    fn judge(&mut self, answer: PredictedAnswer) {
        if let Some(verdict) = self.study.predict.judge(answer) {
            self.close_question(verdict, Some(answer));
        }
    }

    fn close_question(&mut self, verdict: PredictVerdict, given: Option<PredictedAnswer>) {
        let (Some(open), Some(asked)) = (self.run.open(), self.study.predict.asked()) else {
            return;
        };
        // Name the choices as they appear in the question.
        let asked = &asked.prediction;
        let words = |answer| {
            Words::in_each(|language| open.projection(language).answer_words(asked, answer))
        };
        let right = Words::in_each(|language| open.projection(language).right_words(asked));
        let reason = Words::if_any(|language| open.projection(language).reason(asked));
        let given = given.map(words);
        self.study.predict.close(ToldPrediction { verdict, given, right, reason });
        self.run.go(Navigation::Next);
    }

    /// Navigates while predicting: forward moves show at most the next step, and stop at every
    /// question.
    pub(crate) fn go_predicting(&mut self, navigation: Navigation) {
        let step = self.run.open().map_or(0, Opened::step);
        match navigation {
            Navigation::Next => self.go_one_on(),
            Navigation::Last
            | Navigation::NextInterest
            | Navigation::NextStop
            | Navigation::NextChapter
            | Navigation::Out
            | Navigation::Over
            | Navigation::RunTo(_) => self.run_to_question(),
            Navigation::Seek(to) if to > step => self.run_to_question(),
            Navigation::Back
            | Navigation::First
            | Navigation::Seek(_)
            | Navigation::PreviousInterest
            | Navigation::PreviousStop
            | Navigation::PreviousChapter
            | Navigation::GoTo(_) => {
                self.run.go(navigation);
            }
        }
    }

    /// Advances by one step: an open question is revealed without being counted; an answered one
    /// makes room for the next one at the same step.
    fn go_one_on(&mut self) {
        if self.study.predict.asked().is_some() {
            self.close_question(PredictVerdict::Shown, None);
            return;
        }
        if self.leaves_told() {
            return;
        }
        self.forward_or_back();
    }

    /// Leaves an answered question. If it had returned, the run continues where it was; if another
    /// question is at the same step, it is asked. Returns whether either was the case.
    fn leaves_told(&mut self) -> bool {
        if !matches!(self.study.predict.stage, Stage::Told(_)) {
            return false;
        }
        self.study.predict.stage = Stage::Passing;
        if let Some(step) = self.study.predict.progress.resume.take() {
            self.run.go(Navigation::Seek(step));
            self.study.predict.at = None;
            self.follow_predictions();
            return self.study.predict.asked().is_some() || !self.run.is_at_end();
        }
        match self.question_here() {
            Some(prediction) => {
                self.ask_or_go_back(prediction);
                true
            }
            None => false,
        }
    }

    /// A step forward; at the end, wrongly answered questions return until they are right.
    fn forward_or_back(&mut self) {
        if !self.run.is_at_end() {
            self.run.go(Navigation::Next);
            self.follow_predictions();
        } else if let Some(step) = self.study.predict.progress.due(true) {
            self.come_back_to(step);
        }
    }

    /// On to the next question, or to the end.
    fn run_to_question(&mut self) {
        if self.study.predict.asked().is_some() {
            self.study.predict.stage = Stage::Passing; // Skipped.
            self.study.predict.progress.is_begun = true;
            if let Some(step) = self.study.predict.progress.resume.take() {
                self.run.go(Navigation::Seek(step));
                self.study.predict.at = None;
                self.follow_predictions();
                return;
            }
        } else if self.leaves_told() && self.study.predict.asked().is_some() {
            return;
        }
        while self.study.predict.asked().is_none() && !self.run.is_at_end() {
            self.run.go(Navigation::Next);
            self.follow_predictions();
        }
        if self.study.predict.asked().is_none() {
            self.forward_or_back();
        }
    }

    /// Advances the time while the run plays; it stops at every question.
    pub(crate) fn tick_predicting(&mut self, seconds: f32) {
        let language = self.settings.language;
        let mut left = seconds;
        while left > 0.0 && self.run.is_playing() {
            if self.study.predict.asked().is_some() || self.leaves_told() {
                self.run.pause();
                return;
            }
            let slice = left.min(self.run.speed().seconds_a_step());
            left -= slice;
            let before = self.run.open().map(Opened::step);
            self.run.update(RunCommand::Tick(slice), language);
            if self.run.open().map(Opened::step) != before {
                self.follow_predictions();
            }
        }
    }

    /// Navigates through the run; while predicting, no further than the next question.
    pub(crate) fn go_or_predict(&mut self, navigation: Navigation) {
        if self.predicts() {
            self.go_predicting(navigation);
        } else {
            self.run.go(navigation);
        }
    }

    /// Carries out a command about the run. While predicting, selecting a node may be an answer,
    /// and playing stops at every question.
    pub(crate) fn run_or_predict(&mut self, command: RunCommand) {
        match command {
            RunCommand::Select(Some(node)) if let Some(answer) = self.answer_of(node) => {
                self.judge(answer);
            }
            RunCommand::Tick(seconds) if self.predicts() => self.tick_predicting(seconds),
            RunCommand::Reveal(_) if self.predicts() => {}
            RunCommand::Reveal(question) => {
                self.look_at_answer(question);
                self.effects.extend(self.run.update(command, self.settings.language));
            }
            command => self.effects.extend(self.run.update(command, self.settings.language)),
        }
    }

    /// Refuses commands that would reveal an answer (other readings of the position, its
    /// evaluation, its candidates), with a message to the user.
    pub(crate) fn refuses_to_tell(&mut self, command: &Command) -> bool {
        let tells = match command {
            Command::Compare(_) | Command::Listing(_) => true,
            Command::Page(PageCommand::Toggle(centre)) => centre.tells(),
            Command::Act(action) => action.centre().tells(),
            _ => false,
        };
        let refuses = tells && self.predicts() && !self.pages.board;
        // A sheet must be filled in before other readers show its position.
        if matches!(command, Command::Compare(_)) && self.holds_sheet() {
            self.messages.error(Words::of(Texts::messages_no_comparing_yet));
            return true;
        }
        if refuses {
            self.messages.error(Words::of(Texts::messages_nothing_tells));
        }
        refuses
    }

    /// The answer that selecting a node stands for, if one is open that it can answer.
    pub(crate) fn answer_of(&self, node: NodeId) -> Option<PredictedAnswer> {
        let asked = self.study.predict.asked().filter(|_| self.predicts())?;
        let mut choices = asked.prediction.choices().iter();
        let choice = choices.find(|choice| choice.node() == Some(node))?;
        Some(PredictedAnswer::Choice(*choice))
    }
}

impl Session {
    /// `None` in other study modes.
    pub(crate) fn predict_view(&self) -> Option<PredictView> {
        let open = self.run.open().filter(|_| self.predicts())?;
        let seen = open.projection(self.settings.language);
        let part = &self.study.predict;
        let stage = match &part.stage {
            Stage::Passing if self.has_predicted_all() => PredictStage::Over,
            Stage::Passing if self.run.is_at_end() && part.progress.waiting() == 0 => {
                PredictStage::Skipped
            }
            Stage::Passing => PredictStage::Passing,
            Stage::Asked(asked) => {
                let choices = asked.prediction.choices().iter();
                let choices = choices.map(|&choice| ShownChoice {
                    choice,
                    words: seen.choice_words(&asked.prediction, choice),
                    is_wrong: asked.wrong.contains(&PredictedAnswer::Choice(choice)),
                });
                let hints = seen.hints(&asked.prediction);
                let last = asked.wrong.last();
                PredictStage::Asked {
                    ask: seen.ask(&asked.prediction),
                    kind: asked.prediction.kind,
                    form: asked.prediction.form.clone(),
                    choices: choices.collect(),
                    has_more: asked.hints < hints.len(),
                    hints: hints.into_iter().take(asked.hints).collect(),
                    wrong: last.map(|&wrong| seen.answer_words(&asked.prediction, wrong)),
                    is_back: asked.is_back,
                    counts: asked.counts,
                }
            }
            Stage::Told(told) => {
                let words = |words: &Words| words.get(self.settings.language).to_owned();
                PredictStage::Told {
                    verdict: told.verdict,
                    given: told.given.as_ref().map(words),
                    right: words(&told.right),
                    reason: told.reason.as_ref().map(words),
                }
            }
        };
        let asking = part.progress.asking(self.asking());
        let planned = open.plan().count(&asking);
        let kinds = open.plan().kinds().into_iter();
        Some(PredictView {
            step: open.step(),
            stage,
            summary: part.progress.summary,
            planned,
            earned: LessonMark::new(part.share(open.plan(), &asking), 1.0, 0),
            unanswered: planned.saturating_sub(part.progress.answers()),
            is_retake: self.is_retake(open, part.progress.take),
            is_of_before: part.progress.is_of_before(),
            waiting: part.progress.waiting(),
            kinds: kinds.map(|kind| (kind, !part.unasked.contains(&kind))).collect(),
            every: part.every,
        })
    }

    /// Whether the run is at its end, no step has been skipped, and no question will return.
    pub(crate) fn has_predicted_all(&self) -> bool {
        let part = &self.study.predict;
        let step = self.run.open().map(Opened::step);
        let is_whole = step == Some(part.progress.reached()) && part.progress.waiting() == 0;
        is_whole && self.run.is_at_end() && matches!(part.stage, Stage::Passing)
    }

    /// The answers in the run, by verdict.
    pub fn predict_summary(&self) -> PredictSummary {
        self.study.predict.progress.summary
    }
}
