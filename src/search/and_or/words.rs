//! The pseudo-code of AND/OR search, and the words of its steps.

use super::is_proven;
use crate::language::Language;
use crate::search::code::{AFTER, CALLED, Code, EACH, FOR_EACH, IF_NONE, PseudoLine, SKIP, line};
use crate::search::common_words::common_sentence;
use crate::search::words::{Named, StepWords};
use crate::trace::{EventKind as E, StepDetail};

const ITERATE: PseudoLine = line(
    0,
    "手数 1, 3, 5 … について: 探索(根, 手数)、詰めば終わり",
    "for 1, 3, 5 … plies: search(root, plies); a mate ends it",
    &[E::Iteration],
);
const HEAD: PseudoLine = line(
    0,
    "関数 探索(局面, 残り手数) → 詰みか",
    "function search(position, plies left) → is it a mate?",
    CALLED,
);
const TABLE: PseudoLine = line(
    1,
    "表で分かるなら それを返す",
    "if the table knows: return that",
    &[E::Recall],
);
const NO_MOVE_LEFT: PseudoLine = line(
    1,
    "手がなければ: 受けの番なら詰み、ほかは詰まない",
    "without a move: mate if the defender is to move, else none",
    &[E::Leaf],
);
const READ: PseudoLine = line(
    2,
    "結果 ← 探索(指した後の局面, 残り手数 − 1)",
    "result ← search(after the move, plies left − 1)",
    &[],
);
const BETTER_RESULT: PseudoLine = line(
    2,
    "手番の側に良ければ 覚える",
    "if it suits the mover better: keep it",
    &[E::Improve],
);
const OTHER_RESULT: PseudoLine = line(
    2,
    "良くなければ 次の手へ",
    "otherwise: next move",
    &[E::Keep],
);
const SETTLE: PseudoLine = line(
    1,
    "攻めの番で詰み、受けの番で不詰なら 残りを捨てる",
    "OR node proven, or AND node refuted: skip the rest",
    &[E::Cut],
);
const STORE: PseudoLine = line(
    1,
    "結果を表に書き、返す",
    "store the result in the table, return it",
    &[E::Exit],
);
const KNOWN: PseudoLine = line(
    1,
    "表にあるか、手がなければ すぐに答える",
    "known to the table, or without a move: answer at once",
    &[E::Recall, E::Leaf],
);
const READ_ALL: PseudoLine = line(
    1,
    "攻めは詰む手を一つ、受けは逃れる手を一つ探す",
    "the attacker looks for one move that mates, the defender for one that escapes",
    &[E::Candidate, E::Improve, E::Keep],
);
const IF_KNOWN: PseudoLine = line(
    1,
    "表にこの局面が、足りる手数で載っていれば:",
    "if the table has the position, for enough plies:",
    &[],
);
const TABLE_VALUE: PseudoLine = line(
    2,
    "表の結果 を返す",
    "return the result of the table",
    &[E::Recall],
);
const MOVES_LEFT: PseudoLine = line(
    1,
    "手 ← 攻めの番なら王手、受けの番なら受け。残り手数 0 なら なし",
    "moves ← checks, or answers to a check; none at 0 plies left",
    &[],
);
const MATE_OR_NONE: PseudoLine = line(
    2,
    "受けの番で王手がかかっていれば 詰み、ほかは 不詰 を返す",
    "return mate if the defender is in check, else no mate",
    &[E::Leaf],
);
const READ_NEXT: PseudoLine = line(
    2,
    "結果 ← 探索(次, 残り手数 − 1)",
    "result ← search(next, plies left − 1)",
    &[],
);
const IF_BETTER: PseudoLine = line(
    2,
    "結果が手番の側に良ければ:",
    "if the result suits the mover better:",
    &[],
);
const KEEP_RESULT: PseudoLine = line(3, "最善 ← 結果", "best ← result", &[E::Improve]);
const NEXT_MOVE: PseudoLine = line(
    2,
    "でなければ: 最善はそのまま、次の手へ",
    "else: best stays; next move",
    &[E::Keep],
);
const IF_ENOUGH: PseudoLine = line(
    2,
    "攻めの番で詰み、または 受けの番で不詰なら:",
    "if the attacker mates, or the defender escapes:",
    &[],
);
const WRITE: PseudoLine = line(
    1,
    "表 ← (局面, 残り手数, 最善)",
    "table ← (position, plies left, best)",
    &[],
);
const ANSWER: PseudoLine = line(1, "最善 を返す", "return best", &[E::Exit]);

/// The code as people read it.
pub(super) const CODE: Code = Code {
    coarse: &[ITERATE, HEAD, KNOWN, READ_ALL, SETTLE, STORE],
    usual: &[
        ITERATE,
        HEAD,
        TABLE,
        NO_MOVE_LEFT,
        EACH,
        READ,
        BETTER_RESULT,
        OTHER_RESULT,
        SETTLE.at(2),
        STORE,
    ],
    fine: &[
        ITERATE,
        HEAD,
        IF_KNOWN,
        TABLE_VALUE,
        MOVES_LEFT,
        IF_NONE,
        MATE_OR_NONE,
        FOR_EACH,
        AFTER,
        READ_NEXT,
        IF_BETTER,
        KEEP_RESULT,
        NEXT_MOVE,
        IF_ENOUGH,
        SKIP,
        WRITE,
        ANSWER,
    ],
};

/// The sentences of AND/OR search.
pub(super) struct AndOrWords;

/// Whether the attacker, who is to move at the root, is to move here, too: an OR node.
fn attacks(named: &Named<'_>) -> bool {
    named.step.player == named.root_player
}

impl StepWords for AndOrWords {
    fn sentence(&self, named: &Named<'_>, language: Language) -> String {
        let (place, choice, child, at) = (&named.place, &named.choice, &named.child, &named.at);
        let side = named.side(language);
        let attacks = attacks(named);
        let proven = is_proven(named.root_player, named.value());
        match (named.kind(), language) {
            (E::Iteration, _) => iteration(named, language),
            (E::Enter, Language::Ja) if named.is_root => format!(
                "{place}から読み始める。攻めるのは{side}。攻めの番(OR節)では詰む手が一つあればよい。"
            ),
            (E::Enter, Language::En) if named.is_root => format!(
                "Reading starts at {place}. {side} attacks: at an OR node one move that mates is enough."
            ),
            (E::Enter, Language::Ja) if named.is_leaf => format!("{choice}へ進む。"),
            (E::Enter, Language::En) if named.is_leaf => format!("Go down to {choice}."),
            (E::Enter, Language::Ja) if attacks => {
                format!("{choice}へ進む。攻めの番(OR節)。詰む手を一つ探す。")
            }
            (E::Enter, Language::En) if attacks => {
                format!("Go down to {choice}. An OR node: {side} needs one move that mates.")
            }
            (E::Enter, Language::Ja) => {
                format!("{choice}へ進む。受けの番(AND節)。どの受けでも詰まなければならない。")
            }
            (E::Enter, Language::En) => {
                format!("Go down to {choice}. An AND node: every answer of {side} must be mated.")
            }
            (E::Leaf, Language::Ja) if proven => {
                format!("{place}は詰み。王手がかかっていて、{side}に受けの手がない。")
            }
            (E::Leaf, Language::En) if proven => {
                format!("{place} is mate: {side} is in check and has no legal move.")
            }
            (E::Leaf, Language::Ja) if attacks => {
                format!("{place}では詰まない。{side}に読める王手がもうない。")
            }
            (E::Leaf, Language::En) if attacks => {
                format!("{place}: no mate. {side} has no check left to read.")
            }
            (E::Leaf, Language::Ja) => {
                format!("{place}では詰まない。手数が尽きて、{side}にまだ受けがある。")
            }
            (E::Leaf, Language::En) => {
                format!("{place}: no mate. The plies are used up, and {side} still has an answer.")
            }
            (E::Improve | E::Keep, _) => came_back(named, attacks, proven, language),
            (E::Cut, Language::Ja) if attacks => format!(
                "{at}{child}で詰むと分かった。詰む手は一つあればよいので、残りの{}は読まない。",
                named.skipped
            ),
            (E::Cut, Language::En) if attacks => format!(
                "{child} mates {at}. One such move is enough: {} need not be read.",
                named.skipped
            ),
            (E::Cut, Language::Ja) => format!(
                "{at}{child}で逃れると分かった。受けは一つあればよいので、残りの{}は読まない。",
                named.skipped
            ),
            (E::Cut, Language::En) => format!(
                "{child} escapes {at}. One such answer is enough: {} need not be read.",
                named.skipped
            ),
            (E::Exit, _) => leaves(named, attacks, proven, language),
            (E::Recall, Language::Ja) if proven => {
                format!(
                    "{place}は表にある。{}で調べて、詰むと分かっている。",
                    named.other
                )
            }
            (E::Recall, Language::En) if proven => {
                format!(
                    "The table knows {place}: read {}, it is a mate.",
                    named.other
                )
            }
            (E::Recall, Language::Ja) => format!(
                "{place}は表にある。{}調べて、この手数では詰まないと分かっている。",
                named.other
            ),
            (E::Recall, Language::En) => format!(
                "The table knows {place}: read {}, there is no mate in so many plies.",
                named.other
            ),
            _ => common_sentence(named, language),
        }
    }
}

fn iteration(named: &Named<'_>, language: Language) -> String {
    let StepDetail::Iteration(depth) = named.step.detail else {
        return String::new();
    };
    match (depth, language) {
        (1, Language::Ja) => "まず1手詰を探す。".to_owned(),
        (1, Language::En) => "First a mate in 1 is looked for.".to_owned(),
        (_, Language::Ja) => format!("{}手では詰まなかった。{depth}手詰を探す。", depth - 2),
        (_, Language::En) => {
            format!(
                "There is no mate in {}: one in {depth} is looked for.",
                depth - 2
            )
        }
    }
}

/// The result of a move has come back.
fn came_back(named: &Named<'_>, attacks: bool, proven: bool, language: Language) -> String {
    let (at, child) = (&named.at, &named.child);
    match (attacks, proven, language) {
        (true, true, Language::Ja) => format!("{at}{child}なら詰む。"),
        (true, true, Language::En) => format!("{at}, {child} mates."),
        (true, false, Language::Ja) => format!("{at}{child}では詰まない。"),
        (true, false, Language::En) => format!("{at}, {child} does not mate."),
        (false, true, Language::Ja) => format!("{at}{child}でも詰む。"),
        (false, true, Language::En) => format!("{at}, {child} is mated, too."),
        (false, false, Language::Ja) => format!("{at}{child}なら詰まない。"),
        (false, false, Language::En) => format!("{at}, {child} is not mated."),
    }
}

/// A node returns its result.
fn leaves(named: &Named<'_>, attacks: bool, proven: bool, language: Language) -> String {
    let (place, child, side) = (&named.place, &named.child, named.side(language));
    match (attacks, proven, language) {
        (true, true, Language::Ja) if named.is_root => {
            format!("詰みが見つかった。初手は{child}。読み筋は {}。", named.line)
        }
        (true, true, Language::En) if named.is_root => {
            format!("A mate is found. It begins with {child}: {}.", named.line)
        }
        (true, false, Language::Ja) if named.is_root => {
            "この手数では詰まない。どの王手にも逃れる手がある。".to_owned()
        }
        (true, false, Language::En) if named.is_root => {
            "There is no mate in so many plies: every check has an answer.".to_owned()
        }
        (true, true, Language::Ja) => format!("{place}は詰む。{side}に{child}がある。"),
        (true, true, Language::En) => format!("{place} is a mate, because {side} has {child}."),
        (true, false, Language::Ja) => format!("{place}は詰まない。どの王手でも逃れられる。"),
        (true, false, Language::En) => format!("{place} is no mate: every check is escaped."),
        (false, true, Language::Ja) => format!("{place}は詰む。どう受けても詰む。"),
        (false, true, Language::En) => format!("{place} is a mate, whatever {side} answers."),
        (false, false, Language::Ja) => format!("{place}は詰まない。{side}に{child}がある。"),
        (false, false, Language::En) => {
            format!("{place} is no mate, because {side} has {child}.")
        }
    }
}
