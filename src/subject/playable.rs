//! What can be played at a node by the rules of its game, whether or not the tree has it.

use games::board::{Board, Cell, PieceFace, PieceSigns};
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

/// The position of a node as the rules of its game see it.
pub trait PlayedPosition {
    /// The legal moves.
    fn moves(&self) -> Vec<Playable>;

    /// The rule by which a text is no legal move; `None` if it is one.
    fn refuses(&self, text: &str) -> Option<Words>;

    /// The rule by which no move leads from one place on the board to another.
    fn refuses_on(&self, shown: BoardMove) -> Option<Words>;

    /// The board after these moves, and their names; shorter where one cannot be played.
    fn after(&self, moves: &[MoveCode], language: Language) -> (Board, Vec<String>);

    /// A square with what stands there, as a screen reader says it.
    fn square_name(&self, cell: Cell, language: Language, signs: PieceSigns) -> String;
}

/// A position of a board game.
struct OfGame<G: BoardGame> {
    at: G::Position,
    layout: G::Layout,
}

/// A position of a board game, for what asks by its rules.
pub(super) fn played<G: BoardGame>(at: G::Position) -> Box<dyn PlayedPosition> {
    let layout = G::layout(&at);
    Box::new(OfGame::<G> { at, layout })
}

impl<G: BoardGame> PlayedPosition for OfGame<G> {
    fn moves(&self) -> Vec<Playable> {
        let game = G::default();
        let mut moves = Vec::new();
        game.moves(&self.at, &mut moves);
        let playable = |mv: G::Move| {
            let shown = G::shown(&self.at, mv);
            let after = G::layout(&game.after(&self.at, mv));
            let piece = shown.to.and_then(|to| G::piece(&after, to));
            Playable {
                mv: mv.pack(),
                id: G::move_text(mv),
                shown: Some((shown, piece.map(|(letter, player)| G::face(letter, player)))),
            }
        };
        moves.into_iter().map(playable).collect()
    }

    fn refuses(&self, text: &str) -> Option<Words> {
        G::read_move(&self.at, text).and_then(|mv| G::check_move(&self.at, mv)).err()
    }

    fn refuses_on(&self, shown: BoardMove) -> Option<Words> {
        G::move_of(&self.at, shown).and_then(|mv| G::check_move(&self.at, mv).err())
    }

    fn after(&self, moves: &[MoveCode], language: Language) -> (Board, Vec<String>) {
        let (mut at, mut last, mut names) = (self.at.clone(), None, Vec::new());
        for &code in moves {
            let Some(mv) = G::Move::unpack(code) else { break };
            let before = last.as_ref().map(|&(_, mv)| mv);
            names.push(G::move_name_after(&at, before, mv, language));
            let after = G::default().after(&at, mv);
            last = Some((std::mem::replace(&mut at, after), mv));
        }
        (G::board(&at, last.as_ref().map(|(before, mv)| (before, *mv))), names)
    }

    fn square_name(&self, cell: Cell, language: Language, signs: PieceSigns) -> String {
        G::square_name(&self.layout, cell, language, signs)
    }
}
