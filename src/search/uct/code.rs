//! The pseudo-code of UCT.

use crate::code::Code;
use crate::sampling::code::{
    ADD, BACK_UP, CHOOSE, DRAW, EXPAND, FOR_PATH, PLAY_OUT, REPEAT, SELECT_UCB, UCB, VISIT,
    WHILE_VISITED,
};

pub(super) const CODE: Code = Code {
    coarse: &[REPEAT, WHILE_VISITED, SELECT_UCB, DRAW, EXPAND, PLAY_OUT, BACK_UP],
    usual: &[REPEAT, WHILE_VISITED, SELECT_UCB, DRAW, EXPAND, PLAY_OUT, BACK_UP, CHOOSE],
    fine: &[
        REPEAT,
        WHILE_VISITED,
        SELECT_UCB,
        UCB,
        DRAW,
        EXPAND,
        PLAY_OUT,
        FOR_PATH,
        VISIT,
        ADD,
        CHOOSE,
    ],
};
