//! Siblings drawn as one ("他77手", "77 more"), and marks of folded branches.

use super::edge::{edge_of, group_height};
use super::rows::{Detail, VisibleRow};
use super::texts::name_ems;
use super::{TreeScene, room};
use crate::{Align, Area, Ink, Pen, Picture, Point, Spot};
use language::Language;
use score::{Bound, Player, Score};
use search::Settlement;
use text::Sign;
use trace::Seen;
use tree::{Group, NodeId};

/// The smallest text size, in points.
const LEAST: f32 = 9.0;

struct Known {
    /// The number with a value.
    done: u32,
    /// The number pruned.
    pruned: u32,
    /// The number with a value of an earlier visit alone.
    earlier: u32,
    /// The number not visited.
    unread: u32,
    least: Score,
    most: Score,
    /// Whether a value may be larger than the number, or smaller, because it is a bound.
    may_exceed: bool,
    may_undercut: bool,
}

impl Known {
    fn of(scene: &TreeScene<'_>, group: Group) -> Self {
        let (least, most) = (Score::MAX, Score::MIN);
        let mut known = Self {
            done: 0,
            pruned: 0,
            earlier: 0,
            unread: 0,
            least,
            most,
            may_exceed: false,
            may_undercut: false,
        };
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
                Seen::Earlier => known.earlier += 1,
                Seen::Unvisited => known.unread += 1,
                Seen::Open | Seen::Unsettled => {}
            }
        }
        known
    }
}

/// The width of a group with room, relative to a piece.
pub(super) const WIDER: f32 = 1.07;
/// How far the lower card of a group extends beyond the upper one, in points.
pub(super) const STACKED: f32 = 3.0;

/// "他77手", "77 more".
fn title(count: u32, language: Language) -> String {
    language.texts().window_other_moves(count)
}

/// The width of the widest line, relative to its size.
fn ems_of_lines(words: &str) -> f32 {
    words.lines().map(name_ems).fold(0.0, f32::max)
}

pub(super) fn edge(
    row: &VisibleRow<'_>,
    above: &VisibleRow<'_>,
    (slot, group): (u32, Group),
    picture: &mut Picture,
) {
    let Some(edge) = edge_of(row, above, slot) else {
        return;
    };
    let known = Known::of(row.scene, group);
    let pen = if known.pruned == group.count {
        Pen::dashed(1.2, Ink::Hatch)
    } else if known.done > 0 {
        Pen::solid(1.2, Ink::Muted)
    } else {
        Pen::solid(1.2, Ink::Line)
    };
    edge.draw(pen, picture);
}

/// What a search for a proof knows of the nodes: that they are settled in one way, or the range of
/// the number by which one of them is chosen.
fn numbers_range(scene: &TreeScene<'_>, group: Group) -> Option<String> {
    let (seen, texts) = (&scene.seen, scene.seen.language().texts());
    let numbers: Option<Vec<_>> = group.ids().map(|id| seen.numbers(id)).collect();
    let Some(numbers) = numbers else {
        let is_unread = |id| seen.numbers(id).is_none() && seen.seen(id) == Seen::Unvisited;
        return group.ids().all(is_unread).then(|| texts.window_group_unread());
    };
    let are_all = |won| numbers.iter().all(|&numbers| seen.settled_by(numbers) == Some(won));
    if are_all(Settlement::Proven) {
        return Some(Sign::Proven.short(seen.language()));
    }
    if are_all(Settlement::Disproven) {
        return Some(Sign::Disproven.short(seen.language()));
    }
    let parent = scene.tree().parent(group.first)?;
    let steering = seen.steering(parent)?;
    let ones = numbers.iter().map(|&numbers| steering.number(numbers));
    let (least, most) = (ones.clone().min()?, ones.max()?);
    let [least, most] = [least, most].map(|number| seen.column_text(parent, number));
    let range = if least == most { least } else { seen.language().signs().range(&least, &most) };
    let column = seen.algorithm().columns()?.steering_column(seen.columns_at(parent));
    Some((column.range)(texts, &range))
}

/// What is written below the count, in order of preference: in a narrow card, what matters to the
/// side that chooses.
fn ranges(
    scene: &TreeScene<'_>,
    group: Group,
    known: &Known,
    is_ungenerated: bool,
) -> [Option<String>; 2] {
    let first = group.ids().next().unwrap_or(NodeId::ROOT);
    let number = |value| scene.seen.number(first, value);
    let (texts, signs) = (scene.seen.language().texts(), scene.seen.language().signs());
    let mover = scene.tree().node(first).player;
    let flips = scene.seen.told().notation.flips(mover);
    let ranges = if known.pruned == group.count {
        [Some(texts.window_group_cut()), None]
    } else if scene.seen.algorithm().columns().is_some() {
        [numbers_range(scene, group), None]
    } else if is_ungenerated {
        [Some(texts.legend_no_candidates()), Some(texts.window_group_unread())]
    } else if known.unread == group.count {
        [Some(texts.window_group_unread()), None]
    } else if known.earlier == group.count {
        [Some(texts.window_group_earlier()), None]
    } else if known.done == 0 && known.earlier > 0 {
        [Some(texts.window_group_some_earlier(known.earlier)), None]
    } else if known.done == 0 {
        [None, None]
    } else if known.least == known.most {
        let sign = match (known.may_exceed, known.may_undercut) {
            (true, false) => Some(if flips { signs.at_most() } else { signs.at_least() }),
            (false, true) => Some(if flips { signs.at_least() } else { signs.at_most() }),
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
        // In words, since a sign would be that of a bound.
        let narrow = if wants_more == flips {
            texts.window_group_from(low)
        } else {
            texts.window_group_to(high)
        };
        let is_true = known.done == group.count && !may_be_better;
        [Some(signs.range(low, high)), is_true.then_some(narrow)]
    };
    // The range of some says so: the others have no value.
    let some = known.done > 0 && known.done < group.count;
    let some = some && scene.seen.algorithm().columns().is_none();
    ranges.map(|range| match range {
        Some(range) if some => Some(texts.window_group_some(known.done, range)),
        range => range,
    })
}

/// Draws a group: two stacked cards, the count, and the range of known values.
pub(super) fn draw(
    row: &VisibleRow<'_>,
    (slot, group): (u32, Group),
    centre: Point,
    picture: &mut Picture,
) {
    let scene = row.scene;
    let known = Known::of(scene, group);
    let words = title(group.count, scene.seen.language());
    let wide = name_ems(&words);
    // Keeps room for the smallest text, but does not cover the next node.
    let texts = scene.seen.language().texts();
    let is_ungenerated = scene.seen.generates()
        && known.unread == group.count
        && !group.ids().any(|id| scene.seen.is_generated(id));
    let said = if is_ungenerated { name_ems(&texts.legend_no_candidates()) * 1.12 } else { 0.0 };
    let needed = wide.max(said) * scene.least + 6.0;
    let clear = 2.0 * room::room_to_frames(row, slot);
    let clear = clear.min(2.0 * (row.gap - STACKED - 1.0) - row.size.0);
    let width = (row.size.0 * WIDER).max(needed).min(clear).max(row.size.0 * 0.8);
    let narrow = texts.window_other_moves_narrow(group.count);
    let fits = |words: &String| ems_of_lines(words) * scene.least <= width * 0.92;
    let count_alone = || format!("…{}", group.count);
    let words = [words, narrow].into_iter().find(fits).unwrap_or_else(count_alone);
    let wide = ems_of_lines(&words);
    let lines: Vec<_> = words.lines().collect();
    let height = group_height(row);
    let pruned = known.pruned == group.count;
    let (fill, pen) = match (pruned, known.done > 0) {
        (true, _) => (Ink::HatchFill, Pen::dashed(1.2, Ink::Hatch)),
        (false, true) => (Ink::Card, Pen::solid(1.2, Ink::Muted)),
        (false, false) => (Ink::Card, Pen::solid(1.2, Ink::Line)),
    };
    let behind = if known.pruned > 0 { Ink::HatchFill } else { fill };
    pack(centre, (width, height), [behind, fill], pen, picture);
    picture.spots.push((Spot::Group(group), Area::around(centre, width, height)));
    if row.detail < Detail::Values {
        return;
    }
    let highest = if lines.len() == 1 { 0.42 } else { 0.36 };
    let size = (width * 0.9 / wide).min(height * highest).clamp(scene.least, 17.0);
    let ranges = ranges(scene, group, &known, is_ungenerated);
    let sized =
        |range: String| ((width * 0.9 / name_ems(&range)).min(13.0).min(height * 0.38), range);
    let fits = |(range_size, _): &(f32, String)| {
        lines.len() == 1
            && height > 1.2 * (size + range_size)
            && *range_size >= scene.least.max(LEAST)
    };
    let range = ranges.into_iter().flatten().map(sized).find(fits);
    let range = range.filter(|_| row.detail == Detail::Full);
    let shift = if range.is_some() { height * 0.18 } else { 0.0 };
    let ink = if pruned { Ink::Hatch } else { Ink::Text };
    let first = centre[1] - shift - (lines.len() - 1) as f32 * size * 0.55;
    for (number, line) in lines.iter().enumerate() {
        let at = [centre[0], first + number as f32 * size * 1.1];
        picture.bold(at, *line, size, ink);
    }
    if let Some((range_size, range)) = range {
        picture.text(
            [centre[0], centre[1] + height * 0.25],
            range,
            range_size,
            Ink::Muted,
            Align::Centre,
        );
    }
}

/// The height of a row, in points, from which the number of folded children is written.
const ROOM_FOR_COUNT: f64 = 76.0;
/// The height between two rows, in points, from which the number of folded children has room there.
const ROOM_FOR_FOLD: f32 = 34.0;

/// Draws the number of folded children below a node.
pub(super) fn fold_mark(
    row: &VisibleRow<'_>,
    (slot, id): (u32, NodeId),
    centre: Point,
    picture: &mut Picture,
) {
    let scene = row.scene;
    if row.detail < Detail::Values {
        return;
    }
    if scene.camera.row < ROOM_FOR_COUNT {
        // Dots alone, as in the count.
        let at = [centre[0], centre[1] + row.size.1 / 2.0 + 4.0];
        for number in [-1.0, 0.0, 1.0] {
            picture.circle([at[0] + number * 4.5, at[1]], 1.4, Ink::Muted, None);
        }
        picture.spots.push((Spot::Fold(id), Area::around(at, 14.0, 6.0)));
        return;
    }
    let count = scene.tree().children(id).len();
    let edge = centre[1] + row.size.1 / 2.0;
    // Below the piece where the names of the next row leave room, or else on its edge.
    let free = scene.camera.row as f32 - row.size.1;
    let below = if free > ROOM_FOR_FOLD { 9.5 } else { 2.0 };
    let plain = format!("…{count}");
    // Clear of the labels beside it, and whole.
    let edges = [centre[0] - scene.area.min[0], scene.area.max[0] - centre[0]];
    let room = room::room_around(row, slot).min(2.0 * edges[0].min(edges[1]));
    let fits = |words: &String| fold_width(words) <= room - 2.0;
    let is_now = scene.seen.seen(id) != Seen::Earlier;
    let why = scene.seen.cutting_reason(id).filter(|_| is_now);
    // The number comes from one of them, which is not drawn; a mean comes from all.
    let decides = scene.seen.best(id).filter(|_| scene.seen.algorithm().samples().is_none());
    let best = decides.map(|best| scene.choice(best));
    let both = best.as_ref().zip(why.as_ref()).map(|(best, why)| format!("{plain} {best} {why}"));
    let why = why.map(|why| format!("{plain} {why}"));
    let with_why = both.filter(fits).or(why.filter(fits));
    let ink = if with_why.is_some() { Ink::Disagree } else { Ink::Muted };
    let alone = decides.map(|best| scene.seen.choice_alone(best));
    let mut replies = best.into_iter().chain(alone).map(|best| format!("{plain} {best}"));
    let named = replies.find(fits);
    let words = with_why.or(named).unwrap_or(plain);
    let at = [centre[0], edge + below];
    let area = fold_label(at, words, ink, picture);
    picture.spots.push((Spot::Fold(id), area));
}

/// Draws two stacked cards.
pub(super) fn pack(
    centre: Point,
    (width, height): (f32, f32),
    [behind, fill]: [Ink; 2],
    pen: Pen,
    picture: &mut Picture,
) {
    for (shift, fill) in [(STACKED, behind), (0.0, fill)] {
        picture.rounded(
            Area::around([centre[0] + shift, centre[1] + shift], width, height),
            5.0_f32.min(height / 3.0),
            fill,
            pen,
        );
    }
}

/// The size of the number of folded children.
const FOLD: f32 = 13.0;

/// The width of a label with the number of folded children.
fn fold_width(words: &str) -> f32 {
    name_ems(words) * FOLD + 6.0
}

/// Draws a label with the number of folded children and returns its area.
pub(super) fn fold_label(centre: Point, words: String, ink: Ink, picture: &mut Picture) -> Area {
    let area = Area::around(centre, fold_width(&words), 17.0);
    picture.label(area, (8.0, Ink::Card, Pen::solid(1.0, Ink::Line)), (words, FOLD, ink));
    area
}
