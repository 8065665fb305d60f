//! The list of lessons: by chapters, with a search field and the user's progress.

use egui::text::LayoutJob;
use egui::{
    Align, Button, Event, FontSelection, Label, Layout, RichText, ScrollArea, TextEdit, Ui, vec2,
};

use super::dialog_parts::title_fields;
use super::lessons_state::LessonChange;
use super::{
    entered, error_text, in_gold, ink, select_all, sign_button, small, strong, study_words,
    take_focus,
};
use crate::look::{Look, WindowContext};
use crate::pane::Pane;
use crate::theme::BODY;
use language::Words;
use picture::Ink;
use session::{LessonCommand, LessonEntry, Session, Source, StudyMode};
use text::{find_lessons, points};

/// A decision about a lesson of the user's own.
enum Decision {
    Do(LessonCommand),
    Leave,
}

/// The list of lessons, in the order of the course.
pub(crate) fn lessons_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    search_ui(ui, cx);
    // In little room, lessons take precedence.
    let hint_height = if ui.available_height() > 360.0 { 84.0 } else { 0.0 };
    let query = cx.look.lessons.query.clone();
    ScrollArea::vertical()
        .max_height(ui.available_height() - hint_height)
        .auto_shrink([false, false])
        .show(ui, |ui| {
            ui.set_max_width(ui.available_width());
            course_ui(ui, cx);
            let mut chapter = None;
            let found = found(ui, session, cx.look);
            let looks = !query.trim().is_empty();
            if found.is_empty() {
                ui.label(small(session, texts.lessons_none_found()));
            }
            let first = found.first().copied().filter(|_| looks);
            for index in found {
                let entry = &session.lessons()[index];
                // Search results are sorted by relevance, regardless of chapters.
                if !looks && chapter != Some(entry.chapter) {
                    chapter = Some(entry.chapter);
                    chapter_ui(ui, session, entry.chapter);
                }
                let is_first = first == Some(index);
                lesson_ui(ui, cx, (index, entry, is_first));
            }
        });
    if hint_height > 0.0 {
        ui.label(small(session, texts.window_drop_here()));
    }
}

/// The lessons of the list that match what is typed, looked for again when anything may have changed.
fn found(ui: &Ui, session: &Session, look: &mut Look) -> Vec<usize> {
    let (query, count, found) = &mut look.lessons.found;
    let now = session.lessons().len();
    let is_new = *query != look.lessons.query || *count != now;
    let is_act = |event: &Event| !matches!(event, Event::PointerMoved(_) | Event::MouseMoved(_));
    if is_new || ui.input(|input| input.events.iter().any(is_act)) {
        *found = find_lessons(session, &look.lessons.query);
        *count = now;
        query.clone_from(&look.lessons.query);
    }
    found.clone()
}

/// The width of the button that clears the field, in points.
const CLEAR: f32 = 38.0;

/// The search field; Enter opens the first result.
fn search_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    let row = ui.horizontal(|ui| {
        let clear = if cx.look.lessons.query.is_empty() { 0.0 } else { CLEAR };
        let field = TextEdit::singleline(&mut cx.look.lessons.query)
            .hint_text(texts.lessons_search())
            .desired_width(ui.available_width() - clear);
        let field = ui.add(field).on_hover_text(texts.lessons_search_tip());
        if clear > 0.0 {
            let words = texts.lessons_clear_search();
            if sign_button(ui, true, Button::new("×"), &words).clicked() {
                cx.look.stop_looking();
            }
        }
        field
    });
    let field = row.inner;
    let named = || egui::WidgetInfo::labeled(egui::Role::TextInput, true, texts.lessons_search());
    field.widget_info(named);
    take_focus(&field, &mut cx.look.lessons.focus);
    if field.changed() {
        cx.look.lessons.listed = None; // Results may be at other places.
    }
    if field.gained_focus() {
        select_all(ui, field.id, &cx.look.lessons.query);
    }
    let is_asked = entered(ui, &field);
    cx.look.lessons.types_query = field.has_focus();
    if is_asked && !cx.look.lessons.query.trim().is_empty() {
        let found = found(ui, session, cx.look);
        let first = found.first().map(|&first| &session.lessons()[first]);
        if let Some(entry) = first {
            cx.push(LessonCommand::Open(entry.source.clone()));
            cx.look.stop_looking();
        }
    }
}

/// The open course, and the way back to the shipped lessons.
fn course_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    let Some(title) = session.course_title() else {
        return;
    };
    ui.add(Label::new(strong(title.told(session.language())).size(15.0)).wrap());
    ui.horizontal_wrapped(|ui| {
        let leave = ui.button(texts.lessons_leave_course());
        if leave.on_hover_text(texts.lessons_leave_course_tip()).clicked() {
            cx.push(LessonCommand::LeaveCourse);
        }
        if ui.button(texts.course_desk_change()).clicked() {
            cx.look.ask_course(session, true, cx.commands);
        }
    });
}

/// The title of a chapter, and how many of its lessons the user has completed.
fn chapter_ui(ui: &mut Ui, session: &Session, number: Option<usize>) {
    let texts = session.language().texts();
    let entries = session.lessons().iter();
    let of_it: Vec<_> = entries.filter(|entry| entry.chapter == number).collect();
    let walked = of_it.iter().filter(|entry| session.is_seen(&entry.source));
    let title = match number.zip(session.chapter_title(number)) {
        Some((number, title)) => format!("{}  {}", number + 1, title.told(session.language())),
        None => texts.lessons_own(),
    };
    let words = match number {
        Some(_) => format!("{title}  {}/{}", walked.count(), of_it.len()),
        None => title,
    };
    let words = strong(words).size(13.0);
    ui.add_space(6.0);
    let label = Label::new(words.color(ink(session, Ink::Muted))).wrap();
    let response = ui.add(label);
    if number.is_some() {
        response.on_hover_text(texts.lessons_progress_tip());
    }
}

/// A lesson of the list: its index, and whether Enter opens it.
fn lesson_ui(
    ui: &mut Ui,
    cx: &mut WindowContext<'_>,
    (index, entry, is_first): (usize, &LessonEntry, bool),
) {
    let (session, texts) = cx.session_and_texts();
    let open = session.open();
    let is_open = open.is_some_and(|open| *open.source() == entry.source);
    let is_seen = session.is_seen(&entry.source);
    let title = session.shown_title(entry);
    let name = title.told(session.language());
    let mark = if is_seen { "●" } else { "○" };
    let (walked, stops) = session.run().walked_stops();
    let progress = if is_open && stops > 0 {
        format!("  {}", texts.lessons_stops(stops, walked))
    } else {
        String::new()
    };
    let marks = marks(session, entry);
    let words = format!("{mark} {}  {name}{progress}{marks}", index + 1);
    let mut button = Button::new(with_task(ui, session, entry, &words)).wrap();
    button = if is_open {
        in_gold(session, button)
    } else if is_first {
        button.stroke(egui::Stroke::new(1.5, ink(session, Ink::Text)))
    } else {
        button.stroke(egui::Stroke::NONE)
    };
    let full = |ui: &Ui| vec2(ui.available_width(), 32.0);
    let response = if entry.is_own() {
        // The menu is on the right; the title gets the rest.
        let right = Layout::right_to_left(Align::Center);
        let row = ui.allocate_ui_with_layout(full(ui), right, |ui| {
            menu_ui(ui, session, cx.look, entry);
            ui.add(button.min_size(full(ui)))
        });
        row.inner
    } else {
        ui.add(button.min_size(full(ui)))
    };
    let response = match session.course_fault(entry) {
        Some(fault) => response.on_hover_text(fault.get(session.language())),
        None if is_first => response.on_hover_text(texts.lessons_first_found()),
        None if is_seen => response.on_hover_text(texts.lessons_walked()),
        None => response,
    };
    if is_first && cx.look.lessons.listed.is_none() {
        // Keep the best result visible, however far the list was scrolled.
        response.scroll_to_me(Some(Align::Min));
        let source = open.map_or(&entry.source, |open| open.source());
        cx.look.lessons.listed = Some(source.clone());
    }
    if is_open && cx.look.lessons.listed.as_ref() != Some(&entry.source) {
        response.scroll_to_me(Some(Align::Center));
        cx.look.lessons.listed = Some(entry.source.clone());
    }
    if response.clicked() && !is_open {
        cx.push(LessonCommand::Open(entry.source.clone()));
        cx.look.stop_looking();
    }
    change_ui(ui, cx, entry);
}

/// The title of a lesson, and below it the task of a course ("予想・10点"), or that the lesson cannot
/// be opened.
fn with_task(ui: &Ui, session: &Session, entry: &LessonEntry, title: &str) -> LayoutJob {
    let mut job = LayoutJob::default();
    let mut add = |words: RichText| {
        let (font, align) = (FontSelection::Default, Align::Center);
        words.append_to(&mut job, ui.style(), font, align);
    };
    add(RichText::new(title).size(BODY));
    let language = session.language();
    if session.course_fault(entry).is_some() {
        let words = format!("\n{}", language.texts().lessons_cannot_open());
        add(small(session, words).color(ink(session, Ink::Disagree)));
    } else if let Some(task) = session.course_task(entry) {
        let (work, _) = study_words(task.work, language);
        add(small(session, format!("\n{work}{}", points(task.marks, language))));
    }
    job
}

fn menu_ui(ui: &mut Ui, session: &Session, look: &mut Look, entry: &LessonEntry) {
    let texts = session.language().texts();
    let title = session.shown_title(entry);
    let name = title.told(session.language());
    let menu = ui.menu_button("…", |ui| {
        let change = |title| LessonChange { of: entry.source.clone(), title, is_new: true };
        if ui.button(texts.lessons_rename()).clicked() {
            look.lessons.change = Some(change(Some(entry.title.clone())));
            ui.close();
        }
        if ui.button(texts.lessons_delete()).clicked() {
            look.lessons.change = Some(change(None));
            ui.close();
        }
    });
    let spoken = format!("{}: {name}", texts.lessons_menu());
    let button = menu.response.on_hover_text(texts.lessons_menu());
    button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &spoken));
}

/// The fields to rename a lesson, or the question whether to delete it.
fn change_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, entry: &LessonEntry) {
    let session = cx.session;
    let Some(change) = cx.look.lessons.change.as_mut().filter(|change| change.of == entry.source)
    else {
        return;
    };
    let top = ui.cursor().min;
    let done = match &mut change.title {
        Some(title) => rename_ui(ui, session, &change.of, title),
        None => delete_ui(ui, session, &change.of),
    };
    if std::mem::take(&mut change.is_new) {
        let place = egui::Rect::from_min_max(top, ui.cursor().min);
        ui.scroll_to_rect(place, Some(Align::Max));
    }
    match done {
        None => return,
        Some(Decision::Do(command)) => {
            cx.push(command);
            // Keep the list in front, although the new title makes it another lesson.
            cx.look.wanted = Some(Pane::Lessons);
        }
        Some(Decision::Leave) => {}
    }
    cx.look.lessons.change = None;
}

/// The fields to rename a lesson; returns the user's decision, if any.
fn rename_ui(ui: &mut Ui, session: &Session, of: &Source, title: &mut Words) -> Option<Decision> {
    title_fields(ui, session, title, f32::INFINITY);
    let is_named = !title.ja.trim().is_empty() && !title.en.trim().is_empty();
    let rename = || LessonCommand::Rename(of.clone(), title.clone());
    decide_ui(ui, session, (session.language().texts().lessons_rename(), is_named), rename)
}

/// The question whether to delete a lesson; returns the user's decision, if any.
fn delete_ui(ui: &mut Ui, session: &Session, of: &Source) -> Option<Decision> {
    let texts = session.language().texts();
    let warning = if matches!(of, Source::File(_)) {
        texts.lessons_delete_file()
    } else {
        texts.lessons_delete_made()
    };
    ui.label(error_text(session, warning));
    let delete = || LessonCommand::Delete(of.clone());
    decide_ui(ui, session, (texts.lessons_delete(), true), delete)
}

/// A button to confirm, and one to cancel; returns the one pressed.
fn decide_ui(
    ui: &mut Ui,
    session: &Session,
    (name, enabled): (String, bool),
    command: impl FnOnce() -> LessonCommand,
) -> Option<Decision> {
    let row = ui.horizontal_wrapped(|ui| {
        let does = ui.add_enabled(enabled, Button::new(name)).clicked();
        let leaves = ui.button(session.language().texts().lessons_cancel()).clicked();
        (does, leaves)
    });
    match row.inner {
        (true, _) => Some(Decision::Do(command())),
        (false, true) => Some(Decision::Leave),
        (false, false) => None,
    }
}

/// The marks that count for a lesson, one for each study mode: "  予想 88%"; with the best retake, if
/// it is better: "  予想 88% (やり直し 95%)".
fn marks(session: &Session, entry: &LessonEntry) -> String {
    let texts = session.language().texts();
    let percent = |share: u16| format!("{}%", (share + 5) / 10);
    let of_work = |&work: &StudyMode| {
        let marks = session.marks_of(entry).iter();
        let marks: Vec<_> = marks.filter(|mark| mark.work == work).collect();
        let counted = marks.iter().filter(|mark| mark.first.is_some());
        let counted = counted.map(|mark| mark.counted()).max();
        let best = marks.iter().map(|mark| mark.best.share).max()?;
        let (name, _) = study_words(work, session.language());
        let retaken = Some(best).filter(|&best| best > counted.unwrap_or_default());
        let retaken = retaken.map(|best| format!(" {}", texts.lessons_retake(percent(best))));
        let counted = counted.map(|share| format!(" {}", percent(share)));
        let [counted, retaken] = [counted, retaken].map(Option::unwrap_or_default);
        Some(format!("  {name}{counted}{retaken}"))
    };
    StudyMode::ALL.iter().filter_map(of_work).collect()
}
