//! Student copies of lessons: the same tree, without anything that reveals the results of its runs.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::loaded::Loaded;
use super::schema::{AskedForm, Lesson, Question};
use language::{Language, Texts, Words, is_named};
use subject::choice;
use trace::{Replay, Seen};
use tree::{Kind, NodeId};

/// Copies a lesson without anything that reveals the results of its runs: title, source, notes,
/// words at stops, answers, promises, tables, and questions that state results. The copy opens in
/// Predict.
///
/// The definition of the tree remains, so a program can still search for the answers; they are not
/// visible in the file.
///
/// # Errors
/// A message, if the lesson has listings with a slip: its questions are about them, and they
/// reveal the answer.
pub fn student_copy(loaded: &Loaded) -> Result<Lesson, Words> {
    let lesson = &loaded.lesson;
    if !lesson.twins.is_empty() {
        let title = &lesson.title;
        return Err(Words::in_each(|language| {
            language.texts().exercises_no_student(title.get(language))
        }));
    }
    let results = RunResults::of(loaded);
    let questions = lesson.questions.iter();
    let questions =
        questions.filter(|question| !question.tells && !results.are_told_by(&question.ask));
    let questions = questions.map(|question| Question {
        ask: question.ask.clone(),
        answer: Words::default(),
        asked: AskedForm::Open,
        tells: false,
    });
    let compare = lesson.compare.clone().map(|mut compare| {
        compare.plays.clear();
        compare
    });
    let id = &lesson.id;
    Ok(Lesson {
        // The original title and source may reveal the answer.
        title: Words::of(|texts| texts.exercises_student_title(id)),
        source: Words::of(|texts| texts.exercises_student_source(id)),
        notes: Words::of(Texts::exercises_student_notes),
        stops: Vec::new(),
        questions: questions.collect(),
        promises: Vec::new(),
        table: None,
        compare,
        student: true,
        ..lesson.clone()
    })
}

/// The results of a run that a text could reveal.
struct RunResults {
    /// The values of nodes, and all counts and promised numbers.
    numbers: BTreeSet<i64>,
    /// The names of the moves of the best line and, in a drawn tree, of the nodes with cuts and the
    /// nodes pruned there.
    names: BTreeSet<String>,
}

impl RunResults {
    fn of(loaded: &Loaded) -> Self {
        let replay = Replay::at_end(Arc::clone(&loaded.tree), Arc::clone(&loaded.main_run));
        let tree = &*loaded.tree;
        let tally = replay.tally();
        let counted = [tally.entered, tally.leaves, tally.cutoffs];
        let counted = counted.into_iter().filter_map(|count| count.try_into().ok());
        let mut numbers: BTreeSet<i64> = counted.collect();
        let inner = tree.ids().filter(|&id| tree.node(id).kind == Kind::Inner);
        numbers.extend(inner.filter_map(|id| Some(i64::from(replay.node(id).value()?.0))));
        for promise in &loaded.lesson.promises {
            numbers.extend(numbers_in(&format!("{promise:?}")).map(|(number, _)| number));
        }
        let is_drawn = loaded.subject.names_nodes();
        let is_about_cuts =
            |id: &NodeId| replay.node(*id).is_cut() || replay.seen(*id) == Seen::Pruned;
        let told = replay.line(NodeId::ROOT).into_iter();
        let told = told.chain(tree.ids().filter(|id| is_drawn && is_about_cuts(id)));
        let mut names = BTreeSet::new();
        for id in told.filter(|&id| id != NodeId::ROOT && tree.node(id).kind != Kind::Decline) {
            for language in Language::ALL {
                names.insert(choice(&*loaded.subject, tree, id, language));
            }
        }
        Self { numbers, names }
    }

    /// Whether a text in either language contains one of them. An unsigned number counts only with
    /// two or more digits: "two moves" is not a value.
    fn are_told_by(&self, words: &Words) -> bool {
        let tells = |text: &str| {
            let mut found = numbers_in(text);
            let has_number = found.any(|(number, is_signed)| {
                let is_told = self.numbers.contains(&number);
                let is_size = self.numbers.contains(&-number);
                (is_signed && is_told) || number >= 10 && (is_told || is_size)
            });
            has_number || self.names.iter().any(|name| is_named(text, name))
        };
        tells(&words.ja) || tells(&words.en)
    }
}

/// The numbers in a text, and whether each has a sign.
fn numbers_in(text: &str) -> impl Iterator<Item = (i64, bool)> {
    let plain = text.replace(',', "");
    let (mut numbers, mut sign) = (Vec::new(), None);
    for part in plain.split_inclusive(|letter: char| !letter.is_ascii_digit()) {
        let digits = part.trim_end_matches(|letter: char| !letter.is_ascii_digit());
        if let Ok(number) = digits.parse::<i64>() {
            let is_below = matches!(sign, Some('−' | '-'));
            let is_signed = is_below || matches!(sign, Some('+' | '±'));
            numbers.push((if is_below { -number } else { number }, is_signed));
        }
        sign = part.chars().next_back();
    }
    numbers.into_iter()
}
