//! The shortest words of a step: what happened, and where.

use super::words::Named;
use crate::language::Language;
use crate::trace::{CutBy, EventKind as E, StepDetail, Visit};

/// A word for what happened, and the node it is about.
pub(super) fn short_word(named: &Named<'_>, language: Language) -> String {
    let (ja, en) = word(named);
    let word = language.pick(ja, en);
    let number = |value| named.number(value, language);
    let about = match named.kind() {
        E::Iteration => match named.step.detail {
            StepDetail::Iteration(depth) => depth.to_string(),
            _ => String::new(),
        },
        E::Improve | E::Keep | E::Leave | E::Narrow => named.child.clone(),
        E::Static | E::Leaf | E::Decline | E::Recall => {
            format!("{} {}", node(named), number(named.value()))
        }
        E::Term => named.label.clone(),
        E::Enter
        | E::Ask
        | E::Candidate
        | E::Pass
        | E::Reduce
        | E::Extend
        | E::Cut
        | E::Exit
        | E::Proof
        | E::Thresholds
        | E::Simulations => node(named).to_owned(),
    };
    format!("{word} {about}").trim_end().to_owned()
}

/// The node by the way to it; the root as a place.
fn node<'n>(named: &'n Named<'_>) -> &'n str {
    if named.choice.is_empty() {
        &named.place
    } else {
        &named.choice
    }
}

/// The word alone, Japanese first.
fn word(named: &Named<'_>) -> (&'static str, &'static str) {
    let proven = named.proof.as_ref().map(|step| step.numbers.is_proven());
    match named.kind() {
        E::Iteration => ("深さ", "depth"),
        E::Ask => ("もし", "what if"),
        E::Enter if named.is_root => ("開始", "start"),
        E::Enter => match named.step.visit {
            Visit::First => ("進む", "down"),
            Visit::Scout => ("偵察", "scout"),
            Visit::Again => ("読み直し", "again"),
            Visit::Resume => ("続き", "resume"),
        },
        E::Static => ("静的評価", "static"),
        E::Term => ("項", "term"),
        E::Leaf => ("末端", "leaf"),
        E::Decline => ("止まる", "stop"),
        E::Recall => ("表", "table"),
        E::Candidate => ("候補", "candidate"),
        E::Pass => ("パス", "pass"),
        E::Reduce => ("浅く", "reduce"),
        E::Extend => ("深く", "extend"),
        E::Improve => match proven {
            Some(true) => ("証明", "proven"),
            Some(false) => ("反証", "disproven"),
            None => ("更新", "better"),
        },
        E::Keep => match proven {
            Some(true) => ("証明", "proven"),
            Some(false) => ("反証", "disproven"),
            None => ("そのまま", "no better"),
        },
        E::Leave => ("戻る", "back"),
        E::Narrow => ("窓", "window"),
        E::Cut => match named.step.detail {
            StepDetail::CutBy(CutBy::Settled) => ("決着", "settled"),
            _ => ("枝刈り", "cut"),
        },
        E::Exit => match proven {
            Some(true) => ("証明", "proven"),
            Some(false) => ("反証", "disproven"),
            None => ("返す", "return"),
        },
        E::Proof => ("数える", "count"),
        E::Thresholds => ("しきい値", "thresholds"),
        E::Simulations => ("対局", "simulations"),
    }
}
