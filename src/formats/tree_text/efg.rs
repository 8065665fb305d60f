//! Extensive games as Gambit writes them (EFG, version 2), with or without chance, of two players who
//! take turns, know where they are, and whose payoffs are opposed: the payoff of the first player is
//! the value for Black.

use std::collections::HashMap;

use super::reader::{TextReader, shown};
use super::{TreeText, TreeTextError, name_once};
use games::diagram::{Branch, wrong_odds};
use language::Texts;
use score::{Fraction, MAX_VALUE, Player};

/// What both players win.
type Payoffs = [Fraction; 2];

/// A node whose children are still to be read.
struct OpenNode {
    name: String,
    /// Who moves; `None` for chance.
    player: Option<Player>,
    /// The names of the moves, last first.
    moves: Vec<String>,
    /// How likely the moves of chance are, first first.
    odds: Vec<Fraction>,
    children: Vec<Branch>,
    /// The payoffs on the way here.
    payoffs: Payoffs,
}

#[derive(Default)]
struct KnownParts {
    /// The lines of the information sets, by player and number, and by player and name.
    sets: HashMap<(Player, SetName), usize>,
    /// The moves of chance, last first, and their probabilities, by the number of the set.
    chances: HashMap<u64, (Vec<String>, Vec<Fraction>)>,
    /// The payoffs of the outcomes, by number.
    outcomes: HashMap<u64, Payoffs>,
    /// What the payoffs of both players add up to.
    sum: Option<Fraction>,
    /// The nodes that were read or are still to come.
    nodes: usize,
}

/// What an information set is known by.
#[derive(PartialEq, Eq, Hash)]
enum SetName {
    Number(u64),
    Name(String),
}

pub(super) fn parse(mut reader: TextReader<'_>) -> Result<TreeText, TreeTextError> {
    head(&mut reader)?;
    let mut known = KnownParts { nodes: 1, ..KnownParts::default() };
    let mut open: Vec<OpenNode> = Vec::new();
    let mut root = None;
    loop {
        let begin = reader.next_place();
        let kind = reader.take_while(char::is_alphabetic);
        reader.skip_space();
        // The move that leads here names the node, unless it has a name of its own.
        let (above, before) = open.last_mut().map_or_else(Default::default, |above| {
            (above.moves.pop().unwrap_or_default(), above.payoffs)
        });
        let fine = || begin.fault(Texts::setup_too_fine);
        let mut done = match kind {
            "p" | "c" => {
                let name = reader.quoted()?;
                let (player, moves, odds) = if kind == "p" {
                    let (player, moves) = personal(&mut reader, &begin, &mut known)?;
                    (Some(player), moves, Vec::new())
                } else {
                    let (moves, odds) = chance(&mut reader, &begin, &mut known)?;
                    (None, moves, odds)
                };
                let before_it = open.iter().rev().find_map(|above| above.player);
                if player.is_some() && before_it == player {
                    return Err(begin.fault(Texts::tree_text_turns));
                }
                begin.check_depth(open.len())?;
                let payoffs = sum(before, outcome(&mut reader, &mut known)?).ok_or_else(fine)?;
                root = root.or(player);
                let name = if name.is_empty() { above } else { name };
                open.push(OpenNode { name, player, moves, odds, children: Vec::new(), payoffs });
                continue;
            }
            "t" => {
                let name = reader.quoted()?;
                let payoffs = sum(before, outcome(&mut reader, &mut known)?);
                let [own, other] = payoffs.ok_or_else(fine)?;
                let both = own.plus(other).ok_or_else(fine)?;
                if *known.sum.get_or_insert(both) != both {
                    return Err(begin.fault(Texts::tree_text_not_opposed));
                }
                let most = Fraction::from(MAX_VALUE);
                if own > most || own < Fraction::from(-MAX_VALUE) {
                    let own = own.to_string();
                    return Err(begin.fault(|texts| texts.tree_text_large_sum(MAX_VALUE, &own)));
                }
                Branch::Leaf(if name.is_empty() { above } else { name }, own)
            }
            _ => return Err(begin.expected(Texts::tree_text_efg_node)),
        };
        loop {
            let Some(here) = open.last_mut() else {
                end(&mut reader)?;
                name_once(&mut done);
                return Ok(TreeText { branch: done, root });
            };
            here.children.push(done);
            if !here.moves.is_empty() {
                break;
            }
            let full = open.pop().map(|node| match node.player {
                Some(_) => Branch::Node(node.name, node.children),
                None => Branch::Chance(node.name, node.children, node.odds),
            });
            let Some(full) = full else { break };
            done = full;
        }
    }
}

fn sum(one: Payoffs, other: Payoffs) -> Option<Payoffs> {
    Some([one[0].plus(other[0])?, one[1].plus(other[1])?])
}

/// The line `EFG 2 R "title" { "Black" "White" }`, and a comment.
fn head(reader: &mut TextReader<'_>) -> Result<(), TreeTextError> {
    reader.eat_next("EFG");
    if !reader.eat_next("2") {
        return Err(reader.expected(Texts::tree_text_efg_version));
    }
    reader.skip_space();
    reader.take_while(char::is_alphabetic);
    reader.skip_space();
    reader.quoted()?;
    let begin = reader.next_place();
    let players = names(reader)?.len();
    if players != 2 {
        return Err(begin.fault(|texts| texts.tree_text_two_players(players)));
    }
    text(reader)?;
    Ok(())
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
) -> Result<(Player, Vec<String>), TreeTextError> {
    let at = reader.next_place();
    let player = match number(reader, Texts::tree_text_player)? {
        1 => Player::Max,
        2 => Player::Min,
        _ => return Err(at.expected(Texts::tree_text_player)),
    };
    let set = number(reader, Texts::tree_text_set)?;
    if let Some(line) = known.sets.insert((player, SetName::Number(set)), begin.line) {
        return Err(begin.fault(|texts| texts.tree_text_hidden(line, set)));
    }
    if let Some(name) = text(reader)?.filter(|name| !name.is_empty()) {
        let before = known.sets.insert((player, SetName::Name(name.clone())), begin.line);
        if let Some(line) = before {
            return Err(begin.fault(|texts| texts.tree_text_hidden_name(line, shown(&name))));
        }
    }
    let at = reader.next_place();
    let mut moves = names(reader)?;
    if moves.is_empty() {
        return Err(at.fault(Texts::tree_text_no_moves));
    }
    known.nodes += moves.len();
    begin.check_nodes(known.nodes)?;
    forget_places(&mut moves);
    Ok((player, moves))
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
fn outcome(reader: &mut TextReader<'_>, known: &mut KnownParts) -> Result<Payoffs, TreeTextError> {
    let begin = reader.next_place();
    let outcome = number(reader, Texts::tree_text_outcome)?;
    text(reader)?;
    let before = known.outcomes.get(&outcome).copied();
    let nothing = [Fraction::ZERO; 2];
    if !reader.eat_next("{") {
        let known = before.or((outcome == 0).then_some(nothing));
        return known.ok_or_else(|| begin.fault(Texts::tree_text_no_payoff));
    }
    let mut payoffs = Vec::new();
    loop {
        let at = reader.next_place();
        let number = word(reader);
        if number.is_empty() && reader.eat("}") {
            break;
        }
        payoffs.push(at.value_of(number)?);
        if payoffs.len() > 2 {
            return Err(at.fault(Texts::tree_text_no_payoff));
        }
    }
    let [own, other] = *payoffs else {
        return Err(begin.fault(Texts::tree_text_no_payoff));
    };
    if outcome == 0 && [own, other] != nothing {
        return Err(begin.fault(Texts::tree_text_null_outcome));
    }
    if before.is_some_and(|before| before != [own, other]) {
        return Err(begin.fault(|texts| texts.tree_text_other_payoffs(outcome)));
    }
    known.outcomes.insert(outcome, [own, other]);
    Ok([own, other])
}
