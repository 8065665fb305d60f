//! The keyboard: every key of [`KEYS`](text::KEYS).

use egui::{Context, Event, EventFilter, FocusDirection, Id, InputState, Key, Modifiers};

use super::actions::{Hands, action_keys};
use super::look::{Look, Tool};
use super::pane::Pane;
use super::study_keys::{DIGITS, sheet_typing_keys, study_keys, typing_keys};
use games::board::{BoardStyle, Cell};
use session::{
    BoardCommand, Command, GameCommand, GoToPly, ListingCommand, ListingWay, Navigation,
    RunCommand, Session, WhyCommand,
};
use subject::GameId;

/// Reads the keys of this frame.
pub(super) fn read(
    context: &Context,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    if look.blank && wakes(context) {
        look.blank = false;
        // What woke the screen does nothing else: nobody saw what it would do.
        context.input_mut(|input| input.events.clear());
        return;
    }
    if look.tour.is_some() && leaves_tour(context) {
        look.tour = None;
    }
    // An open menu handles the keys itself, above all Escape.
    let is_covered = look.dialog.is_some() || look.tour.is_some() || look.palette.is_some();
    if is_covered || egui::Popup::is_any_open(context) {
        return;
    }
    action_keys(&mut Hands { context, session, look, commands }, true);
    if look.dialog.is_some() || look.palette.is_some() {
        return; // The key has opened it.
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
    if context.text_edit_focused() {
        typing_keys(context, session, commands);
        sheet_typing_keys(context, session, commands);
        return;
    }
    if session.settings().help {
        help_keys(context, commands);
        return;
    }
    if look.rules.is_some() && plain(Key::Escape) {
        look.rules = None;
        return;
    }
    if look.shows_signs && (plain(Key::Escape) || plain(Key::K)) {
        look.shows_signs = false;
        return;
    }
    if !session.page().is_board() && look.place(Pane::Listing).is_some() {
        listing_keys(context, session, commands);
    }
    // In a presentation, keys go to the sheet; the pen has buttons, too.
    let writes = session.holds_sheet();
    if writes {
        study_keys(context, session, look, commands);
    }
    if session.can_ask_why() && !session.page().is_board() {
        why_keys(context, session, look, commands);
    }
    if session.presents() && !session.page().is_board() {
        presentation_keys(context, look, commands);
    }
    if !session.page().is_board() && !writes {
        study_keys(context, session, look, commands);
    }
    if session.page().is_board() {
        board_editor_keys(context, session, look, commands);
        return;
    }
    lesson_keys(context, session, look, commands);
}

/// Whether a key or a click has come, which ends a dark screen.
fn wakes(context: &Context) -> bool {
    let is_one = |event: &Event| {
        matches!(
            event,
            Event::Key { pressed: true, .. } | Event::PointerButton { pressed: true, .. }
        )
    };
    context.input(|input| input.events.iter().any(is_one))
}

/// Whether a key has come that the tour does not use: one who knows what to do needs none.
fn leaves_tour(context: &Context) -> bool {
    let leaves = |event: &Event| match event {
        Event::Key { key, pressed: true, modifiers, .. } => {
            let own = [Key::Enter, Key::Space, Key::ArrowRight, Key::Escape, Key::Tab];
            modifiers.command || !own.contains(key)
        }
        Event::Paste(_) => true,
        _ => false,
    };
    context.input(|input| input.events.iter().any(leaves))
}

/// The keys of the tree.
fn lesson_keys(context: &Context, session: &Session, look: &mut Look, commands: &mut Vec<Command>) {
    // A focused button needs Space and Enter; the arrows still step.
    let focused = context.memory(egui::Memory::focused);
    keep_arrows(context, focused);
    action_keys(&mut Hands { context, session, look, commands }, false);
    context.input_mut(|input| {
        escape(input, commands);
        if session.run().covers()
            && focused.is_none()
            && input.consume_key(Modifiers::NONE, Key::Enter)
        {
            commands.push(Command::Run(RunCommand::Uncover));
        }
        let questions = session.open().map_or(0, |open| open.loaded().lesson.questions.len());
        for (index, key) in DIGITS.into_iter().enumerate().take(questions) {
            if input.consume_key(Modifiers::NONE, key) {
                commands.push(Command::Run(RunCommand::Reveal(index)));
                look.show_lesson();
            }
        }
    });
}

fn escape(input: &mut InputState, commands: &mut Vec<Command>) {
    for _ in 0..input.count_and_consume_key(Modifiers::NONE, Key::Escape) {
        commands.push(Command::Dismiss);
    }
}

/// Answers whether a move that is asked about promotes. In a presentation, where W alone takes up
/// the pen, also the key that asks.
fn why_keys(context: &Context, session: &Session, look: &mut Look, commands: &mut Vec<Command>) {
    if session.why_promoting().is_some() {
        let answer = |yes| Command::Why(WhyCommand::Promote(yes));
        promotion_keys(context, look, answer, commands);
    }
    let asks = session.presents()
        && context.input_mut(|input| input.consume_key(Modifiers::SHIFT, Key::W));
    if asks {
        look.ask_why(session, commands);
    }
}

/// The keys of a presentation: those that clickers send, and the teacher's tools.
fn presentation_keys(context: &Context, look: &mut Look, commands: &mut Vec<Command>) {
    context.input_mut(|input| {
        for _ in 0..input.count_and_consume_key(Modifiers::NONE, Key::PageDown) {
            commands.push(Command::Run(RunCommand::Onward));
        }
        for _ in 0..input.count_and_consume_key(Modifiers::NONE, Key::PageUp) {
            commands.push(Command::Go(Navigation::Back));
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
        if look.holds_tool() && input.consume_key(Modifiers::NONE, Key::Escape) {
            look.put_down_tools();
        }
    });
}

/// Leaves the arrows to the tree or the board while a button has the focus.
fn keep_arrows(context: &Context, focused: Option<Id>) {
    if let Some(id) = focused {
        let arrows = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        context.memory_mut(|memory| memory.set_focus_lock_filter(id, arrows));
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
    let game = session.shown_game();
    // Beside the tools, and of other games, the arrows go from square to square.
    let is_beside = of_shogi && game.as_ref().is_some_and(|game| game.can_close);
    let goes_through_game = game.is_some() && !(is_beside && look.shows_tools);
    if goes_through_game && is_beside {
        game_keys(context, commands);
    }
    if desk.promoting().is_some() {
        let answer = |yes| Command::Board(BoardCommand::Promote(yes));
        promotion_keys(context, look, answer, commands);
    }
    let turned = session.settings().boards.turned && board.style == BoardStyle::Shogi;
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
    if goes_through_game && !is_beside {
        game_keys(context, commands);
    }
    if !of_shogi {
        context.input_mut(|input| {
            for _ in 0..input.count_and_consume_key(Modifiers::NONE, Key::P) {
                commands.push(Command::Board(BoardCommand::Pass));
            }
        });
    }
    keep_arrows(context, context.memory(egui::Memory::focused));
    action_keys(&mut Hands { context, session, look, commands }, false);
    context.input_mut(|input| escape(input, commands));
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

/// The keys that go through a game.
const GAME: [(Key, GoToPly); 10] = [
    (Key::ArrowRight, GoToPly::By(1)),
    (Key::ArrowLeft, GoToPly::By(-1)),
    (Key::ArrowDown, GoToPly::Branch(1)),
    (Key::ArrowUp, GoToPly::Branch(-1)),
    (Key::Period, GoToPly::By(1)),
    (Key::Comma, GoToPly::By(-1)),
    (Key::PageDown, GoToPly::By(10)),
    (Key::PageUp, GoToPly::By(-10)),
    (Key::Home, GoToPly::First),
    (Key::End, GoToPly::Last),
];

/// Reads the arrows that go through the game, while the list of moves is shown.
fn game_keys(context: &Context, commands: &mut Vec<Command>) {
    context.input_mut(|input| {
        for (key, to) in GAME {
            for _ in 0..input.count_and_consume_key(Modifiers::NONE, key) {
                commands.push(Command::Game(GameCommand::GoTo(to)));
            }
        }
    });
}

/// Answers the promotion question: Y and N answer, an arrow selects, Enter takes the selection.
fn promotion_keys(
    context: &Context,
    look: &mut Look,
    answer: impl Fn(bool) -> Command,
    commands: &mut Vec<Command>,
) {
    const ARROWS: [Key; 4] = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];
    context.input_mut(|input| {
        let mut plain = |key| input.consume_key(Modifiers::NONE, key);
        for key in ARROWS {
            if plain(key) {
                look.declines = !look.declines;
                look.focus_promotion = true;
            }
        }
        let answers = [(Key::Y, true), (Key::N, false), (Key::Enter, !look.declines)];
        for (key, promote) in answers {
            if plain(key) {
                commands.push(answer(promote));
            }
        }
    });
}

/// Reads the keys of the listings with a slip, while their panel is visible.
fn listing_keys(context: &Context, session: &Session, commands: &mut Vec<Command>) {
    let Some(twin) = &session.view().twin else {
        return;
    };
    // A focused button needs Enter.
    let marks = !twin.is_found && context.memory(egui::Memory::focused).is_none();
    context.input_mut(|input| {
        let go = ListingCommand::Go;
        for (modifiers, key, command) in [
            (Modifiers::NONE, Key::Comma, go(ListingWay::Back)),
            (Modifiers::NONE, Key::Period, go(ListingWay::Next)),
            (Modifiers::SHIFT, Key::ArrowUp, ListingCommand::Point(false)),
            (Modifiers::SHIFT, Key::ArrowDown, ListingCommand::Point(true)),
        ] {
            for _ in 0..input.count_and_consume_key(modifiers, key) {
                commands.push(Command::Listing(command));
            }
        }
        if marks && input.consume_key(Modifiers::NONE, Key::Enter) {
            commands.push(Command::Listing(ListingCommand::Mark(None)));
        }
    });
}
