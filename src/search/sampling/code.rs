//! The lines of pseudo-code that searches that sample share.

use crate::code::{Case, PseudoLine, line};
use trace::EventKind as E;

/// The head of the loop.
pub(crate) const REPEAT: PseudoLine = line(0, |texts, _| texts.code_sample_repeat(), &[E::Enter]);
/// Goes down as long as every child has been visited.
pub(crate) const WHILE_VISITED: PseudoLine =
    line(1, |texts, _| texts.code_sample_while_visited(), &[]);
/// Goes to the child with the greatest upper confidence bound.
pub(crate) const SELECT_UCB: PseudoLine =
    line(2, |texts, _| texts.code_sample_select_ucb(), &[E::Select]);
/// The same at the root alone.
pub(crate) const SELECT_ARM: PseudoLine =
    line(1, |texts, _| texts.code_sample_select_arm(), &[E::Select]);
/// Goes to the child with the greatest mean and prior.
pub(crate) const SELECT_PRIOR: PseudoLine =
    line(2, |texts, _| texts.code_sample_select_prior(), &[E::Select, E::Expand]);
pub(crate) const WHILE_KNOWN: PseudoLine =
    line(1, |texts, _| texts.code_sample_while_known(), &[E::Prior]);
pub(crate) const SELECT_IN_TURN: PseudoLine =
    line(1, |texts, _| texts.code_sample_in_turn(), &[E::Expand, E::Select]);
/// Goes to the first child without a visit.
pub(crate) const EXPAND: PseudoLine = line(1, |texts, _| texts.code_sample_expand(), &[E::Expand]);
/// Goes on as chance does.
pub(crate) const DRAW: PseudoLine = line(1, |texts, _| texts.code_sample_draw(), &[])
    .cases(&[(E::Select, Case::ByChance), (E::Expand, Case::ByChance)]);
pub(crate) const PLAY_OUT: PseudoLine =
    line(1, |texts, _| texts.code_sample_play_out(), &[E::Playout]);
pub(crate) const BACK_UP: PseudoLine =
    line(1, |texts, _| texts.code_sample_back_up(), &[E::BackUp]);
/// The two sums (this and the following lines are for the finest level).
pub(crate) const VISIT: PseudoLine = line(2, |texts, _| texts.code_sample_visit(), &[E::BackUp]);
pub(crate) const ADD: PseudoLine = line(2, |texts, _| texts.code_sample_add(), &[]);
pub(crate) const FOR_PATH: PseudoLine = line(1, |texts, _| texts.code_sample_for_path(), &[]);
pub(crate) const UCB: PseudoLine = line(3, |texts, _| texts.code_sample_ucb(), &[]);
pub(crate) const PUCB: PseudoLine = line(3, |texts, _| texts.code_sample_pucb(), &[]);
pub(crate) const CHOOSE: PseudoLine = line(0, |texts, _| texts.code_sample_choose(), &[]);
