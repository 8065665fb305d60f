//! Making a course: its chapters and lessons in order on the left, the lessons to choose from on the
//! right.

use std::path::Path;

use egui::{
    Align, Button, ComboBox, Context, DragValue, EventFilter, Key, Modifiers, TextEdit, Ui, vec2,
};

use super::dialog_parts::SavePlace;
use super::{
    choices, entered, error_text, list_row, named_field, scrolling, select_all, small, study_words,
    take_focus,
};
use language::{Language, Words};
use scenario::{AskedGroup, AskedWeights, CoursePlace, StudyMode};
use session::{Command, CourseCommand, CourseDesk, Session, Source, Travel};
use text::{Query, Spelling};

#[derive(Clone, Debug, Default)]
pub(crate) struct CourseTyped {
    place: SavePlace,
    /// What lessons are looked for by.
    query: String,
    /// The row of the found lessons that Enter adds.
    chosen: usize,
    /// The place that was last brought into view.
    shown: Option<CoursePlace>,
    /// Whether the search field requests the keyboard focus.
    focus: bool,
}

impl CourseTyped {
    /// For a course in this file.
    pub(crate) fn new(session: &Session, path: &Path) -> Self {
        let place = SavePlace::new(session, path).without_focus();
        Self { place, focus: true, ..Self::default() }
    }
}

const WIDTH: f32 = 400.0;
/// The height of everything else, in points: the lists have the rest.
const AROUND: f32 = 500.0;

fn height(ui: &Ui) -> f32 {
    (ui.ctx().content_rect().height() - AROUND).clamp(120.0, 400.0)
}

pub(super) fn course_ui(
    ui: &mut Ui,
    session: &Session,
    typed: &mut CourseTyped,
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    let Some(desk) = session.course_desk() else {
        return;
    };
    let mut asked = Vec::new();
    keys(ui, &mut asked);
    ui.label(small(session, texts.course_desk_about()));
    ui.horizontal(|ui| {
        for language in Language::ALL {
            ui.vertical(|ui| {
                ui.set_width(WIDTH);
                let name = format!("{}, {}", texts.course_desk_name(), language.own_name());
                let title = desk.course().title.get(language);
                if let Some(title) = line(ui, session, name, title) {
                    asked.push(CourseCommand::Title(language, title));
                }
            });
        }
    });
    let mut asking = desk.course().asking();
    if asking_ui(ui, session, &mut asking) {
        asked.push(CourseCommand::Asks(asking));
    }
    ui.horizontal(|ui| {
        let (mut pass, marks) = (desk.course().pass, desk.course().marks());
        let most = u32::try_from(marks).unwrap_or(u32::MAX).max(pass);
        let field = DragValue::new(&mut pass).range(0..=most);
        if named_field(ui, texts.course_desk_pass(), field).changed() {
            asked.push(CourseCommand::Pass(pass));
        }
        ui.label(small(session, texts.course_desk_pass_of(marks)));
    });
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(WIDTH);
            rows_ui(ui, session, desk, typed, &mut asked);
            buttons_ui(ui, session, desk, &mut asked);
            selected_ui(ui, session, desk, &mut asked);
        });
        ui.vertical(|ui| {
            ui.set_width(WIDTH);
            offered_ui(ui, session, desk, typed, &mut asked);
        });
    });
    if let Some(fault) = desk.fault() {
        ui.label(error_text(session, fault.get(session.language())));
    }
    if desk.is_changed() {
        ui.label(small(session, texts.course_desk_unwritten()));
    } else if let Some(file) = desk.file() {
        ui.label(small(session, texts.saving_saved(file.display().to_string())));
    }
    let entered = typed.place.field(ui, session, &[]);
    let save = format!("{} (Ctrl+S)", texts.window_save());
    let is_pressed = ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::S));
    let save = (save, entered || is_pressed);
    let path = typed.place.buttons(ui, session, save, commands, |_, _| {});
    asked.extend(path.map(CourseCommand::Save));
    commands.extend(asked.into_iter().map(Command::Course));
}

/// What is asked, and what it weighs; returns whether it was changed.
pub(super) fn asking_ui(ui: &mut Ui, session: &Session, asking: &mut AskedWeights) -> bool {
    let language = session.language();
    let mut is_changed = false;
    ui.horizontal_wrapped(|ui| {
        ui.label(language.texts().asked_weights());
        for group in AskedGroup::ALL {
            let mut weight = asking.weight(group);
            let field = DragValue::new(&mut weight).range(0..=AskedWeights::MOST);
            if named_field(ui, group.name(language), field).changed() {
                *asking = asking.with(group, weight);
                is_changed = true;
            }
        }
    });
    ui.label(small(session, language.texts().asked_weights_about()));
    is_changed
}

/// The keys of the course; while something is typed, only those that move the selected row.
fn keys(ui: &Ui, asked: &mut Vec<CourseCommand>) {
    let held = Modifiers::COMMAND.plus(Modifiers::SHIFT);
    let mut read = |keys: &[(Modifiers, Key, CourseCommand)]| {
        ui.input_mut(|input| {
            for (modifiers, key, command) in keys {
                for _ in 0..input.count_and_consume_key(*modifiers, *key) {
                    asked.push(command.clone());
                }
            }
        });
    };
    read(&[
        (held, Key::ArrowUp, CourseCommand::Shift(-1)),
        (held, Key::ArrowDown, CourseCommand::Shift(1)),
    ]);
    if !ui.ctx().text_edit_focused() {
        keep_arrows(ui.ctx());
        read(&[
            (held, Key::Z, CourseCommand::Travel(Travel::Redo)),
            (Modifiers::COMMAND, Key::Z, CourseCommand::Travel(Travel::Undo)),
            (Modifiers::COMMAND, Key::Y, CourseCommand::Travel(Travel::Redo)),
            (Modifiers::NONE, Key::ArrowUp, CourseCommand::Go(-1)),
            (Modifiers::NONE, Key::ArrowDown, CourseCommand::Go(1)),
            (Modifiers::NONE, Key::Delete, CourseCommand::Remove),
        ]);
    }
}

/// Keeps the arrows from moving the keyboard focus: they go from row to row.
fn keep_arrows(context: &Context) {
    context.memory_mut(|memory| {
        if let Some(id) = memory.focused() {
            let arrows = EventFilter { vertical_arrows: true, ..EventFilter::default() };
            memory.set_focus_lock_filter(id, arrows);
        }
    });
}

/// A field for a line; returns what it has become.
fn line(ui: &mut Ui, session: &Session, name: String, text: &str) -> Option<String> {
    let mut typed = text.to_owned();
    let label = small(session, &name);
    let field = TextEdit::singleline(&mut typed).id_salt(name).desired_width(f32::INFINITY);
    named_field(ui, label, field).changed().then_some(typed)
}

/// The chapters and lessons, in order.
fn rows_ui(
    ui: &mut Ui,
    session: &Session,
    desk: &CourseDesk,
    typed: &mut CourseTyped,
    asked: &mut Vec<CourseCommand>,
) {
    let language = session.language();
    scrolling("course rows").max_height(height(ui)).show(ui, |ui| {
        for place in desk.course().places() {
            let is_here = place == desk.place();
            let words = match (desk.course().task(place), desk.course().part(place)) {
                (Some(task), _) => {
                    let title = desk.title_of(task);
                    format!("    {}", title.get(language))
                }
                (None, Some(part)) => {
                    format!("{}  {}", place.chapter + 1, part.title.get(language))
                }
                (None, None) => continue,
            };
            let right = desk.course().task(place).map(|task| {
                let (work, _) = study_words(task.work, language);
                work + &text::points(task.marks, language)
            });
            let size = vec2(ui.available_width(), 28.0);
            let right = right.unwrap_or_default();
            let row = list_row(ui, session, size, is_here, [&words, &right]);
            if is_here && typed.shown != Some(place) {
                row.scroll_to_me(Some(Align::Center));
                typed.shown = Some(place);
            }
            if row.clicked() {
                asked.push(CourseCommand::Select(place));
            }
        }
    });
}

fn buttons_ui(ui: &mut Ui, session: &Session, desk: &CourseDesk, asked: &mut Vec<CourseCommand>) {
    let texts = session.language().texts();
    ui.horizontal_wrapped(|ui| {
        let (back, on) = desk.can_travel();
        for (words, enabled, command) in [
            (texts.course_desk_up(), true, CourseCommand::Shift(-1)),
            (texts.course_desk_down(), true, CourseCommand::Shift(1)),
            (texts.course_desk_remove(), true, CourseCommand::Remove),
            (texts.course_desk_add_chapter(), true, CourseCommand::AddChapter),
            (texts.course_desk_new(), true, CourseCommand::New),
            (texts.window_undo(), back, CourseCommand::Travel(Travel::Undo)),
            (texts.window_redo(), on, CourseCommand::Travel(Travel::Redo)),
        ] {
            if ui.add_enabled(enabled, Button::new(words)).clicked() {
                asked.push(command);
            }
        }
    });
}

/// The title of the chapter in which something is selected, and the work with the selected lesson.
fn selected_ui(ui: &mut Ui, session: &Session, desk: &CourseDesk, asked: &mut Vec<CourseCommand>) {
    let texts = session.language().texts();
    let (place, course) = (desk.place(), desk.course());
    if let Some(part) = course.part(place) {
        ui.columns(2, |columns| {
            for (ui, language) in columns.iter_mut().zip(Language::ALL) {
                let name = format!("{}, {}", texts.course_desk_chapter_name(), language.own_name());
                if let Some(title) = line(ui, session, name, part.title.get(language)) {
                    asked.push(CourseCommand::Chapter(language, title));
                }
            }
        });
    }
    let Some(task) = course.task(place) else {
        return;
    };
    ui.horizontal(|ui| {
        let label = ui.label(texts.course_desk_work());
        let (now, _) = study_words(task.work, session.language());
        let list = ComboBox::from_id_salt("work").selected_text(now);
        let words = |work| study_words(work, session.language()).0;
        let named = StudyMode::ALL.iter().map(|&work| (work, words(work)));
        let chosen = choices(ui, list, Some(&task.work), named);
        asked.extend(chosen.inner.map(CourseCommand::Work));
        chosen.response.labelled_by(label.id);
        let mut marks = task.marks;
        let field = DragValue::new(&mut marks).range(0..=1_000);
        if named_field(ui, texts.course_desk_marks(), field).changed() {
            asked.push(CourseCommand::Marks(marks));
        }
    });
}

/// The lessons to choose from; Enter in the field adds the chosen one.
fn offered_ui(
    ui: &mut Ui,
    session: &Session,
    desk: &CourseDesk,
    typed: &mut CourseTyped,
    asked: &mut Vec<CourseCommand>,
) {
    let texts = session.language().texts();
    let label = small(session, texts.course_desk_offered());
    let field = TextEdit::singleline(&mut typed.query)
        .id_salt("offered")
        .hint_text(texts.lessons_search())
        .desired_width(f32::INFINITY);
    let field = named_field(ui, label, field);
    take_focus(&field, &mut typed.focus);
    if field.changed() {
        typed.chosen = 0;
    }
    let found = found(desk, &typed.query);
    let last = found.len().saturating_sub(1);
    let mut moved = field.changed();
    if field.has_focus() {
        ui.input_mut(|input| {
            let down = input.count_and_consume_key(Modifiers::NONE, Key::ArrowDown);
            let up = input.count_and_consume_key(Modifiers::NONE, Key::ArrowUp);
            typed.chosen = (typed.chosen + down).min(last).saturating_sub(up);
            moved |= down + up > 0;
        });
    }
    if entered(ui, &field) {
        if let Some((source, _)) = found.get(typed.chosen) {
            asked.push(CourseCommand::Add(source.clone()));
        }
        field.request_focus(); // The next one follows, and replaces what is typed.
        select_all(ui, field.id, &typed.query);
    }
    scrolling("found lessons").max_height(height(ui)).show(ui, |ui| {
        for (number, (source, title)) in found.iter().enumerate() {
            let right = if desk.has(source) { texts.course_desk_is_in() } else { String::new() };
            let size = vec2(ui.available_width(), 28.0);
            let is_chosen = number == typed.chosen;
            let row =
                list_row(ui, session, size, is_chosen, [title.get(session.language()), &right]);
            if is_chosen && moved {
                row.scroll_to_me(Some(Align::Center));
            }
            if row.clicked() {
                typed.chosen = number;
                asked.push(CourseCommand::Add(source.clone()));
            }
        }
    });
    let made = session.unsaved().count();
    if made > 0 {
        ui.label(small(session, texts.course_desk_unsaved(made)));
    }
}

/// The lessons that match what is typed, the best first; all in their order without anything.
fn found<'d>(desk: &'d CourseDesk, typed: &str) -> Vec<&'d (Source, Words)> {
    let query = Query::of(typed);
    if query.is_empty() {
        return desk.offered().iter().collect();
    }
    let ranked = |spelling| {
        let rank = |entry: &'d (Source, Words)| {
            let (source, title) = entry;
            let names = [title.ja.clone(), title.en.clone(), source.name()];
            Some((entry, query.rank(&names, spelling)?))
        };
        let mut found: Vec<_> = desk.offered().iter().filter_map(rank).collect();
        found.sort_by_key(|(_, rank)| std::cmp::Reverse(*rank));
        found.into_iter().map(|(entry, _)| entry).collect::<Vec<_>>()
    };
    let right = Some(ranked(Spelling::Right)).filter(|found| !found.is_empty());
    right.unwrap_or_else(|| ranked(Spelling::Near))
}
