//! Questions whose answers are taken from the run, and the promises that keep them true.

use crate::open::Opened;
use language::{Texts, Words, signed_outcome};
use scenario::{AskedForm, Claim, Promise, Question};
use subject::choice;
use tree::{Kind, NodeId};

score::named! {
    /// A question about the shown run.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum MadeQuestion {
        Value: make_question_value,
        /// The move to choose at the root.
        Best: make_question_best,
        /// How many leaves are evaluated.
        Leaves: make_question_leaves,
        /// Which leaves are never evaluated.
        Pruned: make_question_pruned,
        /// One whose words its author writes.
        Own: make_question_own,
    }
}

/// The most names that an answer lists.
const MOST_NAMES: usize = 12;

/// What the run found, as promises.
pub(super) fn promises(open: &Opened) -> Vec<Promise> {
    let end = open.end();
    let (tree, subject) = (open.tree(), &*open.loaded().subject);
    let root = end.node(NodeId::ROOT);
    let id = |node: &NodeId| subject.id(tree, *node);
    let line: Vec<_> = end.line(NodeId::ROOT).iter().map(id).collect();
    let cuts = open.algorithm().cuts();
    let pruned = end.unevaluated_leaves();
    let claims = [
        root.value().map(|value| Claim::Value(tree.outcome(value))),
        end.best(NodeId::ROOT).map(|best| Claim::Best(id(&best))),
        Some(Claim::Line(line)).filter(|_| open.algorithm().columns().is_none()),
        Some(Claim::Leaves(end.tally().leaves)),
        Some(Claim::Cutoffs(end.tally().cutoffs)).filter(|_| cuts),
        (cuts && pruned.len() <= MOST_NAMES)
            .then(|| Claim::Pruned(pruned.iter().map(id).collect())),
    ];
    claims.into_iter().flatten().map(|claim| promise(open, claim)).collect()
}

fn promise(open: &Opened, claim: Claim) -> Promise {
    Promise { of: open.algorithm().id().to_owned(), claim }
}

/// A question with the answer that the run gives; `None` if the run has none.
pub(super) fn question(open: &Opened, of: MadeQuestion) -> Option<(Question, Vec<Promise>)> {
    let end = open.end();
    let (tree, subject) = (open.tree(), &*open.loaded().subject);
    let root = end.node(NodeId::ROOT);
    let algorithm = open.algorithm();
    // In other trees a node is a move on a board, which has no name of its own.
    let nodes = |ids: Vec<String>| {
        if subject.names_nodes() { AskedForm::Nodes(ids) } else { AskedForm::Open }
    };
    let (ask, answer, asked, claim) = match of {
        MadeQuestion::Value => {
            let value = root.value()?;
            let number = signed_outcome(&tree.outcome(value));
            let asked = AskedForm::Number(tree.outcome(value));
            let claim = Some(Claim::Value(tree.outcome(value)));
            (Words::of(Texts::make_ask_value), Words::same(number), asked, claim)
        }
        MadeQuestion::Best => {
            let best = end.best(NodeId::ROOT)?;
            let told = |value| signed_outcome(&tree.outcome(value));
            let value = root.value().map_or_else(String::new, told);
            let answer = Words::in_each(|language| {
                let name = choice(subject, tree, best, language);
                language.texts().make_answer_best(name, &value)
            });
            let id = subject.id(tree, best);
            let asked = nodes(vec![id.clone()]);
            (Words::of(Texts::make_ask_best), answer, asked, Some(Claim::Best(id)))
        }
        MadeQuestion::Leaves => {
            let leaves = end.tally().leaves;
            let is_leaf = |id: &NodeId| tree.node(*id).kind == Kind::Leaf;
            let all = tree.ids().filter(is_leaf).count();
            (
                Words::in_each(|language| {
                    language.texts().make_ask_leaves(algorithm.name(language))
                }),
                Words::of(|texts| texts.make_answer_leaves(all, leaves)),
                i32::try_from(leaves)
                    .map_or(AskedForm::Open, |leaves| AskedForm::Number(leaves.into())),
                Some(Claim::Leaves(leaves)),
            )
        }
        MadeQuestion::Pruned => {
            let pruned = end.unevaluated_leaves();
            if !algorithm.cuts() || pruned.len() > MOST_NAMES {
                return None;
            }
            let ids: Vec<_> = pruned.iter().map(|&id| subject.id(tree, id)).collect();
            let answer = Words::in_each(|language| {
                let names = pruned.iter().map(|&id| choice(subject, tree, id, language));
                let names: Vec<_> = names.collect();
                if names.is_empty() {
                    language.texts().make_answer_none()
                } else {
                    names.join(language.texts().make_answer_comma().as_str())
                }
            });
            (
                Words::in_each(|language| {
                    language.texts().make_ask_pruned(algorithm.name(language))
                }),
                answer,
                nodes(ids.clone()),
                Some(Claim::Pruned(ids)),
            )
        }
        MadeQuestion::Own => {
            let words = (Words::of(Texts::make_ask_own), Words::of(Texts::make_answer_own));
            (words.0, words.1, AskedForm::Open, None)
        }
    };
    let question = Question { ask, answer, asked, tells: false };
    Some((question, claim.into_iter().map(|claim| promise(open, claim)).collect()))
}
