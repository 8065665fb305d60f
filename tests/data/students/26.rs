// negamax over a take-away game: take 1, 2 or 3; last one wins (value: stones taken matter too)
const INF: i32 = 30000;

fn negamax(heap: i32, mine: i32, yours: i32, mut alpha: i32, beta: i32) -> i32 {
    println!("enter {} {}", alpha, beta);
    if heap == 0 {
        let v = -10 + mine - yours; // the other one has taken the last
        println!("leaf {}", v);
        return v;
    }
    let mut best = -INF;
    for take in 1..=heap.min(3) {
        let v = -negamax(heap - take, yours, mine + take, -beta, -alpha);
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
    println!("yomisuji search-log 1");
    println!("view mover");
    println!("infinity 30000");
    negamax(6, 0, 0, -INF, INF);
}
