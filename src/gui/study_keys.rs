//! The keys of the study modes.

use egui::{Context, Key, Modifiers};

use super::fill_in_keys::fill_in_keys;
use super::look::Look;
use super::predict_keys::predict_keys;
use session::{Command, Navigation, Session, StudyCommand, StudyMode, WhatIfCommand, WhatIfView};

/// The keys with Ctrl that select a mode.
const WAYS: [(Key, StudyMode); 4] = [
    (Key::Num1, StudyMode::Watch),
    (Key::Num2, StudyMode::Predict),
    (Key::Num3, StudyMode::WhatIf),
    (Key::Num4, StudyMode::FillIn),
];

/// Selects a mode, and reads the keys of the current one, which precede those of the tree.
pub(super) fn study_keys(
    context: &Context,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    predict_keys(context, session, commands);
    if let Some(view) = &session.view().work.what_if() {
        what_if_keys(context, (session, view), look, commands);
    }
    let is_free = context.memory(egui::Memory::focused).is_none();
    context.input_mut(|input| {
        let ready = |way: &&(Key, StudyMode)| StudyMode::ALL.contains(&way.1);
        for (key, mode) in WAYS.iter().filter(ready) {
            if input.consume_key(Modifiers::COMMAND, *key) {
                commands.push(Command::Study(StudyCommand::SetMode(*mode)));
            }
        }
        fill_in_keys(input, session, is_free, commands);
        if input.consume_key(Modifiers::SHIFT, Key::R) {
            commands.extend(parting(session).map(|step| Command::Go(Navigation::Seek(step))));
        }
    });
}

/// The first step at which runs side by side visibly diverge.
fn parting(session: &Session) -> Option<usize> {
    let rows = &session.view().page.beside()?.rows;
    let steps = rows
        .iter()
        .filter_map(|row| row.ways.first().map(|way| way.step));
    steps.min()
}

/// Moves a branch sideways; Enter on a leaf focuses its value.
fn what_if_keys(
    context: &Context,
    (session, view): (&Session, &WhatIfView),
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);
    context.input_mut(|input| {
        for (key, by) in [(Key::ArrowLeft, -1), (Key::ArrowRight, 1)] {
            for _ in 0..input.count_and_consume_key(modifiers, key) {
                commands.push(Command::Study(StudyCommand::WhatIf(WhatIfCommand::Shift(
                    by,
                ))));
            }
        }
        let is_chosen = view.leaf.is_some() && session.run().selection().is_some();
        if is_chosen && input.consume_key(Modifiers::NONE, Key::Enter) {
            look.leaf_draft.wants_focus = true;
        }
    });
}
