//! The words of the steps of principal variation search.

use crate::language::Language;
use crate::score::Player;
use crate::search::alpha_beta::AlphaBetaWords;
use crate::search::words::{Named, StepWords};
use crate::trace::{EventKind as E, Visit};

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
