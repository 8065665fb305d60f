//! What belongs to the look of the window alone, and not to the session.

use std::path::PathBuf;

use shogi_core::Square;

use super::arrangement::RightSide;
use super::pane::Pane;
use super::panels::{Dialog, EngineDraft, Export, LeafDraft, OrderShown, PredictDraft};
use crate::games::othello::DiscSquare;
use crate::language::Words;
use crate::narrator::Card;
use crate::picture::{BoardPlan, Camera};
use crate::scenario::{ExerciseGoal, ExercisePlan};
use crate::session::{BoardGame, GameRecord, Held, OpenOthello, Session, Source, StudyMode};
use crate::tree::NodeId;

/// A tool of the teacher.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tool {
    /// A dark screen.
    Blank,
    /// A pen that draws on the tree.
    Pen,
    /// Only what is around the pointer is bright.
    Spotlight,
}

/// The menu of a square that is open.
#[derive(Clone, Debug)]
pub(super) struct BoardMenu {
    /// The square.
    pub square: Square,
    /// Where it was asked for.
    pub at: egui::Pos2,
    /// Whether its first entry wants the keyboard.
    pub wants_focus: bool,
}

/// What is being done to a lesson of the person's own.
#[derive(Clone, Debug)]
pub(super) struct LessonChange {
    /// Which lesson.
    pub of: Source,
    /// The title as it is being typed; none while the person is asked whether to delete it.
    pub title: Option<Words>,
    /// Whether the list has still to be scrolled to it.
    pub is_new: bool,
}

/// What belongs to the look of the window alone, and not to the session.
#[derive(Clone, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one thing on the screen"
)]
pub(super) struct Look {
    /// Where the person's own lessons are kept, if anywhere.
    pub own_folder: Option<PathBuf>,
    /// What is being typed as the answer to a question about the next step.
    pub predicting: PredictDraft,
    /// The step and the number of the hint that was shown last.
    pub hinted: (usize, usize),
    /// The part of the tree in view.
    pub camera: Camera,
    /// The fit that was last carried out, for which part of the tree and which size.
    pub fitted: Option<(u64, u64, egui::Vec2)>,
    /// Whether the person has moved the tree since: then a new size does not fit it again.
    pub moved: bool,
    /// Whether the panel of the way of working can be seen.
    pub study_in_front: bool,
    /// The step at which all of the tree is in view, for as long as one stays there.
    pub overview: Option<usize>,
    /// The step that the camera has followed.
    pub followed: usize,
    /// The lesson whose notes have come to the front, and whether what its nodes are worth has, too.
    pub fronted: Option<(Source, bool)>,
    /// The step that was shown last.
    pub stepped: Option<usize>,
    /// A panel that has been asked for.
    pub wanted: Option<Pane>,
    /// A panel that is to be shown or hidden.
    pub toggled: Option<Pane>,
    /// What has the right side for itself.
    pub side: RightSide,
    /// The stop of the tour that is shown.
    pub tour: Option<usize>,
    /// Where the panels were drawn last.
    pub places: Vec<(Pane, egui::Rect)>,
    /// Whether the key to the signs is shown.
    pub shows_signs: bool,
    /// Whether the screen is dark.
    pub blank: bool,
    /// Whether a drag draws on the tree.
    pub pen: bool,
    /// Whether only what is around the pointer is bright.
    pub spotlight: bool,
    /// What has been drawn on the tree: places of the layout and depths.
    pub strokes: Vec<Vec<(f64, f64)>>,
    /// The value of a leaf, as it is being typed.
    pub leaf_draft: LeafDraft,
    /// Whether the swap list is hidden.
    pub hides_swap_list: bool,
    /// Whether it stands at the right of the tree; else it is with what the node is worth.
    pub swap_list_beside: bool,
    /// Whether the table of the lesson stands beside the tree.
    pub table_beside: bool,
    /// The corner of the tree where the map stands.
    pub map_corner: egui::Align2,
    /// The request to have the selected node in view that was last carried out.
    pub revealed: u64,
    /// The request to have a node in the middle that was last carried out.
    pub centred: u64,
    /// The node that stays under the pointer that has clicked, and its place on the screen, until
    /// the next frame: the part of the tree that is drawn may change by that.
    pub held: Option<(NodeId, egui::Pos2)>,
    /// What is being looked for, while the field is open.
    pub find: Option<String>,
    /// Whether the field wants the keyboard.
    pub focus_find: bool,
    /// The lesson that the list was last scrolled to.
    pub listed: Option<Source>,
    /// What is being looked for among the lessons.
    pub lesson_query: String,
    /// Whether that field had the keyboard in the last frame.
    pub types_query: bool,
    /// Whether that field wants the keyboard.
    pub focus_lessons: bool,
    /// What is being done to a lesson of the person's own.
    pub lesson_change: Option<LessonChange>,
    /// A zoom asked for by key or button, about the middle.
    pub zoom_by: Option<f64>,
    /// Whether that zoom is about the node where the search stands.
    pub zoom_at_cursor: bool,
    /// The square of the keyboard.
    pub square: Square,
    /// The same on the board of Othello.
    pub disc: DiscSquare,
    /// Whether that square wants the focus.
    pub focus_square: bool,
    /// The piece that follows the pointer.
    pub drag: Option<Held>,
    /// Where the board editor has its squares and stands.
    pub board_plan: Option<BoardPlan>,
    /// The menu of a square that is open.
    pub board_menu: Option<BoardMenu>,
    /// Whether the answer that the keyboard would give is not to promote.
    pub declines: bool,
    /// Whether that answer wants the focus.
    pub focus_promotion: bool,
    /// What has been typed in the board editor.
    pub typed: String,
    /// How often the board editor had changed when that was taken over: once it changes, the field is
    /// cleared.
    pub typed_at: Option<u64>,
    /// The node whose menu is open.
    pub menu: Option<crate::tree::NodeId>,
    /// What was last said of the node under the pointer: the step, the node and its card.
    pub hovered: Option<(usize, Card)>,
    /// The order of moves that the list has shown last.
    pub order: Option<OrderShown>,
    /// The dialog that is open.
    pub dialog: Option<Dialog>,
    /// Whether the board editor shows its tools although a game is open.
    pub shows_tools: bool,
    /// Whether the board editor shows the comparison instead of how to grow a tree.
    pub editor_compares: bool,
    /// The ply that the list of moves was last scrolled to.
    pub listed_ply: Option<usize>,
    /// The same for Othello, and how tall the list was.
    pub listed_disc: Option<(usize, usize)>,
    /// The listing and its step that were last brought into view.
    pub listed_step: Option<(usize, usize)>,
    /// The comparison that was last brought into view.
    pub compared: u64,
    /// The value beyond which a run is to stop, as it is being set.
    pub stop_value: i32,
    /// The exercise that is to be made.
    pub exercise: ExercisePlan,
    /// The way of working that was last brought to the front.
    pub studied: u64,
    /// Whether every depth of our engine is listed; none: where a lesson compares.
    pub depths: Option<bool>,
    /// Whether the plot is against nodes, and not depth.
    pub plots_nodes: bool,
    /// Whether the panels are to be put back where they were at first.
    pub resets_panels: bool,
}

impl Default for Look {
    fn default() -> Self {
        Self {
            own_folder: None,
            predicting: PredictDraft::default(),
            hinted: (0, 0),
            camera: Camera::default(),
            fitted: None,
            moved: false,
            study_in_front: false,
            overview: None,
            followed: 0,
            fronted: None,
            stepped: None,
            wanted: None,
            toggled: None,
            side: RightSide::Usual,
            tour: None,
            places: Vec::new(),
            shows_signs: false,
            blank: false,
            pen: false,
            spotlight: false,
            strokes: Vec::new(),
            leaf_draft: LeafDraft::default(),
            hides_swap_list: false,
            swap_list_beside: false,
            table_beside: false,
            map_corner: egui::Align2::RIGHT_BOTTOM,
            revealed: 0,
            centred: 0,
            held: None,
            find: None,
            focus_find: false,
            listed: None,
            lesson_query: String::new(),
            types_query: false,
            focus_lessons: false,
            lesson_change: None,
            zoom_by: None,
            zoom_at_cursor: false,
            square: Square::SQ_5E,
            disc: DiscSquare::D3,
            focus_square: false,
            drag: None,
            board_plan: None,
            board_menu: None,
            declines: false,
            focus_promotion: true,
            typed: String::new(),
            typed_at: None,
            menu: None,
            hovered: None,
            order: None,
            dialog: None,
            shows_tools: false,
            editor_compares: false,
            listed_ply: None,
            listed_disc: None,
            listed_step: None,
            compared: 0,
            stop_value: 0,
            exercise: ExercisePlan::for_goal(ExerciseGoal::default()),
            studied: 0,
            depths: None,
            plots_nodes: false,
            resets_panels: false,
        }
    }
}

impl Look {
    /// The panel that comes to the front now: one that was asked for; else the notes with each
    /// lesson (with a listing that has a slip, that), and what the node is worth as soon as the search moves (if nothing else has taken
    /// the place of the notes). Whatever the person brings to the front afterwards stays there.
    ///
    /// Where there is room for one panel at a time (`is_tight`), it is the tree with each lesson and
    /// each step, unless there is something to be answered or filled in.
    pub(super) fn front(&mut self, session: &Session, notes: bool, is_tight: bool) -> Option<Pane> {
        let open = session.open()?;
        let source = open.source();
        let moves = open.step() > 0 || session.run().selection().is_some();
        let asks = session.predicts() || session.holds_sheet() || session.presents();
        let tree = Some(Pane::Tree).filter(|_| is_tight && !asks);
        let steps = self.stepped.replace(open.step()) != Some(open.step());
        let worth = match &self.fronted {
            Some((fronted, worth)) if fronted == source => *worth,
            // A tree that was grown further is compared as the one before it was.
            Some(_) if self.side == RightSide::Compare && matches!(source, Source::Made { .. }) => {
                self.fronted = Some((source.clone(), true));
                return self.wanted.take();
            }
            _ => {
                self.fronted = Some((source.clone(), moves));
                self.strokes.clear();
                self.stop_looking();
                let first = match (session.study_mode(), &session.view().twin, moves) {
                    (StudyMode::Watch, Some(_), _) => Pane::Listing,
                    (StudyMode::Watch, None, true) => Pane::Node,
                    (StudyMode::Watch, None, false) => Pane::Notes,
                    // What to do stands there, and the notes are covered.
                    (StudyMode::Predict | StudyMode::WhatIf | StudyMode::FillIn, ..) => Pane::Study,
                };
                let first = Some(first).filter(|_| !session.presents());
                // A listing with a slip is what its lesson is about.
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

    /// Brings a panel to the front; in a presentation it comes and goes.
    pub(super) fn ask_for(&mut self, pane: Pane, presents: bool) {
        if presents {
            self.toggled = Some(pane);
        } else {
            self.wanted = Some(pane);
        }
    }

    /// All lessons are listed again.
    pub(super) fn stop_looking(&mut self) {
        self.lesson_query.clear();
        self.listed = None;
    }

    /// Brings the list of lessons to the front, with the keyboard in its field.
    pub(super) fn find_lesson(&mut self, presents: bool) {
        self.focus_lessons = true;
        self.ask_for(Pane::Lessons, presents);
    }

    /// Where a panel was drawn in the last frame; none if it is hidden.
    pub(super) fn place(&self, pane: Pane) -> Option<egui::Rect> {
        let mut places = self.places.iter();
        places.find(|(at, _)| *at == pane).map(|(_, place)| *place)
    }

    /// Takes up a tool of the presentation, or puts it down.
    pub(super) fn toggle(&mut self, tool: Tool) {
        let tool = match tool {
            Tool::Blank => &mut self.blank,
            Tool::Pen => &mut self.pen,
            Tool::Spotlight => &mut self.spotlight,
        };
        *tool = !*tool;
    }

    /// The presentation is over: its tools are put down.
    pub(super) fn end_presentation(&mut self) {
        (self.blank, self.pen, self.spotlight) = (false, false, false);
        self.strokes.clear();
    }

    /// Shows the notes and questions.
    pub(super) fn show_lesson(&mut self) {
        self.wanted = Some(Pane::Notes);
    }

    /// Asks for a file to open.
    pub(super) fn ask_open(&mut self) {
        self.dialog = Some(Dialog::Open {
            path: String::new(),
            focus: true,
        });
    }

    /// Whether every depth of our engine is listed.
    pub(super) fn shows_depths(&self, session: &Session) -> bool {
        self.depths.unwrap_or_else(|| {
            let open = session.open().filter(|_| !session.page().is_board());
            open.is_some_and(|open| open.loaded().lesson.compare.is_some())
        })
    }

    /// Shows the list of engines.
    pub(super) fn ask_engines(&mut self) {
        self.dialog = Some(Dialog::Engines {
            draft: EngineDraft::default(),
            focus: true,
        });
    }

    /// Where something of this name is saved, unless the person chooses another place; no place where
    /// nothing is kept.
    fn in_own_folder(&self, name: &str) -> PathBuf {
        let folder = self.own_folder.as_ref();
        folder.map_or_else(PathBuf::new, |folder| folder.join(name))
    }

    /// Asks where to save the game that is open.
    pub(super) fn ask_save_game(&mut self, session: &Session) {
        let othello = session.page().is_board_of(BoardGame::Othello);
        let source = if othello {
            let board = session.othello_board();
            board
                .and_then(|board| board.file())
                .map(OpenOthello::source)
        } else {
            session.game_record().map(GameRecord::source)
        };
        let path = match source {
            Some(Source::File(path)) => path.clone(),
            None if !othello => return,
            _ => {
                let name = if othello { "game.ggf" } else { "game.kif" };
                self.in_own_folder(name)
            }
        };
        self.dialog = Some(Dialog::SaveGame {
            path: path.display().to_string(),
            saves: session.saves(),
            focus: true,
        });
    }

    /// Asks where to write something for a class.
    pub(super) fn ask_export(&mut self, session: &Session, what: Export) {
        let lesson = session.open().map(|open| &*open.loaded().lesson.id);
        let name = what.file_name(lesson);
        let path = self.in_own_folder(&name);
        self.dialog = Some(Dialog::Export {
            what,
            path: path.display().to_string(),
            saves: session.saves(),
            focus: true,
        });
    }

    /// Asks where to save the lesson that is open.
    pub(super) fn ask_save(&mut self, session: &Session) {
        let Some(open) = session.open() else {
            return;
        };
        let lesson = &open.loaded().lesson;
        let path = match open.source() {
            Source::File(path) => path.clone(),
            _ => self.in_own_folder(&format!("{}.ron", lesson.id)),
        };
        self.dialog = Some(Dialog::Save {
            path: path.display().to_string(),
            title: lesson.title.clone(),
            of: open.source().clone(),
            saves: session.saves(),
            focus: true,
        });
    }
}
