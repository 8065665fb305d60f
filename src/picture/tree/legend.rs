//! The parts of a tree picture that need explaining.

use super::TreeScene;
use super::types::ring;
use crate::{Area, Dash, Ink, Pen, Picture, Shape, Spot};
use lesson::NodeType;
use score::Player;
use session::SheetMark;
use text::Sign;
use trace::Seen;
use tree::{Kind, NodeId};

/// A gold line at least this wide is the best line; a thinner one is the path to the current node.
pub(super) const THICK: f32 = 3.0;
/// The pen of the best move of a node.
pub(super) const BEST_HERE: Pen = Pen::solid(2.4, Ink::Muted);
/// The pen of an arc between equal positions.
pub(super) const EQUAL: Pen = Pen::dotted(1.8, Ink::Muted);
/// The pen between nodes that whoever moves there cannot tell apart.
pub(super) const TOGETHER: Pen = Pen::dotted(2.6, Ink::Text);
/// The pen of an arrow to the source of a value, or from the caller of a candidate.
pub(super) const SOURCE: Pen = Pen::solid(2.2, Ink::Text);
pub(super) const CUT: Pen = Pen::solid(2.0, Ink::Disagree);
/// The pen of the frame of the current node.
pub(super) const HERE: Pen = Pen::solid(3.0, Ink::Gold);
/// The pen of the frame of the selected node.
pub(super) const SELECTED: Pen = Pen::solid(2.0, Ink::Text);
/// The pen of what a search for a proof has not generated.
pub(super) const NOT_MADE: Pen = Pen { width: 1.0, ink: Ink::Hatch, dash: Dash::DashDots };
/// The pen of the line between numbers that have not been counted since those below changed.
pub(super) const BEFORE_RECOUNT: Pen = Pen::dotted(1.4, Ink::Muted);
/// The pen of the mark of a table hit.
pub(super) const TABLE: Pen = Pen::solid(1.6, Ink::Text);

impl TreeScene<'_> {
    /// The entries of the legend for exactly what is drawn in `picture`, the picture of this scene.
    pub fn legend(&self, picture: &Picture) -> Vec<Sign> {
        let keeps = self.seen.algorithm().columns();
        let proves = keeps.is_some();
        let samples = self.seen.algorithm().samples().is_some();
        let shapes = picture.shapes.iter();
        let drawn = shapes.clone().filter_map(|shape| entry(shape, proves));
        let pale = shapes.clone().any(|shape| {
            let Shape::Text { text, ink: Ink::Muted, bold: true, .. } = shape else { return false };
            text.contains(|c: char| c.is_ascii_digit())
        });
        let ranges = shapes.clone().filter_map(|shape| match shape {
            Shape::Text { at, ink: Ink::Muted, bold: false, .. } => Some(*at),
            _ => None,
        });
        let ranges: Vec<_> = ranges.collect();
        let has_range = |place: &Area| ranges.iter().any(|at| place.holds(*at));
        let labels = picture.spots.iter().filter_map(|(spot, place)| match spot {
            Spot::Bound(..) => Some(setter(*place, picture)),
            Spot::Window(_) if proves => Some(Sign::Thresholds),
            Spot::Window(_) if samples => Some(Sign::Terms),
            Spot::Window(_) => Some(Sign::Window),
            Spot::Group(_) if has_range(place) && !proves => Some(Sign::Group),
            Spot::Group(_) => Some(Sign::Others),
            Spot::Fold(_) => Some(Sign::Folded),
            Spot::Node(id) if self.tree().node(*id).kind == Kind::Decline => Some(Sign::Decline),
            Spot::Node(id) if self.tree().node(*id).kind == Kind::Chance => Some(Sign::Chance),
            Spot::Node(id) => pale.then(|| self.pale(*id)).flatten(),
            Spot::Origin(_) => Some(Sign::OutOfView),
            Spot::Leaving(_) => Some(Sign::Laid),
            Spot::Change(_) => Some(Sign::Changed),
        });
        let pass = picture
            .spots
            .iter()
            .any(|(spot, _)| matches!(spot, Spot::Node(id) if self.seen.asks_threat(*id)))
            .then_some(Sign::Pass);
        let numbers = match (keeps, samples) {
            (Some(columns), _) if columns.are_values() => Some(Sign::Interval),
            (Some(_), _) => Some(Sign::Numbers),
            (_, true) => Some(Sign::Samples),
            _ => None,
        };
        // A piece points up or down, whatever is known of it.
        let points = |player: Player| {
            let mut nodes = picture.spots.iter().filter_map(|(spot, _)| match spot {
                Spot::Node(id) => Some(self.tree().node(*id)),
                _ => None,
            });
            let points = |kind| !matches!(kind, Kind::Decline | Kind::Chance);
            nodes.any(|node| points(node.kind) && node.player == player)
        };
        let players = [(Player::Max, Sign::Black), (Player::Min, Sign::White)];
        let players =
            players.into_iter().filter(|(player, _)| points(*player) && !self.seen.shares());
        let seats = self.seen.shares().then_some([Sign::Seat, Sign::Paid]).into_iter().flatten();
        let together = !self.seen.subject().together().is_empty();
        let seats = seats.chain(together.then_some(Sign::Together));
        let mut found: Vec<Sign> = Vec::new();
        let players = players.map(|(_, sign)| sign);
        for entry in players.chain(seats).chain(drawn).chain(labels).chain(numbers).chain(pass) {
            if !found.contains(&entry) {
                found.push(entry);
            }
        }
        let root = self.tree().node(NodeId::ROOT).player;
        for entry in &mut found {
            let chooses = |player| self.seen.algorithm().chooser(root, player) == player;
            *entry = match *entry {
                Sign::Black if !chooses(Player::Max) => Sign::BlackToo,
                Sign::White if !chooses(Player::Min) => Sign::WhiteToo,
                Sign::Source if self.seen.generates() => Sign::Called,
                other => other,
            };
        }
        if samples {
            // A node that has been visited has its two numbers.
            found.retain(|entry| *entry != Sign::Unsettled);
        }
        if self.seen.shares() {
            // What is left of a sum says itself what it is.
            found.retain(|entry| *entry != Sign::CutBound);
        }
        self.tell_covered(&mut found, picture);
        self.tell_sheet(&mut found, picture);
        // With one range in view, the cards without one need no words.
        if found.contains(&Sign::Group) {
            found.retain(|entry| *entry != Sign::Others);
        }
        found.sort_unstable();
        found
    }
}

const MOST_BOUNDS: usize = 3;

impl TreeScene<'_> {
    /// The meaning of an entry of the legend: of cuts, with the bounds that have no room in
    /// `picture`.
    pub fn meaning(&self, entry: Sign, picture: &Picture) -> String {
        let (words, texts) = (entry.short(self.seen.language()), self.seen.language().texts());
        let bounds = &picture.bounds_left_out;
        let names_reply = |shape: &Shape| {
            matches!(shape, Shape::Text { text, bold: false, .. }
                if text.starts_with('…') && text.contains(' '))
        };
        let samples = self.seen.algorithm().samples().is_some();
        match bounds.len() {
            _ if samples && entry == Sign::BestLine => texts.samples_legend_line(),
            _ if samples && entry == Sign::Unvisited => texts.samples_legend_unvisited(),
            _ if entry == Sign::BestLine && self.looks(NodeId::ROOT) != Seen::Done => {
                texts.legend_best_line_so_far()
            }
            _ if entry == Sign::Given && self.shows_sheet() => texts.legend_given_here(),
            _ if entry == Sign::Folded && picture.shapes.iter().any(names_reply) => {
                texts.legend_folded_named(words)
            }
            _ if entry == Sign::Pruned && self.seen.algorithm().guesses() => {
                texts.legend_pruned_or_guessed()
            }
            _ if entry == Sign::Table && self.seen.algorithm().weighs() => texts.counts_known(),
            _ if entry != Sign::Cut => words,
            0 => words,
            1..=MOST_BOUNDS => texts.legend_cut_by(bounds.join(&texts.legend_space()), words),
            _ => texts.legend_cut_by_many(words),
        }
    }

    /// A question mark stands for a value that is covered, or for one that is not known yet.
    fn tell_covered(&self, found: &mut Vec<Sign>, picture: &Picture) {
        let nodes = || {
            picture.spots.iter().filter_map(|(spot, _)| match spot {
                Spot::Node(id) => Some(*id),
                _ => None,
            })
        };
        let is_asked = |id: &NodeId| !matches!(self.looks(*id), Seen::Unvisited | Seen::Pruned);
        if self.shows_sheet() || !nodes().any(|id| self.seen.hides(id) && is_asked(&id)) {
            return;
        }
        let is_open = |id: NodeId| {
            !self.seen.hides(id) && is_asked(&id) && self.seen.value_text(id).plain == "?"
        };
        if !nodes().any(is_open) {
            found.retain(|entry| *entry != Sign::Open);
        }
        found.push(Sign::Covered);
    }

    /// On a sheet that is being filled in, what is drawn is the learner's.
    fn tell_sheet(&self, found: &mut Vec<Sign>, picture: &Picture) {
        if self.sheet.is_none() {
            return;
        }
        if self.seen.algorithm().samples().is_some() {
            // The signs of verdicts are no cuts, and a question mark is a node to fill in.
            found.retain(|sign| !matches!(sign, Sign::Pruned | Sign::Cut | Sign::Open));
        }
        if self.shows_sheet() {
            let is_cut = found.iter().any(|sign| matches!(sign, Sign::Pruned | Sign::Cut));
            found.retain(|sign| {
                matches!(
                    sign,
                    Sign::Black
                        | Sign::White
                        | Sign::BlackToo
                        | Sign::WhiteToo
                        | Sign::Chance
                        | Sign::Seat
                        | Sign::Paid
                        | Sign::Together
                        | Sign::Here
                        | Sign::Selected
                        | Sign::Decline
                        | Sign::Others
                        | Sign::Folded
                        | Sign::Written
                        | Sign::MarkedChosen
                )
            });
            found.extend(is_cut.then_some(Sign::MarkedCut));
        }
        for (spot, _) in &picture.spots {
            let Spot::Node(id) = spot else { continue };
            let Some(at) = self.filled(*id) else { continue };
            let given = (self.shows_sheet() && at.is_given).then_some(Sign::Given);
            let grade = at.mark.map(|mark| match mark {
                SheetMark::Right => Sign::GradeRight,
                SheetMark::Missing => Sign::GradeMissing,
                SheetMark::Partly => Sign::GradePartly,
                SheetMark::Wrong => Sign::GradeWrong,
            });
            for sign in given.into_iter().chain(grade) {
                if !found.contains(&sign) {
                    found.push(sign);
                }
            }
        }
    }

    /// What the pale number of a node means.
    fn pale(&self, id: NodeId) -> Option<Sign> {
        let (seen, weight) = (self.looks(id), self.tree().node(id));
        if self.seen.algorithm().columns().is_some() {
            return None; // It shows other numbers.
        }
        let is_given = self.seen.subject().names_nodes() && weight.kind == Kind::Leaf;
        match seen {
            Seen::Unvisited | Seen::Pruned => is_given.then_some(Sign::Given),
            Seen::Open | Seen::Unsettled => self.seen.value(id).map(|_| Sign::SoFar),
            Seen::Done | Seen::Earlier => None,
        }
    }
}

/// The sign of a node that set a bound, whose label has the colour of the player with the bound.
fn setter(label: Area, picture: &Picture) -> Sign {
    let white = Some(Ink::edge(Player::Min));
    let is_of_white = |shape: &Shape| matches!(shape, Shape::Box { area, pen, .. } if *area == label && pen.map(|pen| pen.ink) == white);
    if picture.shapes.iter().any(is_of_white) { Sign::SetForWhite } else { Sign::SetForBlack }
}

const NODE_TYPES: [NodeType; 3] = [NodeType::Pv, NodeType::Cut, NodeType::All];

/// The legend entry of a shape; `proves` is set for a search that keeps numbers at nodes.
fn entry(shape: &Shape, proves: bool) -> Option<Sign> {
    let is_edge = |ink: Ink| [Player::Max, Player::Min].map(Ink::edge).contains(&ink);
    match shape {
        Shape::Line { pen, .. } => line(*pen, proves),
        Shape::Text { text, bold: true, .. } if text.ends_with('=') => Some(Sign::NotPromoted),
        Shape::Polygon { fill: None, pen: Some(pen), .. }
            if let Some(of) = NODE_TYPES.into_iter().find(|of| ring(*of) == *pen) =>
        {
            Some(match of {
                NodeType::Pv => Sign::PvNode,
                NodeType::Cut => Sign::CutNode,
                NodeType::All => Sign::AllNode,
            })
        }
        Shape::Text { text, ink: Ink::Muted, .. }
        | Shape::Text { text, ink: Ink::Text, bold: true, .. } => number(text),
        Shape::Text { text, ink: Ink::Disagree, .. } => {
            // A question can be decided without a bound.
            text.contains(['=', '≧', '≦', '≥', '≤']).then_some(Sign::CutBound)
        }
        Shape::Block { .. } => Some(Sign::Columns),
        Shape::Polygon { hatch: Some(_), .. } => Some(Sign::Pruned),
        Shape::Polygon { fill: Some(Ink::Card), pen: Some(TABLE), .. } => Some(Sign::Table),
        Shape::Polygon { fill: None, pen: Some(NOT_MADE), .. } => Some(Sign::NotMade),
        Shape::Polygon { fill, pen: Some(pen), .. } => match (fill, pen.dash) {
            (Some(_), Dash::Dots) if is_edge(pen.ink) => Some(Sign::Earlier),
            (Some(Ink::Card), Dash::Solid) if pen.ink == Ink::Hatch => Some(Sign::Unvisited),
            (Some(Ink::Card), Dash::Solid) if is_edge(pen.ink) => Some(Sign::Unsettled),
            _ => None,
        },
        Shape::Box { fill: Some(Ink::GoldFill), pen: Some(HERE), .. } => Some(Sign::Here),
        Shape::Box { fill: None, pen: Some(SELECTED), .. } => Some(Sign::Selected),
        Shape::Circle { pen: Some(pen), .. } if pen.ink == Ink::Agree => {
            proves.then_some(Sign::Proven)
        }
        Shape::Box { pen: Some(pen), .. } if pen.ink == Ink::Disagree => {
            proves.then_some(Sign::Disproven)
        }
        _ => None,
    }
}

/// The legend entry of a text in a node or a card, if it has a sign or stands for a number.
fn number(text: &str) -> Option<Sign> {
    match text.chars().next()? {
        '?' => Some(Sign::Open),
        '≧' | '≥' => Some(Sign::AtLeast),
        '≦' | '≤' => Some(Sign::AtMost),
        _ => None,
    }
}

fn line(pen: Pen, proves: bool) -> Option<Sign> {
    match pen.ink {
        Ink::Gold if pen.dash == Dash::Dots => Some(Sign::Played),
        Ink::Gold if proves && pen.width < 5.0 => Some(Sign::Way),
        Ink::Gold if pen.width < THICK => Some(Sign::Way),
        Ink::Gold => Some(Sign::BestLine),
        Ink::Muted if pen == BEST_HERE => Some(Sign::BestHere),
        Ink::Muted if (Pen { dash: Dash::Dots, ..pen }) == EQUAL => Some(Sign::Equal),
        Ink::Engine => Some(Sign::Laid),
        Ink::Pencil if pen.width > 2.0 => Some(Sign::MarkedChosen),
        Ink::Pencil => Some(Sign::Written),
        _ if pen == BEFORE_RECOUNT => Some(Sign::BeforeRecount),
        _ if pen == SOURCE => Some(Sign::Source),
        _ if pen == CUT => Some(Sign::Cut),
        _ => None,
    }
}
