//! `Think` with the exchange: whose value is it? (u-14)

use shogi_core::Move;
use shunsai::Position;

use super::line::{FixedWords, ListingLine, ListingVersion, differs, same, words};
use super::row::{BOOK, CORRECTED, SLIP, TwinProgram, TwinRow, VALUE_OF_MOVE};
use super::step::{ListingRun, number, text, told};
use crate::eval::Evaluation;
use crate::game::{CaptureOrder, Game};
use crate::games::shogi::notation::move_name;
use crate::games::shogi::player_of;
use crate::language::Language;
use crate::search::best_exchange;

/// White is to move and can take a bishop.
pub(super) const SFEN: &str = "lnsgkgsnl/1r5b1/ppppp2pp/5Bp2/9/2P4P1/PP1PPPP1P/7R1/LNSGKGSNL w P 6";

pub(super) const ROW: TwinRow = TwinRow {
    id: "u-14-think",
    name: words("1手指して取り合いを引く", "One move, less the exchange"),
    symptom: words(
        "後手番で角がただで取れるのに取らず、値 205 の手を指す。先手番ではうまく動く。",
        "White is to move and could take a bishop for nothing. It plays a move worth 205 instead. With Black to move all is well.",
    ),
    hint: words(
        "局面の値は、誰から見た数か。最善は、誰にとっての最善か。",
        "From whose side is the value of a position counted? For whom is the best the best?",
    ),
    explanation: words(
        "局面の値は先手から見た数なのに、後手番でもそのまま使い、いちばん大きいものを選んでいる。指す側から見た数に直してから相手の得を引けば、△同角の 3485 が選ばれる。本のリストには、合法手の数 teNum と value の宣言もない。その後のプログラムは、BestEval が後手の得を負の数で返し、呼ぶ側で符号を反転している。",
        "The value of a position is counted for Black, and is used as it stands when White is to move; the largest is chosen. Turned round to the side that moves before the opponent's gain is subtracted, it makes △Bx4d the best, with 3485. The publication also leaves out the declarations of value and of teNum, the number of moves. In later programs BestEval returns White's gains as negative numbers, and the caller reverses the sign.",
    ),
    assumption: None,
    task: SLIP,
    published: BOOK,
    corrected: CORRECTED,
    returns: VALUE_OF_MOVE,
    also: &[(
        5,
        words(
            "6行目で、後手番なら小さい方を選ぶようにしても直せます。ただし、そのときは5行目でも、相手の得を引かずに足さなければなりません。ここでは5行目だけを直します。",
            "Line 6 could choose the smallest for White instead; but then line 5 has to add what the opponent wins, and not subtract it. Here line 5 alone is put right.",
        ),
    )],
    lines: LINES,
    program: TwinProgram::Shogi { sfen: SFEN, run },
};

const LINES: &[ListingLine] = &[
    same(0, "関数 Think(側) → 手", "function Think(side) → move"),
    same(1, "最善 ← −1000000", "best ← −1000000"),
    same(1, "合法手を順に:", "for each legal move:"),
    same(2, "kk ← その手を指した局面", "kk ← the position after it"),
    differs(
        2,
        words(
            "v ← kk の値 − BestEval(相手)",
            "v ← value of kk − BestEval(opponent)",
        ),
        words(
            "v ← 側から見た kk の値 − BestEval(相手)",
            "v ← value of kk for side − BestEval(opponent)",
        ),
    ),
    same(
        2,
        "v > 最善 なら 最善 ← v、手 ← その手",
        "if v > best: best ← v, move ← this one",
    ),
    same(1, "手 を返す", "return move"),
];

const BEST: FixedWords = words("最善", "best");

fn run(version: ListingVersion, at: &Position) -> ListingRun {
    let game = Evaluation::Usapyon.game();
    let side = player_of(at.side_to_move());
    let mut run = ListingRun::default();
    let mut best: Option<(i32, Move)> = None;
    let name = |mv, language| move_name(at, None, mv, language);
    run.step(
        1,
        told("まだ手はない。", "There is no move yet."),
        vec![number(BEST, -1_000_000)],
    );
    let mut moves = Vec::new();
    game.moves(at, &mut moves);
    for mv in moves {
        let made = told(name(mv, Language::Ja), name(mv, Language::En));
        run.step(
            3,
            told(
                format!("{} を指してみる。", made.ja),
                format!("{} is tried.", made.en),
            ),
            vec![text(words("手", "move"), made.clone())],
        );
        let after = game.after(at, mv);
        let value = Evaluation::Usapyon.value(&after).0;
        let counted = match version {
            ListingVersion::Published => value,
            ListingVersion::Corrected => value * side.sign(),
        };
        // Never against the side to move, which is the opponent.
        let lost = best_exchange(&game, &after, CaptureOrder::Geometric).abs();
        let v = counted - lost;
        run.step(
            4,
            told(
                format!("{} のあと、相手の得は {lost}。", made.ja),
                format!("After {} the opponent wins {lost}.", made.en),
            ),
            vec![number(words("v", "v"), v)],
        );
        let improves = best.is_none_or(|(best, _)| v > best);
        if improves {
            best = Some((v, mv));
        }
        run.step(
            5,
            if improves {
                told(
                    format!("いまのところ {} が最善。", made.ja),
                    format!("{} is the best so far.", made.en),
                )
            } else {
                told("最善は変わらない。", "The best stays.")
            },
            vec![number(BEST, best.map_or(0, |(best, _)| best))],
        );
    }
    let Some((value, mv)) = best else {
        return run;
    };
    let chosen = told(name(mv, Language::Ja), name(mv, Language::En));
    run.step(
        6,
        told(
            format!("{} を指す。", chosen.ja),
            format!("{} is played.", chosen.en),
        ),
        vec![text(words("手", "move"), chosen), number(BEST, value)],
    );
    run.returning(value)
}
