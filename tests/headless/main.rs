//! Everything that needs no window.

mod layers;
mod lessons;
mod random;
mod searches;
mod shogi_exchange;
mod shogi_notation;
mod shogi_rules;
mod trees;
