//! The language, the colours and the size of everything; how boards are drawn; whether the keys
//! are shown.

use serde::{Deserialize, Serialize};

use crate::games::board::PieceSigns;
use crate::language::Language;
use crate::lesson::Telling;
use crate::scenario::MAX_NODES;

/// Which game the board page shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BoardGame {
    /// Shogi.
    #[default]
    Shogi,
    /// Othello.
    Othello,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// Paper.
    #[default]
    Light,
    /// Night.
    Dark,
}

impl Theme {
    /// The other one, for a switch.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Light => Self::Dark,
            Self::Dark => Self::Light,
        }
    }
}

/// How boards are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct BoardSettings {
    /// Whether White (後手) sits below.
    pub turned: bool,
    /// Whether moves are drawn as arrows.
    pub arrows: bool,
    /// How pieces are written; none: as the language has it.
    pub signs: Option<PieceSigns>,
}

impl Default for BoardSettings {
    fn default() -> Self {
        Self {
            turned: false,
            arrows: true,
            signs: None,
        }
    }
}

/// The most nodes that a tree may have: what can be set.
pub const CAPS: std::ops::RangeInclusive<usize> = 1_000..=50_000_000;

/// So many nodes a tree may have on a machine with so many bytes of memory: what takes up an eighth
/// of it with everything that is known of them, but from one to twenty million.
#[must_use]
pub fn cap_for(memory: u64) -> usize {
    /// Bytes that a node takes: tree, run, replay, layout.
    const A_NODE: u64 = 150;
    let nodes = memory / 8 / A_NODE;
    usize::try_from(nodes.clamp(1_000_000, 20_000_000)).unwrap_or(1_000_000)
}

/// How large everything may be, as a part of 1.
pub const SCALES: std::ops::RangeInclusive<f32> = 0.75..=2.5;

/// Something a person sets.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SettingsCommand {
    /// Switch the language of every text.
    SetLanguage(Language),
    /// Light or dark.
    SetTheme(Theme),
    /// How large everything is, as a part of 1.
    SetScale(f32),
    /// Everything about boards, as it was the last time.
    SetBoards(BoardSettings),
    /// White below, or Black again.
    TurnBoards,
    /// Moves as arrows, or not.
    ToggleArrows,
    /// How pieces are written; none: as the language has it.
    SetSigns(Option<PieceSigns>),
    /// The most nodes that a tree may have, within [`CAPS`].
    SetCap(usize),
    /// How a run is told: its words, its code, its notation.
    SetTelling(Telling),
    /// Show or hide the keys.
    ToggleHelp,
    /// Present the lesson to a class, or not: the tree, the board and one large sentence.
    TogglePresent,
}

/// What a person has set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct UserSettings {
    pub language: Language,
    pub theme: Theme,
    pub scale: f32,
    pub boards: BoardSettings,
    /// The most nodes that a tree may have.
    pub cap: usize,
    /// How a run is told.
    pub telling: Telling,
    /// Whether the keys are shown.
    pub help: bool,
    /// Whether the lesson is presented.
    pub presents: bool,
}

impl Default for UserSettings {
    fn default() -> Self {
        Self {
            language: Language::default(),
            theme: Theme::default(),
            scale: 1.0,
            boards: BoardSettings::default(),
            cap: MAX_NODES,
            telling: Telling::default(),
            help: false,
            presents: false,
        }
    }
}

impl UserSettings {
    /// Carries out a command.
    pub(super) fn update(&mut self, command: SettingsCommand) {
        match command {
            SettingsCommand::SetLanguage(language) => self.language = language,
            SettingsCommand::SetTheme(theme) => self.theme = theme,
            SettingsCommand::SetScale(scale) => {
                self.scale = scale.clamp(*SCALES.start(), *SCALES.end());
            }
            SettingsCommand::SetBoards(boards) => self.boards = boards,
            SettingsCommand::TurnBoards => self.boards.turned = !self.boards.turned,
            SettingsCommand::ToggleArrows => self.boards.arrows = !self.boards.arrows,
            SettingsCommand::SetSigns(signs) => self.boards.signs = signs,
            SettingsCommand::SetCap(cap) => self.cap = cap.clamp(*CAPS.start(), *CAPS.end()),
            SettingsCommand::SetTelling(telling) => self.telling = telling,
            SettingsCommand::ToggleHelp => self.help = !self.help,
            SettingsCommand::TogglePresent => self.presents = !self.presents,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_stays_within_its_limits() {
        let mut settings = UserSettings::default();
        for (wanted, given) in [(0.1, 0.75), (1.5, 1.5), (9.0, 2.5)] {
            settings.update(SettingsCommand::SetScale(wanted));
            assert!((settings.scale - given).abs() < f32::EPSILON, "{wanted}");
        }
        settings.update(SettingsCommand::ToggleHelp);
        assert!(settings.help);
    }
}
