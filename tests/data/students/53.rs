// minimax over a nested list
enum T {
    L(i32),
    N(Vec<T>),
}
use T::*;

fn show(t: &T) -> String {
    match t {
        L(v) => v.to_string(),
        N(k) => format!("[{}]", k.iter().map(show).collect::<Vec<_>>().join(", ")),
    }
}

fn minimax(t: &T, max: bool, depth: usize) -> i32 {
    let pad = "  ".repeat(depth);
    println!("{pad}enter");
    let kids = match t {
        L(v) => {
            println!("{pad}leaf {v}");
            return *v;
        }
        N(kids) => kids,
    };
    let mut best = if max { 0 } else { i32::MAX };
    for k in kids {
        let v = minimax(k, !max, depth + 1);
        if (max && v > best) || (!max && v < best) {
            best = v;
        }
    }
    println!("{pad}exit {best}");
    best
}

fn main() {
    let tree = N(vec![
        N(vec![N(vec![L(3), L(-5)]), N(vec![L(1), L(4)])]),
        N(vec![N(vec![L(-2), L(-8)]), N(vec![L(-1), L(6), L(2)])]),
        N(vec![N(vec![L(-7), L(-3)]), L(-4)]),
    ]);
    println!("yomisuji search-log 1\nalgorithm minimax\ntree {}", show(&tree));
    minimax(&tree, true, 0);
}
