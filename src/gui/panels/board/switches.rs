//! The switches for how boards are drawn.

use egui::{Button, RichText, Role, Ui, WidgetInfo};

use super::super::ink;
use crate::theme::{BODY, SMALL};
use games::board::PieceSigns;
use picture::Ink;
use session::{Command, Session, SettingsCommand};

/// The switches: orientation, arrows, signs.
pub(in crate::panels) fn board_switches(
    ui: &mut Ui,
    session: &Session,
    is_short: bool,
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    let boards = session.settings().boards;
    let signs = session.signs();
    let pick = |short, long| if is_short { short } else { long };
    let switches = [
        (
            boards.turned,
            pick(texts.board_turn_short(), texts.board_turn()),
            texts.board_turn_tip(),
            SettingsCommand::TurnBoards,
        ),
        (
            boards.arrows,
            pick(texts.board_arrows_short(), texts.board_arrows()),
            texts.board_arrows_tip(),
            SettingsCommand::ToggleArrows,
        ),
        (
            signs == PieceSigns::International,
            pick(texts.board_letters_short(), texts.board_letters()),
            texts.board_signs_tip(),
            SettingsCommand::SetSigns(Some(signs.other())),
        ),
    ];
    for (is_on, name, tip, command) in switches {
        let size = if is_short { SMALL } else { BODY };
        let mut button = Button::new(RichText::new(&name).size(size));
        if is_on {
            button = button
                .fill(ink(session, Ink::GoldFill))
                .stroke(egui::Stroke::new(1.5, ink(session, Ink::Gold)));
        }
        let response = ui.add(button);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_on, &name));
        if response.on_hover_text(tip).clicked() {
            commands.push(Command::Settings(command));
        }
    }
}
