//! The words of an evaluation, seen from inside.

/// What each rung of the ladder counts, from the lowest.
pub const RUNGS: [(&str, &str); 8] = [
    ("1 駒の点", "1 material"),
    ("2 持駒は1割増し", "2 a tenth more in hand"),
    ("3 玉の近くの利き", "3 attacks near the kings"),
    ("4 重なった利き", "4 several attacks"),
    ("5 一つの表に", "5 one table"),
    ("6 利きは2まで (KKPEE9)", "6 two at most (KKPEE9)"),
    ("7 紐と当たり", "7 supported, attacked"),
    ("8 玉の隣と玉の升", "8 around and under the king"),
];
