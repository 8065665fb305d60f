//! The pseudo-code of flat Monte Carlo.

use crate::code::Code;
use crate::sampling::code::{
    ADD, BACK_UP, CHOOSE, DRAW, FOR_PATH, PLAY_OUT, REPEAT, SELECT_IN_TURN, VISIT,
};

pub(super) const CODE: Code = Code {
    coarse: &[REPEAT, SELECT_IN_TURN, DRAW, PLAY_OUT, BACK_UP],
    usual: &[REPEAT, SELECT_IN_TURN, DRAW, PLAY_OUT, BACK_UP, CHOOSE],
    fine: &[REPEAT, SELECT_IN_TURN, DRAW, PLAY_OUT, FOR_PATH, VISIT, ADD, CHOOSE],
};
