//! `Think` with the exchange: from whose point of view is the value? (u-14)

use shogi_core::Move;
use shunsai::Position;

use super::line::{ListingLine, ListingVersion, differs, same};
use super::row::{TwinProgram, TwinRow};
use super::step::{ListingRun, number, text};
use eval::Evaluation;
use game::{CaptureOrder, Game};
use games::shogi::notation::move_name;
use games::shogi::player_of;
use language::{Phrase, Texts, Words};
use search::best_exchange;

/// White is to move and can capture a bishop.
pub(super) const SFEN: &str = "lnsgkgsnl/1r5b1/ppppp2pp/5Bp2/9/2P4P1/PP1PPPP1P/7R1/LNSGKGSNL w P 6";

pub(super) const ROW: TwinRow = TwinRow {
    id: "u-14-think",
    name: Texts::listing_point_of_view_name,
    symptom: Texts::listing_point_of_view_symptom,
    hint: Texts::listing_point_of_view_hint,
    explanation: Texts::listing_point_of_view_explanation,
    assumption: None,
    task: Texts::listing_common_find_slip,
    published: Texts::listing_common_as_in_book,
    corrected: Texts::listing_common_corrected,
    returns: Texts::listing_common_value_of_move,
    also: &[(5, Texts::listing_point_of_view_also)],
    lines: LINES,
    program: TwinProgram::Shogi { sfen: SFEN, run },
};

const LINES: &[ListingLine] = &[
    same(0, Texts::listing_point_of_view_line_function_think_side_move),
    same(1, Texts::listing_point_of_view_line_best_1000000),
    same(1, Texts::listing_point_of_view_line_for_each_legal_move),
    same(2, Texts::listing_point_of_view_line_kk_position_after),
    differs(
        2,
        Texts::listing_point_of_view_line_published,
        Texts::listing_point_of_view_line_corrected,
    ),
    same(2, Texts::listing_point_of_view_line_if_v_best_best),
    same(1, Texts::listing_point_of_view_line_return_move),
];

const BEST: Phrase = Texts::listing_point_of_view_var_best;

fn run(version: ListingVersion, at: &Position) -> ListingRun {
    let game = Evaluation::Usapyon.game();
    let side = player_of(at.side_to_move());
    let mut run = ListingRun::default();
    let mut best: Option<(i32, Move)> = None;
    let name = |mv, language| move_name(at, None, mv, language);
    run.step(
        1,
        Words::of(Texts::listing_point_of_view_said_there_no_move_yet),
        vec![number(BEST, -1_000_000)],
    );
    let mut moves = Vec::new();
    game.moves(at, &mut moves);
    for mv in moves {
        let made = Words::in_each(|language| name(mv, language));
        run.step(
            3,
            Words::in_each(|language| {
                language.texts().listing_point_of_view_said_tried(made.get(language))
            }),
            vec![text(Texts::listing_point_of_view_var_move, made.clone())],
        );
        let after = game.after(at, mv);
        let value = Evaluation::Usapyon.value(&after).0;
        let counted = match version {
            ListingVersion::Published => value,
            ListingVersion::Corrected => value * side.sign(),
        };
        // Never negative for the side to move, which is the opponent.
        let lost = best_exchange(&game, &after, CaptureOrder::Geometric).abs();
        let v = counted - lost;
        run.step(
            4,
            Words::in_each(|language| {
                language
                    .texts()
                    .listing_point_of_view_said_after_opponent_wins(lost, made.get(language))
            }),
            vec![number(|_| "v".to_owned(), v)],
        );
        let improves = best.is_none_or(|(best, _)| v > best);
        if improves {
            best = Some((v, mv));
        }
        run.step(
            5,
            if improves {
                Words::in_each(|language| {
                    language.texts().listing_point_of_view_said_best_so_far(made.get(language))
                })
            } else {
                Words::of(Texts::listing_point_of_view_said_best_stays)
            },
            vec![number(BEST, best.map_or(0, |(best, _)| best))],
        );
    }
    let Some((value, mv)) = best else {
        return run;
    };
    let chosen = Words::in_each(|language| name(mv, language));
    run.step(
        6,
        Words::in_each(|language| {
            language.texts().listing_point_of_view_said_played(chosen.get(language))
        }),
        vec![text(Texts::listing_point_of_view_var_move, chosen), number(BEST, value)],
    );
    run.returning(value)
}
