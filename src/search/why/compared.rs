//! Why a value that came back changes the best one and the window, or does not.

use super::signs::{CompareSigns, better_than, or_worse};
use crate::language::Language;
use crate::score::Bound;
use crate::search::words::{Named, side};
use crate::trace::{EventKind as E, StepDetail, Visit};

/// What follows a pass has been read.
pub(super) fn passed(language: Language) -> String {
    language
        .pick(
            "パスの値は最善と比べない。比べるのは、指せる手の値だけである。",
            "The value of a pass is not compared with best. Only moves that can be played are.",
        )
        .to_owned()
}

/// A value that came back, and the best so far.
pub(super) fn compared(named: &Named<'_>, language: Language) -> String {
    let CompareSigns {
        function,
        better,
        not_better,
    } = CompareSigns::at(named);
    let value = named.number(named.value(), language);
    let worse = or_worse(named, language);
    let Some((_, old)) = named.step.before else {
        let nothing = named.edge(named.chooser.worst(), language);
        let beats = better_than(named, &value, language);
        return match language {
            Language::Ja => format!(
                "{function}({nothing}, {value}) = {value}。比べる値がまだないので、どんな値でも最善になった。次からは {beats}だけが最善を変える。"
            ),
            Language::En => format!(
                "{function}({nothing}, {value}) = {value}: there was nothing to compare with, and any value would have become the best. From now on it takes {beats}."
            ),
        };
    };
    let old = named.number(old, language);
    let before = &named.before;
    if named.kind() == E::Improve {
        let scout = scout_only(named, language);
        return match language {
            Language::Ja => format!(
                "{value} {better} {old} なので、{function}({old}, {value}) = {value}。もし {old} {worse}だったら、最善は{before}のままだった。{scout}"
            ),
            Language::En => format!(
                "{value} {better} {old}, so {function}({old}, {value}) = {value}. Had it been {old} {worse}, the best would still be {before}.{scout}"
            ),
        };
    }
    let beats = better_than(named, &old, language);
    let tie = named
        .step
        .before
        .is_some_and(|(_, old)| old == named.value());
    let tie = match (tie, language) {
        (false, _) => "",
        (true, Language::Ja) => "同じ値なら、先に見つけたほうを残す。",
        (true, Language::En) => " Of equal values the first one stays.",
    };
    match language {
        Language::Ja => format!(
            "{value} {not_better} {old} なので、{function}({old}, {value}) = {old}。最善を変えるには {beats}が要る。{tie}"
        ),
        Language::En => format!(
            "{value} {not_better} {old}, so {function}({old}, {value}) = {old}. To change the best takes {beats}.{tie}"
        ),
    }
}

/// A scout has found a better move: its value is only a bound.
pub(super) fn scout_only(named: &Named<'_>, language: Language) -> &'static str {
    let is_bound = named.step.visit == Visit::Scout && named.step.bound != Bound::Exact;
    match (is_bound, language) {
        (false, _) => "",
        (true, Language::Ja) => {
            "偵察の値は限界にすぎないので、読み直さないと本当の値は分からない。"
        }
        (true, Language::En) => {
            " What a scout returns is only a bound: the true value takes another reading."
        }
    }
}

/// A value that cannot matter, because its player is sure of as much.
pub(super) fn falls_short(named: &Named<'_>, language: Language) -> String {
    let CompareSigns { not_better, .. } = CompareSigns::at(named);
    let sure = named.step.window.of(named.step.player);
    let (value, sure) = (
        named.number(named.value(), language),
        named.edge(sure, language),
    );
    let beats = better_than(named, &sure, language);
    match language {
        Language::Ja => {
            format!("{value} {not_better} {sure} だからである。何かを変えるには {beats}が要る。")
        }
        Language::En => format!(
            "That is because {value} {not_better} {sure}. To change anything takes {beats}."
        ),
    }
}

pub(super) fn narrowed(named: &Named<'_>, language: Language) -> String {
    let StepDetail::Narrowed { player, from, to } = named.step.detail else {
        return String::new();
    };
    let CompareSigns {
        function, better, ..
    } = CompareSigns::at(named);
    let window = named.step.window;
    let (from, to) = (named.edge(from, language), named.edge(to, language));
    let worse = or_worse(named, language);
    let (owner, other) = (side(player, language), side(player.other(), language));
    let limit = named.edge(window.of(player.other()), language);
    // The mover's bound stands on the left, and has to reach the other one.
    let (open, reached) = if named.wants_larger() {
        ('<', '≧')
    } else {
        ('>', '≦')
    };
    let next = match (window.is_closed(), language) {
        (true, Language::Ja) => format!(
            "{to} {reached} {limit} となり、窓は閉じた。{other}は上の節で {limit} を選べるからである。"
        ),
        (true, Language::En) => format!(
            " With {to} {reached} {limit} the window is closed: further up {other} can have {limit}."
        ),
        (false, Language::Ja) => {
            format!("まだ {to} {open} {limit} なので、残りの手にも意味がある。")
        }
        (false, Language::En) => {
            format!(" It is still {to} {open} {limit}, so the moves that are left matter.")
        }
    };
    match language {
        Language::Ja => format!(
            "{to} {better} {from} なので、{function}({from}, {to}) = {to}。これから {to} {worse}の値は、{owner}には要らない。{next}"
        ),
        Language::En => format!(
            "{to} {better} {from}, so {function}({from}, {to}) = {to}. From now on values of {to} {worse} are of no use to {owner}.{next}"
        ),
    }
}
