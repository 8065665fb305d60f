//! Questions of a run with their answers, for printing.

use crate::{PRINTED, PlannedQuestion, Prediction, PredictionKind, Projection};
use language::{Language, Words};
use tree::{Kind, NodeId};

/// A question of a run with its answer, in both languages.
#[derive(Clone, Debug, PartialEq)]
pub struct PaperQuestion {
    /// The step, kind and node of the question, among other things.
    pub asked: Prediction,
    /// Where the search is: what it has just read. In a tree too large for paper, and where numbers
    /// decide that depend on more than the tree, the narration of the step before the question; but if
    /// that would answer it, what each side has secured, or the numbers of the children.
    pub situation: Words,
    pub ask: Words,
    /// In order; empty if a number or a window is asked for.
    pub choices: Vec<Words>,
    /// The right answer, or all right ones.
    pub answer: Words,
    /// The wrong one of two obvious numbers or windows.
    pub other: Option<Words>,
    /// From general to specific.
    pub hints: [Words; 2],
    /// Why the answer is right: its reason, or else the narration of the step that follows.
    pub because: Words,
}

impl Projection<'_> {
    /// See [`PaperQuestion::situation`].
    fn situation(&self, asked: &Prediction) -> String {
        let texts = self.language().texts();
        let keeps_numbers = self.algorithm().columns().is_some();
        let needs_words =
            self.tree().len() > PRINTED || keeps_numbers || asked.kind == PredictionKind::Candidate;
        match asked.is_told {
            true if keeps_numbers => {
                let limits = self.thresholds(asked.node);
                let limits = limits.filter(|_| asked.kind == PredictionKind::Limit);
                let limits =
                    limits.map(|of| texts.steps_limits(of.to_string(), self.at(asked.node)));
                let said = limits.into_iter().chain([self.counted_from(asked.node)]);
                return said.collect::<Vec<_>>().join(&texts.steps_space());
            }
            true if needs_words && self.algorithm().keeps_window() => {
                return self.secured(asked.node);
            }
            false if needs_words => return self.sentence(),
            _ => {}
        }
        let (left, node) = match (asked.kind, self.here()) {
            // The leaf has not been entered yet, or is any that has been read.
            (PredictionKind::LeafValue | PredictionKind::Half, Some(here)) => {
                (self.just_left(), here)
            }
            // The node has been left already.
            (PredictionKind::Whole, _) => {
                (Some(asked.node), self.tree().parent(asked.node).unwrap_or(asked.node))
            }
            _ => (self.just_left().filter(|_| asked.child.is_none()), asked.node),
        };
        let (place, chapter) = (self.place(node), self.chapter_name_here());
        let here = match left {
            Some(left) => texts.predict_words_back_from(self.choice(left), place),
            None => texts.predict_words_at(place),
        };
        match chapter {
            Some(chapter) => format!("{}: {here}", self.language().capitalised(&chapter)),
            None => here,
        }
    }

    /// The numbers of the children of a node, from which its own follow, and where the search goes;
    /// of those that it is about to make, too.
    fn counted_from(&self, node: NodeId) -> String {
        let unread = self.algorithm().columns().and_then(|columns| columns.unread);
        let children = self.tree().children(node).filter_map(|child| {
            let is_move = self.weight(child).kind != Kind::Decline;
            let numbers = self.numbers(child).or(unread.filter(|_| is_move))?;
            Some(format!("{} {}", self.choice(child), self.numbers_text(child, numbers)))
        });
        let children: Vec<_> = children.collect();
        let (texts, place) = (self.language().texts(), self.place(node));
        if children.is_empty() {
            return texts.predict_words_at(place);
        }
        texts.predict_words_counted(children.join(self.language().pick("、", ", ")), place)
    }

    /// What each side has secured on the way to a node, from the root on, a sentence each: the window,
    /// which would answer whether the rest is read, has to be found from it.
    fn secured(&self, node: NodeId) -> String {
        let texts = self.language().texts();
        let path = self.tree().path(node).into_iter();
        let sentences = path.filter_map(|at| {
            let (best, value) = (self.best(at)?, self.value(at)?);
            let player = self.weight(at).player;
            if self.bound(at) == player.fail_low_bound() {
                return None;
            }
            let value = self.number(at, value);
            Some(texts.predict_words_secured(
                self.at(at),
                self.choice(best),
                self.side(player),
                value,
            ))
        });
        let mut sentences: Vec<_> =
            sentences.map(|said| self.language().capitalised(&said)).collect();
        sentences.push(self.language().capitalised(&texts.predict_words_at(self.place(node))));
        sentences.join(&texts.steps_space())
    }

    /// Builds these questions of the run, in the given order.
    ///
    /// # Complexity
    /// One pass through the run if they are in the order of its steps.
    pub fn questions(&self, planned: &[PlannedQuestion]) -> Vec<PaperQuestion> {
        let mut replay = self.replay().clone();
        let mut questions = Vec::new();
        for planned in planned {
            replay.seek(planned.step);
            let at = |language| self.at_step_of(&replay).in_language(language);
            let both = |words: &dyn Fn(&Projection<'_>) -> String| {
                Words::in_each(|language| words(&at(language)))
            };
            let Some(asked) = at(Language::Ja).prediction(&[planned.kind].into()) else {
                continue;
            };
            let choices = asked.choices().iter();
            let choices = choices.map(|&choice| both(&|seen| seen.choice_words(&asked, choice)));
            let mut question = PaperQuestion {
                situation: both(&|seen| seen.situation(&asked)),
                ask: both(&|seen| seen.ask(&asked)),
                choices: choices.collect(),
                answer: both(&|seen| seen.right_words(&asked)),
                other: asked.other.map(|other| both(&|seen| seen.answer_words(&asked, other))),
                hints: [0, 1].map(|number| both(&|seen| seen.hints(&asked)[number].clone())),
                because: Words::default(),
                asked,
            };
            let reason = Words::if_any(|language| at(language).reason(&question.asked));
            replay.forward();
            let after = |language| self.at_step_of(&replay).in_language(language);
            // The next step is no reason for what it does not answer.
            question.because = if let Some(reason) = reason {
                reason
            } else if planned.kind.is_of_step() {
                Words::in_each(|language| after(language).sentence())
            } else {
                question.hints[1].clone()
            };
            questions.push(question);
        }
        questions
    }
}
