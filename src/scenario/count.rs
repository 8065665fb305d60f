//! A number in a lesson that may be infinite.

use std::fmt;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use score::{NodeNumbers, Score};

/// A proof or disproof number, or a threshold: `3`, or `"∞"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CountOrInfinity(pub Score);

const INFINITY: &str = "∞";

impl Serialize for CountOrInfinity {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            NodeNumbers::INFINITE => serializer.serialize_str(INFINITY),
            Score(count) => serializer.serialize_i32(count),
        }
    }
}

impl<'de> Deserialize<'de> for CountOrInfinity {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Count;

        impl Visitor<'_> for Count {
            type Value = CountOrInfinity;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a number, or \"{INFINITY}\"")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<CountOrInfinity, E> {
                let count = i32::try_from(number).ok().map(Score);
                let count = count.filter(|&count| count != NodeNumbers::INFINITE);
                count
                    .map(CountOrInfinity)
                    .ok_or_else(|| E::custom(format!("{number} is too large")))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<CountOrInfinity, E> {
                let positive = u64::try_from(number);
                let positive =
                    positive.map_err(|_| E::custom(format!("{number} is less than 0")))?;
                self.visit_u64(positive)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<CountOrInfinity, E> {
                if text == INFINITY {
                    return Ok(CountOrInfinity(NodeNumbers::INFINITE));
                }
                Err(E::invalid_value(serde::de::Unexpected::Str(text), &self))
            }
        }

        deserializer.deserialize_any(Count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_read_and_written_with_a_sign_for_infinity() {
        let check = |text: &str, count: Score| {
            let read: CountOrInfinity = ron::from_str(text).expect("a number");
            assert_eq!(read.0, count);
            assert_eq!(ron::to_string(&read).expect("text"), text);
        };
        check("3", Score(3));
        check("\"∞\"", NodeNumbers::INFINITE);
        for wrong in ["-1", "\"many\"", "2147483647", "4294967296"] {
            assert!(ron::from_str::<CountOrInfinity>(wrong).is_err(), "{wrong}");
        }
    }
}
