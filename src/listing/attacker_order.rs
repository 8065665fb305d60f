//! The exchange on a square: in which order White takes (u-13).

use shogi_core::{Color, PieceKind, Square};
use shunsai::Position;

use super::line::{ListingLine, ListingVersion, differs, same, words};
use super::row::{BOOK, CORRECTED, RETURNS, SLIP, TwinProgram, TwinRow};
use super::step::{ListingRun, number, said, text, told};
use crate::games::shogi::attackers::{attackers, with_batteries};
use crate::games::shogi::notation::{kanji, letter, side_mark, square_name, square_name_ja};
use crate::games::shogi::player_of;
use crate::games::shogi::values::YSS;
use crate::language::Words;
use crate::score::Score;

pub(super) const ROW: TwinRow = TwinRow {
    id: "u-13-sort",
    name: words("取り合いの順を決める", "The order of an exchange"),
    symptom: words(
        "６四の取り合いは +50 のはずが、+100 と返る。点[ ]には、先手の駒も後手の駒も正の数で入っている。",
        "The exchange on 6d is worth +50. The listing returns +100. Its table value[ ] has positive numbers for the pieces of either side.",
    ),
    hint: words(
        "駒の点に符号がないとき、先手と後手の並べ方は同じでよいはず。二つの繰り返しを見比べよう。",
        "Where piece values have no sign, both sides can be sorted alike. Compare the two loops.",
    ),
    explanation: words(
        "後手も安い駒から取るのが得なので、先手と同じ「<」で並べる。「>」だと高い駒が前に出る。飛は香の後ろでまだ動けないので金が先に取り、先手の得が増える。駒の点が後手では負の数になっている表なら、「>」がそのまま安い順になり、この行は正しい。",
        "White, too, does best to take with the cheapest piece first, so the comparison has to be “<” as for Black. With “>” the most valuable come first. The rook stands behind the lance and cannot move yet, so the gold takes first, and Black wins more. With a table in which White's pieces have negative values, “>” is the cheapest first, and the line is right as it stands.",
    ),
    assumption: Some(words(
        "並べるときに使う表 PieceValue は章に載っていない。ここでは後手の駒も正の数とした。点数は YSS のもの。",
        "The table PieceValue used for sorting is not printed in the chapter. Here White's pieces have positive values in it; the values are those of YSS.",
    )),
    task: SLIP,
    published: BOOK,
    corrected: CORRECTED,
    returns: RETURNS,
    also: &[],
    lines: LINES,
    program: TwinProgram::Shogi {
        sfen: "ln5nl/2sr1gkb1/ppplgs1pp/3pppp2/2S6/2PRNBP2/PP1PPP1PP/5SGK1/5G1NL b - 1",
        run,
    },
};

const LINES: &[ListingLine] = &[
    same(
        0,
        "関数 取り合い(升) → 先手の得",
        "function exchange(square) → gain",
    ),
    same(1, "先手の列で、i ← 0 から:", "Black's row, for i from 0:"),
    same(
        2,
        "前 ← i。j > i で 点[j] < 点[前] なら 前 ← j",
        "first ← i; for j > i: if value[j] < value[first]: first ← j",
    ),
    same(2, "i 番目と 前 を入れかえる", "swap i and first"),
    same(1, "後手の列で、i ← 0 から:", "White's row, for i from 0:"),
    differs(
        2,
        words(
            "前 ← i。j > i で 点[j] > 点[前] なら 前 ← j",
            "first ← i; for j > i: if value[j] > value[first]: first ← j",
        ),
        words(
            "前 ← i。j > i で 点[j] < 点[前] なら 前 ← j",
            "first ← i; for j > i: if value[j] < value[first]: first ← j",
        ),
    ),
    same(2, "i 番目と 前 を入れかえる", "swap i and first"),
    same(
        1,
        "交互に、列の中でいま動ける最初の駒で取る",
        "take in turn, each with the first of its row that can move",
    ),
    same(
        1,
        "最後から順に、取るか止まるかの良い方を選ぶ",
        "from the end: the better of taking and stopping",
    ),
    same(1, "その値を返す", "return that value"),
];

const GAINED: super::line::FixedWords = words("駒得", "gained");
const ROW_OF: super::line::FixedWords = words("列", "row");

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
            told(
                format!(
                    "{mark} は取るか、{gained} で止まるか。",
                    gained = said(gained)
                ),
                format!("{mark} takes, or stops at {gained}.", gained = said(gained)),
            ),
            vec![number(words("値", "value"), value)],
        );
    }
    run.step(
        9,
        told(
            format!("取り合いの値は {value}。", value = said(value)),
            format!("The exchange is worth {value}.", value = said(value)),
        ),
        vec![number(words("値", "value"), value)],
    );
    run.returning(value)
}

fn kind_on(at: &Position, square: Square) -> Option<PieceKind> {
    Some(at.piece_at(square)?.piece_kind())
}

/// The pieces of a side that attack the square, those behind others included, by square.
fn gathered(at: &Position, square: Square, side: Color) -> Vec<Attacker> {
    let found = with_batteries(at, square, side, at.occupied());
    let squares = found.direct | found.behind;
    squares
        .filter_map(|from| Some((from, kind_on(at, from)?)))
        .collect()
}

/// Sorts a row by selection; `lines` are those of the comparison and of the swap.
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
            let [old, new] = [old, new].map(|kind| (kanji(kind), letter(kind), YSS.board(kind)));
            run.step(
                lines.0,
                told(
                    format!(
                        "{} {} を、前の {} {} と比べた。",
                        new.0, new.2, old.0, old.2
                    ),
                    format!("{} {} is compared with {} {}.", new.1, new.2, old.1, old.2),
                ),
                vec![text(words("前", "first"), names(&row[first..=first]))],
            );
        }
        row.swap(i, first);
        run.step(
            lines.1,
            told(
                format!("{} 番目が決まった。", i + 1),
                format!("Number {} is settled.", i + 1),
            ),
            vec![text(ROW_OF, names(row))],
        );
    }
}

/// The captures: who is to move before each, and what Black has gained; the last entry stands after
/// them.
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
            told(
                format!("{mark} {}の{}で取る。", square_name_ja(from), kanji(kind)),
                format!(
                    "{mark} takes with the {} from {}.",
                    letter(kind),
                    square_name(from)
                ),
            ),
            vec![number(GAINED, gained)],
        );
        side = side.flip();
        gains.push((side, gained));
    }
}

fn names(row: &[Attacker]) -> Words {
    let list = |name: fn(PieceKind) -> &'static str| {
        let names: Vec<_> = row.iter().map(|&(_, kind)| name(kind)).collect();
        names.join(" ")
    };
    told(list(kanji), list(letter))
}
