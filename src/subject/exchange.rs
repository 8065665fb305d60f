//! An exchange (取り合い) on a square: either side captures there, or declines.

use language::says_errors;
use serde::{Deserialize, Serialize};
use shogi_core::{Color, Move, PieceKind, Square};
use shunsai::Position;

use super::change::{LessonSetting, SetupChange};
use super::field::FieldError;
use super::further::HasFurther;
use super::interface::{Setup, ShogiSubject, Subject, SubjectTree, Unread, Valuation, choice};
use super::shogi::{ShogiRoot, position_of};
use super::stopping::Stopping;
use super::values::ValueScheme;
use eval::Evaluation;
use formats::sfen::to_sfen;
use formats::usi::parse_square;
use game::{CaptureOrder, Captures, Exchange, Exchanged, Gained, Game};
use games::board::{Arrow, Board};
use games::shogi::attackers::with_batteries;
use games::shogi::notation::{kind_name, square_name_in};
use games::shogi::shown::place;
use games::shogi::values::Counting;
use games::shogi::{Shogi, player_of};
use language::{Language, Say, signed};
use score::Score;
use search::{MoveFilter, PlannedSearch, Quiescence};
use tree::{MoveCode, NodeId, Packed, Tree, Watch, grow};

/// An exchange on a square of a shogi position, in a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExchangeSetup {
    pub sfen: String,
    /// Moves from there to the position of the lesson, in USI.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    /// The contested square: `6d`.
    pub square: String,
    /// The evaluator whose piece values are used for captures, by id (`usapyon`, `yss` …), or
    /// custom values.
    pub values: ValueScheme,
    pub captures: CaptureOrder,
    /// How many of the last moves are captures of the exchange: gains count from before them.
    #[serde(skip)]
    pub counted: u8,
}

impl HasFurther for ExchangeSetup {
    fn values_mut(&mut self) -> Option<&mut ValueScheme> {
        Some(&mut self.values)
    }

    fn change(&mut self, change: &SetupChange) -> bool {
        match change {
            SetupChange::Values(values) => self.values = values.clone(),
            SetupChange::Captures(captures) => self.captures = *captures,
            SetupChange::Play(mv) => self.moves.push(mv.clone()),
            SetupChange::TakeBack => return self.moves.pop().is_some(),
            SetupChange::After { moves, .. } => {
                self.moves.extend_from_slice(moves);
                self.counted =
                    self.counted.saturating_add(u8::try_from(moves.len()).unwrap_or(u8::MAX));
            }
            SetupChange::Sampling(_)
            | SetupChange::Ours
            | SetupChange::Leaf { .. }
            | SetupChange::MoveChild { .. }
            | SetupChange::Arrange(_)
            | SetupChange::Root(_)
            | SetupChange::Depth(_)
            | SetupChange::Leaves(_)
            | SetupChange::Order(_) => return false,
        }
        true
    }
}

impl Setup for &ExchangeSetup {
    fn stopping(&self) -> Stopping {
        Stopping::OnOneSquare
    }

    fn settings(&self) -> Vec<LessonSetting> {
        let root = position_of(&self.sfen, &self.moves);
        let fits =
            |values: Evaluation| root.as_ref().is_ok_and(|(root, _)| values.fits(root).is_ok());
        vec![LessonSetting::values(&self.values, fits), LessonSetting::captures(self.captures)]
    }

    fn plays(&self) -> (bool, bool) {
        (true, !self.moves.is_empty())
    }

    /// At each node: the candidate captures, then the option to decline.
    fn grow(&self, _: PlannedSearch, watch: Watch<'_>) -> Result<SubjectTree, FieldError> {
        let root = ShogiRoot::of(&self.sfen, &self.moves)?;
        let square =
            parse_square(&self.square).map_err(|error| FieldError::new(error).field("square"))?;
        let evaluation = self.values.evaluation().map_err(|error| error.field("values"))?;
        check_target(&root.position, square)
            .map_err(|error| FieldError::new(error).field("square"))?;
        let game = Shogi { values: evaluation.values() };
        let exchange = Exchange { game: &game, square, order: self.captures };
        let start = self.start(&exchange, &root).map_err(|error| error.field("moves"))?;
        let tree = grow(&exchange, &start, u8::MAX, watch, &Gained);
        let subject = ExchangeSubject { root, square, game, order: self.captures, evaluation };
        Ok(SubjectTree::of_shogi(tree, subject))
    }
}

impl ExchangeSetup {
    /// The root, with what has been gained before it.
    fn start(
        &self,
        exchange: &Exchange<'_, Shogi>,
        root: &ShogiRoot,
    ) -> Result<Exchanged<Position>, FieldError> {
        let before = self.moves.len().saturating_sub(self.counted.into());
        let (position, _) = position_of(&self.sfen, &self.moves[..before])?;
        let captures = root.before[before..].iter();
        Ok(captures.fold(Exchanged::start(position), |at, &mv| exchange.after(&at, mv)))
    }
}

#[derive(Clone, Debug)]
pub struct ExchangeSubject {
    root: ShogiRoot,
    square: Square,
    game: Shogi,
    order: CaptureOrder,
    evaluation: Evaluation,
}

/// Why there is no exchange to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoExchange {
    Empty(Square),
    /// The piece on the square belongs to the side to move.
    Own(Square),
    King(Square),
}

impl ExchangeSubject {
    /// Arrows from all attackers of the square, batteries included.
    fn arrows(&self, position: &Position) -> Vec<Arrow> {
        let mut arrows = Vec::new();
        for side in [Color::Black, Color::White] {
            let found = with_batteries(position, self.square, side, position.occupied());
            let to = place(self.square);
            for (squares, behind) in [(found.direct, false), (found.behind, true)] {
                arrows.extend(squares.into_iter().map(|from| Arrow {
                    from: place(from),
                    to,
                    player: player_of(side),
                    behind,
                }));
            }
        }
        arrows
    }
}

/// Checks that the square holds a piece of the opponent other than a king.
pub fn check_target(position: &Position, square: Square) -> Result<(), NoExchange> {
    match position.piece_at(square) {
        None => Err(NoExchange::Empty(square)),
        Some(piece) if piece.color() == position.side_to_move() => Err(NoExchange::Own(square)),
        Some(piece) if piece.piece_kind() == PieceKind::King => Err(NoExchange::King(square)),
        Some(_) => Ok(()),
    }
}

impl Subject for ExchangeSubject {
    fn shogi_root(&self) -> Option<(&ShogiRoot, Evaluation)> {
        Some((&self.root, self.evaluation))
    }

    fn id(&self, tree: &Tree, node: NodeId) -> String {
        ShogiRoot::id(tree, node)
    }

    fn place(&self, tree: &Tree, node: NodeId, language: Language) -> String {
        if node == NodeId::ROOT {
            return language.texts().subjects_exchange(square_name_in(self.square, language));
        }
        let choice = choice(self, tree, node, language);
        language.texts().subjects_position_after(&choice)
    }

    fn at(&self, tree: &Tree, node: NodeId, language: Language) -> String {
        let texts = language.texts();
        if node == NodeId::ROOT {
            texts.subjects_in(self.place(tree, node, language))
        } else {
            texts.subjects_after(self.choice(tree, node, language))
        }
    }

    fn choice(&self, tree: &Tree, node: NodeId, language: Language) -> String {
        self.root.name(tree, node, language)
    }

    fn gain(&self, tree: &Tree, node: NodeId, language: Language) -> Option<String> {
        let (taken, before, mv) = self.root.taken(tree, node)?;
        let player = player_of(before.side_to_move());
        let gain = Score(self.game.capture_gain(&before, mv) * player.sign());
        let promotes = matches!(mv, Move::Normal { promote: true, .. })
            && self.game.values.counting() == Counting::Balance;
        let (texts, taken) = (language.texts(), kind_name(taken, language));
        Some(if promotes {
            texts.subjects_gains_promoting(signed(gain).to_string(), taken)
        } else {
            texts.subjects_gains(signed(gain).to_string(), taken)
        })
    }

    fn piece_values(&self, language: Language) -> Option<String> {
        let (texts, values) = (language.texts(), self.game.values);
        let counted = match values.counting() {
            Counting::Balance => texts.subjects_counts_balance(),
            Counting::Once => texts.subjects_counts_once(),
        };
        let worth = self.root.piece_values(&values, language);
        Some(worth + language.pick("", " ") + &counted)
    }

    fn board(&self, tree: &Tree, node: NodeId) -> Option<Board> {
        let (mut board, position) = self.root.board(tree, node);
        board.target = Some(place(self.square));
        board.arrows = self.arrows(&position);
        Some(board)
    }

    fn unread(&self, _: &Tree, _: NodeId, mv: MoveCode) -> Unread {
        if Move::unpack(mv).is_some_and(|mv| mv.to() == self.square) {
            // Of the captures on the square, too, only some may be read.
            Unread::NotGenerated(MoveFilter::All)
        } else {
            Unread::OtherSquare
        }
    }
}

impl ShogiSubject for ExchangeSubject {
    fn position(&self, tree: &Tree, node: NodeId) -> Position {
        self.root.at(tree, node).0
    }

    fn before_root(&self) -> (String, Vec<Move>) {
        (to_sfen(&self.root.position), Vec::new())
    }

    /// Values are gains from the root on.
    fn valuation(&self) -> Valuation {
        Valuation {
            evaluation: self.evaluation,
            base: self.evaluation.value(&self.root.position),
            quiescence: Quiescence::default(),
        }
    }

    /// Captures are counted as in the tree, by the values themselves.
    fn exchanges(&self, evaluation: Evaluation) -> (Shogi, CaptureOrder) {
        let game = Shogi { values: evaluation.values() };
        (game, self.order)
    }
}

says_errors!(NoExchange);

impl Say for NoExchange {
    fn say(&self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::Empty(at) => texts.subjects_exchange_empty(square_name_in(*at, language)),
            Self::Own(at) => texts.subjects_exchange_own(square_name_in(*at, language)),
            Self::King(at) => texts.subjects_exchange_king(square_name_in(*at, language)),
        }
    }
}
