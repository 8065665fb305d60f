//! The whole program without a window: commands in, effects out, and the view to show.
//!
//! [`Session::apply`] carries out the user's commands, and [`Session::receive`] takes over the
//! host's replies: a session changes in no other way. Anything slow or outside the session is
//! returned as an [`Effect`].
//!
//! Each part has its commands, state and update, and depends on none of those below it:
//!
//! | part | holds |
//! |---|---|
//! | `settings`, `message` | language, colours, size; messages to the user |
//! | `open`, `navigation`, `run` | the open lesson: its steps, playing, selection, folds |
//! | `board`, `board_page` | the boards of all games with their records, unsaved ones too; their effects on the other parts |
//! | `new_lesson`, `growth` | lessons made from a position, and larger trees |
//! | `saving` | saving lessons and games |
//! | `engines`, `engine_list` | other search programs, as data; the user's list of them |
//! | `bug_hunts` | the listings with a slip in the open lesson, and the user's findings |
//! | `comparison`, `comparing` | one position, read by all of them |
//! | `pages` | the pages in place of the tree, a row each; what Esc, undo and redo do on them |
//! | `study` | how the user studies the lesson: watching, predicting, changing, filling in |
//! | `why` | why not this move: the answer of the run at its end, and its reading |
//! | `lesson_list` | the list of lessons, and the one being opened |
//! | `attending` `course_report` | the course that a learning platform has opened, and what it is told of it |
//! | `kept` | the state remembered between runs of the program, as data |
//! | `view`, `viewing` | the view to show now, with the moves drawn as arrows on the board |
//! | `state`, `update`, `replies`, `remember` | all parts together; the effects of one part's
//! command on the others |

mod attending;
mod board;
mod board_page;
mod bug_hunts;
mod command;
mod comparing;
mod comparison;
mod course_desk;
mod course_making;
mod course_report;
mod effect;
mod engine_list;
pub mod engines;
mod growth;
mod history;
mod job;
mod kept;
mod lesson_list;
mod letters;
mod link;
mod making;
mod merge;
mod message;
mod navigation;
mod new_lesson;
mod new_text;
mod open;
mod open_course;
mod pages;
mod paper_wish;
mod platform;
mod remember;
mod replies;
mod run;
mod saving;
mod settings;
mod source;
mod state;
mod study;
mod update;
mod view;
mod viewing;
mod why;

pub use attending::{MOST_KEPT, most_kept};
pub use board::{
    AnyGames, BoardCommand, BoardDesk, BoardMode, BoardOutcome, DropPlace, FileGame, GameBranch,
    GameCommand, GameRow, GameTable, Games, GoToPly, Held, KeptFile, MateWish, OpenFile, Promoting,
    ShelvedGames, ShownGame, read_games, read_line, recall_games, shogi_game,
};
pub use bug_hunts::{ListingCommand, ListingWay};
pub use command::{Command, PageCommand};
pub use comparison::{
    CompareCommand, CompareLimit, CompareRow, Comparison, ComparisonView, FoundEnd, GameReading,
    OverlaidLine, OwnFinding, OwnFindings, OwnQuestion, OwnReaders, PlotSeries, ReaderId,
    ReadersSetup, ShogiReading,
};
pub use course_desk::{CourseCommand, CourseDesk};
pub use course_report::{CourseReport, CourseStatus, KeptByPlatform};
pub use effect::{
    Effect, FileMaker, FilesToMake, GamesSaveRequest, MadeFiles, OpenedSource, Reply, SaveError,
    SaveRequest, SavedFile, Work,
};
pub use engine_list::{EngineCommand, EngineList, EngineState, ListedEngine};
pub use history::Travel;
pub use job::Job;
pub use kept::{
    Remembered, SavedCourse, SavedPage, SavedPlace, SavedSource, SavedState, SavedTable, Unsaved,
    UnsavedWork,
};
pub use lesson_list::{LessonCommand, LessonEntry};
pub use link::{Link, MOST_LETTERS};
pub use merge::{AlsoFirst, KeptMarks};
pub use message::Message;
pub use navigation::Navigation;
pub use new_lesson::{NewLessonCommand, own_lesson, position_lesson};
pub use open::{Opened, RerunRequest, Review, prepare, prepare_log, rerun, utf8};
pub use open_course::OpenCourse;
pub use pages::{
    Against, BesideColumn, BesideCommand, BesideCounts, BesidePace, BesideRequest, BesideRow,
    BesideRun, BesideView, CandidateLine, CandidatesCommand, CandidatesView, Centre, ChoiceRow,
    CourseMap, EvaluationCommand, EvaluationView, ExchangeRow, LessonVariant, OtherMoves,
    OwnValuesView, Page, PageAction, PageView, PatternMap, PatternsCommand, PatternsView, Standard,
    ValuesChanges, ValuesCommand, WayToParting, run_beside,
};
pub use paper_wish::{PaperFormat, PaperKind, PaperLessons, PaperPlace, PaperRequest, PaperWish};
pub use platform::Platform;
pub use run::{LessonRun, RunCommand, Speed, ViewEvent};
pub use saving::{SaveCommand, with_dots};
pub use settings::{BoardSettings, CAPS, SCALES, SettingsCommand, Theme, UserSettings, cap_for};
pub use source::{FilePrint, Replace, Source};
pub use state::Session;
pub use study::{
    ClassDoubt, ClassMarks, CodeFault, CoursePoints, EditedLeaf, FillInCommand, FillInField,
    FillInMove, FillInStage, FillInView, FilledNode, FirstTake, FoundVersions, IterationView,
    LessonMark, MadeNode, MadeQuestion, MakeCommand, MakeMove, MakeView, MarkEntry, MarkReport,
    MarkRow, OfferedStop, OpenAnswer, OpenCommand, OpenQuestionView, OpenVerdicts, PredictCommand,
    PredictProgress, PredictStage, PredictSummary, PredictVerdict, PredictView, PupilMarks,
    PupilTable, RunName, SavedChanges, SavedDraft, SavedSheet, SavedStops, SavedStudy,
    SeenElsewhere, SheetMark, ShownChoice, StopsCommand, StopsQuestion, StopsView, StudyCommand,
    StudyMode, VerdictRow, VersionsRequest, VersionsView, WhatIfCommand, WhatIfEdit, WhatIfView,
};
pub use view::{PlayoutView, View, WorkView};
pub use why::{
    MinimaxSays, NamedMove, ShortBy, WhyBeside, WhyCommand, WhyEffect, WhyGuess, WhyNot, WhyPlace,
    WhyProof, WhyReading, WhyView,
};
