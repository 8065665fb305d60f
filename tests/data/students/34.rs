enum Tree { Leaf(i32), Node(Vec<Tree>) }
use Tree::{Leaf, Node};

fn n(values: &[i32]) -> Tree { Node(values.iter().map(|v| Leaf(*v)).collect()) }

fn minimax(t: &Tree, is_max: bool, depth: usize) -> i32 {
    let pad = " ".repeat(2 * depth);
    println!("{}enter", pad);
    let kids = match t {
        Leaf(x) => { println!("{}leaf {}", pad, x); return *x; }
        Node(k) => k,
    };
    let mut best = if is_max { i32::MIN } else { i32::MAX };
    let mut value = best;
    for k in kids {
        value = minimax(k, !is_max, depth + 1);
        if is_max && value > best || !is_max && value < best {
            best = value;
        }
    }
    let _ = (best, value);
    let result = value;
    println!("{}exit {}", pad, result);
    result
}

fn main() {
    let t = Node(vec![
        Node(vec![n(&[1, 6]), n(&[2, 3, 8]), n(&[4, 9])]),
        Node(vec![n(&[7, 5]), n(&[0, 4])]),
        Node(vec![Leaf(5), n(&[6, 2, 3])]),
    ]);
    println!("yomisuji search-log 1");
    println!("algorithm minimax");
    minimax(&t, true, 0);
}
