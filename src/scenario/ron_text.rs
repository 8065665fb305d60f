//! Changes to the text of a lesson in place: everything else in the file stays as it was written,
//! comments and layout included.

use super::locate::RonCursor;
use subject::Segment;

/// The indentation of one level, as [`to_text`](super::to_text) writes it.
const LEVEL: &str = "    ";

/// The text of a file in RON, to be changed in places. Every change returns `false`, and changes
/// nothing, if what it names is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RonText(pub(super) String);

/// A list or structure in the text, in bytes.
struct Brackets {
    /// After the opening bracket.
    open: usize,
    /// At the closing bracket.
    close: usize,
    /// Start and end of each item; of a field with its name.
    items: Vec<(usize, usize)>,
}

impl RonText {
    /// Replaces the value at the end of `way`. A field that the file leaves out is added to its
    /// structure.
    pub(super) fn set(&mut self, way: &[Segment], value: &str) -> bool {
        if let Some(found) = RonCursor::at(&self.0, way) {
            let range = found.at..found.end();
            let value = indented(value, &self.indentation(range.start));
            self.0.replace_range(range, &value);
            return true;
        }
        let Some((Segment::Field(name), above)) = way.split_last() else {
            return false;
        };
        let Some(count) = self.brackets(above).map(|found| found.items.len()) else {
            return false;
        };
        self.insert(above, count, &format!("{name}: {value}"))
    }

    /// Inserts an item into the list at the end of `way`, before the one at index `at`.
    pub(super) fn insert(&mut self, way: &[Segment], at: usize, value: &str) -> bool {
        let Some(Brackets { open, close, items }) = self.brackets(way) else {
            return false;
        };
        let in_lines = match items.first() {
            Some(&(first, _)) => self.0[open..first].contains('\n'),
            None => way.len() == 1,
        };
        let indentation = match items.first() {
            Some(&(first, _)) => self.indentation(first),
            None => self.indentation(open) + LEVEL,
        };
        let value = indented(value, &indentation);
        let line = format!("\n{indentation}");
        let between = if in_lines { line.as_str() } else { " " };
        let (place, text) = match (items.get(at), items.last()) {
            (Some(&(start, _)), _) => (start, format!("{value},{between}")),
            (None, Some(&(_, end))) => match self.comma_after(end) {
                Some(comma) if in_lines => {
                    (self.end_of_remark(comma + 1), format!("{line}{value},"))
                }
                _ => (end, format!(",{between}{value}")),
            },
            (None, None) if in_lines => {
                let below = self.indentation(open);
                self.0.replace_range(open..close, &format!("{line}{value},\n{below}"));
                return true;
            }
            (None, None) => (open, value),
        };
        self.0.insert_str(place, &text);
        true
    }

    /// Removes the item at index `at` of the list at the end of `way`, with the remark behind it.
    pub(super) fn remove(&mut self, way: &[Segment], at: usize) -> bool {
        let Some(found) = self.brackets(way) else {
            return false;
        };
        let Some(&(start, end)) = found.items.get(at) else {
            return false;
        };
        let before = self.0[..start].rfind(|c| c != ' ' && c != '\t').map_or(0, |at| at + 1);
        let begins_line = self.0[..before].ends_with('\n');
        let next = self.comma_after(end).map_or(end, |comma| comma + 1);
        let line_end = self.end_of_remark(next);
        let ends_line = self.0[line_end..].starts_with('\n');
        let range = match (begins_line && ends_line, next > end) {
            (true, _) => before..line_end + 1,
            // The blank after the comma belongs to the item.
            (false, true) => start..next + usize::from(self.0[next..].starts_with(' ')),
            // The last of a line: the comma before it goes, too.
            (false, false) => match at.checked_sub(1).map(|last| found.items[last].1) {
                Some(last) => last..end,
                None => start..end,
            },
        };
        self.0.replace_range(range, "");
        true
    }

    /// The item at index `at` of the list at the end of `way`.
    pub(super) fn item(&self, way: &[Segment], at: usize) -> Option<&str> {
        let &(start, end) = self.brackets(way)?.items.get(at)?;
        Some(&self.0[start..end])
    }

    /// Whether the value at the end of `way` is a list with nothing in it, not even a comment.
    pub(super) fn is_empty(&self, way: &[Segment]) -> bool {
        let found = self.brackets(way);
        found.is_some_and(|found| self.0[found.open..found.close].trim().is_empty())
    }

    /// Moves the item at index `from` of a list to index `to`.
    pub(super) fn reorder(&mut self, way: &[Segment], from: usize, to: usize) -> bool {
        let Some(found) = self.brackets(way) else {
            return false;
        };
        if from.max(to) >= found.items.len() {
            return false;
        }
        let text = |&(start, end): &(usize, usize)| self.0[start..end].to_owned();
        let mut texts: Vec<_> = found.items.iter().map(text).collect();
        let moved = texts.remove(from);
        texts.insert(to, moved);
        // From the last to the first, so that the places before stay where they are.
        for (&(start, end), text) in found.items.iter().zip(texts).rev() {
            self.0.replace_range(start..end, &text);
        }
        true
    }

    /// Replaces every string that is exactly `old` within the value at the end of `way`.
    pub(super) fn rename(&mut self, way: &[Segment], old: &str, new: &str) {
        let Some(value) = RonCursor::at(&self.0, way) else {
            return;
        };
        let new = string(new);
        let is_old = |text: &str| ron::from_str::<String>(text).is_ok_and(|text| text == old);
        let mut strings = value.strings(value.end());
        strings.retain(|range| is_old(&self.0[range.clone()]));
        for range in strings.into_iter().rev() {
            self.0.replace_range(range, &new);
        }
    }

    /// The list or structure at the end of `way`.
    fn brackets(&self, way: &[Segment]) -> Option<Brackets> {
        let start = RonCursor::at(&self.0, way)?;
        let mut inside = start;
        inside.enter()?;
        let items = start.items().into_iter().map(|item| (item.at, item.end())).collect();
        // The value ends with its closing bracket.
        let close = start.end().checked_sub(1)?;
        Some(Brackets { open: inside.at, close, items })
    }

    fn indentation(&self, at: usize) -> String {
        let line = self.0[..at].rsplit('\n').next().unwrap_or_default();
        line.chars().take_while(|c| *c == ' ' || *c == '\t').collect()
    }

    /// The comma that follows a value, behind blanks and comments.
    fn comma_after(&self, end: usize) -> Option<usize> {
        let mut cursor = RonCursor::at(&self.0, &[])?;
        cursor.at = end;
        cursor.skip_space();
        let at = cursor.at;
        cursor.eat(",").then_some(at)
    }

    /// The end of the line, if only blanks and a comment are left of it; else the same place.
    fn end_of_remark(&self, from: usize) -> usize {
        let line = self.0[from..].split('\n').next().unwrap_or_default();
        let rest = line.trim_start();
        if rest.is_empty() || rest.starts_with("//") { from + line.len() } else { from }
    }
}

/// The lines of a value, those after the first indented.
fn indented(value: &str, indentation: &str) -> String {
    // A line break within a string belongs to the string.
    let is_text = value.starts_with('"') || value.starts_with('r');
    if is_text { value.to_owned() } else { value.replace('\n', &format!("\n{indentation}")) }
}

/// A string as RON writes it; line breaks stay.
pub(super) fn string(text: &str) -> String {
    let pretty = ron::ser::PrettyConfig::new().escape_strings(false);
    ron::ser::to_string_pretty(text, pretty).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use Segment::{Field, Item};

    const TEXT: &str = "\
// The head.
Lesson(
    id: \"a\", // its id
    stops: [
        (at: [\"x\"]), // the first
        // Before the second.
        (at: [\"y\", \"x\"]),
    ],
    tree: Node(\"A\", [Leaf(\"x\", 3), /* B */ Leaf(\"y\", 5)]),
)
";

    fn changed(change: impl Fn(&mut RonText) -> bool) -> String {
        let mut text = RonText(TEXT.to_owned());
        assert!(change(&mut text));
        text.0
    }

    fn list() -> [Segment; 2] {
        [Field("tree"), Item(1)]
    }

    #[test]
    fn a_value_is_replaced_and_a_missing_field_added() {
        let text = changed(|text| text.set(&[Field("id")], "\"b, c\""));
        assert_eq!(text, TEXT.replace("\"a\"", "\"b, c\""));
        let text = changed(|text| text.set(&[Field("tree"), Item(1), Item(1), Item(1)], "-7"));
        assert_eq!(text, TEXT.replace('5', "-7"));
        let text = changed(|text| text.set(&[Field("notes")], "\"n\""));
        assert_eq!(text, TEXT.replace("]),\n)", "]),\n    notes: \"n\",\n)"));
        assert!(!RonText(TEXT.to_owned()).set(&[Field("stops"), Item(7)], "1"));
    }

    #[test]
    fn items_are_inserted_in_the_layout_of_the_list() {
        let text = changed(|text| text.insert(&list(), 2, "Leaf(\"z\", 1)"));
        assert_eq!(text, TEXT.replace("5)]", "5), Leaf(\"z\", 1)]"));
        let text = changed(|text| text.insert(&list(), 0, "Leaf(\"z\", 1)"));
        assert_eq!(text, TEXT.replace("[Leaf", "[Leaf(\"z\", 1), Leaf"));
        let text = changed(|text| text.insert(&[Field("stops")], 2, "(\n    at: [],\n)"));
        let stop = "\"x\"]),\n        (\n            at: [],\n        ),\n    ],\n    tree";
        assert_eq!(text, TEXT.replace("\"x\"]),\n    ],\n    tree", stop));
        let mut text = RonText("(\n    stops: [],\n)".to_owned());
        assert!(text.insert(&[Field("stops")], 0, "1") && text.insert(&[Field("stops")], 1, "2"));
        assert_eq!(text.0, "(\n    stops: [\n        1,\n        2,\n    ],\n)");
    }

    #[test]
    fn items_are_removed_with_their_remarks_and_moved() {
        let text = changed(|text| text.remove(&[Field("stops")], 0));
        assert_eq!(text, TEXT.replace("        (at: [\"x\"]), // the first\n", ""));
        let text = changed(|text| text.remove(&list(), 0));
        assert_eq!(text, TEXT.replace("Leaf(\"x\", 3), /* B */", "/* B */"));
        let text = changed(|text| text.remove(&list(), 1));
        assert_eq!(text, TEXT.replace(", /* B */ Leaf(\"y\", 5)", ""));
        let text = changed(|text| text.reorder(&list(), 1, 0));
        let order = "[Leaf(\"y\", 5), /* B */ Leaf(\"x\", 3)]";
        assert_eq!(text, TEXT.replace("[Leaf(\"x\", 3), /* B */ Leaf(\"y\", 5)]", order));
    }

    #[test]
    fn a_name_is_changed_wherever_it_stands_alone() {
        let mut text = RonText(TEXT.to_owned());
        text.rename(&[Field("stops")], "x", "q");
        let named = TEXT.replace("at: [\"x\"]", "at: [\"q\"]");
        assert_eq!(text.0, named.replace("\"y\", \"x\"]", "\"y\", \"q\"]"));
    }
}
