//! What is to be shown of the patterns.

use super::super::open::Opened;
use super::state::{PatternMap, PatternsPart};
use crate::eval::othello::turtle::{CornerShape, IndexChange, PatternReading, Turtle};
use crate::games::board::Board;
use crate::games::othello::BoardSize;
use crate::language::Language;
use crate::lesson::Patterned;
use crate::subject::choice;
use crate::tree::NodeId;

/// The patterns of the node that is shown.
#[derive(Clone, Debug)]
pub struct PatternsView {
    /// The move that leads to the node, or what the root is called.
    pub name: String,
    /// Its board.
    pub board: Option<Board>,
    /// Its patterns; none on a board of 4×4, which has no such patterns.
    pub patterned: Option<Patterned>,
    /// The number of the pattern that is looked at.
    pub chosen: usize,
    /// What the board shows.
    pub map: PatternMap,
}

impl PatternsView {
    /// What is shown of a node; nothing where there are no positions of Othello, or where the node is
    /// covered.
    pub(in crate::session) fn of(
        part: &PatternsPart,
        open: &Opened,
        node: NodeId,
        language: Language,
    ) -> Option<Self> {
        let othello = open.loaded().othello.as_ref()?;
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

    /// The pattern that is looked at.
    #[must_use]
    pub fn reading(&self) -> Option<&PatternReading> {
        self.patterned.as_ref()?.readings.get(self.chosen)
    }

    /// What the last move has changed in it.
    #[must_use]
    pub fn change(&self) -> Option<&IndexChange> {
        let reading = self.reading()?;
        self.patterned.as_ref()?.change_of(reading.instance)
    }
}
