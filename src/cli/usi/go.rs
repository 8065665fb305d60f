//! `go`: the limits of a search.

use std::time::{Duration, Instant};

use language::Words;
use score::Player;
use search::{DEEPEST, Limits};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum GoRequest {
    Search(SearchRequest),
    /// For a mate, within this time; without one until it is known.
    Mate(Option<Duration>),
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct SearchRequest {
    /// All given limits; the first one reached ends the search. While pondering, the time limits
    /// are in `times` instead.
    pub(super) limits: Limits,
    /// The only moves to read at the root, as they were written; `None` for all.
    pub(super) moves: Option<Vec<String>>,
    /// Whether the best move is withheld until `stop` or `ponderhit`.
    pub(super) waits: bool,
    /// Whether the opponent is still thinking, so that time counts from `ponderhit`.
    pub(super) ponder: bool,
    /// The time limits after `ponderhit`.
    pub(super) times: Times,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Times {
    /// No iteration starts later than this.
    pub(super) last_start: Option<Duration>,
    /// The search ends at this time.
    pub(super) end: Option<Duration>,
}

/// Whose clock counts, and how.
#[derive(Clone, Copy, Debug)]
pub(super) struct Timing {
    /// The side to move.
    pub(super) side: Player,
    /// When the clock started, unless it is that of a `ponderhit`.
    pub(super) began: Instant,
    /// Reserve for transmitting the move, so as not to lose on time.
    pub(super) delay: Duration,
}

impl Times {
    /// The limits given with `ponderhit`; `None` if it has none.
    pub(super) fn read(text: &str, timing: Timing) -> (Option<Self>, Vec<Words>) {
        if text.is_empty() {
            return (None, Vec::new());
        }
        match GoRequest::read(&format!("ponder {text}"), timing) {
            (GoRequest::Search(request), notes) => {
                let is_some = request.times != Self::default();
                (Some(request.times).filter(|_| is_some), notes)
            }
            (GoRequest::Mate(_), notes) => (None, notes),
        }
    }
}

/// The time limit if the given one is malformed.
const INSTEAD: Duration = Duration::from_secs(1);

/// The most malformed parts of a line that are reported.
pub(super) const MOST_NOTES: usize = 10;

/// The words of `go` that are not moves.
const KEYWORDS: [&str; 12] = [
    "infinite",
    "ponder",
    "mate",
    "depth",
    "nodes",
    "movetime",
    "byoyomi",
    "btime",
    "wtime",
    "binc",
    "winc",
    "searchmoves",
];

/// The clock of the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct GoClock {
    /// Remaining main time (持ち時間).
    left: Duration,
    /// Time per move after the main time (秒読み).
    byoyomi: Duration,
    /// Time added after each move (フィッシャー).
    increment: Duration,
}

impl GoRequest {
    /// Parses the arguments of `go`; without any limit it is `infinite`. Malformed parts are
    /// skipped and reported, since the caller waits for an answer.
    pub(super) fn read(text: &str, timing: Timing) -> (Self, Vec<Words>) {
        let mut request = SearchRequest::default();
        let mut clock = None::<GoClock>;
        let mut notes = Vec::new();
        let mut note = |words| {
            if notes.len() < MOST_NOTES {
                notes.push(words);
            }
        };
        let mut words = text.split_whitespace().peekable();
        while let Some(word) = words.next() {
            if word == "searchmoves" {
                let moves = request.moves.get_or_insert_default();
                while let Some(mv) = words.next_if(|word| !KEYWORDS.contains(word)) {
                    moves.push(mv.to_owned());
                }
                continue;
            }
            if word == "mate" {
                let time = words.peek().and_then(|word| number(word));
                let is_endless = words.peek().is_none_or(|word| *word == "infinite");
                if time.is_none() && !is_endless {
                    note(Words::of(|texts| texts.cli_usi_no_number(word)));
                }
                let time = time.map(Duration::from_millis);
                let time = time.or_else(|| (!is_endless).then_some(INSTEAD));
                return (Self::Mate(time.map(|time| timing.most_of(time))), notes);
            }
            let mut number = || {
                let found = words.next_if(|next| number(next).is_some()).and_then(number);
                if found.is_none() {
                    note(Words::of(|texts| texts.cli_usi_no_number(word)));
                }
                found
            };
            let limits = &mut request.limits;
            match word {
                "infinite" => request.waits = true,
                "ponder" => request.ponder = true,
                "depth" => {
                    let depth = |number| u8::try_from(number).unwrap_or(DEEPEST);
                    limits.depth = number().map(|number| depth(number).clamp(1, DEEPEST));
                }
                "nodes" => limits.nodes = number().map(|nodes| nodes.max(1)),
                "movetime" => limits.time = number().map(Duration::from_millis),
                "byoyomi" | "btime" | "wtime" | "binc" | "winc" => {
                    let Some(time) = number().map(Duration::from_millis) else {
                        continue;
                    };
                    let clock = clock.get_or_insert_default();
                    let is_own = word.starts_with('b') == (timing.side == Player::Max);
                    match word {
                        "byoyomi" => clock.byoyomi = time,
                        _ if !is_own => {}
                        "btime" | "wtime" => clock.left = time,
                        _ => clock.increment = time,
                    }
                }
                _ => {
                    let word: String = word.chars().take(20).collect();
                    note(Words::of(|texts| texts.cli_usi_unknown_word(&word)));
                }
            }
        }
        let limits = &mut request.limits;
        if let Some(clock) = clock {
            let (last_start, end) = clock.share(timing);
            limits.last_start = Some(last_start);
            limits.time = Some(limits.time.map_or(end, |time| time.min(end)));
        }
        let is_endless = !request.waits && !request.ponder && *limits == Limits::default();
        if is_endless && !notes.is_empty() {
            limits.time = Some(INSTEAD);
        }
        request.waits |= request.ponder || *limits == Limits::default();
        if request.ponder {
            request.times = Times { last_start: limits.last_start.take(), end: limits.time.take() };
        }
        (Self::Search(request), notes)
    }
}

/// Parses a number; saturates, with negative numbers as 0.
fn number(text: &str) -> Option<u64> {
    let digits = text.trim_start_matches(['+', '-']);
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    if is_number && text.starts_with('-') {
        return Some(0);
    }
    is_number.then(|| digits.parse().unwrap_or(u64::MAX))
}

impl Timing {
    /// A time without the reserve, but at least half of it.
    fn most_of(self, time: Duration) -> Duration {
        time.saturating_sub(self.delay).max(time / 2)
    }
}

impl GoClock {
    /// The time to use for this move: when to stop starting iterations, and when to end.
    ///
    /// Assumes forty more moves; an iteration in progress may use up to a fifteenth of the
    /// remaining time. An iteration takes several times as long as the one before. Each move pays
    /// for its delay, lest the clock run down where increments are small. Byoyomi that is not used
    /// is lost, so that iterations start until its end.
    fn share(self, timing: Timing) -> (Duration, Duration) {
        let mut available = self.left.saturating_add(self.byoyomi);
        if available.is_zero() {
            available = self.increment;
        }
        let most = timing.most_of(available);
        let each = timing.most_of(self.byoyomi.saturating_add(self.increment));
        let planned = each.saturating_add(self.left / 40).min(most);
        let end = each.saturating_add(self.left / 15).min(most);
        ((planned / 2).max(timing.most_of(self.byoyomi)).min(end), end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn timing(side: Player) -> Timing {
        Timing { side, began: Instant::now(), delay: Duration::from_millis(100) }
    }

    fn request(text: &str, side: Player) -> SearchRequest {
        match GoRequest::read(text, timing(side)) {
            (GoRequest::Search(request), notes) if notes.is_empty() => request,
            other => panic!("{other:?}"),
        }
    }

    fn limits(text: &str, side: Player) -> Limits {
        request(text, side).limits
    }

    #[test]
    fn several_limits_combine() {
        let found = limits("depth 7 nodes 5000 movetime 300", Player::Max);
        let expected = Limits {
            depth: Some(7),
            nodes: Some(5_000),
            time: Some(Duration::from_millis(300)),
            last_start: None,
        };
        assert_eq!(found, expected);
        let found = limits("btime 600000 wtime 600000 movetime 300", Player::Min);
        assert_eq!(found.time, Some(Duration::from_millis(300)));
    }

    #[test]
    fn a_search_never_uses_all_the_available_time() {
        let ms = Duration::from_millis;
        for (text, side, available) in [
            ("btime 0 wtime 0 byoyomi 1000", Player::Max, ms(1_000)),
            ("btime 0 wtime 90000 byoyomi 1000", Player::Max, ms(1_000)),
            ("btime 1500 wtime 0", Player::Max, ms(1_500)),
            ("btime 60000 wtime 300 binc 1000 winc 1000", Player::Min, ms(300)),
            ("btime 5 wtime 5 binc 10000 winc 10000", Player::Max, ms(5)),
            (
                "btime 18446744073709551615 wtime 0 byoyomi 99999999999999999999",
                Player::Max,
                Duration::MAX,
            ),
        ] {
            let limits = limits(text, side);
            let (start, end) = (limits.last_start.unwrap(), limits.time.unwrap());
            assert!(start <= end && end < available, "{text}: {start:?} {end:?}");
            assert!(!end.is_zero(), "{text}");
        }
        let long = limits("btime 600000 wtime 600000", Player::Max);
        assert_eq!(long.time, Some(ms(40_000)));
        assert_eq!(long.last_start, Some(ms(7_500)));
    }

    #[test]
    fn byoyomi_is_used_to_its_end_and_main_time_is_saved() {
        let ms = Duration::from_millis;
        let times = |text| {
            let limits = limits(text, Player::Max);
            (limits.last_start.unwrap(), limits.time.unwrap())
        };
        assert_eq!(times("btime 0 wtime 0 byoyomi 1000"), (ms(900), ms(900)));
        assert_eq!(times("btime 150 wtime 0 byoyomi 10000"), (ms(9_900), ms(9_910)));
        assert_eq!(times("btime 60000 wtime 0 binc 1000 winc 0"), (ms(1_200), ms(4_900)));
    }

    #[test]
    fn moves_to_search_end_at_the_next_word_of_the_protocol() {
        let found = request("depth 3 searchmoves 7g7f 2g2f nodes 5", Player::Max);
        assert_eq!(found.moves.unwrap(), ["7g7f", "2g2f"]);
        assert_eq!((found.limits.depth, found.limits.nodes), (Some(3), Some(5)));
        assert!(request("searchmoves x", Player::Max).waits);
    }

    #[test]
    fn an_unlimited_search_waits_for_stop() {
        let waits = |text| request(text, Player::Max).waits;
        assert!(waits("infinite") && waits("") && waits("ponder btime 1000 wtime 1000"));
        assert!(!waits("depth 3") && !waits("byoyomi 1000"));
        for (text, time) in [
            ("mate 10000", Some(9_900)),
            ("mate 0", Some(0)),
            ("mate infinite", None),
            ("mate", None),
        ] {
            let mate = GoRequest::read(text, timing(Player::Max));
            let time = time.map(Duration::from_millis);
            assert_eq!(mate, (GoRequest::Mate(time), Vec::new()));
        }
        assert_eq!(limits("depth -3", Player::Max).depth, Some(1));
        assert_eq!(limits("nodes 99999999999999999999999", Player::Max).nodes, Some(u64::MAX));
    }

    #[test]
    fn a_faulty_go_command_brings_notes_and_keeps_valid_limits() {
        for (text, depth, time) in [
            ("depth", None, Some(INSTEAD)),
            ("depth x", None, Some(INSTEAD)),
            ("sideways 3", None, Some(INSTEAD)),
            ("deph 3 depth 4", Some(4), None),
            ("depth movetime 300", None, Some(Duration::from_millis(300))),
        ] {
            let (found, notes) = GoRequest::read(text, timing(Player::Max));
            let GoRequest::Search(request) = found else {
                panic!("{text}");
            };
            assert!(!notes.is_empty() && !request.waits, "{text}");
            assert_eq!((request.limits.depth, request.limits.time), (depth, time), "{text}");
        }
        let (found, _) = GoRequest::read("infinite sideways", timing(Player::Max));
        assert!(matches!(found, GoRequest::Search(request) if request.waits));
    }

    #[test]
    fn ponder_time_starts_at_ponderhit_which_may_set_new_times() {
        let text = "ponder btime 600000 wtime 600000";
        let asked = request(text, Player::Max);
        assert_eq!(asked.limits, Limits::default());
        assert_eq!(asked.times.end, Some(Duration::from_secs(40)));
        let hit = |text| Times::read(text, timing(Player::Max)).0;
        assert_eq!(hit(""), None);
        assert_eq!(hit("whatever"), None);
        let end = hit("btime 60000 wtime 60000").and_then(|times| times.end);
        assert_eq!(end, Some(Duration::from_secs(4)));
    }
}
