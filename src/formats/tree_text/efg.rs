//! Extensive games as Gambit writes them (EFG, version 2), of two players who take turns and whose
//! payoffs are opposed: the payoff of the first player is the value for Black.

use std::collections::HashMap;

use super::reader::{TextReader, whole_number};
use super::{MOST_NODES, TreeText, TreeTextError, name_once};
use games::diagram::{Branch, MAX_DEPTH, MAX_VALUE};
use language::Texts;
use score::Player;

/// A node whose children are still to be read.
struct OpenNode {
    name: String,
    player: Player,
    /// The names of the moves, last first.
    moves: Vec<String>,
    children: Vec<Branch>,
}

#[derive(Default)]
struct KnownParts {
    /// The moves of the information sets, by player and number.
    moves: HashMap<(usize, String), Vec<String>>,
    /// The payoffs of the outcomes, by number.
    payoffs: HashMap<String, Vec<i32>>,
    /// What the payoffs of both players add up to.
    sum: Option<i32>,
}

pub(super) fn parse(text: &str) -> Result<TreeText, TreeTextError> {
    let mut reader = TextReader::new(text);
    head(&mut reader)?;
    let mut known = KnownParts::default();
    let mut open: Vec<OpenNode> = Vec::new();
    let mut root = None;
    let mut nodes = 0;
    loop {
        reader.skip_space();
        let begin = reader.clone();
        nodes += 1;
        if nodes > MOST_NODES {
            return Err(begin.fault(|texts| texts.tree_text_large(MOST_NODES)));
        }
        let kind = reader.take_while(char::is_alphabetic);
        reader.skip_space();
        // The move that leads here names the node, unless it has a name of its own.
        let above = open.last().and_then(|above| above.moves.last()).cloned().unwrap_or_default();
        let mut done = match kind {
            "p" => {
                let name = reader.quoted()?;
                let (player, moves) = personal(&mut reader, &begin, &mut known)?;
                if open.last().is_some_and(|above| above.player == player) {
                    return Err(begin.fault(Texts::tree_text_turns));
                }
                if open.len() > MAX_DEPTH {
                    return Err(begin.fault(|texts| texts.tree_text_deep(MAX_DEPTH)));
                }
                root = root.or(Some(player));
                let name = if name.is_empty() { above } else { name };
                open.push(OpenNode { name, player, moves, children: Vec::new() });
                continue;
            }
            "t" => {
                let name = reader.quoted()?;
                let value = payoff(&mut reader, &begin, &mut known)?;
                Branch::Leaf(if name.is_empty() { above } else { name }, value)
            }
            "c" => return Err(begin.fault(Texts::tree_text_chance)),
            _ => return Err(begin.expected(Texts::tree_text_efg_node)),
        };
        loop {
            let Some(here) = open.last_mut() else {
                reader.skip_space();
                if reader.peek().is_some() {
                    return Err(reader.expected(Texts::usi_list_end));
                }
                name_once(&mut done);
                return Ok(TreeText { branch: done, root });
            };
            here.children.push(done);
            here.moves.pop();
            if !here.moves.is_empty() {
                break;
            }
            let full = open.pop().map(|node| Branch::Node(node.name, node.children));
            let Some(full) = full else { break };
            done = full;
        }
    }
}

/// The line `EFG 2 R "title" { "Black" "White" }`, and a comment.
fn head(reader: &mut TextReader<'_>) -> Result<(), TreeTextError> {
    reader.skip_space();
    reader.eat("EFG");
    reader.skip_space();
    if !reader.eat("2") {
        return Err(reader.expected(Texts::tree_text_efg_version));
    }
    reader.skip_space();
    reader.take_while(char::is_alphabetic);
    reader.skip_space();
    reader.quoted()?;
    let begin = reader.clone();
    if names(reader)?.len() != 2 {
        return Err(begin.fault(Texts::tree_text_two_players));
    }
    reader.skip_space();
    if reader.peek() == Some('"') {
        reader.quoted()?;
    }
    Ok(())
}

/// Strings in braces.
fn names(reader: &mut TextReader<'_>) -> Result<Vec<String>, TreeTextError> {
    reader.skip_space();
    if !reader.eat("{") {
        return Err(reader.expected(Texts::tree_text_brace));
    }
    let mut names = Vec::new();
    loop {
        reader.skip_space();
        if reader.eat("}") {
            return Ok(names);
        }
        names.push(reader.quoted()?);
    }
}

/// A word up to the next blank.
fn word(reader: &mut TextReader<'_>) -> String {
    reader.skip_space();
    reader.take_while(|c| !c.is_whitespace() && !matches!(c, '{' | '}' | '"' | ',')).to_owned()
}

/// The rest of a node where a player moves: player, information set, moves, outcome. Returns the
/// moves last first.
fn personal(
    reader: &mut TextReader<'_>,
    begin: &TextReader<'_>,
    known: &mut KnownParts,
) -> Result<(Player, Vec<String>), TreeTextError> {
    let number = word(reader);
    let player = match &*number {
        "1" => Player::Max,
        "2" => Player::Min,
        _ => return Err(begin.fault(Texts::tree_text_two_players)),
    };
    let set = (usize::from(player == Player::Min), word(reader));
    reader.skip_space();
    if reader.peek() == Some('"') {
        reader.quoted()?;
        reader.skip_space();
    }
    if reader.peek() == Some('{') {
        let mut moves = names(reader)?;
        moves.reverse();
        known.moves.insert(set.clone(), moves);
    }
    let moves = known.moves.get(&set).filter(|moves| !moves.is_empty()).cloned();
    let moves = moves.ok_or_else(|| reader.expected(Texts::tree_text_brace))?;
    // An outcome on the way has no place in a value of the end.
    let outcome = word(reader);
    reader.skip_space();
    if reader.peek() == Some('"') {
        reader.quoted()?;
    }
    if outcome != "0" {
        return Err(begin.fault(Texts::tree_text_outcome));
    }
    Ok((player, moves))
}

/// The rest of an end: outcome and payoffs.
fn payoff(
    reader: &mut TextReader<'_>,
    begin: &TextReader<'_>,
    known: &mut KnownParts,
) -> Result<i32, TreeTextError> {
    let outcome = word(reader);
    reader.skip_space();
    if reader.peek() == Some('"') {
        reader.quoted()?;
        reader.skip_space();
    }
    if reader.eat("{") {
        let mut payoffs = Vec::new();
        loop {
            reader.skip_space();
            let at = reader.clone();
            let number = word(reader);
            if number.is_empty() && reader.eat("}") {
                break;
            }
            let value = whole_number(&number);
            let expected = |texts: &Texts| texts.usi_list_number(MAX_VALUE);
            payoffs.push(value.ok_or_else(|| at.expected(expected))?);
        }
        known.payoffs.insert(outcome.clone(), payoffs);
    }
    let Some(&[own, other]) = known.payoffs.get(&outcome).map(Vec::as_slice) else {
        return Err(begin.fault(Texts::tree_text_no_payoff));
    };
    if *known.sum.get_or_insert(own + other) != own + other {
        return Err(begin.fault(Texts::tree_text_not_opposed));
    }
    Ok(own)
}
