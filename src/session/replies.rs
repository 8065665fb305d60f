//! Handling of the host's replies.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::board::{AnyGames, BoardCommand};
use super::command::Command;
use super::comparison::ComparedPosition;
use super::effect::{Effect, OpenedSource, Reply, SaveError, SaveRequest, SavedFile};
use super::history::History;
use super::job::Job;
use super::lesson_list::{LessonCommand, PendingLesson};
use super::navigation::Navigation;
use super::open::Opened;
use super::pages::Centre;
use super::paper_wish::{PaperPlace, PaperRequest};
use super::source::{FilePrint, Source};
use super::state::Session;
use super::study::{MakeCommand, StudyCommand};
use language::{Language, Texts, Words};
use scenario::{Lesson, StudyMode};
use subject::{JudgedLog, choice};
use tree::NodeId;

impl Session {
    /// Whether a reply reports a failed write that the user does not know of yet.
    pub fn is_news_of_failure(&self, reply: &Reply) -> bool {
        match reply {
            Reply::PapersSaved(request, result) => result.is_err() && !request.job.is_stopped(),
            Reply::FilesMade(job, _, result) => result.is_err() && !job.is_stopped(),
            Reply::ToPrint(job, result) => result.is_err() && !job.is_stopped(),
            Reply::LessonSaved(_, Err(_))
            | Reply::CourseSaved(_, Err(_))
            | Reply::LessonRenamed(_, Err(_))
            | Reply::LessonDeleted(_, Err(_))
            | Reply::GamesSaved(_, Err(_))
            | Reply::Failed(_) => true,
            Reply::Remembered(Err(words)) => self.saving.forgets() != Some(words),
            _ => false,
        }
    }

    /// Takes over a reply of the host; returns the effects that follow.
    pub fn receive(&mut self, reply: Reply) -> Vec<Effect> {
        match reply {
            Reply::Opened(job, result) => match self.lessons.take_pending(&job) {
                Some(mut pending) => {
                    self.name_fully(&mut pending, &job);
                    self.opened(&pending, result);
                }
                None => return Vec::new(), // Another request has replaced this one.
            },
            Reply::Rerun(job, result) => self.run.rerun(&job, result, &mut self.messages),
            Reply::RanBeside(job, result) => self.parts.beside.run_came(&job, result),
            Reply::OrdersCounted(job, counted) => self.orders_counted(&job, counted),
            Reply::Found((query, source), node) => {
                self.run.found(&query, &source, node, &mut self.messages);
            }
            Reply::Estimated(setup, estimate) => self.estimated(&setup, estimate),
            Reply::ValuesCompared(question, answer) => self.parts.values.answered(question, answer),
            Reply::PapersSaved(request, result) => self.papers_saved(&request, result),
            Reply::ToPrint(job, result) => self.print_made(&job, result.map_err(SaveError::from)),
            Reply::Shown(files, result) => self.shown(&files, result),
            Reply::FilesMade(job, path, result) => self.files_made(&job, &path, result),
            Reply::Proved(job, proofs) => self.proved(&job, proofs),
            Reply::VersionsCompared(job, found) => self.versions_compared(&job, found),
            Reply::StopsFound(question, found) => self.stops_found(&question, found),
            Reply::LessonSaved(request, result) => self.lesson_saved(*request, result),
            Reply::CourseSaved(written, result) => self.course_saved(written, result),
            Reply::LessonRenamed(path, result) => self.lesson_renamed(&path, result),
            Reply::LessonDeleted(path, result) => self.lesson_deleted(&path, result),
            Reply::GamesSaved(request, result) => self.games_saved(&request, result),
            Reply::UserLessons(lessons) => self.lessons.add_user_lessons(lessons),
            Reply::FileChosen(path) => {
                let source = Source::File(path);
                return self.apply(Command::Lesson(LessonCommand::Open(source)));
            }
            Reply::VersionChosen(path) => {
                let compare = MakeCommand::CompareWith(Source::File(path));
                return self.apply(Command::Study(StudyCommand::Make(compare)));
            }
            Reply::ProgramChosen(path) => self.engines.choose(path),
            Reply::PlaceChosen(path) => self.saving.choose(path),
            Reply::HaveRead(job, findings) => {
                self.have_read(&job, findings);
                return Vec::new();
            }
            Reply::Engine(id, question, event) => {
                let effects = self.engines.receive(id, &event);
                if let Some(listed) = self.engines.get(id) {
                    let engine = (id, &*listed.entry.name);
                    self.comparison.engine_event(engine, question, event);
                }
                self.refresh_comparison();
                return effects;
            }
            Reply::Engines(entries) => self.effects.extend(self.engines.read(entries)),
            Reply::EngineFaults(faults) => self.engines.take_faults(faults),
            Reply::Remembered(result) => {
                let result = result.map(|seen| self.study.predict.see_elsewhere(seen));
                self.saving.remembered(result, &mut self.messages);
            }
            Reply::Failed(words) => self.messages.error(words),
            Reply::Done => {}
        }
        self.finish()
    }

    /// Identifies a file by its full path, however it was typed.
    fn name_fully(&mut self, pending: &mut PendingLesson, job: &Job) {
        if let (Source::File(path), Some((place, print))) = (&mut pending.source, job.file_read()) {
            *path = place.to_path_buf();
            self.saving.opened(path.clone(), print);
        }
    }

    fn files_made(&mut self, job: &Job, path: &Path, result: Result<SavedFile, SaveError>) {
        self.saving.end(job);
        self.saving.saved(path, result, &mut self.messages);
    }

    fn papers_saved(&mut self, request: &PaperRequest, result: Result<SavedFile, SaveError>) {
        if let PaperPlace::Files { path, .. } = &request.place {
            return self.files_made(&request.job, path, result);
        }
        let files = result.map(|SavedFile { place, beside, told, .. }| {
            if let Some(words) = told {
                self.messages.info(words);
            }
            [Some(place), beside].into_iter().flatten().collect()
        });
        self.print_made(&request.job, files);
    }

    /// Shows what is to be printed.
    fn print_made(&mut self, job: &Job, result: Result<Vec<PathBuf>, SaveError>) {
        self.saving.end(job);
        match result {
            Ok(files) => {
                self.saving.made_to_print();
                self.effects.push(Effect::Show(files));
            }
            Err(SaveError::Failed(words)) => self.messages.error(words),
            Err(_) => {} // Only what the user names is asked about.
        }
    }

    /// Says where the files are that are shown, or could not be.
    fn shown(&mut self, files: &[PathBuf], result: Result<(), Words>) {
        let files: Vec<_> = files.iter().map(|file| file.display().to_string()).collect();
        let files = files.join(" ");
        match result {
            Ok(()) => self.messages.info(Words::of(|texts| texts.saving_to_print(&files))),
            Err(why) => self.messages.error(Words::in_each(|language| {
                language.texts().saving_not_shown(&files, why.get(language))
            })),
        }
    }

    fn lesson_deleted(&mut self, path: &Path, result: Result<(), Words>) {
        if self.messages.unless_failed(result).is_some() {
            self.study.what_if.forget(&Source::File(path.to_owned()).name());
            self.lessons.file_deleted(path);
        }
    }

    fn lesson_renamed(&mut self, path: &Path, result: Result<(Box<Lesson>, String), Words>) {
        if let Some((lesson, text)) = self.messages.unless_failed(result) {
            self.saving.opened(path.to_owned(), FilePrint::of(text.as_bytes()));
            let source = Source::File(path.to_owned());
            self.run.lesson_saved(&source, &source, &lesson, Some(&text));
            self.study.make.lesson_saved(&source, &source, &text);
            self.lessons.lesson_read(path, &text.into());
            self.lessons.file_renamed(path, &lesson.title);
        }
    }

    fn lesson_saved(&mut self, mut request: SaveRequest, result: Result<SavedFile, SaveError>) {
        let place = place_of(&result, &request.path);
        if self.saving.saved(&request.path, result, &mut self.messages) {
            request.path = place;
            let source = Source::File(request.path.clone());
            let (of, lesson) = (&request.of, &request.lesson);
            self.run.lesson_saved(of, &source, lesson, Some(&request.text));
            self.study.make.lesson_saved(of, &source, &request.text);
            self.left_tree_saved(of, &source);
            self.lessons.lesson_read(&request.path, &request.text.into());
            self.lessons.list_saved(of, request.path, &lesson.title);
        }
    }

    /// Shows a prepared lesson.
    pub fn show(&mut self, opened: Opened) -> Vec<Effect> {
        self.lesson_opened(None, opened);
        self.refresh();
        std::mem::take(&mut self.effects)
    }

    fn opened(&mut self, pending: &PendingLesson, result: Result<OpenedSource, Words>) {
        // The user has not yet read the message from the start.
        let told = pending.resumes.as_ref().and(self.messages.shown().cloned());
        let shown = self.pages.game;
        let is_open = result.is_ok();
        self.opened_source(pending, result);
        if pending.resumes.is_some() {
            self.pages.game = shown; // The game returns behind the board that was shown.
        }
        if let Some(resume) = pending.resumes.as_ref().filter(|_| is_open) {
            self.resumed(resume);
        }
        let is_new = self.messages.shown().is_none();
        if let Some(told) = told.filter(|told| told.is_error || is_new) {
            self.messages.show(told);
        }
    }

    fn opened_source(&mut self, pending: &PendingLesson, result: Result<OpenedSource, Words>) {
        let source = &pending.source;
        match result {
            // A tree that is given as text is work of the user's own from now on, and kept.
            Ok(OpenedSource::Lesson(opened)) if source.is_pasted() && opened.is_of_tree() => {
                let mut lesson = opened.loaded().lesson.clone();
                lesson.id = format!("{}-{}", lesson.id, self.lessons.next_number(&lesson.id));
                self.effects.extend(self.lessons.open_made(lesson));
            }
            Ok(OpenedSource::Lesson(opened)) => self.lesson_opened(Some(pending), *opened),
            Ok(OpenedSource::Positions(first, more)) => self.positions_opened(source, first, more),
            Ok(OpenedSource::Pasted(position)) => self.bring_position(BoardCommand::Lay(position)),
            Ok(OpenedSource::Course(course)) => self.course_opened(*course),
            Ok(OpenedSource::Marks(class)) => self.class_opened(*class),
            Ok(OpenedSource::Games(games)) => self.games_opened(source, &games),
            // The open lesson stays; without one, open the first.
            Err(text) => {
                self.messages.error(text);
                self.open_first(source);
            }
        }
    }

    fn lesson_opened(&mut self, pending: Option<&PendingLesson>, opened: Opened) {
        let unfinished = !opened.tree().is_finished();
        // Why it is not read stands above the tree.
        let is_hidden = !opened.loaded().subject.together().is_empty();
        let reselect = pending.and_then(|pending| pending.reselect.as_ref());
        if unfinished && reselect.is_some() {
            // The previous tree is better than an unfinished one.
            return self.messages.info(Words::of(Texts::messages_not_grown));
        }
        let is_grown = pending.is_some_and(|pending| reselect.is_some() && !pending.travels);
        // Before the end of the run, the answer is not known to the user yet.
        let is_known =
            pending.is_some_and(|pending| pending.at_end) || self.view.compared.is_some();
        let tells = is_grown && is_known && !self.run.covers() && !self.predicts();
        let before = self.run.open().filter(|_| tells);
        let answer = before.and_then(|before| answer_beside(before, &opened));
        let source = opened.source().clone();
        self.lessons.list(&source, &opened.loaded().lesson.title);
        if let Source::File(path) = source {
            if let Some(text) = &opened.loaded().text {
                self.lessons.lesson_read(&path, text);
            }
            self.lessons.remember_file(path);
        }
        if pending.is_none_or(|pending| pending.closes_editor) {
            self.pages.leave_board();
        }
        match (self.run.source(), pending) {
            (_, Some(pending)) if pending.travels => {}
            (Some(before), Some(_)) if reselect.is_some() => self.growths.leave(before.clone()),
            _ => self.growths = History::default(),
        }
        self.hunts.lesson_opened(&opened.loaded().twins);
        if reselect.is_none() {
            self.parts.open(opened.loaded());
            self.pages.centre = Centre::asked_for(opened.loaded());
            if self.mode().asks {
                self.pages.close_tellers();
            }
        }
        let mut asked_algorithm = String::new();
        if let Some(task) = self.lessons.task(opened.source()).filter(|_| reselect.is_none()) {
            self.study.mode = task.work;
            asked_algorithm.clone_from(&task.algorithm);
        }
        if opened.loaded().log.is_some() {
            self.study.mode = StudyMode::Watch;
        }
        if opened.loaded().lesson.student && self.study.mode == StudyMode::Watch {
            self.study.mode = StudyMode::Predict;
        }
        let log = opened.loaded().log.clone();
        self.run.open_lesson(opened);
        self.keep_to_offered();
        match (reselect, pending) {
            (Some(way), Some(pending)) => self.run.reselect(way, pending.at_end),
            // The comparison was about another tree.
            _ if !self.pages.board => self.compare_opened(),
            _ => {}
        }
        if !asked_algorithm.is_empty() {
            self.run_as_asked(&asked_algorithm);
        }
        if unfinished && !is_hidden {
            self.messages.info(Words::of(Texts::messages_unfinished));
        } else if let Some(words) = answer {
            self.messages.info(words);
        } else if let (Some(log), true) = (log, pending.is_none_or(|it| it.resumes.is_none())) {
            self.log_opened(&log);
        }
    }

    /// Goes to the first wrong step of a log, and says how many there are.
    fn log_opened(&mut self, log: &JudgedLog) {
        let Some(open) = self.run.open() else {
            return;
        };
        let steps = open.last_step();
        let cause = |language| open.projection(language).cause_of(log).unwrap_or_default();
        let has_cause = log.cause().is_some() || log.mistake().is_some();
        let cause = has_cause.then(|| Words::in_each(cause));
        let wrong = log.wrong_steps();
        let words = match wrong.first().copied() {
            None => Words::of(|texts| texts.log_all_right(steps)),
            Some(first) => {
                self.run.go(Navigation::Seek(first));
                let line = log.line(first).unwrap_or_default();
                Words::of(|texts| texts.log_some_wrong(first, line, steps, wrong.len()))
            }
        };
        let cut_off = (!log.is_finished()).then(|| Words::of(Texts::log_unfinished));
        let words = [Some(words), cause, cut_off].into_iter().flatten().collect();
        if let Some(words) = Words::in_a_row(words) {
            self.messages.info(words);
        }
    }

    fn compare_opened(&mut self) {
        let Some(open) = self.run.open() else { return };
        let shown = || ComparedPosition::of_node(Some(open), self.run.focus());
        self.effects.extend(self.comparison.lesson_opened(open, shown, &mut self.engines));
    }

    /// Takes a position from a file to the board editor.
    fn positions_opened(&mut self, source: &Source, first: Arc<dyn AnyGames>, more: usize) {
        if let Source::File(path) = source {
            self.lessons.remember_file(path.clone());
        }
        self.edit_shogi(BoardCommand::Lay(first));
        self.messages.clear();
        if more > 0 {
            self.messages.info(Words::of(|texts| texts.messages_first_position(more)));
        }
        // Give the user a lesson to return to.
        self.open_first(source);
    }

    /// Opens the first lesson if none is open, except the one that failed to open.
    pub(super) fn open_first(&mut self, but_not: &Source) {
        if self.run.open().is_none() {
            self.effects.extend(self.lessons.open_first(but_not, !self.pages.board));
        }
    }
}

/// The full path of a file written here.
pub(super) fn place_of(result: &Result<SavedFile, SaveError>, path: &Path) -> PathBuf {
    let place = result.as_ref().map(|saved| saved.place.as_path());
    let place = place.ok().filter(|place| !place.as_os_str().is_empty());
    place.unwrap_or(path).to_path_buf()
}

/// The result of a tree's run at its root, in words.
struct RootAnswer {
    value: String,
    best: String,
}

impl RootAnswer {
    /// `None` if the run has found no value or no move.
    fn of(open: &Opened, language: Language) -> Option<Self> {
        let end = open.end();
        end.node(NodeId::ROOT).value()?;
        let best = end.best(NodeId::ROOT)?;
        Some(Self {
            value: open.projection_at_end(language).value_or_mean(NodeId::ROOT),
            best: choice(&*open.loaded().subject, open.tree(), best, language),
        })
    }

    fn beside(before: &Opened, after: &Opened, language: Language) -> Option<String> {
        let before = Self::of(before, language)?;
        let Self { value, best } = Self::of(after, language)?;
        let texts = language.texts();
        Some(match (before.value == value, before.best == best) {
            (true, true) => texts.what_changed_root_same(&best, &value),
            (false, true) => texts.what_changed_root_value(&best, &value, &before.value),
            (true, false) => texts.what_changed_root_best(&best, &before.best, &value),
            (false, false) => {
                texts.what_changed_root_both(&best, &value, &before.best, &before.value)
            }
        })
    }
}

/// Says whether the answer has changed between two finished runs. `None` if one of them has no
/// answer, or if they begin at different positions.
pub(super) fn answer_beside(before: &Opened, after: &Opened) -> Option<Words> {
    let root = |open: &Opened| open.loaded().subject.board(open.tree(), NodeId::ROOT);
    if root(before) != root(after) || !before.tree().is_finished() {
        return None;
    }
    let words = |language| RootAnswer::beside(before, after, language);
    Some(Words { ja: words(Language::Ja)?, en: words(Language::En)? })
}
