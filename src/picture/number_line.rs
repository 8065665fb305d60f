//! The α–β window as a number line.

use super::tree::name_ems;
use super::{Align, Area, Ink, Pen, Picture};
use language::Language;
use lesson::WindowLine;
use score::Score;

const BOUND: f32 = 14.0;

/// Draws a window on its line, with the best value at the node; `name` formats a value. A closed
/// window is drawn as open if `tells` is false, because the learner is asked about it. The best
/// value is a point with its number; where a bound is that value, the bound says it.
pub fn number_line(
    line: WindowLine,
    area: Area,
    tells: bool,
    language: Language,
    name: impl Fn(Score) -> String,
) -> Picture {
    let WindowLine { window, best, extent: (least, most), letters, owners } = line;
    let mut picture = Picture::default();
    let y = area.centre()[1];
    let (left, right) = (area.min[0] + 34.0, area.max[0] - 34.0);
    let span = f64::from((most - least).max(1));
    let x = |value: Score| {
        let share = (f64::from(value - least) / span).clamp(0.0, 1.0);
        left + (right - left) * share as f32
    };
    let alpha = if window.alpha.is_finite() { x(window.alpha) } else { area.min[0] + 8.0 };
    let beta = if window.beta.is_finite() { x(window.beta) } else { area.max[0] - 8.0 };
    picture.line([area.min[0] + 4.0, y], [area.max[0] - 4.0, y], Pen::solid(2.0, Ink::Line));
    if window.is_closed() && tells {
        let (min, max) = ([beta.min(alpha) - 2.0, y - 8.0], [beta.max(alpha) + 2.0, y + 8.0]);
        picture.rounded(Area { min, max }, 3.0, Ink::HatchFill, Pen::dashed(1.5, Ink::Disagree));
    } else {
        let area = Area { min: [alpha.min(beta), y - 7.0], max: [alpha.max(beta), y + 7.0] };
        picture.rounded(area, 4.0, Ink::GoldFill, Pen::solid(1.5, Ink::Gold));
    }
    let half = |text: &str| name_ems(text) * BOUND / 2.0 + 2.0;
    // The middle of a text at a place, moved to where all of it is inside the area.
    let middle = |at: f32, text: &str| {
        let half = half(text);
        at.clamp(area.min[0] + half, (area.max[0] - half).max(area.min[0] + half))
    };
    // The middle and half the width of what stands above the line and below it.
    let mut bounds = [[0.0; 2]; 2];
    for (at, which, value, side) in [(alpha, 0, window.alpha, -1.0), (beta, 1, window.beta, 1.0)] {
        let (letter, ink) = (letters[which], Ink::edge(owners[which]));
        picture.line([at, y - 12.0], [at, y + 12.0], Pen::solid(3.0, ink));
        // The lower bound is written above the line and the upper one below it, both inside the
        // area.
        let text = format!("{letter} {}", name(value));
        let at = [middle(at, &text), y + 23.0 * side];
        bounds[which] = [at[0], half(&text)];
        picture.bold(at, text, BOUND, ink);
    }
    if let Some(best) = best.filter(|best| ![window.alpha, window.beta].contains(best)) {
        let centre = [x(best), y];
        picture.circle(centre, 5.0, Ink::Text, None);
        let text = language.texts().card_so_far_short(name(best));
        // On the side of the line where the nearer bound is not written, at its place or beside
        // what stands there.
        let above = (centre[0] - alpha).abs() > (centre[0] - beta).abs();
        let places = [usize::from(!above), usize::from(above)].into_iter().flat_map(|side| {
            let [bound, wide] = bounds[side];
            let apart = wide + half(&text) + 2.0;
            let beside = if centre[0] < bound { [-apart, apart] } else { [apart, -apart] };
            let wished = [centre[0], bound + beside[0], bound + beside[1]];
            let free = move |at: &f32| (at - bound).abs() >= apart - 0.5;
            wished.map(|at| middle(at, &text)).into_iter().filter(free).map(move |at| (side, at))
        });
        let away = |&(_, at): &(usize, f32)| (at - centre[0]).abs() as u32;
        let (side, x) = places.min_by_key(away).unwrap_or((usize::from(!above), centre[0]));
        let at = [x, y + if side == 0 { -23.0 } else { 23.0 }];
        picture.text(at, text, 13.0, Ink::Text, Align::Centre);
    }
    picture
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::text_area;
    use score::{Player, Window};

    fn drawn((alpha, beta): (i32, i32), best: Option<i32>, tells: bool) -> Picture {
        let line = WindowLine {
            window: Window { alpha: Score(alpha), beta: Score(beta) },
            best: best.map(Score),
            extent: (Score(-500), Score(500)),
            letters: ["α", "β"],
            owners: [Player::Max, Player::Min],
        };
        let area = Area { min: [0.0, 0.0], max: [300.0, 66.0] };
        number_line(line, area, tells, Language::Ja, |value| value.0.to_string())
    }

    /// Wherever the best value lies, its number covers neither bound.
    #[test]
    fn the_numbers_of_a_number_line_are_apart() {
        for best in (-500..=500).step_by(10) {
            for beta in (-500..=500).step_by(50) {
                let picture = drawn((-40, beta), Some(best), true);
                let texts: Vec<_> = picture.shapes.iter().filter_map(text_area).collect();
                for (number, one) in texts.iter().enumerate() {
                    let meets = texts[number + 1..].iter().any(|other| one.meets(other));
                    assert!(!meets, "{best} {beta}: {texts:?}");
                }
            }
        }
    }

    /// Only the box around a window shows that it has closed; it is left out while a question asks
    /// about that.
    #[test]
    fn a_closed_window_is_marked_unless_a_question_hides_it() {
        let draw = |alpha, tells| drawn((alpha, 100), None, tells);
        let closes = |picture: &Picture| {
            let said = format!("{picture:?}");
            said.contains("Dashes") || said.contains("Disagree") || said.contains("Hatch")
        };
        assert!(closes(&draw(300, true)) && closes(&draw(100, true)));
        assert!(!closes(&draw(300, false)) && !closes(&draw(100, false)));
        assert_eq!(format!("{:?}", draw(-200, true)), format!("{:?}", draw(-200, false)));
    }
}
