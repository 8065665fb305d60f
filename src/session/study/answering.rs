//! Answering the questions in the notes of a lesson.

use super::open_questions::{OpenAnswer, OpenCommand, OpenQuestionView};
use super::predict::PredictVerdict;
use crate::state::Session;
use language::{Texts, Words};
use lesson::read_outcome;
use scenario::{AskedForm, Loaded, node_named};
use score::Outcome;

/// Whether an answer is right; a message if it cannot be read.
fn is_right(loaded: &Loaded, asked: &AskedForm, answer: &OpenAnswer) -> Result<bool, Words> {
    match (asked, answer) {
        (AskedForm::Choice { right, .. }, OpenAnswer::Chosen(chosen)) => Ok(chosen + 1 == *right),
        (AskedForm::Number(right), OpenAnswer::Typed(text)) => {
            let number = read_outcome(text, matches!(right, Outcome::Each(_)));
            let number = number.ok_or_else(|| Words::of(Texts::predict_unreadable))?;
            Ok(number == *right)
        }
        (AskedForm::Nodes(right), OpenAnswer::Typed(text)) => {
            let node = |name: &str| node_named(name, &loaded.tree, &*loaded.subject);
            let names = text.split([' ', '\u{3000}', ',', '、', '，', '・']);
            let names = names.filter(|name| !name.is_empty());
            let mut given = names.map(node).collect::<Result<Vec<_>, _>>()?;
            let mut right = right.iter().map(|name| node(name)).collect::<Result<Vec<_>, _>>()?;
            for nodes in [&mut given, &mut right] {
                nodes.sort_unstable();
                nodes.dedup();
            }
            Ok(given == right)
        }
        _ => Ok(false),
    }
}

impl Session {
    /// Judges an answer. What is asked with two or three choices is answered once, else twice; then
    /// the answer is shown.
    pub(crate) fn answer_open(&mut self, command: OpenCommand) {
        let Some(open) = self.run.open() else {
            return;
        };
        let loaded = open.loaded();
        let Some(question) = loaded.lesson.questions.get(command.question) else {
            return;
        };
        let number = command.question;
        let (name, part) = (open.source().name(), &mut self.study.open_questions);
        let ask = question.ask.en.clone();
        if part.verdicts.get(&name).is_some_and(|of| of.contains_key(&ask)) {
            return;
        }
        let is_same =
            |(lesson, wrong): &&(String, OpenCommand)| *lesson == name && wrong.question == number;
        let tried = part.wrong.iter().filter(is_same).count();
        let verdict = match (&command.answer, is_right(loaded, &question.asked, &command.answer)) {
            (OpenAnswer::Judged(verdict), _) => Some(*verdict),
            (_, Err(words)) => {
                self.messages.error(words);
                return;
            }
            (_, Ok(true)) if tried == 0 => Some(PredictVerdict::Right),
            (_, Ok(true)) => Some(PredictVerdict::Helped),
            (_, Ok(false)) => {
                let few = matches!(&question.asked, AskedForm::Choice { of, .. } if of.len() < 4);
                part.wrong.push((name.clone(), command));
                (few || tried > 0).then_some(PredictVerdict::Wrong)
            }
        };
        if let Some(verdict) = verdict {
            part.verdicts.entry(name).or_default().insert(ask, verdict);
            self.run.reveal(number);
        }
    }

    /// A question whose answer is looked at is not asked any more; where only whoever answers can
    /// judge, it has to be seen for that.
    pub(crate) fn look_at_answer(&mut self, question: usize) {
        let Some(open) = self.run.open() else {
            return;
        };
        let asked = open.loaded().lesson.questions.get(question);
        if let Some(question) = asked.filter(|question| question.asked != AskedForm::Open) {
            let verdicts = self.study.open_questions.verdicts.entry(open.source().name());
            let verdict = verdicts.or_default().entry(question.ask.en.clone());
            verdict.or_insert(PredictVerdict::Shown);
        }
    }

    /// How far a question of the open lesson has been answered.
    pub fn open_question(&self, question: usize) -> OpenQuestionView {
        let Some(open) = self.run.open() else {
            return OpenQuestionView::default();
        };
        let (name, part) = (open.source().name(), &self.study.open_questions);
        let asked = open.loaded().lesson.questions.get(question);
        let of = part.verdicts.get(&name);
        let verdict = asked.zip(of).and_then(|(asked, of)| of.get(&asked.ask.en)).copied();
        let mut view = OpenQuestionView { verdict, ..OpenQuestionView::default() };
        let wrong = part.wrong.iter().filter(|(lesson, _)| *lesson == name);
        for (_, wrong) in wrong.filter(|(_, wrong)| wrong.question == question) {
            match &wrong.answer {
                OpenAnswer::Chosen(chosen) => view.wrong.push(*chosen),
                OpenAnswer::Typed(text) => view.typed = Some(text.clone()),
                OpenAnswer::Judged(_) => {}
            }
        }
        view
    }

    /// Forgets what was answered in the open lesson: its questions are asked again.
    pub(crate) fn ask_open_again(&mut self) {
        let Some(open) = self.run.open() else {
            return;
        };
        let (name, part) = (open.source().name(), &mut self.study.open_questions);
        part.verdicts.remove(&name);
        part.wrong.retain(|(lesson, _)| *lesson != name);
        self.run.hide_answers();
    }
}
