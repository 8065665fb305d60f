//! The registry of algorithms.

use language::says_errors;
use std::fmt;
use std::str::FromStr;

use super::code::PseudoLine;
use super::level::CodeLevel;
use super::memory::Memory;
use super::row::{AlgorithmRow, Chooser, Manner, Need, Textbook};
use super::run::Run;
use game::{Evaluator, Game};
use language::{Language, Say};
use score::{BoundedScore, Player};
use trace::{EventKind, Observer};

/// Makes the enum of algorithms, the table of their rows, and what runs each of them.
macro_rules! registry {
    ($($(#[$doc:meta])* $name:ident = $textbook:path),* $(,)?) => {
        /// A textbook algorithm.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Algorithm {
            $($(#[$doc])* $name),*
        }

        /// Every algorithm with its row, in the order in which a menu lists them.
        const REGISTRY: &[(Algorithm, AlgorithmRow)] =
            &[$((Algorithm::$name, <$textbook as Textbook>::ROW)),*];

        impl Default for Algorithm {
            /// The first one of the menu.
            fn default() -> Self {
                REGISTRY[0].0
            }
        }

        /// Runs `algorithm` from `at`, the root, for `depth` plies.
        pub(super) fn run_textbook<G: Game>(
            algorithm: Algorithm,
            game: &G,
            at: &G::Position,
            depth: u8,
            run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
        ) -> BoundedScore {
            match algorithm {
                $(Algorithm::$name => <$textbook as Textbook>::search(game, at, depth, run)),*
            }
        }
    };
}

registry! {
    /// [`minimax`](super::minimax).
    Minimax = super::minimax::Minimax,
    /// [`alpha_beta`](super::alpha_beta).
    AlphaBeta = super::alpha_beta::AlphaBeta,
    /// [`alpha_beta_shallow`](super::alpha_beta_shallow).
    AlphaBetaShallow = super::alpha_beta_shallow::AlphaBetaShallow,
    /// [`pvs`](super::pvs).
    Pvs = super::pvs::Pvs,
    /// [`mtd_f`](super::mtd_f).
    MtdF = super::mtd_f::MtdF,
    /// [`wishful`](super::wishful).
    Wishful = super::wishful::Wishful,
    /// [`exchange`](super::exchange).
    Exchange = super::exchange::TakeOrDecline,
    /// [`quiescence`](super::quiescence).
    Quiescence = super::quiescence::QuiescenceSearch,
    /// [`quiescence_alpha_beta`](super::quiescence_alpha_beta).
    QuiescenceAlphaBeta = super::quiescence_alpha_beta::QuiescenceAlphaBeta,
    /// [`pns`](super::pns).
    Pns = super::pns::Pns,
    /// [`df_pn`](super::df_pn).
    DfPn = super::df_pn::DfPn,
    /// [`search_iterated`](super::search_iterated).
    IteratedGeneration = super::iterated_generation::IteratedGeneration,
    /// Our [`engine`](super::Engine).
    Engine = super::engine::EngineSearch,
    /// [`and_or`](super::and_or).
    AndOr = super::and_or::AndOr,
}

impl Algorithm {
    /// Every algorithm, in the order in which a menu lists them.
    pub fn all() -> impl Iterator<Item = Self> {
        REGISTRY.iter().map(|(algorithm, _)| *algorithm)
    }

    fn row(self) -> &'static AlgorithmRow {
        // The macro writes enum and table in one order.
        &REGISTRY[self as usize].1
    }

    /// The name in files and on the command line.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.row().id
    }

    /// The name for people.
    #[must_use]
    pub fn name(self, language: Language) -> String {
        (self.row().name)(language.texts())
    }

    /// What else people call it, in either language.
    #[must_use]
    pub fn also(self) -> &'static [&'static str] {
        self.row().also
    }

    /// The first one of the menu that fits, which is the plainest; none, if none does.
    pub fn plainest(fits: impl Fn(Self) -> bool) -> Option<Self> {
        Self::all().find(|&algorithm| fits(algorithm))
    }

    /// What it cannot run without.
    #[must_use]
    pub fn needs(self) -> &'static [Need] {
        self.row().needs
    }

    /// Whether it skips moves that cannot matter any more.
    #[must_use]
    pub fn cuts(self) -> bool {
        self.row().cuts
    }

    /// Whether it asks for no value, but whether the player at the root can reach one that is better
    /// than 0, by proof and disproof numbers.
    #[must_use]
    pub fn proves(self) -> bool {
        self.row().proves
    }

    /// Whether it keeps a window: what lies outside cannot matter.
    #[must_use]
    pub fn keeps_window(self) -> bool {
        self.row().window
    }

    /// Whether it hands its window down whole: only then are there deep cuts.
    #[must_use]
    pub fn hands_down(self) -> bool {
        self.row().hands_down
    }

    /// Whether it may come to a node more than once in a run.
    #[must_use]
    pub fn revisits(self) -> bool {
        self.row().revisits
    }

    /// Whether it scouts: asks of moves, with a null window, no more than whether they are better.
    #[must_use]
    pub fn scouts(self) -> bool {
        self.row().scouts
    }

    /// Whether it needs a memory, in which it looks up what it has found of a position: without one it
    /// finds the same, and reads more.
    #[must_use]
    pub fn remembers(self) -> bool {
        self.row().remembers
    }

    /// Whether it grows its tree itself, and may generate moves more than once at a node.
    #[must_use]
    pub fn grows_itself(self) -> bool {
        self.needs().contains(&Need::Searched)
    }

    /// Whether it asks what follows a pass, and generates its moves from that.
    #[must_use]
    pub fn passes(self) -> bool {
        self.needs().contains(&Need::Passing)
    }

    /// Whether it only asks who wins: by proof numbers, or of values that say no more.
    #[must_use]
    pub fn asks_who_wins(self) -> bool {
        self.proves() || self.needs().contains(&Need::TwoValued)
    }

    /// Whether it finds what a position is worth if both sides choose what is best for them.
    #[must_use]
    pub fn finds_value(self) -> bool {
        !self.asks_who_wins() && self.row().chooser == Chooser::Mover
    }

    /// Whether it counts mates from the horizon of the iteration in which it finds them, and not from
    /// that of the whole tree.
    #[must_use]
    pub fn counts_mates_by_iteration(self) -> bool {
        self.row().mates_by_iteration
    }

    /// What finds the same value without skipping any move; itself, if it skips none, or if nothing
    /// does.
    #[must_use]
    pub fn uncut(self) -> Self {
        let uncut = self.row().uncut.and_then(|id| id.parse().ok());
        uncut.unwrap_or(self)
    }

    /// Its code at a level, as people read it.
    #[must_use]
    pub fn pseudo_code(self, level: CodeLevel) -> &'static [PseudoLine] {
        self.row().code.lines(level)
    }

    /// The line of pseudo-code on which an event happens.
    #[must_use]
    pub fn line_of(self, kind: EventKind, level: CodeLevel) -> Option<usize> {
        self.pseudo_code(level)
            .iter()
            .position(|line| line.events.contains(&kind))
    }

    /// How its steps are told.
    #[must_use]
    pub fn manner(self) -> Manner {
        self.row().manner
    }

    /// Whether the algorithm knows the choice to decline.
    #[must_use]
    pub fn declines(self) -> bool {
        let stops = |need: &Need| matches!(need, Need::Stopping | Need::Quiet);
        self.needs().iter().any(stops)
    }

    /// Whether it reads captures on one square alone: then there is a swap list.
    #[must_use]
    pub fn is_exchange(self) -> bool {
        self.needs().contains(&Need::OneSquare)
    }

    /// Who chooses where `mover` is to move and `root` is to move at the root.
    #[must_use]
    pub fn chooser(self, root: Player, mover: Player) -> Player {
        match self.row().chooser {
            Chooser::Mover => mover,
            Chooser::RootPlayer => root,
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
    let ids: Vec<_> = REGISTRY.iter().map(|(_, row)| row.id).collect();
    ids.join(", ")
}

/// There is no algorithm of this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownAlgorithm {
    /// The name that was found.
    pub name: String,
}

impl Say for UnknownAlgorithm {
    fn say(&self, language: Language) -> String {
        let name = self.name.escape_debug().to_string();
        language.texts().algorithms_unknown(ids(), name)
    }
}

says_errors!(UnknownAlgorithm);

impl FromStr for Algorithm {
    type Err = UnknownAlgorithm;

    fn from_str(name: &str) -> Result<Self, UnknownAlgorithm> {
        REGISTRY
            .iter()
            .find(|(_, row)| row.id == name)
            .map(|(algorithm, _)| *algorithm)
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
        for (index, (algorithm, row)) in REGISTRY.iter().enumerate() {
            assert_eq!(*algorithm as usize, index);
            assert_eq!(row.id.parse(), Ok(*algorithm));
            let same = REGISTRY.iter().filter(|(_, other)| other.id == row.id);
            assert_eq!(same.count(), 1);
            let is_named = |language| !algorithm.name(language).is_empty();
            assert!(Language::ALL.into_iter().all(is_named));
        }
        assert!("alpha".parse::<Algorithm>().is_err());
    }

    #[test]
    fn at_each_level_an_event_has_one_line_and_only_who_cuts_has_one_for_cuts() {
        for (algorithm, level) in
            Algorithm::all().flat_map(|algorithm| CodeLevel::ALL.map(|level| (algorithm, level)))
        {
            let lines = algorithm.pseudo_code(level);
            if level == CodeLevel::Coarse {
                assert!(
                    (3..=6).contains(&lines.len()),
                    "{algorithm}: {}",
                    lines.len()
                );
            }
            for kind in EventKind::ALL {
                let has_it = lines.iter().filter(|line| line.events.contains(&kind));
                let count = has_it.count();
                let least = match kind {
                    EventKind::Enter
                    | EventKind::Ask
                    | EventKind::Leaf
                    | EventKind::Improve
                    | EventKind::Keep
                    | EventKind::Exit => 1,
                    EventKind::Cut => usize::from(algorithm.cuts()),
                    EventKind::Narrow => usize::from(algorithm.keeps_window()),
                    EventKind::Decline => usize::from(algorithm.declines()),
                    // The coarsest code has the same events as the others.
                    _ => usize::from(algorithm.line_of(kind, CodeLevel::Coarse).is_some()),
                };
                assert_eq!(count, least, "{algorithm} {level:?} {kind:?}");
            }
        }
    }

    #[test]
    fn finer_code_has_more_lines() {
        for algorithm in Algorithm::all() {
            let lines = CodeLevel::ALL.map(|level| algorithm.pseudo_code(level).len());
            assert!(lines.is_sorted_by(|a, b| a < b), "{algorithm}: {lines:?}");
        }
    }
}
