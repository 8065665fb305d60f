//! What a presentation has besides the lesson: its line at the top, the spotlight, the dark screen.

use egui::{Align, Color32, Context, Id, LayerId, Layout, Order, RichText, Stroke, Ui, vec2};

use super::switch;
use crate::gui::fonts::bold;
use crate::gui::look::{Look, Tool};
use crate::session::{Command, RunCommand, Session, SettingsCommand};
use crate::text::ScreenTexts;

/// The line at the top of a presentation: the lesson, and the tools of the teacher.
pub(in crate::gui) fn present_ui(
    ui: &mut Ui,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let said = ScreenTexts::of(session.language());
    ui.spacing_mut().button_padding = vec2(7.0, 2.0);
    ui.spacing_mut().item_spacing.x = 5.0;
    let row = vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        let end = ui.button(said.end_present).on_hover_text("Esc, F11");
        if end.clicked() {
            commands.push(Command::Settings(SettingsCommand::TogglePresent));
        }
        for (on, name, tip, what) in [
            (look.blank, said.blank, said.blank_tip, Tool::Blank),
            (look.pen, said.pen, said.pen_tip, Tool::Pen),
            (
                look.spotlight,
                said.spotlight,
                said.spotlight_tip,
                Tool::Spotlight,
            ),
        ] {
            if switch(ui, session, on, name).on_hover_text(tip).clicked() {
                look.toggle(what);
            }
        }
        cover_switch(ui, session, commands);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            if let Some(open) = session.open() {
                let title = open.loaded().lesson.title.get(session.language());
                let words = RichText::new(title).size(17.0).family(bold());
                ui.add(egui::Label::new(words).truncate());
            }
        });
    });
}

/// Covers values and words, and shows them.
pub(super) fn cover_switch(ui: &mut Ui, session: &Session, commands: &mut Vec<Command>) {
    let said = ScreenTexts::of(session.language());
    let cover = switch(ui, session, session.covers(), said.cover);
    if cover.on_hover_text(said.cover_tip).clicked() {
        commands.push(Command::Run(RunCommand::ToggleMasks));
    }
}

/// The radius of the spotlight, in points.
const SPOT: f32 = 90.0;

/// The spotlight and the dark screen, over everything else.
pub(in crate::gui) fn over_everything(context: &Context, look: &Look) {
    let painter = context.layer_painter(LayerId::new(Order::Tooltip, Id::unique("presenting")));
    let screen = context.content_rect();
    if look.blank {
        painter.rect_filled(screen, 0.0, Color32::BLACK);
        return;
    }
    if let (true, Some(at)) = (look.spotlight, context.pointer_hover_pos()) {
        // A ring so wide that it covers the screen.
        let reach = screen.width() + screen.height();
        let shade = Stroke::new(reach, Color32::from_black_alpha(150));
        painter.circle_stroke(at, SPOT + reach / 2.0, shade);
    }
}
