// PVS, negamax, fail-soft
enum N { L(i32), I(Vec<N>) }
fn parse(s: &[u8], p: &mut usize) -> N {
    if s[*p] == b'[' {
        *p += 1;
        let mut v = vec![];
        while s[*p] != b']' { if s[*p] == b',' { *p += 1; } v.push(parse(s, p)); }
        *p += 1;
        N::I(v)
    } else {
        let st = *p;
        while s[*p] == b'-' || s[*p].is_ascii_digit() { *p += 1; }
        N::L(std::str::from_utf8(&s[st..*p]).unwrap().parse().unwrap())
    }
}
const INF: i32 = 1_000_000;
fn pvs(n: &N, mut a: i32, b: i32, color: i32, name: &str) -> i32 {
    println!("enter {} {} {}", name, a, b);
    let cs = match n { N::L(v) => { println!("leaf {}", v * color); return v * color; } N::I(c) => c };
    let mut best = -INF;
    for (i, c) in cs.iter().enumerate() {
        let nm = i.to_string();
        let mut v;
        if i == 0 { v = -pvs(c, -b, -a, -color, &nm); }
        else {
            v = -pvs(c, -a - 1, -a, -color, &nm);
            if v > a && v < b { v = -pvs(c, -b, -a, -color, &nm); }
        }
        best = best.max(v);
        a = a.max(v);
        if a >= b { println!("cut"); break; }
    }
    println!("exit {}", best);
    best
}
fn main() {
    let t = "[[[5,3,4],[6,9,2]],[[7,1,8],[6,6,10]],[[9,5,0],[4,8,3]],[[8,8,7],[7,12,1]]]";
    println!("yomisuji search-log 2\nalgorithm pvs\nview mover\ninfinity 1000000\ntree {}", t);
    pvs(&parse(t.as_bytes(), &mut 0), -INF, INF, 1, "root");
}
