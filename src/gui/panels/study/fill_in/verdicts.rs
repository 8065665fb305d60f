//! The score, the first wrong step, and every verdict.

use egui::{RichText, Ui};

use super::super::super::{ink, small, strong};
use crate::look::WindowContext;
use language::{Counted, Texts, signed};
use lesson::GradingParts;
use picture::Ink;
use score::Score;
use session::{
    FillInCommand, FillInStage, FillInView, Navigation, RunCommand, SheetMark, VerdictRow,
};

/// The verdicts after grading.
pub(super) fn verdicts_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &FillInView) {
    let (session, texts) = cx.session_and_texts();
    let Some((points, most)) = view.score else {
        return;
    };
    let score = format!("{} {points} / {most}", texts.fill_in_score());
    ui.label(strong(score).size(22.0));
    if let Some(sum) = sum_words(texts, view.parts, points) {
        ui.label(small(session, sum));
    }
    if view.has_seen_model {
        ui.label(small(session, texts.fill_in_seen_model()));
    }
    if view.is_flawless {
        ui.label(RichText::new(texts.fill_in_flawless()).color(ink(session, Ink::Agree)));
    } else if view.first_wrong.is_none() {
        ui.label(texts.fill_in_incomplete());
    }
    if let Some(words) = view.left_words(session.language()) {
        ui.label(words);
    }
    for words in &view.remarks {
        ui.label(words);
    }
    if view.stage == FillInStage::Model {
        if ui.button(texts.fill_in_back()).clicked() {
            cx.push(FillInCommand::HideModel);
        }
    } else if ui.button(texts.fill_in_model()).clicked() {
        cx.push(FillInCommand::ShowModel(0));
    }
    if let Some(row) = view.first_wrong.and_then(|at| view.verdicts.get(at)) {
        ui.add_space(4.0);
        ui.label(strong(texts.fill_in_first_wrong()));
        verdict(ui, cx, view, row);
        if ui.button(texts.fill_in_show_step()).clicked() {
            cx.push(FillInCommand::ShowModel(row.step));
        }
    }
    if !view.verdicts.is_empty() {
        ui.add_space(6.0);
        ui.label(small(session, texts.fill_in_verdicts()));
        for row in &view.verdicts {
            verdict(ui, cx, view, row);
        }
    }
}

/// What makes up the points, where some were lost.
fn sum_words(texts: &Texts, parts: GradingParts, points: i32) -> Option<String> {
    let lost: [(i32, Counted<i32>); 2] = [
        (parts.lost_on_cuts, Texts::fill_in_lost_on_cuts),
        (parts.lost_on_windows, Texts::fill_in_lost_on_windows),
    ];
    let lost: String = lost
        .into_iter()
        .filter(|(lost, _)| *lost > 0)
        .map(|(lost, say)| say(texts, lost))
        .collect();
    let is_less = parts.earned < parts.lost_on_cuts + parts.lost_on_windows;
    let total = if is_less { texts.fill_in_never_less() } else { points.to_string() };
    let earned = signed(Score(parts.earned)).to_string();
    (!lost.is_empty()).then(|| texts.fill_in_made_of(lost, total, earned))
}

/// The points of an entry; if there are none to gain, its penalty.
fn points_words((points, of): (i32, i32)) -> String {
    match (points, of) {
        (0, 0) => String::new(),
        (_, 0) => format!(" ({})", signed(Score(points))),
        _ => format!(" ({points}/{of})"),
    }
}

/// A verdict: a click goes to its node, or, in the model, to its step.
fn verdict(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &FillInView, row: &VerdictRow) {
    let session = cx.session;
    let colour = match row.mark {
        SheetMark::Right => Ink::Agree,
        SheetMark::Partly | SheetMark::Missing => Ink::Muted,
        SheetMark::Wrong => Ink::Disagree,
    };
    let points = points_words(row.points);
    let words = format!(
        "{} {}: {}{points}",
        row.mark.sign(session.language().signs()),
        row.title,
        row.word
    );
    let words = strong(words).color(ink(session, colour));
    if ui.button(words).clicked() {
        if view.stage == FillInStage::Model {
            cx.push(Navigation::Seek(row.step));
        }
        cx.push(RunCommand::Select(Some(row.node)));
    }
    if !row.why.is_empty() {
        ui.label(&row.why);
    }
}
