//! Describes the differences between two versions of a subject.

use std::collections::HashMap;

use super::change::{LessonSetting, SetupChange};
use super::rearranged::name_all;
use super::registry::SubjectSetup;
use games::diagram::Branch;
use language::{Language, Words, signed_outcome};
use score::Outcome;

/// The most leaves or nodes named; the rest are counted.
const NAMED: usize = 6;

impl SubjectSetup {
    /// Describes how `after` differs from this: changed values and orders by node names, settings
    /// by old and new choice. The moves played before the root are taken from `changes`.
    pub fn differences(&self, after: &Self, changes: &[SetupChange]) -> Vec<Words> {
        let mut said = Vec::new();
        if let (
            Self::Diagram { tree, .. },
            Self::Diagram { tree: changed, english, japanese, .. },
        ) = (self, after)
        {
            said.extend(branches((tree, changed), english, japanese));
        }
        let (before, after) = (self.setup().settings(), after.setup().settings());
        for now in &after {
            let old = before.iter().find(|old| old.kind == now.kind);
            said.extend(old.and_then(|old| setting(old, now)));
        }
        let mut played: Vec<&SetupChange> = Vec::new();
        for change in changes {
            match (change, played.last()) {
                (SetupChange::TakeBack, Some(SetupChange::Play(_))) => {
                    played.pop();
                }
                (SetupChange::TakeBack | SetupChange::Play(_), _) => played.push(change),
                _ => {}
            }
        }
        said.extend(
            played.into_iter().map(|change| Words::in_each(|language| change.name(language))),
        );
        said
    }
}

/// Describes a setting whose choice has changed.
fn setting(old: &LessonSetting, now: &LessonSetting) -> Option<Words> {
    let choice = |of: &LessonSetting| of.choices.get(of.chosen?).cloned();
    let (old, now) = (choice(old), choice(now)?);
    (old.as_ref() != Some(&now)).then(|| {
        let is_root = matches!(now, SetupChange::Root(_));
        Words::in_each(|language| {
            let told = match &old {
                Some(old) => format!("{} → {}", old.name(language), now.name(language)),
                None => format!("→ {}", now.name(language)),
            };
            if is_root { language.for_lesson(&told) } else { told }
        })
    })
}

/// The leaves and the move orders of a hand-written tree, by node names.
#[derive(Default)]
struct NamedBranches {
    /// In tree order.
    leaves: Vec<(String, Outcome)>,
    orders: Vec<(String, Vec<String>)>,
}

impl NamedBranches {
    fn of(
        tree: &Branch,
        english: &[(String, String)],
        japanese: &mut Vec<(String, String)>,
    ) -> Self {
        let mut tree = tree.clone();
        name_all(&mut tree, english, japanese);
        let mut all = Self::default();
        all.add(&tree);
        all
    }

    fn add(&mut self, branch: &Branch) {
        match branch {
            Branch::Leaf(name, value) => self.leaves.push((name.clone(), value.clone())),
            Branch::Node(..) | Branch::Chance(..) | Branch::Turn(..) => {
                let names = branch.children().iter().map(|child| child.name().to_owned());
                self.orders.push((branch.name().to_owned(), names.collect()));
                for child in branch.children() {
                    self.add(child);
                }
            }
        }
    }
}

/// Describes leaves with changed values, and nodes with reordered children.
fn branches(
    (before, after): (&Branch, &Branch),
    english: &[(String, String)],
    japanese: &[(String, String)],
) -> Vec<Words> {
    let mut japanese = japanese.to_vec();
    let [before, after] =
        [before, after].map(|tree| NamedBranches::of(tree, english, &mut japanese));
    let called = |name: &String, language: Language| {
        let mut names = if language.is_english() { english } else { &japanese }.iter();
        let other = names.find(|(own, _)| own == name);
        other.map_or_else(|| name.clone(), |(_, other)| other.clone())
    };
    let values: HashMap<_, _> = after.leaves.iter().cloned().collect();
    let orders: HashMap<_, _> = after.orders.iter().cloned().collect();
    let leaves = before.leaves.iter().filter_map(|(name, old)| {
        let now = values.get(name).filter(|&now| now != old)?;
        let (old, now) = (signed_outcome(old), signed_outcome(now));
        Some(Words::in_each(|language| {
            let name = called(name, language);
            let texts = language.texts();
            texts.what_changed_leaf_value(name, &*now, &*old)
        }))
    });
    let nodes = before.orders.iter().filter_map(|(name, old)| {
        let now = orders.get(name).filter(|&now| now != old)?;
        Some(Words::in_each(|language| {
            let row = |names: &[String]| {
                let names = names.iter().map(|name| called(name, language));
                names.collect::<Vec<_>>().join(" ")
            };
            let (name, old, now) = (called(name, language), row(old), row(now));
            language.texts().what_changed_order(name, now, old)
        }))
    });
    let leaves =
        at_most(leaves.collect(), |more| Words::of(|texts| texts.what_changed_more_leaves(more)));
    let nodes =
        at_most(nodes.collect(), |more| Words::of(|texts| texts.what_changed_more_orders(more)));
    [leaves, nodes].concat()
}

/// The first ones, and the number of the rest.
fn at_most(mut all: Vec<Words>, say: impl Fn(usize) -> Words) -> Vec<Words> {
    if all.len() > NAMED {
        let more = all.split_off(NAMED).len();
        all.push(say(more));
    }
    all
}
