//! The counters of a run as tables: visits by purpose, cuts by what made them, and guesses.

use super::projection::Projection;
use trace::{SkipReason, Tally};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountRow {
    pub name: String,
    pub count: u64,
    /// The total of which `count` is a part; 0 if there is none yet.
    pub of: u64,
}

impl CountRow {
    /// The share of the total in percent with a decimal: "12.5%"; empty if the total is 0.
    pub fn share(&self) -> String {
        let (count, of) = (u128::from(self.count), u128::from(self.of));
        match (count * 2_000 + of).checked_div(of * 2) {
            Some(tenths) => format!("{}.{}%", tenths / 10, tenths % 10),
            None => String::new(),
        }
    }
}

/// The counters of a run up to a step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CountTable {
    /// Nodes entered: first visits, scout visits, re-visits, table probes, and leaves.
    pub visits: Vec<CountRow>,
    /// Cuts, by the number of moves tried before; those by a guess apart.
    pub cuts: Vec<CountRow>,
    /// What a search that guesses did on a guess, and how often it was wrong by its own reading;
    /// empty for others.
    pub guesses: Vec<CountRow>,
}

impl Projection<'_> {
    /// The counters up to this step. Omits rows that stay 0 over the whole run, whose counters are
    /// `end`.
    pub fn counts(&self, end: &Tally) -> CountTable {
        let texts = self.language.texts();
        let so_far = self.tally();
        let end = if self.hides_future() { &so_far } else { end };
        let (now, firsts) =
            (so_far, |it: &Tally| it.entered - it.scouts - it.researches - it.null_windows);
        let visits = [
            (texts.counts_full_visits(), firsts(&now), firsts(end)),
            (texts.counts_null_windows(), now.null_windows, end.null_windows),
            (texts.counts_scouts(), now.scouts, end.scouts),
            (texts.counts_re_searches(), now.researches, end.researches),
            (self.recalled_as(), now.recalled, end.recalled),
            (texts.counts_leaves(), now.leaves, end.leaves),
        ];
        let cuts = (0..Tally::PLACES).map(|tried| {
            let name = self.cut_by(tried);
            (name, now.cuts_after[tried], end.cuts_after[tried])
        });
        let guessed = [
            (texts.counts_cut_by_pass(), now.cut_by_pass, end.cut_by_pass),
            (texts.counts_cut_by_margin(), now.cut_by_margin, end.cut_by_margin),
            (texts.counts_cut_by_mean(), now.cut_by_mean, end.cut_by_mean),
        ];
        CountTable {
            visits: rows(visits.into_iter(), now.entered),
            cuts: rows(guessed.into_iter().chain(cuts), now.cutoffs),
            guesses: if self.algorithm().guesses() { self.guesses(&now, end) } else { Vec::new() },
        }
    }

    /// What is done on a guess: of the nodes entered, of the row before, or of the moves skipped.
    fn guesses(&self, now: &Tally, end: &Tally) -> Vec<CountRow> {
        let texts = self.language.texts();
        let of = |row, whole| rows([row].into_iter(), whole);
        let all = now.skipped.iter().sum();
        let skipped = SkipReason::ALL.into_iter().flat_map(|reason| {
            let (name, at) = (texts.counts_skipped(reason.id()), reason as usize);
            of((name, now.skipped[at], end.skipped[at]), all)
        });
        [
            of((texts.counts_passes(), now.passes, end.passes), now.entered),
            of((texts.counts_enough(), now.cut_by_pass, end.cut_by_pass), now.passes),
            of((texts.counts_reduced(), now.reduced, end.reduced), now.entered),
            of((texts.counts_read_again(), now.read_again, end.read_again), now.reduced),
            of((texts.counts_extended(), now.extended, end.extended), now.entered),
        ]
        .into_iter()
        .flatten()
        .chain(skipped)
        .collect()
    }

    /// What values are called that are not read again.
    fn recalled_as(&self) -> String {
        let texts = self.language.texts();
        if self.algorithm().weighs() { texts.counts_known() } else { texts.counts_from_table() }
    }

    /// The name of the move that makes a cut after `tried` moves.
    fn cut_by(&self, tried: usize) -> String {
        let texts = self.language.texts();
        match tried {
            0 => self.subject.stopping(self.language),
            _ if tried + 1 == Tally::PLACES => texts.counts_cut_by_later(tried),
            _ => texts.counts_cut_by(tried),
        }
    }
}

fn rows(counts: impl Iterator<Item = (String, u64, u64)>, of: u64) -> Vec<CountRow> {
    counts
        .filter(|&(_, _, last)| last > 0)
        .map(|(name, count, _)| CountRow { name, count, of })
        .collect()
}
