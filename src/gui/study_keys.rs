//! The keys of the ways to work with a lesson.

use egui::{Context, Key, Modifiers};

use crate::session::{BesideCommand, Command, StudyCommand, StudyMode};

/// The keys with Ctrl that choose a way.
const WAYS: [(Key, StudyMode); 4] = [
    (Key::Num1, StudyMode::Watch),
    (Key::Num2, StudyMode::Predict),
    (Key::Num3, StudyMode::WhatIf),
    (Key::Num4, StudyMode::FillIn),
];

/// Chooses a way, and reads the keys of the one that is chosen: they come before those of the tree.
pub(super) fn study_keys(context: &Context, commands: &mut Vec<Command>) {
    context.input_mut(|input| {
        let ready = |way: &&(Key, StudyMode)| StudyMode::ALL.contains(&way.1);
        for (key, mode) in WAYS.iter().filter(ready) {
            if input.consume_key(Modifiers::COMMAND, *key) {
                commands.push(Command::Study(StudyCommand::SetMode(*mode)));
            }
        }
        if input.consume_key(Modifiers::NONE, Key::R) {
            commands.push(Command::Study(StudyCommand::Beside(BesideCommand::Toggle)));
        }
    });
}
