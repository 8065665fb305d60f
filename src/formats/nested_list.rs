//! Trees as nested lists of numbers: `[[3,12,8],[2,4,6],[14,5,2]]`.
//!
//! ```
//! use formats::nested_list::parse;
//! use games::diagram::Branch;
//!
//! let leaf = |value| Branch::Leaf(String::new(), value);
//! assert_eq!(parse("[3, -1]")?, Branch::Node(String::new(), vec![leaf(3), leaf(-1)]));
//! assert_eq!(parse("[3,]").unwrap_err().column, 4); // A place to put the cursor at.
//! # Ok::<(), formats::nested_list::NestedListError>(())
//! ```

use games::diagram::{Branch, MAX_DEPTH, MAX_VALUE};
use language::says_errors;
use language::{Language, Say, Texts};

/// The parser refuses larger trees: each node takes some hundreds of bytes until its search is
/// over.
pub const MAX_NODES: usize = 1_000_000;

/// Why a nested list was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NestedListError {
    /// In characters, from 1.
    pub column: usize,
    pub problem: NestedListProblem,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NestedListProblem {
    /// There are more than [`MAX_NODES`] nodes.
    Nodes,
    /// The lists are nested deeper than [`MAX_DEPTH`].
    Depth,
    /// Neither a number nor a list; holds the character found, `None` at the end of the text.
    NoNode(Option<char>),
    /// Neither a comma nor a bracket follows a node; holds the character found.
    NoComma(Option<char>),
    /// The tree is followed by this character.
    Leftover(char),
    /// Not a number, or one beyond [`MAX_VALUE`].
    Number(String),
}

impl NestedListProblem {
    const fn at(self, column: usize) -> NestedListError {
        NestedListError { column, problem: self }
    }
}

impl NestedListProblem {
    /// What was found, and what was expected.
    fn found_and_expected(&self, texts: &Texts) -> (String, String) {
        let seen = |found: Option<char>| match found {
            None => texts.usi_list_end(),
            Some(c) => texts.usi_list_text(c.escape_debug().to_string()),
        };
        match self {
            Self::Nodes => {
                (texts.usi_list_node_number(MAX_NODES + 1), texts.usi_list_most_nodes(MAX_NODES))
            }
            Self::Depth => {
                (texts.usi_list_deep(MAX_DEPTH + 1), texts.usi_list_most_plies(MAX_DEPTH))
            }
            Self::NoNode(found) => (seen(*found), texts.usi_list_number_or_bracket()),
            Self::NoComma(found) => (seen(*found), texts.usi_list_comma_or_bracket()),
            Self::Leftover(found) => (seen(Some(*found)), texts.usi_list_end()),
            Self::Number(text) => (texts.usi_list_text(text), texts.usi_list_number(MAX_VALUE)),
        }
    }
}

impl Say for NestedListProblem {
    fn say(&self, language: Language) -> String {
        let (found, expected) = self.found_and_expected(language.texts());
        language.texts().tree_text_expected(expected, found)
    }
}

impl Say for NestedListError {
    fn say(&self, language: Language) -> String {
        let (found, expected) = self.problem.found_and_expected(language.texts());
        language.texts().usi_list_at(self.column, expected, found)
    }
}

says_errors!(NestedListError);

/// Parses a tree of unnamed nodes. Whitespace is ignored; a number alone is a leaf.
///
/// # Errors
/// A [`NestedListError`] with the column.
pub fn parse(text: &str) -> Result<Branch, NestedListError> {
    let characters: Vec<char> = text.chars().collect();
    let mut reader = ListReader { characters: &characters, at: 0 };
    // The open lists, innermost last.
    let mut open: Vec<Vec<Branch>> = Vec::new();
    let mut nodes = 0;
    loop {
        reader.skip_space();
        nodes += 1;
        if nodes > MAX_NODES {
            return Err(NestedListProblem::Nodes.at(reader.at + 1));
        }
        let done = match reader.peek() {
            Some('[') => {
                reader.at += 1;
                if open.len() >= MAX_DEPTH {
                    return Err(NestedListProblem::Depth.at(reader.at));
                }
                open.push(Vec::new());
                continue;
            }
            Some(c) if c == '-' || c == '+' || c.is_ascii_digit() => {
                Branch::Leaf(String::new(), reader.number()?)
            }
            found => return Err(NestedListProblem::NoNode(found).at(reader.at + 1)),
        };
        let mut done = done;
        loop {
            let Some(list) = open.last_mut() else {
                reader.skip_space();
                return match reader.peek() {
                    None => Ok(done),
                    Some(found) => Err(NestedListProblem::Leftover(found).at(reader.at + 1)),
                };
            };
            list.push(done);
            reader.skip_space();
            match reader.peek() {
                Some(',') => {
                    reader.at += 1;
                    break;
                }
                Some(']') => {
                    reader.at += 1;
                    done = Branch::Node(String::new(), open.pop().unwrap_or_default());
                }
                found => return Err(NestedListProblem::NoComma(found).at(reader.at + 1)),
            }
        }
    }
}

struct ListReader<'a> {
    characters: &'a [char],
    at: usize,
}

impl ListReader<'_> {
    fn peek(&self) -> Option<char> {
        self.characters.get(self.at).copied()
    }

    fn skip_space(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    fn number(&mut self) -> Result<i32, NestedListError> {
        let start = self.at;
        self.at += 1;
        while self.peek().is_some_and(|c| c.is_ascii_digit()) {
            self.at += 1;
        }
        let text: String = self.characters[start..self.at].iter().collect();
        text.parse::<i32>()
            .ok()
            .filter(|value| (-MAX_VALUE..=MAX_VALUE).contains(value))
            .ok_or(NestedListProblem::Number(text).at(start + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_name_the_column_and_what_was_expected() {
        let error = |text| parse(text).unwrap_err().to_string();
        assert_eq!(error("[3,,4]"), "column 4: found ',', expected a number or '['");
        assert_eq!(error("[3"), "column 3: found the end, expected ',' or ']'");
        assert_eq!(error("[3] 4"), "column 5: found '4', expected the end");
        assert_eq!(error("[]"), "column 2: found ']', expected a number or '['");
        assert_eq!(
            error("99999999999"),
            "column 1: found '99999999999', expected a whole number within ±1000000000"
        );
        assert!(error(&"[".repeat(100_000)).contains("250 plies"));
        let of_leaves = |leaves: usize| format!("[{}7]", "7,".repeat(leaves - 1));
        assert!(parse(&of_leaves(MAX_NODES - 1)).is_ok());
        let many = of_leaves(MAX_NODES);
        let said = parse(&many).unwrap_err().to_string();
        assert!(said.contains("at most 1000000 nodes"), "{said}");
    }

    #[test]
    fn lists_may_have_any_shape_and_any_white_space() {
        let leaf = |v| Branch::Leaf(String::new(), v);
        let node = |c| Branch::Node(String::new(), c);
        assert_eq!(parse(" -5 "), Ok(leaf(-5)));
        assert_eq!(
            parse("[ 5 ,[[[4,9],[8]],\n6]]"),
            Ok(node(vec![
                leaf(5),
                node(vec![node(vec![node(vec![leaf(4), leaf(9)]), node(vec![leaf(8)])]), leaf(6)])
            ]))
        );
    }
}
