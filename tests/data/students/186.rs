// negamax with late move reductions
const INF: i32 = i32::MAX;

fn eval(x: i64) -> i32 {
    ((x * x * 3 + x * 7).rem_euclid(29)) as i32 - 14
}

fn show(v: i32) -> String {
    if v == INF { "inf".to_string() } else if v == -INF { "-inf".to_string() } else { v.to_string() }
}

fn search(x: i64, depth: i32, mut alpha: i32, beta: i32, color: i32, name: &str) -> i32 {
    println!("enter {} {} {}", name, show(alpha), show(beta));
    if depth <= 0 {
        let v = color * eval(x);
        println!("leaf {}", v);
        return v;
    }
    let kids = [x + 1, x * 2 - 3, x - 4, x + 9];
    let mut best = -INF;
    for (i, k) in kids.iter().enumerate() {
        let nm = format!("{}", i + 1);
        let mut v;
        if i >= 2 && depth >= 3 {
            println!("reduce 1");
            v = -search(*k, depth - 2, -beta, -alpha, -color, &nm);
            if v > alpha {
                v = -search(*k, depth - 1, -beta, -alpha, -color, &nm);
            }
        } else {
            v = -search(*k, depth - 1, -beta, -alpha, -color, &nm);
        }
        if v > best { best = v; }
        if best > alpha { alpha = best; }
        if alpha >= beta {
            println!("cut");
            break;
        }
    }
    println!("exit {}", best);
    best
}

fn main() {
    println!("yomisuji search-log 2");
    println!("algorithm alpha-beta");
    println!("view mover");
    println!("depth 4");
    search(3, 4, -INF, INF, 1, "root");
}
