//! A pattern is a number: the discs on its squares as digits in base 3.

use score::Player;

/// The powers of three, as far as the largest pattern needs.
pub const POWERS: [i32; 11] = {
    let mut powers = [1; 11];
    let mut exponent = 1;
    while exponent < powers.len() {
        powers[exponent] = powers[exponent - 1] * 3;
        exponent += 1;
    }
    powers
};

/// The digit of a square: −1 with a black disc, +1 with a white one, 0 if empty.
pub const fn digit_of(disc: Option<Player>) -> i8 {
    match disc {
        Some(Player::Max) => -1,
        Some(Player::Min) => 1,
        None => 0,
    }
}

/// The index of a pattern from its digits, most significant first (Horner's scheme).
///
/// ```
/// use eval::othello::turtle::pattern_index;
/// // □○○●●○□□, and the same with colours swapped.
/// assert_eq!(pattern_index(&[0, 1, 1, -1, -1, 1, 0, 0]), 873);
/// assert_eq!(pattern_index(&[0, -1, -1, 1, 1, -1, 0, 0]), -873);
/// ```
pub fn pattern_index(digits: &[i8]) -> i32 {
    digits.iter().fold(0, |index, &digit| index * 3 + i32::from(digit))
}

/// The number of patterns on a number of squares: 6561 on 8. Their indices are symmetric about 0.
/// None of ours has more than 10 squares; more count as 10.
pub const fn patterns_on(squares: usize) -> i32 {
    POWERS[if squares < 10 { squares } else { 10 }]
}

/// The digits of an index, most significant first.
///
/// The digits are balanced: −1, 0 and +1. Truncating division and remainder do not yield them: −2
/// is −1·3 + 1, but −2 / 3 is 0 and −2 % 3 is −2. So the index is first shifted until none of its
/// digits is negative: by half of all patterns, which is the digit 1 on every square.
///
/// ```
/// use eval::othello::turtle::pattern_digits;
/// assert_eq!(pattern_digits(-2, 2), [-1, 1]);
/// ```
pub fn pattern_digits(index: i32, squares: usize) -> Vec<i8> {
    let mut rest = index + patterns_on(squares) / 2;
    let mut digits = vec![0; squares];
    for digit in digits.iter_mut().rev() {
        // A remainder of 0, 1 or 2.
        *digit = match rest.rem_euclid(3) {
            0 => -1,
            1 => 0,
            _ => 1,
        };
        rest = rest.div_euclid(3);
    }
    digits
}

/// The index of the same discs with permuted squares: square `order[n]` moves to place n.
pub fn reordered(index: i32, order: &[usize]) -> i32 {
    let digits = pattern_digits(index, order.len());
    let digit = |&place: &usize| digits.get(place).copied().unwrap_or(0);
    pattern_index(&order.iter().map(digit).collect::<Vec<_>>())
}
