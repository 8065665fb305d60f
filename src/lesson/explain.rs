//! What happened in a step, in words.

use crate::language::{Language, signed};
use crate::score::{Bound, Player};
use crate::search::{Algorithm, Named};
use crate::subject::{Subject, choice};
use crate::trace::{EventKind, Phase, Replay, Seen, Step, WindowRule};
use crate::tree::{Kind, NodeId};

use super::card::value_text;

/// So many skipped moves are named; of more, the first and the number of the others.
const MOST_SKIPPED: usize = 4;

/// The step's numbers with the names of what it is about.
fn named<'s>(
    replay: &Replay,
    step: &'s Step,
    algorithm: Algorithm,
    subject: &dyn Subject,
    language: Language,
) -> Named<'s> {
    let tree = replay.tree();
    let choice = |node| choice(subject, tree, node, language);
    let place = |node| subject.place(tree, node, language);
    let separator = language.pick("・", ", ");
    let declines = |node: NodeId| tree.node(node).kind == Kind::Decline;
    Named {
        step,
        chooser: algorithm.chooser(tree.node(NodeId::ROOT).player, step.player),
        place: place(step.node),
        at: subject.at(tree, step.node, language),
        choice: choice(step.node),
        child: step.child.map(choice).unwrap_or_default(),
        before: step
            .before
            .map(|(node, _)| choice(node))
            .unwrap_or_default(),
        reason: step.reasons.first().map(|reason| {
            (
                subject.at(tree, reason.ancestor, language),
                choice(reason.set_by),
            )
        }),
        skipped: {
            let count = step.skipped.len();
            let most = if count > MOST_SKIPPED { 1 } else { count };
            let named: Vec<_> = step.skipped.iter().take(most).copied().collect();
            let mut names = named
                .into_iter()
                .map(choice)
                .collect::<Vec<_>>()
                .join(separator);
            match (count - most, language) {
                (0, _) => {}
                (more, Language::Ja) => names += &format!("ほか{more}手"),
                (more, Language::En) => names += &format!(" and {more} more"),
            }
            names
        },
        line: if step.kind == EventKind::Exit {
            let line = replay.line(step.node).into_iter();
            line.map(choice).collect::<Vec<_>>().join(" → ")
        } else {
            String::new()
        },
        ties: if step.kind == EventKind::Exit {
            let best = replay.node(step.node);
            let is_tie = |&child: &NodeId| {
                let state = replay.node(child);
                Some(child) != best.best()
                    && state.phase() == Phase::Done
                    && state.value() == best.value()
                    && state.bound() == Bound::Exact
            };
            tree.children(step.node).filter(is_tie).count()
        } else {
            0
        },
        leaf_value: subject.leaf_value(language),
        is_root: step.node == NodeId::ROOT,
        is_leaf: tree.node(step.node).kind == Kind::Leaf,
        child_declines: step.child.is_some_and(declines),
        before_declines: step.before.is_some_and(|(node, _)| declines(node)),
        was_cut: replay.node(step.node).is_cut(),
    }
}

/// The sentence of the step at which `replay` stands.
#[must_use]
pub fn explain(
    replay: &Replay,
    algorithm: Algorithm,
    subject: &dyn Subject,
    language: Language,
) -> String {
    match replay.what_happened() {
        None if !replay.trace().is_finished() => language
            .pick(
                "未完成の木。途中で止めたので、読んではいない。深さか読む手を減らすと最後まで育つ。",
                "An unfinished tree: growing was stopped, so nothing has been read. With less depth or fewer moves it grows to its end.",
            )
            .to_owned(),
        None => language
            .pick(
                "まだ何も読んでいない。→ キーか「次へ」で一歩ずつ読む。",
                "Nothing has been read yet. Press → or “Next” to read one step.",
            )
            .to_owned(),
        Some(step) => sentence(replay, &step, algorithm, subject, language),
    }
}

/// The sentence of a step that `replay` stands at.
#[must_use]
pub fn sentence(
    replay: &Replay,
    step: &Step,
    algorithm: Algorithm,
    subject: &dyn Subject,
    language: Language,
) -> String {
    let sentence = algorithm.sentence(&named(replay, step, algorithm, subject, language), language);
    // A sentence begins with a capital, but a name keeps its own letters.
    for (small, capital) in [
        ("at ", "At "),
        ("after ", "After "),
        ("in ", "In "),
        ("the ", "The "),
    ] {
        if let (Language::En, Some(rest)) = (language, sentence.strip_prefix(small)) {
            return format!("{capital}{rest}");
        }
    }
    sentence
}

/// A variable of the pseudo-code and its value at a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Its name.
    pub name: &'static str,
    /// Its value.
    pub value: String,
}

/// The variables of the pseudo-code at the step where `replay` stands.
#[must_use]
pub fn variables(
    replay: &Replay,
    algorithm: Algorithm,
    subject: &dyn Subject,
    language: Language,
) -> Vec<Variable> {
    let Some(step) = replay.what_happened() else {
        return Vec::new();
    };
    let tree = replay.tree();
    let mut variables = vec![
        Variable {
            name: language.pick("局面", "position"),
            value: subject.place(tree, step.node, language),
        },
        Variable {
            name: language.pick("手番", "to move"),
            value: match step.player {
                Player::Max => language.pick("先手 max", "Black, max").to_owned(),
                Player::Min => language.pick("後手 min", "White, min").to_owned(),
            },
        },
    ];
    if algorithm.window_rule() != WindowRule::None {
        variables.push(Variable {
            name: "α",
            value: signed(step.window.alpha).to_string(),
        });
        variables.push(Variable {
            name: "β",
            value: signed(step.window.beta).to_string(),
        });
    }
    let came_back = matches!(step.kind, EventKind::Improve | EventKind::Keep);
    if let (true, Some(value)) = (came_back, step.value) {
        variables.push(Variable {
            name: language.pick("値", "value"),
            value: signed(value).to_string(),
        });
    }
    if let Some(best) = replay.node(step.node).value() {
        variables.push(Variable {
            name: language.pick("最善", "best"),
            value: signed(best).to_string(),
        });
    }
    variables
}

/// What a screen reader says of a node: "MAX node エ, depth 1, value +120".
#[must_use]
pub fn spoken_name(
    replay: &Replay,
    subject: &dyn Subject,
    node: NodeId,
    language: Language,
) -> String {
    let tree = replay.tree();
    let weight = tree.node(node);
    let name = choice(subject, tree, node, language);
    let player = match (weight.player, language) {
        (Player::Max, Language::Ja) => "先手 MAX の節",
        (Player::Min, Language::Ja) => "後手 MIN の節",
        (Player::Max, Language::En) => "MAX node",
        (Player::Min, Language::En) => "MIN node",
    };
    let state = replay.node(node);
    let seen = match replay.seen(node) {
        Seen::Pruned => language.pick("枝刈りされた", "cut away").to_owned(),
        Seen::Unvisited => language.pick("未到達", "not visited").to_owned(),
        Seen::Open | Seen::Done => {
            let value = value_text(replay, node).plain;
            let window = replay.window(node);
            let open =
                replay.trace().window_rule() != WindowRule::None && state.phase() == Phase::Open;
            if open {
                format!(
                    "{} {value}, α {}, β {}",
                    language.pick("値", "value"),
                    signed(window.alpha),
                    signed(window.beta)
                )
            } else {
                format!("{} {value}", language.pick("値", "value"))
            }
        }
    };
    match language {
        Language::Ja => format!("{player} {name}、深さ{}、{seen}", weight.depth),
        Language::En => format!("{player} {name}, depth {}, {seen}", weight.depth),
    }
}
