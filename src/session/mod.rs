//! The whole program without a window: commands in, effects out, and what is to be shown.
//!
//! [`Session::apply`] is the only way to change a session. What takes time or touches the world is
//! returned as an [`Effect`]; the host carries it out and answers with a command.

mod command;
mod desk;
pub mod engines;
mod folds;
mod history;
mod making;
mod open;
mod opening;
mod own;
mod state;
mod view;

pub use command::{Command, Effect, Job, NotSaved, Saving, Source, Speed, Theme};
pub use desk::{Deed, Desk, Held, Mode, name_in_hand, read_position};
pub(crate) use open::utf8;
pub use open::{Opened, prepare, rerun};
pub use view::{SwapRow, View};

use folds::Folds;
use history::{History, Place};

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use crate::language::{Language, Words};
use crate::scenario::{parse, shipped};
use crate::search::Algorithm;
use crate::tree::layout::Layout;
use crate::tree::{NodeId, Outline};

/// A lesson in the list.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Where it comes from.
    pub source: Source,
    /// Its title.
    pub title: Words,
}

/// Something to tell the person, which stays until it is dismissed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// One sentence, with the place.
    pub text: Words,
    /// Whether it is about something that did not work.
    pub is_trouble: bool,
}

impl Message {
    fn trouble(text: Words) -> Self {
        Self {
            text,
            is_trouble: true,
        }
    }

    fn news(text: Words) -> Self {
        Self {
            text,
            is_trouble: false,
        }
    }
}

/// How large everything may be, as a part of 1.
pub const SCALES: std::ops::RangeInclusive<f32> = 0.75..=2.5;

/// The state of the program.
#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one thing that is on or off"
)]
pub struct Session {
    lessons: Vec<Listed>,
    open: Option<Opened>,
    opening: Option<Opening>,
    /// The opening that is being answered.
    answered: Option<Opening>,
    /// The algorithm that was asked for last.
    wanted: Option<Algorithm>,
    language: Language,
    theme: Theme,
    selection: Option<NodeId>,
    playing: bool,
    speed: Speed,
    /// Seconds of play since the last step.
    waited: f32,
    revealed: BTreeSet<usize>,
    seen: BTreeSet<String>,
    message: Option<Message>,
    help: bool,
    follow: bool,
    /// Counts up whenever the whole tree should be brought into view.
    fit_request: u64,
    /// Counts up whenever the selected node should be brought into view.
    reveal_request: u64,
    history: History,
    folds: Folds,
    outline: Arc<Outline>,
    outline_layout: Arc<Layout>,
    /// Counts up whenever another part of the tree is drawn.
    outline_version: u64,
    desk: Option<Desk>,
    /// Whether the desk is shown instead of the tree.
    at_desk: bool,
    /// Lessons made so far.
    made: usize,
    /// What is being looked for.
    finding: Option<String>,
    /// What was looked for and not found.
    missing: Option<String>,
    scale: f32,
    recent: Vec<PathBuf>,
    /// A file that would be replaced: saving there once more does it.
    replaces: Option<PathBuf>,
    /// Counts up whenever something has been saved.
    saves: u64,
    view: View,
}

/// A lesson that is being opened.
#[derive(Debug)]
struct Opening {
    source: Source,
    job: Job,
    /// Whether the desk is left for it.
    leaves_desk: bool,
    /// The node to select in it, by the way to it: it was read further.
    reselect: Option<Vec<String>>,
    /// Whether its run is to be shown at its end, as the one before it was.
    at_end: bool,
}

impl Default for Session {
    fn default() -> Self {
        Self::new()
    }
}

impl Session {
    /// A session with the shipped lessons in its list, and none open.
    #[must_use]
    pub fn new() -> Self {
        let lessons = shipped()
            .iter()
            .filter_map(|shipped| {
                let lesson = parse(shipped.text).ok()?;
                Some(Listed {
                    source: Source::Shipped(shipped.id),
                    title: lesson.title,
                })
            })
            .collect();
        Self {
            lessons,
            open: None,
            opening: None,
            answered: None,
            wanted: None,
            language: Language::default(),
            theme: Theme::default(),
            selection: None,
            playing: false,
            speed: Speed::default(),
            waited: 0.0,
            revealed: BTreeSet::new(),
            seen: BTreeSet::new(),
            message: None,
            help: false,
            follow: true,
            fit_request: 0,
            reveal_request: 0,
            history: History::default(),
            folds: Folds::default(),
            outline: Arc::new(Outline::whole()),
            outline_layout: Arc::default(),
            outline_version: 0,
            desk: None,
            at_desk: false,
            made: 0,
            finding: None,
            missing: None,
            scale: 1.0,
            recent: Vec::new(),
            replaces: None,
            saves: 0,
            view: View::default(),
        }
    }

    /// Carries out a command. What takes time or touches the world comes back as effects.
    pub fn apply(&mut self, command: Command) -> Vec<Effect> {
        let effects = self.carry_out(command);
        self.draw_outline();
        self.view = View::of(self);
        effects
    }

    /// Finds the part of the tree that is drawn at this step, and lays it out if it has changed.
    fn draw_outline(&mut self) {
        let Some(open) = &self.open else {
            return;
        };
        // A whole tree looks the same at every step.
        if !self.folds.has_changed(open.tree()) && self.folds.is_whole(open.tree()) {
            return;
        }
        let outline = self.folds.outline(open, self.selection);
        let is_whole = outline.is_whole();
        if *self.outline == outline
            && (!is_whole || Arc::ptr_eq(&self.outline_layout, open.layout()))
        {
            return;
        }
        self.outline_layout = if is_whole {
            open.layout().clone()
        } else {
            Arc::new(Layout::of_outline(&outline, open.tree()))
        };
        self.outline = Arc::new(outline);
        self.outline_version += 1;
    }

    fn carry_out(&mut self, command: Command) -> Vec<Effect> {
        match command {
            Command::Open(source) => {
                self.message = None;
                return self.start_opening(source);
            }
            Command::Answer(job, answer) => {
                let is_newest = |opening: &mut Opening| opening.job == job;
                let Some(opening) = self.opening.take_if(is_newest) else {
                    return Vec::new(); // Something else has been asked for meanwhile.
                };
                self.answered = Some(opening);
                let effects = self.carry_out(*answer);
                self.answered = None;
                return effects;
            }
            Command::Opened(source, result) => return self.opened(&source, result),
            Command::Cancel => {
                if let Some(opening) = &self.opening {
                    opening.job.stop();
                }
            }
            Command::SetAlgorithm(algorithm) => {
                self.wanted = Some(algorithm);
                if let Some(open) = &self.open
                    && open.algorithm() != algorithm
                {
                    return vec![Effect::Rerun(Box::new(open.clone()), algorithm)];
                }
            }
            Command::Rerun(result) => self.rerun(result),
            Command::SetLanguage(language) => self.language = language,
            Command::SetTheme(theme) => self.theme = theme,
            Command::Select(node) => {
                let before = self.place();
                self.unfold_to(node);
                self.selection = node;
                self.reveal_request += u64::from(node.is_some());
                self.remember(before, false);
            }
            Command::Find(query) => return self.find(query),
            Command::Found {
                query,
                source,
                node,
            } => self.found(&query, &source, node),
            Command::Undo if self.at_desk => return self.at_the_desk(|desk| desk.travel(true)),
            Command::Redo if self.at_desk => return self.at_the_desk(|desk| desk.travel(false)),
            Command::Undo => self.travel(History::undo),
            Command::Redo => self.travel(History::redo),
            Command::ToggleWhole => {
                if let Some(open) = &self.open {
                    self.folds.toggle_whole(open.tree());
                    self.fit_request += 1;
                }
            }
            Command::Fold(node) => {
                if let Some(open) = &self.open {
                    self.folds.toggle(&self.outline, open.tree(), node);
                }
            }
            Command::Show(group) => self.folds.show(group),
            Command::Further(node, plies) => return self.further(node, plies),
            Command::ExchangeOn(square) => return self.exchange_on(square),
            Command::ToDesk => return self.lay_on_desk(),
            Command::ToggleDesk => return self.toggle_desk(),
            Command::Bring(text) => return self.bring(text),
            Command::Brought(source, text, more) => return self.brought(&source, text, more),
            Command::NothingChosen => {}
            Command::Own(lessons) => self.own(lessons),
            Command::Desk(deed) => return self.at_the_desk(|desk| desk.apply(deed)),
            Command::Estimated(setup, estimate) => {
                if let Some(desk) = &mut self.desk
                    && *desk.growth() == setup
                {
                    desk.estimate = Some(estimate);
                }
            }
            Command::Save(path, title, of) => return self.save(path, title, of),
            Command::Saved(saving, result) => self.saved(*saving, result),
            Command::ChooseFile => return vec![Effect::ChooseFile],
            Command::ChoosePlace(title, of) => {
                let name = self.open.as_ref().map(|open| &open.loaded().lesson.id);
                let name = name.map_or_else(|| "lesson.ron".to_owned(), |id| format!("{id}.ron"));
                return vec![Effect::ChoosePlace(name, title, of)];
            }
            Command::SetScale(scale) => {
                self.scale = scale.clamp(*SCALES.start(), *SCALES.end());
            }
            Command::Tell(words) => self.message = Some(Message::trouble(words)),
            Command::Reveal(question) => {
                if !self.revealed.insert(question) {
                    self.revealed.remove(&question);
                }
            }
            Command::ToggleHelp => self.help = !self.help,
            Command::Dismiss => {
                let holds = self.desk.as_ref().is_some_and(|desk| desk.held().is_some());
                if self.help {
                    self.help = false;
                } else if self.message.take().is_some() {
                } else if self.at_desk && holds {
                    return self.at_the_desk(|desk| desk.apply(Deed::PutBack));
                } else if self.at_desk {
                    self.at_desk = self.open.is_none();
                } else {
                    let before = self.place();
                    self.selection = None;
                    self.remember(before, false);
                }
            }
            Command::ToggleFollow => self.follow = !self.follow,
            Command::Fit => self.fit_request += 1,
            Command::TogglePlay => self.toggle_play(),
            Command::SetSpeed(speed) => self.speed = speed,
            Command::Tick(seconds) => self.tick(seconds),
            Command::NextLesson => return self.neighbour(1),
            Command::PreviousLesson => return self.neighbour(-1),
            step => self.step(&step),
        }
        Vec::new()
    }

    fn toggle_play(&mut self) {
        self.waited = 0.0;
        let before = self.place();
        let Some(open) = &mut self.open else {
            return;
        };
        if !self.playing && open.replay().step() == open.replay().last_step() {
            open.seek(0);
        }
        self.playing = !self.playing;
        self.remember(before, false);
    }

    fn tick(&mut self, seconds: f32) {
        if !self.playing {
            return;
        }
        self.waited += seconds;
        let pause = self.speed.seconds_a_step();
        while self.playing && self.waited >= pause {
            self.waited -= pause;
            self.step(&Command::Next);
            self.playing = self
                .open
                .as_ref()
                .is_some_and(|open| open.replay().step() < open.replay().last_step());
        }
    }

    /// Where one is now, for [`Command::Undo`].
    fn place(&self) -> Option<Place> {
        Some(Place {
            step: self.open.as_ref()?.replay().step(),
            selection: self.selection,
        })
    }

    /// Remembers where one was, if one has left; steps in a row are one move.
    fn remember(&mut self, before: Option<Place>, is_step: bool) {
        if let Some(before) = before.filter(|_| before != self.place()) {
            self.history.leave(before, is_step);
        }
    }

    fn travel(&mut self, back_or_forth: impl FnOnce(&mut History, Place) -> Option<Place>) {
        let Some(here) = self.place() else {
            return;
        };
        if let (Some(there), Some(open)) = (back_or_forth(&mut self.history, here), &mut self.open)
        {
            open.seek(there.step);
            self.selection = there.selection;
            self.reveal_request += u64::from(there.selection.is_some());
            self.playing = false;
        }
    }

    fn step(&mut self, command: &Command) {
        let before = self.place();
        let Some(open) = &mut self.open else {
            return;
        };
        if !matches!(command, Command::Next) {
            self.playing = false;
        }
        // News have been read by now.
        self.message.take_if(|message| !message.is_trouble);
        open.go(command);
        self.selection = None;
        if open.replay().step() == open.replay().last_step()
            && !matches!(open.source(), Source::Made { .. })
        {
            self.seen.insert(open.source().name());
        }
        let is_step = matches!(command, Command::Next | Command::Back | Command::Seek(_));
        self.remember(before, is_step);
    }
}
