//! The search for mate from the board editor: its length, its cuts, and the button.

use egui::{Button, DragValue, Ui};

use super::{ink, number_field, small, title};
use crate::look::WindowContext;
use games::shogi::Shogi;
use games::shogi::mate::{MOST_PLIES, MateCuts};
use language::Texts;
use picture::Ink;
use session::{BoardCommand, GameTable};

/// The initial limit on the loss: a gold, in the values of YSS.
const LOSS: i32 = 550;

/// The initial limit on sacrifices.
const SACRIFICES: u8 = 3;

/// The settings and the button.
pub(super) fn mate_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, editor: &GameTable<Shogi>) {
    let (session, texts) = cx.session_and_texts();
    let before = editor.mate();
    let mut mate = before;
    ui.label(title(texts.mate_title())).on_hover_text(texts.mate_tip());
    ui.horizontal_wrapped(|ui| {
        let plies = DragValue::new(&mut mate.plies).range(1..=MOST_PLIES);
        number_field(ui, texts.mate_plies(), plies);
        let name = title(texts.mate_search());
        let button = Button::new(name)
            .min_size(egui::vec2(140.0, 32.0))
            .stroke(egui::Stroke::new(1.5, ink(session, Ink::Gold)));
        let enabled = editor.sound().is_ok();
        let response = ui.add_enabled(enabled, button);
        if response.on_hover_text(texts.mate_tip()).clicked() {
            cx.push(BoardCommand::SearchMate);
        }
    });
    ui.collapsing(texts.mate_cuts(), |ui| {
        cuts_ui(ui, texts, &mut mate.cuts);
        ui.label(small(session, texts.mate_unknown()));
    });
    ui.separator();
    if mate != before {
        cx.push(BoardCommand::ChooseMate(mate));
    }
}

/// Moves that the search leaves out.
fn cuts_ui(ui: &mut Ui, texts: &Texts, cuts: &mut MateCuts) {
    for (switch, name, tip) in [
        (&mut cuts.interpositions, texts.mate_interpositions(), texts.mate_interpositions_tip()),
        (&mut cuts.promote, texts.mate_promote(), texts.mate_promote_tip()),
        (&mut cuts.near, texts.mate_near(), texts.mate_near_tip()),
    ] {
        ui.checkbox(switch, name).on_hover_text(tip);
    }
    ui.horizontal_wrapped(|ui| {
        let mut on = cuts.loss.is_some();
        ui.checkbox(&mut on, texts.mate_loss()).on_hover_text(texts.mate_loss_tip());
        cuts.loss = on.then(|| cuts.loss.unwrap_or(LOSS));
        if let Some(most) = &mut cuts.loss {
            ui.add(DragValue::new(most).range(0..=9_999).speed(10));
        }
    });
    ui.horizontal_wrapped(|ui| {
        let mut on = cuts.sacrifices.is_some();
        ui.checkbox(&mut on, texts.mate_sacrifices()).on_hover_text(texts.mate_sacrifices_tip());
        cuts.sacrifices = on.then(|| cuts.sacrifices.unwrap_or(SACRIFICES));
        if let Some(most) = &mut cuts.sacrifices {
            ui.add(DragValue::new(most).range(0..=20));
        }
    });
}
