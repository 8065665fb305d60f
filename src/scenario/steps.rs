//! The steps that a lesson is about: where its stops and promises stand in its runs.

use std::sync::Arc;

use super::loaded::Loaded;
use super::run::TreeRun;
use super::schema::Claim;
use super::when::{When, missing, name_of, step_of};
use crate::language::Words;
use crate::search::{Algorithm, UnknownAlgorithm};
use crate::subject::{FieldError, MAX_NODES};
use crate::tree::Watch;

/// Finds the steps of the stops, which must be in the run of the first algorithm, no two at one.
/// Numbers of version 1 become names.
pub(super) fn find_stops(loaded: &mut Loaded) -> Result<(), FieldError> {
    let (tree, subject) = (Arc::clone(&loaded.tree), Arc::clone(&loaded.subject));
    let trace = Arc::clone(&loaded.main_run);
    for (number, stop) in loaded.lesson.stops.iter_mut().enumerate() {
        let when = stop.when();
        let wrong = missing(&tree, &*subject, when.at);
        let refused = |ja, en| {
            let error = in_field(&when, wrong, FieldError::new(ja, en));
            error.item(number).field("stops")
        };
        let step = step_of(&when, &trace, &tree, &*subject).map_err(|Words { ja, en }| {
            refused(format!("見どころ: {ja}"), format!("a stop: {en}"))
        })?;
        if loaded.stop_steps.contains(&step) {
            return Err(refused(
                "同じステップに見どころが二つある".to_owned(),
                "two stops are at one step".to_owned(),
            ));
        }
        loaded.stop_steps.push(step);
        if stop.step.take().is_some() {
            (stop.on, stop.at, stop.nth) = name_of(step, &trace, &tree, &*subject);
        }
    }
    Ok(())
}

/// An error about a step, at the field that names it; `wrong` is the name in its path that leads
/// nowhere.
fn in_field(when: &When<'_>, wrong: Option<usize>, error: FieldError) -> FieldError {
    match (when.step, wrong) {
        (Some(_), _) => error.field("step"),
        (None, Some(number)) => error.item(number).field("at"),
        (None, None) => error.field("on"),
    }
}

/// Every promise must be about an algorithm of the lesson, and a node and a step that exist.
/// Numbers of version 1 become names.
pub(super) fn check_promises(loaded: &mut Loaded) -> Result<(), FieldError> {
    let mut promises = std::mem::take(&mut loaded.lesson.promises);
    let mut runs: Vec<(Algorithm, TreeRun)> = Vec::new();
    for (number, promise) in promises.iter_mut().enumerate() {
        let within = |error: FieldError| error.item(number).field("promises");
        let algorithm: Algorithm = promise
            .of
            .parse()
            .map_err(|error: UnknownAlgorithm| within(FieldError::said(&error).field("of")))?;
        if !loaded.algorithms.contains(&algorithm) {
            let error = FieldError::new(
                format!("約束の「{}」はこの課題の読み方にない", promise.of),
                format!(
                    "a promise is about '{}', which is not among the lesson's algorithms",
                    promise.of
                ),
            );
            return Err(within(error.field("of")));
        }
        if promise.claim.needs_every_value() && (algorithm.cuts() || algorithm.proves()) {
            let error = FieldError::new(
                format!("{algorithm} は枝を刈り、すべての手の値は知らないので、これは約束できない"),
                format!(
                    "a promise is about the values of all moves, and {algorithm} cuts moves off before \
                     it knows them; expected minimax"
                ),
            );
            return Err(within(error.field("of")));
        }
        if let Claim::Fact(fact) = &promise.claim {
            fact.hold().map_err(|error| within(error.field("claim")))?;
        }
        if promise.claim.when().is_none() {
            continue;
        }
        if !runs.iter().any(|(of, _)| *of == algorithm) {
            let run = loaded.run(algorithm, Watch::cap(MAX_NODES));
            let run =
                run.map_err(|Words { ja, en }| within(FieldError::new(ja, en).field("of")))?;
            runs.push((algorithm, run));
        }
        let run = runs.iter().find(|(of, _)| *of == algorithm);
        let Some((_, run)) = run else { continue };
        check_claim(&mut promise.claim, run, loaded)
            .map_err(|error| within(error.field("claim")))?;
    }
    loaded.lesson.promises = promises;
    Ok(())
}

fn check_claim(claim: &mut Claim, run: &TreeRun, loaded: &Loaded) -> Result<(), FieldError> {
    let Some(when) = claim.when() else {
        return Ok(());
    };
    let (tree, trace, subject) = (&run.tree, &run.trace, &*loaded.subject);
    let found = step_of(&when, trace, tree, subject).map_err(|Words { ja, en }| {
        let error = FieldError::new(format!("約束: {ja}"), format!("a promise: {en}"));
        in_field(&when, missing(tree, subject, when.at), error)
    })?;
    let Some(path) = claim.path() else {
        return Ok(());
    };
    if let Some(number) = missing(tree, subject, path) {
        let error = FieldError::new(
            format!("約束の /{} という節はない", path.join("/")),
            format!(
                "a promise is about /{}, and there is no such node",
                path.join("/")
            ),
        );
        return Err(error.item(number).field("path"));
    }
    if let Claim::ValueAt {
        on, at, nth, step, ..
    }
    | Claim::CutAt {
        on, at, nth, step, ..
    } = claim
        && step.take().is_some()
    {
        (*on, *at, *nth) = name_of(found, trace, tree, subject);
    }
    Ok(())
}
