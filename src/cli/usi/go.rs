//! `go`: how long to think.

use std::time::Duration;

use crate::language::Words;
use crate::score::Player;
use crate::search::{DEEPEST, Limits};

/// What `go` asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GoRequest {
    /// The best move.
    Search(SearchRequest),
    /// A mate.
    Mate,
}

/// A search that is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SearchRequest {
    /// All limits that were given; the first one reached ends the search.
    pub(super) limits: Limits,
    /// Whether the best move is told only when `stop` or `ponderhit` comes.
    pub(super) waits: bool,
    /// Whether the opponent is still thinking: the time counts from `ponderhit`.
    pub(super) ponder: bool,
}

/// The clock of the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct GoClock {
    /// What is left (持ち時間).
    left: Duration,
    /// What comes with each move after that (秒読み).
    byoyomi: Duration,
    /// What is added after each move (フィッシャー).
    increment: Duration,
}

impl GoRequest {
    /// Reads what follows `go`; without any limit it is `infinite`.
    ///
    /// # Errors
    /// If a limit has no number, or what is written is no limit.
    pub(super) fn read(text: &str, side: Player) -> Result<Self, Words> {
        let mut request = SearchRequest::default();
        let mut clock = None::<GoClock>;
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            match word {
                "infinite" => request.waits = true,
                "ponder" => request.ponder = true,
                "mate" => return Ok(Self::Mate),
                "depth" => {
                    let depth = u8::try_from(number(word, words.next())?);
                    request.limits.depth = Some(depth.unwrap_or(DEEPEST).clamp(1, DEEPEST));
                }
                "nodes" => request.limits.nodes = Some(number(word, words.next())?.max(1)),
                "movetime" => request.limits.time = Some(time(word, words.next())?),
                "byoyomi" => clock.get_or_insert_default().byoyomi = time(word, words.next())?,
                "btime" | "wtime" | "binc" | "winc" => {
                    let time = time(word, words.next())?;
                    let clock = clock.get_or_insert_default();
                    let is_own = word.starts_with('b') == (side == Player::Max);
                    match word.ends_with("time") {
                        _ if !is_own => {}
                        true => clock.left = time,
                        false => clock.increment = time,
                    }
                }
                _ => {
                    let word: String = word.chars().take(20).collect();
                    return Err(Words {
                        ja: format!("go の「{word}」がわからないので、考えない"),
                        en: format!("go: {word:?} is not known, nothing is searched"),
                    });
                }
            }
        }
        if let Some(clock) = clock {
            let (last_start, end) = clock.share();
            let limits = &mut request.limits;
            limits.last_start = Some(last_start);
            limits.time = Some(limits.time.map_or(end, |time| time.min(end)));
        }
        request.waits |= request.ponder || request.limits == Limits::default();
        Ok(Self::Search(request))
    }
}

/// The number after `word`; less than zero counts as zero, and too much as the most there is.
fn number(word: &str, found: Option<&str>) -> Result<u64, Words> {
    let digits = found.map(|text| text.trim_start_matches(['+', '-']));
    let is_number = |text: &&str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    match (found, digits.filter(is_number)) {
        (Some(text), Some(_)) if text.starts_with('-') => Ok(0),
        (_, Some(digits)) => Ok(digits.parse().unwrap_or(u64::MAX)),
        _ => Err(Words {
            ja: format!("go {word} の後に数がないので、考えない"),
            en: format!("go {word} has no number, nothing is searched"),
        }),
    }
}

fn time(word: &str, found: Option<&str>) -> Result<Duration, Words> {
    number(word, found).map(Duration::from_millis)
}

/// What a move may take on its way to the other side, and a little more: to lose on time is to
/// lose.
const MARGIN: Duration = Duration::from_millis(100);

impl GoClock {
    /// How much of the time to use for this move: when to begin no further depth, and when to end.
    ///
    /// As if the game went on for forty moves; up to a fifteenth of what is left where a depth
    /// wants to be finished. A depth takes several times as long as the one before.
    fn share(self) -> (Duration, Duration) {
        let mut available = self.left.saturating_add(self.byoyomi);
        if available.is_zero() {
            available = self.increment;
        }
        let most = available.saturating_sub(MARGIN).max(available / 2);
        let each = self.byoyomi.saturating_add(self.increment);
        let planned = each.saturating_add(self.left / 40).min(most);
        let end = each.saturating_add(self.left / 15).min(most);
        (planned / 2, end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(text: &str, side: Player) -> Limits {
        match GoRequest::read(text, side) {
            Ok(GoRequest::Search(request)) => request.limits,
            other => panic!("{other:?}"),
        }
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
    fn the_time_is_never_used_up() {
        let ms = Duration::from_millis;
        for (text, side, available) in [
            ("btime 0 wtime 0 byoyomi 1000", Player::Max, ms(1_000)),
            ("btime 0 wtime 90000 byoyomi 1000", Player::Max, ms(1_000)),
            ("btime 1500 wtime 0", Player::Max, ms(1_500)),
            (
                "btime 60000 wtime 300 binc 1000 winc 1000",
                Player::Min,
                ms(300),
            ),
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
    }

    #[test]
    fn a_search_without_an_end_waits_to_be_stopped() {
        let waits = |text| match GoRequest::read(text, Player::Max) {
            Ok(GoRequest::Search(request)) => request.waits,
            other => panic!("{other:?}"),
        };
        assert!(waits("infinite") && waits("") && waits("ponder btime 1000 wtime 1000"));
        assert!(!waits("depth 3") && !waits("byoyomi 1000"));
        assert_eq!(
            GoRequest::read("mate 10000", Player::Max),
            Ok(GoRequest::Mate)
        );
        assert!(GoRequest::read("depth", Player::Max).is_err());
        assert!(GoRequest::read("depth x", Player::Max).is_err());
        assert!(GoRequest::read("deph 3", Player::Max).is_err());
        assert_eq!(limits("depth -3", Player::Max).depth, Some(1));
        assert_eq!(
            limits("nodes 99999999999999999999999", Player::Max).nodes,
            Some(u64::MAX)
        );
    }
}
