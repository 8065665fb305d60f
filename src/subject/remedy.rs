//! What to ask for instead of a tree that is too large.

use crate::language::{Language, Say};

/// What to ask for instead of a tree that is too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// So many plies of the tree that the search grows, instead of every move.
    AsSearched(u8),
    /// So many plies.
    Plies(u8),
    /// Captures only, before the horizon too.
    Captures,
    /// So many moves a node.
    Best(u16),
}

impl Say for Remedy {
    fn say(&self, language: Language) -> String {
        match (self, language) {
            (Self::AsSearched(plies), Language::Ja) => {
                format!("探索が読む所だけにする({plies}手読み)")
            }
            (Self::AsSearched(plies), Language::En) => {
                format!("only what the search visits ({plies} plies)")
            }
            (Self::Plies(plies), Language::Ja) => format!("{plies}手読みにする"),
            (Self::Plies(1), Language::En) => "1 ply".to_owned(),
            (Self::Plies(plies), Language::En) => format!("{plies} plies"),
            (Self::Captures, Language::Ja) => "取る手だけにする".to_owned(),
            (Self::Captures, Language::En) => "captures only".to_owned(),
            (Self::Best(count), Language::Ja) => format!("良さそうな{count}手だけにする"),
            (Self::Best(count), Language::En) => format!("the best {count} moves only"),
        }
    }
}
