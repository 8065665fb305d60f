//! Changes to a hand-written tree.

use super::change::SetupChange;
use games::diagram::{Branch, Diagram, names};
use score::Player;
use tree::{ChildOrder, NodeId, Tree};

/// Applies a change to a hand-written tree, whose nodes have names if it moves them; returns `false` if it concerns something else, or a
/// branch that does not exist.
pub(super) fn change_branch(change: &SetupChange, root: &mut Player, tree: &mut Branch) -> bool {
    match change {
        SetupChange::Leaf { path, value } => match at(tree, path) {
            Some(Branch::Leaf(_, old)) => {
                *old = *value;
                true
            }
            Some(Branch::Node(..)) | None => false,
        },
        SetupChange::MoveChild { path, to } => {
            let Some((&from, above)) = path.split_last() else {
                return false;
            };
            let Some(Branch::Node(_, children)) = at(tree, above) else {
                return false;
            };
            let (from, to) = (from as usize, (*to as usize).min(children.len() - 1));
            if from >= children.len() {
                return false;
            }
            let child = children.remove(from);
            children.insert(to, child);
            true
        }
        SetupChange::Arrange(arrangement) => {
            let Ok((grown, _)) = Diagram::build(tree, *root) else {
                return false;
            };
            let order = ChildOrder::of(&grown, *arrangement);
            *tree = reordered(tree, (&grown, &order), NodeId::ROOT);
            true
        }
        SetupChange::Root(player) => {
            *root = *player;
            true
        }
        SetupChange::Depth(_)
        | SetupChange::Values(_)
        | SetupChange::Leaves(_)
        | SetupChange::Order(_)
        | SetupChange::Captures(_)
        | SetupChange::Play(_)
        | SetupChange::TakeBack
        | SetupChange::Ours
        | SetupChange::Sampling(_)
        | SetupChange::After { .. } => false,
    }
}

/// Keeps only the branch at the end of a path of names; returns `false` if there is none.
pub(super) fn keep_branch(names: &[String], root: &mut Player, tree: &mut Branch) -> bool {
    let kept = names.iter().try_fold(&*tree, |branch, wanted| {
        branch.children().iter().find(|child| child.name() == wanted)
    });
    let Some(kept) = kept.cloned() else {
        return false;
    };
    *tree = kept;
    if names.len() % 2 == 1 {
        *root = root.other();
    }
    true
}

pub(super) fn has_name(branch: &Branch, name: &str) -> bool {
    branch.name() == name || branch.children().iter().any(|child| has_name(child, name))
}

/// The branch at the end of a path.
fn at<'b>(tree: &'b mut Branch, path: &[u32]) -> Option<&'b mut Branch> {
    path.iter().try_fold(tree, |branch, &number| branch.children_mut().get_mut(number as usize))
}

/// Gives nodes the names that they have by their places, so that they keep them when they are moved;
/// those that differ in Japanese are added to `japanese`.
pub(super) fn name_all(
    tree: &mut Branch,
    english: &[(String, String)],
    japanese: &mut Vec<(String, String)>,
) {
    let names = names(tree, english);
    let mut open = vec![tree];
    for name in names {
        let Some(branch) = open.pop() else { break };
        if name.is_given {
            if name.japanese != name.id {
                japanese.push((name.id.clone(), name.japanese));
            }
            *branch.name_mut() = name.id;
        }
        open.extend(branch.children_mut().iter_mut().rev());
    }
}

/// A copy of the branch with its children reordered.
fn reordered(branch: &Branch, (tree, order): (&Tree, &ChildOrder), id: NodeId) -> Branch {
    match branch {
        Branch::Leaf(..) => branch.clone(),
        Branch::Node(name, children) => {
            let first = tree.flat().first_child(id);
            let stood = |child: NodeId| &children[(child.0 - first) as usize];
            let below = order.children(tree, id);
            let below = below.map(|child| reordered(stood(child), (tree, order), child));
            Branch::Node(name.clone(), below.collect())
        }
    }
}
