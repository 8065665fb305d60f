//! What a person can ask for.

use super::board_editor::BoardCommand;
use super::bug_hunts::ListingCommand;
use super::candidates::CandidatesCommand;
use super::comparison::CompareCommand;
use super::engine_list::EngineCommand;
use super::evaluation::EvaluationCommand;
use super::game_records::GameCommand;
use super::lesson_list::LessonCommand;
use super::navigation::Navigation;
use super::new_lesson::NewLessonCommand;
use super::othello_board::OthelloCommand;
use super::own_values::ValuesCommand;
use super::page::Centre;
use super::patterns::PatternsCommand;
use super::run::RunCommand;
use super::saving::SaveCommand;
use super::settings::{BoardGame, SettingsCommand};
use super::study::StudyCommand;
use crate::language::Words;

/// Something a person asks of the session: a command of one of its parts.
#[derive(Clone, Debug)]
pub enum Command {
    /// Open lessons.
    Lesson(LessonCommand),
    /// Go to another step of the run.
    Go(Navigation),
    /// Everything else about the run and its tree.
    Run(RunCommand),
    /// Show the tree or the board editor.
    Page(PageCommand),
    /// Edit and play on the board.
    Board(BoardCommand),
    /// Play and set up on the board of Othello, and go through its games.
    Othello(OthelloCommand),
    /// Make a lesson of what is shown.
    NewLesson(NewLessonCommand),
    /// Go through a game record, close it, take it back.
    Game(GameCommand),
    /// Save a lesson or a game.
    Save(SaveCommand),
    /// Look for the slip in a listing.
    Listing(ListingCommand),
    /// Compare with other readers.
    Compare(CompareCommand),
    /// List the moves of the position that is shown, by their classes.
    Candidates(CandidatesCommand),
    /// Look into the evaluation of the node that is shown.
    Evaluation(EvaluationCommand),
    /// Look at the patterns of the position of Othello that is shown.
    Patterns(PatternsCommand),
    /// Edit piece values of one's own.
    Values(ValuesCommand),
    /// Work with the lesson in another way, or do what that way is about.
    Study(StudyCommand),
    /// Change the list of engines.
    Engine(EngineCommand),
    /// Language, colours, size, help.
    Settings(SettingsCommand),
    /// Undo the last move through the run, or on the board: whichever is shown.
    Undo,
    /// Do it again after [`Command::Undo`].
    Redo,
    /// Close what is open on top: the keys, a message, the board, the selection.
    Dismiss,
    /// Tell the person something that went wrong elsewhere.
    Tell(Words),
}

/// Which of the two pages is shown: the tree, or the board editor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PageCommand {
    /// Show this in place of the tree, or the tree again.
    Toggle(Centre),
    /// Open the board editor where positions are set up and played, or go back to the tree.
    ToggleBoard,
    /// Show the board of this game on the board page.
    ShowBoard(BoardGame),
    /// Take the position that is shown to the board editor.
    EditShown,
    /// Put a position into the board editor: SFEN, perhaps with moves.
    EditText(String),
    /// The same, and unless the board editor is shown already, the tree of the position is grown.
    BringText(String),
}
