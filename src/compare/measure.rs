//! What readers are compared by: one unit, centipawns from Black's point of view, and their moves.

use language::Language;
use score::{Player, Score};

/// The value of a position for Black (先手), in centipawns as in USI.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    Pawns(i32),
    Mate {
        winner: Player,
        /// In plies, if the reader reports it.
        plies: Option<u32>,
    },
}

impl Measure {
    /// Converts a score of ours; `pawn` is the value of a pawn in its evaluator. `depth` is the
    /// distance in plies from the position to the horizon that mates are counted from: negative
    /// beyond it, `None` if unknown.
    pub fn of(score: Score, pawn: i32, depth: Option<i32>) -> Self {
        if score.is_mate() {
            let winner = if score.0 > 0 { Player::Max } else { Player::Min };
            let left = score.0.abs() - Score::MATE;
            let plies = depth.and_then(|depth| u32::try_from(depth - left).ok());
            return Self::Mate { winner, plies };
        }
        let hundredths = i64::from(score.0) * 100 / i64::from(pawn.max(1));
        // Saturates: beyond the range only the sign matters.
        let most = if hundredths < 0 { i32::MIN } else { i32::MAX };
        Self::Pawns(i32::try_from(hundredths).unwrap_or(most))
    }

    /// A number for comparing measures, for Black: a mate outweighs everything else.
    pub fn rank(self) -> i32 {
        match self {
            Self::Pawns(hundredths) => hundredths.clamp(-900_000, 900_000),
            Self::Mate { winner, plies } => {
                let sooner = 1_000_i32.saturating_sub_unsigned(plies.unwrap_or(1_000).min(1_000));
                winner.sign() * (Score::MATE + sooner)
            }
        }
    }

    /// As text: `+135`, `▲ mate in 5`.
    pub fn text(self, language: Language) -> String {
        match self {
            Self::Pawns(0) => "0".to_owned(),
            Self::Pawns(hundredths) if hundredths < 0 => format!("−{}", hundredths.unsigned_abs()),
            Self::Pawns(hundredths) => format!("+{hundredths}"),
            Self::Mate { winner, plies } => {
                let texts = language.texts();
                let side = match winner {
                    Player::Max => texts.comparing_black(),
                    Player::Min => texts.comparing_white(),
                };
                match plies {
                    None => texts.comparing_mates(side),
                    Some(plies) => texts.comparing_mates_in(plies, side),
                }
            }
        }
    }
}

score::named! {
    /// Whether a reader would play the move of the tree. Always shown as a word, never by colour
    /// alone.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Agreement {
        Same = "same",
        /// Another move with the same value in the tree: a tie.
        Tie = "tie",
        Other = "other",
    }
}

impl Agreement {
    pub fn word(self, language: Language) -> String {
        language.texts().comparing_agreement(self.id())
    }
}
