//! A passage of the YSS paper whose 先手 and 後手 are not the players of the board. (y-03)

use shogi_core::{Color, Move, PieceKind, Square};
use shunsai::Position;

use super::line::{ListingLine, ListingVersion, differs, same, words};
use super::row::{RETURNS, TwinProgram, TwinRow};
use super::step::{ListingRun, number, text, told};
use crate::eval::Evaluation;
use crate::game::Game;
use crate::games::shogi::notation::move_name;
use crate::games::shogi::setup::passed;
use crate::language::Language;

/// Figure 5, made to agree with the text: White is to move.
const SFEN: &str = "lns1l1knl/1r3sg2/p4g1pp/1pppppp2/7P1/2PPPPP1P/PP1S2NB1/2RSG4/LN2K4 w Bg 50";

pub(super) const ROW: TwinRow = TwinRow {
    id: "y-03-sides",
    name: words("本文の手順を盤に並べる", "The passage, played out"),
    symptom: words(
        "本文のとおりに並べると、最初の一手が指せない。",
        "Played out as the text says, the first move is impossible.",
    ),
    hint: words(
        "第5図の手番は後手。本文の「先手」は、だれのことだろう。",
        "In figure 5 White (gote) is to move. Whom does the text call sente?",
    ),
    explanation: words(
        "この段落の「先手」「後手」は、盤の▲△ではなく、読む側と相手の側のこと。△６二飛と読んだのは後手(読む側)で、一手パスするのは先手(相手の側)である。ほかの段落では、同じ言葉が盤の▲△を指している。",
        "In this paragraph sente and gote are not Black and White of the board, but the side that searches and the other one. It is White who reads △R-6b, and Black who passes. Elsewhere in the paper the same words do mean Black and White.",
    ),
    assumption: Some(words(
        "第5図は手に入らないので、本文のどの記述にも合う盤を作って並べた。",
        "Figure 5 could not be had: the board was made to agree with every statement of the text.",
    )),
    task: words(
        "読み違いが始まる行を押してください",
        "Press the line where the misreading begins",
    ),
    published: words("論文のとおり", "As in the paper"),
    corrected: words("読み替えたもの", "With the right sides"),
    returns: RETURNS,
    also: &[],
    lines: LINES,
    program: TwinProgram::Shogi { sfen: SFEN, run },
};

const LINES: &[ListingLine] = &[
    same(
        0,
        "関数 並べる(第5図) → 指せた手の数",
        "function play_out(figure 5) → moves made",
    ),
    differs(
        1,
        words("「先手」← ▲、「後手」← △", "sente ← Black, gote ← White"),
        words(
            "「先手」← 読む側、「後手」← 相手の側",
            "sente ← who searches, gote ← the other side",
        ),
    ),
    same(
        1,
        "「先手が探索の中で62飛と指した後」",
        "“after sente has played 62R in the search”",
    ),
    same(1, "「後手は1手パスをして」", "“gote passes”"),
    same(1, "「26金」", "“26G”"),
    same(1, "「49角」", "“49B”"),
    same(1, "「37金」", "“37G”"),
    same(1, "指せた手の数 を返す", "return the number of moves made"),
];

/// What the text says after the pass: the line, the piece, and the square.
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
    run.step(0, told("第5図を並べた。", "Figure 5 is set up."), vec![]);
    run.step(
        1,
        told(
            format!("「先手」は{first}、「後手」は{second}とする。"),
            format!("sente is {first}, gote is {second}."),
        ),
        vec![text(words("先手", "sente"), told(first, first))],
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
                told(
                    format!("{side}には、そこへ行ける駒がない。指せない。"),
                    format!("{side} has no piece that can go there: impossible."),
                ),
                vec![],
            );
            return false;
        };
        made += 1;
        let [ja, en] = [Language::Ja, Language::En].map(|said| move_name(position, None, mv, said));
        position.do_move(mv);
        let count = number(words("指せた手", "moves made"), made);
        let said = told(format!("{ja} と指した。"), format!("{en} is made."));
        run.step(line, said, vec![count]);
        true
    };
    let mut goes_on = play(&mut run, &mut position, 2, PieceKind::Rook, Square::SQ_6B);
    if goes_on {
        let side = sign(position.side_to_move());
        position = passed(&position);
        run.step(
            3,
            told(format!("{side}がパスした。"), format!("{side} passes.")),
            vec![],
        );
    }
    for (line, kind, to) in LINE {
        goes_on = goes_on && play(&mut run, &mut position, line, kind, to);
    }
    run.step(
        7,
        told(
            format!("{made}手指せた。"),
            format!("{made} moves were made."),
        ),
        vec![number(words("指せた手", "moves made"), made)],
    );
    run.returning(made)
}

/// The legal move that brings a piece of a kind to a square: a piece of the board before one in
/// hand.
fn moves_to(position: &Position, kind: PieceKind, to: Square) -> Option<Move> {
    let mut moves = Vec::new();
    Evaluation::Usapyon.game().moves(position, &mut moves);
    let is_it = |mv: &&Move| match **mv {
        Move::Normal {
            from,
            to: target,
            promote: false,
        } => {
            let piece = position.piece_at(from);
            target == to && piece.is_some_and(|piece| piece.piece_kind() == kind)
        }
        Move::Normal { .. } => false,
        Move::Drop { piece, to: target } => target == to && piece.piece_kind() == kind,
    };
    moves.iter().find(is_it).copied()
}
