//! Everything that needs no window.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::format_push_string,
    clippy::similar_names,
    clippy::too_many_lines,
    reason = "a test counts small things and reads from top to bottom"
)]

mod answers;
mod beside;
mod boards;
mod circles;
mod class;
mod cli_compare;
mod compare;
mod cut_objects;
mod engine;
mod engine_tree;
mod engine_usi;
mod evaluators;
mod exercises;
mod faults;
mod fill_in;
mod games;
mod iterated;
mod keeping;
mod layers;
mod lessons;
mod levels;
mod listings;
mod mate;
mod mates;
mod names;
mod notations;
mod ordering;
mod othello_endgames;
mod othello_patterns;
mod othello_records;
mod othello_rules;
mod othello_search;
mod othello_trees;
mod othello_weights;
mod own_values;
mod papers;
mod plans;
mod plausible;
mod players;
mod positions;
mod predicting;
mod predictions;
mod proof_numbers;
mod random;
mod reading;
mod readme;
mod records;
mod records_files;
mod records_rules;
mod searched;
mod searches;
mod sheets;
mod shogi_exchange;
mod shogi_notation;
mod shogi_rules;
mod stops;
mod trees;
mod unfinished;
mod vocabulary;
mod what_if;
mod words;
