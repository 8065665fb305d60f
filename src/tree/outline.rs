//! The drawn part of a tree: folded branches are left out, and large numbers of siblings are
//! grouped.
//!
//! An outline is itself a tree in breadth-first order, so that layout and drawing treat it like the
//! whole one. Its places are *slots*; in the outline of a whole tree, slots are node numbers.

use std::collections::HashMap;

use super::{FlatView, NodeId, Tree};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    Node { id: NodeId, folded: bool },
    Group(Group),
}

/// Neighbouring siblings that are not drawn individually.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Group {
    pub first: NodeId,
    pub count: u32,
}

impl Group {
    pub fn ids(self) -> impl Iterator<Item = NodeId> {
        (self.first.0..self.first.0 + self.count).map(NodeId)
    }
}

/// Which children of a node are drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfold {
    Nothing,
    Everything,
    /// These, sorted; the others in groups.
    These(Vec<NodeId>),
    /// These, sorted; the others are omitted without a trace.
    Only(Vec<NodeId>),
}

/// The drawn part of a tree.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outline {
    part: Option<DrawnPart>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct DrawnPart {
    flat: FlatView,
    items: Vec<Item>,
    slots: HashMap<NodeId, u32>,
}

impl Outline {
    /// The whole tree, at no cost.
    pub const fn whole() -> Self {
        Self { part: None }
    }

    /// The part of `tree` selected by `unfold`, from the root on.
    pub fn of(tree: &Tree, mut unfold: impl FnMut(NodeId) -> Unfold) -> Self {
        let mut items = vec![Item::Node { id: NodeId::ROOT, folded: false }];
        let mut parents = vec![u32::MAX];
        let mut slots = HashMap::from([(NodeId::ROOT, 0)]);
        let mut next = 0;
        while next < items.len() {
            let slot = next as u32;
            next += 1;
            let Item::Node { id, .. } = items[slot as usize] else {
                continue;
            };
            let children = tree.flat().child_range(id);
            if children.is_empty() {
                continue;
            }
            let (drawn, is_all) = match unfold(id) {
                Unfold::Nothing => {
                    items[slot as usize] = Item::Node { id, folded: true };
                    continue;
                }
                Unfold::Everything => (children.clone().map(NodeId).collect(), true),
                Unfold::These(these) => (these, true),
                Unfold::Only(these) => (these, false),
            };
            let mut from = children.start;
            let ends = drawn.iter().map(|id| id.0).chain([children.end]);
            for end in ends {
                match end.saturating_sub(from) {
                    0 => {}
                    _ if !is_all => {}
                    1 => items.push(Item::Node { id: NodeId(from), folded: false }),
                    count => items.push(Item::Group(Group { first: NodeId(from), count })),
                }
                if end < children.end {
                    items.push(Item::Node { id: NodeId(end), folded: false });
                }
                from = end + 1;
            }
            for (slot_of, item) in items.iter().enumerate().skip(parents.len()) {
                parents.push(slot);
                if let Item::Node { id, .. } = item {
                    slots.insert(*id, slot_of as u32);
                }
            }
        }
        Self { part: Some(DrawnPart { flat: FlatView::of_parents(parents), items, slots }) }
    }

    /// Whether nothing is folded or grouped.
    pub fn is_whole(&self) -> bool {
        self.part.is_none()
    }

    /// The shape of the drawn part.
    pub fn flat<'a>(&'a self, tree: &'a Tree) -> &'a FlatView {
        match &self.part {
            None => tree.flat(),
            Some(part) => &part.flat,
        }
    }

    pub fn item(&self, slot: u32) -> Item {
        match &self.part {
            None => Item::Node { id: NodeId(slot), folded: false },
            Some(part) => part.items[slot as usize],
        }
    }

    /// The slot of a node; `None` if it is folded or in a group.
    pub fn slot(&self, id: NodeId) -> Option<u32> {
        match &self.part {
            None => Some(id.0),
            Some(part) => part.slots.get(&id).copied(),
        }
    }
}
