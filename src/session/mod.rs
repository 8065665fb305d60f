//! The whole program without a window: commands in, effects out, and what is to be shown.
//!
//! [`Session::apply`] is the only way to change a session. What takes time or touches the world is
//! returned as an [`Effect`]; the host carries it out and answers with a command.

mod board_editor;
mod command;
mod comparison;
pub mod engines;
mod folds;
mod game_record;
mod growth;
mod history;
mod lesson_update;
mod navigation;
mod new_lesson;
mod open;
mod opening;
mod record_update;
mod state;
mod view;

pub use board_editor::{BoardCommand, BoardEditor, Held, Mode, name_in_hand, read_position};
pub use command::{Command, Effect, Job, SaveError, SaveRequest, Source, Speed, Theme};
pub use comparison::{
    BuiltinProgress, BuiltinSearch, CompareCommand, CompareLimit, CompareRow, Comparison,
    ComparisonView, EngineState, ListedEngine, OverlaidLine, PlotSeries, ReaderId,
};
pub use game_record::{GameRecord, GameRow, GoToPly};
pub(crate) use open::utf8;
pub use open::{Opened, prepare, rerun};
pub use view::View;

use folds::Folds;
use history::History;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use crate::formats::record::{Encoding, PlyId, Record};
use crate::language::{Language, Words};
use crate::scenario::{parse, shipped};
use crate::search::Algorithm;
use crate::tree::layout::Layout;
use crate::tree::{NodeId, Outline};

/// A lesson in the list.
#[derive(Clone, Debug)]
pub struct LessonEntry {
    /// Where it comes from.
    pub source: Source,
    /// Its title.
    pub title: Words,
}

/// Something to tell the person, which stays until it is dismissed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// One sentence, with the place.
    pub text: Words,
    /// Whether it is about something that did not work.
    pub is_error: bool,
}

impl Message {
    fn error(text: Words) -> Self {
        Self {
            text,
            is_error: true,
        }
    }

    /// A file has been saved.
    fn saved(file: &str) -> Self {
        Self::info(Words {
            ja: format!("保存しました: {file}"),
            en: format!("Saved: {file}"),
        })
    }

    /// A file is there that would be replaced: asked once more, it is.
    fn exists(file: &str) -> Self {
        Self::error(Words {
            ja: format!("{file}: もうあります。置き換えるなら、もう一度「保存」を押してください"),
            en: format!("{file}: it is there already; press “Save” once more to replace it"),
        })
    }

    fn info(text: Words) -> Self {
        Self {
            text,
            is_error: false,
        }
    }
}

/// How large everything may be, as a part of 1.
pub const SCALES: std::ops::RangeInclusive<f32> = 0.75..=2.5;

/// The state of the program.
#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one thing that is on or off"
)]
pub struct Session {
    lessons: Vec<LessonEntry>,
    open: Option<Opened>,
    opening: Option<PendingLesson>,
    /// The opening that is being answered.
    answered: Option<PendingLesson>,
    /// The algorithm that was asked for last.
    wanted: Option<Algorithm>,
    language: Language,
    theme: Theme,
    selection: Option<NodeId>,
    playing: bool,
    speed: Speed,
    /// Seconds of play since the last step.
    waited: f32,
    revealed: BTreeSet<usize>,
    seen: BTreeSet<String>,
    message: Option<Message>,
    help: bool,
    follow: bool,
    /// Counts up whenever the whole tree should be brought into view.
    fit_request: u64,
    /// Counts up whenever the selected node should be brought into view.
    reveal_request: u64,
    history: History,
    folds: Folds,
    outline: Arc<Outline>,
    outline_layout: Arc<Layout>,
    /// Counts up whenever another part of the tree is drawn.
    outline_version: u64,
    editor: Option<BoardEditor>,
    /// Whether the board editor is shown instead of the tree.
    editing_board: bool,
    /// Lessons made so far.
    made: usize,
    /// What is being looked for.
    finding: Option<String>,
    /// What was looked for and not found.
    missing: Option<String>,
    scale: f32,
    recent: Vec<PathBuf>,
    /// A file that would be replaced: saving there once more does it.
    replaces: Option<PathBuf>,
    /// Counts up whenever something has been saved.
    saves: u64,
    view: View,
    /// The game that is open in the board editor.
    game: Option<GameRecord>,
    /// Games that were put away with moves that are not saved.
    kept_games: Vec<GameRecord>,
    /// The game as it is being written, and its encoding.
    saving_game: Option<(Arc<Record>, Encoding)>,
    /// Its moves as they are listed.
    game_rows: Vec<GameRow>,
    /// What they were listed for.
    game_listed: Option<(Vec<PlyId>, Language, Source)>,
    comparison: Comparison,
}

/// A lesson that is being opened.
#[derive(Debug)]
struct PendingLesson {
    source: Source,
    job: Job,
    /// Whether the board editor is left for it.
    closes_editor: bool,
    /// The node to select in it, by the way to it: it was read further.
    reselect: Option<Vec<String>>,
    /// Whether its run is to be shown at its end, as the one before it was.
    at_end: bool,
}

impl Default for Session {
    fn default() -> Self {
        Self::new()
    }
}

impl Session {
    /// A session with the shipped lessons in its list, and none open.
    #[must_use]
    pub fn new() -> Self {
        let lessons = shipped()
            .iter()
            .filter_map(|shipped| {
                let lesson = parse(shipped.text).ok()?;
                Some(LessonEntry {
                    source: Source::Shipped(shipped.id),
                    title: lesson.title,
                })
            })
            .collect();
        Self {
            lessons,
            open: None,
            opening: None,
            answered: None,
            wanted: None,
            language: Language::default(),
            theme: Theme::default(),
            selection: None,
            playing: false,
            speed: Speed::default(),
            waited: 0.0,
            revealed: BTreeSet::new(),
            seen: BTreeSet::new(),
            message: None,
            help: false,
            follow: true,
            fit_request: 0,
            reveal_request: 0,
            history: History::default(),
            folds: Folds::default(),
            outline: Arc::new(Outline::whole()),
            outline_layout: Arc::default(),
            outline_version: 0,
            editor: None,
            editing_board: false,
            made: 0,
            finding: None,
            missing: None,
            scale: 1.0,
            recent: Vec::new(),
            replaces: None,
            saves: 0,
            view: View::default(),
            game: None,
            kept_games: Vec::new(),
            saving_game: None,
            game_rows: Vec::new(),
            game_listed: None,
            comparison: Comparison::default(),
        }
    }

    /// Carries out a command. What takes time or touches the world comes back as effects.
    pub fn apply(&mut self, command: Command) -> Vec<Effect> {
        // What readers say comes often, and changes the comparison alone.
        let is_heard = matches!(
            command,
            Command::Compare(CompareCommand::Heard(..) | CompareCommand::Thought(..))
        );
        let effects = self.carry_out(command);
        if is_heard {
            self.view.compared = ComparisonView::of(self, self.view.focus);
        } else {
            self.view = View::of(self);
        }
        self.draw_outline();
        self.list_moves();
        effects
    }

    /// Finds the part of the tree that is drawn at this step, and lays it out if it has changed.
    fn draw_outline(&mut self) {
        let Some(open) = &self.open else {
            return;
        };
        // A whole tree looks the same at every step.
        if !self.folds.has_changed(open.tree()) && self.folds.is_whole(open.tree()) {
            return;
        }
        let overlaid = self.view.compared.as_ref();
        let overlaid = overlaid.and_then(|compared| compared.overlaid.as_ref());
        let way = overlaid.map_or(&[][..], |overlaid| &overlaid.way);
        let outline = self.folds.outline(open, self.selection, way);
        let is_whole = outline.is_whole();
        if *self.outline == outline
            && (!is_whole || Arc::ptr_eq(&self.outline_layout, open.layout()))
        {
            return;
        }
        self.outline_layout = if is_whole {
            open.layout().clone()
        } else {
            Arc::new(Layout::of_outline(&outline, open.tree()))
        };
        self.outline = Arc::new(outline);
        self.outline_version += 1;
    }

    #[expect(clippy::too_many_lines, reason = "one arm a command")]
    fn carry_out(&mut self, command: Command) -> Vec<Effect> {
        match command {
            Command::Open(source) => {
                self.message = None;
                return self.start_opening(source);
            }
            Command::Answer(job, answer) => {
                let is_newest = |opening: &mut PendingLesson| opening.job == job;
                let Some(opening) = self.opening.take_if(is_newest) else {
                    return Vec::new(); // Something else has been asked for meanwhile.
                };
                self.answered = Some(opening);
                let effects = self.carry_out(*answer);
                self.answered = None;
                return effects;
            }
            Command::Opened(source, result) => return self.opened(&source, result),
            Command::Cancel => {
                if let Some(opening) = &self.opening {
                    opening.job.stop();
                }
            }
            Command::SetAlgorithm(algorithm) => {
                self.wanted = Some(algorithm);
                if let Some(open) = &self.open
                    && open.algorithm() != algorithm
                {
                    return vec![Effect::Rerun(Box::new(open.clone()), algorithm)];
                }
            }
            Command::Rerun(result) => self.rerun(result),
            Command::SetLanguage(language) => self.language = language,
            Command::SetTheme(theme) => self.theme = theme,
            Command::Select(node) => {
                let before = self.place();
                self.unfold_to(node);
                self.selection = node;
                self.reveal_request += u64::from(node.is_some());
                self.remember(before, false);
            }
            Command::Find(query) => return self.find(query),
            Command::Found {
                query,
                source,
                node,
            } => self.found(&query, &source, node),
            Command::Undo if self.editing_board => {
                return self.edit_board(|editor| editor.travel(true));
            }
            Command::Redo if self.editing_board => {
                return self.edit_board(|editor| editor.travel(false));
            }
            Command::Undo => self.travel(History::undo),
            Command::Redo => self.travel(History::redo),
            Command::ToggleWhole => {
                if let Some(open) = &self.open {
                    self.folds.toggle_whole(open.tree());
                    self.fit_request += 1;
                }
            }
            Command::Fold(node) => {
                if let Some(open) = &self.open {
                    self.folds.toggle(&self.outline, open.tree(), node);
                }
            }
            Command::Show(group) => self.folds.show(group),
            Command::Further(node, plies) => return self.further(node, plies),
            Command::ExchangeOn(square) => return self.exchange_on(square),
            Command::EditPosition => return self.edit_shown_position(),
            Command::ToggleBoardEditor => return self.toggle_board_editor(),
            Command::Bring(text) => return self.bring(text),
            Command::Brought(source, text, more) => return self.brought(&source, text, more),
            Command::BroughtGame(source, reading) => return self.brought_game(&source, *reading),
            Command::GoToPly(to) => return self.go_to_ply(to),
            Command::CloseGame => self.keep_game(),
            Command::Reopen(number) => return self.reopen_game(number),
            Command::Discard(number) => self.discard_game(number),
            Command::SaveGame(path) => return self.save_game(path),
            Command::GameSaved(path, result) => self.game_saved(path, result),
            Command::Compare(command) => return self.compare(command),
            Command::NothingChosen => {}
            Command::UserLessons(lessons) => self.list_user_lessons(lessons),
            Command::Board(command) => return self.edit_board(|editor| editor.apply(command)),
            Command::Estimated(setup, estimate) => {
                if let Some(editor) = &mut self.editor
                    && *editor.growth() == setup
                {
                    editor.estimate = Some(estimate);
                }
            }
            Command::Save(path, title, of) => return self.save(path, title, of),
            Command::Saved(saving, result) => self.saved(*saving, result),
            Command::ChooseFile => return vec![Effect::ChooseFile],
            Command::ChoosePlace(title, of) => {
                let name = self.open.as_ref().map(|open| &open.loaded().lesson.id);
                let name = name.map_or_else(|| "lesson.ron".to_owned(), |id| format!("{id}.ron"));
                return vec![Effect::ChoosePlace(name, title, of)];
            }
            Command::SetScale(scale) => {
                self.scale = scale.clamp(*SCALES.start(), *SCALES.end());
            }
            Command::Tell(words) => self.message = Some(Message::error(words)),
            Command::Reveal(question) => {
                if !self.revealed.insert(question) {
                    self.revealed.remove(&question);
                }
            }
            Command::ToggleHelp => self.help = !self.help,
            Command::Dismiss => {
                let holds = self
                    .editor
                    .as_ref()
                    .is_some_and(|editor| editor.held().is_some());
                if self.help {
                    self.help = false;
                } else if self.message.take().is_some() {
                } else if self.editing_board && holds {
                    return self.edit_board(|editor| editor.apply(BoardCommand::PutBack));
                } else if self.editing_board {
                    self.editing_board = self.open.is_none();
                } else {
                    let before = self.place();
                    self.selection = None;
                    self.remember(before, false);
                }
            }
            Command::ToggleFollow => self.follow = !self.follow,
            Command::Fit => self.fit_request += 1,
            Command::TogglePlay => self.toggle_play(),
            Command::SetSpeed(speed) => self.speed = speed,
            Command::Tick(seconds) => self.tick(seconds),
            Command::NextLesson => return self.neighbour(1),
            Command::PreviousLesson => return self.neighbour(-1),
            step => self.step(&step),
        }
        Vec::new()
    }
}
