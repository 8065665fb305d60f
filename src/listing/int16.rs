//! The table of KKPEE9: a number is stored in 16 bits (k-05).

use shogi_core::Square;
use shunsai::Position;

use super::line::{FixedWords, ListingLine, ListingVersion, differs, same, words};
use super::row::{ARTICLE, CORRECTED, RETURNS, SLIP, TwinProgram, TwinRow};
use super::step::{ListingRun, Overflow, number, said, text, told};
use crate::eval::{Evaluation, Fine, TermKind};
use crate::games::shogi::notation::{square_name, square_name_ja};
use crate::language::Words;

pub(super) const ROW: TwinRow = TwinRow {
    id: "k-05-int16",
    name: words("升の点を表から足す", "Adding up squares from a table"),
    symptom: words(
        "先手の玉が 945 点の２一に入り、金もいる。値は 1669 のはずが −378 になる。",
        "Black's king has reached 2a, worth 945, with a gold beside him. The value is 1669; the listing says −378.",
    ),
    hint: words(
        "表の数は、点の 32 倍。どこまで大きい数が入るか。",
        "Numbers in the table are 32 times the points. How large may they become?",
    ),
    explanation: words(
        "16ビットの整数に入るのは −32768 から 32767 まで、点にして −1024 から 1023.97 まで。玉の升の 945 点に、金の利きの 83 点(自玉の升)と 23 点(相手玉から距離3)が加わると 1051 点。32 倍が入りきらず、反対の端から回って −997 点になる。直すには、表を32ビットにするか、入れる前に上限で止める。この升を玉が自分で占めたときだけ起きるので、同じ行は次の版にも残った。",
        "An integer of 16 bits holds −32768 to 32767, which is −1024 to 1023.97 points. The 945 of the king's square and what the gold's attack on it counts, 83 near its own king and 23 at distance 3 from the other one, make 1051 points; 32 times that does not fit, and comes in again at the other end, as −997. Either the table needs 32 bits, or numbers have to be stopped at the limit before they are stored. It happens only on the square of the king himself, and the line is still there in the next version.",
    ),
    assumption: Some(words(
        "入りきらない小数を整数に変えた結果は、C++ では決まっていない。よくある計算機で起きるとおり、下の16ビットを残した。点が 0 の升は示さない。",
        "What becomes of a fraction that does not fit an integer is not defined in C++. Here the lower 16 bits are kept, as happens on common machines. Squares with 0 points are not shown.",
    )),
    task: SLIP,
    published: ARTICLE,
    corrected: CORRECTED,
    returns: RETURNS,
    also: &[],
    lines: LINES,
    program: TwinProgram::Shogi {
        sfen: "4k2K1/7G1/9/9/9/9/9/9/9 b - 1",
        run,
    },
};

const LINES: &[ListingLine] = &[
    same(
        0,
        "関数 評価(局面) → 値",
        "function evaluate(position) → value",
    ),
    same(1, "合計 ← 0", "sum ← 0"),
    same(
        1,
        "盤のすべての升について:",
        "for each square of the board:",
    ),
    same(
        2,
        "点 ← 利き + 割引 + 紐と当たり + 玉の隣 + 玉の升",
        "points ← attacks + discount + supports + king's surroundings + king's square",
    ),
    differs(
        2,
        words("表の数 ← int16(点 × 32)", "entry ← int16(points × 32)"),
        words("表の数 ← int32(点 × 32)", "entry ← int32(points × 32)"),
    ),
    same(2, "合計 ← 合計 + 表の数", "sum ← sum + entry"),
    same(
        1,
        "合計 ÷ 32 + 駒の損得 を返す",
        "return sum ÷ 32 + material",
    ),
];

/// The entries of the table are so many times the points of a square.
const FV_SCALE: i32 = 32;

const SUM: FixedWords = words("合計", "sum");

fn run(version: ListingVersion, at: &Position) -> ListingRun {
    let mut run = ListingRun::default();
    let terms = Evaluation::Material8.terms(at);
    let mut sum: i64 = 0;
    run.step(
        1,
        told("0 から数え始める。", "Counting starts at 0."),
        vec![number(SUM, 0)],
    );
    for square in Square::all() {
        let of_square = terms.iter().filter(|term| term.square == Some(square));
        let tabled = of_square.filter(|term| is_tabled(term.kind));
        let points: Fine = tabled.map(|term| term.value).sum();
        if points == Fine::ZERO {
            continue;
        }
        run.step(
            3,
            told(
                format!("{}の点。", square_name_ja(square)),
                format!("The points of {}.", square_name(square)),
            ),
            vec![
                text(
                    words("升", "square"),
                    told(square_name_ja(square), square_name(square)),
                ),
                text(words("点", "points"), Words::same(points.said())),
            ],
        );
        let exact = points.truncated(FV_SCALE);
        let entry = match version {
            ListingVersion::Published => in_16_bits(exact),
            ListingVersion::Corrected => exact,
        };
        run.step(
            4,
            if entry == exact {
                told("32 倍して入れた。", "It is stored, times 32.")
            } else {
                told(
                    format!(
                        "32 倍の {exact} は入りきらず、{entry} になった。",
                        exact = said(small(exact)),
                        entry = said(small(entry))
                    ),
                    format!(
                        "32 times that, {exact}, does not fit and becomes {entry}.",
                        exact = said(small(exact)),
                        entry = said(small(entry))
                    ),
                )
            },
            vec![whole(words("表の数", "entry"), entry)],
        );
        if entry != exact && run.overflow.is_none() {
            run.overflow = Some(Overflow {
                exact: points.units(),
                stored: f64::from(in_points(entry)),
                least: f64::from(in_points(i16::MIN.into())),
                most: f64::from(in_points(i16::MAX.into())),
            });
        }
        sum += entry;
        run.step(
            5,
            told("合計に足した。", "It is added."),
            vec![whole(SUM, sum)],
        );
    }
    let material = terms.iter().filter(|term| is_material(term.kind));
    let material = material.map(|term| term.value).sum::<Fine>().rounded();
    let value = small(sum / i64::from(FV_SCALE)) + material;
    run.step(
        6,
        told(
            format!(
                "32 で割り、駒の損得 {material} を足して {value}。",
                material = said(material),
                value = said(value)
            ),
            format!(
                "Divided by 32, with the material of {material}: {value}.",
                material = said(material),
                value = said(value)
            ),
        ),
        vec![number(words("値", "value"), value)],
    );
    run.returning(value)
}

/// Whether a term is in the table.
const fn is_tabled(kind: TermKind) -> bool {
    !is_material(kind) && !matches!(kind, TermKind::Truncation)
}

const fn is_material(kind: TermKind) -> bool {
    matches!(kind, TermKind::Piece | TermKind::Hand)
}

/// The lower 16 bits, as a number with a sign.
fn in_16_bits(number: i64) -> i64 {
    const NUMBERS: i64 = 1 << 16;
    (number + NUMBERS / 2).rem_euclid(NUMBERS) - NUMBERS / 2
}

/// An entry in points.
#[expect(clippy::cast_precision_loss, reason = "entries are small")]
fn in_points(entry: i64) -> f32 {
    entry as f32 / FV_SCALE as f32
}

fn whole(name: FixedWords, value: i64) -> super::step::ListingValue {
    number(name, small(value))
}

/// As a number of 32 bits, which entries and their sums fit into.
fn small(value: i64) -> i32 {
    i32::try_from(value).unwrap_or(i32::MAX)
}
