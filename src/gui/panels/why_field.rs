//! Why not this move? The field for a move.

use egui::{TextEdit, Ui};

use super::{entered, small};
use crate::look::WindowContext;
use session::WhyCommand;

/// The width of the field below which it has a row of its own, in points.
const LEAST: f32 = 110.0;

/// The field for a move of the shown node.
pub(super) fn ask_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let session = cx.session;
    if !session.can_ask_why() {
        return;
    }
    let texts = session.language().texts();
    ui.add_space(4.0);
    let wants_focus = std::mem::take(&mut cx.look.focus_why);
    ui.horizontal_wrapped(|ui| {
        let names_nodes = session.open().is_some_and(|open| open.loaded().subject.names_nodes());
        let (tip, hint) = if names_nodes {
            (texts.why_not_field_names(), texts.why_not_field_name())
        } else {
            (texts.why_not_field_tip(), texts.why_not_field_move())
        };
        let label = ui.label(small(session, texts.why_not_field()));
        if ui.available_size_before_wrap().x < LEAST {
            ui.end_row();
        }
        let field = TextEdit::singleline(&mut cx.look.why_query)
            .hint_text(hint)
            .desired_width(ui.available_size_before_wrap().x - 8.0);
        let field = ui.add(field).labelled_by(label.id).on_hover_text(&tip);
        if wants_focus {
            field.request_focus();
            field.scroll_to_me(None);
        }
        let entered = entered(ui, &field);
        if entered && !cx.look.why_query.trim().is_empty() {
            cx.push(WhyCommand::Type(cx.look.why_query.clone()));
        }
    });
}
