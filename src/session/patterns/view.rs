//! The view of the patterns.

use super::super::open::Opened;
use super::state::{PatternMap, PatternsPart};
use eval::othello::turtle::{CornerShape, IndexChange, PatternReading, Turtle};
use games::board::Board;
use games::othello::BoardSize;
use language::Language;
use lesson::Patterned;
use subject::choice;
use tree::NodeId;

/// The patterns of the shown node.
#[derive(Clone, Debug)]
pub struct PatternsView {
    /// The move that leads to the node, or the name of the root.
    pub name: String,
    pub board: Option<Board>,
    /// Its patterns; `None` on a board of 4×4, which has none.
    pub patterned: Option<Patterned>,
    /// The index of the selected pattern.
    pub chosen: usize,
    pub map: PatternMap,
}

impl PatternsView {
    /// The view of a node; `None` if the lesson has no Othello positions or the node is covered.
    pub(crate) fn of(
        part: &PatternsPart,
        open: &Opened,
        node: NodeId,
        language: Language,
    ) -> Option<Self> {
        let othello = open.loaded().subject.othello()?;
        if open.projection(language).awaits(node) {
            return None;
        }
        let (tree, subject) = (&**open.tree(), &*open.loaded().subject);
        let (at, last) = othello.position(tree, node);
        let patterned = (at.size() == BoardSize::Eight).then(|| {
            let own = othello.evaluation().turtle();
            let turtle = own.unwrap_or_else(|| Turtle::shipped(CornerShape::Square));
            Patterned::of(&turtle, &at, last.as_ref())
        });
        Some(Self {
            name: choice(subject, tree, node, language),
            board: subject.board(tree, node),
            patterned,
            chosen: part.chosen,
            map: part.map,
        })
    }

    /// The selected pattern.
    #[must_use]
    pub fn reading(&self) -> Option<&PatternReading> {
        self.patterned.as_ref()?.readings.get(self.chosen)
    }

    /// The change of the selected pattern with the last move.
    #[must_use]
    pub fn change(&self) -> Option<&IndexChange> {
        let reading = self.reading()?;
        self.patterned.as_ref()?.change_of(reading.instance)
    }
}
