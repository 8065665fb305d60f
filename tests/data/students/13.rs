enum Tree { Leaf(i32), Node(Vec<Tree>) }
use Tree::*;

fn w(x: i32) -> String {
    if x == i32::MAX { "i32::MAX".to_string() }
    else if x == i32::MIN { "i32::MIN".to_string() }
    else { x.to_string() }
}
fn search(t: &Tree, mut alpha: i32, mut beta: i32, maxing: bool, name: String) -> i32 {
    println!("enter {} {} {}", name, w(alpha), w(beta));
    match t {
        Leaf(v) => { println!("leaf {}", v); println!("exit {}", v); *v }
        Node(kids) => {
            let mut best = if maxing { i32::MIN } else { i32::MAX };
            for (i, k) in kids.iter().enumerate() {
                let v = search(k, alpha, beta, !maxing, (i + 1).to_string());
                if maxing { best = best.max(v); alpha = alpha.max(best); }
                else { best = best.min(v); beta = beta.min(best); }
                if alpha >= beta { println!("cut"); break; }
            }
            println!("exit {}", best);
            best
        }
    }
}
fn make(seed: &mut u64, depth: u32) -> Tree {
    *seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    let r = (*seed >> 40) as i32;
    if depth == 0 || (depth < 3 && r % 4 == 0) { return Leaf(r % 15); }
    Node((0..2 + r % 2).map(|_| make(seed, depth - 1)).collect())
}
fn main() {
    let mut seed = 11;
    let t = make(&mut seed, 4);
    println!("yomisuji search-log 1");
    println!("root min # MIN is to move");
    search(&t, i32::MIN, i32::MAX, false, "root".to_string());
}
