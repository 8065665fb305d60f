//! The position under comparison.

use std::sync::Arc;

use shogi_core::Move;
use shunsai::Position;

use super::super::board::{BoardDesk, GameTable};
use super::super::engines::{EngineQuestion, SearchLimit};
use super::super::open::Opened;
use super::readers::{OwnReaders, ReadersOf, ShogiReaders};
use formats::sfen::to_sfen;
use formats::usi::usi;
use games::shogi::Shogi;
use language::{Texts, Words};
use scenario::{LeafPolicy, OwnReading, PositionSetup};
use score::Score;
use search::{Quiescence, Settings};
use subject::GameId;
use tree::{Kind, MoveCode, NodeId, Packed, Tree};

#[derive(Clone, Debug)]
pub(crate) struct ComparedPosition {
    pub name: Words,
    /// The path to it from the root of the tree; empty on the board page.
    way: Vec<String>,
    pub(super) own: Arc<dyn OwnReaders>,
    /// What USI engines and our engine's own tree need, if it is of shogi.
    pub(super) shogi: Option<Box<ComparedShogi>>,
}

#[derive(Clone, Debug)]
pub(super) struct ComparedShogi {
    /// The position from which `moves` were played, in SFEN.
    from: String,
    moves: Vec<Move>,
    /// The position after them.
    pub at: Position,
    /// How our engine reads it.
    pub reading: OwnReading,
    /// Whether it is the root of a tree that counts values from there.
    is_counted_from: bool,
}

impl ComparedPosition {
    pub(crate) fn of_board(editor: Option<&GameTable<Shogi>>) -> Result<Self, Words> {
        let editor = editor.ok_or_else(|| Words::of(Texts::comparing_no_position))?;
        let at = editor.sound()?;
        let (from, moves) = editor.played();
        let ply = moves.len();
        let shogi = ComparedShogi {
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
        };
        Ok(Self::of_shogi(Words::of(|texts| texts.comparing_board(ply)), Vec::new(), shogi))
    }

    /// The position on the board of another game.
    pub(crate) fn of_table(table: Option<&dyn BoardDesk>) -> Result<Self, Words> {
        let nothing = || Words::of(Texts::comparing_no_position);
        let table = table.ok_or_else(nothing)?;
        let at = table.text().ok_or_else(nothing)?;
        let readers = table.game().run(ReadersOf {
            at: &at,
            setup: &table.growth(),
            tree_plies: 1,
            mover: table.to_move(),
        });
        let ply = table.ply();
        Ok(Self {
            way: Vec::new(),
            name: Words::of(|texts| texts.comparing_board(ply)),
            own: readers.ok_or_else(nothing)??,
            shogi: None,
        })
    }

    fn of_shogi(name: Words, way: Vec<String>, shogi: ComparedShogi) -> Self {
        let own = ShogiReaders { at: shogi.at.clone(), reading: shogi.reading };
        Self { name, way, own: Arc::new(own), shogi: Some(Box::new(shogi)) }
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
        let way = open.way_to(node);
        let name = Words::in_each(|language| subject.place(tree, node, language));
        if let Some(shogi) = ComparedShogi::of_node(open, node) {
            return Ok(Self::of_shogi(name, way, shogi));
        }
        let written = subject.written(tree, node).ok_or_else(nothing)?;
        let game = GameId::of(written.game).ok_or_else(nothing)?;
        let readers = game.run(ReadersOf {
            at: &written.at,
            setup: &open.loaded().lesson.subject,
            tree_plies: subject.plies_left(tree, node),
            mover: tree.node(NodeId::ROOT).player,
        });
        let own = readers.ok_or_else(nothing)??;
        Ok(Self { name, way, own, shogi: None })
    }

    /// The node of the open tree with this position.
    pub(super) fn node_in(&self, open: &Opened) -> Option<NodeId> {
        let node = open.node_at(&self.way)?;
        let text = match open.position(node) {
            Some(at) => to_sfen(&at),
            None => open.loaded().subject.written(open.tree(), node)?.at,
        };
        (text == self.own.text()).then_some(node)
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
        let moves = path[1..].iter().filter_map(|&id| Move::unpack(tree.node(id).mv));
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

    pub(super) fn question(&self, limit: SearchLimit, lines: u32) -> EngineQuestion {
        EngineQuestion { sfen: self.from.clone(), moves: self.moves.clone(), limit, lines }
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

/// The node itself, or its parent if the node stands for stopping: both have the same position.
pub(super) fn moved(tree: &Tree, node: NodeId) -> NodeId {
    let parent = tree.parent(node);
    let stops = tree.node(node).kind == Kind::Decline;
    parent.filter(|_| stops).unwrap_or(node)
}
