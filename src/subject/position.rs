//! A tree of moves from a position, to be shown.

use shogi_core::{Move, ToUsi};
use shunsai::Position;

use super::shogi::{ShogiSubject, name_of, position_at};
use super::{Subject, last_moves};
use crate::games::board::Board;
use crate::games::shogi::notation::{kanji, letter};
use crate::games::shogi::shown::{show, squares_of};
use crate::language::Language;
use crate::tree::{Kind, NodeId, Packed, Tree};

/// A tree of moves from a position.
#[derive(Clone, Debug)]
pub struct PositionSubject {
    /// The position at the root.
    pub root: Position,
    /// Whether leaves are worth their material and the best exchange, and not material alone.
    pub exchange: bool,
}

impl PositionSubject {
    /// The last moves on the way from the root, as people name them.
    fn line(&self, tree: &Tree, node: NodeId, language: Language) -> String {
        last_moves(self, tree, node, language)
    }
}

impl Subject for PositionSubject {
    fn id(&self, tree: &Tree, node: NodeId) -> String {
        match (tree.node(node).kind, Move::unpack(tree.node(node).mv)) {
            (Kind::Decline, _) => "-".to_owned(),
            (_, Some(mv)) if node != NodeId::ROOT => mv.to_usi_owned(),
            _ => "root".to_owned(),
        }
    }

    fn place(&self, tree: &Tree, node: NodeId, language: Language) -> String {
        let line = self.line(tree, node, language);
        match (node, language) {
            (NodeId::ROOT, _) => language
                .pick("出発局面", "the starting position")
                .to_owned(),
            (_, Language::Ja) => format!("{line}の局面"),
            (_, Language::En) => format!("the position after {line}"),
        }
    }

    fn at(&self, tree: &Tree, node: NodeId, language: Language) -> String {
        match (node, language) {
            (_, Language::Ja) => format!("{}で", self.place(tree, node, language)),
            (NodeId::ROOT, Language::En) => "in the starting position".to_owned(),
            (_, Language::En) => format!("after {}", self.line(tree, node, language)),
        }
    }

    fn choice(&self, tree: &Tree, node: NodeId, language: Language) -> String {
        name_of(&self.root, tree, node, language)
    }

    fn leaf_value(&self, language: Language) -> &'static str {
        if self.exchange {
            language.pick("取り合いまで入れた値", "value with the best exchange")
        } else {
            language.pick("静的評価値", "static value")
        }
    }

    fn stopping(&self, language: Language) -> &'static str {
        language.pick("スタンドパット", "standing pat")
    }

    fn gain(&self, tree: &Tree, node: NodeId, language: Language) -> Option<String> {
        let (_, last) = position_at(&self.root, tree, node);
        let (before, mv) = last.filter(|_| tree.node(node).kind != Kind::Decline)?;
        let taken = before.piece_at(mv.to())?.piece_kind();
        Some(match language {
            Language::Ja => format!("{}を取る", kanji(taken)),
            Language::En => format!("takes {}", letter(taken)),
        })
    }

    fn board(&self, tree: &Tree, node: NodeId, language: Language) -> Option<Board> {
        let (position, last) = position_at(&self.root, tree, node);
        let mut board = show(&position, language);
        board.last_move = last.map(|(_, mv)| squares_of(mv));
        Some(board)
    }
}

impl ShogiSubject for PositionSubject {
    fn position(&self, tree: &Tree, node: NodeId) -> Position {
        position_at(&self.root, tree, node).0
    }
}
