//! Which part of the tree is drawn: all of a small one, of a large one what matters at this step.
//!
//! A large tree is drawn around the places of interest: the way to where the search stands, the
//! best line so far, the line of another reader, the way to the selected node, and what the person
//! has unfolded. Of many siblings only those are drawn, and the best few so far; the others stand in groups.

use std::collections::HashSet;
use std::sync::Arc;

use super::super::open::Opened;
use crate::language::Language;
use crate::lesson::Projection;
use crate::score::{Player, Score};
use crate::trace::{Phase, Replay};
use crate::tree::{Group, Growth, Kind, NodeId, Outline, Tree, Unfold};

/// Trees of at most so many nodes are drawn whole, unless the person asks for less.
const SMALL: usize = 250;
/// So are those in which every node has at most so many moves.
const NARROW: usize = 14;
/// So many siblings are drawn one by one.
const MANY: usize = 8;
/// Of more, so many of the best so far, besides those of interest.
const BEST: usize = 3;
/// A click on a group shows so many of its nodes.
const MORE: u32 = 10;

/// What the person has folded, unfolded and asked to see.
#[derive(Clone, Debug, Default)]
pub(super) struct Folds {
    /// Whether the whole tree is drawn; none: as its size suggests.
    whole: Option<bool>,
    folded: HashSet<NodeId>,
    unfolded: HashSet<NodeId>,
    shown: HashSet<NodeId>,
    /// If given, just the branches below these nodes are drawn, whatever the run does.
    only: Option<Vec<NodeId>>,
    /// Counts the changes, and which of them was drawn last, for which tree.
    version: u64,
    drawn: Option<(u64, *const Tree, bool, bool)>,
}

impl Folds {
    /// Whether the whole tree is drawn: a small one, unless the person asks for less, but for one in
    /// which a mate has been proven.
    pub(super) fn is_whole(&self, open: &Opened) -> bool {
        !self.keeps_shape(open) && self.is_drawn_whole(open)
    }

    /// The same of a tree whose shape is no secret.
    fn is_drawn_whole(&self, open: &Opened) -> bool {
        self.whole.unwrap_or_else(|| {
            let tree = open.tree();
            if self.draws_proof(open) {
                return false;
            }
            let mut nodes = tree.ids();
            let is_narrow = |id| tree.children(id).len() <= NARROW;
            tree.len() <= SMALL && nodes.all(is_narrow)
        })
    }

    /// Whether the shape of the tree is told no further than the search has come: what happens next
    /// is being predicted, and the search grows the tree. Who is to fill in branches has to see them.
    fn keeps_shape(&self, open: &Opened) -> bool {
        let is_hidden = open.projection(Language::Ja).hides_future();
        is_hidden && self.only.is_none() && open.tree().growth() == Growth::Searched
    }

    /// Whether the proof of a mate is drawn, and nothing else.
    fn draws_proof(&self, open: &Opened) -> bool {
        let is_free = self.whole.is_none() && self.only.is_none();
        is_free && open.projection(Language::Ja).has_mate_proof()
    }

    /// Draws just the branches below these nodes; none: what matters.
    pub(super) fn draw_only(&mut self, only: Option<Vec<NodeId>>) {
        if self.only != only {
            self.only = only;
            self.version += 1;
        }
    }

    /// Another tree is drawn: `same` finds the nodes of the last one in it.
    pub(super) fn follow(&mut self, same: impl Fn(NodeId) -> Option<NodeId>) {
        for nodes in [&mut self.folded, &mut self.unfolded, &mut self.shown] {
            *nodes = nodes.iter().filter_map(|&id| same(id)).collect();
        }
        self.version += 1;
    }

    /// Whether something has changed since this was last asked: another tree, or what is folded.
    pub(super) fn has_changed(&mut self, open: &Opened) -> bool {
        let proof = self.draws_proof(open);
        let secret = self.keeps_shape(open);
        let now = Some((self.version, Arc::as_ptr(open.tree()), proof, secret));
        std::mem::replace(&mut self.drawn, now) != now
    }

    /// Nothing on the way to a node is folded any more.
    pub(super) fn unfold_to(&mut self, tree: &Tree, id: NodeId) {
        for above in tree.path(id) {
            if above != id && self.folded.remove(&above) {
                self.version += 1;
            }
        }
    }

    /// Draws what is below a node.
    pub(super) fn unfold(&mut self, id: NodeId) {
        self.version += 1;
        self.unfolded.insert(id);
    }

    /// Draws the whole tree, or what matters.
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
        let some = if group.count <= MORE + 2 {
            group.count
        } else {
            MORE
        };
        self.version += 1;
        self.shown.extend(group.ids().take(some as usize));
    }

    /// The part of the tree that is drawn.
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

    /// The part of a tree that the search has come to by this step: of a tree that it grows itself,
    /// the shape of the rest would tell what is to come.
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
        if self.is_drawn_whole(open) && part.is_none() {
            if self.folded.is_empty() {
                return Outline::whole();
            }
            return Outline::of(tree, |id| {
                if self.folded.contains(&id) {
                    Unfold::Nothing
                } else {
                    Unfold::Everything
                }
            });
        }
        if let Some(only) = &self.only {
            // The way to a part is drawn, and nothing beside it.
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
        // No language is heard here.
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
                // One answer is enough for who mates.
                let is_drawn =
                    |child: &NodeId| interest.contains(child) || self.shown.contains(child);
                Unfold::These(tree.children(id).filter(is_drawn).collect())
            } else if tree.children(id).len() <= MANY {
                Unfold::Everything
            } else if passed.contains(&id) && !self.unfolded.contains(&id) {
                // Of what follows a pass, the line that calls for candidates is what matters.
                let children = tree.children(id);
                Unfold::These(children.filter(|child| interest.contains(child)).collect())
            } else {
                let root = tree.node(NodeId::ROOT).player;
                let chooser = open.algorithm().chooser(root, tree.node(id).player);
                Unfold::These(self.drawn(seen, id, chooser, &interest))
            }
        })
    }

    /// The nodes of interest at this step.
    fn interest(
        &self,
        replay: &Replay,
        seen: &Projection<'_>,
        selection: Option<NodeId>,
    ) -> HashSet<NodeId> {
        let tree = replay.tree();
        let mut interest: HashSet<_> = tree
            .path(replay.cursor().unwrap_or(NodeId::ROOT))
            .into_iter()
            .collect();
        interest.extend(seen.line());
        let child = replay.last_record().map(|record| record.node);
        let child = child.filter(|_| seen.told_candidate().is_none() && !seen.hides_step());
        let here = replay.cursor();
        // Where a value of the table was found matters as long as it is shown.
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

    /// Of many children, those that are drawn one by one.
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
        let best = if tree.flat().height() == 1 {
            2 * BEST
        } else {
            BEST
        };
        drawn.extend(valued.into_iter().take(best).map(|(_, child)| child));
        drawn.extend(seen.best(id));
        if drawn.len() < BEST {
            drawn.extend(tree.children(id).take(BEST));
        }
        let mut drawn: Vec<_> = drawn.into_iter().collect();
        drawn.sort_unstable();
        drawn
    }
}

/// The part of a tree that is drawn at the step of a run, as long as nobody asks for another.
pub(in crate::session) fn plain_outline(open: &Opened) -> Outline {
    Folds::default().outline(open, None, &[])
}

/// Passes at places of interest, and the lines that follow them: they matter as long as their
/// candidates are read.
fn passed_lines(seen: &Projection<'_>, interest: &HashSet<NodeId>) -> HashSet<NodeId> {
    let places = interest.iter();
    places.flat_map(|&id| seen.passed_line(id)).collect()
}
