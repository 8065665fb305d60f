//! The log of an alpha-beta search:  `cargo run --example search_log | cargo run -- judge -`

enum Node {
    Leaf(i32),
    Inner(Vec<Node>),
}
fn search(node: &Node, (mut alpha, mut beta): (i32, i32), is_max: bool, name: &str) -> i32 {
    println!("enter {name} {alpha} {beta}");
    let children = match node {
        Node::Leaf(value) => return (println!("leaf {value}"), *value).1,
        Node::Inner(children) => children,
    };
    let mut best = if is_max { i32::MIN } else { i32::MAX };
    for (number, child) in children.iter().enumerate() {
        let value = search(child, (alpha, beta), !is_max, &number.to_string());
        best = if is_max { best.max(value) } else { best.min(value) };
        (alpha, beta) = if is_max { (alpha.max(best), beta) } else { (alpha, beta.min(best)) };
        if alpha >= beta {
            println!("cut");
            break;
        }
    }
    println!("exit {best}");
    best
}
fn main() {
    println!("yomisuji search-log 1\ntree [[3, 12, 8], [2, 4, 6], [14, 5, 2]]");
    let rows = [[3, 12, 8], [2, 4, 6], [14, 5, 2]].map(|row| row.map(Node::Leaf).into());
    search(&Node::Inner(rows.map(Node::Inner).into()), (i32::MIN, i32::MAX), true, "");
}
