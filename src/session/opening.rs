//! Opening lessons: from the list and from files; finding nodes in them.

use std::path::PathBuf;

use super::command::{Command, Effect, Job, Source};
use super::{LessonEntry, Message, Opened, PendingLesson, Session};
use crate::language::Words;
use crate::scenario::VERSION;
use crate::tree::NodeId;

/// So many files are remembered.
const RECENT: usize = 12;

impl Session {
    pub(super) fn start_opening(&mut self, source: Source) -> Vec<Effect> {
        if self
            .opening
            .as_ref()
            .is_some_and(|now| now.source == source && !now.job.is_stopped())
        {
            return Vec::new(); // It is on its way.
        }
        let job = Job::default();
        let opening = PendingLesson {
            source: source.clone(),
            job: job.clone(),
            closes_editor: true,
            reselect: None,
            at_end: false,
        };
        if let Some(before) = self.opening.replace(opening) {
            before.job.stop(); // Only the newest one counts.
        }
        vec![Effect::Open(source, job)]
    }

    pub(super) fn opened(
        &mut self,
        source: &Source,
        result: Result<Box<Opened>, Words>,
    ) -> Vec<Effect> {
        let opening = self.answered.take();
        match result {
            Ok(opened) => {
                let unfinished = !opened.tree().is_finished();
                let reselect = opening
                    .as_ref()
                    .and_then(|opening| opening.reselect.clone());
                if unfinished && reselect.is_some() {
                    // The tree that was there is better than an unfinished one.
                    self.message = Some(Message::info(Words {
                        ja: "中止しました。木は元のままです".to_owned(),
                        en: "Stopped: the tree is as it was".to_owned(),
                    }));
                    return Vec::new();
                }
                self.list(source, &opened);
                if let Source::File(path) = source {
                    self.remember_file(path.clone());
                }
                self.wanted = None;
                self.revealed.clear();
                self.fit_request += 1;
                let at_end = opening.as_ref().is_some_and(|opening| opening.at_end);
                if opening.is_none_or(|opening| opening.closes_editor) {
                    self.editing_board = false;
                }
                self.folds = super::Folds::default();
                self.show(*opened);
                let mut effects = Vec::new();
                match reselect {
                    Some(way) => self.reselect(&way, at_end),
                    // What was compared was about another tree.
                    None if !self.editing_board => effects = self.compare_on_opening(),
                    None => {}
                }
                let is_old = self.open.as_ref().is_some_and(is_of_old_version);
                self.message = unfinished.then(|| {
                    Message::info(Words {
                        ja: "途中で止めたので、木は未完成です。どの節の値もまだ言えません"
                            .to_owned(),
                        en: "Growing was stopped: the tree is unfinished, and no node has a value yet"
                            .to_owned(),
                    })
                }).or(is_old.then(|| Message::info(old_version()))).or(self.message.take());
                effects
            }
            // The lesson that was open stays open; without one, there is still the first.
            Err(text) => {
                self.message = Some(Message::error(text));
                self.open_first(source)
            }
        }
    }

    /// Opens the first lesson where nothing is open, unless it is the one that does not open.
    pub(super) fn open_first(&mut self, but_not: &Source) -> Vec<Effect> {
        let first = self.lessons.first().map(|listed| listed.source.clone());
        match first.filter(|first| self.open.is_none() && first != but_not) {
            Some(first) => {
                let stays = self.editing_board;
                let effects = self.start_opening(first);
                if let Some(opening) = &mut self.opening {
                    opening.closes_editor = !stays;
                }
                effects
            }
            None => Vec::new(),
        }
    }

    /// Puts what was opened on the list; a lesson that was made again takes its old place.
    fn list(&mut self, source: &Source, opened: &Opened) {
        let listed = LessonEntry {
            source: source.clone(),
            title: opened.loaded().lesson.title.clone(),
        };
        let is_made = matches!(source, Source::Made { .. });
        let same = self.lessons.iter_mut().find(|old| {
            let also_made = matches!(old.source, Source::Made { .. });
            old.source == *source || is_made && also_made && old.source.name() == source.name()
        });
        match same {
            Some(old) => *old = listed,
            None => self.lessons.push(listed),
        }
    }

    /// Lessons of the person's own stand after those that ship.
    pub(super) fn list_user_lessons(&mut self, lessons: Vec<(PathBuf, Words)>) {
        for (path, title) in lessons {
            let source = Source::File(path);
            if !self.lessons.iter().any(|listed| listed.source == source) {
                self.lessons.push(LessonEntry { source, title });
            }
        }
    }

    /// The file is the one that was used last.
    pub(super) fn remember_file(&mut self, path: PathBuf) {
        self.recent.retain(|recent| *recent != path);
        self.recent.insert(0, path);
        self.recent.truncate(RECENT);
    }

    /// Selects the node that was selected before its tree was grown anew.
    fn reselect(&mut self, way: &[String], at_end: bool) {
        let Some(open) = &mut self.open else {
            return;
        };
        let (tree, subject) = (open.tree().clone(), open.loaded().subject.clone());
        let found = way.iter().try_fold(NodeId::ROOT, |at, id| {
            tree.children(at)
                .find(|&child| subject.id(&tree, child) == *id)
        });
        if let Some(node) = found {
            let entered = open.timeline().entered(node).unwrap_or(0);
            open.seek(if at_end { usize::MAX } else { entered });
            self.folds.unfold(node);
        }
        self.selection = found;
        self.reveal_request += 1;
    }

    /// What is folded on the way to a node that is to be seen is unfolded.
    pub(super) fn unfold_to(&mut self, node: Option<NodeId>) {
        if let (Some(open), Some(node)) = (&self.open, node) {
            self.folds.unfold_to(open.tree(), node);
        }
    }

    pub(super) fn rerun(&mut self, result: Result<Box<Opened>, Words>) {
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
            Err(text) => self.message = Some(Message::error(text)),
        }
    }

    /// Shows a run from its beginning.
    fn show(&mut self, opened: Opened) {
        self.open = Some(opened);
        self.selection = None;
        self.playing = false;
        self.history = super::History::default();
    }

    pub(super) fn neighbour(&mut self, by: isize) -> Vec<Effect> {
        // What is being opened counts already: pressed twice, it is two lessons on.
        let opening = self.opening.as_ref().map(|opening| &opening.source);
        let now = opening.or(self.open.as_ref().map(Opened::source));
        let at = self
            .lessons
            .iter()
            .position(|listed| Some(&listed.source) == now)
            .unwrap_or(0);
        let source = at
            .checked_add_signed(by)
            .and_then(|next| self.lessons.get(next))
            .map(|listed| listed.source.clone());
        source.map_or_else(Vec::new, |source| self.apply(Command::Open(source)))
    }

    pub(super) fn find(&mut self, query: String) -> Vec<Effect> {
        let Some(open) = &self.open else {
            return Vec::new();
        };
        self.finding = Some(query.clone());
        self.missing = None;
        vec![Effect::Find {
            source: open.source().clone(),
            tree: open.tree().clone(),
            subject: open.loaded().subject.clone(),
            query,
            after: self.selection,
            language: self.language,
        }]
    }

    pub(super) fn found(&mut self, query: &str, source: &Source, node: Option<NodeId>) {
        if self.finding.as_deref() != Some(query) {
            return; // Something else has been asked for meanwhile.
        }
        self.finding = None;
        if self.open.as_ref().map(Opened::source) != Some(source) {
            return;
        }
        if node.is_some() {
            let before = self.place();
            self.unfold_to(node);
            self.selection = node;
            self.reveal_request += 1;
            self.message = None;
            self.remember(before, false);
        } else {
            self.missing = Some(query.to_owned());
        }
    }
}

/// Whether the file of a lesson is of an older version than what is written.
fn is_of_old_version(open: &Opened) -> bool {
    open.loaded().file_version < VERSION
}

/// What is to be known of a file of an older version.
fn old_version() -> Words {
    Words {
        ja: format!("古い版の課題です。そのまま使え、保存すると版{VERSION}になります"),
        en: format!(
            "A lesson of an older version: it works as before, and is saved as version {VERSION}"
        ),
    }
}
