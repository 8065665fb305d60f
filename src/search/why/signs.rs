//! How a comparison at a node is written.

use crate::language::Language;
use crate::search::words::Named;

/// What a comparison at the node is called, and how it is written: the name of the function, the
/// sign of a better value, and the sign of one that is not better.
pub(super) struct CompareSigns {
    pub(super) function: &'static str,
    pub(super) better: char,
    pub(super) not_better: char,
}

impl CompareSigns {
    pub(super) fn at(named: &Named<'_>) -> Self {
        let (function, better, not_better) = if named.wants_larger() {
            ("max", '>', '≦')
        } else {
            ("min", '<', '≧')
        };
        Self {
            function,
            better,
            not_better,
        }
    }
}

/// "or less" for who wants the larger value: what would not have been better.
pub(super) fn or_worse(named: &Named<'_>, language: Language) -> &'static str {
    if named.wants_larger() {
        language.pick("以下", "or less")
    } else {
        language.pick("以上", "or more")
    }
}

/// "or more" for who wants the larger value: what the chooser can have at least.
pub(super) fn or_better(named: &Named<'_>, language: Language) -> &'static str {
    if named.wants_larger() {
        language.pick("以上", "or more")
    } else {
        language.pick("以下", "or less")
    }
}

/// "more than" for who wants the larger value; in Japanese it follows the number.
pub(super) fn better_than(named: &Named<'_>, number: &str, language: Language) -> String {
    match (named.wants_larger(), language) {
        (true, Language::Ja) => format!("{number} より大きい値"),
        (false, Language::Ja) => format!("{number} より小さい値"),
        (true, Language::En) => format!("more than {number}"),
        (false, Language::En) => format!("less than {number}"),
    }
}
