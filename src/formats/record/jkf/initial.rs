//! The start position of a JKF game: a preset, or a board with hands.

use shogi_core::{Color, Hand, PartialPosition, Piece, PieceKind, Square};
use shunsai::Position;

use super::json::{Id, JsonError};
use super::read::JkfReader;
use crate::record::csa;
use crate::record::handicap::Handicap;
use games::shogi::setup;
use language::{Say, Texts};

impl JkfReader<'_> {
    pub(super) fn initial(&self, initial: Id) -> Result<Position, JsonError> {
        let preset = self.json.field(initial, "preset");
        let name = preset.and_then(|preset| self.json.text(preset));
        let data = self.json.field(initial, "data");
        match (name, data) {
            (Some("OTHER") | None, Some(data)) => self.position(data),
            (Some(name), _) if Handicap::from_preset(name).is_some() => {
                Ok(Handicap::from_preset(name).unwrap_or(Handicap::NONE).position())
            }
            _ => self.fault(preset.unwrap_or(initial), Texts::records_expected_preset),
        }
    }

    fn position(&self, data: Id) -> Result<Position, JsonError> {
        let mut pieces = PartialPosition::empty();
        if let Some(color) = self.json.field(data, "color") {
            pieces.side_to_move_set(self.color(color)?);
        }
        let board = self.json.field(data, "board").unwrap_or(data);
        let Some(files) = self.json.list(board).filter(|files| files.len() == 9) else {
            return self.fault(board, Texts::records_expected_jkf_board);
        };
        for (&ranks, file) in files.iter().zip(1..) {
            let Some(squares) = self.json.list(ranks).filter(|ranks| ranks.len() == 9) else {
                return self.fault(ranks, Texts::records_expected_jkf_ranks);
            };
            for (&there, rank) in squares.iter().zip(1..) {
                if let (Some(kind), Some(square)) =
                    (self.json.field(there, "kind"), Square::new(file, rank))
                {
                    let color = self.json.field(there, "color");
                    let color = color.map_or(Ok(Color::Black), |color| self.color(color))?;
                    let kind = self.kind(kind)?;
                    pieces.piece_set(square, Some(Piece::new(kind, color)));
                }
            }
        }
        if let Some(hands) = self.json.field(data, "hands") {
            let list = self.json.list(hands).unwrap_or(&[]);
            for (&held, side) in list.iter().zip([Color::Black, Color::White]) {
                *pieces.hand_of_a_player_mut(side) = self.hand(held)?;
            }
        }
        let at = self.json.place(data);
        setup::position(pieces).map_err(|error| (at, error.words()))
    }

    pub(super) fn color(&self, id: Id) -> Result<Color, JsonError> {
        match self.json.number(id) {
            Some(0) => Ok(Color::Black),
            Some(1) => Ok(Color::White),
            _ => self.fault(id, Texts::records_expected_color),
        }
    }

    fn kind(&self, id: Id) -> Result<PieceKind, JsonError> {
        match self.json.text(id).and_then(csa::kind) {
            Some(kind) => Ok(kind),
            None => self.fault(id, Texts::records_expected_kind),
        }
    }

    fn hand(&self, id: Id) -> Result<Hand, JsonError> {
        let mut hand = Hand::default();
        for (name, count) in self.json.fields(id).unwrap_or(&[]) {
            let pieces = self.json.number(*count).filter(|pieces| *pieces <= 18);
            let kind = csa::kind(name).filter(|kind| Hand::is_hand_piece(*kind));
            match (kind, pieces) {
                (_, Some(0)) => {}
                (Some(kind), Some(pieces)) => {
                    for _ in 0..pieces {
                        hand = hand
                            .added(kind)
                            .filter(|hand| hand.count(kind) <= Some(18))
                            .unwrap_or(hand);
                    }
                }
                _ => return self.fault(*count, Texts::records_expected_jkf_count),
            }
        }
        Ok(hand)
    }
}
