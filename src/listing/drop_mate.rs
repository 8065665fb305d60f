//! Mate in one, without the rule of the dropped pawn (打ち歩詰め). (y-06)

use shogi_core::{Move, Piece, PieceKind, Square};
use shunsai::Position;

use super::line::{ListingLine, ListingVersion, differs, same, words};
use super::row::{RETURNS, SLIP, TwinProgram, TwinRow, WITH_SLIP};
use super::step::{ListingRun, number, text, told};
use crate::eval::Evaluation;
use crate::game::{Checks, Game};
use crate::games::shogi::attackers::in_check;
use crate::games::shogi::legality::{BrokenRule, broken_rule};
use crate::games::shogi::notation::move_name;
use crate::language::Language;

/// A pawn dropped before the king would mate.
const SFEN: &str = "7lk/9/8G/9/9/9/9/9/4K4 b P 1";

pub(super) const ROW: TwinRow = TwinRow {
    id: "y-06-drop-pawn",
    name: words("1手詰を数える", "Counting mates in one"),
    symptom: words(
        "詰みが1つ見つかるが、その手を指すと反則で負ける。",
        "One mate is found; whoever plays it loses by an illegal move.",
    ),
    hint: words(
        "同じ形で詰ませてよい手と、いけない手がある。何を使って詰ませたか。",
        "The same picture may be legal or not. What was it that gave mate?",
    ),
    explanation: words(
        "歩を打って、その手で詰ませてはいけない(打ち歩詰め)。盤の歩を突いて詰ませるのはよく、打った歩で王手をするだけでもよい。禁じられているのは「打った歩」と「詰み」が重なる手だけなので、詰みかどうかが分かってから調べる。合法手を作る所で見ておけば、どの探索も間違えない。",
        "A pawn may not be dropped so that it mates at once. To mate by pushing a pawn is allowed, and so is a dropped pawn that only gives check: what is forbidden is both together, so it is asked once the mate is known. Where legal moves are made is the place for it; then no search can go wrong.",
    ),
    assumption: Some(words(
        "論文にリストはない。よくある間違いを、この課題のために作った。",
        "The paper has no listing; a common mistake was made for this lesson.",
    )),
    task: SLIP,
    published: WITH_SLIP,
    corrected: words("規則を入れたもの", "With the rule"),
    returns: RETURNS,
    also: &[],
    lines: LINES,
    program: TwinProgram::Shogi { sfen: SFEN, run },
};

const LINES: &[ListingLine] = &[
    same(
        0,
        "関数 一手詰(局面) → 詰みの手の数",
        "function mates_in_one(position) → number of mates",
    ),
    same(1, "数 ← 0", "count ← 0"),
    same(
        1,
        "王手になる手を、歩を打つ手も入れて順に:",
        "for each check, dropped pawns included:",
    ),
    same(2, "kk ← その手を指した局面", "kk ← the position after it"),
    same(
        2,
        "kk で相手に指せる手がなければ:",
        "if the opponent has no move in kk:",
    ),
    differs(
        3,
        words("数 ← 数 + 1", "count ← count + 1"),
        words(
            "打った歩でなければ 数 ← 数 + 1",
            "unless it was a dropped pawn: count ← count + 1",
        ),
    ),
    same(1, "数 を返す", "return count"),
];

fn run(version: ListingVersion, at: &Position) -> ListingRun {
    let game = Evaluation::Usapyon.game();
    let mut run = ListingRun::default();
    let count_of = |count: i32| number(words("数", "count"), count);
    let mut count = 0;
    run.step(
        1,
        told("まだ何も数えていない。", "Nothing is counted yet."),
        vec![count_of(count)],
    );
    let mut moves = Vec::new();
    game.moves(at, &mut moves);
    moves.retain(|&mv| game.gives_check(at, mv));
    moves.extend(forbidden_mates(at));
    for mv in moves {
        let [ja, en] = [Language::Ja, Language::En].map(|said| move_name(at, None, mv, said));
        let name = told(ja.clone(), en.clone());
        run.step(
            3,
            told(format!("{ja} を指してみる。"), format!("{en} is tried.")),
            vec![text(words("手", "move"), name)],
        );
        let mut after = at.clone();
        after.do_move(mv);
        let mut replies = Vec::new();
        game.moves(&after, &mut replies);
        let replies = replies.len();
        run.step(
            4,
            told(
                format!("相手に指せる手は{replies}通り。"),
                format!("The opponent has {replies} moves."),
            ),
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
            let ja = "詰みだが、打った歩。打ち歩詰めなので数えない。";
            let en = "Mate, but by a dropped pawn: it does not count.";
            run.step(5, told(ja, en), vec![count_of(count)]);
        } else {
            count += 1;
            let said = told("詰み。1つ数えた。", "Mate: one more.");
            run.step(5, said, vec![count_of(count)]);
        }
    }
    run.step(
        6,
        told(format!("詰みの手は {count}。"), format!("Mates: {count}.")),
        vec![count_of(count)],
    );
    run.returning(count)
}

/// Pawns that may not be dropped because they would mate.
fn forbidden_mates(at: &Position) -> impl Iterator<Item = Move> {
    let piece = Piece::new(PieceKind::Pawn, at.side_to_move());
    let drops = Square::all().map(move |to| Move::Drop { piece, to });
    drops.filter(|&mv| {
        let is_forbidden = broken_rule(at, mv) == Some(BrokenRule::PawnDropMate);
        is_forbidden && !in_check(at, at.side_to_move())
    })
}
