//! The registry of subjects.

use serde::{Deserialize, Serialize};

use super::change::SetupChange;
use super::diagram::DiagramSetup;
use super::exchange::ExchangeSetup;
use super::field::FieldError;
use super::further::{Further, HasFurther};
use super::interface::{FromBoard, Setup, SubjectTree};
use super::logged::LoggedSetup;
use super::mate::MateSetup;
use super::moves::GameSetup;
use super::players::Players;
use super::position::PositionSetup;
use super::remedy::Remedy;
use super::stopping::{Unfit, Values};
use super::tic_tac_toe::TicTacToeSetup;
use super::values::ValueScheme;
use eval::SearchedGame;
use formats::record::Recorded;
use games::board_game::BoardGame;
use games::connect_four::ConnectFour;
use games::diagram::Branch;
use games::dobutsu::Dobutsu;
use games::othello::Othello;
use games::shogi::Shogi;
use games::sugoroku::Sugoroku;
use play::{OTHELLO_SOLVER, Solver};
use score::Player;
use search::{Algorithm, PlannedSearch};
use tree::{Growth, Watch};

/// The node limit of a lesson's tree.
pub const MAX_NODES: usize = 5_000_000;

macro_rules! subjects {
    (
        fields { $(
            $(#[$doc:meta])*
            $inline:ident { $($(#[$field_doc:meta])* $field:ident: $kind:ty),* }: $parts:ident;
        )* }
        structures { $($(#[$setup_doc:meta])* $name:ident($setup:ty);)* }
        games { $($(#[$game_doc:meta])* $game:ident: $solver:expr;)* }
    ) => {
        /// The definition of a tree in a lesson: a row of the registry.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub enum SubjectSetup {
            $($(#[$doc])* $inline { $($(#[$field_doc])* $field: $kind),* },)*
            $($(#[$setup_doc])* $name($setup),)*
            $($(#[$game_doc])* $game(GameSetup<$game>),)*
        }

        impl SubjectSetup {
            /// The setup, as implemented in the file of the subject.
            pub fn setup(&self) -> Box<dyn Setup + '_> {
                match self {
                    $(Self::$inline { $($field),* } => Box::new($parts { $($field),* }),)*
                    $(Self::$name(setup) => Box::new(setup),)*
                    $(Self::$game(setup) => Box::new(setup),)*
                }
            }

            /// Alternatives to a tree with more than `cap` nodes, each very likely smaller; empty if
            /// there are none.
            pub fn remedies(&self, cap: usize) -> Vec<(Remedy, Self)> {
                match self {
                    $(Self::$inline { .. } => Vec::new(),)*
                    $(Self::$name(setup) => {
                        let smaller = setup.remedies(cap).into_iter();
                        smaller.map(|(remedy, setup)| (remedy, Self::$name(setup))).collect()
                    })*
                    $(Self::$game(setup) => {
                        let smaller = setup.remedies(cap).into_iter();
                        smaller.map(|(remedy, setup)| (remedy, Self::$game(setup))).collect()
                    })*
                }
            }

            /// The evaluator; `None` if the subject has no pieces.
            pub fn values_mut(&mut self) -> Option<&mut ValueScheme> {
                match self {
                    $(Self::$inline { .. } => None,)*
                    $(Self::$name(setup) => setup.values_mut(),)*
                    $(Self::$game(setup) => setup.values_mut(),)*
                }
            }

            fn growth_mut(&mut self) -> Option<&mut Growth> {
                match self {
                    $(Self::$inline { .. } => None,)*
                    $(Self::$name(setup) => setup.growth_mut(),)*
                    $(Self::$game(setup) => setup.growth_mut(),)*
                }
            }

            /// Increases the depth everywhere; returns `false` if the subject has no depth.
            pub fn deepen(&mut self, plies: u8) -> bool {
                match self {
                    $(Self::$inline { .. } => false,)*
                    $(Self::$name(setup) => setup.deepen(plies),)*
                    $(Self::$game(setup) => setup.deepen(plies),)*
                }
            }

            /// Applies a change; returns `false` if the subject does not support it or nothing
            /// changes.
            pub fn change(&mut self, change: &SetupChange) -> bool {
                match self {
                    $(Self::$inline { $($field),* } => $parts::change(change, $($field),*),)*
                    $(Self::$name(setup) => setup.change(change),)*
                    $(Self::$game(setup) => setup.change(change),)*
                }
            }

            /// The nodes that are searched deeper than the rest of the tree; `None` if the subject
            /// does not support this.
            pub fn further_mut(&mut self) -> Option<&mut Vec<Further>> {
                match self {
                    $(Self::$inline { .. } => None,)*
                    $(Self::$name(setup) => setup.further_mut(),)*
                    $(Self::$game(setup) => setup.further_mut(),)*
                }
            }
        }

        /// A game that the board page offers.
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[serde(rename_all = "kebab-case")]
        pub enum GameId {
            #[default]
            Shogi,
            $($game,)*
        }

        impl GameId {
            pub const ALL: &'static [Self] = &[Self::Shogi, $(Self::$game),*];

            /// The game with this id; `None` if there is none.
            pub fn of(id: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|game| game.id() == id)
            }

            /// The name in files and on the command line.
            pub const fn id(self) -> &'static str {
                match self {
                    Self::Shogi => "shogi",
                    $(Self::$game => $game::ID,)*
                }
            }

            /// Runs `work` with the game and its board.
            pub fn on_board<W: WithBoard>(self, work: W) -> W::Output {
                match self {
                    Self::Shogi => work.with::<Shogi>(),
                    $(Self::$game => work.with::<$game>(),)*
                }
            }

            /// Runs `work` with the game; `None` for shogi, whose trees have settings of their own.
            pub fn run<W: WithGame>(self, work: W) -> Option<W::Output> {
                match self {
                    Self::Shogi => None,
                    $(Self::$game => Some(work.with::<$game>()),)*
                }
            }
        }

        $(impl From<$setup> for SubjectSetup {
            fn from(setup: $setup) -> Self {
                Self::$name(setup)
            }
        })*

        $(impl OnBoard for $game {
            const GAME: GameId = GameId::$game;

            const SOLVER: Option<&'static Solver<Self>> = $solver;

            type Setup = GameSetup<Self>;

            fn subject(setup: GameSetup<Self>) -> SubjectSetup {
                SubjectSetup::$game(setup)
            }

            fn setup(subject: SubjectSetup) -> Option<GameSetup<Self>> {
                match subject {
                    SubjectSetup::$game(setup) => Some(setup),
                    _ => None,
                }
            }
        })*
    };
}

impl OnBoard for Shogi {
    const GAME: GameId = GameId::Shogi;

    const SOLVER: Option<&'static Solver<Self>> = None;

    type Setup = PositionSetup;

    fn subject(setup: PositionSetup) -> SubjectSetup {
        SubjectSetup::Position(setup)
    }

    fn setup(subject: SubjectSetup) -> Option<PositionSetup> {
        match subject {
            SubjectSetup::Position(setup) => Some(setup),
            _ => None,
        }
    }
}

/// A game with a row of the registry, a board page and files.
pub trait OnBoard: SearchedGame + Recorded {
    const GAME: GameId;

    /// What reads it to its end, if anything does.
    const SOLVER: Option<&'static Solver<Self>>;

    /// The solver, where the end is near.
    fn solver_at(at: &Self::Position) -> Option<&'static Solver<Self>> {
        Self::SOLVER.filter(|solver| (solver.too_far)(at).is_none())
    }

    /// How a tree is grown from its board.
    type Setup: FromBoard;

    /// The definition of its tree in a lesson.
    fn subject(setup: Self::Setup) -> SubjectSetup;

    /// The tree of a lesson; `None` if it is of another subject.
    fn setup(subject: SubjectSetup) -> Option<Self::Setup>;
}

/// A computation over a game with a board, compiled for each game separately.
pub trait WithBoard {
    type Output;

    fn with<G: OnBoard>(self) -> Self::Output;
}

/// A computation over a game, compiled for each game separately.
pub trait WithGame {
    type Output;

    fn with<G: RegisteredGame>(self) -> Self::Output;
}

/// A game whose trees have the settings of [`GameSetup`].
pub trait RegisteredGame: OnBoard<Setup = GameSetup<Self>> {}

impl<G: OnBoard<Setup = GameSetup<G>>> RegisteredGame for G {}

// A new subject is a file, and its row among the structures.
subjects! {
    // Lessons write their fields: `Diagram(root: max, tree: …)`.
    fields {
        /// A hand-written tree.
        Diagram {
            /// The player to move at the root.
            root: Player,
            tree: Branch,
            /// English names of nodes, where they differ: the name in the tree, and the English
            /// one.
            #[serde(default, skip_serializing_if = "Vec::is_empty")]
            english: Vec<(String, String)>,
            /// Japanese names of nodes, likewise.
            #[serde(default, skip_serializing_if = "Vec::is_empty")]
            japanese: Vec<(String, String)>,
            /// What is said of the players.
            #[serde(default, skip_serializing_if = "Players::are_plain")]
            players: Players
        }: DiagramSetup;
        /// Tic-tac-toe, searched to the end.
        TicTacToe {
            /// Nine squares by rows: x, o and '.'.
            board: String
        }: TicTacToeSetup;
        /// The run of another program.
        Logged {
            log: String,
            /// Whether this program searches the tree of the log, instead of showing its run.
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            ours: bool
        }: LoggedSetup;
    }
    // Lessons write a structure: `Exchange((sfen: …))`.
    structures {
        /// An exchange on a square of a shogi position.
        Exchange(ExchangeSetup);
        /// A search of moves from a shogi position, to a depth.
        Position(PositionSetup);
        /// Mate by checks alone.
        Mate(MateSetup);
    }
    // Lessons write a structure: `Othello((board: …))`. A new game is a folder in `games`, its
    // evaluators, and its row here, with what reads it to its end.
    games {
        /// A search of moves from a position of Othello, to a depth.
        Othello: Some(&OTHELLO_SOLVER);
        /// A search of moves from a position of dōbutsu shōgi, to a depth.
        Dobutsu: None;
        /// A search of moves from a position of Connect Four, to a depth.
        ConnectFour: None;
        /// A search of throws and moves from a position of the sugoroku race, to a depth.
        Sugoroku: None;
    }
}

impl SubjectSetup {
    /// Grows the tree; if a search grows it, that is `by`.
    pub fn grow(
        &self,
        by: impl Into<PlannedSearch>,
        watch: Watch<'_>,
    ) -> Result<SubjectTree, FieldError> {
        self.setup().grow(by.into(), watch)
    }

    /// Makes the search grow the tree, if the subject supports that.
    pub fn let_search_grow(&mut self) {
        if let Some(growth) = self.growth_mut() {
            *growth = Growth::Searched;
        }
    }

    /// Whether the values of the tree only say who wins.
    pub fn asks_who_wins(&self) -> bool {
        self.setup().values() == Values::Two
    }

    /// Whether `algorithm` can run on the tree.
    pub fn allows(&self, algorithm: Algorithm) -> Result<(), Unfit> {
        self.setup().allows(algorithm)
    }

    /// A hand-written tree in which `root` is to move at the root, with English names of nodes.
    pub fn by_hand(root: Player, tree: Branch, english: Vec<(String, String)>) -> Self {
        Self::Diagram { root, tree, english, japanese: Vec::new(), players: Players::default() }
    }
}
