//! Finds a node by its name, or by the moves that lead to it.

use language::Language;
use subject::{Subject, choice};
use tree::{NodeId, Tree};

/// Finds a node. `query` is either a line from the root with names separated by spaces ("エ ケ テ",
/// "5f6d 6c6d"), or a part of a name; the latter finds the next match after `after` and wraps
/// around.
pub fn find(
    tree: &Tree,
    subject: &dyn Subject,
    query: &str,
    after: Option<NodeId>,
    language: Language,
) -> Option<NodeId> {
    let words: Vec<&str> = query.split_whitespace().collect();
    let first = words.first()?;
    if words.len() > 1 {
        return words.iter().try_fold(NodeId::ROOT, |at, word| {
            tree.children(at).find(|&child| is_named(tree, subject, child, word, language))
        });
    }
    let wanted = plain(first);
    let start = after.map_or(0, |after| after.index() + 1);
    tree.ids().cycle().skip(start).take(tree.len()).find(|&id| {
        plain(&subject.id(tree, id)).contains(&wanted)
            || plain(&choice(subject, tree, id, language)).contains(&wanted)
    })
}

/// The first nodes with `query` in their names, in either language, at most `most` of them, among
/// the first `range` of the tree; whole names come first.
pub fn find_some(
    tree: &Tree,
    subject: &dyn Subject,
    query: &str,
    (range, most): (usize, usize),
) -> Vec<NodeId> {
    let wanted = plain(query.trim());
    let marks = ['▲', '△'];
    let excess = |id: NodeId| {
        let moves = Language::ALL.map(|language| choice(subject, tree, id, language));
        let names = moves.into_iter().chain([subject.id(tree, id)]);
        let names = names.map(|name| plain(name.trim_start_matches(marks)));
        let found = names.filter(|name| name.contains(wanted.trim_start_matches(marks)));
        found.map(|name| name.len() - wanted.len().min(name.len())).min()
    };
    let found = tree.ids().take(range).filter_map(|id| Some((excess(id)?, id)));
    let mut found: Vec<_> = found.collect();
    found.sort_by_key(|&(excess, _)| excess);
    found.truncate(most);
    found.into_iter().map(|(_, id)| id).collect()
}

/// The node with exactly this name: its id, or its move in any language.
pub fn find_named(tree: &Tree, subject: &dyn Subject, name: &str) -> Option<NodeId> {
    let by_id = tree.ids().find(|&id| subject.id(tree, id) == name);
    let is_called = |id: NodeId| {
        let mut languages = Language::ALL.into_iter();
        languages.any(|language| choice(subject, tree, id, language) == name)
    };
    by_id.or_else(|| tree.ids().find(|&id| is_called(id)))
}

/// Whether `word` is the whole name of a node: its id, or its move with or without the mark of the
/// side.
fn is_named(
    tree: &Tree,
    subject: &dyn Subject,
    id: NodeId,
    word: &str,
    language: Language,
) -> bool {
    is_called(word, &subject.id(tree, id), &choice(subject, tree, id, language))
}

/// Whether `word` is the whole name of a move with this id: that, or the name with or without the
/// mark of the side.
pub fn is_called(word: &str, id: &str, name: &str) -> bool {
    let marks = ['▲', '△', '×', '○'];
    let bare = |text: &str| plain(text.trim_start_matches(marks));
    id.eq_ignore_ascii_case(word) || plain(name) == plain(word) || bare(name) == bare(word)
}

/// Normalizes a name as typed in a hurry: lower case, "23" for "２三", and x and o for the marks of
/// tic-tac-toe.
fn plain(name: &str) -> String {
    const KANJI: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
    let digit = |c: char| {
        let kanji = (1..).zip(KANJI).find(|(_, kanji)| *kanji == c);
        let kanji = kanji.map(|(number, _)| number);
        let wide = ('１'..='９').contains(&c).then(|| c as u32 - '０' as u32);
        kanji.or(wide).and_then(|digit| char::from_digit(digit, 10))
    };
    let small = |c: char| match c {
        '×' | '✕' => 'x',
        '○' | '◯' | '〇' => 'o',
        _ => digit(c).unwrap_or_else(|| c.to_ascii_lowercase()),
    };
    name.chars().map(small).collect()
}
