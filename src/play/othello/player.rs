//! Players of Othello by name.

use language::says_errors;
use std::fmt;
use std::str::FromStr;

use eval::OthelloEvaluation;
use eval::othello::OthelloEvaluationError;
use language::{Language, Say};

/// The depth limit of a player's search, in plies.
const DEEPEST: u8 = 8;

/// The names of players, for help texts.
pub const OTHELLO_PLAYER_NAMES: &str = "\
random: any legal move
  depth-N: every move to N plies, 1 to 8, and the first of the best
An evaluator follows after a colon (depth-3:turtle, depth-3:mobility); without one it is discs.";

/// How a player chooses a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OthelloMethod {
    /// Any legal move.
    Random,
    /// Alpha-beta to a fixed depth.
    Depth {
        plies: u8,
        evaluation: OthelloEvaluation,
    },
}

/// A program that plays Othello.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OthelloPlayer {
    pub method: OthelloMethod,
}

impl fmt::Display for OthelloPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.method {
            OthelloMethod::Random => f.write_str("random"),
            OthelloMethod::Depth { plies, evaluation } => write!(f, "depth-{plies}:{evaluation}"),
        }
    }
}

/// A text that does not name a player of Othello.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OthelloPlayerError {
    Unknown { found: String },
    Evaluator(OthelloEvaluationError),
}

impl Say for OthelloPlayerError {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Unknown { found } => language.texts().players_unknown_of_othello(DEEPEST, found),
            Self::Evaluator(unknown) => unknown.say(language),
        }
    }
}

says_errors!(OthelloPlayerError);

impl FromStr for OthelloPlayer {
    type Err = OthelloPlayerError;

    fn from_str(text: &str) -> Result<Self, OthelloPlayerError> {
        let unknown = || OthelloPlayerError::Unknown {
            found: text.to_owned(),
        };
        if text == "random" {
            let method = OthelloMethod::Random;
            return Ok(Self { method });
        }
        let (name, evaluation) = match text.split_once(':') {
            Some((name, evaluation)) => (name, Some(evaluation)),
            None => (text, None),
        };
        let depth = name.strip_prefix("depth-").ok_or_else(unknown)?;
        let is_plain = depth.bytes().all(|byte| byte.is_ascii_digit());
        let plies = is_plain.then(|| depth.parse().ok()).flatten();
        let plies = plies.filter(|plies| (1..=DEEPEST).contains(plies));
        let plies = plies.ok_or_else(unknown)?;
        let evaluation = evaluation.map(str::parse).transpose();
        let evaluation = evaluation
            .map_err(OthelloPlayerError::Evaluator)?
            .unwrap_or_default();
        let method = OthelloMethod::Depth { plies, evaluation };
        Ok(Self { method })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_of_othello_comes_back_from_its_name() {
        for name in ["random", "depth-3:turtle", "depth-1:discs-winner"] {
            let player: OthelloPlayer = name.parse().expect("a player");
            assert_eq!(player.to_string(), name);
        }
        let plain: OthelloPlayer = "depth-2".parse().expect("a player");
        assert_eq!(plain.to_string(), "depth-2:discs");
        for (name, part) in [
            ("", "expected random"),
            ("depth-0:turtle", "depth-1 to depth-8"),
            ("depth-9", "depth-1 to depth-8"),
            ("depth-+1", "depth-1 to depth-8"),
            ("random:turtle", "\"random:turtle\""),
            ("depth-2:yss", "\"yss\""),
            ("turtle", "as in depth-3:turtle"),
        ] {
            let error = name.parse::<OthelloPlayer>().expect_err(name);
            assert!(error.to_string().contains(part), "{name}: {error}");
            assert!(!error.say(Language::Ja).is_ascii());
        }
    }
}
