//! The position under comparison.

use shogi_core::Move;
use shunsai::Position;

use super::super::board::BoardEditor;
use super::super::engines::CompareLimit;
use super::super::open::Opened;
use super::reading::OthelloReading;
use eval::OthelloEvaluation;
use formats::sfen::to_sfen;
use formats::usi::usi;
use games::othello::count::FinalCount;
use games::othello::{BoardSize, OthelloPosition};
use language::{Texts, Words};
use scenario::{LeafPolicy, OwnReading, PositionSetup};
use score::Score;
use search::{Quiescence, Settings};
use tree::{Kind, MoveCode, NodeId, Packed, Tree};

#[derive(Clone, Debug)]
pub(crate) struct ComparedPosition {
    pub name: Words,
    /// The path to it from the root of the tree; empty on the board page.
    way: Vec<String>,
    pub(super) on: ComparedGame,
}

/// The position and how to read it, by game.
#[derive(Clone, Debug)]
pub(super) enum ComparedGame {
    Shogi(Box<ComparedShogi>),
    Othello(ComparedDiscs),
}

#[derive(Clone, Debug)]
pub(super) struct ComparedShogi {
    /// The position from which `moves` were played, in SFEN.
    pub from: String,
    pub moves: Vec<Move>,
    /// The position after them.
    pub at: Position,
    /// How our engine reads it.
    pub reading: OwnReading,
    /// Whether it is the root of a tree that counts values from there.
    pub is_counted_from: bool,
}

impl ComparedPosition {
    /// The position in the board editor.
    ///
    /// # Errors
    /// If there is none.
    pub(crate) fn of_board(editor: Option<&BoardEditor>) -> Result<Self, Words> {
        let editor = editor.ok_or_else(|| Words::of(Texts::comparing_no_position))?;
        let at = editor.position()?;
        let (from, moves) = editor.played();
        let ply = moves.len();
        Ok(Self {
            way: Vec::new(),
            name: Words::of(|texts| texts.comparing_board(ply)),
            on: ComparedGame::Shogi(Box::new(ComparedShogi {
                from,
                moves,
                reading: OwnReading {
                    evaluation: editor.reading().values.evaluation().unwrap_or_default(),
                    quiescence: match editor.reading().leaf {
                        LeafPolicy::Quiescence(quiescence) => quiescence,
                        LeafPolicy::Static | LeafPolicy::Exchange => Quiescence::SOUND,
                    },
                    lines: 1,
                },
                is_counted_from: editor.reading().from_root,
                at,
            })),
        })
    }

    /// The position of a node of the open lesson.
    ///
    /// # Errors
    /// If the node has no position, or nothing remains to read.
    pub(crate) fn of_node(open: Option<&Opened>, node: Option<NodeId>) -> Result<Self, Words> {
        let nothing = || Words::of(Texts::comparing_no_shogi);
        let open = open.ok_or_else(nothing)?;
        let (tree, subject) = (open.tree(), &open.loaded().subject);
        let node = moved(tree, node.unwrap_or(NodeId::ROOT));
        let on = if let Some(discs) = ComparedDiscs::of_node(open, node) {
            ComparedGame::Othello(discs?)
        } else {
            let shogi = ComparedShogi::of_node(open, node).ok_or_else(nothing)?;
            ComparedGame::Shogi(Box::new(shogi))
        };
        let way = tree.path(node);
        Ok(Self {
            way: way[1..].iter().map(|&id| subject.id(tree, id)).collect(),
            name: Words::in_each(|language| subject.place(tree, node, language)),
            on,
        })
    }

    pub(super) fn shogi(&self) -> Option<&ComparedShogi> {
        match &self.on {
            ComparedGame::Shogi(shogi) => Some(shogi),
            ComparedGame::Othello(_) => None,
        }
    }

    /// The node of the open tree with this position.
    pub(super) fn node_in(&self, open: &Opened) -> Option<NodeId> {
        let (tree, subject) = (open.tree(), &open.loaded().subject);
        let node = self.way.iter().try_fold(NodeId::ROOT, |at, id| {
            let mut children = tree.children(at);
            children.find(|&child| subject.id(tree, child) == *id)
        })?;
        let is_it = match &self.on {
            ComparedGame::Shogi(shogi) => {
                let at = open.position(node);
                at.is_some_and(|at| to_sfen(&at) == to_sfen(&shogi.at))
            }
            ComparedGame::Othello(discs) => discs.is_at(open, node),
        };
        is_it.then_some(node)
    }
}

impl ComparedShogi {
    fn of_node(open: &Opened, node: NodeId) -> Option<Self> {
        let tree = open.tree();
        let at = open.position(node)?;
        let shogi = open.loaded().shogi.as_ref()?;
        let path = tree.path(node);
        // Engines do not know passes: after one, the position itself is the start.
        let passes = path.iter().any(|&id| tree.node(id).mv == MoveCode::PASS);
        let moves = path[1..]
            .iter()
            .filter_map(|&id| Move::unpack(tree.node(id).mv));
        let (from, before) = shogi.before_root();
        let (from, moves) = if passes {
            (to_sfen(&at), Vec::new())
        } else {
            (from, before.into_iter().chain(moves).collect())
        };
        Some(Self {
            from,
            moves,
            reading: OwnReading::of(open.loaded()),
            is_counted_from: node == NodeId::ROOT && shogi.valuation().base != Score(0),
            at,
        })
    }

    /// The tree that our engine's search grows to a depth. Values count from the same base as those
    /// of the tree beside it, or are those of the whole position.
    pub(super) fn own_tree(&self, depth: u8) -> PositionSetup {
        let own = PositionSetup::of_ones_own(self.from.clone());
        PositionSetup {
            moves: self.moves.iter().map(|&mv| usi(mv)).collect(),
            depth,
            values: self.reading.evaluation.into(),
            leaf: LeafPolicy::Quiescence(self.reading.quiescence),
            order: Settings::default().order,
            from_root: self.is_counted_from,
            ..own
        }
    }
}

/// With more empty squares, solving the game takes too long to wait for.
pub(super) const MOST_EMPTY: u32 = 14;

#[derive(Clone, Debug)]
pub(super) struct ComparedDiscs {
    pub(super) at: OthelloPosition,
    /// How many plies the tree reads from there; at least 1.
    tree_plies: u8,
    evaluation: OthelloEvaluation,
}

impl ComparedDiscs {
    /// The position of a node; `None` if the lesson is not about Othello.
    ///
    /// # Errors
    /// If the game is over there.
    fn of_node(open: &Opened, node: NodeId) -> Option<Result<Self, Words>> {
        let (tree, subject) = (open.tree(), &open.loaded().subject);
        let othello = open.loaded().subject.othello()?;
        let at = othello.position(tree, node).0;
        if at.is_over() {
            return Some(Err(Words::of(Texts::comparing_game_over)));
        }
        Some(Ok(Self {
            at,
            tree_plies: subject.plies_left(tree, node).max(1),
            evaluation: othello.evaluation(),
        }))
    }

    fn is_at(&self, open: &Opened, node: NodeId) -> bool {
        let othello = open.loaded().subject.othello();
        othello.is_some_and(|othello| othello.position(open.tree(), node).0 == self.at)
    }

    /// How the final score is counted.
    fn count(&self) -> (FinalCount, OthelloEvaluation) {
        match self.evaluation {
            OthelloEvaluation::DiscsWinner => (FinalCount::Winner, OthelloEvaluation::DiscsWinner),
            OthelloEvaluation::Discs
            | OthelloEvaluation::Mobility
            | OthelloEvaluation::Turtle
            | OthelloEvaluation::TurtleTriangle => (FinalCount::Discs, OthelloEvaluation::Discs),
        }
    }

    /// The question to the readers.
    pub(super) fn reading(&self, limit: CompareLimit) -> OthelloReading {
        let (count, discs) = self.count();
        let (deepens, beside) = match (self.at.size(), self.evaluation) {
            (BoardSize::Four, _) => (discs, vec![OthelloEvaluation::Mobility]),
            (BoardSize::Eight, OthelloEvaluation::TurtleTriangle) => (
                OthelloEvaluation::TurtleTriangle,
                vec![OthelloEvaluation::Mobility, discs],
            ),
            (BoardSize::Eight, _) => (
                OthelloEvaluation::Turtle,
                vec![OthelloEvaluation::Mobility, discs],
            ),
        };
        OthelloReading {
            at: self.at,
            deepens,
            beside,
            tree_plies: self.tree_plies,
            limit,
            to_the_end: (self.at.empty().count() <= MOST_EMPTY).then_some(count),
        }
    }
}

/// The node itself, or its parent if the node stands for stopping: both have the same position.
pub(super) fn moved(tree: &Tree, node: NodeId) -> NodeId {
    let parent = tree.parent(node);
    let stops = tree.node(node).kind == Kind::Decline;
    parent.filter(|_| stops).unwrap_or(node)
}
