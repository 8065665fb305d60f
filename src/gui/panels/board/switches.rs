//! The switches for how boards are drawn.

use egui::Ui;

use super::super::switch;
use crate::look::WindowContext;
use games::board::PieceSigns;
use session::SettingsCommand;

/// The switches: orientation, arrows, signs.
pub(in crate::panels) fn board_switches(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    let boards = session.settings().boards;
    let signs = session.signs();
    let switches = [
        (boards.turned, texts.board_turn(), texts.board_turn_tip(), SettingsCommand::TurnBoards),
        (
            boards.arrows,
            texts.board_arrows(),
            texts.board_arrows_tip(),
            SettingsCommand::ToggleArrows,
        ),
        (
            signs == PieceSigns::International,
            texts.board_letters(),
            texts.board_signs_tip(),
            SettingsCommand::SetSigns(Some(signs.other())),
        ),
    ];
    for (is_on, name, tip, command) in switches {
        if switch(ui, session, is_on, name).on_hover_text(tip).clicked() {
            cx.push(command);
        }
    }
}
