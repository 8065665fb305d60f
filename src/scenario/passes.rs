//! Promises about passes and the candidates that they trigger.

use super::claim::Claim;
use super::labels::labels;
use super::when::follow;
use subject::Subject;
use trace::Replay;
use tree::NodeId;

/// Checks a claim of this kind at the end of the run; empty strings for other claims.
pub(super) fn hold(
    claim: &Claim,
    replay: &Replay,
    subject: &dyn Subject,
) -> (String, String, String) {
    let tree = &**replay.tree();
    let id = |node: NodeId| subject.id(tree, node);
    let ids = |nodes: &[NodeId]| nodes.iter().map(|&node| id(node)).collect::<Vec<_>>();
    let or = |found: Option<Vec<String>>, none: String| found.map_or(none, |moves| moves.join(" "));
    let sorted = |mut moves: Vec<String>| {
        moves.sort_unstable();
        moves
    };
    match claim {
        Claim::LineBelow { path, line } => {
            let found = follow(tree, subject, path).map(|node| ids(&replay.line(node)));
            (
                labels().promises_line_below(path.join("/")),
                line.join(" "),
                or(found, labels().promises_no_such_node()),
            )
        }
        Claim::Candidates { path, moves } => {
            let is_one = |child: &NodeId| {
                let notes = replay.notes(*child);
                notes.is_some_and(|notes| notes.candidate.is_some())
            };
            let found = follow(tree, subject, path)
                .map(|node| sorted(tree.children(node).filter(is_one).map(id).collect()));
            (
                labels().promises_candidates_at(path.join("/")),
                sorted(moves.clone()).join(" "),
                or(found, labels().promises_no_such_node()),
            )
        }
        Claim::CalledBy { path, by } => {
            let caller = follow(tree, subject, path).and_then(|node| replay.called_by(node));
            let way = caller.map(|caller| ids(&tree.path(caller)[1..]));
            (
                labels().promises_called_for(path.join("/")),
                by.join(" "),
                or(way, labels().promises_nothing()),
            )
        }
        _ => Default::default(),
    }
}
