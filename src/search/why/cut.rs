//! Why the rest is skipped, and what a node returns.

use super::signs::{CompareSigns, better_than, or_better, or_worse};
use crate::language::Language;
use crate::search::words::{Named, side};
use crate::trace::{BoundSource, CutBy, StepDetail};

pub(super) fn cut(named: &Named<'_>, language: Language) -> String {
    let by = match named.step.detail {
        StepDetail::CutBy(by) => by,
        _ => CutBy::Window,
    };
    match by {
        CutBy::Window => closed(named, language),
        CutBy::Pass => language
            .pick(
                "手番を渡しても足りるのだから、指せばもっと良いはずだと見なす。パスより良い手が一つもない局面(ツークツワンク)なら、この見込みは外れる。",
                "If even passing is enough, a move is taken to be better still. Where no move is better than passing (zugzwang), that is wrong.",
            )
            .to_owned(),
        CutBy::Table => language
            .pick(
                "表の値は、足りる深さまで読んだものである。もっと浅い値なら、読み直さなければならなかった。",
                "The value of the table was read deep enough. A shallower one would have had to be read again.",
            )
            .to_owned(),
        CutBy::Settled => language
            .pick(
                "答えは「はい」か「いいえ」なので、一つ決まればほかの手では変わらない。決まっていなければ、残りも読むところだった。",
                "The answer is yes or no: once one move settles it, no other can change it. Without it the rest would have to be read.",
            )
            .to_owned(),
    }
}

/// The window has closed: the two numbers, and how many bounds would have been enough.
pub(super) fn closed(named: &Named<'_>, language: Language) -> String {
    let Some(reason) = named.step.reasons.first() else {
        return language
            .pick(
                "窓が閉じたので、残りの値が何でも根は変わらない。",
                "The window is closed: whatever the rest is worth, the root stays.",
            )
            .to_owned();
    };
    let at_least = if named.wants_larger() { '≧' } else { '≦' };
    let short = if named.wants_larger() { '<' } else { '>' };
    let (value, bound) = (
        named.number(named.value(), language),
        named.edge(reason.bound, language),
    );
    let more = or_better(named, language);
    let skipped = &named.skipped;
    let place = &named.place;
    let owner = side(reason.player, language);
    let not_chosen = match (reason.source, language) {
        (BoundSource::Scout(_), Language::Ja) => "尋ねたことの答えは変わらない".to_owned(),
        (BoundSource::Scout(_), Language::En) => "the answer to the question stays".to_owned(),
        (BoundSource::Caller, Language::Ja) => "窓の外であることは変わらない".to_owned(),
        (BoundSource::Caller, Language::En) => "the value stays outside the window".to_owned(),
        (_, Language::Ja) => format!("{owner}は {bound} のほうを選べるので、根の値は変わらない"),
        (_, Language::En) => format!("{owner} can have {bound} instead, so the root stays"),
    };
    let others = named.step.reasons.len() - 1;
    let others = match (others, language) {
        (0, Language::Ja) => "足りる限界はこれ一つである。".to_owned(),
        (0, Language::En) => " No other bound would do.".to_owned(),
        (_, Language::Ja) => {
            format!("上の節には、これがなくても足りる限界がほかに{others}つある。")
        }
        (1, Language::En) => " One more bound above would do as well.".to_owned(),
        (_, Language::En) => format!(" {others} more bounds above would do as well."),
    };
    match language {
        Language::Ja => format!(
            "{value} {at_least} {bound} である。残りの手が何点でも、{place}の値は {value} {more}で、{not_chosen}。もし {value} {short} {bound} だったら、{skipped}も読まなければならない。{others}"
        ),
        Language::En => format!(
            "{value} {at_least} {bound}. Whatever the rest is worth, {place} is {value} {more}, and {not_chosen}. Were {value} {short} {bound}, {skipped} would have to be read.{others}"
        ),
    }
}

pub(super) fn exit(named: &Named<'_>, language: Language) -> String {
    let CompareSigns { function, .. } = CompareSigns::at(named);
    let value = named.number(named.value(), language);
    let (worse, more) = (or_worse(named, language), or_better(named, language));
    let beats = better_than(named, &value, language);
    match language {
        Language::Ja if named.was_cut => {
            format!("残りの手を読んでいないので、本当の値は {value} {more}である。")
        }
        Language::En if named.was_cut => {
            format!("The moves that were skipped may be better: the true value is {value} {more}.")
        }
        Language::Ja if named.keeps_window && named.failed_low() => format!(
            "どの手も窓の端に届かなかったので、{value} は限界にすぎず、本当の値は {value} {worse}である。"
        ),
        Language::En if named.keeps_window && named.failed_low() => format!(
            "No move reached the edge of the window: {value} is only a bound, and the true value is {value} {worse}."
        ),
        Language::Ja => format!(
            "読んだ手の値の {function} が {value} で、ほかの手はどれも {value} {worse}である。{beats}の手が一つでもあれば、それが選ばれた。"
        ),
        Language::En => format!(
            "{value} is the {function} over the moves, and every other move is worth {value} {worse}. One move worth {beats} would have been chosen instead."
        ),
    }
}
