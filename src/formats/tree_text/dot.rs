//! Graphs as Graphviz writes them (DOT), if they are trees. Children stand in the order of their
//! edges; the value of a leaf is the number in its label, or its name.

mod label;

use std::collections::HashMap;

use super::reader::{TextReader, shown};
use super::{TreeText, TreeTextError, name_once, settle};
use games::diagram::Branch;
use label::{LeafValue, NodeLabel, is_value_word};
use language::Texts;
use score::{Fraction, Player, WrittenNumber};

/// What the attributes of a node say.
#[derive(Clone, Default)]
struct NodeAttributes {
    label: Option<NodeLabel>,
    /// What an attribute such as `value` says.
    value: Option<String>,
    /// The player, by an attribute.
    player: Option<Player>,
    /// The player, by the shape: a triangle or a house stands on its base for MAX.
    shape: Option<Player>,
}

/// A node as far as the text has told of it.
struct DotNode<'t> {
    id: String,
    own: NodeAttributes,
    children: Vec<usize>,
    parent: Option<usize>,
    /// Where it was named first.
    place: TextReader<'t>,
}

impl DotNode<'_> {
    /// Its label; its name, if it has none.
    fn label(&self) -> NodeLabel {
        let plain = || NodeLabel::Text(self.id.clone());
        self.own.label.clone().unwrap_or_else(plain)
    }

    /// Whether its name alone stands in it, and is a number.
    fn is_number(&self) -> bool {
        let is_plain = self.own.label.as_ref().is_none_or(NodeLabel::is_name);
        is_plain && WrittenNumber::of(&self.id).is_some()
    }

    /// The player to move, as the node says.
    fn player(&self) -> Option<Player> {
        self.own.player.or_else(|| self.label().player(&self.id))
    }
}

/// A name in the text.
struct DotId {
    text: String,
    is_quoted: bool,
    is_html: bool,
}

impl DotId {
    fn is_word(&self, word: &str) -> bool {
        !self.is_quoted && self.text.eq_ignore_ascii_case(word)
    }

    fn into_label(self) -> NodeLabel {
        if self.is_html { NodeLabel::Html(self.text) } else { NodeLabel::Text(self.text) }
    }
}

/// Braces inside one another: more are no tree of a person.
const MOST_BRACES: usize = 100;

struct DotReader<'t> {
    reader: TextReader<'t>,
    nodes: Vec<DotNode<'t>>,
    numbers: HashMap<String, usize>,
    braces: usize,
}

pub(super) fn parse(reader: TextReader<'_>) -> Result<TreeText, TreeTextError> {
    let (nodes, numbers) = (Vec::new(), HashMap::new());
    let mut dot = DotReader { reader, nodes, numbers, braces: 0 };
    loop {
        if dot.reader.eat_next("{") {
            break;
        }
        if dot.id()?.is_none() {
            return Err(dot.reader.expected(Texts::tree_text_brace));
        }
    }
    dot.group(NodeAttributes::default())?;
    dot.reader.end()?;
    dot.tree()
}

impl<'t> DotReader<'t> {
    fn node(&mut self, id: String, place: &TextReader<'t>, first: &NodeAttributes) -> usize {
        let nodes = &mut self.nodes;
        *self.numbers.entry(id.clone()).or_insert_with(|| {
            let (own, place) = (first.clone(), place.clone());
            nodes.push(DotNode { id, own, children: Vec::new(), parent: None, place });
            nodes.len() - 1
        })
    }

    /// A word, a number, a string, or a label in HTML; `None` if something else comes next.
    fn id(&mut self) -> Result<Option<DotId>, TreeTextError> {
        let reader = &mut self.reader;
        reader.skip_space();
        let plain = |text: &str| DotId { text: text.to_owned(), is_quoted: false, is_html: false };
        match reader.peek() {
            Some('"') => {
                let mut text = reader.escaped()?;
                loop {
                    let before = reader.clone();
                    if !reader.eat_next("+") {
                        *reader = before;
                        return Ok(Some(DotId { text, is_quoted: true, is_html: false }));
                    }
                    reader.skip_space();
                    text += &reader.escaped()?;
                }
            }
            Some('<') => {
                let begin = reader.clone();
                let mut open = 0;
                loop {
                    match reader.next() {
                        Some('<') => open += 1,
                        Some('>') => open -= 1,
                        Some(_) => {}
                        None => return Err(reader.expected(Texts::tree_text_end_of_html)),
                    }
                    if open == 0 {
                        let text = &begin.rest[1..begin.rest.len() - reader.rest.len() - 1];
                        return Ok(Some(DotId { is_quoted: true, is_html: true, ..plain(text) }));
                    }
                }
            }
            Some('-' | '.' | '0'..='9') => {
                let before = reader.clone();
                reader.eat("-");
                let digits = |c: char| c.is_ascii_digit();
                let whole = reader.take_while(digits);
                let has_point = reader.eat(".");
                let rest = if has_point { reader.take_while(digits) } else { "" };
                if whole.is_empty() && rest.is_empty() {
                    *reader = before;
                    return Ok(None);
                }
                Ok(Some(plain(&before.rest[..before.rest.len() - reader.rest.len()])))
            }
            _ => {
                let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '_' || !c.is_ascii();
                let word = reader.take_while(|c| is_letter(c) && !c.is_whitespace());
                Ok((!word.is_empty()).then(|| plain(word)))
            }
        }
    }

    /// What follows an opening brace, up to the closing one. Returns the nodes that it names.
    fn group(&mut self, mut first: NodeAttributes) -> Result<Vec<usize>, TreeTextError> {
        self.braces += 1;
        if self.braces > MOST_BRACES {
            return Err(self.reader.fault(|texts| texts.tree_text_braces(MOST_BRACES)));
        }
        let mut named = Vec::new();
        loop {
            if self.reader.eat_next("}") {
                self.braces -= 1;
                return Ok(named);
            }
            if !self.reader.eat(";") {
                self.statement(&mut first, &mut named)?;
            }
            self.reader.check_nodes(self.nodes.len().max(named.len()))?;
        }
    }

    /// A node, edges, an attribute, or a part of the graph.
    fn statement(
        &mut self,
        first: &mut NodeAttributes,
        named: &mut Vec<usize>,
    ) -> Result<(), TreeTextError> {
        let begin = self.reader.clone();
        let mut from = match self.end(first)? {
            Some(DotEnd::Nodes(nodes)) => nodes,
            Some(DotEnd::Other) => return Ok(()),
            None => return Err(begin.expected(Texts::tree_text_dot_statement)),
        };
        named.extend(&from);
        let mut is_edge = false;
        loop {
            if !self.reader.eat_next("->") && !self.reader.eat("--") {
                break;
            }
            is_edge = true;
            let place = self.reader.next_place();
            let Some(DotEnd::Nodes(to)) = self.end(first)? else {
                return Err(place.expected(Texts::tree_text_dot_node));
            };
            for &above in &from {
                for &below in &to {
                    self.edge(above, below, &begin)?;
                }
            }
            named.extend(&to);
            from = to;
        }
        loop {
            self.reader.skip_space();
            if self.reader.peek() != Some('[') {
                return Ok(());
            }
            let mut own = NodeAttributes::default();
            self.attributes(&mut own)?;
            for &node in from.iter().filter(|_| !is_edge) {
                self.nodes[node].own.take(own.clone());
            }
        }
    }

    fn edge(
        &mut self,
        above: usize,
        below: usize,
        begin: &TextReader<'t>,
    ) -> Result<(), TreeTextError> {
        let child = &mut self.nodes[below];
        match child.parent.replace(above) {
            None => self.nodes[above].children.push(below),
            // The same edge again.
            Some(before) if before == above => {}
            Some(_) => {
                let id = shown(&child.id);
                return Err(begin.fault(|texts| texts.tree_text_two_parents(&*id)));
            }
        }
        Ok(())
    }

    /// An end of an edge: a node, or several in braces; or else what applies to later nodes, or to
    /// the whole graph.
    fn end(&mut self, first: &mut NodeAttributes) -> Result<Option<DotEnd>, TreeTextError> {
        let begin = self.reader.next_place();
        if self.reader.eat("{") {
            return self.group(first.clone()).map(DotEnd::Nodes).map(Some);
        }
        let Some(id) = self.id()? else {
            return Ok(None);
        };
        self.reader.skip_space();
        if id.is_word("subgraph") {
            if self.reader.peek() != Some('{') {
                self.id()?;
                self.reader.skip_space();
            }
            let has_nodes = self.reader.eat("{");
            let nodes = if has_nodes { self.group(first.clone())? } else { Vec::new() };
            return Ok(Some(DotEnd::Nodes(nodes)));
        }
        if self.reader.eat("=") {
            return match self.id()? {
                Some(_) => Ok(Some(DotEnd::Other)),
                None => Err(self.reader.expected(Texts::tree_text_dot_value)),
            };
        }
        if ["node", "edge", "graph"].iter().any(|word| id.is_word(word)) {
            while self.reader.peek() == Some('[') {
                let mut own = NodeAttributes::default();
                self.attributes(&mut own)?;
                if id.is_word("node") {
                    first.take(own);
                }
                self.reader.skip_space();
            }
            return Ok(Some(DotEnd::Other));
        }
        // A port says nothing here.
        while self.reader.eat(":") {
            self.id()?;
            self.reader.skip_space();
        }
        let node = self.node(id.text, &begin, first);
        Ok(Some(DotEnd::Nodes(vec![node])))
    }

    fn attributes(&mut self, own: &mut NodeAttributes) -> Result<(), TreeTextError> {
        self.reader.eat("[");
        loop {
            if self.reader.eat_next("]") {
                return Ok(());
            }
            if self.reader.eat(";") {
                continue;
            }
            let Some(name) = self.id()? else {
                return Err(self.reader.expected(Texts::tree_text_dot_value));
            };
            if !self.reader.eat_next("=") {
                continue;
            }
            let Some(value) = self.id()? else {
                return Err(self.reader.expected(Texts::tree_text_dot_value));
            };
            match name.text.to_ascii_lowercase().as_str() {
                "label" => own.label = Some(value.into_label()),
                "player" | "type" | "kind" | "turn" => {
                    own.player = value.into_label().player("");
                }
                "shape" => {
                    own.shape = match value.text.as_str() {
                        "triangle" | "house" => Some(Player::Max),
                        "invtriangle" | "invhouse" => Some(Player::Min),
                        _ => None,
                    };
                }
                name if is_value_word(name) => own.value = Some(value.text),
                _ => {}
            }
        }
    }

    fn tree(&self) -> Result<TreeText, TreeTextError> {
        let order = self.order()?;
        let root = self.root(&order);
        // Where the nodes on the way are numbered, a number is a name.
        let mut inner = self.nodes.iter().filter(|node| !node.children.is_empty());
        let numbered = inner.find(|node| node.is_number());
        let mut made: HashMap<usize, Branch> = HashMap::new();
        for &(number, _) in &order {
            let node = &self.nodes[number];
            if !node.children.is_empty() {
                continue;
            }
            if let Some(other) = numbered.filter(|_| node.is_number() && node.own.value.is_none()) {
                let (id, other) = (shown(&node.id), shown(&other.id));
                return Err(node.place.fault(|texts| texts.tree_text_numbered(&*id, &*other)));
            }
            let label = node.label();
            made.insert(number, Branch::Leaf(label.name(&node.id), value(node, &label)?.into()));
        }
        for &(number, _) in order.iter().rev() {
            let node = &self.nodes[number];
            let children: Vec<_> =
                node.children.iter().filter_map(|child| made.remove(child)).collect();
            if !children.is_empty() {
                let name = node.label().name(&node.id);
                let inner = match node.player() {
                    Some(player) => Branch::Turn(name, children, player as u8 + 1),
                    None => Branch::Node(name, children),
                };
                made.insert(number, inner);
            }
        }
        let first = order.first().and_then(|&(number, _)| made.remove(&number));
        let mut branch = first.ok_or_else(|| self.reader.fault(Texts::tree_text_no_root))?;
        settle(&mut branch, root.unwrap_or_default() as u8, 2);
        name_once(&mut branch);
        Ok(TreeText { root, ..TreeText::plain(branch) })
    }

    /// All nodes with their depths, parents first.
    fn order(&self) -> Result<Vec<(usize, usize)>, TreeTextError> {
        let mut roots = self.nodes.iter().enumerate().filter(|(_, node)| node.parent.is_none());
        let (root, other) = (roots.next(), roots.next());
        let Some((root, first)) = root else {
            return Err(self.reader.fault(Texts::tree_text_no_root));
        };
        if let Some((_, other)) = other {
            let (first, second) = (shown(&first.id), shown(&other.id));
            return Err(other.place.fault(|texts| texts.tree_text_two_roots(&*first, &*second)));
        }
        // Every node has one parent, so that below the root there is no circle.
        let (mut order, mut open) = (Vec::new(), vec![(root, 0)]);
        while let Some((number, depth)) = open.pop() {
            let node = &self.nodes[number];
            node.place.check_depth(depth)?;
            order.push((number, depth));
            open.extend(node.children.iter().rev().map(|&child| (child, depth + 1)));
        }
        if order.len() < self.nodes.len() {
            return Err(self.reader.fault(Texts::tree_text_no_root));
        }
        Ok(order)
    }

    /// The player to move at the root, if the nodes say so.
    fn root(&self, order: &[(usize, usize)]) -> Option<Player> {
        let inner = || {
            let inner = order.iter().map(|&(number, depth)| (&self.nodes[number], depth));
            inner.filter(|(node, _)| !node.children.is_empty())
        };
        let at_root = |player: Player, depth: usize| {
            if depth.is_multiple_of(2) { player } else { player.other() }
        };
        let root = inner().find_map(|(node, depth)| Some(at_root(node.player()?, depth)));
        // Shapes may be there for their looks.
        let by_shape = |(node, depth): (&DotNode<'_>, usize)| Some(at_root(node.own.shape?, depth));
        let mut shapes = inner().map(by_shape);
        let shape = shapes.next().flatten().filter(|&first| shapes.all(|it| it == Some(first)));
        root.or(shape)
    }
}

/// What stands at an end of an edge, or alone.
enum DotEnd {
    Nodes(Vec<usize>),
    /// It has said something of the graph, or of later nodes.
    Other,
}

impl NodeAttributes {
    /// Takes over what later attributes say.
    fn take(&mut self, later: Self) {
        self.label = later.label.or(self.label.take());
        self.value = later.value.or(self.value.take());
        self.player = later.player.or(self.player);
        self.shape = later.shape.or(self.shape);
    }
}

fn value(node: &DotNode<'_>, label: &NodeLabel) -> Result<Fraction, TreeTextError> {
    let (id, place) = (&*shown(&node.id), &node.place);
    let by_label = label.value(&node.id);
    let by_attribute = node.own.value.as_deref().filter(|value| WrittenNumber::of(value).is_some());
    let number = match (by_attribute, by_label) {
        (Some(own), LeafValue::Named(other))
            if WrittenNumber::of(own) != WrittenNumber::of(&other) =>
        {
            let numbers = format!("{own}, {other}");
            return Err(place.fault(|texts| texts.tree_text_several(id, &*numbers)));
        }
        (Some(own), _) => own.to_owned(),
        (None, LeafValue::Named(number) | LeafValue::Only(number)) => number,
        (None, LeafValue::Several(numbers)) => {
            return Err(place.fault(|texts| texts.tree_text_several(id, &*numbers)));
        }
        (None, LeafValue::None) => {
            return Err(place.fault(|texts| texts.tree_text_no_number(id)));
        }
    };
    WrittenNumber::exact(&number)
        .ok_or_else(|| place.fault(|texts| texts.tree_text_leaf_number(id, &*number)))
}
