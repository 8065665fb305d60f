//! The plot of the comparison: score against depth or nodes.

use egui::{Align2, RichText, Ui};
use egui_plot::{HLine, Line, LineStyle, MarkerShape, Plot, PlotPoint, Points, Text};

use super::{ink, small, switch};
use crate::compare::Measure;
use crate::gui::look::Look;
use crate::language::large_number;
use crate::picture::Ink;
use crate::session::{ComparisonView, ReaderId, Session};
use crate::text::CompareTexts;

/// Scores beyond this are drawn at it, mates too.
const MOST: i32 = 3_000;
/// The height of the plot, in points.
const HEIGHT: f32 = 150.0;

/// A curve for each reader, and a level for the tree.
pub(super) fn plot_ui(ui: &mut Ui, session: &Session, compared: &ComparisonView, look: &mut Look) {
    if compared.plot.is_empty() {
        return;
    }
    let language = session.language();
    let text = CompareTexts::of(language);
    ui.add_space(4.0);
    ui.label(small(session, text.plot));
    ui.horizontal(|ui| {
        for (by_nodes, name) in [(false, text.per_depth), (true, text.per_nodes)] {
            if switch(ui, session, look.plots_nodes == by_nodes, name).clicked() {
                look.plots_nodes = by_nodes;
            }
        }
    });
    let by_nodes = look.plots_nodes;
    let height = |measure: Measure| f64::from(measure.rank().clamp(-MOST, MOST));
    let along = |depth: u32, nodes: u64| {
        if by_nodes {
            (nodes.max(1) as f64).log10()
        } else {
            f64::from(depth)
        }
    };
    let tree = compared
        .rows
        .iter()
        .find(|row| row.reader == ReaderId::Tree);
    let level = tree.and_then(|row| row.measure).map(height);
    let tree_name = text.tree;
    let curves: Vec<_> = compared
        .plot
        .iter()
        .map(|series| {
            let points: Vec<[f64; 2]> = series
                .points
                .iter()
                .map(|&(depth, nodes, measure)| [along(depth, nodes), height(measure)])
                .collect();
            let number = compared.colour_number(series.reader);
            (series, points, look_of(number, session))
        })
        .collect();
    let muted = ink(session, Ink::Muted);
    Plot::new(("scores", by_nodes))
        .height(HEIGHT)
        .allow_scroll(false)
        .allow_zoom(false)
        .allow_drag(false)
        .allow_boxed_zoom(false)
        .x_grid_spacer(egui_plot::uniform_grid_spacer(|_| [8.0, 2.0, 1.0]))
        .x_axis_formatter(move |mark, _| {
            if by_nodes {
                large_number(10_f64.powf(mark.value), language)
            } else {
                format!("{:.0}", mark.value)
            }
        })
        .set_margin_fraction(egui::vec2(0.16, 0.18))
        .show(ui, |plot| {
            if let Some(level) = level {
                let line = HLine::new(tree_name, level)
                    .color(muted)
                    .style(LineStyle::dashed_loose());
                plot.hline(line);
            }
            let first = curves.iter().filter_map(|(_, points, _)| points.first());
            let left = first.map(|point| point[0]).fold(f64::INFINITY, f64::min);
            if let (Some(level), true) = (level, left.is_finite()) {
                let name = RichText::new(tree_name).size(13.0).color(muted);
                let at = PlotPoint::new(left, level);
                plot.text(Text::new("", at, name).anchor(Align2::LEFT_BOTTOM));
            }
            for (series, points, (colour, shape)) in &curves {
                let name = &series.name;
                plot.line(Line::new(name, points.clone()).color(*colour).width(2.0));
                let marks = Points::new(name, points.clone());
                plot.points(marks.color(*colour).shape(*shape).radius(4.0));
                if let Some(&[x, y]) = points.last() {
                    let label = RichText::new(name).size(13.0).color(*colour);
                    let text = Text::new(name, PlotPoint::new(x, y), label);
                    plot.text(text.anchor(Align2::RIGHT_BOTTOM));
                }
            }
        });
}

/// Colour and mark of a curve, by the number of its reader: told apart by the mark as well.
fn look_of(number: usize, session: &Session) -> (egui::Color32, MarkerShape) {
    const MARKS: [MarkerShape; 5] = [
        MarkerShape::Circle,
        MarkerShape::Square,
        MarkerShape::Diamond,
        MarkerShape::Up,
        MarkerShape::Cross,
    ];
    let mark = MARKS[number % MARKS.len()];
    (ink(session, Ink::reader(number)), mark)
}
