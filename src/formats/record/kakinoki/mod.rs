//! KIF and KI2 (柿木形式).
//!
//! A file holds headers, the start position, the main line with its ending, and then the branches.
//! `変化：N手` attaches to the latest line in the file that has ply N, so that the branches of a branch
//! follow it. Lines that begin with `*` are comments on the preceding node, `&` is a bookmark, `#`
//! a note of the program that wrote the file.

mod board;
mod moves;
mod read;
mod scan;
mod write;

use shogi_core::Color;

pub(super) use read::read;
pub(super) use write::write;

use scan::Scan;

/// Consumes the mark of a side before a move, if there is one.
fn mark(scan: &mut Scan) -> Option<Color> {
    match scan.eat(&['▲', '▼', '☗', '△', '▽', '☖'])? {
        '▲' | '▼' | '☗' => Some(Color::Black),
        _ => Some(Color::White),
    }
}

/// Whether a line is a numbered move: ` 12 ７六歩(77)`.
pub(super) fn is_kif_line(line: &str) -> bool {
    let mut scan = Scan::new(line);
    scan.skip_space();
    if scan.number().is_none() || !scan.peek().is_some_and(char::is_whitespace) {
        return false;
    }
    scan.skip_space();
    let _ = mark(&mut scan);
    (scan.eat(&['同']).is_some() || scan.square().is_some()) && {
        scan.skip_space();
        scan.piece().is_some()
    }
}

/// Whether a line begins with a marked move: `▲７六歩`.
pub(super) fn is_ki2_line(line: &str) -> bool {
    let mut scan = Scan::new(line);
    scan.skip_space();
    mark(&mut scan).is_some() && (scan.eat(&['同']).is_some() || scan.square().is_some())
}
