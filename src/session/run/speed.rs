//! The speed of playing.

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// Two seconds a step.
    Slow,
    /// One second a step.
    #[default]
    Normal,
    /// A third of a second a step.
    Fast,
    /// Twenty steps a second.
    Fastest,
}

impl Speed {
    /// Slowest first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Fastest];

    pub const fn seconds_a_step(self) -> f32 {
        match self {
            Self::Slow => 2.0,
            Self::Normal => 1.0,
            Self::Fast => 0.33,
            Self::Fastest => 0.05,
        }
    }

    /// The text of the control.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Slow => "×0.5",
            Self::Normal => "×1",
            Self::Fast => "×3",
            Self::Fastest => "×20",
        }
    }

    /// The next faster speed, wrapping around to the slowest.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Slow => Self::Normal,
            Self::Normal => Self::Fast,
            Self::Fast => Self::Fastest,
            Self::Fastest => Self::Slow,
        }
    }
}
