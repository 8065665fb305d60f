//! Players by name.

use std::fmt;
use std::str::FromStr;

use super::steps::StepSwitch;
use eval::{GameEvaluation, SearchedGame};
use games::shogi::Shogi;
use language::Words;
use search::Steps;

/// The default number of nodes per move of the engine.
pub const DEFAULT_NODES: u64 = 2_000;

/// The node limit of an engine per move.
const MOST_NODES: u64 = 1_000_000_000;

/// The names of players, for help texts.
pub const PLAYER_NAMES: &str = "\
random: any legal move
  one-ply: the best count of pieces after one move (the book's think_1ply)
  one-ply-exchange: the same, less what the opponent then wins by the best exchange on one square (shogi only)
  depth-N: every move to N plies, 1 to 4 (of other games 1 to 8)
  perfect: the move with the greatest exact chance of winning (sugoroku only, which no engine plays)
  engine, engine-NODES: our engine with so many nodes a move
  strong, strong-NODES: the same, leaving out what is hardly worth reading (shogi only); -no-STEP after \
it, as often as one likes, takes a step away (strong-2000-no-pass:material-8): pass, margin, \
late-reduction, check-extension, futility, late-skip, losing-moves
  an evaluator: our engine with it
An evaluator follows after a colon (one-ply:yss, engine-2000:material-1, one-ply:own:P=100,S=1150, of \
Othello depth-3:turtle); without one it is usapyon, of Othello discs, of dōbutsu shōgi steps, of sugoroku pips. \
+shuffle, after everything else (one-ply:yss+shuffle), tries the moves of one-ply, one-ply-exchange \
and depth-N in a random order, so that any of the best is played; without it, it is the first \
generated: in shogi from file 1 to 9, rank 1 to 9, then drops P L N S G B R.";

/// How a player chooses a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// Any legal move.
    Random,
    /// The best static value after one move (usapyon, chapter 3: `think_1ply`).
    OnePly,
    /// The best static value after one move minus the opponent's gain by the best exchange on one
    /// square (usapyon, chapter 3: `think_1ply_exchange`).
    OnePlyExchange,
    /// The best value of a search of every move to this depth, in plies; where chance moves, its mean.
    Depth(u8),
    /// The greatest exact chance of winning, in games where that is known.
    Perfect,
    /// Our engine with this number of nodes per move; `None` for [`DEFAULT_NODES`].
    Engine(Option<u64>),
    /// Our strong engine, which leaves out what it judges not to be worth reading, with this number
    /// of nodes per move; `None` for [`DEFAULT_NODES`].
    Strong(Option<u64>),
}

/// A program that plays a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ComputerPlayer<G: SearchedGame = Shogi> {
    pub method: Method,
    pub evaluation: G::Evaluation,
    /// Whether moves are tried in a random order, so that any of the best may be chosen rather than
    /// the first generated one (the book's hint against always playing the same game).
    pub shuffled: bool,
    /// What the strong engine does; all of it for every other player.
    pub steps: Steps,
}

impl<G: SearchedGame> ComputerPlayer<G> {
    /// A player that plays the first of its best moves, and leaves out no step.
    pub const fn new(method: Method, evaluation: G::Evaluation) -> Self {
        Self { method, evaluation, shuffled: false, steps: Steps::ALL }
    }

    /// Sets the number of nodes per move of an engine whose name does not give one.
    #[must_use]
    pub const fn with_nodes(self, nodes: u64) -> Self {
        match self.method {
            Method::Engine(None) => Self { method: Method::Engine(Some(nodes)), ..self },
            Method::Strong(None) => Self { method: Method::Strong(Some(nodes)), ..self },
            _ => self,
        }
    }

    /// Makes the player choose any of its best moves; an engine, which has its own move order, is
    /// unchanged.
    #[must_use]
    pub const fn shuffling(self) -> Self {
        let shuffled = self.method.can_shuffle();
        Self { shuffled, ..self }
    }
}

impl Method {
    /// Whether the order of moves can be shuffled to any effect.
    const fn can_shuffle(self) -> bool {
        match self {
            Self::OnePly | Self::OnePlyExchange | Self::Depth(_) => true,
            Self::Random | Self::Perfect | Self::Engine(_) | Self::Strong(_) => false,
        }
    }
}

impl<G: SearchedGame> ComputerPlayer<G> {
    /// Whether it is an engine that reads as much as it is told.
    pub const fn needs_limit(&self) -> bool {
        matches!(self.method, Method::Engine(None) | Method::Strong(None))
    }

    /// The name of an engine that has a time instead of a number of nodes.
    pub fn timed_name(&self) -> String {
        let evaluation = self.evaluation.text();
        match self.method {
            Method::Engine(None) => format!("engine:{evaluation}"),
            Method::Strong(None) => format!("strong{}:{evaluation}", self.left_out()),
            _ => self.to_string(),
        }
    }

    /// The steps that it does not take, as its name has them.
    fn left_out(&self) -> String {
        let missing = StepSwitch::ALL.into_iter().filter(|step| !step.is_in(self.steps));
        missing.flat_map(|step| ["-no-", step.name]).collect()
    }
}

impl<G: SearchedGame> fmt::Display for ComputerPlayer<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let evaluation = self.evaluation.text();
        match self.method {
            Method::Random => f.write_str("random")?,
            Method::Perfect => f.write_str("perfect")?,
            Method::OnePly => write!(f, "one-ply:{evaluation}")?,
            Method::OnePlyExchange => write!(f, "one-ply-exchange:{evaluation}")?,
            Method::Depth(plies) => write!(f, "depth-{plies}:{evaluation}")?,
            Method::Engine(nodes) => {
                write!(f, "engine-{}:{evaluation}", nodes.unwrap_or(DEFAULT_NODES))?;
            }
            Method::Strong(nodes) => {
                let left_out = self.left_out();
                write!(f, "strong-{}{left_out}:{evaluation}", nodes.unwrap_or(DEFAULT_NODES))?;
            }
        }
        f.write_str(if self.shuffled { "+shuffle" } else { "" })
    }
}

impl<G: SearchedGame> FromStr for ComputerPlayer<G> {
    type Err = Words;

    fn from_str(text: &str) -> Result<Self, Words> {
        let (name, shuffled) = match text.strip_suffix("+shuffle") {
            Some(name) => (name, true),
            None => (text, false),
        };
        let (name, evaluation) = match (G::Evaluation::find(name), name.split_once(':')) {
            (Ok(_), _) => ("engine", Some(name)),
            // Custom values with an error in them.
            (Err(error), _) if G::Evaluation::is_own(name) => return Err(error),
            (Err(_), Some((name, evaluation))) => (name, Some(evaluation)),
            (Err(_), None) => (name, None),
        };
        let wrong_nodes = || Words::of(|texts| texts.players_nodes(text, MOST_NODES));
        let chosen = evaluation.map(G::Evaluation::find).transpose()?;
        let mut steps = Steps::ALL;
        let mut name = name;
        if G::HAS_STRONG
            && name.starts_with("strong")
            && let Some((engine, left_out)) = name.split_once("-no-")
        {
            for step in left_out.split("-no-") {
                let steps_there_are = StepSwitch::ALL.map(|step| step.name).join(", ");
                let unknown =
                    || Words::of(|texts| texts.players_step(text, step, &steps_there_are));
                steps = StepSwitch::find(step).ok_or_else(unknown)?.left_out_of(steps);
            }
            name = engine;
        }
        let method = if let Some(depth) = name.strip_prefix("depth-") {
            let plies = number(depth).and_then(|depth| u8::try_from(depth).ok());
            let plies = plies.filter(|plies| (1..=G::DEEPEST).contains(plies));
            let refused = || Words::of(|texts| texts.players_depth(G::DEEPEST, text));
            Method::Depth(plies.ok_or_else(refused)?)
        } else if let Some(nodes) = name.strip_prefix("engine-") {
            Method::Engine(Some(nodes_of(nodes).ok_or_else(wrong_nodes)?))
        } else if let Some(nodes) = name.strip_prefix("strong-").filter(|_| G::HAS_STRONG) {
            Method::Strong(Some(nodes_of(nodes).ok_or_else(wrong_nodes)?))
        } else {
            match name {
                "random" => Method::Random,
                "one-ply" => Method::OnePly,
                "one-ply-exchange" if G::EXCHANGES => Method::OnePlyExchange,
                "perfect" if G::chance(&G::start()).is_some() => Method::Perfect,
                "engine" => Method::Engine(None),
                "strong" if G::HAS_STRONG => Method::Strong(None),
                _ => return Err(unknown::<G>(text)),
            }
        };
        match method {
            Method::Random | Method::Perfect if shuffled || chosen.is_some() => {
                return Err(Words::of(|texts| texts.players_random(text)));
            }
            Method::Engine(_) | Method::Strong(_) if G::HAS_CHANCE => {
                return Err(no_engine::<G>());
            }
            Method::Engine(_) | Method::Strong(_) if shuffled => {
                return Err(Words::of(|texts| texts.players_shuffle(text)));
            }
            _ => {}
        }
        Ok(Self { method, evaluation: chosen.unwrap_or_default(), shuffled, steps })
    }
}

/// Why our engine does not play a game.
pub fn no_engine<G: SearchedGame>() -> Words {
    Words::in_each(|language| language.texts().players_no_engine(G::name(language)))
}

/// A sentence with the names of players of the game, of which this is none.
fn unknown<G: SearchedGame>(found: &str) -> Words {
    if G::HAS_STRONG {
        return Words::of(|texts| texts.players_unknown(G::DEEPEST, found));
    }
    let usual = G::Evaluation::default().text();
    Words::in_each(|language| {
        let texts = language.texts();
        if G::HAS_CHANCE {
            return texts.players_unknown_over_chance(G::DEEPEST, found, &usual);
        }
        texts.players_unknown_of_game(G::DEEPEST, found, G::name(language), &usual)
    })
}

/// Parses a number of nodes per move.
fn nodes_of(text: &str) -> Option<u64> {
    number(text).filter(|nodes| (1..=MOST_NODES).contains(nodes))
}

/// Parses a number in plain digits.
fn number(text: &str) -> Option<u64> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
    is_plain.then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use eval::Evaluation;
    use games::othello::Othello;

    #[test]
    fn players_round_trip_through_their_names() {
        for name in [
            "random",
            "one-ply:usapyon",
            "one-ply-exchange:yss+shuffle",
            "depth-2:material-2",
            "engine-500:usapyon",
            "strong-500:material-8",
            "strong-500-no-pass-no-late-skip:material-8",
        ] {
            let player: ComputerPlayer = name.parse().expect("a player");
            assert_eq!(player.to_string(), name);
        }
        let engine: ComputerPlayer = "material-2".parse().expect("a player");
        assert_eq!(engine.method, Method::Engine(None));
        assert_eq!(engine.with_nodes(7).to_string(), "engine-7:material-2");
        let engine: ComputerPlayer = "engine-9".parse().expect("a player");
        assert_eq!(engine.with_nodes(7), engine);
        assert_eq!(engine.shuffling(), engine);
        // Custom values contain colons and plus signs of their own.
        for name in ["own:P=90,+S=1300", "one-ply:own:P=90,+S=1300+shuffle"] {
            let player: ComputerPlayer = name.parse().expect("a player");
            assert!(matches!(player.evaluation, Evaluation::Own(_)));
            assert_eq!(player.to_string().parse(), Ok(player.with_nodes(DEFAULT_NODES)));
            let wrong = name.replace("P=90", "X=90").parse::<ComputerPlayer>();
            assert!(wrong.expect_err("a wrong piece").en.contains("found the piece \"X\""));
        }
    }

    #[test]
    fn an_invalid_player_name_is_refused_with_the_expected_form() {
        let error = |name: &str| name.parse::<ComputerPlayer>().expect_err(name).to_string();
        for (name, part) in [
            ("", "expected random, one-ply"),
            ("two-ply", "\"two-ply\""),
            ("one-ply:", "unknown evaluator"),
            ("one-ply:nobody", "\"nobody\", expected one of usapyon"),
            ("depth-", "depth-1 to depth-4"),
            ("depth-0", "depth-1 to depth-4"),
            ("depth-5", "depth-1 to depth-4"),
            ("depth-+2", "depth-1 to depth-4"),
            ("engine-0", "engine-1 to"),
            ("engine-99999999999999999999999", "engine-1 to"),
            ("yss:yss", "\"yss:yss\""),
            ("random:yss", "expected random alone"),
            ("random+shuffle", "expected random alone"),
            ("engine+shuffle", "without +shuffle"),
            ("one-ply+shuffle:yss", "unknown evaluator"),
            ("strong-no-passes:yss", "\"passes\", expected one of pass, margin"),
            ("engine-9-no-pass:yss", "engine-1 to"),
        ] {
            let said = error(name);
            assert!(said.contains(part) || name.contains("+shuffle:"), "{name}: {said}");
        }
    }
    #[test]
    fn othello_players_round_trip_through_their_names() {
        type Player = ComputerPlayer<Othello>;
        for name in ["random", "depth-3:turtle", "depth-1:discs-winner"] {
            let player: Player = name.parse().expect("a player");
            assert_eq!(player.to_string(), name);
        }
        let plain: Player = "depth-2".parse().expect("a player");
        assert_eq!(plain.to_string(), "depth-2:discs");
        for (name, part) in [
            ("", "expected random"),
            ("depth-0:turtle", "depth-1 to depth-8"),
            ("depth-9", "depth-1 to depth-8"),
            ("depth-+1", "depth-1 to depth-8"),
            ("random:turtle", "\"random:turtle\""),
            ("depth-2:yss", "\"yss\""),
            ("one-ply-exchange", "\"one-ply-exchange\""),
            ("tortoise", "as in depth-3:discs"),
        ] {
            let error = name.parse::<Player>().expect_err(name);
            assert!(error.to_string().contains(part), "{name}: {error}");
            assert!(!error.ja.is_ascii());
        }
    }
}
