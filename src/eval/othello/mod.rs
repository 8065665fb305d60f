//! Evaluators of Othello.

pub mod turtle;
