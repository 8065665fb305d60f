//! The value of the node with its reasons, or the notes and questions.

use egui::{
    FontFamily, FontId, Rangef, Rect, RectAlign, Response, Role, Sense, Tooltip, Ui, WidgetInfo,
    vec2,
};

use super::counts::counts_ui;
use super::glossed::glossed;
use super::lesson_table::table_ui;
use super::node_menu::{read_cut, reads_deeper};
use super::open_questions::open_questions_ui;
use super::order::order_ui;
use super::pages::{row_of, switches_ui};
use super::swap_list::swap_table;
use super::why::{ask_ui, why};
use super::{
    error_text, framed, in_frame, in_plies, ink, scrolling, size_of, small, strong, title,
    uncover_button,
};
use crate::fonts::bold;
use crate::look::WindowContext;
use crate::paint::{area, paint};
use crate::theme::BODY;
use language::{Notation, signed};
use lesson::narrator::Card;
use picture::{Ink, number_line};
use scenario::LeafPolicy;
use score::Score;
use search::Quiescence;
use session::{
    Centre, Command, Navigation, NewLessonCommand, Opened, PageCommand, RunCommand, Session,
};
use trace::Seen;
use tree::NodeId;

/// The value of the node with its reasons: name and value stay at the top, the rest scrolls.
pub(crate) fn node_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    let Some(open) = session.open() else {
        return;
    };
    let view = session.view();
    ui.horizontal(|ui| {
        if let Some(card) = &view.card {
            head(ui, session, card);
        } else {
            ui.label(title(texts.window_worth()));
        }
    });
    if session.run().selection().is_some() && ui.button(texts.window_back_to_search()).clicked() {
        cx.push(RunCommand::Select(None));
    }
    // Another lesson, tree or node begins at its top.
    let about = (&open.loaded().lesson.id, open.tree().len());
    let mut area = scrolling(("node", about));
    if cx.look.valued != view.focus {
        cx.look.valued = view.focus;
        area = area.vertical_scroll_offset(0.0);
    }
    area.show(ui, |ui| {
        let seen = open.projection(session.language());
        if view.focus.is_some_and(|focus| seen.hides(focus)) {
            // Everything else would reveal the covered value.
            covered(ui, cx);
            return;
        }
        if let Some(card) = &view.card {
            worth(ui, cx, open, card);
        } else {
            ui.label(small(session, texts.screen_worth_later()));
        }
        if !view.swap_list.is_empty() && !cx.look.swap_list_beside && !cx.look.hides_swap_list {
            swap_table(ui, session);
        }
        if view.board.is_some() {
            order_ui(ui, cx, open);
            further(ui, cx);
            worths(ui, cx);
        }
        ask_ui(ui, cx);
        switches_ui(ui, cx);
        counts_ui(ui, cx, open);
    });
}

/// The replacement for the value of a covered node.
fn covered(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    if session.holds_sheet() {
        let view = session.view().work.fill_in();
        let is_graded = view.is_some_and(|view| view.score.is_some());
        ui.label(if is_graded {
            texts.fill_in_covered_graded()
        } else {
            texts.fill_in_covered_node()
        });
        return;
    }
    ui.label(texts.screen_covered());
    uncover_button(ui, session, cx.commands);
}

fn head(ui: &mut Ui, session: &Session, card: &Card) {
    let numbers = card.numbers.as_ref();
    let value = (card.seen != Seen::Pruned).then(|| numbers.unwrap_or(&card.value.plain));
    if let Some(value) = value {
        if matches!(session.page().centre(), Centre::Inside | Centre::Patterns) {
            // Beside the static value, which may be another.
            ui.label(small(session, session.language().texts().evaluation_read()));
        }
        ui.label(strong(value).size(22.0).color(ink(session, colour_of(session, card))));
    }
    place_name(ui, &card.place, 17.0);
}

/// The name of a position in one row; where there is little room, its end, since its last move
/// matters most.
pub(super) fn place_name(ui: &mut Ui, name: &str, size: f32) {
    let (end, is_whole) = end_of(ui, name, &FontId::new(size, bold()));
    let words = strong(end).size(size);
    let shown = ui.add(egui::Label::new(words).truncate());
    if !is_whole {
        shown.on_hover_text(name);
    }
}

/// As many of the last words of a name as fit, and whether that is all of it.
fn end_of(ui: &Ui, name: &str, font: &FontId) -> (String, bool) {
    let fits = |text: &str| size_of(ui, text, font.clone()).x <= ui.available_width();
    if fits(name) {
        return (name.to_owned(), true);
    }
    // Moves in Japanese have no spaces between them.
    let begins = |&(at, letter): &(usize, char)| {
        at > 0 && (name[..at].ends_with(' ') || matches!(letter, '▲' | '△' | '☗' | '☖'))
    };
    let mut ends = name.char_indices().filter(begins).map(|(at, _)| format!("… {}", &name[at..]));
    let found = ends.find(|end| fits(end));
    (found.unwrap_or_else(|| name.to_owned()), false)
}

fn worth(ui: &mut Ui, cx: &mut WindowContext<'_>, open: &Opened, card: &Card) {
    let (session, texts) = cx.session_and_texts();
    let seen = open.projection(session.language());
    // The reason comes first: what is below may be out of view.
    in_frame(ui, framed(8.0, [10, 7]).fill(ink(session, Ink::GoldFill)), |ui| {
        for part in &card.why {
            why(ui, cx, part);
        }
    });
    let line = seen.window_line(card.node, open.extent());
    if let (Some(window), Some(line)) = (card.window, line) {
        let (response, painter) =
            ui.allocate_painter(vec2(ui.available_width(), 66.0), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, texts.window_number_line()));
        let name = |value| seen.line_number(card.node, value);
        // Predict asks whether the remaining moves are cut.
        let tells = !session.predicts();
        let picture = number_line(line, area(response.rect), tells, session.language(), name);
        paint(&painter, &picture, session.theme());
        if window.is_closed() && tells {
            let closed = if seen.told().notation == Notation::Inequalities {
                texts.telling_contradiction()
            } else {
                texts.window_closed()
            };
            ui.label(error_text(session, closed));
        }
    }
    if open.projection(session.language()).here() != Some(card.node)
        && open.timeline().entered(card.node).is_some()
        && !session.holds_sheet()
        && ui.button(texts.window_go_there()).clicked()
    {
        cx.push(Navigation::GoTo(card.node));
    }
}

/// The results of three leaf policies on the position, side by side.
fn worths(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    let Some(worth) = &session.view().worth else {
        return;
    };
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        ui.label(small(session, texts.window_worths()));
        if let Some(row) = row_of(Centre::Inside) {
            row.switch(ui, cx);
        }
    });
    let focus = session.view().focus.unwrap_or(NodeId::ROOT);
    let seen = session.projection();
    let number = |value: Score| {
        seen.map_or_else(|| signed(value).to_string(), |seen| seen.number(focus, value))
    };
    let shogi = session.open().and_then(|open| open.loaded().shogi.as_ref());
    let evaluation = shogi.map(|shogi| shogi.valuation().evaluation);
    let name = |leaf: LeafPolicy| leaf.name(evaluation, session.language());
    let cells = [
        (name(LeafPolicy::Static), Some(worth.standing), texts.window_worth_static_tip()),
        (name(LeafPolicy::Exchange), Some(worth.exchange), texts.window_worth_exchange_tip()),
        (
            name(LeafPolicy::Quiescence(Quiescence::SOUND)),
            worth.quiescence,
            texts.window_worth_quiescence_tip(),
        ),
    ];
    let across = ui.max_rect().x_range();
    ui.columns(3, |columns| {
        for (ui, (name, value, tip)) in columns.iter_mut().zip(cells) {
            let edge = egui::Stroke::new(1.0, ink(session, Ink::Line));
            let cell = in_frame(ui, framed(6.0, [6, 4]).stroke(edge), |ui| {
                ui.add(egui::Label::new(small(session, name)).truncate());
                ui.label(title(value.map_or("?".to_owned(), number)));
            });
            beside_row(&cell.response, across, &tip);
        }
    });
}

/// The width of a tooltip beside its row, in points.
const BESIDE: f32 = 260.0;

/// A tooltip beside the row that a widget is in: it covers neither the other cells of the row nor
/// what is below it. Where a panel fills the window, it is above the row.
fn beside_row(widget: &Response, across: Rangef, tip: &str) {
    let row = Rect::from_x_y_ranges(across, widget.rect.y_range());
    let mut beside = Tooltip::for_enabled(widget).width(BESIDE).gap(14.0);
    beside.popup = beside.popup.anchor(row).align(RectAlign::LEFT_END);
    beside.popup = beside.popup.align_alternatives(&[RectAlign::RIGHT_END, RectAlign::TOP]);
    beside.show(|ui| ui.label(tip));
}

/// Reads the selected node further than the rest of the tree.
fn further(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    let Some(node) = session.view().focus else {
        return;
    };
    ui.add_space(4.0);
    if let Some(reads) = read_cut(session, node)
        && ui.button(texts.window_read_stub()).clicked()
    {
        cx.commands.extend(reads);
    }
    if !reads_deeper(session, node) {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(small(session, texts.window_further()));
        for plies in 1..=3 {
            if ui.button(in_plies(session, plies)).clicked() {
                cx.push(Command::NewLesson(NewLessonCommand::Further(node, plies)));
            }
        }
        cx.push_if(ui.button(texts.window_to_board()).clicked(), PageCommand::EditShown);
    });
}

/// Notes and questions; each lesson starts at the top.
pub(crate) fn notes_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let session = cx.session;
    let Some(open) = session.open() else {
        return;
    };
    scrolling(("notes", &open.loaded().lesson.id)).show(ui, |ui| {
        if session.predicts() && session.covers_notes() {
            ui.label(session.language().texts().predict_covered());
        } else if session.covers_notes() {
            let texts = session.language().texts();
            if session.holds_sheet() {
                ui.label(texts.fill_in_covered());
                return;
            }
            ui.label(texts.screen_notes_covered());
            cx.push_if(ui.button(texts.screen_uncover()).clicked(), RunCommand::UncoverNotes);
        } else {
            notes(ui, cx, open);
        }
    });
}

fn notes(ui: &mut Ui, cx: &mut WindowContext<'_>, open: &Opened) {
    let (session, texts) = cx.session_and_texts();
    let language = session.language();
    let lesson = &open.loaded().lesson;
    ui.label(title(lesson.title.told(language)));
    ui.label(small(session, texts.window_minutes(lesson.minutes())));
    ui.add_space(2.0);
    for paragraph in lesson.notes.told(language).split("\n\n") {
        glossed(ui, session, paragraph, FontId::new(BODY, FontFamily::Proportional));
        ui.add_space(4.0);
    }
    if let Some(table) = lesson.table.as_ref().filter(|_| !cx.look.table_beside) {
        table_ui(ui, session, table);
        ui.add_space(6.0);
    }
    open_questions_ui(ui, cx, open);
    ui.add_space(8.0);
    ui.label(title(texts.window_source()));
    ui.label(small(session, lesson.source.told(language)));
}

/// The colour of whoever is to move at a node of two sides.
fn colour_of(session: &Session, card: &Card) -> Ink {
    let is_side = session
        .projection()
        .is_none_or(|seen| seen.tree().payoffs().is_none() && !seen.is_chance(card.node));
    if is_side { Ink::edge(card.player) } else { Ink::Text }
}
