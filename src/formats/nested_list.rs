//! Trees as nested lists of numbers: `[[3,12,8],[2,4,6],[14,5,2]]`, with chance
//! `[{1/2:3,1/2:9},{.25:0,.75:6.5}]`, or with the payoffs of several players `[(1,2,3),(0,0,9)]`.
//!
//! ```
//! use formats::nested_list::parse;
//! use games::diagram::Branch;
//!
//! let leaf = |value: i32| Branch::worth(value);
//! assert_eq!(parse("[3, -1]")?, Branch::Node(String::new(), vec![leaf(3), leaf(-1)]));
//! assert_eq!(parse("[3,]").unwrap_err().column, 4); // A place to put the cursor at.
//! # Ok::<(), formats::nested_list::NestedListError>(())
//! ```

use games::diagram::{Branch, MAX_DEPTH, MOST_PLAYERS};
use language::{Language, Phrase, Say, Texts, Words, says_errors};
use score::{Fraction, MAX_VALUE, Outcome, WrittenNumber};

/// The parser refuses larger trees: each node takes some hundreds of bytes until its search is
/// over.
pub const MAX_NODES: usize = 1_000_000;

/// Why a nested list was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NestedListError {
    /// In characters, from 1.
    pub column: usize,
    found: Words,
    expected: Words,
}

impl NestedListError {
    fn at(
        column: usize,
        found: impl Fn(&Texts) -> String,
        expected: impl Fn(&Texts) -> String,
    ) -> Self {
        Self { column, found: Words::of(found), expected: Words::of(expected) }
    }

    /// What was found, and what was expected, without the place.
    pub(crate) fn what(&self) -> Words {
        Words::in_each(|language| {
            let (found, expected) = (self.found.get(language), self.expected.get(language));
            language.texts().tree_text_expected(expected, found)
        })
    }
}

impl Say for NestedListError {
    fn say(&self, language: Language) -> String {
        let (found, expected) = (self.found.get(language), self.expected.get(language));
        language.texts().usi_list_at(self.column, expected, found)
    }
}

says_errors!(NestedListError);

/// A list that has not ended.
enum OpenList {
    Moves(Vec<Branch>),
    /// The moves of chance, the probability of each, and the column at which they begin.
    Chances(Vec<Branch>, Vec<Fraction>, usize),
}

/// Parses a tree of unnamed nodes. Whitespace is ignored, and so is what follows `#` or `//` on a
/// line; a number alone is a leaf, and `{1/2:3,1/2:9}` a node where chance moves.
pub fn parse(text: &str) -> Result<Branch, NestedListError> {
    let characters: Vec<char> = text.chars().collect();
    let mut reader = ListReader { characters: &characters, at: 0 };
    // The open lists, innermost last.
    let mut open: Vec<OpenList> = Vec::new();
    let mut nodes = 0;
    let mut seen = SeenLeaves::default();
    loop {
        reader.skip_space();
        nodes += 1;
        if nodes > MAX_NODES {
            let found = |texts: &Texts| texts.usi_list_node_number(MAX_NODES + 1);
            let most = |texts: &Texts| texts.usi_list_most_nodes(MAX_NODES);
            return Err(NestedListError::at(reader.at + 1, found, most));
        }
        let mut done = match reader.peek() {
            Some(bracket @ ('[' | '{')) => {
                reader.at += 1;
                if open.len() >= MAX_DEPTH {
                    let found = |texts: &Texts| texts.usi_list_deep(MAX_DEPTH + 1);
                    let most = |texts: &Texts| texts.usi_list_most_plies(MAX_DEPTH);
                    return Err(NestedListError::at(reader.at, found, most));
                }
                open.push(if bracket == '[' {
                    OpenList::Moves(Vec::new())
                } else {
                    let column = reader.at;
                    seen.chance.get_or_insert(column);
                    seen.check()?;
                    OpenList::Chances(Vec::new(), vec![reader.probability()?], column)
                });
                continue;
            }
            Some(sign) if begins_number(sign) => {
                seen.number.get_or_insert(reader.at + 1);
                seen.check()?;
                Branch::worth(reader.number()?)
            }
            Some('(') if !open.is_empty() => {
                let column = reader.at + 1;
                let payoffs = reader.payoffs()?;
                seen.check_payoffs(column, payoffs.len())?;
                Branch::worth(Outcome::Each(payoffs))
            }
            _ => return Err(reader.expected(Texts::usi_list_number_or_bracket)),
        };
        loop {
            reader.skip_space();
            let sign = reader.peek();
            let Some(list) = open.last_mut() else {
                return match sign {
                    None => Ok(done),
                    Some(_) => Err(reader.expected(Texts::usi_list_end)),
                };
            };
            let (OpenList::Moves(children) | OpenList::Chances(children, ..)) = &mut *list;
            children.push(done);
            match (sign, list) {
                (Some(','), list) => {
                    reader.at += 1;
                    if let OpenList::Chances(_, odds, _) = list {
                        odds.push(reader.probability()?);
                    }
                    break;
                }
                (Some(']'), OpenList::Moves(children)) => {
                    reader.at += 1;
                    done = Branch::Node(String::new(), std::mem::take(children));
                }
                (Some('}'), OpenList::Chances(children, odds, column)) => {
                    reader.at += 1;
                    let (children, odds) = (std::mem::take(children), std::mem::take(odds));
                    check_sum(&odds, *column)?;
                    done = Branch::Chance(String::new(), children, odds);
                }
                (_, OpenList::Moves(_)) => {
                    return Err(reader.expected(Texts::usi_list_comma_or_bracket));
                }
                (_, OpenList::Chances(..)) => {
                    return Err(reader.expected(Texts::tree_text_comma_or_brace));
                }
            }
            open.pop();
        }
    }
}

/// What was seen of the leaves: all have one value, or all as many payoffs.
#[derive(Default)]
struct SeenLeaves {
    /// The number of players, if there are payoffs.
    players: Option<usize>,
    /// The columns of the first value, and of the first move of chance.
    number: Option<usize>,
    chance: Option<usize>,
}

impl SeenLeaves {
    fn check_payoffs(&mut self, column: usize, count: usize) -> Result<(), NestedListError> {
        let found = |texts: &Texts| texts.tree_text_payoff_number(count);
        if !(2..=MOST_PLAYERS).contains(&count) {
            let expected = |texts: &Texts| texts.tree_text_players(MOST_PLAYERS);
            return Err(NestedListError::at(column, found, expected));
        }
        let players = *self.players.get_or_insert(count);
        if players != count {
            let expected = |texts: &Texts| texts.tree_text_payoff_number(players);
            return Err(NestedListError::at(column, found, expected));
        }
        self.check()
    }

    fn check(&self) -> Result<(), NestedListError> {
        let Some(players) = self.players else { return Ok(()) };
        let expected = |texts: &Texts| texts.tree_text_payoff_number(players);
        if let Some(column) = self.number {
            return Err(NestedListError::at(column, Texts::tree_text_one_value, expected));
        }
        let two_sides = Texts::tree_text_players_alone;
        self.chance.map_or(Ok(()), |column| {
            Err(NestedListError::at(column, Texts::tree_text_chance, two_sides))
        })
    }
}

/// Whether a number may begin so.
fn begins_number(sign: char) -> bool {
    matches!(sign, '-' | '−' | '+' | '.') || sign.is_numeric()
}

/// Probabilities that begin at a column have to add up to 1.
fn check_sum(odds: &[Fraction], column: usize) -> Result<(), NestedListError> {
    let sum = odds.iter().try_fold(Fraction::ZERO, |sum, odds| sum.plus(*odds));
    if sum == Some(Fraction::ONE) {
        return Ok(());
    }
    let sum = sum.map_or_else(|| "?".to_owned(), |sum| sum.to_string());
    let found = move |texts: &Texts| texts.usi_list_sum(&*sum);
    Err(NestedListError::at(column, found, Texts::tree_text_odds_sum))
}

struct ListReader<'t> {
    characters: &'t [char],
    at: usize,
}

impl<'t> ListReader<'t> {
    fn peek(&self) -> Option<char> {
        self.characters.get(self.at).copied()
    }

    fn skip_space(&mut self) {
        loop {
            self.skip(char::is_whitespace);
            if self.peek() != Some('#') && !self.rest().starts_with(&['/', '/']) {
                return;
            }
            self.skip(|c| c != '\n');
        }
    }

    fn skip(&mut self, fits: impl Fn(char) -> bool) {
        while self.peek().is_some_and(&fits) {
            self.at += 1;
        }
    }

    fn rest(&self) -> &'t [char] {
        self.characters.get(self.at..).unwrap_or_default()
    }

    /// The error that something else was expected here.
    fn expected(&self, expected: Phrase) -> NestedListError {
        let found = |texts: &Texts| match self.peek() {
            None => texts.usi_list_end(),
            Some(c) => texts.usi_list_text(c.escape_debug().to_string()),
        };
        NestedListError::at(self.at + 1, found, expected)
    }

    /// A probability and its colon.
    fn probability(&mut self) -> Result<Fraction, NestedListError> {
        self.skip_space();
        if !self.peek().is_some_and(begins_number) {
            return Err(self.expected(Texts::tree_text_odds));
        }
        let column = self.at + 1;
        let odds = self.number()?;
        if odds <= Fraction::ZERO {
            let found = |texts: &Texts| texts.usi_list_text(odds.to_string());
            return Err(NestedListError::at(column, found, Texts::tree_text_odds_positive));
        }
        self.skip_space();
        if self.peek() != Some(':') {
            return Err(self.expected(Texts::tree_text_colon));
        }
        self.at += 1;
        Ok(odds)
    }

    /// The payoffs of a leaf, in parentheses.
    fn payoffs(&mut self) -> Result<Vec<Fraction>, NestedListError> {
        let mut payoffs = Vec::new();
        while self.peek() != Some(')') {
            self.at += 1;
            self.skip_space();
            if !self.peek().is_some_and(begins_number) {
                return Err(self.expected(Texts::tree_text_payoff));
            }
            payoffs.push(self.number()?);
            self.skip_space();
            if !matches!(self.peek(), Some(',' | ')')) {
                return Err(self.expected(Texts::tree_text_comma_or_parenthesis));
            }
        }
        self.at += 1;
        Ok(payoffs)
    }

    fn number(&mut self) -> Result<Fraction, NestedListError> {
        let (start, rest) = (self.at, self.rest());
        self.skip(|c| c.is_alphanumeric() || matches!(c, '-' | '−' | '+' | '.' | '/' | '_'));
        let text: String = rest[..self.at - start].iter().collect();
        let wrong = |expected: Phrase| {
            NestedListError::at(start + 1, |texts| texts.usi_list_text(&text), expected)
        };
        match WrittenNumber::of(&text) {
            Some(WrittenNumber::Exact(value)) => Ok(value),
            Some(WrittenNumber::Fine) => Err(wrong(Texts::tree_text_fine)),
            _ => Err(wrong(|texts| texts.usi_list_number(MAX_VALUE))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_name_the_column_and_what_was_expected() {
        let error = |text: &str| parse(text).unwrap_err().to_string();
        assert_eq!(error("[3,,4]"), "column 4: found ',', expected a number, '[' or '{'");
        assert_eq!(error("[3"), "column 3: found the end, expected ',' or ']'");
        assert_eq!(error("[3] 4"), "column 5: found '4', expected the end");
        assert_eq!(error("[]"), "column 2: found ']', expected a number, '[' or '{'");
        assert_eq!(
            error("99999999999"),
            "column 1: found '99999999999', expected a number within ±1000000000"
        );
        let fine = error("[[3, 4],\n 0.12345678901]");
        assert_eq!(
            fine,
            "column 11: found '0.12345678901', expected a number with fewer decimal places, or a smaller denominator"
        );
        for not_one in ["3-5", "0x10", "-inf", "1e", "7g7f"] {
            assert!(
                error(&format!("[{not_one}]")).starts_with(&format!("column 2: found '{not_one}'"))
            );
        }
        assert!(
            error("[(3,5),(2,9,1)]").starts_with("column 8: found 3 payoffs, expected 2 payoffs")
        );
        assert!(error("[(3,5),7]").starts_with("column 8: found one value, expected 2 payoffs"));
        assert!(error("[{1/2:(3,5),1/2:(2,9)}]").starts_with("column 2: found chance, "));
        assert!(error("[7,(3,5)]").starts_with("column 2: found one value"));
        assert!(error("(3,5)").starts_with("column 1: found '('"));
        for (text, said) in [
            (
                "[{1/2:3,1/3:9}]",
                "column 2: found 5/6 in all, expected probabilities that add up to 1",
            ),
            (
                "{.33:1,.33:2,.33:3}",
                "column 1: found 99/100 in all, expected probabilities that add up",
            ),
            ("{0:1,1:2}", "column 2: found '0', expected a probability greater than 0"),
            ("{1/2:1,-1/2:2}", "column 8: found '-1/2', expected a probability greater than 0"),
            ("{}", "column 2: found '}', expected a probability"),
            ("{1/2}", "column 5: found '}', expected ':'"),
            ("{1:[}", "column 5: found '}', expected a number, '[' or '{'"),
            ("{1:2]", "column 5: found ']', expected ',' or '}'"),
            ("[1}", "column 3: found '}', expected ',' or ']'"),
            ("{1 / 2:3,1/2:4}", "column 4: found '/', expected ':'"),
        ] {
            assert!(error(text).starts_with(said), "{text}: {}", error(text));
        }
        assert!(error(&"[".repeat(100_000)).contains("250 plies"));
        let of_leaves = |leaves: usize| format!("[{}7]", "7,".repeat(leaves - 1));
        assert!(parse(&of_leaves(MAX_NODES - 1)).is_ok());
        let many = of_leaves(MAX_NODES);
        let said = parse(&many).unwrap_err().to_string();
        assert!(said.contains("at most 1000000 nodes"), "{said}");
    }

    #[test]
    fn lists_may_have_any_shape_and_any_white_space() {
        let leaf = |value: i32| Branch::worth(value);
        let node = |c| Branch::Node(String::new(), c);
        let part = |above, below| Fraction::new(above, below).expect("a fraction");
        assert_eq!(
            parse("[ {1/2 : 3, .50: 6½}, { 1:[−1/3] } ]"),
            Ok(node(vec![
                Branch::Chance(
                    String::new(),
                    vec![leaf(3), Branch::worth(part(13, 2))],
                    vec![part(1, 2); 2]
                ),
                Branch::Chance(
                    String::new(),
                    vec![node(vec![Branch::worth(part(-1, 3))])],
                    vec![Fraction::ONE]
                ),
            ]))
        );
        assert_eq!(parse(" -5 "), Ok(leaf(-5)));
        let spelled = "[ # a comment\n 3.0, +4, // another\n −6/2, 1e2 ] # the end";
        assert_eq!(parse(spelled), Ok(node(vec![leaf(3), leaf(4), leaf(-3), leaf(100)])));
        assert_eq!(
            parse("[ 5 ,[[[4,9],[8]],\n6]]"),
            Ok(node(vec![
                leaf(5),
                node(vec![node(vec![node(vec![leaf(4), leaf(9)]), node(vec![leaf(8)])]), leaf(6)])
            ]))
        );
    }
}
