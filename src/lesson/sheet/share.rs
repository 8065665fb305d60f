//! Detects entries that earn nothing although they are not wrong: one number written nearly
//! everywhere, and consequences of values that are mostly wrong.

use std::collections::{BTreeMap, BTreeSet};

use super::filled::Sheet;
use super::verdict::{GradedEntry, SheetEntry, SheetVerdict};
use language::Language;
use score::{Score, Window};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SheetRemark {
    /// One number earns nothing: it is the only one written and is wrong somewhere, or is written
    /// nearly everywhere and is wrong at least as often as right.
    OneNumber,
    /// Less than a third of the entries are right by themselves, so that mere consequences earn
    /// nothing.
    TooLittleRight,
    /// All that is wrong follows from one leaf that was misread: that is one slip.
    Misread,
    /// Everything else is right for one wrong value that was backed up to a node.
    BackedUp,
    /// Everything else is right for one wrong window.
    OtherWindow,
    /// Everything else is right for branches of one node that were wrongly taken to be cut.
    MarkedTooMuch,
    /// Everything is right for another reward.
    OtherReward,
    /// Everything is right from the other side.
    OtherSide,
}

impl SheetRemark {
    pub fn words(self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::OneNumber => texts.sheets_one_number(),
            Self::TooLittleRight => texts.sheets_too_little_right(),
            Self::Misread => texts.sheets_misread(),
            Self::BackedUp => texts.sheets_backed_up(),
            Self::OtherWindow => texts.sheets_other_window(),
            Self::MarkedTooMuch => texts.sheets_marked_too_much(),
            Self::OtherReward => texts.sheets_other_reward(),
            Self::OtherSide => texts.sheets_other_side(),
        }
    }
}

/// The entry at a node, as two numbers.
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
            let number = |kept: Option<Score>| kept.map_or(i64::MIN, |kept| kept.0.into());
            Some((number(is.first), number(is.second)))
        }
        SheetEntry::Cut | SheetEntry::Choice => None,
    }
}

/// Whether the window written at a node consists of one number only.
fn is_window_of(sheet: &Sheet, entry: &GradedEntry, number: i64) -> bool {
    let window = sheet.windows.get(&entry.node);
    entry.entry == SheetEntry::Window
        && window.is_some_and(|window| {
            let bounds = [window.alpha, window.beta].into_iter();
            let mut bounds = bounds.filter(|bound| bound.is_finite());
            bounds.all(|bound| i64::from(bound.0) == number)
        })
}

/// Removes the points of guesses and of unearned consequences; returns the remarks.
pub(super) fn without_guesses(sheet: &Sheet, entries: &mut [GradedEntry]) -> Vec<SheetRemark> {
    let kinds = [SheetEntry::Value, SheetEntry::Window, SheetEntry::Numbers];
    let mut remarks = Vec::new();
    for kind in kinds {
        if let Some(number) = guessed(sheet, entries, kind) {
            for entry in entries.iter_mut().filter(|entry| entry.of > 0) {
                let is_guess = entry.entry == kind && written(sheet, entry) == Some(number);
                // Windows made of a guessed value are guesses, too.
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
    let is_nothing = |entry: &GradedEntry| {
        let full = entry.entry == SheetEntry::Window
            && sheet.windows.get(&entry.node) == Some(&Window::FULL);
        entry.verdict.is_missing() || full
    };
    let written = entries.iter().filter(|entry| !is_nothing(entry));
    let written: i32 = written.map(|entry| entry.of).sum();
    // What follows from a single slip is no guess.
    let wrong = entries.iter().filter(|entry| entry.of > 0 && entry.verdict.is_wrong()).count();
    let is_slip = wrong <= 1 && entries.iter().all(|entry| !entry.verdict.is_missing());
    if 3 * by_itself < written && !is_slip {
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

/// The guessed number: the only one written, and wrong somewhere; or one at three quarters of the
/// nodes or more that is wrong at least as often as right.
fn guessed(sheet: &Sheet, entries: &[GradedEntry], kind: SheetEntry) -> Option<(i64, i64)> {
    let asked = || {
        let all = entries.iter();
        all.filter(move |entry| entry.entry == kind && entry.of > 0)
    };
    // For each number, how often it is written, and how often it is right and wrong by itself.
    let mut times: BTreeMap<_, (usize, usize, usize)> = BTreeMap::new();
    // In a search that cuts, a bound of the window is right where the book is fail-hard.
    // Where no cuts are asked, different windows that are right say so, too, and at its own node each
    // of them.
    let marked = entries.iter().any(|it| it.entry == SheetEntry::Cut && it.points > 0);
    let is_window = |it: &&GradedEntry| it.entry == SheetEntry::Window && it.points == it.of;
    let windows: Vec<_> = entries.iter().filter(is_window).collect();
    let numbers = windows.iter().filter_map(|it| written(sheet, it));
    let cuts = marked || numbers.collect::<BTreeSet<_>>().len() > 1;
    // Who writes one number everywhere has it at some edge of a window.
    let is_varied = sheet.values.values().map(|is| is.value).collect::<BTreeSet<_>>().len() > 1;
    for entry in asked() {
        let window = sheet.windows.get(&entry.node).filter(|_| kind == SheetEntry::Window);
        // The same null window is passed to many nodes.
        if window.is_some_and(|window| window.beta - window.alpha == 1) {
            continue;
        }
        if let Some(number) = written(sheet, entry) {
            let (count, right, wrong) = times.entry(number).or_default();
            *count += 1;
            let is_right = entry.verdict.is_by_itself();
            *right += usize::from(is_right);
            // A number without its sign is right, and one's own cut says nothing of numbers.
            let is_number_right = matches!(
                entry.verdict,
                SheetVerdict::OnlyBound | SheetVerdict::WrongBound | SheetVerdict::InsideOwnCut
            ) || entry.verdict == SheetVerdict::HardBound
                && (cuts || is_varied && windows.iter().any(|it| it.node == entry.node));
            let is_wrong = !is_right && !is_number_right && !entry.verdict.is_consequence();
            *wrong += usize::from(is_wrong);
        }
    }
    let most = times.iter().max_by_key(|(_, (count, ..))| *count);
    let (&number, &(count, right, wrong)) = most?;
    // Many right windows are one; a slip among them is no guess.
    let others = || entries.iter().filter(|entry| entry.entry != kind && entry.of > 0);
    let is_right = |entry: &GradedEntry| entry.verdict.is_right() || entry.verdict.is_consequence();
    let is_slip = match kind {
        SheetEntry::Window => 3 * right >= 2 * count,
        _ => wrong == 1 && count > 2 && others().next().is_some() && others().all(is_right),
    };
    let is_all = times.len() == 1 && count > 1 && wrong > 0 && !is_slip;
    let is_most = count > 2 && 4 * count >= 3 * asked().count() && wrong >= right;
    (is_all || is_most).then_some(number)
}
