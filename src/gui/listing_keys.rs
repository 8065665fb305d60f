//! The keys of the listings with a slip.

use egui::{Context, Key, Modifiers};

use session::{Command, ListingCommand, ListingWay, Session};

/// Reads the keys of the listings with a slip, while their panel is visible.
pub(super) fn listing_keys(context: &Context, session: &Session, commands: &mut Vec<Command>) {
    let Some(twin) = &session.view().twin else {
        return;
    };
    // A focused button needs Enter.
    let marks = !twin.is_found && context.memory(egui::Memory::focused).is_none();
    context.input_mut(|input| {
        for (modifiers, key, command) in [
            (
                Modifiers::NONE,
                Key::Comma,
                ListingCommand::Go(ListingWay::Back),
            ),
            (
                Modifiers::NONE,
                Key::Period,
                ListingCommand::Go(ListingWay::Next),
            ),
            (Modifiers::SHIFT, Key::ArrowUp, ListingCommand::Point(false)),
            (
                Modifiers::SHIFT,
                Key::ArrowDown,
                ListingCommand::Point(true),
            ),
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
