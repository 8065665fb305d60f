//! Siblings drawn as one ("他77手", "77 more"), and marks of folded branches.

use super::TreeScene;
use super::rows::{Detail, VisibleRow};
use super::texts::name_ems;
use crate::{Align, Area, Ink, Pen, Picture, Point, Shape, Spot};
use language::Language;
use score::{Bound, Player, Score};
use text::Sign;
use trace::Seen;
use tree::{Group, NodeId};

/// The smallest text size, in points.
const LEAST: f32 = 9.0;

/// The known facts about the nodes of a group.
struct Known {
    /// The number with a value.
    done: u32,
    /// The number pruned.
    pruned: u32,
    least: Score,
    most: Score,
    /// Whether a value may be larger than the number, or smaller, because it is a bound.
    may_exceed: bool,
    may_undercut: bool,
}

impl Known {
    fn of(scene: &TreeScene<'_>, group: Group) -> Self {
        let (least, most) = (Score::MAX, Score::MIN);
        let mut known =
            Self { done: 0, pruned: 0, least, most, may_exceed: false, may_undercut: false };
        for id in group.ids() {
            match scene.seen.seen(id) {
                Seen::Pruned => known.pruned += 1,
                Seen::Done => {
                    if let Some(value) = scene.seen.value(id) {
                        known.done += 1;
                        known.least = known.least.min(value);
                        known.most = known.most.max(value);
                        let bound = scene.seen.bound(id);
                        known.may_exceed |= bound == Bound::AtLeast;
                        known.may_undercut |= bound == Bound::AtMost;
                    }
                }
                Seen::Open | Seen::Unvisited | Seen::Unsettled | Seen::Earlier => {}
            }
        }
        known
    }
}

/// The height of a group in its row: lower than a piece, but with room for two lines.
pub(super) fn height(row: &VisibleRow) -> f32 {
    (row.size.1 * 0.72).max((row.size.1 * 0.95).min(TWO_LINES))
}

/// The height of two lines of text, in points.
const TWO_LINES: f32 = 30.0;

/// "他77手", "77 more".
fn title(count: u32, language: Language) -> String {
    language.texts().window_other_moves(count)
}

pub(super) fn edge(
    scene: &TreeScene<'_>,
    row: &VisibleRow,
    above: &VisibleRow,
    (slot, group): (u32, Group),
    picture: &mut Picture,
) {
    let Some(parent) = scene.flat().parent(NodeId(slot)) else {
        return;
    };
    let known = Known::of(scene, group);
    let pen = if known.pruned == group.count {
        Pen::dashed(1.2, Ink::Hatch)
    } else if known.done > 0 {
        Pen::solid(1.2, Ink::Muted)
    } else {
        Pen::solid(1.2, Ink::Line)
    };
    picture.shapes.push(Shape::Line {
        from: [scene.x(parent.0), above.y + above.size.1 / 2.0],
        to: [scene.x(slot), row.y - height(row) / 2.0],
        pen,
    });
}

/// Whether a search for a proof has settled all of the nodes in one way, in a word.
fn settled(scene: &TreeScene<'_>, group: Group, known: &Known) -> Option<String> {
    let proves = scene.seen.algorithm().proves() && known.done == group.count;
    let winner = scene.seen.subject().asked_winner().filter(|_| proves)?;
    let [least, most] = [known.least, known.most].map(|value| value.0 * winner.sign());
    let entry = match (least > 0 && most > 0, least < 0 && most < 0) {
        (true, _) => Sign::Proven,
        (_, true) => Sign::Disproven,
        _ => return None,
    };
    Some(entry.short(scene.seen.language()))
}

/// Draws a group: two stacked cards, the count, and the range of known values.
pub(super) fn draw(
    scene: &TreeScene<'_>,
    row: &VisibleRow,
    group: Group,
    centre: Point,
    picture: &mut Picture,
) {
    let known = Known::of(scene, group);
    let words = title(group.count, scene.seen.language());
    let wide = name_ems(&words);
    // Keeps room for the smallest text, but does not cover the next node.
    let needed = (wide * scene.least + 6.0).min(row.gap * 1.3);
    let width = (row.size.0 * 1.07).max(needed);
    let words =
        if wide * scene.least > row.gap * 0.9 { format!("…{}", group.count) } else { words };
    let wide = name_ems(&words);
    let height = height(row);
    let pruned = known.pruned == group.count;
    let (fill, pen) = match (pruned, known.done > 0) {
        (true, _) => (Ink::HatchFill, Pen::dashed(1.2, Ink::Hatch)),
        (false, true) => (Ink::Card, Pen::solid(1.2, Ink::Muted)),
        (false, false) => (Ink::Card, Pen::solid(1.2, Ink::Line)),
    };
    pack(centre, (width, height), fill, pen, picture);
    let place = Area::around(centre, width, height);
    picture.spots.push((Spot::Group(group), place));
    if row.detail < Detail::Values {
        return;
    }
    let size = (width * 0.9 / wide).min(height * 0.42).clamp(scene.least, 17.0);
    let first = group.ids().next().unwrap_or(NodeId::ROOT);
    let number = |value| scene.seen.number(first, value);
    let texts = scene.seen.language().texts();
    let mover = scene.tree().node(first).player;
    let flips = scene.seen.told().notation.flips(mover);
    // In a narrow card, what matters to the side that chooses: no more than, no less than.
    let ranges = if known.done == 0 {
        [Some(if pruned { texts.window_group_cut() } else { texts.window_group_unread() }), None]
    } else if let Some(words) = settled(scene, group, &known) {
        [Some(words), None]
    } else if known.least == known.most {
        let sign = match (known.may_exceed, known.may_undercut) {
            (true, false) => Some(if flips { "≦" } else { "≧" }),
            (false, true) => Some(if flips { "≧" } else { "≦" }),
            (false, false) => Some(""),
            // Some are no less, others no more: no number is true of all.
            (true, true) => None,
        };
        [sign.map(|sign| sign.to_owned() + &number(known.least)), None]
    } else {
        let ends = [known.least, known.most].map(number);
        let [low, high] = if flips { [&ends[1], &ends[0]] } else { [&ends[0], &ends[1]] };
        // The nodes of MIN are moves of MAX, who wants more.
        let wants_more = mover == Player::Min;
        let may_be_better = if wants_more { known.may_exceed } else { known.may_undercut };
        let narrow = if wants_more == flips { format!("{low}〜") } else { format!("〜{high}") };
        let is_true = known.done == group.count && !may_be_better;
        [Some(format!("{low}〜{high}")), is_true.then_some(narrow)]
    };
    let sized = |range: String| ((width * 0.9 / name_ems(&range)).min(13.0), range);
    let fits = |(range_size, _): &(f32, String)| {
        height > 1.2 * (size + range_size) && *range_size >= scene.least.max(LEAST)
    };
    let range = ranges.into_iter().flatten().map(sized).find(fits);
    let range = range.filter(|_| row.detail == Detail::Full);
    let shift = if range.is_some() { height * 0.18 } else { 0.0 };
    let ink = if pruned { Ink::Hatch } else { Ink::Text };
    picture.shapes.push(Shape::bold([centre[0], centre[1] - shift], words, size, ink));
    if let Some((range_size, range)) = range {
        picture.shapes.push(Shape::text(
            [centre[0], centre[1] + height * 0.25],
            range,
            range_size,
            Ink::Muted,
            Align::Centre,
        ));
    }
}

/// The height between two rows, in points, from which the number of folded children has room there.
const ROOM_FOR_FOLD: f32 = 34.0;

/// Draws the number of folded children below a node.
pub(super) fn fold_mark(
    scene: &TreeScene<'_>,
    row: &VisibleRow,
    id: NodeId,
    centre: Point,
    picture: &mut Picture,
) {
    if row.detail < Detail::Values || scene.camera.row < 76.0 {
        return;
    }
    let count = scene.tree().children(id).len();
    let edge = centre[1] + row.size.1 / 2.0;
    // Below the piece where the names of the next row leave room, or else on its edge.
    let free = scene.camera.row as f32 - row.size.1;
    let below = if free > ROOM_FOR_FOLD { 9.5 } else { 2.0 };
    let plain = format!("…{count}");
    let why = scene.seen.cutting_reason(id).map(|why| format!("{plain}  {why}"));
    let why = why.filter(|why| name_ems(why) * FOLD <= row.gap * 1.1);
    let ink = if why.is_some() { Ink::Disagree } else { Ink::Muted };
    let at = [centre[0], edge + below];
    let area = fold_label(at, why.unwrap_or(plain), ink, picture);
    picture.spots.push((Spot::Fold(id), area));
}

/// Draws two stacked cards.
pub(super) fn pack(
    centre: Point,
    (width, height): (f32, f32),
    fill: Ink,
    pen: Pen,
    picture: &mut Picture,
) {
    for shift in [3.0_f32, 0.0] {
        picture.shapes.push(Shape::Box {
            area: Area::around([centre[0] + shift, centre[1] + shift], width, height),
            radius: 5.0_f32.min(height / 3.0),
            fill: Some(fill),
            pen: Some(pen),
        });
    }
}

/// The size of the number of folded children.
const FOLD: f32 = 13.0;

/// Draws a label with the number of folded children and returns its area.
pub(super) fn fold_label(centre: Point, words: String, ink: Ink, picture: &mut Picture) -> Area {
    let width = words.chars().count() as f32 * 7.8 + 10.0;
    let area = Area::around(centre, width, 17.0);
    picture.shapes.push(Shape::Box {
        area,
        radius: 8.0,
        fill: Some(Ink::Card),
        pen: Some(Pen::solid(1.0, Ink::Line)),
    });
    picture.shapes.push(Shape::text(area.centre(), words, FOLD, ink, Align::Centre));
    area
}
