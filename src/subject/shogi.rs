//! Shared by subjects whose nodes are positions of shogi: parsing positions, and replaying moves.

use shogi_core::{Color, Move, PieceKind};
use shunsai::Position;

use super::field::FieldError;
use super::keys::walk_keys;
use eval::Evaluation;
use formats::sfen::parse_sfen;
use formats::usi::{parse_usi_move, usi};
use game::OrPass;
use games::board::Board;
use games::shogi::notation::{kind_name, move_name};
use games::shogi::setup::passed;
use games::shogi::shown::{show, squares_of};
use games::shogi::values::{PieceValues, VALUED_KINDS, ValueColumn, ValueSlot};
use language::Language;
use tree::{Kind, MoveCode, NodeId, Packed, Tree};

/// The position of a lesson, given by a position in SFEN and moves from there in USI.
///
/// # Errors
/// If the position or a move is invalid; the error names the field, `sfen` or `moves`.
pub(super) fn position_of(
    sfen: &str,
    moves: &[String],
) -> Result<(Position, Vec<Move>), FieldError> {
    let mut position = parse_sfen(sfen).map_err(|error| FieldError::new(error).field("sfen"))?;
    let mut made = Vec::new();
    for (number, text) in moves.iter().enumerate() {
        let (after, mv) =
            step(&position, text).map_err(|error| error.item(number).field("moves"))?;
        position = after;
        made.push(mv);
    }
    Ok((position, made))
}

/// Plays a legal move in USI.
pub(super) fn step(at: &Position, text: &str) -> Result<(Position, Move), FieldError> {
    let mv = parse_usi_move(text, at).map_err(FieldError::new)?;
    let mut after = at.clone();
    after.do_move(mv);
    Ok((after, mv))
}

/// The position at a node, replayed from the root, and the last move with the position before it.
pub(super) fn position_at(
    root: &Position,
    tree: &Tree,
    node: NodeId,
) -> (Position, Option<(Position, Move)>) {
    let mut position = root.clone();
    let mut last = None;
    for id in tree.path(node).into_iter().skip(1) {
        if tree.node(id).kind == Kind::Decline {
            break;
        }
        match OrPass::<Move>::unpack(tree.node(id).mv) {
            Some(OrPass::Move(mv)) => {
                last = Some((position.clone(), mv));
                position.do_move(mv);
            }
            Some(OrPass::Pass) => {
                last = None;
                position = passed(&position);
            }
            None => {}
        }
    }
    (position, last)
}

/// The root of a tree of shogi positions, and the moves of the lesson before it, so that a recapture
/// there becomes ▲同銀.
#[derive(Clone, Debug)]
pub struct ShogiRoot {
    pub(super) position: Position,
    pub(super) before: Vec<Move>,
}

impl ShogiRoot {
    /// The root of a lesson, given by a position in SFEN and moves from there in USI.
    ///
    /// # Errors
    /// If the position or a move is invalid; the error names the field, `sfen` or `moves`.
    pub(super) fn of(sfen: &str, moves: &[String]) -> Result<Self, FieldError> {
        let (position, before) = position_of(sfen, moves)?;
        Ok(Self { position, before })
    }

    /// The position at a node, and the last move with the position before it.
    pub(super) fn at(&self, tree: &Tree, node: NodeId) -> (Position, Option<(Position, Move)>) {
        position_at(&self.position, tree, node)
    }

    /// What the kinds of pieces that are here are worth: on the board, promoted, and in hand.
    pub(super) fn piece_values(&self, values: &PieceValues, language: Language) -> String {
        let is_on_board = |kind| !self.position.piece_kind_bb(kind).is_empty();
        let is_here = |kind: &PieceKind| {
            let in_hand = |side| self.position.hand(side).count(*kind).unwrap_or(0) > 0;
            let in_hand = [Color::Black, Color::White].into_iter().any(in_hand);
            in_hand || is_on_board(*kind) || kind.promote().is_some_and(is_on_board)
        };
        let column = |column: ValueColumn| {
            let here = VALUED_KINDS.into_iter().filter(is_here);
            let slots = here.filter_map(|kind| ValueSlot::new(kind, column));
            let worth = |slot: ValueSlot| {
                format!("{} {}", kind_name(slot.piece(), language), values.at(slot))
            };
            let worth: Vec<_> = slots.map(worth).collect();
            let worth = worth.join(language.pick("、", ", "));
            (!worth.is_empty())
                .then(|| language.texts().subjects_piece_values_in(column.name(language), worth))
        };
        let columns: Vec<_> = ValueColumn::ALL.into_iter().filter_map(column).collect();
        language.texts().subjects_piece_values(columns.join(language.pick("", " ")))
    }

    /// The move that led to a node, or to the root from before it.
    pub(super) fn last(&self, last: Option<&(Position, Move)>) -> Option<Move> {
        last.map(|(_, mv)| *mv).or(self.before.last().copied())
    }

    pub(super) fn board(&self, tree: &Tree, node: NodeId) -> (Board, Position) {
        let (position, last) = self.at(tree, node);
        let mut board = show(&position);
        board.last_move = self.last(last.as_ref()).map(squares_of);
        (board, position)
    }

    /// The id of a node: the move that leads to it in USI.
    pub(super) fn id(tree: &Tree, node: NodeId) -> String {
        match (tree.node(node).kind, Move::unpack(tree.node(node).mv)) {
            (Kind::Decline, _) => "-".to_owned(),
            _ if tree.node(node).mv == MoveCode::PASS => "pass".to_owned(),
            (_, Some(mv)) if node != NodeId::ROOT => usi(mv),
            _ => "root".to_owned(),
        }
    }

    /// The name of the move that leads to a node; empty at the root.
    pub(super) fn name(&self, tree: &Tree, node: NodeId, language: Language) -> String {
        let parent = tree.parent(node);
        parent.map_or(String::new(), |parent| {
            self.move_there((tree, parent), tree.node(node).mv, language)
        })
    }

    /// The name of a move at a node, whether or not the tree has it.
    pub(super) fn move_there(
        &self,
        (tree, node): (&Tree, NodeId),
        mv: MoveCode,
        language: Language,
    ) -> String {
        if mv == MoveCode::PASS {
            return language.texts().subjects_pass();
        }
        let (at, last) = self.at(tree, node);
        let last = self.last(last.as_ref());
        Move::unpack(mv)
            .map_or(String::new(), |mv| move_name(&at, last.map(Move::to), mv, language))
    }

    /// The piece that the move to a node takes, with the position before and the move; `None` if it
    /// takes none.
    pub(super) fn taken(&self, tree: &Tree, node: NodeId) -> Option<(PieceKind, Position, Move)> {
        let last = self.at(tree, node).1;
        let (before, mv) = last.filter(|_| tree.node(node).kind != Kind::Decline)?;
        let taken = before.piece_at(mv.to())?.piece_kind();
        Some((taken, before, mv))
    }

    /// See [`Subject::keys`](super::Subject::keys).
    pub(super) fn keys(
        &self,
        evaluation: Evaluation,
        tree: &Tree,
        visits: &dyn Fn(NodeId) -> bool,
        tell: &mut dyn FnMut(NodeId, u64),
    ) -> bool {
        walk_keys(&evaluation.game(), self.position.clone(), tree, visits, tell);
        true
    }
}

/// The legal moves at a node that its tree does not have.
pub(super) fn not_generated(root: &Position, tree: &Tree, node: NodeId) -> Vec<MoveCode> {
    let (at, _) = position_at(root, tree, node);
    let generated: Vec<_> = tree.children(node).map(|id| tree.node(id).mv).collect();
    let legal = at.legal_moves().into_iter().map(Packed::pack);
    legal.filter(|mv| !generated.contains(mv)).collect()
}
