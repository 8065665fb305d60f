//! `BestEval`: which squares are looked at.

use shogi_core::Square;
use shunsai::Position;

use super::line::{FixedWords, ListingLine, ListingVersion, differs, same, words};
use super::point_of_view::SFEN;
use super::row::{BOOK, RETURNS, SLIP, TwinProgram, TwinRow};
use super::step::{ListingRun, answer, number, text, told};
use crate::eval::Evaluation;
use crate::game::CaptureOrder;
use crate::games::board::PieceSigns;
use crate::games::shogi::notation::square_with_piece;
use crate::games::shogi::player_of;
use crate::language::Language;
use crate::search::exchange_on;

pub(super) const ROW: TwinRow = TwinRow {
    id: "u-14-mask",
    name: words("いちばん得な取り合い", "The best exchange"),
    symptom: words(
        "値は正しい(3690)。ただし、取る駒のない升まで調べているので遅い。",
        "The value is right, 3690. But squares on which nothing can be taken are looked at as well, which costs time.",
    ),
    hint: words(
        "「自分の駒ではない」升には、何があるか。",
        "What is on a square that does not hold a piece of one's own?",
    ),
    explanation: words(
        "「自分の駒でない」升には、相手の駒の升と空いた升がある。空いた升では EvalGain が 0 を返すので、いちばん得な値は変わらない。害のない間違いで、二つは途中で分かれても同じ値に着く。確かめるには「相手の駒なら」とする。本のリストでは best が宣言されておらず、引数 k は使われていない。",
        "Not a piece of one's own: that is a piece of the opponent's, or an empty square. On an empty one EvalGain returns 0, so the best value stays what it is. A harmless slip: the two part on the way and arrive at the same value. To be exact, ask for a piece of the opponent's. In the publication best is not declared, and the parameter k is not used.",
    ),
    assumption: None,
    task: SLIP,
    published: BOOK,
    corrected: words("相手の駒だけを見るもの", "Only the opponent's pieces"),
    returns: RETURNS,
    also: &[],
    lines: LINES,
    program: TwinProgram::Shogi { sfen: SFEN, run },
};

const LINES: &[ListingLine] = &[
    same(
        0,
        "関数 BestEval(側) → いちばんの得",
        "function BestEval(side) → best gain",
    ),
    same(1, "最善 ← 0", "best ← 0"),
    same(
        1,
        "盤のすべての升について:",
        "for each square of the board:",
    ),
    differs(
        2,
        words("側の駒でなければ:", "if it holds no piece of side's:"),
        words("相手の駒なら:", "if it holds a piece of the opponent's:"),
    ),
    same(3, "得 ← EvalGain(升)", "gain ← EvalGain(square)"),
    same(3, "得 > 最善 なら 最善 ← 得", "if gain > best: best ← gain"),
    same(1, "最善 を返す", "return best"),
];

const BEST: FixedWords = words("最善", "best");

fn run(version: ListingVersion, at: &Position) -> ListingRun {
    let game = Evaluation::Usapyon.game();
    let side = at.side_to_move();
    let mut run = ListingRun::default();
    let mut best = 0;
    run.step(
        1,
        told("まだ何も得ていない。", "Nothing is won yet."),
        vec![number(BEST, best)],
    );
    for square in Square::all() {
        let piece = at.piece_at(square);
        let is_looked_at = match version {
            ListingVersion::Published => piece.is_none_or(|piece| piece.color() != side),
            ListingVersion::Corrected => piece.is_some_and(|piece| piece.color() != side),
        };
        let name = |language| square_with_piece(square, piece, language, PieceSigns::of(language));
        run.step(
            3,
            told(
                format!("{}。調べるか。", name(Language::Ja)),
                format!("{}. Is it looked at?", name(Language::En)),
            ),
            vec![
                text(
                    words("升", "square"),
                    told(name(Language::Ja), name(Language::En)),
                ),
                answer(words("調べる", "looked at"), is_looked_at),
            ],
        );
        if !is_looked_at {
            continue;
        }
        let gain = exchange_on(&game, at, square, CaptureOrder::Geometric) * player_of(side).sign();
        if gain > best {
            best = gain;
            run.step(
                5,
                told(
                    format!("{} を取れば {gain} の得。", name(Language::Ja)),
                    format!("Taking {} wins {gain}.", name(Language::En)),
                ),
                vec![number(BEST, best)],
            );
        }
    }
    run.step(
        6,
        told(
            format!("いちばんの得は {best}。"),
            format!("The best gain is {best}."),
        ),
        vec![number(BEST, best)],
    );
    run.returning(best)
}
