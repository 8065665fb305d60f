//! The position that is compared on.

use shogi_core::Move;
use shunsai::Position;

use super::super::board_editor::BoardEditor;
use super::super::open::Opened;
use crate::formats::sfen::to_sfen;
use crate::formats::usi::usi;
use crate::language::{Texts, Words};
use crate::scenario::{LeafPolicy, OwnReading, PositionSetup};
use crate::score::Score;
use crate::search::{Quiescence, Settings};
use crate::tree::{Kind, MoveCode, NodeId, Packed, Tree};

/// The position that is compared on.
#[derive(Clone, Debug)]
pub(in crate::session) struct ComparedPosition {
    /// The position from which `moves` were played, in SFEN.
    pub from: String,
    pub moves: Vec<Move>,
    /// After them.
    pub at: Position,
    /// The way to it from the root of the tree, if it was taken from one.
    pub way: Vec<String>,
    /// Its name.
    pub name: Words,
    /// How our engine reads it.
    pub reading: OwnReading,
    /// Whether it is the root of a tree that counts values from there.
    pub is_counted_from: bool,
}

impl ComparedPosition {
    /// The position in the board editor.
    ///
    /// # Errors
    /// There is none.
    pub(in crate::session) fn of_board(editor: Option<&BoardEditor>) -> Result<Self, Words> {
        let editor = editor.ok_or_else(|| Words::of(Texts::comparing_no_position))?;
        let at = editor.position()?;
        let (from, moves) = editor.played();
        let ply = moves.len();
        Ok(Self {
            from,
            moves,
            way: Vec::new(),
            name: Words::of(|texts| texts.comparing_board(ply)),
            reading: OwnReading {
                evaluation: editor.growth().values.evaluation().unwrap_or_default(),
                quiescence: match editor.growth().leaf {
                    LeafPolicy::Quiescence(quiescence) => quiescence,
                    LeafPolicy::Static | LeafPolicy::Exchange => Quiescence::SOUND,
                },
                lines: 1,
            },
            is_counted_from: editor.growth().from_root,
            at,
        })
    }

    /// The position of a node of the lesson that is open.
    ///
    /// # Errors
    /// It has none.
    pub(in crate::session) fn of_node(
        open: Option<&Opened>,
        node: Option<NodeId>,
    ) -> Result<Self, Words> {
        let nothing = || Words::of(Texts::comparing_no_shogi);
        let open = open.ok_or_else(nothing)?;
        let (tree, subject) = (open.tree(), &open.loaded().subject);
        let node = moved(tree, node.unwrap_or(NodeId::ROOT));
        let at = open.position(node).ok_or_else(nothing)?;
        let shogi = open.loaded().shogi.as_ref().ok_or_else(nothing)?;
        let path = tree.path(node);
        // Nobody else knows of a pass: after one, the position stands for itself.
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
        Ok(Self {
            from,
            moves,
            way: path[1..].iter().map(|&id| subject.id(tree, id)).collect(),
            name: Words::in_each(|language| subject.place(tree, node, language)),
            reading: OwnReading::of(open.loaded()),
            is_counted_from: node == NodeId::ROOT && shogi.valuation().base != Score(0),
            at,
        })
    }

    /// What our engine reads there to a depth, as the tree that its search grows. Its values are those
    /// of the tree that it is set beside, or of the whole position.
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

    /// The node of the open tree that has this position, if there is one.
    pub(super) fn node_in(&self, open: &Opened) -> Option<NodeId> {
        let (tree, subject) = (open.tree(), &open.loaded().subject);
        let node = self.way.iter().try_fold(NodeId::ROOT, |at, id| {
            let mut children = tree.children(at);
            children.find(|&child| subject.id(tree, child) == *id)
        })?;
        let at = open.position(node)?;
        (to_sfen(&at) == to_sfen(&self.at)).then_some(node)
    }
}

/// The node itself, or the one where stopping was the choice: both are one position.
pub(super) fn moved(tree: &Tree, node: NodeId) -> NodeId {
    let parent = tree.parent(node);
    let stops = tree.node(node).kind == Kind::Decline;
    parent.filter(|_| stops).unwrap_or(node)
}
