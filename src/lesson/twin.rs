//! The visible state of a listing with a slip while a learner looks for it.

use std::collections::BTreeSet;

use language::{Language, Words, signed};
use listing::{ListingRun, ListingStep, ListingVersion, Overflow, Twin, TwinRun};
use score::Score;

/// The progress of a learner with a listing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BugHunt {
    /// The line selected by keyboard, from 0.
    pub pointed: usize,
    /// The lines marked by mistake.
    pub tried: BTreeSet<usize>,
    /// The line marked last.
    pub last_tried: Option<usize>,
    /// Whether the wrong line is known.
    pub is_found: bool,
    /// Whether the wrong line was revealed rather than found.
    pub was_shown: bool,
    /// The cursor in the runs, from 0.
    pub step: usize,
}

/// The number of wrong guesses after which a hint is given.
const PATIENCE: usize = 2;

/// The most steps listed; the last one is at the cursor.
const LISTED: usize = 5;

/// A line of the listing. The correction is known once the wrong line is found.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each says one thing about the line")]
pub struct TwinLine {
    pub indent: u8,
    pub published: String,
    /// `None` while it is hidden.
    pub corrected: Option<String>,
    /// Whether the two are known to differ.
    pub differs: bool,
    /// Whether it was marked by mistake.
    pub was_tried: bool,
    /// Whether it is selected by keyboard.
    pub is_pointed: bool,
    /// Whether the run of the published version is at this line.
    pub published_is_here: bool,
    /// Whether the run of the corrected version is at this line.
    pub corrected_is_here: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TwinStepRow {
    /// From 1.
    pub step: usize,
    /// The line of the published run, from 1, and the values after it.
    pub published: Option<(usize, String)>,
    /// The same for the corrected run, once it is visible.
    pub corrected: Option<(usize, String)>,
    /// Whether the two diverge here.
    pub parts: bool,
    pub is_here: bool,
}

/// The verdict on the line marked last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TwinVerdict {
    pub text: String,
    /// Whether the line is the wrong one.
    pub is_right: bool,
}

/// The visible state of a listing with a slip.
#[derive(Clone, Debug, PartialEq)]
pub struct TwinView {
    pub names: Vec<String>,
    pub shown: usize,
    pub task: String,
    pub symptom: String,
    pub lines: Vec<TwinLine>,
    /// Whether the wrong line is known.
    pub is_found: bool,
    /// Whether the learner may ask to have it revealed.
    pub may_be_shown: bool,
    /// The verdict on the line marked last.
    pub verdict: Option<TwinVerdict>,
    /// The mistake and its correction, once known.
    pub explanation: Option<String>,
    /// The assumption made where the publication leaves something open.
    pub assumption: Option<String>,
    pub published_name: String,
    pub corrected_name: String,
    /// The cursor, from 0.
    pub step: usize,
    /// The last position of the cursor.
    pub last_step: usize,
    /// The step at which the runs diverge, once known.
    pub parting: Option<usize>,
    /// The steps up to the cursor.
    pub rows: Vec<TwinStepRow>,
    /// The events at the cursor, in the published and in the corrected version.
    pub sentences: [Option<String>; 2],
    /// The meaning of the results of both versions.
    pub returns: String,
    /// These results, once the wrong line is known.
    pub results: Option<[String; 2]>,
    /// The number that overflowed, once the wrong line is known.
    pub overflow: Option<Overflow>,
}

impl TwinView {
    /// The visible state of the listing `shown` of a lesson.
    pub fn of(runs: &[TwinRun], shown: usize, hunt: &BugHunt, language: Language) -> Option<Self> {
        let run = runs.get(shown)?;
        let twin = run.twin;
        let found = hunt.is_found;
        let say = |words: Words| words.get(language).to_owned();
        let last_step = last_step(run, hunt);
        let step = hunt.step.min(last_step);
        let parting = run.parting.filter(|_| found).map(|parting| parting.step);
        let first = (step + 1).saturating_sub(LISTED);
        // A version that does not compile has no steps, and its message would name the line.
        let is_silent = !found && run.published.result.is_none();
        let published = at(&run.published, step).filter(|_| !is_silent);
        let corrected = at(&run.corrected, step).filter(|_| found);
        let lines = twin.lines().iter().enumerate().map(|(index, line)| TwinLine {
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
            rows: if is_silent { Vec::new() } else { (first..=step).map(row).collect() },
            sentences: [
                published.map(sentence).or(is_silent.then(|| language.texts().twin_silent())),
                corrected.map(sentence),
            ],
            overflow: run.published.overflow.filter(|_| found),
            returns: say(twin.returns()),
            results: found
                .then(|| [&run.published, &run.corrected].map(|run| returned(twin, run, language))),
        })
    }
}

/// The last position of the cursor: until the wrong line is known, it moves through the published
/// run only.
pub fn last_step(run: &TwinRun, hunt: &BugHunt) -> usize {
    if hunt.is_found { run.last_step() } else { run.published.steps.len().saturating_sub(1) }
}

/// The step of a run at a cursor position; a finished run stays at its last step.
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

fn returned(twin: Twin, run: &ListingRun, language: Language) -> String {
    match run.result {
        None => language.texts().twin_no_result(),
        Some(count) if twin.counts() => count.to_string(),
        Some(value) => signed(Score(value)).to_string(),
    }
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
    Some(TwinVerdict { text, is_right: hunt.is_found })
}
