//! Connect Four as a game on a board.

use super::position::{Column, ConnectFour, ConnectFourPosition};
use super::setup::Discs;
use crate::board::{Board, BoardStyle, Cell, LineNames, PieceFace, PieceSigns, ShownPiece};
use crate::board_game::{BoardGame, BoardMove, BoardStart, GameEnd};
use crate::rules_card::{Example, RulesCard};
use language::{Language, Sides, Texts, Words};
use score::Player;

/// Columns by numbers from the left; rows have no names.
const NAMES: LineNames =
    LineNames { files: &["1", "2", "3", "4", "5", "6", "7"], from_left: true, ranks: [&[]; 2] };

/// The square of a row, from 0 at the bottom.
const fn cell_of(column: Column, row: u8) -> Cell {
    Cell { file: Column::COUNT - 1 - column.index(), rank: ConnectFourPosition::ROWS - 1 - row }
}

/// The column and the row of a square; `None` off the board.
fn square_of(cell: Cell) -> Option<(Column, u8)> {
    let column = (Column::COUNT - 1).checked_sub(cell.file)?;
    let row = (ConnectFourPosition::ROWS - 1).checked_sub(cell.rank)?;
    Some((Column::of_number(column.into())?, row))
}

/// A disc, with its colour told by a circle.
const fn face(player: Player) -> PieceFace {
    let sign = match player {
        Player::Max => "●",
        Player::Min => "○",
    };
    PieceFace { kanji: sign, letter: sign, promoted: false, steps: &[] }
}

const FALLS: Example = ("startpos", None, "4", Texts::connect_four_falls);

impl BoardGame for ConnectFour {
    const ID: &'static str = "connect-four";

    const STARTS: &'static [BoardStart] =
        &[BoardStart { text: "startpos", name: Texts::connect_four_name }];

    const LONGEST: Option<u8> = Some(Column::COUNT * ConnectFourPosition::ROWS);

    const SIDES: Sides = Sides::Colours;

    const BOX: &'static [&'static [&'static str]] = &[];

    type Layout = Discs;

    fn name(language: Language) -> String {
        language.texts().connect_four_name()
    }

    fn start() -> ConnectFourPosition {
        ConnectFourPosition::default()
    }

    fn rules(language: Language) -> String {
        language.texts().connect_four_rules()
    }

    fn card(language: Language) -> RulesCard {
        let texts = language.texts();
        RulesCard {
            goal: vec![texts.connect_four_rules()],
            squares: texts.connect_four_squares(),
            moves: Self::examples(&[FALLS], language),
            ..RulesCard::default()
        }
    }

    fn typing(language: Language) -> String {
        language.texts().connect_four_type_here()
    }

    fn read(text: &str) -> Result<ConnectFourPosition, Words> {
        text.parse()
    }

    fn write(at: &ConnectFourPosition) -> String {
        at.to_string()
    }

    fn remembered(at: &ConnectFourPosition) -> Vec<Column> {
        at.played().collect()
    }

    fn check(_: &ConnectFourPosition) -> Result<(), Words> {
        Ok(())
    }

    fn move_text(column: Column) -> String {
        column.to_string()
    }

    fn read_move(_: &ConnectFourPosition, text: &str) -> Result<Column, Words> {
        text.parse()
    }

    fn check_move(at: &ConnectFourPosition, column: Column) -> Result<(), Words> {
        at.check_move(column)
    }

    fn end(at: &ConnectFourPosition) -> Option<GameEnd> {
        at.is_over().then(|| at.winner().map_or(GameEnd::Drawn, GameEnd::Won))
    }

    fn standing(at: &ConnectFourPosition, language: Language) -> String {
        let texts = language.texts();
        match Self::end(at) {
            None => texts.connect_four_to_move(Self::side(at.to_move(), language)),
            Some(GameEnd::Won(winner)) => texts.connect_four_wins(Self::side(winner, language)),
            Some(GameEnd::Drawn) => texts.connect_four_drawn(),
        }
    }

    fn moves_left(at: &ConnectFourPosition) -> Option<u32> {
        Some(u32::from(Column::COUNT * ConnectFourPosition::ROWS) - at.count())
    }

    /// 黒↓4, Black↓4: a disc that falls in column 4.
    fn move_name(at: &ConnectFourPosition, column: Column, language: Language) -> String {
        format!("{}↓{column}", Self::side(at.to_move(), language))
    }

    fn board(at: &ConnectFourPosition, last: Option<(&ConnectFourPosition, Column)>) -> Board {
        let landing = |column| cell_of(column, at.height(column));
        let marks = at.open().filter(|_| !at.is_over()).map(landing).collect();
        let last_move = last.map(|(before, column)| (None, cell_of(column, before.height(column))));
        Board { last_move, marks, ..Self::show(&Discs::of(at)) }
    }

    fn layout(at: &ConnectFourPosition) -> Discs {
        Discs::of(at)
    }

    fn position(discs: Discs) -> Result<ConnectFourPosition, Words> {
        discs.position()
    }

    fn show(discs: &Discs) -> Board {
        let squares = (0..ConnectFourPosition::ROWS)
            .flat_map(|row| Column::all().map(move |column| cell_of(column, row)));
        let piece = |at: Cell| {
            let (_, player) = Self::piece(discs, at)?;
            Some(ShownPiece { at, player, face: face(player) })
        };
        Board {
            game: Some(Self::ID),
            pieces: squares.filter_map(piece).collect(),
            to_move: discs.to_move,
            ..Board::empty(BoardStyle::Discs, NAMES, [Column::COUNT, ConnectFourPosition::ROWS])
        }
    }

    fn to_move(discs: &Discs) -> Player {
        discs.to_move
    }

    fn whose_turn(discs: &Discs, language: Language) -> String {
        language.texts().connect_four_to_move(Self::side(discs.to_move, language))
    }

    fn square_name(discs: &Discs, cell: Cell, language: Language, _: PieceSigns) -> String {
        let Some((column, row)) = square_of(cell) else {
            return String::new();
        };
        let texts = language.texts();
        let what = match Self::piece(discs, cell) {
            Some((_, player)) => Self::side(player, language),
            None => texts.positions_empty(),
        };
        texts.connect_four_square(column.to_string(), row + 1, what)
    }

    fn shown(at: &ConnectFourPosition, column: Column) -> BoardMove {
        BoardMove { from: None, to: Some(cell_of(column, at.height(column))) }
    }

    /// A disc falls wherever its column is touched.
    fn move_of(_: &ConnectFourPosition, shown: BoardMove) -> Option<Column> {
        Some(square_of(shown.to?)?.0)
    }

    fn piece(discs: &Discs, cell: Cell) -> Option<(&'static str, Player)> {
        let (column, row) = square_of(cell)?;
        let player = discs.squares[usize::from(column.index())][usize::from(row)]?;
        Some((face(player).letter, player))
    }

    /// Whose turn it is follows from the number of discs.
    fn set_piece(discs: &mut Discs, cell: Cell, piece: Option<(&'static str, Player)>) {
        let Some((column, row)) = square_of(cell) else { return };
        let square = &mut discs.squares[usize::from(column.index())][usize::from(row)];
        *square = piece.map(|(_, player)| player);
        let is_even = discs.count(Player::Max) <= discs.count(Player::Min);
        discs.to_move = if is_even { Player::Max } else { Player::Min };
    }

    fn cleared(_: &Discs) -> Discs {
        Discs::NONE
    }

    fn turned(discs: &Discs) -> Discs {
        Discs { to_move: discs.to_move.other(), ..*discs }
    }
}
