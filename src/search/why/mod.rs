//! Why a step is as it is: which numbers were compared, and what would have to be otherwise.
//!
//! It follows the sentence of the step, so that names need not be said again.

mod compared;
mod cut;
mod signs;

use super::words::{Named, side};
use crate::language::Language;
use crate::score::{Player, Window};
use crate::trace::{EventKind as E, StepDetail, Visit};
use compared::{compared, falls_short, narrowed, passed};
use cut::{cut, exit};
use signs::{CompareSigns, better_than, or_worse};

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
    // Who is sure of an edge is not said: it may be a scout's question, or the search's own window.
    let text = named.window_text(window, language);
    match language {
        Language::Ja => format!(
            "値が {text} の内側なら、その値そのものが要る。外側なら、どちら側かだけが分かればよい。"
        ),
        Language::En => {
            format!("Inside {text} the value itself matters; outside, only on which side it lies.")
        }
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
