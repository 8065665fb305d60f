//! Finds nodes with equal positions, by hash.

use game::{Keyed, breath_at};
use tree::{Kind, NodeId, Packed, Tree};

/// Calls `tell` with every node accepted by `visits`, from the root on, and with the hash of its
/// position.
pub(super) fn walk_keys<G: Keyed<Move: Packed>>(
    game: &G,
    root: G::Position,
    tree: &Tree,
    visits: &dyn Fn(NodeId) -> bool,
    tell: &mut dyn FnMut(NodeId, u64),
) {
    let mut open = vec![(NodeId::ROOT, root)];
    while let Some((id, at)) = open.pop() {
        if !visits(id) {
            continue;
        }
        tell(id, game.key(&at));
        breath_at(id.index());
        for child in tree.children(id) {
            let node = tree.node(child);
            if node.kind == Kind::Decline || !visits(child) {
                continue;
            }
            if let Some(mv) = G::Move::unpack(node.mv) {
                open.push((child, game.after(&at, mv)));
            }
        }
    }
}
