//! The words of the steps of AND/OR search.

use super::is_proven;
use crate::language::Language;
use crate::search::common_words::common_sentence;
use crate::search::words::{Named, StepWords};
use crate::trace::{EventKind as E, StepDetail};

/// The sentences of AND/OR search.
pub(super) struct AndOrWords;

/// Whether the attacker, who is to move at the root, is to move here, too: an OR node.
fn attacks(named: &Named<'_>) -> bool {
    named.step.player == named.root_player
}

impl StepWords for AndOrWords {
    fn sentence(&self, named: &Named<'_>, language: Language) -> String {
        let (place, choice, child, at) = (&named.place, &named.choice, &named.child, &named.at);
        let side = named.side(language);
        let attacks = attacks(named);
        let proven = is_proven(named.root_player, named.value());
        match (named.kind(), language) {
            (E::Iteration, _) => iteration(named, language),
            (E::Enter, Language::Ja) if named.is_root => format!(
                "{place}から読み始める。攻めるのは{side}。攻めの番(OR節)では詰む手が一つあればよい。"
            ),
            (E::Enter, Language::En) if named.is_root => format!(
                "Reading starts at {place}. {side} attacks: at an OR node one move that mates is enough."
            ),
            (E::Enter, Language::Ja) if named.is_leaf => format!("{choice}へ進む。"),
            (E::Enter, Language::En) if named.is_leaf => format!("Go down to {choice}."),
            (E::Enter, Language::Ja) if attacks => {
                format!("{choice}へ進む。攻めの番(OR節)。詰む手を一つ探す。")
            }
            (E::Enter, Language::En) if attacks => {
                format!("Go down to {choice}. An OR node: {side} needs one move that mates.")
            }
            (E::Enter, Language::Ja) => {
                format!("{choice}へ進む。受けの番(AND節)。どの受けでも詰まなければならない。")
            }
            (E::Enter, Language::En) => {
                format!("Go down to {choice}. An AND node: every answer of {side} must be mated.")
            }
            (E::Leaf, Language::Ja) if proven => {
                format!("{place}は詰み。王手がかかっていて、{side}に受けの手がない。")
            }
            (E::Leaf, Language::En) if proven => {
                format!("{place} is mate: {side} is in check and has no legal move.")
            }
            (E::Leaf, Language::Ja) if attacks => {
                format!("{place}では詰まない。{side}に読める王手がもうない。")
            }
            (E::Leaf, Language::En) if attacks => {
                format!("{place}: no mate. {side} has no check left to read.")
            }
            (E::Leaf, Language::Ja) => {
                format!("{place}では詰まない。手数が尽きて、{side}にまだ受けがある。")
            }
            (E::Leaf, Language::En) => {
                format!("{place}: no mate. The plies are used up, and {side} still has an answer.")
            }
            (E::Improve | E::Keep, _) => came_back(named, attacks, proven, language),
            (E::Cut, Language::Ja) if attacks => format!(
                "{at}{child}で詰むと分かった。詰む手は一つあればよいので、残りの{}は読まない。",
                named.skipped
            ),
            (E::Cut, Language::En) if attacks => format!(
                "{child} mates {at}. One such move is enough: {} need not be read.",
                named.skipped
            ),
            (E::Cut, Language::Ja) => format!(
                "{at}{child}で逃れると分かった。受けは一つあればよいので、残りの{}は読まない。",
                named.skipped
            ),
            (E::Cut, Language::En) => format!(
                "{child} escapes {at}. One such answer is enough: {} need not be read.",
                named.skipped
            ),
            (E::Exit, _) => leaves(named, attacks, proven, language),
            (E::Recall, Language::Ja) if proven => {
                format!(
                    "{place}は表にある。{}で調べて、詰むと分かっている。",
                    named.other
                )
            }
            (E::Recall, Language::En) if proven => {
                format!(
                    "The table knows {place}: read {}, it is a mate.",
                    named.other
                )
            }
            (E::Recall, Language::Ja) => format!(
                "{place}は表にある。{}調べて、この手数では詰まないと分かっている。",
                named.other
            ),
            (E::Recall, Language::En) => format!(
                "The table knows {place}: read {}, there is no mate in so many plies.",
                named.other
            ),
            _ => common_sentence(named, language),
        }
    }
}

fn iteration(named: &Named<'_>, language: Language) -> String {
    let StepDetail::Iteration(depth) = named.step.detail else {
        return String::new();
    };
    match (depth, language) {
        (1, Language::Ja) => "まず1手詰を探す。".to_owned(),
        (1, Language::En) => "First a mate in 1 is looked for.".to_owned(),
        (_, Language::Ja) => format!("{}手では詰まなかった。{depth}手詰を探す。", depth - 2),
        (_, Language::En) => {
            format!(
                "There is no mate in {}: one in {depth} is looked for.",
                depth - 2
            )
        }
    }
}

/// The result of a move has come back.
fn came_back(named: &Named<'_>, attacks: bool, proven: bool, language: Language) -> String {
    let (at, child) = (&named.at, &named.child);
    match (attacks, proven, language) {
        (true, true, Language::Ja) => format!("{at}{child}なら詰む。"),
        (true, true, Language::En) => format!("{at}, {child} mates."),
        (true, false, Language::Ja) => format!("{at}{child}では詰まない。"),
        (true, false, Language::En) => format!("{at}, {child} does not mate."),
        (false, true, Language::Ja) => format!("{at}{child}でも詰む。"),
        (false, true, Language::En) => format!("{at}, {child} is mated, too."),
        (false, false, Language::Ja) => format!("{at}{child}なら詰まない。"),
        (false, false, Language::En) => format!("{at}, {child} is not mated."),
    }
}

/// A node returns its result.
fn leaves(named: &Named<'_>, attacks: bool, proven: bool, language: Language) -> String {
    let (place, child, side) = (&named.place, &named.child, named.side(language));
    match (attacks, proven, language) {
        (true, true, Language::Ja) if named.is_root => {
            format!("詰みが見つかった。初手は{child}。読み筋は {}。", named.line)
        }
        (true, true, Language::En) if named.is_root => {
            format!("A mate is found. It begins with {child}: {}.", named.line)
        }
        (true, false, Language::Ja) if named.is_root => {
            "この手数では詰まない。どの王手にも逃れる手がある。".to_owned()
        }
        (true, false, Language::En) if named.is_root => {
            "There is no mate in so many plies: every check has an answer.".to_owned()
        }
        (true, true, Language::Ja) => format!("{place}は詰む。{side}に{child}がある。"),
        (true, true, Language::En) => format!("{place} is a mate, because {side} has {child}."),
        (true, false, Language::Ja) => format!("{place}は詰まない。どの王手でも逃れられる。"),
        (true, false, Language::En) => format!("{place} is no mate: every check is escaped."),
        (false, true, Language::Ja) => format!("{place}は詰む。どう受けても詰む。"),
        (false, true, Language::En) => format!("{place} is a mate, whatever {side} answers."),
        (false, false, Language::Ja) => format!("{place}は詰まない。{side}に{child}がある。"),
        (false, false, Language::En) => {
            format!("{place} is no mate, because {side} has {child}.")
        }
    }
}
