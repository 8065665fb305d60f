//! The pseudo-code of PUCT.

use crate::code::Code;
use crate::sampling::code::{
    ADD, BACK_UP, CHOOSE, DRAW, FOR_PATH, PLAY_OUT, PUCB, REPEAT, SELECT_PRIOR, VISIT, WHILE_KNOWN,
};

pub(super) const CODE: Code = Code {
    coarse: &[REPEAT, WHILE_KNOWN, SELECT_PRIOR, DRAW, PLAY_OUT, BACK_UP],
    usual: &[REPEAT, WHILE_KNOWN, SELECT_PRIOR, DRAW, PLAY_OUT, BACK_UP, CHOOSE],
    fine: &[REPEAT, WHILE_KNOWN, SELECT_PRIOR, PUCB, DRAW, PLAY_OUT, FOR_PATH, VISIT, ADD, CHOOSE],
};
