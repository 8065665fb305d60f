//! The commands of a session.

use std::path::PathBuf;

use super::board::{BoardCommand, GameCommand};
use super::bug_hunts::ListingCommand;
use super::comparison::CompareCommand;
use super::course_desk::CourseCommand;
use super::course_report::KeptByPlatform;
use super::engine_list::EngineCommand;
use super::lesson_list::LessonCommand;
use super::navigation::Navigation;
use super::new_lesson::NewLessonCommand;
use super::pages::{Centre, PageAction};
use super::run::RunCommand;
use super::saving::SaveCommand;
use super::settings::SettingsCommand;
use super::study::{
    FillInCommand, MakeCommand, OpenCommand, PredictCommand, StopsCommand, StudyCommand,
    WhatIfCommand,
};
use super::why::WhyCommand;
use language::Words;
use subject::GameId;

#[derive(Debug)]
pub enum Command {
    Lesson(LessonCommand),
    /// Opens the course in this pack, which a learning platform has opened, with what it has kept.
    Attend(PathBuf, KeptByPlatform),
    /// Opens what a [link](super::Link) says.
    Follow(String),
    Go(Navigation),
    /// Everything else about the run and its tree.
    Run(RunCommand),
    Page(PageCommand),
    Board(BoardCommand),
    NewLesson(NewLessonCommand),
    Game(GameCommand),
    Save(SaveCommand),
    Course(CourseCommand),
    /// Look for the slip in a listing.
    Listing(ListingCommand),
    Compare(CompareCommand),
    /// Work on a page in place of the tree.
    Act(PageAction),
    /// Ask why the tree does not choose a move.
    Why(WhyCommand),
    /// Choose how to study the lesson, and work in that mode.
    Study(StudyCommand),
    Engine(EngineCommand),
    Settings(SettingsCommand),
    /// Undoes the last step through the run, or the last change on the board, whichever is shown.
    Undo,
    /// Reverses [`Command::Undo`].
    Redo,
    /// Closes the topmost of: the list of keys, a message, the board, a page, the selection.
    Dismiss,
    /// Shows an error that occurred elsewhere.
    Tell(Words),
    /// Shows a report of something done outside of the session.
    Report(Words),
}

impl<C: Into<PageAction>> From<C> for Command {
    fn from(command: C) -> Self {
        Self::Act(command.into())
    }
}

macro_rules! of_parts {
    ($($command:ty => $whole:expr;)*) => {$(
        impl From<$command> for Command {
            fn from(command: $command) -> Self {
                $whole(command)
            }
        }
    )*};
}

of_parts! {
    LessonCommand => Self::Lesson;
    Navigation => Self::Go;
    RunCommand => Self::Run;
    PageCommand => Self::Page;
    BoardCommand => Self::Board;
    GameCommand => Self::Game;
    ListingCommand => Self::Listing;
    CompareCommand => Self::Compare;
    WhyCommand => Self::Why;
    SettingsCommand => Self::Settings;
    StudyCommand => Self::Study;
    StopsCommand => |command| Self::Study(StudyCommand::Stops(command));
    PredictCommand => |command| Self::Study(StudyCommand::Predict(command));
    WhatIfCommand => |command| Self::Study(StudyCommand::WhatIf(command));
    FillInCommand => |command| Self::Study(StudyCommand::FillIn(command));
    OpenCommand => |command| Self::Study(StudyCommand::Open(command));
    MakeCommand => |command| Self::Study(StudyCommand::Make(command));
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PageCommand {
    /// Toggles between this page and the tree.
    Toggle(Centre),
    ToggleBoard,
    ShowBoard(GameId),
    /// Takes the shown position to the board editor.
    EditShown,
    /// Puts a position into the board editor: SFEN, optionally with moves.
    EditText(String),
    /// Like `EditText`, but also grows the tree unless the board editor is already shown.
    BringText(String),
    /// From our engine's own tree to the one that was left for it.
    BackToOwnTree,
}
