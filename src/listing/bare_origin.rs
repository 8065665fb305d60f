//! Updating the value incrementally: is the move a drop?

use shogi_core::{Move, PieceKind};
use shunsai::Position;

use super::hand_kinds::SFEN;
use super::line::{ListingLine, ListingVersion, differs, same};
use super::row::{TwinProgram, TwinRow};
use super::step::{ListingRun, answer, number, text};
use eval::material::material;
use formats::usi::parse_usi_move;
use games::shogi::notation::{kind_name, move_name, side_mark, square_name_in};
use games::shogi::player_of;
use games::shogi::values::USAPYON;
use language::{Language, Texts, Words};

pub(super) const ROW: TwinRow = TwinRow {
    id: "u-12-from",
    name: Texts::listing_bare_origin_name,
    symptom: Texts::listing_bare_origin_symptom,
    hint: Texts::listing_bare_origin_hint,
    explanation: Texts::listing_bare_origin_explanation,
    assumption: Some(Texts::listing_bare_origin_assumption),
    task: Texts::listing_common_find_slip,
    published: Texts::listing_common_as_in_book,
    corrected: Texts::listing_common_corrected,
    returns: Texts::listing_common_value_kept,
    also: &[(5, Texts::listing_bare_origin_also)],
    lines: LINES,
    program: TwinProgram::Shogi { sfen: SFEN, run },
};

const LINES: &[ListingLine] = &[
    same(0, Texts::listing_bare_origin_line_function_make_move),
    differs(
        1,
        Texts::listing_bare_origin_line_published,
        Texts::listing_bare_origin_line_corrected,
    ),
    same(2, Texts::listing_bare_origin_line_value_value_hand_value),
    same(1, Texts::listing_bare_origin_line_if_something_taken),
    same(2, Texts::listing_bare_origin_line_value_value_piece_value),
    same(1, Texts::listing_bare_origin_line_from_move_from),
];

/// The moves played, in USI.
const MOVES: [&str; 3] = ["P*5f", "R*8b", "1i1h"];

/// The origin of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    Hand(PieceKind),
    Board(shogi_core::Square),
}

fn run(version: ListingVersion, at: &Position) -> ListingRun {
    let value_of = Texts::listing_bare_origin_var_value;
    let mut run = ListingRun::default();
    let mut at = at.clone();
    let mut value = material(&at, &USAPYON).0;
    let mut from: Option<Origin> = None;
    for mv in MOVES {
        let Ok(mv) = parse_usi_move(mv, &at) else {
            break;
        };
        let side = at.side_to_move();
        let sign = player_of(side).sign();
        let (origin, kind) = match mv {
            Move::Drop { piece, .. } => (Origin::Hand(piece.piece_kind()), piece.piece_kind()),
            Move::Normal { from, .. } => {
                let Some(piece) = at.piece_at(from) else {
                    break;
                };
                (Origin::Board(from), piece.piece_kind())
            }
        };
        let name = |language| move_name(&at, None, mv, language);
        run.step(
            0,
            Words::in_each(|language| {
                language.texts().listing_bare_origin_said_made(name(language))
            }),
            vec![text(Texts::listing_bare_origin_var_move, Words::in_each(name))],
        );
        let looked_at = match version {
            ListingVersion::Published => from.unwrap_or(origin),
            ListingVersion::Corrected => origin,
        };
        let is_drop = matches!(looked_at, Origin::Hand(_));
        run.step(
            1,
            Words::in_each(|language| {
                language
                    .texts()
                    .listing_bare_origin_said_what_looked_at(name_of(looked_at, language))
            }),
            vec![answer(Texts::listing_bare_origin_var_drop, is_drop)],
        );
        if is_drop {
            value += sign * (USAPYON.board(kind) - USAPYON.hand(kind));
            let mark = side_mark(side);
            run.step(
                2,
                Words::in_each(|language| {
                    language.texts().listing_bare_origin_said_left_hand_and_came(
                        kind_name(kind, language),
                        mark.to_string(),
                    )
                }),
                vec![number(value_of, value)],
            );
        }
        from = Some(origin);
        at.do_move(mv);
        run.step(
            5,
            Words::of(Texts::listing_bare_origin_said_move_made),
            vec![number(value_of, value)],
        );
    }
    run.returning(value)
}

fn name_of(origin: Origin, language: Language) -> String {
    match origin {
        Origin::Hand(kind) => {
            let kind = kind_name(kind, language);
            language.texts().listing_bare_origin_said_in_hand(kind)
        }
        Origin::Board(square) => square_name_in(square, language).to_owned(),
    }
}
