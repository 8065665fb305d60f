//! What the palette shows while it is open.

use subject::GameId;
use tree::NodeId;

/// What the palette shows while it is open.
#[derive(Clone, Debug, Default)]
pub(crate) struct Palette {
    pub query: String,
    /// What was found, and for which query.
    pub found: Vec<(Heading, Vec<Hit>)>,
    pub asked: Option<String>,
    /// The row that Enter takes.
    pub chosen: usize,
    /// Whether that row has to come into view.
    pub moved: bool,
}

/// What a group of rows is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Heading {
    Commands,
    Lessons,
    Nodes,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Hit {
    /// By its number in the table of actions.
    Entry(usize),
    /// A board of one's own: its game, and which of the starts of the game.
    Board(GameId, usize),
    /// By its number in the list.
    Lesson(usize),
    Node(NodeId),
    /// The typed words, looked for in the whole tree.
    InTree,
}
