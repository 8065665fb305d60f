//! What may be seen of a listing with a slip while a person looks for it.

use std::collections::BTreeSet;

use crate::language::{Language, Words, signed};
use crate::listing::{ListingRun, ListingStep, ListingVersion, Overflow, TwinRun};
use crate::score::Score;

/// How far a person has come with a listing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BugHunt {
    /// The line that the keyboard points at, from 0.
    pub pointed: usize,
    /// The lines that were marked and are not wrong.
    pub tried: BTreeSet<usize>,
    /// The line that was marked last.
    pub last_tried: Option<usize>,
    /// Whether the wrong line is known.
    pub is_found: bool,
    /// Whether the person was shown it, and has not found it.
    pub was_shown: bool,
    /// The place of the cursor in the runs, from 0.
    pub step: usize,
}

/// After so many wrong lines a hint is given.
const PATIENCE: usize = 2;

/// So many steps are listed, the last of them where the cursor stands.
const LISTED: usize = 5;

/// A line of the listing. What it should be is known once the wrong one is found.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says one thing about the line"
)]
pub struct TwinLine {
    /// How deep it is indented.
    pub indent: u8,
    /// As it was published.
    pub published: String,
    /// As it should be; `None` while that is hidden.
    pub corrected: Option<String>,
    /// Whether the two are known to differ.
    pub differs: bool,
    /// Whether it was marked, and is not wrong.
    pub was_tried: bool,
    /// Whether the keyboard points at it.
    pub is_pointed: bool,
    /// Whether the run of the published version stands here.
    pub published_is_here: bool,
    /// Whether the other run does.
    pub corrected_is_here: bool,
}

/// A step in the table of values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TwinStepRow {
    /// The number of the step, from 1.
    pub step: usize,
    /// Of the published run: the number of the line, from 1, and the values after it.
    pub published: Option<(usize, String)>,
    /// Of the other run, once it is seen.
    pub corrected: Option<(usize, String)>,
    /// Whether the two part here.
    pub parts: bool,
    /// Whether the cursor stands here.
    pub is_here: bool,
}

/// What is said about the line that was marked last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TwinVerdict {
    /// The sentence.
    pub text: String,
    /// Whether the line is the wrong one.
    pub is_right: bool,
}

/// What may be seen of a listing with a slip.
#[derive(Clone, Debug, PartialEq)]
pub struct TwinView {
    /// The names of all listings of the lesson.
    pub names: Vec<String>,
    /// Which of them is shown.
    pub shown: usize,
    /// What the person is to find.
    pub task: String,
    /// What is seen from outside.
    pub symptom: String,
    /// The lines.
    pub lines: Vec<TwinLine>,
    /// Whether the wrong line is known.
    pub is_found: bool,
    /// Whether the person may ask to be shown it.
    pub may_be_shown: bool,
    /// What is said about the line that was marked last.
    pub verdict: Option<TwinVerdict>,
    /// What is wrong and how it is put right, once that is known.
    pub explanation: Option<String>,
    /// What the publication leaves open.
    pub assumption: Option<String>,
    /// What the version that is published, or has the slip, is called.
    pub published_name: String,
    /// What the version as it should be is called.
    pub corrected_name: String,
    /// The place of the cursor, from 0.
    pub step: usize,
    /// Its last place.
    pub last_step: usize,
    /// Where the runs part, once that is known.
    pub parting: Option<usize>,
    /// The steps up to the cursor.
    pub rows: Vec<TwinStepRow>,
    /// What happens at the cursor, in the published version and in the other one.
    pub sentences: [Option<String>; 2],
    /// What the numbers of both versions are.
    pub returns: String,
    /// These numbers, once the wrong line is known.
    pub results: Option<[String; 2]>,
    /// The number that did not fit, once the wrong line is known.
    pub overflow: Option<Overflow>,
}

impl TwinView {
    /// What may be seen of the listing number `shown` of a lesson.
    #[must_use]
    pub fn of(runs: &[TwinRun], shown: usize, hunt: &BugHunt, language: Language) -> Option<Self> {
        let run = runs.get(shown)?;
        let twin = run.twin;
        let found = hunt.is_found;
        let say = |words: Words| words.get(language).to_owned();
        let last_step = last_step(run, hunt);
        let step = hunt.step.min(last_step);
        let parting = run.parting.filter(|_| found).map(|parting| parting.step);
        let first = (step + 1).saturating_sub(LISTED);
        // What no compiler takes has no steps, and its message would name the line.
        let is_silent = !found && run.published.result.is_none();
        let published = at(&run.published, step).filter(|_| !is_silent);
        let corrected = at(&run.corrected, step).filter(|_| found);
        let lines = twin
            .lines()
            .iter()
            .enumerate()
            .map(|(index, line)| TwinLine {
                indent: line.indent,
                published: say(line.text(ListingVersion::Published)),
                corrected: found.then(|| say(line.text(ListingVersion::Corrected))),
                differs: found && line.differs(),
                was_tried: hunt.tried.contains(&index),
                is_pointed: !found && hunt.pointed == index,
                published_is_here: published.is_some_and(|step| step.line == index),
                corrected_is_here: corrected.is_some_and(|step| step.line == index),
            });
        let row = |step: usize| TwinStepRow {
            step: step + 1,
            published: cell(&run.published, step, language).filter(|_| !is_silent),
            corrected: cell(&run.corrected, step, language).filter(|_| found),
            parts: parting == Some(step),
            is_here: hunt.step.min(last_step) == step,
        };
        let sentence = |step: &ListingStep| step.words.get(language).to_owned();
        Some(Self {
            names: runs.iter().map(|run| say(run.twin.name())).collect(),
            shown,
            task: say(twin.task()),
            symptom: say(twin.symptom()),
            lines: lines.collect(),
            is_found: found,
            may_be_shown: !found && hunt.tried.len() >= PATIENCE,
            verdict: verdict(run, hunt, language),
            explanation: found.then(|| say(twin.explanation())),
            assumption: twin.assumption().filter(|_| found).map(say),
            published_name: say(twin.published_name()),
            corrected_name: say(twin.corrected_name()),
            step,
            last_step,
            parting,
            rows: if is_silent {
                Vec::new()
            } else {
                (first..=step).map(row).collect()
            },
            sentences: [
                published
                    .map(sentence)
                    .or(is_silent.then(|| language.texts().twin_silent())),
                corrected.map(sentence),
            ],
            overflow: run.published.overflow.filter(|_| found),
            returns: say(twin.returns()),
            results: found
                .then(|| [&run.published, &run.corrected].map(|run| returned(run, language))),
        })
    }
}

/// The last place of the cursor: before the wrong line is known it goes through the published run
/// alone.
#[must_use]
pub(crate) fn last_step(run: &TwinRun, hunt: &BugHunt) -> usize {
    if hunt.is_found {
        run.last_step()
    } else {
        run.published.steps.len().saturating_sub(1)
    }
}

/// The step of a run at a place of the cursor; a run that is over stands at its end.
fn at(run: &ListingRun, step: usize) -> Option<&ListingStep> {
    run.steps.get(step).or(run.steps.last())
}

fn cell(run: &ListingRun, step: usize, language: Language) -> Option<(usize, String)> {
    let step = run.steps.get(step)?;
    let values = step.values.iter().map(|value| {
        let name = value.name.get(language);
        format!("{name} = {}", value.value.get(language))
    });
    Some((step.line + 1, values.collect::<Vec<_>>().join("  ")))
}

fn returned(run: &ListingRun, language: Language) -> String {
    run.result.map_or_else(
        || language.texts().twin_no_result(),
        |value| signed(Score(value)).to_string(),
    )
}

fn verdict(run: &TwinRun, hunt: &BugHunt, language: Language) -> Option<TwinVerdict> {
    let tried = hunt.last_tried?;
    let (line, texts) = (tried + 1, language.texts());
    let text = if hunt.is_found {
        match run.twin.repair_at(tried) {
            Some(how) => texts.twin_right_too(line, how.get(language)),
            None if hunt.was_shown => texts.twin_shown(line),
            None => texts.twin_right(line),
        }
    } else if hunt.tried.len() >= PATIENCE {
        texts.twin_wrong_hint(run.twin.hint().get(language), line)
    } else {
        texts.twin_wrong(line)
    };
    Some(TwinVerdict {
        text,
        is_right: hunt.is_found,
    })
}
