//! The lessons that ship with the program, embedded so that it works from any folder.

/// A lesson that ships with the program.
#[derive(Clone, Copy, Debug)]
pub struct Shipped {
    /// The id, which is also the name of its file.
    pub id: &'static str,
    /// The text of its file.
    pub text: &'static str,
}

macro_rules! library {
    ($($id:literal),* $(,)?) => {
        &[$(Shipped {
            id: $id,
            text: include_str!(concat!("../../scenarios/", $id, ".ron")),
        }),*]
    };
}

/// Every lesson, in the order in which a course takes them.
const LIBRARY: &[Shipped] = library![
    "m-01-tree-A",
    "m-01-wishful",
    "m-01-tree-B",
    "m-01-pvs",
    "x-aima-5.2",
    "x-aima-reordered",
    "x-hiroi",
    "x-minimal-tree",
    "x-deep-cutoff",
    "x-matey",
    "x-tictactoe",
    "y-01",
    "u-06",
    "u-03",
    "z-01-battery",
    "u-04",
    "u-04-exchange",
    "u-05",
    "u-05-exchange",
    "u-03-quiescence",
    "u-10-depth-2",
    "u-10-depth-4",
    "u-10-quiescence",
    "y-05",
    "q-01-plain",
    "q-01",
    "q-01-searched",
    "q-02-plain",
    "q-02",
    "q-02-searched",
    "o-01-generated",
    "o-01-captures",
    "c-01-bishop",
    "c-01-standing",
    "c-01-evasions",
    "c-02-horse",
    "c-03-fork",
    "e-01-engine",
];

/// The lessons that ship with the program, in the order of the course.
#[must_use]
pub fn shipped() -> &'static [Shipped] {
    LIBRARY
}
