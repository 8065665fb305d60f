//! What a run has counted, as a table: visits by what they were for, and cuts by the move of the
//! order that made them.

use super::projection::Projection;
use crate::trace::Tally;

/// A line of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountRow {
    /// What is counted.
    pub name: String,
    /// How often it has happened.
    pub count: u64,
    /// How many of what it is a part of have happened; 0 where nothing has.
    pub of: u64,
}

impl CountRow {
    /// Which part it is, in percent with a decimal: "12.5%"; empty where nothing has happened yet.
    #[must_use]
    pub fn share(&self) -> String {
        let (count, of) = (u128::from(self.count), u128::from(self.of));
        match (count * 2_000 + of).checked_div(of * 2) {
            Some(tenths) => format!("{}.{}%", tenths / 10, tenths % 10),
            None => String::new(),
        }
    }
}

/// What a run has counted up to a step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CountTable {
    /// Nodes entered: how often for the first time, as scouts, again; by how many a table was
    /// asked, and how many were leaves.
    pub visits: Vec<CountRow>,
    /// Cuts, by how many moves had been tried.
    pub cuts: Vec<CountRow>,
}

impl Projection<'_> {
    /// What has been counted up to this step. What does not happen in the whole run, which counts
    /// `end`, has no line.
    #[must_use]
    pub fn counts(&self, end: &Tally) -> CountTable {
        let texts = self.language.texts();
        let so_far = self.tally();
        let end = if self.hides_future() { &so_far } else { end };
        let (now, firsts) = (self.tally(), |tally: &Tally| {
            tally.entered - tally.scouts - tally.researches
        });
        let visits = [
            (texts.counts_full_visits(), firsts(&now), firsts(end)),
            (texts.counts_scouts(), now.scouts, end.scouts),
            (texts.counts_re_searches(), now.researches, end.researches),
            (texts.counts_from_table(), now.recalled, end.recalled),
            (texts.counts_leaves(), now.leaves, end.leaves),
        ];
        let cuts = (0..Tally::PLACES).map(|tried| {
            let name = self.cut_by(tried);
            (name, now.cuts_after[tried], end.cuts_after[tried])
        });
        CountTable {
            visits: rows(visits.into_iter(), now.entered),
            cuts: rows(cuts, now.cutoffs),
        }
    }

    /// Which move has made a cut after so many had been tried.
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
