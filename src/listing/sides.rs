//! A passage of the YSS paper whose 先手 and 後手 are not the players of the board. (y-03)

use shogi_core::{Color, Move, PieceKind, Square};
use shunsai::Position;

use super::line::{ListingLine, ListingVersion, differs, same};
use super::row::{TwinProgram, TwinRow};
use super::step::{ListingRun, number, text};
use eval::Evaluation;
use game::Game;
use games::shogi::notation::move_name;
use games::shogi::setup::passed;
use language::{Texts, Words};

/// Figure 5, corrected to agree with the text: White is to move.
const SFEN: &str = "lns1l1knl/1r3sg2/p4g1pp/1pppppp2/7P1/2PPPPP1P/PP1S2NB1/2RSG4/LN2K4 w Bg 50";

pub(super) const ROW: TwinRow = TwinRow {
    id: "y-03-sides",
    name: Texts::listing_sides_name,
    symptom: Texts::listing_sides_symptom,
    hint: Texts::listing_sides_hint,
    explanation: Texts::listing_sides_explanation,
    assumption: Some(Texts::listing_sides_assumption),
    task: Texts::listing_sides_task,
    published: Texts::listing_sides_published,
    corrected: Texts::listing_sides_corrected,
    returns: Texts::listing_common_returns,
    also: &[],
    lines: LINES,
    program: TwinProgram::Shogi { sfen: SFEN, run },
};

const LINES: &[ListingLine] = &[
    same(0, Texts::listing_sides_line_function_play_out_figure),
    differs(1, Texts::listing_sides_line_published, Texts::listing_sides_line_corrected),
    same(1, Texts::listing_sides_line_after_sente_has_played),
    same(1, Texts::listing_sides_line_gote_passes),
    same(1, Texts::listing_sides_line_26g),
    same(1, Texts::listing_sides_line_49b),
    same(1, Texts::listing_sides_line_37g),
    same(1, Texts::listing_sides_line_return_number_moves_made),
];

/// The moves in the text after the pass: the line, the piece, and the square.
const LINE: [(usize, PieceKind, Square); 3] = [
    (4, PieceKind::Gold, Square::SQ_2F),
    (5, PieceKind::Bishop, Square::SQ_4I),
    (6, PieceKind::Gold, Square::SQ_3G),
];

fn run(version: ListingVersion, at: &Position) -> ListingRun {
    let mut run = ListingRun::default();
    let searching = match version {
        ListingVersion::Published => Color::Black,
        ListingVersion::Corrected => at.side_to_move(),
    };
    let sign = |side| if side == Color::Black { "▲" } else { "△" };
    let (first, second) = (sign(searching), sign(searching.flip()));
    run.step(0, Words::of(Texts::listing_sides_said_figure_5_set_up), vec![]);
    run.step(
        1,
        Words::of(|texts| texts.listing_sides_said_sente_gote(first, second)),
        vec![text(Texts::listing_sides_var_sente, Words::same(first))],
    );
    let mut made = 0;
    let mut position = at.clone();
    if position.side_to_move() != searching {
        position = passed(&position); // The text lets this side move.
    }
    let mut play = |run: &mut ListingRun, position: &mut Position, line, kind, to| {
        let Some(mv) = moves_to(position, kind, to) else {
            let side = sign(position.side_to_move());
            run.step(
                line,
                Words::of(|texts| texts.listing_sides_said_has_no_piece_can(side)),
                vec![],
            );
            return false;
        };
        made += 1;
        let said = Words::in_each(|language| {
            let name = move_name(position, None, mv, language);
            language.texts().listing_sides_said_made(name)
        });
        position.do_move(mv);
        let count = number(Texts::listing_sides_var_moves_made, made);
        run.step(line, said, vec![count]);
        true
    };
    let mut goes_on = play(&mut run, &mut position, 2, PieceKind::Rook, Square::SQ_6B);
    if goes_on {
        let side = sign(position.side_to_move());
        position = passed(&position);
        run.step(3, Words::of(|texts| texts.listing_sides_said_passes(side)), vec![]);
    }
    for (line, kind, to) in LINE {
        goes_on = goes_on && play(&mut run, &mut position, line, kind, to);
    }
    run.step(
        7,
        Words::of(|texts| texts.listing_sides_said_moves_were_made(made)),
        vec![number(Texts::listing_sides_var_moves_made, made)],
    );
    run.returning(made)
}

/// The legal move of a kind of piece to a square, preferring a board move to a drop.
fn moves_to(position: &Position, kind: PieceKind, to: Square) -> Option<Move> {
    let mut moves = Vec::new();
    Evaluation::Usapyon.game().moves(position, &mut moves);
    let is_it = |mv: &&Move| match **mv {
        Move::Normal { from, to: target, promote: false } => {
            let piece = position.piece_at(from);
            target == to && piece.is_some_and(|piece| piece.piece_kind() == kind)
        }
        Move::Normal { .. } => false,
        Move::Drop { piece, to: target } => target == to && piece.piece_kind() == kind,
    };
    moves.iter().find(is_it).copied()
}
