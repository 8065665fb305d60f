//! Tic-tac-toe (三目並べ), searched to the end.

use super::change::SetupChange;
use super::field::FieldError;
use super::interface::{Setup, Subject, SubjectTree, last_moves};
use super::playable::{Playable, PlayedPosition};
use super::stopping::Stopping;
use game::Game;
use games::board::{Board, BoardStyle, Cell, LineNames, PieceFace, PieceSigns, ShownPiece};
use games::board_game::BoardMove;
use games::tic_tac_toe::{Grid, Mark, ThreeInARow, TicTacToe};
use language::{Language, Texts, Words};
use score::Player;
use search::PlannedSearch;
use tree::{MoveCode, NodeId, Packed, Tree, Watch, grow};

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

    fn grow(&self, _: PlannedSearch, watch: Watch<'_>) -> Result<SubjectTree, FieldError> {
        let root =
            Grid::parse(self.board).map_err(|error| FieldError::new(error).field("board"))?;
        let tree = grow(&TicTacToe, &root, 9, watch, &ThreeInARow);
        Ok(SubjectTree::new(tree, GridSubject { root }))
    }
}

impl TicTacToeSetup<'_> {
    /// Applies a change: the only ones supported play marks.
    pub(super) fn change(change: &SetupChange, board: &mut String) -> bool {
        match change {
            SetupChange::Play(square) => Self::play(square, board),
            SetupChange::After { moves, .. } => moves.iter().all(|mv| Self::play(mv, board)),
            _ => false,
        }
    }

    fn play(square: &str, board: &mut String) -> bool {
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
        if !moves.is_empty() {
            language.texts().subjects_position_after(moves)
        } else if (0..9).all(|at| self.root.mark_at(at).is_none()) {
            language.texts().subjects_empty_board()
        } else {
            language.texts().subjects_position()
        }
    }

    fn at(&self, tree: &Tree, node: NodeId, language: Language) -> String {
        let place = self.place(tree, node, language);
        language.texts().subjects_at(place)
    }

    fn language(&self, language: Language) -> Language {
        language.without_game()
    }

    fn asked_winner(&self) -> Option<Player> {
        Some(Player::Max)
    }

    fn choice(&self, tree: &Tree, node: NodeId, _: Language) -> String {
        let mover = tree.parent(node).map(|parent| tree.node(parent).player);
        let mark = mark_of(mover.unwrap_or_default());
        format!("{mark}{}", square_name(tree.node(node).mv.0))
    }

    fn move_there(&self, tree: &Tree, node: NodeId, mv: MoveCode, _: Language) -> String {
        format!("{}{}", mark_of(tree.node(node).player), square_name(mv.0))
    }

    fn played(&self, tree: &Tree, node: NodeId) -> Option<Box<dyn PlayedPosition>> {
        Some(Box::new(self.position(tree, node).0))
    }

    fn board(&self, tree: &Tree, node: NodeId) -> Option<Board> {
        let (grid, last) = self.position(tree, node);
        Some(board_of(grid, last))
    }
}

/// The board of a position, with the last mark.
fn board_of(grid: Grid, last: Option<Mark>) -> Board {
    let piece = |square: u8| {
        let player = grid.mark_at(square)?;
        Some(ShownPiece {
            at: cell_of(square),
            player,
            face: PieceFace {
                kanji: mark_of(player),
                letter: mark_of(player),
                promoted: false,
                steps: &[],
            },
        })
    };
    Board {
        pieces: (0..9).filter_map(piece).collect(),
        last_move: last.map(|mark| (None, cell_of(mark.0))),
        to_move: grid.to_move(),
        ..Board::empty(BoardStyle::Grid, LineNames::LETTERS, [3, 3])
    }
}

impl PlayedPosition for Grid {
    fn moves(&self) -> Vec<Playable> {
        let mut marks = Vec::new();
        TicTacToe.moves(self, &mut marks);
        let playable = |mark: Mark| Playable {
            mv: mark.pack(),
            id: mark.0.to_string(),
            shown: Some((BoardMove { from: None, to: Some(cell_of(mark.0)) }, None)),
        };
        marks.into_iter().map(playable).collect()
    }

    fn refuses(&self, text: &str) -> Option<Words> {
        let wanted =
            |&square: &u8| square_name(square.into()) == text || square.to_string() == text;
        let Some(square) = (0..9).find(wanted) else {
            return Some(Words::of(|texts| texts.why_not_no_square(text)));
        };
        let name = square_name(square.into());
        if self.mark_at(square).is_some() {
            return Some(Words::of(|texts| texts.why_not_taken(&name)));
        }
        self.moves().is_empty().then(|| Words::of(Texts::why_not_over))
    }

    fn refuses_on(&self, shown: BoardMove) -> Option<Words> {
        let square = (0..9).find(|&square| Some(cell_of(square)) == shown.to)?;
        self.refuses(&square.to_string())
    }

    fn after(&self, moves: &[MoveCode], _: Language) -> (Board, Vec<String>) {
        let (mut at, mut last, mut names) = (*self, None, Vec::new());
        for mark in moves.iter().copied().map_while(Mark::unpack) {
            names.push(format!("{}{}", mark_of(at.to_move()), square_name(mark.0.into())));
            at = TicTacToe.after(&at, mark);
            last = Some(mark);
        }
        (board_of(at, last), names)
    }

    fn square_name(&self, cell: Cell, _: Language, _: PieceSigns) -> String {
        let square = (0..9).find(|&square| cell_of(square) == cell).unwrap_or_default();
        let mark = self.mark_at(square).map(mark_of).unwrap_or_default();
        format!("{} {mark}", square_name(square.into())).trim_end().to_owned()
    }
}

const fn cell_of(square: u8) -> Cell {
    Cell { file: 2 - square % 3, rank: square / 3 }
}

/// The name of a square: "b2".
fn square_name(square: u32) -> String {
    let file = ["a", "b", "c"][square as usize % 3];
    format!("{file}{}", square / 3 + 1)
}

const fn mark_of(player: Player) -> &'static str {
    match player {
        Player::Max => "×",
        Player::Min => "○",
    }
}
