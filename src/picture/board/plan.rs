//! The layout of a board: the places of squares and pieces in hand on the screen.

use crate::{Area, Point};
use games::board::{Board, BoardStyle, Cell, LineNames, Standing};
use score::Player;

/// Room for the numbers of files and ranks around the squares.
const FRAME: f32 = 18.0;
/// Room for the name of a side at the beginning of its stand.
pub(super) const NAME: f32 = 66.0;
/// The width of a piece in hand with its number, relative to the height of the piece.
const HELD: f32 = 1.42;
/// Room is reserved for at least this many kinds of pieces in hand, or one a file; with fewer, they
/// do not get larger.
const KINDS: usize = 5;

/// The places of squares and pieces in hand on the screen, and the orientation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardPlan {
    squares: Area,
    cell: f32,
    sides: [u8; 2],
    wood: Area,
    /// The height of the stands above and below the board; 0 without hands.
    stand: f32,
    /// The height of a piece in hand.
    held: f32,
    turned: bool,
}

impl BoardPlan {
    /// A board and its stands as large as `area` allows; if `turned`, White is at the bottom.
    pub fn new(board: &Board, area: Area, turned: bool) -> Self {
        Self::with(board, area, turned, board.style != BoardStyle::Grid)
    }

    /// A board without its stands.
    pub fn bare(board: &Board, area: Area, turned: bool) -> Self {
        Self::with(board, area, turned, false)
    }

    fn with(board: &Board, area: Area, turned: bool, stands: bool) -> Self {
        let frame = if board.names == LineNames::NONE { 6.0 } else { FRAME };
        // A stand is about as tall as a square.
        let tall = |cell: f32| {
            if stands { (cell * 0.9).clamp(24.0, 52.0) } else { 0.0 }
        };
        let [files, ranks] = board.sides().map(f32::from);
        let (across, down) = (area.width() - 2.0 * frame, area.height() - 2.0 * frame);
        let mut cell = (across / files).min(down / if stands { ranks + 1.8 } else { ranks });
        // If a stand differs from a square in height, the room for the squares changes.
        for _ in 0..4 {
            cell = (across / files).min((down - 2.0 * tall(cell)) / ranks);
        }
        let cell = cell.max(20.0 / files.max(ranks));
        let (width, height) = (cell * files, cell * ranks);
        let centre = area.centre();
        let kinds = board.black_hand.len().max(board.white_hand.len());
        // The stands are as wide as the wood, so that of a board with few files is wider.
        let wide = width.max(height.min(across)) + 2.0 * frame;
        // On a board smaller than the name of a side, there is no room for pieces in hand.
        let reserved = KINDS.min(board.sides()[0].into());
        let room = (wide - NAME).max(0.0) / kinds.max(reserved) as f32;
        Self {
            squares: Area::around(centre, width, height),
            cell,
            sides: board.sides(),
            wood: Area::around(centre, wide, height + 2.0 * frame),
            stand: tall(cell),
            held: (tall(cell) * 0.92).min(room / HELD),
            turned: turned && board.style == BoardStyle::Shogi,
        }
    }

    pub fn cell(&self) -> f32 {
        self.cell
    }

    /// The area of the whole board, its frame included.
    pub fn wood(&self) -> Area {
        self.wood
    }

    pub fn squares(&self) -> Area {
        self.squares
    }

    pub fn square(&self, place: Cell) -> Area {
        self.inset(place, 0.0)
    }

    /// The area of a square whose sides are this much shorter, in points.
    pub(super) fn inset(&self, place: Cell, by: f32) -> Area {
        Area::around(self.centre(place), self.cell - by, self.cell - by)
    }

    pub fn centre(&self, place: Cell) -> Point {
        let [files, ranks] = self.sides;
        let (column, row) = if self.turned {
            (place.file, ranks.saturating_sub(1 + place.rank))
        } else {
            (files.saturating_sub(1 + place.file), place.rank)
        };
        [
            self.squares.min[0] + (f32::from(column) + 0.5) * self.cell,
            self.squares.min[1] + (f32::from(row) + 0.5) * self.cell,
        ]
    }

    /// The square at a point; `None` outside the board.
    pub fn square_at(&self, point: Point) -> Option<Cell> {
        if !self.squares.holds(point) {
            return None;
        }
        let last = self.sides.map(|side| side.saturating_sub(1));
        let count = |axis: usize| {
            let share = (point[axis] - self.squares.min[axis]) / self.cell;
            (share as u8).min(last[axis])
        };
        let (column, row) = (count(0), count(1));
        Some(if self.turned {
            Cell { file: column, rank: last[1] - row }
        } else {
            Cell { file: last[0] - column, rank: row }
        })
    }

    /// The player in whose orientation a player's pieces are drawn: pieces of the side at the top
    /// point down.
    pub fn seat(&self, player: Player) -> Player {
        if self.turned { player.other() } else { player }
    }

    /// The stand of a player's hand, above or below the board.
    pub fn stand(&self, player: Player) -> Area {
        let (left, right) = (self.wood.min[0], self.wood.max[0]);
        let (top, bottom) = match self.seat(player) {
            Player::Min => (self.wood.min[1] - self.stand, self.wood.min[1]),
            Player::Max => (self.wood.max[1], self.wood.max[1] + self.stand),
        };
        Area { min: [left, top], max: [right, bottom] }
    }

    /// The player whose stand is at a point.
    pub fn stand_at(&self, point: Point) -> Option<Player> {
        let both = [Player::Max, Player::Min];
        both.into_iter().find(|&player| self.stand > 0.0 && self.stand(player).holds(point))
    }

    /// The height of a piece in hand.
    pub fn held_size(&self) -> f32 {
        self.held
    }

    /// The area of a kind of piece in a hand, by its index from the left; it includes the count.
    pub fn held(&self, player: Player, number: usize) -> Area {
        let size = self.held_size();
        let stand = self.stand(player);
        let name = NAME.min(stand.width());
        let left = stand.min[0] + name + number as f32 * size * HELD;
        let middle = stand.centre()[1];
        Area { min: [left, middle - size / 2.0], max: [left + size * HELD, middle + size / 2.0] }
    }

    /// The centre of a piece; `None` if a hand does not hold it.
    pub fn standing(&self, board: &Board, at: Standing) -> Option<Point> {
        match at {
            Standing::On(place) => Some(self.centre(place)),
            Standing::InHand(player, letter) => {
                let mut hand = board.hand(player).iter();
                let number = hand.position(|held| held.face.letter == letter)?;
                Some(self.held_piece(player, number))
            }
        }
    }

    /// The centre of the piece, to the left of its count.
    pub(super) fn held_piece(&self, player: Player, number: usize) -> Point {
        let area = self.held(player, number);
        [area.min[0] + self.held_size() / 2.0, area.centre()[1]]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::dobutsu::DobutsuPosition;
    use games::dobutsu::shown::board_of;
    use games::shogi::shown::{hand_of, show};
    use shogi_core::{Color, PartialPosition};
    use shunsai::Position;

    const AREA: Area = Area { min: [10.0, 20.0], max: [610.0, 720.0] };

    #[test]
    fn square_at_finds_each_square_at_its_centre_even_turned() {
        for turned in [false, true] {
            let plan = BoardPlan::new(&show(&Position::startpos()), AREA, turned);
            for file in 0..9 {
                for rank in 0..9 {
                    let place = Cell { file, rank };
                    assert_eq!(plan.square_at(plan.centre(place)), Some(place));
                }
            }
            assert_eq!(plan.square_at(plan.stand(Player::Max).centre()), None);
        }
    }

    #[test]
    fn an_oblong_board_keeps_its_hands_within_the_wood() {
        let mut board = board_of(&DobutsuPosition::default(), None);
        board.black_hand = hand_of(&PartialPosition::startpos(), Color::Black)[..3].to_vec();
        for turned in [false, true] {
            let plan = BoardPlan::new(&board, AREA, turned);
            let squares = plan.squares();
            assert!((squares.height() / squares.width() - 4.0 / 3.0).abs() < 0.001);
            for cell in board.cells() {
                assert_eq!(plan.square_at(plan.centre(cell)), Some(cell));
            }
            let last = plan.held(Player::Max, 2);
            assert!(last.max[0] <= plan.wood().max[0] + 0.5);
            assert!(plan.held_size() > 0.3 * plan.cell());
        }
    }

    #[test]
    fn a_turned_board_has_white_and_its_first_file_at_the_lower_left() {
        let board = show(&Position::startpos());
        let [plain, turned] = [false, true].map(|turned| BoardPlan::new(&board, AREA, turned));
        let corner = Cell { file: 0, rank: 0 };
        let opposite = Cell { file: 8, rank: 8 };
        assert!(turned.square(opposite).holds(plain.centre(corner)));
        assert!(turned.centre(corner)[0] < turned.wood().centre()[0]);
        assert!(turned.centre(corner)[1] > turned.wood().centre()[1]);
        assert_eq!(plain.stand(Player::Max), turned.stand(Player::Min));
        assert_eq!(turned.stand_at(turned.stand(Player::Max).centre()), Some(Player::Max));
    }

    #[test]
    fn board_and_stands_stay_within_their_area() {
        let mut board = show(&Position::startpos());
        board.black_hand = hand_of(&PartialPosition::startpos(), Color::Black);
        for size in [[120.0, 90.0], [300.0, 280.0], [900.0, 400.0], [300.0, 900.0]] {
            let area = Area { min: [0.0, 0.0], max: size };
            let plan = BoardPlan::new(&board, area, false);
            let (top, bottom) = (plan.stand(Player::Min), plan.stand(Player::Max));
            let last = plan.held(Player::Max, 6);
            if size[1] > 200.0 {
                assert!(top.min[1] >= -0.5 && bottom.max[1] <= size[1] + 0.5, "{size:?}");
                assert!(plan.wood().min[0] >= -0.5 && plan.wood().max[0] <= size[0] + 0.5);
            }
            assert!(last.max[0] <= plan.wood().max[0] + 0.5, "{size:?} {last:?}");
        }
    }
}
