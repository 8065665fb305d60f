//! Weights as a file: a head that says what they are, and the numbers, packed.
//!
//! After the head (a name of 16 bytes, a version, the shape of the corners, the seed, games and
//! positions; numbers with the low byte first) follows a raw deflate stream (RFC 1951) of numbers: the
//! stage terms, and class by class the value at the first knot and what each knot adds to the one before.
//! A number is written as its sign and its size (0, −1, 1, −2 … as 0, 1, 2, 3 …) in groups of seven bits,
//! the low ones first.

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

use super::kind::CornerShape;
use super::set::PatternSet;
use super::stage::GameStage;
use super::weights::{KNOTS, KnotWeights};
use crate::language::{Language, Say};

/// What a file of weights begins with.
const NAME: &[u8; 16] = b"yomisuji turtle\n";

/// Changes when files of an earlier version can no longer be read.
const VERSION: u16 = 2;

/// How hard the numbers are packed, of 10.
const EFFORT: u8 = 10;

/// How long the head is.
const HEAD: usize = 16 + 2 + 1 + 8 + 4 + 4;

/// Where weights come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeightsOrigin {
    /// What the games followed from.
    pub seed: u64,
    /// How many games were played.
    pub games: u32,
    /// How many positions the weights were fitted to.
    pub positions: u32,
}

/// Weights as bytes.
#[must_use]
pub fn write_weights(weights: &KnotWeights, origin: WeightsOrigin) -> Vec<u8> {
    let mut bytes = NAME.to_vec();
    bytes.extend(VERSION.to_le_bytes());
    bytes.push(match weights.corner {
        CornerShape::Square => 0,
        CornerShape::Triangle => 1,
    });
    bytes.extend(origin.seed.to_le_bytes());
    bytes.extend(origin.games.to_le_bytes());
    bytes.extend(origin.positions.to_le_bytes());
    let mut numbers = Vec::new();
    for &term in &weights.stage_terms {
        push(&mut numbers, term.into());
    }
    let classes = weights.knots.first().map_or(0, Vec::len);
    for class in 0..classes {
        let mut before = 0;
        for knot in &weights.knots {
            let value = knot.get(class).copied().map_or(0, i32::from);
            push(&mut numbers, value - before);
            before = value;
        }
    }
    bytes.extend(compress_to_vec(&numbers, EFFORT));
    bytes
}

/// Weights from bytes.
///
/// # Errors
/// [`WeightsFileError`], whatever the bytes are.
pub fn read_weights(bytes: &[u8]) -> Result<(KnotWeights, WeightsOrigin), WeightsFileError> {
    let (head, packed) = bytes
        .split_first_chunk::<HEAD>()
        .ok_or(WeightsFileError::Foreign)?;
    let mut head = head.iter().copied();
    let mut number = |bytes: u32| {
        (0..bytes).fold(0, |number, place| {
            number | u64::from(head.next().unwrap_or(0)) << (8 * place)
        })
    };
    let name = [number(8), number(8)].map(u64::to_le_bytes).concat();
    if name != NAME {
        return Err(WeightsFileError::Foreign);
    }
    let version = number(2);
    if version != u64::from(VERSION) {
        return Err(WeightsFileError::Version { found: version });
    }
    let corner = match number(1) {
        0 => CornerShape::Square,
        1 => CornerShape::Triangle,
        found => return Err(WeightsFileError::Corner { found }),
    };
    let seed = number(8);
    let small = |number| u32::try_from(number).unwrap_or(u32::MAX);
    let origin = WeightsOrigin {
        seed,
        games: small(number(4)),
        positions: small(number(4)),
    };
    let classes = PatternSet::of(corner).classes().count();
    let expected = GameStage::COUNT + classes * KNOTS;
    // No number of ours takes more than three bytes.
    let numbers = decompress_to_vec_with_limit(packed, 3 * expected);
    let numbers = numbers.map_err(|_| WeightsFileError::Packed)?;
    let mut numbers = Numbers(numbers.iter());
    let wrong = |_| WeightsFileError::Numbers { expected };
    let mut weights = KnotWeights::zero(corner);
    for term in &mut weights.stage_terms {
        *term = numbers.next_i16(0).map_err(wrong)?;
    }
    for class in 0..classes {
        let mut before = 0;
        for knot in &mut weights.knots {
            before = numbers.next_i16(before).map_err(wrong)?;
            knot[class] = before;
        }
    }
    if numbers.0.next().is_some() {
        return Err(WeightsFileError::Numbers { expected });
    }
    Ok((weights, origin))
}

/// Appends a number.
fn push(numbers: &mut Vec<u8>, number: i32) {
    // 0, −1, 1, −2 … as 0, 1, 2, 3 …
    let mut rest = (number << 1 ^ number >> 31).cast_unsigned();
    loop {
        let group = (rest & 0x7f).to_le_bytes()[0];
        rest >>= 7;
        if rest == 0 {
            numbers.push(group);
            return;
        }
        numbers.push(group | 0x80);
    }
}

/// Numbers that are read back.
struct Numbers<'b>(std::slice::Iter<'b, u8>);

/// There is no further number, or it is none of ours.
struct NoNumber;

impl Numbers<'_> {
    /// The next number, added to `before`.
    fn next_i16(&mut self, before: i16) -> Result<i16, NoNumber> {
        let mut number = 0_u32;
        for place in 0..3 {
            let &group = self.0.next().ok_or(NoNumber)?;
            number |= u32::from(group & 0x7f) << (7 * place);
            if group & 0x80 == 0 {
                let half = (number >> 1).cast_signed();
                let signed = if number & 1 == 1 { -half - 1 } else { half };
                return i16::try_from(i32::from(before) + signed).map_err(|_| NoNumber);
            }
        }
        Err(NoNumber)
    }
}

/// Why bytes are no weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsFileError {
    /// They do not begin as such a file does.
    Foreign,
    /// Another version.
    Version {
        /// The version that it says.
        found: u64,
    },
    /// A shape of corners that there is not.
    Corner {
        /// What it says.
        found: u64,
    },
    /// What is packed cannot be unpacked.
    Packed,
    /// Too few numbers, too many, or too large ones.
    Numbers {
        /// How many there should be.
        expected: usize,
    },
}

impl Say for WeightsFileError {
    fn say(&self, language: Language) -> String {
        let texts = language.texts();
        match *self {
            Self::Foreign => texts.turtle_foreign_file(),
            Self::Version { found } => texts.turtle_version(VERSION, found),
            Self::Corner { found } => texts.turtle_corner_shape(found),
            Self::Packed => texts.turtle_packed(),
            Self::Numbers { expected } => texts.turtle_numbers(expected),
        }
    }
}

says_errors!(WeightsFileError);
