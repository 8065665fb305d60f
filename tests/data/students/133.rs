// Alpha-beta with two enums; cuts only if alpha > beta (strictly), so ties are read on.
#[derive(Debug)]
enum T { L(i64), N(Vec<T>) }
use T::*;

#[derive(Clone, Copy, PartialEq)]
enum Side { Max, Min }

fn show(t: &T) -> String {
    match t {
        L(v) => v.to_string(),
        N(k) => format!("[{}]", k.iter().map(show).collect::<Vec<_>>().join(", ")),
    }
}

fn go(t: &T, a: i64, b: i64, side: Side, name: &str) -> i64 {
    println!("enter {} {} {}", name, a, b);
    let kids = match t {
        L(v) => { println!("leaf {}", v); return *v; }
        N(k) => k,
    };
    let (mut a, mut b) = (a, b);
    let mut best: Option<i64> = None;
    for (i, k) in kids.iter().enumerate() {
        let next = if side == Side::Max { Side::Min } else { Side::Max };
        let v = go(k, a, b, next, &(i + 1).to_string());
        best = Some(match (best, side) {
            (None, _) => v,
            (Some(w), Side::Max) => w.max(v),
            (Some(w), Side::Min) => w.min(v),
        });
        match side {
            Side::Max => a = a.max(v),
            Side::Min => b = b.min(v),
        }
        if a > b {
            println!("cut");
            break;
        }
    }
    println!("exit {}", best.unwrap());
    best.unwrap()
}

fn main() {
    let tree = N(vec![
        N(vec![N(vec![L(2), L(2)]), N(vec![L(5), L(2)]), L(4)]),
        N(vec![N(vec![L(2), L(-1)]), N(vec![L(3), L(3)])]),
        N(vec![N(vec![L(4), L(0)]), L(2), N(vec![L(1), L(7)])]),
        N(vec![N(vec![L(0), L(1)]), N(vec![L(9), L(-9)])]),
    ]);
    println!("yomisuji search-log 2\ntree {}", show(&tree));
    go(&tree, i64::MIN, i64::MAX, Side::Max, "");
}
