//! The words of the steps of proof-number searches.

use super::common_words::common_sentence;
use super::minimax::MinimaxWords;
use super::proof_step::ProofStep;
use super::words::{Named, StepWords, side};
use crate::language::Language;
use crate::score::ProofNumbers;
use crate::trace::EventKind as E;

/// So many numbers are written out in a sum.
const MOST: usize = 6;

/// The sentences of proof-number searches.
pub(super) struct ProofWords;

impl StepWords for ProofWords {
    fn sentence(&self, named: &Named<'_>, language: Language) -> String {
        let Some(step) = &named.proof else {
            return common_sentence(named, language);
        };
        match named.kind() {
            E::Enter if named.is_root => asks(named, step, language),
            E::Enter if named.is_leaf => leaf_entered(named, language),
            E::Enter => goes_down(named, step, language),
            E::Leaf => MinimaxWords.sentence(named, language),
            E::Proof if step.children.is_empty() => of_leaf(named, step, language),
            E::Proof => counted(named, step, language),
            E::Thresholds => thresholds(named, step, language),
            E::Improve | E::Keep => settled(named, step, language),
            E::Leave => left(named, step, language),
            E::Exit => returns(named, step, language),
            _ => common_sentence(named, language),
        }
    }
}

/// "proof number", "disproof number": the one for which one child is enough, and the other.
fn names(any_proves: bool, language: Language) -> (&'static str, &'static str) {
    let proof = language.pick("証明数", "proof number");
    let disproof = language.pick("反証数", "disproof number");
    if any_proves {
        (proof, disproof)
    } else {
        (disproof, proof)
    }
}

fn asks(named: &Named<'_>, step: &ProofStep, language: Language) -> String {
    let (place, attacker) = (&named.place, side(step.attacker, language));
    match language {
        Language::Ja => format!(
            "{place}から始める。知りたいのは値ではなく、{attacker}が 0 より良い値に届くかどうか。"
        ),
        Language::En => format!(
            "The search starts at {place}. It asks for no value, only whether {attacker} can get one that is better than 0."
        ),
    }
}

fn leaf_entered(named: &Named<'_>, language: Language) -> String {
    let choice = &named.choice;
    match language {
        Language::Ja => format!("展開してできた{choice}は末端なので、すぐに値を見る。"),
        Language::En => {
            format!("Developing has made {choice}, which is a leaf: its value is looked at once.")
        }
    }
}

fn goes_down(named: &Named<'_>, step: &ProofStep, language: Language) -> String {
    let (choice, mover) = (&named.choice, side(named.above, language));
    let (name, _) = names(step.any_proves_above, language);
    let (one, _) = step.numbers.one_and_all(step.any_proves_above);
    let one = ProofNumbers::text(one);
    let other = step.second.as_ref().map(|(second, number)| {
        let number = ProofNumbers::text(*number);
        match language {
            Language::Ja if number == one => format!("(同じ{second}より先に並ぶ)"),
            Language::En if number == one => format!(" (as {second}, which comes later)"),
            Language::Ja => format!("(次は{second}の {number})"),
            Language::En => format!(" (next comes {second} with {number})"),
        }
    });
    let other = other.unwrap_or_default();
    match language {
        Language::Ja => {
            format!("{mover}の番: {choice}の{name} {one} がいちばん小さい{other} → そこへ。")
        }
        Language::En => {
            format!("{mover} chooses: {choice} has the smallest {name}, {one}{other}. Go there.")
        }
    }
}

/// A leaf, or what a table knows, is proven or disproven.
fn of_leaf(named: &Named<'_>, step: &ProofStep, language: Language) -> String {
    let (place, attacker) = (&named.place, side(step.attacker, language));
    match (step.numbers.is_proven(), language) {
        (true, Language::Ja) => {
            format!("{attacker}にとって 0 より良いので、{place}は証明された。証明数 0、反証数 ∞。")
        }
        (false, Language::Ja) => format!(
            "{attacker}にとって 0 より良くないので、{place}は反証された。証明数 ∞、反証数 0。"
        ),
        (true, Language::En) => format!(
            "That is better than 0 for {attacker}: {place} is proven, with proof number 0 and disproof number ∞."
        ),
        (false, Language::En) => format!(
            "That is not better than 0 for {attacker}: {place} is disproven, with proof number ∞ and disproof number 0."
        ),
    }
}

/// `3+1+1`, or `min(3, 1, 1)`: where a number comes from; of many children only how many.
#[must_use]
pub fn proof_term(numbers: &[u32], is_sum: bool, language: Language) -> String {
    let texts: Vec<_> = numbers.iter().map(|&n| ProofNumbers::text(n)).collect();
    if let [text] = texts.as_slice() {
        return text.clone();
    }
    let many = match language {
        Language::Ja => format!("{}個", numbers.len()),
        Language::En => format!("{} children", numbers.len()),
    };
    match (is_sum, numbers.len() > MOST) {
        (false, false) => format!("min({})", texts.join(", ")),
        (false, true) => match language {
            Language::Ja => format!("{many}のうちの最小"),
            Language::En => format!("the least of {many}"),
        },
        (true, false) => texts.join("+"),
        (true, true) => match language {
            Language::Ja => format!("{many}の和"),
            Language::En => format!("the sum of {many}"),
        },
    }
}

fn counted(named: &Named<'_>, step: &ProofStep, language: Language) -> String {
    let ProofStep {
        numbers,
        before,
        any_proves,
        ..
    } = *step;
    let place = &named.place;
    let proofs: Vec<_> = step.children.iter().map(|child| child.proof).collect();
    let disproofs: Vec<_> = step.children.iter().map(|child| child.disproof).collect();
    let proof = equation(&proof_term(&proofs, !any_proves, language), numbers.proof);
    let disproof = equation(
        &proof_term(&disproofs, any_proves, language),
        numbers.disproof,
    );
    let begins = match (before, language) {
        (None, Language::Ja) => format!("{place}を展開した。"),
        (None, Language::En) => format!("{place} is expanded: "),
        (Some(_), Language::Ja) => format!("{place}の数を計算し直す。"),
        (Some(_), Language::En) => format!("The numbers of {place} are counted anew: "),
    };
    let ends = match (before, language) {
        (Some(before), Language::Ja) if before == numbers => "(変わらない)",
        (Some(before), Language::En) if before == numbers => " (as before)",
        _ => "",
    };
    match language {
        Language::Ja => format!("{begins}証明数 {proof}、反証数 {disproof}{ends}。"),
        Language::En => {
            format!("{begins}proof number {proof}, disproof number {disproof}{ends}.")
        }
    }
}

/// `min(3, 1) = 1`; a single child needs no sum.
fn equation(term: &str, number: u32) -> String {
    let number = ProofNumbers::text(number);
    if term == number {
        number
    } else {
        format!("{term} = {number}")
    }
}

fn thresholds(named: &Named<'_>, step: &ProofStep, language: Language) -> String {
    let place = &named.place;
    let limits = step.thresholds.unwrap_or(step.numbers);
    let (proof, disproof) = (
        ProofNumbers::text(limits.proof),
        ProofNumbers::text(limits.disproof),
    );
    if named.is_root {
        return language
            .pick(
                "根のしきい値は、証明数も反証数も ∞。証明か反証ができるまで戻らない。",
                "At the root both thresholds are ∞: the search ends with a proof or a disproof.",
            )
            .to_owned();
    }
    let (name, _) = names(step.any_proves_above, language);
    let (one, _) = limits.one_and_all(step.any_proves_above);
    let because = step
        .second
        .as_ref()
        .filter(|(_, second)| one == *second + 1);
    let because = because.map(|(second, number)| match language {
        Language::Ja => {
            format!("{name}がしきい値 {one} になったら、{number} の{second}のほうが見込みがある。")
        }
        Language::En => {
            format!(" With {one} as its {name}, {second}, which has {number}, is more promising.")
        }
    });
    let because = because.unwrap_or_default();
    match language {
        Language::Ja => format!(
            "{place}のしきい値は、証明数 {proof}、反証数 {disproof}。どちらかに届くまで、この下だけを読む。{because}"
        ),
        Language::En => format!(
            "The thresholds of {place}: proof number {proof}, disproof number {disproof}. Until one is reached, only what is below is read.{because}"
        ),
    }
}

/// A child has been proven or disproven.
fn settled(named: &Named<'_>, step: &ProofStep, language: Language) -> String {
    let (at, child) = (&named.at, &named.child);
    let value = named.amount(language);
    let value = value.trim_end();
    let proven = step.numbers.is_proven();
    let said = match (proven, language) {
        (true, Language::Ja) => format!("{child}は証明された(値は {value})。"),
        (false, Language::Ja) => format!("{child}は反証された(値は {value})。"),
        (true, Language::En) => format!("{child} is proven ({value}): "),
        (false, Language::En) => format!("{child} is disproven ({value}): "),
    };
    let follows = match (proven == step.any_proves, proven, step.open, language) {
        (true, true, _, Language::Ja) => format!("{at}一つ証明できれば足りる。"),
        (true, false, _, Language::Ja) => format!("{at}一つ反証できれば足りる。"),
        (true, _, _, Language::En) => format!("{at}, one such move is enough."),
        (false, true, 0, Language::Ja) => format!("{at}どの手も証明された。"),
        (false, false, 0, Language::Ja) => format!("{at}どの手も反証された。"),
        (false, _, 0, Language::En) => format!("{at}, every move is."),
        (false, true, open, Language::Ja) => {
            format!("{at}残りの{open}手も証明しなければならない。")
        }
        (false, false, open, Language::Ja) => format!("{at}残りの{open}手に望みをかける。"),
        (false, true, 1, Language::En) => format!("{at}, the move that is left must be, too."),
        (false, false, 1, Language::En) => format!("{at}, hope is in the move that is left."),
        (false, true, open, Language::En) => {
            format!("{at}, the {open} moves that are left must be, too.")
        }
        (false, false, open, Language::En) => {
            format!("{at}, hope is in the {open} moves that are left.")
        }
    };
    said + &follows
}

/// A child has been left, and is neither proven nor disproven.
fn left(named: &Named<'_>, step: &ProofStep, language: Language) -> String {
    let (child, numbers) = (&named.child, step.numbers);
    let reached = step.thresholds.map(|limits| {
        let (ja, en, number) = if numbers.proof >= limits.proof {
            ("証明数", "proof number", limits.proof)
        } else {
            ("反証数", "disproof number", limits.disproof)
        };
        let number = ProofNumbers::text(number);
        match language {
            Language::Ja => format!("{child}の{ja}がしきい値 {number} に届いた。"),
            Language::En => format!("The {en} of {child} has reached its threshold, {number}. "),
        }
    });
    let reached = reached.unwrap_or_default();
    match language {
        Language::Ja => format!(
            "{reached}{child}はまだ証明も反証もできていない。数 {numbers} だけを持って戻る。"
        ),
        Language::En => format!(
            "{reached}{child} is neither proven nor disproven: the search comes back with its numbers alone, {numbers}."
        ),
    }
}

fn returns(named: &Named<'_>, step: &ProofStep, language: Language) -> String {
    let (place, attacker) = (&named.place, side(step.attacker, language));
    let value = named.amount(language);
    let value = value.trim_end();
    let line = match (named.line.as_str(), language) {
        ("", _) => String::new(),
        (line, Language::Ja) => format!("読み筋は {line}。"),
        (line, Language::En) => format!(" The line: {line}."),
    };
    let proven = step.numbers.is_proven();
    let mates = named.to_horizon.is_some() && named.value().is_mate();
    match (named.is_root, proven, language) {
        (true, true, Language::Ja) if mates => format!("証明できた。詰む({value})。{line}"),
        (true, true, Language::En) if mates => {
            format!("Proven: there is a mate ({value}).{line}")
        }
        (true, true, Language::Ja) => {
            format!("証明できた。{attacker}は 0 より良い値に届く(値は {value})。{line}")
        }
        (true, true, Language::En) => {
            format!("Proven: {attacker} can get more than 0 (the value is {value}).{line}")
        }
        (true, false, Language::Ja) => {
            format!("反証できた。{attacker}は 0 より良い値に届かない(値は {value})。{line}")
        }
        (true, false, Language::En) => {
            format!("Disproven: {attacker} cannot get more than 0 (the value is {value}).{line}")
        }
        (false, true, Language::Ja) => format!("{place}は証明された。値は {value}。"),
        (false, true, Language::En) => format!("{place} is proven; its value is {value}."),
        (false, false, Language::Ja) => format!("{place}は反証された。値は {value}。"),
        (false, false, Language::En) => format!("{place} is disproven; its value is {value}."),
    }
}
