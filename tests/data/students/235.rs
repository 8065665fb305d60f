// alpha-beta; moves are sorted by a guess, best first
use std::fmt::Write;
struct Node { name: String, guess: i32, kids: Vec<Node> }
struct R(u64);
impl R { fn n(&mut self, m: u64) -> i32 { self.0 ^= self.0 << 13; self.0 ^= self.0 >> 7; self.0 ^= self.0 << 17; (self.0 % m) as i32 } }
fn grow(r: &mut R, name: String, d: u32, g: i32) -> Node {
    let mut kids = Vec::new();
    if d > 0 {
        for i in 0..(3 + r.n(2)) {
            let mut s = name.clone();
            if s == "top" { s.clear(); }
            write!(s, "{}", ["u", "v", "w", "x"][i as usize]).unwrap();
            let q = g + r.n(11) - 5;
            kids.push(grow(r, s, d - 1, q));
        }
    }
    Node { name, guess: g, kids }
}
fn w(x: Option<i32>, minus: bool) -> String { x.map(|v| v.to_string()).unwrap_or(if minus { "-inf".into() } else { "inf".into() }) }
fn ab(n: &Node, mut alpha: Option<i32>, mut beta: Option<i32>, max: bool) -> i32 {
    println!("enter {} {} {}", n.name, w(alpha, true), w(beta, false));
    if n.kids.is_empty() { println!("leaf {}", n.guess); return n.guess; }
    let mut order: Vec<&Node> = n.kids.iter().collect();
    order.sort_by_key(|k| if max { -k.guess } else { k.guess });
    let mut best: Option<i32> = None;
    for (i, k) in order.iter().enumerate() {
        let v = ab(k, alpha, beta, !max);
        let better = match best { None => true, Some(b) => if max { v > b } else { v < b } };
        if better { best = Some(v); }
        if max { if alpha.map_or(true, |a| v > a) { alpha = Some(v); } } else { if beta.map_or(true, |b| v < b) { beta = Some(v); } }
        let closed = match (alpha, beta) { (Some(a), Some(b)) => a >= b, _ => false };
        if closed || !better {
            if i + 1 < order.len() { println!("cut"); }
            break;
        }
    }
    println!("exit {}", best.unwrap());
    best.unwrap()
}
fn main() {
    let mut r = R(9235236);
    let t = grow(&mut r, "top".into(), 3, 1);
    println!("yomisuji search-log 2\nalgorithm alpha-beta\nroot max\nview max\nreturn soft");
    ab(&t, None, None, true);
}
