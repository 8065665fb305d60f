//! The pseudo-code of UCB1.

use crate::code::Code;
use crate::sampling::code::{
    ADD, BACK_UP, CHOOSE, DRAW, EXPAND, FOR_PATH, PLAY_OUT, REPEAT, SELECT_ARM, UCB, VISIT,
};

pub(super) const CODE: Code = Code {
    coarse: &[REPEAT, SELECT_ARM, EXPAND, DRAW, PLAY_OUT, BACK_UP],
    usual: &[REPEAT, EXPAND, SELECT_ARM, DRAW, PLAY_OUT, BACK_UP, CHOOSE],
    fine: &[REPEAT, EXPAND, SELECT_ARM, UCB, DRAW, PLAY_OUT, FOR_PATH, VISIT, ADD, CHOOSE],
};
