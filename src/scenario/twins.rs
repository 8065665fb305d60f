//! The listings with a slip of a lesson.

use super::loaded::Loaded;
use super::proof::{Proof, labels};
use formats::nested_list;
use formats::sfen::{parse_sfen, to_sfen};
use games::diagram::Diagram;
use games::othello::OthelloPosition;
use listing::{ListingRun, Twin, TwinRun, TwinSubject};
use score::Player;
use subject::FieldError;
use tree::{NodeId, Tree};

/// Runs the listings of a lesson. Each must be about the position at its root.
pub(super) fn run_twins(loaded: &Loaded) -> Result<Vec<TwinRun>, FieldError> {
    let mut runs: Vec<TwinRun> = Vec::new();
    for (number, claim) in loaded.lesson.twins.iter().enumerate() {
        let within = |error: FieldError, field| error.field(field).item(number).field("twins");
        let twin = claim.id.parse::<Twin>();
        let twin = twin.map_err(|error| within(FieldError::new(error), "id"))?;
        if runs.iter().any(|run| run.twin == twin) {
            let error = FieldError::of(|texts| texts.lessons_files_twin_twice(twin.to_string()));
            return Err(within(error, "id"));
        }
        if !is_about(loaded, twin) {
            let error = FieldError::of(|texts| {
                texts.lessons_files_twin_elsewhere(twin.position(), twin.to_string())
            });
            return Err(within(error, "id"));
        }
        let lines = twin.lines().len();
        if !(1..=lines).contains(&claim.part_at) {
            let error = FieldError::of(|texts| {
                texts.lessons_files_twin_line(claim.part_at, lines, twin.to_string())
            });
            return Err(within(error, "part_at"));
        }
        let run = twin.run();
        runs.push(run.map_err(|what| within(FieldError::new(what), "id"))?);
    }
    Ok(runs)
}

/// Whether a listing is about the root position of a lesson, or about its tree.
fn is_about(loaded: &Loaded, twin: Twin) -> bool {
    match twin.subject() {
        TwinSubject::Shogi => {
            let own = parse_sfen(twin.position()).ok();
            // Ignores the move number.
            let pieces = |sfen: String| sfen.rsplit_once(' ').map(|(all, _)| all.to_owned());
            let root = loaded.position(NodeId::ROOT);
            root.zip(own).is_some_and(|(root, own)| pieces(to_sfen(&root)) == pieces(to_sfen(&own)))
        }
        TwinSubject::Othello => {
            let root = loaded.subject.othello();
            let root = root.map(|othello| othello.position(&loaded.tree, NodeId::ROOT).0);
            root.is_some() && root == twin.position().parse::<OthelloPosition>().ok()
        }
        TwinSubject::Diagram => {
            let own = nested_list::parse(twin.position()).ok();
            let own = own.and_then(|branch| Diagram::build(&branch, Player::Max).ok());
            own.is_some_and(|(own, _)| is_same_tree(&own, &loaded.tree))
        }
    }
}

/// Whether two trees have the same shape, the same sides to move and the same values.
fn is_same_tree(one: &Tree, other: &Tree) -> bool {
    let nodes = |tree: &Tree| -> Vec<_> {
        let ids = tree.ids();
        ids.map(|id| {
            let node = tree.node(id);
            (tree.parent(id), node.kind, node.player, node.value)
        })
        .collect()
    };
    one.len() == other.len() && nodes(one) == nodes(other)
}

/// Checks the lesson's claims about its listings against their runs.
pub(super) fn prove_twins(loaded: &Loaded) -> Vec<Proof> {
    let claims = loaded.lesson.twins.iter().zip(&*loaded.twins);
    let proofs = claims.flat_map(|(claim, run)| {
        let proof = |what: String, expected: Option<String>, actual: Option<String>| Proof {
            what: format!("{}: {what}", claim.id),
            expected: expected.unwrap_or_else(|| labels().promises_does_not_compile()),
            actual: actual.unwrap_or_else(|| labels().promises_does_not_compile()),
            to_horizon: None,
        };
        let returned = |run: &ListingRun| run.result.map(|value| value.to_string());
        let part = run
            .parting
            .map_or_else(|| labels().promises_never(), |parting| (parting.line + 1).to_string());
        [
            proof(
                labels().promises_right(),
                Some(claim.right.to_string()),
                returned(&run.corrected),
            ),
            proof(
                labels().promises_faulty(),
                claim.faulty.map(|value| value.to_string()),
                returned(&run.published),
            ),
            proof(labels().promises_part_at(), Some(claim.part_at.to_string()), Some(part)),
        ]
    });
    proofs.collect()
}
