//! The language, colours and scale of the window; how boards are drawn; whether the keys are shown.

use serde::{Deserialize, Serialize};

use games::board::PieceSigns;
use language::{Language, Sides, Signs};
use lesson::Telling;
use scenario::MAX_NODES;

score::named! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Theme {
        #[default]
        Light = "light",
        Dark = "dark",
    }
}

impl Theme {
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Light => Self::Dark,
            Self::Dark => Self::Light,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct BoardSettings {
    /// Whether White (後手) is at the bottom.
    pub turned: bool,
    pub arrows: bool,
    /// The signs of pieces; `None`: those of the language.
    pub signs: Option<PieceSigns>,
}

impl Default for BoardSettings {
    fn default() -> Self {
        Self { turned: false, arrows: true, signs: None }
    }
}

/// The range of the node limit of trees.
pub const CAPS: std::ops::RangeInclusive<usize> = 1_000..=50_000_000;

/// The default node limit for a machine with this much memory in bytes: trees with all their data
/// may take up an eighth of it. Between one and twenty million.
pub fn cap_for(memory: u64) -> usize {
    /// Bytes for a node: tree, run, replay, layout.
    const A_NODE: u64 = 150;
    let nodes = memory / 8 / A_NODE;
    usize::try_from(nodes.clamp(1_000_000, 20_000_000)).unwrap_or(1_000_000)
}

pub const SCALES: std::ops::RangeInclusive<f32> = 0.75..=2.5;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SettingsCommand {
    SetLanguage(Language),
    SetTheme(Theme),
    SetScale(f32),
    SetBoards(BoardSettings),
    /// Puts White or Black at the bottom.
    TurnBoards,
    ToggleArrows,
    /// Sets the signs of pieces; `None`: those of the language.
    SetSigns(Option<PieceSigns>),
    SetCap(usize),
    SetTelling(Telling),
    /// Sets what the sides are called where no game names them; `None`: as is usual in the language.
    SetSides(Option<Sides>),
    /// Sets the signs of bounds, ranges and marks; `None`: those of the language.
    SetValueSigns(Option<Signs>),
    ToggleHelp,
    /// Toggles presentation to a class: the tree, the board and one large sentence.
    TogglePresent,
}

/// The user's settings of the whole program.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct UserSettings {
    /// With the conventions that are set.
    pub language: Language,
    /// What the sides are called where no game names them, if it is set.
    pub sides: Option<Sides>,
    /// The signs of bounds, ranges and marks, if they are set.
    pub value_signs: Option<Signs>,
    pub theme: Theme,
    pub scale: f32,
    pub boards: BoardSettings,
    /// The most nodes that a tree may have.
    pub cap: usize,
    pub telling: Telling,
    pub help: bool,
    pub presents: bool,
}

impl Default for UserSettings {
    fn default() -> Self {
        Self {
            language: Language::default(),
            sides: None,
            value_signs: None,
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
    pub(super) fn update(&mut self, command: SettingsCommand) {
        match command {
            SettingsCommand::SetLanguage(language) => {
                let (sides, signs) = language.chosen();
                self.sides = sides.or(self.sides);
                self.value_signs = signs.or(self.value_signs);
                self.language = language.of_sides(Sides::Players);
            }
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
            SettingsCommand::SetSides(sides) => self.sides = sides,
            SettingsCommand::SetValueSigns(signs) => self.value_signs = signs,
            SettingsCommand::ToggleHelp => self.help = !self.help,
            SettingsCommand::TogglePresent => self.presents = !self.presents,
        }
        self.language = self.language.with(self.sides, self.value_signs);
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
