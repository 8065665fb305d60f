//! The end of `EvalGain`: a listing that no compiler takes.

use shogi_core::{Color, Square};
use shunsai::Position;

use super::knight_origin::SFEN;
use super::line::{ListingLine, ListingVersion, differs, same, words};
use super::row::{BOOK, CORRECTED, RETURNS, SLIP, TwinProgram, TwinRow};
use super::step::{ListingRun, answer, number, told};
use crate::eval::Evaluation;
use crate::game::CaptureOrder;
use crate::games::shogi::player_of;
use crate::search::exchange_on;

pub(super) const ROW: TwinRow = TwinRow {
    id: "u-13-names",
    name: words("取り合いの値を求める", "The value of an exchange"),
    symptom: words(
        "コンパイラが「知らない名前だ」と言って、何も動かない。",
        "The compiler says that it does not know a name, and nothing runs.",
    ),
    hint: words(
        "同じ型が二度出てくる。一字ずつ読み比べよう。",
        "One type is named twice. Compare them letter by letter.",
    ),
    explanation: words(
        "Kyokumenl という型はない。末尾の l は打ち間違い。動かない版には値も歩みもないので、二つが分かれるのは動く前、コンパイラの言葉である。ほかにも、局面を変えない関数(const)なのに指し手を組み立てて調べること、同じ名の関数があるのに IsEnemy、IsSelf という変数を作って隠すことは、動いても読み手を迷わせる。",
        "There is no type Kyokumenl; the last letter is a slip. What does not compile has neither steps nor a value: the two part before anything runs, at the compiler's message. Two more things would mislead a reader even if they compiled: the function is declared not to change the position (const) and builds moves all the same, and its variables IsEnemy and IsSelf hide functions of the same names.",
    ),
    assumption: None,
    task: SLIP,
    published: BOOK,
    corrected: CORRECTED,
    returns: RETURNS,
    also: &[],
    lines: LINES,
    program: TwinProgram::Shogi { sfen: SFEN, run },
};

const LINES: &[ListingLine] = &[
    same(
        0,
        "関数 EvalGain(升) → 攻める側の得",
        "function EvalGain(square) → gain of the attacker",
    ),
    same(
        1,
        "IsEnemy ← 升の駒は後手のものか",
        "IsEnemy ← does the piece there belong to White?",
    ),
    same(
        1,
        "IsSelf ← 升の駒は先手のものか",
        "IsSelf ← does it belong to Black?",
    ),
    same(
        1,
        "IsEnemy で、先手に攻め駒があれば:",
        "if IsEnemy, and Black has attackers:",
    ),
    same(
        2,
        "Kyokumen now ← この局面の写し",
        "Kyokumen now ← a copy of this position",
    ),
    same(
        2,
        "得 ← now.GainMax(…) − いまの値",
        "gain ← now.GainMax(…) − value now",
    ),
    same(
        1,
        "IsSelf で、後手に攻め駒があれば:",
        "if IsSelf, and White has attackers:",
    ),
    differs(
        2,
        words(
            "Kyokumenl now ← この局面の写し",
            "Kyokumenl now ← a copy of this position",
        ),
        words(
            "Kyokumen now ← この局面の写し",
            "Kyokumen now ← a copy of this position",
        ),
    ),
    same(
        2,
        "得 ← いまの値 − now.GainMin(…)",
        "gain ← value now − now.GainMin(…)",
    ),
    same(1, "得 を返す", "return gain"),
];

fn run(version: ListingVersion, at: &Position) -> ListingRun {
    let mut run = ListingRun::default();
    match version {
        ListingVersion::Published => {
            run.step(
                7,
                told(
                    "コンパイラ: 「Kyokumenl」という名前は宣言されていない。動かない。",
                    "The compiler: “Kyokumenl” was not declared. Nothing runs.",
                ),
                vec![],
            );
            run // There is nothing to run.
        }
        ListingVersion::Corrected => corrected(at, run),
    }
}

fn corrected(at: &Position, mut run: ListingRun) -> ListingRun {
    let square = Square::SQ_5E;
    let piece = at.piece_at(square);
    let owned_by = |side| piece.is_some_and(|piece| piece.color() == side);
    for (line, name, side) in [(1, "IsEnemy", Color::White), (2, "IsSelf", Color::Black)] {
        let name = words(name, name);
        run.step(
            line,
            told("升の駒を見た。", "The piece was looked at."),
            vec![answer(name, owned_by(side))],
        );
    }
    let game = Evaluation::Usapyon.game();
    let value = exchange_on(&game, at, square, CaptureOrder::Geometric);
    let gain = value * player_of(at.side_to_move()).sign();
    let lines = if owned_by(Color::White) {
        [3, 4, 5]
    } else {
        [6, 7, 8]
    };
    let happens = [
        told("取れる駒がある。", "There is something to take."),
        told("写しを作った。", "A copy was made."),
        told(
            "写しの上で取り合った。",
            "The exchange was made on the copy.",
        ),
    ];
    for (line, happened) in lines.into_iter().zip(happens) {
        let is_last = line == lines[2];
        let values = is_last.then(|| number(words("得", "gain"), gain));
        run.step(line, happened, values.into_iter().collect());
    }
    run.step(
        9,
        told(format!("得は {gain}。"), format!("The gain is {gain}.")),
        vec![number(words("得", "gain"), gain)],
    );
    run.returning(gain)
}
