//! Why a step of a proof-number search is as it is.

use super::proof_step::ProofStep;
use super::why::common_why;
use super::words::{Named, side};
use crate::language::Language;
use crate::score::{Player, ProofNumbers, Score};
use crate::trace::EventKind as E;

/// The reasoning: how many leaves are still to be settled, and where it takes fewest.
pub(super) fn proof_why(named: &Named<'_>, language: Language) -> String {
    let Some(step) = &named.proof else {
        return common_why(named, language);
    };
    match named.kind() {
        E::Enter => entered(named, step, language),
        E::Leaf => looked_at(named, step.attacker, language),
        E::Proof if step.children.is_empty() => settled_leaf(step.numbers, language),
        E::Proof => counted(step, language),
        E::Thresholds => language
            .pick(
                "どちらの数もしきい値より小さいあいだは、上に戻っても同じ節がいちばん有望なので、戻る手間をかけない。しきい値に届けば、ほかの節のほうが有望になりうる。",
                "While both numbers stay below, the same node would be the most promising again, so going back up is saved. At a threshold another node may be more promising.",
            )
            .to_owned(),
        E::Improve | E::Keep => came_back(step, language),
        E::Leave => language
            .pick(
                "二つの数がどちらも 0 でないので、答えはまだ決まらない。どちらかが 0 なら、証明か反証だった。",
                "Neither number is 0, so nothing is settled. Were one of them 0, it would be a proof or a disproof.",
            )
            .to_owned(),
        E::Exit => left(step.numbers, language),
        E::Iteration
        | E::Ask
        | E::Static
        | E::Term
        | E::Decline
        | E::Recall
        | E::Candidate
        | E::Pass
        | E::Reduce
        | E::Extend
        | E::Narrow
        | E::Cut
        | E::Simulations => common_why(named, language),
    }
}

fn entered(named: &Named<'_>, step: &ProofStep, language: Language) -> String {
    if named.is_leaf {
        return language
            .pick(
                "末端の値は数えずに分かるので、証明数も反証数もすぐに決まる。",
                "The value of a leaf needs no counting: its numbers are settled at once.",
            )
            .to_owned();
    }
    let (ja, en) = match (named.is_root, step.any_proves_above) {
        (true, _) => (
            "証明数は、証明するのに値を見なければならない末端の最小の数、反証数はその逆である。数が小さいほうが早く片づく。",
            "A proof number says how many leaves have to be looked at, at least, to prove a node; a disproof number the reverse. The smaller one is settled sooner.",
        ),
        (false, true) => (
            "ここを選ぶ側は一つ証明できれば足りるので、証明に要る末端がいちばん少ない子から読む。ほかの子の証明数がもっと小さければ、そちらへ進んだ。",
            "One proof is enough for who chooses above, so the child is read whose proof takes fewest leaves. Had another a smaller proof number, the search would go there.",
        ),
        (false, false) => (
            "相手は一つ反証できれば足りるので、反証に要る末端がいちばん少ない子から読む。ほかの子の反証数がもっと小さければ、そちらへ進んだ。",
            "One disproof is enough for the opponent, so the child is read whose disproof takes fewest leaves. Had another a smaller disproof number, the search would go there.",
        ),
    };
    language.pick(ja, en).to_owned()
}

fn looked_at(named: &Named<'_>, attacker: Player, language: Language) -> String {
    let value = named.value();
    let wins = attacker.prefers(value, Score(0));
    let number = named.number(value, language);
    let larger = (attacker == Player::Max) != named.notation.flips(named.step.player);
    let sign = match (wins, larger) {
        (true, true) => '>',
        (true, false) => '<',
        (false, true) => '≦',
        (false, false) => '≧',
    };
    let attacker = side(attacker, language);
    match (wins, language) {
        (true, Language::Ja) => format!(
            "{number} {sign} 0 なので、{attacker}の証明になる。0 より良くなければ反証だった。"
        ),
        (false, Language::Ja) => format!(
            "{number} {sign} 0 なので、{attacker}にとっては反証になる。0 より良ければ証明だった。"
        ),
        (true, Language::En) => format!(
            "{number} {sign} 0: that proves it for {attacker}. No better than 0 would be a disproof."
        ),
        (false, Language::En) => format!(
            "{number} {sign} 0: for {attacker} that is a disproof. Better than 0 would be a proof."
        ),
    }
}

fn settled_leaf(numbers: ProofNumbers, language: Language) -> String {
    if numbers.is_proven() {
        language.pick(
            "証明にもう末端は要らず(0)、反証はどれだけ見てもできない(∞)。",
            "No more leaves are needed to prove it (0), and no number of them disproves it (∞).",
        )
    } else {
        language.pick(
            "反証にもう末端は要らず(0)、証明はどれだけ見てもできない(∞)。",
            "No more leaves are needed to disprove it (0), and no number of them proves it (∞).",
        )
    }
    .to_owned()
}

fn counted(step: &ProofStep, language: Language) -> String {
    let (ja, en) = if step.any_proves {
        (
            "一つ証明すればよいので証明数は子の最小、反証には全部要るので反証数は子の和である。相手の番なら、逆になる。",
            "One proof is enough, so the proof number is the least; a disproof takes all, so that is the sum. At the opponent's turn it is the other way round.",
        )
    } else {
        (
            "相手の番なので、証明には全部要り、証明数は子の和、反証は一つでよいので反証数は子の最小である。根の側の番なら、逆になる。",
            "At the opponent's turn a proof takes all, so the proof number is the sum; one disproof is enough, so that is the least. At the root's player's turn it is the other way round.",
        )
    };
    language.pick(ja, en).to_owned()
}

fn came_back(step: &ProofStep, language: Language) -> String {
    let decides = step.numbers.is_proven() == step.any_proves;
    let (ja, en) = match (decides, step.open) {
        (true, _) => (
            "選ぶ側は一つあれば足りるので、この節も同じに決まる。決まらなければ、次に有望な子を読んだ。",
            "One is enough for who chooses, so the node is settled the same way. Otherwise the next child would be read.",
        ),
        (false, 0) => (
            "選ぶ側に残された子がないので、この節も同じに決まる。一つでも逆だったら、この節は逆に決まった。",
            "Who chooses has no child left, so the node is settled the same way. One child the other way would have turned it round.",
        ),
        (false, _) => (
            "選ぶ側にはまだほかの子があるので、この節は決まらない。残りが全部同じなら、この節も同じに決まる。",
            "Who chooses has other children left, so the node is not settled. If they all turn out the same, so does it.",
        ),
    };
    language.pick(ja, en).to_owned()
}

fn left(numbers: ProofNumbers, language: Language) -> String {
    if numbers.is_proven() {
        language.pick(
            "証明数が 0 になったからである。0 でないうちは、まだ見なければならない末端がある。",
            "That is because the proof number has become 0. While it is not, there are leaves that have to be looked at.",
        )
    } else {
        language.pick(
            "反証数が 0 になったからである。0 でないうちは、まだ見なければならない末端がある。",
            "That is because the disproof number has become 0. While it is not, there are leaves that have to be looked at.",
        )
    }
    .to_owned()
}
