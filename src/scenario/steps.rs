//! Finds the steps of a lesson's stops and promises in its runs.

use std::sync::Arc;

use super::claim::Claim;
use super::loaded::Loaded;
use super::node_table::TreeRun;
use super::root_claims;
use super::when::{follow, missing, step_of};
use formats::usi::parse_usi_move;
use games::shogi::setup::passed;
use language::{Texts, Words};
use search::{Algorithm, UnknownAlgorithm};
use subject::{FieldError, MAX_NODES, ShogiSubject, Subject};
use tree::{NodeId, Tree, Watch};

/// Finds the steps of the stops, which must be distinct steps of the run of the first algorithm.
/// With an unfinished tree, refuses only what no tree could have.
pub(super) fn find_stops(loaded: &mut Loaded) -> Result<(), FieldError> {
    let (tree, subject) = (Arc::clone(&loaded.tree), Arc::clone(&loaded.subject));
    let trace = Arc::clone(&loaded.main_run);
    let so_far = TreeSoFar::of(loaded);
    for (number, stop) in loaded.lesson.stops.iter().enumerate() {
        let when = stop.when();
        if !tree.is_finished() {
            let known = so_far.may_have(when.at).map_err(|error| error.field("at"));
            known.map_err(|error| error.item(number).field("stops"))?;
            continue;
        }
        let wrong = missing(&tree, &*subject, when.at);
        let refused = |what| {
            let error = in_field(wrong, FieldError::new(what));
            error.item(number).field("stops")
        };
        let step = step_of(&when, &trace, &tree, &*subject).map_err(|why| {
            refused(Words::in_each(|language| {
                language.texts().lessons_files_stop(why.get(language))
            }))
        })?;
        if loaded.stop_steps.contains(&step) {
            return Err(refused(Words::of(Texts::lessons_files_two_stops)));
        }
        loaded.stop_steps.push(step);
    }
    Ok(())
}

/// A tree that may not be fully grown.
struct TreeSoFar {
    tree: Arc<Tree>,
    subject: Arc<dyn Subject>,
    shogi: Option<Arc<dyn ShogiSubject>>,
}

impl TreeSoFar {
    fn of(loaded: &Loaded) -> Self {
        Self {
            tree: Arc::clone(&loaded.tree),
            subject: Arc::clone(&loaded.subject),
            shogi: loaded.shogi.clone(),
        }
    }

    /// Refuses a path that no tree of this position can have, because a name in it is not a legal
    /// move there.
    fn may_have(&self, path: &[String]) -> Result<(), FieldError> {
        let (tree, subject) = (&self.tree, &*self.subject);
        let grown = missing(tree, subject, path).unwrap_or(path.len());
        let (known, beyond) = path.split_at(grown);
        let node = follow(tree, subject, known);
        let Some(wrong) = node.and_then(|node| self.first_illegal(node, beyond)) else {
            return Ok(());
        };
        let path = path.join("/");
        Err(FieldError::of(|texts| texts.lessons_files_no_node(&path)).item(grown + wrong))
    }

    /// The index of the first of these moves below a node that is illegal.
    fn first_illegal(&self, node: NodeId, moves: &[String]) -> Option<usize> {
        if let Some(shogi) = &self.shogi {
            let mut at = shogi.position(&self.tree, node);
            return moves.iter().position(|name| match name.as_str() {
                "-" => false, // The choice to stop.
                "pass" => {
                    at = passed(&at);
                    false
                }
                name => match parse_usi_move(name, &at) {
                    Ok(mv) => {
                        at.do_move(mv);
                        false
                    }
                    Err(_) => true,
                },
            });
        }
        self.subject.first_illegal(&self.tree, node, moves)
    }
}

/// Places an error about a step at the field that names it; `wrong` is the index of the name in its
/// path that leads nowhere.
fn in_field(wrong: Option<usize>, error: FieldError) -> FieldError {
    match wrong {
        Some(number) => error.item(number).field("at"),
        None => error.field("on"),
    }
}

/// Checks that every promise is about an algorithm of the lesson and an existing node and step.
/// With an unfinished tree, refuses only what no tree could have.
pub(super) fn check_promises(loaded: &Loaded) -> Result<(), FieldError> {
    let mut runs: Vec<(Algorithm, TreeRun)> = Vec::new();
    let so_far = TreeSoFar::of(loaded);
    for (number, promise) in loaded.lesson.promises.iter().enumerate() {
        let within = |error: FieldError| error.item(number).field("promises");
        let algorithm: Algorithm = promise
            .of
            .parse()
            .map_err(|error: UnknownAlgorithm| within(FieldError::new(error).field("of")))?;
        if let Claim::With(variation, _) = &promise.claim {
            let subject = variation.of(loaded, algorithm);
            subject.map_err(|error| within(error.item(0).field("claim")))?;
            continue;
        }
        if !loaded.algorithms.contains(&algorithm) {
            let error = FieldError::of(|texts| texts.promises_other_algorithm(&promise.of));
            return Err(within(error.field("of")));
        }
        if promise.claim.needs_every_value() && (algorithm.cuts() || algorithm.columns().is_some())
        {
            let error = FieldError::of(|texts| texts.promises_cut_values(algorithm.to_string()));
            return Err(within(error.field("of")));
        }
        root_claims::check(&promise.claim, loaded).map_err(|error| within(error.field("claim")))?;
        let Some((when, path)) = promise.claim.at_step() else {
            continue;
        };
        if !loaded.tree.is_finished() {
            for (field, names) in [("at", when.at), ("path", path)] {
                let known = so_far.may_have(names).map_err(|error| error.field(field));
                known.map_err(|error| within(error.field("claim")))?;
            }
            continue;
        }
        if !runs.iter().any(|(of, _)| *of == algorithm) {
            let run = loaded.run(algorithm, Watch::cap(MAX_NODES));
            let run = run.map_err(|what| within(FieldError::new(what).field("of")))?;
            runs.push((algorithm, run));
        }
        let run = runs.iter().find(|(of, _)| *of == algorithm);
        let Some((_, run)) = run else { continue };
        check_claim(&promise.claim, run, loaded).map_err(|error| within(error.field("claim")))?;
    }
    Ok(())
}

fn check_claim(claim: &Claim, run: &TreeRun, loaded: &Loaded) -> Result<(), FieldError> {
    let Some((when, path)) = claim.at_step() else {
        return Ok(());
    };
    let (tree, trace, subject) = (&run.tree, &run.trace, &*loaded.subject);
    step_of(&when, trace, tree, subject).map_err(|why| {
        let error = FieldError::new(Words::in_each(|language| {
            language.texts().promises_step(why.get(language))
        }));
        in_field(missing(tree, subject, when.at), error)
    })?;
    if let Some(number) = missing(tree, subject, path) {
        let error = FieldError::of(|texts| texts.promises_no_node(path.join("/")));
        return Err(error.item(number).field("path"));
    }
    Ok(())
}
