//! The panel of Predict: the score, the question kinds, and the questions that will return.

use egui::{RichText, Ui};

use super::super::{ink, scrolling, small, strong, title};
use crate::look::WindowContext;
use crate::theme::BODY;
use language::Texts;
use lesson::PredictionKind;
use picture::Ink;
use session::{Command, PredictCommand, PredictView, Session};

fn kind_name(kind: PredictionKind, session: &Session, texts: &Texts) -> String {
    let columns = session.open().and_then(|open| open.algorithm().columns());
    let number = |place: usize| {
        let alone = columns.and_then(|columns| columns.columns[place].alone);
        alone.map(|alone| (alone.asked)(texts)).unwrap_or_default()
    };
    match kind {
        PredictionKind::Value => texts.predict_value(),
        PredictionKind::Best => texts.predict_best(),
        PredictionKind::TakeOrDecline => texts.predict_decline(),
        PredictionKind::Window => texts.predict_window(),
        PredictionKind::Next => texts.predict_next(),
        PredictionKind::Cut => texts.predict_cut(),
        PredictionKind::Threshold => texts.predict_threshold(),
        PredictionKind::Candidate => texts.predict_candidate(),
        PredictionKind::FirstNumber => number(0),
        PredictionKind::SecondNumber => number(1),
        PredictionKind::Numbers => {
            let together = columns.and_then(|columns| columns.together);
            together.map(|together| (together.asked)(texts)).unwrap_or_default()
        }
        PredictionKind::Returned => texts.predict_kind_returned(),
        PredictionKind::Table => texts.predict_kind_table(),
        PredictionKind::Entry => texts.predict_kind_entry(),
        PredictionKind::Depth => texts.predict_kind_depth(),
        PredictionKind::Limit => texts.predict_kind_limit(),
        PredictionKind::Order => texts.predict_kind_order(),
        PredictionKind::Fewest | PredictionKind::Leaves => texts.predict_kind_fewest(),
        PredictionKind::LeafValue => texts.predict_kind_leaf_value(),
        PredictionKind::Whole => texts.predict_kind_whole(),
        PredictionKind::Half => texts.predict_kind_half(),
        PredictionKind::Mean => texts.predict_kind_mean(),
        PredictionKind::Leader => texts.predict_kind_leader(),
    }
}

/// Nothing is lost: answers are already marked, and what follows is a retake.
pub(super) fn start_over(
    ui: &mut Ui,
    view: &PredictView,
    texts: &Texts,
    commands: &mut Vec<Command>,
) {
    let again = ui.button(texts.predict_start_over());
    let again =
        if view.is_retake { again } else { again.on_hover_text(texts.predict_start_over_tip()) };
    if again.clicked() {
        commands.push(PredictCommand::StartOver.into());
    }
}

pub(super) fn predict_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    ui.label(title(texts.predict_title()));
    super::asked_words(ui, session);
    let Some(view) = session.view().work.predict() else {
        return;
    };
    scrolling("predict").show(ui, |ui| {
        ui.label(small(session, texts.predict_about()));
        ui.add_space(4.0);
        score(ui, session, view, texts);
        if view.summary.answered() > 0 {
            start_over(ui, view, texts, cx.commands);
        }
        ui.add_space(6.0);
        ui.label(title(texts.predict_kinds()));
        for &(kind, asked) in &view.kinds {
            let mut on = asked;
            if ui.checkbox(&mut on, kind_name(kind, session, texts)).changed() {
                cx.push(PredictCommand::Toggle(kind));
            }
        }
        let mut every = view.every;
        if ui.checkbox(&mut every, texts.predict_every()).changed() {
            cx.push(PredictCommand::ToggleEvery);
        }
        ui.add_space(6.0);
        ui.label(small(session, texts.predict_covered()));
    });
}

/// The answers by verdict: each number with its word.
fn score(ui: &mut Ui, session: &Session, view: &PredictView, texts: &Texts) {
    let summary = &view.summary;
    ui.label(title(texts.predict_score()));
    ui.label(strong(earned(view, texts)).size(BODY));
    let cuts = session.open().is_some_and(|open| open.algorithm().cuts());
    let cuts = if cuts { "true" } else { "false" };
    ui.label(small(session, texts.predict_rule(cuts)));
    let line = |ui: &mut Ui, number: u64, words: String, of: Ink| {
        ui.horizontal_wrapped(|ui| {
            ui.label(strong(number.to_string()).size(18.0).color(ink(session, of)));
            ui.label(RichText::new(words).size(BODY));
        });
    };
    line(ui, summary.answered(), texts.predict_answered(), Ink::Text);
    line(ui, summary.right, texts.predict_right(), Ink::Agree);
    line(ui, summary.helped, texts.predict_helped(), Ink::Text);
    line(ui, summary.wrong, texts.predict_wrong(), Ink::Disagree);
    if summary.made_good > 0 {
        line(ui, summary.made_good, texts.predict_made_good(), Ink::Agree);
    }
    if view.waiting > 0 {
        line(ui, view.waiting as u64, texts.predict_waiting(), Ink::Disagree);
    }
}

/// What is earned of all questions of the run: "得点 62.5 %  まだ答えていない問い 3 / 17".
pub(super) fn earned(view: &PredictView, texts: &Texts) -> String {
    if view.is_of_before {
        return texts.predict_before();
    }
    let points = format!("{} {} %", texts.predict_points(), view.earned.percent());
    let open = match view.unanswered {
        0 => String::new(),
        open => format!("  {} {open} / {}", texts.predict_unanswered(), view.planned),
    };
    let again = if view.is_retake { texts.predict_retake() } else { String::new() };
    format!("{points}{open}  {again}").trim_end().to_owned()
}
