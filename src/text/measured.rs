//! The words of a match that was measured.

use crate::language::{Language, grouped};
use crate::play::MeasuredMatch;

/// What a match is, in a line below the table that shows its result.
#[must_use]
pub fn measured_note(found: &MeasuredMatch, language: Language) -> String {
    let MeasuredMatch { date, .. } = found;
    let (nodes, games) = (grouped(found.nodes), found.counts.games());
    match language {
        Language::Ja => format!(
            "実測: {date}、うちのエンジンどうし、どちらも1手{nodes}節、無作為な序盤を先後入れ替えて{games}局ずつ。± は95%の誤差で、0をまたぐ差は、あるとは言えない。"
        ),
        Language::En => format!(
            "Measured on {date}: our engine on both sides, {nodes} nodes a move each, {games} games a row from random openings, each with both colours. ± is the 95% error; where it reaches across 0, a difference is not shown."
        ),
    }
}

/// The results of a match and the command that plays it again.
#[must_use]
pub fn measured_results(found: &MeasuredMatch, language: Language) -> String {
    let counts = found.counts;
    let (wins, losses, draws) = (counts.wins, counts.losses, counts.draws);
    let (a, b, command) = (&found.a, &found.b, &found.command);
    match language {
        Language::Ja => format!("{a} 対 {b}: {wins}勝 {losses}敗 {draws}分け\n{command}"),
        Language::En => {
            format!("{a} against {b}: {wins} wins, {losses} losses, {draws} draws\n{command}")
        }
    }
}
