//! Random trees: ragged, with ties, with only children.

use yomisuji::games::diagram::{Branch, Diagram};
use yomisuji::score::Player;
use yomisuji::tree::Tree;

/// A small deterministic generator (xorshift64*).
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) % limit
    }
}

/// A text or file with up to four places changed: a bit, a byte, some left out, some twice.
pub(crate) fn damaged(dice: &mut Dice, good: &[u8]) -> Vec<u8> {
    let mut bytes = good.to_vec();
    for _ in 0..=dice.below(4) {
        if bytes.is_empty() {
            bytes.push(b'x');
        }
        let at = dice.below(bytes.len() as u64) as usize;
        match dice.below(4) {
            0 => bytes[at] ^= 1 << dice.below(8),
            1 => bytes[at] = dice.below(256) as u8,
            2 => {
                let end = (at + 1 + dice.below(40) as usize).min(bytes.len());
                bytes.drain(at..end);
            }
            _ => {
                let end = (at + dice.below(80) as usize).min(bytes.len());
                let copy = bytes[at..end].to_vec();
                bytes.splice(at..at, copy);
            }
        }
    }
    bytes
}

/// A tree of at most `depth` plies and `width` moves; few values, so that ties are common.
pub(crate) fn branch(dice: &mut Dice, depth: u64, width: u64) -> Branch {
    let is_leaf = depth == 0 || dice.below(6) == 0;
    if is_leaf {
        let spread = if dice.below(2) == 0 { 7 } else { 200 };
        let value = dice.below(spread) as i32 - spread as i32 / 2;
        return Branch::worth(value);
    }
    let count = 1 + dice.below(width);
    let children = (0..count).map(|_| branch(dice, depth - 1, width)).collect();
    Branch::Node(String::new(), children)
}

/// The tree of a branch, with a random player at its root.
pub(crate) fn tree(dice: &mut Dice, branch: &Branch) -> (Tree, Player) {
    let player = if dice.below(2) == 0 { Player::Max } else { Player::Min };
    let (tree, _) = Diagram::build(branch, player).expect("a random tree is well formed");
    (tree, player)
}

/// The value of a tree, straight from its definition.
pub(crate) fn value(branch: &Branch, player: Player) -> i32 {
    match branch {
        Branch::Leaf(_, value) => value.whole().expect("a whole number"),
        Branch::Node(_, children)
        | Branch::Chance(_, children, _)
        | Branch::Turn(_, children, _) => {
            let values = children.iter().map(|child| value(child, player.other()));
            match player {
                Player::Max => values.max(),
                Player::Min => values.min(),
            }
            .expect("a node has children")
        }
    }
}
