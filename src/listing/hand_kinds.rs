//! The value of the pieces in hand: the loop over their kinds.

use shogi_core::{Color, PieceKind};
use shunsai::Position;

use super::line::{ListingLine, ListingVersion, differs, same};
use super::row::{TwinProgram, TwinRow};
use super::step::{ListingRun, answer, number, said, text};
use eval::material::material;
use games::shogi::notation::{kind_name, side_mark};
use games::shogi::player_of;
use games::shogi::values::USAPYON;
use language::{Texts, Words};

/// Black has a rook on the board and a pawn in hand, White a pawn on the board and a rook in hand.
pub(super) const SFEN: &str = "4k4/9/9/9/4p4/9/9/9/4K3R b Pr 1";

pub(super) const ROW: TwinRow = TwinRow {
    id: "u-12-hand",
    name: Texts::listing_hand_kinds_name,
    symptom: Texts::listing_hand_kinds_symptom,
    hint: Texts::listing_hand_kinds_hint,
    explanation: Texts::listing_hand_kinds_explanation,
    assumption: Some(Texts::listing_hand_kinds_assumption),
    task: Texts::listing_common_find_slip,
    published: Texts::listing_common_as_in_book,
    corrected: Texts::listing_common_corrected,
    returns: Texts::listing_common_returns,
    also: &[],
    lines: LINES,
    program: TwinProgram::Shogi { sfen: SFEN, run },
};

const LINES: &[ListingLine] = &[
    same(0, Texts::listing_hand_kinds_line_function_count_hands_too),
    same(1, Texts::listing_hand_kinds_line_value_pieces_on_board),
    differs(1, Texts::listing_hand_kinds_line_published, Texts::listing_hand_kinds_line_corrected),
    same(2, Texts::listing_hand_kinds_line_value_value_hand_value),
    same(1, Texts::listing_hand_kinds_line_return_value),
];

/// The kinds of pieces in hand, in the order of the book.
const KINDS: [PieceKind; 7] = [
    PieceKind::Pawn,
    PieceKind::Lance,
    PieceKind::Knight,
    PieceKind::Silver,
    PieceKind::Gold,
    PieceKind::Bishop,
    PieceKind::Rook,
];

fn run(version: ListingVersion, at: &Position) -> ListingRun {
    let value_of = Texts::listing_hand_kinds_var_value;
    let mut run = ListingRun::default();
    let held = |(side, kind): (Color, PieceKind)| at.hand(side).count(kind).unwrap_or(0);
    let worth =
        |held: u8, (side, kind)| player_of(side).sign() * i32::from(held) * USAPYON.hand(kind);
    let kinds: Vec<_> = [Color::Black, Color::White]
        .into_iter()
        .flat_map(|side| KINDS.map(|kind| (side, kind)))
        .collect();
    let in_hands: i32 = kinds.iter().map(|&kind| worth(held(kind), kind)).sum();
    let mut value = material(at, &USAPYON).0 - in_hands;
    run.step(
        1,
        Words::of(Texts::listing_hand_kinds_said_pieces_on_board_were),
        vec![number(value_of, value)],
    );
    for (index, &of) in kinds.iter().enumerate() {
        let (side, kind) = of;
        let goes_on = match version {
            ListingVersion::Published => index + 1 < kinds.len(),
            ListingVersion::Corrected => index < kinds.len(),
        };
        let mark = side_mark(side);
        run.step(
            2,
            Words::in_each(|language| {
                language
                    .texts()
                    .listing_hand_kinds_said_kind_go_on(kind_name(kind, language), mark.to_string())
            }),
            vec![
                text(
                    Texts::listing_hand_kinds_var_kind,
                    Words::in_each(|language| format!("{mark}{}", kind_name(kind, language))),
                ),
                answer(Texts::listing_hand_kinds_var_go_on, goes_on),
            ],
        );
        if !goes_on {
            break;
        }
        let count = held(of);
        value += worth(count, of);
        run.step(
            3,
            Words::in_each(|language| {
                language.texts().listing_hand_kinds_said_there(
                    count,
                    kind_name(kind, language),
                    mark.to_string(),
                )
            }),
            vec![number(value_of, value)],
        );
    }
    run.step(
        4,
        Words::of(|texts| texts.listing_hand_kinds_said_value(said(value))),
        vec![number(value_of, value)],
    );
    run.returning(value)
}
