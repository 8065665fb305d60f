#[derive(Debug)]
enum Tree { Leaf(i32), Node(Vec<Tree>) }
use Tree::{Leaf, Node};

macro_rules! t {
    ([$($x:tt),*]) => { Node(vec![$(t!($x)),*]) };
    ($x:expr) => { Leaf($x) };
}

fn enter(name: usize, alpha: i32, beta: i32) {
    let b = |x: i32| match x { i32::MAX => "i32::MAX".to_string(), i32::MIN => "i32::MIN".to_string(), _ => x.to_string() };
    let n = if name == 0 { "root".to_string() } else { name.to_string() };
    println!("enter {} {} {}", n, b(alpha), b(beta));
}

fn max_value(tree: &Tree, mut alpha: i32, beta: i32, name: usize) -> i32 {
    enter(name, alpha, beta);
    let children = match tree { Leaf(v) => { println!("leaf {v}"); return *v } Node(c) => c };
    let mut best = i32::MIN;
    for (i, child) in children.iter().enumerate() {
        best = best.max(min_value(child, alpha, beta, i + 1));
        alpha = alpha.max(best);
        if alpha >= beta { println!("cut"); break }
    }
    println!("exit {alpha}");
    alpha
}

fn min_value(tree: &Tree, alpha: i32, mut beta: i32, name: usize) -> i32 {
    enter(name, alpha, beta);
    let children = match tree { Leaf(v) => { println!("leaf {v}"); return *v } Node(c) => c };
    let mut best = i32::MAX;
    for (i, child) in children.iter().enumerate() {
        best = best.min(max_value(child, alpha, beta, i + 1));
        beta = beta.min(best);
        if alpha >= beta { println!("cut"); break }
    }
    println!("exit {best}");
    best
}

fn main() {
    println!("yomisuji search-log 1\ncut >=\nreturn soft\nbounds deep");
    println!("tree [[[8, 6], [7, 9]], [[5, 3, 4], [11, 2]], [[10, 12], [2, 6], [13, 1]]]");
    let tree = t!([[[8, 6], [7, 9]], [[5, 3, 4], [11, 2]], [[10, 12], [2, 6], [13, 1]]]);
    max_value(&tree, i32::MIN, i32::MAX, 0);
}
