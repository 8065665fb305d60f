//! The dialog that exports: steps, marks, copies for students, test papers, packs of lessons.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

use egui::{DragValue, Grid, ScrollArea, TextEdit, Ui};

use super::course::asking_ui;
use super::dialog_parts::SavePlace;
use super::table::headings;
use super::{error_text, named_field, small, switch, switches};
use crate::exporting::{Copied, export_command, hides_nothing, print_command};
use export::{ExportFormat, FigurePart};
use formats::pack::is_pack;
use host::{pack_course, pack_lessons, page_files, scorm_package};
use language::{Language, Texts, Words};
use scenario::Course;
use session::{
    Command, FilesToMake, Job, LessonEntry, LessonMark, OpenCourse, Opened, PaperFormat, PaperKind,
    PaperLessons, PaperWish, SaveCommand, Session, Source,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Export {
    Marks {
        /// The learner's name, as typed so far.
        learner: String,
    },
    Class,
    /// A copy of the lesson without answers.
    StudentCopy,
    /// Test papers or worksheets, and their key.
    Papers(PaperWish),
    /// Lessons in one file.
    Pack(PackWish),
    /// The course for a learning platform, with the page that opens it.
    Scorm,
    /// The shown step, or a range of steps.
    Steps(StepsWish),
}

score::named! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum PackWish {
        Open: class_of_lesson,
        Own: pack_own,
        Course: class_of_list,
    }
}

impl PackWish {
    /// What a teacher most likely sends.
    pub(crate) fn of(session: &Session) -> Self {
        let last = Self::ALL.into_iter().rev().find(|wish| wish.is_there(session));
        last.unwrap_or(Self::Open)
    }

    fn is_there(self, session: &Session) -> bool {
        match self {
            Self::Open => session.open().is_some(),
            Self::Own => saved(session).next().is_some(),
            Self::Course => session.open_course().is_some(),
        }
    }

    fn command(self, session: &Session, path: PathBuf) -> Command {
        let path = if is_pack(&path) { path } else { path.with_added_extension("zip") };
        let place = path.clone();
        let course = session.open_course().filter(|_| self == Self::Course).cloned();
        let sources: Vec<_> = match self {
            Self::Own => saved(session).map(|entry| entry.source.clone()).collect(),
            _ => session.open().map(|open| open.source().clone()).into_iter().collect(),
        };
        let title = Words::of(Texts::pack_title);
        let make = move |_: &Job| {
            let bytes = match &course {
                Some(open) => pack_course(open)?,
                None => pack_lessons(&title, &sources)?,
            };
            Ok(vec![(place, bytes)])
        };
        Command::Save(SaveCommand::Make(FilesToMake::new(path, 1, make)))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StepsWish {
    part: FigurePart,
    /// Whether it is a range, rather than the shown step.
    is_range: bool,
    from: usize,
    to: usize,
}

impl StepsWish {
    /// The shown step; as a range, the whole run.
    pub(crate) fn of(session: &Session) -> Self {
        let to = session.open().map_or(0, Opened::last_step);
        Self { part: FigurePart::Step, is_range: false, from: 0, to }
    }
}

impl Export {
    pub(super) fn title(&self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::Marks { .. } => texts.class_marks(),
            Self::Class => texts.class_table(),
            Self::StudentCopy => texts.class_student(),
            Self::Papers(PaperWish { kind: PaperKind::Test { .. }, .. }) => texts.class_papers(),
            Self::Papers(_) => texts.class_worksheet(),
            Self::Pack(_) => texts.pack_save(),
            Self::Scorm => texts.scorm_save(),
            Self::Steps(_) => texts.export_title(),
        }
    }

    /// The default name of its file; `lesson` is the id of the open one.
    pub(crate) fn file_name(&self, lesson: Option<&str>) -> String {
        match self {
            Self::Marks { .. } => "marks.csv".to_owned(),
            Self::Class => "class.csv".to_owned(),
            Self::Papers(wish) => format!("{}.html", wish.name()),
            Self::Pack(_) => "lessons.zip".to_owned(),
            Self::Scorm => "scorm.zip".to_owned(),
            Self::Steps(_) => format!("{}.png", lesson.unwrap_or("lesson")),
            Self::StudentCopy => format!("{}-student.ron", lesson.unwrap_or("lesson")),
        }
    }

    /// The ends of names that its files may have.
    fn ends(&self) -> Vec<&'static str> {
        match self {
            Self::Marks { .. } | Self::Class => vec!["csv", "json"],
            Self::StudentCopy | Self::Pack(_) | Self::Scorm => Vec::new(),
            Self::Papers(PaperWish { kind: PaperKind::Worksheet { .. }, .. }) => {
                PaperFormat::PAGES.map(PaperFormat::end).to_vec()
            }
            Self::Papers(_) => PaperFormat::ALL.map(PaperFormat::end).to_vec(),
            Self::Steps(_) => ExportFormat::ALL.iter().map(|format| format.end()).collect(),
        }
    }
}

/// What was chosen in the dialogs of exports, for the next time.
#[derive(Clone, Debug, Default)]
pub(crate) struct ExportChoices {
    /// Where something was exported last.
    pub folder: Option<PathBuf>,
    /// What was chosen in each dialog, for which lesson, and the path.
    made: Vec<(Export, Option<String>, PathBuf)>,
}

fn open_id(session: &Session) -> Option<String> {
    session.open().map(|open| open.loaded().lesson.id.clone())
}

impl ExportChoices {
    /// Keeps what a dialog says as it closes.
    pub(super) fn keep(&mut self, session: &Session, what: &Export, place: &SavePlace) {
        let path = PathBuf::from(place.path.trim());
        if place.is_saved(session) {
            self.folder = path.parent().map(Path::to_path_buf);
        }
        let title = |what: &Export| what.title(Language::En);
        self.made.retain(|(other, ..)| title(other) != title(what));
        self.made.push((what.clone(), open_id(session), path));
    }

    /// What the dialog for an export begins with: what was chosen in it last; `own` is the folder
    /// if there is none yet.
    pub(crate) fn last(
        &self,
        session: &Session,
        what: Export,
        own: Option<PathBuf>,
    ) -> (Export, SavePlace) {
        let lesson = open_id(session);
        let is_of_lesson = matches!(what, Export::StudentCopy | Export::Steps(_));
        let name = what.file_name(lesson.as_deref());
        let title = what.title(Language::En);
        let before = self.made.iter().find(|(other, ..)| other.title(Language::En) == title);
        let folder = self.folder.clone().or(own).unwrap_or_default();
        let (what, path) = match before {
            Some((before, of, path)) if *of == lesson || !is_of_lesson => {
                (before.clone(), path.clone())
            }
            Some((before, _, path)) => {
                let last = StepsWish::of(session).to;
                let what = match before.clone() {
                    Export::Steps(wish) => Export::Steps(StepsWish { from: 0, to: last, ..wish }),
                    other => other,
                };
                let end = path.extension().unwrap_or_default();
                (what, path.with_file_name(name).with_extension(end))
            }
            None => (what, folder.join(name)),
        };
        let place = SavePlace::new(session, &path);
        (what, place)
    }
}

pub(super) fn export_ui(
    ui: &mut Ui,
    session: &Session,
    (what, place): (&mut Export, &mut SavePlace),
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    let hint = match what {
        Export::Marks { learner } => {
            let field = TextEdit::singleline(learner).desired_width(500.0);
            named_field(ui, texts.class_learner(), field);
            let report = session.mark_report(learner);
            if report.rows.iter().all(|row| row.mark.is_none()) {
                ui.label(texts.class_no_marks());
            }
            if let Some(points) = report.points {
                let (reached, of) = (points.reached(), points.of);
                ui.label(format!("{}: {reached} / {of}", texts.class_reached()));
            }
            texts.class_marks_hint()
        }
        Export::Class => {
            class_table(ui, session);
            texts.class_table_hint()
        }
        Export::StudentCopy => texts.class_student_hint(),
        Export::Papers(wish) => {
            paper_wish(ui, session, wish);
            match wish.kind {
                PaperKind::Test { .. } => texts.class_papers_hint(),
                PaperKind::Worksheet { .. } => texts.class_worksheet_hint(),
            }
        }
        Export::Pack(wish) => {
            pack_wish(ui, session, wish);
            texts.pack_hint()
        }
        Export::Scorm => {
            let title = scorm_course(session).course.title;
            ui.label(title.get(session.language()));
            texts.scorm_hint()
        }
        Export::Steps(wish) => {
            steps_wish(ui, session, (wish, place));
            texts.export_formats()
        }
    };
    let entered = place.field(ui, session, &what.ends());
    ui.label(small(session, hint));
    let mut prints = false;
    let save = (texts.window_save(), entered);
    let path = place.buttons(ui, session, save, commands, |ui, commands| {
        if let Export::Marks { learner } = what {
            let button = ui.button(texts.class_copy_code());
            if button.on_hover_text(texts.class_copy_code_tip()).clicked() {
                commands.push(match session.mark_report(learner).code() {
                    Ok(code) => Copied::Marks.text(ui.ctx(), code),
                    Err(words) => Command::Tell(words),
                });
            }
        }
        if matches!(what, Export::Papers(_) | Export::Steps(_)) {
            let print = ui.button(texts.actions_print()).on_hover_text(texts.class_print_tip());
            prints = print.clicked();
        }
    });
    if prints {
        commands.extend(match what {
            Export::Papers(wish) => Some(Command::Save(SaveCommand::Papers(None, *wish))),
            Export::Steps(wish) => Some(wish.command(session, None)),
            _ => None,
        });
    } else if let Some(path) = path {
        commands.push(match what {
            Export::Marks { learner } => Command::Save(SaveCommand::Marks(path, learner.clone())),
            Export::Class => Command::Save(SaveCommand::ClassMarks(path)),
            Export::StudentCopy => Command::Save(SaveCommand::StudentCopy(path)),
            Export::Papers(wish) => Command::Save(SaveCommand::Papers(Some(path), *wish)),
            Export::Pack(wish) => wish.command(session, path),
            Export::Scorm => scorm_command(session, path),
            Export::Steps(wish) => wish.command(session, Some(&path)),
        });
    }
}

/// The marks of a class: a row for each code, and what is wrong with the others.
fn class_table(ui: &mut Ui, session: &Session) {
    let texts = session.language().texts();
    let Some((class, table)) = session.class_marks().zip(session.class_by_pupil()) else {
        return;
    };
    let language = session.language();
    ScrollArea::both().max_height(300.0).show(ui, |ui| {
        Grid::new("class").striped(true).show(ui, |ui| {
            let whose = [texts.class_table_learner(), texts.class_reached()];
            let lessons = table.lessons.iter().map(|(_, title, marks)| {
                format!("{}{}", title.get(language), text::points(*marks, language))
            });
            let last = [texts.class_table_last(), texts.class_table_doubts()];
            headings(ui, session, whose.into_iter().chain(lessons).chain(last));
            for pupil in &table.pupils {
                ui.label(&pupil.learner);
                ui.label(format!("{} / {}", pupil.points.reached(), pupil.points.of));
                for share in &pupil.lessons {
                    let mark = share.map(|share| LessonMark { share, of: 0 }.percent() + "%");
                    ui.label(mark.unwrap_or_else(|| "–".to_owned()));
                }
                ui.label(pupil.last_on().unwrap_or_else(|| "–".to_owned()));
                let doubts = pupil.doubts.iter().map(|doubt| doubt.words(language));
                let doubts = doubts.collect::<Vec<_>>().join(language.pick("。", "; "));
                ui.label(error_text(session, doubts));
                ui.end_row();
            }
        });
        for fault in &class.faults {
            let what = fault.what.get(session.language());
            ui.label(error_text(session, texts.class_table_fault(fault.line, what)));
        }
    });
}

impl StepsWish {
    /// What saves the steps, or prints them if there is no path; or says why that cannot be done.
    fn command(&self, session: &Session, path: Option<&Path>) -> Command {
        let is_range = self.is_range && hides_nothing(session);
        let steps = is_range.then(|| self.from..=self.to.max(self.from));
        let command = match path {
            Some(path) => export_command(session, path, self.part, steps),
            None => print_command(session, self.part, steps),
        };
        command.unwrap_or_else(Command::Tell)
    }

    /// The usual formats of one step and of a range.
    const USUAL: [&str; 2] = ["png", "gif"];
}

/// What a figure shows, and of which steps.
fn steps_wish(ui: &mut Ui, session: &Session, (wish, place): (&mut StepsWish, &mut SavePlace)) {
    let texts = session.language().texts();
    ui.horizontal(|ui| {
        let has_board = session.view().board.is_some();
        let parts = [
            (FigurePart::Step, texts.export_whole()),
            (FigurePart::Tree, texts.window_tree()),
            (FigurePart::Board, texts.window_board()),
        ];
        let parts = parts.into_iter().filter(|(it, _)| *it != FigurePart::Board || has_board);
        wish.part = switches(ui, session, &wish.part, parts).unwrap_or(wish.part);
    });
    // While something is hidden, other steps would reveal it.
    let Some(open) = session.open().filter(|_| hides_nothing(session)) else {
        return;
    };
    ui.horizontal(|ui| {
        for (is_range, name) in [(false, texts.export_this_step()), (true, texts.export_range())] {
            let is_on = wish.is_range == is_range;
            let switch = switch(ui, session, is_on, name);
            if switch.clicked() {
                wish.is_range = is_range;
                // A picture of one step becomes one that moves, and the other way round.
                let [now, before] = [usize::from(is_range), usize::from(!is_range)];
                if place.ends_in(StepsWish::USUAL[before]) {
                    place.end_in(StepsWish::USUAL[now], &StepsWish::USUAL);
                }
            }
            if is_range && wish.is_range {
                let last = open.last_step();
                ui.add(DragValue::new(&mut wish.from).range(0..=last)).labelled_by(switch.id);
                ui.label("–");
                ui.add(DragValue::new(&mut wish.to).range(0..=last)).labelled_by(switch.id);
            }
        }
    });
}

fn pack_wish(ui: &mut Ui, session: &Session, wish: &mut PackWish) {
    let texts = session.language().texts();
    ui.horizontal(|ui| {
        let offered = PackWish::ALL.into_iter().filter(|each| each.is_there(session));
        let named = offered.map(|each| (each, each.name(session.language())));
        *wish = switches(ui, session, wish, named).unwrap_or(*wish);
    });
    let unsaved = session.unsaved().count();
    if *wish == PackWish::Own && unsaved > 0 {
        ui.label(small(session, texts.course_desk_unsaved(unsaved)));
    }
}

/// The open course, or else the one that ships.
fn scorm_course(session: &Session) -> OpenCourse {
    let shipped = || OpenCourse::without_file(Course::shipped(), HashMap::new(), BTreeMap::new());
    session.open_course().cloned().unwrap_or_else(shipped)
}

fn scorm_command(session: &Session, path: PathBuf) -> Command {
    let path = if is_pack(&path) { path } else { path.with_added_extension("zip") };
    let (place, course) = (path.clone(), scorm_course(session));
    let title = course.course.title.get(session.language()).to_owned();
    let make = move |_: &Job| {
        let bytes = scorm_package(&course, page_files(None)?, &title)?;
        Ok(vec![(place, bytes)])
    };
    Command::Save(SaveCommand::Make(FilesToMake::new(path, 1, make)))
}

/// The user's own lessons that are files.
fn saved(session: &Session) -> impl Iterator<Item = &LessonEntry> {
    let own = session.lessons().iter().filter(|entry| entry.is_own());
    own.filter(|entry| matches!(entry.source, Source::File(_)))
}

/// The lessons, the number of papers, and what is on them.
fn paper_wish(ui: &mut Ui, session: &Session, wish: &mut PaperWish) {
    let texts = session.language().texts();
    ui.horizontal(|ui| {
        let lessons = [
            (PaperLessons::Open, texts.class_of_lesson()),
            (PaperLessons::Chapter, texts.class_of_chapter()),
            (PaperLessons::Course, texts.class_of_list()),
        ];
        let has_course = session.course_title().is_some();
        let offered =
            lessons.into_iter().filter(|(it, _)| *it != PaperLessons::Course || has_course);
        wish.lessons = switches(ui, session, &wish.lessons, offered).unwrap_or(wish.lessons);
    });
    let here = session.open().filter(|_| wish.lessons == PaperLessons::Open).map(Opened::step);
    if let PaperKind::Worksheet { step } = &mut wish.kind {
        *step = step.and(here);
        let mut is_given = step.is_some();
        if let Some(here) = here
            && ui.checkbox(&mut is_given, texts.class_given(here)).changed()
        {
            *step = is_given.then_some(here);
        }
    }
    ui.horizontal(|ui| {
        if let PaperKind::Test { questions, .. } = &mut wish.kind {
            named_field(ui, texts.class_questions(), DragValue::new(questions).range(1..=50));
        }
        named_field(ui, texts.class_copies(), DragValue::new(&mut wish.copies).range(1..=200));
        if let PaperKind::Test { seed, .. } = &mut wish.kind {
            named_field(ui, texts.class_seed(), DragValue::new(seed));
        }
    });
    if let PaperKind::Test { asking, .. } = &mut wish.kind {
        asking_ui(ui, session, asking);
    }
}
