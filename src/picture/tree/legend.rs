//! The parts of a tree picture that need explaining.

use super::TreeScene;
use crate::{Ink, Pen, Picture, Shape, Spot};
use score::Player;
use text::LegendEntry;

/// A gold line at least this wide is the best line; a thinner one is the path to the current node.
const THICK: f32 = 3.0;
/// The pen of the best move of a node.
pub(super) const BEST_HERE: Pen = Pen::solid(2.4, Ink::Muted);
/// The pen of a dashed arc.
pub(super) const EQUAL: Pen = Pen::dashed(1.4, Ink::Muted);
/// The pen of the mark of a table hit.
pub(super) const TABLE: Pen = Pen::solid(1.6, Ink::Text);

impl TreeScene<'_> {
    /// The entries of the legend for exactly what is drawn in `picture`, the picture of this scene.
    #[must_use]
    pub fn legend(&self, picture: &Picture) -> Vec<LegendEntry> {
        let proves = self.seen.algorithm().proves();
        let shapes = picture.shapes.iter();
        let drawn = shapes.filter_map(|shape| entry(shape, proves));
        let spots = picture.spots.iter();
        let is_bound = |(spot, _): &(Spot, _)| matches!(spot, Spot::Bound(..));
        let set = spots.clone().any(is_bound).then_some(LegendEntry::Setter);
        let numbers = proves.then_some(LegendEntry::Numbers);
        let mut found: Vec<LegendEntry> = Vec::new();
        for entry in drawn.chain(set).chain(numbers) {
            if !found.contains(&entry) {
                found.push(entry);
            }
        }
        found.sort_unstable();
        found
    }
}

/// The legend entry of a shape; `proves` is set for a proof-number search.
fn entry(shape: &Shape, proves: bool) -> Option<LegendEntry> {
    let is_edge = |ink: Ink| [Player::Max, Player::Min].map(Ink::edge).contains(&ink);
    match shape {
        Shape::Line { pen, .. } => line(*pen, proves),
        Shape::Polygon { hatch: Some(_), .. } => Some(LegendEntry::Hatched),
        Shape::Polygon { fill: Some(Ink::Card), pen: Some(TABLE), .. } => Some(LegendEntry::Table),
        Shape::Polygon { fill, pen: Some(pen), .. } if pen.dashed => match (fill, pen.ink) {
            (None, Ink::Hatch) => Some(LegendEntry::Skipped),
            (None, Ink::Line) => Some(LegendEntry::NotMade),
            (Some(Ink::Card), ink) if is_edge(ink) => Some(LegendEntry::Earlier),
            _ => None,
        },
        Shape::Circle { pen: Some(pen), .. } if pen.ink == Ink::Agree => {
            proves.then_some(LegendEntry::Proven)
        }
        Shape::Box { pen: Some(pen), .. } if pen.ink == Ink::Disagree => {
            proves.then_some(LegendEntry::Disproven)
        }
        _ => None,
    }
}

/// The legend entry of a line.
fn line(pen: Pen, proves: bool) -> Option<LegendEntry> {
    match pen.ink {
        Ink::Gold if proves && pen.width < 5.0 => Some(LegendEntry::Way),
        Ink::Gold if pen.width < THICK => Some(LegendEntry::Way),
        Ink::Gold => Some(LegendEntry::BestLine),
        Ink::Muted if pen == BEST_HERE => Some(LegendEntry::BestHere),
        Ink::Muted if (Pen { dashed: true, ..pen }) == EQUAL => Some(LegendEntry::Equal),
        _ => None,
    }
}
