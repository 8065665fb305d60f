//! A list of evaluators to choose from.

use egui::{ComboBox, Ui};

use super::super::super::named_combo;
use eval::Evaluation;
use session::Session;

/// The list; `more` appears below it.
pub(in crate::panels) fn evaluators_ui(
    ui: &mut Ui,
    session: &Session,
    (id, name): (&str, String),
    now: Evaluation,
    more: &str,
) -> Option<EvaluatorChoice> {
    let language = session.language();
    let mut chosen = None;
    let list = ComboBox::from_id_salt(id)
        .width((ui.available_width() - 8.0).clamp(120.0, 240.0))
        .height(460.0) // All of them are visible.
        .selected_text(now.name(language))
        .truncate()
        .show_ui(ui, |ui| {
            for &evaluation in Evaluation::ALL {
                let row = ui.selectable_label(evaluation == now, evaluation.name(language));
                if row.on_hover_text(evaluation.sources(language)).clicked() {
                    chosen = Some(EvaluatorChoice::Evaluator(evaluation));
                }
            }
            let is_own = matches!(now, Evaluation::Own(_));
            if ui.selectable_label(is_own, more).clicked() {
                chosen = Some(EvaluatorChoice::More);
            }
        });
    named_combo(&list, name);
    chosen
}

/// A choice from the list.
pub(in crate::panels) enum EvaluatorChoice {
    Evaluator(Evaluation),
    /// The entry below the list.
    More,
}
