//! Tic-tac-toe (三目並べ), searched to the end.

use super::change::SetupChange;
use super::field::FieldError;
use super::interface::{Setup, Subject, SubjectTree, last_moves};
use super::stopping::Stopping;
use game::Game;
use games::board::{Board, BoardStyle, Cell, LineNames, PieceFace, ShownPiece};
use games::tic_tac_toe::{Grid, Mark, ThreeInARow, TicTacToe};
use language::Language;
use score::Player;
use search::Algorithm;
use tree::{NodeId, Packed, Tree, Watch, grow};

/// A board of tic-tac-toe in a lesson.
pub(super) struct TicTacToeSetup<'s> {
    /// Nine squares by rows: x, o and '.'.
    pub board: &'s str,
}

impl Setup for TicTacToeSetup<'_> {
    fn stopping(&self) -> Stopping {
        Stopping::Never
    }

    fn plays(&self) -> (bool, bool) {
        (true, false)
    }

    fn grow(&self, _: Algorithm, watch: Watch<'_>) -> Result<SubjectTree, FieldError> {
        let root =
            Grid::parse(self.board).map_err(|error| FieldError::said(&error).field("board"))?;
        let tree = grow(&TicTacToe, &root, 9, watch, &ThreeInARow);
        Ok(SubjectTree::new(tree, GridSubject { root }))
    }
}

impl TicTacToeSetup<'_> {
    /// Applies a change: the only one supported is playing a mark.
    pub(super) fn change(change: &SetupChange, board: &mut String) -> bool {
        let SetupChange::Play(square) = change else {
            return false;
        };
        let (Ok(grid), Ok(square)) = (Grid::parse(board), square.parse::<u8>()) else {
            return false;
        };
        if square >= 9 || grid.mark_at(square).is_some() {
            return false;
        }
        let mark = match grid.to_move() {
            Player::Max => 'x',
            Player::Min => 'o',
        };
        let marks = (0..9).map(|at| match grid.mark_at(at) {
            _ if at == square => mark,
            Some(Player::Max) => 'x',
            Some(Player::Min) => 'o',
            None => '.',
        });
        *board = marks.collect();
        true
    }
}

#[derive(Clone, Debug)]
pub struct GridSubject {
    pub root: Grid,
}

impl GridSubject {
    fn position(&self, tree: &Tree, node: NodeId) -> (Grid, Option<Mark>) {
        let mut grid = self.root;
        let mut last = None;
        for id in tree.path(node).into_iter().skip(1) {
            if let Some(mark) = Mark::unpack(tree.node(id).mv) {
                grid = TicTacToe.after(&grid, mark);
                last = Some(mark);
            }
        }
        (grid, last)
    }
}

impl Subject for GridSubject {
    fn id(&self, tree: &Tree, node: NodeId) -> String {
        match node {
            NodeId::ROOT => "root".to_owned(),
            _ => tree.node(node).mv.0.to_string(),
        }
    }

    fn place(&self, tree: &Tree, node: NodeId, language: Language) -> String {
        let moves = last_moves(self, tree, node, language);
        if moves.is_empty() {
            language.texts().subjects_empty_board()
        } else {
            language.texts().subjects_position_after(moves)
        }
    }

    fn at(&self, tree: &Tree, node: NodeId, language: Language) -> String {
        let place = self.place(tree, node, language);
        language.texts().subjects_at(place)
    }

    fn choice(&self, tree: &Tree, node: NodeId, _: Language) -> String {
        let mover = tree.parent(node).map(|parent| tree.node(parent).player);
        let mark = mark_of(mover.unwrap_or_default());
        let square = tree.node(node).mv.0;
        let file = ["a", "b", "c"][square as usize % 3];
        format!("{mark}{file}{}", square / 3 + 1)
    }

    fn board(&self, tree: &Tree, node: NodeId) -> Option<Board> {
        let (grid, last) = self.position(tree, node);
        let place = |square: u8| Cell { file: 2 - square % 3, rank: square / 3 };
        let piece = |square: u8| {
            let player = grid.mark_at(square)?;
            Some(ShownPiece {
                at: place(square),
                player,
                face: PieceFace {
                    kanji: mark_of(player),
                    letter: mark_of(player),
                    promoted: false,
                    steps: &[],
                },
            })
        };
        Some(Board {
            style: BoardStyle::Grid,
            names: LineNames::Nothing,
            sides: [3, 3],
            pieces: (0..9).filter_map(piece).collect(),
            black_hand: Vec::new(),
            white_hand: Vec::new(),
            last_move: last.map(|mark| (None, place(mark.0))),
            turned: Vec::new(),
            target: None,
            held: None,
            is_lifted: false,
            marks: Vec::new(),
            arrows: Vec::new(),
            to_move: grid.to_move(),
        })
    }
}

const fn mark_of(player: Player) -> &'static str {
    match player {
        Player::Max => "×",
        Player::Min => "○",
    }
}
