//! Figures: the tree, the board or the whole step of a session as one picture.

use super::letters::Letters;
use picture::{
    Align, Area, BoardLook, BoardPlan, Camera, Ink, Picture, Shape, TreeScene,
    board as board_picture, tree as tree_picture,
};
use session::{Command, Navigation, Opened, RunCommand, Session};
use tree::FlatView;
use tree::layout::Layout;

score::named! {
    /// What of a step a figure shows.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum FigurePart {
        Tree = "tree",
        /// The board of the node that is looked at.
        Board = "board",
        /// Tree and board.
        Scene = "scene",
        /// Tree, board and sentence.
        Step = "step",
    }
}

impl FigurePart {
    /// The same for a page that has the sentence beside its figure.
    #[must_use]
    pub const fn beside_sentence(self) -> Self {
        match self {
            Self::Step => Self::Scene,
            part => part,
        }
    }
}

/// A picture to be taken out of the program.
#[derive(Clone, Debug)]
pub struct Figure {
    pub picture: Picture,
    /// Its edges, from the origin; the background is white.
    pub area: Area,
    pub step: usize,
    /// The sentence of the step, said by readers of screens and below animated pictures.
    pub sentence: String,
}

/// The size of a board in a figure, in points.
const BOARD: [f32; 2] = [300.0, 340.0];
/// The space between tree and board, and above the sentence.
const GAP: f32 = 16.0;
/// The size of the sentence.
const SENTENCE: f32 = 17.0;
/// Lines of the sentence for which room is kept, so that pages of a series are of one size.
const LINES: usize = 3;
/// The distance of its lines.
const LINE: f32 = SENTENCE * 1.5;

impl Figure {
    /// The figure of what a session shows; `None` if nothing is open, or if there is no board.
    /// Whatever the session covers is covered here, too.
    pub fn of(session: &Session, part: FigurePart) -> Option<Self> {
        let open = session.open()?;
        let (picture, area) = match part {
            FigurePart::Tree => tree_in(session, None)?,
            FigurePart::Board => board_in(session, [0.0, 0.0])?,
            FigurePart::Scene => scene_in(session)?,
            FigurePart::Step => whole(session)?,
        };
        let sentence = session.view().sentence.clone();
        Some(Self { picture, area, step: open.step(), sentence })
    }
}

/// The tree, at least this high, with all that is drawn of it in view.
fn tree_in(session: &Session, least: Option<f32>) -> Option<(Picture, Area)> {
    let open = session.open()?;
    let (outline, layout) = session.run().outline();
    let flat = outline.flat(open.tree());
    let labels = !open.loaded().subject.names_nodes();
    let [width, height] = natural_size(flat, layout, labels);
    let height = height.max(least.unwrap_or_default());
    let area = Area { min: [0.0, 0.0], max: [width, height] };
    let camera = Camera::fit(flat, layout, area, labels);
    Some((tree_picture(&TreeScene::of(session, camera, area)?), area))
}

/// The size at which a tree can be read: `labels` keeps room for moves beside its nodes.
fn natural_size(flat: &FlatView, layout: &Layout, labels: bool) -> [f32; 2] {
    #[expect(clippy::cast_possible_truncation, reason = "places of a layout are far within f32")]
    let across = { layout.extent().1 - layout.extent().0 } as f32;
    let beside = across * 92.0 + 300.0;
    let wide = if labels && beside < 1300.0 { beside } else { across * 58.0 + 120.0 };
    let plies = u16::try_from(flat.height()).unwrap_or(u16::MAX);
    [wide.clamp(420.0, 3200.0), (f32::from(plies) * 86.0 + 100.0).clamp(240.0, 1800.0)]
}

fn board_in(session: &Session, min: [f32; 2]) -> Option<(Picture, Area)> {
    let board = session.view().board.as_ref()?;
    let look = BoardLook::of(session);
    let area = Area { min, max: [min[0] + BOARD[0], min[1] + BOARD[1]] };
    let plan = BoardPlan::new(board, area, look.turned);
    Some((board_picture(board, &session.view().arrows, &plan, look), area))
}

fn scene_in(session: &Session) -> Option<(Picture, Area)> {
    let has_board = session.view().board.is_some();
    let (mut picture, area) = tree_in(session, has_board.then_some(BOARD[1]))?;
    let Some((board, place)) = board_in(session, [area.max[0] + GAP, 0.0]) else {
        return Some((picture, area));
    };
    picture.shapes.extend(board.shapes);
    Some((picture, area.joined(&place)))
}

fn whole(session: &Session) -> Option<(Picture, Area)> {
    let (mut picture, area) = scene_in(session)?;
    let [right, bottom] = area.max;
    let top = bottom + GAP;
    let lines = Letters::new().lines(&session.view().sentence, SENTENCE, true, right - 2.0 * GAP);
    let rows = lines.len().max(LINES);
    for (number, line) in (0_u8..).zip(lines) {
        let at = [GAP, top + (f32::from(number) + 0.5) * LINE];
        let mut text = Shape::text(at, line, SENTENCE, Ink::Text, Align::Left);
        if let Shape::Text { bold, .. } = &mut text {
            *bold = true;
        }
        picture.shapes.push(text);
    }
    let rows = f32::from(u8::try_from(rows).unwrap_or(u8::MAX));
    Some((picture, Area { min: area.min, max: [right, top + rows * LINE + GAP / 2.0] }))
}

/// Trees of up to this many nodes are drawn whole in a series, so that every figure has the same
/// layout; of larger ones, each figure shows what matters at its step.
const WHOLE: usize = 400;

/// Figures and states of several steps of one run.
#[derive(Debug)]
pub struct StepSeries {
    session: Session,
}

impl StepSeries {
    /// A series of a run, with the settings of `session`.
    pub fn new(opened: Opened, settings: impl IntoIterator<Item = Command>) -> Self {
        let mut session = Session::new();
        for command in settings {
            let _ = session.apply(command);
        }
        let is_small = opened.tree().len() <= WHOLE;
        let _ = session.show(opened);
        // Asked for, it stays so at the end, too, where otherwise a proof would be drawn alone.
        let asks = if is_small { 1 + u8::from(session.run().draws_whole()) } else { 0 };
        for _ in 0..asks {
            let _ = session.apply(Command::Run(RunCommand::ToggleWhole));
        }
        Self { session }
    }

    /// The session at a step, or at the last one if there are fewer.
    pub fn at(&mut self, step: usize) -> &Session {
        let _ = self.session.apply(Command::Go(Navigation::Seek(step)));
        &self.session
    }

    /// The session where it stands.
    pub fn session(&self) -> &Session {
        &self.session
    }
}
