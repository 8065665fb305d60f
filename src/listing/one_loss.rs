//! `Think` with the exchange: is one loss subtracted, or all of them? (u-09)

use shogi_core::Move;
use shunsai::Position;

use super::line::{FixedWords, ListingLine, ListingVersion, differs, same, words};
use super::row::{TwinProgram, TwinRow, VALUE_OF_MOVE};
use super::step::{ListingRun, number, text, told};
use crate::eval::Evaluation;
use crate::game::{CaptureOrder, Captures, Game};
use crate::games::shogi::notation::move_name;
use crate::games::shogi::player_of;
use crate::language::Language;
use crate::search::exchange_on;

pub(super) const ROW: TwinRow = TwinRow {
    id: "u-09-max",
    name: words("相手の得を引く", "Subtracting what the opponent wins"),
    symptom: words(
        "飛を取られる局面で、もう1枚、銀をただで取られる所へ出る。",
        "A rook is about to be lost, and the program puts a silver where it can be taken for nothing, too.",
    ),
    hint: words(
        "取られそうな駒が二つになったとき、引かれる数はどう変わるか。",
        "What changes in the number subtracted when a second piece can be taken?",
    ),
    explanation: words(
        "打ち間違いではなく、設計の限界である。いちばん大きい損だけを引くので、二つ目の駒はただで捨てられるように見える。合計を引くと銀は安全な所へ引くが、今度は引きすぎる。相手は一手に一つしか取れず、その間に片方は逃げられるかもしれない。どちらの行も、交互に指す手を読む代わりにはならない。",
        "Not a slip but a limit of the design. Only the greatest loss is subtracted, so a second piece seems to cost nothing. With the sum the silver steps back to safety, but now too much is subtracted: the opponent takes one piece a move, and meanwhile the other may get away. Neither line can replace reading the moves in turn.",
    ),
    assumption: Some(words(
        "値は、いまの局面からの変わり方で数えた。本のリストの6行目は後手番で値の向きを間違えるが(「後手番だけおかしい」)、ここでは直してある。",
        "Values are counted from the position as it is. In the book line 6 takes the value from the wrong side when White is to move (“Wrong for White only”); here that is put right.",
    )),
    task: words(
        "銀を出させている行を押してください",
        "Press the line that sends the silver out",
    ),
    published: words("最大を引くなら", "With the greatest"),
    corrected: words("合計を引くなら", "With the sum"),
    returns: VALUE_OF_MOVE,
    also: &[],
    lines: LINES,
    program: TwinProgram::Shogi {
        sfen: "4k4/9/9/3g5/3p5/3S5/9/7gP/K6NR b - 1",
        run,
    },
};

const LINES: &[ListingLine] = &[
    same(0, "関数 Think(側) → 手", "function Think(side) → move"),
    same(1, "最善 ← −1000000", "best ← −1000000"),
    same(1, "合法手を順に:", "for each legal move:"),
    same(2, "kk ← その手を指した局面", "kk ← the position after it"),
    differs(
        2,
        words(
            "損 ← 相手が各升で得る値の、いちばん大きいもの",
            "loss ← the largest of what the opponent wins on each square",
        ),
        words(
            "損 ← 相手が各升で得る値の、合計",
            "loss ← the sum of what the opponent wins on each square",
        ),
    ),
    same(
        2,
        "v ← 側から見た kk の値 − 損",
        "v ← value of kk for side − loss",
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
    let before = Evaluation::Usapyon.value(at).0;
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
            told(
                format!("{} のあと、{loss} を引く。", made.ja),
                format!("After {}, {loss} is subtracted.", made.en),
            ),
            vec![number(words("損", "loss"), loss)],
        );
        let v = (Evaluation::Usapyon.value(&after).0 - before) * side.sign() - loss;
        run.step(
            5,
            told("引いた値。", "What is left."),
            vec![number(words("v", "v"), v)],
        );
        let improves = best.is_none_or(|(best, _)| v > best);
        if improves {
            best = Some((v, mv));
        }
        run.step(
            6,
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
        7,
        told(
            format!("{} を指す。", chosen.ja),
            format!("{} is played.", chosen.en),
        ),
        vec![text(words("手", "move"), chosen), number(BEST, value)],
    );
    run.returning(value)
}
