//! The keys of boards: how they are drawn, the game on them, the promotion question.

use egui::{Context, Key, Modifiers};

use super::look::Look;
use session::{BoardCommand, Command, GameCommand, GoToPly, Session, SettingsCommand};

/// A key and its command.
type BoardKey = (Key, fn() -> Command);

/// The keys for how boards are drawn, on every page.
const BOARDS: &[BoardKey] = &[
    (Key::T, || Command::Settings(SettingsCommand::TurnBoards)),
    (Key::A, || Command::Settings(SettingsCommand::ToggleArrows)),
];

/// Reads the keys for how boards are drawn.
pub(super) fn board_keys(context: &Context, session: &Session, commands: &mut Vec<Command>) {
    context.input_mut(|input| {
        for (key, command) in BOARDS {
            if input.consume_key(Modifiers::NONE, *key) {
                commands.push(command());
            }
        }
        if input.consume_key(Modifiers::NONE, Key::S) {
            let signs = Some(session.signs().other());
            commands.push(Command::Settings(SettingsCommand::SetSigns(signs)));
        }
    });
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
pub(super) fn game_keys(context: &Context, commands: &mut Vec<Command>) {
    context.input_mut(|input| {
        for (key, to) in GAME {
            for _ in 0..input.count_and_consume_key(Modifiers::NONE, key) {
                commands.push(Command::Game(GameCommand::GoTo(to)));
            }
        }
    });
}

/// Answers the promotion question: Y and N answer, an arrow selects, Enter takes the selection.
pub(super) fn promotion_keys(context: &Context, look: &mut Look, commands: &mut Vec<Command>) {
    const ARROWS: [Key; 4] = [
        Key::ArrowLeft,
        Key::ArrowRight,
        Key::ArrowUp,
        Key::ArrowDown,
    ];
    context.input_mut(|input| {
        let mut plain = |key| input.consume_key(Modifiers::NONE, key);
        for key in ARROWS {
            if plain(key) {
                look.declines = !look.declines;
                look.focus_promotion = true;
            }
        }
        let answers = [
            (Key::Y, true),
            (Key::N, false),
            (Key::Enter, !look.declines),
        ];
        for (key, promote) in answers {
            if plain(key) {
                commands.push(Command::Board(BoardCommand::Promote(promote)));
            }
        }
    });
}
