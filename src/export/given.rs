//! What is printed beside the tree of a lesson, so that questions and sheets about it can be answered.

use std::collections::{BTreeMap, HashMap};

use language::{Language, Words};
use lesson::Projection;
use picture::{Area, Picture, Shape};
use score::Player;
use search::Algorithm;
use session::Opened;
use subject::choice;
use trace::EventKind;
use tree::{Kind, NodeId};

/// What has to be known of a lesson beside its tree on a paper: the algorithm and who takes what, what is
/// known of nodes before the search, what pieces are worth, and the tree in words where the picture does
/// not show all of it.
pub(super) fn given(opened: &Opened, tree: Option<&(Picture, Area)>, in_order: bool) -> Vec<Words> {
    let seen = |language| opened.projection(language);
    let values = Words::if_any(|language| opened.loaded().subject.piece_values(language));
    let is_drawn = tree.is_none_or(|(picture, _)| shows_all(&seen(Language::Ja), picture));
    let in_words = (!is_drawn).then(|| {
        Words::in_each(|language| {
            language.texts().page_given_tree(in_words(&seen(language), NodeId::ROOT))
        })
    });
    let about = Words::in_each(|language| about(&seen(language), in_order));
    let known = [0, 1].map(|at| Words::if_any(|language| known(opened, language)[at].clone()));
    [Some(about)].into_iter().chain(known).chain([values, in_words]).flatten().collect()
}

/// What a lesson says of nodes before any search: their bounds, and how likely moves are the best.
pub(super) fn known(opened: &Opened, language: Language) -> [Option<String>; 2] {
    let (tree, loaded) = (opened.tree(), opened.loaded());
    let choice = |id, language| choice(&*loaded.subject, tree, id, language);
    let named = |name: &str| {
        let is_own = |id: &NodeId| Language::ALL.into_iter().any(|it| choice(*id, it) == name);
        tree.ids().find(is_own).map_or_else(|| name.to_owned(), |id| choice(id, language))
    };
    let listed =
        |nodes: Vec<String>| (!nodes.is_empty()).then(|| nodes.join(language.pick("、", ", ")));
    let bounds =
        loaded.lesson.bounds.iter().map(|(name, low, high)| {
            format!("{} [{}, {}]", named(name), low.shown(), high.shown())
        });
    let priors = loaded.lesson.priors.iter();
    let priors = priors.map(|(name, prior)| format!("{} {prior}", named(name)));
    let texts = language.texts();
    [
        listed(bounds.collect()).map(|nodes| texts.page_given_bounds(nodes)),
        listed(priors.collect()).map(|nodes| texts.page_given_priors(nodes)),
    ]
}

/// Whether a picture has the names of all nodes and the values of all leaves, if they have names.
fn shows_all(seen: &Projection<'_>, picture: &Picture) -> bool {
    if !seen.subject().names_nodes() {
        return true;
    }
    let plain = |text: &str| text.trim_start_matches('+').to_owned();
    let mut shown: BTreeMap<String, usize> = BTreeMap::new();
    for shape in &picture.shapes {
        if let Shape::Text { text, .. } = shape {
            for word in text.split_whitespace().map(plain).chain([plain(text)]) {
                *shown.entry(word).or_default() += 1;
            }
        }
    }
    let mut takes = |text: &str| {
        let left = shown.get_mut(&plain(text)).filter(|left| **left > 0);
        left.map(|left| *left -= 1).is_some()
    };
    seen.tree().ids().all(|id| {
        let node = seen.weight(id);
        takes(&seen.choice_alone(id))
            && (node.kind != Kind::Leaf || takes(&seen.number(id, node.value)))
    })
}

/// A tree below a node as people write it: `A (B (b1 +3, b2 +5), C +4)`.
fn in_words(seen: &Projection<'_>, node: NodeId) -> String {
    let odds = seen.odds_text(node).map(|odds| format!("{odds} × ")).unwrap_or_default();
    let name = format!("{odds}{}", seen.choice_alone(node));
    let children: Vec<_> = seen.tree().children(node).map(|child| in_words(seen, child)).collect();
    if children.is_empty() {
        return format!("{name} {}", seen.number(node, seen.weight(node).value));
    }
    format!("{name} ({})", children.join(seen.language().pick("、", ", ")))
}

/// The algorithm whose run pupils follow, who takes what, and in which order, as `in_order` says.
pub(super) fn about(seen: &Projection<'_>, in_order: bool) -> String {
    let texts = seen.language().texts();
    let (algorithm, language) = (seen.algorithm(), seen.language());
    let side = |player| seen.subject().side(player, language);
    if let Some(columns) = algorithm.columns() {
        let at_root = side(seen.tree().node(NodeId::ROOT).player);
        return (columns.words.about)(texts, &algorithm.name(language), &at_root);
    }
    // Estimates, payoffs of each player, wishes: nobody takes the smallest value.
    if algorithm.samples().is_some() || algorithm.shares() || algorithm == Algorithm::Wishful {
        return texts.page_about_alone(algorithm.name(language));
    }
    let named = |player, word: &str| {
        let name = side(player);
        if name == word { name } else { texts.page_handout_side(name, word) }
    };
    let (max, min) = (named(Player::Max, "MAX"), named(Player::Min, "MIN"));
    texts.page_handout_about(algorithm.name(language), in_order, max, min)
}

/// Whether each visit of a node reads its branches from left to right. Passes once through the run.
pub(super) fn is_in_order(opened: &Opened) -> bool {
    let (tree, trace) = (opened.tree(), opened.replay().trace());
    let mut last: HashMap<NodeId, NodeId> = HashMap::new();
    trace.records().iter().filter(|record| record.kind == EventKind::Enter).all(|record| {
        last.remove(&record.node);
        let above = tree.parent(record.node);
        let before = above.and_then(|above| last.insert(above, record.node));
        let place = |node| {
            let mut siblings = above.into_iter().flat_map(|above| tree.children(above));
            siblings.position(|child| child == node)
        };
        before.is_none_or(|before| place(before) <= place(record.node))
    })
}
