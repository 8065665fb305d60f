//! The comparison: who reads the position, what each says, and where they part.

use egui::{Align, Button, ComboBox, DragValue, Grid, Label, Layout, RichText, ScrollArea, Ui};

use super::plot::plot_ui;
use super::{ink, small, switch, title};
use crate::compare::Agreement;
use crate::gui::fonts::bold;
use crate::gui::look::Look;
use crate::language::Language;
use crate::picture::Ink;
use crate::session::{Command, CompareDeed, CompareRow, Compared, Laid, Reach, Reader, Session};
use crate::text::{CompareTexts, Texts};

/// The comparison as a panel.
pub(in crate::gui) fn compare_ui(
    ui: &mut Ui,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let text = CompareTexts::of(session.language());
    controls(ui, session, look, commands);
    ScrollArea::vertical()
        .id_salt("compare")
        .auto_shrink([false, false])
        .show(ui, |ui| {
            let Some(compared) = &session.view().compared else {
                ui.add_space(6.0);
                ui.label(text.start_tip);
                ui.label(small(session, text.honest));
                return;
            };
            place(ui, session, compared, commands);
            table(ui, session, compared, look, commands);
            if let Some(laid) = &compared.laid {
                parting(ui, session, laid, commands);
            }
            plot_ui(ui, session, compared, look);
            ui.label(small(session, text.honest));
        });
    if session.comparison().is_reading() {
        let again = std::time::Duration::from_millis(100);
        ui.ctx().request_repaint_after(again);
    }
}

/// Start and stop, how far to read, and the list of engines.
fn controls(ui: &mut Ui, session: &Session, look: &mut Look, commands: &mut Vec<Command>) {
    let language = session.language();
    let text = CompareTexts::of(language);
    let comparison = session.comparison();
    ui.horizontal_wrapped(|ui| {
        let button = Button::new(RichText::new(text.start).family(bold()))
            .fill(ink(session, Ink::GoldFill))
            .stroke(egui::Stroke::new(1.5, ink(session, Ink::Gold)));
        if ui.add(button).on_hover_text(text.start_tip).clicked() {
            commands.push(Command::Compare(CompareDeed::Start));
        }
        let stop = ui.add_enabled(comparison.is_reading(), Button::new(text.stop));
        if stop.clicked() {
            commands.push(Command::Compare(CompareDeed::Stop));
        }
        let now = comparison.reach();
        let combo = ComboBox::from_id_salt("reach")
            .selected_text(reach_name(now, language))
            .show_ui(ui, |ui| {
                for reach in Reach::ALL {
                    let name = reach_name(reach, language);
                    if ui.selectable_label(reach == now, name).clicked() && reach != now {
                        commands.push(Command::Compare(CompareDeed::Reach(reach)));
                    }
                }
            });
        combo.response.on_hover_text(text.reach);
        let label = ui.label(text.lines);
        let mut lines = comparison.lines();
        let field = ui.add(DragValue::new(&mut lines).range(1..=10));
        if field.labelled_by(label.id).changed() {
            commands.push(Command::Compare(CompareDeed::Lines(lines)));
        }
        if ui.button(text.engines_more).clicked() {
            look.ask_engines();
        }
        if comparison.is_reading() {
            ui.spinner();
        }
    });
}

fn reach_name(reach: Reach, language: Language) -> String {
    let text = CompareTexts::of(language);
    match (reach, language) {
        (Reach::Depth(plies), _) => format!("{} {plies}", text.depth),
        (Reach::Seconds(seconds), Language::Ja) => format!("{seconds}秒"),
        (Reach::Seconds(seconds), Language::En) => format!("{seconds} s"),
        (Reach::Endless, _) => text.endless.to_owned(),
    }
}

/// Which position it is.
fn place(ui: &mut Ui, session: &Session, compared: &Compared, commands: &mut Vec<Command>) {
    let text = CompareTexts::of(session.language());
    ui.horizontal_wrapped(|ui| {
        ui.label(title(&compared.place));
        if !compared.is_here {
            ui.label(small(session, text.elsewhere).color(ink(session, Ink::Disagree)));
            if let Some(&node) = compared.laid.as_ref().and_then(|laid| laid.way.first())
                && ui.button(Texts::of(session.language()).go_there).clicked()
            {
                commands.push(Command::Select(Some(node)));
            }
        }
    });
}

/// A row for each reader; a click lays its line over the tree.
fn table(
    ui: &mut Ui,
    session: &Session,
    compared: &Compared,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let language = session.language();
    let text = CompareTexts::of(language);
    let laid = compared.laid.as_ref().map(|laid| &laid.reader);
    Grid::new("readers")
        .num_columns(6)
        .spacing([10.0, 3.0])
        .striped(true)
        .show(ui, |ui| {
            for name in [
                text.reader,
                text.best,
                text.score,
                text.depth,
                text.nodes,
                "",
            ] {
                ui.label(small(session, name));
            }
            ui.end_row();
            let depths = compared.rows.iter().filter(|row| is_shallow(row)).count();
            for row in &compared.rows {
                if is_shallow(row) && !look.shows_depths && depths > 0 {
                    continue;
                }
                cells(ui, session, row, laid == Some(&row.reader), commands);
                ui.end_row();
            }
        });
    if compared.rows.iter().any(is_shallow)
        && switch(ui, session, look.shows_depths, text.by_depth).clicked()
    {
        look.shows_depths = !look.shows_depths;
    }
    for row in &compared.rows {
        if let Some(remark) = &row.remark {
            let name = if row.name.is_empty() { "" } else { &row.name };
            let words = format!("{name}: {}", remark.get(language));
            ui.label(small(session, words).color(ink(session, Ink::Disagree)));
        }
    }
}

/// Whether a row is about an earlier depth of our engine.
fn is_shallow(row: &CompareRow) -> bool {
    matches!(row.reader, Reader::Ours(Some(_)))
}

fn cells(
    ui: &mut Ui,
    session: &Session,
    row: &CompareRow,
    is_laid: bool,
    commands: &mut Vec<Command>,
) {
    let language = session.language();
    let has_line = !row.line.is_empty() && row.reader != Reader::Tree;
    let name = if row.name.is_empty() {
        "〃"
    } else {
        &row.name
    };
    if has_line {
        let mut button = Button::new(RichText::new(name).size(14.0)).truncate();
        if is_laid {
            button = button.stroke(egui::Stroke::new(2.0, ink(session, Ink::Engine)));
        }
        let response = ui.add(button);
        let spoken = format!("{name} {}", row.best);
        response
            .widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, true, is_laid, &spoken));
        if response.on_hover_text(row.names.join(" ")).clicked() {
            commands.push(Command::Compare(CompareDeed::Show(row.reader.clone())));
        }
    } else {
        ui.label(RichText::new(name).size(14.0));
    }
    let best = RichText::new(&row.best).size(15.0).family(bold());
    ui.add(Label::new(best).truncate())
        .on_hover_text(row.names.join(" "));
    let score = row.measure.map_or_else(String::new, |measure| {
        format!("{}{}", row.bound, measure.text(language))
    });
    let layout = Layout::right_to_left(Align::Center);
    ui.with_layout(layout, |ui| {
        ui.label(RichText::new(score).size(15.0).family(bold()))
            .on_hover_text(&row.raw);
    });
    ui.label(
        row.depth
            .map_or_else(String::new, |depth| depth.to_string()),
    );
    ui.with_layout(layout, |ui| ui.label(row.nodes_text()));
    match row.agreement {
        Some(agreement) => {
            let colour = match agreement {
                Agreement::Same => Ink::Agree,
                Agreement::Tie => Ink::Text,
                Agreement::Other => Ink::Disagree,
            };
            let words = RichText::new(agreement.word(language)).family(bold());
            ui.label(words.color(ink(session, colour)));
        }
        None => {
            ui.label("");
        }
    }
}

/// Where the line that is laid over the tree parts with it, and why.
fn parting(ui: &mut Ui, session: &Session, laid: &Laid, commands: &mut Vec<Command>) {
    let text = CompareTexts::of(session.language());
    ui.add_space(4.0);
    egui::Frame::new()
        .stroke(egui::Stroke::new(1.5, ink(session, Ink::Engine)))
        .corner_radius(8.0)
        .inner_margin(egui::Margin::symmetric(10, 6))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            let line = format!("{}: {}", laid.name, laid.names.join(" "));
            ui.label(RichText::new(line).color(ink(session, Ink::Engine)));
            ui.label(title(text.parting));
            if let Some(sentence) = &laid.preference {
                ui.label(sentence);
            }
            if let Some(sentence) = &laid.leaving {
                ui.label(sentence);
            }
            if laid.preference.is_none() && laid.leaving.is_none() {
                ui.label(text.together);
            }
            if laid.can_grow {
                let button = Button::new(RichText::new(text.grow).family(bold()));
                if ui.add(button).on_hover_text(text.grow_tip).clicked() {
                    commands.push(Command::Compare(CompareDeed::Grow));
                }
            }
        });
}
