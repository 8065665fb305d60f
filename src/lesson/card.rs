//! What a node is worth at a step, and why.

use crate::language::{Language, signed};
use crate::score::{Bound, Player, Score, Window};
use crate::search::Algorithm;
use crate::subject::{Subject, choice};
use crate::trace::{CutReason, Phase, Replay, Seen, WindowRule};
use crate::tree::{Kind, NodeId};

/// A value as a node shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueText {
    /// The text: `+50`, `?`, `≧+300`, `≦+80`.
    pub plain: String,
    /// Whether the value may still change, or is only a bound.
    pub provisional: bool,
}

/// The value of a node as it is known now. From the step of its cut on, it is a bound.
#[must_use]
pub fn value_text(replay: &Replay, node: NodeId) -> ValueText {
    let state = replay.node(node);
    let player = replay.tree().node(node).player;
    let Some(value) = state.value().filter(|_| state.phase() != Phase::Unvisited) else {
        return ValueText {
            plain: "?".to_owned(),
            provisional: true,
        };
    };
    let bound = match (state.phase(), state.is_cut()) {
        (Phase::Open, true) => player.assuring(),
        // So far the value is what the best child says, and no more certain.
        (Phase::Open, false) => state
            .best()
            .map_or(Bound::Exact, |best| replay.node(best).bound()),
        _ => state.bound(),
    };
    let sign = match bound {
        Bound::Exact => "",
        Bound::AtLeast => "≧",
        Bound::AtMost => "≦",
    };
    ValueText {
        plain: format!("{sign}{}", signed(value)),
        provisional: bound != Bound::Exact || state.phase() == Phase::Open,
    }
}

/// A part of the "why".
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// A sentence.
    Text(String),
    /// A reason of a cut; a click goes to its ancestor.
    Reason {
        /// The sentence.
        text: String,
        /// The reason.
        reason: CutReason,
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
    /// The window at the node, where the algorithm keeps one and the search is at the node.
    pub window: Option<Window>,
    /// Why.
    pub why: Vec<Part>,
}

/// What `node` is worth at the step where `replay` stands, and why.
///
/// `cut_reasons` are the reasons of the cut at `node`, or of the cut that pruned it, read off the
/// replay at the step of that cut.
#[must_use]
pub fn card(
    replay: &Replay,
    algorithm: Algorithm,
    subject: &dyn Subject,
    node: NodeId,
    cut_reasons: &[CutReason],
    language: Language,
) -> Card {
    let tree = replay.tree();
    let seen = replay.seen(node);
    let player = tree.node(node).player;
    let has_window = algorithm.window_rule() != WindowRule::None && seen == Seen::Open;
    let chooser = algorithm.chooser(tree.node(NodeId::ROOT).player, player);
    let mut why = vec![Part::Text(status(replay, subject, node, chooser, language))];
    if let Some(text) = formula(replay, subject, node, chooser, language) {
        why.push(Part::Formula {
            text,
            player: chooser,
        });
    }
    for reason in cut_reasons {
        why.push(Part::Reason {
            text: reason_text(replay, subject, reason, language),
            reason: *reason,
        });
    }
    Card {
        node,
        place: match tree.node(node).kind {
            Kind::Decline => choice(subject, tree, node, language),
            _ => subject.place(tree, node, language),
        },
        player,
        seen,
        value: value_text(replay, node),
        window: has_window.then(|| replay.inner_window(node)),
        why,
    }
}

fn side(player: Player, language: Language) -> &'static str {
    match player {
        Player::Max => language.pick("先手", "Black"),
        Player::Min => language.pick("後手", "White"),
    }
}

fn status(
    replay: &Replay,
    subject: &dyn Subject,
    node: NodeId,
    chooser: Player,
    language: Language,
) -> String {
    let tree = replay.tree();
    let weight = tree.node(node);
    let state = replay.node(node);
    let side = side(weight.player, language);
    let best = state
        .best()
        .map(|best| choice(subject, tree, best, language));
    if let (true, Some(best)) = (chooser != weight.player, &best) {
        return match language {
            Language::Ja => format!("{side}の番だが、「{best}」と指してくれるつもりでいる。"),
            Language::En => format!("{side} is to move, and is expected to help: {best}."),
        };
    }
    match (replay.seen(node), weight.kind, best, language) {
        (Seen::Pruned, _, _, Language::Ja) => {
            "枝刈りされた。ここを調べても根の値は変わらない。".to_owned()
        }
        (Seen::Pruned, _, _, Language::En) => {
            "Cut away: whatever it is worth, the value of the root stays.".to_owned()
        }
        (Seen::Unvisited, _, _, Language::Ja) => "まだ読んでいない。".to_owned(),
        (Seen::Unvisited, _, _, Language::En) => "Not read yet.".to_owned(),
        (_, Kind::Decline, _, Language::Ja) => "ここで止まったときの値。".to_owned(),
        (_, Kind::Decline, _, Language::En) => "The value if it stops here.".to_owned(),
        (_, Kind::Leaf, _, Language::Ja) => "末端の値:これより先は読まない。".to_owned(),
        (_, Kind::Leaf, _, Language::En) => {
            "The value of a leaf: nothing is read beyond.".to_owned()
        }
        (Seen::Open, _, None, Language::Ja) => format!("{side}の番。まだ値がない。"),
        (Seen::Open, _, None, Language::En) => format!("{side} to move; no value yet."),
        (Seen::Open, _, Some(best), Language::Ja) => {
            format!("{side}の番。今のところ「{best}」がいちばん良い。")
        }
        (Seen::Open, _, Some(best), Language::En) => {
            format!("{side} to move; so far {best} is the best.")
        }
        (Seen::Done, Kind::Inner, ..) if state.bound() == weight.player.hollow() => language
            .pick(
                "どの手も上限か下限しか分からない。それで足りる。",
                "Every move is only bounded, and that is enough to know.",
            )
            .to_owned(),
        (Seen::Done, _, best, Language::Ja) => {
            format!("{side}は「{}」を選ぶ。", best.unwrap_or_default())
        }
        (Seen::Done, _, best, Language::En) => {
            format!("{side} chooses: {}.", best.unwrap_or_default())
        }
    }
}

/// `min(+100, +50, ?) = +50`: what is known of the children, and what follows.
fn formula(
    replay: &Replay,
    subject: &dyn Subject,
    node: NodeId,
    player: Player,
    language: Language,
) -> Option<String> {
    const MOST: usize = 8;
    const NAMED: usize = 3;
    let state = replay.node(node);
    state.value()?;
    let tree = replay.tree();
    let children = tree.children(node);
    let decline = tree.decline(node);
    let count = children.len();
    if count == 0 {
        return None;
    }
    let function = match player {
        Player::Max => "max",
        Player::Min => "min",
    };
    let term = |child: NodeId, named: bool| {
        let value = match replay.seen(child) {
            Seen::Pruned => "×".to_owned(),
            _ => value_text(replay, child).plain,
        };
        if named {
            format!("{} {value}", choice(subject, tree, child, language))
        } else {
            value
        }
    };
    let terms: Vec<_> = match state.best().filter(|_| count > MOST) {
        // Of many, the one that decides, the choice to stop, and how many others there are.
        Some(best) => {
            let stop = decline.filter(|&decline| decline != best);
            let others = count - 1 - usize::from(stop.is_some());
            let more = match language {
                Language::Ja => format!("他{others}手"),
                Language::En => format!("{others} more"),
            };
            let named = [Some(best), stop].into_iter().flatten();
            named.map(|child| term(child, true)).chain([more]).collect()
        }
        None => children.map(|child| term(child, count <= NAMED)).collect(),
    };
    let value = value_text(replay, node);
    let relation = if state.phase() == Phase::Open {
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

fn reason_text(
    replay: &Replay,
    subject: &dyn Subject,
    reason: &CutReason,
    language: Language,
) -> String {
    let tree = replay.tree();
    let ancestor = subject.at(tree, reason.ancestor, language);
    let set_by = choice(subject, tree, reason.set_by, language);
    let side = side(reason.player, language);
    let bound: Score = reason.bound;
    let bound = signed(bound);
    let letter = match reason.player {
        Player::Max => "α",
        Player::Min => "β",
    };
    let kind = match (reason.is_deep(), language) {
        (false, Language::Ja) => "親の値",
        (true, Language::Ja) => "深い枝刈り",
        (false, Language::En) => "parent's bound",
        (true, Language::En) => "deep cut",
    };
    match language {
        Language::Ja => {
            format!("{ancestor}{side}は{set_by}の {bound} を持っている({letter} = {bound}、{kind})")
        }
        Language::En => {
            format!("{ancestor}, {side} has {bound} by {set_by} ({letter} = {bound}, {kind})")
        }
    }
}
