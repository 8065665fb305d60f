// alpha-beta, MAX's view; the tree comes from a small text
#[derive(Debug)]
enum Tree { Leaf(i64), Inner(Vec<Tree>) }
fn parse(s: &[u8], i: &mut usize) -> Tree {
    while s[*i] == b' ' || s[*i] == b',' { *i += 1; }
    if s[*i] == b'[' {
        *i += 1;
        let mut v = Vec::new();
        loop {
            while s[*i] == b' ' || s[*i] == b',' { *i += 1; }
            if s[*i] == b']' { *i += 1; return Tree::Inner(v); }
            v.push(parse(s, i));
        }
    }
    let st = *i;
    while *i < s.len() && (s[*i] == b'-' || s[*i].is_ascii_digit()) { *i += 1; }
    Tree::Leaf(std::str::from_utf8(&s[st..*i]).unwrap().parse().unwrap())
}
fn f(x: i64) -> String { match x { i64::MIN => "i64::MIN".into(), i64::MAX => "i64::MAX".into(), _ => x.to_string() } }
fn ab(t: &Tree, path: &str, mut alpha: i64, mut beta: i64, max: bool) -> i64 {
    println!("enter {} {} {}", path, f(alpha), f(beta));
    let kids = match t {
        Tree::Leaf(v) => { println!("leaf {}", v); return *v; }
        Tree::Inner(k) => k,
    };
    let mut best = if max { i64::MIN } else { i64::MAX };
    for (i, k) in kids.iter().enumerate() {
        let p = if path == "root" { format!("{}", i) } else { format!("{}.{}", path, i) };
        let v = ab(k, &p, alpha, beta, !max);
        let stop = if max {
            best = best.max(v);
            alpha = alpha.max(best);
            best >= beta
        } else {
            best = best.min(v);
            beta = beta.min(best);
            best < alpha
        };
        if stop {
            if i + 1 < kids.len() { println!("cut"); }
            break;
        }
    }
    println!("exit {}", best);
    best
}
fn main() {
    let s = "[[[5, 2], [8, 5, 5], [4, 9]], [[5, 3], [7], [6, 1]], [[6, 4], [5, 5], [9, 2, 3], [8]], [[-1, 5], [7, 7]]]";
    println!("yomisuji search-log 2");
    println!("cut >=");
    println!("return soft");
    println!("tree {}", s);
    let mut i = 0;
    ab(&parse(s.as_bytes(), &mut i), "root", i64::MIN, i64::MAX, true);
}
