//! Counts what a format cannot hold.

use language::{Counted, Texts, Words};

/// Counts of items left out of a file, for the report to the user.
#[derive(Default)]
pub(super) struct Losses {
    pub(super) branches: usize,
    pub(super) comments: usize,
    pub(super) bookmarks: usize,
    pub(super) times: usize,
    /// Times with fractions of a second that were dropped.
    pub(super) fractions: usize,
    pub(super) endings: usize,
    /// Endings without a name in the format, written as an interruption.
    pub(super) replaced_endings: usize,
    pub(super) moves: usize,
    /// Comment lines of the file itself, which readers ignore.
    pub(super) notes: usize,
    pub(super) headers: Vec<String>,
}

impl Losses {
    /// The whole seconds of a time; a rest is lost.
    pub(super) const fn seconds_of(&mut self, time_ms: u64) -> u64 {
        self.fractions += if time_ms.is_multiple_of(1000) { 0 } else { 1 };
        time_ms / 1000
    }

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
        told(&counted, &self.headers)
    }
}

/// One sentence for each thing that was lost at all, and one that names the headers.
pub(crate) fn told(counted: &[(usize, Counted<usize>)], headers: &[String]) -> Vec<Words> {
    let lost = counted.iter().filter(|(count, _)| *count > 0);
    let lost = lost.map(|(count, text)| Words::of(|texts| text(texts, *count)));
    let headers = headers.join(", ");
    let of_headers = || Words::of(|texts| texts.record_losses_headers(&headers));
    lost.chain((!headers.is_empty()).then(of_headers)).collect()
}

/// Equivalent header names in KIF and CSA.
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

/// The CSA name of a KIF header.
pub(super) fn csa_name(name: &str) -> Option<&'static str> {
    SAME.iter().find(|(kif, _)| *kif == name).map(|(_, csa)| *csa)
}

/// The KIF name of a CSA header; with a handicap the players are 下手 and 上手.
pub(super) fn kif_name(name: &str, is_handicap: bool) -> Option<&'static str> {
    let mut names = SAME.iter().filter(|(_, csa)| *csa == name).map(|(kif, _)| *kif);
    let usual = names.next()?;
    Some(names.next().filter(|_| is_handicap).unwrap_or(usual))
}
