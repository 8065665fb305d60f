//! What can be played at a node by the rules of its game, whether or not the tree has it.

use games::board::{Cell, PieceFace, PieceSigns};
use games::board_game::{BoardGame, BoardMove};
use language::{Language, Words};
use tree::{MoveCode, Packed};

/// A legal move at a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Playable {
    pub mv: MoveCode,
    /// The id of the node that it leads to.
    pub id: String,
    /// The move as the board shows it, and the face of the piece after it; `None` without a board.
    pub shown: Option<(BoardMove, Option<PieceFace>)>,
}

/// The legal moves of a position.
pub(super) fn playable_in<G: BoardGame>(at: &G::Position) -> Vec<Playable> {
    let game = G::default();
    let mut moves = Vec::new();
    game.moves(at, &mut moves);
    let playable = |mv: G::Move| {
        let shown = G::shown(at, mv);
        let after = G::layout(&game.after(at, mv));
        let piece = shown.to.and_then(|to| G::piece(&after, to));
        Playable {
            mv: mv.pack(),
            id: G::move_text(mv),
            shown: Some((shown, piece.map(|(letter, player)| G::face(letter, player)))),
        }
    };
    moves.into_iter().map(playable).collect()
}

/// Why a text is no legal move of a position; `None` if it is one.
pub(super) fn refused_in<G: BoardGame>(at: &G::Position, text: &str) -> Option<Words> {
    G::read_move(at, text).and_then(|mv| G::check_move(at, mv)).err()
}

/// Why no move leads from one place to another: the rule that it breaks.
pub(super) fn refused_on<G: BoardGame>(at: &G::Position, shown: BoardMove) -> Option<Words> {
    G::move_of(at, shown).and_then(|mv| G::check_move(at, mv).err())
}

/// A square with what stands there, as a screen reader says it.
pub(super) fn square_in<G: BoardGame>(
    at: &G::Position,
    cell: Cell,
    language: Language,
    signs: PieceSigns,
) -> String {
    G::square_name(&G::layout(at), cell, language, signs)
}
