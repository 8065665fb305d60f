//! What earns nothing although it is not wrong: one number that is written nearly everywhere, and
//! what follows from values of which hardly any is right.

use std::collections::BTreeMap;

use super::filled::Sheet;
use super::verdict::{GradedEntry, SheetEntry, SheetVerdict};
use crate::language::Language;

/// What is said of a sheet as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SheetRemark {
    /// One number stands wherever something is written, and is wrong somewhere; or nearly everywhere,
    /// and is wrong at least as often as it is right: it earns nothing.
    OneNumber,
    /// Less than a third of what is written is right by itself: what only follows from it earns
    /// nothing.
    TooLittleRight,
}

impl SheetRemark {
    /// The remark as a sentence.
    #[must_use]
    pub fn words(self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::OneNumber => texts.sheets_one_number(),
            Self::TooLittleRight => texts.sheets_too_little_right(),
        }
    }
}

/// What is written at a node, as two numbers.
fn written(sheet: &Sheet, entry: &GradedEntry) -> Option<(i64, i64)> {
    let node = entry.node;
    match entry.entry {
        SheetEntry::Value => sheet.values.get(&node).map(|is| (is.value.0.into(), 0)),
        SheetEntry::Window => {
            let is = sheet.windows.get(&node)?;
            Some((is.alpha.0.into(), is.beta.0.into()))
        }
        SheetEntry::Numbers => {
            let is = sheet.numbers.get(&node)?;
            let number = |count: Option<u32>| count.map_or(-1, i64::from);
            Some((number(is.proof), number(is.disproof)))
        }
        SheetEntry::Cut | SheetEntry::Choice => None,
    }
}

/// Whether nothing but one number is written as the window of a node.
fn is_window_of(sheet: &Sheet, entry: &GradedEntry, number: i64) -> bool {
    let window = sheet.windows.get(&entry.node);
    entry.entry == SheetEntry::Window
        && window.is_some_and(|window| {
            let bounds = [window.alpha, window.beta].into_iter();
            let mut bounds = bounds.filter(|bound| bound.is_finite());
            bounds.all(|bound| i64::from(bound.0) == number)
        })
}

/// Takes away the points of guesses, and of what follows from too little; says what it was.
pub(super) fn without_guesses(sheet: &Sheet, entries: &mut [GradedEntry]) -> Vec<SheetRemark> {
    let kinds = [SheetEntry::Value, SheetEntry::Window, SheetEntry::Numbers];
    let mut remarks = Vec::new();
    for kind in kinds {
        if let Some(number) = guessed(sheet, entries, kind) {
            for entry in entries.iter_mut().filter(|entry| entry.of > 0) {
                let is_guess = entry.entry == kind && written(sheet, entry) == Some(number);
                // Windows of a number that is guessed as a value are guessed, too.
                let is_value = kind == SheetEntry::Value && is_window_of(sheet, entry, number.0);
                if is_guess || is_value {
                    entry.points = entry.points.min(0);
                }
            }
            remarks.push(SheetRemark::OneNumber);
        }
    }
    remarks.dedup();
    let by_itself: i32 = entries
        .iter()
        .filter(|entry| !entry.verdict.is_consequence())
        .map(|entry| entry.points.max(0))
        .sum();
    let written = entries.iter().filter(|entry| !entry.verdict.is_missing());
    let written: i32 = written.map(|entry| entry.of).sum();
    if 3 * by_itself < written {
        let mut loses = false;
        for entry in entries.iter_mut() {
            if entry.verdict.is_consequence() && entry.points > 0 {
                entry.points = 0;
                loses = true;
            }
        }
        remarks.extend(loses.then_some(SheetRemark::TooLittleRight));
    }
    remarks
}

/// The number that is guessed: all that is written, and wrong somewhere; or at three quarters of the
/// nodes and more, and wrong at no fewer of them than it is right.
fn guessed(sheet: &Sheet, entries: &[GradedEntry], kind: SheetEntry) -> Option<(i64, i64)> {
    let asked = || {
        let all = entries.iter();
        all.filter(move |entry| entry.entry == kind && entry.of > 0)
    };
    // How often each number is written, and how often it is right and wrong by itself.
    let mut times: BTreeMap<_, (usize, usize, usize)> = BTreeMap::new();
    for entry in asked() {
        if let Some(number) = written(sheet, entry) {
            let (count, right, wrong) = times.entry(number).or_default();
            *count += 1;
            let is_right = matches!(entry.verdict, SheetVerdict::Right | SheetVerdict::FailHard);
            *right += usize::from(is_right);
            *wrong += usize::from(!is_right && !entry.verdict.is_consequence());
        }
    }
    let most = times.iter().max_by_key(|(_, (count, ..))| *count);
    let (&number, &(count, right, wrong)) = most?;
    let is_all = times.len() == 1 && count > 1 && wrong > 0;
    let is_most = count > 2 && 4 * count >= 3 * asked().count() && wrong >= right;
    (is_all || is_most).then_some(number)
}
