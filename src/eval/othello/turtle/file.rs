//! The file format of weights: a header, and packed numbers.
//!
//! After the header (a name of 16 bytes, a version, the shape of the corners, the seed, games and
//! positions; numbers are little-endian) follows a raw deflate stream (RFC 1951) of numbers: the
//! stage terms, and class by class the value at the first knot and the differences between
//! successive knots. A number is encoded in zigzag (0, −1, 1, −2 … as 0, 1, 2, 3 …), in groups of
//! seven bits, the low ones first.

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

use super::kind::CornerShape;
use super::set::PatternSet;
use super::stage::GameStage;
use super::weights::{KNOTS, KnotWeights};
use language::{Texts, Words};

/// The magic bytes of a weights file.
const NAME: &[u8; 16] = b"yomisuji turtle\n";

/// Incremented when files of an earlier version can no longer be read.
const VERSION: u16 = 2;

/// The compression level, of 10.
const EFFORT: u8 = 10;

/// The length of the header, in bytes.
const HEAD: usize = 16 + 2 + 1 + 8 + 4 + 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeightsOrigin {
    pub seed: u64,
    pub games: u32,
    /// Number of positions that the weights were fitted to.
    pub positions: u32,
}

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

pub fn read_weights(bytes: &[u8]) -> Result<(KnotWeights, WeightsOrigin), Words> {
    let foreign = || Words::of(Texts::turtle_foreign_file);
    let (head, packed) = bytes.split_first_chunk::<HEAD>().ok_or_else(foreign)?;
    let mut head = head.iter().copied();
    let mut number = |bytes: u32| {
        (0..bytes)
            .fold(0, |number, place| number | u64::from(head.next().unwrap_or(0)) << (8 * place))
    };
    let name = [number(8), number(8)].map(u64::to_le_bytes).concat();
    if name != NAME {
        return Err(foreign());
    }
    let version = number(2);
    if version != u64::from(VERSION) {
        return Err(Words::of(|texts| texts.turtle_version(VERSION, version)));
    }
    let corner = match number(1) {
        0 => CornerShape::Square,
        1 => CornerShape::Triangle,
        found => return Err(Words::of(|texts| texts.turtle_corner_shape(found))),
    };
    let seed = number(8);
    let small = |number| u32::try_from(number).unwrap_or(u32::MAX);
    let origin = WeightsOrigin { seed, games: small(number(4)), positions: small(number(4)) };
    let classes = PatternSet::of(corner).classes().count();
    let expected = GameStage::COUNT + classes * KNOTS;
    // None of our numbers takes more than three bytes.
    let numbers = decompress_to_vec_with_limit(packed, 3 * expected);
    let numbers = numbers.map_err(|_| Words::of(Texts::turtle_packed))?;
    let mut numbers = Numbers(numbers.iter());
    // Too few, too many, or out of range.
    let wrong = |_| Words::of(|texts| texts.turtle_numbers(expected));
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
        return Err(wrong(NoNumber));
    }
    Ok((weights, origin))
}

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

/// A decoder of numbers.
struct Numbers<'b>(std::slice::Iter<'b, u8>);

/// The input ends, or the number is out of range.
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
