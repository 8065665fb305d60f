//! The tree: its switches, the way to the node that is shown, and the canvas.

use egui::{Align, Button, Layout, RichText, ScrollArea, Ui};

use super::canvas::canvas_ui;
use super::{ink, small, switch, title};
use crate::gui::look::Look;
use crate::gui::theme::SMALL;
use crate::language::{Language, Say, grouped};
use crate::picture::Ink;
use crate::search::Algorithm;
use crate::session::{Command, NewLessonCommand, Opened, RunCommand, Session};
use crate::subject::choice;
use crate::text::{ReadingTexts, Texts};
use crate::tree::{Growth, NodeId};

/// The tree.
pub(in crate::gui) fn tree_ui(
    ui: &mut Ui,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let text = Texts::of(session.language());
    let Some(open) = session.open() else {
        ui.centered_and_justified(|ui| ui.label(title(text.nothing_open)));
        return;
    };
    head(ui, session, open, look, commands);
    if look.find.is_some() {
        find_ui(ui, session, look, commands);
    }
    if !open.tree().is_finished() {
        unfinished(ui, session, open, commands);
    }
    crumbs(ui, session, open, commands);
    canvas_ui(ui, session, open, look, commands);
}

/// What the switches of the view take from left to right, in points.
const SWITCHES: f32 = 380.0;
/// And the switch that joins equal positions.
const JOINS: f32 = 130.0;

/// Algorithms, and what is in view.
fn head(
    ui: &mut Ui,
    session: &Session,
    open: &Opened,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let language = session.language();
    let text = Texts::of(language);
    ui.horizontal_wrapped(|ui| {
        let algorithms = &open.loaded().algorithms;
        let missing = || missing(open, language);
        if algorithms.len() == 1 {
            ui.label(title(open.algorithm().name(language)))
                .on_hover_ui(|ui| drop(ui.label(missing())));
        }
        for &algorithm in algorithms.iter().filter(|_| algorithms.len() > 1) {
            let on = algorithm == open.algorithm();
            let response = switch(ui, session, on, algorithm.name(language));
            if response
                .on_hover_ui(|ui| drop(ui.label(missing())))
                .clicked()
            {
                commands.push(Command::Run(RunCommand::SetAlgorithm(algorithm)));
            }
        }
        // Where there is little room the switches go on in the next row.
        let needed = SWITCHES + if has_joins(open) { JOINS } else { 0.0 };
        let layout = if ui.available_width() > needed {
            Layout::right_to_left(Align::Center)
        } else {
            Layout::left_to_right(Align::Center).with_main_wrap(true)
        };
        ui.with_layout(layout, |ui| {
            if switch(ui, session, session.follows(), text.follow)
                .on_hover_text(text.follow_tip)
                .clicked()
            {
                commands.push(Command::Run(RunCommand::ToggleFollow));
            }
            if ui.button(text.fit).on_hover_text(text.fit_tip).clicked() {
                commands.push(Command::Run(RunCommand::Fit));
            }
            for (label, tip, factor) in [("+", text.zoom_in, 1.25), ("−", text.zoom_out, 0.8)] {
                if ui.button(label).on_hover_text(tip).clicked() {
                    look.zoom_by = Some(factor);
                }
            }
            if switch(ui, session, session.draws_whole(), text.whole)
                .on_hover_text(text.whole_tip)
                .clicked()
            {
                commands.push(Command::Run(RunCommand::ToggleWhole));
            }
            joins_switch(ui, session, open, commands);
            if open.algorithm().is_exchange()
                && switch(ui, session, !look.hides_swap_list, text.swap_list).clicked()
            {
                look.hides_swap_list = !look.hides_swap_list;
            }
        });
    });
}

/// Whether any position is reached by more than one way in the whole run.
fn has_joins(open: &Opened) -> bool {
    let known = open.transpositions();
    known.is_some_and(|known| known.reached(usize::MAX) > 0)
}

/// The switch that joins equal positions; none in a tree without them.
fn joins_switch(ui: &mut Ui, session: &Session, open: &Opened, commands: &mut Vec<Command>) {
    let words = ReadingTexts::of(session.language());
    if !has_joins(open) {
        return;
    }
    if switch(ui, session, session.joins(), words.joins)
        .on_hover_text(words.joins_tip)
        .clicked()
    {
        commands.push(Command::Run(RunCommand::ToggleJoins));
    }
}

/// The algorithms that the lesson does not offer, and why: a line each.
fn missing(open: &Opened, language: Language) -> String {
    let text = Texts::of(language);
    let loaded = open.loaded();
    let others = Algorithm::all().filter(|algorithm| !loaded.algorithms.contains(algorithm));
    let lines = others.map(|algorithm| {
        let reason = match loaded.lesson.subject.allows(algorithm) {
            Err(unfit) => unfit.say(language),
            Ok(()) => text.not_in_lesson.to_owned(),
        };
        format!("{}: {reason}", algorithm.name(language))
    });
    let lines: Vec<_> = lines.collect();
    format!("{}\n{}", text.missing_algorithms, lines.join("\n"))
}

/// The field to find a node, while it is open.
fn find_ui(ui: &mut Ui, session: &Session, look: &mut Look, commands: &mut Vec<Command>) {
    let text = Texts::of(session.language());
    let Some(query) = &mut look.find else {
        return;
    };
    let names_nodes = session
        .open()
        .is_some_and(|open| open.loaded().subject.names_nodes());
    let mut stays = true;
    ui.horizontal(|ui| {
        let label = ui.label(text.find);
        let field = ui
            .add(
                egui::TextEdit::singleline(query)
                    .hint_text(if names_nodes {
                        text.find_hint
                    } else {
                        text.find_move_hint
                    })
                    .desired_width(260.0),
            )
            .labelled_by(label.id);
        if std::mem::take(&mut look.focus_find) {
            field.request_focus();
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        if (entered || ui.button(text.find_next).clicked()) && !query.trim().is_empty() {
            commands.push(Command::Run(RunCommand::Find(query.clone())));
            field.request_focus();
        }
        if session.finding().is_some() {
            ui.spinner();
        }
        if let Some(missing) = session.missing() {
            let words = RichText::new(format!("{}: {missing}", text.not_found));
            ui.label(words.color(ink(session, Ink::Disagree)));
        }
        stays = !ui.button(format!("{} (Esc)", text.close)).clicked();
    });
    if !stays {
        look.find = None;
    }
}

/// That the tree is unfinished, and what can be asked for instead.
fn unfinished(ui: &mut Ui, session: &Session, open: &Opened, commands: &mut Vec<Command>) {
    let text = Texts::of(session.language());
    // Of a node that would not fit any more nothing is kept: the cap is met a little before it.
    let is_at_cap = open.tree().len() + 600 >= open.cap();
    egui::Frame::new()
        .fill(ink(session, Ink::GoldFill))
        .corner_radius(6.0)
        .inner_margin(egui::Margin::symmetric(8, 4))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                let words = if is_at_cap {
                    format!("{} {}", text.capped, grouped(open.cap() as u64))
                } else {
                    text.unfinished.to_owned()
                };
                ui.label(RichText::new(words).color(ink(session, Ink::Disagree)));
                if !open.remedies().is_empty() {
                    ui.label(text.instead);
                }
                for (remedy, _) in open.remedies() {
                    if ui.button(remedy.say(session.language())).clicked() {
                        commands.push(Command::NewLesson(NewLessonCommand::Remedy(*remedy)));
                    }
                }
            });
        });
}

/// The way from the root to the node that is shown; each part of it can be clicked.
fn crumbs(ui: &mut Ui, session: &Session, open: &Opened, commands: &mut Vec<Command>) {
    let Some(focus) = session.view().focus else {
        return;
    };
    let tree = open.tree();
    let way = tree.path(focus);
    let row = ui.spacing().interact_size.y;
    let text = Texts::of(session.language());
    let (kind, tip) = match tree.growth() {
        Growth::Every => (text.tree_every, text.tree_every_tip),
        Growth::Searched => (text.tree_searched, text.tree_searched_tip),
    };
    let (hint, tip) = if open.algorithm().is_exchange() {
        (text.exchange_hint.to_owned(), None)
    } else if open.loaded().subject.reads_further() {
        let and = session.language().pick("。", "; ");
        (format!("{kind}{and}{}", text.tree_hint), Some(tip))
    } else {
        (text.tree_hint.to_owned(), None)
    };
    ui.allocate_ui_with_layout(
        egui::vec2(ui.available_width(), row),
        Layout::right_to_left(Align::Center),
        |ui| {
            let response = ui.label(small(session, hint));
            if let Some(tip) = tip {
                response.on_hover_text(tip);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                way_ui(ui, session, open, (&way, focus), commands);
            });
        },
    );
}

fn way_ui(
    ui: &mut Ui,
    session: &Session,
    open: &Opened,
    (way, focus): (&[NodeId], NodeId),
    commands: &mut Vec<Command>,
) {
    let (tree, subject) = (open.tree(), &*open.loaded().subject);
    let row = ui.spacing().interact_size.y;
    ScrollArea::horizontal()
        .id_salt("way")
        .max_height(row)
        .auto_shrink([false, true])
        .stick_to_right(true)
        .scroll_bar_visibility(egui::scroll_area::ScrollBarVisibility::AlwaysHidden)
        .show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 3.0;
                for id in way {
                    let name = if *id == NodeId::ROOT && subject.names_nodes() {
                        subject.place(tree, *id, session.language())
                    } else {
                        choice(subject, tree, *id, session.language())
                    };
                    if *id != NodeId::ROOT {
                        ui.label(small(session, "›"));
                    }
                    let here = *id == focus;
                    let words = RichText::new(name).size(SMALL).color(if here {
                        ink(session, Ink::Text)
                    } else {
                        ink(session, Ink::Muted)
                    });
                    if ui.add(Button::new(words).frame(false)).clicked() {
                        commands.push(Command::Run(RunCommand::Select(Some(*id))));
                    }
                }
                if way.len() == 1 && tree.len() > 1000 {
                    let text = Texts::of(session.language());
                    let stubs = tree.stubs();
                    let nodes = grouped((tree.len() - stubs) as u64);
                    let unread = if stubs > 0 {
                        format!(" + {} {}", text.unread, grouped(stubs as u64))
                    } else {
                        String::new()
                    };
                    let size = format!("  {nodes} {}{unread}", text.nodes);
                    ui.label(small(session, size));
                }
            });
        });
}
