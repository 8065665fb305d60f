//! Why a step of AND/OR search is as it is.

use super::is_proven;
use crate::language::Language;
use crate::search::why::common_why;
use crate::search::words::Named;
use crate::trace::EventKind as E;

/// The reasoning: one is enough for who chooses, all are needed against it.
pub(super) fn why(named: &Named<'_>, language: Language) -> String {
    let attacks = named.step.player == named.root_player;
    let proven = is_proven(named.root_player, named.value());
    let (ja, en) = match (named.kind(), attacks, proven) {
        (E::Enter, true, _) if !named.is_leaf => (
            "攻め方は手を選べるので、子のどれか一つが詰みなら詰み(または、OR)。一つも詰まなければ不詰である。",
            "The attacker chooses: if one child is a mate, so is this (OR). If none is, there is no mate.",
        ),
        (E::Enter, false, _) if !named.is_leaf => (
            "受け方が手を選ぶので、子がすべて詰みのときだけ詰み(かつ、AND)。一つでも詰まなければ不詰である。",
            "The defender chooses: only if every child is a mate is this one (AND). One that is not is enough to escape.",
        ),
        (E::Leaf, _, true) => (
            "王手がかかっていて手が一つもないので、AND の「すべて」が満たされる。手が一つでもあれば、その先を読むところだった。",
            "In check and without any move, “every answer is mated” holds. With a single answer it would have to be read on.",
        ),
        (E::Leaf, _, false) => (
            "詰みと言えるのは、王手がかかっていて受けの手がないときだけである。手数がもっとあれば、詰むかもしれない。",
            "It is a mate only in check and without an answer. With more plies there might be one.",
        ),
        (E::Improve | E::Keep, true, true) => (
            "攻めの番では、一つ詰めば足りる(OR)。ほかの王手が詰まなくても、結果は変わらない。",
            "For the attacker one is enough (OR). Whether other checks mate does not matter.",
        ),
        (E::Improve | E::Keep, true, false) => (
            "攻めの番なので、まだ不詰とは決まらない。ほかの王手が一つでも詰めば、この節は詰みになる。",
            "For the attacker that settles nothing yet. If one other check mates, the node is a mate.",
        ),
        (E::Improve | E::Keep, false, true) => (
            "受けの番なので、まだ詰みとは決まらない(AND)。ほかの受けが一つでも逃れれば、この節は不詰になる。",
            "For the defender that settles nothing yet (AND). If one other answer escapes, the node is no mate.",
        ),
        (E::Improve | E::Keep, false, false) => (
            "受けの番では、一つ逃れれば足りる。ほかの受けが全部詰んでも、結果は変わらない。",
            "For the defender one escape is enough. Were all other answers mated, it would change nothing.",
        ),
        (E::Cut, true, _) => (
            "OR の答えは、一つが真なら真である。この手が詰まなければ、残りも読まなければならない。",
            "OR is true as soon as one is. Did this move not mate, the rest would have to be read.",
        ),
        (E::Cut, false, _) => (
            "AND の答えは、一つが偽なら偽である。この受けが詰まされるなら、残りも読まなければならない。",
            "AND is false as soon as one is. Were this answer mated, the rest would have to be read.",
        ),
        (E::Exit, true, true) | (E::Exit, false, false) => (
            "手番の側は一つ見つければよく、見つけた。それがなければ、逆の答えになった。",
            "The mover needed one move, and has it. Without it the answer would be the other one.",
        ),
        (E::Exit, true, false) | (E::Exit, false, true) => (
            "手番の側の手を全部読んだが、一つも役に立たなかった。一つでもあれば、逆の答えになった。",
            "Every move of the mover was read, and none helped. One that did would turn the answer round.",
        ),
        (E::Iteration, ..) => (
            "短い手数から順に探すので、最初に見つかる詰みがいちばん短い。深く読んでから浅い詰みを探す必要はない。",
            "Short mates are looked for first, so the first one found is the shortest. Nothing shorter can be left.",
        ),
        (E::Recall, ..) => (
            "同じ局面は、どの手順で来ても答えが同じだからである。表の手数が足りなければ、読み直した。",
            "A position has the same answer whichever way it is reached. Had the table too few plies, it would be read again.",
        ),
        _ => return common_why(named, language),
    };
    language.pick(ja, en).to_owned()
}
