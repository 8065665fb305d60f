//! Which part of the tree is drawn: a small tree whole, a large one around the places that matter.
//!
//! The places of interest in a large tree are the path to the search, the best line so far, another
//! reader's line, the path to the selected node, and the nodes that the user has unfolded. Of many
//! siblings only those and the best few so far are drawn; the others are grouped.

use std::collections::HashSet;
use std::sync::{Arc, Weak};

use super::super::open::Opened;
use language::Language;
use lesson::Projection;
use score::{Player, Score};
use trace::{Phase, Replay};
use tree::{Group, Growth, Kind, NodeId, Outline, Tree, Unfold};

/// The most nodes of a tree that is drawn around the path of an iteration.
const PATH_IN: usize = 60;
/// Trees of at most this many nodes are drawn whole, unless the user asks for less.
const SMALL: usize = 250;
/// They are not drawn whole if any node has more moves than this.
const NARROW: usize = 14;
/// Up to this many siblings are drawn one by one.
const MANY: usize = 8;
/// Of more siblings, this many of the best so far are drawn, besides those of interest.
const BEST: usize = 3;
/// A click on a group shows this many of its nodes.
const MORE: u32 = 10;

/// What the user has folded and unfolded.
#[derive(Clone, Debug, Default)]
pub(super) struct Folds {
    /// Whether the whole tree is drawn; `None`: depends on its size.
    whole: Option<bool>,
    folded: HashSet<NodeId>,
    unfolded: HashSet<NodeId>,
    shown: HashSet<NodeId>,
    /// If given, only the branches below these nodes are drawn, at every step.
    only: Option<Vec<NodeId>>,
    /// The number of changes; see `has_changed`.
    version: u64,
    /// What was drawn last. As long as it is kept, no other tree can have the address of this one.
    drawn: Option<(u64, Weak<Tree>, bool, bool)>,
}

impl Folds {
    /// Whether the whole tree is drawn: a small one, unless the user asks for less or a mate in it
    /// has been proved.
    pub(super) fn is_whole(&self, open: &Opened) -> bool {
        !self.keeps_shape(open) && self.is_drawn_whole(open)
    }

    /// The same, for a tree whose shape need not be hidden.
    fn is_drawn_whole(&self, open: &Opened) -> bool {
        self.whole.filter(|_| !self.draws_part()).unwrap_or_else(|| {
            let tree = open.tree();
            if self.draws_proof(open) {
                return false;
            }
            let mut nodes = tree.ids();
            let is_narrow = |id| tree.children(id).len() <= NARROW;
            tree.len() <= SMALL && nodes.all(is_narrow)
        })
    }

    /// Whether the shape of the tree must be hidden beyond the search: the user is predicting, and
    /// the search grows the tree. In Fill in, users must see the branches to fill.
    fn keeps_shape(&self, open: &Opened) -> bool {
        let is_hidden = open.projection(Language::Ja).hides_future();
        is_hidden && self.only.is_none() && open.tree().growth() == Growth::Searched
    }

    /// Whether only the proof of a mate is drawn.
    fn draws_proof(&self, open: &Opened) -> bool {
        let is_free = self.whole.is_none() && self.only.is_none();
        is_free && open.projection(Language::Ja).has_mate_proof()
    }

    /// Draws only the branches below these nodes; `None`: the places of interest. Returns whether
    /// others are drawn now.
    pub(super) fn draw_only(&mut self, only: Option<Vec<NodeId>>) -> bool {
        let changes = self.only != only;
        if changes {
            self.only = only;
            self.version += 1;
        }
        changes
    }

    /// Whether only a given part is drawn, whatever the user asks for.
    pub(super) fn draws_part(&self) -> bool {
        self.only.is_some()
    }

    /// Carries the folds over to another tree; `same` maps nodes of the old tree to it.
    pub(super) fn follow(&mut self, same: impl Fn(NodeId) -> Option<NodeId>) {
        for nodes in [&mut self.folded, &mut self.unfolded, &mut self.shown] {
            *nodes = nodes.iter().filter_map(|&id| same(id)).collect();
        }
        self.version += 1;
    }

    /// Whether the tree or the folds have changed since the last call.
    pub(super) fn has_changed(&mut self, open: &Opened) -> bool {
        let proof = self.draws_proof(open);
        let secret = self.keeps_shape(open);
        let (version, tree) = (self.version, Arc::downgrade(open.tree()));
        let is_same = |(before, of, had_proof, was_secret): &(u64, Weak<Tree>, bool, bool)| {
            (*before, *had_proof, *was_secret) == (version, proof, secret) && of.ptr_eq(&tree)
        };
        let is_drawn = self.drawn.as_ref().is_some_and(is_same);
        self.drawn = Some((version, tree, proof, secret));
        !is_drawn
    }

    pub(super) fn unfold_to(&mut self, tree: &Tree, id: NodeId) {
        for above in tree.path(id) {
            if above != id && self.folded.remove(&above) {
                self.version += 1;
            }
        }
    }

    pub(super) fn unfold(&mut self, id: NodeId) {
        self.version += 1;
        self.unfolded.insert(id);
    }

    /// Switches between the whole tree and the places of interest.
    pub(super) fn toggle_whole(&mut self, open: &Opened) {
        self.whole = Some(!self.is_whole(open));
        self.version += 1;
    }

    /// Folds a node whose children are drawn; unfolds it if they are not.
    pub(super) fn toggle(&mut self, outline: &Outline, tree: &Tree, id: NodeId) {
        let is_drawn = |child: NodeId| outline.slot(child).is_some();
        self.version += 1;
        let unfolded = tree.children(id).any(is_drawn);
        if unfolded {
            self.folded.insert(id);
            self.unfolded.remove(&id);
        } else {
            self.folded.remove(&id);
            self.unfolded.insert(id);
        }
    }

    /// Draws some more nodes of a group one by one.
    pub(super) fn show(&mut self, group: Group) {
        let some = if group.count <= MORE + 2 { group.count } else { MORE };
        self.version += 1;
        self.shown.extend(group.ids().take(some as usize));
    }

    /// The part of the tree to draw.
    pub(super) fn outline(
        &self,
        open: &Opened,
        selection: Option<NodeId>,
        overlaid: &[NodeId],
    ) -> Outline {
        if self.keeps_shape(open) {
            return self.known_outline(open, selection, overlaid);
        }
        self.whole_outline(open, selection, overlaid)
    }

    /// The part of the tree that the search has reached by this step. If the search grows the tree,
    /// the shape of the rest would reveal the future.
    fn known_outline(
        &self,
        open: &Opened,
        selection: Option<NodeId>,
        overlaid: &[NodeId],
    ) -> Outline {
        let (tree, seen) = (open.tree(), open.projection(Language::Ja));
        let is_whole = self.whole.unwrap_or(false);
        let wanted = (!is_whole).then(|| self.whole_outline(open, selection, overlaid));
        let is_wanted = |id: NodeId| {
            let wanted = wanted.as_ref();
            wanted.is_none_or(|wanted| wanted.slot(id).is_some())
        };
        Outline::of(tree, |id| {
            let is_known = |child: &NodeId| seen.is_known(*child);
            let known: Vec<_> = tree.children(id).filter(is_known).collect();
            let is_few = known.len() <= MANY && !self.folded.contains(&id);
            let drawn = known.iter().copied().filter(|&child| is_wanted(child));
            let drawn: Vec<_> = drawn.collect();
            match (known.is_empty(), drawn.is_empty()) {
                (true, _) => Unfold::Only(Vec::new()),
                (false, true) => Unfold::Nothing,
                (false, false) if known.len() == tree.children(id).len() => Unfold::These(drawn),
                (false, false) if is_few => Unfold::Only(known),
                (false, false) => Unfold::Only(drawn),
            }
        })
    }

    fn whole_outline(
        &self,
        open: &Opened,
        selection: Option<NodeId>,
        overlaid: &[NodeId],
    ) -> Outline {
        let tree = open.tree();
        let part = self.only.as_ref().and_then(|only| only.first().copied());
        let part = part.filter(|&top| top != NodeId::ROOT);
        let is_path = self.only.is_some() && open.algorithm().samples().is_some();
        let is_wide = is_path && tree.len() > PATH_IN;
        if self.is_drawn_whole(open) && part.is_none() && !is_wide {
            if self.folded.is_empty() {
                return Outline::whole();
            }
            return Outline::of(tree, |id| {
                if self.folded.contains(&id) { Unfold::Nothing } else { Unfold::Everything }
            });
        }
        if let Some(only) = &self.only {
            // Draw the path to a part, and nothing beside it.
            let way = part.map_or_else(Vec::new, |top| tree.path(top));
            return Outline::of(tree, |id| {
                let next = way.iter().skip_while(|&&at| at != id).nth(1);
                if let Some(&next) = next {
                    Unfold::Only(vec![next])
                } else if only.contains(&id) && !self.folded.contains(&id) {
                    Unfold::Everything
                } else {
                    Unfold::Nothing
                }
            });
        }
        // The language does not matter here.
        let seen = &open.projection(Language::Ja);
        let mut interest = self.interest(open.replay(), seen, selection);
        let proof: HashSet<_> = match self.whole {
            None => seen.mate_proof().into_iter().collect(),
            Some(_) => HashSet::new(),
        };
        interest.extend(&proof);
        let attacker = tree.node(NodeId::ROOT).player;
        let passed = passed_lines(seen, &interest);
        interest.extend(&passed);
        if let Some(&last) = overlaid.last() {
            interest.extend(tree.path(last));
        }
        Outline::of(tree, |id| {
            let is_open = interest.contains(&id) || self.unfolded.contains(&id);
            if self.folded.contains(&id) || !is_open {
                Unfold::Nothing
            } else if proof.contains(&id)
                && tree.node(id).player == attacker
                && !self.unfolded.contains(&id)
            {
                // One answer is enough for the mating side.
                let is_drawn =
                    |child: &NodeId| interest.contains(child) || self.shown.contains(child);
                Unfold::These(tree.children(id).filter(is_drawn).collect())
            } else if tree.children(id).len() <= MANY {
                Unfold::Everything
            } else if passed.contains(&id) && !self.unfolded.contains(&id) {
                // After a pass, only the line that generates candidates matters.
                let children = tree.children(id);
                Unfold::These(children.filter(|child| interest.contains(child)).collect())
            } else {
                let root = tree.node(NodeId::ROOT).player;
                let chooser = open.algorithm().chooser(root, tree.node(id).player);
                Unfold::These(self.drawn(seen, id, chooser, &interest))
            }
        })
    }

    fn interest(
        &self,
        replay: &Replay,
        seen: &Projection<'_>,
        selection: Option<NodeId>,
    ) -> HashSet<NodeId> {
        let tree = replay.tree();
        let mut interest: HashSet<_> =
            tree.path(replay.cursor().unwrap_or(NodeId::ROOT)).into_iter().collect();
        interest.extend(seen.line());
        let child = replay.last_record().map(|record| record.node);
        // In Predict the child has come back, whatever else is covered.
        let is_covered = seen.hides_step() && !seen.hides_future();
        let child = child.filter(|_| seen.told_candidate().is_none() && !is_covered);
        let here = replay.cursor();
        // The node where a table value was found matters while it is shown.
        let source = |id| replay.notes(id)?.recalled?.1;
        let sources = [selection, here, child].map(|id| id.and_then(source));
        for id in [selection, child].into_iter().chain(sources).flatten() {
            interest.extend(tree.path(id));
        }
        for &id in &self.unfolded {
            interest.extend(tree.path(id));
        }
        interest
    }

    /// Of many children, those to draw one by one.
    fn drawn(
        &self,
        seen: &Projection<'_>,
        id: NodeId,
        player: Player,
        interest: &HashSet<NodeId>,
    ) -> Vec<NodeId> {
        let tree = seen.tree();
        let mut drawn = HashSet::new();
        let mut valued: Vec<(i64, NodeId)> = Vec::new();
        for child in tree.children(id) {
            let is_named = interest.contains(&child) || self.shown.contains(&child);
            let is_named = is_named || seen.is_called_for(child);
            if is_named || tree.node(child).kind == Kind::Decline {
                drawn.insert(child);
            }
            let value = seen.value(child).filter(|_| !seen.hides(id));
            if let (Phase::Done, Some(Score(value))) = (seen.phase(child), value) {
                valued.push((-i64::from(value) * i64::from(player.sign()), child));
            }
        }
        valued.sort_unstable();
        // A tree of one row has room for more.
        let best = if tree.flat().height() == 1 { 2 * BEST } else { BEST };
        drawn.extend(valued.into_iter().take(best).map(|(_, child)| child));
        drawn.extend(seen.best(id));
        // The rivals of the one that is read: their numbers say when it is left.
        drawn.extend(seen.most_promising(id, BEST));
        if drawn.len() < BEST {
            drawn.extend(tree.children(id).take(BEST));
        }
        let mut drawn: Vec<_> = drawn.into_iter().collect();
        drawn.sort_unstable();
        drawn
    }
}

/// The part of the tree drawn at the current step by default.
pub(crate) fn plain_outline(open: &Opened) -> Outline {
    Folds::default().outline(open, None, &[])
}

/// Passes at places of interest, and the lines that follow them: they matter while their candidates
/// are read.
fn passed_lines(seen: &Projection<'_>, interest: &HashSet<NodeId>) -> HashSet<NodeId> {
    let places = interest.iter();
    places.flat_map(|&id| seen.passed_line(id)).collect()
}
