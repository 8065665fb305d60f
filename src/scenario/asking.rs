//! What a teacher asks, and what it weighs.

use std::collections::BTreeMap;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use language::{Language, Texts, Words};

score::named! {
    /// What is asked for, as a teacher chooses and weighs it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum AskedGroup {
        /// Values of nodes, proof numbers; on sheets also the choices, which follow from them.
        Values = "values": asked_group_values,
        Windows = "windows": asked_group_windows,
        Cuts = "cuts": asked_group_cuts,
        /// Where the search goes next.
        Order = "order": asked_group_order,
        /// Which of two is better; which moves are candidates.
        Choice = "choice": asked_group_choice,
    }
}

impl FromStr for AskedGroup {
    type Err = Words;

    fn from_str(text: &str) -> Result<Self, Words> {
        let found = Self::ALL.into_iter().find(|group| group.id() == text.trim());
        found
            .ok_or_else(|| Words::of(|texts| texts.asked_no_group(text.escape_debug().to_string())))
    }
}

/// What each group weighs beside the others, however many questions or entries it has; 0 if it is
/// not asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AskedWeights([u32; AskedGroup::ALL.len()]);

impl Default for AskedWeights {
    /// Cuts twice as much as the others, because they are what lessons about them teach.
    fn default() -> Self {
        Self::USUAL
    }
}

impl AskedWeights {
    /// Unless a teacher says otherwise.
    pub const USUAL: Self = Self([1, 1, 2, 1, 1]);

    /// The most that a group may weigh.
    pub const MOST: u32 = 100;

    /// These groups, or all for none, with these weights instead of the usual ones.
    ///
    /// # Errors
    /// One sentence, and the group that it is about: a weight is too large, or is that of a group
    /// that is not asked; nothing weighs anything.
    pub fn of(
        asks: &[AskedGroup],
        weights: &BTreeMap<AskedGroup, u32>,
    ) -> Result<Self, (Option<AskedGroup>, Words)> {
        let mut asking = Self::default();
        for group in AskedGroup::ALL {
            let is_asked = asks.is_empty() || asks.contains(&group);
            let weight = &mut asking.0[group as usize];
            match weights.get(&group) {
                Some(&given) if given > Self::MOST => {
                    let what = Words::of(|texts| texts.asked_weight_too_large(Self::MOST));
                    return Err((Some(group), what));
                }
                Some(1..) if !is_asked => {
                    let what = Words::of(|texts| texts.asked_not_asked(group.id()));
                    return Err((Some(group), what));
                }
                given => *weight = if is_asked { given.copied().unwrap_or(*weight) } else { 0 },
            }
        }
        if asking.0 == [0; AskedGroup::ALL.len()] {
            return Err((None, Words::of(Texts::asked_nothing)));
        }
        Ok(asking)
    }

    pub const fn weight(&self, group: AskedGroup) -> u32 {
        self.0[group as usize]
    }

    /// The same with another weight.
    #[must_use]
    pub fn with(mut self, group: AskedGroup, weight: u32) -> Self {
        self.0[group as usize] = weight.min(Self::MOST);
        self
    }

    pub fn asks_anything(&self) -> bool {
        self.0.iter().any(|&weight| weight > 0)
    }

    /// What it is, in a line: `values 1, cuts 2`.
    pub fn words(&self, language: Language) -> String {
        let asked = AskedGroup::ALL.into_iter().filter(|&group| self.weight(group) > 0);
        let asked = asked.map(|group| format!("{} {}", group.name(language), self.weight(group)));
        asked.collect::<Vec<_>>().join(language.pick("、", ", "))
    }
}
