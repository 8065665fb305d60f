//! What a person does about the comparison, and what the engines answer.

use std::time::Duration;

use super::super::command::{Effect, Job};
use super::super::engines::{
    BestMove, EngineEvent, EngineLine, EngineQuestion, MateAnswer, SearchLimit, UsiBound,
};
use super::super::growth::LineToGrow;
use super::super::{Message, Opened, Session, View};
use super::view::node_of;
use super::{
    BuiltinSearch, CompareCommand, CompareLimit, ComparedPosition, Comparison, EngineResults,
    EngineState, ReaderId,
};
use crate::games::shogi::notation::line_names;
use crate::language::{Language, Words};
use crate::scenario::OwnReading;
use crate::search::Quiescence;
use crate::tree::{Kind, NodeId, Tree};

/// The deepest that an engine is believed, in plies.
const DEEPEST: u32 = 300;
/// How long an engine may look for a mate.
const MATE: Duration = Duration::from_secs(10);

impl Session {
    /// Carries out a command of the comparison.
    pub(in crate::session) fn compare(&mut self, command: CompareCommand) -> Vec<Effect> {
        match command {
            CompareCommand::Start => self.start_comparison(),
            CompareCommand::Stop => self.comparison.stop(),
            CompareCommand::Reach(reach) => {
                self.comparison.reach = reach;
                Vec::new()
            }
            CompareCommand::Lines(lines) => {
                self.comparison.lines = lines.clamp(1, 10);
                Vec::new()
            }
            CompareCommand::Show(reader) => {
                self.comparison.shown = Some(reader);
                self.comparison.overlays = true;
                Vec::new()
            }
            CompareCommand::Grow => self.grow_along(),
            CompareCommand::Thought(job, found) => {
                if self.comparison.job.as_ref() == Some(&job) {
                    self.comparison.builtin = Some(found);
                }
                Vec::new()
            }
            CompareCommand::Heard(name, question, event) => {
                let effects = self.comparison.heed(&name, &event);
                if question == self.comparison.question {
                    self.comparison.hear(&name, event);
                }
                effects
            }
            CompareCommand::Mate(name) => self.ask_for_mate(&name),
            list => self.comparison.list(list),
        }
    }

    /// The position that is shown: in the board editor, or of the node.
    fn place_shown(&self) -> Result<ComparedPosition, Words> {
        if self.editing_board {
            let nothing = || Words {
                ja: "盤に局面がない".to_owned(),
                en: "there is no position on the board".to_owned(),
            };
            let editor = self.editor.as_ref().ok_or_else(nothing)?;
            let at = editor.position()?;
            let (from, moves) = editor.played();
            let ply = moves.len();
            return Ok(ComparedPosition {
                from,
                moves,
                way: Vec::new(),
                name: Words {
                    ja: format!("盤の局面({ply}手目)"),
                    en: format!("the board, ply {ply}"),
                },
                reading: OwnReading {
                    evaluation: editor.growth().values.parse().unwrap_or_default(),
                    quiescence: Quiescence::default(),
                    lines: 1,
                },
                at,
            });
        }
        let nothing = || Words {
            ja: "将棋の局面がないので比べられない".to_owned(),
            en: "there is no shogi position to compare on".to_owned(),
        };
        let open = self.open.as_ref().ok_or_else(nothing)?;
        let (tree, subject) = (open.tree(), &open.loaded().subject);
        let node = moved(tree, self.view.focus.unwrap_or(NodeId::ROOT));
        let at = open.loaded().position(node).ok_or_else(nothing)?;
        let shogi = open.loaded().shogi.as_ref().ok_or_else(nothing)?;
        let path = tree.path(node);
        let moves = path[1..]
            .iter()
            .filter_map(|&id| <shogi_core::Move as crate::tree::Packed>::unpack(tree.node(id).mv));
        let (from, before) = shogi.before_root();
        Ok(ComparedPosition {
            from,
            moves: before.into_iter().chain(moves).collect(),
            way: path[1..].iter().map(|&id| subject.id(tree, id)).collect(),
            name: Words {
                ja: subject.place(tree, node, Language::Ja),
                en: subject.place(tree, node, Language::En),
            },
            reading: OwnReading::of(open.loaded()),
            at,
        })
    }

    /// Everyone reads the position that is shown.
    pub(in crate::session) fn start_comparison(&mut self) -> Vec<Effect> {
        let place = match self.place_shown() {
            Ok(place) => place,
            Err(words) => {
                self.message = Some(Message::error(words));
                return Vec::new();
            }
        };
        self.comparison.request += 1;
        self.comparison.overlays = true;
        self.comparison.start(place, None)
    }

    /// A lesson that has just been opened is compared with nothing, or with what it asks for.
    pub(in crate::session) fn compare_on_opening(&mut self) -> Vec<Effect> {
        let asks = |open: &Opened| open.loaded().lesson.compare.is_some();
        let goes_on = |open: &Opened| {
            let place = self.comparison.place.as_ref();
            !asks(open) && place.is_some_and(|place| node_of(place, open).is_some())
        };
        // A tree that was grown from the position that is being read.
        if self.open.as_ref().is_some_and(goes_on) {
            return Vec::new();
        }
        let mut effects = self.comparison.clear();
        let lesson = self.open.as_ref().map(|open| &open.loaded().lesson);
        let Some(asked) = lesson.and_then(|lesson| lesson.compare.clone()) else {
            return effects;
        };
        self.view = View::of(self);
        if let Ok(place) = self.place_shown() {
            self.comparison.reach = CompareLimit::Depth(asked.depth);
            self.comparison.overlays = false;
            effects.extend(self.comparison.start(place, Some(&asked.engines)));
        }
        effects
    }

    fn ask_for_mate(&mut self, name: &str) -> Vec<Effect> {
        let place = match self.place_shown() {
            Ok(place) => place,
            Err(words) => {
                self.message = Some(Message::error(words));
                return Vec::new();
            }
        };
        let mut effects = self.comparison.stop();
        let comparison = &mut self.comparison;
        comparison.question += 1;
        comparison.builtin = None;
        comparison.job = None;
        comparison.results.clear();
        comparison.shown = None;
        comparison.overlays = true;
        comparison.request += 1;
        let question = EngineQuestion {
            sfen: place.from.clone(),
            moves: place.moves.clone(),
            limit: SearchLimit::Mate(MATE),
            lines: 1,
        };
        comparison.place = Some(place);
        effects.extend(comparison.ask(name, question));
        effects
    }

    /// Grows the tree along the line that is drawn over it.
    fn grow_along(&mut self) -> Vec<Effect> {
        let Some(overlaid) = self
            .view
            .compared
            .as_ref()
            .and_then(|compared| compared.overlaid.clone())
        else {
            return Vec::new();
        };
        let Some(&from) = overlaid.parting.way.first() else {
            return Vec::new();
        };
        self.grow_line(&LineToGrow {
            from,
            line: overlaid.line,
        })
    }
}

/// The node itself, or the one where stopping was the choice: both are one position.
pub(super) fn moved(tree: &Tree, node: NodeId) -> NodeId {
    let parent = tree.parent(node);
    let stops = tree.node(node).kind == Kind::Decline;
    parent.filter(|_| stops).unwrap_or(node)
}

impl Comparison {
    /// Nothing is compared any more.
    fn clear(&mut self) -> Vec<Effect> {
        let effects = self.stop();
        self.question += 1;
        self.place = None;
        self.job = None;
        self.builtin = None;
        self.results.clear();
        self.shown = None;
        effects
    }

    /// Everyone reads `place`; of the engines only `these`, if they are named.
    fn start(&mut self, place: ComparedPosition, these: Option<&[String]>) -> Vec<Effect> {
        let mut effects = self.stop();
        self.question += 1;
        self.results.clear();
        self.builtin = None;
        self.shown = None;
        let job = Job::default();
        effects.push(Effect::Think(
            Box::new(BuiltinSearch {
                at: place.at.clone(),
                reading: OwnReading {
                    lines: self.lines as usize,
                    ..place.reading
                },
                reach: self.reach,
            }),
            job.clone(),
        ));
        self.job = Some(job);
        let is_asked = |name: &String| these.is_none_or(|these| these.contains(name));
        let on = self
            .engines
            .iter()
            .filter(|listed| listed.is_on && is_asked(&listed.entry.name));
        let names: Vec<_> = on.map(|listed| listed.entry.name.clone()).collect();
        let question = EngineQuestion {
            sfen: place.from.clone(),
            moves: place.moves.clone(),
            limit: self.reach.limit(),
            lines: self.lines,
        };
        self.place = Some(place);
        for name in names {
            effects.extend(self.ask(&name, question.clone()));
        }
        effects
    }

    fn ask(&mut self, name: &str, question: EngineQuestion) -> Option<Effect> {
        let number = self.question;
        let listed = self.engine(name)?;
        if !matches!(listed.state, EngineState::Ready(_)) {
            listed.state = EngineState::Starting;
        }
        listed.warning = None;
        let entry = Box::new(listed.entry.clone());
        self.results
            .insert(name.to_owned(), EngineResults::default());
        Some(Effect::Ask(entry, number, Box::new(question)))
    }

    /// Everyone stops; what was found stays.
    pub(in crate::session) fn stop(&mut self) -> Vec<Effect> {
        if let Some(job) = &self.job {
            job.stop();
        }
        let reading = self.results.iter().filter(|(_, results)| !results.is_over);
        reading
            .map(|(name, _)| Effect::StopEngine(name.clone()))
            .collect()
    }

    /// Takes over what an engine says about the question.
    fn hear(&mut self, name: &str, event: EngineEvent) {
        let at = self.place.as_ref().map(|place| place.at.clone());
        let most = self.lines;
        let Some(results) = self.results.get_mut(name) else {
            return;
        };
        match event {
            EngineEvent::Progress(_, reached) => {
                // More than was asked for, or deeper than anything, is babble.
                let is_sensible = |line: &&EngineLine| {
                    line.rank <= most && line.depth.is_none_or(|depth| depth <= DEEPEST)
                };
                for line in reached.lines.iter().filter(is_sensible).cloned() {
                    // A bound tells of a search that is not done: it does not replace a value.
                    let is_exact = line.bound == UsiBound::Exact;
                    let known = results.lines.get(&line.rank);
                    if !is_exact && known.is_some_and(|known| known.bound == UsiBound::Exact) {
                        continue;
                    }
                    if line.rank == 1 && line.score.is_some() {
                        results.history.retain(|old| old.depth < line.depth);
                        results.history.push(line.clone());
                    }
                    let old = results.lines.get(&line.rank);
                    // A line without moves says less than the one before it.
                    if old.is_none_or(|old| old.moves.is_empty() || !line.moves.is_empty()) {
                        results.lines.insert(line.rank, line);
                    }
                }
            }
            EngineEvent::BestMove(_, answer) => {
                results.is_over = true;
                results.remark = results.settle(&answer).map(|words| (words, false));
            }
            EngineEvent::Mate(_, answer) => {
                results.is_over = true;
                let words = match (&answer, at) {
                    (MateAnswer::Moves { moves, .. }, Some(at)) => {
                        let words = answer.words();
                        let names = |language| line_names(&at, None, moves, language).join(" ");
                        Words {
                            ja: format!("{}: {}", words.ja, names(Language::Ja)),
                            en: format!("{}: {}", words.en, names(Language::En)),
                        }
                    }
                    _ => answer.words(),
                };
                results.remark = Some((named(name, &words), false));
            }
            EngineEvent::Unanswered(_, why) => {
                results.is_over = true;
                results.remark = Some((why, true));
            }
            EngineEvent::Exited(why) => {
                results.is_over = true;
                results.remark.get_or_insert((why, true));
            }
            EngineEvent::Ready(_)
            | EngineEvent::Warning(_)
            | EngineEvent::AskSo(_)
            | EngineEvent::Log(_) => {}
        }
    }
}

/// Words about an engine, with its name before them.
pub(super) fn named(name: &str, words: &Words) -> Words {
    Words {
        ja: format!("{name}: {}", words.ja),
        en: format!("{name}: {}", words.en),
    }
}

impl EngineResults {
    /// The answer decides the move; what there is to say of it.
    fn settle(&mut self, answer: &BestMove) -> Option<Words> {
        let (ja, en) = match answer {
            BestMove::Move { best, .. } => {
                self.chosen = Some(*best);
                return None;
            }
            BestMove::Resign => ("投了", "it resigns"),
            BestMove::Win => ("入玉宣言勝ち", "it declares a win by entering kings"),
            BestMove::Nothing => ("手がないと言う", "it says that it has no move"),
        };
        Some(Words {
            ja: ja.to_owned(),
            en: en.to_owned(),
        })
    }
}

/// The reader whose line is drawn over the tree, where nobody has been chosen.
pub(super) fn strongest(comparison: &Comparison) -> Option<ReaderId> {
    let engine = comparison.engines.iter().find_map(|listed| {
        let name = &listed.entry.name;
        let results = comparison.results.get(name)?;
        let has_line = results
            .lines
            .get(&1)
            .is_some_and(|line| !line.moves.is_empty());
        has_line.then(|| ReaderId::Engine(name.clone(), 1))
    });
    engine.or_else(|| {
        let found = comparison.builtin.as_ref()?;
        found.iterations.last().map(|_| ReaderId::Ours(None))
    })
}
