//! Legal moves and flipped discs on 64-bit boards.
//!
//! A 4×4 board occupies the corner a1 … d4 of the 64 squares. The squares beyond it are always
//! empty, so that no line of discs crosses them: the same code serves both sizes.

/// Files b to g: a disc on the rim is never turned along a file or a diagonal that ends there.
const INNER_FILES: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The squares beyond each square in the four directions of increasing square numbers: east,
/// south-west, south, south-east.
const GROWING: [[u64; 4]; 64] = rays([(1, 0), (-1, 1), (0, 1), (1, 1)]);

/// The same for the four directions of decreasing numbers: west, north-east, north, north-west.
const FALLING: [[u64; 4]; 64] = rays([(-1, 0), (1, -1), (0, -1), (-1, -1)]);

#[expect(clippy::cast_sign_loss, reason = "squares count from 0")]
const fn rays(directions: [(i8, i8); 4]) -> [[u64; 4]; 64] {
    let mut rays = [[0; 4]; 64];
    let mut square: i8 = 0;
    while square < 64 {
        let mut direction = 0;
        while direction < 4 {
            let (right, down) = directions[direction];
            let (mut file, mut rank) = (square % 8 + right, square / 8 + down);
            while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
                rays[square as usize][direction] |= 1 << (rank * 8 + file);
                file += right;
                rank += down;
            }
            direction += 1;
        }
        square += 1;
    }
    rays
}

/// The `empty` squares on which the owner of `own` may place a disc.
pub(super) fn legal(own: u64, other: u64, empty: u64) -> u64 {
    let inner = other & INNER_FILES;
    let along = |other: u64, by: u32| {
        let mut left = other & own << by;
        let mut right = other & own >> by;
        for _ in 0..5 {
            left |= other & left << by;
            right |= other & right >> by;
        }
        left << by | right >> by
    };
    (along(inner, 1) | along(inner, 7) | along(other, 8) | along(inner, 9)) & empty
}

/// The discs turned by a disc of `own` placed on a square.
///
/// In a direction of increasing numbers, adding one to the other side's discs carries through them
/// to the first other square; in the opposite directions that square is the highest bit.
pub(super) fn turned(own: u64, other: u64, square: usize) -> u64 {
    let mut turned = 0;
    for ray in GROWING[square] {
        let end = (other | !ray).wrapping_add(1) & ray & own;
        turned |= end.wrapping_sub(u64::from(end != 0)) & ray;
    }
    for ray in FALLING[square] {
        let stops = ray & !other;
        let end = (1 << 63 >> (stops | 1).leading_zeros()) & stops & own;
        turned |= end.wrapping_neg() << 1 & ray;
    }
    turned
}
