//! What a person does about the way in which they work.

use super::beside::{BesideCommand, BesidePart};
use super::fill_in::{FillInCommand, FillInPart};
use super::marks::MarksPart;
use super::predict::{PredictCommand, PredictPart};
use super::saved::SavedStudy;
use super::stops::{StopsCommand, StopsPart};
use super::what_if::{WhatIfCommand, WhatIfPart};
pub use crate::scenario::StudyMode;

impl StudyMode {
    /// Every way, in the order of the switch: each asks more of the person than the one before.
    pub const ALL: &[Self] = &[Self::Watch, Self::Predict, Self::WhatIf, Self::FillIn];
}

/// What a person does about the way in which they work.
#[derive(Clone, Debug, PartialEq)]
pub enum StudyCommand {
    /// Work in another way.
    SetMode(StudyMode),
    /// Choose where the run stops while one watches.
    Stops(StopsCommand),
    /// Set runs beside each other.
    Beside(BesideCommand),
    /// Change the lesson, and see what follows.
    WhatIf(WhatIfCommand),
    /// Answer what is asked before it is shown.
    Predict(PredictCommand),
    /// Fill in a sheet.
    FillIn(FillInCommand),
}

/// The state of the part.
#[derive(Debug, Default)]
pub(in crate::session) struct StudyPart {
    pub mode: StudyMode,
    /// Counts up whenever another way is chosen: its panel comes to the front.
    pub request: u64,
    pub stops: StopsPart,
    /// The runs that stand beside the one that is open.
    pub beside: BesidePart,
    /// The sheets that are being filled in.
    pub fill_in: FillInPart,
    pub marks: MarksPart,
    pub what_if: WhatIfPart,
    pub predict: PredictPart,
}

impl StudyPart {
    /// What has been begun and not ended.
    pub(in crate::session) fn saved(&self) -> SavedStudy {
        let mut saved = SavedStudy::default();
        self.predict.save(&mut saved);
        self.fill_in.save(&mut saved);
        saved
    }

    /// Takes over what had been begun.
    pub(in crate::session) fn recall(&mut self, saved: SavedStudy) {
        self.predict.recall(&saved);
        self.fill_in.recall(saved);
    }
}
