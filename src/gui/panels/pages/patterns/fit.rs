//! The quality of the pattern weights: errors on held-out games, by stage.

use egui::{Align2, RichText, Ui};
use egui_plot::{Line, LineStyle, PlotPoint, Text};

use super::super::super::{ink, small, still_plot};
use eval::othello::turtle::CornerShape;
use eval::othello::turtle::fit::StageError;
use eval::othello::turtle::fit_report;
use language::grouped;
use picture::Ink;
use session::Session;

/// The height of the lines below the plot, in points.
const BELOW: f32 = 64.0;

/// Selects the error of a stage that a curve shows.
type ErrorOf = fn(&StageError) -> u32;

/// A curve for the patterns, one for the disc count, and one for always predicting 0.
pub(super) fn fit_ui(ui: &mut Ui, session: &Session) {
    let texts = session.language().texts();
    let report = fit_report();
    let square = |corner: CornerShape| corner == CornerShape::Square;
    let Some(corner) = report.corners.iter().find(|found| square(found.corner)) else {
        return;
    };
    let curves: [(String, ErrorOf, Ink, LineStyle, f32); 3] = [
        (texts.patterns_fit_zero(), |error| error.zero, Ink::Muted, LineStyle::dotted_loose(), 1.5),
        (
            texts.patterns_fit_discs(),
            |error| error.discs,
            Ink::WhiteEdge,
            LineStyle::dashed_loose(),
            2.0,
        ),
        (
            texts.patterns_fit_patterns(),
            |error| error.patterns,
            Ink::BlackEdge,
            LineStyle::Solid,
            3.0,
        ),
    ];
    let height = (ui.available_height() - BELOW).max(80.0);
    still_plot("errors of the weights", height)
        .include_y(0.0)
        .set_margin_fraction(egui::vec2(0.03, 0.08))
        .show(ui, |plot| {
            for (name, error, colour, style, width) in curves {
                let colour = ink(session, colour);
                let point =
                    |stage: &StageError| [f64::from(stage.stage), f64::from(error(stage)) / 100.0];
                let points: Vec<[f64; 2]> = corner.stages.iter().map(point).collect();
                let label = points.get(points.len() / 4).copied();
                plot.line(Line::new(&name, points).color(colour).style(style).width(width));
                if let Some([x, y]) = label {
                    let words = RichText::new(&name).size(15.0).color(colour);
                    let at = PlotPoint::new(x, y);
                    // The curve of the disc count lies just above that of 0.
                    let below = style == LineStyle::dotted_loose();
                    let anchor = if below { Align2::LEFT_TOP } else { Align2::LEFT_BOTTOM };
                    plot.text(Text::new(name, at, words).anchor(anchor));
                }
            }
        });
    ui.label(small(session, texts.patterns_fit_axis()));
    let games = grouped(report.games.into());
    let (fitted, left_out) = (grouped(report.positions.into()), grouped(report.held_out.into()));
    let said = texts.patterns_fitted(games, left_out, fitted, report.seed.to_string());
    ui.add(egui::Label::new(small(session, said)).wrap());
}
