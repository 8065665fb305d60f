//! The kinds of pieces and their steps.

use crate::board::PieceStep;
use score::Player;

score::named! {
    /// A kind of piece.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Animal as letter {
        Lion = "L": dobutsu_lion,
        Giraffe = "G": dobutsu_giraffe,
        Elephant = "E": dobutsu_elephant,
        Chick = "C": dobutsu_chick,
        /// A chick that has moved to the far rank. Taken, it is a chick again.
        Hen = "H": dobutsu_hen,
    }
}

const fn step(right: i8, ahead: i8) -> PieceStep {
    PieceStep { right, ahead, slides: false }
}

impl Animal {
    /// The kinds that a hand can hold.
    pub const HELD: [Self; 3] = [Self::Giraffe, Self::Elephant, Self::Chick];

    /// The steps of a piece, in its owner's directions.
    pub const fn steps(self) -> &'static [PieceStep] {
        const AHEAD: PieceStep = step(0, 1);
        const BACK: PieceStep = step(0, -1);
        const SIDES: [PieceStep; 2] = [step(-1, 0), step(1, 0)];
        const ASLANT: [PieceStep; 2] = [step(-1, 1), step(1, 1)];
        const BACK_ASLANT: [PieceStep; 2] = [step(-1, -1), step(1, -1)];
        match self {
            Self::Lion => &[
                ASLANT[0],
                AHEAD,
                ASLANT[1],
                SIDES[0],
                SIDES[1],
                BACK_ASLANT[0],
                BACK,
                BACK_ASLANT[1],
            ],
            Self::Giraffe => &[AHEAD, SIDES[0], SIDES[1], BACK],
            Self::Elephant => &[ASLANT[0], ASLANT[1], BACK_ASLANT[0], BACK_ASLANT[1]],
            Self::Chick => &[AHEAD],
            Self::Hen => &[ASLANT[0], AHEAD, ASLANT[1], SIDES[0], SIDES[1], BACK],
        }
    }

    /// The kind with this letter, capital or small.
    pub fn of_letter(letter: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|animal| animal.letter().eq_ignore_ascii_case(letter))
    }

    /// The first letter of the Japanese name.
    pub const fn kana(self) -> &'static str {
        match self {
            Self::Lion => "ラ",
            Self::Giraffe => "キ",
            Self::Elephant => "ゾ",
            Self::Chick => "ヒ",
            Self::Hen => "ニ",
        }
    }

    /// Its index in a hand, once taken; `None` for a lion, which ends the game.
    pub const fn held(self) -> Option<usize> {
        match self {
            Self::Lion => None,
            Self::Giraffe => Some(0),
            Self::Elephant => Some(1),
            Self::Chick | Self::Hen => Some(2),
        }
    }
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AnimalPiece {
    pub animal: Animal,
    pub player: Player,
}
