//! `Think` with the exchange: is one loss subtracted, or all of them? (u-09)

use shogi_core::Move;
use shunsai::Position;

use super::line::{ListingLine, ListingVersion, differs, same};
use super::row::{TwinProgram, TwinRow};
use super::step::{ListingRun, number, text};
use eval::Evaluation;
use game::{CaptureOrder, Captures, Game};
use games::shogi::notation::move_name;
use games::shogi::player_of;
use language::{Phrase, Texts, Words};
use search::exchange_on;

pub(super) const ROW: TwinRow = TwinRow {
    id: "u-09-max",
    name: Texts::listing_one_loss_name,
    symptom: Texts::listing_one_loss_symptom,
    hint: Texts::listing_one_loss_hint,
    explanation: Texts::listing_one_loss_explanation,
    assumption: Some(Texts::listing_one_loss_assumption),
    task: Texts::listing_one_loss_task,
    published: Texts::listing_one_loss_published,
    corrected: Texts::listing_one_loss_corrected,
    returns: Texts::listing_common_value_of_move,
    also: &[],
    lines: LINES,
    program: TwinProgram::Shogi { sfen: "4k4/9/9/3g5/3p5/3S5/9/7gP/K6NR b - 1", run },
};

const LINES: &[ListingLine] = &[
    same(0, Texts::listing_one_loss_line_function_think_side_move),
    same(1, Texts::listing_one_loss_line_best_1000000),
    same(1, Texts::listing_one_loss_line_for_each_legal_move),
    same(2, Texts::listing_one_loss_line_kk_position_after),
    differs(2, Texts::listing_one_loss_line_published, Texts::listing_one_loss_line_corrected),
    same(2, Texts::listing_one_loss_line_v_value_kk_for),
    same(2, Texts::listing_one_loss_line_if_v_best_best),
    same(1, Texts::listing_one_loss_line_return_move),
];

const BEST: Phrase = Texts::listing_one_loss_var_best;

fn run(version: ListingVersion, at: &Position) -> ListingRun {
    let game = Evaluation::Usapyon.game();
    let side = player_of(at.side_to_move());
    let before = Evaluation::Usapyon.value(at).0;
    let mut run = ListingRun::default();
    let mut best: Option<(i32, Move)> = None;
    let name = |mv, language| move_name(at, None, mv, language);
    run.step(
        1,
        Words::of(Texts::listing_one_loss_said_there_no_move_yet),
        vec![number(BEST, -1_000_000)],
    );
    let mut moves = Vec::new();
    game.moves(at, &mut moves);
    for mv in moves {
        let made = Words::in_each(|language| name(mv, language));
        run.step(
            3,
            Words::in_each(|language| {
                language.texts().listing_one_loss_said_tried(made.get(language))
            }),
            vec![text(Texts::listing_one_loss_var_move, made.clone())],
        );
        let after = game.after(at, mv);
        let mut squares = Vec::new();
        game.targets(&after, &mut squares);
        let losses = squares
            .into_iter()
            .map(|square| exchange_on(&game, &after, square, CaptureOrder::Geometric).abs());
        let loss = match version {
            ListingVersion::Published => losses.max().unwrap_or(0),
            ListingVersion::Corrected => losses.sum(),
        };
        run.step(
            4,
            Words::in_each(|language| {
                language.texts().listing_one_loss_said_after_subtracted(loss, made.get(language))
            }),
            vec![number(Texts::listing_one_loss_var_loss, loss)],
        );
        let v = (Evaluation::Usapyon.value(&after).0 - before) * side.sign() - loss;
        run.step(
            5,
            Words::of(Texts::listing_one_loss_said_what_left),
            vec![number(|_| "v".to_owned(), v)],
        );
        let improves = best.is_none_or(|(best, _)| v > best);
        if improves {
            best = Some((v, mv));
        }
        run.step(
            6,
            if improves {
                Words::in_each(|language| {
                    language.texts().listing_one_loss_said_best_so_far(made.get(language))
                })
            } else {
                Words::of(Texts::listing_one_loss_said_best_stays)
            },
            vec![number(BEST, best.map_or(0, |(best, _)| best))],
        );
    }
    let Some((value, mv)) = best else {
        return run;
    };
    let chosen = Words::in_each(|language| name(mv, language));
    run.step(
        7,
        Words::in_each(|language| {
            language.texts().listing_one_loss_said_played(chosen.get(language))
        }),
        vec![text(Texts::listing_one_loss_var_move, chosen), number(BEST, value)],
    );
    run.returning(value)
}
