//! A lossless form of a record, in which the program keeps it until it is saved: no game record
//! format holds everything (fractions of seconds, headers with colons, endings without a name).

use serde::{Deserialize, Serialize};
use shogi_core::Square;

use super::{Ending, PlyId, PlyKind, Record};
use games::board_game::BoardGame;
use language::Words;

/// A record as data. Plies are in order of their numbers, so nothing is nested.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct WholeRecord {
    initial: String,
    /// File and rank of the square that the first 同 refers to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    before_start: Option<(u8, u8)>,
    headers: Vec<(String, String)>,
    notes: Vec<String>,
    plies: Vec<WholePly>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct WholePly {
    /// The number of the parent, unless it is the ply written before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    after: Option<u32>,
    /// A move as its game writes it, or the key of an ending; empty at the start.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    what: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    time_ms: Option<u64>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bookmark: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    evaluation: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    time: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    properties: Vec<(String, String)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    endings: Vec<String>,
}

impl<G: BoardGame> Record<G> {
    /// Converts the record to data without loss.
    pub fn to_whole(&self) -> WholeRecord {
        let plies = self.ids().map(|id| {
            let ply = self.get(id);
            let what = match ply.kind {
                PlyKind::Start => String::new(),
                PlyKind::Move(mv) => G::move_text(mv),
                PlyKind::End(ending) => ending.key().to_owned(),
            };
            let before = id.number().checked_sub(1);
            let parent = ply.parent.map(PlyId::number);
            WholePly {
                after: parent.filter(|_| parent != before),
                what,
                time_ms: ply.time_ms,
                comment: ply.comment.clone(),
                bookmark: ply.bookmark.clone(),
                evaluation: ply.evaluation.clone(),
                time: ply.time.clone(),
                properties: ply.properties.clone(),
                endings: ply.endings.clone(),
            }
        });
        WholeRecord {
            initial: G::write(self.initial()),
            before_start: self.before_start.map(|at| (at.file(), at.rank())),
            headers: self.headers.clone(),
            notes: self.notes.clone(),
            plies: plies.collect(),
        }
    }

    /// Restores the record from the data of [`Record::to_whole`].
    ///
    /// # Errors
    /// If the position is invalid, or a move breaks a rule.
    pub fn from_whole(whole: WholeRecord) -> Result<Self, Words> {
        let mut record = Self::from_position(G::read(&whole.initial)?);
        record.headers = whole.headers;
        record.notes = whole.notes;
        let before_start = whole.before_start;
        record.before_start = before_start.and_then(|(file, rank)| Square::new(file, rank));
        // A position has to be looked up only where a branch begins.
        let mut known: (PlyId, G::Position) = (PlyId::START, record.initial().clone());
        for (number, ply) in whole.plies.into_iter().enumerate() {
            let wrong = |what: &str| Words::of(|texts| texts.records_cannot_append(number, what));
            let id = if number == 0 {
                PlyId::START
            } else {
                let last = record.ids().last().unwrap_or(PlyId::START);
                let parent = ply.after.map_or(Some(last), |number| record.id(number));
                let parent = parent.ok_or_else(|| wrong(&ply.what))?;
                if known.0 != parent {
                    known = (parent, record.position(parent));
                }
                let id = record.append_read(parent, &mut known.1, &ply.what);
                let id = id.ok_or_else(|| wrong(&ply.what))?;
                known.0 = id;
                id
            };
            let own = record.get_mut(id);
            own.time_ms = ply.time_ms;
            own.comment = ply.comment;
            own.bookmark = ply.bookmark;
            own.evaluation = ply.evaluation;
            own.time = ply.time;
            own.properties = ply.properties;
            own.endings = ply.endings;
        }
        Ok(record)
    }

    /// Appends a move or an ending after a ply with position `at`, and updates `at`.
    fn append_read(&mut self, parent: PlyId, at: &mut G::Position, what: &str) -> Option<PlyId> {
        if let Some(ending) = Ending::from_key(what) {
            return self.append_checked(parent, PlyKind::End(ending), at).ok();
        }
        let mv = G::read_move(at, what).ok()?;
        G::check_move(at, mv).ok()?;
        *at = G::default().after(at, mv);
        self.append_checked(parent, PlyKind::Move(mv), at).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::read;
    use games::shogi::Shogi;
    use shunsai::Position;

    #[test]
    fn a_whole_record_survives_a_round_trip_through_ron() {
        let kif = "先手：A\n#note\n*before\n   1 ７六歩(77)   ( 0:01/00:00:01)\n*so\n&mark\n\
                   2 ３四歩(33)\n   3 投了\n\n変化：2手\n   2 ８四歩(83)\n   3 ２六歩(27)\n\n変化：3手\n   3 中断\n   4 Time-up\n\n変化：2手\n   2 トライ\n";
        let mut record = read(kif.as_bytes(), None).expect("a game").record;
        // None of this fits into KIF.
        record.headers.push(("a:b".to_owned(), "c\nd".to_owned()));
        record.set_time_ms(record.id(1).expect("a ply"), Some(1_234));
        record.before_start = Square::new(7, 6);
        let whole = record.to_whole();
        let text = ron::to_string(&whole).expect("it can be written");
        let back = Record::<Shogi>::from_whole(ron::from_str(&text).expect("it can be read"));
        let back = back.expect("every move is legal");
        assert_eq!(back, record);
        assert_eq!(back.before_start, record.before_start);
        let numbers = |record: &Record| {
            let parents = record.ids().map(|id| record.get(id).parent);
            parents.collect::<Vec<_>>()
        };
        assert_eq!(numbers(&back), numbers(&record));
    }

    #[test]
    fn a_whole_record_with_an_illegal_ply_is_refused() {
        let mut whole = Record::<Shogi>::new(&Position::startpos()).to_whole();
        for what in ["7g7e", "resign2", ""] {
            whole.plies.truncate(1);
            whole.plies.push(WholePly {
                after: None,
                what: what.to_owned(),
                time_ms: None,
                comment: String::new(),
                bookmark: None,
                evaluation: None,
                time: None,
                properties: Vec::new(),
                endings: Vec::new(),
            });
            let refused = Record::<Shogi>::from_whole(whole.clone()).expect_err(what);
            assert!(refused.en.contains(what), "{}", refused.en);
        }
        whole.plies[1].after = Some(7);
        assert!(Record::<Shogi>::from_whole(whole).is_err());
    }
}
