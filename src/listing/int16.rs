//! The table of KKPEE9: numbers are stored in 16 bits (k-05).

use shogi_core::Square;
use shunsai::Position;

use super::line::{ListingLine, ListingVersion, differs, same};
use super::row::{TwinProgram, TwinRow};
use super::step::{ListingRun, Overflow, number, said, text};
use eval::{Evaluation, Fine, TermKind};
use games::shogi::notation::square_name_in;

use language::{Phrase, Texts, Words};

pub(super) const ROW: TwinRow = TwinRow {
    id: "k-05-int16",
    name: Texts::listing_int16_name,
    symptom: Texts::listing_int16_symptom,
    hint: Texts::listing_int16_hint,
    explanation: Texts::listing_int16_explanation,
    assumption: Some(Texts::listing_int16_assumption),
    task: Texts::listing_common_find_slip,
    published: Texts::listing_common_as_in_article,
    corrected: Texts::listing_common_corrected,
    returns: Texts::listing_common_returns,
    also: &[],
    lines: LINES,
    program: TwinProgram::Shogi { sfen: "4k2K1/7G1/9/9/9/9/9/9/9 b - 1", run },
};

const LINES: &[ListingLine] = &[
    same(0, Texts::listing_int16_line_function_evaluate_position),
    same(1, Texts::listing_int16_line_sum_0),
    same(1, Texts::listing_int16_line_for_each_square_board),
    same(2, Texts::listing_int16_line_points_attacks_discount),
    differs(2, Texts::listing_int16_line_published, Texts::listing_int16_line_corrected),
    same(2, Texts::listing_int16_line_sum_sum_entry),
    same(1, Texts::listing_int16_line_return_sum_32_material),
];

/// The scale of table entries, relative to the points of a square.
const FV_SCALE: i32 = 32;

const SUM: Phrase = Texts::listing_int16_var_sum;

fn run(version: ListingVersion, at: &Position) -> ListingRun {
    let mut run = ListingRun::default();
    let terms = Evaluation::Material8.terms(at);
    let mut sum: i64 = 0;
    run.step(1, Words::of(Texts::listing_int16_said_counting_starts_at_0), vec![number(SUM, 0)]);
    for square in Square::all() {
        let of_square = terms.iter().filter(|term| term.square == Some(square));
        let tabled = of_square.filter(|term| is_tabled(term.kind));
        let points: Fine = tabled.map(|term| term.value).sum();
        if points == Fine::ZERO {
            continue;
        }
        run.step(
            3,
            Words::in_each(|language| {
                language.texts().listing_int16_said_points(square_name_in(square, language))
            }),
            vec![
                text(
                    Texts::listing_int16_var_square,
                    Words::in_each(|language| square_name_in(square, language).to_owned()),
                ),
                text(Texts::listing_int16_var_points, Words::same(points.said())),
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
                Words::of(Texts::listing_int16_said_stored_times_32)
            } else {
                Words::of(|texts| {
                    texts.listing_int16_said_32_times_does_not(
                        said(small(entry)),
                        said(small(exact)),
                    )
                })
            },
            vec![whole(Texts::listing_int16_var_entry, entry)],
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
        run.step(5, Words::of(Texts::listing_int16_said_added), vec![whole(SUM, sum)]);
    }
    let material = terms.iter().filter(|term| is_material(term.kind));
    let material = material.map(|term| term.value).sum::<Fine>().rounded();
    let value = small(sum / i64::from(FV_SCALE)) + material;
    run.step(
        6,
        Words::of(|texts| texts.listing_int16_said_divided_by_32_with(said(material), said(value))),
        vec![number(Texts::listing_int16_var_value, value)],
    );
    run.returning(value)
}

const fn is_tabled(kind: TermKind) -> bool {
    !is_material(kind) && !matches!(kind, TermKind::Truncation)
}

const fn is_material(kind: TermKind) -> bool {
    matches!(kind, TermKind::Piece | TermKind::Hand)
}

/// The lower 16 bits, as a signed number.
fn in_16_bits(number: i64) -> i64 {
    const NUMBERS: i64 = 1 << 16;
    (number + NUMBERS / 2).rem_euclid(NUMBERS) - NUMBERS / 2
}

#[expect(clippy::cast_precision_loss, reason = "entries are small")]
fn in_points(entry: i64) -> f32 {
    entry as f32 / FV_SCALE as f32
}

fn whole(name: Phrase, value: i64) -> super::step::ListingValue {
    number(name, small(value))
}

/// Converts to 32 bits, which entries and their sums fit into.
fn small(value: i64) -> i32 {
    i32::try_from(value).unwrap_or(i32::MAX)
}
