//! A tree as text, at a step.

use lesson::Projection;
use subject::choice;
use trace::Seen;
use tree::{NodeId, Tree};

/// The most children listed per node.
const MOST: usize = 12;
/// Of larger trees only the path to the current node is listed.
const SMALL: usize = 120;

/// The tree as indented lines: `>` marks the current node, `*` the best line so far, `x` pruned
/// nodes, `◇` nodes behind a value from the table.
pub(super) fn text_tree(seen: &Projection<'_>) -> String {
    let (tree, language) = (seen.tree(), seen.language());
    let way = tree.path(seen.here().unwrap_or(NodeId::ROOT));
    let line = seen.line();
    let mut text = String::new();
    let mut open = vec![(NodeId::ROOT, 0_usize)];
    while let Some((id, indent)) = open.pop() {
        let how = seen.seen(id);
        let mark = match how {
            _ if seen.here() == Some(id) => '>',
            Seen::Pruned => 'x',
            _ if seen.step() > 0 && line.contains(&id) => '*',
            _ => ' ',
        };
        let name = choice(seen.subject(), tree, id, language);
        let value = match how {
            Seen::Pruned => "×".to_owned(),
            Seen::Unvisited => "·".to_owned(),
            Seen::Earlier => format!("({})", seen.value_text(id).plain),
            Seen::Open | Seen::Unsettled | Seen::Done => seen.value_text(id).plain,
        };
        let value = match seen.sample_texts(id) {
            Some([visits, mean]) => format!("{visits} × {mean}"),
            None if seen.algorithm().samples().is_some() => "·".to_owned(),
            None => value,
        };
        let value = match seen.shown_numbers(id) {
            Some(numbers) if matches!(how, Seen::Unvisited | Seen::Unsettled | Seen::Open) => {
                seen.numbers_text(id, numbers)
            }
            Some(numbers) => format!("{} {value}", seen.numbers_text(id, numbers)),
            None => value,
        };
        let is_valued = matches!(how, Seen::Done | Seen::Earlier);
        let hit = is_valued && seen.table_hit(id).is_some();
        let hit = if hit { " ◇" } else { "" };
        text += &format!("{mark} {}{name}  {value}{hit}\n", "  ".repeat(indent));
        let is_followed = tree.len() <= SMALL || way.contains(&id) || line.contains(&id);
        if !is_followed {
            continue;
        }
        let children = shown_children(tree, id, &way, &line);
        let hidden = tree.children(id).len() - children.len();
        if hidden > 0 {
            let more = language.texts().cli_more_moves(hidden);
            text += &format!("  {}{more}\n", "  ".repeat(indent + 1));
        }
        open.extend(children.into_iter().rev().map(|child| (child, indent + 1)));
    }
    text
}

/// The first children, plus those on the current path or on the best line.
fn shown_children(tree: &Tree, id: NodeId, way: &[NodeId], line: &[NodeId]) -> Vec<NodeId> {
    tree.children(id)
        .enumerate()
        .filter(|(index, child)| *index < MOST || way.contains(child) || line.contains(child))
        .map(|(_, child)| child)
        .collect()
}
