//! What a format cannot hold.

use crate::language::{Counted, Texts, Words};

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
        let counted: [(usize, Counted<usize>); 9] = [
            (self.moves, Texts::record_losses_moves),
            (self.branches, Texts::record_losses_branches),
            (self.endings, Texts::record_losses_endings),
            (self.replaced_endings, Texts::record_losses_replaced_endings),
            (self.comments, Texts::record_losses_comments),
            (self.notes, Texts::record_losses_notes),
            (self.bookmarks, Texts::record_losses_bookmarks),
            (self.times, Texts::record_losses_times),
            (self.fractions, Texts::record_losses_fractions),
        ];
        let told = counted.into_iter().filter(|(count, _)| *count > 0);
        let mut lost: Vec<_> = told
            .map(|(count, text)| Words::of(|texts| text(texts, count)))
            .collect();
        let headers = self.headers.join(", ");
        if !headers.is_empty() {
            lost.push(Words::of(|texts| texts.record_losses_headers(&headers)));
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
