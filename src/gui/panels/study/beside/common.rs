//! What the parts of the panel share.

use crate::session::{BesideCommand, Command, StudyCommand};

/// The line above a tree, in points.
pub(super) const HEAD: f32 = 26.0;

/// A command of runs beside each other.
pub(super) fn command(command: BesideCommand) -> Command {
    Command::Study(StudyCommand::Beside(command))
}
