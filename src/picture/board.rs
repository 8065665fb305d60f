//! The picture of a board: hands, last move, the square that is fought over, and who aims at it.

use super::piece::outline;
use super::{Align, Area, Ink, Pen, Picture, Point, Shape};
use crate::games::board::{Arrow, Board, BoardStyle, Cell};
use crate::language::Language;
use crate::score::Player;
use crate::text::Texts;

/// How tall the strip of a hand is.
const HAND: f32 = 26.0;

/// Where the squares of a board are on the screen.
#[derive(Clone, Copy, Debug)]
pub struct BoardPlan {
    grid: BoardGrid,
    wood: Area,
}

impl BoardPlan {
    /// A board as large as `area` allows, with room for lines of text about the hands or without.
    #[must_use]
    pub fn new(board: &Board, area: Area, with_hands: bool) -> Self {
        let (hands, frame) = match board.style {
            BoardStyle::Shogi if with_hands => (HAND, 18.0),
            BoardStyle::Shogi => (0.0, 18.0), // Room for the numbers of files and ranks.
            BoardStyle::Grid => (4.0, 6.0),
        };
        let side = (area.width() - 2.0 * frame)
            .min(area.height() - 2.0 * hands - 2.0 * frame)
            .max(20.0);
        let centre = area.centre();
        Self {
            grid: BoardGrid {
                squares: Area::around(centre, side, side),
                cell: side / f32::from(board.size),
                size: board.size,
            },
            wood: Area::around(centre, side + 2.0 * frame, side + 2.0 * frame),
        }
    }

    /// The area of a square.
    #[must_use]
    pub fn square(&self, place: Cell) -> Area {
        self.grid.area(place)
    }

    /// The area of the whole board, its frame included.
    #[must_use]
    pub fn wood(&self) -> Area {
        self.wood
    }
}

/// Draws a board with its hands, as large as `area` allows.
#[must_use]
pub fn board(board: &Board, area: Area, language: Language) -> Picture {
    let plan = BoardPlan::new(board, area, true);
    let mut picture = bare_board(board, &plan, language);
    let wood = plan.wood;
    if board.style == BoardStyle::Shogi {
        let text = Texts::of(language);
        hand(
            (Player::Min, text.white_hand, &board.white_hand),
            board.to_move,
            [wood.min[0], wood.min[1] - HAND / 2.0],
            text,
            &mut picture,
        );
        hand(
            (Player::Max, text.black_hand, &board.black_hand),
            board.to_move,
            [wood.min[0], wood.max[1] + HAND / 2.0],
            text,
            &mut picture,
        );
    }
    picture
}

/// Draws a board without its hands.
#[must_use]
pub fn bare_board(board: &Board, plan: &BoardPlan, language: Language) -> Picture {
    let BoardPlan { grid, wood } = *plan;
    let mut picture = Picture::default();
    picture.shapes.push(Shape::Box {
        area: wood,
        radius: 6.0,
        fill: Some(Ink::Wood),
        pen: Some(Pen::solid(1.0, Ink::WoodLine)),
    });
    highlights(board, &grid, &mut picture);
    lines(board, &grid, language, &mut picture);
    pieces(board, &grid, &mut picture);
    for &arrow in &board.arrows {
        aim(arrow, &grid, &mut picture);
    }
    for &mark in &board.marks {
        picture.shapes.push(Shape::Circle {
            centre: grid.centre(mark),
            radius: (grid.cell * 0.13).max(3.0),
            fill: Some(Ink::Gold),
            pen: Some(Pen::solid(1.0, Ink::WoodLine)),
        });
    }
    picture
}

/// Where the squares are.
#[derive(Clone, Copy, Debug)]
struct BoardGrid {
    squares: Area,
    cell: f32,
    size: u8,
}

impl BoardGrid {
    fn centre(&self, place: Cell) -> Point {
        let column = f32::from(self.size - 1 - place.file);
        [
            self.squares.min[0] + (column + 0.5) * self.cell,
            self.squares.min[1] + (f32::from(place.rank) + 0.5) * self.cell,
        ]
    }

    fn area(&self, place: Cell) -> Area {
        Area::around(self.centre(place), self.cell, self.cell)
    }
}

fn highlights(board: &Board, grid: &BoardGrid, picture: &mut Picture) {
    let (from, to) = board
        .last_move
        .map_or((None, None), |(from, to)| (from, Some(to)));
    for place in [from, to].into_iter().flatten() {
        picture.shapes.push(Shape::Block {
            area: grid.area(place),
            ink: Ink::LastMove,
        });
    }
    if let Some(target) = board.target {
        let side = grid.cell - 3.0;
        picture.shapes.push(Shape::Box {
            area: Area::around(grid.centre(target), side, side),
            radius: 3.0,
            fill: Some(Ink::LastMove),
            pen: Some(Pen::solid(2.5, Ink::Gold)),
        });
    }
}

fn lines(board: &Board, grid: &BoardGrid, language: Language, picture: &mut Picture) {
    const KANJI: [&str; 9] = ["一", "二", "三", "四", "五", "六", "七", "八", "九"];
    const LETTERS: [&str; 9] = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
    const FILES: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
    let Area { min, max } = grid.squares;
    for i in 0..=board.size {
        let at = f32::from(i) * grid.cell;
        let width = if i == 0 || i == board.size { 1.6 } else { 1.0 };
        let pen = Pen::solid(width, Ink::WoodLine);
        picture.shapes.push(Shape::Line {
            from: [min[0] + at, min[1]],
            to: [min[0] + at, max[1]],
            pen,
        });
        picture.shapes.push(Shape::Line {
            from: [min[0], min[1] + at],
            to: [max[0], min[1] + at],
            pen,
        });
    }
    if board.style == BoardStyle::Grid {
        return;
    }
    for i in 0..board.size.min(9) {
        let corner = grid.centre(Cell { file: i, rank: i });
        picture.shapes.push(Shape::text(
            [corner[0], min[1] - 9.0],
            FILES[usize::from(i)],
            12.0,
            Ink::PieceText,
            Align::Centre,
        ));
        picture.shapes.push(Shape::text(
            [max[0] + 9.0, corner[1]],
            language.pick(KANJI[usize::from(i)], LETTERS[usize::from(i)]),
            12.0,
            Ink::PieceText,
            Align::Centre,
        ));
    }
}

fn pieces(board: &Board, grid: &BoardGrid, picture: &mut Picture) {
    for piece in &board.pieces {
        let centre = grid.centre(piece.at);
        let ink = match (board.style, piece.player, piece.promoted) {
            (BoardStyle::Grid, player, _) => Ink::edge(player),
            (_, _, true) => Ink::PromotedText,
            (_, _, false) => Ink::PieceText,
        };
        if board.style == BoardStyle::Shogi {
            picture.shapes.push(Shape::Polygon {
                points: outline(centre, grid.cell * 0.84, grid.cell * 0.88, piece.player),
                fill: Some(Ink::Piece),
                pen: Some(Pen::solid(1.0, Ink::WoodLine)),
                hatch: None,
            });
        }
        let shift = match board.style {
            BoardStyle::Shogi => grid.cell * 0.05 * piece.player.sign() as f32,
            BoardStyle::Grid => 0.0,
        };
        picture.shapes.push(Shape::Text {
            at: [centre[0], centre[1] + shift],
            text: piece.text.to_owned(),
            size: (grid.cell * 0.58).round(),
            ink,
            align: Align::Centre,
            bold: true,
            turned: board.style == BoardStyle::Shogi && piece.player == Player::Min,
        });
    }
}

/// A line from a piece to the square it aims at, with a head; dashed for a battery behind.
fn aim(arrow: Arrow, grid: &BoardGrid, picture: &mut Picture) {
    let (from, to) = (grid.centre(arrow.from), grid.centre(arrow.to));
    let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
    let length = dx.hypot(dy).max(1.0);
    let along = [dx / length, dy / length];
    let across = [-along[1], along[0]];
    let tip = [
        to[0] - along[0] * grid.cell * 0.3,
        to[1] - along[1] * grid.cell * 0.3,
    ];
    let base = [
        tip[0] - along[0] * grid.cell * 0.24,
        tip[1] - along[1] * grid.cell * 0.24,
    ];
    let start = [
        from[0] + along[0] * grid.cell * 0.3,
        from[1] + along[1] * grid.cell * 0.3,
    ];
    let ink = Ink::edge(arrow.player);
    let width = (grid.cell * 0.09).max(2.0);
    let pen = if arrow.behind {
        Pen::dashed(width * 0.8, ink)
    } else {
        Pen::solid(width, ink)
    };
    picture.shapes.push(Shape::Line {
        from: start,
        to: base,
        pen,
    });
    let half = grid.cell * 0.13;
    picture.shapes.push(Shape::Polygon {
        points: vec![
            tip,
            [base[0] + across[0] * half, base[1] + across[1] * half],
            [base[0] - across[0] * half, base[1] - across[1] * half],
        ],
        fill: Some(ink),
        pen: None,
        hatch: None,
    });
}

fn hand(
    (player, title, pieces): (Player, &str, &[(&'static str, u8)]),
    to_move: Player,
    at: Point,
    text: &Texts,
    picture: &mut Picture,
) {
    let held = if pieces.is_empty() {
        text.empty_hand.to_owned()
    } else {
        pieces
            .iter()
            .map(|(name, count)| match count {
                1 => (*name).to_owned(),
                _ => format!("{name}{count}"),
            })
            .collect::<Vec<_>>()
            .join(" ")
    };
    let mark = match player {
        Player::Max => "▲",
        Player::Min => "△",
    };
    picture.shapes.push(Shape::Text {
        at,
        text: format!("{mark}{title} {held}"),
        size: 15.0,
        ink: Ink::edge(player),
        align: Align::Left,
        bold: to_move == player,
        turned: false,
    });
}
