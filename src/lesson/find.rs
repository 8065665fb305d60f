//! Finding a node by its name, or by the moves that lead to it.

use crate::games::{Stage, choice};
use crate::language::Language;
use crate::tree::{NodeId, Tree};

/// Finds a node: `query` is either a line from the root, its names separated by spaces
/// ("エ ケ テ", "5f6d 6c6d"), or a part of one name; then the next node after `after` that has it,
/// from the beginning again after the last.
#[must_use]
pub fn find(
    tree: &Tree,
    stage: &dyn Stage,
    query: &str,
    after: Option<NodeId>,
    language: Language,
) -> Option<NodeId> {
    let words: Vec<&str> = query.split_whitespace().collect();
    let first = words.first()?;
    if words.len() > 1 {
        return words.iter().try_fold(NodeId::ROOT, |at, word| {
            tree.children(at)
                .find(|&child| is_named(tree, stage, child, word, language))
        });
    }
    let count = tree.len() as u32;
    let start = after.map_or(0, |after| after.0 + 1);
    (0..count)
        .map(|step| NodeId((start + step) % count))
        .find(|&id| {
            stage.id(tree, id).eq_ignore_ascii_case(first)
                || choice(stage, tree, id, language).contains(first)
        })
}

/// Whether `word` is the whole name of a node: its id, or its move with or without the mark of the
/// side.
fn is_named(tree: &Tree, stage: &dyn Stage, id: NodeId, word: &str, language: Language) -> bool {
    let marks = ['▲', '△'];
    let name = choice(stage, tree, id, language);
    stage.id(tree, id).eq_ignore_ascii_case(word)
        || name.trim_start_matches(marks) == word.trim_start_matches(marks)
}
