//! The plot of the comparison: score against depth or nodes.

use egui::{Align2, Color32, RichText, Ui, WidgetText};
use egui_plot::{HLine, Line, LineStyle, MarkerShape, PlotPoint, Points, Text};

use super::{ink, small, still_plot, switches};
use crate::look::Look;
use compare::Measure;
use language::{Language, large_number, signed};
use picture::Ink;
use score::{Player, Score};
use session::{ComparisonView, ReaderId, Session};

const HEIGHT: f32 = 150.0;
/// The corners of the labels of mates, by the number of the curve.
const ANCHORS: [Align2; 4] =
    [Align2::RIGHT_BOTTOM, Align2::RIGHT_TOP, Align2::LEFT_BOTTOM, Align2::LEFT_TOP];
/// The minimum range of the score axis, in hundredths of a pawn: a difference of one does not fill
/// the plot.
const LEAST: f64 = 100.0;

/// The vertical axis, from bottom to top: scores by their numbers, and mates beyond all of them,
/// since a mate is not a number of pawns.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Heights {
    low: f64,
    high: f64,
}

impl Heights {
    /// The axis for all drawn scores.
    fn of(measures: impl Iterator<Item = Measure>) -> Self {
        let numbers = measures.filter_map(|measure| match measure {
            Measure::Pawns(hundredths) => Some(f64::from(hundredths)),
            Measure::Mate { .. } => None,
        });
        let (low, high) = numbers.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), at| {
            (low.min(at), high.max(at))
        });
        let (low, high) = if low <= high { (low, high) } else { (0.0, 0.0) };
        let more = ((LEAST - (high - low)) / 2.0).max(0.0);
        Self { low: low - more, high: high + more }
    }

    /// The height of a score.
    fn at(self, measure: Measure) -> f64 {
        let beyond = (self.high - self.low) * 0.3;
        match measure {
            Measure::Pawns(hundredths) => f64::from(hundredths),
            Measure::Mate { winner: Player::Max, .. } => self.high + beyond,
            Measure::Mate { winner: Player::Min, .. } => self.low - beyond,
        }
    }

    /// The distance between labels of the axis: 1, 2 or 5 and zeros, for about four labels.
    fn step(self) -> f64 {
        let rough = (self.high - self.low) / 4.0;
        let tens = 10_f64.powf(rough.log10().floor());
        let round = [1.0, 2.0, 5.0].map(|number| number * tens);
        let fitting = round.into_iter().find(|&step| step >= rough);
        fitting.unwrap_or(10.0 * tens)
    }

    /// The label at a height; empty in the range of mates.
    fn name(self, height: f64) -> String {
        let reach = (self.high - self.low) * 0.2; // Nearer than any mate.
        if (self.low - reach..=self.high + reach).contains(&height) {
            signed(Score(height.round() as i32)).to_string()
        } else {
            String::new()
        }
    }
}

/// A curve for each reader, and a level for the tree, with a legend above.
pub(super) fn plot_ui(ui: &mut Ui, session: &Session, compared: &ComparisonView, look: &mut Look) {
    if compared.plot.is_empty() {
        return;
    }
    let language = session.language();
    let texts = language.texts();
    ui.add_space(4.0);
    ui.label(small(session, texts.compare_plot()));
    ui.horizontal(|ui| {
        let ways = [(false, texts.compare_per_depth()), (true, texts.compare_per_nodes())];
        let now = look.plots_nodes;
        look.plots_nodes = switches(ui, session, &now, ways).unwrap_or(now);
    });
    let by_nodes = look.plots_nodes;
    let tree = compared.rows.iter().find(|row| row.reader == ReaderId::Tree);
    let level = tree.and_then(|row| row.measure);
    let points = compared.plot.iter().flat_map(|series| &series.points);
    let heights = Heights::of(points.map(|point| point.2).chain(level));
    let along = |depth: u32, nodes: u64| {
        if by_nodes { (nodes.max(1) as f64).log10() } else { f64::from(depth) }
    };
    let curves: Vec<_> = compared
        .plot
        .iter()
        .map(|series| {
            let points: Vec<([f64; 2], Measure)> = series
                .points
                .iter()
                .map(|&(depth, nodes, measure)| {
                    ([along(depth, nodes), heights.at(measure)], measure)
                })
                .collect();
            let number = compared.colour_number(series.reader);
            (series, points, look_of(number, session))
        })
        .collect();
    let muted = ink(session, Ink::Muted);
    let tree = texts.compare_tree();
    let tree = level.map(|_| (muted, "- -", &*tree));
    let named = curves.iter();
    let named = named.map(|(series, _, look)| (look.colour, look.sign, &*series.name));
    names_ui(ui, tree.into_iter().chain(named));
    still_plot(("scores", by_nodes), HEIGHT)
        .include_y(heights.low)
        .include_y(heights.high)
        .x_grid_spacer(egui_plot::uniform_grid_spacer(|_| [8.0, 2.0, 1.0]))
        .x_axis_formatter(move |mark, _| {
            if by_nodes {
                large_number(10_f64.powf(mark.value), language)
            } else {
                format!("{:.0}", mark.value)
            }
        })
        .y_grid_spacer(egui_plot::uniform_grid_spacer(move |_| {
            [10.0, 5.0, 1.0].map(|times| times * heights.step())
        }))
        .y_axis_formatter(move |mark, _| heights.name(mark.value))
        .set_margin_fraction(egui::vec2(0.16, 0.18))
        .show(ui, |plot| {
            if let Some(level) = level {
                let line = HLine::new(texts.compare_tree(), heights.at(level))
                    .color(muted)
                    .style(LineStyle::dashed_loose());
                plot.hline(line);
            }
            for (number, (series, points, look)) in curves.iter().enumerate() {
                let name = &series.name;
                let all = points.iter().map(|(point, _)| *point).collect::<Vec<_>>();
                // Numbers and mates are not connected.
                for run in points.chunk_by(|one, other| is_number(one.1) == is_number(other.1)) {
                    let run = run.iter().map(|(point, _)| *point).collect::<Vec<_>>();
                    plot.line(Line::new(name, run).color(look.colour).width(2.0));
                }
                let marks = Points::new(name, all);
                plot.points(marks.color(look.colour).shape(look.shape).radius(4.0));
                for (at, words) in mates(points, language) {
                    let words = RichText::new(words).size(13.0).color(look.colour);
                    let place = PlotPoint::new(at[0], at[1]);
                    let text = Text::new(name, place, WidgetText::from(words));
                    // Curves may find the same mate at the same depth.
                    plot.text(text.anchor(ANCHORS[number % ANCHORS.len()]));
                }
            }
        });
}

/// The legend: colour, sign and name of each curve.
fn names_ui<'n>(ui: &mut Ui, curves: impl Iterator<Item = (Color32, &'n str, &'n str)>) {
    ui.horizontal_wrapped(|ui| {
        for (colour, sign, name) in curves {
            let words = RichText::new(format!("{sign} {name}"));
            ui.label(words.size(13.0).color(colour));
        }
    });
}

fn is_number(measure: Measure) -> bool {
    matches!(measure, Measure::Pawns(_))
}

/// The mates of a curve in words, where they are first found.
fn mates(points: &[([f64; 2], Measure)], language: Language) -> Vec<([f64; 2], String)> {
    let mut found: Vec<([f64; 2], Measure)> = Vec::new();
    for &(at, measure) in points.iter().filter(|(_, measure)| !is_number(*measure)) {
        if found.last().is_none_or(|(_, last)| *last != measure) {
            found.push((at, measure));
        }
    }
    let words = |(at, measure): ([f64; 2], Measure)| (at, measure.text(language));
    found.into_iter().map(words).collect()
}

struct CurveLook {
    colour: Color32,
    shape: MarkerShape,
    /// The letter that resembles its mark.
    sign: &'static str,
}

/// Colour and mark of a curve, by the index of its reader: the mark alone distinguishes them, too.
fn look_of(number: usize, session: &Session) -> CurveLook {
    const MARKS: [(MarkerShape, &str); 5] = [
        (MarkerShape::Circle, "●"),
        (MarkerShape::Square, "■"),
        (MarkerShape::Diamond, "◆"),
        (MarkerShape::Up, "▲"),
        (MarkerShape::Cross, "×"),
    ];
    let (shape, sign) = MARKS[number % MARKS.len()];
    CurveLook { colour: ink(session, Ink::reader(number)), shape, sign }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MATE: Measure = Measure::Mate { winner: Player::Max, plies: Some(5) };

    #[test]
    fn scores_are_plotted_at_their_values_and_mates_beyond_them() {
        let scores = [4595, 4700, 4885].map(Measure::Pawns);
        let heights = Heights::of(scores.into_iter().chain([MATE]));
        assert_eq!((heights.low as i32, heights.high as i32), (4595, 4885));
        let at = scores.map(|score| heights.at(score) as i32);
        assert_eq!(at, [4595, 4700, 4885]);
        assert!(heights.at(MATE) > 4885.0);
        let lost = Measure::Mate { winner: Player::Min, plies: None };
        assert!(heights.at(lost) < 4595.0);
        assert_eq!(heights.name(heights.at(MATE)), "");
        assert_eq!(heights.name(4600.0), "+4600");
    }

    #[test]
    fn a_small_difference_does_not_fill_the_plot() {
        let heights = Heights::of([Measure::Pawns(5), Measure::Pawns(6)].into_iter());
        assert!(heights.high - heights.low >= LEAST);
        // Every plot has some labels.
        for high in [0, 7, 99, 100, 101, 290, 4_999, 123_456] {
            let heights = Heights::of([Measure::Pawns(-high), Measure::Pawns(high)].into_iter());
            let count = (heights.high - heights.low) / heights.step();
            assert!((1.5..=4.1).contains(&count), "{high}: {count}");
        }
        let mates = Heights::of([MATE].into_iter());
        assert!(mates.low < mates.high && mates.at(MATE) > mates.high);
    }

    #[test]
    fn the_plot_labels_a_mate_only_when_it_changes() {
        let sooner = Measure::Mate { winner: Player::Max, plies: Some(3) };
        let curve = [Measure::Pawns(7), MATE, MATE, sooner].map(|measure| ([0.0; 2], measure));
        assert_eq!(mates(&curve, Language::En).len(), 2);
    }
}
