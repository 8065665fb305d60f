//! The pseudo-code of principal variation search, and the words of its steps.

use crate::language::Language;
use crate::score::Player;
use crate::search::alpha_beta::AlphaBetaWords;
use crate::search::row::{PseudoLine, line};
use crate::search::words::{Named, StepWords};
use crate::trace::{EventKind as E, Visit};

/// The code as people read it.
pub(super) const CODE: &[PseudoLine] = &[
    line(
        0,
        "関数 PVS(局面, 深さ, α, β) → 値",
        "function pvs(position, depth, α, β) → value",
        &[E::Enter],
    ),
    line(
        1,
        "末端なら 静的評価値 を返す",
        "at a leaf: return its static value",
        &[E::Leaf],
    ),
    line(
        1,
        "最善 ← 先手番なら −∞、後手番なら +∞",
        "best ← −∞ if Black is to move, else +∞",
        &[],
    ),
    line(1, "すべての手について:", "for each move:", &[]),
    line(
        2,
        "最初の手: 値 ← PVS(指した後, 深さ − 1, α, β)",
        "the first: value ← pvs(after, depth − 1, α, β)",
        &[],
    ),
    line(
        2,
        "次からは偵察: 窓は (α, α+1)、後手番は (β−1, β)",
        "later: a scout, (α, α+1) or (β−1, β)",
        &[],
    ),
    line(
        2,
        "偵察の値が窓の中なら、その値から読み直す",
        "value inside (α, β): again, from there on",
        &[],
    ),
    line(
        2,
        "値が手番の側に良ければ 最善 ← 値",
        "if value suits the mover better: best ← value",
        &[E::Improve],
    ),
    line(
        2,
        "良くなければ 最善はそのまま",
        "otherwise best stays",
        &[E::Keep],
    ),
    line(
        2,
        "先手番なら α、後手番なら β を 最善 まで狭める",
        "raise α (White: lower β) to best",
        &[E::Narrow],
    ),
    line(
        2,
        "α ≧ β なら 残りの手を捨てる",
        "if α ≧ β: skip the moves that are left",
        &[E::Cut],
    ),
    line(1, "最善 を返す", "return best", &[E::Exit]),
];

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

/// "more than +100" for MAX above, "less than" for MIN above.
fn question(named: &Named<'_>, language: Language) -> String {
    let window = named.step.entered;
    match (named.asker(), language) {
        (Player::Max, Language::Ja) => format!("{} より大きい", named.edge(window.alpha, language)),
        (Player::Max, Language::En) => format!("more than {}", named.edge(window.alpha, language)),
        (Player::Min, Language::Ja) => format!("{} より小さい", named.edge(window.beta, language)),
        (Player::Min, Language::En) => format!("less than {}", named.edge(window.beta, language)),
    }
}

fn scout(named: &Named<'_>, language: Language) -> String {
    let (choice, asked) = (&named.choice, question(named, language));
    let window = named.step.entered;
    let (alpha, beta) = (
        named.edge(window.alpha, language),
        named.edge(window.beta, language),
    );
    match language {
        Language::Ja => {
            format!("{choice}を偵察する。{asked}かどうかだけを尋ねる。窓は (α {alpha}, β {beta})。")
        }
        Language::En => format!(
            "{choice} is scouted: is it {asked}? Nothing else is asked. The window is (α {alpha}, β {beta})."
        ),
    }
}

fn again(named: &Named<'_>, language: Language) -> String {
    let choice = &named.choice;
    let window = named.step.entered;
    let (alpha, beta) = (
        named.edge(window.alpha, language),
        named.edge(window.beta, language),
    );
    match language {
        Language::Ja => format!(
            "{choice}は本当に良い手だった。どれだけ良いかを知るために読み直す。窓は (α {alpha}, β {beta})。"
        ),
        Language::En => format!(
            "{choice} has turned out better: it is read again, to know how much. The window is (α {alpha}, β {beta})."
        ),
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
