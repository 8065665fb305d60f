//! The node of a hand-written tree that is being edited.

use games::diagram::{Branch, NodeName, names};

/// A way from node to node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MakeMove {
    Up,
    /// To the first child.
    Down,
    Left,
    Right,
    /// To the next leaf in the order of the tree.
    NextLeaf,
}

/// The path after a move; the same path if there is no such node.
pub(super) fn moved(tree: &Branch, path: &[usize], way: MakeMove) -> Vec<usize> {
    let known = |path: &Vec<usize>| tree.at(path).is_some();
    let beside = |by: isize| {
        let (&last, above) = path.split_last()?;
        Some([above, &[last.checked_add_signed(by)?]].concat())
    };
    let found = match way {
        MakeMove::Up => path.split_last().map(|(_, above)| above.to_vec()),
        MakeMove::Down => Some([path, &[0]].concat()),
        MakeMove::Left => beside(-1).filter(known).or_else(|| across(tree, path, false)),
        MakeMove::Right => beside(1).filter(known).or_else(|| across(tree, path, true)),
        MakeMove::NextLeaf => next_leaf(tree, path),
    };
    found.filter(known).unwrap_or_else(|| path.to_vec())
}

/// The neighbour in the same row below another parent.
fn across(tree: &Branch, path: &[usize], to_right: bool) -> Option<Vec<usize>> {
    let row = paths(tree).filter(|other| other.len() == path.len());
    if to_right {
        row.into_iter().find(|other| other.as_slice() > path)
    } else {
        row.into_iter().filter(|other| other.as_slice() < path).last()
    }
}

fn next_leaf(tree: &Branch, path: &[usize]) -> Option<Vec<usize>> {
    let is_leaf = |path: &Vec<usize>| tree.at(path).is_some_and(Branch::is_leaf);
    paths(tree).filter(is_leaf).find(|other| other.as_slice() > path)
}

/// The paths of all nodes, in the order of the text.
fn paths(tree: &Branch) -> impl Iterator<Item = Vec<usize>> {
    let mut open = vec![(tree, Vec::new())];
    std::iter::from_fn(move || {
        let (branch, path) = open.pop()?;
        let below = branch.children().iter().enumerate().rev();
        open.extend(below.map(|(number, child)| (child, [path.as_slice(), &[number]].concat())));
        Some(path)
    })
}

/// The ids of the nodes on the way to the end of a path, as the tree of the lesson has them.
pub(super) fn ids(tree: &Branch, english: &[(String, String)], path: &[usize]) -> Vec<String> {
    let mut way: Vec<_> = way(tree, english, path).into_iter().map(|name| name.id).collect();
    if !way.is_empty() {
        way.remove(0);
    }
    way
}

/// The names of the nodes from the root to the end of a path.
pub(super) fn way(tree: &Branch, english: &[(String, String)], path: &[usize]) -> Vec<NodeName> {
    let is_on_way = |other: &Vec<usize>| path.starts_with(other);
    let named = names(tree, english).into_iter().zip(paths(tree));
    named.filter(|(_, other)| is_on_way(other)).map(|(name, _)| name).collect()
}

/// A name that continues those of the siblings, `b1`, `b2` → `b3`, `C` → `D`; empty if they have
/// none.
pub(super) fn next_name(siblings: &[Branch]) -> String {
    let Some(last) = siblings.last().map(Branch::name) else {
        return String::new();
    };
    let stem = last.trim_end_matches(|c: char| c.is_ascii_digit());
    if let Ok(number) = last[stem.len()..].parse::<u32>() {
        return format!("{stem}{}", number.saturating_add(1));
    }
    let mut letters = last.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) if letter.is_alphabetic() => {
            let next = char::from_u32(u32::from(letter) + 1);
            next.filter(|next| next.is_alphabetic()).map(String::from).unwrap_or_default()
        }
        _ => String::new(),
    }
}
