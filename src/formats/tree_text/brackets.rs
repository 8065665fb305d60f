//! Brackets: `((3)(5))`, `(A (B 3 12) (C (c1 2) (c2 4)))`; and shapes: `3x3x3`.

use super::reader::TextReader;
use super::{TreeTextError, name_once};
use games::diagram::Branch;
use language::Texts;
use score::WrittenNumber;

struct OpenBracket {
    name: String,
    children: Vec<Branch>,
}

/// Reads a tree in brackets. A number in brackets of its own, with or without a name, is a leaf.
pub(super) fn parse(mut reader: TextReader<'_>) -> Result<Branch, TreeTextError> {
    let mut open: Vec<OpenBracket> = Vec::new();
    let mut nodes = 0;
    loop {
        let begin = reader.next_place();
        begin.check_nodes(nodes)?;
        if reader.eat("(") {
            begin.check_depth(open.len())?;
            open.push(OpenBracket { name: String::new(), children: Vec::new() });
            continue;
        }
        if reader.eat(")") {
            let Some(OpenBracket { name, mut children }) = open.pop() else {
                return Err(begin.expected(Texts::tree_text_bracket));
            };
            let mut done = match children.as_slice() {
                [] => return Err(begin.expected(Texts::tree_text_item)),
                [Branch::Leaf(own, value)] if own.is_empty() => Branch::Leaf(name, value.clone()),
                _ => {
                    nodes += 1;
                    Branch::Node(name, std::mem::take(&mut children))
                }
            };
            if let Some(above) = open.last_mut() {
                above.children.push(done);
                continue;
            }
            reader.end()?;
            name_once(&mut done);
            return Ok(done);
        }
        let is_quoted = reader.peek() == Some('"');
        let word = if is_quoted {
            reader.quoted()?
        } else {
            let ends = |c: char| c.is_whitespace() || "()[]{},\"".contains(c);
            reader.take_while(|c| !ends(c)).to_owned()
        };
        let Some(here) = open.last_mut() else {
            return Err(begin.expected(Texts::tree_text_bracket));
        };
        match WrittenNumber::of(&word).filter(|_| !is_quoted) {
            Some(_) => {
                nodes += 1;
                here.children.push(Branch::worth(begin.value_of(&word)?));
            }
            None if is_name(&word, is_quoted)
                && here.name.is_empty()
                && here.children.is_empty() =>
            {
                here.name = word;
            }
            None => return Err(begin.expected(Texts::tree_text_item)),
        }
    }
}

/// Whether a word can be the name of a node: not if it looks like a number that is none, as `1/0`.
fn is_name(word: &str, is_quoted: bool) -> bool {
    let digits = word.trim_start_matches(['+', '-', '−']);
    let is_of_number = |c: char| c.is_ascii_digit() || "./".contains(c);
    let is_number =
        digits.contains(|c: char| c.is_ascii_digit()) && digits.chars().all(is_of_number);
    !word.is_empty() && (is_quoted || !is_number)
}

/// A full tree of this shape, all leaves 0: the numbers of children, from the root down.
pub(super) fn shape(mut reader: TextReader<'_>) -> Result<Branch, TreeTextError> {
    let mut counts: Vec<usize> = Vec::new();
    // Of the last row, and of all rows.
    let (mut row, mut nodes) = (1_usize, 1_usize);
    loop {
        let begin = reader.next_place();
        let count = reader.take_while(|c| c.is_ascii_digit()).parse().ok().filter(|&it| it > 0);
        let count = count.ok_or_else(|| begin.expected(Texts::tree_text_count))?;
        counts.push(count);
        begin.check_depth(counts.len())?;
        row = row.saturating_mul(count);
        nodes = row.saturating_add(nodes);
        begin.check_nodes(nodes)?;
        reader.skip_space();
        if reader.peek().is_none() {
            break;
        }
        if !reader.eat("x") && !reader.eat("X") {
            return Err(reader.expected(Texts::usi_list_end));
        }
    }
    let leaf = Branch::worth(0);
    let full = |below: Branch, &count: &usize| Branch::Node(String::new(), vec![below; count]);
    Ok(counts.iter().rev().fold(leaf, full))
}
