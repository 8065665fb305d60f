//! Mate in one, without the rule against mating by a pawn drop (打ち歩詰め). (y-06)

use shogi_core::{Move, Piece, PieceKind, Square};
use shunsai::Position;

use super::line::{ListingLine, ListingVersion, differs, same};
use super::row::{TwinProgram, TwinRow};
use super::step::{ListingRun, number, text};
use eval::Evaluation;
use game::{Checks, Game};
use games::shogi::attackers::in_check;
use games::shogi::legality::{BrokenRule, broken_rule};
use games::shogi::notation::move_name;
use language::{Texts, Words};

/// A pawn dropped in front of the king would mate.
const SFEN: &str = "7lk/9/8G/9/9/9/9/9/4K4 b P 1";

pub(super) const ROW: TwinRow = TwinRow {
    id: "y-06-drop-pawn",
    name: Texts::listing_drop_mate_name,
    symptom: Texts::listing_drop_mate_symptom,
    hint: Texts::listing_drop_mate_hint,
    explanation: Texts::listing_drop_mate_explanation,
    assumption: Some(Texts::listing_drop_mate_assumption),
    task: Texts::listing_common_find_slip,
    published: Texts::listing_common_with_slip,
    corrected: Texts::listing_drop_mate_corrected,
    returns: Texts::listing_common_returns,
    also: &[],
    lines: LINES,
    program: TwinProgram::Shogi { sfen: SFEN, run },
};

const LINES: &[ListingLine] = &[
    same(0, Texts::listing_drop_mate_line_function_mates_in_one),
    same(1, Texts::listing_drop_mate_line_count_0),
    same(1, Texts::listing_drop_mate_line_for_each_check_dropped),
    same(2, Texts::listing_drop_mate_line_kk_position_after),
    same(2, Texts::listing_drop_mate_line_if_opponent_has_no),
    differs(3, Texts::listing_drop_mate_line_published, Texts::listing_drop_mate_line_corrected),
    same(1, Texts::listing_drop_mate_line_return_count),
];

fn run(version: ListingVersion, at: &Position) -> ListingRun {
    let game = Evaluation::Usapyon.game();
    let mut run = ListingRun::default();
    let count_of = |count: i32| number(Texts::listing_drop_mate_var_count, count);
    let mut count = 0;
    run.step(
        1,
        Words::of(Texts::listing_drop_mate_said_nothing_counted_yet),
        vec![count_of(count)],
    );
    let mut moves = Vec::new();
    game.moves(at, &mut moves);
    moves.retain(|&mv| game.gives_check(at, mv));
    moves.extend(forbidden_mates(at));
    for mv in moves {
        let name = |language| move_name(at, None, mv, language);
        run.step(
            3,
            Words::in_each(|language| {
                language.texts().listing_drop_mate_said_tried(name(language))
            }),
            vec![text(Texts::listing_drop_mate_var_move, Words::in_each(name))],
        );
        let mut after = at.clone();
        after.do_move(mv);
        let mut replies = Vec::new();
        game.moves(&after, &mut replies);
        let replies = replies.len();
        run.step(
            4,
            Words::of(|texts| texts.listing_drop_mate_said_opponent_has_moves(replies)),
            vec![],
        );
        if replies > 0 {
            continue;
        }
        let is_dropped_pawn = matches!(
            mv,
            Move::Drop { piece, .. } if piece.piece_kind() == PieceKind::Pawn
        );
        if version == ListingVersion::Corrected && is_dropped_pawn {
            let said = Words::of(Texts::listing_drop_mate_said_does_not_count);
            run.step(5, said, vec![count_of(count)]);
        } else {
            count += 1;
            let said = Words::of(Texts::listing_drop_mate_said_mate_one_more);
            run.step(5, said, vec![count_of(count)]);
        }
    }
    run.step(
        6,
        Words::of(|texts| texts.listing_drop_mate_said_mates(count)),
        vec![count_of(count)],
    );
    run.returning(count)
}

/// Pawn drops that are illegal because they would mate.
fn forbidden_mates(at: &Position) -> impl Iterator<Item = Move> {
    let piece = Piece::new(PieceKind::Pawn, at.side_to_move());
    let drops = Square::all().map(move |to| Move::Drop { piece, to });
    drops.filter(|&mv| {
        let is_forbidden = broken_rule(at, mv) == Some(BrokenRule::PawnDropMate);
        is_forbidden && !in_check(at, at.side_to_move())
    })
}
