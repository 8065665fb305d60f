//! Tidy layout of a tree, in linear time.
//!
//! Reingold & Tilford 1981 ("Tidier drawings of trees") in the linear-time form of Buchheim, Jünger
//! & Leipert 2002 ("Improving Walker's algorithm to run in linear time"), on the flat view and
//! without recursion: breadth-first numbers put every child after its parent, so the upward walk is
//! a loop downwards through the numbers. Siblings that are all leaves, the bulk of a wide tree, are
//! placed without comparing contours.
//!
//! # Complexity
//! O(n) time; 8 bytes per node are kept, and about 40 more are used while it runs (untouched, and
//! so never paged in, for the leaves of wide trees).

use super::{FlatView, NodeId, Outline, Tree};
use game::breath_at;

/// The distance between neighbouring siblings; the unit of positions.
pub const SIBLING_GAP: f64 = 1.0;
/// The distance between neighbours of one depth with different parents.
pub const COUSIN_GAP: f64 = 1.25;

/// The horizontal place of every node, in units of [`SIBLING_GAP`]; the depth gives the vertical
/// one.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    x: Vec<f64>,
    left: f64,
    right: f64,
}

impl Layout {
    pub fn of(flat: &FlatView) -> Self {
        TidyWalk::new(flat).run()
    }

    /// Lays out the part of `tree` that an outline shows.
    pub fn of_outline(outline: &Outline, tree: &Tree) -> Self {
        Self::of(outline.flat(tree))
    }

    /// The horizontal place of `id`.
    pub fn x(&self, id: NodeId) -> f64 {
        self.x[id.index()]
    }

    /// The horizontal place of a slot of the outline that was laid out.
    pub fn at(&self, slot: u32) -> f64 {
        self.x[slot as usize]
    }

    /// The places of all nodes, by number.
    pub fn xs(&self) -> &[f64] {
        &self.x
    }

    /// The leftmost and the rightmost place of any node.
    pub const fn extent(&self) -> (f64, f64) {
        (self.left, self.right)
    }

    /// Memory in bytes.
    pub fn memory(&self) -> usize {
        self.x.capacity() * 8
    }
}

/// The first walk of the algorithm and its tables, indexed by node.
///
/// In `thread` and `ancestor`, 0 means none and "itself": the root is neither.
struct TidyWalk<'f> {
    flat: &'f FlatView,
    /// The place relative to the parent's frame; before a node is placed, the middle of its
    /// children.
    prelim: Vec<f64>,
    /// The offset to add to every place below a node.
    modifier: Vec<f64>,
    shift: Vec<f64>,
    change: Vec<f64>,
    thread: Vec<u32>,
    ancestor: Vec<u32>,
}

impl<'f> TidyWalk<'f> {
    fn new(flat: &'f FlatView) -> Self {
        let count = flat.len();
        Self {
            flat,
            prelim: vec![0.0; count],
            modifier: vec![0.0; count],
            shift: vec![0.0; count],
            change: vec![0.0; count],
            thread: vec![0; count],
            ancestor: vec![0; count],
        }
    }

    fn run(mut self) -> Layout {
        for parent in (0..self.last_row()).rev() {
            breath_at(parent as usize);
            let children = self.flat.child_range(NodeId(parent));
            if children.is_empty() {
                continue;
            }
            if self.flat.first_child(NodeId(children.start))
                == self.flat.first_child(NodeId(children.end))
            {
                // Only the ends of such a row are compared; the rest is placed in the second walk.
                let width = f64::from(children.end - children.start - 1) * SIBLING_GAP;
                self.prelim[children.end as usize - 1] = width;
            } else {
                self.place(children.clone());
            }
            self.prelim[parent as usize] = f64::midpoint(
                self.prelim[children.start as usize],
                self.prelim[children.end as usize - 1],
            );
        }
        self.add_up()
    }

    /// The first node of the deepest row, which has no children.
    fn last_row(&self) -> u32 {
        self.flat.at_depth(self.flat.height()).start
    }

    /// Places siblings beside each other as closely as their subtrees allow.
    fn place(&mut self, children: std::ops::Range<u32>) {
        let first = children.start;
        let mut default_ancestor = first;
        for v in children.clone().skip(1) {
            let middle = self.prelim[v as usize];
            self.prelim[v as usize] = self.prelim[v as usize - 1] + SIBLING_GAP;
            if !self.flat.child_range(NodeId(v)).is_empty() {
                self.modifier[v as usize] = self.prelim[v as usize] - middle;
            }
            default_ancestor = self.apportion(v, first, default_ancestor);
        }
        let (mut shift, mut change) = (0.0, 0.0);
        for v in children.rev() {
            let v = v as usize;
            self.prelim[v] += shift;
            self.modifier[v] += shift;
            change += self.change[v];
            shift += self.shift[v] + change;
        }
    }

    fn next_left(&self, v: u32) -> Option<u32> {
        let children = self.flat.child_range(NodeId(v));
        if children.is_empty() { self.threaded(v) } else { Some(children.start) }
    }

    fn next_right(&self, v: u32) -> Option<u32> {
        let children = self.flat.child_range(NodeId(v));
        if children.is_empty() { self.threaded(v) } else { Some(children.end - 1) }
    }

    fn threaded(&self, v: u32) -> Option<u32> {
        Some(self.thread[v as usize]).filter(|&thread| thread != 0)
    }

    /// Moves the subtree of `v` right until it clears those of its left siblings.
    fn apportion(&mut self, v: u32, first: u32, mut default_ancestor: u32) -> u32 {
        // Contours: inside right (+, left edge of v), outside right, inside left, outside left.
        let (mut inside_right, mut outside_right) = (v, v);
        let (mut inside_left, mut outside_left) = (v - 1, first);
        let mut sum_inside_right = self.modifier[v as usize];
        let mut sum_outside_right = sum_inside_right;
        let mut sum_inside_left = self.modifier[inside_left as usize];
        let mut sum_outside_left = self.modifier[outside_left as usize];
        while let (Some(left), Some(right)) =
            (self.next_right(inside_left), self.next_left(inside_right))
        {
            inside_left = left;
            inside_right = right;
            // The outside contours are at least as deep as the inside ones.
            outside_left = self.next_left(outside_left).unwrap_or(left);
            outside_right = self.next_right(outside_right).unwrap_or(right);
            self.ancestor[outside_right as usize] = v;
            let shift = (self.prelim[left as usize] + sum_inside_left)
                - (self.prelim[right as usize] + sum_inside_right)
                + COUSIN_GAP;
            if shift > 0.0 {
                let from = self.sibling_above(left, v, first, default_ancestor);
                self.move_subtree(from, v, shift);
                sum_inside_right += shift;
                sum_outside_right += shift;
            }
            sum_inside_left += self.modifier[inside_left as usize];
            sum_inside_right += self.modifier[inside_right as usize];
            sum_outside_left += self.modifier[outside_left as usize];
            sum_outside_right += self.modifier[outside_right as usize];
        }
        if let Some(next) = self.next_right(inside_left)
            && self.next_right(outside_right).is_none()
        {
            self.thread[outside_right as usize] = next;
            self.modifier[outside_right as usize] += sum_inside_left - sum_outside_right;
        }
        if let Some(next) = self.next_left(inside_right)
            && self.next_left(outside_left).is_none()
        {
            self.thread[outside_left as usize] = next;
            self.modifier[outside_left as usize] += sum_inside_right - sum_outside_left;
            default_ancestor = v;
        }
        default_ancestor
    }

    /// The sibling left of `v` whose subtree contains `node`.
    fn sibling_above(&self, node: u32, v: u32, first: u32, default_ancestor: u32) -> u32 {
        let ancestor = match self.ancestor[node as usize] {
            0 => node,
            ancestor => ancestor,
        };
        if (first..v).contains(&ancestor) { ancestor } else { default_ancestor }
    }

    fn move_subtree(&mut self, from: u32, v: u32, shift: f64) {
        let share = shift / f64::from(v - from);
        self.change[v as usize] -= share;
        self.shift[v as usize] += shift;
        self.change[from as usize] += share;
        self.prelim[v as usize] += shift;
        self.modifier[v as usize] += shift;
    }

    /// The second walk: adds up the modifiers from the root.
    fn add_up(mut self) -> Layout {
        let (mut left, mut right) = (f64::MAX, f64::MIN);
        for parent in 0..self.last_row() {
            let children = self.flat.child_range(NodeId(parent));
            if children.is_empty() {
                continue;
            }
            let sum = self.modifier[parent as usize];
            let grandchildren = self.flat.first_child(NodeId(children.start))
                ..self.flat.first_child(NodeId(children.end));
            let span = children.start as usize..children.end as usize;
            let row = &mut self.prelim[span.clone()];
            if grandchildren.is_empty() {
                let first = row[0] + sum;
                // A 32-bit counter lets the compiler vectorize.
                for (i, x) in (0_i32..).zip(row) {
                    *x = first + f64::from(i) * SIBLING_GAP;
                }
            } else {
                for x in row {
                    *x += sum;
                }
            }
            left = left.min(self.prelim[span.start]);
            right = right.max(self.prelim[span.end - 1]);
            if !grandchildren.is_empty() {
                for child in children {
                    if !self.flat.child_range(NodeId(child)).is_empty() {
                        self.modifier[child as usize] += sum;
                    }
                }
            }
        }
        left = left.min(self.prelim[0]);
        right = right.max(self.prelim[0]);
        Layout { x: self.prelim, left, right }
    }
}
