//! The kinds of files that a step or a range of steps is written as.

use std::path::Path;

use language::Texts;

score::named! {
    /// A kind of file, with the end of its files' names, after the dot.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ExportFormat as end {
        /// A vector picture; letters are outlines.
        Svg = "svg",
        /// A picture of pixels.
        Png = "png",
        /// A page a step; letters are embedded fonts.
        Pdf = "pdf",
        /// An animated picture.
        Gif = "gif",
        /// A page that steps by keys and buttons.
        Html = "html",
        /// LaTeX: a drawing in TikZ, or a beamer presentation of several.
        Tex = "tex",
        /// A graph for Graphviz.
        Dot = "dot",
        /// The nodes of a step, or the events of a range.
        Json = "json",
        /// The same as a table.
        Csv = "csv",
        /// The same as a table for databases.
        Parquet = "parquet",
    }
}

impl ExportFormat {
    /// Whether a range of steps is one file, rather than a file a step.
    pub const fn is_one_file(self) -> bool {
        !matches!(self, Self::Svg | Self::Png | Self::Dot)
    }

    /// The format that the end of a file's name asks for.
    pub fn of(path: &Path) -> Option<Self> {
        let end = path.extension()?.to_str()?.to_ascii_lowercase();
        Self::ALL.iter().copied().find(|format| format.end() == end)
    }

    /// Whether it holds rows of data.
    pub const fn is_table(self) -> bool {
        matches!(self, Self::Json | Self::Csv | Self::Parquet)
    }

    /// Whether it holds figures, rather than data or a graph.
    pub const fn is_figure(self) -> bool {
        !self.is_table() && !matches!(self, Self::Dot)
    }

    /// What is wrong with a name that asks for no format.
    pub fn refusal(path: &Path, texts: &Texts) -> String {
        let ends: Vec<_> = Self::ALL.iter().map(|format| format!(".{}", format.end())).collect();
        texts.export_no_format(ends.join(" "), path.display().to_string())
    }
}
