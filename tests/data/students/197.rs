// PVS, negamax
const INF: i32 = 1_000_000;
const W: usize = 3;
const D: usize = 4;

fn show(leaves: &[i32], idx: usize, d: usize) -> String {
    if d == 0 { return leaves[idx].to_string(); }
    let k: Vec<String> = (0..W).map(|i| show(leaves, idx * W + i, d - 1)).collect();
    format!("[{}]", k.join(", "))
}

fn pvs(leaves: &[i32], idx: usize, depth: usize, alpha: i32, beta: i32, name: &str) -> i32 {
    println!("enter {} {} {}", name, alpha, beta);
    if depth == 0 {
        println!("leaf {}", leaves[idx]);
        return leaves[idx];
    }
    let mut a = alpha;
    let mut best = -INF;
    for i in 0..W {
        let c = idx * W + i;
        let nm = (i + 1).to_string();
        let mut v;
        if i == 0 {
            v = -pvs(leaves, c, depth - 1, -beta, -a, &nm);
        } else {
            v = -pvs(leaves, c, depth - 1, -a - 1, -a, &nm);
            // two plies above the leaves and below the value is exact
            if v > a && v < beta && depth > 2 {
                v = -pvs(leaves, c, depth - 1, -beta, -alpha, &nm); //R: v = -pvs(leaves, c, depth - 1, -beta, -a, &nm);
            }
        }
        if v > best { best = v; }
        if best > a { a = best; }
        if a >= beta {
            println!("cut");
            break;
        }
    }
    println!("exit {}", best);
    best
}

fn main() {
    let mut s: u32 = 5;
    let mut leaves = Vec::new();
    for _ in 0..81 {
        s = s.wrapping_mul(1664525).wrapping_add(1013904223);
        leaves.push(((s >> 20) % 61) as i32 - 30);
    }
    println!("yomisuji search-log 2");
    println!("algorithm pvs");
    println!("view mover");
    println!("infinity {}", INF);
    println!("tree {}", show(&leaves, 0, D));
    pvs(&leaves, 0, D, -INF, INF, "root");
}
