//! The chapters of a run by name.

use super::projection::Projection;
use crate::trace::Chapter;
use crate::tree::NodeId;

impl<'a> Projection<'a> {
    /// The iterations of the run and the user's requests, in order.
    #[must_use]
    pub fn chapters(&self) -> &'a [Chapter] {
        &self.timeline.chapters
    }

    /// The index of the current chapter; `None` before the first one.
    #[must_use]
    pub fn chapter_here(&self) -> Option<usize> {
        self.timeline.chapter(self.step())
    }

    /// The name of the current chapter.
    #[must_use]
    pub fn chapter_name_here(&self) -> Option<String> {
        let number = self.chapter_here()?;
        Some(self.chapter_name(&self.chapters()[number]))
    }

    /// The name of a chapter: "深さ2", "depth 2"; "もし▲６五桂", "if ▲N-6e".
    #[must_use]
    pub fn chapter_name(&self, chapter: &Chapter) -> String {
        let Chapter {
            node,
            plies,
            is_asked,
            ..
        } = *chapter;
        let texts = self.language.texts();
        if is_asked {
            texts.run_chapters_if(self.choice(node))
        } else if node == NodeId::ROOT {
            texts.run_chapters_depth(plies)
        } else {
            texts.run_chapters_if_depth(self.choice(node), plies)
        }
    }
}
