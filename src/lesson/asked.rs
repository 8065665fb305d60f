//! What a person has asked for, beside what the search has found without it.

use super::projection::Projection;
use crate::language::Language;
use crate::score::Player;
use crate::tree::NodeId;

impl Projection<'_> {
    /// What follows from a node that was read on demand; none where nobody has asked.
    pub(crate) fn what_if(&self, node: NodeId) -> Option<String> {
        what_if(self, node)
    }
}

/// What follows from a node that was read on demand: whether it would have changed the value of the
/// node above; none where nobody has asked, or nothing is known yet.
fn what_if(seen: &Projection<'_>, node: NodeId) -> Option<String> {
    let language = seen.language();
    let plies = seen.asked(node)?;
    let value = seen.value(node)?;
    let parent = seen.tree().parent(node)?;
    let player = seen.weight(parent).player;
    let deep = match (plies, language) {
        (0, Language::Ja) => "あとから、水平線の先だけを読んだ。".to_owned(),
        (_, Language::Ja) => format!("あとから{plies}手読んだ。"),
        (0, Language::En) => "Read afterwards, beyond the horizon only. ".to_owned(),
        (1, Language::En) => "Read afterwards, 1 ply. ".to_owned(),
        (_, Language::En) => format!("Read afterwards, {plies} plies. "),
    };
    let Some(before) = seen.value(parent) else {
        return Some(deep);
    };
    let side = match player {
        Player::Max => language.pick("先手", "Black"),
        Player::Min => language.pick("後手", "White"),
    };
    let (value, old) = (seen.number(parent, value), seen.number(parent, before));
    let is_better = player.prefers(seen.value(node)?, before);
    let is_cut = seen.made_cut(parent).is_some_and(|cut| cut.keeps_root());
    let rest = match (is_better, is_cut, language) {
        (false, _, Language::Ja) => {
            format!("{value} は、上の局面の {old} より{side}にとって良くはない。")
        }
        (false, _, Language::En) => {
            format!("{value} is no better for {side} than the {old} of the position above.")
        }
        (true, true, Language::Ja) => format!(
            "{value} は、上の局面の {old} よりもさらに{side}に良い。それでも、そこを避ける手がもっと上にあるので、根の値は変わらない。"
        ),
        (true, true, Language::En) => format!(
            "{value} is better still for {side} than the {old} of the position above; but further above there is a move that avoids it, so the value of the root stays."
        ),
        (true, false, Language::Ja) => format!(
            "{value} は、上の局面の {old} より{side}に良い。深く読むと、選ぶ手が変わるかもしれない。"
        ),
        (true, false, Language::En) => format!(
            "{value} is better for {side} than the {old} of the position above: read deeper, the choice might change."
        ),
    };
    Some(deep + &rest)
}
