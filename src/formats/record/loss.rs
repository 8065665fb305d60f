//! What a format cannot hold.

use super::words;
use crate::language::Words;

/// Counts of what is left out of a file, to be told.
#[derive(Default)]
pub(super) struct Losses {
    pub(super) branches: usize,
    pub(super) comments: usize,
    pub(super) bookmarks: usize,
    pub(super) times: usize,
    /// Times of which less than a second is left out.
    pub(super) fractions: usize,
    pub(super) endings: usize,
    /// Endings that the format has no name for, written as an interruption.
    pub(super) replaced_endings: usize,
    pub(super) moves: usize,
    /// Lines that readers pass over.
    pub(super) notes: usize,
    /// Names of headers.
    pub(super) headers: Vec<String>,
}

impl Losses {
    /// One sentence for each kind of loss.
    pub(super) fn into_words(self) -> Vec<Words> {
        let mut lost = Vec::new();
        let mut tell = |count: usize, ja: &str, one: &str, more: &str| {
            if count > 0 {
                let noun = if count == 1 { one } else { more };
                lost.push(words(format!("{ja}: {count}"), format!("{count} {noun}")));
            }
        };
        tell(self.moves, "指し手", "move", "moves");
        tell(self.branches, "変化", "branch", "branches");
        tell(self.endings, "終局", "ending", "endings");
        tell(
            self.replaced_endings,
            "名前のない終局(中断と書いた)",
            "ending without a name there, written as an interruption (CHUDAN)",
            "endings without a name there, written as interruptions (CHUDAN)",
        );
        tell(self.comments, "注釈", "comment", "comments");
        tell(
            self.notes,
            "覚え書き(#や'の行)",
            "line of notes (# or ')",
            "lines of notes (# or ')",
        );
        tell(self.bookmarks, "しおり", "bookmark", "bookmarks");
        tell(self.times, "消費時間", "time", "times");
        tell(
            self.fractions,
            "消費時間の1秒に満たない部分",
            "fraction of a second",
            "fractions of a second",
        );
        let headers = self.headers.join(", ");
        if !headers.is_empty() {
            lost.push(words(
                format!("見出し: {headers}"),
                format!("headers: {headers}"),
            ));
        }
        lost
    }
}

/// Names of headers that mean the same in KIF and in CSA.
const SAME: [(&str, &str); 9] = [
    ("先手", "N+"),
    ("後手", "N-"),
    ("下手", "N+"),
    ("上手", "N-"),
    ("棋戦", "EVENT"),
    ("場所", "SITE"),
    ("開始日時", "START_TIME"),
    ("終了日時", "END_TIME"),
    ("戦型", "OPENING"),
];

/// The name in CSA of a header of KIF.
pub(super) fn csa_name(name: &str) -> Option<&'static str> {
    SAME.iter()
        .find(|(kif, _)| *kif == name)
        .map(|(_, csa)| *csa)
}

/// The name in KIF of a header of CSA; with a handicap the players are 下手 and 上手.
pub(super) fn kif_name(name: &str, is_handicap: bool) -> Option<&'static str> {
    let mut names = SAME
        .iter()
        .filter(|(_, csa)| *csa == name)
        .map(|(kif, _)| *kif);
    let usual = names.next()?;
    Some(names.next().filter(|_| is_handicap).unwrap_or(usual))
}
