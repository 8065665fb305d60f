//! Steps named by their events.

use std::fmt;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use language::{Language, Words};
use subject::{Subject, choice};
use trace::{EventKind, NamedStep, Trace};
use tree::{NodeId, Tree};

/// The event of a step that a lesson names: `start`, `cut`, `exit` …
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Occasion {
    /// Step 0, before any event.
    #[default]
    Start,
    Event(EventKind),
}

const NAMES: [&str; 1 + EventKind::ALL.len()] = {
    let mut names = ["start"; 1 + EventKind::ALL.len()];
    let mut index = 0;
    while index < EventKind::ALL.len() {
        names[index + 1] = EventKind::ALL[index].id();
        index += 1;
    }
    names
};

impl Occasion {
    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Event(kind) => kind.id(),
        }
    }

    fn of_name(name: &str) -> Option<Self> {
        if name == "start" {
            return Some(Self::Start);
        }
        let kind = EventKind::ALL.into_iter().find(|kind| kind.id() == name);
        kind.map(Self::Event)
    }
}

impl Serialize for Occasion {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let name = self.name();
        let index = (0..).zip(NAMES).find(|(_, other)| *other == name);
        serializer.serialize_unit_variant("Occasion", index.map_or(0, |(index, _)| index), name)
    }
}

impl<'de> Deserialize<'de> for Occasion {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Named;

        impl Visitor<'_> for Named {
            type Value = Occasion;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "one of {}", NAMES.join(", "))
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<Occasion, E> {
                Occasion::of_name(name).ok_or_else(|| E::unknown_variant(name, &NAMES))
            }
        }

        deserializer.deserialize_identifier(Named)
    }
}

/// The name of a step in a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct When<'a> {
    pub(super) on: Occasion,
    pub(super) at: &'a [String],
    pub(super) nth: u32,
}

/// The node at the end of a path of names from the root; in a diagram, a name alone suffices if it
/// is unique.
pub(super) fn follow(tree: &Tree, subject: &dyn Subject, path: &[String]) -> Option<NodeId> {
    let step = |at: NodeId, name: &String| {
        let exactly = tree.children(at).find(|&child| subject.id(tree, child) == *name);
        exactly.or_else(|| tree.children(at).find(|&child| subject.is_called(tree, child, name)))
    };
    let found = path.iter().try_fold(NodeId::ROOT, step);
    match path {
        [name] if found.is_none() && subject.names_nodes() => only(tree, subject, name),
        _ => found,
    }
}

/// The index of the first name of a path that leads nowhere; `None` if the node exists.
pub(super) fn missing(tree: &Tree, subject: &dyn Subject, path: &[String]) -> Option<usize> {
    follow(tree, subject, path).is_none().then(|| {
        let is_there = |end: &usize| follow(tree, subject, &path[..*end]).is_some();
        (1..=path.len()).take_while(is_there).count()
    })
}

/// The node with this name, if it is unique.
fn only(tree: &Tree, subject: &dyn Subject, name: &str) -> Option<NodeId> {
    let alone = |is_it: &dyn Fn(NodeId) -> bool| {
        let mut named = tree.ids().filter(|&node| is_it(node));
        let first = named.next()?;
        named.next().is_none().then_some(first)
    };
    let exactly = alone(&|node| subject.id(tree, node) == name);
    exactly.or_else(|| alone(&|node| subject.is_called(tree, node, name)))
}

/// The shortest path by which [`follow`] finds a node.
fn path_to(tree: &Tree, subject: &dyn Subject, node: NodeId) -> Vec<String> {
    let name = subject.id(tree, node);
    if node != NodeId::ROOT && subject.names_nodes() {
        let short = vec![name];
        if follow(tree, subject, &short) == Some(node) {
            return short;
        }
    }
    let way = tree.path(node);
    way[1..].iter().map(|&at| subject.id(tree, at)).collect()
}

/// The step of a run that a lesson refers to.
///
/// # Errors
/// A message, if there is no such node, or the event does not occur there.
pub(super) fn step_of(
    when: &When<'_>,
    trace: &Trace,
    tree: &Tree,
    subject: &dyn Subject,
) -> Result<usize, Words> {
    let Occasion::Event(kind) = when.on else {
        return Ok(0);
    };
    let path = when.at.join("/");
    let node = follow(tree, subject, when.at)
        .ok_or_else(|| Words::of(|texts| texts.lessons_files_no_node(&path)))?;
    let name = NamedStep { kind, node, nth: when.nth };
    trace.step_of(name).ok_or_else(|| {
        let (on, nth) = (when.on.name(), when.nth);
        Words::of(|texts| texts.lessons_files_no_such_step(nth, on, &path))
    })
}

/// The name of a step of a run: the event, the node, and the occurrence.
pub fn name_of(
    step: usize,
    trace: &Trace,
    tree: &Tree,
    subject: &dyn Subject,
) -> (Occasion, Vec<String>, u32) {
    trace.name_of(step).map_or((Occasion::Start, Vec::new(), 1), |name| {
        let path = path_to(tree, subject, name.node);
        (Occasion::Event(name.kind), path, name.nth)
    })
}

/// Parses a step given in one word: `cut:イ/カ`, or `enter:エ#2` for the second time; the root is
/// `exit:`, the beginning `start`.
///
/// # Errors
/// A message: what was found, and what was expected.
pub fn step_named(
    name: &str,
    trace: &Trace,
    tree: &Tree,
    subject: &dyn Subject,
) -> Result<usize, Words> {
    let unknown = || Words::of(|texts| texts.lessons_files_bad_step(name));
    let (on, place) = name.split_once(':').unwrap_or((name, ""));
    let (path, nth) = match place.rsplit_once('#') {
        Some((path, nth)) => (path, nth.parse().map_err(|_| unknown())?),
        None => (place, 1),
    };
    let at: Vec<_> = path.split('/').filter(|part| !part.is_empty()).map(str::to_owned).collect();
    let when = When { on: Occasion::of_name(on).ok_or_else(unknown)?, at: &at, nth };
    step_of(&when, trace, tree, subject)
}

/// The node that a path names: `イ/カ`, `7g7f/3c3d`; nothing or `root` for the root. In a diagram, a
/// name alone suffices.
pub fn node_named(path: &str, tree: &Tree, subject: &dyn Subject) -> Result<NodeId, Words> {
    let parts = path.split('/').filter(|part| !matches!(*part, "" | "root"));
    let at: Vec<_> = parts.map(str::to_owned).collect();
    let in_english = || {
        let is_it = |&id: &NodeId| subject.place(tree, id, Language::En) == path;
        tree.ids().filter(|_| subject.names_nodes()).find(is_it)
    };
    let is_called = |id: NodeId, name: &str| {
        let mut names =
            Language::ALL.map(|language| choice(subject, tree, id, language)).into_iter();
        names.any(|called| called.trim_start_matches(['▲', '△']) == name)
    };
    let by_names = || {
        at.iter().try_fold(NodeId::ROOT, |node, name| {
            tree.children(node).find(|&child| is_called(child, name))
        })
    };
    let found = follow(tree, subject, &at).or_else(in_english).or_else(by_names);
    found.ok_or_else(|| Words::of(|texts| texts.lessons_files_no_node(path)))
}

pub(super) const fn once() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
pub(super) const fn is_once(nth: &u32) -> bool {
    *nth == 1
}
