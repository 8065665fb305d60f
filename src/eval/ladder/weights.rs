//! The numbers of the ladder, as the articles and their program give them.

/// By how many 1024ths the value of a piece on the board is less than in hand.
pub(super) const DISCOUNT: i32 = 104;

/// What `m` attacks of one side on one square count, in 1024ths of a single one: 6365 − 0.8525^(m−1)
/// · 5341, truncated (`MATERIAL_LEVEL` 4 and above).
pub(super) const SEVERAL: [i32; 11] = [
    0, 1024, 1811, 2483, 3055, 3544, 3960, 4314, 4617, 4875, 5094,
];

/// What being supported by 0, 1, 2 or more pieces adds to a piece, in 4096ths of its value.
pub(super) const SUPPORTED: [i32; 3] = [0, 33, 43];

/// What being attacked by 0, 1, 2 or more pieces takes from a piece, in 4096ths of its value.
pub(super) const ATTACKED: [i32; 3] = [0, 113, 122];

/// A square next to a king that only he himself defends, or nobody: with a piece of his own on it.
pub(super) const ALONE_OWN: i32 = 20;
/// The same, empty or with a piece of the opponent's.
pub(super) const ALONE_OTHER: i32 = -11;
/// A square next to a king that two or more of his side defend, with a piece of his own on it.
pub(super) const HELD_OWN: i32 = 11;

/// What `MATERIAL_LEVEL` 6 counts a king for when it takes the discount off every piece.
pub(super) const KING_VALUE: i32 = 15_000;

/// The bonus of a king by his square, rank 1 first, within a rank from file 9 to file 1; for Black,
/// for White the board is turned (the article of 2020-12-02).
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

/// The bonus of a king by his rank, before there was one by square (the same article).
pub(super) const BONUS_BY_RANK: [i32; 9] = [600, 400, 375, 320, 120, 280, 100, 130, 0];
