//! What happened in a step, in words.

use super::projection::Projection;
use crate::language::Language;
use crate::score::Player;
use crate::search::{Named, Secured, WordLevel};
use crate::trace::{EventKind, Phase, Seen, Step, StepDetail};
use crate::tree::{Kind, MoveCode, NodeId};

impl Projection<'_> {
    /// The sentence of the step.
    #[must_use]
    pub fn sentence(&self) -> String {
        explain(self, WordLevel::Sentence)
    }

    /// The words of the step at a level: a word, a sentence, or that and the reasoning. Where nothing
    /// has happened, or nothing may be told, they are the same at every level.
    #[must_use]
    pub fn words(&self, level: WordLevel) -> String {
        explain(self, level)
    }

    /// The variables of the pseudo-code.
    #[must_use]
    pub fn variables(&self) -> Vec<Variable> {
        variables(self)
    }

    /// What a screen reader says of a node.
    #[must_use]
    pub fn spoken_name(&self, id: NodeId) -> String {
        spoken_name(self, id)
    }
}

/// So many skipped moves are named; of more, the first and the number of the others.
const MOST_SKIPPED: usize = 4;

/// The step's numbers with the names of what it is about.
fn named<'s>(seen: &Projection<'_>, step: &'s Step) -> Named<'s> {
    let (replay, subject, language) = (seen.replay, seen.subject, seen.language);
    let tree = seen.tree();
    let choice = |node| seen.choice(node);
    let at = |node| subject.at(tree, node, language);
    let declines = |node: NodeId| tree.node(node).kind == Kind::Decline;
    let exits = step.kind == EventKind::Exit;
    let above = tree.parent(step.node).unwrap_or(step.node);
    Named {
        step,
        chooser: seen
            .algorithm
            .chooser(tree.node(NodeId::ROOT).player, step.player),
        root_player: tree.node(NodeId::ROOT).player,
        above: tree.node(above).player,
        to_horizon: seen.horizon_below(step.node),
        place: subject.place(tree, step.node, language),
        at: at(step.node),
        choice: choice(step.node),
        child: step.child.map(choice).unwrap_or_default(),
        before: step
            .before
            .map(|(node, _)| choice(node))
            .unwrap_or_default(),
        reason: step.reasons.first().map(|reason| {
            let child = reason.source.child().map(choice);
            (at(reason.ancestor), child.unwrap_or_default())
        }),
        secured: secured(seen, step),
        longer: (step.kind == EventKind::Enter)
            .then(|| subject.longer(tree, step.node))
            .flatten(),
        line_end: (step.kind == EventKind::Leaf)
            .then(|| subject.line_end(tree, step.node))
            .flatten(),
        leaf_sum: (step.kind == EventKind::Leaf)
            .then(|| subject.leaf_parts(tree, step.node, language))
            .flatten()
            .map(|parts| parts.written(seen.telling.notation, step.player)),
        other: match step.detail {
            StepDetail::Recalled {
                from: Some(from), ..
            } => at(from),
            StepDetail::Candidate {
                called_by: Some(by),
                ..
            } => choice(by),
            _ => String::new(),
        },
        proof: seen.proof_step(step),
        label: match step.detail {
            StepDetail::Term(term) => subject.term(term.term, language),
            StepDetail::Candidate { class, .. } => {
                subject.called_for(tree, step.node, class, language)
            }
            _ => String::new(),
        },
        skipped: skipped(seen, step),
        line: if exits {
            let line = replay.line(step.node).into_iter();
            line.map(choice).collect::<Vec<_>>().join(" → ")
        } else {
            String::new()
        },
        ties: if exits { ties(seen, step.node) } else { 0 },
        leaf_value: subject.leaf_value(language),
        is_root: step.node == NodeId::ROOT,
        is_leaf: tree.node(step.node).kind == Kind::Leaf,
        child_passes: step
            .child
            .is_some_and(|child| tree.node(child).mv == MoveCode::PASS),
        child_declines: step.child.is_some_and(declines),
        before_declines: step.before.is_some_and(|(node, _)| declines(node)),
        was_cut: replay.node(step.node).is_cut(),
        keeps_window: seen.algorithm.keeps_window(),
        notation: seen.telling.notation,
    }
}

/// Who is sure already of what a value that came back would have to beat.
fn secured(seen: &Projection<'_>, step: &Step) -> Option<Secured> {
    if !step.kind.comes_back() {
        return None;
    }
    let (ancestor, by) = seen.replay.secured_by(step.node, step.player)?;
    Some(Secured {
        at: seen.subject.at(seen.tree(), ancestor, seen.language),
        by: seen.choice(by),
        bound: step.window.of(step.player),
    })
}

/// The moves that were skipped, as a list.
fn skipped(seen: &Projection<'_>, step: &Step) -> String {
    let language = seen.language;
    let count = step.skipped.len();
    let most = if count > MOST_SKIPPED { 1 } else { count };
    let names: Vec<_> = step.skipped[..most]
        .iter()
        .map(|&node| seen.choice(node))
        .collect();
    let names = names.join(language.pick("・", ", "));
    match (count - most, language) {
        (0, _) => names,
        (more, Language::Ja) => names + "ほか" + &more.to_string() + "手",
        (more, Language::En) => names + " and " + &more.to_string() + " more",
    }
}

/// How many other moves are known to be worth just as much as the best one.
fn ties(seen: &Projection<'_>, node: NodeId) -> usize {
    let best = seen.replay.node(node);
    let tied = best.value().map(|value| seen.replay.worth(node, value));
    let others = tied.iter().flatten();
    others.filter(|&&child| Some(child) != best.best()).count()
}

/// The sentence of the step.
fn explain(seen: &Projection<'_>, level: WordLevel) -> String {
    let language = seen.language;
    match seen.replay.what_happened() {
        None if !seen.is_finished() && seen.last_step() == 0 => seen
            .subject
            .when_unfinished(language)
            .unwrap_or(if seen.tree().met_cap() {
                language.pick(
                    "未完成の木。節の数が上限に達したので、まだ何も読んでいない。「自分の局面」の頁で上限を上げるか、深さか読む手を減らす。",
                    "An unfinished tree: it has met the most nodes that it may have, so nothing has been read. Raise that cap on the page “Own position”, or ask for less depth or fewer moves.",
                )
            } else {
                language.pick(
                    "未完成の木。途中で止めたので、まだ何も読んでいない。もう一度育てるか、深さか読む手を減らす。",
                    "An unfinished tree: growing was stopped, so nothing has been read. Grow it again, or ask for less depth or fewer moves.",
                )
            })
            .to_owned(),
        None => language
            .pick(
                "まだ何も読んでいない。→ キーか「次へ」で一歩ずつ読む。",
                "Nothing has been read yet. Press → or “Next” to read one step.",
            )
            .to_owned(),
        Some(_) if seen.hidden.step => language
            .pick("何が起きるか、まだ伏せてある。", "What happens is still hidden.")
            .to_owned(),
        Some(step) => words(seen, &step, level),
    }
}

fn words(seen: &Projection<'_>, step: &Step, level: WordLevel) -> String {
    let language = seen.language;
    let sentence = seen.algorithm.words(&named(seen, step), level, language);
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
    pub name: String,
    /// Its value.
    pub value: String,
}

/// The variables of the pseudo-code.
fn variables(seen: &Projection<'_>) -> Vec<Variable> {
    let language = seen.language;
    let happened = seen.replay.what_happened();
    let Some(step) = happened.filter(|_| !seen.hidden.step) else {
        return Vec::new();
    };
    // A candidate is told where the search stands: at the node above it.
    let above = seen.tree().parent(step.node);
    let above = above.filter(|_| step.kind == EventKind::Candidate);
    let (node, player, window) = above.map_or((step.node, step.player, step.window), |above| {
        let player = seen.tree().node(above).player;
        (above, player, seen.replay.window(above))
    });
    let variable = |ja, en, value: String| Variable {
        name: language.pick(ja, en).to_owned(),
        value,
    };
    let mut variables = vec![
        variable(
            "局面",
            "position",
            seen.subject.place(seen.tree(), node, language),
        ),
        variable(
            "手番",
            "to move",
            match player {
                Player::Max => language.pick("先手 max", "Black, max").to_owned(),
                Player::Min => language.pick("後手 min", "White, min").to_owned(),
            },
        ),
    ];
    if seen.algorithm.keeps_window() {
        variables.extend(seen.window_variables(node, window));
    }
    variables.extend(seen.proof_variables(step.node));
    if let (true, Some(value)) = (step.kind.comes_back(), step.value) {
        variables.push(variable("値", "value", seen.number(step.node, value)));
    }
    if let Some(best) = seen.value(node) {
        variables.push(variable("最善", "best", seen.number(node, best)));
    }
    variables
}

/// What a screen reader says of a node: "MAX node エ, depth 1, value +120".
fn spoken_name(seen: &Projection<'_>, node: NodeId) -> String {
    let language = seen.language;
    let weight = seen.weight(node);
    let name = seen.choice(node);
    let player = match (weight.player, language) {
        (Player::Max, Language::Ja) => "先手 MAX の節",
        (Player::Min, Language::Ja) => "後手 MIN の節",
        (Player::Max, Language::En) => "MAX node",
        (Player::Min, Language::En) => "MIN node",
    };
    let value = || {
        let value = seen.value_text(node).plain;
        format!("{} {value}", language.pick("値", "value"))
    };
    let state = match seen.seen(node) {
        Seen::Pruned => language.pick("枝刈りされた", "cut away").to_owned(),
        Seen::Unvisited => language.pick("未到達", "not visited").to_owned(),
        Seen::Open | Seen::Unsettled if seen.algorithm.proves() => {
            language.pick("未決着", "not settled").to_owned()
        }
        Seen::Earlier => {
            let earlier = language.pick("前に読んだときの", "earlier");
            format!("{earlier}{}{}", language.pick("", " "), value())
        }
        Seen::Unsettled => language.pick("未決着", "not settled").to_owned(),
        Seen::Open | Seen::Done => match seen.window(node) {
            Some(window) if seen.phase(node) == Phase::Open => {
                format!("{}, {}", value(), seen.window_clause(node, window))
            }
            _ => value(),
        },
    };
    let state = match seen.proof_numbers(node) {
        Some(numbers) => seen.spoken_numbers(numbers) + &state,
        None => state,
    };
    let cut = spoken_cut(seen, node);
    match language {
        Language::Ja => format!("{player} {name}、深さ{}、{state}{cut}", weight.depth),
        Language::En => format!("{player} {name}, depth {}, {state}{cut}", weight.depth),
    }
}

/// Of the node where the search has just cut: every bound that suffices, in numbers.
fn spoken_cut(seen: &Projection<'_>, node: NodeId) -> String {
    let is_now = seen.kind() == Some(EventKind::Cut) && seen.here() == Some(node);
    let Some(cut) = seen.made_cut(node).filter(|_| is_now) else {
        return String::new();
    };
    let mut said = String::new();
    for reason in &cut.reasons {
        said += seen.language.pick("、", ", ");
        said += &seen.cut_numbers(&cut, reason);
    }
    said
}
