//! Talking to engines: real programs, well-behaved and misbehaving.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::format_push_string,
    clippy::similar_names,
    clippy::too_many_lines,
    reason = "a test counts small things, fails by a panic, and reads from top to bottom"
)]

mod compared;
mod faults;
mod lines;
mod matches;
mod own;
mod processes;
mod questions;
mod real;
mod scripted;
mod talk;
mod whole_games;
