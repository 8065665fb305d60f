//! The state of the comparison: the question and the readers' findings.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use shogi_core::Move;

use super::position::ComparedPosition;
use super::readers::{CompareLimit, OwnFindings, OwnQuestion};
use super::row::ReaderId;
use crate::effect::Effect;
use crate::engine_list::{EngineList, EngineState};
use crate::engines::{
    BestMove, EngineEvent, EngineId, EngineLine, EngineQuestion, MateAnswer, SearchLimit, UsiBound,
};
use crate::job::Job;
use crate::message::Messages;
use crate::open::Opened;
use games::board_game::BoardGame as _;
use games::shogi::Shogi;
use language::{Phrase, Texts, Words};
use scenario::PositionSetup;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompareCommand {
    /// Lets all readers read the shown position.
    Start,
    Stop,
    /// Sets how far to read.
    Limit(CompareLimit),
    /// Sets how many lines an engine reports.
    Lines(u32),
    /// Draws a reader's line over the tree.
    Show(ReaderId),
    /// Grows the tree along that line.
    Grow,
    /// Shows the tree that our engine grows when it reads the compared position to this depth, in
    /// plies.
    OwnTree(u8),
    /// Lets an engine search for a mate in the shown position.
    Mate(EngineId),
}

#[derive(Clone, Debug, Default)]
pub(super) struct EngineResults {
    /// The newest lines, by rank.
    pub lines: BTreeMap<u32, EngineLine>,
    /// The best line of each depth, shallowest first.
    pub history: Vec<EngineLine>,
    /// Whether the question has been answered.
    pub is_over: bool,
    pub chosen: Option<Move>,
    /// The answer if it is not a line, and whether it is a failure.
    pub remark: Option<(Words, bool)>,
}

#[derive(Clone, Debug)]
pub struct Comparison {
    pub(super) limit: CompareLimit,
    pub(super) lines: u32,
    pub(super) position: Option<ComparedPosition>,
    pub(super) job: Option<Job>,
    pub(super) own: OwnFindings,
    /// The results of the listed engines that were asked.
    pub(super) results: BTreeMap<EngineId, EngineResults>,
    /// The number of the last question; answers to earlier ones are ignored.
    pub(super) question: u64,
    /// The reader whose line is drawn over the tree; `None`: the strongest that has one.
    pub(super) shown: Option<ReaderId>,
    /// Whether a line is drawn over the tree; false until the user asks for one.
    pub(super) overlays: bool,
    /// Whether the user has asked for it, and has not seen it since.
    pub(super) is_new: bool,
}

impl Default for Comparison {
    fn default() -> Self {
        Self {
            limit: CompareLimit::Seconds(3),
            lines: 1,
            position: None,
            job: None,
            own: OwnFindings::default(),
            results: BTreeMap::new(),
            question: 0,
            shown: None,
            overlays: false,
            is_new: false,
        }
    }
}

impl Comparison {
    pub fn limit(&self) -> CompareLimit {
        self.limit
    }

    /// How many lines an engine reports.
    pub fn lines(&self) -> u32 {
        self.lines
    }

    /// Whether any reader is still reading.
    pub fn is_reading(&self) -> bool {
        self.reading().next().is_some()
    }

    /// The readers that are still reading, each by its first line.
    pub fn reading(&self) -> impl Iterator<Item = ReaderId> {
        let ours = self.job.is_some() && !self.own.is_over;
        let engines = self.results.iter().filter(|(_, results)| !results.is_over);
        let engines = engines.map(|(&id, _)| ReaderId::Engine(id, 1));
        ours.then_some(ReaderId::Ours(None)).into_iter().chain(engines)
    }

    /// Whether the user has asked for it since the last call.
    pub(crate) fn take_new(&mut self) -> bool {
        std::mem::take(&mut self.is_new)
    }
}

/// The largest depth, in plies, accepted from an engine.
const DEEPEST: u32 = 300;
/// How long an engine may search for a mate; the user waits for it.
const MATE: Duration = Duration::from_secs(10);

/// The consequence of a command.
#[derive(Debug)]
pub(crate) enum CompareOutcome {
    Effects(Vec<Effect>),
    /// Grow the tree along the line drawn over it.
    GrowAlongLine,
    /// Show the tree of our engine's own reading.
    OwnTree(Box<PositionSetup>),
}

impl Comparison {
    /// Carries out a command; `shown` is the shown position.
    ///
    /// # Errors
    /// If the shown position is needed, and cannot be compared.
    pub(crate) fn update(
        &mut self,
        command: CompareCommand,
        shown: impl FnOnce() -> Result<ComparedPosition, Words>,
        engines: &mut EngineList,
    ) -> Result<CompareOutcome, Words> {
        let effects = match command {
            CompareCommand::Start => {
                let position = shown()?;
                self.is_new = true;
                self.overlays = true;
                self.start(position, None, engines)
            }
            CompareCommand::Stop => self.stop(),
            CompareCommand::Limit(limit) => {
                self.limit = limit;
                Vec::new()
            }
            CompareCommand::Lines(lines) => {
                self.lines = lines.clamp(1, 10);
                Vec::new()
            }
            CompareCommand::Show(reader) => {
                self.shown = Some(reader);
                self.overlays = true;
                Vec::new()
            }
            CompareCommand::Grow => return Ok(CompareOutcome::GrowAlongLine),
            CompareCommand::OwnTree(depth) => {
                let position = self.position.as_ref();
                if let Some(shogi) = position.and_then(|position| position.shogi.as_ref()) {
                    return Ok(CompareOutcome::OwnTree(Box::new(shogi.own_tree(depth))));
                }
                Vec::new()
            }
            CompareCommand::Mate(id) => self.ask_for_mate(id, shown()?, engines),
        };
        Ok(CompareOutcome::Effects(effects))
    }

    /// Clears the comparison for a new lesson, and starts the one that the lesson asks for.
    pub(crate) fn lesson_opened(
        &mut self,
        open: &Opened,
        shown: impl FnOnce() -> Result<ComparedPosition, Words>,
        engines: &mut EngineList,
    ) -> Vec<Effect> {
        let asked = open.loaded().lesson.compare.clone();
        // A tree grown from the position under comparison keeps it.
        let position = self.position.as_ref();
        let goes_on = position.is_some_and(|position| position.node_in(open).is_some());
        if asked.is_none() && goes_on {
            return Vec::new();
        }
        let mut effects = self.clear();
        if let Some(asked) = asked
            && let Ok(position) = shown()
        {
            self.limit = CompareLimit::Depth(asked.depth);
            self.overlays = false;
            effects.extend(self.start(position, Some(&asked.engines), engines));
        }
        effects
    }

    fn ask_for_mate(
        &mut self,
        id: EngineId,
        position: ComparedPosition,
        engines: &mut EngineList,
    ) -> Vec<Effect> {
        let Some(shogi) = &position.shogi else {
            return Vec::new();
        };
        let question = shogi.question(SearchLimit::Mate(MATE), 1);
        let mut effects = self.clear();
        self.overlays = true;
        self.is_new = true;
        self.position = Some(position);
        effects.extend(self.ask(id, question, engines));
        effects
    }

    fn clear(&mut self) -> Vec<Effect> {
        let effects = self.stop();
        self.question += 1;
        self.position = None;
        self.job = None;
        self.own = OwnFindings::default();
        self.results.clear();
        self.shown = None;
        effects
    }

    /// Lets all readers read `position`; if `these` names engines, only those.
    fn start(
        &mut self,
        position: ComparedPosition,
        these: Option<&[String]>,
        engines: &mut EngineList,
    ) -> Vec<Effect> {
        let mut effects = self.clear();
        let job = Job::default();
        self.job = Some(job.clone());
        let question = OwnQuestion {
            readers: Arc::clone(&position.own),
            lines: self.lines as usize,
            limit: self.limit,
        };
        effects.push(Effect::Read(Box::new(question), job));
        let Some(shogi) = &position.shogi else {
            self.position = Some(position);
            return effects;
        };
        let is_asked = |name: &String| these.is_none_or(|these| these.contains(name));
        let on = engines.engines().iter();
        let on = on.filter(|listed| listed.is_on && is_asked(&listed.entry.name));
        let on: Vec<_> = on.map(|listed| listed.entry.id).collect();
        let question = shogi.question(self.limit.for_usi(), self.lines);
        self.position = Some(position);
        for id in on {
            effects.extend(self.ask(id, question.clone(), engines));
        }
        effects
    }

    fn ask(
        &mut self,
        id: EngineId,
        question: EngineQuestion,
        engines: &mut EngineList,
    ) -> Option<Effect> {
        let listed = engines.get_mut(id)?;
        if !matches!(listed.state, EngineState::Ready(_)) {
            listed.state = EngineState::Starting;
        }
        listed.warning = None;
        let entry = Box::new(listed.entry.clone());
        self.results.insert(id, EngineResults::default());
        Some(Effect::Ask(entry, self.question, Box::new(question)))
    }

    /// Stops all readers and keeps their results.
    fn stop(&mut self) -> Vec<Effect> {
        if let Some(job) = &self.job {
            job.stop();
        }
        let reading = self.results.iter().filter(|(_, results)| !results.is_over);
        reading.map(|(&id, _)| Effect::StopEngine(id)).collect()
    }

    pub(crate) fn leave_out(&mut self, id: EngineId) {
        self.results.remove(&id);
    }

    /// Takes over findings; if the reading broke down, what was found before stays.
    pub(crate) fn have_read(
        &mut self,
        job: &Job,
        findings: Result<OwnFindings, Words>,
        messages: &mut Messages,
    ) {
        match findings {
            _ if self.job.as_ref() != Some(job) => {}
            Ok(findings) => self.own = findings,
            Err(why) => {
                self.own.is_over = true;
                messages.error(why);
            }
        }
    }

    pub(crate) fn engine_event(
        &mut self,
        (id, name): (EngineId, &str),
        question: u64,
        event: EngineEvent,
    ) {
        if question == self.question {
            self.hear((id, name), event);
        }
    }

    /// Stores an engine's report about the current question.
    fn hear(&mut self, (id, name): (EngineId, &str), event: EngineEvent) {
        let position = self.position.as_ref();
        let shogi = position.and_then(|position| position.shogi.as_ref());
        let at = shogi.map(|shogi| shogi.at.clone());
        let most = self.lines;
        let Some(results) = self.results.get_mut(&id) else {
            return;
        };
        match event {
            EngineEvent::Progress(_, reached) => {
                // Ignore more lines than requested, and absurd depths.
                let is_sensible = |line: &&EngineLine| {
                    line.rank <= most && line.depth.is_none_or(|depth| depth <= DEEPEST)
                };
                for line in reached.lines.iter().filter(is_sensible).cloned() {
                    // A bound comes from an unfinished search: it does not replace a value.
                    let is_exact = line.bound == UsiBound::Exact;
                    let known = results.lines.get(&line.rank);
                    if !is_exact && known.is_some_and(|known| known.bound == UsiBound::Exact) {
                        continue;
                    }
                    if line.rank == 1 && line.score.is_some() {
                        results.history.retain(|old| old.depth < line.depth);
                        results.history.push(line.clone());
                    }
                    let old = results.lines.get(&line.rank);
                    // A line without moves, or without a score, says less than one that has them.
                    let says_less = |old: &EngineLine| {
                        line.moves.is_empty() && !old.moves.is_empty()
                            || line.score.is_none() && old.score.is_some()
                    };
                    if !old.is_some_and(says_less) {
                        results.lines.insert(line.rank, line);
                    }
                }
            }
            EngineEvent::BestMove(_, answer) => {
                results.is_over = true;
                results.remark = results.settle(&answer).map(|words| (words, false));
            }
            EngineEvent::Mate(_, answer) => {
                results.is_over = true;
                let words = match (&answer, at) {
                    (MateAnswer::Moves { moves, .. }, Some(at)) => {
                        let words = answer.words();
                        Words::in_each(|language| {
                            let names = Shogi::line_names(&at, moves, language);
                            format!("{}: {}", words.get(language), names.join(" "))
                        })
                    }
                    _ => answer.words(),
                };
                results.remark = Some((named(name, &words), false));
            }
            EngineEvent::Unanswered(_, why) => {
                results.is_over = true;
                results.remark = Some((why, true));
            }
            EngineEvent::Exited(why) => {
                results.is_over = true;
                results.remark.get_or_insert((why, true));
            }
            EngineEvent::Ready(_)
            | EngineEvent::Warning(_)
            | EngineEvent::AskSo(_)
            | EngineEvent::Log(_) => {}
        }
    }
}

/// Words about an engine, prefixed with its name.
pub(super) fn named(name: &str, words: &Words) -> Words {
    Words::in_each(|language| format!("{name}: {}", words.get(language)))
}

impl EngineResults {
    /// Takes the chosen move from the answer; returns the remark on it.
    fn settle(&mut self, answer: &BestMove) -> Option<Words> {
        let text: Phrase = match answer {
            BestMove::Move { best, .. } => {
                self.chosen = Some(*best);
                return None;
            }
            BestMove::Resign => Texts::comparing_resigns,
            BestMove::Win => Texts::comparing_declares_win,
            BestMove::Nothing => Texts::comparing_no_move,
        };
        Some(Words::of(text))
    }
}
