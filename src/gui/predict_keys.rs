//! The keys of Predict.

use egui::{Context, Event, InputState, Key, Modifiers};

use super::panels::field_id;
use session::{Command, Navigation, PredictCommand, PredictStage, Session, StudyCommand};

/// The digits but 0.
pub(super) const DIGITS: [Key; 9] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

fn predict(command: PredictCommand) -> Command {
    Command::Study(StudyCommand::Predict(command))
}

/// Consumes a key that was pressed without modifiers. `consume_key` would also take it with Shift,
/// which has another meaning.
fn consume_plain(input: &mut InputState, key: Key) -> bool {
    let before = input.events.len();
    input.events.retain(|event| {
        let Event::Key {
            key: pressed,
            pressed: true,
            modifiers,
            ..
        } = event
        else {
            return true;
        };
        *pressed != key || !modifiers.is_none()
    });
    input.events.len() < before
}

/// Reads the keys of Predict: digits choose, R gives a hint, Z skips; Enter goes on.
pub(super) fn predict_keys(context: &Context, session: &Session, commands: &mut Vec<Command>) {
    let Some(view) = session.view().work.predict() else {
        return;
    };
    let is_free = context.memory(egui::Memory::focused).is_none();
    let is_asked = matches!(view.stage, PredictStage::Asked { .. });
    context.input_mut(|input| {
        for (index, key) in DIGITS.into_iter().enumerate() {
            // Here digits never reveal the lesson's own questions, which have answers, too.
            if input.consume_key(Modifiers::NONE, key) {
                commands.push(predict(PredictCommand::Choose(index)));
            }
        }
        if consume_plain(input, Key::R) {
            commands.push(predict(PredictCommand::Hint));
        }
        if is_asked && consume_plain(input, Key::Z) {
            commands.push(predict(PredictCommand::Skip));
        }
        if !is_asked && is_free && input.consume_key(Modifiers::NONE, Key::Enter) {
            commands.push(predict(PredictCommand::GoOn));
        }
    });
}

/// The keys of Predict while an answer is being typed: letters are not part of a number.
pub(super) fn typing_keys(context: &Context, session: &Session, commands: &mut Vec<Command>) {
    let focused = context.memory(egui::Memory::focused);
    let is_answer = focused.is_some_and(|id| [0, 1].map(field_id).contains(&id));
    if !is_answer || session.view().work.predict().is_none() {
        return;
    }
    let pressed = |key| context.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let plain = |key| context.input_mut(|input| consume_plain(input, key));
    if plain(Key::R) {
        commands.push(predict(PredictCommand::Hint));
    }
    if plain(Key::Z) {
        commands.push(predict(PredictCommand::Skip));
    }
    let presents = session.presents();
    if pressed(Key::ArrowRight) || presents && pressed(Key::PageDown) {
        commands.push(Command::Go(Navigation::Next));
    }
    if pressed(Key::ArrowLeft) || presents && pressed(Key::PageUp) {
        commands.push(Command::Go(Navigation::Back));
    }
}
