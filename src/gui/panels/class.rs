//! Exports for a class: marks, copies for students, test papers.

use std::path::PathBuf;

use egui::{DragValue, TextEdit, Ui};

use super::dialog_parts::{error_line, path_field};
use super::{small, switch};
use language::Language;
use session::{Command, PaperLessons, PaperWish, SaveCommand, Session};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Export {
    /// The marks of the learner.
    Marks {
        /// The learner's name, as typed so far.
        learner: String,
    },
    /// A copy of the lesson without answers.
    StudentCopy,
    /// Test papers and their marking key.
    Papers(PaperWish),
}

impl Export {
    /// The heading of its dialog.
    pub(super) fn title(&self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::Marks { .. } => texts.class_marks(),
            Self::StudentCopy => texts.class_student(),
            Self::Papers(_) => texts.class_papers(),
        }
    }

    /// The default name of its file; `lesson` is the id of the open one.
    pub(crate) fn file_name(&self, lesson: Option<&str>) -> String {
        match self {
            Self::Marks { .. } => "marks.csv".to_owned(),
            Self::Papers(_) => "papers.html".to_owned(),
            Self::StudentCopy => format!("{}-student.ron", lesson.unwrap_or("lesson")),
        }
    }
}

/// The dialog.
pub(super) fn export_ui(
    ui: &mut Ui,
    session: &Session,
    (what, path): (&mut Export, &mut String),
    focus: &mut bool,
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    let hint = match what {
        Export::Marks { learner } => {
            let label = ui.label(texts.class_learner());
            let field = TextEdit::singleline(learner).desired_width(500.0);
            ui.add(field).labelled_by(label.id);
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
        Export::StudentCopy => texts.class_student_hint(),
        Export::Papers(wish) => {
            paper_wish(ui, session, wish);
            texts.class_papers_hint()
        }
    };
    let entered = path_field(ui, texts.window_path(), path, focus);
    ui.label(small(session, hint));
    if (ui.button(texts.window_save()).clicked() || entered) && !path.trim().is_empty() {
        let path = PathBuf::from(path.trim());
        commands.push(Command::Save(match what {
            Export::Marks { learner } => SaveCommand::Marks(path, learner.clone()),
            Export::StudentCopy => SaveCommand::StudentCopy(path),
            Export::Papers(wish) => SaveCommand::Papers(path, *wish),
        }));
    }
    error_line(ui, session);
}

/// The lessons, the number of questions and papers, and the seed.
fn paper_wish(ui: &mut Ui, session: &Session, wish: &mut PaperWish) {
    let texts = session.language().texts();
    ui.horizontal(|ui| {
        for (lessons, name) in [
            (PaperLessons::Open, texts.class_of_lesson()),
            (PaperLessons::Chapter, texts.class_of_chapter()),
            (PaperLessons::Course, texts.class_of_list()),
        ] {
            let offers = lessons != PaperLessons::Course || session.course_title().is_some();
            if offers && switch(ui, session, wish.lessons == lessons, name).clicked() {
                wish.lessons = lessons;
            }
        }
    });
    ui.horizontal(|ui| {
        let label = ui.label(texts.class_questions());
        let field = DragValue::new(&mut wish.questions).range(1..=50);
        ui.add(field).labelled_by(label.id);
        let label = ui.label(texts.class_copies());
        let field = DragValue::new(&mut wish.copies).range(1..=200);
        ui.add(field).labelled_by(label.id);
        let label = ui.label(texts.class_seed());
        ui.add(DragValue::new(&mut wish.seed)).labelled_by(label.id);
    });
}
