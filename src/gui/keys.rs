//! The keyboard: every key of [`KEYS`](text::KEYS).

use egui::{Context, EventFilter, FocusDirection, InputState, Key, Modifiers};

use super::board_keys::{board_keys, game_keys, promotion_keys};
use super::fill_in_keys::sheet_typing_keys;
use super::listing_keys::listing_keys;
use super::look::{Look, Tool};
use super::pane::Pane;
use super::panels::PAGES;
use super::predict_keys::{DIGITS, typing_keys};
use super::study_keys::study_keys;
use super::telling_keys::telling_keys;
use games::board::{BoardStyle, Cell};
use session::{
    BoardCommand, Command, CompareCommand, LessonCommand, Navigation, PageCommand, RunCommand,
    Session, SettingsCommand,
};
use subject::GameId;

/// A key and its command.
type Binding = (Modifiers, Key, fn() -> Command);

/// The keys that are one command each.
const PLAIN: &[Binding] = &[
    (Modifiers::SHIFT, Key::ArrowRight, || {
        Command::Go(Navigation::NextInterest)
    }),
    (Modifiers::SHIFT, Key::ArrowLeft, || {
        Command::Go(Navigation::PreviousInterest)
    }),
    (Modifiers::ALT, Key::ArrowRight, || {
        Command::Go(Navigation::NextChapter)
    }),
    (Modifiers::ALT, Key::ArrowLeft, || {
        Command::Go(Navigation::PreviousChapter)
    }),
    (Modifiers::NONE, Key::ArrowRight, || {
        Command::Go(Navigation::Next)
    }),
    (Modifiers::NONE, Key::ArrowLeft, || {
        Command::Go(Navigation::Back)
    }),
    (Modifiers::NONE, Key::ArrowUp, || {
        Command::Go(Navigation::Out)
    }),
    (Modifiers::NONE, Key::ArrowDown, || {
        Command::Go(Navigation::Over)
    }),
    (Modifiers::NONE, Key::Home, || {
        Command::Go(Navigation::First)
    }),
    (Modifiers::NONE, Key::End, || Command::Go(Navigation::Last)),
    (Modifiers::NONE, Key::Space, || {
        Command::Run(RunCommand::TogglePlay)
    }),
    (Modifiers::NONE, Key::PageDown, || {
        Command::Lesson(LessonCommand::Next)
    }),
    (Modifiers::NONE, Key::PageUp, || {
        Command::Lesson(LessonCommand::Previous)
    }),
    (Modifiers::NONE, Key::Num0, || Command::Run(RunCommand::Fit)),
    (Modifiers::NONE, Key::F, || {
        Command::Run(RunCommand::ToggleFollow)
    }),
    (Modifiers::NONE, Key::J, || {
        Command::Run(RunCommand::ToggleJoins)
    }),
    (Modifiers::NONE, Key::G, || {
        Command::Run(RunCommand::ToggleWhole)
    }),
    (Modifiers::NONE, Key::E, || {
        Command::Compare(CompareCommand::Start)
    }),
    (Modifiers::NONE, Key::Escape, || Command::Dismiss),
];

/// The keys with Ctrl (Cmd on a Mac); those with Shift come first.
const COMMANDS: &[Binding] = &[
    (Modifiers::COMMAND, Key::ArrowRight, || {
        Command::Go(Navigation::NextStop)
    }),
    (Modifiers::COMMAND, Key::ArrowLeft, || {
        Command::Go(Navigation::PreviousStop)
    }),
    (Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z, || {
        Command::Redo
    }),
    (Modifiers::COMMAND, Key::Z, || Command::Undo),
    (Modifiers::COMMAND, Key::Y, || Command::Redo),
];

/// The keys of panels: they bring the panel to the front; in a presentation they toggle it.
const PANES: &[(Key, Pane)] = &[
    (Key::M, Pane::Lessons),
    (Key::V, Pane::Node),
    (Key::N, Pane::Notes),
    (Key::P, Pane::Code),
    (Key::I, Pane::Listing),
    (Key::Q, Pane::Study),
];

/// Reads the keys of this frame.
pub(super) fn read(
    context: &Context,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    // An open menu handles the keys itself, above all Escape.
    if look.dialog.is_some() || look.tour.is_some() || egui::Popup::is_any_open(context) {
        return;
    }
    let asks = |key| context.input_mut(|input| input.consume_key(Modifiers::COMMAND, key));
    if asks(Key::O) {
        look.ask_open();
        return;
    }
    if asks(Key::S) {
        look.ask_save(session);
        return;
    }
    scale(context, session, commands);
    let finds = context.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::F));
    if finds {
        look.find = Some(look.find.take().unwrap_or_default());
        look.focus_find = true;
    }
    if look.find.is_some()
        && context.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
    {
        look.find = None;
        return;
    }
    let plain = |key| context.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    // This key has already removed the focus from the field.
    if std::mem::take(&mut look.types_query) && plain(Key::Escape) {
        look.stop_looking();
        return;
    }
    if plain(Key::F11) {
        commands.push(Command::Settings(SettingsCommand::TogglePresent));
        return;
    }
    if context.text_edit_focused() {
        typing_keys(context, session, commands);
        sheet_typing_keys(context, session, commands);
        return;
    }
    if session.shows_help() {
        help_keys(context, commands);
        return;
    }
    if look.shows_signs && (plain(Key::Escape) || plain(Key::K)) {
        look.shows_signs = false;
        return;
    }
    if plain(Key::K) {
        look.shows_signs = true;
        return;
    }
    if !session.page().is_board() && look.place(Pane::Listing).is_some() {
        listing_keys(context, session, commands);
    }
    // In a presentation, keys go to the sheet unless the screen is dark; the pen has buttons, too.
    let writes = session.holds_sheet() && !look.blank;
    if writes {
        study_keys(context, session, look, commands);
    }
    if session.presents() && !session.page().is_board() {
        presentation_keys(context, look, commands);
    }
    board_keys(context, session, commands);
    if !session.page().is_board() && !writes {
        study_keys(context, session, look, commands);
    }
    if session.page().is_board() {
        board_editor_keys(context, session, look, commands);
        return;
    }
    lesson_keys(context, session, look, commands);
}

/// The keys of the tree.
fn lesson_keys(context: &Context, session: &Session, look: &mut Look, commands: &mut Vec<Command>) {
    // A focused button needs Space and Enter; the arrows still step.
    let focused = context.memory(egui::Memory::focused);
    if let Some(id) = focused {
        let arrows = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        context.memory_mut(|memory| memory.set_focus_lock_filter(id, arrows));
    }
    context.input_mut(|input| {
        for (modifiers, key, command) in COMMANDS {
            for _ in 0..input.count_and_consume_key(*modifiers, *key) {
                commands.push(command());
            }
        }
        for (modifiers, key, command) in PLAIN {
            if focused.is_some() && *key == Key::Space {
                continue;
            }
            for _ in 0..input.count_and_consume_key(*modifiers, *key) {
                commands.push(command());
            }
        }
        if input.consume_key(Modifiers::NONE, Key::L) {
            commands.push(Command::Settings(SettingsCommand::SetLanguage(
                session.language().other(),
            )));
        }
        if input.consume_key(Modifiers::NONE, Key::D) {
            commands.push(Command::Settings(SettingsCommand::SetTheme(
                session.theme().other(),
            )));
        }
        if asks_for_help(input) {
            commands.push(Command::Settings(SettingsCommand::ToggleHelp));
        }
        if input.consume_key(Modifiers::NONE, Key::B) {
            commands.push(Command::Page(PageCommand::ToggleBoard));
        }
        if input.consume_key(Modifiers::NONE, Key::H) {
            commands.push(Command::Run(RunCommand::ToggleMasks));
        }
        if session.run().covers()
            && focused.is_none()
            && input.consume_key(Modifiers::NONE, Key::Enter)
        {
            commands.push(Command::Run(RunCommand::Uncover));
        }
        if let (true, Some(node)) = (
            input.consume_key(Modifiers::NONE, Key::C),
            session.view().focus,
        ) {
            commands.push(Command::Run(RunCommand::Fold(node)));
        }
    });
    page_keys(context, session, commands);
    telling_keys(context, session, commands);
    look_keys(context, session, look, commands);
}

/// The keys that toggle the pages which the lesson offers.
fn page_keys(context: &Context, session: &Session, commands: &mut Vec<Command>) {
    for row in PAGES.iter().filter(|row| session.offers(row.centre)) {
        if context.input_mut(|input| input.consume_key(Modifiers::NONE, row.key)) {
            commands.push(row.toggle());
        }
    }
}

/// The keys for panels, answers, and the zoom of the tree.
fn look_keys(context: &Context, session: &Session, look: &mut Look, commands: &mut Vec<Command>) {
    context.input_mut(|input| {
        for (key, pane) in PANES {
            if input.consume_key(Modifiers::NONE, *key) {
                look.ask_for(*pane, session.presents());
            }
        }
        if input.consume_key(Modifiers::NONE, Key::Slash) {
            look.find_lesson(session.presents());
        }
        let questions = session
            .open()
            .map_or(0, |open| open.loaded().lesson.questions.len());
        for (index, key) in DIGITS.into_iter().enumerate().take(questions) {
            if input.consume_key(Modifiers::NONE, key) {
                commands.push(Command::Run(RunCommand::Reveal(index)));
                look.show_lesson();
            }
        }
        for (key, factor) in [(Key::Plus, 1.25), (Key::Equals, 1.25), (Key::Minus, 0.8)] {
            let pressed =
                input.consume_key(Modifiers::NONE, key) || input.consume_key(Modifiers::SHIFT, key);
            if pressed {
                look.zoom_by = Some(factor);
            }
        }
    });
}

/// The keys of a presentation: those that clickers send, and the teacher's tools.
fn presentation_keys(context: &Context, look: &mut Look, commands: &mut Vec<Command>) {
    context.input_mut(|input| {
        for (key, step) in [
            (Key::PageDown, Navigation::Next),
            (Key::PageUp, Navigation::Back),
        ] {
            for _ in 0..input.count_and_consume_key(Modifiers::NONE, key) {
                commands.push(Command::Go(step));
            }
        }
        for (key, tool) in [
            (Key::B, Tool::Blank),
            (Key::Period, Tool::Blank),
            (Key::S, Tool::Spotlight),
            (Key::W, Tool::Pen),
        ] {
            if input.consume_key(Modifiers::NONE, key) {
                look.toggle(tool);
            }
        }
        if input.consume_key(Modifiers::NONE, Key::X) {
            look.strokes.clear();
        }
        if look.blank && input.consume_key(Modifiers::NONE, Key::Escape) {
            look.blank = false;
        }
    });
}

/// Ctrl with +, − and 0: the scale of the window.
fn scale(context: &Context, session: &Session, commands: &mut Vec<Command>) {
    const STEP: f32 = 0.25;
    let pressed = |keys: &[Key]| {
        context.input_mut(|input| {
            keys.iter().any(|key| {
                input.consume_key(Modifiers::COMMAND, *key)
                    || input.consume_key(Modifiers::COMMAND | Modifiers::SHIFT, *key)
            })
        })
    };
    let now = session.scale();
    if pressed(&[Key::Plus, Key::Equals]) {
        commands.push(Command::Settings(SettingsCommand::SetScale(
            ((now / STEP).floor() + 1.0) * STEP,
        )));
    }
    if pressed(&[Key::Minus]) {
        commands.push(Command::Settings(SettingsCommand::SetScale(
            ((now / STEP).ceil() - 1.0) * STEP,
        )));
    }
    if pressed(&[Key::Num0]) {
        commands.push(Command::Settings(SettingsCommand::SetScale(1.0)));
    }
}

/// In the board editor the arrows move from square to square, and Enter clicks one.
fn board_editor_keys(
    context: &Context,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    // Files count from right to left if Black is at the bottom.
    const ARROWS: [(Key, i8, i8); 4] = [
        (Key::ArrowLeft, 1, 0),
        (Key::ArrowRight, -1, 0),
        (Key::ArrowUp, 0, -1),
        (Key::ArrowDown, 0, 1),
    ];
    let Some(desk) = session.desk() else {
        return;
    };
    let board = desk.board();
    let of_shogi = desk.game() == GameId::Shogi;
    let goes_through_game = session.shown_game().is_some() && !(of_shogi && look.shows_tools);
    if goes_through_game && of_shogi {
        game_keys(context, commands);
    }
    if desk.promoting().is_some() {
        promotion_keys(context, look, commands);
    }
    let turned = session.boards().turned && board.style == BoardStyle::Shogi;
    let way = if turned { -1 } else { 1 };
    let [across, down] = board.sides();
    for (key, files, ranks) in ARROWS {
        if context.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            let to = |at: u8, by: i8, sides: u8| (at as i8 + by).clamp(0, sides as i8 - 1) as u8;
            look.cell = Cell {
                file: to(look.cell.file, files * way, across),
                rank: to(look.cell.rank, ranks * way, down),
            };
            look.focus_square = true;
            // Otherwise egui, too, moves the focus that way.
            context.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        }
    }
    if goes_through_game && !of_shogi {
        game_keys(context, commands);
    }
    if !of_shogi {
        context.input_mut(|input| {
            for _ in 0..input.count_and_consume_key(Modifiers::NONE, Key::P) {
                commands.push(Command::Board(BoardCommand::Pass));
            }
        });
    }
    if let Some(id) = context.memory(egui::Memory::focused) {
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        context.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
    }
    context.input_mut(|input| {
        for (modifiers, key, command) in COMMANDS {
            for _ in 0..input.count_and_consume_key(*modifiers, *key) {
                commands.push(command());
            }
        }
        let mut plain = |key| input.consume_key(Modifiers::NONE, key);
        if plain(Key::Escape) {
            commands.push(Command::Dismiss);
        }
        if plain(Key::B) {
            commands.push(Command::Page(PageCommand::ToggleBoard));
        }
        if plain(Key::L) {
            commands.push(Command::Settings(SettingsCommand::SetLanguage(
                session.language().other(),
            )));
        }
        if plain(Key::D) {
            commands.push(Command::Settings(SettingsCommand::SetTheme(
                session.theme().other(),
            )));
        }
        if of_shogi && plain(Key::E) {
            commands.push(Command::Compare(CompareCommand::Start));
        }
        if asks_for_help(input) {
            commands.push(Command::Settings(SettingsCommand::ToggleHelp));
        }
    });
}

fn asks_for_help(input: &mut InputState) -> bool {
    input.consume_key(Modifiers::NONE, Key::Questionmark)
        || input.consume_key(Modifiers::SHIFT, Key::Questionmark)
        || input.consume_key(Modifiers::SHIFT, Key::Slash)
        || input.consume_key(Modifiers::NONE, Key::F1)
}

/// While the keys are shown, only keys that close them work.
fn help_keys(context: &Context, commands: &mut Vec<Command>) {
    let closes = context
        .input_mut(|input| asks_for_help(input) || input.consume_key(Modifiers::NONE, Key::Escape));
    if closes {
        commands.push(Command::Dismiss);
    }
}
