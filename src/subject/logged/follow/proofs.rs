//! Follows the lines of a proof-number search: it comes back to a node again and again, and knows its
//! children once it is expanded.

use super::{ChildName, FollowedKind, Follower, LogNode, child_name, complains};
use formats::record::Complaint;
use formats::search_log::{LogEvent, LogLine};
use games::diagram::MAX_DEPTH;
use language::Texts;
use score::{NodeNumbers, Player, Score};
use trace::Visit;
use tree::Kind;

impl Follower {
    /// Follows a line of a proof-number search.
    pub(super) fn proof_line(&mut self, line: &LogLine) -> Result<(), Complaint> {
        let open = self.open.last().map(|&(node, _)| node);
        let node = match (&line.event, open) {
            (LogEvent::Enter { name, .. }, _) => return self.enter_for_proof(line, name, open),
            (_, None) => return Err(complains(line, Texts::log_nothing_open)),
            (_, Some(node)) => node,
        };
        let is_leaf = matches!(line.event, LogEvent::Leaf(_));
        // Only leaves are valued before the numbers of the node above are known.
        if let Some(above) = self.followed.nodes[node].parent
            && !is_leaf
            && !self.followed.nodes[above].is_counted
        {
            let (place, above) = (self.followed.name(node), self.followed.name(above));
            return Err(complains(line, |texts| texts.log_numbers_first(&place, &above)));
        }
        match &line.event {
            LogEvent::Expand(names) => return self.expand(line, node, names),
            LogEvent::Leaf(value) => return self.leaf(line, node, *value),
            LogEvent::Thresholds(numbers) => {
                if !matches!(self.last, Some(FollowedKind::Enter(..))) {
                    let place = self.followed.name(node);
                    return Err(complains(line, |texts| texts.log_thresholds_late(&place)));
                }
                let numbers = self.numbers_for_root(node, *numbers);
                self.push(line, node, FollowedKind::Thresholds(numbers));
                return Ok(());
            }
            _ => {}
        }
        if self.followed.nodes[node].children.is_empty() {
            let place = self.followed.name(node);
            return Err(complains(line, |texts| texts.log_expand_first(&place)));
        }
        match &line.event {
            LogEvent::Numbers(numbers) => {
                let numbers = self.numbers_for_root(node, *numbers);
                self.followed.nodes[node].is_counted = true;
                if node == 0 {
                    self.is_open = numbers.both().iter().all(|number| *number > Score(0));
                }
                self.push(line, node, FollowedKind::Numbers(numbers));
            }
            LogEvent::Exit(value) => self.leave(line, node, *value, FollowedKind::Exit),
            _ => {
                self.followed.nodes[node].is_counted = true;
                self.push(line, node, FollowedKind::Leave);
                self.open.pop();
            }
        }
        self.left = None;
        Ok(())
    }

    /// Both numbers for the player at the root: written from the view of the player to move, the first
    /// is φ, and the second δ.
    fn numbers_for_root(&self, node: usize, numbers: NodeNumbers) -> NodeNumbers {
        let player = self.followed.nodes[node].player;
        self.view.turned_numbers(self.root, player, numbers)
    }

    fn enter_for_proof(
        &mut self,
        line: &LogLine,
        name: &str,
        above: Option<usize>,
    ) -> Result<(), Complaint> {
        let node = match above {
            None => {
                if self.followed.nodes.is_empty() {
                    self.followed.add(None, self.root, Kind::Leaf, None);
                }
                if let Some(FollowedKind::Exit(_) | FollowedKind::Leaf(_)) = self.last {
                    let before = self.followed.nodes[0].entered;
                    return Err(complains(line, |texts| texts.log_root_again(before)));
                }
                let root = &mut self.followed.nodes[0];
                if root.entered == 0 {
                    self.is_open = true;
                    root.label = Some(name.to_owned()).filter(|name| !name.is_empty());
                }
                0
            }
            Some(above) => self.child_by_name(line, above, name)?,
        };
        let LogNode { depth, entered, .. } = self.followed.nodes[node];
        if depth > MAX_DEPTH {
            return Err(complains(line, |texts| texts.log_too_deep(MAX_DEPTH)));
        }
        let visit = if entered == 0 { Visit::First } else { Visit::Resume };
        let own = &mut self.followed.nodes[node];
        own.entered = if entered == 0 { line.line } else { entered };
        self.push(line, node, FollowedKind::Enter(None, visit, None));
        self.open.push((node, self.count));
        Ok(())
    }

    /// The child with this name, of a node whose children are known.
    pub(super) fn child_by_name(
        &mut self,
        line: &LogLine,
        above: usize,
        name: &str,
    ) -> Result<usize, Complaint> {
        let place = self.followed.name(above);
        let count = self.followed.nodes[above].children.len();
        if count == 0 {
            return Err(complains(line, |texts| texts.log_expand_first(&place)));
        }
        let wanted = child_name(name, self.followed.first_number);
        let label = self.label(above, &wanted);
        let labelled = self.followed.labelled(above, label.as_ref());
        let numbered = match &wanted {
            ChildName::Numbers(_) => self.child_in_tree((above, usize::MAX), &wanted),
            ChildName::Next => self.followed.nodes[above].children.first().copied(),
            ChildName::Free(_) => None,
        };
        let only = |_: &usize| count == 1 || wanted != ChildName::Next;
        let child = labelled.or(numbered.filter(|_| self.in_tree || wanted == ChildName::Next));
        let child = child.filter(only);
        let none = || complains(line, |texts| texts.log_no_child(count, name, &place));
        let own = &mut self.followed.nodes[child.ok_or_else(none)?];
        own.kind = if own.kind == Kind::Stub { Kind::Leaf } else { own.kind };
        child.ok_or_else(none)
    }

    /// The node has these children; those of a tree that is known get their names in its order.
    pub(super) fn expand(
        &mut self,
        line: &LogLine,
        node: usize,
        names: &[String],
    ) -> Result<(), Complaint> {
        let place = self.followed.name(node);
        let count = self.followed.nodes[node].children.len();
        let is_again = self.followed.nodes[node].is_counted || !self.in_tree && count > 0;
        if is_again || names.is_empty() || self.in_tree && count != names.len() {
            return Err(complains(line, |texts| texts.log_expand(&place)));
        }
        let player: Player = self.followed.nodes[node].player.other();
        for (at, name) in names.iter().enumerate() {
            let name = child_name(name, self.followed.first_number);
            // Numbers are places in the tree already.
            if self.in_tree && !matches!(name, ChildName::Free(_)) {
                continue;
            }
            let label = self.label(node, &name);
            let known = self.followed.labelled(node, label.as_ref());
            let child = self.in_tree.then(|| self.followed.nodes[node].children[at]);
            if known.is_some_and(|known| Some(known) != child) {
                return Err(complains(line, |texts| texts.log_expand(&place)));
            }
            match child {
                Some(child) => self.followed.call(child, label),
                None => _ = self.followed.add(Some(node), player, Kind::Stub, label),
            }
        }
        if self.in_tree {
            return Ok(());
        }
        self.followed.nodes[node].kind = Kind::Inner;
        Ok(())
    }
}
