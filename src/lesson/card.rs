//! What a node is worth at a step, and why.

use super::notated::named_side;
use super::projection::Projection;
use crate::language::Language;
use crate::score::{Bound, Player, ProofNumbers, Window};
use crate::trace::{BoundSource, CutReason, MadeCut, Phase, Seen};
use crate::tree::{Kind, NodeId};

/// A value as a node shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueText {
    /// The text: `+50`, `?`, `≧+300`, `≦+80`.
    pub plain: String,
    /// Whether the value may still change, or is only a bound.
    pub provisional: bool,
}

impl Projection<'_> {
    /// The value of a node as it is shown.
    #[must_use]
    pub fn value_text(&self, id: NodeId) -> ValueText {
        value_text(self, id)
    }

    /// What a node is worth, and why.
    #[must_use]
    pub fn card(&self, id: NodeId) -> Card {
        card(self, id)
    }
}

/// The value of a node as it is known now. From the step of its cut on, it is a bound.
fn value_text(seen: &Projection<'_>, node: NodeId) -> ValueText {
    value_text_at(seen, node, node)
}

/// The same as it is written at `viewer`: at the node itself, or at its parent.
fn value_text_at(seen: &Projection<'_>, node: NodeId, viewer: NodeId) -> ValueText {
    let phase = seen.phase(node);
    let Some(value) = seen.value(node).filter(|_| phase != Phase::Unvisited) else {
        return ValueText {
            plain: "?".to_owned(),
            provisional: true,
        };
    };
    // So far the value is what the best child says, and no more certain.
    let bound = seen.bound(node);
    let sign = seen.bound_sign(node, viewer);
    let number = if viewer == node {
        seen.number(node, value)
    } else {
        seen.number_for(node, viewer, value)
    };
    ValueText {
        plain: format!("{sign}{number}"),
        provisional: bound != Bound::Exact || phase == Phase::Open,
    }
}

/// A part of the "why".
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// A sentence.
    Text(String),
    /// A reason of a cut: one bound that suffices. A click goes to its ancestor, to the child that
    /// has set it, or to the step at which that was.
    Reason {
        /// The sentence.
        text: String,
        /// The numbers: "カ ≧ +300 ≧ +100 = オ".
        numbers: String,
        /// The reason.
        reason: CutReason,
        /// The step at which the bound was set.
        set_at: Option<usize>,
    },
    /// A sentence about another node; a click goes there.
    Link {
        /// The sentence.
        text: String,
        /// The node.
        node: NodeId,
    },
    /// `min(+100, +50) = +50`, in the colour of the player.
    Formula {
        /// The formula.
        text: String,
        /// Who chooses.
        player: Player,
    },
}

/// What a node is worth at a step, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// The node.
    pub node: NodeId,
    /// The node as a place.
    pub place: String,
    /// Whose turn it is.
    pub player: Player,
    /// How it looks.
    pub seen: Seen,
    /// Its value.
    pub value: ValueText,
    /// Its proof and disproof number, where the algorithm counts them.
    pub numbers: Option<ProofNumbers>,
    /// The window at the node, where the algorithm keeps one and the search is at the node.
    pub window: Option<Window>,
    /// Why.
    pub why: Vec<Part>,
}

/// What `node` is worth, and why.
fn card(seen: &Projection<'_>, node: NodeId) -> Card {
    let player = seen.weight(node).player;
    let root = seen.weight(NodeId::ROOT).player;
    let chooser = seen.algorithm.chooser(root, player);
    if seen.hides(node) && seen.phase(node) != Phase::Unvisited {
        return covered(seen, node, player);
    }
    let mut why = first_parts(seen, node, chooser);
    let read_here = seen.table_hit(node).is_none() && !seen.algorithm.proves();
    if let Some(text) = formula(seen, node, chooser).filter(|_| read_here) {
        why.push(Part::Formula {
            text,
            player: chooser,
        });
    }
    why.extend(super::asked::what_if(seen, node).map(Part::Text));
    why.extend(seen.cut_parts(node));
    why.extend(seen.equal_parts(node));
    let how = seen.seen(node);
    Card {
        node,
        place: seen.place(node),
        player,
        seen: how,
        value: value_text(seen, node),
        numbers: seen.proof_numbers(node),
        window: seen.window(node).filter(|_| how == Seen::Open),
        why,
    }
}

/// A node whose value is hidden: whose choice it is, and no more.
fn covered(seen: &Projection<'_>, node: NodeId, player: Player) -> Card {
    let ask = match (seen.language, player) {
        (Language::Ja, Player::Max) => "先手の番。値はいくつになるか。",
        (Language::Ja, Player::Min) => "後手の番。値はいくつになるか。",
        (Language::En, Player::Max) => "Black to move. What is it worth?",
        (Language::En, Player::Min) => "White to move. What is it worth?",
    };
    Card {
        node,
        place: seen.place(node),
        player,
        seen: seen.seen(node),
        value: value_text(seen, node),
        numbers: None,
        window: None,
        why: vec![Part::Text(ask.to_owned())],
    }
}

/// What the node is at first sight: whose choice, a leaf, or a value of the table; and why its move
/// is tried when it is tried.
fn first_parts(seen: &Projection<'_>, node: NodeId, chooser: Player) -> Vec<Part> {
    let how = seen.seen(node);
    let is_valued = matches!(how, Seen::Done | Seen::Earlier);
    let hit = seen.table_hit(node).filter(|_| is_valued);
    if let Some(parts) = seen.proof_parts(node) {
        return parts;
    }
    let mut parts = seen.candidate_parts(node);
    if hit.is_none() || how == Seen::Earlier {
        parts.push(Part::Text(status(seen, node, chooser)));
    }
    if let Some(hit) = hit {
        parts.extend(seen.table_parts(node, hit));
    }
    parts.extend(seen.why_there(node).map(Part::Text));
    parts
}

fn status(seen: &Projection<'_>, node: NodeId, chooser: Player) -> String {
    let language = seen.language;
    let weight = seen.weight(node);
    let side = named_side(weight.player, language);
    let best = seen.best(node).map(|best| seen.choice(best));
    if let (true, Some(best)) = (chooser != weight.player, &best) {
        return match language {
            Language::Ja => format!("{side}の番だが、「{best}」と指してくれるつもりでいる。"),
            Language::En => format!("{side} is to move, and is expected to help: {best}."),
        };
    }
    // A node that a table has valued at another visit was a leaf all the same.
    let ends = seen.seen(node) == Seen::Done && best.is_none();
    let kind = match seen.known_kind(node) {
        Kind::Inner if ends => Kind::Leaf,
        kind => kind,
    };
    match (seen.seen(node), kind, best, language) {
        (Seen::Pruned, kind, ..) => cut_status(seen, node, kind == Kind::Stub),
        (Seen::Unvisited, _, _, Language::Ja) => "まだ読んでいない。".to_owned(),
        (Seen::Unvisited, _, _, Language::En) => "Not read yet.".to_owned(),
        (Seen::Earlier, _, _, Language::Ja) => {
            "前に来たときの値。上の節を読み直している。".to_owned()
        }
        (Seen::Earlier, _, _, Language::En) => {
            "The value of an earlier visit: a node above is being read again.".to_owned()
        }
        (_, Kind::Decline, _, Language::Ja) => "ここで止まったときの値。".to_owned(),
        (_, Kind::Decline, _, Language::En) => "The value if it stops here.".to_owned(),
        (_, Kind::Leaf, _, _) => leaf_status(seen, node),
        (Seen::Unsettled, ..) => language
            .pick(
                "まだ証明も反証もされていない。",
                "Neither proven nor disproven yet.",
            )
            .to_owned(),
        (Seen::Open, _, None, Language::Ja) => format!("{side}の番。まだ値がない。"),
        (Seen::Open, _, None, Language::En) => format!("{side} to move; no value yet."),
        (Seen::Open, _, Some(best), Language::Ja) => {
            format!("{side}の番。今のところ「{best}」がいちばん良い。")
        }
        (Seen::Open, _, Some(best), Language::En) => {
            format!("{side} to move; so far {best} is the best.")
        }
        (Seen::Done, Kind::Inner, ..) if seen.bound(node) == weight.player.fail_low_bound() => {
            language
                .pick(
                    "どの手も上限か下限しか分からない。それで足りる。",
                    "Every move is only bounded, and that is enough to know.",
                )
                .to_owned()
        }
        (Seen::Done, _, best, Language::Ja) => {
            format!("{side}は「{}」を選ぶ。", best.unwrap_or_default())
        }
        (Seen::Done, _, best, Language::En) => {
            format!("{side} chooses: {}.", best.unwrap_or_default())
        }
    }
}

/// Of a branch that was cut away: what stays as it is, whatever the branch is worth. Only a bound that
/// was found in the tree keeps the value of the root; the question of a scout, and a window with which
/// the whole search was called, keep no more than the answer to them.
fn cut_status(seen: &Projection<'_>, node: NodeId, is_unread: bool) -> String {
    let cut = seen.made_cut(node);
    let stays = match cut.as_ref().and_then(|cut| cut.reasons.first()) {
        _ if cut.as_ref().is_some_and(MadeCut::keeps_root) => {
            ("根の値は変わらない", "the value of the root stays")
        }
        Some(CutReason {
            source: BoundSource::Scout(_),
            ..
        }) => ("偵察の答えは変わらない", "the answer to the scout stays"),
        Some(_) => (
            "この窓での答えは変わらない",
            "the answer within this window stays",
        ),
        None => (
            "ここで求める答えは変わらない",
            "what was asked here is answered",
        ),
    };
    match (is_unread, seen.language) {
        (true, Language::Ja) => format!(
            "枝刈りされて、まだ読んでいない。読んでも{}。右クリックで「もし読んだら?」。",
            stays.0
        ),
        (true, Language::En) => format!(
            "Cut away and unread: whatever it is worth, {}. A right click reads it: what if?",
            stays.1
        ),
        (false, Language::Ja) => format!("枝刈りされた。ここを調べても{}。", stays.0),
        (false, Language::En) => format!("Cut away: whatever it is worth, {}.", stays.1),
    }
}

/// Of a leaf: why the line ends there, and what its value is made of.
fn leaf_status(seen: &Projection<'_>, node: NodeId) -> String {
    let (tree, subject, language) = (seen.tree(), seen.subject, seen.language);
    let because = subject
        .line_end(tree, node)
        .map(|end| end.because(language));
    let text = match (because, language) {
        (None, Language::Ja) => "末端の値:これより先は読まない。".to_owned(),
        (None, Language::En) => "The value of a leaf: nothing is read beyond.".to_owned(),
        (Some(because), Language::Ja) => format!("末端の値:{because}。"),
        (Some(because), Language::En) => format!("The value of a leaf: {because}."),
    };
    let parts = subject.leaf_parts(tree, node, language);
    let player = seen.weight(node).player;
    let parts = parts.map(|parts| parts.written(seen.telling.notation, player));
    match (parts.map(|parts| parts.text(language)), language) {
        (None, _) => text,
        (Some(parts), Language::Ja) => format!("{text}{parts}。"),
        (Some(parts), Language::En) => {
            let rest = parts.strip_prefix("the ").unwrap_or(&parts);
            format!("{text} The {rest}.")
        }
    }
}

/// `min(+100, +50, ?) = +50`: what is known of the children, and what follows.
fn formula(seen: &Projection<'_>, node: NodeId, player: Player) -> Option<String> {
    const MOST: usize = 8;
    const NAMED: usize = 3;
    seen.value(node)?;
    let tree = seen.tree();
    let is_choice = |&child: &NodeId| !seen.is_no_choice(child);
    let children: Vec<_> = tree.children(node).filter(is_choice).collect();
    let decline = tree.decline(node).filter(is_choice);
    let count = children.len();
    if count == 0 {
        return None;
    }
    let function = if seen.wants_larger(node, player) {
        "max"
    } else {
        "min"
    };
    let term = |child: NodeId, named: bool| {
        let value = match seen.seen(child) {
            Seen::Pruned => "×".to_owned(),
            Seen::Earlier => "?".to_owned(),
            Seen::Unvisited | Seen::Open | Seen::Unsettled | Seen::Done => {
                value_text_at(seen, child, node).plain
            }
        };
        if named {
            format!("{} {value}", seen.choice(child))
        } else {
            value
        }
    };
    let terms: Vec<_> = match seen.best(node).filter(|_| count > MOST) {
        // Of many, the one that decides, the choice to stop, and how many others there are.
        Some(best) => {
            let stop = decline.filter(|&decline| decline != best);
            let others = count - 1 - usize::from(stop.is_some());
            let more = match seen.language {
                Language::Ja => format!("他{others}手"),
                Language::En => format!("{others} more"),
            };
            let named = [Some(best), stop].into_iter().flatten();
            named.map(|child| term(child, true)).chain([more]).collect()
        }
        None => children
            .into_iter()
            .map(|child| term(child, count <= NAMED))
            .collect(),
    };
    let value = value_text(seen, node);
    let relation = if seen.phase(node) == Phase::Open {
        "→"
    } else {
        "="
    };
    Some(format!(
        "{function}( {} ) {relation} {}",
        terms.join(" , "),
        value.plain
    ))
}
