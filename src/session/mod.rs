//! The whole program without a window: commands in, effects out, and what is to be shown.
//!
//! [`Session::apply`] is the only way to change a session. What takes time or touches the world is
//! returned as an [`Effect`]; the host carries it out and answers with a command.

mod command;
mod history;
mod open;
mod state;
mod view;

pub use command::{Command, Effect, Source, Speed, Theme};
pub use open::{Opened, prepare, rerun};
pub use view::{SwapRow, View};

use history::{History, Place};

use std::collections::BTreeSet;

use crate::language::{Language, Words};
use crate::lesson::find;
use crate::scenario::{parse, shipped};
use crate::search::Algorithm;
use crate::tree::NodeId;

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
    pub text: String,
}

/// The state of the program.
#[derive(Debug)]
pub struct Session {
    lessons: Vec<Listed>,
    open: Option<Opened>,
    opening: Option<Source>,
    /// Lessons that the host is still preparing: only the newest one counts.
    pending: usize,
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
    view: View,
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
            pending: 0,
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
            view: View::default(),
        }
    }

    /// Carries out a command. What takes time or touches the world comes back as effects.
    pub fn apply(&mut self, command: Command) -> Vec<Effect> {
        let effects = self.carry_out(command);
        self.view = View::of(self);
        effects
    }

    fn carry_out(&mut self, command: Command) -> Vec<Effect> {
        match command {
            Command::Open(source) => {
                self.message = None;
                return self.start_opening(source);
            }
            Command::Opened(source, result) => return self.opened(source, result),
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
                self.selection = node;
                self.reveal_request += u64::from(node.is_some());
                self.remember(before, false);
            }
            Command::Find(query) => self.find(&query),
            Command::Undo => self.travel(History::undo),
            Command::Redo => self.travel(History::redo),
            Command::Reveal(question) => {
                if !self.revealed.insert(question) {
                    self.revealed.remove(&question);
                }
            }
            Command::ToggleHelp => self.help = !self.help,
            Command::Dismiss => {
                if self.help {
                    self.help = false;
                } else if self.message.take().is_none() {
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

    fn start_opening(&mut self, source: Source) -> Vec<Effect> {
        self.opening = Some(source.clone());
        self.pending += 1;
        vec![Effect::Open(source)]
    }

    fn opened(&mut self, source: Source, result: Result<Box<Opened>, String>) -> Vec<Effect> {
        self.pending = self.pending.saturating_sub(1);
        if self
            .opening
            .as_ref()
            .is_some_and(|newest| *newest != source)
        {
            return Vec::new(); // Something else has been asked for meanwhile.
        }
        if self.pending == 0 {
            self.opening = None;
        }
        match result {
            Ok(opened) => {
                if !self.lessons.iter().any(|listed| listed.source == source) {
                    self.lessons.push(Listed {
                        source,
                        title: opened.loaded().lesson.title.clone(),
                    });
                }
                self.wanted = None;
                self.revealed.clear();
                self.fit_request += 1;
                self.show(*opened);
                Vec::new()
            }
            // The lesson that was open stays open; without one, there is still the first.
            Err(text) => {
                self.message = Some(Message { text });
                let first = self.lessons.first().map(|listed| listed.source.clone());
                match first.filter(|first| self.open.is_none() && *first != source) {
                    Some(first) => self.start_opening(first),
                    None => Vec::new(),
                }
            }
        }
    }

    fn rerun(&mut self, result: Result<Box<Opened>, String>) {
        match result {
            Ok(opened) => {
                let same_lesson = self
                    .open
                    .as_ref()
                    .is_some_and(|open| open.source() == opened.source());
                let is_wanted = self
                    .wanted
                    .is_none_or(|wanted| wanted == opened.algorithm());
                if same_lesson && is_wanted {
                    self.show(*opened);
                }
            }
            Err(text) => self.message = Some(Message { text }),
        }
    }

    /// Shows a run from its beginning.
    fn show(&mut self, opened: Opened) {
        self.open = Some(opened);
        self.selection = None;
        self.playing = false;
        self.history = History::default();
    }

    fn neighbour(&mut self, by: isize) -> Vec<Effect> {
        // What is being opened counts already: pressed twice, it is two lessons on.
        let now = self
            .opening
            .as_ref()
            .or(self.open.as_ref().map(Opened::source));
        let at = self
            .lessons
            .iter()
            .position(|listed| Some(&listed.source) == now)
            .unwrap_or(0);
        let source = at
            .checked_add_signed(by)
            .and_then(|next| self.lessons.get(next))
            .map(|listed| listed.source.clone());
        source.map_or_else(Vec::new, |source| self.carry_out(Command::Open(source)))
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

    fn find(&mut self, query: &str) {
        let Some(open) = &self.open else {
            return;
        };
        let stage = &*open.loaded().stage;
        let found = find(open.tree(), stage, query, self.selection, self.language);
        if found.is_some() {
            let before = self.place();
            self.selection = found;
            self.reveal_request += 1;
            self.message = None;
            self.remember(before, false);
        } else {
            let text = self.language.pick("見つかりません", "not found");
            self.message = Some(Message {
                text: format!("{text}: {query}"),
            });
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
        open.go(command);
        self.selection = None;
        if open.replay().step() == open.replay().last_step() {
            self.seen.insert(open.source().name());
        }
        let is_step = matches!(command, Command::Next | Command::Back | Command::Seek(_));
        self.remember(before, is_step);
    }
}
