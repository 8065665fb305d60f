//! The exchange on a square: the order in which White captures (u-13).

use shogi_core::{Color, PieceKind, Square};
use shunsai::Position;

use super::line::{ListingLine, ListingVersion, differs, same};
use super::row::{TwinProgram, TwinRow};
use super::step::{ListingRun, number, said, text};
use games::shogi::attackers::{attackers, with_batteries};
use games::shogi::notation::{kind_name, side_mark, square_name_in};
use games::shogi::player_of;
use games::shogi::values::YSS;
use language::{Phrase, Texts, Words};
use score::Score;

pub(super) const ROW: TwinRow = TwinRow {
    id: "u-13-sort",
    name: Texts::listing_attacker_order_name,
    symptom: Texts::listing_attacker_order_symptom,
    hint: Texts::listing_attacker_order_hint,
    explanation: Texts::listing_attacker_order_explanation,
    assumption: Some(Texts::listing_attacker_order_assumption),
    task: Texts::listing_common_find_slip,
    published: Texts::listing_common_as_in_book,
    corrected: Texts::listing_common_corrected,
    returns: Texts::listing_common_returns,
    also: &[],
    lines: LINES,
    program: TwinProgram::Shogi {
        sfen: "ln5nl/2sr1gkb1/ppplgs1pp/3pppp2/2S6/2PRNBP2/PP1PPP1PP/5SGK1/5G1NL b - 1",
        run,
    },
};

const LINES: &[ListingLine] = &[
    same(0, Texts::listing_attacker_order_line_function_exchange_square_gain),
    same(1, Texts::listing_attacker_order_line_blacks_row_for_i),
    same(2, Texts::listing_attacker_order_line_first_i_for_j),
    same(2, Texts::listing_attacker_order_line_swap_i_and_first),
    same(1, Texts::listing_attacker_order_line_whites_row_for_i),
    differs(
        2,
        Texts::listing_attacker_order_line_published,
        Texts::listing_attacker_order_line_first_i_for_j,
    ),
    same(2, Texts::listing_attacker_order_line_swap_i_and_first),
    same(1, Texts::listing_attacker_order_line_take_in_turn_each),
    same(1, Texts::listing_attacker_order_line_from_end_better_taking),
    same(1, Texts::listing_attacker_order_line_return_value),
];

const GAINED: Phrase = Texts::listing_attacker_order_var_gained;
const ROW_OF: Phrase = Texts::listing_attacker_order_var_row;

/// A piece that may take part.
type Attacker = (Square, PieceKind);

fn run(version: ListingVersion, at: &Position) -> ListingRun {
    let mut run = ListingRun::default();
    let Some(square) = Square::new(6, 4) else {
        return run;
    };
    let mut rows = [Color::Black, Color::White].map(|side| gathered(at, square, side));
    sort(&mut rows[0], |new, first| new < first, (2, 3), &mut run);
    let comes_first = match version {
        ListingVersion::Published => |new, first| new > first,
        ListingVersion::Corrected => |new, first| new < first,
    };
    sort(&mut rows[1], comes_first, (5, 6), &mut run);
    let gains = take_in_turn(at, square, rows, &mut run);
    let mut value = gains.last().map_or(0, |(_, gained)| *gained);
    for &(side, gained) in gains.iter().rev().skip(1) {
        value = player_of(side).better(Score(value), Score(gained)).0;
        let mark = side_mark(side);
        run.step(
            8,
            Words::of(|texts| {
                texts.listing_attacker_order_said_takes_or_stops_at(said(gained), mark.to_string())
            }),
            vec![number(Texts::listing_attacker_order_var_value, value)],
        );
    }
    run.step(
        9,
        Words::of(|texts| texts.listing_attacker_order_said_exchange_worth(said(value))),
        vec![number(Texts::listing_attacker_order_var_value, value)],
    );
    run.returning(value)
}

fn kind_on(at: &Position, square: Square) -> Option<PieceKind> {
    Some(at.piece_at(square)?.piece_kind())
}

/// The pieces of a side that attack the square, including those behind others, by square.
fn gathered(at: &Position, square: Square, side: Color) -> Vec<Attacker> {
    let found = with_batteries(at, square, side, at.occupied());
    let squares = found.direct | found.behind;
    squares.filter_map(|from| Some((from, kind_on(at, from)?))).collect()
}

/// Selection sort of a row; `lines` are those of the comparison and of the swap.
fn sort(
    row: &mut [Attacker],
    comes_first: fn(i32, i32) -> bool,
    lines: (usize, usize),
    run: &mut ListingRun,
) {
    for i in 0..row.len().saturating_sub(1) {
        let mut first = i;
        for j in i + 1..row.len() {
            let (old, new) = (row[first].1, row[j].1);
            if comes_first(YSS.board(new), YSS.board(old)) {
                first = j;
            }
            let named =
                |kind, language| format!("{} {}", kind_name(kind, language), YSS.board(kind));
            run.step(
                lines.0,
                Words::in_each(|language| {
                    let (new, old) = (named(new, language), named(old, language));
                    language.texts().listing_attacker_order_said_compared_with(new, old)
                }),
                vec![text(Texts::listing_attacker_order_var_first, names(&row[first..=first]))],
            );
        }
        row.swap(i, first);
        run.step(
            lines.1,
            Words::of(|texts| texts.listing_attacker_order_said_number_settled(i + 1)),
            vec![text(ROW_OF, names(row))],
        );
    }
}

/// The captures in turn: the side to move and Black's gain before each; the last entry is after all
/// of them.
fn take_in_turn(
    at: &Position,
    square: Square,
    rows: [Vec<Attacker>; 2],
    run: &mut ListingRun,
) -> Vec<(Color, i32)> {
    let [mut black, mut white] = rows;
    let mut occupied = at.occupied();
    let mut stands = kind_on(at, square);
    let mut side = at.side_to_move();
    let mut gained = 0;
    let mut gains = vec![(side, gained)];
    loop {
        let can_move = attackers(at, square, side, occupied);
        let row = match side {
            Color::Black => &mut black,
            Color::White => &mut white,
        };
        let next = row.iter().position(|&(from, _)| can_move.contains(from));
        let (Some(next), Some(taken)) = (next, stands) else {
            return gains;
        };
        let (from, kind) = row.remove(next);
        gained += player_of(side).sign() * YSS.board(taken.unpromote().unwrap_or(taken));
        occupied &= !shunsai::Bitboard::single(from);
        stands = Some(kind);
        let mark = side_mark(side);
        run.step(
            7,
            Words::in_each(|language| {
                language.texts().listing_attacker_order_said_takes_with_from(
                    square_name_in(from, language),
                    kind_name(kind, language),
                    mark.to_string(),
                )
            }),
            vec![number(GAINED, gained)],
        );
        side = side.flip();
        gains.push((side, gained));
    }
}

fn names(row: &[Attacker]) -> Words {
    Words::in_each(|language| {
        let names: Vec<_> = row.iter().map(|&(_, kind)| kind_name(kind, language)).collect();
        names.join(" ")
    })
}
