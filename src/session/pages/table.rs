//! The table of pages, and what is made of each row.

use std::convert::Infallible;

use super::beside::{BesideCommand, BesidePart, BesideView};
use super::by_ply::ByPlyPart;
use super::candidates::{CandidatesCommand, CandidatesPart, CandidatesView};
use super::course_map::{CourseMap, CourseMapCommand, CourseMapPart};
use super::evaluation::{EvaluationCommand, EvaluationPart, EvaluationView};
use super::own_values::{OwnValuesPart, OwnValuesView, ValuesCommand};
use super::part::{PageOutcome, PagePart, ShownState};
use super::patterns::{PatternsCommand, PatternsPart, PatternsView};
use crate::effect::Effect;
use lesson::PlyTable;
use scenario::Loaded;
use subject::GameId;
use tree::NodeId;

/// Makes of each row a variant of [`Centre`], of [`PageAction`] and of [`PageView`], the field of
/// [`PageParts`] that holds its state, and passes on to the [`PagePart`] of a page.
macro_rules! pages {
    ($($(#[$doc:meta])* $page:ident, $field:ident: $part:ty, $command:ident, $view:ident;)*) => {
        /// The centre of a lesson's page.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum Centre {
            #[default]
            Tree,
            $($(#[$doc])* $page,)*
        }

        #[derive(Clone, Debug, PartialEq)]
        pub enum PageAction {
            $($page($command),)*
        }

        $(impl From<$command> for PageAction {
            fn from(command: $command) -> Self {
                Self::$page(command)
            }
        })*

        /// The computed view of the page in the middle of the window.
        #[derive(Clone, Debug, Default)]
        pub enum PageView {
            /// The tree or the board, which are drawn from the session; also if the node is covered
            /// or has nothing to show.
            #[default]
            Plain,
            $($page(Box<$view>),)*
        }

        /// The state of every page, shown or not.
        #[derive(Debug, Default)]
        pub(crate) struct PageParts {
            $(pub $field: $part,)*
        }

        impl Centre {
            /// Every page in place of the tree.
            pub const PAGES: &[Self] = &[$(Self::$page),*];

            /// Whether it reveals the answers of Predict.
            pub fn tells(self) -> bool {
                match self {
                    Self::Tree => false,
                    $(Self::$page => <$part>::TELLS,)*
                }
            }

            /// Whether a lesson has something to show there.
            pub(crate) fn is_offered(self, loaded: &Loaded) -> bool {
                match self {
                    Self::Tree => true,
                    $(Self::$page => <$part>::is_offered(loaded),)*
                }
            }

            /// The page that a lesson opens with.
            pub(crate) fn asked_for(loaded: &Loaded) -> Self {
                $(if <$part>::is_asked_for(loaded) {
                    return Self::$page;
                })*
                Self::Tree
            }
        }

        impl PageAction {
            pub fn centre(&self) -> Centre {
                match self {
                    $(Self::$page(_) => Centre::$page,)*
                }
            }
        }

        impl PageView {
            pub fn centre(&self) -> Centre {
                match self {
                    Self::Plain => Centre::Tree,
                    $(Self::$page(_) => Centre::$page,)*
                }
            }

            $(#[must_use]
            pub fn $field(&self) -> Option<&$view> {
                match self {
                    Self::$page(view) => Some(view),
                    _ => None,
                }
            })*
        }

        impl PageParts {
            pub(crate) fn open(&mut self, loaded: &Loaded) {
                $(self.$field.open(loaded);)*
            }

            pub(crate) fn enter(&mut self, centre: Centre, shown: ShownState<'_>) {
                match centre {
                    Centre::Tree => {}
                    $(Centre::$page => self.$field.enter(shown),)*
                }
            }

            pub(crate) fn update(&mut self, action: PageAction, shown: ShownState<'_>) -> PageOutcome {
                match action {
                    $(PageAction::$page(command) => self.$field.update(command, shown),)*
                }
            }

            pub(crate) fn follow(&mut self, shows: impl Fn(Centre) -> bool, shown: ShownState<'_>) {
                $(self.$field.follow(shows(Centre::$page), shown);)*
            }

            pub(crate) fn ask(
                &mut self,
                shows: impl Fn(Centre) -> bool,
                shown: ShownState<'_>,
            ) -> Vec<Effect> {
                let mut effects = Vec::new();
                $(if shows(Centre::$page) {
                    effects.extend(self.$field.ask(shown));
                })*
                effects
            }

            pub(crate) fn view(&self, centre: Centre, shown: ShownState<'_>) -> PageView {
                let view = match centre {
                    Centre::Tree => None,
                    _ if centre.tells() && shown.waits() => None,
                    $(Centre::$page => self.$field.view(shown).map(Box::new).map(PageView::$page),)*
                };
                view.unwrap_or_default()
            }
        }
    };
}

pages! {
    /// The evaluation of the shown node, by its terms.
    Inside, inside: EvaluationPart, EvaluationCommand, EvaluationView;
    /// The patterns of the shown Othello position.
    Patterns, patterns: PatternsPart, PatternsCommand, PatternsView;
    /// The classified moves of the shown node.
    Candidates, candidates: CandidatesPart, CandidatesCommand, CandidatesView;
    /// The user's own piece values; also beside the board of shogi.
    Values, values: OwnValuesPart, ValuesCommand, OwnValuesView;
    /// The counts of the run by ply.
    ByPly, by_ply: ByPlyPart, Infallible, PlyTable;
    /// The map of the course.
    Course, course: CourseMapPart, CourseMapCommand, CourseMap;
    /// Several runs side by side.
    Beside, beside: BesidePart, BesideCommand, BesideView;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    Lesson(Centre),
    Board {
        game: GameId,
        /// Whether the table of piece values is beside the board.
        values: bool,
    },
}

impl Page {
    pub fn is_board(self) -> bool {
        matches!(self, Self::Board { .. })
    }

    pub fn is_board_of(self, own: GameId) -> bool {
        matches!(self, Self::Board { game, .. } if game == own)
    }

    /// What a page of the table shows: in place of the tree, or beside the board.
    pub fn centre(self) -> Centre {
        match self {
            Self::Lesson(centre) => centre,
            Self::Board { values: true, .. } => Centre::Values,
            Self::Board { .. } => Centre::Tree,
        }
    }
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ShownPages {
    /// Whether the board page is in front of the lesson.
    pub(crate) board: bool,
    /// The centre of the lesson, in front or behind.
    pub(crate) centre: Centre,
    /// The game of the board page, now or last.
    pub(crate) game: GameId,
    /// Whether the table of piece values is beside the board.
    pub(crate) values: bool,
    /// What was open when the presentation began: it stays, and Escape leaves it alone.
    pub(crate) brought: BroughtAlong,
}

/// What stands beside the tree and is taken into a presentation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct BroughtAlong {
    pub(crate) selection: Option<NodeId>,
    /// Where the move stands that was asked about, and its node if the tree has one.
    pub(crate) why: Option<(NodeId, Option<NodeId>)>,
}

impl ShownPages {
    pub(crate) fn show_board(&mut self, game: GameId) {
        self.values &= self.board && game == GameId::Shogi;
        self.board = true;
        self.game = game;
    }

    pub(crate) fn leave_board(&mut self) {
        self.board = false;
        self.values = false;
    }

    pub(crate) fn close(&mut self, centre: Centre) {
        if self.centre == centre {
            self.centre = Centre::Tree;
        }
    }

    pub(crate) fn close_tellers(&mut self) {
        if self.centre.tells() {
            self.centre = Centre::Tree;
        }
    }

    /// Closes the table of piece values of the front page.
    pub(crate) fn close_values(&mut self) {
        if self.board {
            self.values = false;
        } else {
            self.close(Centre::Values);
        }
    }
}
