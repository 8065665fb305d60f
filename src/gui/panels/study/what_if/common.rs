//! Shared by the parts of the panel.

use session::{Command, StudyCommand, WhatIfCommand, WhatIfEdit};
use subject::SetupChange;

pub(super) fn command(command: WhatIfCommand) -> Command {
    Command::Study(StudyCommand::WhatIf(command))
}

pub(super) fn change(change: SetupChange) -> Command {
    command(WhatIfCommand::Edit(WhatIfEdit::Change(change)))
}
