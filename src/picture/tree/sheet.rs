//! The learner's entries, drawn into the tree in pencil colour and underlined, to distinguish them
//! from the run's results.

use super::TreeScene;
use super::numbers::stacked;
use super::rows::{Detail, VisibleRow};
use super::texts::{ems, lower, name_ems, paid_ems};
use crate::{Area, Ink, Pen, Picture, Point};
use language::Signs;
use score::Player;
use session::{FillInStage, FilledNode, SheetMark};
use trace::Seen;
use tree::{Kind, NodeId};

impl TreeScene<'_> {
    /// The entry at a node of the sheet being filled in.
    pub(super) fn filled(&self, id: NodeId) -> Option<&FilledNode> {
        self.sheet?.nodes.get(&id)
    }

    /// Whether the tree shows the sheet instead of the run. Where an iteration is filled in, it shows
    /// the run before its back-up, and what is written in place of what was known.
    pub(super) fn shows_sheet(&self) -> bool {
        self.is_sheet_open() && self.sheet.is_some_and(|sheet| sheet.iteration.is_none())
    }

    fn is_sheet_open(&self) -> bool {
        self.sheet.is_some_and(|sheet| sheet.stage != FillInStage::Model)
    }

    /// The state of a node, from the run or from the learner's marks.
    pub(super) fn looks(&self, id: NodeId) -> Seen {
        if !self.shows_sheet() {
            return self.seen.seen(id);
        }
        match self.filled(id) {
            Some(at) if at.is_cut => Seen::Pruned,
            // Searched, as far as the learner knows, and without a value from the run.
            Some(_) => Seen::Unsettled,
            None => Seen::Unvisited,
        }
    }
}

/// The pen of the line between two numbers that are written.
const WRITTEN: Pen = Pen::solid(1.4, Ink::Pencil);

/// Writes the value in a node; returns `true` if the sheet determines it.
pub(super) fn value(
    row: &VisibleRow<'_>,
    id: NodeId,
    centre: Point,
    picture: &mut Picture,
) -> bool {
    let scene = row.scene;
    if !scene.shows_sheet() {
        let at = scene.filled(id).filter(|_| scene.is_sheet_open());
        let Some(pair) = at.and_then(|at| at.pair.clone()) else { return false };
        // The tip of the piece is narrow.
        let up = scene.tree().node(id).player.sign() as f32;
        let middle = [centre[0], centre[1] + row.size.1 * 0.07 * up];
        stacked(pair, middle, row.size, (scene.least, Ink::Pencil, WRITTEN), picture);
        return true;
    }
    let Some(at) = scene.filled(id).filter(|at| !at.text.is_empty()) else {
        return true;
    };
    let shares = scene.seen.shares();
    let lower = if shares { 0.0 } else { lower(scene.tree().node(id)) };
    let middle = centre[1] + row.size.1 * lower;
    let (widest, room) = if shares { (paid_ems(&at.text), 0.9) } else { (ems(&at.text), 0.75) };
    let size = (row.size.0 * room / widest).min(row.size.1 * 0.46);
    let size = size.clamp(scene.least, 26.0);
    let ink = if at.is_given { Ink::Muted } else { Ink::Pencil };
    picture.bold([centre[0], middle], at.text.as_str(), size, ink);
    if !at.is_given {
        let half = (name_ems(&at.text) * size / 2.0).min(row.size.0 * 0.42);
        let y = middle + size * 0.58;
        picture.line([centre[0] - half, y], [centre[0] + half, y], Pen::solid(1.4, Ink::Pencil));
    }
    true
}

/// Draws windows and verdicts over everything else, and the learner's entries beside the run
/// itself.
pub(super) fn notes(row: &VisibleRow<'_>, picture: &mut Picture) {
    let scene = row.scene;
    let is_large = row.detail >= Detail::Values;
    let Some(sheet) = scene.sheet.filter(|_| is_large) else {
        return;
    };
    for slot in row.slots.clone() {
        let at = scene.node_at(slot).and_then(|id| sheet.nodes.get(&id));
        let Some(at) = at else {
            continue;
        };
        let centre = [scene.x(slot), row.y];
        if scene.shows_sheet() {
            if let Some(window) = at.window.as_ref().filter(|_| row.detail == Detail::Full) {
                let above = [centre[0], centre[1] - row.size.1 / 2.0 - 15.0];
                label(window, above, picture);
            }
        } else if !scene.is_sheet_open()
            && at.is_blank
            && !at.text.is_empty()
            && row.detail == Detail::Full
        {
            let below = [centre[0], centre[1] + row.size.1 / 2.0 + 10.0];
            label(&at.text, below, picture);
        }
        let id = scene.node_at(slot);
        let kind = id.map(|id| scene.tree().node(id).kind);
        if let Some(mark) = at.mark {
            let player = id.map(|id| scene.tree().node(id).player);
            let player = player.filter(|_| kind != Some(Kind::Decline));
            // The number of the player stands below.
            let player =
                player.map(|player| if scene.seen.shares() { Player::Min } else { player });
            verdict((mark, scene.seen.language().signs()), player, (row, centre), picture);
        }
    }
}

/// Writes an underlined label beside a node.
fn label(text: &str, at: Point, picture: &mut Picture) {
    const SIZE: f32 = 13.0;
    let half = name_ems(text) * SIZE / 2.0;
    picture.rounded(Area::around(at, 2.0 * half + 6.0, SIZE + 4.0), 3.0, Ink::Card, None);
    picture.bold(at, text, SIZE, Ink::Pencil);
    let y = at[1] + SIZE * 0.62;
    picture.line([at[0] - half, y], [at[0] + half, y], Pen::solid(1.2, Ink::Pencil));
}

/// Draws the verdict: a sign over the right edge of the node, where its shape is wide, so that it can
/// belong to no other; it covers no value. `player` is `None` for a pill.
fn verdict(
    (mark, signs): (SheetMark, Signs),
    player: Option<Player>,
    (row, centre): (&VisibleRow<'_>, Point),
    picture: &mut Picture,
) {
    let radius = (row.size.0 * 0.17).clamp(6.0, 9.5);
    let at = match player {
        Some(player) => [
            centre[0] + row.size.0 * 0.5 + radius * 0.1,
            centre[1] + row.size.1 * 0.34 * player.sign() as f32,
        ],
        // Below the pill, which has no children.
        None => [centre[0], centre[1] + row.size.1 * 0.33 + radius],
    };
    grade((mark, signs), at, radius, picture);
}

pub(super) fn grade(
    (mark, signs): (SheetMark, Signs),
    at: Point,
    radius: f32,
    picture: &mut Picture,
) {
    let ink = Ink::mark(mark);
    // A sign that is itself a ring needs no other.
    let sign = mark.sign(signs);
    picture.circle(at, radius, Ink::Card, (sign != "○").then(|| Pen::solid(1.6, ink)));
    let strokes: &[[Point; 2]] = match sign {
        "✓" => &[[[-0.5, 0.0], [-0.15, 0.4]], [[-0.15, 0.4], [0.5, -0.4]]],
        "✗" => &[[[-0.4, -0.4], [0.4, 0.4]], [[-0.4, 0.4], [0.4, -0.4]]],
        _ => return picture.bold(at, sign, radius * 1.55, ink),
    };
    // Drawn, because no font of a file has them.
    let place = |[x, y]: Point| [at[0] + x * radius, at[1] + y * radius];
    for &[from, to] in strokes {
        picture.line(place(from), place(to), Pen::solid(2.0, ink));
    }
}
