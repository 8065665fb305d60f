//! Asking about a move, and reading it.

use std::sync::Arc;

use games::board::{ArrowRole, Board, Cell, MoveArrow, Standing};
use games::board_game::BoardMove;
use language::{Texts, Words};
use subject::Playable;
use trace::Trace;
use tree::{Kind, NodeId};

use super::state::{WhyCommand, WhyPart};
use super::words::{WhyBeside, WhyView};
use crate::board::Promoting;
use crate::pages::{BesideSlot, Centre};
use crate::run::RunCommand;
use crate::state::Session;
use crate::study::StudyMode;

impl Session {
    /// Whether moves can be asked about: the answer tells how the run ends.
    pub fn can_ask_why(&self) -> bool {
        let open = self.run.open().filter(|open| open.tree().is_finished() && open.log().is_none());
        !self.mode().asks && open.is_some() && !self.run.covers()
    }

    /// Whether the reading of a move is shown beside the tree.
    pub fn why_reading_shown(&self) -> bool {
        let mut slots = self.parts.beside.asked.iter();
        let is_read = slots.any(|slot| matches!(slot.run, Some(Ok(_))));
        let has_room = self.study.mode == StudyMode::Watch && self.pages.centre == Centre::Tree;
        has_room && self.why.shows_reading && is_read
    }

    pub(crate) fn ask_why(&mut self, command: WhyCommand) {
        if !self.can_ask_why() {
            return;
        }
        let node = self.run.focus().unwrap_or(NodeId::ROOT);
        match command {
            WhyCommand::Square(cell) => self.why_touch(node, cell),
            WhyCommand::Hand(player, letter) => {
                self.why_hold(node, Standing::InHand(player, letter), true);
            }
            WhyCommand::Lift(from) => {
                self.why.let_go();
                self.why_hold(node, from, false);
            }
            WhyCommand::Drop(to) => match (self.why.held, to) {
                (Some((_, Standing::On(from))), Some(to)) if from == to => {
                    self.why.let_go();
                }
                (Some((_, from)), Some(to)) => {
                    self.why_play(node, Some(from), to);
                    self.why.held = None;
                }
                _ => self.why.let_go(),
            },
            WhyCommand::Promote(yes) => {
                if let Some((node, [plain, promoted])) = self.why.promotes.take() {
                    self.why_about(node, if yes { promoted } else { plain });
                }
            }
            WhyCommand::Type(text) => {
                let named = self.run.open().map(|open| open.playable_named(node, &text));
                match named {
                    Some(Ok(played)) => self.why_about(node, played),
                    Some(Err(refused)) => {
                        self.why.let_go();
                        self.why.refused = Some(refused);
                    }
                    None => {}
                }
            }
            WhyCommand::Node(child) => self.why_node(child),
            WhyCommand::Read => self.why_read(),
            WhyCommand::ToggleReading => {
                self.why.shows_reading = !self.why_reading_shown();
                self.pages.centre = Centre::Tree; // It stands in the place of the tree.
            }
            WhyCommand::Close => {
                self.why.let_go();
                self.why.dismiss(&mut self.parts.beside.asked);
            }
        }
    }

    /// A click on a square.
    fn why_touch(&mut self, node: NodeId, cell: Cell) {
        let held = self.why.held.filter(|(at, _)| *at == node).map(|(_, held)| held);
        if held == Some(Standing::On(cell)) {
            self.why.let_go();
        } else if !self.why_hold(node, Standing::On(cell), false) {
            self.why_play(node, held, cell);
        }
    }

    /// Picks a piece up, or puts it back if it is `repeated`; returns whether there is one to move.
    fn why_hold(&mut self, node: NodeId, from: Standing, repeated: bool) -> bool {
        let Some(open) = self.run.open() else {
            return false;
        };
        let board = open.loaded().subject.board(open.tree(), node);
        let is_own = board.is_some_and(|board| match from {
            Standing::On(cell) => {
                board.pieces.iter().any(|piece| piece.at == cell && piece.player == board.to_move)
            }
            Standing::InHand(player, letter) => {
                let mut held = board.hand(player).iter();
                player == board.to_move
                    && held.any(|held| held.face.letter == letter && held.count > 0)
            }
        });
        // Where pieces are only placed, those on the board stay.
        let mut moves = open.loaded().subject.playable(open.tree(), node).into_iter();
        let places = moves.any(|it| it.shown.is_some_and(|(shown, _)| shown.from.is_none()));
        if !is_own || places {
            return false;
        }
        let was = self.why.held;
        self.why.let_go();
        if !(repeated && was == Some((node, from))) {
            self.why.held = Some((node, from));
        }
        true
    }

    /// Asks about the move from a place to a square.
    fn why_play(&mut self, node: NodeId, from: Option<Standing>, to: Cell) {
        let Some(open) = self.run.open() else { return };
        let (tree, subject) = (open.tree(), &*open.loaded().subject);
        let shown = BoardMove { from, to: Some(to) };
        let leads = |it: &Playable| it.shown.is_some_and(|(own, _)| own == shown);
        let mut moves: Vec<_> = subject.playable(tree, node).into_iter().filter(leads).collect();
        match (moves.len(), moves.pop()) {
            (1, Some(played)) => self.why_about(node, played),
            (2, Some(last)) => {
                // The promotion is the one whose piece shows another face than now.
                let promoted = |it: &Playable| {
                    it.shown.and_then(|(_, face)| face).is_some_and(|face| face.promoted)
                };
                let first = moves.swap_remove(0);
                let pair = if promoted(&last) { [first, last] } else { [last, first] };
                self.why.promotes = Some((node, pair));
                self.why.held = None;
            }
            _ => {
                let played = subject.played(tree, node);
                let refused = played.and_then(|played| played.refuses_on(shown));
                let refused = refused.unwrap_or_else(|| {
                    Words::of(match from {
                        Some(_) => Texts::why_not_cannot_go,
                        None => Texts::why_not_not_own,
                    })
                });
                self.why.let_go();
                self.why.refused = Some(refused);
            }
        }
    }

    /// Asks about the move that leads to a node.
    fn why_node(&mut self, child: NodeId) {
        let Some(open) = self.run.open() else { return };
        let (tree, subject) = (open.tree(), &*open.loaded().subject);
        let above = tree.parent(child).filter(|_| tree.node(child).kind != Kind::Decline);
        let played = above.and_then(|node| {
            let mut moves = subject.playable(tree, node).into_iter();
            Some((node, moves.find(|it| it.child(subject, tree, node) == Some(child))?))
        });
        if let Some((node, played)) = played {
            self.why_about(node, played);
        }
    }

    fn why_about(&mut self, node: NodeId, played: Playable) {
        let Some(open) = self.run.open() else { return };
        let asked = open.why(node, played);
        self.parts.beside.asked.drain(..).for_each(|mut slot| slot.stop());
        let of = Some(open.replay().trace().clone());
        *self.why = WhyPart { asked: Some(asked), of, ..WhyPart::default() };
        // The board of the node shows the move.
        if self.run.focus() != Some(node) {
            self.run_lesson(RunCommand::Select(Some(node)));
        }
    }

    /// Reads the move beside the tree.
    fn why_read(&mut self) {
        let (Some(open), Some(why)) = (self.run.open(), &self.why.asked) else { return };
        if why.place.is_read() || !self.parts.beside.asked.is_empty() {
            return;
        }
        match open.why_variant(why) {
            Ok(variant) => {
                let mut slot = BesideSlot::new(variant);
                self.effects.extend(slot.ask_again(open));
                if matches!(slot.run, Some(Err(_))) {
                    slot.run = Some(Err(Words::of(Texts::why_not_cannot_read)));
                }
                self.parts.beside.asked.push(slot);
                self.why.shows_reading = true;
                self.pages.centre = Centre::Tree;
            }
            Err(refused) => self.why.refused = Some(refused),
        }
    }

    /// Forgets an answer that the mode does not give, or that another run gave.
    pub(crate) fn keep_why(&mut self) {
        let open = self.run.open();
        let is_of =
            |of: &Arc<Trace>| open.is_some_and(|open| Arc::ptr_eq(of, open.replay().trace()));
        let answers = self.can_ask_why() && self.why.of.as_ref().is_none_or(is_of);
        if !answers && !self.why.is_empty() {
            self.why.clear();
            self.parts.beside.asked.drain(..).for_each(|mut slot| slot.stop());
        }
    }

    /// The answer to show.
    pub(crate) fn why_view(&self) -> Option<WhyView> {
        let (open, why) = (self.run.open()?, self.why.asked.as_ref()?);
        let language = self.settings.language;
        let mut view = open.why_view(why, language);
        if let Some(slot) = self.parts.beside.asked.first() {
            view.beside = match &slot.run {
                None => WhyBeside::Running,
                Some(Err(words)) => WhyBeside::Failed(words.clone()),
                Some(Ok(column)) => {
                    let read = column.run.opened();
                    let reading = open.why_read(why, read);
                    let (sentences, line) = open.why_read_view((why, &reading), read, language);
                    WhyBeside::Done { sentences, line }
                }
            };
        }
        Some(view)
    }

    /// Whether there is an answer to show, or a refusal.
    pub fn answers_why(&self) -> bool {
        self.why.asked.is_some() || self.why.refused.is_some()
    }

    /// Why the last move that was tried is none.
    pub fn why_refused(&self) -> Option<&Words> {
        self.why.refused.as_ref()
    }

    /// The question whether a move promotes.
    pub fn why_promoting(&self) -> Option<Promoting> {
        let (node, pair) = self.why.promotes.as_ref()?;
        let face = |played: &Playable| played.shown.and_then(|(_, face)| face);
        let to = pair[0].shown?.0.to?;
        let player = self.run.open()?.tree().node(*node).player;
        Some(Promoting { player, faces: [face(&pair[0])?, face(&pair[1])?], to })
    }

    /// Marks the piece taken up, and where it can go.
    pub(crate) fn mark_why(&self, node: NodeId, board: &mut Board) {
        let (Some(open), Some((_, from))) =
            (self.run.open(), self.why.held.filter(|(at, _)| *at == node))
        else {
            return;
        };
        board.held = Some(from);
        let moves = open.loaded().subject.playable(open.tree(), node);
        let shown = moves.iter().filter_map(|it| it.shown).map(|(shown, _)| shown);
        let mut marks: Vec<_> =
            shown.filter(|shown| shown.from == Some(from)).filter_map(|shown| shown.to).collect();
        marks.dedup();
        board.marks = marks;
    }

    /// The move that is asked about, as an arrow on the board of its node.
    pub(crate) fn why_arrow(&self) -> Option<MoveArrow> {
        let why = self.why.asked.as_ref()?;
        let open = self.run.open().filter(|_| self.run.focus() == Some(why.node))?;
        let (BoardMove { from, to }, _) = why.asked.shown?;
        let words = open.move_name(why.node, &why.asked, self.settings.language);
        Some(MoveArrow { from: from?, to: to?, role: ArrowRole::Pointed, words })
    }
}

impl WhyPart {
    fn is_empty(&self) -> bool {
        self.asked.is_none() && self.held.is_none() && self.refused.is_none()
    }
}
