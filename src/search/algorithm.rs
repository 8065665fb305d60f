//! The registry of algorithms.

use language::says_errors;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::code::{Moment, PseudoLine};
use super::columns::{NodeColumns, SheetColumns, TermOfArt};
use super::level::CodeLevel;
use super::memory::Memory;
use super::row::{Aim, AlgorithmRow, Manner, Need};
use super::run::Run;
use super::sampling::sheet::SHEET;
use super::sampling::{Descent, sample};
use game::{Evaluator, Game};
use language::{Language, Say};
use score::{BoundedScore, Player, Score, Window};
use trace::{Observer, Visit};

/// The window of a root.
const FULL: Window = Window::FULL;

/// Defines the enum of algorithms, the table of their rows, and how each one searches any game.
macro_rules! registry {
    (|$game:ident, $at:ident, $depth:ident, $run:ident|
    $($(#[$doc:meta])* $name:ident = $row:expr => $search:expr),* $(,)?) => {
        /// A textbook algorithm.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(into = "&'static str", try_from = "String")]
        pub enum Algorithm {
            $($(#[$doc])* $name),*
        }

        /// Every algorithm with its row, in the order in which a menu lists them.
        const REGISTRY: &[(Algorithm, AlgorithmRow)] = &[$((Algorithm::$name, $row)),*];

        impl Default for Algorithm {
            /// The first in the menu.
            fn default() -> Self {
                REGISTRY[0].0
            }
        }

        /// Runs `algorithm` from the root for some plies.
        pub(super) fn run_textbook<G: Game>(
            algorithm: Algorithm,
            $game: &G,
            $at: &G::Position,
            $depth: u8,
            $run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
        ) -> BoundedScore {
            match algorithm {
                $(Algorithm::$name => $search),*
            }
        }
    };
}

registry! {
    |game, at, depth, run|
    /// [`minimax`](super::minimax).
    Minimax = super::minimax::ROW => super::minimax::minimax(game, at, depth, run.at_root()),
    /// [`alpha_beta`](super::alpha_beta).
    AlphaBeta = super::alpha_beta::ROW =>
        super::alpha_beta::alpha_beta(game, at, depth, FULL, run.at_root()),
    /// [`alpha_beta_shallow`](super::alpha_beta_shallow).
    AlphaBetaShallow = super::alpha_beta_shallow::ROW =>
        super::alpha_beta_shallow::alpha_beta_shallow(game, at, depth, FULL, run.at_root()),
    /// [`pvs`](super::pvs).
    Pvs = super::pvs::ROW => super::pvs::pvs(game, at, depth, FULL, run.at_root()),
    /// [`mtd_f`](super::mtd_f).
    MtdF = super::mtd_f::ROW => super::mtd_f::mtd_f(game, at, depth, run.guess(), run),
    /// [`mtd_f`](super::mtd_f) from +∞.
    SssStar = super::sss_star::ROW => super::mtd_f::mtd_f(game, at, depth, Score::MAX, run),
    /// [`wishful`](super::wishful).
    Wishful = super::wishful::ROW =>
        super::wishful::wishful(game, at, depth, game.player(at), run.at_root()),
    /// [`expectiminimax`](super::expectiminimax).
    Expectiminimax = super::expectiminimax::ROW =>
        super::expectiminimax::expectiminimax(game, at, depth, run.at_root()),
    /// Expectiminimax with bounds.
    Star1 = super::star::STAR1 => super::star::star(game, at, depth, false, run),
    /// The same with probes.
    Star2 = super::star::STAR2 => super::star::star(game, at, depth, true, run),
    /// [`max_n`](super::max_n).
    MaxN = super::max_n::MAX_N => super::max_n::max_n(game, at, depth, (Aim::OwnPayoff, None), run.at_root()),
    /// The same with cuts.
    MaxNShallow = super::max_n::SHALLOW => {
        let sum = run.evaluator.sum(game);
        super::max_n::max_n(game, at, depth, (Aim::OwnPayoff, sum), run.at_root())
    },
    /// All against the first player.
    Paranoid = super::max_n::PARANOID => super::max_n::max_n(game, at, depth, (Aim::Mover, None), run.at_root()),
    /// [`exchange`](super::exchange).
    Exchange = super::exchange::ROW => super::exchange::exchange(game, at, run.at_root()),
    /// [`quiescence`](super::quiescence).
    Quiescence = super::quiescence::ROW =>
        super::quiescence::quiescence(game, at, depth, run.at_root()),
    /// [`quiescence_alpha_beta`](super::quiescence_alpha_beta).
    QuiescenceAlphaBeta = super::quiescence_alpha_beta::ROW =>
        super::quiescence_alpha_beta::quiescence_alpha_beta(game, at, depth, FULL, run.at_root()),
    /// [`pns`](super::pns).
    Pns = super::pns::ROW => super::pns::pns(game, at, depth, run.at_root()),
    /// [`df_pn`](super::df_pn).
    DfPn = super::df_pn::ROW => super::df_pn::df_pn(game, at, depth, run.at_root()),
    /// `b_star`.
    BStar = super::b_star::ROW => super::b_star::b_star(game, at, depth, run.at_root()),
    /// [`search_iterated`](super::search_iterated); without passes it is alpha-beta.
    IteratedGeneration = super::iterated_generation::ROW =>
        super::alpha_beta::alpha_beta(game, at, depth, FULL, run.at_root()),
    /// Our [`engine`](super::Engine); without the game itself it is one iteration, see
    /// [`search_reading`](super::search_reading).
    Engine = super::engine::ENGINE =>
        super::engine::remembering_pvs(game, at, depth, (FULL, Visit::First), run.at_root()),
    /// Our engine with a judgement ([`Selective`](super::Selective)), which needs a game with
    /// passes, see [`search_selectively`](super::search_selectively).
    SelectiveSearch = super::engine::SELECTIVE =>
        super::engine::remembering_pvs(game, at, depth, (FULL, Visit::First), run.at_root()),
    /// UCB1 at the root, and playouts below it.
    Ucb1 = super::ucb1::ROW => sample(game, at, Descent::Bandit, run.at_root()).value(),
    /// Every move of the root in turn.
    FlatMonteCarlo = super::flat_monte_carlo::ROW =>
        sample(game, at, Descent::InTurn, run.at_root()).value(),
    /// UCB1 from node to node.
    Uct = super::uct::ROW => sample(game, at, Descent::Confidence, run.at_root()).value(),
    /// Means and priors from node to node.
    Puct = super::puct::ROW => sample(game, at, Descent::Priors, run.at_root()).value(),
    /// [`and_or`](super::and_or): one iteration; [`search_mate`](super::search_mate) deepens.
    AndOr = super::and_or::ROW =>
        super::and_or::and_or(game, at, depth, game.player(at), run.at_root()),
}

impl Algorithm {
    /// Every algorithm, in the order in which a menu lists them.
    pub fn all() -> impl Iterator<Item = Self> {
        REGISTRY.iter().map(|(algorithm, _)| *algorithm)
    }

    fn row(self) -> &'static AlgorithmRow {
        // The macro defines the enum and the table in one order.
        &REGISTRY[self as usize].1
    }

    /// The name in files and on the command line.
    pub fn id(self) -> &'static str {
        self.row().id
    }

    /// The displayed name.
    pub fn name(self, language: Language) -> String {
        (self.row().name)(language.texts())
    }

    /// Other names in use, in either language.
    pub fn also(self) -> &'static [&'static str] {
        self.row().also
    }

    /// The first in the menu that `fits`, which is the plainest; `None` if there is none.
    pub fn plainest(fits: impl Fn(Self) -> bool) -> Option<Self> {
        Self::all().find(|&algorithm| fits(algorithm))
    }

    /// Its requirements.
    pub fn needs(self) -> &'static [Need] {
        self.row().needs
    }

    /// Whether it skips moves that can no longer matter.
    pub fn cuts(self) -> bool {
        self.row().cuts
    }

    /// The numbers that it keeps at nodes instead of values, until they are settled.
    pub fn columns(self) -> Option<&'static NodeColumns> {
        self.row().columns
    }

    /// Whether it determines by such numbers only whether the player at the root can reach a value
    /// better than 0.
    pub fn proves(self) -> bool {
        self.columns().is_some_and(|columns| !columns.are_values())
    }

    /// Whether such numbers are the ends of an interval of values for Black.
    pub fn keeps_intervals(self) -> bool {
        self.columns().is_some_and(NodeColumns::are_values)
    }

    /// The numbers that are written on a sheet of its runs instead of values.
    pub fn sheet_columns(self) -> Option<&'static SheetColumns> {
        let sampled = self.samples().map(|_| &SHEET);
        self.columns().map(|columns| &columns.sheet).or(sampled)
    }

    /// Whether two numbers stand in its nodes instead of a value.
    pub fn keeps_numbers(self) -> bool {
        self.columns().is_some() || self.samples().is_some()
    }

    /// How it samples, if it does: then its values are estimates.
    pub fn samples(self) -> Option<Descent> {
        self.row().samples
    }

    /// Whether it keeps a window, outside which values cannot matter.
    pub fn keeps_window(self) -> bool {
        self.row().window
    }

    /// Whether it passes its whole window down, which deep cuts require.
    pub fn hands_down(self) -> bool {
        self.row().hands_down
    }

    /// Whether it may visit a node more than once in a run.
    pub fn revisits(self) -> bool {
        self.row().revisits
    }

    /// Whether it scouts: tests with a null window only whether a move is better.
    pub fn scouts(self) -> bool {
        self.row().scouts
    }

    /// Whether it needs a memory of positions; without one it finds the same value with more work.
    pub fn remembers(self) -> bool {
        self.row().remembers
    }

    /// Whether it grows its tree itself, possibly generating moves at a node more than once.
    pub fn grows_itself(self) -> bool {
        self.needs().contains(&Need::Searched)
    }

    /// Whether it passes to find the opponent's threat, and generates moves in answer to it.
    pub fn passes(self) -> bool {
        self.needs().contains(&Need::Passing)
    }

    /// Whether it only determines who wins, by numbers at nodes or with values that say no more.
    pub fn asks_who_wins(self) -> bool {
        self.proves() || self.needs().contains(&Need::TwoValued)
    }

    /// Whether it finds the value of a position under best play of both sides, as far as it reads.
    pub fn finds_value(self) -> bool {
        !self.asks_who_wins()
            && !self.guesses()
            && !self.keeps_numbers()
            && !self.shares()
            && self.row().aim == Aim::Mover
    }

    /// Whether its values are payoffs of each player; the others need two sides.
    pub fn shares(self) -> bool {
        self.needs().contains(&Need::Payoffs)
    }

    /// Whether it takes the mean where chance moves.
    pub fn weighs(self) -> bool {
        self.row().weighs
    }

    /// Whether it runs where chance moves: it takes the mean there, or goes on as chance does.
    pub fn meets_chance(self) -> bool {
        self.weighs() || self.samples().is_some()
    }

    /// Whether it counts mates from the horizon of the current iteration rather than that of the
    /// whole tree.
    pub fn counts_mates_by_iteration(self) -> bool {
        self.row().mates_by_iteration
    }

    /// Whether it guesses: leaves out, or reads with less depth, what may matter, so that its value
    /// may be wrong.
    pub fn guesses(self) -> bool {
        self.needs().contains(&Need::NullMove)
    }

    /// The algorithm that finds the same value without skipping moves; itself, if it skips none or
    /// if there is no such algorithm.
    #[must_use]
    pub fn uncut(self) -> Self {
        let uncut = self.row().uncut.and_then(|id| id.parse().ok());
        uncut.unwrap_or(self)
    }

    pub fn pseudo_code(self, level: CodeLevel) -> &'static [PseudoLine] {
        self.row().code.lines(level)
    }

    /// The index of the line of pseudo-code that stands for a step: the one of its case, if there is
    /// one.
    pub fn lit_line(self, of: &Moment<'_>, level: CodeLevel) -> Option<usize> {
        let lines = self.pseudo_code(level);
        let own = lines.iter().position(|line| line.is_case(of));
        own.or_else(|| lines.iter().position(|line| line.events.contains(&of.step.kind)))
    }

    /// The columns of all algorithms that have some, each once.
    pub fn all_columns() -> impl Iterator<Item = &'static NodeColumns> {
        let mut seen: Vec<&'static str> = Vec::new();
        Self::all().filter_map(Self::columns).filter(move |columns| {
            let id = columns.columns[0].id;
            let is_new = !seen.contains(&id);
            seen.push(id);
            is_new
        })
    }

    /// The terms that algorithms bring along.
    pub fn terms() -> impl Iterator<Item = &'static TermOfArt> {
        Self::all_columns().flat_map(|columns| columns.terms)
    }

    /// The manner in which its steps are described.
    pub fn manner(self) -> Manner {
        self.row().manner
    }

    /// Whether it uses the option to decline.
    pub fn declines(self) -> bool {
        let stops = |need: &Need| matches!(need, Need::Stopping | Need::Quiet);
        self.needs().iter().any(stops)
    }

    /// Whether it searches only captures on one square, so that there is a swap list.
    pub fn is_exchange(self) -> bool {
        self.needs().contains(&Need::OneSquare)
    }

    /// What a node does with the values of its children where a player moves.
    pub fn aim(self) -> Aim {
        self.row().aim
    }

    /// Whose payoff counts where the player with this number is to move: its own, or that of the first
    /// player, counted from 0.
    pub fn counted_seat(self, seat: u8) -> u8 {
        if self.row().aim == Aim::OwnPayoff { seat } else { 0 }
    }

    /// The player who chooses at a node where `mover` is to move, given the player at the root.
    pub fn chooser(self, root: Player, mover: Player) -> Player {
        match self.row().aim {
            Aim::Mover => mover,
            Aim::RootPlayer => root,
            Aim::OwnPayoff => Player::Max,
        }
    }
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// The ids of all algorithms, as text.
fn ids() -> String {
    let ids: Vec<_> = REGISTRY.iter().map(|(_, row)| row.id).collect();
    ids.join(", ")
}

/// The name does not belong to an algorithm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownAlgorithm {
    pub name: String,
}

impl Say for UnknownAlgorithm {
    fn say(&self, language: Language) -> String {
        let name = self.name.escape_debug().to_string();
        language.texts().algorithms_unknown(ids(), name)
    }
}

says_errors!(UnknownAlgorithm);

impl From<Algorithm> for &'static str {
    fn from(algorithm: Algorithm) -> Self {
        algorithm.id()
    }
}

impl TryFrom<String> for Algorithm {
    type Error = UnknownAlgorithm;

    fn try_from(name: String) -> Result<Self, UnknownAlgorithm> {
        name.parse()
    }
}

impl FromStr for Algorithm {
    type Err = UnknownAlgorithm;

    fn from_str(name: &str) -> Result<Self, UnknownAlgorithm> {
        REGISTRY
            .iter()
            .find(|(_, row)| row.id == name)
            .map(|(algorithm, _)| *algorithm)
            .ok_or_else(|| UnknownAlgorithm { name: name.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trace::EventKind;

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
    fn each_event_has_one_line_at_each_level_of_pseudo_code() {
        for (algorithm, level) in
            Algorithm::all().flat_map(|algorithm| CodeLevel::ALL.map(|level| (algorithm, level)))
        {
            let lines = algorithm.pseudo_code(level);
            if level == CodeLevel::Coarse {
                assert!((3..=7).contains(&lines.len()), "{algorithm}: {}", lines.len());
            }
            for kind in EventKind::ALL {
                let has_it = lines.iter().filter(|line| line.events.contains(&kind));
                let count = has_it.count();
                let least = match kind {
                    EventKind::Enter => 1,
                    // A search that samples finds no values.
                    EventKind::Ask
                    | EventKind::Leaf
                    | EventKind::Improve
                    | EventKind::Keep
                    | EventKind::Exit => usize::from(algorithm.samples().is_none()),
                    EventKind::Cut => usize::from(algorithm.cuts()),
                    EventKind::Narrow => usize::from(algorithm.keeps_window()),
                    EventKind::Decline => usize::from(algorithm.declines()),
                    // The coarsest code has the same events as the others.
                    _ => {
                        let coarse = algorithm.pseudo_code(CodeLevel::Coarse);
                        usize::from(coarse.iter().any(|line| line.events.contains(&kind)))
                    }
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
