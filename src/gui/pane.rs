//! The panels of a lesson.

use serde::{Deserialize, Serialize};

score::named! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub(super) enum Pane {
        Lessons: window_lessons,
        Tree: window_tree,
        Board: window_board,
        /// The value of the node, with its reasons.
        Node: window_tab_worth,
        Notes: window_tab_lesson,
        Study: study_modes,
        /// Other readers beside the tree.
        Compare: compare_compare,
        /// A listing with a slip, beside the correct version.
        Listing: listing_spot,
        Code: window_code,
        /// The sentence of the step, and the transport.
        Step: window_this_step,
    }
}
