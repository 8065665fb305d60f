//! A tree as text, at a step.

use crate::language::Language;
use crate::lesson::value_text;
use crate::session::Opened;
use crate::subject::choice;
use crate::trace::Seen;
use crate::tree::{NodeId, Tree};

/// The most children of a node that are listed.
const MOST: usize = 12;
/// Larger trees are listed only along the way to where the search stands.
const SMALL: usize = 120;

/// The tree as indented lines: `>` where the search stands, `*` the best line so far, `x` what
/// has been cut away.
pub(super) fn text_tree(opened: &Opened, language: Language) -> String {
    let replay = opened.replay();
    let tree = opened.tree();
    let way = tree.path(replay.cursor().unwrap_or(NodeId::ROOT));
    let mut line = vec![NodeId::ROOT];
    line.extend(replay.line(NodeId::ROOT));
    let mut text = String::new();
    let mut open = vec![(NodeId::ROOT, 0_usize)];
    while let Some((id, indent)) = open.pop() {
        let seen = replay.seen(id);
        let mark = match seen {
            _ if replay.cursor() == Some(id) => '>',
            Seen::Pruned => 'x',
            _ if replay.step() > 0 && line.contains(&id) => '*',
            _ => ' ',
        };
        let name = choice(&*opened.loaded().subject, tree, id, language);
        let value = match seen {
            Seen::Pruned => "×".to_owned(),
            Seen::Unvisited => "·".to_owned(),
            Seen::Open | Seen::Done => value_text(replay, id).plain,
        };
        text += &format!("{mark} {}{name}  {value}\n", "  ".repeat(indent));
        let is_followed = tree.len() <= SMALL || way.contains(&id) || line.contains(&id);
        if !is_followed {
            continue;
        }
        let children = shown_children(tree, id, &way, &line);
        let hidden = tree.children(id).len() - children.len();
        if hidden > 0 {
            let more = match language {
                Language::Ja => format!("… 他{hidden}手"),
                Language::En => format!("… {hidden} more"),
            };
            text += &format!("  {}{more}\n", "  ".repeat(indent + 1));
        }
        open.extend(children.into_iter().rev().map(|child| (child, indent + 1)));
    }
    text
}

/// The first children, and those that lead to the search or lie on the best line.
fn shown_children(tree: &Tree, id: NodeId, way: &[NodeId], line: &[NodeId]) -> Vec<NodeId> {
    tree.children(id)
        .enumerate()
        .filter(|(index, child)| *index < MOST || way.contains(child) || line.contains(child))
        .map(|(_, child)| child)
        .collect()
}
