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
                old.clone_from(value);
                true
            }
            _ => false,
        },
        SetupChange::MoveChild { path, to } => {
            let Some((&from, above)) = path.split_last() else {
                return false;
            };
            let from = from as usize;
            let Some(above) = at(tree, above).filter(|above| from < above.children().len()) else {
                return false;
            };
            above.move_child(from, *to as usize);
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
    let players = tree.seats();
    // Chance does not change whose turn it is.
    let mut seat = *root as u8;
    let kept = names.iter().try_fold(&*tree, |branch, wanted| {
        seat = match branch {
            Branch::Chance(..) => seat,
            Branch::Turn(_, _, player) => *player % players,
            _ => (seat + 1) % players,
        };
        branch.children().iter().find(|child| child.name() == wanted)
    });
    let Some(kept) = kept.cloned() else {
        return false;
    };
    let others = players > 2 && seat > 0;
    (*tree, *root) = match kept {
        // Only two players are told apart by the root alone.
        Branch::Node(name, children) if others => {
            (Branch::Turn(name, children, seat + 1), Player::Max)
        }
        kept if seat == 0 || others => (kept, Player::Max),
        kept => (kept, Player::Min),
    };
    true
}

/// Whether a node of a tree has this name.
pub fn has_name(branch: &Branch, name: &str) -> bool {
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
    let children = branch.children();
    let first = tree.flat().first_child(id);
    let stood = |child: NodeId| (child.0 - first) as usize;
    let order_of: Vec<_> = order.children(tree, id).collect();
    let below =
        order_of.iter().map(|&child| reordered(&children[stood(child)], (tree, order), child));
    let mut now = branch.with(below.collect());
    if let (Branch::Chance(_, _, now), Some(odds)) = (&mut now, branch.odds()) {
        *now = order_of.iter().map(|&child| odds[stood(child)]).collect();
    }
    now
}
