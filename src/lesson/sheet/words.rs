//! The texts about entries of a sheet.

use super::super::projection::Projection;
use super::iteration::SheetIteration;
use super::key::SheetKey;
use super::moment::SheetMoment;
use super::share::SheetRemark;
use super::verdict::{GradedEntry, SheetEntry, SheetVerdict};
use language::{Language, Phrase, Texts};
use score::{Player, Window};
use search::{Algorithm, SheetColumn, SheetColumns};
use trace::{BoundSource, CutReason};
use tree::{Kind, NodeId};

impl SheetEntry {
    pub fn name(self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::Window => texts.sheets_window(),
            Self::Cut => texts.sheets_cut(),
            Self::Choice => texts.sheets_choice(),
            Self::Value => texts.sheets_value(),
            Self::Numbers => texts.sheets_numbers(),
        }
    }
}

/// A text about the numbers that are written.
fn told(algorithm: Algorithm, texts: &Texts, which: fn(&SheetColumns) -> Phrase) -> String {
    algorithm.sheet_columns().map(|columns| which(columns)(texts)).unwrap_or_default()
}

impl SheetVerdict {
    /// The verdict in a word or two.
    pub fn word(self, algorithm: Algorithm, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::Right => texts.sheets_right(),
            Self::FailHard => texts.sheets_fail_hard(),
            Self::Flagged => texts.sheets_flagged(),
            Self::Follows => texts.sheets_follows(),
            Self::ReadOn => texts.sheets_read_on(),
            Self::Empty => texts.sheets_empty(),
            Self::OnlyBound => texts.sheets_only_bound(),
            Self::WrongBound => texts.sheets_wrong_bound(),
            Self::HardBound => texts.sheets_hard_bound(),
            Self::OtherPlayer => texts.sheets_other_player(),
            Self::UsesCut => texts.sheets_uses_cut(),
            Self::OtherSign => texts.sheets_other_sign(),
            Self::WrongValue => texts.sheets_wrong_value(),
            Self::WrongAlpha => texts.sheets_wrong_alpha(),
            Self::WrongBeta => texts.sheets_wrong_beta(),
            Self::WrongWindow => texts.sheets_wrong_window(),
            Self::SwappedWindow => texts.sheets_swapped_window(),
            Self::WrongFirst | Self::WrongSecond => {
                self.column(algorithm).map(|column| (column.wrong)(texts)).unwrap_or_default()
            }
            Self::WrongNumbers => told(algorithm, texts, |of| of.wrong),
            Self::SwappedNumbers => {
                told(algorithm, texts, |of| of.swapped.unwrap_or([of.wrong; 2])[0])
            }
            Self::Mean(slip) => slip.word(texts),
            Self::OtherMoment => texts.sheets_other_moment(),
            Self::NotExpanded => texts.sheets_not_expanded(),
            Self::HalfMissing => texts.sheets_half_missing(),
            Self::PrunedTooMuch => texts.sheets_pruned_too_much(),
            Self::PrunedTooLittle => texts.sheets_pruned_too_little(),
            Self::MissedTie => texts.sheets_missed_tie(),
            Self::InsideCut => texts.sheets_inside_cut(),
            Self::InsideOwnCut => texts.sheets_inside_own_cut(),
            Self::TieTakenForBetter => texts.sheets_tie_taken_for_better(),
            Self::BoundTakenForBetter => texts.sheets_bound_taken_for_better(),
            Self::Stops => texts.sheets_stops(),
            Self::DoesNotStop => texts.sheets_does_not_stop(),
            Self::WrongChoice => texts.sheets_wrong_choice(),
        }
    }

    /// The column of the number that is wrong.
    fn column(self, algorithm: Algorithm) -> Option<&'static SheetColumn> {
        let [first, second] = &algorithm.sheet_columns()?.columns;
        Some(if self == Self::WrongFirst { first } else { second })
    }

    /// The explanation that does not depend on the node.
    fn why(self, algorithm: Algorithm, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::FailHard => texts.sheets_fail_hard_why(),
            Self::Flagged => texts.sheets_flagged_why(),
            Self::Follows => texts.sheets_follows_why(),
            Self::ReadOn => texts.sheets_read_on_why(),
            Self::OnlyBound => texts.sheets_only_bound_why(),
            Self::WrongBound => texts.sheets_wrong_bound_why(),
            Self::HardBound => texts.sheets_hard_bound_why(),
            Self::UsesCut => texts.sheets_uses_cut_why(),
            Self::OtherSign => texts.sheets_other_sign_why(),
            Self::WrongValue => texts.sheets_wrong_value_why(),
            Self::WrongFirst | Self::WrongSecond => {
                self.column(algorithm).map(|column| (column.wrong_why)(texts)).unwrap_or_default()
            }
            Self::WrongNumbers => told(algorithm, texts, |of| of.wrong_why),
            Self::SwappedNumbers => {
                told(algorithm, texts, |of| of.swapped.unwrap_or([of.wrong_why; 2])[1])
            }
            Self::Mean(slip) => slip.why(texts),
            Self::OtherMoment => texts.sheets_other_moment_why(),
            Self::NotExpanded => texts.sheets_not_expanded_why(),
            Self::HalfMissing => texts.sheets_half_missing_why(),
            Self::InsideCut => texts.sheets_inside_cut_why(),
            Self::InsideOwnCut => texts.sheets_inside_own_cut_why(),
            Self::Stops => texts.sheets_stops_why(),
            Self::DoesNotStop => texts.sheets_does_not_stop_why(),
            Self::WrongChoice => texts.sheets_wrong_choice_why(),
            _ => String::new(),
        }
    }
}

impl Projection<'_> {
    /// Which moment of the run is asked, if not its end.
    pub fn sheet_moment(&self, key: &SheetKey) -> Option<String> {
        let texts = self.language().texts();
        Some(match key.moment()? {
            SheetMoment::FirstPass => {
                texts.sheets_first_pass(self.window_text(key.root(), key.window()))
            }
            SheetMoment::Expanded(count) => texts.sheets_expanded(count, self.place(NodeId::ROOT)),
        })
    }

    /// The place of an entry: the node, and the kind of entry.
    pub fn sheet_entry(&self, entry: &GradedEntry) -> String {
        let language = self.language();
        let name = match entry.entry {
            SheetEntry::Numbers => told(self.algorithm(), language.texts(), |of| of.name),
            kind => kind.name(language),
        };
        language.texts().sheets_entry(name, self.place(entry.node))
    }

    /// What is known of an iteration before it is backed up: where it has ended, and its reward.
    pub fn iteration_given(&self, iteration: &SheetIteration) -> String {
        let end = iteration.path().next_back().map(|node| self.place(node)).unwrap_or_default();
        let texts = self.language().texts();
        texts.iterations_reward_given(end, iteration.reward_text(), self.side(Player::Max))
    }

    /// Explains the verdict of an entry without revealing right numbers, which only the model
    /// solution shows.
    pub fn sheet_why(&self, key: &SheetKey, entry: &GradedEntry) -> String {
        use SheetVerdict as V;
        let (language, node) = (self.language(), entry.node);
        let texts = language.texts();
        if entry.verdict.is_right() && entry.points < entry.of {
            return unearned(entry.verdict, language);
        }
        let chooser = key.chooser(self.tree(), node);
        let visits = key.node(node).map_or(0, |of| of.visits);
        match (entry.verdict, chooser) {
            (V::Right, _) => String::new(),
            (V::OnlyBound | V::WrongBound | V::WrongValue, _) if visits > 1 => {
                texts.sheets_last_visit(self.value_why(entry))
            }
            (V::WrongValue, _) => self.value_why(entry),
            (V::Empty, _) if entry.entry == SheetEntry::Cut => texts.sheets_empty_cut(),
            (V::Empty, _) => texts.sheets_empty_why(),
            (V::PrunedTooMuch, _) => self.pruned_too_much(),
            (V::PrunedTooLittle | V::MissedTie, _) => self.pruned_too_little(key, entry),
            (V::OtherPlayer, _) if self.shares() => {
                texts.payoffs_other_chosen(self.payoff_rule(node))
            }
            (V::OtherPlayer, Player::Max) => texts.sheets_black_chooses(),
            (V::OtherPlayer, Player::Min) => texts.sheets_white_chooses(),
            (V::WrongAlpha | V::WrongBeta | V::WrongWindow | V::SwappedWindow, _) => {
                self.window_words(key, entry)
            }
            (V::TieTakenForBetter, _) => self.tie(node),
            (V::BoundTakenForBetter, Player::Max) => texts.sheets_at_most(),
            (V::BoundTakenForBetter, Player::Min) => texts.sheets_at_least(),
            (verdict, _) => verdict.why(self.algorithm(), language),
        }
    }

    fn value_why(&self, entry: &GradedEntry) -> String {
        if entry.verdict == SheetVerdict::WrongValue && self.is_chance(entry.node) {
            return self.language().texts().sheets_wrong_mean_why();
        }
        entry.verdict.why(self.algorithm(), self.language())
    }

    /// Explains why the search must search a branch: what could still happen there.
    fn pruned_too_much(&self) -> String {
        let texts = self.language().texts();
        if !self.algorithm().cuts() {
            texts.sheets_cuts_nothing()
        } else if self.shares() {
            texts.payoffs_pruned_too_much()
        } else if self.algorithm().keeps_window() {
            texts.sheets_pruned_too_much_why()
        } else {
            texts.sheets_not_settled()
        }
    }

    /// Explains why a branch is pruned: the bound that suffices.
    fn pruned_too_little(&self, key: &SheetKey, entry: &GradedEntry) -> String {
        let language = self.language();
        let texts = language.texts();
        let reasons = key.node(entry.node).map_or(&[][..], |of| &of.reasons);
        // A value that a player already has takes precedence over a null window of a scout.
        let is_had = |reason: &&CutReason| {
            matches!(reason.source, BoundSource::Child(_) | BoundSource::EarlierVisit(_))
        };
        let reason = reasons.iter().find(is_had).or(reasons.first()).copied();
        let Some(reason) = reason else {
            let above = self.tree().parent(entry.node).filter(|_| self.shares());
            let exhausted = above.and_then(|above| self.exhausted(above));
            return exhausted.unwrap_or_else(|| texts.sheets_settled());
        };
        let at = language.capitalised(&self.at(reason.ancestor));
        let letter = match reason.player {
            Player::Max => "α",
            Player::Min => "β",
        };
        let bound = match reason.source {
            BoundSource::Scout(_) => return texts.sheets_scout_answered(at, letter),
            BoundSource::Caller => texts.sheets_bound_of_call(letter),
            BoundSource::Child(_) | BoundSource::EarlierVisit(_) | BoundSource::Mean(_) => {
                texts.sheets_bound_had(at, letter, self.side(reason.player))
            }
        };
        if entry.verdict == SheetVerdict::MissedTie {
            texts.sheets_equals_bound(bound)
        } else {
            texts.sheets_past_bound(bound)
        }
    }

    fn window_words(&self, key: &SheetKey, entry: &GradedEntry) -> String {
        let texts = self.language().texts();
        let is = key.node(entry.node).and_then(|of| of.window).unwrap_or(Window::FULL);
        // The scouts of the engines are known by their windows alone.
        let is_scouted = key.node(entry.node).is_some_and(|of| of.is_scouted)
            || self.algorithm().scouts()
                && self.algorithm().grows_itself()
                && is.beta - is.alpha == 1;
        let is_shallow = !self.algorithm().hands_down() && !self.algorithm().weighs();
        let began = self.replay().entered_window(NodeId::ROOT);
        let is_of_root = entry.verdict != SheetVerdict::WrongBeta
            && began.alpha.is_finite()
            && is.alpha == began.alpha
            || entry.verdict != SheetVerdict::WrongAlpha
                && began.beta.is_finite()
                && is.beta == began.beta;
        let is_below_chance =
            self.tree().ancestors(entry.node).skip(1).any(|above| self.is_chance(above));
        match entry.verdict {
            SheetVerdict::SwappedWindow => texts.sheets_swapped_window_why(),
            _ if is_scouted => texts.sheets_window_of_scout(),
            _ if key.moment() == Some(SheetMoment::FirstPass) => texts.sheets_window_of_pass(),
            _ if is_of_root => texts.sheets_window_of_root(),
            _ if is_below_chance => texts.sheets_window_of_chance(),
            _ if is_shallow => texts.sheets_window_of_shallow(),
            SheetVerdict::WrongAlpha => texts.sheets_wrong_alpha_why(),
            SheetVerdict::WrongBeta => texts.sheets_wrong_beta_why(),
            _ => texts.sheets_wrong_window_why(),
        }
    }

    fn tie(&self, node: NodeId) -> String {
        let texts = self.language().texts();
        let mut children = self.tree().children(node);
        if children.any(|child| self.weight(child).kind == Kind::Decline) {
            texts.sheets_tie_with_stopping()
        } else {
            texts.sheets_tie_taken_for_better_why()
        }
    }
}

/// Why a right entry earns nothing.
fn unearned(verdict: SheetVerdict, language: Language) -> String {
    if verdict.is_consequence() {
        SheetRemark::TooLittleRight.words(language)
    } else {
        SheetRemark::OneNumber.words(language)
    }
}
