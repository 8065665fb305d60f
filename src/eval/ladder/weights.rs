//! The numbers of the ladder, from the articles and their program.

/// The discount of a piece on the board, in 1024ths of its value in hand.
pub(super) const DISCOUNT: i32 = 104;

/// The weight of `m` attacks by one side on one square, in 1024ths of a single one: 6365 −
/// 0.8525^(m−1) · 5341, truncated (`MATERIAL_LEVEL` 4 and above).
pub(super) const SEVERAL: [i32; 11] =
    [0, 1024, 1811, 2483, 3055, 3544, 3960, 4314, 4617, 4875, 5094];

/// The bonus of a piece supported by 0, 1, 2 or more pieces, in 4096ths of its value.
pub(super) const SUPPORTED: [i32; 3] = [0, 33, 43];

/// The penalty of a piece attacked by 0, 1, 2 or more pieces, in 4096ths of its value.
pub(super) const ATTACKED: [i32; 3] = [0, 113, 122];

/// A square next to a king that holds a piece of its side and is defended only by the king, or not
/// at all.
pub(super) const ALONE_OWN: i32 = 20;
/// The same for a square that is empty or holds a piece of the opponent's.
pub(super) const ALONE_OTHER: i32 = -11;
/// A square next to a king that holds a piece of its side and is defended by two or more.
pub(super) const HELD_OWN: i32 = 11;

/// The value of a king from which `MATERIAL_LEVEL` 6 subtracts the discount.
pub(super) const KING_VALUE: i32 = 15_000;

/// The bonus of a king by its square, rank 1 first, within a rank from file 9 to file 1; for Black,
/// for White the board is rotated (the article of 2020-12-02).
pub(super) const BONUS_BY_SQUARE: [i32; 81] = [
    875, 655, 830, 680, 770, 815, 720, 945, 755, //
    605, 455, 610, 595, 730, 610, 600, 590, 615, //
    565, 640, 555, 525, 635, 565, 440, 600, 575, //
    520, 515, 580, 420, 640, 535, 565, 500, 510, //
    220, 355, 240, 375, 340, 335, 305, 275, 320, //
    500, 530, 560, 445, 510, 395, 455, 490, 410, //
    345, 275, 250, 355, 295, 280, 420, 235, 135, //
    335, 370, 385, 255, 295, 200, 265, 305, 305, //
    255, 225, 245, 295, 200, 320, 275, 70, 200,
];

/// The bonus of a king by its rank, the predecessor of that by square (the same article).
pub(super) const BONUS_BY_RANK: [i32; 9] = [600, 400, 375, 320, 120, 280, 100, 130, 0];
