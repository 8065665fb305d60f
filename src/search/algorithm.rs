//! The registry of algorithms: names, pseudo-code and words.

use std::fmt;
use std::str::FromStr;

use super::words::{Named, StepWords};
use super::{alpha_beta, exchange, minimax, quiescence, wishful};
use crate::language::{Language, Say};
use crate::score::Player;
use crate::trace::{EventKind, WindowRule};

/// A textbook algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Algorithm {
    /// [`minimax`](super::minimax).
    Minimax,
    /// [`alpha_beta`](super::alpha_beta).
    AlphaBeta,
    /// [`alpha_beta_shallow`](super::alpha_beta_shallow).
    AlphaBetaShallow,
    /// [`wishful`](super::wishful).
    Wishful,
    /// [`exchange`](super::exchange).
    Exchange,
    /// [`quiescence`](super::quiescence).
    Quiescence,
    /// [`quiescence_alpha_beta`](super::quiescence_alpha_beta).
    QuiescenceAlphaBeta,
}

/// A line of pseudo-code.
#[derive(Clone, Copy, Debug)]
pub struct PseudoLine {
    /// How deep it is indented.
    pub indent: u8,
    /// The line in Japanese.
    pub ja: &'static str,
    /// The line in English.
    pub en: &'static str,
    /// The events that happen on this line.
    pub events: &'static [EventKind],
}

/// What the registry knows of an algorithm.
struct Entry {
    algorithm: Algorithm,
    id: &'static str,
    ja: &'static str,
    en: &'static str,
    window_rule: WindowRule,
    pseudo_code: &'static [PseudoLine],
    words: &'static dyn StepWords,
}

/// Every algorithm, in the order in which a menu lists them.
const REGISTRY: &[Entry] = &[
    Entry {
        algorithm: Algorithm::Minimax,
        id: "minimax",
        ja: "ミニマックス法",
        en: "Minimax",
        window_rule: WindowRule::None,
        pseudo_code: minimax::pseudo::CODE,
        words: &minimax::pseudo::MinimaxWords,
    },
    Entry {
        algorithm: Algorithm::AlphaBeta,
        id: "alpha-beta",
        ja: "αβ法",
        en: "Alpha-beta",
        window_rule: WindowRule::AllAncestors,
        pseudo_code: alpha_beta::pseudo::CODE,
        words: &alpha_beta::pseudo::AlphaBetaWords,
    },
    Entry {
        algorithm: Algorithm::AlphaBetaShallow,
        id: "alpha-beta-shallow",
        ja: "αβ法(親の値だけ)",
        en: "Alpha-beta, parent's bound only",
        window_rule: WindowRule::ParentOnly,
        pseudo_code: alpha_beta::pseudo::SHALLOW_CODE,
        words: &alpha_beta::pseudo::AlphaBetaWords,
    },
    Entry {
        algorithm: Algorithm::Wishful,
        id: "wishful",
        ja: "勝手読み",
        en: "Wishful reading",
        window_rule: WindowRule::None,
        pseudo_code: wishful::pseudo::CODE,
        words: &wishful::pseudo::WishfulWords,
    },
    Entry {
        algorithm: Algorithm::Exchange,
        id: "exchange",
        ja: "取るか取らないか",
        en: "Take or decline",
        window_rule: WindowRule::None,
        pseudo_code: exchange::pseudo::CODE,
        words: &exchange::pseudo::ExchangeWords,
    },
    Entry {
        algorithm: Algorithm::Quiescence,
        id: "quiescence",
        ja: "静止探索",
        en: "Quiescence",
        window_rule: WindowRule::None,
        pseudo_code: quiescence::pseudo::CODE,
        words: &quiescence::pseudo::QuiescenceWords,
    },
    Entry {
        algorithm: Algorithm::QuiescenceAlphaBeta,
        id: "quiescence-alpha-beta",
        ja: "静止探索つきαβ法",
        en: "Quiescence with alpha-beta",
        window_rule: WindowRule::AllAncestors,
        pseudo_code: quiescence::pseudo::ALPHA_BETA_CODE,
        words: &quiescence::pseudo::QuiescenceWords,
    },
];

impl Algorithm {
    /// Every algorithm, in the order in which a menu lists them.
    pub fn all() -> impl Iterator<Item = Self> {
        REGISTRY.iter().map(|entry| entry.algorithm)
    }

    fn entry(self) -> &'static Entry {
        // A test proves that each algorithm has its entry at its own place.
        &REGISTRY[self as usize]
    }

    /// The name in files and on the command line.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.entry().id
    }

    /// The name for people.
    #[must_use]
    pub fn name(self, language: Language) -> &'static str {
        language.pick(self.entry().ja, self.entry().en)
    }

    /// Which windows its nodes have.
    #[must_use]
    pub fn window_rule(self) -> WindowRule {
        self.entry().window_rule
    }

    /// Its code, as people read it.
    #[must_use]
    pub fn pseudo_code(self) -> &'static [PseudoLine] {
        self.entry().pseudo_code
    }

    /// The line of pseudo-code on which an event happens.
    #[must_use]
    pub fn line_of(self, kind: EventKind) -> Option<usize> {
        self.pseudo_code()
            .iter()
            .position(|line| line.events.contains(&kind))
    }

    /// The sentence that says what happened in a step, and why.
    #[must_use]
    pub fn sentence(self, step: &Named<'_>, language: Language) -> String {
        self.entry().words.sentence(step, language)
    }

    /// Whether the algorithm knows the choice to decline, and so needs a tree that has it.
    #[must_use]
    pub fn declines(self) -> bool {
        matches!(
            self,
            Self::Exchange | Self::Quiescence | Self::QuiescenceAlphaBeta
        )
    }

    /// Whether it reads captures on one square alone: then there is a swap list.
    #[must_use]
    pub fn is_exchange(self) -> bool {
        self == Self::Exchange
    }

    /// Who chooses where `mover` is to move and `root` is to move at the root.
    #[must_use]
    pub fn chooser(self, root: Player, mover: Player) -> Player {
        match self {
            Self::Wishful => root,
            _ => mover,
        }
    }
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// The ids of all algorithms, for people.
fn ids() -> String {
    let ids: Vec<_> = REGISTRY.iter().map(|entry| entry.id).collect();
    ids.join(", ")
}

/// There is no algorithm of this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no algorithm '{}'; there are {}", name.escape_debug(), ids())]
pub struct UnknownAlgorithm {
    /// The name that was found.
    pub name: String,
}

impl Say for UnknownAlgorithm {
    fn say(&self, language: Language) -> String {
        let name = self.name.escape_debug();
        match language {
            Language::Ja => format!("「{name}」という読み方はない。あるのは {}", ids()),
            Language::En => self.to_string(),
        }
    }
}

impl FromStr for Algorithm {
    type Err = UnknownAlgorithm;

    fn from_str(name: &str) -> Result<Self, UnknownAlgorithm> {
        REGISTRY
            .iter()
            .find(|entry| entry.id == name)
            .map(|entry| entry.algorithm)
            .ok_or_else(|| UnknownAlgorithm {
                name: name.to_owned(),
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_registry_is_in_order_and_its_ids_are_unique() {
        for (index, entry) in REGISTRY.iter().enumerate() {
            assert_eq!(entry.algorithm as usize, index);
            assert_eq!(entry.id.parse(), Ok(entry.algorithm));
            let same = REGISTRY.iter().filter(|other| other.id == entry.id);
            assert_eq!(same.count(), 1);
        }
        assert!("alpha".parse::<Algorithm>().is_err());
    }

    #[test]
    fn each_event_of_an_algorithm_happens_on_exactly_one_line() {
        for algorithm in Algorithm::all() {
            for kind in EventKind::ALL {
                let lines = algorithm
                    .pseudo_code()
                    .iter()
                    .filter(|line| line.events.contains(&kind))
                    .count();
                let possible = match kind {
                    EventKind::Cut => algorithm.window_rule() != WindowRule::None,
                    EventKind::Decline => algorithm.declines(),
                    _ => true,
                };
                assert_eq!(lines, usize::from(possible), "{algorithm} {kind:?}");
            }
        }
    }
}
