//! The pseudo-code of principal variation search, and the words of its steps.

use crate::language::Language;
use crate::score::Player;
use crate::search::alpha_beta::AlphaBetaWords;
use crate::search::code::{
    AFTER, ASSIGN, BETTER, CALLED, COMPARE, CUT, Code, EACH, ELSE, FOR_EACH, IF_CLOSED, IF_NONE,
    LEAF, MOVES, NARROW, PRUNE, PseudoLine, RAISE, RETURN, SKIP, STATIC, STAYS, WORST, line,
};
use crate::search::words::{Named, StepWords};
use crate::trace::{EventKind as E, Visit};

const HEAD: PseudoLine = line(
    0,
    "関数 PVS(局面, 深さ, α, β) → 値",
    "function pvs(position, depth, α, β) → value",
    CALLED,
)
.inequalities(
    "関数 PVS(局面, 深さ, 上の節の ≧ と ≦) → 値",
    "function pvs(position, depth, ≧ and ≦ above) → value",
)
.negamax(
    "関数 PVS(局面, 深さ, α, β) → 手番から見た値",
    "function pvs(position, depth, α, β) → value for the mover",
);
const IDEA: PseudoLine = line(
    1,
    "最初の手は窓全体で、次からは偵察で読み、良い値を残す",
    "the first move with the whole window, later ones by a scout; keep the best",
    &[E::Candidate, E::Improve, E::Keep],
);
const FIRST: PseudoLine = line(
    2,
    "最初の手: 値 ← PVS(指した後, 深さ − 1, α, β)",
    "the first: value ← pvs(after, depth − 1, α, β)",
    &[],
)
.inequalities(
    "最初の手: 値 ← PVS(指した後, 深さ − 1, ≧ と ≦)",
    "the first: value ← pvs(after, depth − 1, ≧ and ≦)",
)
.negamax(
    "最初の手: 値 ← −PVS(指した後, 深さ − 1, −β, −α)",
    "the first: value ← −pvs(after, depth − 1, −β, −α)",
);
const SCOUT: PseudoLine = line(
    2,
    "次からは偵察: 窓は (α, α+1)、後手番は (β−1, β)",
    "later: a scout, (α, α+1) or (β−1, β)",
    &[],
)
.inequalities(
    "次からは偵察: 最善より良いかどうかだけを尋ねる",
    "later: a scout, which asks only whether it is better",
)
.negamax(
    "次からは偵察: 値 ← −PVS(指した後, 深さ − 1, −α−1, −α)",
    "later: a scout, value ← −pvs(after, depth − 1, −α−1, −α)",
);
const AGAIN: PseudoLine = line(
    2,
    "偵察の値が窓の中なら、その値から読み直す",
    "value inside (α, β): again, from there on",
    &[],
);
const ASK: PseudoLine = line(
    2,
    "次からは: 値 ← PVS(次, 深さ − 1, α, α+1)、後手番は (β−1, β)",
    "later: value ← pvs(next, depth − 1, α, α+1); White to move: (β−1, β)",
    &[],
)
.inequalities(
    "次からは: 値 ← 「最善より良いか」だけを尋ねて読む",
    "later: value ← read it, asking only “is it better than best?”",
)
.negamax(
    "次からは: 値 ← −PVS(次, 深さ − 1, −α−1, −α)",
    "later: value ← −pvs(next, depth − 1, −α−1, −α)",
);
const IF_INSIDE: PseudoLine = line(
    2,
    "偵察で α < 値 < β なら:",
    "if it was a scout, and α < value < β:",
    &[],
)
.inequalities(
    "偵察の値が、意味を持つ範囲の中なら:",
    "if it was a scout, and its value matters:",
);
const READ_AGAIN: PseudoLine = line(
    3,
    "値 ← PVS(次, 深さ − 1, 値, β)、後手番は (α, 値)",
    "value ← pvs(next, depth − 1, value, β); White to move: (α, value)",
    &[],
)
.inequalities(
    "値 ← その値から先を、もう一度読む",
    "value ← read it again, from that value on",
)
.negamax(
    "値 ← −PVS(次, 深さ − 1, −β, −値)",
    "value ← −pvs(next, depth − 1, −β, −value)",
);

/// The code as people read it.
pub(super) const CODE: Code = Code {
    coarse: &[HEAD, LEAF, IDEA, PRUNE, RETURN],
    usual: &[
        HEAD, LEAF, WORST, EACH, FIRST, SCOUT, AGAIN, BETTER, STAYS, NARROW, CUT, RETURN,
    ],
    fine: &[
        HEAD, MOVES, IF_NONE, STATIC, WORST, FOR_EACH, AFTER, FIRST, ASK, IF_INSIDE, READ_AGAIN,
        COMPARE, ASSIGN, ELSE, RAISE, IF_CLOSED, SKIP, RETURN,
    ],
};

/// The sentences: those of alpha-beta, and what scouts ask and find.
pub(in crate::search) struct PvsWords;

impl StepWords for PvsWords {
    fn sentence(&self, named: &Named<'_>, language: Language) -> String {
        match (named.kind(), named.step.visit) {
            (E::Enter, Visit::Scout) => scout(named, language),
            (E::Enter, Visit::Again) => again(named, language),
            (E::Improve, Visit::Scout) if named.step.is_inside() => found_better(named, language),
            (E::Improve | E::Keep, Visit::Again) => read_again(named, language),
            (E::Improve | E::Keep, _) if named.falls_short() => falls_short(named, language),
            _ => AlphaBetaWords.sentence(named, language),
        }
    }
}

/// "more than +100" for MAX above, "less than" for MIN above; as the node writes it.
fn question(named: &Named<'_>, language: Language) -> String {
    let asker = named.asker();
    let sure = named.edge(named.step.entered.of(asker), language);
    match (named.notation.owner(named.step.player, asker), language) {
        (Player::Max, Language::Ja) => format!("{sure} より大きい"),
        (Player::Max, Language::En) => format!("more than {sure}"),
        (Player::Min, Language::Ja) => format!("{sure} より小さい"),
        (Player::Min, Language::En) => format!("less than {sure}"),
    }
}

fn scout(named: &Named<'_>, language: Language) -> String {
    let (choice, asked) = (&named.choice, question(named, language));
    let window = named.step.entered;
    let window = named.window_sentence(window, language);
    match language {
        Language::Ja => {
            format!("{choice}を偵察する。{asked}かどうかだけを尋ねる。{window}")
        }
        Language::En => {
            format!("{choice} is scouted: is it {asked}? Nothing else is asked. {window}")
        }
    }
}

fn again(named: &Named<'_>, language: Language) -> String {
    let choice = &named.choice;
    let window = named.step.entered;
    let window = named.window_sentence(window, language);
    match language {
        Language::Ja => {
            format!("{choice}は本当に良い手だった。どれだけ良いかを知るために読み直す。{window}")
        }
        Language::En => {
            format!("{choice} has turned out better: it is read again, to know how much. {window}")
        }
    }
}

/// A value that does not reach the edge of the window; a scout has made that edge up, so that
/// nobody need have it.
fn falls_short(named: &Named<'_>, language: Language) -> String {
    let (at, child, side) = (&named.at, &named.child, named.side(language));
    let value = named.amount(language);
    let value = value.trim_end();
    let edge = named.edge(named.step.window.of(named.step.player), language);
    match language {
        Language::Ja => format!(
            "{child}は {value}。{at}{side}にとって、窓の端の {edge} より良くはないので、何も変わらない。"
        ),
        Language::En => format!(
            "{child} is {value}: {at}, that is no better for {side} than {edge}, the edge of the window, so it changes nothing."
        ),
    }
}

/// A scout has come back with a value inside the window.
fn found_better(named: &Named<'_>, language: Language) -> String {
    let (at, child, before) = (&named.at, &named.child, &named.before);
    let side = named.side(language);
    let (value, old) = (named.amount(language), named.old_amount(language));
    let more = named.comparative(language);
    match language {
        Language::Ja => format!(
            "偵察によれば{child}は {value}で、{before}の {old}より{more}。{at}{side}の最善は{child}に変わるが、どこまで良いかはまだ分からない。"
        ),
        Language::En => format!(
            "The scout says that {child} is {value}, {more} than {old} by {before}: {at}, it becomes the best for {side}. How good it is has yet to be read."
        ),
    }
}

/// The value of a move that was read again.
fn read_again(named: &Named<'_>, language: Language) -> String {
    let (at, child) = (&named.at, &named.child);
    let side = named.side(language);
    let value = named.amount(language);
    let value = value.trim_end();
    match (named.kind(), language) {
        (E::Improve, Language::Ja) => {
            format!("読み直した{child}は {value}。偵察よりも良い。{at}{side}の最善になる。")
        }
        (E::Improve, Language::En) => {
            format!(
                "Read again, {child} is {value}, better than the scout knew: {at}, it is {side}'s best."
            )
        }
        (_, Language::Ja) => {
            format!(
                "読み直しても{child}は {value}。偵察の言ったとおりで、{at}{side}の最善はそのまま。"
            )
        }
        (_, Language::En) => {
            format!("Read again, {child} is {value}, as the scout said: {at}, {side}'s best stays.")
        }
    }
}
