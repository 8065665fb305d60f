// quiescence search without windows: stop, or go on capturing
struct P { stand: i32, caps: Vec<(&'static str, P)> }
fn p(stand: i32, caps: Vec<(&'static str, P)>) -> P { P { stand, caps } }
fn quiet(n: &P, name: &str, max: bool, d: usize) -> i32 {
    let t = "\t".repeat(d);
    println!("{t}enter {name}");
    if n.caps.is_empty() { println!("{t}leaf {}", n.stand); return n.stand; }
    println!("{t}stand {}", n.stand);
    let mut best = n.stand;
    for (m, c) in &n.caps {
        let v = quiet(c, m, !max, d + 1);
        best = if max { best.max(v) } else { best.min(v) };
    }
    println!("{t}exit {best}");
    best
}
fn main() {
    let root = p(0, vec![
        ("NxP", p(1, vec![("PxN", p(-2, vec![("BxP", p(-1, vec![("QxB", p(-4, vec![("RxQ", p(5, vec![]))]))])), ("QxP", p(-1, vec![]))])),
                          ("BxN", p(-2, vec![("RxB", p(1, vec![])), ("QxB", p(1, vec![("RxQ", p(-8, vec![]))]))]))])),
        ("BxB", p(3, vec![("PxB", p(0, vec![])), ("QxB", p(0, vec![("RxQ", p(9, vec![("KxR", p(4, vec![]))]))])), ("RxP", p(2, vec![]))])),
        ("QxR", p(5, vec![("KxQ", p(-4, vec![("NxP", p(-3, vec![]))])), ("RxQ", p(-4, vec![]))])),
        ("PxP", p(1, vec![("PxP", p(0, vec![("NxP", p(1, vec![("RxN", p(-2, vec![])), ("BxN", p(-2, vec![("RxB", p(1, vec![]))]))]))])), ("RxR", p(-4, vec![("RxR", p(1, vec![]))]))])),
    ]);
    println!("yomisuji search-log 2");
    println!("algorithm quiescence");
    println!("root max");
    quiet(&root, "root", true, 0);
}
