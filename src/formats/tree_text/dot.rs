//! Graphs as Graphviz writes them (DOT), if they are trees. Children stand in the order of their
//! edges; the value of a leaf is the number in its label, or its name.

use std::collections::HashMap;

use super::reader::{TextReader, whole_number};
use super::{MOST_NODES, TreeTextError, name_once};
use games::diagram::{Branch, MAX_DEPTH};
use language::Texts;

/// A node as far as the text has told of it.
struct DotNode<'t> {
    id: String,
    label: Option<String>,
    children: Vec<usize>,
    has_parent: bool,
    /// Where it was named first.
    place: TextReader<'t>,
}

#[derive(Default)]
struct DotGraph<'t> {
    nodes: Vec<DotNode<'t>>,
    numbers: HashMap<String, usize>,
}

impl<'t> DotGraph<'t> {
    fn node(&mut self, id: String, place: &TextReader<'t>) -> usize {
        let nodes = &mut self.nodes;
        *self.numbers.entry(id.clone()).or_insert_with(|| {
            nodes.push(DotNode {
                id,
                label: None,
                children: Vec::new(),
                has_parent: false,
                place: place.clone(),
            });
            nodes.len() - 1
        })
    }
}

pub(super) fn parse(text: &str) -> Result<Branch, TreeTextError> {
    let mut reader = TextReader::new(text);
    let mut graph = DotGraph::default();
    loop {
        reader.skip_space();
        if reader.eat("{") {
            break;
        }
        if id(&mut reader)?.is_none() {
            return Err(reader.expected(Texts::tree_text_brace));
        }
    }
    let mut depth = 1;
    while depth > 0 {
        reader.take_while(|c| c == ';');
        reader.skip_space();
        if reader.eat("}") {
            depth -= 1;
        } else if reader.eat("{") {
            depth += 1;
        } else if reader.peek() != Some(';') {
            statement(&mut reader, &mut graph)?;
        }
        if graph.nodes.len() > MOST_NODES {
            return Err(reader.fault(|texts| texts.tree_text_large(MOST_NODES)));
        }
    }
    reader.skip_space();
    if reader.peek().is_some() {
        return Err(reader.expected(Texts::usi_list_end));
    }
    tree(&graph, &reader)
}

/// A word, a number, a string, or a label in HTML, which loses its tags; `None` if something else
/// comes next.
fn id(reader: &mut TextReader<'_>) -> Result<Option<String>, TreeTextError> {
    reader.skip_space();
    match reader.peek() {
        Some('"') => reader.quoted().map(Some),
        Some('<') => {
            let (mut open, mut text) = (0, String::new());
            loop {
                match reader.next() {
                    Some('<') => open += 1,
                    Some('>') => {
                        open -= 1;
                        if open == 0 {
                            return Ok(Some(text));
                        }
                        text.push(' ');
                    }
                    Some(c) if open == 1 => text.push(c),
                    Some(_) => {}
                    None => return Err(reader.expected(Texts::tree_text_end_of_quotes)),
                }
            }
        }
        Some('-' | '−' | '.' | '0'..='9') => {
            let before = reader.clone();
            let number = reader.take_while(|c| matches!(c, '-' | '−' | '.' | '0'..='9'));
            let is_number = number.chars().any(|c| c.is_ascii_digit());
            if !is_number {
                *reader = before;
            }
            Ok(is_number.then(|| number.to_owned()))
        }
        _ => {
            let word = reader.take_while(|c| c.is_alphanumeric() || c == '_');
            Ok((!word.is_empty()).then(|| word.to_owned()))
        }
    }
}

/// A node, edges, an attribute, or the head of a part of the graph.
fn statement<'t>(
    reader: &mut TextReader<'t>,
    graph: &mut DotGraph<'t>,
) -> Result<(), TreeTextError> {
    reader.skip_space();
    let begin = reader.clone();
    let Some(first) = id(reader)? else {
        return Err(begin.expected(Texts::tree_text_dot_statement));
    };
    reader.skip_space();
    if first == "subgraph" {
        if reader.peek() != Some('{') {
            id(reader)?;
        }
        return Ok(());
    }
    if reader.eat("=") {
        return match id(reader)? {
            Some(_) => Ok(()),
            None => Err(reader.expected(Texts::tree_text_dot_value)),
        };
    }
    let is_default = matches!(&*first, "node" | "edge" | "graph") && reader.peek() == Some('[');
    if is_default {
        return attributes(reader).map(drop);
    }
    port(reader)?;
    let mut from = graph.node(first, &begin);
    let mut is_edge = false;
    loop {
        reader.skip_space();
        if !reader.eat("->") && !reader.eat("--") {
            break;
        }
        is_edge = true;
        let ends = ends(reader, graph)?;
        for &to in &ends {
            let child = &mut graph.nodes[to];
            if child.has_parent {
                let id = child.id.clone();
                return Err(begin.fault(|texts| texts.tree_text_two_parents(&*id)));
            }
            child.has_parent = true;
            graph.nodes[from].children.push(to);
        }
        from = ends.last().copied().unwrap_or(from);
    }
    reader.skip_space();
    while reader.peek() == Some('[') {
        let label = attributes(reader)?;
        if let Some(label) = label.filter(|_| !is_edge) {
            graph.nodes[from].label = Some(label);
        }
        reader.skip_space();
    }
    Ok(())
}

/// What an edge leads to: a node, or several in braces.
fn ends<'t>(
    reader: &mut TextReader<'t>,
    graph: &mut DotGraph<'t>,
) -> Result<Vec<usize>, TreeTextError> {
    reader.skip_space();
    let in_braces = reader.eat("{");
    let mut all = Vec::new();
    loop {
        reader.take_while(|c| c == ';');
        reader.skip_space();
        if in_braces && reader.eat("}") {
            return Ok(all);
        }
        if reader.peek() == Some(';') {
            continue;
        }
        let begin = reader.clone();
        let Some(name) = id(reader)? else {
            return Err(begin.expected(Texts::tree_text_dot_node));
        };
        port(reader)?;
        all.push(graph.node(name, &begin));
        if !in_braces {
            return Ok(all);
        }
    }
}

/// A port of a node, which says nothing here.
fn port(reader: &mut TextReader<'_>) -> Result<(), TreeTextError> {
    while reader.eat(":") {
        id(reader)?;
    }
    Ok(())
}

/// A list of attributes; returns the label.
fn attributes(reader: &mut TextReader<'_>) -> Result<Option<String>, TreeTextError> {
    reader.eat("[");
    let mut label = None;
    loop {
        reader.take_while(|c| c == ';');
        reader.skip_space();
        if reader.eat("]") {
            return Ok(label);
        }
        if reader.peek() == Some(';') {
            continue;
        }
        let Some(name) = id(reader)? else {
            return Err(reader.expected(Texts::tree_text_dot_value));
        };
        reader.skip_space();
        let value = if reader.eat("=") { id(reader)? } else { Some(String::new()) };
        let Some(value) = value else {
            return Err(reader.expected(Texts::tree_text_dot_value));
        };
        if name == "label" {
            label = Some(value);
        }
    }
}

/// The words of a label, and its number.
fn words(node: &DotNode<'_>) -> (String, Option<i32>) {
    let label = node.label.as_deref().filter(|label| *label != "\\N").unwrap_or(&node.id);
    let value = label.split_whitespace().rev().find_map(whole_number);
    let is_word = |word: &&str| whole_number(word.trim_start_matches(['≦', '≧'])).is_none();
    let words: Vec<_> = label.split_whitespace().filter(is_word).collect();
    (words.join(" "), value)
}

fn tree(graph: &DotGraph<'_>, end: &TextReader<'_>) -> Result<Branch, TreeTextError> {
    let mut roots = graph.nodes.iter().enumerate().filter(|(_, node)| !node.has_parent);
    let (root, others) = (roots.next(), roots.next());
    let Some((root, _)) = root else {
        return Err(end.fault(Texts::tree_text_no_root));
    };
    if let Some((_, other)) = others {
        let names = [&graph.nodes[root].id, &other.id].map(String::as_str);
        return Err(other.place.fault(|texts| texts.tree_text_two_roots(names[0], names[1])));
    }
    // From the leaves up: every node has one parent, so that below the root there is no circle.
    let (mut order, mut open) = (Vec::new(), vec![(root, 0)]);
    while let Some((number, depth)) = open.pop() {
        if depth > MAX_DEPTH {
            let place = &graph.nodes[number].place;
            return Err(place.fault(|texts| texts.tree_text_deep(MAX_DEPTH)));
        }
        order.push(number);
        open.extend(graph.nodes[number].children.iter().map(|&child| (child, depth + 1)));
    }
    if order.len() < graph.nodes.len() {
        return Err(end.fault(Texts::tree_text_no_root));
    }
    let mut made: HashMap<usize, Branch> = HashMap::new();
    for &number in order.iter().rev() {
        let node = &graph.nodes[number];
        let (name, value) = words(node);
        let children: Vec<_> =
            node.children.iter().filter_map(|child| made.remove(child)).collect();
        let branch = if children.is_empty() {
            let Some(value) = value else {
                return Err(node.place.fault(|texts| texts.tree_text_no_number(&*node.id)));
            };
            Branch::Leaf(name, value)
        } else {
            Branch::Node(name, children)
        };
        made.insert(number, branch);
    }
    let Some(mut branch) = made.remove(&root) else {
        return Err(end.fault(Texts::tree_text_no_root));
    };
    name_once(&mut branch);
    Ok(branch)
}
