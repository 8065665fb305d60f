//! Beside the tree: the board and what the node is worth, or the notes and questions.

use egui::{RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use super::swap_list::swap_rows;
use super::{ink, small, switch, title};
use crate::gui::fonts::bold;
use crate::gui::paint::{area, paint};
use crate::gui::window::{Look, Tab};
use crate::lesson::{Card, Part};
use crate::picture::{Ink, board, number_line};
use crate::session::{Command, Opened, Session};
use crate::text::Texts;
use crate::trace::Seen;

/// The board and the node, or the notes.
pub(in crate::gui) fn side_ui(
    ui: &mut Ui,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let text = Texts::of(session.language());
    let Some(open) = session.open() else {
        return;
    };
    if session.view().board.is_none() {
        one_page(ui, session, open, commands);
        return;
    }
    board_ui(ui, session);
    let tab = look.tab(session);
    ui.horizontal(|ui| {
        for (this, name) in [(Tab::Node, text.tab_node), (Tab::Lesson, text.tab_lesson)] {
            if switch(ui, session, tab == this, name).clicked() {
                look.choose(session, this);
            }
        }
        if session.selection().is_some() && ui.button(text.back_to_search).clicked() {
            commands.push(Command::Select(None));
        }
    });
    match tab {
        Tab::Node => node(ui, session, open, look, commands),
        Tab::Lesson => lesson(ui, session, open, commands),
    }
}

/// The board of the node, as large as leaves room for words.
fn board_ui(ui: &mut Ui, session: &Session) {
    let Some(shown) = &session.view().board else {
        return;
    };
    let width = ui.available_width();
    let height = (ui.available_height() * 0.6).min(width + 56.0);
    let (response, painter) = ui.allocate_painter(vec2(width, height), Sense::hover());
    let name = Texts::of(session.language()).board;
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    let picture = board(shown, area(response.rect), session.language());
    paint(&painter, &picture, session.theme());
}

/// A lesson without a board has room for the node and the notes on one page.
fn one_page(ui: &mut Ui, session: &Session, open: &Opened, commands: &mut Vec<Command>) {
    let text = Texts::of(session.language());
    ScrollArea::vertical()
        .id_salt("page")
        .auto_shrink([false, false])
        .show(ui, |ui| {
            if open.replay().step() > 0 || session.selection().is_some() {
                ui.horizontal(|ui| {
                    ui.label(title(text.worth));
                    if session.selection().is_some() && ui.button(text.back_to_search).clicked() {
                        commands.push(Command::Select(None));
                    }
                });
                if let Some(card) = &session.view().card {
                    worth(ui, session, open, card, commands);
                }
                counts(ui, session, open);
                ui.separator();
            }
            notes(ui, session, open, commands);
        });
}

fn node(ui: &mut Ui, session: &Session, open: &Opened, look: &Look, commands: &mut Vec<Command>) {
    let view = session.view();
    ScrollArea::vertical()
        .id_salt("node")
        .auto_shrink([false, false])
        .show(ui, |ui| {
            if let Some(card) = &view.card {
                worth(ui, session, open, card, commands);
            }
            if look.swap_list_beside && !look.hides_swap_list {
                swap_rows(ui, session, &view.swap_list);
            }
            counts(ui, session, open);
        });
}

/// What the node is worth and why.
fn worth(ui: &mut Ui, session: &Session, open: &Opened, card: &Card, commands: &mut Vec<Command>) {
    let text = Texts::of(session.language());
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(&card.place).size(18.0).family(bold()));
        if card.seen != Seen::Pruned {
            ui.label(RichText::new(&card.value.plain).size(18.0).family(bold()));
        }
    });
    if let Some(window) = card.window {
        let (response, painter) =
            ui.allocate_painter(vec2(ui.available_width(), 78.0), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, text.number_line));
        let best = open.replay().node(card.node).value();
        let picture = number_line(window, best, open.extent(), area(response.rect));
        paint(&painter, &picture, session.theme());
        if window.is_closed() {
            ui.label(RichText::new(text.closed).color(ink(session, Ink::Disagree)));
        }
    }
    egui::Frame::new()
        .fill(ink(session, Ink::GoldFill))
        .corner_radius(8.0)
        .inner_margin(egui::Margin::symmetric(10, 7))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            for part in &card.why {
                why(ui, session, part, commands);
            }
        });
    if open.replay().cursor() != Some(card.node)
        && open.timeline().entered(card.node).is_some()
        && ui.button(text.go_there).clicked()
    {
        commands.push(Command::GoTo(card.node));
    }
}

fn why(ui: &mut Ui, session: &Session, part: &Part, commands: &mut Vec<Command>) {
    let text = Texts::of(session.language());
    match part {
        Part::Text(words) => {
            ui.label(words);
        }
        Part::Formula { text, player } => {
            ui.label(
                RichText::new(text)
                    .size(16.0)
                    .family(bold())
                    .color(ink(session, Ink::edge(*player))),
            );
        }
        Part::Reason {
            text: words,
            reason,
        } => {
            let words = RichText::new(words).color(ink(session, Ink::edge(reason.player)));
            let clicked = ui
                .add(egui::Label::new(words.underline()).sense(Sense::click()))
                .on_hover_text(text.go_to_ancestor)
                .clicked();
            if clicked {
                commands.push(Command::Select(Some(reason.ancestor)));
            }
        }
    }
}

/// What has been counted up to this step.
fn counts(ui: &mut Ui, session: &Session, open: &Opened) {
    let text = Texts::of(session.language());
    let tally = open.replay().tally();
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        let mut counts = vec![(text.entered, tally.entered), (text.leaves, tally.leaves)];
        if open.algorithm().window_rule() != crate::trace::WindowRule::None {
            counts.push((text.cutoffs, tally.cutoffs));
        }
        for (name, count) in counts {
            ui.label(small(session, name));
            ui.label(RichText::new(count.to_string()).family(bold()));
        }
    });
}

fn lesson(ui: &mut Ui, session: &Session, open: &Opened, commands: &mut Vec<Command>) {
    ScrollArea::vertical()
        .id_salt("lesson")
        .auto_shrink([false, false])
        .show(ui, |ui| notes(ui, session, open, commands));
}

/// Notes, questions and the source.
fn notes(ui: &mut Ui, session: &Session, open: &Opened, commands: &mut Vec<Command>) {
    let language = session.language();
    let text = Texts::of(language);
    let lesson = &open.loaded().lesson;
    ui.label(title(lesson.title.get(language)));
    ui.add_space(2.0);
    for paragraph in lesson.notes.get(language).split("\n\n") {
        ui.label(paragraph);
        ui.add_space(4.0);
    }
    ui.add_space(4.0);
    ui.label(title(text.questions));
    for (index, question) in lesson.questions.iter().enumerate() {
        ui.add_space(2.0);
        ui.label(format!("{}. {}", index + 1, question.ask.get(language)));
        let revealed = session.is_revealed(index);
        let name = if revealed { text.hide } else { text.reveal };
        if ui.button(format!("{name} ({})", index + 1)).clicked() {
            commands.push(Command::Reveal(index));
        }
        // An answer that has just been revealed comes into view.
        let id = egui::Id::unique(("answer", &lesson.id, index));
        let shown = ui.ctx().animate_bool_with_time(id, revealed, 0.15);
        if revealed {
            let answer = egui::Frame::new()
                .fill(ink(session, Ink::GoldFill))
                .corner_radius(8.0)
                .inner_margin(egui::Margin::symmetric(10, 7))
                .show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    ui.label(question.answer.get(language));
                });
            if shown < 1.0 {
                answer.response.scroll_to_me(None);
            }
        }
    }
    ui.add_space(8.0);
    ui.label(title(text.source));
    ui.label(small(session, lesson.source.get(language)));
}
