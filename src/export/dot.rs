//! The drawn part of a tree for Graphviz.

use std::fmt::Write;

use score::Player;
use session::Session;
use subject::choice;
use trace::Seen;
use tree::{Item, NodeId};

/// A text in quotation marks, as the DOT language has it.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
}

/// The width of a line of the label, in narrow letters.
const COLUMNS: usize = 80;

/// A text in lines: broken at a blank, or between wide letters where none may stand alone in front.
fn wrapped(text: &str) -> String {
    let mut lines = String::new();
    let mut width = 0;
    for letter in text.chars() {
        let is_wide = letter >= '\u{2e80}';
        let breaks = letter == ' ' || is_wide && !"、。」』)】".contains(letter);
        if width >= COLUMNS && breaks {
            lines.push('\n');
            width = 0;
            if letter == ' ' {
                continue;
            }
        }
        lines.push(letter);
        width = if letter == '\n' { 0 } else { width + 1 + usize::from(is_wide) };
    }
    lines
}

/// The tree of a session at its step as a graph in the DOT language: the nodes that are drawn,
/// MAX's as houses, MIN's upside down and those of chance as ellipses with probabilities at the edges
/// below, pruned ones dashed, the best line bold.
pub fn dot(session: &Session) -> Option<String> {
    let (open, seen) = (session.open()?, session.projection()?);
    let (tree, language) = (seen.tree(), session.language());
    let (outline, _) = session.run().outline();
    let flat = outline.flat(open.tree());
    let line = &session.view().line;
    let mut text = String::from(
        "digraph tree {\n  ordering=out;\n  graph [fontname=\"sans-serif\"];\n  node [fontname=\"sans-serif\"];\n",
    );
    let _ = writeln!(text, "  label={};", quoted(&wrapped(&session.view().sentence)));
    for slot in 0..u32::try_from(flat.len()).unwrap_or(u32::MAX) {
        let parent = flat.parent(NodeId(slot));
        let (label, shape, style, is_best) = match outline.item(slot) {
            Item::Group(group) => {
                (language.texts().window_other_moves(group.count), "box", "rounded", false)
            }
            Item::Node { id, .. } if seen.is_no_choice(id) => continue,
            Item::Node { id, .. } => {
                let name = choice(seen.subject(), tree, id, language);
                let how = seen.seen(id);
                let value = match how {
                    Seen::Unvisited | Seen::Pruned => String::new(),
                    _ => seen.value_text(id).plain,
                };
                let shape = match tree.node(id).player {
                    _ if seen.is_chance(id) => "ellipse",
                    _ if seen.shares() && tree.children(id).len() == 0 => "box",
                    _ if seen.shares() => "circle",
                    Player::Max => "house",
                    Player::Min => "invhouse",
                };
                let style = match how {
                    Seen::Pruned => "dashed",
                    Seen::Earlier => "dotted",
                    _ => "solid",
                };
                let depth = usize::from(tree.node(id).depth);
                let is_best = line.get(depth) == Some(&id);
                let whose = seen.shares() && tree.children(id).len() > 0;
                let mover = if whose { seen.mover_name(id) + "\n" } else { String::new() };
                (format!("{name}\n{mover}{value}").trim_end().to_owned(), shape, style, is_best)
            }
        };
        let label = quoted(label.trim_start());
        let _ = writeln!(text, "  n{slot} [label={label}, shape={shape}, style={style}];");
        if let Some(parent) = parent {
            let style = match (is_best, style) {
                (true, _) => Some("style=bold".to_owned()),
                (false, "dashed") => Some("style=dashed".to_owned()),
                _ => None,
            };
            let odds = match outline.item(slot) {
                Item::Node { id, .. } => tree.odds(id),
                Item::Group(_) => None,
            };
            let odds = odds.map(|odds| format!("label=\"{odds}\""));
            let attributes: Vec<_> = style.into_iter().chain(odds).collect();
            let attributes = match attributes.as_slice() {
                [] => String::new(),
                some => format!(" [{}]", some.join(", ")),
            };
            let _ = writeln!(text, "  n{} -> n{slot}{attributes};", parent.0);
        }
    }
    Some(text + "}\n")
}
