//! The classified moves of the shown position: which are worth reading, and why the others are not
//! generated.

use shogi_core::Move;

use super::part::{PageOutcome, PagePart, ShownState};
use formats::usi::usi;
use games::board::{ArrowRole, MoveArrow};
use games::shogi::notation::move_name;
use games::shogi::shown::way_of_move;
use language::signed;
use plausible::{ClassGroup, Judged, MoveClass, Omission};
use scenario::Loaded;
use subject::choice;
use tree::{NodeId, Packed, Tree};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CandidatesCommand {
    /// Shows a move on the board and selects its node if the tree has one; repeated, it hides the
    /// move.
    Point(Move),
}

#[derive(Clone, Debug, Default)]
pub(crate) struct CandidatesPart {
    /// The move pointed at, and the node to whose list it belongs.
    pointed: Option<(NodeId, Move)>,
}

impl CandidatesPart {
    /// Points at a move in the list of the shown node, or stops pointing. Returns the node to
    /// select: the child that the move leads to, else the node of the list.
    fn point(&mut self, tree: &Tree, focus: NodeId, mv: Move) -> NodeId {
        let (node, before) = self.list_of(tree, focus);
        if before == Some(mv) {
            self.pointed = None;
            return node;
        }
        self.pointed = Some((node, mv));
        child(tree, node, mv).unwrap_or(node)
    }

    /// The node whose list is shown, and the move pointed at. The list stays when the move pointed
    /// at is itself selected.
    fn list_of(&self, tree: &Tree, focus: NodeId) -> (NodeId, Option<Move>) {
        match self.pointed {
            Some((node, mv)) if focus == node || child(tree, node, mv) == Some(focus) => {
                (node, Some(mv))
            }
            _ => (focus, None),
        }
    }
}

impl PagePart for CandidatesPart {
    type Command = CandidatesCommand;
    type View = CandidatesView;

    const TELLS: bool = true;

    fn is_offered(loaded: &Loaded) -> bool {
        loaded.shogi.is_some()
    }

    fn is_asked_for(loaded: &Loaded) -> bool {
        loaded.lesson.candidates
    }

    fn open(&mut self, _: &Loaded) {
        *self = Self::default();
    }

    fn update(&mut self, command: CandidatesCommand, shown: ShownState<'_>) -> PageOutcome {
        let CandidatesCommand::Point(mv) = command;
        match shown.open {
            Some(open) => PageOutcome::Select(self.point(open.tree(), shown.node, mv)),
            None => PageOutcome::Nothing,
        }
    }

    fn view(&self, shown: ShownState<'_>) -> Option<CandidatesView> {
        let (open, language) = (shown.open?, shown.language);
        let shogi = open.loaded().shogi.as_ref()?;
        let tree = &**open.tree();
        let (node, pointed) = self.list_of(tree, shown.node);
        if open.projection(language).hides(node) {
            return None;
        }
        let at = shogi.position(tree, node);
        let last = Move::unpack(tree.node(node).mv).filter(|_| node != NodeId::ROOT);
        let judged = shogi.judged(tree, node);
        let line = |judged: &Judged| CandidateLine {
            mv: judged.mv,
            name: move_name(&at, last.map(Move::to), judged.mv, language),
            class: judged.class,
            provisional: signed(judged.provisional).to_string(),
            reason: match judged.omitted {
                None => judged.reason(&at, language),
                Some(_) => judged.why_not(&at, language),
            },
            is_pointed: pointed == Some(judged.mv),
        };
        let mut groups = Vec::new();
        for group in ClassGroup::ALL {
            let of_group = judged.iter().filter(|judged| {
                let class = judged.class.filter(|_| judged.omitted.is_none());
                class.is_some_and(|class| class.group() == group)
            });
            let mut lines: Vec<_> = of_group.map(line).collect();
            lines.sort_by_key(|line| line.class);
            groups.push((group, lines));
        }
        let mut others = Vec::new();
        for omission in Omission::ALL {
            let omitted = judged.iter().filter(|one| one.omitted == Some(omission));
            let moves: Vec<_> = omitted.map(line).collect();
            if !moves.is_empty() {
                let why = omission.heading(language);
                others.push(OtherMoves { why, moves });
            }
        }
        let all = groups.iter().flat_map(|(_, lines)| lines);
        let all = all.chain(others.iter().flat_map(|others| &others.moves));
        let mut all = all.filter(|line| line.is_pointed).cloned();
        let pointed = all.next().map(|line| {
            let (from, to) = way_of_move(line.mv);
            let arrow = MoveArrow {
                from,
                to,
                role: ArrowRole::Pointed,
                words: format!("{}: {}", line.name, line.reason),
            };
            (line, arrow)
        });
        Some(CandidatesView {
            name: choice(&*open.loaded().subject, tree, node, language),
            is_of_tree: shogi.reads_by_classes(),
            plies: shogi.plies_read(tree, node),
            legal: judged.len(),
            groups,
            others,
            pointed,
        })
    }
}

fn child(tree: &Tree, node: NodeId, mv: Move) -> Option<NodeId> {
    if node.index() >= tree.len() {
        return None; // Belongs to a previous tree.
    }
    let leads_there = |child: &NodeId| Move::unpack(tree.node(*child).mv) == Some(mv);
    tree.children(node).find(leads_there)
}

#[derive(Clone, Debug)]
pub struct CandidateLine {
    pub mv: Move,
    pub name: String,
    /// The class that generates it, or would.
    pub class: Option<MoveClass>,
    /// Its provisional value, for Black.
    pub provisional: String,
    /// The purpose of the move; if it is not generated, why not.
    pub reason: String,
    pub is_pointed: bool,
}

/// Moves that are not generated, for one common reason.
#[derive(Clone, Debug)]
pub struct OtherMoves {
    pub why: String,
    pub moves: Vec<CandidateLine>,
}

#[derive(Clone, Debug)]
pub struct CandidatesView {
    /// The move that leads to the node, or the name of the root.
    pub name: String,
    /// Whether the tree itself reads by classes.
    pub is_of_tree: bool,
    /// The distance in plies from where the reading begins.
    pub plies: usize,
    pub legal: usize,
    /// The candidates by purpose; within a group by class, in the order of the search.
    pub groups: Vec<(ClassGroup, Vec<CandidateLine>)>,
    pub others: Vec<OtherMoves>,
    pub pointed: Option<(CandidateLine, MoveArrow)>,
}

impl CandidatesView {
    pub fn find(&self, text: &str) -> Option<Move> {
        let generated = self.groups.iter().flat_map(|(_, lines)| lines);
        let others = self.others.iter().flat_map(|others| &others.moves);
        let mut moves = generated.chain(others).map(|line| line.mv);
        moves.find(|&mv| usi(mv) == text)
    }

    pub fn generated(&self) -> usize {
        self.groups.iter().map(|(_, lines)| lines.len()).sum()
    }
}
