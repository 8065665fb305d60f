//! Times in KIF.

use super::scan::Scan;
use crate::record::fault::found;
use crate::record::reader::{LONGEST_TIME, RecordReader};
use language::Texts;

/// Reads the times after moves.
#[derive(Default)]
pub(super) struct Clock {
    /// Whether any move has a time.
    has_times: bool,
    /// The line and column of the last move without a time, though others have one.
    without_time: Option<(usize, usize)>,
}

impl Clock {
    /// Reads `( 0:12/00:01:30)` and whatever follows.
    pub(super) fn read(&mut self, reader: &mut RecordReader, number: usize, mut scan: Scan) {
        scan.skip_space();
        if scan.peek().is_none() {
            if self.has_times {
                self.without_time = Some((number, scan.column()));
            }
            return;
        }
        let start = scan;
        let mut seconds = None;
        let mut is_sound = true;
        if scan.eat(&['(', '（']).is_some() {
            seconds = clock(&mut scan);
            is_sound = seconds.is_some();
            scan.skip_space();
            if scan.eat(&['/', '／']).is_some() {
                scan.skip_space();
                let _ = clock(&mut scan);
                scan.skip_space();
                self.has_times |= is_sound;
            }
            is_sound &= scan.eat(&[')', '）']).is_some();
        }
        // A `+` announces a branch further down.
        scan.skip_space();
        let _ = scan.eat(&['+', '＋']);
        scan.skip_space();
        if let Some(seconds) = seconds.filter(|seconds| *seconds <= LONGEST_TIME) {
            reader.time_ms(seconds * 1000);
        }
        if seconds.is_some_and(|seconds| seconds > LONGEST_TIME)
            || !is_sound
            || scan.peek().is_some()
        {
            let (column, what) = start.expected(Texts::records_expected_time);
            reader.warn((number, column), what);
        }
    }

    /// Warns if the last move has no time, though others have one, and the line has no ending: the
    /// file may have been truncated.
    pub(super) fn finish(&self, reader: &mut RecordReader, last: usize, last_line: &str) {
        let cut = self.without_time.filter(|(number, _)| *number == last);
        if let Some((number, column)) = cut.filter(|_| !last_line.is_empty()) {
            let what = found("", Texts::records_expected_time_as_before);
            reader.warn((number, column), what);
        }
    }
}

/// Parses `1:23`, `1:02:03`, in seconds.
fn clock(scan: &mut Scan) -> Option<u64> {
    scan.skip_space();
    let mut seconds = scan.number()?;
    let mut parts = 1;
    while parts < 3 && scan.eat(&[':', '：']).is_some() {
        scan.skip_space();
        seconds = seconds.saturating_mul(60).saturating_add(scan.number()?);
        parts += 1;
    }
    (parts > 1).then_some(seconds)
}
