enum T { L(i64), N(Vec<T>) }
use T::{L, N};
const INF: i64 = 1_000_000;

fn max_node(t: &T, mut a: i64, b: i64, name: &str) -> i64 {
    println!("enter {} {} {}", name, a, b);
    match t {
        L(v) => { println!("leaf {}", v); *v }
        N(kids) => {
            let mut best = -INF;
            for (i, k) in kids.iter().enumerate() {
                let v = min_node(k, a, b, &format!("{}{}", name, i + 1));
                if v >= b { println!("cut"); break; }
                if v > best { best = v; }
                a = a.max(best);
            }
            println!("exit {}", best);
            best
        }
    }
}
fn min_node(t: &T, a: i64, mut b: i64, name: &str) -> i64 {
    println!("enter {} {} {}", name, a, b);
    match t {
        L(v) => { println!("leaf {}", v); *v }
        N(kids) => {
            let mut best = INF;
            for (i, k) in kids.iter().enumerate() {
                let v = max_node(k, a, b, &format!("{}{}", name, i + 1));
                if v < best { best = v; }
                if v <= a { println!("cut"); break; }
                b = b.min(best);
            }
            println!("exit {}", best);
            best
        }
    }
}
fn main() {
    let t = N(vec![
        N(vec![N(vec![L(3), L(5)]), N(vec![L(2), L(8), L(1)]), N(vec![L(4), L(0)])]),
        N(vec![N(vec![L(6), L(7)]), N(vec![L(9), L(3)]), L(4)]),
        N(vec![N(vec![L(1), L(2)]), N(vec![L(5), L(5)])]),
    ]);
    println!("yomisuji search-log 1\ninfinity 1000000");
    max_node(&t, -INF, INF, "n");
}
