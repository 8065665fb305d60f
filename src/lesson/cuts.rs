//! A cut in words: every bound that suffices, or, where there is no window, what was enough.

use super::card::Part;
use super::notated::named_side;
use super::projection::Projection;
use crate::language::Language;
use crate::score::Player;
use crate::trace::{BoundSource, CutBy, CutReason, MadeCut};
use crate::tree::NodeId;

impl Projection<'_> {
    /// The cut at a node, or the one that has cut it away, as far as it may be seen: a bound is a
    /// value of the node that has set it.
    #[must_use]
    pub fn made_cut(&self, id: NodeId) -> Option<MadeCut> {
        let mut cut = self.state.made_cut(id, self.timeline)?;
        if self.hides(cut.node) {
            return None;
        }
        cut.reasons.retain(|reason| !self.hides(reason.ancestor));
        Some(cut)
    }

    /// A bound that suffices for a cut in numbers: "カ ≧ +300 ≧ +100 = オ".
    #[must_use]
    pub fn cut_numbers(&self, cut: &MadeCut, reason: &CutReason) -> String {
        numbers(self, cut, reason)
    }

    /// What a node's card says of its cut.
    pub(super) fn cut_parts(&self, id: NodeId) -> Vec<Part> {
        let Some(cut) = self.made_cut(id) else {
            return Vec::new();
        };
        if cut.by != CutBy::Window {
            return vec![Part::Text(enough(self, &cut))];
        }
        let part = |reason: &CutReason| Part::Reason {
            text: reason_text(self, reason),
            numbers: numbers(self, &cut, reason),
            set_at: self.replay.trace().bound_set_at(reason, cut.step),
            reason: *reason,
        };
        cut.reasons.iter().map(part).collect()
    }
}

/// The numbers that are compared, as they are written at the node of the cut.
fn numbers(seen: &Projection<'_>, cut: &MadeCut, reason: &CutReason) -> String {
    let language = seen.language;
    let place = seen.place(cut.node);
    let mover = seen.weight(cut.node).player;
    let rises = seen.telling.notation.owner(mover, mover) == Player::Max;
    let sign = if rises { '≧' } else { '≦' };
    let value = cut.best.map(|(_, value)| seen.number(cut.node, value));
    let value = value.unwrap_or_default();
    let bound = seen.edge(cut.node, reason.bound);
    let from = match (reason.source, language) {
        (BoundSource::Child(child) | BoundSource::EarlierVisit(child), _) => seen.choice(child),
        (BoundSource::Scout(child), Language::Ja) => format!("{}への問い", seen.choice(child)),
        (BoundSource::Scout(child), Language::En) => {
            format!("the question about {}", seen.choice(child))
        }
        (BoundSource::Caller, Language::Ja) => "読み全体の窓".to_owned(),
        (BoundSource::Caller, Language::En) => "the window of the search".to_owned(),
    };
    format!("{place} {sign} {value} {sign} {bound} = {from}")
}

/// What was enough where no window has closed.
fn enough(seen: &Projection<'_>, cut: &MadeCut) -> String {
    let language = seen.language;
    let best = cut.best.map(|(best, _)| seen.choice(best));
    let best = best.unwrap_or_default();
    let attacks = seen.weight(cut.node).player == seen.weight(NodeId::ROOT).player;
    let at = seen.subject.at(seen.tree(), cut.node, language);
    match (cut.by, attacks, language) {
        (CutBy::Settled, true, Language::Ja) => format!(
            "{at}{best}で詰む。攻めの番では詰む手が一つあれば足りる(OR)。限界となる数はない。"
        ),
        (CutBy::Settled, true, Language::En) => format!(
            "{best} mates {at}: for the attacker one such move is enough (OR). No bound is needed."
        ),
        (CutBy::Settled, false, Language::Ja) => format!(
            "{at}{best}で逃れる。受けの番では逃れる手が一つあれば足りる(AND)。限界となる数はない。"
        ),
        (CutBy::Settled, false, Language::En) => format!(
            "{best} escapes {at}: for the defender one such answer is enough (AND). No bound is needed."
        ),
        (CutBy::Pass, _, Language::Ja) => {
            format!("{at}パスしても足りるので、指せばなおさら良いと見なした。")
        }
        (CutBy::Pass, _, Language::En) => {
            format!("Even passing is enough {at}, so a move is taken to be better still.")
        }
        (CutBy::Table | CutBy::Window, _, Language::Ja) => {
            format!("{at}分かっている値で足りたので、残りは読まれなかった。")
        }
        (CutBy::Table | CutBy::Window, _, Language::En) => {
            format!("What was known was enough {at}: the rest was not read.")
        }
    }
}

/// A bound in words: who has it, where, by what, and how far up that is.
fn reason_text(seen: &Projection<'_>, reason: &CutReason) -> String {
    let language = seen.language;
    let ancestor = seen.subject.at(seen.tree(), reason.ancestor, language);
    let child = reason.source.child().map(|child| seen.choice(child));
    let child = child.unwrap_or_default();
    let side = named_side(reason.player, language);
    let bound = seen.number(reason.ancestor, reason.bound);
    let known = seen.bound_words(reason.ancestor, reason.player, reason.bound);
    let kind = match (reason.is_deep(), language) {
        (false, Language::Ja) => "親の値",
        (true, Language::Ja) => "深い枝刈り",
        (false, Language::En) => "parent's bound",
        (true, Language::En) => "deep cut",
    };
    match (reason.source, language) {
        (BoundSource::Child(_), Language::Ja) => {
            format!("{ancestor}{side}は{child}の {bound} を持っている({known}、{kind})")
        }
        (BoundSource::Child(_), Language::En) => {
            format!("{ancestor}, {side} has {bound} by {child} ({known}, {kind})")
        }
        (BoundSource::EarlierVisit(_), Language::Ja) => {
            format!("{ancestor}{side}には{child}の {bound} があると、偵察で分かっている({known})")
        }
        (BoundSource::EarlierVisit(_), Language::En) => {
            format!("{ancestor}, the scout has shown that {child} gives {side} {bound} ({known})")
        }
        (BoundSource::Scout(_), Language::Ja) => {
            format!("{ancestor}は{child}が良いかどうかだけを尋ねている({known}、偵察の窓)")
        }
        (BoundSource::Scout(_), Language::En) => format!(
            "{ancestor}, the scout only asks whether {child} is better ({known}, the scout's window)"
        ),
        (BoundSource::Caller, Language::Ja) => {
            format!("読み全体が {known} の窓で始められた")
        }
        (BoundSource::Caller, Language::En) => {
            format!("the whole search was called with {known}")
        }
    }
}
