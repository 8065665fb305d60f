//! The keys of Fill in.

use egui::{Context, InputState, Key, Modifiers};

use session::{
    Command, FillInCommand, FillInField, FillInMove, FillInStage, Session, StudyCommand,
};

/// The keys that write.
const SIGNS: [(Key, char); 15] = [
    (Key::Num0, '0'),
    (Key::Num1, '1'),
    (Key::Num2, '2'),
    (Key::Num3, '3'),
    (Key::Num4, '4'),
    (Key::Num5, '5'),
    (Key::Num6, '6'),
    (Key::Num7, '7'),
    (Key::Num8, '8'),
    (Key::Num9, '9'),
    (Key::Minus, '−'),
    (Key::Plus, '+'),
    (Key::Period, '≧'),
    (Key::Comma, '≦'),
    (Key::I, '∞'),
];

/// The keys that go to another node.
const WAYS: [(Modifiers, Key, FillInMove); 5] = [
    (Modifiers::NONE, Key::ArrowUp, FillInMove::Up),
    (Modifiers::NONE, Key::ArrowDown, FillInMove::Down),
    (Modifiers::NONE, Key::ArrowLeft, FillInMove::Left),
    (Modifiers::NONE, Key::ArrowRight, FillInMove::Right),
    (Modifiers::SHIFT, Key::Enter, FillInMove::Previous),
];

/// Reads the keys of Fill in; `is_free`: no focused button needs Enter.
pub(super) fn fill_in_keys(
    input: &mut InputState,
    session: &Session,
    is_free: bool,
    commands: &mut Vec<Command>,
) {
    let Some(view) = &session.view().work.fill_in() else {
        return;
    };
    let mut push = |command| commands.push(Command::Study(StudyCommand::FillIn(command)));
    if view.stage == FillInStage::Model {
        if input.consume_key(Modifiers::NONE, Key::Escape) {
            push(FillInCommand::HideModel);
        }
        return;
    }
    if input.consume_key(Modifiers::COMMAND, Key::Enter) {
        push(FillInCommand::Check);
    }
    for (modifiers, key, way) in WAYS {
        for _ in 0..input.count_and_consume_key(modifiers, key) {
            push(FillInCommand::Move(way));
        }
    }
    if is_free && input.consume_key(Modifiers::NONE, Key::Enter) {
        push(FillInCommand::Accept);
    }
    // The second key of <= and >=, which are ≦ and ≧ already.
    input.count_and_consume_key(Modifiers::NONE, Key::Equals);
    for (key, sign) in SIGNS {
        // < and > share the keys of , and .
        let above = if matches!(sign, '≧' | '≦' | '+') {
            input.count_and_consume_key(Modifiers::SHIFT, key)
        } else {
            0
        };
        for _ in 0..above + input.count_and_consume_key(Modifiers::NONE, key) {
            push(FillInCommand::Type(sign));
        }
    }
    for _ in 0..input.count_and_consume_key(Modifiers::NONE, Key::Backspace) {
        push(FillInCommand::Erase);
    }
    let has_window = view
        .fields
        .iter()
        .any(|(field, _)| *field == FillInField::Alpha);
    if input.consume_key(Modifiers::NONE, Key::W) && has_window {
        push(FillInCommand::Edit(FillInField::Alpha));
    }
    // Consume the key even if it has no effect here, so that nothing else reacts.
    if input.consume_key(Modifiers::SHIFT, Key::X) && view.is_cuttable {
        push(FillInCommand::CutRest);
    }
    if input.consume_key(Modifiers::NONE, Key::X) && view.is_cuttable {
        push(FillInCommand::ToggleCut);
    }
    if input.consume_key(Modifiers::NONE, Key::C) && view.is_choosable {
        push(FillInCommand::Choose);
    }
}

/// The sheet keys that work while the user types into a field.
pub(super) fn sheet_typing_keys(context: &Context, session: &Session, commands: &mut Vec<Command>) {
    let checks = |input: &mut InputState| input.consume_key(Modifiers::COMMAND, Key::Enter);
    if session.holds_sheet() && context.input_mut(checks) {
        let check = StudyCommand::FillIn(FillInCommand::Check);
        commands.push(Command::Study(check));
    }
}
