//! Limits the rate of reports: an engine may produce more than anyone can read.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use shunsai::Position;

use formats::usi_engine::Info;
use language::visible;
use session::engines::{EngineEvent, EngineLine, SearchCounts, SearchProgress};

/// The interval between two reports of a search.
const PAUSE: Duration = Duration::from_millis(50);

/// The most lines kept between two reports; beyond that, the shallowest are dropped.
const MOST_LINES: usize = 1_000;

/// The most log lines kept between two reports; more are only counted.
const MOST_LOG: usize = 40;

/// The most characters of a line in the log.
const LOG_WIDTH: usize = 300;

/// Collects the output of an engine, and reports it at intervals.
pub(super) struct EventBuffer {
    tell: Box<dyn Fn(EngineEvent) + Send>,
    next: Instant,
    /// The newest line of each depth and rank.
    lines: BTreeMap<(u32, u32), Info>,
    counts: SearchCounts,
    /// Whether there is anything new about the search.
    is_new: bool,
    log: Vec<String>,
    left_out: usize,
}

impl EventBuffer {
    pub(super) fn new(tell: impl Fn(EngineEvent) + Send + 'static) -> Self {
        Self {
            tell: Box::new(tell),
            next: Instant::now(),
            lines: BTreeMap::new(),
            counts: SearchCounts::default(),
            is_new: false,
            log: Vec::new(),
            left_out: 0,
        }
    }

    /// Discards the data of the previous search.
    pub(super) fn begin(&mut self) {
        self.lines.clear();
        self.counts = SearchCounts::default();
        self.is_new = false;
    }

    pub(super) fn info(&mut self, info: Info) {
        self.counts.update(&info);
        self.is_new = true;
        if info.score.is_some() || !info.line.is_empty() {
            let key = (info.depth.unwrap_or(0), info.rank.unwrap_or(1));
            self.lines.insert(key, info);
            if self.lines.len() > MOST_LINES {
                self.lines.pop_first();
            }
        }
    }

    pub(super) fn log(&mut self, line: &str) {
        if line.is_empty() {
            return;
        }
        if self.log.len() < MOST_LOG {
            self.log.push(plain(line, LOG_WIDTH));
        } else {
            self.left_out += 1;
        }
    }

    /// Reports an event at once, after everything collected before it.
    pub(super) fn tell(&mut self, event: EngineEvent, search: Option<(u64, &Position)>) {
        self.tell_gathered(search);
        (self.tell)(event);
    }

    /// When the next report is due, if any.
    pub(super) fn due(&self) -> Option<Instant> {
        (self.is_new || !self.log.is_empty()).then_some(self.next)
    }

    /// Reports the collected data; `search` is the current question, and its position.
    pub(super) fn tell_gathered(&mut self, search: Option<(u64, &Position)>) {
        self.next = Instant::now() + PAUSE;
        let lines = std::mem::take(&mut self.lines);
        if std::mem::take(&mut self.is_new)
            && let Some((number, position)) = search
        {
            let lines = lines.values();
            let reached = SearchProgress {
                lines: lines.filter_map(|info| EngineLine::new(info, position)).collect(),
                counts: self.counts,
            };
            (self.tell)(EngineEvent::Progress(number, reached));
        }
        let mut log = std::mem::take(&mut self.log);
        let left_out = std::mem::take(&mut self.left_out);
        if left_out > 0 {
            log.push(format!("… +{left_out}"));
        }
        if !log.is_empty() {
            (self.tell)(EngineEvent::Log(log));
        }
    }
}

/// Makes control characters visible, and truncates the text to about `longest` characters.
pub(super) fn plain(text: &str, longest: usize) -> String {
    let spaced = |c: char| if c == '\t' || c == '\n' { ' ' } else { c };
    let short: String = text.chars().take(longest).map(spaced).collect();
    let mut plain = visible(&short).into_owned();
    if text.chars().nth(longest).is_some() {
        plain.push('…');
    }
    plain
}
