//! The keys for how a run is narrated: W words, Z code, Shift+Z the notation.

use egui::{Context, Key, Modifiers};

use language::Notation;
use lesson::Telling;
use session::{Command, Session, SettingsCommand};

/// Reads these keys; those with Shift come first.
pub(super) fn telling_keys(context: &Context, session: &Session, commands: &mut Vec<Command>) {
    let now = session.set_telling();
    let pressed = |modifiers, key| context.input_mut(|input| input.consume_key(modifiers, key));
    let next = if pressed(Modifiers::SHIFT, Key::Z) {
        Telling {
            notation: next_notation(now.notation),
            ..now
        }
    } else if pressed(Modifiers::NONE, Key::Z) {
        Telling {
            code: now.code.next(),
            ..now
        }
    } else if pressed(Modifiers::NONE, Key::W) {
        Telling {
            words: session.next_words(),
            ..now
        }
    } else {
        return;
    };
    commands.push(Command::Settings(SettingsCommand::SetTelling(next)));
}

/// The next notation, wrapping around.
fn next_notation(now: Notation) -> Notation {
    let mut after = Notation::ALL
        .into_iter()
        .cycle()
        .skip_while(|&it| it != now);
    after.nth(1).unwrap_or(now)
}
