//! Why a step is as it is: which numbers were compared, and what would have to be otherwise.
//!
//! It follows the sentence of the step, so that names need not be said again.

use super::words::{Named, side};
use crate::language::Language;
use crate::score::{Bound, Player, Window};
use crate::trace::{BoundSource, CutBy, EventKind as E, StepDetail, Visit};

/// The reasoning of what any algorithm may do that compares values.
pub(super) fn common_why(named: &Named<'_>, language: Language) -> String {
    match named.kind() {
        E::Enter => enter(named, language),
        E::Leaf => leaf(named, language),
        E::Decline => decline(named, language),
        E::Improve | E::Keep if named.child_passes => passed(language),
        E::Improve | E::Keep if named.keeps_window && named.falls_short() => {
            falls_short(named, language)
        }
        E::Improve | E::Keep => compared(named, language),
        E::Narrow => narrowed(named, language),
        E::Cut => cut(named, language),
        E::Exit => exit(named, language),
        E::Recall => recalled(named, language),
        E::Candidate => candidate(named, language),
        E::Iteration
        | E::Ask
        | E::Static
        | E::Term
        | E::Pass
        | E::Reduce
        | E::Extend
        | E::Leave
        | E::Proof
        | E::Thresholds
        | E::Simulations => plain(named.kind(), language).to_owned(),
    }
}

/// What a comparison at the node is called, and how it is written: the name of the function, the
/// sign of a better value, and the sign of one that is not better.
struct CompareSigns {
    function: &'static str,
    better: char,
    not_better: char,
}

impl CompareSigns {
    fn at(named: &Named<'_>) -> Self {
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
fn or_worse(named: &Named<'_>, language: Language) -> &'static str {
    if named.wants_larger() {
        language.pick("以下", "or less")
    } else {
        language.pick("以上", "or more")
    }
}

/// "or more" for who wants the larger value: what the chooser can have at least.
fn or_better(named: &Named<'_>, language: Language) -> &'static str {
    if named.wants_larger() {
        language.pick("以上", "or more")
    } else {
        language.pick("以下", "or less")
    }
}

/// "more than" for who wants the larger value; in Japanese it follows the number.
fn better_than(named: &Named<'_>, number: &str, language: Language) -> String {
    match (named.wants_larger(), language) {
        (true, Language::Ja) => format!("{number} より大きい値"),
        (false, Language::Ja) => format!("{number} より小さい値"),
        (true, Language::En) => format!("more than {number}"),
        (false, Language::En) => format!("less than {number}"),
    }
}

fn enter(named: &Named<'_>, language: Language) -> String {
    let goal = goal(named, language);
    if named.step.visit == Visit::Scout {
        return scouted(language);
    }
    if !named.keeps_window {
        return goal;
    }
    let window = named.step.window;
    let space = language.pick("", " ");
    format!("{}{space}{goal}", limits(named, window, language))
}

/// How the value of the node comes about.
fn goal(named: &Named<'_>, language: Language) -> String {
    let CompareSigns { function, .. } = CompareSigns::at(named);
    let chooser = side(named.chooser, language);
    match language {
        Language::Ja if named.is_leaf => "末端なので、値はここで決まる。".to_owned(),
        Language::En if named.is_leaf => "It is a leaf: its value is settled here.".to_owned(),
        Language::Ja => format!("ここの値は、{chooser}が選ぶので、子の値の {function} になる。"),
        Language::En => {
            format!("Its value is the {function} over its children, because {chooser} chooses.")
        }
    }
}

/// What the two bounds of a window mean.
fn limits(named: &Named<'_>, window: Window, language: Language) -> String {
    if window == Window::FULL {
        return language
            .pick(
                "まだ誰も何も確保していないので、どんな値にも意味がある。",
                "Nobody is sure of anything yet, so any value matters.",
            )
            .to_owned();
    }
    let edge = |player: Player| {
        let bound = window.of(player);
        (bound.is_finite()).then(|| (side(player, language), named.edge(bound, language)))
    };
    let sure = [Player::Max, Player::Min].into_iter().filter_map(edge);
    let sure: Vec<_> = sure
        .map(|(side, bound)| match language {
            Language::Ja => format!("{side}は {bound} "),
            Language::En => format!("{side} of {bound}"),
        })
        .collect();
    let sure = sure.join(language.pick("、", " and "));
    let text = named.window_text(window, language);
    match language {
        Language::Ja => format!(
            "上の節で、{sure}がもう確かである。{text} の外の値になれば、この節が選ばれることはない。"
        ),
        Language::En => format!(
            "Above, it is sure already: {sure}. Should the value lie outside {text}, the node is not chosen."
        ),
    }
}

fn scouted(language: Language) -> String {
    language
        .pick(
            "窓の両端の差は 1 しかないので、答えは「良い」か「良くない」のどちらかになる。良くなければ読み直さずに済み、良ければ広い窓で読み直す。",
            "The two ends of the window differ by 1, so the answer is yes or no. If it is no, nothing has to be read again; if it is yes, the move is read again with a wide window.",
        )
        .to_owned()
}

fn leaf(named: &Named<'_>, language: Language) -> String {
    let value = named.value();
    let number = named.number(value, language);
    let window = named.step.entered;
    if named.is_root {
        return language
            .pick(
                "読む手がないので、比べるものもない。",
                "There is no move to read, and nothing to compare.",
            )
            .to_owned();
    }
    if !named.keeps_window || window == Window::FULL {
        return match language {
            Language::Ja => {
                format!("{number} がそのまま上に返り、そこで兄弟の値と比べられる。")
            }
            Language::En => {
                format!("{number} goes up as it is, to be compared with its siblings there.")
            }
        };
    }
    let flips = named.notation.flips(named.step.player);
    let outside = [Player::Max, Player::Min].into_iter().find_map(|owner| {
        let bound = window.of(owner);
        (!owner.prefers(value, bound)).then_some((owner, bound))
    });
    let Some((owner, bound)) = outside else {
        let (low, high) = if flips {
            (window.beta, window.alpha)
        } else {
            (window.alpha, window.beta)
        };
        let (low, high) = (named.edge(low, language), named.edge(high, language));
        return match language {
            Language::Ja => format!(
                "{low} < {number} < {high} で、どちらの側もまだこれより良い値を確保していない。だから根の値を変えうる。"
            ),
            Language::En => format!(
                "{low} < {number} < {high}: neither side is sure of anything better yet, so it may change the root."
            ),
        };
    };
    let sign = if (owner == Player::Max) == flips {
        '≧'
    } else {
        '≦'
    };
    let (bound, owner) = (named.edge(bound, language), side(owner, language));
    match language {
        Language::Ja => format!(
            "{number} {sign} {bound} で、{owner}は上の節でもう {bound} を選べる。だから、この値そのものが選ばれることはない。"
        ),
        Language::En => format!(
            "{number} {sign} {bound}: further up {owner} can have {bound} already, so this very value is not chosen."
        ),
    }
}

fn decline(named: &Named<'_>, language: Language) -> String {
    let value = named.number(named.value(), language);
    let better = better_than(named, &value, language);
    let worse = or_worse(named, language);
    match language {
        Language::Ja => format!(
            "止まることも選べるので、最善は {value} から始まる。最善を変えるのは {better}の手だけで、{value} {worse}の手しかなければ、ここで止まる。"
        ),
        Language::En => format!(
            "Stopping is a choice, so best begins at {value}. Only a move worth {better} changes it; with moves worth {value} {worse}, the line stops here."
        ),
    }
}

/// What follows a pass has been read.
fn passed(language: Language) -> String {
    language
        .pick(
            "パスの値は最善と比べない。比べるのは、指せる手の値だけである。",
            "The value of a pass is not compared with best. Only moves that can be played are.",
        )
        .to_owned()
}

/// A value that came back, and the best so far.
fn compared(named: &Named<'_>, language: Language) -> String {
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
fn scout_only(named: &Named<'_>, language: Language) -> &'static str {
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
fn falls_short(named: &Named<'_>, language: Language) -> String {
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

fn narrowed(named: &Named<'_>, language: Language) -> String {
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

fn cut(named: &Named<'_>, language: Language) -> String {
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
fn closed(named: &Named<'_>, language: Language) -> String {
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

fn exit(named: &Named<'_>, language: Language) -> String {
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

fn recalled(named: &Named<'_>, language: Language) -> String {
    let value = named.amount(language);
    let value = value.trim_end();
    match language {
        Language::Ja => format!(
            "同じ局面は、どの手順で来ても値が同じだからである。表の {value} は足りる深さまで読んだもので、浅ければ読み直した。"
        ),
        Language::En => format!(
            "A position is worth the same whichever way it is reached. {value} was read deep enough; had it been shallower, it would be read again."
        ),
    }
}

fn candidate(named: &Named<'_>, language: Language) -> String {
    let provisional = match named.step.detail {
        StepDetail::Candidate { provisional, .. } => provisional,
        _ => None,
    };
    match (provisional.is_some(), language) {
        (true, Language::Ja) => {
            "仮の値は手を並べるためのもので、本当の値は読むまで分からない。並べ方が悪くても、値ではなく手間が変わる。"
        }
        (true, Language::En) => {
            "The provisional value only puts the moves in order; the true one takes reading. A bad order costs work, not the value."
        }
        (false, Language::Ja) => {
            "候補になった手だけが読まれる。候補にならない手が最善なら、それは見つからない。"
        }
        (false, Language::En) => {
            "Only candidates are read. Were the best move not among them, it would not be found."
        }
    }
    .to_owned()
}

/// What is the same for every step of its kind.
fn plain(kind: E, language: Language) -> &'static str {
    let (ja, en) = match kind {
        E::Iteration => (
            "浅い読みは安く、その結果で次の深さの手の順がよくなる。一度で深く読むより、枝刈りが増える。",
            "A shallow reading is cheap, and puts the moves of the next depth in a better order. Reading deep at once would cut less.",
        ),
        E::Ask => (
            "根の値は決まっているので、これは読みの一部ではない。どんな値が出ても、根は変わらない。",
            "The root is settled, so this is no part of the search. Whatever comes out, the root stays.",
        ),
        E::Static => (
            "先を読まない値なので、読めば変わりうる。",
            "It is a value without reading ahead, and reading may change it.",
        ),
        E::Term => (
            "静的評価値は、こうした項の和である。",
            "The static value is the sum of such terms.",
        ),
        E::Pass => (
            "指す手がないからではなく、何もしないと何が起きるかを知るためである。パスそのものは指せない。",
            "Not for want of moves, but to see what happens if nothing is done. The pass itself cannot be played.",
        ),
        E::Reduce => (
            "良い手は並びの前にあるはずなので、後ろの手は浅く確かめる。思ったより良ければ、元の深さで読み直す。",
            "Good moves should stand in front, so later ones are checked less deep. Should one be better than thought, it is read in full.",
        ),
        E::Extend => (
            "ここで止めると、値が決まらない途中で数えることになる。ふつうの手なら延ばさない。",
            "Stopping here would count in the middle of things. An ordinary move is not extended.",
        ),
        E::Leave => (
            "値はまだ決まらないので、比べるものはない。決まっていれば、値を持って戻った。",
            "There is no value yet, and nothing to compare. Had it been settled, it would come back with one.",
        ),
        E::Proof | E::Thresholds | E::Simulations => (
            "この数が、次にどこを読むかを決める。数が違えば、ほかの節へ進む。",
            "These numbers say what is read next. With other numbers the search would go elsewhere.",
        ),
        E::Enter
        | E::Leaf
        | E::Decline
        | E::Recall
        | E::Candidate
        | E::Improve
        | E::Keep
        | E::Narrow
        | E::Cut
        | E::Exit => ("", ""),
    };
    language.pick(ja, en)
}
