//! Shared by the parts of the panel.

use session::{BesideCommand, Command, StudyCommand};

/// The height of the line above a tree, in points.
pub(super) const HEAD: f32 = 26.0;

pub(super) fn command(command: BesideCommand) -> Command {
    Command::Study(StudyCommand::Beside(command))
}
