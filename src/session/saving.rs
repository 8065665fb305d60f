//! Saving lessons and games.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::board::AnyGames;
use super::effect::{Effect, FilesToMake, GamesSaveRequest, SaveError, SaveRequest, SavedFile};
use super::job::Job;
use super::message::{Message, Messages};
use super::new_lesson::saved_lesson;
use super::open::Opened;
use super::paper_wish::PaperWish;
use super::source::{FilePrint, Replace, Source};
use formats::record::Format;
use language::{Language, Words};
use scenario::{DraftEdit, DraftWords, Lesson, LessonDraft, student_copy, to_text};

#[derive(Debug)]
pub enum SaveCommand {
    /// Saves the lesson of this source here, under this title.
    Lesson(PathBuf, Words, Source),
    /// Asks the system for a place, proposing this file name.
    Browse(String),
    /// Forgets what was said in a dialog, and what saving once more would replace.
    Leave,
    /// Saves the game of the board page here; the extension determines the format.
    Game(PathBuf),
    /// Saves the marks of the learner of this name here: CSV, or JSON if the extension says so.
    Marks(PathBuf, String),
    /// Saves the marks of the class here, as those of a learner.
    ClassMarks(PathBuf),
    /// Puts the marks of the class away.
    LeaveClass,
    /// Saves a copy of the lesson for students here.
    StudentCopy(PathBuf),
    /// Makes files, and saves them.
    Make(FilesToMake),
    /// Makes files of these names, and shows them to be printed.
    Print(FilesToMake),
    /// Makes papers, and saves them here and their marking key beside them; without a path, shows
    /// both to be printed.
    Papers(Option<PathBuf>, PaperWish),
}

/// The games to save, the extensions of their files, and the format of the named file.
pub(super) type SavedGames = (Arc<dyn AnyGames>, Vec<&'static str>, Option<Format>);

#[derive(Debug, Default)]
pub(super) struct Saving {
    /// A path, and the files that would be replaced: saving there once more does it.
    replaces: Option<(PathBuf, Vec<PathBuf>)>,
    /// The fingerprints of files when they were last read or written here.
    known: HashMap<PathBuf, FilePrint>,
    saves: u64,
    /// Where the last one was asked for; `None` for what is printed.
    saved_at: Option<PathBuf>,
    forgets: Option<Words>,
    /// The files being made.
    making: Vec<Job>,
    /// The place that the system was asked for, once it is chosen, and its number.
    chosen: Option<(u64, PathBuf)>,
    /// Whether it is still wanted.
    browses: bool,
}

impl Saving {
    /// Carries out a command on the open lesson and games.
    pub(super) fn update(
        &mut self,
        command: SaveCommand,
        (open, draft, file): (Option<&Opened>, Option<&LessonDraft>, Option<&Path>),
        game: Option<SavedGames>,
        messages: &mut Messages,
    ) -> Option<Effect> {
        match command {
            // Another lesson may have been opened meanwhile.
            SaveCommand::Lesson(path, title, of) => {
                let open = open.filter(|open| *open.source() == of)?;
                self.save_lesson((open, draft, file), path, title, messages)
            }
            SaveCommand::Browse(name) => {
                self.browses = true;
                Some(Effect::ChoosePlace(name))
            }
            SaveCommand::Leave => {
                (self.replaces, self.browses) = (None, false);
                messages.forget_error();
                None
            }
            SaveCommand::Game(path) => self.save_games(game?, path, messages),
            // Marks and lessons are known only to the whole session.
            SaveCommand::Marks(..)
            | SaveCommand::ClassMarks(_)
            | SaveCommand::LeaveClass
            | SaveCommand::Papers(..) => None,
            SaveCommand::Make(files) => {
                let replaces = self.agreed(&files.path);
                self.begin(files.job.clone());
                Some(Effect::MakeFiles(files, replaces))
            }
            SaveCommand::Print(files) => {
                self.begin(files.job.clone());
                Some(Effect::Print(files))
            }
            SaveCommand::StudentCopy(path) => {
                let text = student_copy(open?.loaded()).and_then(|copy| to_text(&copy));
                self.save_text(path, text, messages)
            }
        }
    }

    /// Something has been made to be printed.
    pub(super) fn made_to_print(&mut self) {
        self.saves += 1;
        self.saved_at = None;
    }

    /// The path at which the last save was asked for.
    pub(super) fn saved_at(&self) -> Option<&Path> {
        self.saved_at.as_deref()
    }

    /// Goes up with every save, and with all that is made to be printed.
    pub(super) fn saves(&self) -> u64 {
        self.saves
    }

    /// The last reported reason why the state could not be saved.
    pub(super) fn forgets(&self) -> Option<&Words> {
        self.forgets.as_ref()
    }

    /// Takes over whether the state was saved; a failure is reported once.
    pub(super) fn remembered(&mut self, result: Result<(), Words>, messages: &mut Messages) {
        let before = self.forgets.take();
        if let Err(words) = result {
            if before.as_ref() != Some(&words) {
                messages.error(Words::in_each(|language| {
                    language.texts().saving_not_remembered(words.get(language))
                }));
            }
            self.forgets = Some(words);
        }
    }

    /// Registers a job that makes files.
    pub(super) fn begin(&mut self, job: Job) {
        self.making.push(job);
    }

    /// Removes a finished job.
    pub(super) fn end(&mut self, job: &Job) {
        self.making.retain(|other| other != job);
    }

    /// The jobs that are making files.
    pub(super) fn in_work(&self) -> &[Job] {
        &self.making
    }

    /// Takes over the place that the user has chosen.
    pub(super) fn choose(&mut self, place: PathBuf) {
        if std::mem::take(&mut self.browses) {
            let number = self.chosen.take().map_or(0, |(number, _)| number);
            self.chosen = Some((number + 1, place));
        }
    }

    /// The place that the user has chosen last, and its number.
    pub(super) fn chosen(&self) -> Option<(u64, &Path)> {
        self.chosen.as_ref().map(|(number, place)| (*number, &**place))
    }

    /// Stores the fingerprint of an opened file.
    pub(super) fn opened(&mut self, path: PathBuf, print: FilePrint) {
        self.known.insert(path, print);
    }

    /// Whether a save may replace this file, which may be the opened one.
    pub(super) fn replace(&mut self, path: &Path, is_opened: bool) -> Replace {
        let known = self.known.get(path).copied();
        match (self.asked_again(path), is_opened) {
            (true, _) => Replace::Asked(known),
            (false, true) => Replace::Opened(known),
            (false, false) => Replace::Never,
        }
    }

    /// Whether the user has confirmed replacing this file by saving again.
    pub(super) fn asked_again(&mut self, path: &Path) -> bool {
        !self.agreed(path).is_empty()
    }

    /// The files that the user has agreed to replace by saving at this path again.
    pub(super) fn agreed(&mut self, path: &Path) -> Vec<PathBuf> {
        let agreed = self.replaces.take().filter(|(of, _)| of == path);
        agreed.map(|(_, files)| files).unwrap_or_default()
    }

    /// Requests that a text be written.
    pub(super) fn save_text(
        &mut self,
        path: PathBuf,
        text: Result<String, Words>,
        messages: &mut Messages,
    ) -> Option<Effect> {
        let replaces = self.agreed(&path);
        let text = messages.unless_failed(text)?;
        let files = FilesToMake::given(path, text.into_bytes());
        self.begin(files.job.clone());
        Some(Effect::MakeFiles(files, replaces))
    }

    fn save_lesson(
        &mut self,
        (open, draft, file): (&Opened, Option<&LessonDraft>, Option<&Path>),
        path: PathBuf,
        title: Words,
        messages: &mut Messages,
    ) -> Option<Effect> {
        let path = match path.extension() {
            Some(ending) if ending == "ron" => path,
            _ => {
                let mut name = path.into_os_string();
                name.push(".ron");
                PathBuf::from(name)
            }
        };
        let stem = path.file_stem().map(|stem| stem.to_string_lossy());
        let id: String = stem
            .unwrap_or_default()
            .chars()
            .filter(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.'))
            .take(60)
            .collect();
        let id = if id.is_empty() { open.loaded().lesson.id.clone() } else { id };
        let written = written_lesson((open, draft), title, &id);
        let (lesson, text) = messages.unless_failed(written)?;
        let of = open.source().clone();
        // A lesson that is being made is not read from its file.
        let is_same_file = of == Source::File(path.clone()) || file == Some(&*path);
        let replace = self.replace(&path, is_same_file);
        Some(Effect::SaveLesson(Box::new(SaveRequest { path, lesson, text, of, replace })))
    }

    fn save_games(
        &mut self,
        (games, endings, format): SavedGames,
        path: PathBuf,
        messages: &mut Messages,
    ) -> Option<Effect> {
        let Some(format) = format else {
            let shown = path.display();
            let endings = with_dots(&endings);
            messages
                .error(Words::of(|texts| texts.saving_no_line_format(&endings, shown.to_string())));
            return None;
        };
        // What was read only in part must not replace the whole file.
        let replace = self.replace(&path, games.is_whole_file(&path));
        Some(Effect::SaveGames(Box::new(GamesSaveRequest {
            encoding: games.encoding_at(&path),
            path,
            games,
            format,
            replace,
        })))
    }

    /// Takes over the result of a write; returns whether it succeeded.
    pub(super) fn saved(
        &mut self,
        path: &Path,
        result: Result<SavedFile, SaveError>,
        messages: &mut Messages,
    ) -> bool {
        let shown = path.display().to_string();
        match result {
            Ok(saved) => {
                self.saves += 1;
                self.saved_at = Some(path.to_path_buf());
                let first = (saved.others > 0).then(|| saved.place.display().to_string());
                messages.show(saved_message(&first.unwrap_or(shown), &saved));
                if let Some(print) = saved.print {
                    self.known.insert(path.to_path_buf(), print);
                    self.known.insert(saved.place, print);
                }
                return true;
            }
            Err(SaveError::Failed(words)) => {
                messages.error(words);
                return false;
            }
            Err(SaveError::Exists(files)) => {
                messages.show(Message::exists(&files));
                self.replaces = Some((path.to_path_buf(), files));
                return false;
            }
            Err(SaveError::Changed(kept)) => messages.error(changed(&shown, &kept)),
            Err(SaveError::Comments(count, line, kept)) => {
                messages.error(comments(&shown, (count, line), &kept));
            }
        }
        self.replaces = Some((path.to_path_buf(), vec![path.to_path_buf()]));
        false
    }
}

/// Extensions as a person reads them: `.ggf .moves`.
pub fn with_dots(endings: &[&str]) -> String {
    let dotted: Vec<_> = endings.iter().map(|ending| format!(".{ending}")).collect();
    dotted.join(" ")
}

/// A file has been saved, perhaps with losses.
fn saved_message(shown: &str, saved: &SavedFile) -> Message {
    let SavedFile { lost, kept, others, beside, told, .. } = saved;
    if lost.is_empty() && kept.is_none() && *others == 0 && beside.is_none() && told.is_none() {
        return Message::saved(shown);
    }
    Message::info(Words::in_each(|language| {
        let texts = language.texts();
        let mut text = texts.saving_saved(shown);
        if *others > 0 {
            text += &texts.saving_others(*others);
        }
        if let Some(beside) = beside {
            text += &texts.saving_beside(name_of(beside));
        }
        if let Some(told) = told {
            text += &texts.window_semicolon();
            text += told.get(language);
        }
        if !lost.is_empty() {
            let lost: Vec<_> = lost.iter().map(|words| words.get(language)).collect();
            text += &texts.saving_lost(lost.join(&texts.window_semicolon()));
        }
        if let Some(kept) = kept {
            text += &texts.saving_kept(name_of(kept));
        }
        text
    }))
}

/// The file name without its folder.
fn name_of(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

/// The open lesson under a title and an id, and the text of its file: where there is one, it is
/// changed only where it has to be.
fn written_lesson(
    (open, draft): (&Opened, Option<&LessonDraft>),
    title: Words,
    id: &str,
) -> Result<(Lesson, String), Words> {
    let of_file = open.loaded().text.as_deref().map(LessonDraft::new);
    let renamed = draft.cloned().or(of_file).and_then(|mut text| {
        text.edit(DraftEdit::Id(id.to_owned()));
        for language in Language::ALL {
            let words = title.get(language).to_owned();
            text.edit(DraftEdit::Words(DraftWords::Title, language, words));
        }
        Some((text.lesson(id).ok()?, text.text().to_owned()))
    });
    let lesson = saved_lesson(open, title, id);
    scenario::check(&lesson)?;
    match renamed.filter(|(same, _)| draft.is_some() || *same == lesson) {
        Some(written) => Ok(written),
        None => to_text(&lesson).map(|text| (lesson, text)),
    }
}

/// Another program has changed the file: saving again replaces it and keeps a backup.
fn changed(shown: &str, kept: &Path) -> Words {
    let kept = name_of(kept);
    Words::of(|texts| texts.saving_changed(&kept, shown))
}

/// Comments in the file would be lost: saving again replaces it and keeps a backup.
fn comments(shown: &str, (count, line): (usize, usize), kept: &Path) -> Words {
    let kept = name_of(kept);
    Words::of(|texts| texts.saving_comments(count, &kept, line, shown))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::open::prepare;

    #[test]
    fn saving_again_replaces_an_existing_file() {
        let source = Source::Shipped("m-01-tree-A");
        let open = prepare(source.clone(), &[], &Job::default()).expect("it ships");
        let (mut saving, mut messages) = (Saving::default(), Messages::default());
        let save = |saving: &mut Saving, messages: &mut Messages, of: &Source| {
            let title = Words::same("Mine");
            let command = SaveCommand::Lesson(PathBuf::from("mine"), title, of.clone());
            match saving.update(command, (Some(&open), None, None), None, messages) {
                Some(Effect::SaveLesson(request)) => Some(request),
                _ => None,
            }
        };
        let other = Source::Shipped("m-01-tree-B");
        assert!(save(&mut saving, &mut messages, &other).is_none(), "it is not open");
        let first = save(&mut saving, &mut messages, &source).expect("it is open");
        assert_eq!((first.path.to_str(), first.replace), (Some("mine.ron"), Replace::Never));
        let exists = || Err(SaveError::Exists(vec![first.path.clone()]));
        assert!(!saving.saved(&first.path, exists(), &mut messages));
        assert!(messages.shown().is_some_and(|message| message.is_error));
        let again = save(&mut saving, &mut messages, &source).expect("it is open");
        assert_eq!(again.replace, Replace::Asked(None));
        // What is armed is forgotten with its dialog, and so is what was said there.
        assert!(!saving.saved(&first.path, exists(), &mut messages));
        saving.update(SaveCommand::Leave, (Some(&open), None, None), None, &mut messages);
        assert!(messages.shown().is_none());
        let later = save(&mut saving, &mut messages, &source).expect("it is open");
        assert_eq!(later.replace, Replace::Never);
        let saved = SavedFile::default();
        assert!(saving.saved(&again.path, Ok(saved), &mut messages));
        assert_eq!(saving.saves(), 1);
    }
}
