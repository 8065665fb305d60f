//! Tests that need no window.

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

mod answers;
mod asking_first;
mod b_star;
mod balance;
mod bench;
mod beside;
mod best_lines;
mod boards;
mod broken_work;
mod by_ply;
mod cards;
mod chance;
mod cheating;
mod circles;
mod claims;
mod class;
mod class_tools;
mod cli_compare;
mod codes;
mod compare;
mod connect_four;
mod contrast;
mod courses;
#[path = "../cover/mod.rs"]
mod cover;
mod covering;
mod cut_objects;
mod decorations;
mod dobutsu;
mod drafts;
mod engine;
mod engine_tree;
mod engine_usi;
mod evaluators;
mod exam_questions;
mod exercises;
mod exhaustive;
mod exporting;
mod fair_sheets;
mod faults;
mod fill_in;
mod fuzzing;
mod game_boards;
mod games;
mod growth;
mod handouts;
mod iterated;
mod keeping;
mod known;
mod layers;
mod lessons;
mod levels;
mod links;
mod listings;
mod log_family;
mod log_proofs;
mod log_reductions;
mod log_samples;
mod log_streams;
mod marks;
mod mate;
mod mates;
mod mtd_f;
mod names;
mod naming;
mod notations;
mod open_questions;
mod ordering;
mod othello_endgames;
mod othello_patterns;
mod othello_records;
mod othello_rules;
mod othello_search;
mod othello_trees;
mod othello_weights;
mod outputs;
mod overwriting;
mod own_values;
mod packs;
mod pages;
mod papers;
mod payoffs;
mod places;
mod plans;
mod plausible;
mod players;
mod positions;
mod predicting;
mod predictions;
mod promises;
mod proof_numbers;
mod quizzes;
mod random;
mod reading;
mod readme;
mod reasons;
mod records;
mod records_files;
mod records_rules;
mod records_spellings;
mod sampling;
mod scorm;
mod search_logs;
mod searched;
mod searches;
mod selective;
mod sentences;
mod sheets;
mod shogi_exchange;
mod shogi_notation;
mod shogi_rules;
mod spoken;
mod stops;
mod streams;
mod sugoroku;
mod texts;
mod tree_texts;
mod trees;
mod truth;
mod understanding;
mod understood;
mod unfinished;
mod units;
mod versions;
mod vocabulary;
mod what_if;
mod whole_trees;
mod why;
mod windows;
mod words;

use std::collections::VecDeque;
use std::path::Path;
use std::process::Command as Process;

use yomisuji::cli::{self, Exit, Refusal, Request};
use yomisuji::host::{self, Folders};
use yomisuji::session::{Command, Effect, Reply, Session};

/// Carries out an effect synchronously, without storage.
pub(crate) fn carry_out(effect: Effect) -> Reply {
    host::carry_out(effect, &Folders::nowhere())
}

/// Carries out effects until there are none left. A list of engines is not stored.
pub(crate) fn settle(session: &mut Session, effects: Vec<Effect>) {
    let mut open = VecDeque::from(effects);
    while let Some(effect) = open.pop_front() {
        if !matches!(effect, Effect::SaveEngines(_)) {
            open.extend(session.receive(carry_out(effect)));
        }
    }
}

/// Carries out a command and all its consequences.
pub(crate) fn send(session: &mut Session, command: Command) {
    let effects = session.apply(command);
    settle(session, effects);
}

/// The result and output of a subcommand for a user with these folders.
pub(crate) fn run_for(
    folders: &Folders,
    arguments: &[&str],
    input: &str,
) -> (Result<Exit, Refusal>, String) {
    let arguments = ["yomisuji"].iter().chain(arguments);
    let request = cli::parse(arguments.map(Into::into)).expect("good usage");
    let Request::Subcommand(command) = request else {
        panic!("a subcommand");
    };
    let mut output = Vec::new();
    let exit = cli::run(&command, folders, &mut input.as_bytes(), &mut output);
    (exit, String::from_utf8(output).expect("UTF-8"))
}

/// The result and output of a subcommand for a user without stored data.
pub(crate) fn run(arguments: &[&str], input: &str) -> (Result<Exit, Refusal>, String) {
    run_for(&Folders::nowhere(), arguments, input)
}

/// The program, for a user whose home cannot exist, so that nothing is found there and it cannot be
/// created, and whose system names no language.
pub(crate) fn program() -> Process {
    let nowhere = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml/nowhere");
    let mut program = Process::new(env!("CARGO_BIN_EXE_yomisuji"));
    for variable in ["HOME", "XDG_DATA_HOME", "APPDATA"] {
        program.env(variable, &nowhere);
    }
    program.env("LC_ALL", "C");
    program
}
