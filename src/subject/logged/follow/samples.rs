//! Follows the lines of a search that samples: each iteration goes down from the root, and its result
//! is added to every node on the way back.

use super::{FollowedKind, Follower, LogNode, complains};
use formats::record::Complaint;
use formats::search_log::{LogEvent, LogLine};
use games::diagram::MAX_DEPTH;
use language::Texts;
use trace::Visit;
use tree::Kind;

impl Follower {
    /// Follows a line of a search that samples.
    pub(super) fn sample_line(&mut self, line: &LogLine) -> Result<(), Complaint> {
        if let LogEvent::Iteration = line.event {
            if self.is_open {
                return Err(complains(line, Texts::log_no_playout));
            }
            if self.followed.nodes.is_empty() {
                self.followed.add(None, self.root, Kind::Leaf, None);
            }
            let root = &mut self.followed.nodes[0];
            root.entered = if root.entered == 0 { line.line } else { root.entered };
            self.push(line, 0, FollowedKind::Iteration);
            self.open = vec![(0, self.count)];
            self.is_open = true;
            return Ok(());
        }
        let Some(&(node, _)) = self.open.last() else {
            return Err(complains(line, Texts::log_no_iteration));
        };
        let is_down = self.is_open;
        match &line.event {
            LogEvent::Enter { name, .. } if is_down => {
                if node > 0 && self.algorithm.stays_at_root() {
                    return Err(complains(line, |texts| texts.log_root_only(self.algorithm.id())));
                }
                let child = self.child_by_name(line, node, name)?;
                let LogNode { depth, entered, .. } = self.followed.nodes[child];
                if depth > MAX_DEPTH {
                    return Err(complains(line, |texts| texts.log_too_deep(MAX_DEPTH)));
                }
                let visit = if entered == 0 { Visit::First } else { Visit::Again };
                let own = &mut self.followed.nodes[child];
                own.entered = if entered == 0 { line.line } else { entered };
                self.push(line, child, FollowedKind::Enter(None, visit, None));
                self.open.push((child, self.count));
                Ok(())
            }
            LogEvent::Expand(names) if is_down => self.expand(line, node, names),
            LogEvent::Playout(result) if is_down => {
                let player = self.followed.nodes[node].player;
                let result = self.view.turned_result(player, *result, self.results);
                self.is_open = false;
                self.push(line, node, FollowedKind::Playout(result));
                Ok(())
            }
            LogEvent::Update(told) if !is_down => {
                self.push(line, node, FollowedKind::Update(*told));
                self.open.pop();
                Ok(())
            }
            LogEvent::Update(_) => Err(complains(line, Texts::log_no_playout)),
            _ => Err(complains(line, Texts::log_no_iteration)),
        }
    }
}
