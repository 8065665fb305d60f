//! The texts about a measured match.

use language::{Language, grouped};
use play::MeasuredMatch;

/// A note about a match, for the line below the table with its result.
pub fn measured_note(found: &MeasuredMatch, language: Language) -> String {
    let MeasuredMatch { date, .. } = found;
    let (nodes, games) = (grouped(found.nodes), found.counts.games());
    language.texts().measured_note(date, games, nodes)
}

/// The results of a match and the command that plays it again.
pub fn measured_results(found: &MeasuredMatch, language: Language) -> String {
    let counts = found.counts;
    let texts = language.texts();
    texts.measured_results(
        &found.a,
        &found.b,
        &found.command,
        counts.draws,
        counts.losses,
        counts.wins,
    )
}
