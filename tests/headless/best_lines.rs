//! The reported line: every move of it has the value of its node, whatever the ties.
//!
//! The value of a node is computed here from its definition alone, in a game made for this purpose:
//! a random tree whose few values cause many ties, with captures beyond the horizon and with equal
//! positions that the engine's table recognizes.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use yomisuji::game::{CaptureOrder, Captures, Checks, Game, Keyed, MovePart, Promotions};
use yomisuji::score::{Bound, Player, Score};
use yomisuji::search::{
    Aim, Algorithm, AtEnd, Budget, Control, Engine, Limits, MoveFilter, MoveOrder, Need, Plan,
    Quiescence, ReadFurther, Reading, Settings, search_reading,
};
use yomisuji::trace::{EventKind, Grower, Phase, Replay};
use yomisuji::tree::{Kind, MoveCode, NodeId, Packed};

use crate::cover::rounds;
use crate::random::Dice;

#[derive(Debug)]
struct Woods(Vec<Place>);

/// A position of the tree.
#[derive(Debug)]
struct Place {
    player: Player,
    value: i32,
    /// The target of each move, and whether it captures.
    ways: Vec<(usize, bool)>,
    /// The same for equal positions.
    key: u64,
}

/// The index of a move among its siblings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Way(u8);

const WIDEST: u64 = 4;

impl Packed for Way {
    fn pack(self) -> MoveCode {
        MoveCode(u32::from(self.0))
    }

    fn unpack(code: MoveCode) -> Option<Self> {
        u8::try_from(code.0).ok().map(Self)
    }
}

impl Game for Woods {
    type Position = usize;
    type Move = Way;

    fn player(&self, at: &usize) -> Player {
        self.0[*at].player
    }

    fn moves(&self, at: &usize, moves: &mut Vec<Way>) {
        moves.extend((0..self.0[*at].ways.len() as u8).map(Way));
    }

    fn after(&self, at: &usize, Way(number): Way) -> usize {
        self.0[*at].ways[usize::from(number)].0
    }
}

impl Captures for Woods {
    type Square = ();

    fn takes(&self, at: &usize, Way(number): Way) -> bool {
        self.0[*at].ways[usize::from(number)].1
    }

    fn target(&self, _: Way) {}

    fn captures_on(&self, _: &usize, (): (), _: CaptureOrder, _: &mut Vec<Way>) {}

    fn targets(&self, _: &usize, _: &mut Vec<()>) {}

    fn capture_gain(&self, _: &usize, _: Way) -> i32 {
        1
    }

    fn loss_after(&self, _: &usize, _: Way) -> i32 {
        0
    }
}

impl Promotions for Woods {
    fn part(&self, at: &usize, part: MovePart, moves: &mut Vec<Way>) {
        let mut every = Vec::new();
        self.moves(at, &mut every);
        moves.extend(
            every.into_iter().filter(|&mv| self.takes(at, mv) == (part == MovePart::Sharp)),
        );
    }

    fn promotes(&self, _: Way) -> bool {
        false
    }

    fn promotion_gain(&self, _: &usize, _: Way) -> i32 {
        0
    }
}

impl Checks for Woods {
    fn gives_check(&self, _: &usize, _: Way) -> bool {
        false
    }

    fn in_check(&self, _: &usize) -> bool {
        false
    }

    fn loses_without_moves(&self) -> bool {
        false
    }
}

impl Keyed for Woods {
    const NUMBERS: usize = WIDEST as usize;

    fn key(&self, at: &usize) -> u64 {
        self.0[*at].key
    }

    fn number(&self, Way(number): Way) -> usize {
        usize::from(number)
    }
}

impl Woods {
    /// A tree of at most `depth` plies with the values −2 to 2; its last place is the root.
    fn random(dice: &mut Dice, depth: u64) -> Self {
        let player = [Player::Max, Player::Min][dice.below(2) as usize];
        let mut woods = Self(Vec::new());
        woods.place(dice, depth, player);
        woods
    }

    fn place(&mut self, dice: &mut Dice, depth: u64, player: Player) -> usize {
        let ends = depth == 0 || dice.below(8) == 0;
        let count = if ends { 0 } else { 1 + dice.below(WIDEST) };
        let mut below = |_| {
            let to = self.place(dice, depth - 1, player.other());
            (to, dice.below(3) == 0)
        };
        let ways: Vec<_> = (0..count).map(&mut below).collect();
        let value = dice.below(5) as i32 - 2;
        let mut key = DefaultHasher::new();
        let below = ways.iter().map(|&(to, takes)| (self.0[to].key, takes));
        let below: Vec<_> = below.collect();
        (below, value, player == Player::Max).hash(&mut key);
        self.0.push(Place { player, value, ways, key: key.finish() });
        self.0.len() - 1
    }

    fn root(&self) -> usize {
        self.0.len() - 1
    }

    /// The value of a position with `left` plies to the horizon and `beyond` plies of captures
    /// after it, from the definition; `wishes` is the root player of a wishful search.
    fn worth(&self, at: usize, [left, beyond]: [u8; 2], wishes: Option<Player>) -> i32 {
        let place = &self.0[at];
        let reads = |takes: bool| left > 0 || beyond > 0 && takes;
        let ways = place.ways.iter().filter(|&&(_, takes)| reads(takes));
        let after = if left > 0 { [left - 1, beyond] } else { [0, beyond.saturating_sub(1)] };
        let stands = (left == 0).then_some(place.value);
        let values = ways.map(|&(to, _)| self.worth(to, after, wishes));
        let values = values.chain(stands);
        match wishes.unwrap_or(place.player) {
            Player::Max => values.max(),
            Player::Min => values.min(),
        }
        .unwrap_or(place.value)
    }

    /// The value of a position with `left` plies to the horizon, where the end of `way` has `plies`.
    fn worth_further(&self, (at, left): (usize, u8), way: &[Way], plies: u8) -> i32 {
        let place = &self.0[at];
        if left == 0 || place.ways.is_empty() {
            return place.value;
        }
        let values = place.ways.iter().enumerate().map(|(number, &(to, _))| match way {
            [Way(first), rest @ ..] if usize::from(*first) == number => {
                let left = if rest.is_empty() { plies } else { left - 1 };
                self.worth_further((to, left), rest, plies)
            }
            _ => self.worth(to, [left - 1, 0], None),
        });
        let best = match place.player {
            Player::Max => values.max(),
            Player::Min => values.min(),
        };
        best.unwrap_or(place.value)
    }

    /// Follows a reported line from `at`, whose value is `value`; returns its end, and the plies
    /// left to read there.
    fn follow(
        &self,
        (mut at, mut left): (usize, [u8; 2]),
        line: &[Way],
        (value, wishes): (i32, Option<Player>),
    ) -> (usize, [u8; 2]) {
        for &way in line {
            assert!(left[0] > 0 || self.takes(&at, way) && left[1] > 0, "it is read");
            left = if left[0] > 0 { [left[0] - 1, left[1]] } else { [0, left[1] - 1] };
            at = self.after(&at, way);
            assert_eq!(self.worth(at, left, wishes), value, "{line:?}");
        }
        (at, left)
    }
}

/// Captures beyond the horizon.
const CAPTURES: Option<Quiescence> =
    Some(Quiescence { promotions: false, checks: false, evasions: false, plies: 3 });

fn plan(depth: u8, quiescence: Option<Quiescence>, order: MoveOrder) -> Plan {
    Plan { depth, quiescence, order, mates_from: i32::from(depth), ..Plan::default() }
}

#[test]
fn each_move_of_the_best_line_has_the_value_of_its_node() {
    let mut dice = Dice::new(61);
    let mut told = 0;
    for round in 0..rounds(rounds(10_000)) {
        let (quiescence, may_stop) =
            [(None, false), (CAPTURES, false), (CAPTURES, true)][round % 3];
        // If every node may stop, there are only captures.
        let depth = if may_stop { 0 } else { 1 + dice.below(4) as u8 };
        let plies = u64::from(depth) + 1 + dice.below(3);
        let woods = Woods::random(&mut dice, plies);
        let order = [MoveOrder::Generated, MoveOrder::History][dice.below(2) as usize];
        let standing = |at: &usize| Score(woods.0[*at].value);
        let reading = Reading {
            game: &woods,
            standing: &standing,
            plan: plan(depth, quiescence, order),
            selector: None,
            further: &[],
        };
        let all = Algorithm::all().filter(|algorithm| {
            let needs = |need| algorithm.needs().contains(&need);
            let fits = if algorithm.is_exchange() {
                may_stop
            } else if needs(Need::Quiet) {
                !may_stop
            } else {
                quiescence.is_none() || algorithm.declines()
            };
            fits && !algorithm.passes() && !algorithm.proves() && algorithm.samples().is_none()
        });
        for algorithm in all {
            let root = woods.root();
            let mut grower = Grower::new(woods.player(&root));
            let finished = search_reading(
                (algorithm, 1),
                &reading,
                (&root, None),
                &AtEnd(standing),
                Budget::UNLIMITED,
                &mut grower,
            );
            let (tree, trace) = grower.finish(finished);
            let mut replay = Replay::new(Arc::new(tree), Arc::new(trace));
            replay.seek(usize::MAX);
            told += check_lines(algorithm, &woods, &replay, depth, quiescence);
        }
    }
    assert!(told > rounds(rounds(400_000)), "{told}");
}

/// Checks the line from every node with a known value; returns their number.
fn check_lines(
    algorithm: Algorithm,
    woods: &Woods,
    replay: &Replay,
    depth: u8,
    quiescence: Option<Quiescence>,
) -> usize {
    let tree = replay.tree();
    let is_wish = algorithm.aim() == Aim::RootPlayer;
    let wishes = is_wish.then(|| woods.player(&woods.root()));
    let beyond = quiescence.map_or(0, |quiet| quiet.plies);
    let way = |&node: &NodeId| Way::unpack(tree.node(node).mv).expect("a move of the game");
    let mut told = 0;
    for node in tree.ids() {
        let state = replay.node(node);
        let is_known = state.phase() == Phase::Done && state.bound() == Bound::Exact;
        if !is_known || !replay.is_current(node) || tree.node(node).kind == Kind::Decline {
            continue;
        }
        let path: Vec<_> = tree.path(node).iter().skip(1).map(way).collect();
        let mut left = [depth, beyond];
        let mut at = woods.root();
        for &way in &path {
            left = if left[0] > 0 { [left[0] - 1, left[1]] } else { [0, left[1] - 1] };
            at = woods.after(&at, way);
        }
        let value = state.value().expect("a value").0;
        assert_eq!(woods.worth(at, left, wishes), value, "{algorithm}");
        let mut line = replay.line(node);
        let stops = line.pop_if(|last| tree.node(*last).kind == Kind::Decline);
        let moves: Vec<_> = line.iter().map(way).collect();
        let (end, left) = woods.follow((at, left), &moves, (value, wishes));
        let last = line.last().copied().unwrap_or(node);
        let is_recalled = replay.notes(last).is_some_and(|notes| notes.recalled.is_some());
        if !is_recalled {
            assert_eq!(woods.0[end].value, value, "{algorithm}: it ends at a leaf");
            let ends = left[0] == 0 || woods.0[end].ways.is_empty();
            assert!(ends || stops.is_some(), "{algorithm}: it goes to the end");
        }
        told += 1;
    }
    told
}

#[test]
fn each_move_of_the_engines_lines_has_the_value_of_its_node() {
    let mut dice = Dice::new(62);
    for round in 0..rounds(10_000) {
        let depth = 1 + dice.below(4) as u8;
        let plies = u64::from(depth) + 1 + dice.below(3);
        let woods = Woods::random(&mut dice, plies);
        let root = woods.root();
        if woods.0[root].ways.is_empty() {
            continue;
        }
        let quiescence = CAPTURES.expect("captures");
        let settings = Settings {
            hash_bytes: [0, 1 << 12][round % 2],
            multi_pv: 1 + dice.below(3) as usize,
            quiescence,
            order: [MoveOrder::Generated, MoveOrder::History][dice.below(2) as usize],
            aspiration: [None, Some(1)][dice.below(2) as usize],
        };
        let values: Vec<_> = woods.0.iter().map(|place| Score(place.value)).collect();
        let mut engine = Engine::new(woods, |at: &usize| values[*at], settings);
        let control =
            Control { clock: &|| Duration::ZERO, stop: &AtomicBool::new(false), pulse: &|_| () };
        let mut iterations = Vec::new();
        engine.deepen(&root, &Limits::to_depth(depth), control, |found| {
            iterations.push(found.clone());
        });
        let woods = engine.game();
        assert_eq!(iterations.len(), usize::from(depth));
        for iteration in iterations {
            let left = [iteration.depth, quiescence.plies];
            let best = woods.worth(root, left, None);
            assert_eq!(iteration.lines[0].score.0, best);
            for line in iteration.lines {
                let (end, _) = woods.follow((root, left), &line.moves, (line.score.0, None));
                if line.whole {
                    assert_eq!(woods.0[end].value, line.score.0, "{line:?}");
                }
            }
        }
    }
}

/// Only if nothing but the position determines what is read below a node may a table answer: not
/// with extensions, nor with classes of moves by distance from the root.
#[test]
fn the_table_answers_only_if_the_position_alone_decides() {
    let mut dice = Dice::new(63);
    let mut recalled = [0; 3];
    for round in 0..rounds(600) {
        let woods = Woods::random(&mut dice, 5);
        let root = woods.root();
        let standing = |at: &usize| Score(woods.0[*at].value);
        let (extension, moves) =
            [(false, MoveFilter::All), (true, MoveFilter::All), (false, MoveFilter::Yss)]
                [round % 3];
        let reading = Reading {
            game: &woods,
            standing: &standing,
            plan: Plan { extension, moves, ..plan(4, None, MoveOrder::Generated) },
            selector: None,
            further: &[],
        };
        let mut grower = Grower::new(woods.player(&root));
        let finished = search_reading(
            (Algorithm::Engine, 1),
            &reading,
            (&root, None),
            &AtEnd(standing),
            Budget::UNLIMITED,
            &mut grower,
        );
        let (_, trace) = grower.finish(finished);
        let records = trace.records().iter();
        let hits = records.filter(|record| record.kind == EventKind::Recall);
        recalled[round % 3] += hits.count();
    }
    assert!(recalled[0] > 100 && recalled[1..] == [0, 0], "{recalled:?}");
}

/// A node that is read further has the value of that reading, and so have the nodes on the way to it,
/// whatever the table knows of equal positions elsewhere.
#[test]
fn the_table_does_not_answer_on_the_way_to_what_is_read_further() {
    let mut dice = Dice::new(65);
    let mut changed = 0;
    for _ in 0..rounds(4_000) {
        let mut woods = Woods::random(&mut dice, 5);
        let root = woods.root();
        // The last move leads to the position of the first one, and on from there more is read.
        let Some(&first) = woods.0[root].ways.first() else { continue };
        woods.0[root].ways.truncate(WIDEST as usize - 1);
        woods.0[root].ways.push(first);
        let mut way = vec![Way((woods.0[root].ways.len() - 1) as u8)];
        let mut at = first.0;
        let depth = 2 + dice.below(2) as u8;
        for _ in 0..=dice.below(u64::from(depth) - 1) {
            let count = woods.0[at].ways.len() as u64;
            if count > 0 {
                way.push(Way(dice.below(count) as u8));
                at = woods.after(&at, way[way.len() - 1]);
            }
        }
        if way.len() < 2 {
            continue;
        }
        let standing = |at: &usize| Score(woods.0[*at].value);
        let plies = 1 + dice.below(3) as u8;
        let further = [ReadFurther { way, plies, moves: MoveFilter::All }];
        let reading = Reading {
            game: &woods,
            standing: &standing,
            plan: plan(depth, None, MoveOrder::Generated),
            selector: None,
            further: &further,
        };
        let mut grower = Grower::new(woods.player(&root));
        let finished = search_reading(
            (Algorithm::MtdF, 1),
            &reading,
            (&root, None),
            &AtEnd(standing),
            Budget::UNLIMITED,
            &mut grower,
        );
        let (tree, trace) = grower.finish(finished);
        let replay = Replay::at_end(Arc::new(tree), Arc::new(trace));
        let value = replay.node(NodeId::ROOT).value().expect("a value").0;
        let worth = woods.worth_further((root, depth), &further[0].way, plies);
        assert_eq!(value, worth, "{woods:?} {further:?}");
        changed += usize::from(worth != woods.worth(root, [depth, 0], None));
    }
    assert!(changed > rounds(200), "{changed}");
}
