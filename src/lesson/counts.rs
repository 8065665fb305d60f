//! What a run has counted, as a table: visits by what they were for, and cuts by the move of the
//! order that made them.

use super::projection::Projection;
use crate::language::Language;
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
        let language = self.language;
        let so_far = self.tally();
        let end = if self.hides_future() { &so_far } else { end };
        let (now, firsts) = (self.tally(), |tally: &Tally| {
            tally.entered - tally.scouts - tally.researches
        });
        let visits = [
            (("本読み", "full visits"), firsts(&now), firsts(end)),
            (("偵察", "scouts"), now.scouts, end.scouts),
            (("読み直し", "re-searches"), now.researches, end.researches),
            (("表から", "from the table"), now.recalled, end.recalled),
            (("末端", "leaves"), now.leaves, end.leaves),
        ];
        let visits = visits.into_iter().map(|((ja, en), count, last)| {
            let name = language.pick(ja, en).to_owned();
            (name, count, last)
        });
        let cuts = (0..Tally::PLACES).map(|tried| {
            let name = self.cut_by(tried);
            (name, now.cuts_after[tried], end.cuts_after[tried])
        });
        CountTable {
            visits: rows(visits, now.entered),
            cuts: rows(cuts, now.cutoffs),
        }
    }

    /// Which move has made a cut after so many had been tried.
    fn cut_by(&self, tried: usize) -> String {
        let language = self.language;
        match (tried, language) {
            (0, _) => self.subject.stopping(language),
            (_, Language::Ja) if tried + 1 == Tally::PLACES => format!("{tried}番目以後の手"),
            (_, Language::Ja) => format!("{tried}番目の手"),
            (1, Language::En) => "the 1st move".to_owned(),
            (2, Language::En) => "the 2nd move".to_owned(),
            (3, Language::En) => "the 3rd move".to_owned(),
            (_, Language::En) if tried + 1 == Tally::PLACES => format!("the {tried}th or later"),
            (_, Language::En) => format!("the {tried}th move"),
        }
    }
}

fn rows(counts: impl Iterator<Item = (String, u64, u64)>, of: u64) -> Vec<CountRow> {
    counts
        .filter(|&(_, _, last)| last > 0)
        .map(|(name, count, _)| CountRow { name, count, of })
        .collect()
}
