//! The keys of the study modes.

use egui::{Context, Event, InputState, Key, Modifiers};

use super::look::Look;
use super::pane::Pane;
use super::panels::{MakeSection, field_id, value_of};
use session::{
    Command, FillInCommand, FillInField, FillInMove, FillInStage, LessonCommand, MakeCommand,
    MakeMove, MakeView, Navigation, PredictCommand, PredictStage, Session, StudyCommand, StudyMode,
    WhatIfCommand, WhatIfView,
};

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
    if let Some(view) = &session.view().work.make() {
        make_keys(context, view, look, commands);
    }
    let is_free = context.memory(egui::Memory::focused).is_none();
    context.input_mut(|input| {
        mode_keys(input, commands);
        fill_in_keys(input, session, is_free, commands);
        if input.consume_key(Modifiers::SHIFT, Key::R) {
            commands.extend(parting(session).map(|step| Command::Go(Navigation::Seek(step))));
        }
    });
}

/// Selects a mode by its number.
fn mode_keys(input: &mut InputState, commands: &mut Vec<Command>) {
    for (&mode, key) in StudyMode::ALL.iter().zip(DIGITS) {
        if input.consume_key(Modifiers::COMMAND, key) {
            commands.push(Command::Study(StudyCommand::SetMode(mode)));
        }
    }
}

/// The first step at which runs side by side visibly diverge, which is the later one of its row.
fn parting(session: &Session) -> Option<usize> {
    let rows = &session.view().page.beside()?.rows;
    let steps = rows.iter().filter_map(|row| row.ways.last().map(|way| way.step));
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
                commands.push(Command::Study(StudyCommand::WhatIf(WhatIfCommand::Shift(by))));
            }
        }
        let is_chosen = view.leaf.is_some() && session.run().selection().is_some();
        if is_chosen && input.consume_key(Modifiers::NONE, Key::Enter) {
            look.leaf_draft.wants_focus = true;
        }
    });
}

fn make(command: MakeCommand) -> Command {
    Command::Study(StudyCommand::Make(command))
}

/// Reads the keys of a tree being made: letters add, digits write a value, arrows go to a node.
fn make_keys(context: &Context, view: &MakeView, look: &mut Look, commands: &mut Vec<Command>) {
    const MOVES: [(Key, MakeMove); 4] = [
        (Key::ArrowUp, MakeMove::Up),
        (Key::ArrowDown, MakeMove::Down),
        (Key::ArrowLeft, MakeMove::Left),
        (Key::ArrowRight, MakeMove::Right),
    ];
    let Some(node) = view.node.as_ref().filter(|_| view.error.is_none()) else {
        return;
    };
    let mut wants_panel = false;
    context.input_mut(|input| {
        let beside = Modifiers::COMMAND.plus(Modifiers::SHIFT);
        for (key, by) in [(Key::ArrowLeft, -1), (Key::ArrowRight, 1)] {
            for _ in 0..input.count_and_consume_key(beside, key) {
                commands.push(make(MakeCommand::Shift(by)));
            }
        }
        for (key, way) in MOVES {
            for _ in 0..count_plain(input, key) {
                commands.push(make(MakeCommand::Go(way)));
            }
        }
        for (key, way) in [(Key::Comma, Navigation::Back), (Key::Period, Navigation::Next)] {
            for _ in 0..count_plain(input, key) {
                commands.push(Command::Go(way));
            }
        }
        for _ in 0..input.count_and_consume_key(Modifiers::SHIFT, Key::A) {
            commands.push(make(MakeCommand::Add(true)));
        }
        for _ in 0..count_plain(input, Key::A) {
            commands.push(make(MakeCommand::Add(false)));
        }
        for key in [Key::Delete, Key::Backspace] {
            for _ in 0..count_plain(input, key) {
                commands.push(make(MakeCommand::Remove));
            }
        }
        if count_plain(input, Key::F2) > 0 {
            look.make.focus_name = true;
            wants_panel = true;
        }
        if input.consume_key(Modifiers::COMMAND, Key::G) {
            look.make.focus_children = true;
            wants_panel = true;
        }
        if node.value.is_some() {
            if count_plain(input, Key::Enter) > 0 {
                look.make.begins = node.value.map(|value| value.to_string());
                wants_panel = true;
            }
            for (key, _) in SIGNS.into_iter().take(11) {
                count_plain(input, key);
            }
            // What is typed begins the value; the rest goes into its field.
            input.events.retain(|event| match event {
                Event::Text(text) if value_of(text).is_some() || text == "-" => {
                    look.make.begins.get_or_insert_default().push_str(text);
                    wants_panel = true;
                    false
                }
                _ => true,
            });
        }
    });
    if wants_panel {
        look.wanted = Some(Pane::Study);
        look.make.section = MakeSection::Tree;
    }
}

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
    count_plain(input, key) > 0
}

/// How often a key was pressed without modifiers; the presses are consumed.
fn count_plain(input: &mut InputState, key: Key) -> usize {
    let before = input.events.len();
    input.events.retain(|event| {
        let Event::Key { key: pressed, pressed: true, modifiers, .. } = event else {
            return true;
        };
        *pressed != key || !modifiers.is_none()
    });
    before - input.events.len()
}

/// Reads the keys of Predict: digits choose, R gives a hint, Z skips; Enter goes on.
fn predict_keys(context: &Context, session: &Session, commands: &mut Vec<Command>) {
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
    for (arrow, page, step, lesson) in [
        (Key::ArrowRight, Key::PageDown, Navigation::Next, LessonCommand::Next),
        (Key::ArrowLeft, Key::PageUp, Navigation::Back, LessonCommand::Previous),
    ] {
        // In a presentation a clicker steps with the page keys.
        let paged = pressed(page);
        if pressed(arrow) || paged && session.presents() {
            commands.push(Command::Go(step));
        } else if paged {
            commands.push(Command::Lesson(lesson));
        }
    }
    context.input_mut(|input| mode_keys(input, commands));
}

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
const MOVES: [(Modifiers, Key, FillInMove); 5] = [
    (Modifiers::NONE, Key::ArrowUp, FillInMove::Up),
    (Modifiers::NONE, Key::ArrowDown, FillInMove::Down),
    (Modifiers::NONE, Key::ArrowLeft, FillInMove::Left),
    (Modifiers::NONE, Key::ArrowRight, FillInMove::Right),
    (Modifiers::SHIFT, Key::Enter, FillInMove::Previous),
];

/// Reads the keys of Fill in; `is_free`: no focused button needs Enter.
fn fill_in_keys(
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
    for (modifiers, key, way) in MOVES {
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
    let has_window = view.fields.iter().any(|(field, _)| *field == FillInField::Alpha);
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
