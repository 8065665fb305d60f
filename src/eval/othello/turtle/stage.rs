//! The stages of a game.

use games::othello::OthelloPosition;

/// One of the 41 stages of a game: 0 up to the 12th disc placed, then one per disc, and 40 from the
/// 52nd on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameStage(u8);

impl GameStage {
    pub const COUNT: usize = 41;

    /// The greatest number of discs placed at the first stage.
    pub const FIRST: u32 = 12;

    /// The least number of discs placed at the last stage.
    pub const LAST: u32 = 52;

    /// The stage after a number of discs placed.
    ///
    /// ```
    /// use eval::othello::turtle::GameStage;
    /// let stages = [0, 12, 13, 51, 52, 60].map(|placed| GameStage::of(placed).number());
    /// assert_eq!(stages, [0, 0, 1, 39, 40, 40]);
    /// ```
    #[expect(clippy::cast_possible_truncation, reason = "at most 40")]
    pub const fn of(placed: u32) -> Self {
        if placed <= Self::FIRST {
            Self(0)
        } else if placed >= Self::LAST {
            Self(40)
        } else {
            Self((placed - Self::FIRST) as u8)
        }
    }

    pub const fn at(position: &OthelloPosition) -> Self {
        Self::of(position.placed())
    }

    pub fn all() -> impl Iterator<Item = Self> {
        (0..41).map(Self)
    }

    /// From 0 to 40.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The range of discs placed, both ends included.
    pub const fn placed(self) -> (u32, u32) {
        let placed = self.0 as u32 + Self::FIRST;
        match self.0 {
            0 => (0, placed),
            40 => (placed, 60),
            _ => (placed, placed),
        }
    }
}
