//! How fast a run plays.

/// How fast steps follow each other while playing.
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
    /// All of them, slowest first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Fastest];

    /// Seconds between two steps.
    #[must_use]
    pub const fn seconds_a_step(self) -> f32 {
        match self {
            Self::Slow => 2.0,
            Self::Normal => 1.0,
            Self::Fast => 0.33,
            Self::Fastest => 0.05,
        }
    }

    /// What the control shows.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Slow => "×0.5",
            Self::Normal => "×1",
            Self::Fast => "×3",
            Self::Fastest => "×20",
        }
    }

    /// The next faster one, and from the fastest back to the slowest.
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
