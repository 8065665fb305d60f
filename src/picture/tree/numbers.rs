//! The numbers that an algorithm keeps, in the nodes of a tree, and the thresholds above them.

use super::TreeScene;
use super::legend::BEFORE_RECOUNT;
use super::rows::VisibleRow;
use crate::{Align, Area, Ink, Pen, Picture, Point};
use search::Settlement;
use trace::Seen;
use tree::NodeId;

/// Whether the search has not yet generated a node.
pub(super) fn is_ungenerated(scene: &TreeScene<'_>, id: NodeId) -> bool {
    scene.seen.algorithm().columns().is_some()
        && scene.seen.seen(id) == Seen::Unvisited
        && scene.seen.numbers(id).is_none()
        && id != NodeId::ROOT
}

/// Whether the children of a node are not yet generated, so that their number must stay hidden.
pub(super) fn is_unexpanded(scene: &TreeScene<'_>, id: NodeId) -> bool {
    scene.seen.algorithm().columns().is_some() && scene.seen.seen(id) == Seen::Unvisited
}

/// Writes the two numbers inside a node, the first above the second. A settled node gets a sign at
/// its shoulder. Returns `false` if the node has no numbers.
pub(super) fn numbers(
    row: &VisibleRow<'_>,
    id: NodeId,
    centre: Point,
    picture: &mut Picture,
) -> bool {
    let scene = row.scene;
    // The tip of the piece is narrow, so the text is shifted slightly towards its base.
    let up = scene.tree().node(id).player.sign() as f32;
    let middle = [centre[0], centre[1] + row.size.1 * 0.07 * up];
    if let Some(texts) = scene.seen.sample_texts(id) {
        stacked(texts, middle, row.size, (scene.least, Ink::Text, BETWEEN), picture);
        return true;
    }
    let Some(numbers) = scene.seen.shown_numbers(id) else {
        // Without numbers it has a value, or has not been made.
        return scene.seen.algorithm().columns().is_some() && scene.seen.numbers(id).is_none();
    };
    let settled = scene.seen.settled_by(numbers);
    let is_read = scene.seen.seen(id) != Seen::Unvisited;
    let (ink, between) = match (is_read, scene.seen.awaits_recount(id)) {
        (true, true) => (Ink::Muted, BEFORE_RECOUNT),
        (true, false) => (Ink::Text, BETWEEN),
        (false, _) => (Ink::Muted, BETWEEN),
    };
    let texts = scene.seen.number_texts(id, numbers);
    let style = (scene.least, ink, between);
    if scene.seen.algorithm().proves() {
        stacked(texts, middle, row.size, style, picture);
    } else {
        spanned(texts, scene.seen.numbers_text(id, numbers), middle, row.size, style, picture);
    }
    let is_won = match settled {
        Some(Settlement::Proven) => Some(true),
        Some(Settlement::Disproven) => Some(false),
        Some(Settlement::Worth(_)) | None => None,
    };
    if let Some(is_won) = is_won {
        // Beside the numbers, clear of the names of this node and its neighbour.
        let radius = (row.size.0 * 0.13).min(row.size.1 * 0.18).clamp(4.5, 10.0);
        let down = if up > 0.0 { row.size.1 * 0.5 - radius * 1.2 } else { row.size.1 * 0.06 };
        let at = [centre[0] + row.size.0 * 0.44 - radius * 0.8, centre[1] + down];
        settled_sign(is_won, at, radius, picture);
    }
    true
}

/// The pen of the line between the two numbers.
pub(super) const BETWEEN: Pen = Pen::solid(1.0, Ink::Muted);

/// Draws two numbers with a line between them.
pub(super) fn stacked(
    [first, second]: [String; 2],
    centre: Point,
    (width, height): (f32, f32),
    (least, ink, between): (f32, Ink, Pen),
    picture: &mut Picture,
) {
    // A narrow node has no room for the zero before a point.
    let is_narrow = width * 0.7 / (5.0 * 0.64) < least;
    let short = |text: String| match text.strip_prefix("0.") {
        Some(rest) if is_narrow => format!(".{rest}"),
        _ if is_narrow && text == "1.000" => "1.0".to_owned(),
        _ => text,
    };
    let [first, second] = [first, second].map(short);
    let longest = first.chars().count().max(second.chars().count()) as f32;
    let size = (width * 0.7 / (longest.max(1.0) * 0.64)).min(height * 0.35);
    let size = size.clamp(least, 24.0);
    let away = size * 0.54;
    let reach = width * 0.24;
    for (text, side) in [(first, -1.0), (second, 1.0)] {
        let at = [centre[0], centre[1] + side * away];
        // The infinity sign is low and small in this font.
        let size = if text == "∞" { size * 1.5 } else { size };
        picture.bold(at, text, size, ink);
    }
    picture.line([centre[0] - reach, centre[1]], [centre[0] + reach, centre[1]], between);
}

/// Draws the ends of an interval in one line; where there is no room, one above the other.
pub(super) fn spanned(
    ends: [String; 2],
    text: String,
    centre: Point,
    size: (f32, f32),
    (least, ink, between): (f32, Ink, Pen),
    picture: &mut Picture,
) {
    let fitting = (size.0 * 0.84 / (text.chars().count() as f32 * 0.56)).min(size.1 * 0.35);
    if fitting < least {
        return stacked(ends, centre, size, (least, ink, between), picture);
    }
    if between != BETWEEN {
        let (reach, below) = (size.0 * 0.24, centre[1] + fitting.min(24.0) * 0.75);
        picture.line([centre[0] - reach, below], [centre[0] + reach, below], between);
    }
    picture.bold(centre, text, fitting.min(24.0), ink);
}

/// Draws a ring for a proven node, or a cross in a square for a disproven one.
pub(super) fn settled_sign(is_proven: bool, at: Point, radius: f32, picture: &mut Picture) {
    if is_proven {
        picture.circle(at, radius, Ink::Card, Pen::solid(1.2, Ink::Agree));
        picture.circle(at, radius * 0.55, None, Pen::solid(2.2, Ink::Agree));
        return;
    }
    picture.rounded(
        Area::around(at, radius * 2.0, radius * 2.0),
        2.0,
        Ink::Card,
        Pen::solid(1.2, Ink::Disagree),
    );
    let arm = radius * 0.5;
    for turn in [1.0, -1.0] {
        picture.line(
            [at[0] - arm, at[1] - arm * turn],
            [at[0] + arm, at[1] + arm * turn],
            Pen::solid(2.2, Ink::Disagree),
        );
    }
}

/// The thresholds of a node on the current path, or the terms by which one of its siblings or itself is
/// selected, as written on the edge above it.
pub(super) fn thresholds_text(scene: &TreeScene<'_>, id: NodeId) -> Option<String> {
    if let Some(terms) = scene.seen.terms_text(id) {
        return Some(terms);
    }
    let limits = scene.seen.thresholds(id)?;
    let texts = scene.seen.language().texts();
    Some(texts.window_up_to(limits.to_string()))
}

pub(super) fn label_width(text: &str) -> f32 {
    let width = |c: char| match c {
        '←'..='⇿' | '■'..='◿' | '\u{3000}'.. => 13.0,
        _ => 7.4,
    };
    text.chars().map(width).sum::<f32>() + 10.0
}

/// Draws a gold label around `centre` and returns its area.
pub(super) fn gold_label(text: String, centre: Point, picture: &mut Picture) -> Area {
    let area = Area::around(centre, label_width(&text), 19.0);
    picture.rounded(area, 5.0, Ink::GoldFill, Pen::solid(1.0, Ink::Gold));
    picture.text(centre, text, 13.0, Ink::Text, Align::Centre);
    area
}
