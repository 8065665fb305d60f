//! Extensive games as Gambit writes them (EFG, version 2), with or without chance: of two players whose
//! payoffs are opposed, as values for Black, who is the first one; of others as payoffs of each player.

use std::collections::HashMap;

use super::reader::TextReader;
use super::{TreeText, TreeTextError, name_once, settle};
use games::diagram::{Branch, MOST_PLAYERS, names as node_names, wrong_odds};
use language::Texts;
use score::{Fraction, MAX_VALUE, Outcome, Player};

/// What the players win, in their order.
type Winnings = Vec<Fraction>;

/// A node whose children are still to be read.
struct OpenNode {
    name: String,
    /// The number of the player who moves, from 0; `None` for chance.
    seat: Option<u8>,
    /// The player to move below, as far as nothing else is said.
    next: Option<u8>,
    /// The names of the moves, last first.
    moves: Vec<String>,
    /// How likely the moves of chance are, first first.
    odds: Vec<Fraction>,
    children: Vec<Branch>,
    /// The payoffs on the way here.
    payoffs: Winnings,
}

#[derive(Default)]
struct KnownParts {
    /// The names of the players.
    players: Vec<String>,
    /// The nodes of each information set, by player and number; names may repeat. Nodes are counted in
    /// the order of the text, which is that of all names.
    sets: HashMap<(u8, u64), Vec<usize>>,
    /// The number of the node that is read.
    here: usize,
    /// The moves of each information set.
    moves: HashMap<(u8, u64), Vec<String>>,
    /// The moves of chance, last first, and their probabilities, by the number of the set.
    chances: HashMap<u64, (Vec<String>, Vec<Fraction>)>,
    /// The payoffs of the outcomes, by number.
    outcomes: HashMap<u64, Winnings>,
    /// What the payoffs of both players add up to, and whether it is the same everywhere.
    sum: Option<Fraction>,
    is_opposed: bool,
    /// The nodes that were read or are still to come.
    nodes: usize,
}

pub(super) fn parse(mut reader: TextReader<'_>) -> Result<TreeText, TreeTextError> {
    let players = head(&mut reader)?;
    let is_opposed = players.len() == 2;
    let mut known = KnownParts { players, nodes: 1, is_opposed, ..KnownParts::default() };
    let mut open: Vec<OpenNode> = Vec::new();
    let (mut root, mut first_chance) = (None, None);
    loop {
        let begin = reader.next_place();
        let kind = reader.take_while(char::is_alphabetic);
        reader.skip_space();
        // The move that leads here names the node, unless it has a name of its own.
        let nothing = || vec![Fraction::ZERO; known.players.len()];
        let (above, before, turn) = match open.last_mut() {
            Some(above) => {
                (above.moves.pop().unwrap_or_default(), above.payoffs.clone(), above.next)
            }
            None => (String::new(), nothing(), None),
        };
        let fine = || begin.fault(Texts::setup_too_fine);
        let mut done = match kind {
            "p" | "c" => {
                let name = reader.quoted()?;
                let (seat, moves, odds) = if kind == "p" {
                    let (seat, moves) = personal(&mut reader, &begin, &mut known)?;
                    (Some(seat), moves, Vec::new())
                } else {
                    first_chance.get_or_insert(begin.clone());
                    let (moves, odds) = chance(&mut reader, &begin, &mut known)?;
                    (None, moves, odds)
                };
                begin.check_depth(open.len())?;
                let payoffs = sum(&before, &outcome(&mut reader, &mut known)?).ok_or_else(fine)?;
                root = root.or(seat);
                let players = u8::try_from(known.players.len()).unwrap_or(u8::MAX);
                let next = seat.map_or(turn, |seat| Some((seat + 1) % players));
                let name = if name.is_empty() { above } else { name };
                known.here += 1;
                open.push(OpenNode {
                    name,
                    seat,
                    next,
                    moves,
                    odds,
                    children: Vec::new(),
                    payoffs,
                });
                continue;
            }
            "t" => {
                let name = reader.quoted()?;
                let payoffs = sum(&before, &outcome(&mut reader, &mut known)?);
                let payoffs = payoffs.ok_or_else(fine)?;
                let mut all = payoffs.iter();
                let all = all.try_fold(Fraction::ZERO, |all, of| all.plus(*of)).ok_or_else(fine)?;
                known.is_opposed &= *known.sum.get_or_insert(all) == all;
                let most = Fraction::from(MAX_VALUE);
                let is_large = |of: &&Fraction| **of > most || **of < Fraction::from(-MAX_VALUE);
                if let Some(own) = payoffs.iter().find(is_large) {
                    let own = own.to_string();
                    return Err(begin.fault(|texts| texts.tree_text_large_sum(MAX_VALUE, &own)));
                }
                known.here += 1;
                let name = if name.is_empty() { above } else { name };
                Branch::Leaf(name, Outcome::Each(payoffs))
            }
            _ => return Err(begin.expected(Texts::tree_text_efg_node)),
        };
        loop {
            let Some(here) = open.last_mut() else {
                end(&mut reader)?;
                return whole(done, root, first_chance, known);
            };
            here.children.push(done);
            if !here.moves.is_empty() {
                break;
            }
            let Some(node) = open.pop() else { break };
            done = match node.seat {
                // Whose turn it is says itself, where the players take turns.
                Some(seat) => Branch::Turn(node.name, node.children, seat + 1),
                None => Branch::Chance(node.name, node.children, node.odds),
            };
        }
    }
}

/// The whole game, when it has been read.
fn whole(
    mut branch: Branch,
    root: Option<u8>,
    chance: Option<TextReader<'_>>,
    known: KnownParts,
) -> Result<TreeText, TreeTextError> {
    let is_opposed = known.is_opposed;
    if let Some(chance) = chance.filter(|_| !is_opposed) {
        return Err(chance.fault(Texts::tree_text_chance_of_payoffs));
    }
    let players = u8::try_from(known.players.len()).unwrap_or(u8::MAX);
    let seat = if is_opposed { root.unwrap_or_default() } else { 0 };
    settle(&mut branch, seat, players);
    if is_opposed {
        oppose(&mut branch);
    }
    name_once(&mut branch);
    let ids = node_names(&branch, &[]);
    let mut together: Vec<Vec<String>> = Vec::new();
    let sets = known.sets.into_values().filter(|nodes| nodes.len() > 1);
    let mut sets: Vec<_> = sets.collect();
    sets.sort();
    for nodes in sets {
        together.push(nodes.into_iter().map(|node| ids[node].id.clone()).collect());
    }
    let root = is_opposed.then_some(root).flatten();
    let root = root.map(|seat| if seat == 0 { Player::Max } else { Player::Min });
    let plain = |(at, name): (usize, &String)| *name == (at + 1).to_string() || name.is_empty();
    let is_plain = known.players.iter().enumerate().all(plain);
    let players = if is_plain || is_opposed { Vec::new() } else { known.players };
    Ok(TreeText { branch, root, players, together })
}

/// One value for two players who are opposed.
fn oppose(branch: &mut Branch) {
    if let Branch::Leaf(_, value) = branch
        && let Some(&own) = value.numbers().first()
    {
        *value = Outcome::One(own);
    }
    branch.children_mut().iter_mut().for_each(oppose);
}

fn sum(one: &Winnings, other: &Winnings) -> Option<Winnings> {
    one.iter().zip(other).map(|(one, other)| one.plus(*other)).collect()
}

/// The line `EFG 2 R "title" { "Black" "White" }`, and a comment. Returns the names of the players.
fn head(reader: &mut TextReader<'_>) -> Result<Vec<String>, TreeTextError> {
    reader.eat_next("EFG");
    if !reader.eat_next("2") {
        return Err(reader.expected(Texts::tree_text_efg_version));
    }
    reader.skip_space();
    reader.take_while(char::is_alphabetic);
    reader.skip_space();
    reader.quoted()?;
    let begin = reader.next_place();
    let players = names(reader)?;
    let found = players.len();
    if !(2..=MOST_PLAYERS).contains(&found) {
        return Err(begin.fault(|texts| texts.tree_text_player_number(found, MOST_PLAYERS)));
    }
    text(reader)?;
    Ok(players)
}

/// Only comments may follow the last node.
fn end(reader: &mut TextReader<'_>) -> Result<(), TreeTextError> {
    while text(reader)?.is_some() {}
    reader.end()
}

/// A string, if one comes next.
fn text(reader: &mut TextReader<'_>) -> Result<Option<String>, TreeTextError> {
    reader.skip_space();
    if reader.peek() == Some('"') { reader.quoted().map(Some) } else { Ok(None) }
}

/// Strings in braces.
fn names(reader: &mut TextReader<'_>) -> Result<Vec<String>, TreeTextError> {
    if !reader.eat_next("{") {
        return Err(reader.expected(Texts::tree_text_brace));
    }
    let mut names = Vec::new();
    loop {
        if reader.eat_next("}") {
            return Ok(names);
        }
        reader.check_nodes(names.len())?;
        names.push(reader.quoted()?);
    }
}

/// A word up to the next blank.
fn word<'t>(reader: &mut TextReader<'t>) -> &'t str {
    reader.skip_space();
    reader.take_while(|c| !c.is_whitespace() && !matches!(c, '{' | '}' | '"' | ','))
}

/// The number of a player, an information set or an outcome.
fn number(
    reader: &mut TextReader<'_>,
    what: impl Fn(&Texts) -> String,
) -> Result<u64, TreeTextError> {
    let begin = reader.next_place();
    word(reader).parse().map_err(|_| begin.expected(what))
}

/// Player, information set and moves of a node where a player moves. Returns the moves last first.
fn personal(
    reader: &mut TextReader<'_>,
    begin: &TextReader<'_>,
    known: &mut KnownParts,
) -> Result<(u8, Vec<String>), TreeTextError> {
    let at = reader.next_place();
    let most = known.players.len();
    let player = number(reader, |texts| texts.tree_text_player(most))?;
    let seat = usize::try_from(player).ok().filter(|player| (1..=most).contains(player));
    let seat = seat.and_then(|player| u8::try_from(player - 1).ok());
    let seat = seat.ok_or_else(|| at.expected(|texts| texts.tree_text_player(most)))?;
    let members = number(reader, Texts::tree_text_set)?;
    text(reader)?;
    let at = reader.next_place();
    let is_known = known.sets.contains_key(&(seat, members));
    reader.skip_space();
    // What was said of the set before need not be said again.
    let mut moves = match (is_known, reader.peek()) {
        (true, Some('{')) | (false, _) => names(reader)?,
        (true, _) => known.moves.get(&(seat, members)).cloned().unwrap_or_default(),
    };
    if moves.is_empty() {
        return Err(at.fault(Texts::tree_text_no_moves));
    }
    let said = known.moves.entry((seat, members)).or_insert_with(|| moves.clone());
    if said.len() != moves.len() {
        return Err(at.fault(|texts| texts.tree_text_other_moves(members)));
    }
    known.sets.entry((seat, members)).or_default().push(known.here);
    known.nodes += moves.len();
    begin.check_nodes(known.nodes)?;
    forget_places(&mut moves);
    Ok((seat, moves))
}

/// What Gambit calls moves by itself says nothing but their place. The moves stand last first then.
fn forget_places(moves: &mut [String]) {
    for (number, name) in (1_usize..).zip(&mut *moves) {
        if *name == number.to_string() {
            name.clear();
        }
    }
    moves.reverse();
}

/// Information set, moves and probabilities of a node where chance moves; what was said of the set
/// before need not be said again. Returns the moves last first.
fn chance(
    reader: &mut TextReader<'_>,
    begin: &TextReader<'_>,
    known: &mut KnownParts,
) -> Result<(Vec<String>, Vec<Fraction>), TreeTextError> {
    let set = number(reader, Texts::tree_text_set)?;
    text(reader)?;
    let at = reader.next_place();
    if !reader.eat_next("{") {
        let before = known.chances.get(&set).cloned();
        let (moves, odds) = before.ok_or_else(|| at.expected(Texts::tree_text_brace))?;
        known.nodes += moves.len();
        begin.check_nodes(known.nodes)?;
        return Ok((moves, odds));
    }
    let (mut moves, mut odds) = (Vec::new(), Vec::new());
    while !reader.eat_next("}") {
        known.nodes += 1;
        begin.check_nodes(known.nodes)?;
        moves.push(reader.quoted()?);
        let place = reader.next_place();
        odds.push(place.value_of(word(reader))?);
    }
    if moves.is_empty() {
        return Err(at.fault(Texts::tree_text_no_moves));
    }
    if let Some(what) = wrong_odds(&odds, moves.len()) {
        return Err(TreeTextError { line: at.line, column: at.column, what });
    }
    forget_places(&mut moves);
    let said = known.chances.insert(set, (moves.clone(), odds.clone()));
    if said.is_some_and(|before| before != (moves.clone(), odds.clone())) {
        return Err(at.fault(|texts| texts.tree_text_other_chances(set)));
    }
    Ok((moves, odds))
}

/// What the outcome at the end of a line adds to the payoffs: nothing if its number is 0.
fn outcome(reader: &mut TextReader<'_>, known: &mut KnownParts) -> Result<Winnings, TreeTextError> {
    let begin = reader.next_place();
    let outcome = number(reader, Texts::tree_text_outcome)?;
    text(reader)?;
    let before = known.outcomes.get(&outcome).cloned();
    let players = known.players.len();
    let nothing = vec![Fraction::ZERO; players];
    let no_payoff =
        |place: &TextReader<'_>| place.fault(|texts: &Texts| texts.tree_text_no_payoff(players));
    if !reader.eat_next("{") {
        let known = before.or((outcome == 0).then_some(nothing));
        return known.ok_or_else(|| no_payoff(&begin));
    }
    let mut payoffs = Vec::new();
    loop {
        let at = reader.next_place();
        let number = word(reader);
        if number.is_empty() && reader.eat("}") {
            break;
        }
        payoffs.push(at.value_of(number)?);
        if payoffs.len() > players {
            return Err(no_payoff(&at));
        }
    }
    if payoffs.len() != players {
        return Err(no_payoff(&begin));
    }
    if outcome == 0 && payoffs != nothing {
        return Err(begin.fault(Texts::tree_text_null_outcome));
    }
    if before.is_some_and(|before| before != payoffs) {
        return Err(begin.fault(|texts| texts.tree_text_other_payoffs(outcome)));
    }
    known.outcomes.insert(outcome, payoffs.clone());
    Ok(payoffs)
}
