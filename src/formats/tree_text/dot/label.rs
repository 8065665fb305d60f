//! The labels of nodes: which of their numbers is the value, and what the node is called.

use crate::tree_text::reader::unescaped;
use score::Player;
use score::WrittenNumber;

/// A label as it is written.
#[derive(Clone)]
pub(super) enum NodeLabel {
    /// With its escapes.
    Text(String),
    /// With its tags.
    Html(String),
}

/// The number in the label of a leaf.
pub(super) enum LeafValue {
    /// It is called the value.
    Named(String),
    Only(String),
    /// All of them, separated by commas.
    Several(String),
    None,
}

/// What a number is called by the word before it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WordBefore {
    Value,
    Nothing,
    /// A bound of the window, or `≦3`.
    Bound,
    /// A depth, a count.
    Other,
}

/// The words that a value is called by, whole or at the end of another: `node_value`.
const VALUE_WORDS: [&str; 7] =
    ["value", "score", "utility", "eval", "evaluation", "payoff", "minimax"];
const SHORT_WORDS: [&str; 7] = ["v", "val", "util", "値", "評価値", "得点", "利得"];
/// Parts of words that call a number something else.
const BOUND_WORDS: [&str; 4] = ["alpha", "beta", "α", "β"];
const COUNT_WORDS: [&str; 3] = ["depth", "visit", "深さ"];
/// The same, as whole words.
const PLACE_WORDS: [&str; 6] = ["ply", "plies", "level", "node", "id", "手目"];

pub(super) fn is_value_word(word: &str) -> bool {
    called(word) == WordBefore::Value
}

fn called(word: &str) -> WordBefore {
    let word = word.to_lowercase();
    let has = |parts: &[&str]| parts.iter().any(|part| word.contains(part));
    if has(&BOUND_WORDS) {
        WordBefore::Bound
    } else if SHORT_WORDS.contains(&&*word) || VALUE_WORDS.iter().any(|it| word.ends_with(it)) {
        WordBefore::Value
    } else if has(&COUNT_WORDS) || PLACE_WORDS.contains(&&*word) {
        WordBefore::Other
    } else {
        WordBefore::Nothing
    }
}

/// Whether a letter belongs to a word or a number, and not between them.
fn is_inside(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '.' | '+' | '-' | '−' | '/' | '%')
}

/// Whether a letter is one of a script without spaces, so that a number may follow at once.
fn is_wide(c: char) -> bool {
    matches!(c, '\u{370}'..='\u{3ff}' | '\u{2e80}'..) && c.is_alphabetic()
}

/// The words and numbers of a text; whether each is a bound: `≦3`.
fn words(text: &str) -> Vec<(&str, bool)> {
    let mut words = Vec::new();
    let (mut begin, mut before) = (None, None);
    let signs = text.char_indices().map(|(at, c)| (at, Some(c))).chain([(text.len(), None)]);
    let mut is_bound = false;
    for (at, sign) in signs {
        let goes_on = sign.is_some_and(is_inside);
        let parts = match (before, sign) {
            (Some(before), Some(sign)) => is_wide(before) != is_wide(sign),
            _ => true,
        };
        if let Some(first) = begin
            && (!goes_on || parts)
        {
            words.push((&text[first..at], is_bound));
            (begin, is_bound) = (None, false);
        }
        if goes_on {
            begin = begin.or(Some(at));
        } else if sign.is_some_and(|sign| !sign.is_whitespace()) {
            is_bound = sign.is_some_and(|sign| "≦≧≤≥<>".contains(sign));
        }
        before = sign;
    }
    words
}

/// A word without the point at the end of a sentence.
fn number(word: &str) -> Option<&str> {
    let word = word.strip_suffix('.').unwrap_or(word);
    WrittenNumber::of(word).map(|_| word)
}

impl NodeLabel {
    /// Whether it is the name of the node, as without any label.
    pub(super) fn is_name(&self) -> bool {
        matches!(self, Self::Text(text) if text == "\\N")
    }

    /// Its lines, as they are shown.
    fn shown(&self, id: &str) -> String {
        match self {
            Self::Text(text) => {
                let mut shown = String::new();
                let mut signs = text.chars();
                while let Some(sign) = signs.next() {
                    match (sign, if sign == '\\' { signs.next() } else { None }) {
                        ('\\', Some('N')) => shown += id,
                        ('\\', Some('G' | 'E' | 'T' | 'H' | 'L')) => {}
                        ('\\', letter) => shown.extend(letter.map(unescaped)),
                        (sign, _) => shown.push(sign),
                    }
                }
                if shown.contains('|') {
                    // Fields of a record, with their ports.
                    shown = without_tags(&shown).replace(['{', '}', '|'], "\n");
                }
                without_entities(&shown)
            }
            Self::Html(html) => without_entities(&without_tags(html)),
        }
    }

    /// The value that it gives to a leaf.
    pub(super) fn value(&self, id: &str) -> LeafValue {
        let shown = self.shown(id);
        let mut numbers = Vec::new();
        let mut by = WordBefore::Nothing;
        for (word, is_bound) in words(&shown) {
            if let Some(number) = number(word) {
                numbers.push((number, if is_bound { WordBefore::Bound } else { by }));
                by = WordBefore::Nothing;
            } else if !word.eq_ignore_ascii_case("is") {
                by = match called(word) {
                    // What `alpha value` calls a number.
                    WordBefore::Value if by == WordBefore::Bound => by,
                    own => own,
                };
            }
        }
        let mut named = numbers.iter().filter(|(_, by)| *by == WordBefore::Value);
        let value = |number: &str| WrittenNumber::of(number);
        match (named.next(), &*numbers) {
            (Some((first, _)), _) if named.all(|(other, _)| value(other) == value(first)) => {
                LeafValue::Named((*first).to_owned())
            }
            (None, [(only, WordBefore::Nothing)]) => LeafValue::Only((*only).to_owned()),
            (None, [] | [_]) => LeafValue::None,
            _ => {
                let all: Vec<_> = numbers.iter().take(MOST_NUMBERS).map(|it| it.0).collect();
                let more = if numbers.len() > MOST_NUMBERS { ", …" } else { "" };
                LeafValue::Several(all.join(", ") + more)
            }
        }
    }

    /// What a node with this label is called: the lines without numbers, or else the words of the
    /// first line.
    pub(super) fn name(&self, id: &str) -> String {
        let shown = self.shown(id);
        let has_number = |line: &str| words(line).iter().any(|(word, _)| number(word).is_some());
        let plain: Vec<_> = shown.lines().filter(|line| !has_number(line)).collect();
        let plain = plain.join(" ");
        if plain.chars().any(char::is_alphanumeric) {
            return plain;
        }
        let first = shown.lines().next().unwrap_or_default();
        let signs = |c: char| "()[]{}:=,;≦≧≤≥<>".contains(c);
        let words = first.split_whitespace().map(|word| word.trim_matches(signs));
        let says = |word: &&str| number(word).is_none() && called(word) == WordBefore::Nothing;
        let parts = |word: &str| word.contains([':', '=']) && has_number(word);
        let words: Vec<_> = words.filter(says).filter(|word| !parts(word)).collect();
        words.join(" ")
    }

    /// The player that it names, MAX or MIN.
    pub(super) fn player(&self, id: &str) -> Option<Player> {
        let shown = self.shown(id);
        let has =
            |name: &str| words(&shown).iter().any(|(word, _)| word.eq_ignore_ascii_case(name));
        match (has("max"), has("min")) {
            (true, false) => Some(Player::Max),
            (false, true) => Some(Player::Min),
            _ => None,
        }
    }
}

/// The most numbers that an error lists.
const MOST_NUMBERS: usize = 6;

/// What stands outside the tags.
fn without_tags(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        let (tag, more) = after.split_once('>').unwrap_or((after, ""));
        let breaks = ["br", "/tr"].iter().any(|name| tag.to_ascii_lowercase().starts_with(name));
        plain += before;
        plain.push(if breaks { '\n' } else { ' ' });
        rest = more;
    }
    plain + rest
}

/// With the letters that stand behind names such as `&minus;`.
fn without_entities(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        plain += before;
        let letter = after.split_once(';').and_then(|(name, more)| Some((entity(name)?, more)));
        let (letter, more) = letter.unwrap_or(('&', after));
        plain.push(letter);
        rest = more;
    }
    plain + rest
}

fn entity(name: &str) -> Option<char> {
    Some(match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "nbsp" => ' ',
        "minus" => '−',
        "alpha" => 'α',
        "beta" => 'β',
        "infin" => '∞',
        "le" => '≤',
        "ge" => '≥',
        _ => {
            let code = name.strip_prefix('#')?;
            let code = match code.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                None => code.parse().ok()?,
            };
            char::from_u32(code)?
        }
    })
}
