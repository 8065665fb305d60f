//! The chapters of a run by their names.

use super::projection::Projection;
use crate::language::Language;
use crate::trace::Chapter;
use crate::tree::NodeId;

impl<'a> Projection<'a> {
    /// The iterations of the run, and what a person has asked for, in order.
    #[must_use]
    pub fn chapters(&self) -> &'a [Chapter] {
        &self.timeline.chapters
    }

    /// The number of the chapter in which the run stands; `None` before the first one.
    #[must_use]
    pub fn chapter_here(&self) -> Option<usize> {
        self.timeline.chapter(self.step())
    }

    /// The name of the chapter in which the run stands.
    #[must_use]
    pub fn chapter_name_here(&self) -> Option<String> {
        let number = self.chapter_here()?;
        Some(self.chapter_name(&self.chapters()[number]))
    }

    /// What a chapter is called: "深さ2", "depth 2"; "もし▲６五桂", "if ▲N-6e".
    #[must_use]
    pub fn chapter_name(&self, chapter: &Chapter) -> String {
        let Chapter {
            node,
            plies,
            is_asked,
            ..
        } = *chapter;
        let depth = match self.language {
            Language::Ja => format!("深さ{plies}"),
            Language::En => format!("depth {plies}"),
        };
        if node == NodeId::ROOT && !is_asked {
            return depth;
        }
        let choice = self.choice(node);
        let asked = match self.language {
            Language::Ja => format!("もし{choice}"),
            Language::En => format!("if {choice}"),
        };
        if is_asked {
            return asked;
        }
        format!("{asked}{}{depth}", self.language.pick(" ", ", "))
    }
}
