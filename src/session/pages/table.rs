//! The table of pages, and what is made of each row.

use super::beside::{BesideCommand, BesidePart, BesideView};
use super::by_ply::ByPlyPart;
use super::candidates::{CandidatesCommand, CandidatesPart, CandidatesView};
use super::evaluation::{EvaluationCommand, EvaluationPart, EvaluationView};
use super::own_values::{OwnValuesPart, OwnValuesView, ValuesCommand};
use super::part::{PageOutcome, PagePart, ShownState};
use super::patterns::{PatternsCommand, PatternsPart, PatternsView};
use crate::effect::Effect;
use lesson::PlyTable;
use scenario::Loaded;
use std::convert::Infallible;

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
    /// Several runs side by side.
    Beside, beside: BesidePart, BesideCommand, BesideView;
}
