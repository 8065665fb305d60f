//! Evaluation functions, each explaining itself by term and by square.

pub mod material;
