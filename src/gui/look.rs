//! Display state of the window that is not part of the session.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::arrangement::RightSide;
use super::pane::Pane;
use super::panels::{
    BoardState, CourseTyped, Dialog, EngineDraft, Export, ExportChoices, LeafDraft, LessonsState,
    MakeDraft, MakeSection, OrderShown, Palette, PenStrokes, PredictDraft, SavePlace, TreeView,
};
use language::Texts;
use lesson::narrator::Card;
use scenario::ExercisePlan;
use session::{
    Command, CourseCommand, CourseDesk, OpenCourse, Session, Source, StudyMode, ViewEvent,
    WhyCommand,
};
use subject::GameId;
use tree::NodeId;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tool {
    /// Darkens the screen.
    Blank,
    Pen,
    /// Only the area around the pointer is bright.
    Spotlight,
}

/// Display state of the window that is not part of the session.
#[derive(Clone, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is one thing on the screen")]
pub(super) struct Look {
    pub own_folder: Option<PathBuf>,
    pub exports: ExportChoices,
    pub predicting: PredictDraft,
    /// The step and the number of the hint that was shown last.
    pub hinted: (usize, usize),
    pub tree: TreeView,
    pub study_in_front: bool,
    /// The lesson whose notes have come to the front, and whether the node panel has since, too.
    pub fronted: Option<(Source, bool)>,
    /// The step that was shown last.
    pub stepped: Option<usize>,
    /// The panel to bring to the front.
    pub wanted: Option<Pane>,
    /// The panel to show or hide.
    pub toggled: Option<Pane>,
    /// A panel of a presentation that is to be hidden again.
    pub dropped: Option<Pane>,
    /// Which panel owns the right side.
    pub side: RightSide,
    pub tour: Option<usize>,
    pub places: Vec<(Pane, egui::Rect)>,
    pub shows_signs: bool,
    /// The game whose card tells how to read its board.
    pub rules: Option<GameId>,
    /// Whether the screen is dark.
    pub blank: bool,
    /// Whether dragging draws on the tree.
    pub pen: bool,
    /// Whether only the area around the pointer is bright.
    pub spotlight: bool,
    pub strokes: PenStrokes,
    pub leaf_draft: LeafDraft,
    pub make: MakeDraft,
    pub hides_swap_list: bool,
    /// Whether it is to the right of the tree, rather than in the node panel.
    pub swap_list_beside: bool,
    /// Whether the table of the lesson is beside the tree.
    pub table_beside: bool,
    /// The size of the message when it was last shown.
    pub message_size: Option<egui::Vec2>,
    /// A corner of the canvas where the message covers no node, and its place.
    pub message_at: Option<(egui::Align2, egui::Pos2)>,
    /// What the legend of trees side by side explains, in this frame.
    pub legend_beside: Vec<(text::Sign, String)>,
    /// What has happened in the session and is still to be followed.
    pub events: BTreeSet<ViewEvent>,
    /// The search text, while the field is open.
    pub find: Option<String>,
    /// Whether the search field requests the keyboard focus.
    pub focus_find: bool,
    pub lessons: LessonsState,
    pub boards: BoardState,
    /// The move being typed, to ask about it.
    pub why_query: String,
    /// Whether the field of `why_query` requests the keyboard focus.
    pub focus_why: bool,
    /// The node whose menu is open.
    pub menu: Option<tree::NodeId>,
    /// The last description of the node under the pointer: the step, the node and its card.
    pub hovered: Option<(usize, Card)>,
    /// The node whose value was shown last.
    pub valued: Option<NodeId>,
    /// The last order of moves that the list has shown.
    pub order: Option<OrderShown>,
    pub dialog: Option<Dialog>,
    pub palette: Option<Palette>,
    /// Whether the board editor shows its tools even if a game is open.
    pub shows_tools: bool,
    /// Whether the board editor shows the comparison instead of the growth settings.
    pub editor_compares: bool,
    /// The ply that the list of moves was last scrolled to.
    pub listed_ply: Option<(usize, usize)>,
    /// The listing and its step that were last brought into view.
    pub listed_step: Option<(usize, usize)>,
    pub stop_value: i32,
    /// The visits at which the run is to stop; `None`: 50.
    pub stop_visits: Option<u32>,
    pub exercise: ExercisePlan,
    /// The study mode that was shown last.
    pub studied: StudyMode,
    /// Whether every depth of our engine is listed; `None`: depends on whether the lesson compares.
    pub depths: Option<bool>,
    /// Whether the plot is against nodes instead of depth.
    pub plots_nodes: bool,
    /// Whether to restore the initial places of the panels.
    pub resets_panels: bool,
    /// Whether there was room for only one panel in the last frame.
    pub was_tight: bool,
}

/// What panels and actions read, and where they put their commands.
pub(super) struct WindowContext<'a> {
    pub context: &'a egui::Context,
    pub session: &'a Session,
    pub look: &'a mut Look,
    pub commands: &'a mut Vec<Command>,
}

impl<'a> WindowContext<'a> {
    pub(super) fn session_and_texts(&self) -> (&'a Session, &'static Texts) {
        (self.session, self.session.language().texts())
    }

    pub(super) fn push(&mut self, command: impl Into<Command>) {
        self.commands.push(command.into());
    }

    /// Pushes what a click or another condition asks for.
    pub(super) fn push_if(&mut self, is_asked: bool, command: impl Into<Command>) {
        if is_asked {
            self.push(command);
        }
    }
}

impl Look {
    pub(super) fn new(own_folder: Option<PathBuf>) -> Self {
        Self { own_folder, boards: BoardState::new(), ..Self::default() }
    }

    /// The panel in front when a lesson opens; `moves`: it is under way, `is_tight`: there is room for
    /// only one panel. Then what is asked, and what a change does, stands below the tree.
    fn first(session: &Session, moves: bool, is_tight: bool) -> Option<Pane> {
        let first = match (session.study_mode(), &session.view().twin, moves) {
            (StudyMode::Watch, Some(_), _) => Pane::Listing,
            (StudyMode::Make, ..) => Pane::Study,
            _ if is_tight => Pane::Tree,
            (StudyMode::Watch, None, true) => Pane::Node,
            (StudyMode::Watch, None, false) => Pane::Notes,
            // It has the instructions, and the notes are covered.
            (StudyMode::Predict | StudyMode::WhatIf | StudyMode::FillIn, ..) => Pane::Study,
        };
        Some(first).filter(|_| !session.presents())
    }

    /// Shows what a lesson opens with, once the panels are back in their places.
    pub(super) fn put_back(&mut self, session: &Session) {
        let moves = session.open().is_some_and(|open| open.step() > 0);
        self.side = RightSide::Usual;
        self.wanted = Self::first(session, moves, self.was_tight);
    }

    /// Brings the panel of a mode to the front that was asked for; back in Watch, those that were
    /// there. `asks`: something is to be answered or filled in, which stands below the tree if there is
    /// room for only one panel (`is_tight`).
    pub(super) fn follow_mode(&mut self, session: &Session, asks: bool, is_tight: bool) {
        let now = session.study_mode();
        let mode = std::mem::replace(&mut self.studied, now);
        if !self.events.remove(&ViewEvent::Study) {
            return;
        }
        if now == StudyMode::Watch && mode != StudyMode::Watch {
            self.put_back(session);
            self.dropped = Some(Pane::Study).filter(|_| session.presents());
        } else {
            // A class needs the question, not the settings for questions.
            let has_settings = matches!(now, StudyMode::Watch | StudyMode::Make);
            let below = is_tight && !has_settings && !session.presents();
            let panel = if below { Pane::Tree } else { Pane::Study };
            self.wanted = Some(panel).filter(|_| !(session.presents() && asks));
        }
    }

    /// The panel that comes to the front now: a requested one; else, with each lesson, the notes
    /// (or the listing, if the lesson has one with a slip), and as soon as the search moves, the
    /// node panel, unless another panel has replaced the notes. The user's choice afterwards stays.
    ///
    /// If there is room for only one panel (`is_tight`), it is the tree with each lesson, each step,
    /// and when the window becomes so small.
    pub(super) fn front(&mut self, session: &Session, notes: bool, is_tight: bool) -> Option<Pane> {
        let open = session.open()?;
        let source = open.source();
        let moves = open.step() > 0 || session.run().selection().is_some();
        let tree = Some(Pane::Tree).filter(|_| is_tight && !session.presents());
        let was_tight = std::mem::replace(&mut self.was_tight, is_tight);
        let steps = self.stepped.replace(open.step()) != Some(open.step());
        if steps {
            self.strokes.clear(); // They were about what was shown.
        }
        let steps = steps || is_tight && !was_tight;
        let worth = match &self.fronted {
            Some((fronted, worth)) if fronted == source => *worth,
            // A tree grown further is compared like its predecessor.
            Some(_) if self.side == RightSide::Compare && matches!(source, Source::Made { .. }) => {
                self.fronted = Some((source.clone(), true));
                return self.wanted.take();
            }
            _ => {
                self.fronted = Some((source.clone(), moves));
                self.strokes.clear();
                self.why_query.clear();
                self.stop_looking();
                let first = Self::first(session, moves, is_tight);
                // A listing with a slip is the subject of its lesson.
                let tree = tree.filter(|_| first != Some(Pane::Listing));
                return self.wanted.take().or(tree).or(first);
            }
        };
        if steps && tree.is_some() {
            self.fronted = Some((source.clone(), moves));
            return self.wanted.take().or(tree);
        }
        if moves && !worth {
            self.fronted = Some((source.clone(), true));
            let node = Some(Pane::Node).filter(|_| notes && !session.presents());
            return self.wanted.take().or(node);
        }
        self.wanted.take()
    }

    /// Brings a panel to the front; in a presentation, toggles it.
    pub(super) fn ask_for(&mut self, pane: Pane, presents: bool) {
        if presents {
            self.toggled = Some(pane);
        } else {
            self.wanted = Some(pane);
        }
    }

    /// Asks about the move to the shown node; at the root, shows the field for one to type.
    pub(super) fn ask_why(&mut self, session: &Session, commands: &mut Vec<Command>) {
        if let Some(node) = session.view().focus.filter(|&node| node != NodeId::ROOT) {
            commands.push(Command::Why(WhyCommand::Node(node)));
            return;
        }
        self.focus_why = true;
        if !session.presents() {
            self.wanted = Some(Pane::Node);
        } else if self.place(Pane::Node).is_none() {
            self.toggled = Some(Pane::Node);
        }
    }

    /// Clears the search, so that all lessons are listed.
    pub(super) fn stop_looking(&mut self) {
        self.lessons.query.clear();
        self.lessons.listed = None;
    }

    /// Brings the list of lessons to the front, with the keyboard focus in its field.
    pub(super) fn find_lesson(&mut self, presents: bool) {
        self.lessons.focus = true;
        self.ask_for(Pane::Lessons, presents);
    }

    /// Where a panel was drawn in the last frame; `None` if it is hidden.
    pub(super) fn place(&self, pane: Pane) -> Option<egui::Rect> {
        let mut places = self.places.iter();
        places.find(|(at, _)| *at == pane).map(|(_, place)| *place)
    }

    /// Picks up a tool of the presentation, or puts it down.
    pub(super) fn toggle(&mut self, tool: Tool) {
        let tool = match tool {
            Tool::Blank => &mut self.blank,
            Tool::Pen => &mut self.pen,
            Tool::Spotlight => &mut self.spotlight,
        };
        *tool = !*tool;
    }

    pub(super) const fn holds_tool(&self) -> bool {
        self.blank || self.pen || self.spotlight
    }

    pub(super) const fn put_down_tools(&mut self) {
        (self.blank, self.pen, self.spotlight) = (false, false, false);
    }

    /// Shows the notes and questions.
    pub(super) fn show_lesson(&mut self) {
        self.wanted = Some(Pane::Notes);
    }

    pub(super) fn open_palette(&mut self) {
        self.palette = Some(Palette::default());
    }

    /// Whether the panel that compares versions of the lesson is in view.
    pub(super) fn compares_versions(&self, session: &Session) -> bool {
        let makes = session.view().work.make().is_some();
        makes
            && !session.page().is_board()
            && self.study_in_front
            && self.make.section == MakeSection::Versions
    }

    /// Opens the dialog to choose a file.
    pub(super) fn ask_open(&mut self) {
        self.dialog = Some(Dialog::Open { path: String::new(), focus: true, asked: false });
    }

    /// Whether every depth of our engine is listed.
    pub(super) fn shows_depths(&self, session: &Session) -> bool {
        self.depths.unwrap_or_else(|| {
            let open = session.open().filter(|_| !session.page().is_board());
            open.is_some_and(|open| open.loaded().lesson.compare.is_some())
        })
    }

    pub(super) fn ask_engines(&mut self) {
        self.dialog = Some(Dialog::Engines { draft: EngineDraft::default(), focus: true });
    }

    /// The default path for saving under this name; only the name if there is no folder.
    fn in_own_folder(&self, name: &str) -> PathBuf {
        let folder = self.own_folder.as_ref();
        folder.map_or_else(PathBuf::new, |folder| folder.join(name))
    }

    /// Where a file is saved: at its place, or among the user's own if files have no places.
    fn place_to_keep(&self, session: &Session, path: &Path) -> PathBuf {
        let own = self.own_folder.as_ref();
        if session.platform().has_places || own.is_none_or(|own| path.starts_with(own)) {
            return path.to_path_buf();
        }
        self.in_own_folder(&path.file_name().unwrap_or_default().to_string_lossy())
    }

    pub(super) fn ask_save_game(&mut self, session: &Session) {
        let Some(desk) = session.game_desk() else {
            return;
        };
        let games = desk.shown_games();
        let source = games.as_ref().and_then(|games| games.source());
        let path = if let Some(Source::File(path)) = source {
            path.clone()
        } else {
            let ending = desk.endings().first().copied().unwrap_or_default();
            self.in_own_folder(&format!("game.{ending}"))
        };
        // What has no place is given to the user under its name.
        let name = path.file_name().map(PathBuf::from).unwrap_or_default();
        let path = if session.platform().has_places { path } else { name };
        self.dialog = Some(Dialog::SaveGame(SavePlace::new(session, &path)));
    }

    /// Opens the dialog to export something for a class.
    pub(super) fn ask_export(&mut self, session: &Session, what: Export) {
        let own = self.own_folder.as_ref().map(|own| own.with_file_name("exports"));
        let (what, place) = self.exports.last(session, what, own);
        self.dialog = Some(Dialog::Export { what, place });
    }

    /// Opens the dialog that makes a course: the one that is under way, or the open one.
    pub(super) fn ask_course(
        &mut self,
        session: &Session,
        changes: bool,
        commands: &mut Vec<Command>,
    ) {
        let open = session.open_course().filter(|_| changes);
        let of_file = |open: &OpenCourse| !Source::File(open.path.clone()).is_packed();
        let file = match open {
            Some(open) => Some(&*open.path).filter(|_| !open.text.is_empty() && of_file(open)),
            None => session.course_desk().and_then(CourseDesk::file),
        };
        let path = file.map_or_else(
            || self.in_own_folder("course.ron"),
            |file| self.place_to_keep(session, file),
        );
        commands.push(Command::Course(if open.is_some() {
            CourseCommand::Change
        } else {
            CourseCommand::Begin(self.own_folder.clone().unwrap_or_default())
        }));
        self.dialog = Some(Dialog::Course(CourseTyped::new(session, &path)));
    }

    pub(super) fn ask_save(&mut self, session: &Session) {
        let Some(open) = session.open() else {
            return;
        };
        let lesson = &open.loaded().lesson;
        let path = match open.source() {
            source @ Source::File(path) if !source.is_packed() => self.place_to_keep(session, path),
            _ => match session.view().work.make().and_then(|view| view.file.clone()) {
                Some(file) => file,
                None => self.in_own_folder(&format!("{}.ron", lesson.id)),
            },
        };
        self.dialog = Some(Dialog::Save {
            place: SavePlace::new(session, &path),
            title: lesson.title.clone(),
            of: open.source().clone(),
        });
    }
}
