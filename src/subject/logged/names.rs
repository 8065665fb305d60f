//! Which child a log means: by its number among the siblings, by the numbers from the root, or by a
//! free name.

use formats::search_log::{LogEvent, SearchLog};

/// A child as a log names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ChildName {
    /// It is not named: the next one.
    Next,
    /// By numbers from 0: its own, or those from the root.
    Numbers(Vec<usize>),
    Free(String),
}

/// How a log counts siblings: from 0 if any node but the root has a 0 in its name, else from 1.
pub(super) fn first_number(log: &SearchLog) -> usize {
    let entered = log.lines.iter().filter_map(|line| match &line.event {
        LogEvent::Enter { name, .. } => Some(numbers(name).unwrap_or_default()),
        _ => None,
    });
    usize::from(!entered.skip(1).flatten().any(|number| number == 0))
}

/// A child by its name in a log that counts from `first`.
pub(super) fn child_name(name: &str, first: usize) -> ChildName {
    if name.is_empty() {
        return ChildName::Next;
    }
    let counted = numbers(name).map(|numbers| {
        let counted = numbers.into_iter().map(|number| number.checked_sub(first));
        counted.collect::<Option<Vec<_>>>()
    });
    match counted.flatten() {
        Some(numbers) => ChildName::Numbers(numbers),
        None => ChildName::Free(name.to_owned()),
    }
}

/// The numbers in a name that has nothing else but brackets, and signs between them: `2`, `1.2`,
/// `(1, 2)`.
fn numbers(name: &str) -> Option<Vec<usize>> {
    let inside = name.trim_matches(|c: char| "()[] ,".contains(c));
    let parts = inside.split(|c: char| ".,/ ".contains(c));
    let numbers = parts.filter(|part| !part.is_empty()).map(|part| part.parse().ok());
    let numbers: Option<Vec<usize>> = numbers.collect();
    numbers.filter(|numbers| !numbers.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_child_is_named_by_numbers_or_freely() {
        let numbers = |numbers: &[usize]| ChildName::Numbers(numbers.to_vec());
        assert_eq!(child_name("", 1), ChildName::Next);
        assert_eq!(child_name("2", 1), numbers(&[1]));
        assert_eq!(child_name("2", 0), numbers(&[2]));
        for path in ["1.2", "(1, 2)", "[1,2]", "/1/2", "1 2"] {
            assert_eq!(child_name(path.trim_start_matches('/'), 1), numbers(&[0, 1]), "{path}");
        }
        assert_eq!(child_name("7g7f", 1), ChildName::Free("7g7f".to_owned()));
        assert_eq!(child_name("-1", 1), ChildName::Free("-1".to_owned()));
    }
}
