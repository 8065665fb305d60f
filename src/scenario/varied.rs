//! Applies a variation to the subject of a lesson.

use super::loaded::Loaded;
use super::variation::LessonVariation;
use super::when::{follow, missing};
use language::Language;
use search::Algorithm;
use subject::{FieldError, Segment, SetupChange, SubjectSetup};
use tree::{NodeId, Watch};

/// The number of nodes that suffice to see that a tree can be grown.
const PROBE: usize = 50;

impl LessonVariation {
    /// The changes, in order of application, each with its field.
    fn changes(&self, loaded: &Loaded) -> Result<Vec<(&'static str, SetupChange)>, FieldError> {
        let mut changes = vec![("back", SetupChange::TakeBack); self.back];
        let played = self.moves.iter().cloned().map(SetupChange::Play);
        changes.extend(played.map(|change| ("moves", change)));
        for (number, (path, value)) in self.leaves.iter().enumerate() {
            let path = child_numbers(loaded, path)
                .map_err(|error| error.item(0).item(number).field("leaves"))?;
            let value = value.clone();
            changes.push(("leaves", SetupChange::Leaf { path, value }));
        }
        changes.extend(self.root.map(|it| ("root", SetupChange::Root(it))));
        changes.extend(self.depth.map(|it| ("depth", SetupChange::Depth(it))));
        let values = self.values.clone();
        changes.extend(values.map(|it| ("values", SetupChange::Values(it))));
        changes.extend(self.leaf.map(|it| ("leaf", SetupChange::Leaves(it))));
        changes.extend(self.order.map(|it| ("order", SetupChange::Order(it))));
        let captures = self.captures;
        changes.extend(captures.map(|it| ("captures", SetupChange::Captures(it))));
        Ok(changes)
    }

    /// The varied subject, checked for `algorithm`.
    ///
    /// # Errors
    /// A change that the subject does not support or that is malformed, in its field.
    pub(super) fn of(
        &self,
        loaded: &Loaded,
        algorithm: Algorithm,
    ) -> Result<SubjectSetup, FieldError> {
        let mut subject = loaded.lesson.subject.clone();
        for (field, change) in self.changes(loaded)? {
            if !subject.change(&change) {
                let error = FieldError::of(|texts| texts.lessons_files_cannot_change(field));
                return Err(error.field(field));
            }
        }
        if algorithm.cuts() {
            subject.let_search_grow();
        }
        let shogi = loaded.shogi.as_ref().map(|it| it.before_root().1.len());
        let written = loaded.subject.written(&loaded.tree, NodeId::ROOT);
        let game = written.map(|game| game.moves.len());
        let before = shogi.or(game).unwrap_or(0).saturating_sub(self.back);
        let probe = subject.grow(algorithm, Watch::cap(PROBE));
        probe.map_err(|error| in_variation(&error, before))?;
        Ok(subject)
    }

    /// A short description of the changes.
    pub(super) fn name(&self, loaded: &Loaded) -> String {
        let changes = self.changes(loaded).unwrap_or_default().into_iter();
        let names: Vec<_> = changes.map(|(_, it)| it.name(Language::En)).collect();
        names.join(", ")
    }
}

/// Moves an error of the changed subject to the field of the variation that caused it; the first
/// `before` moves are the lesson's own.
fn in_variation(error: &FieldError, before: usize) -> FieldError {
    let same = FieldError::new(error.what.clone());
    let mut way = error.way();
    match (way.next(), way.next()) {
        (Some(Segment::Field("moves")), Some(Segment::Item(number))) if number >= before => {
            same.item(number - before).field("moves")
        }
        (Some(Segment::Field("values")), _) => same.field("values"),
        _ => same,
    }
}

/// The path to a node as child indices.
fn child_numbers(loaded: &Loaded, path: &[String]) -> Result<Vec<u32>, FieldError> {
    let (tree, subject) = (&loaded.tree, &*loaded.subject);
    let Some(node) = follow(tree, subject, path) else {
        let name = path.join("/");
        let error = FieldError::of(|texts| texts.lessons_files_no_node(&name));
        return Err(error.item(missing(tree, subject, path).unwrap_or(0)));
    };
    let way = tree.path(node);
    let steps = way.windows(2).map(|step| {
        let place = (0..).zip(tree.children(step[0]));
        let mut found = place.filter(|&(_, child)| child == step[1]);
        found.next().map_or(0, |(number, _)| number)
    });
    Ok(steps.collect())
}
