//! Opening lessons: from the list, from files, and from the desk; growing trees further; finding.

use std::path::PathBuf;
use std::sync::Arc;

use shogi_core::Square;

use super::command::{Command, Effect, Job, Source};
use super::desk::{Deed, Desk, Upshot};
use super::own::{exchange_lesson, position_lesson, saved_lesson};
use super::{Listed, Message, Opened, Session};
use crate::games::shogi::stage::check_target;
use crate::language::{Say, Words};
use crate::scenario::{Further, Lesson, Subject, to_text};
use crate::tree::{Kind, NodeId};

/// So many files are remembered.
const RECENT: usize = 12;

impl Session {
    pub(super) fn start_opening(&mut self, source: Source) -> Vec<Effect> {
        let job = Job::default();
        if let Some((_, before)) = self.opening.replace((source.clone(), job.clone())) {
            before.stop(); // Only the newest one counts.
        }
        self.pending += 1;
        vec![Effect::Open(source, job)]
    }

    pub(super) fn opened(
        &mut self,
        source: &Source,
        result: Result<Box<Opened>, Words>,
    ) -> Vec<Effect> {
        self.pending = self.pending.saturating_sub(1);
        let newest = self.opening.as_ref().map(|(newest, _)| newest);
        if newest.is_some_and(|newest| newest != source) {
            return Vec::new(); // Something else has been asked for meanwhile.
        }
        if self.pending == 0 {
            self.opening = None;
        }
        match result {
            Ok(opened) => {
                self.list(source, &opened);
                if let Source::File(path) = source {
                    self.remember_file(path.clone());
                }
                let unfinished = !opened.tree().is_finished();
                self.wanted = None;
                self.revealed.clear();
                self.fit_request += 1;
                self.at_desk = false;
                self.folds = super::Folds::default();
                self.show(*opened);
                self.reselect();
                if unfinished {
                    self.message = Some(Message::news(Words {
                        ja: "途中で止めたので、木は未完成です。どの節の値もまだ言えません".to_owned(),
                        en: "Growing was stopped: the tree is unfinished, and no node has a value yet"
                            .to_owned(),
                    }));
                }
                Vec::new()
            }
            // The lesson that was open stays open; without one, there is still the first.
            Err(text) => {
                self.message = Some(Message::trouble(text));
                let first = self.lessons.first().map(|listed| listed.source.clone());
                match first.filter(|first| self.open.is_none() && first != source) {
                    Some(first) => self.start_opening(first),
                    None => Vec::new(),
                }
            }
        }
    }

    /// Puts what was opened on the list; a lesson that was made again takes its old place.
    fn list(&mut self, source: &Source, opened: &Opened) {
        let listed = Listed {
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
    pub(super) fn own(&mut self, lessons: Vec<(PathBuf, Words)>) {
        for (path, title) in lessons {
            let source = Source::File(path);
            if !self.lessons.iter().any(|listed| listed.source == source) {
                self.lessons.push(Listed { source, title });
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
    fn reselect(&mut self) {
        let (Some(way), Some(open)) = (self.reselect.take(), &self.open) else {
            return;
        };
        let (tree, stage) = (open.tree(), &open.loaded().stage);
        let found = way.iter().try_fold(NodeId::ROOT, |at, id| {
            tree.children(at)
                .find(|&child| stage.id(tree, child) == *id)
        });
        self.selection = found;
        self.folds = super::Folds::default();
        self.reveal_request += 1;
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
            Err(text) => self.message = Some(Message::trouble(text)),
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
        let opening = self.opening.as_ref().map(|(source, _)| source);
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

    /// Opens a lesson that was made here.
    fn open_made(&mut self, lesson: Lesson) -> Vec<Effect> {
        self.message = None;
        self.start_opening(Source::Made {
            name: lesson.id.clone(),
            lesson: Arc::new(lesson),
        })
    }

    /// Does something at the desk, and what follows from it.
    pub(super) fn at_the_desk(&mut self, deed: impl FnOnce(&mut Desk) -> Upshot) -> Vec<Effect> {
        let desk = self
            .desk
            .get_or_insert_with(|| Desk::new(&shunsai::Position::startpos()));
        match deed(desk) {
            Upshot::Nothing => Vec::new(),
            Upshot::Changed => self.estimate(),
            Upshot::Grow => {
                let growth = desk.growth().clone();
                self.made += 1;
                self.open_made(position_lesson(growth, self.made))
            }
            Upshot::Exchange(square) => match desk.position() {
                Ok(at) => self.exchange_at(&at, square),
                Err(_) => Vec::new(), // The note at the desk names the rule.
            },
        }
    }

    /// Asks how large the tree of the desk would be.
    fn estimate(&self) -> Vec<Effect> {
        match &self.desk {
            Some(desk) if desk.position().is_ok() => {
                vec![Effect::Estimate(desk.growth().clone())]
            }
            _ => Vec::new(),
        }
    }

    pub(super) fn toggle_desk(&mut self) -> Vec<Effect> {
        self.at_desk = !self.at_desk || self.open.is_none();
        self.playing = false;
        if self.at_desk && self.desk.is_none() {
            self.desk = Some(Desk::new(&shunsai::Position::startpos()));
        }
        self.estimate()
    }

    /// The position of the node that is shown.
    fn shown_position(&self) -> Option<shunsai::Position> {
        let open = self.open.as_ref()?;
        let node = self.view.focus.unwrap_or(NodeId::ROOT);
        open.loaded().stage.shogi(open.tree(), node)
    }

    pub(super) fn lay_on_desk(&mut self) -> Vec<Effect> {
        let Some(at) = self.shown_position() else {
            return self.toggle_desk();
        };
        self.at_desk = true;
        self.playing = false;
        match &mut self.desk {
            Some(desk) => {
                desk.lay(&at);
            }
            None => self.desk = Some(Desk::new(&at)),
        }
        self.estimate()
    }

    /// A position that was read from a file.
    pub(super) fn brought(&mut self, source: &Source, text: String) -> Vec<Effect> {
        self.pending = self.pending.saturating_sub(1);
        let newest = self.opening.as_ref().map(|(newest, _)| newest);
        if newest.is_some_and(|newest| newest != source) {
            return Vec::new();
        }
        if self.pending == 0 {
            self.opening = None;
        }
        if let Source::File(path) = source {
            self.remember_file(path.clone());
        }
        self.bring(text)
    }

    /// The desk with a position that was brought: a file, the command line.
    pub(super) fn bring(&mut self, text: String) -> Vec<Effect> {
        self.at_desk = true;
        self.playing = false;
        self.at_the_desk(|desk| desk.apply(Deed::Read(text)))
    }

    pub(super) fn exchange_on(&mut self, square: Square) -> Vec<Effect> {
        match self.shown_position() {
            Some(at) => self.exchange_at(&at, square),
            None => Vec::new(),
        }
    }

    fn exchange_at(&mut self, at: &shunsai::Position, square: Square) -> Vec<Effect> {
        use crate::games::shogi::stage::NoExchange;
        if let Err(reason @ (NoExchange::Empty(_) | NoExchange::King(_))) = check_target(at, square)
        {
            self.message = Some(Message::trouble(reason.words()));
            return Vec::new();
        }
        let subject = self.open.as_ref().map(|open| &open.loaded().lesson.subject);
        let values = match subject {
            _ if self.at_desk => self.desk.as_ref().map(|desk| desk.growth().values.clone()),
            Some(Subject::Position(setup)) => Some(setup.values.clone()),
            Some(Subject::Exchange(setup)) => Some(setup.values.clone()),
            _ => None,
        };
        let values = values.unwrap_or_else(|| "usapyon".to_owned());
        self.made += 1;
        let lesson = exchange_lesson(at, square, &values, self.made);
        self.open_made(lesson)
    }

    /// Grows the tree anew, with a node read further; a lesson that is not the person's own is
    /// copied.
    pub(super) fn further(&mut self, node: NodeId, plies: u8) -> Vec<Effect> {
        let Some(open) = &self.open else {
            return Vec::new();
        };
        let (tree, stage) = (open.tree(), &open.loaded().stage);
        let mut lesson = open.loaded().lesson.clone();
        let Subject::Position(setup) = &mut lesson.subject else {
            return Vec::new();
        };
        let path = tree.path(node);
        if path.iter().any(|&id| tree.node(id).kind == Kind::Decline) {
            return Vec::new();
        }
        let path: Vec<_> = path[1..].iter().map(|&id| stage.id(tree, id)).collect();
        // What was read below the node before is read anew.
        setup.further.retain(|other| !other.path.starts_with(&path));
        setup.further.push(Further {
            path: path.clone(),
            plies,
        });
        // Steps and promises were about the smaller tree.
        lesson.stops.clear();
        lesson.promises.clear();
        let name = if let Source::Made { name, .. } = open.source() {
            name.clone()
        } else {
            self.made += 1;
            format!("{}-{}", lesson.id, self.made)
        };
        lesson.id = name;
        self.reselect = Some(path);
        self.open_made(lesson)
    }

    pub(super) fn find(&mut self, query: String) -> Vec<Effect> {
        let Some(open) = &self.open else {
            return Vec::new();
        };
        self.finding = Some(query.clone());
        vec![Effect::Find {
            source: open.source().clone(),
            tree: open.tree().clone(),
            stage: open.loaded().stage.clone(),
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
            self.selection = node;
            self.reveal_request += 1;
            self.message = None;
            self.remember(before, false);
        } else {
            self.message = Some(Message::trouble(Words {
                ja: format!("見つかりません: {query}"),
                en: format!("not found: {query}"),
            }));
        }
    }

    pub(super) fn save(&mut self, path: PathBuf, title: Words) -> Vec<Effect> {
        let Some(open) = &self.open else {
            return Vec::new();
        };
        let stem = path.file_stem().map(|stem| stem.to_string_lossy());
        let id: String = stem
            .unwrap_or_default()
            .chars()
            .filter(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.'))
            .take(60)
            .collect();
        let id = if id.is_empty() {
            open.loaded().lesson.id.clone()
        } else {
            id
        };
        let lesson = saved_lesson(open, title, &id);
        if let Err(words) = crate::scenario::check(&lesson) {
            self.message = Some(Message::trouble(words));
            return Vec::new();
        }
        vec![Effect::Write(path, to_text(&lesson).into_bytes())]
    }

    pub(super) fn saved(&mut self, path: PathBuf, result: Result<(), Words>) {
        let shown = path.display().to_string();
        match result {
            Ok(()) => {
                self.message = Some(Message::news(Words {
                    ja: format!("保存しました: {shown}"),
                    en: format!("Saved: {shown}"),
                }));
                self.remember_file(path.clone());
                let Some(open) = self.open.take() else {
                    return;
                };
                let source = Source::File(path);
                let was = open.source().clone();
                let open = open.renamed(source.clone());
                match self
                    .lessons
                    .iter_mut()
                    .find(|listed| listed.source == was && matches!(was, Source::Made { .. }))
                {
                    Some(listed) => listed.source = source,
                    None => self.list(&source, &open),
                }
                self.open = Some(open);
            }
            Err(words) => self.message = Some(Message::trouble(words)),
        }
    }
}
