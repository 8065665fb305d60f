// negamax alpha-beta, fail-hard, book with "cut >"
enum N { L(i32), B(&'static str, Vec<N>) }
use N::*;
fn lst(name: &'static str, v: &[i32]) -> N { B(name, v.iter().map(|x| L(*x)).collect()) }
fn s(x: i32) -> String { if x >= 1000 { "inf".into() } else if x <= -1000 { "-inf".into() } else { x.to_string() } }
fn go(n: &N, name: &str, mut a: i32, b: i32, c: i32, d: usize) -> i32 {
    let pad = " ".repeat(d);
    println!("{}enter {} {} {}", pad, name, s(a), s(b));
    match n {
        L(v) => { println!("{}leaf {}", pad, c * v); c * v }
        B(my, kids) => {
            for (i, k) in kids.iter().enumerate() {
                let nm = match k { L(_) => format!("{}-{}", my, (b'a' + i as u8) as char), B(x, _) => x.to_string() };
                let v = -go(k, &nm, -b, -a, -c, d + 1);
                if v > b {
                    if i + 1 < kids.len() { println!("{}cut", pad); }
                    println!("{}exit {}", pad, s(b));
                    return b;
                }
                if v > a { a = v; }
            }
            println!("{}exit {}", pad, s(a));
            a
        }
    }
}
fn main() {
    let t = B("start", vec![
        B("north", vec![lst("hill", &[3, 8, 3]), lst("lake", &[5, 3]), lst("wood", &[-1, 9])]),
        B("east", vec![lst("mill", &[2, 3]), lst("farm", &[4, 4, 7]), lst("barn", &[3])]),
        B("south", vec![lst("pier", &[3, 1]), lst("dune", &[6, 2, 5])]),
        B("west", vec![lst("moor", &[8, 4]), lst("cliff", &[4, 5, 1]), lst("cave", &[9, 9])]),
    ]);
    println!("yomisuji search-log 2\nview mover\ncut >\nreturn hard");
    go(&t, "start", -1000, 1000, 1, 0);
}
