use super::values::{ends, sum_words};
use crate::{Part, Projection, ValueText};
use score::{Bound, Player, Score, Window};
use trace::{EventKind, Phase, Seen};
use tree::{Kind, NodeId};

/// The value of a node at a step, and its explanation.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    pub node: NodeId,
    pub place: String,
    pub player: Player,
    pub seen: Seen,
    pub value: ValueText,
    /// Its numbers, if the algorithm keeps them.
    pub numbers: Option<String>,
    /// The window at the node, if the algorithm keeps one and the search is at the node.
    pub window: Option<Window>,
    pub why: Vec<Part>,
}

impl Projection<'_> {
    /// The card of a node; while its value is hidden, it only tells whose choice it is.
    pub fn card(&self, node: NodeId) -> Card {
        let (player, how) = (self.weight(node).player, self.seen(node));
        let is_covered = self.hides(node) && self.phase(node) != Phase::Unvisited;
        let why = if is_covered {
            vec![Part::Text(self.language().texts().card_covered(self.mover_name(node)))]
        } else if let Some(faults) = self.faults_at_node(node) {
            vec![Part::Text(faults)]
        } else {
            explained(self, node, self.chooser(node))
        };
        Card {
            node,
            place: self.place(node),
            player,
            seen: how,
            value: self.value_text(node),
            numbers: (self.shown_numbers(node).filter(|_| !is_covered))
                .map(|numbers| self.numbers_text(node, numbers)),
            window: self.window(node).filter(|_| how == Seen::Open && !is_covered),
            why,
        }
    }
}

fn explained(seen: &Projection<'_>, node: NodeId, chooser: Player) -> Vec<Part> {
    let mut why = first_parts(seen, node, chooser);
    let read_here = seen.table_hit(node).is_none() && seen.algorithm().columns().is_none();
    let read_here = read_here && !seen.has_by_guess(node);
    if let Some(text) = seen.mean_formula(node).filter(|_| seen.is_chance(node)) {
        why.push(Part::Formula { text, player: None });
    } else if let Some((text, meets)) = formula(seen, node, chooser).filter(|_| read_here) {
        let player = Some(chooser).filter(|_| seen.tree().payoffs().is_none());
        why.push(Part::Formula { text, player });
        why.extend(meets.map(Part::Text));
        let left_out = guessed_away(seen, node);
        let texts = seen.language().texts();
        why.extend((left_out > 0).then(|| Part::Text(texts.why_guessed_away(left_out))));
    }
    why.extend(seen.entered_with(node).map(Part::Text));
    why.extend(what_if(seen, node).map(Part::Text));
    why.extend(seen.cut_parts(node));
    why.extend(seen.equal_parts(node));
    why
}

/// The first parts of the explanation: whose choice it is, a leaf, or a table value; and the reason
/// for the move's position in the order.
fn first_parts(seen: &Projection<'_>, node: NodeId, chooser: Player) -> Vec<Part> {
    let how = seen.seen(node);
    let is_valued = matches!(how, Seen::Done | Seen::Earlier);
    let hit = seen.table_hit(node).filter(|_| is_valued);
    let parts = seen.proof_parts(node).or_else(|| seen.interval_parts(node));
    let parts = parts.or_else(|| seen.payoff_parts(node));
    if let Some(parts) = parts.or_else(|| seen.sample_parts(node)) {
        return parts;
    }
    let mut parts = seen.candidate_parts(node);
    if !seen.has_by_guess(node) && (hit.is_none() || how == Seen::Earlier) {
        parts.push(Part::Text(status(seen, node, chooser)));
    }
    if let Some(hit) = hit {
        parts.extend(seen.table_parts(node, hit));
    }
    parts.extend(seen.why_there(node).map(Part::Text));
    parts
}

fn status(seen: &Projection<'_>, node: NodeId, chooser: Player) -> String {
    let texts = seen.language().texts();
    let weight = seen.weight(node);
    match seen.seen(node) {
        Seen::Open | Seen::Done if seen.is_chance(node) => {
            let is_read = |child| seen.seen(child) == Seen::Done;
            let all = seen.tree().children(node).all(is_read);
            return if all { texts.chance_card() } else { texts.chance_card_open() };
        }
        _ => {}
    }
    let side = seen.side(weight.player);
    let best = seen.best(node).map(|best| seen.choice(best));
    if let (true, Some(best)) = (chooser != weight.player, &best) {
        return texts.card_helps(best, side);
    }
    // A node valued by the table at another visit was still a leaf.
    let ends = seen.seen(node) == Seen::Done && best.is_none();
    let kind = match seen.known_kind(node) {
        Kind::Inner if ends => Kind::Leaf,
        kind => kind,
    };
    match (seen.seen(node), kind, best) {
        (Seen::Pruned, kind, _) => seen.cut_status(node, kind == Kind::Stub),
        (Seen::Unvisited, ..) => texts.card_unread(),
        (Seen::Earlier, ..) => texts.card_earlier(),
        (_, Kind::Decline, _) => texts.card_stops(),
        (_, Kind::Leaf, _) => leaf_status(seen, node),
        (Seen::Unsettled, ..) => texts.card_unsettled(),
        (Seen::Open, _, None) => texts.card_no_value(side),
        (Seen::Open, _, Some(best)) => texts.card_so_far(best, side),
        (Seen::Done, Kind::Inner, _) if seen.bound(node) == weight.player.fail_low_bound() => {
            texts.card_bounded()
        }
        (Seen::Done, ..) if seen.finds_no_mate(node) => texts.card_no_mate(side),
        (Seen::Done, _, best) => texts.card_chooses(best.unwrap_or_default(), side),
    }
}

/// For a leaf: why the line ends there, and the parts of its value.
fn leaf_status(seen: &Projection<'_>, node: NodeId) -> String {
    let (tree, subject, language) = (seen.tree(), seen.subject(), seen.language());
    let texts = language.texts();
    let text = match seen.line_end(node) {
        None => texts.card_leaf(),
        Some(end) => texts.card_leaf_because(ends(end, texts)),
    };
    let parts = subject.leaf_parts(tree, node, language);
    let player = seen.weight(node).player;
    let parts = parts.map(|parts| parts.written(seen.told().notation, player));
    match parts {
        None => text,
        Some(parts) => text + &texts.card_sum(sum_words(&parts, texts)),
    }
}

/// What follows from a node that was searched on demand: whether it would have changed the value of
/// its parent; `None` if it was not, or has no value yet.
fn what_if(seen: &Projection<'_>, node: NodeId) -> Option<String> {
    let texts = seen.language().texts();
    let plies = seen.asked(node)?;
    let value = seen.value(node)?;
    let parent = seen.tree().parent(node)?;
    let player = seen.weight(parent).player;
    let read = texts.asked_read(plies);
    let Some(above) = seen.value(parent) else {
        return Some(read);
    };
    let side = seen.chooser_name(parent);
    let is_better = if seen.shares() {
        seen.is_better_paid(parent, value, above)
    } else {
        player.prefers(value, above)
    };
    let (value, above) = (seen.number(parent, value), seen.number(parent, above));
    let is_cut = seen.made_cut(parent).is_some_and(|cut| cut.keeps_root());
    Some(match (is_better, is_cut) {
        (false, _) => texts.asked_no_better(above, read, side, value),
        (true, true) => texts.asked_better_avoided(above, read, side, value),
        (true, false) => texts.asked_better(above, read, side, value),
    })
}

/// Whether a child is a choice in the last visit of its parent: another visit, to another depth, may
/// have read more moves.
fn is_choice(seen: &Projection<'_>, node: NodeId, child: NodeId) -> bool {
    let is_left = seen.phase(node) == Phase::Done && !seen.is_cut(node);
    let is_unread = matches!(seen.seen(child), Seen::Earlier | Seen::Unvisited);
    !(seen.is_no_choice(child) || is_left && is_unread)
}

/// The number of the moves of a node that were left out on a guess.
fn guessed_away(seen: &Projection<'_>, node: NodeId) -> usize {
    let children = seen.tree().children(node);
    children.filter(|&child| seen.state.skipped_by_guess(child).is_some()).count()
}

/// What the values of the children say of a node: no more than a bound, though its value is known.
fn only_bound(seen: &Projection<'_>, node: NodeId, player: Player) -> Option<Bound> {
    let value = seen.value(node).filter(|_| seen.phase(node) == Phase::Done)?;
    let (mut low, mut high) = (player.worst(), player.worst());
    for child in seen.tree().children(node).filter(|&child| is_choice(seen, node, child)) {
        let known = seen.value(child).filter(|_| seen.seen(child) == Seen::Done);
        let [least, most] = match known.map(|value| (value, seen.bound(child))) {
            None => [Score::MIN, Score::MAX],
            Some((value, Bound::Exact)) => [value, value],
            Some((value, Bound::AtLeast)) => [value, Score::MAX],
            Some((value, Bound::AtMost)) => [Score::MIN, value],
        };
        (low, high) = (player.better(low, least), player.better(high, most));
    }
    match (low == value, high == value) {
        _ if seen.bound(node) != Bound::Exact => None,
        (true, false) => Some(Bound::AtLeast),
        (false, true) => Some(Bound::AtMost),
        (true, true) | (false, false) => None,
    }
}

/// `min(+100, +50, ?) = +50`: the known values of the children, and the result; and, if they alone
/// leave more than one value, how the value is known.
fn formula(
    seen: &Projection<'_>,
    node: NodeId,
    player: Player,
) -> Option<(String, Option<String>)> {
    const MOST: usize = 8;
    const NAMED: usize = 3;
    /// Names with at most so many letters are told however many there are, and one with fewer
    /// says enough without its side.
    const SHORT: usize = 3;
    // Of an earlier visit, the values of the children may be those of another one.
    seen.value(node).filter(|_| seen.seen(node) != Seen::Earlier)?;
    let tree = seen.tree();
    let is_choice = |&child: &NodeId| is_choice(seen, node, child);
    let children: Vec<_> = tree.children(node).filter(is_choice).collect();
    let decline = tree.decline(node).filter(is_choice);
    let count = children.len();
    if count == 0 {
        return None;
    }
    let name = |child: NodeId| {
        let alone = seen.choice_alone(child);
        if alone.chars().count() < SHORT { alone } else { seen.choice(child) }
    };
    let function = if seen.wants_larger(node, player) { "max" } else { "min" };
    let function = seen.payoff_function(node).unwrap_or_else(|| function.to_owned());
    let term = |child: NodeId, named: bool| {
        let value = match seen.seen(child) {
            Seen::Pruned => "×".to_owned(),
            // What an open one has so far is not its value.
            Seen::Earlier | Seen::Open => "?".to_owned(),
            Seen::Unvisited | Seen::Unsettled | Seen::Done => seen.value_text_at(child, node).plain,
        };
        if named { format!("{} {value}", name(child)) } else { value }
    };
    let best = seen.best(node);
    let terms: Vec<_> = if let Some(best) = best.filter(|_| count > MOST) {
        // With many children: the decisive one, the option to decline, and the numbers of the
        // others and of those that are cut away.
        let stop = decline.filter(|&decline| decline != best);
        let named: Vec<_> = [Some(best), stop].into_iter().flatten().collect();
        let is_cut = |&&child: &&NodeId| seen.seen(child) == Seen::Pruned;
        let cut = children.iter().filter(is_cut).count();
        let cut = cut - named.iter().filter(is_cut).count();
        let others = count - named.len() - cut;
        let texts = seen.language().texts();
        let more = (others > 0).then(|| texts.card_more(others));
        let cut = (cut > 0).then(|| texts.card_cut(cut));
        let named = named.into_iter().map(|child| term(child, true));
        named.chain(more).chain(cut).collect()
    } else {
        let is_short = |&child: &NodeId| name(child).chars().count() <= SHORT;
        let all = count <= NAMED || children.iter().all(is_short);
        children.into_iter().map(|child| term(child, all || best == Some(child))).collect()
    };
    // A value that has come back stands among the terms, and is still to be compared.
    let last = seen.state.last_record().filter(|last| last.kind == EventKind::Exit);
    let is_pending = last.is_some_and(|last| tree.parent(last.node) == Some(node));
    let value = if is_pending { "?".to_owned() } else { seen.value_text(node).plain };
    // What was left out on a guess may change it.
    let is_open = seen.phase(node) == Phase::Open || guessed_away(seen, node) > 0;
    let bound = only_bound(seen, node, player).filter(|_| !seen.shares());
    let signs = seen.signs();
    // The sign of a bound stands for "=".
    let relation = match bound {
        Some(bound) => signs.of(seen.told().notation.bound(seen.weight(node).player, bound)),
        None if is_pending => "= ",
        None if is_open => "→ ",
        None if value.starts_with(['≧', '≦', '≥', '≤']) => "",
        None if seen.shares() && seen.bound(node) != Bound::Exact => "→ ",
        None => "= ",
    };
    let text = format!("{function}( {} ) {relation}{value}", terms.join(" , "));
    let guess = if seen.rests_on_guesses() { "true" } else { "false" };
    Some((text, bound.map(|_| seen.language().texts().card_meets(guess, value))))
}
