//! Talking to engines: real programs, good ones and bad ones.

mod faults;
mod lines;
mod own;
mod processes;
mod questions;
mod real;
mod scripted;
mod talk;
