// Take-away from two piles; negamax with alpha-beta. Value: pile points collected by the winner of the last match.
const INF: i32 = 1 << 30;
struct G { piles: [i32; 2], score: [i32; 2] }
impl G {
    fn moves(&self) -> Vec<(usize, i32)> {
        let mut m = vec![];
        for p in 0..2 { for k in 1..=2 { if self.piles[p] >= k { m.push((p, k)); } } }
        m
    }
    fn points(&self, p: usize, k: i32) -> i32 { if p == 0 { 2 * k - self.piles[0] } else { (self.piles[1] * k) % 5 } }
}
fn show(x: i32) -> String { if x >= INF { "+inf".to_string() } else if x <= -INF { "-inf".to_string() } else { x.to_string() } }
fn search(g: &mut G, me: usize, alpha: i32, beta: i32, name: String) -> i32 {
    println!("enter {} {} {}", name, show(alpha), show(beta));
    let m = g.moves();
    if m.is_empty() {
        let v = g.score[me] - g.score[1 - me];
        println!("leaf {}", v);
        return v;
    }
    let mut best = -INF;
    for (i, (p, k)) in m.iter().enumerate() {
        let pts = g.points(*p, *k);
        g.score[me] += pts;
        g.piles[*p] -= k;
        let v = -search(g, 1 - me, -beta, -best, format!("{}{}", if *p == 0 { "x" } else { "y" }, k));
        g.piles[*p] += k;
        g.score[me] -= pts;
        if v > best { best = v; }
        if best >= beta {
            if i + 1 < m.len() { println!("cut"); }
            break;
        }
    }
    println!("exit {}", best);
    best
}
fn main() {
    println!("yomisuji search-log 2\nview mover\nreturn soft");
    let mut g = G { piles: [3, 2], score: [0, 0] };
    search(&mut g, 0, -INF, INF, "start".to_string());
}
